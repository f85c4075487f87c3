"""Why not: every reason comes up in a position of its own, and tells a seat nothing it may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE, EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.flags import (
    END_OF_GAME_TURN,
    MOVE_AND_ATTACK,
    NO_ACTIVATE,
    NO_ACTIVATE_AFTER_MOVE,
    NO_LEAVE,
    NO_MOVE,
    NO_PHYSICAL_ACTIVATE,
    set_flag,
)
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.quests import shut_for_this_turn
from conclave.games.black_rose_wars.rules.study import PREPARATION_PHASE, STUDY_PHASE
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ANDROMEDA,
    ARMORY,
    BONE_KNIGHT,
    CAST,
    CERBERO,
    COMPLETE,
    COMPLETED,
    CROWN_WINNER,
    DISCARD,
    DIVINE_ALTAR,
    DONE,
    DRAW_FROM,
    END,
    EVOKE,
    FORGE,
    FORGOTTEN,
    FORGOTTEN_DECK,
    GARDEN,
    GRIMOIRE,
    HAND,
    KEEP,
    LANDSKNECHT,
    MIRRORS_ROOM,
    ORACLE_ROOM,
    OUT,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PREPARE,
    REASONS,
    REMOVE,
    REPLACE,
    REVERSE,
    SACRIFICE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    TAKE_CELL,
    TAKE_MAGE,
    TAKE_SCHOOL,
    THE_ABYSS,
    TRANSMUTATION,
    USED,
    VORTEX_LAST,
    YES,
)
from conclave.kernel.choices import Option
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION, Reason
from conclave.kernel.rng import seeded
from conclave.show.translation import language
from conclave.terminal.why import Why
from conclave.testkit.worlds import another_world
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    face_of,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    opened,
    put_summoned,
)
from tests.games.black_rose_wars.phases import at_phase, held, shyly, wound

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA = 4, 7
NOBODYS = 15
CENTRE = at(0, 0)
THRONE = at(1, 0)
BESIDE = at(0, 1)
QUIET: Final = "read-the-past-and-future"
"""A Spell whose Reverse asks nothing."""

Refused = tuple[Table, int, Option]
Case = Callable[[], Refused]
CASES: Final[dict[str, Case]] = {}
KEYS: Final = [reason.key for reason in REASONS.all[NO_SUCH_THING + 1 :]]
"""The reasons of this game; the first few are every game's."""


def case(key: str) -> Callable[[Case], Case]:
    """Enter a position in which something is refused for the reason with this key."""

    def enter(position: Case) -> Case:
        assert key not in CASES
        CASES[key] = position
        return position

    return enter


def reason_for(s: Table, seat: int, verb: int, a: int = -1, b: int = -1) -> Reason:
    """What a seat is told that asks why not."""
    return GAME.why_not(GAME.view(s, seat), seat, verb, a, b)


@pytest.mark.parametrize("key", KEYS)
def test_each_reason_comes_up(key: str) -> None:
    """Law 5: every refusal can say why, from the predicate that decides what is offered."""
    s, seat, o = CASES[key]()
    d = s.decision_of(seat)
    assert d is not None
    assert o not in d.options
    assert reason_for(s, seat, o.verb, o.a, o.b).key == key


@pytest.mark.parametrize("key", KEYS)
def test_in_another_world_the_reason_is_the_same(key: str) -> None:
    """What a seat may not know changes no answer, whatever it asks about the things it knows by number."""
    s, seat, o = CASES[key]()
    for seed in range(2):
        w = another_world(GAME, s, seat, seeded(seed))
        assert reason_for(w, seat, o.verb, o.a, o.b).key == key
        for a in range(0, len(s.face), 23):
            mine, theirs = (reason_for(x, seat, o.verb, a, o.b).key for x in (s, w))
            assert mine == theirs


@pytest.mark.parametrize("key", KEYS)
def test_what_is_offered_is_never_refused(key: str) -> None:
    """The options of the positions here are allowed, all of them."""
    s, seat, _ = CASES[key]()
    d = s.decision_of(seat)
    assert d is not None
    assert {reason_for(s, seat, o.verb, o.a, o.b).number for o in d.options} == {ALLOWED}


def test_no_reason_is_tested_that_does_not_exist() -> None:
    assert sorted(CASES) == sorted(KEYS)


def test_every_reason_is_a_sentence_with_a_rule() -> None:
    """Short enough for one line of a screen."""
    for reason in REASONS.all[NO_SUCH_THING + 1 :]:
        assert reason.sentence.endswith(".")
        assert len(reason.sentence) <= 90
        assert reason.rule


# --- setup -----
def second_chooser(n: int, verb: int) -> tuple[Table, int]:
    """The first player has chosen; the second is asked for something of the same kind."""
    s = opened(3)
    first = s.pending[0].seat
    while s.pending[0].seat == first or s.pending[0].options[0].verb != verb:
        assert n > 0
        n -= 1
        d = s.pending[0]
        answer(s, d.seat, d.options[0].verb, d.options[0].a)
    return s, s.pending[0].seat


@case("mage-taken")
def mage_taken() -> Refused:
    s, seat = second_chooser(9, TAKE_MAGE)
    return s, seat, Option(TAKE_MAGE, 0)


@case("cell-taken")
def cell_taken() -> Refused:
    s, seat = second_chooser(9, TAKE_CELL)
    return s, seat, Option(TAKE_CELL, 0)


@case("cell-left-out")
def cell_left_out() -> Refused:
    s, seat = second_chooser(9, TAKE_CELL)
    return s, seat, Option(TAKE_CELL, 3)


@case("school-taken")
def school_taken() -> Refused:
    s, seat = second_chooser(19, TAKE_SCHOOL)
    return s, seat, Option(TAKE_SCHOOL, 0)


# --- Study and Preparation -----
def studying(switches: int = RULEBOOK) -> Table:
    """Everybody has read; Nero names Schools."""
    s = at_phase(STUDY_PHASE, switches=switches)
    begin(s)
    shyly(s, (DONE,))
    return s


@case("not-in-hand")
def not_in_hand() -> Refused:
    s = at_phase(STUDY_PHASE)
    begin(s)
    return s, NERO, Option(REMOVE, s.top[GRIMOIRE + NERO])


@case("not-studied")
def not_studied() -> Refused:
    s = studying()
    shyly(s, (DRAW_FROM,))
    return s, NERO, Option(KEEP, s.top[HAND + NERO])


@case("school-empty")
def school_empty() -> Refused:
    s = studying()
    for c in cards_in(s, SCHOOL_DECK + TRANSMUTATION):
        put(s, c, OUT)
    answer(s, NERO, DRAW_FROM, 0)
    return s, NERO, Option(DRAW_FROM, TRANSMUTATION)


@case("never-forgotten")
def never_forgotten() -> Refused:
    return studying(), NERO, Option(DRAW_FROM, FORGOTTEN)


@case("no-removing")
def no_removing() -> Refused:
    s = studying(MANUAL)
    return s, NERO, Option(REMOVE, s.top[HAND + NERO])


@case("removed-already")
def removed_already() -> Refused:
    s = at_phase(STUDY_PHASE)
    begin(s)
    answer(s, NERO, REMOVE, s.top[HAND + NERO])
    shyly(s, (DONE,))
    return s, NERO, Option(REMOVE, s.top[HAND + NERO])


@case("not-within-step")
def not_within_step() -> Refused:
    s = studying()
    return s, NERO, Option(REMOVE, s.top[HAND + NERO])


def preparing() -> Table:
    """Nero places Spells, one of them a Room Trap."""
    s = at_phase(PREPARATION_PHASE)
    for key in ("fireball", "ice-grip", "blood-pact"):
        give(s, NERO, key)
    begin(s)
    return s


@case("placed-already")
def placed_already() -> Refused:
    s = preparing()
    c = held(s, NERO, "fireball")
    answer(s, NERO, PREPARE, c, STRAIGHT)
    return s, NERO, Option(PREPARE, c, REVERSE)


@case("no-reverse")
def no_reverse() -> Refused:
    s = preparing()
    return s, NERO, Option(PREPARE, held(s, NERO, "blood-pact"), REVERSE)


@case("place-two")
def place_two() -> Refused:
    s = preparing()
    answer(s, NERO, PREPARE, held(s, NERO, "fireball"), STRAIGHT)
    return s, NERO, Option(DONE)


# --- a combination of Actions -----
def in_lodge(switches: int = RULEBOOK, where: int = CENTRE) -> Table:
    """Nero in the middle, or elsewhere; the others around it, each in another Room."""
    s = in_action(switches=switches)
    s.where[:4] = [where, BESIDE, at(-1, 1), at(-1, 0)]
    return s


def acting(s: Table) -> Table:
    """Nero is asked for an Action."""
    begin(s)
    return s


def prepared(s: Table, *places: int, key: str = QUIET, status: int = 0) -> Table:
    """Spells of Nero lie on places of its sheet."""
    for place in places:
        lay_spell(s, NERO, place, key, REVERSE, status)
    return s


@case("two-actions")
def two_actions() -> Refused:
    s = acting(prepared(in_lodge(), 1))
    for _ in range(2):
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, STOP)
    return s, NERO, Option(CAST, 1)


@case("no-token")
def no_token() -> Refused:
    s = prepared(in_lodge(), 1)
    s.tokens[NERO] = 0
    return acting(s), NERO, Option(PHYSICAL_MOVE)


@case("in-your-cell")
def in_your_cell() -> Refused:
    return acting(prepared(in_action(), 1)), NERO, Option(CAST, 1)


@case("leave-cell")
def leave_cell() -> Refused:
    return acting(prepared(in_action(), 1)), NERO, Option(END)


@case("something-left")
def something_left() -> Refused:
    return acting(prepared(in_lodge(), 1)), NERO, Option(END)


@case("not-your-sheet")
def not_your_sheet() -> Refused:
    s = prepared(in_lodge(), 1)
    return acting(s), NERO, Option(CAST, lay_spell(s, TESSA, 1, "fireball", STRAIGHT))


@case("empty-place")
def empty_place() -> Refused:
    return acting(prepared(in_lodge(), 1)), NERO, Option(SACRIFICE, 2)


@case("set-already")
def set_already() -> Refused:
    return acting(prepared(in_lodge(), 1, key="deceiving-wind", status=ACTIVE)), NERO, Option(CAST, 1)


@case("used-already")
def used_already() -> Refused:
    return acting(prepared(in_lodge(), 1, status=USED)), NERO, Option(SACRIFICE, 1)


@case("not-next")
def not_next() -> Refused:
    return acting(prepared(in_lodge(), 1, 2)), NERO, Option(CAST, 2)


@case("two-standard")
def two_standard() -> Refused:
    s = acting(prepared(in_lodge(), 1, 2))
    answer(s, NERO, CAST, 1)
    return s, NERO, Option(CAST, 2)


@case("one-quick")
def one_quick() -> Refused:
    s = acting(prepared(in_lodge(), 0))
    answer(s, NERO, CAST, 0)
    return prepared(s, 0), NERO, Option(CAST, 0)


@case("active-stays")
def active_stays() -> Refused:
    s = prepared(in_lodge(MANUAL), 1, key="deceiving-wind", status=ACTIVE)
    return acting(s), NERO, Option(SACRIFICE, 1)


@case("finish-first")
def finish_first() -> Refused:
    s = moving(prepared(in_lodge(), 1))
    return s, NERO, Option(CAST, 1)


@case("by-physical-action")
def by_physical_action() -> Refused:
    return acting(in_lodge(where=THRONE)), NERO, Option(ACTIVATE, THRONE)


@case("in-their-phase")
def in_their_phase() -> Refused:
    s = in_lodge()
    put_summoned(s, OF_NERO, CERBERO, CENTRE)
    return acting(s), NERO, Option(EVOKE, OF_NERO)


# --- Physical Actions -----
def moving(s: Table) -> Table:
    """Nero has begun to move."""
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    return s


def face_to_face(where: int = THRONE) -> Table:
    """Nero and Rebecca in one Room; Tessa in her Cell, an Evocation of Nero's beside it."""
    s = in_lodge(where=where)
    s.where[REBECCA] = where
    s.where[TESSA] = in_action().where[TESSA]
    put_summoned(s, OF_NERO, CERBERO, where)
    return s


def attacking() -> Table:
    """Nero has begun an attack."""
    s = acting(face_to_face())
    answer(s, NERO, PHYSICAL_ATTACK)
    return s


def bound(flag: int, where: int = THRONE) -> Table:
    """Something holds for Nero."""
    s = in_lodge(where=where)
    set_flag(s, NERO, flag, 1, END_OF_GAME_TURN, -1, TESSA)
    return s


@case("moves-not")
def moves_not() -> Refused:
    return attacking(), NERO, Option(STEP, CENTRE, NERO)


@case("strikes-not")
def strikes_not() -> Refused:
    return moving(face_to_face()), NERO, Option(PHYSICAL_ATTACK)


@case("struck-already")
def struck_already() -> Refused:
    s = attacking()
    answer(s, NERO, PHYSICAL_ATTACK)
    return s, NERO, Option(PHYSICAL_ATTACK)


@case("move-is-over")
def move_is_over() -> Refused:
    s = bound(MOVE_AND_ATTACK, CENTRE)
    s.where[REBECCA] = THRONE
    moving(s)
    answer(s, NERO, STEP, THRONE, NERO)
    answer(s, NERO, ACTIVATE, THRONE)
    return s, NERO, Option(STEP, CENTRE, NERO)


@case("no-steps-left")
def no_steps_left() -> Refused:
    s = moving(in_lodge())
    answer(s, NERO, STEP, BESIDE, NERO)
    answer(s, NERO, STEP, THRONE, NERO)
    return s, NERO, Option(STEP, CENTRE, NERO)


@case("may-not-move")
def may_not_move() -> Refused:
    return moving(bound(NO_MOVE)), NERO, Option(STEP, CENTRE, NERO)


@case("may-not-leave")
def may_not_leave() -> Refused:
    return moving(bound(NO_LEAVE)), NERO, Option(STEP, CENTRE, NERO)


@case("same-room")
def same_room() -> Refused:
    return moving(in_lodge()), NERO, Option(STEP, CENTRE, NERO)


@case("not-adjacent")
def not_adjacent() -> Refused:
    return moving(in_lodge()), NERO, Option(STEP, at(2, 0), NERO)


@case("no-room")
def no_room() -> Refused:
    """O3: the Lodge of the manual has a hole."""
    return moving(in_lodge(MANUAL, THRONE)), NERO, Option(STEP, at(2, -1), NERO)


@case("activated-once")
def activated_once() -> Refused:
    s = moving(in_lodge(where=THRONE))
    answer(s, NERO, ACTIVATE, THRONE)
    return s, NERO, Option(ACTIVATE, THRONE)


@case("not-where-you-stand")
def not_where_you_stand() -> Refused:
    return moving(in_lodge(where=THRONE)), NERO, Option(ACTIVATE, BESIDE)


@case("not-by-action")
def not_by_action() -> Refused:
    return moving(bound(NO_PHYSICAL_ACTIVATE)), NERO, Option(ACTIVATE, THRONE)


@case("not-after-moving")
def not_after_moving() -> Refused:
    s = moving(bound(NO_ACTIVATE_AFTER_MOVE, CENTRE))
    answer(s, NERO, STEP, THRONE, NERO)
    return s, NERO, Option(ACTIVATE, THRONE)


@case("may-not-activate")
def may_not_activate() -> Refused:
    return moving(bound(NO_ACTIVATE)), NERO, Option(ACTIVATE, THRONE)


@case("room-destroyed")
def room_destroyed() -> Refused:
    s = in_lodge(where=THRONE)
    s.destroyed[THRONE] = 1
    return moving(s), NERO, Option(ACTIVATE, THRONE)


@case("token-comes-later")
def token_comes_later() -> Refused:
    return moving(in_lodge()), NERO, Option(ACTIVATE, CENTRE)


@case("token-turned")
def token_turned() -> Refused:
    s = in_lodge(where=THRONE)
    s.flipped[THRONE] = 1
    return moving(s), NERO, Option(ACTIVATE, THRONE)


def under_the_second_moon(cards: int) -> Table:
    """The Black Rose Room has its token; Nero stands there with so many cards."""
    s = in_lodge()
    s.moon = 2
    for c in cards_in(s, GRIMOIRE + NERO)[:cards]:
        put(s, c, HAND + NERO)
    return s


@case("four-cards")
def four_cards() -> Refused:
    return moving(under_the_second_moon(3)), NERO, Option(ACTIVATE, CENTRE)


@case("none-forgotten")
def none_forgotten() -> Refused:
    s = under_the_second_moon(4)
    for c in cards_in(s, FORGOTTEN_DECK):
        put(s, c, OUT)
    return moving(s), NERO, Option(ACTIVATE, CENTRE)


# --- attacks -----
@case("attack-first")
def attack_first() -> Refused:
    return acting(face_to_face()), NERO, Option(PHYSICAL_ATTACK, REBECCA)


@case("not-in-play")
def not_in_play() -> Refused:
    return acting(face_to_face()), NERO, Option(PHYSICAL_ATTACK, NOBODYS)


@case("own-model")
def own_model() -> Refused:
    return acting(face_to_face()), NERO, Option(PHYSICAL_ATTACK, OF_NERO)


@case("in-its-cell")
def in_its_cell() -> Refused:
    return acting(face_to_face()), NERO, Option(PHYSICAL_ATTACK, TESSA)


@case("not-here")
def not_here() -> Refused:
    return attacking(), NERO, Option(PHYSICAL_ATTACK, JAFAR)


@case("nobody-there")
def nobody_there() -> Refused:
    return acting(in_lodge()), NERO, Option(PHYSICAL_ATTACK)


@case("no-attack-value")
def no_attack_value() -> Refused:
    s = using(ANDROMEDA)
    s.where[REBECCA] = s.where[OF_NERO]
    return s, NERO, Option(PHYSICAL_ATTACK, OF_NERO)


# --- targets of Spells -----
def aiming(key: str, side: int, s: Table | None = None) -> Table:
    """Nero has cast a Spell and is asked for its target."""
    s = in_lodge() if s is None else s
    p = lay_spell(s, NERO, 1, key, side)
    begin(s)
    answer(s, NERO, CAST, p)
    return s


@case("yourself")
def yourself() -> Refused:
    return aiming("sick-withering", STRAIGHT), NERO, Option(PICK_MODEL, NERO)


@case("too-far")
def too_far() -> Refused:
    """R100: its range is 2, and four steps lead there."""
    s = in_lodge(where=at(-2, 0))
    s.where[JAFAR] = at(2, 0)
    s.where[TESSA] = at(-1, 0)
    s.where[REBECCA] = at(-2, 1)
    return aiming("sick-withering", STRAIGHT, s), NERO, Option(PICK_MODEL, JAFAR)


@case("not-in-line")
def not_in_line() -> Refused:
    """R100: two steps away, but round a corner."""
    s = in_lodge()
    s.where[JAFAR] = at(1, 1)
    return aiming("sick-withering", STRAIGHT, s), NERO, Option(PICK_MODEL, JAFAR)


@case("empty-between")
def empty_between() -> Refused:
    s = in_lodge(MANUAL, at(2, -2))
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = at(1, -1), at(1, -2), at(2, 0)
    return aiming("sick-withering", STRAIGHT, s), NERO, Option(PICK_MODEL, JAFAR)


@case("aims-at-model")
def aims_at_model() -> Refused:
    return aiming("sick-withering", STRAIGHT), NERO, Option(PICK_ROOM, BESIDE)


@case("aims-at-room")
def aims_at_room() -> Refused:
    return aiming("fireball", STRAIGHT), NERO, Option(PICK_MODEL, REBECCA)


def with_evocations(*kinds: int) -> Table:
    """Evocations of Nero stand beside it, and a Cerbero of Rebecca's with them."""
    s = in_lodge()
    for n, kind in enumerate(kinds):
        put_summoned(s, OF_NERO + n, kind, (THRONE, BESIDE)[n])
    put_summoned(s, OF_REBECCA, CERBERO, THRONE)
    return s


@case("mages-only")
def mages_only() -> Refused:
    return aiming("fire-of-fate", STRAIGHT, with_evocations()), NERO, Option(PICK_MODEL, OF_REBECCA)


@case("evocations-only")
def evocations_only() -> Refused:
    s = with_evocations(CERBERO, BONE_KNIGHT)
    return aiming("suggestion", STRAIGHT, s), NERO, Option(PICK_MODEL, TESSA)


@case("own-only")
def own_only() -> Refused:
    s = with_evocations(CERBERO, BONE_KNIGHT)
    return aiming("demons-howl", STRAIGHT, s), NERO, Option(PICK_MODEL, OF_REBECCA)


@case("another-kind")
def another_kind() -> Refused:
    """A Bone Knight and a Landsknecht are Undead, a Cerbero is a Demon."""
    s = with_evocations(LANDSKNECHT, BONE_KNIGHT)
    return aiming("putrefy", REVERSE, s), NERO, Option(PICK_MODEL, OF_REBECCA)


def colours() -> Table:
    """The Oracle Room and the Mirrors Room are blue, the Forge is green."""
    s = in_lodge()
    for room, hex_ in ((ORACLE_ROOM, at(1, -1)), (MIRRORS_ROOM, at(0, -1)), (FORGE, BESIDE)):
        lay_room(s, room, hex_)
    return s


@case("blue-only")
def blue_only() -> Refused:
    return aiming("shadow-step", STRAIGHT, colours()), NERO, Option(PICK_ROOM, BESIDE)


@case("not-a-blue-one")
def not_a_blue_one() -> Refused:
    return aiming("arcane-mirage", REVERSE, colours()), NERO, Option(PICK_ROOM, at(1, -1))


@case("too-stable")
def too_stable() -> Refused:
    """Unstable Bind asks for 3 cubes; in the last Room lie 2."""
    s = in_lodge()
    for hex_, n in ((THRONE, 3), (BESIDE, 4), (at(0, -1), 2)):
        s.instability[SIDES * hex_ + TESSA] = n
    return aiming("unstable-bind", STRAIGHT, s), NERO, Option(PICK_ROOM, at(0, -1))


@case("not-activated")
def not_activated() -> Refused:
    s = in_lodge()
    s.activated[THRONE] = s.activated[BESIDE] = 1
    return aiming("change-the-plot", STRAIGHT, s), NERO, Option(PICK_ROOM, at(0, -1))


@case("not-standing-there")
def not_standing_there() -> Refused:
    s = with_evocations(DIVINE_ALTAR, DIVINE_ALTAR)
    return aiming("autumn-rite", STRAIGHT, s), NERO, Option(PICK_ROOM, at(0, -1))


# --- what texts name -----
def in_room(room: int, switches: int = RULEBOOK, then: Callable[[Table], object] | None = None) -> Table:
    """Nero activates a Room beside the middle, after what else is laid out there."""
    s = in_lodge(switches, at(0, -1))
    lay_room(s, room, at(0, -1))
    if then is not None:
        then(s)
    moving(s)
    answer(s, NERO, ACTIVATE, at(0, -1))
    return s


@case("others-only")
def others_only() -> Refused:
    return in_room(SACRIFICIAL_ALTAR), NERO, Option(PICK_MODEL, NERO)


def beside_the_abyss(s: Table) -> None:
    """Rebecca stands next to Nero, the others do not."""
    s.where[REBECCA] = CENTRE


@case("not-in-those-rooms")
def not_in_those_rooms() -> Refused:
    return in_room(THE_ABYSS, then=beside_the_abyss), NERO, Option(PICK_MODEL, TESSA)


@case("not-near")
def not_near() -> Refused:
    return in_room(GARDEN), NERO, Option(PICK_ROOM, at(0, 2))


@case("another-colour")
def another_colour() -> Refused:
    s = aiming("shadow-step", REVERSE, colours())
    answer(s, NERO, PICK_MODEL, REBECCA)
    return s, NERO, Option(PICK_ROOM, BESIDE)


def reading() -> Table:
    """Nero sees the top four cards of its Grimoire and picks two."""
    s = in_lodge()
    lay_spell(s, NERO, 1, QUIET, STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    return s


@case("not-meant")
def not_meant() -> Refused:
    s = reading()
    return s, NERO, Option(PICK_CARD, cards_in(s, GRIMOIRE + NERO)[4])


@case("picked-already")
def picked_already() -> Refused:
    s = reading()
    c = s.top[GRIMOIRE + NERO]
    answer(s, NERO, PICK_CARD, c)
    return s, NERO, Option(PICK_CARD, c)


@case("compulsory")
def compulsory() -> Refused:
    return reading(), NERO, Option(PASS)


def chain() -> Table:
    """Sick Withering has struck Rebecca and may go on to Tessa, one Room further."""
    s = in_lodge()
    s.where[JAFAR] = at(1, -1)
    s = aiming("sick-withering", STRAIGHT, s)
    answer(s, NERO, PICK_MODEL, REBECCA)
    return s


@case("hit-already")
def hit_already() -> Refused:
    return chain(), NERO, Option(PICK_MODEL, REBECCA)


@case("too-far-for-link")
def too_far_for_link() -> Refused:
    return chain(), NERO, Option(PICK_MODEL, JAFAR)


# --- cubes -----
def wounded(s: Table) -> None:
    """Cubes of Rebecca and Tessa lie on Nero."""
    wound(s, NERO, 0, 2, 2)


@case("no-cube")
def no_cube() -> Refused:
    return in_room(SANCTUARY, then=wounded), NERO, Option(PICK_CUBE, JAFAR, NERO)


@case("own-cube")
def own_cube() -> Refused:
    """R154: Nero turns 2 cubes on Rebecca to its colour; one has it already."""
    s = in_lodge()
    wound(s, REBECCA, 1, 0, 2, 2)
    s = aiming("sick-withering", REVERSE, s)
    answer(s, NERO, PICK_ROOM, BESIDE)
    return s, NERO, Option(PICK_CUBE, NERO, REBECCA)


@case("served")
def served() -> Refused:
    """R110: three cubes for three Mages, of whom Rebecca has 1 Health left."""
    s = in_lodge()
    s.where[REBECCA] = s.where[TESSA] = s.where[JAFAR] = THRONE
    wound(s, REBECCA, 0, 0, 0, 11)
    s.reserve[NERO] = 3
    s = aiming("fireball", STRAIGHT, s)
    answer(s, NERO, PICK_ROOM, THRONE)
    answer(s, NERO, VORTEX_LAST)
    answer(s, NERO, PICK_MODEL, REBECCA)
    return s, NERO, Option(PICK_MODEL, REBECCA)


# --- casting out of turn -----
@case("being-cast")
def being_cast() -> Refused:
    s = in_lodge()
    lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    lay_spell(s, NERO, 3, "ice-grip", STRAIGHT)
    give(s, NERO, QUIET)
    return aiming("time-stop", STRAIGHT, s), NERO, Option(REPLACE, 1)


def armed(s: Table) -> None:
    """Two Protections and another Spell in hand; Ready and Used Spells on the sheet."""
    for key in ("deceiving-wind", "light-cape", "fireball"):
        give(s, NERO, key)
    lay_spell(s, NERO, 1, "meteor-swarm", STRAIGHT, USED)
    lay_spell(s, NERO, 2, QUIET, STRAIGHT)
    lay_spell(s, NERO, 3, "ice-grip", STRAIGHT)


@case("used-stays")
def used_stays() -> Refused:
    return in_room(ARMORY, MANUAL, armed), NERO, Option(REPLACE, 1)


@case("wrong-type")
def wrong_type() -> Refused:
    s = in_room(ARMORY, then=armed)
    answer(s, NERO, REPLACE, 2)
    return s, NERO, Option(PICK_CARD, held(s, NERO, "fireball"))


# --- Traps and Protections -----
def under_attack() -> Table:
    """Nero strikes Rebecca, who may answer with Deceiving Wind; other Spells of hers must wait."""
    s = face_to_face()
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "illusory-tribute", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 2, "light-cape", STRAIGHT)
    lay_spell(s, JAFAR, 0, "light-cape", STRAIGHT, ACTIVE)
    acting(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    return s


@case("not-its-moment")
def not_its_moment() -> Refused:
    return under_attack(), REBECCA, Option(USE, 0, 4 * REBECCA + 1)


@case("not-active")
def not_active() -> Refused:
    return under_attack(), REBECCA, Option(USE, 0, 4 * REBECCA + 2)


@case("not-cast-by-you")
def not_cast_by_you() -> Refused:
    return under_attack(), REBECCA, Option(USE, 0, 4 * JAFAR)


# --- Evocations -----
def evoking(*kinds: int, switches: int = RULEBOOK) -> Table:
    """Nero chooses which of its Evocations acts."""
    s = at_phase(EVOCATION_PHASE, switches=switches)
    s.where[:4] = [CENTRE, BESIDE, at(-1, 1), at(-1, 0)]
    for n, kind in enumerate(kinds):
        put_summoned(s, OF_NERO + n, kind, THRONE)
    put_summoned(s, OF_REBECCA, CERBERO, BESIDE)
    begin(s)
    return s


def using(kind: int) -> Table:
    """An Evocation of Nero acts."""
    s = evoking(kind)
    answer(s, NERO, EVOKE, OF_NERO)
    return s


@case("not-yours")
def not_yours() -> Refused:
    return evoking(CERBERO), NERO, Option(EVOKE, OF_REBECCA)


@case("acted-already")
def acted_already() -> Refused:
    s = evoking(CERBERO, BONE_KNIGHT)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    return s, NERO, Option(EVOKE, OF_NERO)


@case("cannot-act")
def cannot_act() -> Refused:
    return evoking(CERBERO, DIVINE_ALTAR), NERO, Option(EVOKE, OF_NERO + 1)


@case("not-an-abomination")
def not_an_abomination() -> Refused:
    return evoking(CERBERO), NERO, Option(EVOKE, NERO)


@case("all-must-act")
def all_must_act() -> Refused:
    return evoking(CERBERO, BONE_KNIGHT, switches=MANUAL), NERO, Option(END)


@case("must-strike")
def must_strike() -> Refused:
    s = evoking(CERBERO, BONE_KNIGHT, switches=MANUAL)
    s.where[REBECCA] = THRONE
    answer(s, NERO, EVOKE, OF_NERO)
    return s, NERO, Option(STOP, OF_NERO)


@case("nothing-instead")
def nothing_instead() -> Refused:
    return using(CERBERO), NERO, Option(YES, OF_NERO)


# --- Quests and the end -----
def questing(key: str, seat: int = NERO) -> tuple[Table, int]:
    """A Mage holds a Quest; Nero is asked for an Action."""
    s = in_lodge()
    c = hold_quest(s, seat, key)
    return acting(s), c


@case("not-your-quest")
def not_your_quest() -> Refused:
    s, c = questing("q1-17", REBECCA)
    return s, NERO, Option(COMPLETE, c)


@case("completed-already")
def completed_already() -> Refused:
    s, c = questing("q1-17")
    put(s, c, COMPLETED + NERO)
    return s, NERO, Option(COMPLETE, c)


@case("quest-shut")
def quest_shut() -> Refused:
    s, c = questing("q1-17")
    shut_for_this_turn(s, c, -1, TESSA)
    return s, NERO, Option(COMPLETE, c)


@case("door-quest")
def door_quest() -> Refused:
    s, c = questing("q1-02")
    return s, NERO, Option(COMPLETE, c)


@case("other-door")
def other_door() -> Refused:
    """Nero activates the Garden with two doors in hand, of which one leads to the Forge."""
    found: list[int] = []

    def two_doors(s: Table) -> None:
        found.extend([hold_quest(s, NERO, "q1-02"), hold_quest(s, NERO, "q1-03")])

    s = in_room(GARDEN, then=two_doors)
    return s, NERO, Option(COMPLETE, found[0])


@case("at-clean-up")
def at_clean_up() -> Refused:
    s, c = questing("q1-26")
    return s, NERO, Option(COMPLETE, c)


@case("when-met")
def when_met() -> Refused:
    s, c = questing("q1-17")
    return s, NERO, Option(COMPLETE, c)


@case("not-tied")
def not_tied() -> Refused:
    s = at_phase(CLEAN_UP_PHASE)
    s.moon = 3
    s.points = [31, 0, 31, 0, 0]
    s.crown = s.first = JAFAR
    begin(s)
    return s, JAFAR, Option(CROWN_WINNER, REBECCA)


# --- what is no question at all -----
def test_nonsense_is_told_apart_from_what_is_for_later() -> None:
    s = acting(in_lodge())
    assert reason_for(s, NERO, CAST, 4094).number == NO_SUCH_THING
    assert reason_for(s, NERO, TAKE_MAGE, 0).number == OTHER_QUESTION
    assert reason_for(s, NERO, DISCARD, 0).number == OTHER_QUESTION
    assert reason_for(s, NERO, EVOKE).key == "in-their-phase"


def test_a_quest_is_not_a_spell_to_be_prepared() -> None:
    s = preparing()
    c = hold_quest(s, NERO, "q1-17")
    assert reason_for(s, NERO, PREPARE, c, STRAIGHT).number == OTHER_QUESTION
    assert s.face[held(s, NERO, "fireball")] == face_of("fireball")


# --- asked in words -----
def asking(s: Table, seat: int) -> Why:
    """A seat at the terminal."""
    v = GAME.view(s, seat)
    scene = GAME.scene(v)
    assert scene.prompt is not None
    return Why(GAME, v, scene, scene.prompt, language("conclave.terminal", "en"))


@pytest.mark.parametrize(
    ("key", "question", "told"),
    [
        ("something-left", "attack", "nobody-there"),
        ("something-left", "end", "something-left"),
        ("something-left", "activate throne room", "by-physical-action"),
        ("something-left", "evoke", "in-their-phase"),
        ("token-turned", "activate throne room", "token-turned"),
        ("token-turned", "attack", "strikes-not"),
        ("too-far", "pick jaf’ar", "too-far"),
        ("place-two", "done", "place-two"),
        ("when-met", "complete quarrelsome", "when-met"),
        ("not-within-step", "remove deceiving wind", "not-within-step"),
    ],
)
def test_people_ask_in_a_few_words(key: str, question: str, told: str) -> None:
    reason = next(reason for reason in REASONS.all if reason.key == told)
    said = asking(*CASES[key]()[:2]).answer(question)
    assert said[0].endswith(f": {reason.sentence} ({reason.rule})")


def test_without_words_all_that_is_missing_is_told() -> None:
    """R71: of two Standard Spells the second must wait; nobody is there to attack; nothing may be left."""
    said = "\n".join(asking(*CASES["not-next"]()[:2]).answer(""))
    for key in ("not-next", "nobody-there", "something-left"):
        assert next(reason for reason in REASONS.all if reason.key == key).sentence in said
    assert "Complete" not in said


def test_help_gives_an_example_with_a_card_of_ones_own() -> None:
    """What is prepared comes out of one's own hand."""
    s = preparing()
    hold_quest(s, REBECCA, "q1-17")
    put(s, next(c for c in cards_in(s, SCHOOL_DECK) if s.face[c] != face_of("fireball")), SCHOOL_DISCARD)
    example = asking(s, NERO).meaning.example()
    assert example in ("prepare fireball", "prepare ice grip", "prepare blood pact")

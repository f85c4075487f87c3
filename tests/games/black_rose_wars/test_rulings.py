"""Rulings that no other chapter pins (O19, O40, O51, O64, O82, O85, O91, O104), and switches in both ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.action import options_now
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, MAGE_ATTACK, MAGE_MOVE, QUEST_CARDS
from conclave.games.black_rose_wars.rules.closing import EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.events import leave_play
from conclave.games.black_rose_wars.rules.flags import (
    ATTACK_VALUE,
    END_OF_GAME_TURN,
    NO_MOVE,
    has_flag,
    set_flag,
)
from conclave.games.black_rose_wars.rules.harm import BY_SPELL
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.models import attack_value, move_value
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    ARMORY,
    BRANCH,
    CAST,
    DESTRUCTION,
    DISCARD,
    END,
    EVENT_DECK,
    EVENT_DISCARD,
    FIXED_PHYSICAL,
    FORGE,
    FORGOTTEN_DECK,
    HAND,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    ONLY_EVENTS_PIERCE_CELLS,
    OUT,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    READY,
    REVERSE,
    ROSE,
    SACRIFICE,
    SACRIFICIAL_ALTAR,
    SCHOOL_DECK,
    SCHOOLS,
    STEP,
    STOP,
    STRAIGHT,
    TREASURE_ROOM,
    USED,
)
from conclave.kernel.choices import unpack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    before_play,
    begin,
    bits,
    give,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    play_event,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import (
    JAFAR,
    NERO,
    REBECCA,
    TESSA,
    asked,
    at_phase,
    cubes_in,
    cubes_on,
    verbs,
    wound,
)


# --- setup -----
def test_decks_are_shuffled_and_nobody_knows_them() -> None:
    """R43, R49: the same decks in another order from seed to seed, all face down."""
    decks = [SCHOOL_DECK + k for k in range(SCHOOLS)]
    decks += [FORGOTTEN_DECK, QUEST_DECK, QUEST_DECK + 1, QUEST_DECK + 2, EVENT_DECK, EVENT_DECK + 1]
    first, second = before_play(2, 1), before_play(2, 2)
    for deck in decks:
        faces = [[s.face[c] for c in cards_in(s, deck)] for s in (first, second)]
        assert faces[0] != faces[1]
        assert sorted(faces[0]) == sorted(faces[1])
        assert all(first.seen_by[c] == 0 for c in cards_in(first, deck))


def test_shed_blood_and_miserable_dance_as_ruled() -> None:
    """O91: a First Moon door of the Altar; a First Moon Event, slot 1, entry 1, exit 0, no Crown."""
    blood = next(quest for quest in QUEST_CARDS if quest.name == "Shed Blood")
    assert (blood.moon, blood.room, blood.points, blood.replaces) == (1, SACRIFICIAL_ALTAR, 1, True)
    dance = next(event for event in EVENT_CARDS if event.name == "Miserable Dance")
    assert (dance.moon, dance.slot, dance.entry, dance.exit) == (1, 1, 1, 0)
    assert (dance.crown, dance.phase) == (False, ACTION)


# --- cards that leave the sheet -----
def test_a_forgotten_spell_that_was_not_played_goes_to_memories_when_sacrificed() -> None:
    """O19: Time Stop, Ready, given up for a step."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(2, 0)]
    card = s.sheet[lay_spell(s, NERO, 1, "time-stop", STRAIGHT)]
    begin(s)
    answer(s, NERO, SACRIFICE, 1)
    answer(s, NERO, STEP, at(0, 1), NERO)
    assert s.pile[card] == MEMORIES + NERO
    assert END in verbs(s, NERO), "an activation may consist of a sacrifice alone (O23)"


def test_a_used_forgotten_spell_replaced_from_hand_is_eliminated_at_once() -> None:
    """O19, O103: Time Stop twice over a Used Soul Entrapment."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(2, 0)]
    lay_spell(s, NERO, 1, "time-stop", STRAIGHT)
    card = s.sheet[lay_spell(s, NERO, 2, "soul-entrapment", STRAIGHT, USED)]
    give(s, NERO, "summon-obscurity")
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.pile[card] == OUT
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[2])
    assert s.status[2] == USED


def test_an_untriggered_forgotten_trap_comes_back_to_hand() -> None:
    """O19, R94: Soul Entrapment was cast but never sprung; once triggered it is eliminated in Clean-up."""
    for status, pile in ((ACTIVE, HAND + NERO), (USED, OUT)):
        s = at_phase(EVOCATION_PHASE, 2)
        card = s.sheet[lay_spell(s, NERO, 1, "soul-entrapment", STRAIGHT, status)]
        begin(s)
        assert s.pile[card] == pile


# --- simultaneous things -----
def test_defeats_are_resolved_from_the_dealers_left() -> None:
    """O40: Tessa fells all others and an Evocation of Rebecca's: Jaf'ar, Nero, Rebecca and what is hers."""
    s = in_action()
    s.where[:4] = [at(1, 0)] * 4
    put_summoned(s, 7, MALACODA, at(1, 0))
    wound(s, NERO, 0, 5, 4)
    wound(s, REBECCA, 5, 0, 6)
    wound(s, JAFAR, 0, 4, 4)
    begin(s)
    s.pending = []
    s.stack[-1].at = 0
    deal(s, -1, TESSA, [NERO, REBECCA, JAFAR, 7], 3, -1, BY_SPELL)
    begin(s)
    assert s.fallen == [JAFAR, NERO, REBECCA, 7]


def test_a_mage_that_has_fallen_is_out_of_later_clauses() -> None:
    """R145, O40: Ice Burst fells Tessa; in her Cell she is not frozen."""
    s = in_action()
    s.where[:4] = [at(1, 0), at(0, 0), at(0, 0), at(-2, 0)]
    wound(s, TESSA, 0, 0, 0, 9)
    lay_spell(s, NERO, 1, "ice-burst", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.where[TESSA] == IN_CELL
    assert (has_flag(s, TESSA, NO_MOVE), has_flag(s, REBECCA, NO_MOVE)) == (False, True)
    assert damage_on(s, TESSA) == 0, "all cubes are home (R108)"


def test_on_a_defeated_mage_nothing_hangs_any_longer() -> None:
    """O50, R22: neither an inhibition nor a changed value outlives the defeat."""
    s = in_action(2)
    s.where[:2] = [at(1, 0)] * 2
    for flag in (NO_MOVE, ATTACK_VALUE):
        set_flag(s, REBECCA, flag, 5, END_OF_GAME_TURN, -1, NERO)
    wound(s, REBECCA, 10)
    begin(s)
    assert attack_value(s, REBECCA) == 5
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert s.where[REBECCA] == IN_CELL
    assert (has_flag(s, REBECCA, NO_MOVE), attack_value(s, REBECCA)) == (False, 2)


def test_what_befalls_several_is_handled_from_the_first_player_on() -> None:
    """O82: the Moon brings Custom Spells; Jaf'ar, Nero and Rebecca, in that order, give a card up."""
    s = in_action(first=JAFAR)
    s.where[:4] = [at(1, 0)] * 4
    s.points[TESSA] = 6
    deck = cards_in(s, SCHOOL_DECK + DESTRUCTION)
    for seat, n in ((NERO, 7), (REBECCA, 6), (JAFAR, 8)):
        for _ in range(n):
            put(s, deck.pop(), HAND + seat)
    begin(s)
    answer(s, JAFAR, PHYSICAL_MOVE)
    answer(s, JAFAR, STOP)
    for seat in (JAFAR, NERO, REBECCA):
        assert asked(s) == [seat]
        answer(s, seat, DISCARD, cards_in(s, HAND + seat)[0])
    assert (asked(s), s.moon) == ([JAFAR], 2)


# --- targets -----
def test_a_room_traps_areas_are_measured_from_the_room_entered() -> None:
    """O85: Tessa beside that Room takes 1; Jaf'ar beside the Trap's owner takes nothing."""
    s = in_action()
    lay_room(s, ALCHEMICAL_LABORATORY, at(-1, 0))
    s.where[:4] = [at(0, 0), at(2, 0), at(-2, 0), at(2, -1)]
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 0), NERO)
    trigger(s, REBECCA, 5)
    assert [int(damage_on(s, m)) for m in range(4)] == [3, 0, 1, 0]


def bite() -> Table:
    """Nero bites Rebecca; Tessa may answer with Illusory Tribute before anything happens."""
    s = in_action()
    s.where[:4] = [at(0, 0), at(0, 1), at(2, 0), at(-2, 0)]
    lay_spell(s, NERO, 1, "vampires-bite", STRAIGHT)
    lay_spell(s, TESSA, 1, "illusory-tribute", REVERSE, ACTIVE)
    wound(s, NERO, 0, 0, 0, 8)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert may_trigger(s, TESSA) == [9]
    return s


def test_targets_are_fixed_when_chosen() -> None:
    """O104, O51: Nero falls before his Spell works; range is not tested again, Rebecca takes her 2."""
    s = bite()
    trigger(s, TESSA, 9)
    answer(s, NERO, BRANCH, 1)
    answer(s, TESSA, BRANCH, 1)
    assert s.where[NERO] == IN_CELL
    assert cubes_on(s, REBECCA) == [2, 0, 0, 0, 0]
    assert (s.status[1], cubes_in(s, at(0, 0))) == (USED, [1, 0, 0, 0, 0])
    assert asked(s) == [REBECCA]


def test_a_target_that_is_in_its_cell_by_then_is_skipped() -> None:
    """O104: the Spell is Used and its vortex placed; what needs no target happens."""
    s = bite()
    s.where[REBECCA] = IN_CELL
    answer(s, TESSA, PASS)
    assert damage_on(s, REBECCA) == 0
    assert damage_on(s, NERO) == 6, "he heals 2 all the same"
    assert (s.status[1], cubes_in(s, at(0, 0))) == (USED, [1, 0, 0, 0, 0])


# --- Events -----
@pytest.mark.parametrize(("rose", "points"), [(-1, 2), (0, 0), (1, 1)])
def test_an_event_taken_off_the_board_pays_the_rose_unless_the_spell_says_otherwise(
    rose: int, points: int
) -> None:
    """O64: exit 2, or what is said instead."""
    s = in_action(2)
    key = next(event.key for event in EVENT_CARDS if event.exit == 2 and event.moon == 3)
    card = play_event(s, key, 1)
    leave_play(s, card, rose)
    assert s.points[ROSE] == points
    assert s.pile[card] == EVENT_DISCARD + 2


def test_miserable_dance_pays_for_each_purple_room() -> None:
    """A9, R38, R72: the Pleasures Room and then the Armory, in one Game Turn; the Forge pays nothing."""
    s = in_action(2)
    play_event(s, "e1-01", 0)
    lay_room(s, PLEASURES_ROOM, at(0, 1))
    lay_room(s, ARMORY, at(0, 0))
    lay_room(s, FORGE, at(0, -1))
    s.where[:2] = [at(0, 1), at(2, 0)]
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert s.points[NERO] == 1
    answer(s, NERO, STEP, at(0, 0), NERO)
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 0))
    assert s.points[NERO] == 2
    answer(s, NERO, STOP)
    s.where[REBECCA] = at(0, -1)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, ACTIVATE, at(0, -1))
    assert s.points[REBECCA] == 0


# --- switches -----
@pytest.fixture
def swift_nero() -> Iterator[None]:
    """A sheet on which Nero moves 3 and strikes for 4: all printed ones say 2 and 2."""
    MAGE_MOVE[NERO], MAGE_ATTACK[NERO] = 3, 4
    yield
    MAGE_MOVE[NERO], MAGE_ATTACK[NERO] = 2, 2


@pytest.mark.usefixtures("swift_nero")
def test_fixed_physical_values_overrule_the_sheet() -> None:
    """Switch physical_values: with another sheet the manual still says 2 and 2."""
    for switches, values in ((RULEBOOK, (3, 4)), (RULEBOOK | bits(FIXED_PHYSICAL), (2, 2)), (MANUAL, (2, 2))):
        s = in_action(2, switches)
        assert (move_value(s, NERO), attack_value(s, NERO)) == values


@pytest.mark.parametrize(("extra", "cubes"), [((), 1), ((ONLY_EVENTS_PIERCE_CELLS,), 0)])
def test_the_roses_cubes_of_a_spell_reach_a_cell_or_not(extra: tuple[int, ...], cubes: int) -> None:
    """R7, O47, switch cell_pierced_by: Rebecca smiles in her Cell: 1 black cube; in the manual none."""
    s = in_action(2, RULEBOOK | bits(*extra))
    lay_room(s, TREASURE_ROOM, at(0, 0))
    s.where[:2] = [at(0, 0), IN_CELL]
    s.points[NERO] = 1
    lay_spell(s, REBECCA, 1, "illusory-tribute", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 0))
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, BRANCH, 0)
    assert cubes_on(s, REBECCA) == [0, 0, 0, 0, cubes]


def test_nothing_but_leaving_is_done_in_a_cell_whatever_lies_ready() -> None:
    """R8, R81, O24: options of a Mage in its Cell, with tokens and without."""
    s = in_action(2)
    for place in range(2):
        lay_spell(s, NERO, place, "fireball", STRAIGHT, READY)
    begin(s)
    f = Frame(0, -1, NERO, 0)
    assert {unpack(code).verb for code in options_now(s, f)} == {PHYSICAL_MOVE, SACRIFICE}
    s.tokens[NERO] = 0
    assert {unpack(code).verb for code in options_now(s, f)} == {SACRIFICE}

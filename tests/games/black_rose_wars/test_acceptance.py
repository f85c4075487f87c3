"""Scenes from the rulebook and its FAQ, played through decisions (A13, A21, A22, A23, A27, A28, A67, O99)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.cubes import all_cubes, damage_on, instability_on
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ARMORY,
    CAST,
    CERBERO,
    END,
    FORGOTTEN_DECK,
    GARDEN,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    NO_MODEL,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    PROTECTION,
    READY,
    REPLACE,
    REVERSE,
    SACRIFICE,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    USED,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    face_of,
    give,
    hex_of,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import held

NERO, REBECCA, TESSA, JAFAR = range(4)
MALACODA_OF_NERO = 4


# --- A13 -----
def fireball_scene() -> Table:
    """Nero two steps from the Pleasures Room; Rebecca and Tessa in a Room beside it, well protected."""
    s = in_action()
    lay_room(s, PLEASURES_ROOM, at(-1, 0))
    s.where[NERO] = at(-2, 2)
    s.where[REBECCA] = s.where[TESSA] = at(-1, 1)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    begin(s)
    return s


def test_move_two_then_fireball() -> None:
    """A13: one token, no activation, 3 damage to everybody there, no Protection, 1 Instability at home."""
    s = fireball_scene()
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-2, 1), NERO)
    answer(s, NERO, STEP, at(-1, 0), NERO)
    answer(s, NERO, STOP)
    assert s.tokens[NERO] == 1
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(-1, 1))
    assert [s.damage[SIDES * m + NERO] for m in range(4)] == [0, 3, 3, 0]
    assert s.instability[SIDES * at(-1, 0) + NERO] == 1
    assert int(instability_on(s, at(-1, 0))) == 1
    assert s.flipped[at(-1, 0)] == 0
    assert s.status[1] == USED
    assert s.status[4] == s.status[5] == ACTIVE, "no Protection was asked for"
    assert [d.seat for d in s.pending] == [REBECCA], "Physical and Standard: his activation is over"


def test_a_third_room_is_out_of_fireballs_reach() -> None:
    """A13, R100: range 1 from where Nero stands."""
    s = fireball_scene()
    s.where[NERO] = at(-1, 0)
    answer(s, NERO, CAST, 1)
    beside = {at(-1, 0), at(0, 0), at(0, -1), at(-1, -1), at(-2, 0), at(-2, 1), at(-1, 1)}
    assert set(offered(s, NERO, PICK_ROOM)) == beside


def test_only_two_sides_shut_protections_out() -> None:
    """O99: Fireball straight and Eviscerate straight."""
    shut = [(spell.key, n) for spell in SPELLS for n in range(2) if not spell.sides[n].answerable]
    assert shut == [("fireball", STRAIGHT), ("eviscerate", STRAIGHT)]


def test_protections_answer_fireball_reverse() -> None:
    """A28, O99: Clairvoyance ignores the reverse side, and Tessa is hit all the same."""
    s = fireball_scene()
    s.side[1] = REVERSE
    s.where[NERO] = at(-1, 0)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(-1, 1))
    assert may_trigger(s, REBECCA) == [4], "the Spell is aimed; damage is not worked out yet"
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 2]
    assert s.points[REBECCA] == 1
    assert s.status[5] == ACTIVE
    assert s.instability[SIDES * at(-1, 1) + NERO] == 1, "one model hit"


# --- A16, A22 -----
def test_two_standard_spells_in_one_activation_are_refused() -> None:
    """A16, A22, R77: after a Standard Spell there is the Quick one, or a Physical Action."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    for place, key in enumerate(["ice-burst", "fireball", "maelstrom"]):
        lay_spell(s, NERO, place, key, STRAIGHT)
    begin(s)
    assert offered(s, NERO, CAST) == [1, 0]
    assert offered(s, NERO, END) == [], "R78: passing is refused"
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert offered(s, NERO, CAST) == [0]
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1]
    assert offered(s, NERO, SACRIFICE) == [0, 2]
    assert offered(s, NERO, END) == [-1]


def test_the_quick_spell_may_be_cast_alone_at_last() -> None:
    """A22, R144: no Standard Spell is left."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    s.tokens = [0] * 4
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    assert offered(s, NERO, CAST) == [0]


def test_with_passing_allowed_the_phase_ends_when_all_pass_in_a_row() -> None:
    """A16, R78, switch may_pass: two Mages pass, one acts, then all three must pass again."""
    s = in_action(3, MANUAL)
    for m in range(3):
        s.where[m] = at(1, 0)
    s.turn = 1
    begin(s)
    answer(s, NERO, END)
    answer(s, REBECCA, END)
    answer(s, TESSA, PHYSICAL_MOVE)
    answer(s, TESSA, STOP)
    answer(s, TESSA, END)
    for seat in (NERO, REBECCA):
        assert s.turn == 1
        answer(s, seat, END)
    assert [d.seat for d in s.pending] == [TESSA]
    assert s.turn == 1
    answer(s, TESSA, END)
    assert s.turn == 2, "nobody has Evocations: the next Game Turn has begun"


# --- A20 -----
def test_in_its_cell_a_mage_with_a_spell_alone_must_sacrifice_it() -> None:
    """A20, R8, R81: it steps to the door Room; no activation there."""
    s = in_action()
    s.tokens = [0] * 4
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    d = s.decision_of(NERO)
    assert d is not None
    assert [(o.verb, o.a) for o in d.options] == [(SACRIFICE, 0)]
    card = s.sheet[0]
    answer(s, NERO, SACRIFICE, 0)
    assert s.where[NERO] == s.door[NERO]
    assert s.pile[card] == MEMORIES + NERO
    assert s.sheet[0] == -1


# --- A21 -----
def test_ones_own_models_are_not_hurt_by_ones_own_fireball() -> None:
    """A21, R83: only Tessa takes 3; the Room is range 0."""
    s = in_action()
    s.where[NERO] = s.where[TESSA] = at(-1, 0)
    put_summoned(s, MALACODA_OF_NERO, MALACODA, at(-1, 0))
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(-1, 0))
    assert [int(damage_on(s, m)) for m in (NERO, MALACODA_OF_NERO, TESSA)] == [0, 0, 3]
    assert s.instability[SIDES * at(-1, 0) + NERO] == 1


# --- A23, A25 -----
def barrage_scene() -> Table:
    """Rebecca beside the Summoner Room with Blade Barrage and Obscure Armor; Nero in his Cell, next to it."""
    s = in_action(2, first=REBECCA)
    s.door[NERO] = at(-1, -1)
    lay_room(s, SUMMONER_ROOM, at(-1, 0))
    lay_room(s, SANCTUARY, at(-1, -1))
    s.where[REBECCA] = at(0, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT)
    lay_spell(s, REBECCA, 0, "obscure-armor", STRAIGHT)
    lay_spell(s, NERO, 1, "destructive-bolt", STRAIGHT)
    begin(s)
    return s


def test_blade_barrage_strikes_who_enters_and_obscure_armor_strikes_back() -> None:
    """A23: the whole example."""
    s = barrage_scene()
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, CAST, 4)
    assert s.status[4] == s.status[5] == ACTIVE
    assert sum(s.instability) == 0
    answer(s, REBECCA, END)
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.where[NERO] == at(-1, -1), "out of the Cell there is one way only"
    answer(s, NERO, STEP, at(-1, 0), NERO)
    assert may_trigger(s, REBECCA) == [5]
    trigger(s, REBECCA, 5)
    assert s.damage[SIDES * NERO + REBECCA] == 3
    assert damage_on(s, REBECCA) == 0
    assert s.status[5] == USED
    answer(s, NERO, ACTIVATE, at(-1, 0))
    (cerbero,) = [m for m in range(4, 7) if s.kind[m] != NO_MODEL]
    assert (s.kind[cerbero], s.where[cerbero]) == (CERBERO, at(-1, 0))
    assert s.flipped[at(-1, 0)] == 1
    assert offered(s, NERO, STEP) == []
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert may_trigger(s, REBECCA) == [4]
    trigger(s, REBECCA, 4)
    assert damage_on(s, REBECCA) == 0
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [1, 3, 0, 0, 0]
    assert s.instability[SIDES * at(-1, 0) + NERO] == 1
    assert s.status[4] == USED
    assert s.flipped[at(0, 0)] == 1, "Rebecca's Room is blocked"
    assert [all_cubes(s, side) for side in (NERO, REBECCA)] == [25, 25]


def test_a_trap_may_be_left_alone_and_waits_on() -> None:
    """A23, R88: declining keeps it Active; Nero goes on unharmed."""
    s = barrage_scene()
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, END)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 0), NERO)
    answer(s, REBECCA, PASS)
    assert damage_on(s, NERO) == 0
    assert s.status[5] == ACTIVE
    assert s.pending[0].seat == NERO


def test_a_mage_that_falls_to_a_trap_on_its_way_stays_in_its_cell() -> None:
    """A24: 7 and 3 make Nero's 10; he is in his Cell, did not arrive, and his activation is over."""
    s = barrage_scene()
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, END)
    s.damage[SIDES * NERO + REBECCA] = 7
    s.reserve[REBECCA] -= 7
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 0), NERO)
    trigger(s, REBECCA, 5)
    assert s.where[NERO] == IN_CELL
    assert (s.points[REBECCA], s.taken[REBECCA]) == (5, 1)
    assert s.reserve[REBECCA] == 25
    assert s.pending[0].seat == REBECCA


def test_leaving_a_green_room_may_kill_and_then_nobody_arrives() -> None:
    """R93, A24: Blade Barrage on its green side strikes again on leaving; Nero falls before he arrives."""
    s = barrage_scene()
    s.side[5] = REVERSE
    lay_room(s, 8, at(-1, 0))
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, END)
    s.damage[SIDES * NERO + REBECCA] = 6
    s.reserve[REBECCA] -= 6
    s.where[NERO] = at(-1, -1)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 0), NERO)
    trigger(s, REBECCA, 5)
    assert damage_on(s, NERO) == 8
    answer(s, NERO, STEP, at(-2, 0), NERO)
    assert s.where[NERO] == IN_CELL
    assert damage_on(s, NERO) == 0
    assert s.points[REBECCA] == 5


# --- A27 -----
@pytest.mark.parametrize(("n", "left", "points"), [(3, 0, 1), (4, 0, 2)])
def test_a_second_deceiving_wind_is_offered_only_if_damage_is_left(n: int, left: int, points: int) -> None:
    """A27, R96: 3 damage need one, 4 damage two."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 1, "destructive-bolt" if n == 3 else "meteor-swarm", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(1, 0))
    assert may_trigger(s, REBECCA) == [4, 5]
    trigger(s, REBECCA, 4)
    assert (may_trigger(s, REBECCA) == [5]) == (n == 4)
    if n == 4:
        trigger(s, REBECCA, 5)
    assert damage_on(s, REBECCA) == left
    assert s.points[REBECCA] == points


# --- A48 -----
def test_obscure_explosion_makes_three_cubes_of_a_room_ones_own() -> None:
    """A48, R114: three of Tessa's become Nero's, and hers are home again."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    s.instability[SIDES * at(0, 0) + TESSA] = 3
    s.reserve[TESSA] -= 3
    lay_spell(s, NERO, 1, "obscure-explosion", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.instability[SIDES * at(0, 0) : SIDES * at(0, 0) + SIDES] == [3, 0, 0, 0, 0]
    assert (s.reserve[NERO], s.reserve[TESSA]) == (22, 25)


# --- A67 -----
def test_time_stop_without_a_hand_still_gives_its_points() -> None:
    """O103, R153: nothing is cast, and what follows in the text happens all the same."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "time-stop", STRAIGHT)
    lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    begin(s)
    assert s.size[FORGOTTEN_DECK] == 9
    answer(s, NERO, CAST, 1)
    assert s.points[NERO] == 2
    assert s.sheet[2] >= 0


def test_time_stop_with_one_card_in_hand_casts_that_one() -> None:
    """O103: the second cast finds an empty hand."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "time-stop", STRAIGHT)
    old = lay_spell(s, NERO, 2, "maelstrom", STRAIGHT)
    replaced = s.sheet[old]
    card = give(s, NERO, "fireball")
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, LAY_SIDE, STRAIGHT, card)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.pile[replaced] == MEMORIES + NERO
    assert (s.sheet[old], s.status[old]) == (card, USED)
    assert s.points[NERO] == 2


def test_the_armory_lays_protections_only_and_on_their_own_side() -> None:
    """O103, R10: a card with one side of the type is laid on that side."""
    mixed = [
        spell.key for spell in SPELLS
        if sum(side.type == PROTECTION for side in spell.sides) == 1 and spell.school < 6
    ]  # fmt: skip
    s = in_action()
    s.where[NERO] = hex_of(s, ARMORY)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 2, "maelstrom", STRAIGHT)
    for key in ("deceiving-wind", "obscure-armor", "ice-burst"):
        give(s, NERO, key)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, s.where[NERO])
    answer(s, NERO, REPLACE, 2)
    wind, armor = held(s, NERO, "deceiving-wind"), held(s, NERO, "obscure-armor")
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([wind, armor])
    answer(s, NERO, PICK_CARD, wind)
    answer(s, NERO, LAY_SIDE, REVERSE, wind)
    assert (s.sheet[2], s.side[2], s.status[2]) == (wind, REVERSE, ACTIVE)
    assert s.status[1] == READY
    assert not mixed, "no such School Spell is printed; the rule is for those to come"


def test_scenes_leave_every_card_in_one_pile() -> None:
    """The layouts of these tests are real tables."""
    s = fireball_scene()
    assert sum(s.size) == len(s.face) == sum(len(cards_in(s, pile)) for pile in range(len(s.size)))
    assert offered(s, NERO, PICK_MODEL) == []
    assert s.switches == RULEBOOK


def test_both_colours_of_a_room_trap_wait_however_it_lies() -> None:
    """R89, R90: laid once, Blade Barrage springs in red Rooms and in green ones; it has no Reverse."""
    for room, hurt in ((SUMMONER_ROOM, 3), (GARDEN, 2)):
        s = barrage_scene()
        lay_room(s, room, at(-1, 0))
        answer(s, REBECCA, CAST, 5)
        answer(s, REBECCA, END)
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, STEP, at(-1, 0), NERO)
        trigger(s, REBECCA, 5)
        assert damage_on(s, NERO) == hurt
    assert ways_to_lie(face_of("blade-barrage")) == 1
    assert ways_to_lie(face_of("fireball")) == 2

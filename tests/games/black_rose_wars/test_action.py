"""Phase 4: combinations, the Throne, sacrifices (R72 to R82, O21 to O31, A14 to A19)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    ACTIVE,
    BIBLIOTHECA,
    CAST,
    DIVINE_ALTAR,
    DRAW_FROM,
    END,
    EVOCATION,
    FOR_THE_CROWN,
    HAND,
    LANDSKNECHT,
    MEMORIES,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_MODEL,
    PICK_ROOM,
    READY,
    REVERSE,
    SACRIFICE,
    SANCTUARY,
    STEP,
    STOP,
    STRAIGHT,
    TRANSMUTATION,
    TREASURE_ROOM,
    USED,
    YES,
)
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    in_action,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
)
from tests.games.black_rose_wars.phases import JAFAR, NERO, REBECCA, TESSA, asked, cubes_on, shyly, verbs

LANDSKNECHT_OF_REBECCA = 7


def in_rooms(*hexes: int, switches: int = RULEBOOK, first: int = 0) -> Table:
    """So many Mages, each in a Room, before the Action Phase."""
    s = in_action(len(hexes), switches, first=first)
    s.where[: len(hexes)] = hexes
    return s


# --- combinations -----
def test_rebecca_summons_and_then_grasps() -> None:
    """A14: Quick, then Standard: a Landsknecht of hers strikes Nero for 2; no vortex, no Instability."""
    s = in_rooms(at(-2, 0), at(2, 0), first=REBECCA)
    s.tokens[REBECCA] = 0
    lay_spell(s, REBECCA, 0, "summon-obscurity", REVERSE)
    lay_spell(s, REBECCA, 1, "obscuritys-grasp", STRAIGHT)
    begin(s)
    answer(s, REBECCA, CAST, 4)
    answer(s, REBECCA, PICK_ROOM, at(1, 0))
    assert (s.kind[7], s.where[7]) == (LANDSKNECHT, at(1, 0)), "her first Evocation place"
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, PICK_ROOM, at(-2, 0))
    answer(s, REBECCA, YES)
    assert s.where[LANDSKNECHT_OF_REBECCA] == at(-2, 0)
    assert cubes_on(s, NERO) == [0, 2, 0, 0, 0]
    assert sum(s.instability) == 0
    assert asked(s) == [NERO], "two Actions: her activation is over"


def test_tessa_reads_in_the_bibliotheca_and_stops() -> None:
    """A15: one Physical Action, two steps, an activation; the rest waits for the next round."""
    s = in_rooms(at(1, 0), at(-1, 0), at(0, 2), first=TESSA)
    lay_room(s, BIBLIOTHECA, at(0, 0))
    lay_spell(s, TESSA, 0, "fireball", STRAIGHT)
    lay_spell(s, TESSA, 1, "fireball", STRAIGHT)
    begin(s)
    answer(s, TESSA, PHYSICAL_MOVE)
    answer(s, TESSA, STEP, at(0, 1), TESSA)
    answer(s, TESSA, STEP, at(0, 0), TESSA)
    answer(s, TESSA, ACTIVATE, at(0, 0))
    answer(s, TESSA, DRAW_FROM, TRANSMUTATION, TESSA)
    assert s.size[HAND + TESSA] == 1
    assert s.flipped[at(0, 0)] == 1
    assert (s.tokens[TESSA], s.status[8], s.status[9]) == (1, READY, READY)
    answer(s, TESSA, END)
    assert asked(s) == [NERO]
    for seat in (NERO, REBECCA):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    assert asked(s) == [TESSA]
    assert sorted(offered(s, TESSA, CAST)) == [8, 9]


def test_the_seven_combinations() -> None:
    """R76: two Actions at most, one Standard and one Quick Spell at most, Physical Actions up to two."""
    s = in_rooms(at(1, 0), at(-2, 0))
    for place in range(3):
        lay_spell(s, NERO, place, "summon-obscurity", STRAIGHT)
    begin(s)
    assert (verbs(s, NERO), offered(s, NERO, CAST)) == ([PHYSICAL_MOVE, CAST, SACRIFICE], [1, 0])
    answer(s, NERO, CAST, 0)
    assert verbs(s, NERO) == [PHYSICAL_MOVE, CAST, SACRIFICE, END]
    assert offered(s, NERO, CAST) == [1]
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    assert verbs(s, NERO) == [SACRIFICE, END], "Quick and Physical are two Actions"


def test_no_casting_within_a_move_and_no_passing() -> None:
    """A16, R78, R79: between two steps there are only steps, the activation and enough."""
    s = in_rooms(at(1, 0), at(-2, 0))
    lay_room(s, SANCTUARY, at(0, 1))
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    assert END not in verbs(s, NERO)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 1), NERO)
    assert verbs(s, NERO) == [STEP, ACTIVATE, STOP]


def test_in_the_manual_a_mage_may_pass_outside_its_cell_only() -> None:
    """A16, switch may_pass: Nero in a Room may, Rebecca in her Cell may not."""
    s = in_rooms(at(1, 0), IN_CELL, switches=MANUAL)
    begin(s)
    answer(s, NERO, END)
    assert verbs(s, REBECCA) == [PHYSICAL_MOVE]


def test_standard_spells_go_from_left_to_right_and_empty_places_are_skipped() -> None:
    """R71, O28: the second place is empty; the Quick place, once empty, stays so."""
    s = in_rooms(at(1, 0), at(-2, 0))
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 3, "summon-obscurity", STRAIGHT)
    begin(s)
    assert offered(s, NERO, CAST) == [1]
    answer(s, NERO, CAST, 1)
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    answer(s, REBECCA, END)
    assert offered(s, NERO, CAST) == [3]


def test_a_spell_that_can_do_nothing_is_cast_all_the_same() -> None:
    """O25: Winter Rite without an Altar: revealed, Used, its vortex placed."""
    s = in_rooms(at(1, 0), at(-2, 0))
    lay_spell(s, NERO, 1, "winter-rite", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.status[1] == USED
    assert sum(s.instability) == 1
    assert s.kind.count(DIVINE_ALTAR) == 0
    assert asked(s) == [NERO]


# --- the Throne -----
@pytest.mark.parametrize("switches", [RULEBOOK, RULEBOOK | bits(FOR_THE_CROWN)], ids=["off", "on"])
def test_the_throne_gives_the_crown_and_leaves_the_order_of_this_phase(switches: int) -> None:
    """A17, R56, R82, R143: Jaf'ar takes the Crown; with For the Crown! he is first from the next phase."""
    s = in_rooms(at(-2, 0), at(-2, 1), at(-2, 2), at(1, 0), switches=switches)
    s.tokens = [1, 0, 0, 2]
    put_summoned(s, 4, LANDSKNECHT, at(0, -2))
    put_summoned(s, 13, LANDSKNECHT, at(0, -2))
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    answer(s, JAFAR, PHYSICAL_MOVE)
    answer(s, JAFAR, ACTIVATE, at(1, 0))
    answer(s, JAFAR, STOP)
    assert (s.crown, s.flipped[at(1, 0)], s.first, s.phase) == (JAFAR, 1, NERO, ACTION)
    answer(s, JAFAR, PHYSICAL_MOVE)
    answer(s, JAFAR, STOP)
    crown_rules = switches != RULEBOOK
    assert s.phase == EVOCATION
    assert (s.first, asked(s)) == ((JAFAR, [JAFAR]) if crown_rules else (NERO, [NERO]))
    shyly(s, (END,))
    assert (s.turn, s.first) == (2, JAFAR)


def test_the_crown_holder_may_activate_the_throne_too() -> None:
    """A17, FAQ: it simply keeps the Crown."""
    s = in_rooms(at(1, 0), at(-2, 0))
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(1, 0))
    assert (s.crown, s.flipped[at(1, 0)]) == (NERO, 1)


def test_activation_before_or_after_the_move_and_never_a_flipped_room() -> None:
    """A18, R11, R73, O21, O22: the Room one is in at that moment."""
    s = in_rooms(at(0, 0), at(-2, 0))
    lay_room(s, SANCTUARY, at(0, 1))
    lay_room(s, TREASURE_ROOM, at(1, 1))
    s.where[NERO] = at(0, 1)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 1))
    answer(s, NERO, STEP, at(1, 0), NERO)
    assert ACTIVATE not in verbs(s, NERO)
    answer(s, NERO, STEP, at(1, 1), NERO)
    assert asked(s) == [NERO], "two steps made"
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == [at(1, 1)], "another token, another activation"
    s.where[NERO] = at(0, 1)
    answer(s, NERO, STOP)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    s.where[REBECCA] = at(0, 1)
    answer(s, REBECCA, PHYSICAL_MOVE)
    assert ACTIVATE not in verbs(s, REBECCA), "the Sanctuary is flipped"


def test_an_attack_may_be_preceded_or_followed_by_an_activation() -> None:
    """R74, R150, O29: one target, the attack value of the sheet; no steps."""
    s = in_rooms(at(0, 1), at(0, 1))
    lay_room(s, TREASURE_ROOM, at(0, 1))
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert verbs(s, NERO) == [PHYSICAL_ATTACK, ACTIVATE, STOP]
    answer(s, NERO, PHYSICAL_ATTACK)
    assert (damage_on(s, REBECCA), s.tokens[NERO]) == (2, 1)
    assert verbs(s, NERO) == [ACTIVATE, STOP]
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert s.points[NERO] == 1


def test_with_several_enemies_one_is_chosen_and_without_one_there_is_no_attack() -> None:
    """R74, O29: Rebecca and Tessa, not Jaf'ar elsewhere, not one's own Evocation."""
    s = in_rooms(at(0, 1), at(0, 1), at(0, 1), at(-2, 0))
    put_summoned(s, 4, LANDSKNECHT, at(0, 1))
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert [int(damage_on(s, m)) for m in range(4)] == [0, 0, 2, 0]
    s = in_rooms(at(0, 1), at(-2, 0))
    begin(s)
    assert PHYSICAL_ATTACK not in verbs(s, NERO)


# --- sacrifice -----
def test_ready_and_active_spells_may_be_sacrificed_for_a_step() -> None:
    """A19, R80, O23: besides the combination, any number, one step each, the card to Memories."""
    s = in_rooms(at(0, 1), at(-2, 0))
    trap = lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    spell = lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    cards = [s.sheet[trap], s.sheet[spell]]
    begin(s)
    assert sorted(offered(s, NERO, SACRIFICE)) == [trap, spell]
    for place, there in ((trap, at(0, 0)), (spell, at(0, -1))):
        answer(s, NERO, SACRIFICE, place)
        assert verbs(s, NERO) == [STEP]
        answer(s, NERO, STEP, there, NERO)
        assert s.where[NERO] == there
    assert [s.pile[c] for c in cards] == [MEMORIES + NERO] * 2
    assert s.tokens[NERO] == 2
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    assert PHYSICAL_MOVE in verbs(s, NERO), "sacrifices took no Action"


def test_in_the_manual_a_sacrifice_is_an_action_and_spares_active_spells() -> None:
    """A19, switches sacrifice_active and sacrifice_slot: one sacrifice and one token are two Actions."""
    s = in_rooms(at(0, 1), at(-2, 0), switches=MANUAL)
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    for place in (2, 3):
        lay_spell(s, NERO, place, "fireball", STRAIGHT)
    begin(s)
    assert offered(s, NERO, SACRIFICE) == [2, 3]
    answer(s, NERO, SACRIFICE, 2)
    answer(s, NERO, STEP, at(0, 0), NERO)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    assert asked(s) == [REBECCA], "no third Action, not even a sacrifice"


def test_an_active_spell_alone_may_be_given_up_but_need_not() -> None:
    """O26: no token, no Ready Spell: Nero is asked each round, and the phase ends when nobody did a thing."""
    s = in_rooms(at(0, 1), at(-2, 0))
    s.tokens = [0, 1]
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    assert verbs(s, NERO) == [SACRIFICE, END]
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    assert (asked(s), verbs(s, NERO)) == ([NERO], [SACRIFICE, END])
    answer(s, NERO, SACRIFICE, 1)
    answer(s, NERO, STEP, at(0, 0), NERO)
    assert s.turn == 2, "nobody has anything left"

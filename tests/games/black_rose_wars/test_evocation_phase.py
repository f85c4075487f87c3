"""Evocations: summoning them, their phase, what befalls them (R117 to R122, O58, O59, O97, A50 to A53)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.closing import EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.flags import END_OF_GAME_TURN, IS_ABOMINATION, set_flag
from conclave.games.black_rose_wars.rules.models import attack_value, move_value
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    CAST,
    CERBERO,
    DIVINE_ALTAR,
    END,
    EVOCATIONS_MUST_ACT,
    EVOKE,
    FORGO,
    LANDSKNECHT,
    MALACODA,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PICK_ROOM,
    REPLACE,
    REVERSE,
    STEP,
    STOP,
)
from tests.games.black_rose_wars.layout import (
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    in_action,
    lay_spell,
    offered,
    put_summoned,
)
from tests.games.black_rose_wars.phases import NERO, REBECCA, TESSA, asked, at_phase, cubes_on, verbs, wound

MUST = RULEBOOK | bits(EVOCATIONS_MUST_ACT)


# --- summoning -----
def howl(in_play: int) -> Table:
    """Tessa with some Landsknechts elsewhere casts Demon's Howl on a Room beside her."""
    s = in_action(3, first=TESSA)
    s.where[TESSA] = at(0, 0)
    for m in range(10, 10 + in_play):
        put_summoned(s, m, LANDSKNECHT, at(2, 0))
    lay_spell(s, TESSA, 1, "demons-howl", REVERSE)
    begin(s)
    answer(s, TESSA, CAST, 9)
    answer(s, TESSA, PICK_ROOM, at(0, 1))
    return s


def test_a_malacoda_takes_the_first_place_and_stands_in_the_room() -> None:
    """A50, R117: number 1 of Tessa's; its card is off the Power Board; no vortex, no Instability."""
    s = howl(0)
    assert s.kind[10:13] == [MALACODA, NO_MODEL, NO_MODEL]
    assert s.where[10] == at(0, 1)
    assert s.stock[MALACODA] == 3
    assert sum(s.instability) == 0


def test_a_fourth_evocation_replaces_one_or_is_given_up() -> None:
    """A51, R118: asked, with three in play; never four."""
    s = howl(3)
    assert verbs(s, TESSA) == [FORGO, REPLACE]
    assert offered(s, TESSA, REPLACE) == [10, 11, 12]
    answer(s, TESSA, REPLACE, 11)
    assert s.kind[10:13] == [LANDSKNECHT, MALACODA, LANDSKNECHT]
    assert (s.stock[LANDSKNECHT], s.stock[MALACODA]) == (4, 3)
    s = howl(3)
    answer(s, TESSA, FORGO)
    assert s.kind[10:13] == [LANDSKNECHT] * 3
    assert s.stock[MALACODA] == 4


def test_with_none_left_in_reserve_nothing_is_summoned() -> None:
    """R117, O97: and nobody is asked to make room."""
    s = in_action(3, first=TESSA)
    s.where[TESSA] = at(0, 0)
    s.stock[MALACODA] = 0
    for m in range(10, 13):
        put_summoned(s, m, LANDSKNECHT, at(2, 0))
    lay_spell(s, TESSA, 1, "demons-howl", REVERSE)
    begin(s)
    answer(s, TESSA, CAST, 9)
    answer(s, TESSA, PICK_ROOM, at(0, 1))
    assert s.kind[10:13] == [LANDSKNECHT] * 3
    assert END in verbs(s, TESSA)


# --- their phase -----
def menagerie(switches: int = RULEBOOK) -> Table:
    """Nero has a Malacoda beside Rebecca's Room and a Cerbero far away; the Evocation Phase begins."""
    s = at_phase(EVOCATION_PHASE, 2, switches)
    s.where[:2] = [at(-2, 0), at(0, 0)]
    put_summoned(s, 4, MALACODA, at(1, 0))
    put_summoned(s, 5, CERBERO, at(0, -2))
    s.acted[5] = 1  # last Game Turn
    begin(s)
    return s


def test_each_evocation_may_be_used_in_any_order_or_not_at_all() -> None:
    """A53, R120: neither, one or both."""
    s = menagerie()
    assert offered(s, NERO, EVOKE) == [4, 5]
    answer(s, NERO, EVOKE, 5)
    answer(s, NERO, STOP, 5)
    assert offered(s, NERO, EVOKE) == [4], "once each"
    answer(s, NERO, END)
    assert s.turn == 2
    s = menagerie()
    answer(s, NERO, END)
    assert s.turn == 2


def test_a_malacoda_moves_up_to_2_and_then_strikes_for_3() -> None:
    """A53, R121, R148: with Nero's cubes; after the blow it does not move."""
    s = menagerie()
    answer(s, NERO, EVOKE, 4)
    assert verbs(s, NERO) == [STOP, STEP], "nobody to attack here"
    answer(s, NERO, STEP, at(0, 0), 4)
    assert verbs(s, NERO) == [STOP, STEP, PHYSICAL_ATTACK]
    answer(s, NERO, PHYSICAL_ATTACK, 4)
    assert cubes_on(s, REBECCA) == [3, 0, 0, 0, 0]
    assert s.where[4] == at(0, 0)
    assert offered(s, NERO, EVOKE) == [5]
    s = menagerie()
    answer(s, NERO, EVOKE, 4)
    for there in (at(1, -1), at(0, 0)):
        answer(s, NERO, STEP, there, 4)
    assert verbs(s, NERO) == [STOP, PHYSICAL_ATTACK], "two steps are all"


def test_in_the_manual_all_of_them_act_and_strike_if_they_can() -> None:
    """A53, switch evocation_must_act: no ending early; the move may be 0; with an enemy there, a blow."""
    s = menagerie(MUST)
    assert verbs(s, NERO) == [EVOKE]
    answer(s, NERO, EVOKE, 4)
    assert STOP in verbs(s, NERO)
    answer(s, NERO, STEP, at(0, 0), 4)
    assert verbs(s, NERO) == [STEP, PHYSICAL_ATTACK]
    answer(s, NERO, PHYSICAL_ATTACK, 4)
    assert damage_on(s, REBECCA) == 3
    assert asked(s) == [NERO], "the Cerbero is next, without a question"
    answer(s, NERO, STOP, 5)
    assert s.turn == 2


def test_mages_use_their_evocations_from_the_first_player_on_even_from_their_cells() -> None:
    """R120, O52: Rebecca first, then Nero in his Cell."""
    s = at_phase(EVOCATION_PHASE, 2, first=REBECCA)
    put_summoned(s, 4, MALACODA, at(1, 0))
    put_summoned(s, 7, MALACODA, at(2, 0))
    assert s.where[:2] == [IN_CELL, IN_CELL]
    begin(s)
    answer(s, REBECCA, END)
    assert offered(s, NERO, EVOKE) == [4]


def test_an_altar_neither_moves_nor_strikes() -> None:
    """R29, O29: movement 0 and attack 0 leave nothing to do, so nobody is asked about it."""
    s = at_phase(EVOCATION_PHASE, 2)
    s.where[REBECCA] = at(1, 0)
    put_summoned(s, 4, DIVINE_ALTAR, at(1, 0))
    begin(s)
    assert s.turn == 2
    assert damage_on(s, REBECCA) == 0


@pytest.mark.parametrize(("tessas", "cubes"), [(2, [3, 0, 1, 0, 0]), (0, [2, 0, 0, 0, 0])])
def test_a_cerbero_strikes_for_2_and_converts_one(tessas: int, cubes: list[int]) -> None:
    """A54: one cube of another colour on its victim becomes Nero's, if there is one."""
    s = at_phase(EVOCATION_PHASE, 3)
    s.where[REBECCA] = at(1, 0)
    put_summoned(s, 4, CERBERO, at(1, 0))
    wound(s, REBECCA, 0, 0, tessas)
    begin(s)
    answer(s, NERO, EVOKE, 4)
    answer(s, NERO, PHYSICAL_ATTACK, 4)
    assert cubes_on(s, REBECCA) == cubes


def test_an_evocation_that_falls_gives_no_points() -> None:
    """R121, O59: Nero's Malacoda strikes Rebecca's Landsknecht; card and token go back, cubes go home."""
    s = at_phase(EVOCATION_PHASE, 2)
    put_summoned(s, 4, MALACODA, at(1, 0))
    put_summoned(s, 7, LANDSKNECHT, at(1, 0))
    wound(s, 7, 1)
    begin(s)
    answer(s, NERO, EVOKE, 4)
    answer(s, NERO, PHYSICAL_ATTACK, 4)
    assert s.kind[7] == NO_MODEL
    assert (s.stock[LANDSKNECHT], s.reserve[NERO]) == (6, 25)
    assert s.points[:2] == [0, 0]
    assert s.taken == [0, 0]


def test_an_abomination_acts_once_as_a_mage_of_movement_2_and_attack_3() -> None:
    """O58: it takes no Evocation place, keeps its cubes, and is a Mage to its enemies."""
    s = at_phase(EVOCATION_PHASE, 2)
    s.where[:2] = [at(1, 0), at(1, 0)]
    wound(s, NERO, 0, 4)
    set_flag(s, NERO, IS_ABOMINATION, 1, END_OF_GAME_TURN, -1, NERO)
    begin(s)
    assert (move_value(s, NERO), attack_value(s, NERO)) == (2, 3)
    assert offered(s, NERO, EVOKE) == [NERO]
    answer(s, NERO, EVOKE, NERO)
    answer(s, NERO, PHYSICAL_ATTACK, NERO)
    assert cubes_on(s, REBECCA) == [3, 0, 0, 0, 0]
    assert cubes_on(s, NERO) == [0, 4, 0, 0, 0]
    assert s.kind[4:7] == [NO_MODEL] * 3
    assert s.turn == 2
    assert (move_value(s, NERO), attack_value(s, NERO)) == (2, 2), "Clean-up ends it"


@pytest.mark.parametrize("gone", [False, True])
def test_an_abomination_in_its_cell_does_not_act(gone: bool) -> None:
    """O58, O24: out of the Lodge nothing is offered."""
    s = at_phase(EVOCATION_PHASE, 2)
    s.where[:2] = [IN_CELL if gone else at(0, 0), at(1, 0)]
    set_flag(s, NERO, IS_ABOMINATION, 1, END_OF_GAME_TURN, -1, NERO)
    begin(s)
    assert (s.turn == 2) == gone

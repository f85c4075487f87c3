"""Damage, defeat, Instability, destruction (R16, R83, R103 to R116, R128 to R132, O40 to O59, A36 to A48)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.activation import can_activate
from conclave.games.black_rose_wars.rules.box import HEALTH, MAGE_HEALTH
from conclave.games.black_rose_wars.rules.cubes import (
    all_cubes,
    clear_instability,
    convert_damage_cube,
    damage_on,
    heal_cube,
    health_left,
    instability_on,
    put_damage,
    put_instability,
)
from conclave.games.black_rose_wars.rules.entering import steps_from
from conclave.games.black_rose_wars.rules.harm import BY_SPELL, can_be_harmed, scores_of
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.lodge import destroy_room, is_unstable, leader_in
from conclave.games.black_rose_wars.rules.sides import gain, lose, steal
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    CAP_INSTABILITY,
    COMPETITION_RANKS,
    END,
    EVOKE,
    FORGE,
    LANDSKNECHT,
    MALACODA,
    NO_MODEL,
    NO_ROOM,
    OVERKILL,
    OVERLOAD,
    RESISTANCE,
    ROSE,
    SIDES,
    STOP,
)
from tests.games.black_rose_wars.layout import RULEBOOK, at, begin, bits, hex_of, in_action, offered

NERO, REBECCA, TESSA, JAFAR = range(4)
EVOCATION_OF_REBECCA = 7


def duel(switches: int = RULEBOOK) -> Table:
    """Four Mages in the Throne Room, Nero about to act."""
    s = in_action(4, switches)
    for m in range(4):
        s.where[m] = at(1, 0)
    begin(s)
    return s


def wound(s: Table, m: int, *cubes: int) -> None:
    """Cubes of seats 0, 1 and so on, the Rose last, lie on a model."""
    for side, n in enumerate(cubes):
        assert put_damage(s, m, side, n) == n


def strike(s: Table, dealer: int, victims: list[int], n: int) -> None:
    """A side deals damage while Nero is asked for an Action; then he is asked again."""
    s.pending = []
    s.stack[-1].at = 0
    deal(s, -1, dealer, victims, n, -1, BY_SPELL)
    begin(s)


def cubes_are_all_there(s: Table) -> bool:
    """R16: 25 of each Mage, 30 of the Rose, no reserve below 0."""
    return [all_cubes(s, side) for side in range(SIDES)] == [25, 25, 25, 25, 30] and min(s.reserve) >= 0


# --- defeat -----
def test_a_defeat_gives_points_by_cubes_and_the_trophy_to_the_last_blow() -> None:
    """A37, R108: Tessa, Health 11, with Nero 5, Rebecca 4, Jaf'ar 1, falls to Jaf'ar's last cube."""
    s = duel()
    wound(s, TESSA, 5, 4, 0, 1)
    strike(s, JAFAR, [TESSA], 1)
    assert s.points == [4, 2, 0, 1, 0]
    assert s.taken == [0, 0, 0, 1]
    assert s.trophies == [10, 10, 9, 10]
    assert s.where[TESSA] == IN_CELL
    assert damage_on(s, TESSA) == 0
    assert s.reserve == [25, 25, 25, 25, 30]
    assert s.fallen == [TESSA]


def test_one_cube_short_of_health_nobody_falls() -> None:
    """R104: 10 of 11."""
    s = duel()
    wound(s, TESSA, 5, 4)
    strike(s, JAFAR, [TESSA], 1)
    assert s.points == [0] * 5
    assert (s.where[TESSA], damage_on(s, TESSA), health_left(s, TESSA)) == (at(1, 0), 10, 1)
    assert s.reserve == [20, 21, 25, 24, 30]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((4, 4, 0, 3, 0), [3, 3, 0, 2, 0]),
        ((5, 3, 0, 3, 0), [4, 1, 0, 1, 0]),
        ((4, 4, 0, 2, 1), [3, 3, 0, 2, 1]),
        ((11, 0, 0, 0, 0), [5, 0, 0, 0, 0]),
        ((0, 0, 0, 0, 11), [0, 0, 0, 0, 5]),
        ((5, 6, 0, 0, 0), [2, 4, 0, 0, 0]),
        ((4, 3, 0, 2, 2), [4, 2, 0, 1, 1]),
        ((5, 4, 2, 0, 0), [4, 2, 0, 0, 0]),
        ((2, 1, 8, 0, 0), [2, 1, 0, 0, 0]),
        ((10, 0, 1, 0, 0), [4, 0, 0, 0, 0]),
        ((0, 0, 11, 0, 0), [0, 0, 0, 0, 0]),
    ],
    ids=[
        "two tied for first", "two tied for second", "tied with a black cube", "one colour", "black only",
        "two colours", "third places never pay for ties", "own cubes last", "own cubes first",
        "own cubes spoil the five", "own cubes only",
    ],
)  # fmt: skip
def test_points_for_the_cubes_on_tessa(cubes: tuple[int, ...], points: list[int]) -> None:
    """A38, R105, R107, O42, O56: 4, 2, 1; one less when tied for first or second; five for a colour alone."""
    s = duel()
    wound(s, TESSA, *cubes)
    assert scores_of(s, TESSA) == points


def test_by_competition_ranks_two_tied_for_first_leave_no_second() -> None:
    """O42: the other reading: 4 / 4 / 3 gives 3, 3 and 1."""
    s = duel(RULEBOOK | bits(COMPETITION_RANKS))
    wound(s, TESSA, 4, 4, 0, 3)
    assert scores_of(s, TESSA) == [3, 3, 0, 1, 0]


def test_the_rose_takes_a_trophy_that_no_mage_gets() -> None:
    """R4, R20, R106: the Rose scores for its cubes, and the loser has one Trophy less to give."""
    s = duel()
    wound(s, TESSA, 4, 0, 0, 0, 5)
    strike(s, ROSE, [TESSA], 2)
    assert s.points == [2, 0, 0, 0, 4]
    assert (s.trophies[TESSA], sum(s.taken)) == (9, 0)
    assert s.where[TESSA] == IN_CELL


@pytest.mark.parametrize(
    ("switches", "points"),
    [(RULEBOOK, [0, 3, 3, 0, 0]), (RULEBOOK | bits(OVERKILL), [0, 2, 4, 0, 0])],
    ids=["off", "on"],
)
def test_surplus_cubes_count_only_with_overkill(switches: int, points: list[int]) -> None:
    """A40, R111, O48: Nero, Health 10, with Rebecca 5 and Tessa 4, is hit by Tessa for 4."""
    s = duel(switches)
    wound(s, NERO, 0, 5, 4)
    strike(s, TESSA, [NERO], 4)
    assert s.points == points
    assert s.taken == [0, 0, 1, 0]
    assert cubes_are_all_there(s)
    assert sum(s.damage) == 0


def test_the_eleventh_defeat_gives_points_but_no_trophy() -> None:
    """A42, R20: ten Trophies a Mage."""
    s = duel()
    for _ in range(11):
        s.where[TESSA] = at(1, 0)
        strike(s, REBECCA, [TESSA], 11)
    assert s.points[REBECCA] == 55
    assert (s.trophies[TESSA], s.taken[REBECCA]) == (0, 10)


def test_one_blow_may_fell_several() -> None:
    """R103, O40: all cubes at once, then each of them falls; an Evocation gives nothing."""
    s = duel()
    s.kind[EVOCATION_OF_REBECCA] = MALACODA
    s.where[EVOCATION_OF_REBECCA] = at(1, 0)
    s.stock[MALACODA] -= 1
    before = s.stock[MALACODA]
    wound(s, REBECCA, 9)
    wound(s, TESSA, 4, 4)
    strike(s, NERO, [REBECCA, TESSA, JAFAR, EVOCATION_OF_REBECCA], 3)
    assert s.points == [5 + 4, 2, 0, 0, 0]
    assert s.taken[NERO] == 2
    assert (s.where[REBECCA], s.where[TESSA], s.where[JAFAR]) == (IN_CELL, IN_CELL, at(1, 0))
    assert (s.kind[EVOCATION_OF_REBECCA], s.where[EVOCATION_OF_REBECCA]) == (NO_MODEL, NO_ROOM)
    assert s.stock[MALACODA] == before + 1
    assert s.damage[SIDES * JAFAR + NERO] == 3
    assert cubes_are_all_there(s)


def test_an_evocation_takes_no_more_cubes_than_its_health() -> None:
    """A34, O48, O59: 4 damage on a Malacoda places 3 cubes, and they come home; no points."""
    s = duel()
    s.kind[EVOCATION_OF_REBECCA] = MALACODA
    s.where[EVOCATION_OF_REBECCA] = at(0, 0)
    strike(s, NERO, [EVOCATION_OF_REBECCA], HEALTH[MALACODA] - 1)
    assert s.reserve[NERO] == 23
    strike(s, NERO, [EVOCATION_OF_REBECCA], 4)
    assert s.kind[EVOCATION_OF_REBECCA] == NO_MODEL
    assert s.reserve[NERO] == 25
    assert s.points == [0] * 5


def test_who_falls_in_its_own_activation_loses_the_rest_of_it() -> None:
    """R93, O51: Nero's combination is over, Rebecca is asked; his tokens stay."""
    s = duel()
    assert s.pending[0].seat == NERO
    strike(s, TESSA, [NERO], 10)
    assert s.where[NERO] == IN_CELL
    assert s.pending[0].seat == REBECCA
    assert s.tokens[NERO] == 2


def test_a_defeat_leaves_evocations_crown_and_tokens_alone() -> None:
    """O52: nothing else changes."""
    s = duel()
    s.kind[EVOCATION_OF_REBECCA] = LANDSKNECHT
    s.where[EVOCATION_OF_REBECCA] = at(0, 0)
    s.crown = REBECCA
    strike(s, NERO, [REBECCA], 12)
    assert s.where[REBECCA] == IN_CELL
    assert (s.kind[EVOCATION_OF_REBECCA], s.crown, s.tokens[REBECCA]) == (LANDSKNECHT, REBECCA, 2)


# --- who can be hurt, and how far cubes go -----
def test_nobody_hurts_itself_or_its_evocations() -> None:
    """R83: one's own damage passes one's own models by."""
    s = duel()
    s.kind[EVOCATION_OF_REBECCA] = MALACODA
    s.where[EVOCATION_OF_REBECCA] = at(1, 0)
    strike(s, REBECCA, [NERO, REBECCA, EVOCATION_OF_REBECCA], 2)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, EVOCATION_OF_REBECCA)] == [2, 0, 0]
    assert can_be_harmed(s, EVOCATION_OF_REBECCA, NERO)
    assert can_be_harmed(s, EVOCATION_OF_REBECCA, ROSE)


def test_in_its_cell_a_mage_is_hurt_by_the_rose_alone() -> None:
    """A36, R102: not by another Mage."""
    s = duel()
    s.where[TESSA] = IN_CELL
    strike(s, NERO, [TESSA, JAFAR], 1)
    assert [int(damage_on(s, m)) for m in (TESSA, JAFAR)] == [0, 1]
    strike(s, ROSE, [TESSA], 1)
    assert damage_on(s, TESSA) == 1


def test_an_empty_reserve_deals_no_damage_and_never_goes_below_zero() -> None:
    """R16, R110, O49: the effect does what it can."""
    s = duel()
    wound(s, REBECCA, 11)
    wound(s, TESSA, 10)
    assert put_instability(s, at(0, 0), NERO, 3) == 3
    assert s.reserve[NERO] == 1
    strike(s, NERO, [JAFAR], 3)
    assert (s.reserve[NERO], damage_on(s, JAFAR)) == (0, 1)
    assert put_damage(s, JAFAR, NERO, 2) == put_instability(s, at(0, 0), NERO, 2) == 0
    assert not convert_damage_cube(s, TESSA, NERO, NERO)
    assert cubes_are_all_there(s)


def test_healing_sends_a_cube_home() -> None:
    """R156: to the reserve of its colour."""
    s = duel()
    wound(s, TESSA, 2, 1)
    heal_cube(s, TESSA, NERO)
    assert s.damage[SIDES * TESSA : SIDES * TESSA + SIDES] == [1, 1, 0, 0, 0]
    assert s.reserve == [24, 24, 25, 25, 30]


def test_converting_a_cube_changes_its_colour_and_not_the_number() -> None:
    """R154, O49, O54: the old one goes home, a new one comes from reserve."""
    s = duel()
    wound(s, TESSA, 0, 3)
    assert convert_damage_cube(s, TESSA, REBECCA, NERO)
    assert s.damage[SIDES * TESSA : SIDES * TESSA + SIDES] == [1, 2, 0, 0, 0]
    assert s.reserve == [24, 23, 25, 25, 30]
    assert not convert_damage_cube(s, TESSA, JAFAR, NERO)


def test_points_never_fall_below_zero_and_only_what_is_there_is_stolen() -> None:
    """O57: two points, five asked for."""
    s = duel()
    gain(s, TESSA, 2)
    assert steal(s, NERO, TESSA, 5) == 2
    assert s.points == [2, 0, 0, 0, 0]
    assert lose(s, NERO, 3) == 2
    assert s.points == [0] * 5


# --- Instability -----
def test_a_full_room_takes_no_more_cubes() -> None:
    """R112: as many as its Resistance; with Overload, or without the cap, any number."""
    forge = RESISTANCE[FORGE]
    for switches, placed in [
        (RULEBOOK, forge),
        (RULEBOOK | bits(OVERLOAD), forge + 3),
        (RULEBOOK & ~bits(CAP_INSTABILITY), forge + 3),
    ]:
        s = duel(switches)
        assert put_instability(s, hex_of(s, FORGE), NERO, forge + 3) == placed
        assert s.reserve[NERO] == 25 - placed
        assert cubes_are_all_there(s)


@pytest.mark.parametrize(
    ("cubes", "winner"),
    [
        ((2, 0, 1, 0, 1), NERO),
        ((2, 0, 2, 0, 0), ROSE),
        ((0, 0, 0, 4, 0), JAFAR),
        ((1, 1, 1, 1, 0), ROSE),
        ((0, 0, 1, 0, 3), ROSE),
        ((0, 1, 2, 1, 0), TESSA),
        ((0, 2, 0, 0, 2), ROSE),
    ],
)
def test_the_side_with_most_cubes_takes_an_unstable_room_and_ties_go_to_the_rose(
    cubes: tuple[int, ...], winner: int
) -> None:
    """A47, R115, R128: the Forge holds 4; in Clean-up its token goes to somebody and all cubes go home."""
    s = duel()
    forge = hex_of(s, FORGE)
    for side, n in enumerate(cubes):
        put_instability(s, forge, side, n)
    assert is_unstable(s, forge)
    assert leader_in(s, forge) == winner
    s.where[JAFAR] = forge
    to_clean_up(s)
    assert s.winner_of[FORGE] == winner
    assert [room for room in range(19) if s.winner_of[room] >= 0] == [FORGE]
    assert s.destroyed[forge] == 1
    assert instability_on(s, forge) == 0
    assert s.where[JAFAR] == forge
    assert cubes_are_all_there(s)


def to_clean_up(s: Table) -> None:
    """Nobody has anything left to do; the Game Turn goes on to its end and beyond."""
    turn = s.turn
    s.pending = []
    s.tokens = [0] * s.seats
    s.stack[-1].at = 0
    begin(s)
    while s.turn == turn:
        d = s.pending[0]
        kind = [o.verb for o in d.options]
        assert END in kind or STOP in kind or EVOKE in kind, BOOK.bookmarks(s)
        BOOK.decide(s, d, len(kind) - 1)


def test_one_cube_short_of_its_resistance_a_room_stands() -> None:
    """R128: the Forge with 3 of 4; its cubes stay."""
    s = duel()
    forge = hex_of(s, FORGE)
    put_instability(s, forge, NERO, 3)
    to_clean_up(s)
    assert s.winner_of[FORGE] == -1
    assert (s.destroyed[forge], s.instability[SIDES * forge + NERO]) == (0, 3)


def test_a_destroyed_room_can_be_crossed_but_neither_activated_nor_loaded() -> None:
    """A47, R129 to R132."""
    s = duel()
    forge = hex_of(s, FORGE)
    s.where[NERO] = forge
    assert can_activate(s, NERO, forge)
    destroy_room(s, forge, TESSA)
    assert not can_activate(s, NERO, forge)
    assert put_instability(s, forge, NERO, 1) == 0
    assert s.reserve[NERO] == 25
    beside = steps_from(s, NERO)[0]
    s.where[NERO] = beside
    assert forge in steps_from(s, NERO)
    destroy_room(s, forge, NERO)
    assert s.winner_of[FORGE] == TESSA


def test_clearing_a_room_sends_every_colour_home() -> None:
    """R113: each to its own reserve."""
    s = duel()
    for side in range(SIDES):
        put_instability(s, at(0, 0), side, 1)
    assert s.reserve == [24, 24, 24, 24, 29]
    clear_instability(s, at(0, 0))
    assert s.reserve == [25, 25, 25, 25, 30]


def test_the_mages_stand_ready_for_these_tests() -> None:
    """O96: the four seats are the four Mages in order."""
    s = duel()
    assert [MAGE_HEALTH[mage] for mage in s.mage] == [10, 12, 11, 9]
    assert offered(s, REBECCA, END) == []
    assert [d.seat for d in s.pending] == [NERO]

"""Swamps, walls and forests: where they may lie and what they do (R20, R21, R25, O3 to O5, O43, O46, O47)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.board import BOARDS, Board
from conclave.games.dark_artifacts.table import board_of
from conclave.games.dark_artifacts.terms import (
    CUBE_A,
    EXCHANGE,
    FOUR,
    LIFT,
    MOVE,
    PUT_SWAMP,
    PUT_WALL,
    STEP,
    SWAMP,
    THREE,
    WALL,
)
from tests.games.dark_artifacts.layout import BLACK, GAME, RED, WHITE, Layout, Setup


def hangs_together(board: Board, walls: int, swamps: int) -> bool:
    """Our own, slow way to see whether the board is whole: grow a set of spaces until nothing is added."""
    dry = {x for x in range(board.spaces) if not (swamps >> x) & 1}
    reached = {min(dry)}
    while True:
        more = {
            b
            for line in range(board.lines)
            if not (walls >> line) & 1
            for a, b in (
                (board.line_from[line], board.line_to[line]),
                (board.line_to[line], board.line_from[line]),
            )
            if a in reached and b in dry and b not in reached
        }
        if not more:
            return reached == dry
        reached |= more


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_terrain_is_offered_exactly_where_it_leaves_the_board_whole(seats: int) -> None:
    """O4, O5: along a whole setup, every option and every refusal agrees with a slow search."""
    for seed in range(6):
        t = Setup.new(GAME, seats=seats, seed=seed).to_terrain()
        board = board_of(t.s)
        pick = seed
        while t.s.phase == 1:
            seat = t.asked()[0]
            home = board.home_mask
            if t.offered(seat, SWAMP):
                expected = [
                    x
                    for x in range(board.spaces)
                    if not (home >> x) & 1
                    and not (t.s.swamps >> x) & 1
                    and hangs_together(board, t.s.walls, t.s.swamps | 1 << x)
                ]
                assert [a for a, _ in t.offered(seat, SWAMP)] == expected
                t.choose(seat, SWAMP, expected[(pick * 5) % len(expected)])
            else:
                expected = [
                    x
                    for x in range(board.lines)
                    if not (home >> board.line_from[x]) & 1
                    and not (home >> board.line_to[x]) & 1
                    and not (t.s.walls >> x) & 1
                    and hangs_together(board, t.s.walls | 1 << x, t.s.swamps)
                ]
                assert [a for a, _ in t.offered(seat, WALL)] == expected
                t.choose(seat, WALL, expected[(pick * 7) % len(expected)])
            pick += 1


@pytest.mark.parametrize(
    ("seats", "steps"),
    [(2, [(WHITE, SWAMP), (BLACK, WALL), (BLACK, WALL)]),
     (3, [(WHITE, SWAMP), (BLACK, WALL), (BLACK, WALL), (RED, SWAMP)]),
     (4, [(WHITE, SWAMP), (BLACK, WALL), (BLACK, WALL), (RED, SWAMP), (3, WALL), (3, WALL)])],
)  # fmt: skip
def test_who_puts_which_terrain(seats: int, steps: list[tuple[int, int]]) -> None:
    """R20, R21, O3: swamp, two walls, swamp, two walls, in turn order; one seat at a time."""
    t = Setup.new(GAME, seats=seats, seed=2).to_terrain()
    for seat, verb in steps:
        assert t.asked() == [seat]
        assert t.verbs(seat) == {verb}
        GAME.decide(t.s, seat, 0)
    assert t.asked() == list(range(seats))
    assert len(t.told(PUT_SWAMP)) + len(t.told(PUT_WALL)) == len(steps)


def test_one_piece_of_terrain_per_space_and_line() -> None:
    """O5: the second wall cannot stand on the first, nor the second swamp lie on the first."""
    t = Setup.new(GAME, seats=3, seed=2).to_terrain()
    swamp, wall = t.at("c3"), t.line("b2|c2")
    t.choose(WHITE, SWAMP, swamp).choose(BLACK, WALL, wall)
    assert t.why(BLACK, WALL, wall) == "line-taken"
    t.choose(BLACK, WALL, t.line("c2|d2"))
    assert t.why(RED, SWAMP, swamp) == "space-taken"
    assert t.why(RED, SWAMP, t.at("b1")) == "first-row"
    assert t.why(RED, SWAMP, 99) == "no-such-space"


def test_what_cuts_the_board() -> None:
    """O5: two walls cut the corner a1 off, unless a swamp lies there."""
    board = BOARDS[4]
    assert board.is_whole(0, 0)
    lines = [board.line_between(board.space_named("a1"), board.space_named(x)) for x in ("b1", "a2")]
    assert board.is_whole(1 << lines[0], 0)
    assert not board.is_whole((1 << lines[0]) | (1 << lines[1]), 0)
    assert board.is_whole((1 << lines[0]) | (1 << lines[1]), 1 << board.space_named("a1"))


def test_the_dragon_does_not_count_as_a_cut() -> None:
    """O5: with the Dragon on a2 a wall may close a1|b1."""
    t = Layout().card(WHITE, THREE, "B7").stack(WHITE, "a1", "5.3").dragon("a2").start().split(WHITE, 0)
    assert len(t.offered(WHITE, WALL)) == 2
    t.choose(WHITE, WALL, t.line("a1|b1"))
    assert t.board() == ["W:3@a1", "W:5@a1"]
    t.idle(seat=WHITE)


@pytest.mark.card("B7")
def test_a_wall_through_a_single_bridge_is_refused() -> None:
    """O5, B7: with the lines to a3 and b2 shut the last way out of a2 stays open."""
    t = (
        Layout()
        .card(WHITE, THREE, "B7")
        .stack(WHITE, "a2", "5.3")
        .terrain(wall="a1|b1 a2|b2")
        .start()
        .split(WHITE, 0)
    )
    # a1 hangs on a2 alone and a2 on a3: neither line may be shut, so nothing can be put.
    assert t.s.walls == (1 << t.line("a1|b1")) | (1 << t.line("a2|b2"))
    assert t.board() == ["W:3@a2", "W:5@a2"]
    t.idle(seat=WHITE)


@pytest.mark.card("D2")
def test_a_swamp_is_not_lifted_where_that_would_strand_a_space() -> None:
    """O5, O47: the swamp on a1 keeps a walled corner out of account, so the other one is lifted, unasked."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D2")
        .stack(WHITE, "c3", "5.A")
        .terrain(swamp="a1 d4", wall="a1|b1 a1|a2")
    )
    t.start().split(WHITE, 0)
    assert t.offered(WHITE, LIFT) == []
    assert t.spaces(WHITE, SWAMP) == ["b3", "c2", "c4", "d3"]
    t.choose(WHITE, SWAMP, t.at("c4"))
    assert t.s.swamps == (1 << t.at("a1")) | (1 << t.at("c4"))
    assert t.board() == ["W:A@c3", "W:5@c3"]
    t.idle(seat=WHITE)


def test_walls_stop_both_ways() -> None:
    """R25: from either side, for either colour."""
    t = Layout().stack(WHITE, "b2", "5").stack(BLACK, "c2", "5").terrain(wall="b2|c2").start()
    assert t.reach(WHITE, 0) == ["a2", "b1", "b3"]
    t.pass_turn(WHITE)
    assert t.reach(BLACK, 1) == ["c1", "c3", "d2"]
    assert t.why(BLACK, MOVE, 1, t.at("b2")) == "wall"
    t.idle(seat=BLACK)


def test_a_forest_is_left_like_any_space() -> None:
    """O43: entering ends a Move; starting in a forest does not shorten it."""
    t = Layout().stack(WHITE, "b3", "5").stack(WHITE, "b3", "5").terrain(forest="b3 b4").start()
    assert "b1" in t.reach(WHITE, 0)
    assert "b4" in t.reach(WHITE, 0)
    assert "b5" not in t.reach(WHITE, 0)
    t.move(WHITE, 0, "b4").move(WHITE, 0, "b5")
    assert t.board() == ["W:5@b5", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a_forest_shelters_both_sides() -> None:
    """O43: whoever is attacked in it has 1 more; the attacker gains nothing."""
    t = (
        Layout()
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "5")
        .terrain(forest="b3")
        .start()
    )
    t.attack(WHITE, 0, 2)
    assert t.powers() == [(6, 6)]
    t.pass_turn(WHITE).attack(BLACK, 2, 0)
    assert t.powers() == [(6, 6), (5, 6)]
    assert t.board() == ["W:5@b3", "W:5@b3", "K:5@b3"]
    t.idle(seat=BLACK)


@pytest.mark.card("A1")
def test_a_step_into_a_forest_is_only_a_step() -> None:
    """T8: forests stop Moves; a Quickstep into one is a step like any other."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A1")
        .stack(WHITE, "b3", "5.4")
        .terrain(forest="b4")
        .start()
        .split(WHITE, 0)
    )
    assert "b4" in t.spaces(WHITE, STEP)
    t.choose(WHITE, STEP, t.at("b4"))
    assert t.board() == ["W:4@b4", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B4", "A7")
def test_an_entity_exchanged_into_a_swamp_stands_there() -> None:
    """O46: it may fight and step out; others still cannot enter."""
    t = (
        Layout()
        .card(WHITE, THREE, "B4")
        .card(WHITE, FOUR, "A7")
        .stack(WHITE, "b2", "5.3")
        .stack(WHITE, "b4", "4")
    )
    t.stack(BLACK, "b5", "5").terrain(swamp="b4").start().split(WHITE, 0).choose(WHITE, EXCHANGE, 1)
    assert t.board() == ["W:3@b4", "W:4@b2", "K:5@b5", "W:5@b2"]
    assert t.reach(WHITE, 0) == ["a4", "b3", "b5", "c4"]
    t.pass_turn(WHITE)
    assert t.why(BLACK, MOVE, 2, t.at("b4")) == "swamp"
    t.idle(seat=BLACK)


@pytest.mark.card("D3", "A7")
def test_a_piece_returned_in_a_swamp_and_support_there() -> None:
    """O46: a piece returned there counts as an ally and steps out as usual."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .card(WHITE, FOUR, "A7")
        .stack(WHITE, "b4", "4.A")
        .graveyard(WHITE, "3")
    )
    t.stack(BLACK, "b4", "4").terrain(swamp="b4").start().split(WHITE, 0)
    assert t.board() == ["W:A@b4", "K:4@b4", "W:4@b4", "W:3@b4"]
    fresh = len(t.s.top) - 1
    assert {"a4", "b2", "d4"} <= set(t.reach(WHITE, fresh))
    t.attack(WHITE, fresh, 1)
    assert t.powers() == [(5, 4)]
    t.idle(seat=WHITE)

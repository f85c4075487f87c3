"""The "2 power" cards of three-dots and leaders (T5)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    CUBE_A,
    EXCHANGE,
    FOREST,
    FOUR,
    LEADER,
    LIFT,
    PUSH,
    PUT_FOREST,
    RETURN,
    REVEALED,
    STEP,
    STRIKE,
    THREE,
    TOOK_WALL,
    TWO,
    UNVEIL,
    VEIL,
    WALL,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, RED, WHITE, Layout


# --- B1 Blinkstone ----------------------------------------------------------------------------------------
@pytest.mark.card("B1")
def test_blinkstone_reaches_two_steps_and_ignores_walls() -> None:
    """B1: no swamp, not the Dragon's space, not where it stands; walls and occupied spaces do not matter."""
    t = Layout().card(WHITE, THREE, "B1").stack(WHITE, "b3", "5.3.4").stack(BLACK, "c3", "5")
    t.terrain(swamp="b4", wall="b3|c3 b3|b2").dragon("a3").start().split(WHITE, 0)
    assert t.spaces(WHITE, STEP) == ["a2", "a4", "b1", "b2", "b5", "c2", "c3", "c4", "d3"]
    assert t.why(WHITE, STEP, t.at("b4")) == "swamp"
    assert t.why(WHITE, STEP, t.at("a3")) == "dragon"
    assert t.why(WHITE, STEP, t.at("b3")) == "out-of-reach"
    assert t.why(WHITE, STEP, t.at("d4")) == "out-of-reach"
    t.choose(WHITE, STEP, t.at("d3"))
    assert t.board() == ["W:3.4@d3", "K:5@c3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B1")
def test_blinkstone_may_be_declined_and_serves_the_leader() -> None:
    """B1 on a leader uncovered by Black's attack: White may stay."""
    t = (
        Layout()
        .card(WHITE, LEADER, "B1")
        .stack(WHITE, "b3", "5.L")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "5")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [WHITE]
    twin = t.copy().choose(WHITE, PASS)
    assert twin.board() == ["W:L@b3", "K:5@b3", "K:5@b3"]
    twin.idle(seat=BLACK)
    t.choose(WHITE, STEP, t.at("b1"))
    assert t.board() == ["W:L@b1", "K:5@b3", "K:5@b3"]
    t.idle(seat=BLACK)


# --- B2 Warbrand -------------------------------------------------------------------------------------------
@pytest.mark.card("B2")
def test_warbrand_attacks_with_two_more_and_defends_with_none() -> None:
    """B2: 5 beats a four-dot; attacked it is a bare 3."""
    t = (
        Layout()
        .card(WHITE, THREE, "B2")
        .stack(WHITE, "b3", "3")
        .stack(BLACK, "b3", "4")
        .start()
        .attack(WHITE, 0, 1)
    )
    assert t.powers() == [(5, 4)]
    assert t.board() == ["W:3@b3"]
    t.idle(seat=WHITE)
    t = (
        Layout()
        .card(WHITE, THREE, "B2")
        .stack(WHITE, "b3", "3")
        .stack(BLACK, "b3", "4")
        .start(BLACK)
        .attack(BLACK, 1, 0)
    )
    assert t.powers() == [(4, 3)]
    assert t.board() == ["K:4@b3"]
    t.idle(seat=BLACK)


# --- B3 War Banner -------------------------------------------------------------------------------------
@pytest.mark.card("B3")
def test_war_banner_does_not_serve_itself() -> None:
    """B3: for its own attack other entities count once."""
    t = (
        Layout()
        .card(WHITE, THREE, "B3")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "4")
    )
    t.start().attack(WHITE, 0, 2)
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:3@b3", "W:5@b3", "K:4@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B3", "D4")
def test_war_banner_serves_its_own_player_only_and_not_under_the_crown() -> None:
    """B3, T8: an ally of another colour gets 1 of it; Hollow Crown takes it away; it is no help to a Move."""
    t = Layout(3).join(WHITE, BLACK).card(WHITE, THREE, "B3").stack(WHITE, "c3", "3").stack(BLACK, "c3", "5")
    t.stack(RED, "c3", "4").start(BLACK)
    assert "c1" in t.reach(BLACK, 1)
    assert "d1" not in t.reach(BLACK, 1)
    t.attack(BLACK, 1, 2)
    assert t.powers() == [(6, 4)]
    assert t.board() == ["W:3@c3", "K:5@c3"]
    t.idle(seat=BLACK)
    t = (
        Layout()
        .card(WHITE, THREE, "B3")
        .card(BLACK, CUBE_A, "D4")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "4")
    )
    t.stack(BLACK, "b3", "A").stack(BLACK, "b3", "4").start().attack(WHITE, 1, 3)
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:3@b3", "W:4@b3", "K:A@b3", "K:4@b3"]
    t.idle(seat=WHITE)


# --- B4 Body Double -----------------------------------------------------------------------------------------
@pytest.mark.card("B4")
def test_body_double_exchanges_places_with_one_of_yours() -> None:
    """B4, O44, O46: anywhere, even a swamp or the Dragon's space; enemies and those on the same space are
    not named.
    """
    t = (
        Layout()
        .card(WHITE, THREE, "B4")
        .stack(WHITE, "b3", "5.3.4")
        .stack(WHITE, "d4", "5.4")
        .stack(WHITE, "a2", "5")
    )
    t.stack(BLACK, "c3", "5").terrain(swamp="d4").dragon("a2").start().split(WHITE, 0)
    fresh = len(t.s.top) - 1
    assert t.entities(WHITE, EXCHANGE) == [1, 2, 4]
    assert t.why(WHITE, EXCHANGE, 3) == "not-your-other"
    assert t.why(WHITE, EXCHANGE, 0) == "not-your-other"
    assert t.why(WHITE, EXCHANGE, fresh) == "same-place"
    twin = t.copy().choose(WHITE, EXCHANGE, 2)
    assert twin.board() == ["W:3.4@a2", "W:5.4@d4", "W:5@b3", "K:5@c3", "W:5@b3"]
    twin.idle(seat=WHITE)
    t.choose(WHITE, EXCHANGE, 1)
    assert t.board() == ["W:3.4@d4", "W:5.4@b3", "W:5@a2", "K:5@c3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B4")
def test_body_double_may_be_declined_and_leaves_out_allies() -> None:
    """B4, O41: "yours" is the player's own, not a team mate's."""
    t = Layout(3).join(WHITE, BLACK).bury(WHITE).card(WHITE, THREE, "B4").stack(WHITE, "c3", "5.3")
    t.stack(WHITE, "a1", "L").stack(BLACK, "d3", "5").start().split(WHITE, 0)
    assert t.entities(WHITE, EXCHANGE) == [1]
    assert t.why(WHITE, EXCHANGE, 2) == "not-your-other"
    t.choose(WHITE, PASS)
    assert t.board() == ["W:3@c3", "W:L@a1", "K:5@d3", "W:5@c3"]
    t.idle(seat=WHITE)


# --- B5 Gravecall --------------------------------------------------------------------------------------
@pytest.mark.card("B5")
def test_gravecall_returns_a_five_dot_here() -> None:
    """B5: one five-dot; other characters are not named."""
    t = (
        Layout()
        .card(WHITE, THREE, "B5")
        .stack(WHITE, "b3", "5.3")
        .graveyard(WHITE, "4.5.5")
        .start()
        .split(WHITE, 0)
    )
    assert t.board() == ["W:3@b3", "W:5@b3", "W:5@b3"]
    assert t.grave(WHITE) == "4.5.B"
    t.idle(seat=WHITE)


@pytest.mark.card("B5")
def test_gravecall_without_a_fallen_five_dot_does_nothing() -> None:
    """B5, O41, O31: the enemy's five-dots are not yours."""
    t = (
        Layout()
        .card(WHITE, THREE, "B5")
        .stack(WHITE, "b3", "5.3")
        .graveyard(WHITE, "4")
        .graveyard(BLACK, "5")
        .start()
    )
    t.split(WHITE, 0)
    assert t.board() == ["W:3@b3", "W:5@b3"]
    assert (t.grave(WHITE), t.grave(BLACK)) == ("4.B", "5.B")
    t.idle(seat=WHITE)


# --- B6 Repulse ----------------------------------------------------------------------------------------
@pytest.mark.card("B6", "B11")
def test_repulse_pushes_each_enemy_here_once() -> None:
    """B6, B11: in White's order; not Unyielding, not neighbours, not one's own, and nobody twice."""
    t = (
        Layout()
        .card(WHITE, THREE, "B6")
        .card(BLACK, THREE, "B11")
        .stack(WHITE, "b3", "5.3")
        .stack(BLACK, "b3", "5.4")
    )
    t.stack(BLACK, "b3", "4").stack(BLACK, "b3", "3").stack(BLACK, "c3", "5").stack(WHITE, "b3", "5").start()
    t.split(WHITE, 0)
    assert t.entities(WHITE, PUSH) == [1, 2]
    assert t.why(WHITE, PUSH, 3) == "unyielding"
    assert t.why(WHITE, PUSH, 4) == "out-of-reach"
    assert t.why(WHITE, PUSH, 5) == "not-an-enemy"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, PUSH, 2).choose(WHITE, STEP, t.at("a3"))
    assert t.spaces(WHITE, STEP) == ["a3", "b2", "b4", "c3"]
    t.choose(WHITE, STEP, t.at("b4"))
    assert t.board() == ["W:3@b3", "K:5.4@b4", "K:4@a3", "K:3@b3", "K:5@c3", "W:5@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B6")
def test_repulse_leaves_who_has_no_step() -> None:
    """B6, T3: in a corner behind a wall and the Dragon nothing can be pushed."""
    t = (
        Layout()
        .card(WHITE, THREE, "B6")
        .stack(WHITE, "a1", "5.3")
        .stack(BLACK, "a1", "5")
        .terrain(wall="a1|b1")
    )
    t.dragon("a2").start().split(WHITE, 0)
    assert t.board() == ["W:3@a1", "K:5@a1", "W:5@a1"]
    t.idle(seat=WHITE)


# --- B7 Wall of Bones ----------------------------------------------------------------------------------
@pytest.mark.card("B7")
def test_wall_of_bones_walls_a_free_line_of_this_space() -> None:
    """B7, O47: first rows are open to cards; taken lines and lines elsewhere are not offered."""
    t = (
        Layout()
        .card(WHITE, THREE, "B7")
        .stack(WHITE, "b1", "5.3")
        .terrain(wall="b1|b2")
        .start()
        .split(WHITE, 0)
    )
    assert sorted(a for a, _ in t.offered(WHITE, WALL)) == sorted([t.line("a1|b1"), t.line("b1|c1")])
    assert t.why(WHITE, WALL, t.line("b1|b2")) == "line-taken"
    assert t.why(WHITE, WALL, t.line("c2|c3")) == "out-of-reach"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, WALL, t.line("b1|c1"))
    assert t.s.walls == (1 << t.line("b1|b2")) | (1 << t.line("b1|c1"))
    assert t.board() == ["W:3@b1", "W:5@b1"]
    t.idle(seat=WHITE)


@pytest.mark.card("B7")
def test_wall_of_bones_never_cuts_the_board() -> None:
    """B7, O5: with one line left to leave a corner that line stays free, and no wall is put."""
    t = (
        Layout()
        .card(WHITE, THREE, "B7")
        .stack(WHITE, "a1", "5.3")
        .terrain(wall="a1|b1")
        .start()
        .split(WHITE, 0)
    )
    assert t.s.walls == 1 << t.line("a1|b1")
    assert t.board() == ["W:3@a1", "W:5@a1"]
    t.idle(seat=WHITE)


@pytest.mark.card("B7")
def test_wall_of_bones_moves_a_wall_when_the_box_is_empty() -> None:
    """B7, O47: one of the four on the board is lifted; it ends on another line than it stood on."""
    walls = "a1|a2 c3|c4 d3|d4 b3|c3"
    t = (
        Layout()
        .card(WHITE, THREE, "B7")
        .stack(WHITE, "b3", "5.3")
        .terrain(wall=walls)
        .start()
        .split(WHITE, 0)
    )
    assert sorted(t.offered(WHITE, LIFT)) == sorted((t.line(w), WALL) for w in walls.split())
    twin = t.copy().choose(WHITE, LIFT, t.line("b3|c3"), WALL)
    assert twin.why(WHITE, WALL, t.line("b3|c3")) == "same-spot"
    assert len(twin.offered(WHITE, WALL)) == 3
    t.choose(WHITE, LIFT, t.line("a1|a2"), WALL)
    assert t.why(WHITE, WALL, t.line("b3|c3")) == "line-taken"
    assert len(t.told(TOOK_WALL)) == 1
    t.choose(WHITE, WALL, t.line("b2|b3"))
    expected = ("b2|b3", "c3|c4", "d3|d4", "b3|c3")
    assert t.s.walls == sum(1 << t.line(w) for w in expected)
    assert t.board() == ["W:3@b3", "W:5@b3"]
    t.idle(seat=WHITE)


# --- B8 Unmask (more in the acceptance cases) ----------------------------------------------------------
@pytest.mark.card("B8", "B11")
def test_unmask_names_stacks_here_or_next_door() -> None:
    """B8, B11: walls do not matter; two steps away, one's own, single pieces and Unyielding tops are
    refused.
    """
    t = (
        Layout()
        .card(WHITE, THREE, "B8")
        .card(BLACK, THREE, "B11")
        .stack(WHITE, "b3", "5.3")
        .stack(BLACK, "b3", "5.4")
    )
    t.stack(BLACK, "c3", "5.4").stack(BLACK, "b5", "5.4").stack(BLACK, "a3", "3.3").stack(BLACK, "b2", "2")
    t.stack(WHITE, "b3", "5.4").terrain(wall="b3|c3").start().split(WHITE, 0)
    assert t.entities(WHITE, UNVEIL) == [1, 2]
    assert t.why(WHITE, UNVEIL, 3) == "out-of-reach"
    assert t.why(WHITE, UNVEIL, 4) == "unyielding"
    assert t.why(WHITE, UNVEIL, 5) == "one-piece"
    assert t.why(WHITE, UNVEIL, 6) == "not-an-enemy"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, UNVEIL, 2)
    assert t.board() == [
        "W:3@b3", "K:5.4@b3", "K:4@c3", "K:5.4@b5", "K:3.3@a3", "K:2@b2", "W:5.4@b3", "W:5@b3", "K:5@c3",
    ]  # fmt: skip
    assert t.left_over() == (2, 1)
    t.idle(seat=WHITE)


@pytest.mark.card("B8", "D6", "B5")
def test_a_chain_that_opens_the_first_stack_again_lets_each_text_speak_once() -> None:
    """O15, O30, T8: Unmask opens Black's stack, Weeping Mirror opens White's again; the Gravecall leader
    calls once.
    """
    t = (
        Layout()
        .card(WHITE, THREE, "B8")
        .card(WHITE, LEADER, "B5")
        .card(BLACK, CUBE_A, "D6")
        .bury(WHITE, BLACK)
    )
    t.stack(WHITE, "b3", "5.3.L").stack(BLACK, "b3", "5.A.L").start()
    assert t.grave(WHITE).count("5") == 3
    t.split(WHITE, 0)
    assert t.grave(WHITE).count("5") == 2
    assert [e.a for e in t.told(REVEALED)] == [0, 1, 0]
    assert t.board() == ["W:L@b3", "K:A.L@b3", "W:5@b3", "K:5@b3", "W:3@b3", "W:5@b3"]
    t.idle(seat=WHITE)


# --- B9 Overgrowth -------------------------------------------------------------------------------------
@pytest.mark.card("B9")
def test_overgrowth_puts_a_forest_here_or_next_door() -> None:
    """B9: not on swamp, forest or Dragon; entities do not matter."""
    t = Layout().card(WHITE, THREE, "B9").stack(WHITE, "b3", "5.3").stack(BLACK, "c3", "5")
    t.terrain(swamp="b4", forest="a3").dragon("b2").start().split(WHITE, 0)
    assert t.spaces(WHITE, FOREST) == ["b3", "c3"]
    assert t.why(WHITE, FOREST, t.at("b4")) == "space-taken"
    assert t.why(WHITE, FOREST, t.at("a3")) == "space-taken"
    assert t.why(WHITE, FOREST, t.at("b2")) == "space-taken"
    assert t.why(WHITE, FOREST, t.at("d3")) == "out-of-reach"
    t.choose(WHITE, FOREST, t.at("c3"))
    assert t.s.forests == (1 << t.at("a3")) | (1 << t.at("c3"))
    assert t.board() == ["W:3@b3", "K:5@c3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("B9")
def test_overgrowth_moves_a_forest_when_both_are_out() -> None:
    """B9, O47: the owner picks one of the two forests and moves it elsewhere."""
    t = (
        Layout()
        .card(WHITE, THREE, "B9")
        .stack(WHITE, "b3", "5.3")
        .terrain(forest="b3 d5")
        .start()
        .split(WHITE, 0)
    )
    assert sorted(t.offered(WHITE, LIFT)) == [(t.at("b3"), FOREST), (t.at("d5"), FOREST)]
    twin = t.copy().choose(WHITE, LIFT, t.at("d5"), FOREST)
    assert twin.spaces(WHITE, FOREST) == ["a3", "b2", "b4", "c3"]
    t.choose(WHITE, LIFT, t.at("b3"), FOREST)
    assert t.spaces(WHITE, FOREST) == ["a3", "b2", "b4", "c3"]
    assert t.why(WHITE, FOREST, t.at("b3")) == "same-spot"
    t.choose(WHITE, FOREST, t.at("b2"))
    assert t.s.forests == (1 << t.at("b2")) | (1 << t.at("d5"))
    t.idle(seat=WHITE)


@pytest.mark.card("B9")
def test_overgrowth_without_a_spot_does_nothing() -> None:
    """B9, O47: swamps, a forest and the Dragon fill the corner."""
    t = (
        Layout()
        .card(WHITE, THREE, "B9")
        .card(WHITE, FOUR, "A7")
        .stack(WHITE, "a1", "4.3")
        .terrain(swamp="a1 b1")
    )
    t.dragon("a2").start().split(WHITE, 0)
    assert t.told(PUT_FOREST) == []
    assert t.board() == ["W:3@a1", "W:4@a1"]
    t.idle(seat=WHITE)


# --- B10 Last Veil (more in the acceptance cases) ------------------------------------------------------
@pytest.mark.card("B10")
@pytest.mark.parametrize(("stack", "graveyard"), [("3", "5"), ("3.4", "4")])
def test_last_veil_needs_pieces_beneath_and_a_fallen_five_dot(stack: str, graveyard: str) -> None:
    """B10: a lone three-dot, or no five-dot in the graveyard: nothing is asked."""
    t = (
        Layout()
        .card(WHITE, THREE, "B10")
        .stack(WHITE, "b3", stack)
        .stack(BLACK, "b3", "5")
        .graveyard(WHITE, graveyard)
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.board() == (["W:4@b3", "K:5@b3"] if "." in stack else ["K:5@b3"])
    t.idle(seat=BLACK)


@pytest.mark.card("B10", "C3")
def test_last_veil_may_use_a_five_dot_that_fell_in_the_same_instant() -> None:
    """B10, O32: all pieces go first, so the five-dot felled by the same Cataclysm can cover the stack."""
    t = (
        Layout()
        .card(WHITE, THREE, "B10")
        .card(BLACK, TWO, "C3")
        .stack(WHITE, "b3", "3.4")
        .stack(WHITE, "b3", "5")
    )
    t.stack(BLACK, "b3", "5.2").start(BLACK).split(BLACK, 2)
    assert t.asked() == [WHITE]
    t.choose(WHITE, VEIL, t.fallen(WHITE, "5"))
    assert t.board() == ["W:5.4@b3", "K:2@b3"]
    assert [e.a for e in t.told(REVEALED)] == [2]
    t.idle(seat=BLACK)


# --- B11 Unyielding ------------------------------------------------------------------------------------
@pytest.mark.card("B11", "C3")
def test_unyielding_stands_in_a_cataclysm_and_falls_to_an_attack() -> None:
    """B11: effects do not defeat it; attacks do."""
    t = (
        Layout()
        .card(BLACK, THREE, "B11")
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "3")
    )
    t.stack(BLACK, "b3", "5").stack(WHITE, "a3", "5").start().split(WHITE, 0)
    assert t.board() == ["W:2@b3", "K:3@b3", "W:5@a3"]
    t.move(WHITE, 3, "b3").attack(WHITE, 3, 1)
    assert t.board() == ["W:2@b3", "W:5@b3"]
    t.idle(seat=BLACK)


@pytest.mark.card("B11", "C1")
def test_unyielding_falls_to_the_dragon() -> None:
    """O45: the Dragon's is an attack; Unyielding does not protect."""
    t = (
        Layout()
        .card(BLACK, THREE, "B11")
        .card(WHITE, TWO, "C1")
        .stack(WHITE, "a1", "2")
        .stack(BLACK, "b3", "3.4")
    )
    t.dragon("b3", WHITE).start().command(WHITE, "b3").choose(WHITE, STRIKE, 1)
    assert t.powers() == [(6, 3)]
    assert t.board() == ["W:2@a1", "K:4@b3"]
    t.idle(seat=WHITE)


# --- B12 Snarekeeper -----------------------------------------------------------------------------------
@pytest.mark.card("B12")
def test_snarekeeper_ends_the_move_of_an_enemy_that_enters() -> None:
    """B12: enemies stop in its space; they may start from it; its own side passes through."""
    t = (
        Layout()
        .card(WHITE, THREE, "B12")
        .stack(WHITE, "b3", "3")
        .stack(BLACK, "b4", "5")
        .stack(BLACK, "b4", "5")
    )
    t.stack(BLACK, "b3", "4").stack(WHITE, "b2", "5").stack(WHITE, "b2", "5").start(BLACK)
    assert "b3" in t.reach(BLACK, 1)
    assert "b2" not in t.reach(BLACK, 1)
    assert t.reach(BLACK, 3) == ["a3", "b2", "b4", "c3"]
    t.pass_turn(BLACK)
    assert "b4" in t.reach(WHITE, 4)
    t.idle(seat=WHITE)


@pytest.mark.card("B12")
def test_snarekeeper_beneath_a_top_snares_nobody() -> None:
    """B12, R6: hidden, it is not active."""
    t = (
        Layout()
        .card(WHITE, THREE, "B12")
        .stack(WHITE, "b3", "5.3")
        .stack(BLACK, "b4", "5")
        .stack(BLACK, "b4", "5")
    )
    t.start(BLACK)
    assert "b2" in t.reach(BLACK, 1)


def test_cards_that_return_offer_one_piece_of_each_type() -> None:
    """T3: a graveyard with two four-dots and a leader offers each character type once."""
    t = (
        Layout(3)
        .join(BLACK, WHITE)
        .card(WHITE, CUBE_A, "D3")
        .stack(WHITE, "c3", "5.A")
        .graveyard(WHITE, "4.4.3")
        .start()
    )
    t.split(WHITE, 0)
    assert len(t.offered(WHITE, RETURN)) == 2
    leader = t.fallen(WHITE, "L")
    assert t.why(WHITE, RETURN, leader) == "never-returns"
    t.choose(WHITE, RETURN, t.fallen(WHITE, "3"))
    assert t.board() == ["W:A@c3", "W:5@c3", "W:3@c3"]
    t.idle(seat=WHITE)

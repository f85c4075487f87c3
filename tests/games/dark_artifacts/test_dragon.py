"""The Dragon and its commander (O42, O44, O45, C1)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    ATTACK,
    COMMAND,
    CUBE_A,
    DRAGON_MOVED,
    DRAGON_STRUCK,
    FOUR,
    MOVE,
    RETURN,
    STEP,
    STRIKE,
    THREE,
    TO,
    TWO,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, RED, WHITE, Layout


def caller(seats: int = 2) -> Layout:
    """White's Dragoncaller in a corner."""
    return Layout(seats).card(WHITE, TWO, "C1").stack(WHITE, "a1", "2")


@pytest.mark.card("C1")
def test_a_command_moves_the_dragon_none_or_one_space() -> None:
    """O45: it ignores walls, swamps and entities; farther is refused."""
    t = caller().stack(BLACK, "b4", "5").terrain(wall="b3|c3", swamp="b2").dragon("b3", WHITE).start()
    t.choose(WHITE, COMMAND)
    assert t.spaces(WHITE, TO) == ["a3", "b2", "b3", "b4", "c3"]
    assert t.why(WHITE, TO, t.at("b5")) == "dragon-step"
    t.choose(WHITE, TO, t.at("b2"))
    assert t.s.dragon == t.at("b2")
    assert t.left_over() == (2, 0)
    assert t.board() == ["W:2@a1", "K:5@b4"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_a_command_costs_action_and_attack_even_without_a_strike() -> None:
    """O45: White flies and declines; no attack and no second command is left."""
    t = (
        caller()
        .stack(WHITE, "b4", "5")
        .stack(BLACK, "b4", "4")
        .dragon("b3", WHITE)
        .start()
        .command(WHITE, "b4")
    )
    assert t.offered(WHITE) == [(-1, -1), (2, -1)]
    t.choose(WHITE, PASS)
    assert t.left_over() == (2, 0)
    assert t.told(DRAGON_STRUCK) == []
    assert t.why(WHITE, COMMAND) == "no-attack"
    assert t.why(WHITE, ATTACK, 1, 2) == "no-attack"
    assert t.board() == ["W:2@a1", "W:5@b4", "K:4@b4"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_an_attack_before_leaves_no_command() -> None:
    """O45: the turn's attack is spent either way."""
    t = (
        caller()
        .stack(WHITE, "b4", "5")
        .stack(BLACK, "b4", "4")
        .dragon("b3", WHITE)
        .start()
        .attack(WHITE, 1, 2)
    )
    assert COMMAND not in t.verbs(WHITE)
    assert t.why(WHITE, COMMAND) == "no-attack"
    assert t.board() == ["W:2@a1", "W:5@b4"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_the_dragon_strikes_enemies_where_it_lands_with_six_and_no_support() -> None:
    """O45: allies there are no targets and no support; staying put is allowed."""
    t = caller(3).join(WHITE, BLACK).stack(BLACK, "c3", "5").stack(RED, "c3", "5").stack(WHITE, "c3", "5")
    t.stack(RED, "c4", "5").dragon("c3", WHITE).start().command(WHITE, "c3")
    assert t.offered(WHITE, STRIKE) == [(2, -1)]
    assert t.why(WHITE, STRIKE, 1) == "ally"
    assert t.why(WHITE, STRIKE, 4) == "not-here"
    t.choose(WHITE, STRIKE, 2)
    assert t.powers() == [(6, 5)]
    assert t.told(DRAGON_MOVED) == []
    assert t.board() == ["W:2@a1", "K:5@c3", "W:5@c3", "R:5@c4"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1", "C8")
def test_aegis_holds_against_the_dragon() -> None:
    """O45, C8: power is compared with all that counts while attacked; 6 against 7 fails."""
    t = (
        caller()
        .card(BLACK, TWO, "C8")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "2")
        .dragon("b3", WHITE)
        .start()
    )
    t.command(WHITE, "b3").choose(WHITE, STRIKE, 1)
    assert t.powers() == [(6, 7)]
    assert t.board() == ["W:2@a1", "K:5@b3", "K:2@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_who_is_with_the_dragon_may_leave_split_and_fight() -> None:
    """O44: entities there act as usual; nobody may step in."""
    t = (
        Layout()
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "b3", "4")
        .stack(WHITE, "b2", "5")
        .dragon("b3", BLACK)
        .start()
    )
    assert "b3" not in t.reach(WHITE, 2)
    t.split(WHITE, 0).attack(WHITE, 5, 1).move(WHITE, 5, "b4")
    assert t.board() == ["W:4@b3", "W:5@b2", "W:5@b4"]
    t.idle(seat=BLACK)


@pytest.mark.card("C1", "A1", "B1", "B6")
def test_no_step_leads_into_the_dragons_space() -> None:
    """O44: neither Quickstep, Blinkstone nor a push."""
    t = Layout().card(WHITE, FOUR, "A1").stack(WHITE, "b3", "5.4").dragon("c3").start().split(WHITE, 0)
    assert t.why(WHITE, STEP, t.at("c3")) == "dragon"
    t = Layout().card(WHITE, THREE, "B1").stack(WHITE, "b3", "5.3").dragon("c3").start().split(WHITE, 0)
    assert t.why(WHITE, STEP, t.at("c3")) == "dragon"
    t = (
        Layout()
        .card(WHITE, THREE, "B6")
        .stack(WHITE, "b3", "5.3")
        .stack(BLACK, "b3", "5")
        .dragon("c3")
        .start()
    )
    t.split(WHITE, 0)
    assert t.spaces(WHITE, STEP) == ["a3", "b2", "b4"]
    assert t.why(WHITE, STEP, t.at("c3")) == "dragon"


@pytest.mark.card("C1", "D3")
def test_a_piece_may_be_returned_where_the_dragon_is() -> None:
    """O44: returning is no step."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .stack(WHITE, "b3", "5.A")
        .graveyard(WHITE, "4.3")
        .dragon("b3")
        .start()
    )
    t.split(WHITE, 0).choose(WHITE, RETURN, t.fallen(WHITE, "4"))
    assert t.board() == ["W:A@b3", "W:5@b3", "W:4@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_the_dragon_gives_no_support_and_is_no_target() -> None:
    """O44: an attack beside the Dragon has the power of the dots."""
    t = (
        caller()
        .stack(WHITE, "b3", "4")
        .stack(BLACK, "b3", "4")
        .dragon("b3", WHITE)
        .start()
        .attack(WHITE, 1, 2)
    )
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:2@a1", "W:4@b3", "K:4@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_a_covered_or_returned_caller() -> None:
    """O44: hidden beneath a top nobody commands; returned from the graveyard the caller commands again."""
    t = Layout().card(WHITE, TWO, "C1").stack(WHITE, "a1", "5.2").dragon("b3", WHITE).start()
    assert t.why(WHITE, COMMAND) == "not-commander"
    t = (
        Layout()
        .card(WHITE, TWO, "C1")
        .card(WHITE, CUBE_A, "D3")
        .stack(WHITE, "a2", "5.A")
        .graveyard(WHITE, "2")
    )
    t.dragon("b3", WHITE).start()
    assert COMMAND not in t.verbs(WHITE)
    t.split(WHITE, 0)
    assert COMMAND in t.verbs(WHITE)
    assert t.s.dragon == t.at("b3")
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_a_conquered_caller_commands_for_the_new_side() -> None:
    """O44: Black was conquered and still commands; Red's entities are targets, White's are not."""
    t = Layout(3).join(WHITE, BLACK).card(BLACK, TWO, "C1").stack(BLACK, "a1", "2").stack(WHITE, "c3", "5")
    t.stack(RED, "c3", "4").dragon("c3", BLACK).start(BLACK).command(BLACK, "c3")
    assert t.offered(BLACK, STRIKE) == [(2, -1)]
    t.choose(BLACK, STRIKE, 2)
    assert t.board() == ["K:2@a1", "W:5@c3"]
    t.idle(seat=BLACK)


@pytest.mark.card("C1")
def test_the_dragon_is_not_there_until_it_is_called() -> None:
    """O42: no Dragon and no forest at the beginning."""
    t = Layout().card(WHITE, TWO, "C1").stack(WHITE, "a1", "2").start()
    assert t.s.dragon == -1
    assert t.s.forests == 0
    assert t.why(WHITE, COMMAND) == "no-dragon"


@pytest.mark.card("C1")
def test_another_players_two_dot_does_not_command() -> None:
    """O44: Black's visible two-dot is no Dragoncaller."""
    t = caller().stack(BLACK, "b5", "2").dragon("b3", WHITE).start(BLACK)
    assert t.why(BLACK, COMMAND) == "not-commander"
    assert 1 in t.entities(BLACK, MOVE)
    t.idle(seat=BLACK)


@pytest.mark.card("C1", "D2")
def test_the_dragon_may_fly_into_a_swamp_and_closes_it() -> None:
    """O45, A7: not even Mirestride may step into the Dragon's space."""
    t = (
        caller()
        .card(WHITE, FOUR, "A7")
        .stack(WHITE, "b4", "4")
        .terrain(swamp="b3")
        .dragon("b2", WHITE)
        .start()
    )
    assert "b3" in t.reach(WHITE, 1)
    t.command(WHITE, "b3")
    assert "b3" not in t.reach(WHITE, 1)
    assert t.why(WHITE, MOVE, 1, t.at("b3")) == "dragon"
    assert t.s.swamps == 1 << t.at("b3")
    t.idle(seat=WHITE)

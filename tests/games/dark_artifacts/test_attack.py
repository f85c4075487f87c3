"""Attacks: power, support, defeat and what follows (R1, R12, R14, R28, O12, O20 to O22, O30, O33)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    ATTACK,
    ATTACKED,
    COMMAND,
    CUBE_A,
    DEFEATED,
    FOUR,
    LEADER,
    MOVE,
    REVEALED,
    THREE,
    TWO,
    VEIL,
    VEILED,
    WON,
)
from tests.games.dark_artifacts.layout import BLACK, DOTS, WHITE, Layout


@pytest.mark.parametrize(("letter", "power"), [("5", 5), ("4", 4), ("3", 3), ("2", 2), ("L", 0), ("A", 0)])
def test_power_is_the_dots(letter: str, power: int) -> None:
    """O12, O26: leader and cubes have 0."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A8")
        .card(BLACK, CUBE_A, "D4")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", f"{letter}")
    )
    t.start().attack(WHITE, 0, 1)
    assert t.powers() == [(5, power)]


@pytest.mark.parametrize("mine", ["5", "4", "3", "2", "L"])
def test_every_character_may_attack_even_in_vain(mine: str) -> None:
    """O21, O22: an attack that cannot succeed may be declared; it costs the action and the attack."""
    t = Layout().card(WHITE, TWO, "C8").stack(WHITE, "b3", mine).stack(BLACK, "b3", "5.4").start()
    assert t.offered(WHITE, ATTACK) == [(0, 1)]
    t.attack(WHITE, 0, 1)
    assert t.powers() == [([5, 4, 3, 2, 0][DOTS.index(mine)], 5)]
    assert t.board() == [f"W:{mine}@b3", "K:5.4@b3"]
    assert t.left_over() == (2, 0)
    t.idle(seat=WHITE)


def test_a_leader_with_support_can_win() -> None:
    """O22, R1: base 0 and two allies beat the other leader."""
    t = (
        Layout()
        .stack(WHITE, "b3", "L")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "L")
        .start()
        .attack(WHITE, 0, 2)
    )
    assert t.powers() == [(1, 0)]
    assert t.winners() == [WHITE]
    t.idle()


def test_only_enemies_in_the_same_space() -> None:
    """R28, O21: neighbours and one's own are refused with the reason."""
    t = (
        Layout()
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "4")
        .stack(BLACK, "b3", "4")
        .stack(BLACK, "c3", "4")
        .start()
    )
    assert t.offered(WHITE, ATTACK) == [(0, 2), (1, 2)]
    assert t.why(WHITE, ATTACK, 0, 3) == "not-here"
    assert t.why(WHITE, ATTACK, 0, 1) == "ally"
    assert t.why(WHITE, ATTACK, 2, 0) == "not-yours"
    assert t.why(WHITE, ATTACK, 0, 77) == "no-entity"
    t.idle(seat=WHITE)


def test_one_attack_per_turn() -> None:
    """R28, O17: after an attack the entity may still move and split, not attack; next turn it may."""
    t = (
        Layout()
        .stack(WHITE, "b3", "5.3")
        .stack(BLACK, "b3", "4")
        .stack(BLACK, "b3", "4")
        .start()
        .attack(WHITE, 0, 1)
    )
    assert t.why(WHITE, ATTACK, 0, 2) == "no-attack"
    assert 0 in t.entities(WHITE, MOVE)
    t.pass_turn(WHITE, BLACK)
    assert (0, 2) in t.offered(WHITE, ATTACK)
    assert t.board() == ["W:5.3@b3", "K:4@b3"]
    t.idle(seat=WHITE)


def test_support_counts_other_allies_here_only() -> None:
    """R12, R14: the next space and the enemy do not count; a relic on top does."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D8")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "A")
        .stack(WHITE, "b4", "5")
    )
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "4").start().attack(WHITE, 0, 4)
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:3@b3", "W:A@b3", "W:5@b4", "K:5@b3", "K:4@b3"]
    t.idle(seat=WHITE)


def test_the_fallen_goes_to_its_owners_graveyard_and_the_next_is_revealed() -> None:
    """R28, O30, O14: only the revealed type's card becomes public."""
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "4.3.2").start().attack(WHITE, 0, 1)
    assert t.board() == ["W:5@b3", "K:3.2@b3"]
    assert (t.grave(WHITE), t.grave(BLACK)) == ("B", "B.4")
    assert t.knows_card(WHITE, BLACK, THREE)
    assert not t.knows_card(WHITE, BLACK, TWO)
    assert not t.knows_card(WHITE, BLACK, LEADER)
    order = [e.kind for e in t.s.events if e.kind in (ATTACKED, DEFEATED, REVEALED)]
    assert order == [ATTACKED, DEFEATED, REVEALED]
    t.idle(seat=WHITE)


def test_an_entity_of_one_piece_leaves_the_board() -> None:
    """O30: nothing is left to reveal and nobody can name it again."""
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "4").start().attack(WHITE, 0, 1)
    assert t.board() == ["W:5@b3"]
    assert t.why(WHITE, ATTACK, 0, 1) == "no-attack"
    assert t.told(REVEALED) == []
    t.pass_turn(WHITE)
    assert t.why(BLACK, MOVE, 1) == "no-entity"
    t.idle(seat=BLACK)


def test_the_end_is_told_and_everything_is_shown() -> None:
    """R1, O16, O33: at the end every face is open and nothing more is asked, with pieces beneath the
    leader.
    """
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "L.4").start().attack(WHITE, 0, 1)
    assert t.winners() == [WHITE]
    assert [e.seat for e in t.told(WON)] == [WHITE]
    assert t.told(REVEALED) == []
    assert all(face >= 0 for face in t.view(2).face)
    assert t.why(BLACK, MOVE, 1) == "over"
    t.idle()


@pytest.mark.card("B10")
def test_what_last_veil_covers_is_not_in_play_meanwhile() -> None:
    """O30, B10: between a and c the stack is nobody's target; covered again it is an entity as before."""
    t = (
        Layout()
        .card(BLACK, THREE, "B10")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "3.4.2")
        .graveyard(BLACK, "5")
        .start()
    )
    t.attack(WHITE, 0, 1)
    assert t.asked() == [BLACK]
    assert t.s.top[1] < -1
    t.choose(BLACK, VEIL, t.fallen(BLACK, "5"))
    assert t.board() == ["W:5@b3", "K:5.4.2@b3"]
    assert len(t.told(VEILED)) == 1
    t.pass_turn(WHITE)
    assert COMMAND not in t.verbs(BLACK)
    assert (1, 0) in t.offered(BLACK, ATTACK)
    t.idle(seat=BLACK)


def test_modifiers_add_up() -> None:
    """T8: base 6, two allies and a banner against dots, Aegis and a forest."""
    t = (
        Layout()
        .card(WHITE, TWO, "C2")
        .card(WHITE, THREE, "B3")
        .card(BLACK, TWO, "C8")
        .card(BLACK, FOUR, "A2")
    )
    t.stack(WHITE, "b3", "2").stack(WHITE, "b3", "3").stack(WHITE, "b3", "5").stack(BLACK, "b3", "2")
    t.stack(BLACK, "b3", "4").terrain(forest="b3").start().attack(WHITE, 0, 4)
    assert t.powers() == [(6 + 2 + 1, 4 + 1 + 1 + 2)]
    assert t.board() == ["W:2@b3", "W:3@b3", "W:5@b3", "K:2@b3"]
    t.idle(seat=WHITE)

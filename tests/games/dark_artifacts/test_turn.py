"""The turn, Move and Split (R24 to R27, O17 to O25, O31, O35)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.table import height
from conclave.games.dark_artifacts.terms import (
    FOUR,
    MOVE,
    PASSED,
    REVEALED,
    SPLIT,
    STALEMATE,
    THREE,
    TO,
    TURN_BEGINS,
    TWO,
)
from conclave.kernel.game import IllegalDecision
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, GAME, RED, WHITE, Layout, Setup


def test_three_actions_and_the_next_player() -> None:
    """R24, O17: three actions of the same kind by the same entity, then Black."""
    t = Layout().stack(WHITE, "b2", "5").start()
    t.move(WHITE, 0, "b3").move(WHITE, 0, "b4").move(WHITE, 0, "c4")
    assert t.board() == ["W:5@c4"]
    assert t.left_over() == (3, 1)
    t.idle(seat=BLACK)


def test_passing_ends_the_turn_at_once_and_keeps_nothing() -> None:
    """R24, O25: with three actions left White passes; the next turn has three again."""
    t = Layout().stack(WHITE, "b2", "5").start().pass_turn(WHITE)
    t.idle(seat=BLACK)
    t.pass_turn(BLACK)
    assert t.left_over() == (3, 1)
    assert len(t.told(PASSED)) == 2
    t.idle(seat=WHITE)


def test_only_the_active_player_is_asked() -> None:
    """R24: Black is told that it is not being asked."""
    t = Layout().stack(WHITE, "b2", "5").stack(BLACK, "b4", "5").start()
    assert t.asked() == [WHITE]
    assert t.why(BLACK, MOVE, 1) == "not-asked"
    with pytest.raises(IllegalDecision, match="not being asked"):
        GAME.decide(t.s, BLACK, 0)
    t.idle(seat=WHITE)


def test_one_acts_with_own_entities_only() -> None:
    """O19: another's entity, one that does not exist, and one that is gone are refused."""
    t = Layout().stack(WHITE, "b2", "5").stack(BLACK, "b4", "5.4").start()
    assert t.why(WHITE, MOVE, 1) == "not-yours"
    assert t.why(WHITE, SPLIT, 1) == "not-yours"
    assert t.why(WHITE, MOVE, 99) == "no-entity"
    with pytest.raises(IllegalDecision, match=r"own entities only.*O19"):
        GAME.choose(t.s, WHITE, MOVE, 1)
    t.idle(seat=WHITE)


def test_a_move_is_orthogonal_and_ends_elsewhere() -> None:
    """R25, O18: no diagonal, not the space where it began, any number of spaces up to the allowance."""
    t = Layout().stack(WHITE, "b3", "5").stack(WHITE, "b3", "5").start()
    assert t.reach(WHITE, 0) == sorted("a2 a3 a4 b1 b2 b4 b5 c2 c3 c4 d3".split())
    t.choose(WHITE, MOVE, 0)
    assert t.why(WHITE, TO, t.at("b3")) == "same-space"
    assert t.why(WHITE, TO, t.at("d1")) == "too-far"
    assert t.why(WHITE, TO, 99) == "no-such-space"
    t.choose(WHITE, TO, t.at("b5"))
    assert t.board() == ["W:5@b5", "W:5@b3"]
    t.idle(seat=WHITE)


def test_enemies_do_not_stop_a_move() -> None:
    """O18, O24: passing through and stopping with enemies is allowed; entities never merge."""
    t = (
        Layout()
        .stack(WHITE, "b2", "5")
        .stack(WHITE, "b2", "4")
        .stack(BLACK, "b3", "5")
        .stack(WHITE, "b4", "5")
        .start()
    )
    assert {"b3", "b4"} <= set(t.reach(WHITE, 0))
    t.move(WHITE, 0, "b4").move(WHITE, 0, "b3")
    assert t.board() == ["W:5@b3", "W:4@b2", "K:5@b3", "W:5@b4"]
    t.idle(seat=WHITE)


def test_the_whole_stack_moves_together() -> None:
    """R6: what lies beneath goes along and nothing is revealed."""
    t = Layout().stack(WHITE, "b2", "5.4.3").start().move(WHITE, 0, "b3")
    assert t.board() == ["W:5.4.3@b3"]
    assert t.told(REVEALED) == []
    t.idle(seat=WHITE)


def test_a_move_with_one_possible_end_is_not_asked() -> None:
    """O31: hemmed in, the one legal step is taken without a question."""
    t = Layout().stack(WHITE, "a1", "5").terrain(wall="a1|b1").start().choose(WHITE, MOVE, 0)
    assert t.board() == ["W:5@a2"]
    t.idle(seat=WHITE)


def test_an_entity_without_a_step_is_not_offered_a_move() -> None:
    """R25: behind a wall and the Dragon."""
    t = Layout().stack(WHITE, "a1", "5").terrain(wall="a1|b1").dragon("a2").start()
    assert 0 not in t.entities(WHITE, MOVE)
    assert t.why(WHITE, MOVE, 0) == "no-step"
    t.idle(seat=WHITE)


def test_enemies_give_no_move_support() -> None:
    """R12, R13: three Black entities beside it do not help White."""
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "5").stack(BLACK, "b3", "5").start()
    assert t.reach(WHITE, 0) == ["a3", "b2", "b4", "c3"]


def test_split_makes_a_new_entity_in_the_same_space() -> None:
    """R26: it costs an action; the piece beneath is revealed to all, the rest stays hidden."""
    t = Layout().stack(WHITE, "b3", "5.3.4").start().split(WHITE, 0)
    assert t.board() == ["W:3.4@b3", "W:5@b3"]
    assert t.left_over() == (2, 1)
    assert t.knows_card(BLACK, WHITE, THREE)
    assert not t.knows_card(BLACK, WHITE, FOUR)
    t.idle(seat=WHITE)


def test_the_piece_split_off_is_not_revealed_again() -> None:
    """O23: only the piece beneath is read out; a lone piece cannot be split."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A1")
        .card(WHITE, THREE, "B12")
        .stack(WHITE, "b3", "4.3")
        .start()
        .split(WHITE, 0)
    )
    assert [e.a for e in t.told(REVEALED)] == [0]
    assert t.board() == ["W:3@b3", "W:4@b3"]
    assert t.why(WHITE, SPLIT, 0) == "one-piece"
    t.idle(seat=WHITE)


def test_every_piece_of_a_type_has_its_own_text() -> None:
    """O15: Time Slip is one card, but two three-dots with Gravecall call twice."""
    t = Layout().card(WHITE, THREE, "B5").stack(WHITE, "b3", "5.3.3").graveyard(WHITE, "5.5").start()
    t.split(WHITE, 0).split(WHITE, 0)
    assert t.board() == ["W:3@b3", "W:5@b3", "W:5@b3", "W:3@b3", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a_player_without_entities_is_passed_over() -> None:
    """O35, O36: conquered Black has nothing left; White, Red, White, Red."""
    t = Layout(3).join(WHITE, BLACK).bury(BLACK).stack(WHITE, "c3", "5").start()
    order = []
    for _ in range(4):
        order.append(t.s.active)
        t.pass_turn(t.s.active)
    assert order == [WHITE, RED, WHITE, RED]
    t.idle(seat=WHITE)


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """O31, O35: when passing is the only answer nobody is asked."""
    t = Layout().bury(WHITE).stack(WHITE, "a1", "L").terrain(wall="a1|b1").dragon("a2").start()
    assert t.told(PASSED) == []
    t.idle(seat=BLACK)


def test_a_move_is_not_a_stir_but_a_split_is() -> None:
    """O35: still turns are counted on over Moves and failed attacks; a split begins the count anew."""
    t = Layout().stack(WHITE, "b2", "5.4").stack(BLACK, "b2", "5").start(still=28)
    t.move(WHITE, 0, "b3").move(WHITE, 0, "b2").attack(WHITE, 0, 1)
    assert t.s.still == 29
    t.pass_turn(BLACK)
    assert t.told(STALEMATE) != []
    assert t.s.over
    t.idle()
    t = Layout().stack(WHITE, "b2", "5.4").start(still=29).split(WHITE, 0).pass_turn(WHITE)
    assert t.s.still == 0
    t.idle(seat=BLACK)


def test_stalemate_counts_teams_and_hidden_pieces() -> None:
    """O35: White and Black together have more pieces than Red; both win."""
    t = (
        Layout(3)
        .join(WHITE, BLACK)
        .bury(WHITE, BLACK)
        .stack(WHITE, "a1", "5.4.L")
        .stack(BLACK, "b1", "5.5.4.4.3.2.A")
    )
    t.start(still=29)
    pieces = [0, 0]
    for e in range(len(t.s.top)):
        pieces[t.s.owner[e] == RED] += height(t.s, e)
    assert pieces == [10, 9]
    t.pass_turn(WHITE)
    assert t.winners() == [WHITE, BLACK]
    t.idle()


def test_each_turn_is_told() -> None:
    """R24: the log has a line for each turn, with whose it is."""
    t = Layout().stack(WHITE, "b2", "5").start().pass_turn(WHITE, BLACK)
    assert [e.seat for e in t.told(TURN_BEGINS)] == [BLACK, WHITE]
    t.idle(seat=WHITE)


def test_a_whole_game_can_be_played_from_the_deal() -> None:
    """R20 to R31: random play ends with winners, for every number of players."""
    for seats in (2, 3, 4):
        t = Setup.new(GAME, seats=seats, seed=seats).play_out(7)
        assert t.s.over
        assert any(row.won for row in GAME.scores(t.s))
        t.idle()


def test_a_forced_answer_is_not_asked_but_declining_is_an_answer() -> None:
    """O31: one optional target makes two answers, so it is asked."""
    t = (
        Layout()
        .card(WHITE, TWO, "C4")
        .stack(WHITE, "b3", "5.2")
        .graveyard(WHITE, "4")
        .start()
        .split(WHITE, 0)
    )
    assert t.asked() == [WHITE]
    assert len(t.offered(WHITE)) == 2
    t.choose(WHITE, PASS)
    assert t.board() == ["W:2@b3", "W:5@b3"]
    t.idle(seat=WHITE)

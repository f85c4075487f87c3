"""The "3 power" cards of the two-dot (T6)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    COMMAND,
    CUBE_A,
    DEFEAT,
    DEFEATED,
    DRAGON,
    DRAGON_CAME,
    FOUR,
    JOINED,
    LEADER,
    NEXT,
    PUSH,
    RETURN,
    STEP,
    STRIKE,
    THREE,
    TWO,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, RED, WHITE, Layout


# --- C1 Dragoncaller (more in test_dragon) -------------------------------------------------------------
@pytest.mark.card("C1")
def test_dragoncaller_puts_the_dragon_on_an_empty_space_within_two_steps() -> None:
    """C1: no entity, no swamp; forests and walls do not matter."""
    t = (
        Layout()
        .card(WHITE, TWO, "C1")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b4", "5")
        .stack(WHITE, "a3", "5")
    )
    t.terrain(swamp="c3", forest="b2", wall="b2|b3").start().split(WHITE, 0)
    assert t.spaces(WHITE, DRAGON) == ["a2", "a4", "b1", "b2", "b5", "c2", "c4", "d3"]
    assert t.why(WHITE, DRAGON, t.at("b4")) == "entity-there"
    assert t.why(WHITE, DRAGON, t.at("b3")) == "entity-there"
    assert t.why(WHITE, DRAGON, t.at("c3")) == "swamp"
    assert t.why(WHITE, DRAGON, t.at("d4")) == "out-of-reach"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, DRAGON, t.at("b2"))
    assert (t.s.dragon, t.s.commander) == (t.at("b2"), WHITE)
    assert t.board() == ["W:2@b3", "K:5@b4", "W:5@a3", "W:5@b3"]
    assert COMMAND in t.verbs(WHITE)
    t.idle(seat=WHITE)


@pytest.mark.card("C1")
def test_a_dragon_that_finds_no_space_never_comes() -> None:
    """C1, O44: every space within reach is taken, so the Dragon stays in the box and nobody commands it."""
    t = (
        Layout()
        .card(WHITE, TWO, "C1")
        .card(WHITE, FOUR, "A2")
        .stack(WHITE, "a1", "5.2")
        .stack(WHITE, "b1", "5")
    )
    t.stack(WHITE, "a2", "5").stack(WHITE, "c1", "4").stack(BLACK, "a3", "5").terrain(swamp="b2").start()
    t.split(WHITE, 0)
    assert t.told(DRAGON_CAME) == []
    assert t.s.dragon == -1
    assert t.why(WHITE, COMMAND) == "no-dragon"
    assert t.board() == ["W:2@a1", "W:5@b1", "W:5@a2", "W:4@c1", "K:5@a3", "W:5@a1"]
    t.idle(seat=WHITE)


# --- C2 Giant's Grip (more in the acceptance cases) ----------------------------------------------------
@pytest.mark.card("C2")
def test_giants_grip_needs_to_be_on_top() -> None:
    """C2, R6: under a four-dot it does not attack; printed power stays 2."""
    t = (
        Layout()
        .card(WHITE, TWO, "C2")
        .stack(WHITE, "b3", "4.2")
        .stack(BLACK, "b3", "4")
        .start()
        .attack(WHITE, 0, 1)
    )
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:4.2@b3", "K:4@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C2", "A6")
def test_giants_grip_does_not_change_the_printed_power() -> None:
    """C2, T8: Cinder Spark defeats it."""
    t = (
        Layout()
        .card(WHITE, TWO, "C2")
        .card(BLACK, FOUR, "A6")
        .stack(WHITE, "b3", "2")
        .stack(BLACK, "b3", "5.4")
    )
    t.start(BLACK).split(BLACK, 1)
    assert t.board() == ["K:4@b3", "K:5@b3"]
    t.idle(seat=BLACK)


# --- C3 Cataclysm --------------------------------------------------------------------------------------
@pytest.mark.card("C3")
def test_cataclysm_fells_every_other_top_here() -> None:
    """C3, O32: one's own too, the piece just split off included; neighbours and the two-dot itself stand."""
    t = (
        Layout()
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2.3")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "5.4")
    )
    t.stack(BLACK, "b3", "4.3").stack(BLACK, "c3", "5").start().split(WHITE, 0)
    assert t.asked() == [WHITE]
    assert t.entities(WHITE, NEXT) == [2, 3]
    t.choose(WHITE, NEXT, 3)
    assert t.board() == ["W:2.3@b3", "K:4@b3", "K:3@b3", "K:5@c3"]
    assert (t.grave(WHITE), t.grave(BLACK)) == ("B.5.5", "B.5.4")
    t.idle(seat=WHITE)


@pytest.mark.card("C3", "C7")
def test_cataclysm_hits_no_stack_twice() -> None:
    """C3, O30: while stacks wait to be uncovered no effect can choose them; Doomsayer finds only the two-
    dot.
    """
    t = (
        Layout()
        .card(WHITE, TWO, "C3")
        .card(BLACK, TWO, "C7")
        .stack(WHITE, "b3", "5.2.3")
        .stack(WHITE, "b3", "5.4")
    )
    t.stack(BLACK, "b3", "2").start().split(WHITE, 0)
    assert t.entities(WHITE, NEXT) == [1, 2]
    t.choose(WHITE, NEXT, 2)
    assert t.board() == ["W:3@b3", "W:4@b3"]
    assert t.grave(WHITE) == "B.5.5.2"
    t.idle(seat=WHITE)


@pytest.mark.card("C3")
def test_the_active_player_orders_the_aftermath() -> None:
    """O32: Black's attack uncovers White's Cataclysm; Black, whose turn it is, orders what follows."""
    t = (
        Layout()
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "5.4")
        .stack(BLACK, "b3", "5.3")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [BLACK]
    assert t.entities(BLACK, NEXT) == [1, 2]
    t.choose(BLACK, NEXT, 2)
    assert t.board() == ["W:2@b3", "K:4@b3", "K:3@b3"]
    t.idle(seat=BLACK)


@pytest.mark.card("C3")
def test_cataclysm_on_ones_own_leader_loses() -> None:
    """C3, O39: with two players the opponent wins, on one's own turn and on the other's."""
    t = (
        Layout()
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(WHITE, "b3", "L")
        .start()
        .split(WHITE, 0)
    )
    assert t.winners() == [BLACK]
    t.idle()


@pytest.mark.card("C3")
def test_cataclysm_alone_in_its_space_fells_only_what_was_split_off() -> None:
    """C3: with nobody else here only the piece just split off falls; the next space is out of it."""
    t = (
        Layout()
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "c3", "5")
        .start()
        .split(WHITE, 0)
    )
    assert t.board() == ["W:2@b3", "K:5@c3"]
    assert len(t.told(DEFEATED)) == 1
    t.idle(seat=WHITE)


# --- C4 Necromancer ------------------------------------------------------------------------------------
@pytest.mark.card("C4")
def test_necromancer_returns_up_to_two_characters() -> None:
    """C4: two, one or none; leaders and cubes are never offered."""
    t = (
        Layout(3)
        .join(BLACK, WHITE)
        .card(WHITE, TWO, "C4")
        .stack(WHITE, "c3", "5.2")
        .graveyard(WHITE, "4.4.A.3")
    )
    t.start().split(WHITE, 0)
    assert len(t.offered(WHITE, RETURN)) == 2
    assert t.why(WHITE, RETURN, t.fallen(WHITE, "A")) == "never-returns"
    assert t.why(WHITE, RETURN, t.fallen(WHITE, "L")) == "never-returns"
    assert t.why(WHITE, RETURN, t.s.top[0]) == "not-in-graveyard"
    none = t.copy().choose(WHITE, PASS)
    assert none.board() == ["W:2@c3", "W:5@c3"]
    none.idle(seat=WHITE)
    one = t.copy().choose(WHITE, RETURN, t.fallen(WHITE, "3")).choose(WHITE, PASS)
    assert one.board() == ["W:2@c3", "W:5@c3", "W:3@c3"]
    one.idle(seat=WHITE)
    t.choose(WHITE, RETURN, t.fallen(WHITE, "4")).choose(WHITE, RETURN, t.fallen(WHITE, "4"))
    assert t.board() == ["W:2@c3", "W:5@c3", "W:4@c3", "W:4@c3"]
    assert t.grave(WHITE) == "L.A.3"
    t.idle(seat=WHITE)


@pytest.mark.card("C4", "A1")
def test_pieces_returned_by_necromancer_are_not_revealed() -> None:
    """C4, R11: a returned four-dot with Quickstep makes no step; its card is public (O14)."""
    t = (
        Layout()
        .card(WHITE, TWO, "C4")
        .card(WHITE, FOUR, "A1")
        .stack(WHITE, "b3", "5.2")
        .graveyard(WHITE, "4")
        .start()
    )
    t.split(WHITE, 0).choose(WHITE, RETURN, t.fallen(WHITE, "4"))
    assert t.board() == ["W:2@b3", "W:5@b3", "W:4@b3"]
    assert t.knows_card(BLACK, WHITE, FOUR)
    t.idle(seat=WHITE)


# --- C5 Tempest ----------------------------------------------------------------------------------------
@pytest.mark.card("C5", "B11")
def test_tempest_pushes_up_to_three_here_or_next_door() -> None:
    """C5, B11: each once, three at most, none if White likes."""
    t = (
        Layout()
        .card(WHITE, TWO, "C5")
        .card(BLACK, THREE, "B11")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "5")
    )
    t.stack(BLACK, "c3", "5").stack(BLACK, "b4", "4").stack(BLACK, "a3", "4").stack(BLACK, "b3", "3")
    t.stack(BLACK, "d3", "5").start().split(WHITE, 0)
    assert t.entities(WHITE, PUSH) == [1, 2, 3, 4]
    assert t.why(WHITE, PUSH, 5) == "unyielding"
    assert t.why(WHITE, PUSH, 6) == "out-of-reach"
    t.copy().choose(WHITE, PASS).idle(seat=WHITE)
    t.choose(WHITE, PUSH, 1).choose(WHITE, STEP, t.at("c3"))
    assert t.entities(WHITE, PUSH) == [2, 3, 4]
    assert t.why(WHITE, PUSH, 1) == "once-each"
    t.choose(WHITE, PUSH, 2).choose(WHITE, STEP, t.at("d3"))
    t.choose(WHITE, PUSH, 4).choose(WHITE, STEP, t.at("a2"))
    assert t.board() == ["W:2@b3", "K:5@c3", "K:5@d3", "K:4@b4", "K:4@a2", "K:3@b3", "K:5@d3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C5")
def test_tempest_without_enemies_near_is_not_asked() -> None:
    """C5, O31."""
    t = (
        Layout()
        .card(WHITE, TWO, "C5")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "d3", "5")
        .start()
        .split(WHITE, 0)
    )
    assert t.board() == ["W:2@b3", "K:5@d3", "W:5@b3"]
    t.idle(seat=WHITE)


# --- C6 Time Slip (more in the acceptance cases) -------------------------------------------------------
@pytest.mark.card("C6")
def test_time_slip_as_the_last_action_keeps_the_turn_going() -> None:
    """C6: split with the last action: one action and two attacks are left."""
    t = Layout().card(WHITE, TWO, "C6").stack(WHITE, "b3", "5.2").start(actions=1).split(WHITE, 0)
    assert t.left_over() == (1, 2)
    assert t.board() == ["W:2@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C6")
def test_two_attacks_in_one_turn() -> None:
    """C6: the second attack costs an action too."""
    t = (
        Layout()
        .card(WHITE, TWO, "C6")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "4")
        .stack(BLACK, "b3", "4")
        .start()
    )
    t.split(WHITE, 0)
    five = len(t.s.top) - 1
    t.attack(WHITE, five, 1)
    assert t.left_over() == (2, 1)
    t.attack(WHITE, five, 2)
    assert t.left_over() == (1, 0)
    assert t.board() == ["W:2@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C6")
def test_time_slip_on_an_allys_turn_waits_for_ones_own() -> None:
    """C6: "if it is not your turn" includes an ally's turn."""
    t = Layout(3).join(WHITE, BLACK).card(BLACK, TWO, "C6").stack(BLACK, "c3", "5.2").stack(RED, "c3", "5")
    t.stack(RED, "c3", "5").start(RED).attack(RED, 1, 0).pass_turn(RED)
    assert (t.s.active, t.left_over()) == (WHITE, (3, 1))
    t.pass_turn(WHITE, RED)
    assert (t.s.active, t.left_over()) == (BLACK, (4, 2))
    t.idle(seat=BLACK)


@pytest.mark.card("C6", "D7")
def test_an_hourglass_ends_the_turn_even_after_a_time_slip() -> None:
    """D7, C6: White gained an action, but Black's Hourglass ends the turn once all effects are done."""
    t = (
        Layout()
        .card(WHITE, TWO, "C6")
        .card(BLACK, CUBE_A, "D7")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "5.A")
        .start()
    )
    t.split(WHITE, 0)
    t.attack(WHITE, len(t.s.top) - 1, 1)
    assert t.board() == ["W:2@b3", "K:A@b3", "W:5@b3"]
    assert t.left_over() == (3, 1)
    t.idle(seat=BLACK)


# --- C7 Doomsayer --------------------------------------------------------------------------------------
@pytest.mark.card("C7")
def test_doomsayer_takes_the_attackers_top_along() -> None:
    """C7, O30: before what lay beneath the two-dot is revealed."""
    t = (
        Layout()
        .card(BLACK, TWO, "C7")
        .stack(WHITE, "b3", "5.4")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "2.3")
        .start()
    )
    t.attack(WHITE, 0, 2)
    assert t.board() == ["W:4@b3", "W:5@b3", "K:3@b3"]
    assert t.grave(WHITE) == "B.5"
    t.idle(seat=WHITE)


@pytest.mark.card("C7", "B11")
def test_doomsayer_spares_an_unyielding_attacker() -> None:
    """C7, B11: nobody else is taken instead."""
    t = (
        Layout()
        .card(BLACK, TWO, "C7")
        .card(WHITE, THREE, "B11")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "5")
    )
    t.stack(BLACK, "b3", "2").start().attack(WHITE, 0, 2)
    assert t.board() == ["W:3@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("C7", "C1")
def test_doomsayer_after_the_dragon_names_one_enemy_here() -> None:
    """C7, T8: the Dragon counts as an effect; allies and entities elsewhere are not named."""
    t = Layout().card(BLACK, TWO, "C7").card(WHITE, TWO, "C1").stack(WHITE, "a1", "2").stack(BLACK, "b3", "2")
    t.stack(WHITE, "b3", "5").stack(WHITE, "b3", "4").stack(BLACK, "b3", "5").stack(WHITE, "b4", "5")
    t.dragon("b3", WHITE).start().command(WHITE, "b3").choose(WHITE, STRIKE, 1)
    assert t.asked() == [BLACK]
    assert t.entities(BLACK, DEFEAT) == [2, 3]
    assert t.why(BLACK, DEFEAT, 4) == "not-an-enemy"
    assert t.why(BLACK, DEFEAT, 5) == "out-of-reach"
    t.choose(BLACK, DEFEAT, 3)
    assert t.board() == ["W:2@a1", "W:5@b3", "K:5@b3", "W:5@b4"]
    t.idle(seat=WHITE)


@pytest.mark.card("C7")
def test_doomsayer_can_win_on_the_attackers_turn() -> None:
    """C7, O33: a leader that attacks and fells the Doomsayer falls with it; the card's owner wins."""
    t = (
        Layout()
        .card(BLACK, TWO, "C7")
        .card(WHITE, LEADER, "B2")
        .stack(WHITE, "b3", "L")
        .stack(WHITE, "b3", "5")
    )
    t.stack(BLACK, "b3", "2").start().attack(WHITE, 0, 2)
    assert t.powers() == [(3, 2)]
    assert t.winners() == [BLACK]
    t.idle()


@pytest.mark.card("C7", "D1")
def test_the_attacker_is_gone_when_the_idol_is_uncovered() -> None:
    """T8: Doomsayer fells the lone attacker first; Shattering Idol beneath finds nobody."""
    t = (
        Layout()
        .card(BLACK, TWO, "C7")
        .card(BLACK, CUBE_A, "D1")
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "4")
    )
    t.stack(BLACK, "b3", "2.A").start().attack(WHITE, 0, 2)
    assert t.board() == ["W:4@b3", "K:A@b3"]
    assert t.grave(WHITE) == "B.5"
    t.idle(seat=WHITE)


@pytest.mark.card("C7")
def test_doomsayer_conquers_the_active_player_whose_turn_goes_on() -> None:
    """O33, O36: three players; White's leader attacks and is taken by Black's Doomsayer: White plays on for
    Black.
    """
    t = (
        Layout(3)
        .card(BLACK, TWO, "C7")
        .card(WHITE, LEADER, "B2")
        .stack(WHITE, "c3", "L.4")
        .stack(WHITE, "c3", "5")
    )
    t.stack(BLACK, "c3", "2").stack(BLACK, "c3", "5").stack(RED, "c3", "4").start().attack(WHITE, 0, 2)
    assert t.s.team == [BLACK, BLACK, RED]
    assert [e.seat for e in t.told(JOINED)] == [WHITE]
    assert t.board() == ["W:4@c3", "W:5@c3", "K:5@c3", "R:4@c3"]
    assert t.left_over() == (2, 0)
    t.move(WHITE, 1, "e4").pass_turn(WHITE)
    t.idle(seat=RED)


# --- C8 Aegis ------------------------------------------------------------------------------------------
@pytest.mark.card("C8")
def test_aegis_shields_your_others_here() -> None:
    """C8: +2 for your others here, cubes too; nothing for itself."""
    t = (
        Layout()
        .card(BLACK, TWO, "C8")
        .card(BLACK, CUBE_A, "D8")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "2")
    )
    t.stack(BLACK, "b3", "3").stack(BLACK, "b3", "A").stack(BLACK, "b3", "5").start()
    for target, theirs in ((1, 2), (2, 5), (3, 6), (4, 7)):
        twin = t.copy().attack(WHITE, 0, target)
        assert twin.powers() == [(5, theirs)]
        twin.idle(seat=WHITE)


@pytest.mark.card("C8")
def test_aegis_does_not_shield_team_mates_or_neighbours() -> None:
    """C8, T8: the same player's entities only, and only here; it is no help to an attack."""
    t = Layout(3).join(WHITE, BLACK).card(WHITE, TWO, "C8").stack(WHITE, "c3", "2").stack(BLACK, "c3", "4")
    t.stack(RED, "c3", "5").stack(WHITE, "c4", "4").stack(RED, "c4", "5").start(RED)
    for attacker, target, theirs in ((2, 1, 4), (4, 3, 4), (2, 0, 2)):
        twin = t.copy().attack(RED, attacker, target)
        assert twin.powers() == [(5, theirs)]
        twin.idle(seat=RED)

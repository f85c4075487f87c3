"""The "1 power" cards of four-dots (T4)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    CUBE_A,
    DEFEAT,
    DEFEATED,
    FOUR,
    LEADER,
    LOST_ACTION,
    MOVE,
    NEXT,
    PEEK,
    PEEKED,
    PUSH,
    SAW,
    STEP,
    STRIKE,
    THREE,
    TWO,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, DOTS, RED, WHITE, Layout


# --- A1 Quickstep -----------------------------------------------------------------------------------------
@pytest.mark.card("A1")
def test_quickstep_offers_one_legal_step_or_none() -> None:
    """A1: walls, swamps and the Dragon stop it; it may be declined."""
    t = Layout().card(WHITE, FOUR, "A1").stack(WHITE, "b3", "5.4").stack(BLACK, "a3", "5")
    t.terrain(wall="b3|c3", swamp="b2").dragon("b4").start().split(WHITE, 0)
    assert t.spaces(WHITE, STEP) == ["a3"]
    assert t.why(WHITE, STEP, t.at("c3")) == "wall"
    assert t.why(WHITE, STEP, t.at("b2")) == "swamp"
    assert t.why(WHITE, STEP, t.at("b4")) == "dragon"
    assert t.why(WHITE, STEP, t.at("d3")) == "out-of-reach"
    twin = t.copy().choose(WHITE, PASS)
    assert twin.board() == ["W:4@b3", "K:5@a3", "W:5@b3"]
    twin.idle(seat=WHITE)
    t.choose(WHITE, STEP, t.at("a3"))
    assert t.board() == ["W:4@a3", "K:5@a3", "W:5@b3"]
    assert t.left_over() == (2, 1)
    t.idle(seat=WHITE)


@pytest.mark.card("A1")
def test_quickstep_moves_the_whole_entity_on_an_enemys_turn() -> None:
    """A1, O31: White chooses in Black's turn; what lies beneath goes along."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A1")
        .stack(WHITE, "b3", "5.4.3")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "5")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [WHITE]
    t.choose(WHITE, STEP, t.at("b2"))
    assert t.board() == ["W:4.3@b2", "K:5@b3", "K:5@b3"]
    t.idle(seat=BLACK)


@pytest.mark.card("A1", "B12")
def test_quickstep_ignores_snares_and_chains() -> None:
    """A1, T8: a Quickstep is no Move; every piece of the type steps for itself (O15)."""
    t = Layout().card(WHITE, FOUR, "A1").card(BLACK, CUBE_A, "D5").card(BLACK, THREE, "B12")
    t.stack(WHITE, "b3", "5.4.4").stack(BLACK, "b3", "A").stack(BLACK, "c3", "3").start().split(WHITE, 0)
    t.choose(WHITE, STEP, t.at("c3"))
    assert t.why(WHITE, MOVE, 0) == "allowed"
    t.split(WHITE, 0)
    assert t.asked() == [WHITE]
    t.choose(WHITE, STEP, t.at("d3"))
    assert t.board() == ["W:4@d3", "K:A@b3", "K:3@c3", "W:5@b3", "W:4@c3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A1")
def test_quickstep_without_a_step_is_not_asked() -> None:
    """A1, O31: hemmed in by walls and the Dragon nothing is asked."""
    t = Layout().card(WHITE, FOUR, "A1").stack(WHITE, "a1", "5.4").dragon("a2").terrain(wall="a1|b1").start()
    t.split(WHITE, 0)
    assert t.board() == ["W:4@a1", "W:5@a1"]
    t.idle(seat=WHITE)


# --- A2 Thornskin -----------------------------------------------------------------------------------------
@pytest.mark.card("A2")
@pytest.mark.parametrize(("support", "falls"), [(0, False), (1, True)])
def test_thornskin_is_attacked_as_five(support: int, falls: bool) -> None:
    """A2: an attack of 5 fails, of 6 succeeds."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A2")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "4")
        .stack(WHITE, "a1", "5")
    )
    for _ in range(support):
        t.stack(WHITE, "b3", "5")
    t.start().attack(WHITE, 0, 1)
    assert t.powers() == [(5 + support, 5)]
    assert ("K:4@b3" not in t.board()) == falls
    t.idle(seat=WHITE)


@pytest.mark.card("A2")
def test_thornskin_adds_nothing_to_an_attack() -> None:
    """A2: it counts while this is attacked, not when it attacks."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A2")
        .stack(WHITE, "b3", "4")
        .stack(BLACK, "b3", "4")
        .start()
        .attack(WHITE, 0, 1)
    )
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:4@b3", "K:4@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A2", "A6")
def test_thornskin_and_printed_power() -> None:
    """A2, T8: Thornskin adds up with a forest and does not change the printed 4 that Cinder Spark reads."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A2")
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "4")
    )
    t.terrain(forest="b3").start().attack(WHITE, 0, 2)
    assert t.powers() == [(6, 6)]
    t.idle(seat=WHITE)


# --- A3 Parting Shove ----------------------------------------------------------------------------------
@pytest.mark.card("A3")
def test_parting_shove_pushes_the_attacker() -> None:
    """A3: the owner of the fallen four-dot chooses where the attacker steps; bystanders stay."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A3")
        .stack(WHITE, "b3", "5.3")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "4.3")
    )
    t.start().attack(WHITE, 0, 2)
    assert t.asked() == [BLACK]
    assert t.spaces(BLACK, STEP) == ["a3", "b2", "b4", "c3"]
    assert t.why(BLACK, STEP, t.at("d3")) == "out-of-reach"
    t.choose(BLACK, STEP, t.at("c3"))
    assert t.board() == ["W:5.3@c3", "W:5@b3", "K:3@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A3", "B11")
def test_parting_shove_cannot_move_unyielding_attackers() -> None:
    """A3, B11: an attacker that cannot be pushed is not replaced by another."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A3")
        .card(WHITE, THREE, "B11")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "5")
    )
    t.stack(WHITE, "b3", "5").stack(BLACK, "b3", "4").start().attack(WHITE, 0, 3)
    assert t.board() == ["W:3@b3", "W:5@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A3", "C3")
def test_parting_shove_by_an_effect_pushes_an_enemy_here() -> None:
    """A3, T8: felled by Cataclysm it pushes one enemy entity here; elsewhere is not offered."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A3")
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(WHITE, "b3", "5.4")
    )
    t.stack(BLACK, "b3", "4").stack(WHITE, "c3", "5").stack(BLACK, "b3", "5.3").start().split(WHITE, 0)
    assert t.entities(WHITE, NEXT) == [1, 2, 4]
    t.choose(WHITE, NEXT, 2)
    # White's own stacks that were hit are not yet back in play: only the two-dot can be named.
    assert t.asked() == [BLACK]
    assert t.decision(BLACK).this == 2
    assert t.spaces(BLACK, STEP) == ["a3", "b2", "b4", "c3"]
    t.choose(BLACK, STEP, t.at("a3")).choose(WHITE, NEXT, 1)
    assert t.board() == ["W:2@a3", "W:4@b3", "W:5@c3", "K:3@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A3", "C1")
def test_parting_shove_after_the_dragon() -> None:
    """A3, T8: the Dragon counts as an effect; with two enemies here the owner names one."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A3")
        .card(WHITE, TWO, "C1")
        .stack(WHITE, "a1", "2")
        .stack(BLACK, "b3", "4")
    )
    t.stack(WHITE, "b3", "5").stack(WHITE, "b3", "4").stack(BLACK, "b3", "5").stack(WHITE, "c3", "5")
    t.dragon("b4", WHITE).start().command(WHITE, "b3").choose(WHITE, STRIKE, 1)
    assert t.asked() == [BLACK]
    assert t.entities(BLACK, PUSH) == [2, 3]
    assert t.why(BLACK, PUSH, 4) == "not-an-enemy"
    assert t.why(BLACK, PUSH, 5) == "out-of-reach"
    assert t.why(BLACK, PASS) == "compulsory"
    t.choose(BLACK, PUSH, 3).choose(BLACK, STEP, t.at("c3"))
    assert t.board() == ["W:2@a1", "W:5@b3", "W:4@c3", "K:5@b3", "W:5@c3"]
    t.idle(seat=WHITE)


# --- A4 Whisperer --------------------------------------------------------------------------------------
@pytest.mark.card("A4")
def test_whisperer_looks_under_one_enemy_top_anywhere() -> None:
    """A4, O16: only enemy stacks of two or more; the piece is shown to White alone."""
    t = Layout().card(WHITE, FOUR, "A4").stack(WHITE, "b3", "5.4").stack(BLACK, "a5", "5.2.3")
    t.stack(BLACK, "b3", "5").stack(WHITE, "c3", "5.3").reserve(BLACK, "d5").start().split(WHITE, 0)
    assert t.entities(WHITE, PEEK) == [1, 5]
    assert t.why(WHITE, PEEK, 2) == "one-piece"
    assert t.why(WHITE, PEEK, 3) == "not-an-enemy"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, PEEK, 1)
    below = t.s.under[t.s.top[1]]
    assert t.view(WHITE).face[below] == DOTS.index("2")
    assert t.view(WHITE).face[t.s.under[below]] < 0
    assert not t.knows_card(WHITE, BLACK, TWO)
    assert [e.a for e in t.heard(BLACK, PEEKED)] == [1]
    assert t.heard(BLACK, SAW) == []
    assert t.heard(2, SAW) == []
    assert [e.b for e in t.heard(WHITE, SAW)] == [DOTS.index("2")]
    assert t.board() == ["W:4@b3", "K:5.2.3@a5", "K:5@b3", "W:5.3@c3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A4", "B11")
def test_whisperer_looks_under_unyielding_too_and_lapses_without_stacks() -> None:
    """A4, B11, O31: Unyielding does not hide what lies beneath; with no stack to look at nothing is asked."""
    t = Layout().card(WHITE, FOUR, "A4").card(BLACK, THREE, "B11").bury(BLACK).stack(WHITE, "b3", "5.4")
    t.stack(BLACK, "c3", "3.2").stack(BLACK, "a5", "L").start().split(WHITE, 0)
    assert t.view(WHITE).face[t.s.under[t.s.top[1]]] == DOTS.index("2")
    t.idle(seat=WHITE)
    t = Layout().card(WHITE, FOUR, "A4").bury(BLACK).stack(WHITE, "b3", "5.4").stack(BLACK, "a5", "L").start()
    t.split(WHITE, 0)
    assert t.told(PEEKED) == []
    t.idle(seat=WHITE)


# --- A5 Packrunner -------------------------------------------------------------------------------------
@pytest.mark.card("A5")
def test_packrunner_gives_one_space_more_to_your_others_here() -> None:
    """A5: two allies' worth for another entity here, none for itself, and none elsewhere."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A5")
        .stack(WHITE, "b1", "5")
        .stack(WHITE, "b1", "4")
        .stack(WHITE, "d3", "5")
        .start()
    )
    assert "b4" in t.reach(WHITE, 0)
    assert "b5" not in t.reach(WHITE, 0)
    assert "b3" in t.reach(WHITE, 1)
    assert "b4" not in t.reach(WHITE, 1)
    assert t.reach(WHITE, 2) == ["c3", "d2", "d4"]


@pytest.mark.card("A5")
def test_packrunner_does_not_help_attacks_or_team_mates() -> None:
    """A5, T8: attack support counts it once; an ally of another colour moves with one ally only."""
    t = Layout(3).join(WHITE, BLACK).card(WHITE, FOUR, "A5").stack(WHITE, "c3", "4").stack(BLACK, "c3", "5")
    t.stack(RED, "c3", "5").start(BLACK)
    assert "c5" in t.reach(BLACK, 1)
    assert "d5" not in t.reach(BLACK, 1)
    t.attack(BLACK, 1, 2)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:4@c3", "K:5@c3"]
    t.idle(seat=BLACK)


@pytest.mark.card("A5")
def test_packrunner_beneath_a_top_does_nothing() -> None:
    """A5, R6: a hidden four-dot counts for nothing."""
    t = Layout().card(WHITE, FOUR, "A5").stack(WHITE, "b1", "5").stack(WHITE, "b1", "5.4").start()
    assert "b3" in t.reach(WHITE, 0)
    assert "b4" not in t.reach(WHITE, 0)


# --- A6 Cinder Spark -----------------------------------------------------------------------------------
@pytest.mark.card("A6", "B11")
def test_cinder_spark_names_a_weak_enemy_here() -> None:
    """A6, B11: two-dots, leaders and cubes here; not stronger ones, not elsewhere, not Unyielding, not your
    own.
    """
    t = (
        Layout()
        .card(WHITE, FOUR, "A6")
        .card(BLACK, LEADER, "B11")
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "b3", "2.5")
    )
    t.stack(BLACK, "b3", "A").stack(BLACK, "b3", "3").stack(BLACK, "c3", "B").stack(BLACK, "b3", "L")
    t.stack(WHITE, "b3", "2").start().split(WHITE, 0)
    assert t.entities(WHITE, DEFEAT) == [1, 2]
    assert t.why(WHITE, DEFEAT, 3) == "too-strong"
    assert t.why(WHITE, DEFEAT, 4) == "out-of-reach"
    assert t.why(WHITE, DEFEAT, 5) == "unyielding"
    assert t.why(WHITE, DEFEAT, 6) == "not-an-enemy"
    t.choose(WHITE, DEFEAT, 1)
    assert t.board() == ["W:4@b3", "K:5@b3", "K:A@b3", "K:3@b3", "K:B@c3", "K:L@b3", "W:2@b3", "W:5@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A6")
def test_cinder_spark_wins_by_the_leader() -> None:
    """A6, R1, O31: the only target, a bare leader, is not asked for; the game ends."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A6")
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "b3", "L.5")
        .start()
        .split(WHITE, 0)
    )
    assert t.winners() == [WHITE]
    t.idle()


@pytest.mark.card("A6")
def test_cinder_spark_without_a_weak_enemy_does_nothing() -> None:
    """A6, O31."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A6")
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "b3", "3")
        .stack(BLACK, "b4", "L")
        .start()
    )
    t.split(WHITE, 0)
    assert t.told(DEFEATED) == []
    assert t.board() == ["W:4@b3", "K:3@b3", "K:L@b4", "W:5@b3"]
    t.idle(seat=WHITE)


# --- A7 Mirestride -------------------------------------------------------------------------------------
@pytest.mark.card("A7")
def test_mirestride_enters_swamps_and_crosses_walls() -> None:
    """A7: on top it wades; the Dragon still stops it; a five-dot beside it does not wade."""
    t = Layout().card(WHITE, FOUR, "A7").stack(WHITE, "b3", "4.3").stack(WHITE, "a1", "5")
    t.terrain(swamp="b4", wall="b3|c3").dragon("b2").start()
    assert t.reach(WHITE, 0) == ["a3", "b4", "c3"]
    assert t.why(WHITE, MOVE, 0, t.at("b2")) == "dragon"
    t.move(WHITE, 0, "b4")
    assert t.board() == ["W:4.3@b4", "W:5@a1"]
    t.idle(seat=WHITE)


@pytest.mark.card("A7")
def test_beneath_a_five_dot_mirestride_is_hidden() -> None:
    """A7, R6: a five-dot on top does not wade."""
    t = Layout().card(WHITE, FOUR, "A7").stack(WHITE, "b3", "5.4").terrain(swamp="b4", wall="b3|c3").start()
    assert t.reach(WHITE, 0) == ["a3", "b2"]


@pytest.mark.card("A7")
def test_what_is_left_in_a_swamp_may_leave_it() -> None:
    """O46, A7: after a split in the swamp the three-dot steps out as usual, fights there, and cannot come
    back.
    """
    t = Layout().card(WHITE, FOUR, "A7").stack(WHITE, "b4", "4.3").stack(WHITE, "c4", "5")
    t.stack(BLACK, "b4", "2").terrain(swamp="b4", wall="a4|b4").start()
    t.split(WHITE, 0)
    assert t.reach(WHITE, 0) == ["a3", "a5", "b2", "b3", "b5", "c3", "c4", "c5", "d4"]
    assert t.why(WHITE, MOVE, 1, t.at("b4")) == "swamp"
    t.attack(WHITE, 0, 2).move(WHITE, 0, "b3")
    assert t.board() == ["W:3@b3", "W:5@c4", "W:4@b4"]
    t.idle(seat=BLACK)


@pytest.mark.card("A7", "B6")
def test_a_push_may_shove_mirestride_into_a_swamp() -> None:
    """T3, A7: a legal step of the pushed entity counts; a five-dot cannot be pushed there."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A7")
        .card(BLACK, THREE, "B6")
        .stack(WHITE, "b3", "4")
        .stack(WHITE, "b3", "5")
    )
    t.stack(BLACK, "b3", "5.3").terrain(swamp="b4").start(BLACK).split(BLACK, 2)
    assert t.entities(BLACK, PUSH) == [0, 1]
    twin = t.copy().choose(BLACK, PUSH, 1)
    assert twin.spaces(BLACK, STEP) == ["a3", "b2", "c3"]
    assert twin.why(BLACK, STEP, t.at("b4")) == "swamp"
    t.choose(BLACK, PUSH, 0)
    assert t.spaces(BLACK, STEP) == ["a3", "b2", "b4", "c3"]
    t.choose(BLACK, STEP, t.at("b4")).choose(BLACK, STEP, t.at("a3"))
    assert t.board() == ["W:4@b4", "W:5@a3", "K:3@b3", "K:5@b3"]
    t.idle(seat=BLACK)


# --- A8 Dread Toll -------------------------------------------------------------------------------------
@pytest.mark.card("A8")
@pytest.mark.parametrize(("actions", "left", "told"), [(3, 1, 1), (2, 0, 1), (1, 0, 0)])
def test_dread_toll_takes_an_action_that_is_left(actions: int, left: int, told: int) -> None:
    """A8, T8: the counter never falls below 0."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A8")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "4.3")
        .start(actions=actions)
    )
    t.attack(WHITE, 0, 1)
    assert len(t.told(LOST_ACTION)) == told
    assert t.board() == ["W:5@b3", "K:3@b3"]
    if left:
        assert t.left_over() == (left, 0)
    t.idle(seat=WHITE if left else BLACK)


@pytest.mark.card("A8", "C3")
def test_dread_toll_is_silent_on_ones_own_turn() -> None:
    """A8: White's own Cataclysm fells it in White's turn: nothing is lost."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A8")
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(WHITE, "b3", "4")
    )
    t.start().split(WHITE, 0)
    assert t.left_over() == (2, 1)
    assert t.told(LOST_ACTION) == []
    assert t.board() == ["W:2@b3"]
    t.idle(seat=WHITE)


@pytest.mark.card("A8", "C3")
def test_dread_toll_works_when_an_effect_fells_it_on_an_enemys_turn() -> None:
    """A8: however it falls, the player whose turn it is loses an action."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A8")
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "4")
    )
    t.start().split(WHITE, 0)
    assert t.left_over() == (1, 1)
    assert t.board() == ["W:2@b3"]
    t.idle(seat=WHITE)

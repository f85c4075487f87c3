"""The cursed relics (T7), and relics on top of an entity (O26 to O29)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    ATTACK,
    BROKE,
    CUBE_A,
    CUBE_B,
    DEFEATED,
    FOUR,
    LEADER,
    LIFT,
    MOVE,
    PUT_SWAMP,
    RETURN,
    REVEALED,
    SPLIT,
    STEP,
    SWAMP,
    THREE,
    TURN_CUT,
    TWO,
    UNVEIL,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, RED, WHITE, Layout


# --- D1 Shattering Idol (more in the acceptance cases) -------------------------------------------------
@pytest.mark.card("D1", "B11")
def test_shattering_idol_spares_the_unyielding() -> None:
    """D1, B11."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D1")
        .card(BLACK, THREE, "B11")
        .stack(WHITE, "b3", "4.A")
        .stack(BLACK, "b3", "3")
    )
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "5").start(BLACK).attack(BLACK, 1, 0)
    assert t.board() == ["W:A@b3", "K:3@b3", "K:5@b3", "K:5@b3"]
    t.idle(seat=BLACK)


@pytest.mark.card("D1", "A3")
def test_shattering_idol_reaches_an_attacker_that_was_pushed_away() -> None:
    """D1, O30: Parting Shove acts first; the Idol still finds the attacking entity where it stands now."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D1")
        .card(WHITE, FOUR, "A3")
        .stack(WHITE, "b3", "4.A")
        .stack(BLACK, "b3", "5.3")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [WHITE]
    t.choose(WHITE, STEP, t.at("c3"))
    assert t.board() == ["W:A@b3", "K:3@c3"]
    assert t.grave(BLACK) == "B.5"
    t.idle(seat=BLACK)


@pytest.mark.card("D1")
def test_shattering_idol_under_a_leader_spares_the_new_ally() -> None:
    """D1, O33, O41: three players; Red fells White's leader, White joins Red, and the attack is no enemy's
    any more.
    """
    t = Layout(3).card(WHITE, CUBE_A, "D1").stack(WHITE, "c3", "L.A").stack(RED, "c3", "5.4").start(RED)
    t.attack(RED, 1, 0)
    assert t.s.team == [RED, BLACK, RED]
    assert t.board() == ["W:A@c3", "R:5.4@c3"]
    assert len(t.told(DEFEATED)) == 1
    t.idle(seat=RED)


# --- D2 Bog Lantern ------------------------------------------------------------------------------------
@pytest.mark.card("D2")
def test_bog_lantern_floods_an_adjacent_empty_space() -> None:
    """D2: no entity, swamp, forest or Dragon there, and the board must hang together; walls do not matter."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D2")
        .stack(WHITE, "b2", "5.A")
        .stack(BLACK, "c2", "5")
        .terrain(forest="b3", wall="b1|b2")
    )
    t.start().split(WHITE, 0)
    assert t.spaces(WHITE, SWAMP) == ["a2", "b1"]
    assert t.why(WHITE, SWAMP, t.at("c2")) == "entity-there"
    assert t.why(WHITE, SWAMP, t.at("b3")) == "space-taken"
    assert t.why(WHITE, SWAMP, t.at("b2")) == "out-of-reach"
    assert t.why(WHITE, SWAMP, t.at("c3")) == "out-of-reach"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, SWAMP, t.at("a2"))
    assert t.s.swamps == 1 << t.at("a2")
    assert t.board() == ["W:A@b2", "K:5@c2", "W:5@b2"]
    t.idle(seat=WHITE)


@pytest.mark.card("D2")
def test_bog_lantern_never_cuts_the_board_and_avoids_the_dragon() -> None:
    """D2, O5: a swamp on a2 would cut off a1; the Dragon's space is closed."""
    t = Layout().card(WHITE, CUBE_A, "D2").stack(WHITE, "b2", "5.A").terrain(swamp="b1").dragon("b3").start()
    t.split(WHITE, 0)
    assert t.s.swamps == (1 << t.at("b1")) | (1 << t.at("c2"))
    assert t.board() == ["W:A@b2", "W:5@b2"]
    t.idle(seat=WHITE)


@pytest.mark.card("D2")
def test_bog_lantern_moves_a_swamp_when_both_are_out() -> None:
    """D2, O47: the owner lifts one of the two and puts it elsewhere."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D2")
        .stack(WHITE, "b3", "5.A")
        .terrain(swamp="b4 d1")
        .reserve(WHITE, "a1")
        .start()
    )
    t.split(WHITE, 0)
    assert sorted(t.offered(WHITE, LIFT)) == sorted([(t.at("b4"), SWAMP), (t.at("d1"), SWAMP)])
    twin = t.copy().choose(WHITE, LIFT, t.at("b4"), SWAMP)
    assert twin.why(WHITE, SWAMP, t.at("b4")) == "same-spot"
    t.choose(WHITE, LIFT, t.at("d1"), SWAMP)
    assert t.spaces(WHITE, SWAMP) == ["a3", "b2", "c3"]
    assert t.why(WHITE, SWAMP, t.at("b4")) == "space-taken"
    t.choose(WHITE, SWAMP, t.at("b2"))
    assert t.s.swamps == (1 << t.at("b4")) | (1 << t.at("b2"))
    t.idle(seat=WHITE)


@pytest.mark.card("D2")
def test_bog_lantern_without_a_spot_does_nothing() -> None:
    """D2, O31: both neighbours of the corner are taken."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D2")
        .stack(WHITE, "a1", "5.A")
        .stack(BLACK, "b1", "5")
        .stack(WHITE, "a2", "5")
        .start()
    )
    t.split(WHITE, 0)
    assert t.told(PUT_SWAMP) == []
    assert t.board() == ["W:A@a1", "K:5@b1", "W:5@a2", "W:5@a1"]
    t.idle(seat=WHITE)


# --- D3 Bone Chime -------------------------------------------------------------------------------------
@pytest.mark.card("D3")
def test_bone_chime_returns_one_character() -> None:
    """D3: compulsory; the owner chooses among the types in the own graveyard."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .stack(WHITE, "b3", "5.A")
        .graveyard(WHITE, "4.B.2")
        .graveyard(BLACK, "5")
        .start()
    )
    t.split(WHITE, 0)
    assert t.offered(WHITE) == [(t.fallen(WHITE, "4"), -1), (t.fallen(WHITE, "2"), -1)]
    assert t.why(WHITE, RETURN, t.fallen(WHITE, "B")) == "never-returns"
    assert t.why(WHITE, RETURN, t.fallen(BLACK, "5")) == "not-in-graveyard"
    assert t.why(WHITE, PASS) == "compulsory"
    t.choose(WHITE, RETURN, t.fallen(WHITE, "2"))
    assert t.board() == ["W:A@b3", "W:5@b3", "W:2@b3"]
    assert t.grave(WHITE) == "4.B"
    t.idle(seat=WHITE)


@pytest.mark.card("D3", "C3")
def test_a_piece_that_bone_chime_returns_does_not_speak() -> None:
    """D3, R11: the two-dot with Cataclysm comes back silently."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
    )
    t.graveyard(WHITE, "2").start().split(WHITE, 0)
    assert t.board() == ["W:A@b3", "K:5@b3", "W:5@b3", "W:2@b3"]
    assert [e.a for e in t.told(REVEALED)] == [0]
    t.idle(seat=WHITE)


# --- D4 Hollow Crown -----------------------------------------------------------------------------------
@pytest.mark.card("D4")
def test_hollow_crown_takes_attack_support_from_everybody_here() -> None:
    """D4: enemies and its own side alike; Move support stays, and other spaces are not touched."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D4")
        .stack(WHITE, "b3", "A")
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "4")
    )
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "4").stack(WHITE, "c4", "5").stack(WHITE, "c4", "4").stack(
        BLACK, "c4", "5"
    )
    t.start()
    assert "b5" in t.reach(WHITE, 1)
    for attacker, target, mine in ((1, 3, 5), (5, 7, 6)):
        twin = t.copy().attack(WHITE, attacker, target)
        assert twin.powers() == [(mine, 5)]
        twin.idle(seat=WHITE)
    t.pass_turn(WHITE).attack(BLACK, 3, 1)
    assert t.powers() == [(5, 5)]
    t.idle(seat=BLACK)


@pytest.mark.card("D4")
def test_hollow_crown_beneath_a_top_is_silent() -> None:
    """D4, R6."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D4")
        .stack(WHITE, "b3", "5.A")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "5")
    )
    t.start().attack(WHITE, 1, 2)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:5.A@b3", "W:5@b3"]
    t.idle(seat=WHITE)


# --- D5 Salt Chains (more in the acceptance cases) -----------------------------------------------------
@pytest.mark.card("D5")
def test_salt_chains_do_not_hold_allies() -> None:
    """D5, O41: a team mate moves freely; an enemy does not, even with Mirestride."""
    t = Layout(3).join(WHITE, BLACK).card(WHITE, CUBE_A, "D5").card(RED, FOUR, "A7").stack(WHITE, "c3", "A")
    t.stack(BLACK, "c3", "5").stack(RED, "c3", "4").start(BLACK)
    assert 1 in t.entities(BLACK, MOVE)
    t.pass_turn(BLACK)
    assert t.s.active == RED
    assert t.why(RED, MOVE, 2) == "held"
    t.idle(seat=RED)


# --- D6 Weeping Mirror (more in the acceptance cases) --------------------------------------------------
@pytest.mark.card("D6", "B11")
def test_weeping_mirror_names_enemy_stacks_near() -> None:
    """D6, B11: as Unmask does."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D6")
        .card(BLACK, THREE, "B11")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5.4")
    )
    t.stack(BLACK, "b4", "5.4").stack(BLACK, "b3", "3.4").stack(BLACK, "b5", "5.3").stack(
        WHITE, "b3", "5.4"
    ).start()
    t.split(WHITE, 0)
    assert t.entities(WHITE, UNVEIL) == [1, 2]
    assert t.why(WHITE, UNVEIL, 3) == "unyielding"
    assert t.why(WHITE, UNVEIL, 4) == "out-of-reach"
    assert t.why(WHITE, UNVEIL, 5) == "not-an-enemy"
    t.choose(WHITE, UNVEIL, 1)
    assert t.board() == [
        "W:A@b3",
        "K:4@b3",
        "K:5.4@b4",
        "K:3.4@b3",
        "K:5.3@b5",
        "W:5.4@b3",
        "W:5@b3",
        "K:5@b3",
    ]
    t.idle(seat=WHITE)


@pytest.mark.card("D6")
def test_weeping_mirror_without_a_stack_near_does_nothing() -> None:
    """D6, O31."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D6")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
        .start()
        .split(WHITE, 0)
    )
    assert t.board() == ["W:A@b3", "K:5@b3", "W:5@b3"]
    t.idle(seat=WHITE)


# --- D7 Black Hourglass (more in the acceptance cases) -------------------------------------------------
@pytest.mark.card("D7")
def test_black_hourglass_does_nothing_on_an_allys_turn() -> None:
    """D7, O33: White's leader falls to Red, White is Red's ally when the Hourglass beneath is revealed."""
    t = (
        Layout(3)
        .card(WHITE, CUBE_A, "D7")
        .stack(WHITE, "c3", "L.A")
        .stack(RED, "c3", "5")
        .start(RED)
        .attack(RED, 1, 0)
    )
    assert t.told(TURN_CUT) == []
    assert t.board() == ["W:A@c3", "R:5@c3"]
    assert t.left_over() == (2, 0)
    t.idle(seat=RED)


@pytest.mark.card("D7", "B6")
def test_the_turn_ends_only_when_all_effects_are_done() -> None:
    """D7: the Hourglass beneath the four-dot ends Black's turn; a Quickstep is chosen before."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D7")
        .card(WHITE, FOUR, "A3")
        .stack(WHITE, "b3", "4.A")
        .stack(BLACK, "b3", "5")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [WHITE]
    t.choose(WHITE, STEP, t.at("b4"))
    assert t.board() == ["W:A@b3", "K:5@b4"]
    t.idle(seat=WHITE)


# --- D8 Guardian Urn (more in the acceptance cases) ----------------------------------------------------
@pytest.mark.card("D8")
def test_guardian_urn_adds_up_with_a_forest() -> None:
    """D8, T8: 4 and 1 for the forest: an attack of 5 fails."""
    t = (
        Layout()
        .card(BLACK, CUBE_A, "D8")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "A")
        .terrain(forest="b3")
        .start()
    )
    t.attack(WHITE, 0, 1)
    assert t.powers() == [(5, 5)]
    assert t.board() == ["W:5@b3", "K:A@b3"]
    t.idle(seat=WHITE)


# --- relics in general ---------------------------------------------------------------------------------
def test_each_cube_has_the_relic_of_its_own_mat() -> None:
    """O11: cube A wears relic A, cube B relic B; only the revealed one becomes public (O14)."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D4")
        .card(WHITE, CUBE_B, "D8")
        .stack(WHITE, "b3", "5.B")
        .stack(WHITE, "a1", "5.A")
        .start()
    )
    t.split(WHITE, 0)
    assert t.knows_card(BLACK, WHITE, CUBE_B)
    assert not t.knows_card(BLACK, WHITE, CUBE_A)
    assert [e.n for e in t.told(REVEALED)] == [35]
    assert t.board() == ["W:B@b3", "W:5.A@a1", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a_relic_alone_stays_until_it_is_defeated() -> None:
    """O27, O28: it moves and supports, is never split, never attacks, and falls to an attack."""
    t = Layout().card(WHITE, CUBE_A, "D4").stack(WHITE, "b3", "A").stack(BLACK, "b3", "2").start()
    assert 0 in t.entities(WHITE, MOVE)
    assert 0 not in t.entities(WHITE, SPLIT)
    assert t.why(WHITE, SPLIT, 0) == "one-piece"
    assert t.offered(WHITE, ATTACK) == []
    t.pass_turn(WHITE).attack(BLACK, 1, 0)
    assert t.powers() == [(2, 0)]
    assert t.board() == ["K:2@b3"]
    assert t.grave(WHITE) == "A"
    t.idle(seat=BLACK)


@pytest.mark.card("B8", "D1")
def test_a_broken_relic_is_not_defeated() -> None:
    """O28: Unmask breaks the cube; nothing is told of a defeat and the piece beneath is revealed."""
    t = (
        Layout()
        .card(WHITE, THREE, "B8")
        .card(BLACK, CUBE_A, "D1")
        .card(BLACK, LEADER, "B3")
        .stack(WHITE, "b3", "5.3")
    )
    t.stack(BLACK, "b3", "A.L").start().split(WHITE, 0)
    assert len(t.told(BROKE)) == 1
    assert t.told(DEFEATED) == []
    assert t.board() == ["W:3@b3", "K:L@b3", "W:5@b3"]
    assert t.knows_card(WHITE, BLACK, LEADER)
    t.idle(seat=WHITE)

"""Three and four players: sides, fallen leaders, order of turns, winners (R29 to R32, O33 to O41)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.terms import (
    ATTACK,
    CUBE_A,
    FOUR,
    JOINED,
    LEADER,
    NEXT,
    PUSH_WHERE,
    RETURN,
    REVEALED,
    STEP,
    STRIKE,
    THREE,
    TWO,
    WON,
)
from tests.games.dark_artifacts.layout import BLACK, BLUE, RED, WHITE, Layout


def turns(t: Layout, n: int) -> list[int]:
    """Whose turns follow when everybody passes, the running one left out."""
    order = []
    for _ in range(n):
        t.pass_turn(t.s.active)
        order.append(t.s.active)
    return order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_to_the_left(seats: int) -> None:
    """R29, O7: White, Black, Red, Blue and round again."""
    t = Layout(seats).start()
    assert turns(t, 2 * seats) == [(k + 1) % seats for k in range(2 * seats)]


def test_a_conquered_player_joins_and_keeps_pieces_and_turns() -> None:
    """R30, O36: Black joins White; four players go on leftward while two sides of one stand beside."""
    t = (
        Layout(4)
        .stack(WHITE, "c3", "5")
        .stack(BLACK, "c3", "L.4")
        .stack(BLACK, "b3", "5")
        .start()
        .attack(WHITE, 0, 1)
    )
    assert t.s.team == [WHITE, WHITE, RED, BLUE]
    assert [(e.seat, e.b) for e in t.told(JOINED)] == [(BLACK, WHITE)]
    assert t.board() == ["W:5@c3", "K:4@c3", "K:5@b3"]
    assert turns(t, 5) == [BLACK, RED, BLUE, WHITE, BLACK]
    assert (2, -1) in t.offered(BLACK)
    t.idle(seat=BLACK)


def test_allies_support_and_are_not_attacked() -> None:
    """R30, O19, O21: a team mate's entities count for Move and Attack and are refused as targets."""
    t = (
        Layout(4)
        .join(WHITE, BLACK)
        .stack(WHITE, "c3", "5")
        .stack(BLACK, "c3", "5")
        .stack(RED, "c3", "5")
        .start()
    )
    assert t.offered(WHITE, ATTACK) == [(0, 2)]
    assert t.why(WHITE, ATTACK, 0, 1) == "ally"
    assert t.why(WHITE, ATTACK, 1, 2) == "not-yours"
    assert "c5" in t.reach(WHITE, 0)
    t.attack(WHITE, 0, 2)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:5@c3", "K:5@c3"]
    t.idle(seat=WHITE)


def test_what_lay_beneath_a_leader_is_revealed_under_the_new_sides() -> None:
    """O33: the four-dot with Cinder Spark beneath Black's leader spares White's two-dot, now an ally's, and
    hits Red's.
    """
    t = (
        Layout(4)
        .card(BLACK, FOUR, "A6")
        .stack(WHITE, "c3", "5")
        .stack(WHITE, "c3", "2")
        .stack(BLACK, "c3", "L.4")
    )
    t.stack(RED, "c3", "2").start().attack(WHITE, 0, 2)
    assert t.board() == ["W:5@c3", "W:2@c3", "K:4@c3"]
    assert [e.a for e in t.told(REVEALED)] == [2]
    t.idle(seat=WHITE)


def test_the_last_leader_takes_the_whole_team_along() -> None:
    """O37: Black's leader falls; White, whom Black had conquered, joins Red as well."""
    t = (
        Layout(4)
        .join(BLACK, WHITE)
        .stack(RED, "c3", "5")
        .stack(BLACK, "c3", "L")
        .start(RED)
        .attack(RED, 0, 1)
    )
    assert t.s.team == [RED, RED, RED, BLUE]
    assert {e.seat for e in t.told(JOINED)} == {WHITE, BLACK}
    assert turns(t, 6) == [BLUE, WHITE, BLUE, BLACK, BLUE, RED]
    t.idle(seat=RED)


def test_two_teams_of_two_keep_the_leftward_order() -> None:
    """O40: the special order needs one player against all others."""
    t = (
        Layout(4)
        .join(WHITE, RED)
        .stack(BLACK, "c3", "5")
        .stack(BLUE, "c3", "L")
        .start(BLACK)
        .attack(BLACK, 0, 1)
    )
    assert t.s.team == [WHITE, BLACK, WHITE, BLACK]
    assert turns(t, 5) == [RED, BLUE, WHITE, BLACK, RED]
    t.idle(seat=RED)


def test_the_lone_players_own_turn_is_followed_by_its_left_neighbour() -> None:
    """O40: White's Cataclysm takes Red's leader in Black's turn; Black, now alone, is followed by Red."""
    t = Layout(3).card(WHITE, TWO, "C3").stack(BLACK, "c3", "5").stack(BLACK, "c3", "4")
    t.stack(WHITE, "c3", "5.2").stack(RED, "c3", "L").start(BLACK).attack(BLACK, 0, 2)
    assert t.s.team == [WHITE, BLACK, WHITE]
    assert t.s.active == BLACK
    assert turns(t, 5) == [RED, BLACK, WHITE, BLACK, RED]
    t.idle(seat=RED)


@pytest.mark.card("B10")
def test_a_fallen_leader_has_no_last_words() -> None:
    """O33: with three players the game goes on, but Last Veil on Black's leader is not offered."""
    t = Layout(3).card(BLACK, LEADER, "B10").stack(WHITE, "c3", "5").stack(BLACK, "c3", "L.4")
    t.graveyard(BLACK, "5").start().attack(WHITE, 0, 1)
    assert t.board() == ["W:5@c3", "K:4@c3"]
    assert t.grave(BLACK) == "5.L"
    t.idle(seat=WHITE)


def test_the_conquered_players_own_turn_goes_on() -> None:
    """O36: Red's leader strikes Black's Doomsayer and falls; Red has two actions left and plays for Black."""
    t = Layout(4).card(BLACK, TWO, "C7").card(RED, LEADER, "B2").stack(RED, "c3", "L").stack(RED, "c3", "5")
    t.stack(BLACK, "c3", "2.5").stack(BLUE, "c3", "4").start(RED).attack(RED, 0, 2)
    assert t.s.team == [WHITE, BLACK, BLACK, BLUE]
    assert t.left_over() == (2, 0)
    assert t.board() == ["R:5@c3", "K:5@c3", "U:4@c3"]
    t.idle(seat=RED)


def test_leaders_that_fall_together_are_judged_leftward_from_the_cards_owner() -> None:
    """O34: Black's Cataclysm fells Red's, Blue's and White's leaders: after each an end check; Black alone
    wins.
    """
    t = (
        Layout(4)
        .card(BLACK, TWO, "C3")
        .stack(BLACK, "c3", "5.2")
        .stack(WHITE, "c3", "L")
        .stack(RED, "c3", "L")
    )
    t.stack(BLUE, "c3", "L").start(BLACK).split(BLACK, 0)
    assert [e.seat for e in t.told(JOINED)] == [RED, BLUE]
    # Red and Blue had joined before the last leader fell, so they are of the victor's team (O38).
    assert t.winners() == [BLACK, RED, BLUE]
    t.idle()


def test_the_own_leader_in_the_same_instant_comes_last() -> None:
    """O34, O39: White's Cataclysm fells Black's and White's leaders in White's turn: Black joins, then Red
    has won.
    """
    t = (
        Layout(3)
        .card(WHITE, TWO, "C3")
        .stack(WHITE, "c3", "5.2")
        .stack(WHITE, "c3", "L")
        .stack(BLACK, "c3", "L")
        .start()
    )
    t.split(WHITE, 0)
    assert [(e.seat, e.b) for e in t.told(JOINED)] == [(BLACK, WHITE)]
    assert t.winners() == [RED]
    t.idle()


def test_a_leader_lost_to_the_own_effect_goes_to_the_active_player() -> None:
    """O39: Red's attack uncovers White's Cataclysm, which fells White's own leader: White joins Red."""
    t = (
        Layout(4)
        .card(WHITE, TWO, "C3")
        .card(RED, THREE, "B12")
        .stack(WHITE, "c3", "5.2")
        .stack(WHITE, "c3", "L")
    )
    t.stack(RED, "c3", "5.4").stack(RED, "c3", "5.3").start(RED).attack(RED, 2, 0)
    assert t.s.team == [RED, BLACK, RED, BLUE]
    assert t.asked() == [RED]
    t.choose(RED, NEXT, 3)
    assert t.board() == ["W:2@c3", "R:4@c3", "R:3@c3"]
    t.idle(seat=RED)


def test_a_leader_lost_to_the_own_effect_in_the_own_turn_goes_to_the_left() -> None:
    """O39: the nearest opponent to the left of the leader's owner is the victor; allies are passed by."""
    t = (
        Layout(4)
        .join(WHITE, BLACK)
        .card(BLACK, TWO, "C3")
        .stack(BLACK, "c3", "5.2")
        .stack(WHITE, "c3", "L")
        .start(BLACK)
    )
    t.split(BLACK, 0)
    assert t.s.team == [RED, RED, RED, BLUE]
    assert {e.b for e in t.told(JOINED)} == {RED}
    t.idle(seat=BLACK)


def test_the_owner_of_the_effect_is_the_victor_on_anybodys_turn() -> None:
    """O33: in Red's turn Black's Cinder Spark fells White's leader: White joins Black, not Red."""
    t = (
        Layout(4)
        .card(BLACK, FOUR, "A6")
        .stack(BLACK, "c3", "5.4")
        .stack(WHITE, "c3", "L.5")
        .stack(RED, "c3", "5")
    )
    t.stack(RED, "c3", "5").start(RED).attack(RED, 2, 0)
    assert t.s.team == [BLACK, BLACK, RED, BLUE]
    assert t.board() == ["K:4@c3", "W:5@c3", "R:5@c3", "R:5@c3"]
    t.idle(seat=RED)


def test_the_commander_is_the_victor_by_the_dragon() -> None:
    """O33, O45: Blue commands the Dragon and takes Red's leader."""
    t = (
        Layout(4)
        .card(BLUE, TWO, "C1")
        .stack(BLUE, "a1", "2")
        .stack(RED, "c3", "L")
        .dragon("c2", BLUE)
        .start(BLUE)
    )
    t.command(BLUE, "c3").choose(BLUE, STRIKE, 1)
    assert t.s.team == [WHITE, BLACK, BLUE, BLUE]
    assert t.board() == ["U:2@a1"]
    t.idle(seat=BLUE)


def test_a_fallen_leader_never_returns_and_graveyards_stay_ones_own() -> None:
    """O36, O41: Black's Bone Chime offers Black's own fallen characters, not the leader and not White's."""
    t = (
        Layout(3)
        .join(WHITE, BLACK)
        .card(BLACK, CUBE_A, "D3")
        .stack(BLACK, "c3", "5.A")
        .graveyard(BLACK, "4.2")
    )
    t.graveyard(WHITE, "3").start(BLACK).split(BLACK, 0)
    assert t.offered(BLACK, RETURN) == [(t.fallen(BLACK, "4"), -1), (t.fallen(BLACK, "2"), -1)]
    assert t.why(BLACK, RETURN, t.fallen(BLACK, "L")) == "never-returns"
    assert t.why(BLACK, RETURN, t.fallen(WHITE, "3")) == "not-in-graveyard"
    t.choose(BLACK, RETURN, t.fallen(BLACK, "2"))
    assert t.board() == ["K:A@c3", "K:5@c3", "K:2@c3"]
    t.idle(seat=BLACK)


def test_members_without_an_entity_are_passed_over_in_the_lone_order() -> None:
    """O40: Black has nothing left: Blue, White, Blue, Red, Blue, White."""
    t = Layout(4).join(RED, WHITE).bury(BLACK).stack(BLACK, "c3", "L").stack(RED, "c3", "5").start(RED)
    t.attack(RED, 1, 0)
    assert t.s.team == [RED, RED, RED, BLUE]
    assert turns(t, 6) == [BLUE, WHITE, BLUE, RED, BLUE, WHITE]
    t.idle(seat=WHITE)


def test_the_last_leader_wins_for_the_team() -> None:
    """R31, O38: Red alone against three falls; Red does not share the win, all others do."""
    t = (
        Layout(4)
        .join(WHITE, BLACK, BLUE)
        .stack(BLUE, "c3", "5")
        .stack(RED, "c3", "L")
        .start(BLUE)
        .attack(BLUE, 0, 1)
    )
    assert t.winners() == [WHITE, BLACK, BLUE]
    assert sorted(e.seat for e in t.told(WON)) == [WHITE, BLACK, BLUE]
    t.idle()


def test_enemy_and_ally_are_read_by_the_teams_of_the_moment() -> None:
    """O41: conquered Black's Repulse pushes Red's entity, not White's."""
    t = (
        Layout(3)
        .join(WHITE, BLACK)
        .card(BLACK, THREE, "B6")
        .stack(BLACK, "c3", "5.3")
        .stack(WHITE, "c3", "5")
    )
    t.stack(RED, "c3", "5").start(BLACK).split(BLACK, 0)
    assert t.decision(BLACK).about == PUSH_WHERE
    t.choose(BLACK, STEP, t.at("d3"))
    assert t.board() == ["K:3@c3", "W:5@c3", "R:5@d3", "K:5@c3"]
    t.idle(seat=BLACK)

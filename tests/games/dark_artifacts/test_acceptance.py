"""The acceptance cases of the specification, by number; A7 and a few others do not exist."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.table import board_of, kit_of
from conclave.games.dark_artifacts.terms import (
    ATTACK,
    COMMAND,
    CUBE_A,
    FIRST_OF_LEVEL,
    FOUR,
    KEEP,
    LAY,
    LEADER,
    MOVE,
    PLACE,
    REVEALED,
    SPLIT,
    STEP,
    STRIKE,
    SWAMP,
    THREE,
    TWO,
    UNVEIL,
    VEIL,
    WALL,
)
from conclave.kernel.happenings import PASS
from tests.games.dark_artifacts.layout import BLACK, BLUE, DOTS, GAME, RED, WHITE, Layout, Setup


def farthest(t: Layout, seat: int, e: int) -> int:
    """The longest Move of an entity, in spaces on an open board."""
    board = board_of(t.s)
    return max(board.distance(t.s.space[e], t.at(name)) for name in t.reach(seat, e))


def test_a01_move_support_of_two_allies_makes_three_spaces() -> None:
    """R13 and its example: three together move up to 3, one alone moves 1; a Move costs one action."""
    t = Layout().stack(WHITE, "b2", "5").stack(WHITE, "b2", "5.4").stack(WHITE, "b2", "4")
    t.stack(WHITE, "d2", "5").start()
    assert [farthest(t, WHITE, e) for e in (0, 1, 2, 3)] == [3, 3, 3, 1]
    assert {"b3", "c3", "d3", "b5"} <= set(t.reach(WHITE, 0))
    assert t.reach(WHITE, 3) == ["c2", "d1", "d3"]
    t.move(WHITE, 1, "b5")
    assert t.left_over() == (2, 1)
    t.move(WHITE, 3, "d3")
    assert t.left_over() == (1, 1)
    assert t.board() == ["W:5@b2", "W:5.4@b5", "W:4@b2", "W:5@d3"]
    t.idle(seat=WHITE)


def test_a02_attack_support_of_two_allies_makes_five() -> None:
    """R14 and its example: a plain three-dot with two allies attacks with 5; a four-dot falls."""
    t = Layout().stack(WHITE, "b3", "3").stack(WHITE, "b3", "5").stack(WHITE, "b3", "4")
    t.stack(BLACK, "b3", "4").stack(BLACK, "b3", "5").start()
    twin = t.copy()
    t.attack(WHITE, 0, 3)
    assert t.powers() == [(5, 4)]
    assert t.board() == ["W:3@b3", "W:5@b3", "W:4@b3", "K:5@b3"]
    assert t.grave(BLACK) == "B.4"
    twin.attack(WHITE, 0, 4)
    assert twin.powers() == [(5, 5)]
    assert twin.board() == ["W:3@b3", "W:5@b3", "W:4@b3", "K:4@b3", "K:5@b3"]
    t.idle(seat=WHITE)
    twin.idle(seat=WHITE)


def test_a03_a_tie_fails_and_costs_the_attack() -> None:
    """R28, O21: 5 against 5 fails; 2 actions and no attack are left, and none is offered again."""
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "5.4").start()
    t.attack(WHITE, 0, 1)
    assert t.board() == ["W:5@b3", "K:5.4@b3"]
    assert t.left_over() == (2, 0)
    assert t.offered(WHITE, ATTACK) == []
    assert t.why(WHITE, ATTACK, 0, 1) == "no-attack"
    t.idle(seat=WHITE)


def test_a04_split_first_and_attack_with_support() -> None:
    """R26, R27, O20: after a split the five-dot has 6; five Black entities do not help the defender."""
    t = Layout().stack(WHITE, "b3", "5.4").stack(BLACK, "b3", "5.4")
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "4").stack(BLACK, "b3", "3").stack(BLACK, "b3", "3").start()
    fresh = len(t.s.top)
    t.split(WHITE, 0).attack(WHITE, fresh, 1)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:4@b3", "K:4@b3", "K:5@b3", "K:4@b3", "K:3@b3", "K:3@b3", "W:5@b3"]
    assert t.left_over() == (1, 0)
    assert t.grave(BLACK) == "B.5"
    t.idle(seat=WHITE)


def test_a05_swamp_and_wall_stop_a_move() -> None:
    """R25: a swamp on b3 and a wall b2|c2 leave a2 and b1; with an ally also a1, a3, c1, not c2."""
    terrain = {"swamp": "b3", "wall": "b2|c2"}
    t = Layout().stack(WHITE, "b2", "5").terrain(**terrain).start()
    assert t.reach(WHITE, 0) == ["a2", "b1"]
    t = Layout().stack(WHITE, "b2", "5").stack(WHITE, "b2", "5").terrain(**terrain).start()
    assert t.reach(WHITE, 0) == ["a1", "a2", "a3", "b1", "c1"]
    assert t.why(WHITE, MOVE, 0, t.at("c2")) == "wall"
    assert t.why(WHITE, MOVE, 0, t.at("b3")) == "swamp"
    t.move(WHITE, 0, "a3")
    assert t.board() == ["W:5@a3", "W:5@b2"]
    t.idle(seat=WHITE)


def test_a06_where_terrain_may_lie_in_setup() -> None:
    """R20, R21, T2: 12 spaces for the swamp, then 17 lines for the first wall wherever the swamp is."""
    t = Setup.new(GAME, seats=2, seed=3).to_terrain()
    assert t.asked() == [WHITE]
    assert len(t.offered(WHITE, SWAMP)) == 12
    assert t.why(WHITE, SWAMP, t.at("a1")) == "first-row"
    assert t.why(WHITE, SWAMP, t.at("d5")) == "first-row"
    for space, _ in t.offered(WHITE, SWAMP):
        u = t.copy().choose(WHITE, SWAMP, space)
        assert u.asked() == [BLACK]
        assert len(u.offered(BLACK, WALL)) == 17
        assert u.why(BLACK, WALL, u.line("b1|b2")) == "first-row"
        assert u.why(BLACK, WALL, u.line("c4|c5")) == "first-row"


@pytest.mark.parametrize(
    ("seats", "dealt", "relics", "kept_relics", "boxed"), [(2, [4, 6, 4], 4, 2, 0), (3, [2, 3, 2], 2, 1, 9)]
)
def test_a08_what_is_dealt_and_kept(
    seats: int, dealt: list[int], relics: int, kept_relics: int, boxed: int
) -> None:
    """R18, R19, R35: 4/6/4 and 4 relics for two players, 2/3/2 and 2 for three; the rest stays in the box."""
    t = Setup.new(GAME, seats=seats, seed=5)
    s = t.s
    kit = kit_of(s)
    out: list[int] = []
    for seat in range(seats):
        first = kit.first_card + seat * kit.cards_each
        mine = s.face[first : first + kit.cards_each]
        counts = [
            len([c for c in mine if FIRST_OF_LEVEL[n] <= c < FIRST_OF_LEVEL[n + 1]]) for n in (1, 2, 3, 4)
        ]
        assert counts == [*dealt, relics]
        out += mine
    assert len(set(out)) == len(out) == 36 - boxed
    mine = kit.first_card
    three_power = mine + dealt[0] + dealt[1]
    assert t.why(WHITE, KEEP, three_power, FOUR) == "wrong-level"
    assert t.why(WHITE, KEEP, mine + kit.cards_each, FOUR) == "not-dealt"
    assert len(t.offered(WHITE)) == dealt[0]
    t.choose(WHITE, KEEP, mine, FOUR)
    assert len(t.offered(WHITE)) == dealt[1]
    two_power = mine + dealt[0]
    assert (two_power, THREE) in t.offered(WHITE)
    t.choose(WHITE, KEEP, two_power, THREE)
    assert t.why(WHITE, KEEP, two_power, LEADER) == "kept-already"
    assert len(t.offered(WHITE)) == dealt[1] - 1
    t.choose(WHITE, KEEP, two_power + 1, LEADER)
    assert len(t.offered(WHITE)) == dealt[2]
    t.choose(WHITE, KEEP, three_power, TWO)
    for n in range(kept_relics):
        assert len(t.offered(WHITE)) == relics - n
        t.choose(WHITE, KEEP, three_power + dealt[2] + n, CUBE_A + n)
    assert WHITE not in t.asked()


def test_a09_what_may_be_stacked() -> None:
    """R22, O6, O10: two entities to a space, one cube to a stack, a five-dot on top, every piece laid."""
    t = Setup.new(GAME, seats=2, seed=3).to_stacking()
    assert t.asked() == [WHITE, BLACK]
    assert t.why(WHITE, PLACE, t.at("a2")) == "not-your-row"
    assert t.why(WHITE, PLACE, t.at("a5")) == "not-your-row"
    t.build(WHITE, "a1 5")
    t.choose(WHITE, PLACE, t.at("a1")).choose(WHITE, LAY, CUBE_A)
    assert t.why(WHITE, LAY, CUBE_A + 1) == "one-relic"
    assert t.why(WHITE, LAY, CUBE_A) == "none-left"
    t.choose(WHITE, LAY, DOTS.index("5"))
    assert t.why(WHITE, PLACE, t.at("a1")) == "two-there"
    t.build(WHITE, "d1 5.L")
    t.choose(WHITE, PLACE, t.at("b1"))
    assert t.why(WHITE, LAY, DOTS.index("5")) == "pieces-left"
    for letter in "B44433":
        assert t.why(WHITE, LAY, DOTS.index("5")) == "pieces-left"
        t.choose(WHITE, LAY, DOTS.index(letter))
    assert t.asked() == [BLACK], "the two-dot and the five-dot must follow: nobody is asked (O31)"
    t.answer_first(*[d.about for d in t.s.pending])
    t.to_play().idle(seat=WHITE)


def test_a09_the_second_cube_needs_a_stack_of_its_own() -> None:
    """R22: with two cubes left and one stack to come, the stack being built must take one."""
    t = Setup.new(GAME, seats=2, seed=3).to_stacking().build(WHITE, "a1 5", "a1 5")
    t.choose(WHITE, PLACE, t.at("b1"))
    assert t.why(WHITE, LAY, DOTS.index("5")) == "relic-left"
    t.choose(WHITE, LAY, CUBE_A)
    assert t.why(WHITE, LAY, DOTS.index("5")) == "allowed"


def test_a10_gravecall_answers_in_the_attackers_turn() -> None:
    """R9: the three-dot is revealed by Black's attack and White's five-dot returns at once."""
    t = Layout().card(WHITE, THREE, "B5").stack(WHITE, "b3", "5.3")
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "4").start(BLACK)
    t.attack(BLACK, 1, 0)
    assert t.board() == ["W:3@b3", "K:5@b3", "K:4@b3", "W:5@b3"]
    assert t.grave(WHITE) == "B"
    t.idle(seat=BLACK)


def test_a11_a_returned_piece_is_not_revealed() -> None:
    """R11, O14: a four-dot returned by Bone Chime makes no Quickstep, but Thornskin works; its card is
    known.
    """
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .card(WHITE, FOUR, "A1")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
    )
    t.graveyard(WHITE, "4").start().split(WHITE, 0)
    assert t.board() == ["W:A@b3", "K:5@b3", "W:5@b3", "W:4@b3"]
    t.idle(seat=WHITE)
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D3")
        .card(WHITE, FOUR, "A2")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
    )
    t.graveyard(WHITE, "4").start().split(WHITE, 0).pass_turn(WHITE)
    t.attack(BLACK, 1, len(t.s.top) - 1)
    assert t.powers() == [(5, 5)]
    assert t.board() == ["W:A@b3", "K:5@b3", "W:5@b3", "W:4@b3"]
    assert t.knows_card(BLACK, WHITE, FOUR)
    t.idle(seat=BLACK)


def test_a12_only_the_top_counts() -> None:
    """R6, R7: over Thornskin a five-dot is attacked as 5; split off, the four-dot is attacked as 5 too."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A2")
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "4")
    )
    t.start(BLACK)
    twin = t.copy().attack(BLACK, 1, 0)
    assert twin.powers() == [(6, 5)]
    t.pass_turn(BLACK).split(WHITE, 0).pass_turn(WHITE).attack(BLACK, 1, 0)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["K:5@b3", "K:4@b3", "W:5@b3"]
    t.idle(seat=BLACK)


def test_a14_last_veil_covers_what_lay_beneath() -> None:
    """B10, O30: White may make `3.L` into `5.L`; nothing is revealed. Declining reveals the leader."""
    t = Layout().card(WHITE, THREE, "B10").stack(WHITE, "b3", "3.L").stack(BLACK, "b3", "5")
    t.graveyard(WHITE, "5").start(BLACK).attack(BLACK, 1, 0)
    assert t.asked() == [WHITE]
    assert t.offered(WHITE) == [(t.fallen(WHITE, "5"), -1), (-1, -1)]
    twin = t.copy()
    t.choose(WHITE, VEIL, t.fallen(WHITE, "5"))
    assert t.board() == ["W:5.L@b3", "K:5@b3"]
    assert t.told(REVEALED) == []
    assert not t.knows_card(BLACK, WHITE, LEADER)
    assert t.view(BLACK).face[t.s.under[t.s.top[0]]] < 0
    t.idle(seat=BLACK)
    twin.choose(WHITE, PASS)
    assert twin.board() == ["W:L@b3", "K:5@b3"]
    assert twin.knows_card(BLACK, WHITE, LEADER)
    assert twin.grave(WHITE) == "5.B.3"
    twin.idle(seat=BLACK)


def test_a15_the_leader_falls_and_the_game_ends() -> None:
    """O33, R1: Black wins at once; Last Veil on the leader is never heard."""
    t = Layout().card(WHITE, LEADER, "B10").stack(WHITE, "b3", "L.4").stack(BLACK, "b3", "2")
    t.graveyard(WHITE, "5").start(BLACK).attack(BLACK, 1, 0)
    assert t.winners() == [BLACK]
    assert t.grave(WHITE) == "5.B.L"
    t.idle()


def test_a17_the_owner_of_cataclysm_wins_when_both_leaders_fall() -> None:
    """C3, O32, O34: Black uncovers White's two-dot where both leaders stand; White wins."""
    t = Layout().card(WHITE, TWO, "C3").stack(WHITE, "b3", "5.2").stack(WHITE, "b3", "L")
    t.stack(BLACK, "b3", "5").stack(BLACK, "b3", "4").stack(BLACK, "b3", "L").start(BLACK)
    t.attack(BLACK, 2, 0)
    assert t.winners() == [WHITE]
    assert t.grave(WHITE) == "B.5.L"
    assert t.grave(BLACK) == "B.5.4.L"
    t.idle()


def test_a19_a_relic_on_top_helps_but_does_not_attack() -> None:
    """O26, O27: it gives support, moves and splits; it is never offered an attack."""
    t = Layout().card(WHITE, CUBE_A, "D1").stack(WHITE, "b3", "A.3").stack(WHITE, "b3", "5")
    t.stack(BLACK, "b3", "5").start()
    assert t.offered(WHITE, ATTACK) == [(1, 2)]
    assert t.why(WHITE, ATTACK, 0, 2) == "relic-attack"
    assert 0 in t.entities(WHITE, MOVE)
    assert 0 in t.entities(WHITE, SPLIT)
    t.attack(WHITE, 1, 2)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:A.3@b3", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a20_splitting_breaks_a_relic() -> None:
    """O28, O29: the cube goes to the graveyard, no entity is added, and the piece beneath is revealed."""
    t = Layout().stack(WHITE, "b3", "A.4").stack(WHITE, "a1", "B").stack(BLACK, "b3", "5").start()
    before = len(t.s.top)
    assert t.why(WHITE, SPLIT, 1) == "one-piece"
    t.split(WHITE, 0)
    assert len(t.s.top) == before
    assert t.board() == ["W:4@b3", "W:B@a1", "K:5@b3"]
    assert t.grave(WHITE) == "A"
    assert t.knows_card(BLACK, WHITE, FOUR)
    assert t.left_over() == (2, 1)
    t.idle(seat=WHITE)


@pytest.mark.parametrize(("type_", "key", "pieces"), [(CUBE_A, "D3", "5.A"), (TWO, "C4", "5.2")])
def test_a20_a_cube_never_returns(type_: int, key: str, pieces: str) -> None:
    """O29: with nothing but a cube in the graveyard Bone Chime and Necromancer do nothing."""
    t = Layout().card(WHITE, type_, key).stack(WHITE, "b3", pieces).stack(BLACK, "b3", "5").start()
    assert t.grave(WHITE) in ("B", "")
    t.split(WHITE, 0)
    assert t.board() == [f"W:{pieces[-1]}@b3", "K:5@b3", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a21_guardian_urn() -> None:
    """D8, card A6: an attack of 4 fails, of 5 succeeds; Cinder Spark reads the printed 0."""
    t = Layout().card(WHITE, CUBE_A, "D8").stack(WHITE, "b3", "A.3").stack(BLACK, "b3", "4").start(BLACK)
    t.attack(BLACK, 1, 0)
    assert t.powers() == [(4, 4)]
    assert t.board() == ["W:A.3@b3", "K:4@b3"]
    t.idle(seat=BLACK)
    t = Layout().card(WHITE, CUBE_A, "D8").stack(WHITE, "b3", "A.3").stack(BLACK, "b3", "5").start(BLACK)
    t.attack(BLACK, 1, 0)
    assert t.powers() == [(5, 4)]
    assert t.board() == ["W:3@b3", "K:5@b3"]
    t.idle(seat=BLACK)
    t = Layout().card(WHITE, CUBE_A, "D8").card(BLACK, FOUR, "A6").stack(WHITE, "b3", "A.3")
    t.stack(BLACK, "b3", "5.4").start(BLACK).split(BLACK, 1)
    assert t.board() == ["W:3@b3", "K:4@b3", "K:5@b3"]
    t.idle(seat=BLACK)


def test_a23_war_banner_and_packrunner_count_as_two() -> None:
    """B3, card A5: the four-dot attacks with 6; the five-dot moves up to 3, the four-dot up to 2."""
    t = (
        Layout()
        .card(WHITE, THREE, "B3")
        .stack(WHITE, "b3", "4")
        .stack(WHITE, "b3", "3")
        .stack(BLACK, "b3", "5")
    )
    t.start().attack(WHITE, 0, 2)
    assert t.powers() == [(6, 5)]
    assert t.board() == ["W:4@b3", "W:3@b3"]
    t.idle(seat=WHITE)
    t = Layout().card(WHITE, FOUR, "A5").stack(WHITE, "b2", "5").stack(WHITE, "b2", "4").start()
    assert (farthest(t, WHITE, 0), farthest(t, WHITE, 1)) == (3, 2)


def test_a24_salt_chains_hold_enemies() -> None:
    """D5: no Move away for Black, whoever enters stops; a Quickstep or a push still takes it away."""
    t = Layout().card(WHITE, CUBE_A, "D5").stack(WHITE, "b3", "A.4").stack(WHITE, "b3", "5")
    t.stack(BLACK, "b3", "5").stack(BLACK, "b5", "5").stack(BLACK, "b5", "5").stack(BLACK, "b5", "4").start(
        BLACK
    )
    assert 2 not in t.entities(BLACK, MOVE)
    assert t.why(BLACK, MOVE, 2) == "held"
    assert "b3" in t.reach(BLACK, 3)
    assert "b2" not in t.reach(BLACK, 3)
    t.pass_turn(BLACK)
    assert {0, 1} <= set(t.entities(WHITE, MOVE))
    t.move(WHITE, 1, "b4")
    t.idle(seat=WHITE)


def test_a24_a_quickstep_and_a_push_leave_salt_chains() -> None:
    """D5, T8: a step is no Move."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D5")
        .card(BLACK, FOUR, "A1")
        .stack(WHITE, "b3", "A")
        .stack(BLACK, "b3", "5.4")
    )
    t.start(BLACK).split(BLACK, 1).choose(BLACK, STEP, t.at("c3"))
    assert t.board() == ["W:A@b3", "K:4@c3", "K:5@b3"]
    t.idle(seat=BLACK)
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D5")
        .card(WHITE, THREE, "B6")
        .stack(WHITE, "b3", "A")
        .stack(WHITE, "b3", "5.3")
    )
    t.stack(BLACK, "b3", "5").start().split(WHITE, 1).choose(WHITE, STEP, t.at("c3"))
    assert t.board() == ["W:A@b3", "W:3@b3", "K:5@c3", "W:5@b3"]
    t.idle(seat=WHITE)


def test_a25_a_forest_stops_and_shelters() -> None:
    """O43: allowance 3 ends in the forest; a four-dot in it is attacked as 5; attacking out of it gives
    nothing.
    """
    t = (
        Layout()
        .stack(WHITE, "b2", "5")
        .stack(WHITE, "b2", "5")
        .stack(WHITE, "b2", "5")
        .terrain(forest="b3")
        .start()
    )
    assert "b3" in t.reach(WHITE, 0)
    assert "b5" not in t.reach(WHITE, 0)
    t.move(WHITE, 0, "b3").idle(seat=WHITE)
    for support, falls in ((0, False), (1, True)):
        t = Layout().stack(BLACK, "b3", "4").stack(WHITE, "b3", "5").terrain(forest="b3")
        for _ in range(support):
            t.stack(WHITE, "b3", "5")
        t.start().attack(WHITE, 1, 0)
        assert t.powers() == [(5 + support, 5)]
        assert ("K:4@b3" not in t.board()) == falls
        t.idle(seat=WHITE)


def test_a27_giants_grip_and_warbrand() -> None:
    """C2, B2: 7 with one ally and attacked as 2; a three-dot has 6; a leader alone has 2."""
    t = (
        Layout()
        .card(WHITE, TWO, "C2")
        .stack(WHITE, "b3", "2")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "5")
    )
    t.start().attack(WHITE, 0, 2)
    t.pass_turn(WHITE)
    assert t.powers() == [(7, 5)]
    assert t.board() == ["W:2@b3", "W:5@b3"]
    t.idle(seat=BLACK)
    t = Layout().card(WHITE, TWO, "C2").stack(WHITE, "b3", "2").stack(BLACK, "b3", "3").start(BLACK)
    t.attack(BLACK, 1, 0)
    assert t.powers() == [(3, 2)]
    t.idle(seat=BLACK)
    t = (
        Layout()
        .card(WHITE, THREE, "B2")
        .stack(WHITE, "b3", "3")
        .stack(WHITE, "b3", "5")
        .stack(BLACK, "b3", "5")
    )
    t.start().attack(WHITE, 0, 2)
    assert t.powers() == [(6, 5)]
    t.idle(seat=WHITE)
    t = Layout().card(WHITE, LEADER, "B2").stack(WHITE, "b3", "L").stack(BLACK, "b3", "2").start()
    t.attack(WHITE, 0, 1)
    assert t.powers() == [(2, 2)]
    assert t.board() == ["W:L@b3", "K:2@b3"]
    t.idle(seat=WHITE)


def test_a28_time_slip() -> None:
    """C6: by a split now (3 actions, 2 attacks left); by Black's attack on White's next turn only."""
    t = Layout().card(WHITE, TWO, "C6").stack(WHITE, "b3", "5.2").start().split(WHITE, 0)
    assert t.left_over() == (3, 2)
    t.idle(seat=WHITE)
    t = (
        Layout()
        .card(WHITE, TWO, "C6")
        .stack(WHITE, "b3", "5.2")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "4")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.left_over() == (2, 0)
    t.pass_turn(BLACK)
    assert t.left_over() == (4, 2)
    t.pass_turn(WHITE, BLACK)
    assert t.left_over() == (3, 1)
    t.idle(seat=WHITE)


def test_a30_black_hourglass() -> None:
    """D7: an enemy's turn ends with 2 actions unused; one's own turn gains an action."""
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D7")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "4")
    )
    t.start(BLACK).attack(BLACK, 1, 0)
    assert t.board() == ["W:A@b3", "K:5@b3", "K:4@b3"]
    assert t.left_over() == (3, 1)
    t.idle(seat=WHITE)
    t = Layout().card(WHITE, CUBE_A, "D7").stack(WHITE, "b3", "5.A").start().split(WHITE, 0)
    assert t.left_over() == (3, 1)
    t.idle(seat=WHITE)


def test_a31_shattering_idol_answers_an_attack() -> None:
    """D1: the top of the attacking entity falls and what lay beneath is revealed."""
    t = Layout().card(WHITE, CUBE_A, "D1").card(BLACK, FOUR, "A5").stack(WHITE, "b3", "5.A")
    t.stack(BLACK, "b3", "5.4").stack(BLACK, "b3", "4").start(BLACK).attack(BLACK, 1, 0)
    assert t.board() == ["W:A@b3", "K:4@b3", "K:4@b3"]
    assert t.grave(BLACK) == "B.5"
    t.idle(seat=BLACK)


def test_a31_shattering_idol_is_silent_without_an_attacking_entity() -> None:
    """D1, T8: revealed by White's own Split, by Weeping Mirror, or by the Dragon: nothing."""
    t = Layout().card(WHITE, CUBE_A, "D1").stack(WHITE, "b3", "5.A").stack(BLACK, "b3", "5.4").start()
    t.split(WHITE, 0)
    assert t.board() == ["W:A@b3", "K:5.4@b3", "W:5@b3"]
    t.idle(seat=WHITE)
    t = Layout().card(WHITE, CUBE_A, "D1").card(BLACK, CUBE_A, "D6").stack(WHITE, "b3", "5.A")
    t.stack(BLACK, "b3", "5.A").start(BLACK).split(BLACK, 1)
    assert t.board() == ["W:A@b3", "K:A@b3", "K:5@b3", "W:5@b3"]
    t.idle(seat=BLACK)
    t = (
        Layout()
        .card(WHITE, CUBE_A, "D1")
        .card(BLACK, TWO, "C1")
        .stack(WHITE, "b3", "5.A")
        .stack(BLACK, "b3", "5")
    )
    t.stack(BLACK, "c1", "2").dragon("b4", BLACK).start(BLACK).command(BLACK, "b3").choose(BLACK, STRIKE, 0)
    assert t.board() == ["W:A@b3", "K:5@b3", "K:2@c1"]
    t.idle(seat=BLACK)


def test_a32_the_dragon() -> None:
    """O44, O45: 6 beats a four-dot and a five-dot, not a five-dot in a forest; each costs action and
    attack.
    """
    for space, target, forest, falls in (
        ("c3", 1, "", True), ("b4", 2, "", True), ("b4", 2, "b4", False),
    ):  # fmt: skip
        t = (
            Layout()
            .card(WHITE, TWO, "C1")
            .stack(WHITE, "a1", "2")
            .stack(BLACK, "c3", "4")
            .stack(BLACK, "b4", "5")
        )
        t.terrain(forest=forest).dragon("b3", WHITE).start()
        t.command(WHITE, space).choose(WHITE, STRIKE, target)
        assert t.left_over() == (2, 0)
        assert (t.s.top[target] < 0) == falls
        assert t.s.dragon == t.at(space)
        t.idle(seat=WHITE)


def test_a32_without_the_dragoncaller_the_dragon_only_stands_there() -> None:
    """O44: when the caller falls COMMAND is offered to nobody and the space stays closed."""
    t = (
        Layout()
        .card(WHITE, TWO, "C1")
        .stack(WHITE, "b2", "2")
        .stack(WHITE, "b2", "5")
        .stack(BLACK, "b2", "5")
    )
    t.dragon("b3", WHITE).start()
    assert COMMAND in t.verbs(WHITE)
    t.pass_turn(WHITE)
    assert COMMAND not in t.verbs(BLACK)
    assert t.why(BLACK, COMMAND) == "not-commander"
    t.attack(BLACK, 2, 0).pass_turn(BLACK)
    assert t.board() == ["W:5@b2", "K:5@b2"]
    assert COMMAND not in t.verbs(WHITE)
    assert t.why(WHITE, COMMAND) == "not-commander"
    assert "b3" not in t.reach(WHITE, 1)
    assert t.why(WHITE, MOVE, 1, t.at("b3")) == "dragon"
    t.idle(seat=WHITE)


@pytest.mark.parametrize(("type_", "key", "pieces"), [(THREE, "B8", "5.3"), (CUBE_A, "D6", "5.A")])
def test_a33_unmask_and_weeping_mirror(type_: int, key: str, pieces: str) -> None:
    """B8, D6: the enemy stack next door is opened and its owner chooses what the revealed piece does."""
    t = Layout().card(WHITE, type_, key).card(BLACK, FOUR, "A1").stack(WHITE, "b3", pieces)
    t.stack(BLACK, "c3", "5.4.3").stack(BLACK, "b3", "5").start().split(WHITE, 0)
    assert t.asked() == [BLACK]
    t.choose(BLACK, STEP, t.at("d3"))
    assert t.board() == [f"W:{pieces[-1]}@b3", "K:4.3@d3", "K:5@b3", "W:5@b3", "K:5@c3"]
    t.idle(seat=WHITE)
    t = (
        Layout()
        .card(WHITE, type_, key)
        .stack(WHITE, "b3", pieces)
        .stack(BLACK, "c3", "A.3")
        .stack(BLACK, "b3", "5.4")
    )
    t.start().split(WHITE, 0)
    assert t.entities(WHITE, UNVEIL) == [1, 2]
    t.choose(WHITE, UNVEIL, 1)
    assert t.board() == [f"W:{pieces[-1]}@b3", "K:3@c3", "K:5.4@b3", "W:5@b3"]
    assert "A" in t.grave(BLACK)
    t.idle(seat=WHITE)


def test_a33_one_piece_cannot_be_unveiled() -> None:
    """T3: an entity of one piece cannot be named."""
    t = Layout().card(WHITE, THREE, "B8").stack(WHITE, "b3", "5.3").stack(BLACK, "b3", "5")
    t.stack(BLACK, "c3", "5.4").stack(BLACK, "a3", "5.4").start().split(WHITE, 0)
    assert t.entities(WHITE, UNVEIL) == [2, 3]
    assert t.why(WHITE, UNVEIL, 1) == "one-piece"
    t.choose(WHITE, UNVEIL, 3)
    assert t.board() == ["W:3@b3", "K:5@b3", "K:5.4@c3", "K:4@a3", "W:5@b3", "K:5@a3"]
    t.idle(seat=WHITE)


def test_a35_three_players_the_lone_one_plays_in_between() -> None:
    """O40: White beats Black's leader: Red, Black, Red, White, Red, Black; support is shared from now on."""
    t = Layout(3).stack(WHITE, "c3", "5").stack(BLACK, "c3", "L.4").stack(RED, "a1", "5.4").start()
    t.attack(WHITE, 0, 1)
    assert t.s.team == [WHITE, WHITE, RED]
    assert t.board() == ["W:5@c3", "K:4@c3", "R:5.4@a1"]
    assert farthest(t, WHITE, 0) == 2
    order = []
    t.pass_turn(WHITE)
    for _ in range(6):
        order.append(t.s.active)
        t.pass_turn(t.s.active)
    assert order == [RED, BLACK, RED, WHITE, RED, BLACK]
    t.idle(seat=RED)


def test_a36_four_players_the_rulebooks_example() -> None:
    """R32: Black and Red defeat White's leader in Black's turn: Blue, Red, Blue, White, Blue, Black, Blue,
    Red.
    """
    t = Layout(4).join(BLACK, RED).stack(BLACK, "c3", "5").stack(WHITE, "c3", "L").start(BLACK)
    t.attack(BLACK, 0, 1)
    assert t.s.team == [BLACK, BLACK, BLACK, BLUE]
    order = []
    t.pass_turn(BLACK)
    for _ in range(8):
        order.append(t.s.active)
        t.pass_turn(t.s.active)
    assert order == [BLUE, RED, BLUE, WHITE, BLUE, BLACK, BLUE, RED]
    t.idle(seat=BLUE)


def test_a37_the_defeated_team_does_not_share_the_win() -> None:
    """O37, O38: Blue defeats White's leader for Red's team: Red and Blue win."""
    t = (
        Layout(4)
        .join(WHITE, BLACK)
        .join(RED, BLUE)
        .stack(BLUE, "c3", "5")
        .stack(WHITE, "c3", "L")
        .start(BLUE)
    )
    t.attack(BLUE, 0, 1)
    assert t.winners() == [RED, BLUE]
    assert [(row.seat, row.place) for row in t.game.scores(t.s)] == [
        (RED, 1),
        (BLUE, 1),
        (WHITE, 3),
        (BLACK, 3),
    ]
    t.idle()


def test_a40_stalemate_after_thirty_still_turns() -> None:
    """O35: 9 pieces against 8 win; 8 against 8 is a draw; 29 turns are not enough."""
    white, black = "5.5.4.4.4.3.3.2.L", "5.5.4.4.4.3.3.L"
    t = Layout().bury(WHITE, BLACK).stack(WHITE, "a1", white).stack(BLACK, "a5", black).start(still=29)
    t.pass_turn(WHITE)
    assert t.winners() == [WHITE]
    t.idle()
    t = Layout().bury(WHITE, BLACK).stack(WHITE, "a1", black).stack(BLACK, "a5", black).start(still=29)
    t.pass_turn(WHITE)
    assert t.s.over
    rows = [(row.seat, row.place, row.won) for row in t.game.scores(t.s)]
    assert rows == [(WHITE, 1, False), (BLACK, 1, False)], "a draw is nobody's win"
    t.idle()
    t = Layout().bury(WHITE, BLACK).stack(WHITE, "a1", white).stack(BLACK, "a5", black).start(still=28)
    t.pass_turn(WHITE)
    t.idle(seat=BLACK)

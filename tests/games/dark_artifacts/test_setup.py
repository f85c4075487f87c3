"""From the box to the first turn (R15 to R23, R33 to R36, O1 to O11)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.table import board_of, kit_of
from conclave.games.dark_artifacts.terms import (
    CUBE_A,
    CUBE_B,
    FIRST_OF_LEVEL,
    FIVE,
    FOUR,
    KEEP,
    KEEP_WHICH,
    KEPT,
    LAY,
    LEADER,
    LEVELS,
    PLACE,
    PLACE_WHERE,
    PLAY,
    SCREENS_GONE,
    SLOTS,
    SWAMP,
    SWAMP_WHERE,
    THREE,
    TWO,
    WALL,
    WALL_WHERE,
)
from conclave.kernel.game import BadOption, IllegalDecision
from tests.games.dark_artifacts.layout import BLACK, DOTS, GAME, RED, WHITE, Setup

TWO_PLAYER_STACKS = ("a1 5.4.A", "a1 5.4.4.3", "b1 5.3.2.B", "d1 5.L")
SPLIT_ROW = ("a5 5.4.A", "c5 5.4.4.3", "c5 5.3.2.B", "d5 5.L")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_drafts_at_the_same_time(seats: int) -> None:
    """O9: all seats are asked at once; one that is done waits, and terrain begins when all are done."""
    t = Setup.new(GAME, seats=seats, seed=1)
    assert t.asked() == list(range(seats))
    t.answer_first(KEEP_WHICH, seats=(WHITE,))
    assert t.asked() == list(range(1, seats))
    t.to_terrain()
    assert t.asked() == [WHITE]
    assert t.verbs(WHITE) == {SWAMP}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_slot_takes_a_card_of_its_level(seats: int) -> None:
    """R18, R35, O13: after the draft every type has a card of its level that was dealt to that seat."""
    t = Setup.new(GAME, seats=seats, seed=4).to_terrain()
    kit = kit_of(t.s)
    for seat in range(seats):
        first = kit.first_card + seat * kit.cards_each
        kept = []
        for type_ in (FOUR, THREE, TWO, LEADER, CUBE_A, CUBE_B):
            handle = t.s.slot[seat * SLOTS + type_ - 1]
            if kit.pieces[type_] == 0:
                assert handle == -1
                continue
            assert first <= handle < first + kit.cards_each
            level = LEVELS[type_]
            assert FIRST_OF_LEVEL[level] <= t.s.face[handle] < FIRST_OF_LEVEL[level + 1]
            kept.append(handle)
        assert len(set(kept)) == len(kept) == (6 if seats == 2 else 5)


def test_either_two_power_card_may_go_to_the_leader() -> None:
    """O13: the player decides which of the two goes to the three-dots."""
    t = Setup.new(GAME, seats=2, seed=1)
    first = kit_of(t.s).first_card
    t.choose(WHITE, KEEP, first, FOUR)
    two_power = [a for a, _ in t.offered(WHITE, KEEP)]
    t.choose(WHITE, KEEP, two_power[5], THREE)
    assert (two_power[0], LEADER) in t.offered(WHITE, KEEP)
    assert (two_power[5], LEADER) not in t.offered(WHITE, KEEP)
    assert t.why(WHITE, KEEP, two_power[5], LEADER) == "kept-already"


def test_what_is_not_asked_is_refused_in_the_draft() -> None:
    """O9: another player's cards, another question, another seat's turn."""
    t = Setup.new(GAME, seats=2, seed=1)
    kit = kit_of(t.s)
    assert t.why(WHITE, KEEP, kit.first_card + kit.cards_each, FOUR) == "not-dealt"
    assert t.why(WHITE, KEEP, kit.first_card + kit.dealt[1], FOUR) == "wrong-level"
    assert t.why(WHITE, SWAMP, 5) == "other-question"
    with pytest.raises(IllegalDecision, match="another level"):
        GAME.choose(t.s, WHITE, KEEP, kit.first_card + kit.dealt[1], FOUR)


def test_only_its_owner_hears_what_is_kept() -> None:
    """O9, O16: that a choice was made may be seen, not which."""
    t = Setup.new(GAME, seats=2, seed=1).answer_first(KEEP_WHICH, seats=(WHITE,))
    assert len(t.heard(WHITE, KEPT)) == 6
    assert t.heard(BLACK, KEPT) == []
    assert t.heard(2, KEPT) == []
    assert t.view(BLACK).waiting == 1 << BLACK


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_stand_in_stacks_under_five_dots(seats: int) -> None:
    """R22, R34, R36, O10: 4 stacks of 13 pieces in all, or 3 of 9, each with a five-dot on top, on setup
    spaces.
    """
    t = Setup.new(GAME, seats=seats, seed=6).to_play()
    s = t.s
    kit = kit_of(s)
    assert s.phase == PLAY
    assert len(s.top) == seats * kit.entities
    for seat in range(seats):
        mine = [e for e in range(len(s.top)) if s.owner[e] == seat]
        assert len(mine) == (4 if seats == 2 else 3)
        assert {s.space[e] for e in mine} <= set(board_of(s).homes[seat])
        faces = []
        for e in mine:
            p = s.top[e]
            assert s.face[p] == FIVE
            cubes = 0
            while p >= 0:
                faces.append(s.face[p])
                cubes += s.face[p] >= CUBE_A
                p = s.under[p]
            assert cubes <= 1
        assert sorted(faces) == [type_ for type_ in range(7) for _ in range(kit.pieces[type_])]
    assert len(t.told(SCREENS_GONE)) == 1
    t.idle(seat=WHITE)


def test_stacks_stand_as_they_were_built() -> None:
    """R22, R23, O6: two stacks on one space; pieces lie in the order they were laid."""
    t = Setup.new(GAME, seats=2, seed=9).to_stacking()
    t.build(BLACK, *SPLIT_ROW).build(WHITE, *TWO_PLAYER_STACKS)
    s = t.s
    built = []
    for e in range(8):
        letters = []
        p = s.top[e]
        while p >= 0:
            letters.append(DOTS[s.face[p]])
            p = s.under[p]
        built.append(f"{board_of(s).name(s.space[e])} {'.'.join(letters)}")
    assert sorted(built[:4]) == sorted(TWO_PLAYER_STACKS)
    assert sorted(built[4:]) == sorted(SPLIT_ROW)
    t.idle(seat=WHITE)


def test_the_order_of_building_leaves_no_trace() -> None:
    """O9: the same stacks built in another order give the opponent the same view."""
    one = (
        Setup.new(GAME, seats=2, seed=9)
        .to_stacking()
        .build(BLACK, *SPLIT_ROW)
        .build(WHITE, *TWO_PLAYER_STACKS)
    )
    two = (
        Setup.new(GAME, seats=2, seed=9)
        .to_stacking()
        .build(WHITE, *reversed(TWO_PLAYER_STACKS))
        .build(BLACK, *SPLIT_ROW)
    )
    for name in ("space", "owner", "top", "under", "origin", "face"):
        assert getattr(one.view(BLACK), name) == getattr(two.view(BLACK), name)


def test_a_stack_is_begun_on_ones_own_spaces_only() -> None:
    """R22, R36, T2: three players have other setup spaces."""
    t = Setup.new(GAME, seats=3, seed=1).to_stacking()
    name = board_of(t.s).name
    assert [name(a) for a, _ in t.offered(WHITE, PLACE)] == ["b1", "c1", "d1"]
    assert [name(a) for a, _ in t.offered(BLACK, PLACE)] == ["a3", "a4", "a5"]
    assert [name(a) for a, _ in t.offered(RED, PLACE)] == ["e3", "e4", "e5"]
    assert t.why(WHITE, PLACE, t.at("a1")) == "not-your-row"
    assert t.why(WHITE, LAY, FIVE) == "other-question"
    t.choose(WHITE, PLACE, t.at("b1"))
    assert t.why(WHITE, LAY, CUBE_B) == "none-left"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_limit_of_two_per_space_holds_for_more_players_too(seats: int) -> None:
    """O6."""
    t = Setup.new(GAME, seats=seats, seed=1).to_stacking().build(WHITE, "b1 5", "b1 5.A")
    assert t.why(WHITE, PLACE, t.at("b1")) == "two-there"
    assert len(t.offered(WHITE, PLACE)) == 2


def test_white_is_first_unless_drawn_by_lot() -> None:
    """R20, O7: by default White; with the option, everybody is first sometimes, and puts the first swamp."""
    assert {Setup.new(GAME, seats=3, seed=n).s.first for n in range(8)} == {WHITE}
    firsts = set()
    for seed in range(24):
        t = Setup.new(GAME, seats=3, seed=seed, options={"first_player": "random"}).to_terrain()
        first = t.s.first
        firsts.add(first)
        assert t.asked() == [first]
        assert t.verbs(first) == {SWAMP}
        t.answer_first(SWAMP_WHERE)
        assert t.asked() == [(first + 1) % 3]
        assert t.verbs((first + 1) % 3) == {WALL}
        t.answer_first(WALL_WHERE)
        assert t.asked() == [(first + 2) % 3]
        t.to_play().idle(seat=first)
    assert firsts == {0, 1, 2}


def test_handles_of_hidden_pieces_tell_nothing() -> None:
    """O9, O16: over many deals a stack's second piece has every hidden handle."""
    seen = set()
    for seed in range(60):
        t = (
            Setup.new(GAME, seats=2, seed=seed)
            .to_stacking()
            .build(WHITE, *TWO_PLAYER_STACKS)
            .build(BLACK, *SPLIT_ROW)
        )
        seen.add(t.s.under[t.s.top[0]])
    assert seen == set(range(4, 13))


def test_bad_beginnings_get_a_sentence() -> None:
    """R29: two to four players; options and seeds are checked."""
    for seats in (1, 5, 0, -1, True):
        with pytest.raises(BadOption, match="2 to 4 players"):
            GAME.new(seats=seats)
    with pytest.raises(BadOption, match="no option 'colour'"):
        GAME.new(options={"colour": 1})
    with pytest.raises(BadOption, match="first_player"):
        GAME.new(options={"first_player": "blue"})
    with pytest.raises(BadOption, match="seed"):
        GAME.new(seed=-1)


def test_stacking_asks_in_small_decisions() -> None:
    """R22: no list of options in setup is longer than the spaces, pieces or cards there are."""
    t = Setup.new(GAME, seats=2, seed=1)
    while t.s.phase != PLAY:
        for d in t.s.pending:
            assert len(d) <= 17
            assert d.about != PLACE_WHERE or len(d) <= 4
        GAME.decide(t.s, t.asked()[-1], 0)

"""Clean-up and the end: order, counting, ties, the Rose, extra Game Turns (R123 to R142, O78 to O81)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE
from conclave.games.black_rose_wars.rules.flags import END_OF_GAME_TURN, NO_MOVE, has_flag, set_flag
from conclave.games.black_rose_wars.rules.lodge import destroy_room
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.sides import gain
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    ARENA,
    BIBLIOTHECA,
    CLEAN_UP,
    COMPETITION_RANKS,
    COMPLETED,
    CROWN_BREAKS_TIES,
    CROWN_WINNER,
    EXTRA_TURNS,
    FOR_MAGE,
    FOR_QUEST,
    FORGE,
    FORGOTTEN_DECK,
    GARDEN,
    HAND,
    MEMORIES,
    OUT,
    QUEST_DECK,
    READY,
    REVERSE,
    ROSE,
    ROSE_CAN_WIN,
    SANCTUARY,
    SECOND_QUESTS_TWO,
    SIDES,
    STRAIGHT,
    SUMMONER_ROOM,
    TREASURE_ROOM,
    USED,
)
from tests.games.black_rose_wars.layout import MANUAL, RULEBOOK, answer, at, begin, bits, lay_room, lay_spell
from tests.games.black_rose_wars.phases import JAFAR, NERO, REBECCA, TESSA, asked, at_phase, keys_in


def last_turn(points: list[int], seats: int = 4, switches: int = RULEBOOK) -> Table:
    """A table right before Clean-up, with so many points for each seat and, last, for the Rose."""
    s = at_phase(CLEAN_UP_PHASE, seats, switches)
    s.moon = 3
    for seat in range(seats):
        s.points[seat] = points[seat]
    s.points[ROSE] = points[-1]
    return s


def complete(s: Table, seat: int, n: int) -> None:
    """So many completed Quests lie before a Mage."""
    for c in cards_in(s, QUEST_DECK)[:n]:
        put(s, c, COMPLETED + seat)


def crown(s: Table, seat: int) -> Table:
    s.crown = s.first = seat
    return s


# --- Clean-up -----
def full_house(points: int) -> Table:
    """A full Forge, a Used Forgotten Spell, an unsprung Trap, a flag, flipped tokens; Nero with points."""
    s = last_turn([points, 0, 0, 0, 0])
    lay_room(s, FORGE, at(0, 1))
    s.instability[SIDES * at(0, 1) + TESSA] = 4
    s.reserve[TESSA] -= 4
    lay_spell(s, NERO, 0, "time-stop", STRAIGHT, USED)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT, USED)
    lay_spell(s, NERO, 2, "blade-barrage", STRAIGHT, ACTIVE)
    s.tokens = [0, 1, 2, 0]
    set_flag(s, NERO, NO_MOVE, 1, END_OF_GAME_TURN, -1, TESSA)
    s.flipped[at(0, 0)] = s.activated[at(0, 0)] = 1
    return s


def test_clean_up_in_its_order_and_then_the_game_ends() -> None:
    """A56, R123 to R133: every step, with Nero at 31; Tessa's Forge counts its 2 points."""
    s = full_house(31)
    time_stop = s.sheet[0]
    begin(s)
    assert keys_in(s, MEMORIES + NERO) == ["fireball"]
    assert keys_in(s, HAND + NERO) == ["blade-barrage"]
    assert s.size[FORGOTTEN_DECK] == 9
    assert time_stop in cards_in(s, OUT)
    assert s.tokens == [2] * 4
    assert not has_flag(s, NERO, NO_MOVE)
    assert (s.flipped[at(0, 0)], s.activated[at(0, 0)]) == (0, 0)
    assert (s.destroyed[at(0, 1)], s.winner_of[FORGE]) == (1, TESSA)
    assert s.over
    assert s.points[:4] == [32, 0, 2, 0], "the Crown is worth 1"
    assert s.winners == 1 << NERO


def test_who_fell_back_to_29_before_clean_up_ends_nothing() -> None:
    """A56, R133, O78: only Clean-up looks."""
    s = full_house(30)
    s.points[NERO] = 29
    begin(s)
    assert not s.over
    assert s.turn == 2


@pytest.mark.parametrize(("rose", "over"), [(29, False), (30, True)])
def test_the_roses_thirty_points_end_the_game_too(rose: int, over: bool) -> None:
    """R133: any side."""
    s = last_turn([5, 0, 0, 0, rose])
    begin(s)
    assert s.over == over


def test_the_round_limit_ends_the_game_by_the_same_counting() -> None:
    """O78: after that many Game Turns."""
    s = last_turn([5, 9, 0, 0, 0])
    s.turn = 20
    begin(s)
    assert (s.over, s.winners) == (True, 1 << REBECCA)
    s = last_turn([5, 9, 0, 0, 0])
    s.turn = 19
    begin(s)
    assert not s.over


def test_spells_left_ready_and_cards_in_hand_are_kept() -> None:
    """O101, R134: what was not played comes back to hand."""
    s = last_turn([0] * 5)
    lay_spell(s, NERO, 1, "fireball", REVERSE, READY)
    begin(s)
    assert "fireball" in keys_in(s, HAND + NERO)
    assert s.sheet == [-1] * 16
    assert s.phase != CLEAN_UP


@pytest.mark.parametrize(
    ("key", "side", "status", "pile"),
    [
        ("time-stop", STRAIGHT, READY, HAND),
        ("time-stop", STRAIGHT, USED, OUT),
        ("echo-of-revenge", STRAIGHT, ACTIVE, MEMORIES),
        ("echo-of-revenge", STRAIGHT, USED, OUT),
    ],
)
def test_only_a_forgotten_spell_that_was_played_is_eliminated(
    key: str, side: int, status: int, pile: int
) -> None:
    """O19, R125: an untriggered Protection goes to Memories, one not cast stays in hand."""
    s = last_turn([0] * 5)
    place = lay_spell(s, NERO, 1, key, side, status)
    card = s.sheet[place]
    begin(s)
    assert s.pile[card] == (OUT if pile == OUT else pile + NERO)


# --- counting -----
def test_the_endgame_example() -> None:
    """A57, R3, R139: 34, 24 and 25; bonuses 7, 14 and 12; totals 41, 38 and 37; Nero wins."""
    s = crown(last_turn([34, 25, 24, 0], 3), NERO)
    for seat, n in ((NERO, 2), (TESSA, 2), (REBECCA, 3)):
        complete(s, seat, n)
    s.taken = [4, 1, 3]
    for winner, rooms in (
        (TESSA, (BIBLIOTHECA, ALCHEMICAL_LABORATORY, ARENA, SANCTUARY)),
        (REBECCA, (SUMMONER_ROOM, GARDEN)),
    ):
        for room in rooms:
            s.winner_of[room] = winner
    begin(s)
    assert s.points[:3] == [41, 37, 38]
    assert s.winners == 1 << NERO


@pytest.mark.parametrize(
    ("extra", "done", "points"),
    [
        ((), [3, 2, 1, 0], [6, 3, 1, 0]),
        ((SECOND_QUESTS_TWO,), [3, 2, 1, 0], [6, 2, 1, 0]),
        ((), [2, 2, 1, 0], [5, 5, 3, 0]),
        ((COMPETITION_RANKS,), [2, 2, 1, 0], [5, 5, 1, 0]),
        ((), [3, 1, 1, 0], [6, 2, 2, 0]),
        ((), [3, 2, 1, 1], [6, 3, 1, 1]),
        ((), [1, 1, 1, 1], [5, 5, 5, 5]),
        ((), [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_points_for_completed_quests(extra: tuple[int, ...], done: list[int], points: list[int]) -> None:
    """R136, R140, O42, switches end_quest_points and rank_mode: 6, 3, 1; ties above the third cost 1."""
    s = last_turn([0, 0, 0, 0, 30], switches=RULEBOOK | bits(*extra))
    for seat in range(4):
        complete(s, seat, done[seat])
    s.crown = JAFAR
    begin(s)
    assert s.points[:3] == points[:3]
    assert s.points[JAFAR] == points[3] + 1, "the Crown"


@pytest.mark.parametrize(
    ("taken", "points"), [([4, 3, 1, 0], [4, 2, 1]), ([3, 3, 1, 1], [3, 3, 1]), ([2, 1, 1, 1], [4, 1, 1])]
)
def test_points_for_trophies(taken: list[int], points: list[int]) -> None:
    """R137, R140: 4, 2, 1, whoever they came from."""
    s = crown(last_turn([0, 0, 0, 0, 30]), JAFAR)
    s.taken = taken
    begin(s)
    assert s.points[:3] == points


def test_the_rose_gets_no_bonus_for_rooms() -> None:
    """R135, R138: its tokens count nothing."""
    s = last_turn([20, 0, 0, 0, 30])
    destroy_room(s, at(1, 0), ROSE)
    begin(s)
    assert s.points[ROSE] == 30


# --- who wins -----
def test_more_quests_then_more_trophies_break_a_tie() -> None:
    """A59: equal totals and 5 Quests each, Tessa with 2 Trophies more, wins; more Quests beat Trophies."""
    s = crown(last_turn([32, 0, 30, 0, 0]), JAFAR)
    complete(s, NERO, 5)
    complete(s, TESSA, 5)
    s.taken = [1, 0, 3, 0]
    begin(s)
    assert s.points[NERO] == s.points[TESSA] == 32 + 5 + 2
    assert s.winners == 1 << TESSA
    s = crown(last_turn([30, 0, 31, 0, 0]), JAFAR)
    complete(s, NERO, 2)
    complete(s, TESSA, 1)
    s.taken = [1, 0, 2, 0]
    begin(s)
    assert (s.points[NERO], s.points[TESSA]) == (30 + 6 + 2, 31 + 3 + 4)
    assert s.winners == 1 << NERO


@pytest.mark.parametrize("named", [NERO, TESSA])
def test_all_equal_the_crown_holder_names_the_winner(named: int) -> None:
    """A59, O80: also one who is not among the tied."""
    s = crown(last_turn([31, 0, 31, 0, 0]), JAFAR)
    begin(s)
    assert asked(s) == [JAFAR]
    answer(s, JAFAR, CROWN_WINNER, named)
    assert (s.over, s.winners) == (True, 1 << named)


def test_in_the_manual_the_crown_holder_names_at_once() -> None:
    """A59, switch final_tie: Quests and Trophies are not looked at."""
    s = crown(last_turn([32, 0, 30, 0, 0], switches=RULEBOOK | bits(CROWN_BREAKS_TIES)), JAFAR)
    complete(s, NERO, 5)
    complete(s, TESSA, 5)
    s.taken = [1, 0, 3, 0]
    begin(s)
    assert sorted(o.a for o in s.pending[0].options) == [NERO, TESSA]


@pytest.mark.parametrize(
    ("rose", "off", "winner"), [(45, (), ROSE), (45, (ROSE_CAN_WIN,), NERO), (44, (), NERO)]
)
def test_the_rose_wins_only_strictly_ahead_of_every_mage(
    rose: int, off: tuple[int, ...], winner: int
) -> None:
    """A61, R135, O79, switch rose_can_win: 45 against 44 after bonuses; with 44 each the Mage wins."""
    s = crown(last_turn([43, 20, 0, 0, rose], switches=RULEBOOK & ~bits(*off)), NERO)
    begin(s)
    assert s.points[NERO] == 44
    assert (s.over, s.winners) == (True, 1 << winner)


# --- extra Game Turns -----
def tied(switches: int = RULEBOOK | bits(EXTRA_TURNS)) -> Table:
    """Nero and Tessa tied at 31, Jaf'ar with the Crown; the Game Turn ends."""
    s = crown(last_turn([31, 0, 31, 20, 5], switches=switches), JAFAR)
    begin(s)
    return s


def end_turn(s: Table) -> None:
    """Straight to the end of the Game Turn."""
    s.pending = []
    s.aside = []
    s.stack = s.stack[:1]
    s.stack[0].it = 4
    begin(s)


def test_a_tie_is_played_out_and_only_defeats_quests_and_rooms_count() -> None:
    """A62, R142, O81: Tessa gains 5 by a defeat, Nero 6 by Spells: Tessa wins."""
    s = tied()
    assert (s.over, s.turn) == (False, 2)
    gain(s, TESSA, 5, FOR_MAGE + JAFAR)
    gain(s, NERO, 6)
    end_turn(s)
    assert (s.over, s.winners) == (True, 1 << TESSA)


@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL])
def test_without_the_switch_a_tie_is_not_played_out(switches: int) -> None:
    """R142 is optional."""
    s = tied(switches)
    assert asked(s) == [JAFAR]
    assert s.turn == 1


def test_quests_and_destroyed_rooms_count_in_extra_turns() -> None:
    """R142, O81: 3 for a Quest against 2 for the Treasure Room; others cannot win."""
    s = tied()
    gain(s, TESSA, 3, FOR_QUEST)
    gain(s, JAFAR, 20, FOR_MAGE + NERO)
    lay_room(s, TREASURE_ROOM, at(0, 1))
    destroy_room(s, at(0, 1), NERO)
    assert s.extra[:4] == [2, 0, 3, 20]
    end_turn(s)
    assert s.winners == 1 << TESSA


def test_after_three_undecided_extra_turns_the_usual_tie_breaks_hold() -> None:
    """O81: then Quests, Trophies, the Crown holder."""
    s = tied()
    for turn in (2, 3, 4):
        assert (s.over, s.turn) == (False, turn)
        assert asked(s) != [JAFAR] or s.pending[0].options[0].verb != CROWN_WINNER
        end_turn(s)
    assert [o.verb for o in s.pending[0].options] == [CROWN_WINNER] * 2
    answer(s, JAFAR, CROWN_WINNER, NERO)
    assert s.winners == 1 << NERO


def test_no_extra_turn_when_one_mage_or_the_rose_is_ahead() -> None:
    """R142: a tie for second is none; the Rose strictly ahead has won."""
    for points, winner in (([32, 31, 31, 0, 0], NERO), ([31, 31, 0, 0, 40], ROSE)):
        s = crown(last_turn(points, switches=RULEBOOK | bits(EXTRA_TURNS)), JAFAR)
        begin(s)
        assert (s.over, s.winners) == (True, 1 << winner)

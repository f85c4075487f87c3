"""A series of games: everything follows from its seed and a game's number."""

from __future__ import annotations

from dataclasses import replace

import pytest

import conclave
from conclave.research.series import Dice, Player, Row, series
from conclave.research.simulate import Simulation
from conclave.research.tally import TIMES, Tally, wilson
from conclave.table.record import Record

GAME = "dark-artifacts"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_s_loop_and_the_general_one_play_the_same_games(players: int) -> None:
    what = series(GAME, players, 5, ("random",))
    fast, general = Player(what), Player(what, plainly=True)
    assert fast.by_playout
    assert not general.by_playout
    for number in range(12):
        assert fast.play(number) == general.play(number)


def test_recording_a_game_changes_nothing_and_the_record_tells_the_same(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    tmp_path = tmp_path_factory.mktemp("records")
    what = series(GAME, 3, 5, ("random",), {"first_player": "random", "hide_heights": "true"})
    plain, recording = Player(what), Player(what, str(tmp_path))
    for number in range(4):
        row = plain.play(number)
        assert recording.play(number) == row
        record = Record.load(tmp_path / f"{GAME}-{number:06}.jsonl")
        state = record.verify()
        assert (record.seed, len(record), state.over) == (row.seed, row.decisions, True)
        assert record.standing is not None
        assert sorted(r.seat for r in record.standing if r.won) == list(row.winners)
        assert record.options == {"first_player": "random", "hide_heights": True}


def test_seeds_of_games_differ_and_fit() -> None:
    seeds = {Dice(seed, number, 4).game for seed in (0, 1, 2**63 - 1) for number in range(500)}
    assert len(seeds) == 1500
    assert all(0 <= seed < 2**63 for seed in seeds)
    streams = {tuple(rng.words()) for rng in Dice(1, 2, 4).of_seat} | {tuple(Dice(1, 2, 4).blind.words())}
    assert len(streams) == 5


def test_bots_take_seats_in_order_over_and_over_and_move_on_when_they_swap() -> None:
    what = series(GAME, 3, 0, ("greedy", "random"))
    assert what.swap
    assert [what.line_up(n) for n in range(3)] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    ]
    still = series(GAME, 3, 0, ("greedy", "random"), swap=False)
    assert still.line_up(1) == ("greedy", "random", "greedy")
    assert not series(GAME, 2, 0, ("random",)).swap


def test_over_a_round_of_games_every_bot_sits_everywhere_as_often() -> None:
    what = series(GAME, 4, 0, ("greedy", "random"))
    for seat in range(4):
        assert sorted(what.line_up(n)[seat] for n in range(4)) == ["greedy", "greedy", "random", "random"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", 2, 0, ("random",)), "There is no game 'chess'"),
        ((GAME, 5, 0, ("random",)), "2 to 4 players, not 5"),
        ((GAME, 2, -1, ("random",)), "A seed is a whole number"),
        ((GAME, 2, 0, ("oracle",)), "There is no bot 'oracle'"),
        ((GAME, 2, 0, ()), "At least one bot must play"),
        ((GAME, 2, 0, ("random",) * 3), "There are 3 bots for 2 seats"),
        ((GAME, 2, 0, ("random",), {"wild": "1"}), "no option 'wild'"),
    ],
)
def test_a_series_that_cannot_be_is_a_sentence(arguments: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(conclave.ConclaveError, match=sentence):
        series(*arguments)  # type: ignore[arg-type]


def test_a_game_that_never_ends_is_counted_as_unfinished() -> None:
    what = series(GAME, 2, 5, ("random",))
    for plainly in (False, True):
        player = Player(what, plainly=plainly)
        player.game = replace(player.game, longest=30)
        row = player.play(0)
        assert row == Row(0, row.seed, (), 30, row.turns, False)


# --- sums --------------------------------------------------------------------------------------------------
def test_wins_draws_and_shared_wins_are_told_apart() -> None:
    tally = Tally(series(GAME, 3, 0, ("greedy", "random")))
    for number, winners in enumerate([(0,), (0, 1), (), (0, 1, 2)]):
        tally.add(Row(number, 1, winners, 10, 2, True))
    tally.add(Row(4, 1, (), 10, 2, False))
    assert tally.wins_by_seat == [3, 2, 1]
    assert (tally.draws, tally.shared, tally.unfinished) == (2, 1, 1)
    # game 0: greedy won; game 1: random and greedy; game 3: greedy twice and random.
    assert tally.wins_by_bot == {"greedy": 1 + 1 + 2, "random": 1 + 1}
    assert tally.seats_by_bot == {"greedy": 10, "random": 5}


def test_the_interval_is_wilson_s() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(85, 100)
    assert (round(low, 4), round(high, 4)) == (0.7672, 0.9069)
    low, high = wilson(10, 10)
    assert (round(low, 4), high) == (0.7225, 1.0)
    assert wilson(0, 10)[0] == 0.0


@pytest.mark.parametrize("names", [("random",), ("greedy", "random")])
def test_any_number_of_workers_gives_the_same_result(names: tuple[str, ...]) -> None:
    games = 40 if names == ("random",) else 3
    results = []
    for workers in (1, 2, 3):
        seen: list[Row] = []
        facts = Simulation(series(GAME, 2, 9, names), games, workers).run(seen.append)
        for name in TIMES:
            del facts[name]
        results.append((facts, seen))
    assert results[0] == results[1] == results[2]
    assert [row.game for row in results[0][1]] == list(range(games))

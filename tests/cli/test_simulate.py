"""`conclave simulate`: the same result whatever the workers, and no game lost when it is stopped."""

from __future__ import annotations

import csv
import io
import json
import os
import resource
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from conclave._compiled import FRESH, PACKAGE, find_flaw
from conclave.registry import load
from conclave.research.series import Player, series
from conclave.research.store import row_line
from conclave.research.tally import TIMES
from tests.cli.command import GAME, PROGRAM, conclave, descendants, environment, is_running, start

FIELDS = (
    "game games players seed decisions seconds decisions_per_second games_per_second mean_decisions "
    "wins_by_seat unfinished bots options mean_turns draws wins_by_bot"
).split()


def facts(*args: object, game: str = GAME, **more: Any) -> dict[str, Any]:
    done = conclave("simulate", game, "--json", *args, **more)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_workers_change_nothing_but_the_times(players: int) -> None:
    args = ["--games", 24, "--players", players, "--seed", 1]
    one = facts(*args, "--workers", 1)
    two = facts(*args, "--workers", 2)
    assert timeless(one) == timeless(two)
    assert set(FIELDS) <= set(one)
    assert (one["games"], one["players"], one["seed"], one["unfinished"]) == (24, players, 1, 0)
    assert one["mean_decisions"] == round(one["decisions"] / 24, 3)
    assert len(one["wins_by_seat"]) == players


@pytest.mark.skipif(find_flaw(PACKAGE) != FRESH, reason="there is no fresh build")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    for args in (["--bots", "random", "--games", 20], ["--bots", "greedy,random", "--games", 1]):
        results = [
            timeless(facts("--players", 2, *args, env=environment(CONCLAVE_COMPILED=mode))) for mode in "01"
        ]
        assert results[0] == results[1]


def test_options_reach_the_game() -> None:
    found = facts(
        "--games", 4, "--workers", 1, "--option", "first_player=random", "--option", "hide_heights=TRUE"
    )
    assert found["options"] == {"first_player": "random", "hide_heights": True}
    assert found["decisions"] != facts("--games", 4, "--workers", 1)["decisions"]


def test_a_series_ends_games_that_the_rules_let_go_on_unless_told_otherwise() -> None:
    """O80 of Mage Wars: there is no last round at the table, and one in a series."""
    game = load("mage-wars")
    last = game.in_series["max_rounds"]
    assert game.read_options(None)["max_rounds"] == 0
    assert facts("--games", "1", game=game.key)["options"]["max_rounds"] == last
    assert facts("--games", "1", "--option", "max_rounds=0", game=game.key)["options"]["max_rounds"] == 0


def test_bots_swap_seats_when_told_to() -> None:
    args = ["--games", 2, "--bots", "random,random", "--workers", 1]
    assert not facts(*args)["swap"]
    assert facts(*args, "--swap")["swap"]


def test_csv_has_a_line_for_every_game(tmp_path: Path) -> None:
    args = ["simulate", GAME, "--games", 9, "--seed", 5, "--workers", 1]
    done = conclave(*args, "--csv", "--out", tmp_path / "run.jsonl")
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    stored = [json.loads(line) for line in (tmp_path / "run.jsonl").read_text().splitlines()[1:]]
    assert [int(row["game"]) for row in rows] == list(range(9))
    assert [int(row["decisions"]) for row in rows] == [row["decisions"] for row in stored]
    assert [[int(seat) for seat in row["winners"].split()] for row in rows] == [
        row["winners"] for row in stored
    ]


def test_the_summary_is_for_people_and_a_pipe_has_no_progress_bar() -> None:
    done = conclave("simulate", GAME, "--games", 5)
    assert "Dark Artifacts: 5 games of 2 by random, seed 0" in done.stdout
    assert "seat 1 (Black)" in done.stdout
    assert "\x1b" not in done.stdout + done.stderr
    assert all(line.startswith("conclave: compiled modules") for line in done.stderr.splitlines())


# --- stopping and going on ----------------------------------------------------------------------------------
LONG = ["--games", 100_000, "--seed", 6, "--players", 2]


def wait_for_rows(path: Path, rows: int) -> None:
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") <= rows:
        assert time.monotonic() < deadline, "no games were stored"
        time.sleep(0.05)


def rows_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") - 1


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_says_what_is_stored_and_goes_on(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "run.jsonl"
    process = start("simulate", GAME, *LONG, "--workers", workers, "--out", path)
    wait_for_rows(path, 3)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    stored = rows_in(path)
    assert process.returncode == 130
    assert "Traceback" not in said
    sentence = f"Stopped: {stored} of 100000 games are stored in {path}; the same command goes on."
    assert said.splitlines()[-1] == f"conclave: {sentence}"
    check_going_on(path, stored)


def check_going_on(path: Path, stored: int) -> None:
    """Three games more come out as if nothing had happened."""
    found = facts("--games", stored + 3, "--seed", 6, "--players", 2, "--workers", 1, "--out", path)
    lines = path.read_text().splitlines()[1:]
    assert found["games"] == len(lines) == stored + 3
    player = Player(series(GAME, 2, 6, ("random",)))
    for number in {0, stored // 2, stored - 1, stored, stored + 1, stored + 2}:
        assert lines[number] == row_line(player.play(number))


def test_a_killed_run_goes_on_and_leaves_no_workers_behind(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    process = start("simulate", GAME, *LONG, "--workers", 2, "--out", path)
    wait_for_rows(path, 3)
    workers = descendants(process.pid)
    assert workers
    process.kill()
    process.communicate(timeout=60)
    deadline = time.monotonic() + 30
    while any(is_running(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in workers if is_running(pid)]
    check_going_on(path, rows_in(path))


def test_a_full_disk_is_a_sentence_and_what_is_stored_is_good(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    done = subprocess.run(
        [*PROGRAM, "simulate", GAME, "--games", "200", "--seed", "6", "--workers", "1", "--out", str(path)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)),
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"conclave: {path} could not be written: file too large."
    check_going_on(path, rows_in(path))

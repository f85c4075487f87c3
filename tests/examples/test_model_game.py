"""The model game is small, and plays wherever a game plays: nothing of ours was written for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from moonrise import GAME

from conclave.bots import make
from conclave.table.match import Match
from conclave.terminal.screen import Screen
from conclave.terminal.session import Session
from tests.cli.command import conclave
from tests.conftest import PACKAGE
from tests.terminal.evening import Typist, heard, painted, spoken

MOST_LINES = 130
COLUMNS = (60, 80, 120, 200)


def test_it_is_a_hundred_and_thirty_lines_of_python_and_no_script() -> None:
    sources = [path for path in PACKAGE.rglob("*.py") if not path.name.startswith("test_")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) <= MOST_LINES
    assert not list(PACKAGE.rglob("*.js"))


def test_it_is_found_by_its_entry_point_alone(installed: Path) -> None:
    assert "moonrise" in conclave("games").stdout


def played(screen: Screen, monkeypatch: pytest.MonkeyPatch, seats: int) -> str:
    """Play a whole game in the terminal by always typing 1; what was shown."""
    players = [None, *[make("random", GAME) for _ in range(seats - 1)]]
    monkeypatch.setattr("builtins.input", Typist(screen, ["1"] * 40))
    Session(Match(GAME, seats, 3), players, screen).run()
    return heard(screen)


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_painted_without_a_board(
    installed: Path, monkeypatch: pytest.MonkeyPatch, seats: int, columns: int
) -> None:
    shown = played(painted(columns, 24), monkeypatch, seats)
    assert "Which card do you lay?" in shown
    assert "takes the moon" in shown
    assert "The game goes to" in shown
    told = shown.partition("To step through it")[0]  # a path that is longer than the screen is not cut
    assert max(len(line) for line in told.splitlines()) <= columns


def test_it_is_spoken(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = played(spoken(), monkeypatch, 3)
    assert "Which card do you lay?" in shown
    assert "takes the moon" in shown


def test_bots_play_series_of_it_and_records_verify(installed: Path) -> None:
    records = installed / "records"
    args = ("--games", "5", "--bots", "greedy,random", "--seed", "1", "--records", records)
    done = conclave("simulate", "moonrise", "--json", *args)
    assert '"unfinished": 0' in done.stdout, done.stderr
    files = sorted(records.glob("*"))
    assert len(files) == 5
    assert conclave("verify", files[0]).returncode == 0


def test_its_own_tests_pass(installed: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not test_laws", str(PACKAGE)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout

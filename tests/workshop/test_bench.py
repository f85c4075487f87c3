"""The measurements run: what they measure is the business of people, that they run that of this test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parents[2] / "bench"


def measured(program: str, *args: object) -> Any:
    """What a measurement prints."""
    asked = [sys.executable, str(BENCH / program), *map(str, args), "--json"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def test_an_attack_is_measured_beside_quiet_rounds() -> None:
    quick = ("--rounds", 1, "--seconds", 0.5, "--rest", 0, "--tables", 1, "--game", "dark-artifacts")
    (row,) = measured("attack.py", "--attack", "headers", *quick)["rows"]
    assert row["attack"] == "headers"
    assert row["decisions"] > 0
    assert row["answers"].keys() & {"431", "closed"}, row  # a busy machine may find time for one of them only


def test_the_server_is_measured_beside_an_echo() -> None:
    quick = ("--tables", 2, "--rounds", 1, "--seconds", 0.3, "--workers", 1, "--game", "dark-artifacts")
    (row,) = measured("server.py", *quick)["rows"]
    assert row["decisions_per_second"] > 0 < row["echoes_per_second"]
    assert row["views_per_decision"] >= 1


def test_what_bots_choose_is_counted_by_its_words() -> None:
    asked = [sys.executable, str(BENCH / "usage.py"), "triora", "--bot", "random", "--games", "2"]
    asked += ["--match", "^The (Witch|Familiar) goes to"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=True).stdout.splitlines()
    assert told[0].startswith("2 games of 2 random players, ")
    assert {line.split()[-1] for line in told[1:]} == {"Witch", "Familiar"}
    assert all(line.split()[0] == "50.0" for line in told[1:])


def test_waits_are_counted_after_decisions_that_could_be_answered_in_secret() -> None:
    asked = [sys.executable, str(BENCH / "waits.py"), "black-rose-wars", "--bot", "random", "--games", "2"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=True).stdout.splitlines()
    decisions, waits = int(told[0].split()[-3]), int(told[1].split()[0])
    assert 0 < waits < decisions / 2

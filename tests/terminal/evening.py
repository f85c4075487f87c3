"""An evening at the terminal for tests: what people type, and what they see."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import conclave
from conclave.bots import make
from conclave.table.match import Match
from conclave.terminal.painted import Painted
from conclave.terminal.screen import Screen
from conclave.terminal.session import Session
from conclave.terminal.spoken import Spoken

KEY = "dark-artifacts"
GAME = conclave.load(KEY)
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

SETUP = ["1"] * 8
"""Answers that keep six cards and put a swamp on a2; the last one chooses the place of the first stack."""

STACKS = [*"12345", "2", *"2222", "1", "3", *"222", "1", "4", "1"]


def spoken() -> Spoken:
    """A plain screen that remembers."""
    return Spoken(io.StringIO())


def painted(width: int = 80, height: int | None = None) -> Painted:
    """A coloured screen that remembers."""
    return Painted(io.StringIO(), width=width, height=height)


def heard(screen: Screen) -> str:
    """All that a screen has shown, without colours."""
    assert isinstance(screen.out, io.StringIO)
    return COLOURS.sub("", screen.out.getvalue())


class Typist:
    """Types lines, one at each prompt, and leaves when there are none left."""

    def __init__(self, screen: Screen, lines: Sequence[str]) -> None:
        self.screen = screen
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, mark: str = "") -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.screen.out.write(f"{mark}{line}\n")
        return line


def evening(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    lines: Sequence[str],
    who: str = "human,random",
    seed: int = 1,
    screen: Screen | None = None,
    match: Match | None = None,
    save: str = "",
) -> Session:
    """Play in this process: what was typed and shown is on the session's screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    screen = screen or spoken()
    names = who.split(",")
    match = match or Match(GAME, len(names), seed)
    players = [None if name == "human" else make(name, GAME) for name in names]
    session = Session(match, players, screen, save=save)
    monkeypatch.setattr("builtins.input", Typist(screen, lines))
    session.run()
    return session


def command(
    typed: str, *args: str, folder: Path, game: str = KEY, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `conclave play` in a process of its own, with what is typed on its input."""
    settings = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80", "LINES": "40", **environment}
    return subprocess.run(
        [sys.executable, "-m", "conclave.cli", "play", game, *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
        env={name: value for name, value in settings.items() if value},
    )

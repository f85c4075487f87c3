"""The Game Turn: six phases, over and over."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.black_rose import BLACK_ROSE_PHASE
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE, EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.study import PREPARATION_PHASE, STUDY_PHASE
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.frames import Frame

PHASES: Final[list[int]] = [
    BLACK_ROSE_PHASE,
    STUDY_PHASE,
    PREPARATION_PHASE,
    ACTION_PHASE,
    EVOCATION_PHASE,
    CLEAN_UP_PHASE,
]


def next_phase(s: Table, f: Frame) -> None:
    """One phase after another."""
    f.again()
    f.it = (f.it + 1) % len(PHASES)
    s.push(Frame(PHASES[f.it]))


GAME_TURN: Final = BOOK.rule("game turn", [next_phase])

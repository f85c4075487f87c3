"""The Game Turn: six phases, over and over."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.black_rose import BLACK_ROSE_PHASE
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE, EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.sides import is_on
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
    """One phase after another; with For the Crown! its holder goes first from the next phase on (R143)."""
    f.again()
    if is_on(s, t.FOR_THE_CROWN):
        s.first = s.crown
    f.it = (f.it + 1) % len(PHASES)
    phase = Frame(PHASES[f.it])
    if f.it > 0:
        s.tell(t.PHASE_BEGINS, -1, t.BLACK_ROSE + f.it)
        if not s.quiet:
            phase.told = s.told - 1
    s.push(phase)


GAME_TURN: Final = BOOK.rule("game turn", [next_phase])

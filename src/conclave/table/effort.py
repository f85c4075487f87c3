"""What it may cost to play a record again, and how that gives way to others."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, sleep
from typing import Final

from conclave.kernel.game import ConclaveError

ENDLESS: Final = float("inf")
BREATH: Final = 0.0005
"""Seconds of work after which it gives way."""


class TooMuchWork(ConclaveError):
    """A record asks for more than it may cost."""


class Effort:
    """Counts decisions that are carried out, again or for the first time, and ends what takes too long.

    After each breath of work it rests twice as long: compiled rules keep everything else in the process
    waiting, and whoever plays meanwhile must not notice.
    """

    def __init__(
        self,
        decisions: float = ENDLESS,
        lines: float = ENDLESS,
        seconds: float = ENDLESS,
        rest: Callable[[float], None] = sleep,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.decisions = decisions
        self.lines = lines
        self.seconds = seconds
        self.spent = 0
        self.worked = 0.0
        self._rest = rest
        self._clock = clock
        self._began = self._since = clock()

    def check_lines(self, lines: int) -> None:
        """Refuse a record that is too long to begin with."""
        if lines > self.lines:
            raise TooMuchWork(f"This record has {lines} lines; {self.lines:.0f} is the most.")

    def spend(self, decisions: int = 1) -> None:
        """Some decisions were carried out."""
        self.spent += decisions
        if self.spent > self.decisions:
            raise TooMuchWork(
                f"With all that was taken back, this record has more than {self.decisions:.0f} decisions."
            )
        self.give_way()

    def give_way(self) -> None:
        """Rest if that is due."""
        now = self._clock()
        if now - self._began > self.seconds:
            raise TooMuchWork(f"To play this record again takes more than {self.seconds:g} seconds.")
        worked = now - self._since
        if worked >= BREATH:
            self.worked += worked
            self._rest(min(2 * worked, 10 * BREATH))
            self._since = self._clock()

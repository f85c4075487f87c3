"""The clock of a table: seconds for each seat, running while the seat is openly asked and can see it.

It stands still for bots, behind a mask, and until everybody has come; an answer given in secret neither costs
nor earns time, since others could tell from it. A decision that is withdrawn gives back what it earned.
When a flag falls, a bot plays the seat to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

import msgspec
from msgspec import Struct

from conclave.server.forms import ClockWanted
from conclave.server.wire import ClockFacts


class Clock(Struct):
    """Seconds left for each seat, and seconds added with each decision."""

    left: list[float]
    increment: float = 0.0
    running: list[int] = []
    since: float = 0.0
    seconds: float = 0.0
    """What each seat began with."""
    earned: list[str] = []
    """Of each seat's decisions that stand, in order: `1` for one that earned time, `0` for another."""

    @classmethod
    def of(cls, wanted: ClockWanted, seats: int) -> Clock:
        """A fresh clock."""
        seconds = float(wanted.seconds)
        return cls([seconds] * seats, float(wanted.increment), seconds=seconds, earned=[""] * seats)

    def fresh(self) -> Clock:
        """A clock as this one was in the beginning."""
        seats = len(self.left)
        return Clock([self.seconds] * seats, self.increment, seconds=self.seconds, earned=[""] * seats)

    @classmethod
    def read(cls, text: str) -> Clock | None:
        """A clock as the store kept it; it stands still until somebody is asked."""
        if not text:
            return None
        kept = _stored.decode(text)
        earned = kept.earned or [""] * len(kept.left)
        return cls(kept.left, kept.increment, seconds=kept.seconds, earned=earned)

    def written(self) -> str:
        """A clock as the store keeps it."""
        left = [round(x, 1) for x in self.now()]
        return msgspec.json.encode(Kept(left, self.increment, self.seconds, self.earned)).decode()

    def now(self) -> list[float]:
        """The seconds left at this moment."""
        spent = monotonic() - self.since
        return [max(0.0, x - spent) if seat in self.running else x for seat, x in enumerate(self.left)]

    def run(self, seats: Iterable[int]) -> None:
        """Run for these seats, and stand still for the others."""
        self.left = self.now()
        self.since = monotonic()
        self.running = list(seats)

    def add(self, seat: int, earns: bool) -> None:
        """A seat has decided."""
        self.earned[seat] += "1" if earns else "0"
        if earns:
            self.left[seat] += self.increment

    def give_back(self, seat: int) -> None:
        """A seat's last decision is withdrawn, and with it the time that it earned."""
        if self.earned[seat].endswith("1"):
            self.left[seat] = max(0.0, self.left[seat] - self.increment)
        self.earned[seat] = self.earned[seat][:-1]

    def next_flag(self) -> float:
        """Seconds until the first running seat has none left; -1 if none runs."""
        now = self.now()
        return min((now[seat] for seat in self.running), default=-1.0)

    def fallen(self) -> list[int]:
        """The running seats that have no time left."""
        now = self.now()
        return [seat for seat in self.running if now[seat] <= 0.0]

    def facts(self) -> tuple[ClockFacts, ...]:
        """What everybody may see of the clock."""
        return tuple(
            ClockFacts(seat=seat, seconds=round(x, 1), running=seat in self.running)
            for seat, x in enumerate(self.now())
        )


class Kept(Struct, array_like=True):
    """A clock as the store keeps it."""

    left: list[float]
    increment: float
    seconds: float
    earned: list[str] = []


_stored = msgspec.json.Decoder(Kept)

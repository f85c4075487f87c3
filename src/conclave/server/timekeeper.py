"""The timekeeper of a table: runs its clock for who is openly asked and can see it, once all have come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from conclave.server.clock import Clock
from conclave.server.mask import Mask
from conclave.server.sitting import Sitting
from conclave.server.wire import ClockFacts

CLOCK_BOT = "greedy"
"""Who plays on for a person whose time is up."""

LATER = 0.01
"""Seconds after which a flag that should have fallen is looked at."""


class Timekeeper:
    """Keeps the time of a table, if it has a clock; `falls` is called when somebody's is up."""

    def __init__(
        self, clock: Clock | None, sitting: Sitting, mask: Mask, falls: Callable[[], object]
    ) -> None:
        self.clock = clock
        self._sitting = sitting
        self._mask = mask
        self._falls = falls
        self._timer: asyncio.TimerHandle | None = None

    def run(self) -> None:
        """Run the clocks of those who are openly asked now."""
        self.stop()
        if self.clock is None:
            return
        self.clock.run(self._openly_asked() if self._is_played() else [])
        rest = self.clock.next_flag()
        if rest >= 0:
            self._timer = asyncio.get_running_loop().call_later(rest + LATER, self._falls)

    def _is_played(self) -> bool:
        return self._sitting.is_dealt and self._sitting.state() == "running"

    def _openly_asked(self) -> list[int]:
        """The people who are openly asked something that they can see."""
        return [
            d.seat
            for d in self._sitting.match.state.pending
            if d.open and not self._sitting.seats[d.seat].bot and not self._mask.hides_from(d.seat)
        ]

    def stop(self) -> None:
        """Wait for no flag any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def reward(self, seat: int, openly: bool) -> None:
        """A seat has decided: what was asked openly earns a person time."""
        if self.clock is not None:
            self.clock.add(seat, openly and not self._sitting.seats[seat].bot)

    def give_back(self, seats: list[int]) -> None:
        """These seats' last decisions are withdrawn, and with them what they earned."""
        if self.clock is not None:
            for seat in seats:
                self.clock.give_back(seat)

    def is_up_for(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.clock is not None and self.clock.left[seat] <= 0.0

    def seat_bots(self) -> bool:
        """Let a bot play on for everybody whose flag has fallen; false if there is no clock."""
        if self.clock is None:
            return False
        for seat in self.clock.fallen():
            self._sitting.seats[seat].bot = CLOCK_BOT
        return True

    def facts(self) -> tuple[ClockFacts, ...]:
        """What everybody may see of the clock."""
        return self.clock.facts() if self.clock is not None else ()

    def written(self) -> str:
        """The clock as the store keeps it."""
        return self.clock.written() if self.clock is not None else ""

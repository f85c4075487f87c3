"""The budget of a guest: seconds of work that others would have to wait for, refilled steadily."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Final

from conclave.server.limits import Ledger
from conclave.server.sentences import Refusal

REST: Final = 3.0
"""For how many times as long as it took nothing more is done for a guest: others play meanwhile."""
SPENT: Final = "too-much-work"
"""The refusal of who has used up what there was."""


class Turn:
    """A piece of work of one guest, and the seconds that it took."""

    took = 0.0


class Budget:
    """What every guest may still cost. The work of one guest is done one piece at a time."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self._ledger = Ledger(rate, most, clock=clock)
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}

    def left(self, guest: str) -> float:
        """The seconds that a guest has left; fewer than none if the last piece of work cost more."""
        return self._ledger.left(guest)

    def pay(self, guest: str, seconds: float) -> None:
        """Let a guest pay for work that was done."""
        self._ledger.pay(guest, seconds)

    def check(self, guest: str) -> None:
        """Refuse who has used up what there was."""
        if self.left(guest) <= 0.0:
            raise Refusal(SPENT)

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[Turn]:
        """Wait until nothing else is done for this guest; afterwards it rests, so that others get on."""
        lock, waiting = self._turns.get(guest, (asyncio.Lock(), 0))
        self._turns[guest] = lock, waiting + 1
        turn = Turn()
        try:
            await lock.acquire()
            try:
                yield turn
            finally:
                asyncio.get_running_loop().call_later(REST * turn.took, lock.release)
        finally:
            lock, waiting = self._turns.pop(guest)
            if waiting > 1 or lock.locked():
                self._turns[guest] = lock, waiting - 1

    def forget_rested(self) -> None:
        """Forget the guests for whom nothing is done."""
        self._turns = {who: turn for who, turn in self._turns.items() if turn[1] or turn[0].locked()}


class Payer:
    """Whoever pays for what is done now."""

    def __init__(self, budget: Budget, guest: str) -> None:
        self.budget = budget
        self.guest = guest


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)
"""Who pays for what this task asks for; nobody, where the server asks itself."""

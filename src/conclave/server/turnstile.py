"""A turnstile: of each guest, one thing at a time between two looks at everybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Lets one thing of each guest pass in every round of the event loop; what is more waits its turn.

    However much a guest sends at once, whoever plays waits for one piece of it at most.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def pass_on(self, guest: str, thing: Callable[[], None]) -> None:
        """Do something at once, or when it is this guest's turn again."""
        waiting = self._waiting.get(guest)
        if waiting is not None:
            waiting.append(thing)
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._turn)
        self._waiting[guest] = deque()
        thing()

    def _turn(self) -> None:
        """Let one thing of each guest pass."""
        now, self._waiting = self._waiting, {guest: w for guest, w in self._waiting.items() if w}
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._turn)
        for waiting in now.values():
            if waiting:
                waiting.popleft()()

    async def through(self, guest: str) -> None:
        """Wait for one's turn."""
        turn = asyncio.Event()
        self.pass_on(guest, turn.set)
        await turn.wait()

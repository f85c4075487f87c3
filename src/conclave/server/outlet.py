"""An outlet: sends texts to one socket, at once where the wire takes them at once, with no task for each.

What the wire does not take at once waits for whoever calls `finish`; until then nothing else is taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import monotonic
from types import coroutine
from typing import Any

Taking = Callable[[dict[str, Any]], Awaitable[None]]
"""How a server of websockets takes what is to be sent."""


class Outlet:
    """Sends text on a wire; `since` is when the wire stopped taking it, 0 while it does."""

    def __init__(self, wire: Taking) -> None:
        self._wire = wire
        self._begun: tuple[Coroutine[Any, Any, None], Any] | None = None
        self.since = 0.0

    @property
    def is_free(self) -> bool:
        """Whether all that was sent is taken."""
        return self._begun is None

    def send(self, text: str) -> None:
        """Send a text; whatever of it is not taken at once must be finished before the next."""
        assert self._begun is None
        sending: Any = self._wire({"type": "websocket.send", "text": text})
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        self._begun = (sending, waits_for)
        self.since = monotonic()

    async def finish(self) -> None:
        """Wait until the wire has taken everything."""
        if self._begun is not None:
            await resumed(*self._begun)
            self._begun = None
            self.since = 0.0

    def close(self) -> None:
        """Give up what was not taken."""
        if self._begun is not None:
            self._begun[0].close()
            self._begun = None


@coroutine
def resumed(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with work that was begun outside a task, and that waits for something."""
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(answer)
    except StopIteration:
        return

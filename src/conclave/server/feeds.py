"""A feed: what the table says to one socket, in order, with only the newest scene kept for a slow one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from conclave.server.wire import Gone, SceneSent, Sent

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the feed is ended."""


class Feed:
    """One listener at a table: `next` gives what to send, `news` waits for more, until the feed has `ended`.

    `seat` is who listens (-1: a spectator), `viewer` whose view it gets: the seat itself, or, for a
    spectator, -1 for what is public or the seat that agreed to be watched. While nothing waits, a
    message goes straight to `takes`, if there is somebody who takes it at once.
    """

    def __init__(self, seat: int, language: str, guest: str = "") -> None:
        self.seat = seat
        self.guest = guest
        self.viewer = seat
        self.language = language
        self.last: SceneSent | None = None
        self.ended = False
        self.takes: Callable[[Sent], bool] | None = None
        self._waiting: deque[Sent] = deque()
        self._news = asyncio.Event()

    def put(self, message: Sent) -> None:
        """Let a message go, or wait for its reader; an older scene nobody has read gives way to a newer."""
        if self.ended:
            return
        if isinstance(message, SceneSent):
            self.last = message
        if not self._waiting and self.takes is not None and self.takes(message):
            return
        if isinstance(message, SceneSent):
            for waiting in self._waiting:
                if isinstance(waiting, SceneSent):
                    self._waiting.remove(waiting)
                    break
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.ended = True
        self._news.set()

    def wake(self) -> None:
        """Let the reader look whether there is anything to do."""
        self._news.set()

    def end(self, sentence: str = "") -> None:
        """Nothing more comes; a sentence says why."""
        if sentence:
            self.put(Gone(sentence=sentence))
        self.ended = True
        self._news.set()

    async def news(self) -> None:
        """Wait until there may be something to do."""
        self._news.clear()
        if not self._waiting and not self.ended:
            await self._news.wait()

    def next(self) -> Sent | None:
        """The message that has waited longest, if any."""
        return self._waiting.popleft() if self._waiting else None

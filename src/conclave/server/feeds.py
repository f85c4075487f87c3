"""A feed: what the table says to one socket, in order, with only the newest scene kept for a slow one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from conclave.server.wire import Gone, SceneSent, Sent

MOST_WAITING = 200
"""Messages that may wait for a slow reader before the feed is ended."""


class Feed:
    """One listener at a table: `async for message in feed` gives what to send, until the feed ends.

    `seat` is who listens (-1: a spectator), `viewer` whose view it gets: the seat itself, or, for a
    spectator, -1 for what is public or the seat that agreed to be watched.
    """

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.viewer = seat
        self.language = language
        self.last: SceneSent | None = None
        self.ended = False
        self._waiting: deque[Sent] = deque()
        self._news = asyncio.Event()

    def put(self, message: Sent) -> None:
        """Let a message wait for its reader; an older scene that nobody has read gives way to a newer."""
        if self.ended:
            return
        if isinstance(message, SceneSent):
            self.last = message
            for waiting in self._waiting:
                if isinstance(waiting, SceneSent):
                    self._waiting.remove(waiting)
                    break
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.ended = True
        self._news.set()

    def end(self, sentence: str = "") -> None:
        """Nothing more comes; a sentence says why."""
        if sentence:
            self.put(Gone(sentence=sentence))
        self.ended = True
        self._news.set()

    def __aiter__(self) -> AsyncIterator[Sent]:
        return self

    async def __anext__(self) -> Sent:
        while not self._waiting:
            if self.ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()

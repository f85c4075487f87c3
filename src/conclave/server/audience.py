"""The audience of a table: the feeds of all who listen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import monotonic

from conclave.server.feeds import Feed
from conclave.server.seats import SPECTATOR
from conclave.server.sentences import say
from conclave.server.wire import Sent


class Audience:
    """Who listens: people on their seats, and spectators."""

    def __init__(self) -> None:
        self._feeds: list[Feed] = []
        self._since = monotonic()
        self._left: dict[int, float] = {}

    def __iter__(self) -> Iterator[Feed]:
        return iter(self._feeds)

    def __len__(self) -> int:
        return len(self._feeds)

    def welcome(self, feed: Feed) -> None:
        """Somebody begins to listen."""
        self._feeds.append(feed)

    def lose(self, feed: Feed) -> bool:
        """Somebody stops listening; false if they had stopped before."""
        if feed not in self._feeds:
            return False
        self._feeds.remove(feed)
        self._left[feed.seat] = monotonic()
        return True

    def missed_for(self, seat: int) -> float:
        """For how many seconds nobody has listened for a seat that nobody listens for now."""
        return monotonic() - self._left.get(seat, self._since)

    def online(self) -> set[int]:
        """The seats that somebody listens for."""
        return {feed.seat for feed in self._feeds if feed.seat != SPECTATOR}

    def watched(self) -> Counter[int]:
        """How many spectators see each seat's view."""
        return Counter(feed.viewer for feed in self._feeds if feed.seat == SPECTATOR != feed.viewer)

    def tell(self, message: Sent) -> None:
        """Say something to all."""
        for feed in self._feeds:
            feed.put(message)

    def end_for(self, seat: int, key: str) -> None:
        """Nothing more comes for who listens for a seat."""
        for feed in self._feeds:
            if feed.seat == seat:
                feed.end(say(key, feed.language))

    def end(self, key: str = "") -> None:
        """Nothing more comes; a sentence says why to each in their language."""
        for feed in self._feeds:
            feed.end(say(key, feed.language) if key else "")

"""Watching: a spectator sees the table with the eyes of a seat that agrees, until either has enough."""

from __future__ import annotations

from functools import partial
from math import ceil
from time import monotonic

from conclave.server.asks import WATCH, Ask, Asks
from conclave.server.feeds import Feed
from conclave.server.seats import SPECTATOR
from conclave.server.sentences import Refusal
from conclave.server.sitting import Sitting
from conclave.server.stage import Stage

AGAIN = 60.0
"""Seconds after which a guest may ask the same seat again."""


class Watching:
    """Who asks to see a seat's view, and who may. What a seat agreed to ends with the spectator's visit."""

    def __init__(self, sitting: Sitting, stage: Stage, asks: Asks) -> None:
        self._sitting = sitting
        self._stage = stage
        self._asks = asks
        self._asked: dict[tuple[str, int], float] = {}

    async def begin(self, feed: Feed, seat: int) -> None:
        """Ask a seat for its view, but not again and again; what is public needs nobody's word."""
        if seat == SPECTATOR:
            await self._let(feed, SPECTATOR)
            return
        now = monotonic()
        self._asked = {who: at for who, at in self._asked.items() if now - at < AGAIN}
        at = self._asked.get((feed.guest, seat))
        if at is not None:
            raise Refusal("asked-lately", n=ceil(at + AGAIN - now))
        wanted = {seat} & self._sitting.others()
        self._asks.put(Ask(SPECTATOR, WATCH, wanted, partial(self._let, feed, seat), seat=seat, feed=feed))
        self._asked[feed.guest, seat] = now

    async def _let(self, feed: Feed, seat: int) -> None:
        feed.viewer = seat
        self._stage.publish()

    def end(self, seat: int) -> None:
        """Nobody sees a seat's view any more but the seat itself."""
        for feed in self._sitting.audience:
            if feed.seat == SPECTATOR and feed.viewer == seat:
                feed.viewer = SPECTATOR
        self._stage.publish()

"""The studio: where albums are drawn beside the play, so that they are there when the rules change.

A game that has ended gets its album soon, one that goes on every so many lines; when its table is put out of
memory, a last look at it is kept. What a killed server did not come to is made up for when the same rules run
again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Final

from conclave.registry import games, load
from conclave.server.album import Painter, last_look
from conclave.server.room import Room
from conclave.server.shelf import LAST_LOOK, Shelf, Versions
from conclave.server.store import Store
from conclave.server.thinking import Thinking
from conclave.table.record import Record

LOG = logging.getLogger("conclave.server")

PERIOD: Final = 600.0
"""Seconds after which games that go on are looked at again."""
REST: Final = 9.0
"""How much longer than each stroke has taken the studio rests, so that those who play hardly notice it."""
FAREWELL: Final = 2.0
"""Seconds in which a server that stops draws what it can."""


def versions() -> Versions:
    """The rules of each installed game."""
    return {key: load(key).version for key in games()}


class Studio:
    """Draws the albums of the tables that this process keeps, one after the other."""

    def __init__(self, store: Store, thinking: Thinking, keeps: Callable[[str], bool]) -> None:
        self.shelf = Shelf(store.engine)
        self._store = store
        self._thinking = thinking
        self._keeps = keeps
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to draw."""
        self._task = asyncio.create_task(self._work())

    async def close(self, rooms: Iterable[Room]) -> None:
        """Draw no more, but take the time for games that have just ended and a last look at the others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            async with asyncio.timeout(FAREWELL):
                wanting = {table for table, ended in await self.shelf.behind(versions()) if ended}
                for room in rooms:
                    if room.state() != "over" or room.table in wanting:
                        await self.look_at(room)
                await self.catch_up(only_ended=True)
        except TimeoutError:
            LOG.warning("albums left undone")
        except Exception:  # nothing of a game is lost with it, and the store has to be closed
            LOG.exception("albums failed")

    async def _work(self) -> None:
        """Draw games that have ended as they come, and all others once in a period."""
        due = 0.0
        while True:
            self._store.ended.clear()
            only_ended = monotonic() < due
            if not only_ended:
                due = monotonic() + PERIOD
            try:
                await self.catch_up(REST, only_ended)
            except Exception:  # a database that is away now may be back in a minute
                LOG.exception("albums failed")
            with suppress(TimeoutError):  # `wait_for` would lose a cancellation that comes with the news
                async with asyncio.timeout(max(0.0, due - monotonic())):
                    await self._store.ended.wait()

    async def catch_up(self, rest: float = 0.0, only_ended: bool = False) -> None:
        """Draw whatever has to be drawn; without rest, as fast as it goes."""
        for table, ended in await self.shelf.behind(versions()):
            if not self._keeps(table) or table in self._failed or (only_ended and not ended):
                continue
            await self._draw(table, ended, rest)
            if rest and self._store.ended.is_set():
                return

    async def _draw(self, table: str, ended: bool, rest: float) -> None:
        """Draw the album of one table; one that cannot be drawn is not tried again."""
        found = await self._store.find(table)
        if found is None:
            return
        try:
            record = await self._thinking.run(Record.parse, found[1])
            began = monotonic()
            painter = Painter(record, ended)
            for _ in painter.strokes():
                await asyncio.sleep(rest * (monotonic() - began))
                began = monotonic()
        except Exception:
            self._failed.add(table)
            LOG.exception("album failed", extra={"facts": {"table": table}})
            return
        pages = await self._thinking.run(painter.album.pressed)
        await self.shelf.keep(table, record.length, pages)

    async def look_at(self, room: Room) -> None:
        """Keep how a table that is put away stands, for all to see."""
        length = room.match.record.length
        if length > 1:
            try:
                pages = await self._thinking.run(last_look(room.viewers).pressed)
                await self.shelf.keep(room.table, length, pages, LAST_LOOK)
            except Exception:  # it is kept for later; nobody who plays may be hurt by it
                LOG.exception("last look failed", extra={"facts": {"table": room.table}})

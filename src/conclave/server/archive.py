"""The archive of a table: what the store has of it, and what becomes of the table if the store fails."""

from __future__ import annotations

import logging
from time import time

from conclave.server.sentences import Refusal
from conclave.server.sitting import Sitting
from conclave.server.store import Store, TableRow, Unstored
from conclave.server.timekeeper import Timekeeper
from conclave.server.wire import Said

LOG = logging.getLogger("conclave.server")

TOUCHED = 20.0
"""Seconds after which the store is told again that a table is used, though nothing else of it has changed."""


class Archive:
    """Keeps a table in the store. What cannot be stored has not happened: then the table is given up.

    The host revives a broken table from the store when it is next looked for.
    """

    def __init__(self, row: TableRow, store: Store, sitting: Sitting, timekeeper: Timekeeper) -> None:
        self.row = row
        self.broken = False
        self._store = store
        self._sitting = sitting
        self._timekeeper = timekeeper
        self._length = sitting.match.record.length
        self._facts: tuple[str, str, str, str] | None = None

    async def keep(self) -> None:
        """Store what is new."""
        record, row = self._sitting.match.record, self.row
        dealing = self._sitting.dealing.written() if self._sitting.dealing else ""
        facts = (
            self._sitting.seats.written(),
            self._timekeeper.written(),
            self._sitting.state(),
            dealing,
        )
        whole = facts != self._facts or time() - row.touched > TOUCHED
        if whole:
            row.seats, row.clock, row.state, row.dealing = facts
            row.people = len(self._sitting.seats.people())
            row.version = record.length - 1
        try:
            await self._store.keep(row, self._length, record.lines_from(self._length), whole)
        except Unstored as error:
            raise self._unstored(error) from error
        self._length = record.length
        self._facts = facts if row.version else None

    async def keep_end(self) -> None:
        """An end that was hidden is stored as such once all may know it."""
        if not self.broken and self._sitting.state() == "over" != self.row.state:
            await self.keep()

    def begin(self) -> None:
        """Another match is dealt, of which nothing is stored yet."""
        self._length = 0

    async def say(self, number: int, said: Said) -> None:
        """Store what was said."""
        try:
            await self._store.say(self._sitting.table, number, said)
        except Unstored as error:
            raise self._unstored(error) from error

    def _unstored(self, error: Unstored) -> Refusal:
        LOG.error("not stored", extra={"facts": {"table": self._sitting.table, "why": str(error)}})
        return self.give_up("not-stored")

    def give_up(self, key: str) -> Refusal:
        """Go on no more, and say why to all who listen; returns the refusal for whoever asked."""
        self.broken = True
        self._sitting.audience.end(key)
        return Refusal(key)

    def check(self) -> None:
        """Refuse whatever is asked of a table that is given up."""
        if self.broken:
            raise Refusal("not-stored")

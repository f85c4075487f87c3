"""Whether a server is well: it has written something down, and read the same again, in time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Final

from conclave.server.store import Store, reason_of
from conclave.server.thinking import apart

LOG: Final = logging.getLogger("conclave.server")

WELL: Final = ""
SLOW: Final = "health-slow"
KEPT: Final = 1.0
"""Seconds for which an answer holds, so that asking costs nothing."""

WRITING: Final = 0.6
"""The share of the time that writing may take; the rest is for reading, or for finding out what is wrong."""

SIGNS: Final = {
    "health-locked": ("locked",),
    "health-read-only": ("readonly", "read-only"),
    "health-full": ("disk is full", "no space left", "disk full"),
    "health-gone": ("unable to open", "no such table", "does not exist", "connect", "closed", "starting up"),
}
"""What a database says, and what that means."""


class Health:
    """The health of one process: at most one look at a time, whoever asks."""

    def __init__(self, store: Store, worker: int, seconds: float) -> None:
        self._store = store
        self._worker = worker
        self._seconds = seconds
        self._found = WELL
        self._at = -KEPT
        self._looking: asyncio.Task[str] | None = None
        self._writing: asyncio.Task[None] | None = None

    async def look(self) -> str:
        """What is wrong, as the key of a sentence; nothing if all is well."""
        if self._looking is None:
            if monotonic() - self._at < KEPT:
                return self._found
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        found, why = SLOW, "the database does not answer in time"
        try:
            async with asyncio.timeout(self._seconds):
                beat = await self._write()
                if beat:
                    found, why = await self._read(beat)
                else:
                    found, why = await self._ask_why()
        except TimeoutError:
            pass
        except Exception as error:
            why = reason_of(error)
            found = meaning_of(why)
        if found:
            LOG.warning("not well", extra={"facts": {"why": why}})
        self._found, self._at, self._looking = found, monotonic(), None
        return found

    async def _write(self) -> str:
        """Write something down as decisions are; what was written, or nothing if that takes too long.

        It is not called off then: what has been handed to the database cannot be.
        """
        late, self._writing = self._writing, None
        if late is not None and not await self._is_done(late):
            self._writing = late
            return ""
        beat = token_hex(8)
        writing = asyncio.create_task(self._store.beat(self._worker, beat))
        if not await self._is_done(writing):
            self._writing = writing
            return ""
        return beat

    async def _is_done(self, writing: asyncio.Task[None]) -> bool:
        """Whether something is written in time; raises why it cannot be."""
        done, _ = await asyncio.wait([writing], timeout=WRITING * self._seconds)
        if done:
            writing.result()
        return bool(done)

    async def _read(self, beat: str) -> tuple[str, str]:
        """Read it again: from the file as it lies there now, or over another connection."""
        file = self._store.file
        if file is None:
            found = await self._store.last_beat(self._worker)
        else:
            found = await apart(self._seconds, read_from, file, self._worker)
        if found != beat:
            return "health-gone", "what was written is not what is read: the database was replaced"
        return WELL, ""

    async def _ask_why(self) -> tuple[str, str]:
        """Why nothing could be written in time."""
        if self._store.file is None:
            return SLOW, "the database does not write in time"
        try:
            await apart(self._seconds, try_to_write, self._store.file)
        except sqlite3.Error as error:
            return meaning_of(str(error)), str(error)
        return SLOW, "the database does not write in time"


def meaning_of(why: str) -> str:
    """The sentence for what a database says."""
    text = why.lower()
    return next((key for key, signs in SIGNS.items() if any(each in text for each in signs)), "health-failed")


def opened(file: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that must be there."""
    return sqlite3.connect(f"{file.as_uri()}?mode={mode}", uri=True, timeout=0.2, isolation_level=None)


def read_from(file: Path, worker: int) -> str:
    """What a file holds that was written last by a worker."""
    connection = opened(file, "ro")
    try:
        row = connection.execute("SELECT beat FROM pulses WHERE worker = ?", (worker,)).fetchone()
    finally:
        connection.close()
    return row[0] if row else ""


def try_to_write(file: Path) -> None:
    """Begin to write to a file, and leave it at that."""
    connection = opened(file, "rw")
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    finally:
        connection.close()

"""How changes reach the disk: statements with their rows, written together with one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from conclave.server.schema import LINES, SAYINGS, TABLES

NEW_TABLE: Final = insert(TABLES)
NEW_LINE: Final = insert(LINES)
NEW_SAYING: Final = insert(SAYINGS)
CHANGED: Final = ("seats", "people", "clock", "state", "dealing", "version", "touched")
TABLE_CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
)
PULSE: Final = text(
    "INSERT INTO pulses (worker, beat) VALUES (:worker, :beat)"
    " ON CONFLICT (worker) DO UPDATE SET beat = excluded.beat"
)
ORDER: Final = (NEW_TABLE, NEW_LINE, TABLE_CHANGE, NEW_SAYING, PULSE)

Row = dict[str, Any]
Rows = list[tuple[Any, list[Row]]]
"""Statements, each with its rows."""


class EngineWriter:
    """A connection on which rows are written; a broken one is made anew."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, rows: Rows) -> None:
        """Write rows with one commit."""
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            for statement, each in rows:
                await self._connection.execute(statement, each)
            await self._connection.commit()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Give the connection up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close()
            except Exception:
                await connection.invalidate()


MANY_LINES: Final = (
    "INSERT INTO lines (table_id, number, line)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')"
    " FROM json_each(?)"
)
"""All lines of a commit in one statement.

A thread that writes gives way to the one that plays before and after every step of SQLite: row by row,
most of its time would go into waiting for its turn again.
"""


class SqliteWriter:
    """As `EngineWriter`, for SQLite: a thread of its own takes a whole commit at once, not step by step."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def commit(self, rows: Rows) -> None:
        """Write rows with one commit."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    def _commit(self, rows: Rows) -> None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._file, isolation_level=None)
                settle_sqlite(self._connection, None)
            if [statement for statement, _ in rows] == [NEW_LINE]:  # one statement is a commit by itself
                self._write(self._connection, *rows[0])
            else:
                self._connection.execute("BEGIN IMMEDIATE")
                for statement, each in rows:
                    self._write(self._connection, statement, each)
                self._connection.execute("COMMIT")
        except BaseException:
            self._forget()
            raise

    @staticmethod
    def _write(connection: sqlite3.Connection, statement: Any, rows: list[Row]) -> None:
        if statement is NEW_LINE:
            lines = [(row["table_id"], row["number"], row["line"]) for row in rows]
            connection.execute(MANY_LINES, (msgspec.json.encode(lines).decode(),))
        else:
            connection.executemany(SQL[statement], rows)

    def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # what was begun and not committed is taken back with that

    async def close(self) -> None:
        """Give the connection and the thread up."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()


SQL: Final = {
    statement: str(statement.compile(dialect=dialect(paramstyle="named")))
    for statement in (NEW_TABLE, TABLE_CHANGE, NEW_SAYING, PULSE)
}
"""The statements as SQLite reads them."""


def settle_sqlite(connection: Any, _: Any) -> None:
    """Make a commit mean that it is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

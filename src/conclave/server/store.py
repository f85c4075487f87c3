"""The store: records and seats in SQLite or PostgreSQL. What `keep` returns from is on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, event, exists, func, not_, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from conclave.kernel.game import ConclaveError
from conclave.server.addresses import file_of, for_driver, url_of
from conclave.server.limits import DAY, Retention
from conclave.server.schema import (
    ALBUMS,
    BANS,
    CLOSINGS,
    LINES,
    PULSES,
    SAYINGS,
    TABLES,
    bring_up_to_date,
)
from conclave.server.wire import Said
from conclave.server.writers import (
    CHANGED,
    NEW_LINE,
    NEW_SAYING,
    NEW_TABLE,
    ORDER,
    PULSE,
    TABLE_CHANGE,
    EngineWriter,
    Row,
    Rows,
    SqliteWriter,
    settle_sqlite,
)

MOST_IN_ONE = 256
"""Writings that go with one commit."""
CLOSED_LISTED = 7 * DAY
"""Seconds for which a game that new rules have closed is listed."""

MOST_AT_ONCE = 500
"""Tables that are asked for at once."""


class Unstored(ConclaveError):
    """Something could not be stored: nobody may be told that it happened."""


class TableRow(Struct, kw_only=True):
    """A table as the store knows it."""

    id: str
    game: str
    state: str
    seats: str
    clock: str = ""
    masked: bool = False
    fork: bool = False
    private: bool = False
    people: int = 2
    dealing: str = ""
    laid_by: str = ""
    version: int = 0
    rules: str = ""
    shown: int = 0
    created: float = 0.0
    touched: float = 0.0


class Writing:
    """Rows to be written together, and the promise that they are."""

    def __init__(self, rows: dict[Any, list[Row]]) -> None:
        self.rows = rows
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """The database of a host. One writer commits what all tables want kept, much at a time."""

    def __init__(
        self, engine: AsyncEngine, writer: EngineWriter | SqliteWriter, file: Path | None = None
    ) -> None:
        self.file = file
        self._engine = engine
        self._wanted: list[Writing] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer = writer
        self.ended = asyncio.Event()
        """Set when a game was kept that has ended."""
        self._task = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open a database, and bring its schema up to date."""
        url = url_of(address)
        plain, words = for_driver(url)
        engine = create_async_engine(plain, pool_size=4, connect_args=words, hide_parameters=True)
        writer: EngineWriter | SqliteWriter = EngineWriter(engine)
        if url.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", settle_sqlite)
            writer = SqliteWriter(url.database or "")
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            shown = url.render_as_string(hide_password=True)
            raise ConclaveError(f"The database {shown} could not be opened: {reason_of(error)}.") from error
        return cls(engine, writer, file_of(url))

    @property
    def engine(self) -> AsyncEngine:
        """The database, for what need not be written with the decisions."""
        return self._engine

    async def close(self) -> None:
        """Write what is still wanted, and close."""
        self._closing = True
        self._more.set()
        await self._task
        await self._writer.close()
        await self._engine.dispose()

    # --- writing ------------------------------------------------------------------------------------------
    async def lay(self, row: TableRow, lines: list[str]) -> None:
        """Keep a new table with the record it begins with."""
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        await self._keep({NEW_TABLE: [values], NEW_LINE: numbered(row.id, 0, lines)})
        self._tell(row)

    async def keep(self, row: TableRow, first: int, lines: list[str], whole: bool = True) -> None:
        """Keep new lines of a table's record, and, if `whole`, who sits there; returns when that is safe."""
        rows: dict[Any, list[Row]] = {NEW_LINE: numbered(row.id, first, lines)}
        if whole:
            row.touched = time()
            change = {"of": row.id} | {f"new_{name}": getattr(row, name) for name in CHANGED}
            rows[TABLE_CHANGE] = [change]
        await self._keep(rows)
        self._tell(row)

    def _tell(self, row: TableRow) -> None:
        if row.state == "over":
            self.ended.set()

    async def say(self, table: str, number: int, said: Said) -> None:
        """Keep what was said at a table."""
        values = {"table_id": table, "number": number, "seat": said.seat, "name": said.name}
        await self._keep({NEW_SAYING: [values | {"text": said.text, "at": said.at}]})

    async def beat(self, worker: int, beat: str) -> None:
        """Write something down for no other reason than to see whether that can be done."""
        await self._keep({PULSE: [{"worker": worker, "beat": beat}]})

    async def _keep(self, rows: dict[Any, list[Row]]) -> None:
        if self._task.done():
            raise Unstored("The store is closed.")
        writing = Writing(rows)
        self._wanted.append(writing)
        self._more.set()
        await writing.done

    async def _write(self) -> None:
        """Write whatever has gathered while the last commit was on its way."""
        while self._wanted or not self._closing:
            if not self._wanted:
                self._more.clear()
                await self._more.wait()
            writings, self._wanted = self._wanted[:MOST_IN_ONE], self._wanted[MOST_IN_ONE:]
            if writings and not await self._commit(writings) and len(writings) > 1:
                for writing in writings:  # one that cannot be written must not cost the others theirs
                    await self._commit([writing])

    async def _commit(self, writings: list[Writing]) -> bool:
        """Write writings with one commit; a lone one that fails is told so."""
        rows: Rows = []
        for statement in ORDER:
            each = [row for writing in writings for row in writing.rows.get(statement, ())]
            if each:
                rows.append((statement, each))
        try:
            await self._writer.commit(rows)
        except Exception as error:
            if len(writings) == 1 and not writings[0].done.cancelled():
                writings[0].done.set_exception(Unstored(f"It could not be stored: {reason_of(error)}."))
            return False
        for writing in writings:
            if not writing.done.cancelled():
                writing.done.set_result(None)
        return True

    # --- reading ------------------------------------------------------------------------------------------
    async def find(self, table: str) -> tuple[TableRow, bytes] | None:
        """A table and its record, if there is one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            wanted = select(LINES.c.line).where(LINES.c.table_id == table).order_by(LINES.c.number)
            lines = (await connection.execute(wanted)).scalars().all()
        return TableRow(**row), "".join(f"{line}\n" for line in lines).encode()

    async def sayings(self, table: str, most: int) -> tuple[int, list[Said]]:
        """How much was said at a table, and the last of it."""
        wanted = select(SAYINGS).where(SAYINGS.c.table_id == table).order_by(SAYINGS.c.number.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.limit(most))).mappings().all()
        said = [Said(seat=r["seat"], name=r["name"], text=r["text"], at=r["at"]) for r in reversed(rows)]
        return (rows[0]["number"] + 1 if rows else 0), said

    async def listed(self, most: int = 100) -> list[TableRow]:
        """The tables for whoever comes, the newest first: open ones, and those where people play.

        If there are more, every guest has one of theirs listed before anybody has a second, and so on. Last
        come games that new rules have closed lately, if there is anything to be seen of them.
        """
        is_listed = and_(TABLES.c.private.is_(False), or_(TABLES.c.state == "open", TABLES.c.people > 1))
        goes_on = and_(TABLES.c.state != "over", TABLES.c.id.not_in(select(CLOSINGS.c.table_id)))
        closed = TABLES.c.state == "closed"
        seen = exists().where(ALBUMS.c.table_id == TABLES.c.id)
        lately = and_(seen, TABLES.c.touched > time() - CLOSED_LISTED)
        whose = func.coalesce(func.nullif(TABLES.c.laid_by, ""), TABLES.c.id)
        newest = TABLES.c.created.desc()
        turn = func.row_number().over(partition_by=whose, order_by=newest)
        wanted = (
            select(TABLES).where(goes_on, is_listed, or_(not_(closed), lately)).order_by(closed, turn, newest)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.limit(most))).mappings().all()
        found = [TableRow(**row) for row in rows]
        return sorted(found, key=lambda row: (row.state == "closed", -row.created))

    async def is_closed(self, table: str) -> bool:
        """Whether the keeper of the server has closed a table."""
        wanted = select(CLOSINGS.c.table_id).where(CLOSINGS.c.table_id == table)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def bans(self) -> list[tuple[str, float | None]]:
        """Who is not let in, and until when."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(BANS.c.guest, BANS.c.until))).all()
        return [(row.guest, row.until) for row in rows]

    async def ended_by_keeper(self, tables: list[str]) -> dict[str, str]:
        """Those of some tables that are closed or not there any more, with the sentence for it."""
        left: set[str] = set()
        async with self._engine.connect() as connection:
            closed = set((await connection.execute(select(CLOSINGS.c.table_id))).scalars())
            for first in range(0, len(tables), MOST_AT_ONCE):
                some = tables[first : first + MOST_AT_ONCE]
                left |= set(
                    (await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(some)))).scalars()
                )
        gone = {table: "table-deleted" for table in tables if table not in left}
        return gone | {table: "table-closed" for table in tables if table in closed}

    async def last_beat(self, worker: int) -> str:
        """What a worker wrote down last to see whether it can."""
        wanted = select(PULSES.c.beat).where(PULSES.c.worker == worker)
        async with self._engine.connect() as connection:
            return str((await connection.execute(wanted)).scalar())

    async def clear(self, keep: Retention, now: float) -> int:
        """Throw away tables that were kept for long enough, with all that was said there; returns how many.

        Of the talk at the others only the last is kept.
        """
        touched, ended = TABLES.c.touched, TABLES.c.state == "over"
        old = delete(TABLES).where(
            or_(
                and_(TABLES.c.version == 0, touched < now - keep.unused),
                and_(not_(ended), touched < now - keep.abandoned),
                and_(ended, touched < now - keep.finished),
                and_(TABLES.c.version > keep.oversized_lines, touched < now - keep.oversized),
            )
        )
        later = SAYINGS.alias()
        last = (
            select(func.max(later.c.number)).where(later.c.table_id == SAYINGS.c.table_id).scalar_subquery()
        )
        async with self._engine.begin() as connection:
            cleared = int((await connection.execute(old)).rowcount)
            await connection.execute(delete(SAYINGS).where(SAYINGS.c.number <= last - keep.sayings))
        return cleared


def numbered(table: str, first: int, lines: list[str]) -> list[dict[str, Any]]:
    """Lines of a record as rows."""
    return [{"table_id": table, "number": n, "line": line} for n, line in enumerate(lines, first)]


def reason_of(error: BaseException) -> str:
    """What a database says was wrong, on one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:200].rstrip(".") or type(error).__name__

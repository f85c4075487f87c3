"""Backups: all rows of one moment in a file, which goes into a database of either kind.

A backup is JSON, a row on each line, compressed; its last line proves that it is whole.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final, cast

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import conclave
from conclave.kernel.game import ConclaveError
from conclave.server.schema import METADATA, PULSES, head_of, is_known

FORMAT: Final = "conclave-backup/1"
KEPT: Final = [table for table in METADATA.sorted_tables if table is not PULSES]
"""What a backup holds, in an order in which it can be put back."""

MANY: Final = 500


class Head(Struct, kw_only=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    format: str
    conclave: str
    revision: str
    at: str


class End(Struct, kw_only=True, forbid_unknown_fields=True):
    """The last line of a backup: how many rows there are before it, and the sum of all those lines."""

    rows: int
    sum: str


Line = tuple[str, dict[str, Any]]
"""The table of a row, and the row."""


# --- taking one --------------------------------------------------------------------------------------------
async def back_up(engine: AsyncEngine, to: Path) -> int:
    """Write all rows of this moment to a file, which is there only if it is whole; returns how many."""
    if to.exists():
        raise ConclaveError(f"{to} is there already: a backup overwrites nothing.")
    part = to.with_name(f"{to.name}.part")
    number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(number, "wb") as raw:
            with gzip.open(raw, "wb") as file:
                rows = await write(engine, cast(IO[bytes], file))
            raw.flush()
            os.fsync(raw.fileno())
        os.link(part, to)  # unlike a renaming, this overwrites nothing
    except FileExistsError:
        raise ConclaveError(f"{to} is there already: a backup overwrites nothing.") from None
    finally:
        part.unlink(missing_ok=True)
    return rows


async def write(engine: AsyncEngine, file: IO[bytes]) -> int:
    """Write head, rows and end."""
    at = datetime.now(UTC).isoformat(timespec="seconds")
    head = Head(format=FORMAT, conclave=conclave.__version__, revision=head_of(), at=at)
    total, rows = blake2b(digest_size=16), 0

    def put(content: Any) -> None:
        line = msgspec.json.encode(content) + b"\n"
        total.update(line)
        file.write(line)

    put(head)
    async for table, row in rows_of(engine):
        put((table, row))
        rows += 1
    put(End(rows=rows, sum=total.hexdigest()))
    return rows


async def rows_of(engine: AsyncEngine) -> AsyncIterator[Line]:
    """All rows of one moment, whatever a server writes meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")  # else each table would be read at its own moment
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        for table in KEPT:
            async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                yield str(table.name), {str(name): value for name, value in row._mapping.items()}


# --- putting one back --------------------------------------------------------------------------------------
async def restore(engine: AsyncEngine, file: Path) -> int:
    """Put a backup into a database that has nothing yet; returns how many rows there are."""
    rows = sum(1 for _ in read(file))  # all of it is looked at before any of it is used
    async with engine.begin() as connection:
        for table in KEPT:
            if (await connection.execute(select(table).limit(1))).first():
                raise ConclaveError("The database is not empty: a backup goes into an empty one only.")
        batch: list[dict[str, Any]] = []
        current = ""
        for name, row in read(file):
            if batch and (name != current or len(batch) == MANY):
                await put(connection, METADATA.tables[current], batch)
                batch = []
            current = name
            batch.append(row)
        if batch:
            await put(connection, METADATA.tables[current], batch)
    return rows


async def put(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Put rows into a table; columns that the backup did not know yet get what is usual."""
    await connection.execute(insert(table), rows)


def read(file: Path) -> Iterator[Line]:
    """The rows of a backup; one that is cut short, changed or from a later version is refused."""
    try:
        with gzip.open(file, "rb") as content:
            yield from rows_in(cast(IO[bytes], content))
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError):
        raise ConclaveError(f"{file} is no backup, or not all of one.") from None
    except Damaged as error:
        raise ConclaveError(f"{file}: {error}") from None


def as_kept(table: str, column: str, value: Any) -> Any:
    """A value as the database has it: JSON writes bytes as letters."""
    if value is not None and isinstance(METADATA.tables[table].columns[column].type, LargeBinary):
        return b64decode(value)
    return value


class Damaged(ConclaveError):
    """Something is wrong with a backup."""


def rows_in(content: IO[bytes]) -> Iterator[Line]:
    """The rows between head and end."""
    total = blake2b(digest_size=16)
    line = content.readline()
    head = msgspec.json.decode(line, type=Head)
    if head.format != FORMAT or not is_known(head.revision):
        raise Damaged(f"It was made by Conclave {head.conclave}, which is newer than this one.")
    total.update(line)
    for rows, line in enumerate(content):
        if line.startswith(b"{"):
            end = msgspec.json.decode(line, type=End)
            if end.rows != rows or end.sum != total.hexdigest() or content.read(1):
                raise Damaged("It was changed since it was made.")
            return
        total.update(line)
        name, row = msgspec.json.decode(line, type=Line)
        if name not in METADATA.tables or not set(row) <= set(METADATA.tables[name].columns.keys()):
            raise Damaged(f"It holds {name} that this version of Conclave does not know.")
        yield name, {column: as_kept(name, column, value) for column, value in row.items()}
    raise Damaged("Its end is missing.")

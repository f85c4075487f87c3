"""What the keeper of a server does to its database, beside a server that runs or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from time import time
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, event, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from conclave.kernel.game import BadOption, ConclaveError
from conclave.server.addresses import file_of, for_driver, shown, url_of
from conclave.server.schema import BANS, CLOSINGS, LINES, TABLES, head_of, revision_of
from conclave.server.seats import Seats
from conclave.server.store import reason_of
from conclave.server.writers import settle_sqlite
from conclave.table.record import Record


class Listed(Struct, kw_only=True):
    """A table as its keeper sees it."""

    table: str
    game: str
    state: str
    decisions: int
    created: float
    touched: float
    people: list[str]


class Ban(Struct, kw_only=True):
    """A guest who is not let in: an address or a network, until when, or for good."""

    guest: str
    since: float
    until: float | None


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[AsyncEngine]:
    """A database that is there already, and of our own version: nothing is made or changed here."""
    url = url_of(address)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise ConclaveError(f"There are no tables in {file}: name the database that the server keeps.")
    plain, words = for_driver(url)
    engine = create_async_engine(plain, connect_args=words, hide_parameters=True)
    if file is not None:
        event.listen(engine.sync_engine, "connect", settle_sqlite)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise ConclaveError(
            f"The database {shown(address)} could not be opened: {reason_of(error)}."
        ) from error
    try:
        if found != head_of():
            raise ConclaveError(
                f"The database {shown(address)} is of another version of Conclave: start the server once."
            )
        yield engine
    except SQLAlchemyError as error:
        raise ConclaveError(f"The database {shown(address)} failed: {reason_of(error)}.") from error
    finally:
        await engine.dispose()


# --- tables ------------------------------------------------------------------------------------------------
async def listed(engine: AsyncEngine) -> list[Listed]:
    """All tables, those used last first."""
    lines = select(func.count()).where(LINES.c.table_id == TABLES.c.id).scalar_subquery().label("length")
    wanted = select(TABLES, lines, CLOSINGS.c.at).outerjoin(CLOSINGS).order_by(TABLES.c.touched.desc())
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).mappings().all()
    return [
        Listed(
            table=row["id"],
            game=row["game"],
            state="closed" if row["at"] is not None else row["state"],
            decisions=max(0, row["length"] - 1),
            created=row["created"],
            touched=row["touched"],
            people=[seat.name or "?" for seat in Seats.read(row["seats"]).rows if seat.sum],
        )
        for row in rows
    ]


async def close(engine: AsyncEngine, table: str) -> None:
    """Close a table: what was played stays as its record, and nothing more is."""
    async with engine.begin() as connection:
        row = await row_of(connection, table)
        if row["state"] == "over":
            raise ConclaveError(f"The game at table {table} is over already.")
        there = select(CLOSINGS.c.table_id).where(CLOSINGS.c.table_id == table)
        if (await connection.execute(there)).first():
            raise ConclaveError(f"Table {table} is closed already.")
        await connection.execute(insert(CLOSINGS).values(table_id=table, at=time()))


async def remove(engine: AsyncEngine, table: str) -> None:
    """Delete a table for good, with its record, its names and its talk."""
    async with engine.begin() as connection:
        await row_of(connection, table)
        await connection.execute(delete(TABLES).where(TABLES.c.id == table))


async def row_of(connection: AsyncConnection, table: str) -> Any:
    """A table, or a sentence that there is none."""
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
    if row is None:
        raise ConclaveError(f"There is no table {table!r} in the database.")
    return row


async def save_record(engine: AsyncEngine, table: str, to: Path) -> None:
    """Write the record of a table to a file, with the names of who sits there."""
    async with engine.connect() as connection:
        row = await row_of(connection, table)
        wanted = select(LINES.c.line).where(LINES.c.table_id == table).order_by(LINES.c.number)
        lines = (await connection.execute(wanted)).scalars().all()
    if not lines:
        raise ConclaveError(f"Nothing was dealt at table {table} yet: there is no record.")
    text = "".join(f"{line}\n" for line in lines).encode()
    with to.open("x", encoding="utf-8") as file:
        file.write(Record.parse(text).naming(Seats.read(row["seats"]).players()).text())


# --- guests ------------------------------------------------------------------------------------------------
def guest_named(words: str) -> str:
    """A guest as it is kept: one address, or a network."""
    try:
        network = ip_network(words.strip(), strict=False)
    except ValueError:
        raise BadOption(
            f"{words!r} is neither an address nor a network, as 203.0.113.7 or 2001:db8::/48."
        ) from None
    if network.prefixlen == 0:
        raise BadOption(f"{words!r} is everybody.")
    return str(network.network_address if network.num_addresses == 1 else network)


async def ban(engine: AsyncEngine, guest: str, seconds: float | None) -> Ban:
    """Let a guest in no more, for a time or for good; a ban before this one counts no more."""
    now = time()
    wanted = Ban(guest=guest_named(guest), since=now, until=None if seconds is None else now + seconds)
    async with engine.begin() as connection:
        await connection.execute(delete(BANS).where(BANS.c.guest == wanted.guest))
        values = {"guest": wanted.guest, "since": wanted.since, "until": wanted.until}
        await connection.execute(insert(BANS).values(values))
    return wanted


async def unban(engine: AsyncEngine, guest: str) -> str:
    """Let a guest in again."""
    name = guest_named(guest)
    async with engine.begin() as connection:
        gone = (await connection.execute(delete(BANS).where(BANS.c.guest == name))).rowcount
    if not gone:
        raise ConclaveError(f"{name} is not banned.")
    return name


async def bans(engine: AsyncEngine) -> list[Ban]:
    """Who is banned now; bans that are over are thrown away."""
    async with engine.begin() as connection:
        await connection.execute(delete(BANS).where(BANS.c.until <= time()))
        rows = (await connection.execute(select(BANS).order_by(BANS.c.since))).mappings().all()
    return [Ban(**row) for row in rows]

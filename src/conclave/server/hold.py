"""The hold that a server has on its database, so that no second one keeps the same tables.

It dies with its process, however that ends: an SQLite file is held by a lock on a file beside it, a
PostgreSQL by a lock of a connection, which a thread of its own watches over.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, Final

import msgspec
from msgspec import Struct

from conclave.kernel.game import ConclaveError
from conclave.server.addresses import dsn_of, file_of, shown, url_of

LOG: Final = logging.getLogger("conclave.server")
KEY: Final = int.from_bytes(b"conclave", "big")
"""The number of our lock in a PostgreSQL."""

LEAVING: Final = 1.0
"""Seconds in which a server that was just killed may still be leaving."""

BEAT: Final = 2.0
"""Seconds between two looks whether the hold on a PostgreSQL still holds."""

STEP: Final = 0.1
SLOW: Final = 5.0
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""A machine that has vanished holds nothing for long."""


class Taken(ConclaveError):
    """Another server keeps the tables."""


class Holder(Struct, kw_only=True):
    """Who holds a database, and since when."""

    process: int
    machine: str
    since: str

    @classmethod
    def me(cls) -> Holder:
        """This process, now."""
        return cls(process=os.getpid(), machine=socket.gethostname(), since=moment(datetime.now(UTC)))


def moment(at: datetime) -> str:
    """A moment for people, the same wherever they are."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def taken(address: str, who: str, since: str) -> Taken:
    """The refusal of whoever comes second."""
    begun = f" since {since}" if since else ""
    return Taken(f"The tables in {shown(address)} are kept by another server already: {who}{begun}.")


@contextmanager
def held(address: str, lost: Callable[[str], None] | None = None) -> Iterator[None]:
    """Hold a database, or say who does; `lost` is told in a sentence if somebody else takes it over."""
    url = url_of(address)
    file = file_of(url)
    if file is not None:
        with file_held(file, address):
            yield
    elif url.get_backend_name() == "postgresql":
        watch = Watch(address, dsn_of(url), lost or leave_at_once)
        watch.begin()
        try:
            yield
        finally:
            watch.end()
    else:
        yield  # what is in memory is nobody else's


def leave_at_once(sentence: str) -> None:
    """Stop before anything else is written: whatever was acknowledged is stored."""
    LOG.critical("hold lost", extra={"facts": {"why": sentence}})
    logging.shutdown()
    os._exit(1)


# --- SQLite ------------------------------------------------------------------------------------------------
@contextmanager
def file_held(file: Path, address: str) -> Iterator[None]:
    """Hold the file beside a database; it stays when its holder goes, and holds nothing then."""
    beside = file.with_name(f"{file.name}.lock")
    try:
        number = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise ConclaveError(f"The database {file} cannot be held: {beside.name}: {why}.") from None
    try:
        lock(number, address)
        os.truncate(number, 0)
        os.pwrite(number, msgspec.json.encode(Holder.me()), 0)
        yield
    finally:
        os.close(number)


def lock(number: int, address: str) -> None:
    """Lock a file, or say who has done so."""
    end = monotonic() + LEAVING
    while True:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if monotonic() >= end:
                raise taken(address, *holder_in(os.pread(number, 1000, 0))) from None
        sleep(0.05)


def holder_in(content: bytes) -> tuple[str, str]:
    """Who holds a file, as it says of itself, and since when."""
    with suppress(msgspec.DecodeError):
        who = msgspec.json.decode(content, type=Holder)
        return f"process {who.process} on {who.machine}", who.since
    return "one that has only just begun", ""


# --- PostgreSQL --------------------------------------------------------------------------------------------
class Watch:
    """Holds a PostgreSQL by a connection in a thread of its own, and takes the hold again if that is cut."""

    def __init__(self, address: str, dsn: str, lost: Callable[[str], None]) -> None:
        self.address = address
        self.dsn = dsn
        self.lost = lost
        self.looked = monotonic()
        self.ended = Event()
        self.settled = Event()
        self.failure: Exception | None = None
        self.thread = Thread(target=self.run, name="hold", daemon=True)

    def begin(self) -> None:
        """Take the hold; raises what stands in the way."""
        self.thread.start()
        self.settled.wait()
        if self.failure is not None:
            raise self.failure

    def end(self) -> None:
        """Let go, without waiting for a database that does not answer."""
        self.ended.set()
        self.thread.join(1.0)

    def run(self) -> None:
        """Hold until it is enough."""
        try:
            asyncio.run(self.hold())
        except Exception as error:
            self.failure = error
            self.settled.set()

    async def hold(self) -> None:
        """Take the hold, then look after it."""
        try:
            connection = await self.take(LEAVING)
        except (OSError, TimeoutError) as error:
            why = str(error) or "it does not answer"
            raise ConclaveError(f"The database {shown(self.address)} could not be opened: {why}.") from None
        self.settled.set()
        while not self.ended.is_set():
            await asyncio.sleep(STEP)
            connection = await self.look_after(connection)
        if connection is not None:
            connection.terminate()

    async def look_after(self, connection: Any) -> Any:
        """The connection if it still holds, another that does if it can be had, or none for now."""
        try:
            if connection is not None and not connection.is_closed():
                if monotonic() - self.looked < BEAT:
                    return connection
                self.looked = monotonic()
                await asyncio.wait_for(connection.fetchval("select 1"), SLOW)
                return connection
            return await self.take(0.0)
        except Taken as error:
            self.lost(str(error))
            self.ended.set()
        except Exception as error:  # whatever a cut connection says: there is one answer to it
            LOG.warning("hold is loose", extra={"facts": {"why": str(error) or type(error).__name__}})
            if connection is not None:
                connection.terminate()
        return None

    async def take(self, patience: float) -> Any:
        """A connection that holds the database, or a refusal that says who does."""
        import asyncpg  # noqa: PLC0415 - only where there is a PostgreSQL

        me = Holder.me()
        settings = {**KEEPALIVE, "application_name": f"conclave, process {me.process} on {me.machine}"[:63]}
        try:
            connection = await asyncpg.connect(self.dsn, server_settings=settings, timeout=2 * SLOW)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise OSError(str(error)) from None
        self.looked = monotonic()
        end = self.looked + patience
        while not await connection.fetchval("select pg_try_advisory_lock($1)", KEY):
            if monotonic() >= end:
                who = await connection.fetchrow(WHO, KEY >> 32, KEY & 0xFFFFFFFF)
                await connection.close()
                raise taken(self.address, *named(who))
            await asyncio.sleep(0.1)
        return connection


WHO: Final = (
    "select application_name, backend_start from pg_locks join pg_stat_activity using (pid)"
    " where locktype = 'advisory' and granted and classid = $1::bigint::oid and objid = $2::bigint::oid"
    " and database = (select oid from pg_database where datname = current_database())"
)


def named(row: Any) -> tuple[str, str]:
    """Who holds a PostgreSQL, as it said when it came, and since when."""
    if row is None or not row["application_name"]:
        return "one that does not say its name", ""
    begun = row["backend_start"]
    return row["application_name"].removeprefix("conclave, "), moment(begun) if begun else ""

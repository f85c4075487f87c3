"""`/healthz` has written and read, or says in a sentence what is wrong with the database."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from conclave.server.health import KEPT, meaning_of
from conclave.server.sentences import say
from tests.server.house import House, a_house
from tests.server.postgres import a_database, a_postgres, stopped

WAIT = 20.0


@contextmanager
def a_quick_house(address: object) -> Iterator[House]:
    """A house that waits for its database for a short time only."""
    with a_house(str(address), settings={"health_seconds": 1.0}) as house:
        yield house


def until(house: House, status: int, sentence: str | None = None) -> str:
    """Wait for an answer that was not found out before, perhaps a certain one; returns its sentence."""
    end = time.monotonic() + WAIT
    while True:
        answer = house.get("/healthz")
        told = "" if answer.status == 200 else answer.sentence
        if answer.status == status and sentence in (None, told):
            return told
        assert time.monotonic() < end, answer.body
        time.sleep(0.05)


def test_a_locked_file_is_said_and_forgiven(tmp_path: Path) -> None:
    with a_quick_house(tmp_path / "t.sqlite") as house:
        until(house, 200)
        other = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert until(house, 503) == say("health-locked")
        assert house.get("/api/tables").status == 200
        other.execute("ROLLBACK")
        other.close()
        until(house, 200)
        for _ in range(3):  # what was written late must not be taken for what is written now
            time.sleep(KEPT)
            assert house.get("/healthz").status == 200


def test_a_file_that_was_deleted_or_replaced_is_said(tmp_path: Path) -> None:
    """The server still writes to what it has open, and would tell itself that all is well."""
    file = tmp_path / "t.sqlite"
    with a_quick_house(file) as house, a_quick_house(tmp_path / "other.sqlite"):
        until(house, 200)
        file.unlink()
        assert until(house, 503) == say("health-gone")
    with a_quick_house(file) as house:
        until(house, 200)
        for end in ("", "-wal", "-shm"):
            Path(f"{file}{end}").unlink()
        (tmp_path / "other.sqlite").rename(file)
        assert until(house, 503) == say("health-gone")


def test_asking_often_costs_one_look(tmp_path: Path) -> None:
    with a_quick_house(tmp_path / "t.sqlite") as house:
        until(house, 200)
        before = beat_in(tmp_path / "t.sqlite")
        assert before
        began = time.monotonic()
        beats = set()
        for _ in range(50):
            assert house.get("/healthz").status == 200
            beats.add(beat_in(tmp_path / "t.sqlite"))
        assert len(beats) <= 2 + (time.monotonic() - began) / KEPT


def beat_in(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        return str(connection.execute("SELECT beat FROM pulses").fetchone())
    finally:
        connection.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with a_postgres() as server:
        yield server


def test_a_postgresql_that_hangs_or_only_reads_is_said_and_forgiven(postgres: str) -> None:
    address = a_database(postgres)
    name = address.rpartition("/")[2]

    async def do(*words: str) -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        for each in words:
            await connection.execute(each)
        await connection.close()

    hang_up = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
    with a_quick_house(address) as house:
        until(house, 200)
        with stopped(address):
            assert until(house, 503) == say("health-slow")
        until(house, 200)
        asyncio.run(do(f"alter database {name} set default_transaction_read_only = on", hang_up))
        assert until(house, 503) in (say("health-gone"), say("health-read-only"))
        until(house, 503, say("health-read-only"))
        asyncio.run(do(f"alter database {name} set default_transaction_read_only = off", hang_up))
        until(house, 200)


def test_a_postgresql_that_has_gone_is_said() -> None:
    with a_postgres() as server, a_quick_house(a_database(server)) as house:
        until(house, 200)
        asyncio.run(throw_away(server))
        assert until(house, 503) == say("health-gone")


async def throw_away(server: str) -> None:
    """Throw every database of ours away, whoever is in it."""
    connection = await asyncpg.connect(f"{server}/postgres")
    names = await connection.fetch("select datname from pg_database where datname like 'tables%'")
    for row in names:
        await connection.execute(f"drop database {row['datname']} with (force)")
    await connection.close()


def test_what_databases_say_is_understood(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "t.sqlite")
    connection.execute("CREATE TABLE t (x)")
    connection.execute("PRAGMA max_page_count = 3")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    assert meaning_of(str(full.value)) == "health-full"
    connection.execute("PRAGMA query_only = 1")
    with pytest.raises(sqlite3.OperationalError) as read_only:
        connection.execute("INSERT INTO t VALUES (1)")
    assert meaning_of(str(read_only.value)) == "health-read-only"
    connection.close()
    assert meaning_of("could not extend file: No space left on device") == "health-full"
    assert meaning_of("something else") == "health-failed"

"""Two servers on one database: the second is told who keeps it, and a killed one holds nothing."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from conclave.server.hold import KEY, Taken, held
from tests.cli.command import descendants, is_running, sentence_of
from tests.server.postgres import a_database, a_postgres
from tests.server.test_serve import look, port_in, serving


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with a_postgres() as server:
        yield server


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("sqlite", 2), ("postgresql", 1)])
def test_a_second_server_is_refused_and_starts_at_once_when_the_first_is_killed(
    kind: str, workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = str(tmp_path / "tables.sqlite")
    if kind == "postgresql":
        address = a_database(request.getfixturevalue("postgres"))
    with serving("--database", address, "--workers", workers) as (first, line):
        assert look(port_in(line), "/healthz")[0] == 200
        said = sentence_of("serve", "--port", "0", "--database", address)
        assert f"are kept by another server already: process {first.pid} on " in said
        assert " since 20" in said
        assert said.endswith(" UTC.")
        others = descendants(first.pid)
        assert len(others) == (workers if workers > 1 else 0)
        end(first)
        with serving("--database", address, "--workers", workers) as (_, again):
            assert look(port_in(again), "/healthz")[0] == 200
            assert not [worker for worker in others if is_running(worker)]


def test_a_link_to_the_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "t.sqlite")
    with held(str(tmp_path / "t.sqlite")), pytest.raises(Taken), held(str(tmp_path / "link.sqlite")):
        pass
    with held(str(tmp_path / "link.sqlite")), held(str(tmp_path / "another.sqlite")):
        pass


def test_what_is_in_memory_is_held_by_nobody() -> None:
    with held("sqlite://"), held("sqlite://"), held("sqlite:///:memory:"):
        assert not list(Path().glob("*.lock"))


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite.lock").mkdir()
    said = sentence_of("serve", "--port", "0", "--database", tmp_path / "t.sqlite")
    assert said == f"The database {tmp_path}/t.sqlite cannot be held: t.sqlite.lock: is a directory."


def test_a_postgresql_that_is_not_there_is_said_without_its_password() -> None:
    said = sentence_of("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/tables")
    assert said.startswith("The database postgresql://me:***@127.0.0.1:1/tables could not be opened: ")


# --- a hold that is cut ------------------------------------------------------------------------------------
async def cut(address: str, and_take: bool) -> asyncpg.Connection | None:
    """Cut the connection that holds a database; maybe hold it ourselves before it is taken again."""
    connection = await asyncpg.connect(address, server_settings={"application_name": "a thief"})
    holder = "select pid from pg_locks where locktype = 'advisory' and granted and objid = $1::bigint::oid"
    pid = await connection.fetchval(holder, KEY & 0xFFFFFFFF)
    assert pid is not None
    taking = (
        asyncio.create_task(connection.fetchval("select pg_advisory_lock($1)", KEY)) if and_take else None
    )
    other = await asyncpg.connect(address)
    if and_take:  # first in the queue: whoever waits gets it in the moment in which it is let go
        while not await other.fetchval(
            "select count(*) from pg_locks where locktype = 'advisory' and not granted"
        ):
            await asyncio.sleep(0.01)
    await other.execute("select pg_terminate_backend($1)", pid)
    if taking is None:
        while await other.fetchval(holder, KEY & 0xFFFFFFFF) in (pid, None):
            await asyncio.sleep(0.01)
    await other.close()
    if taking is None:
        await connection.close()
        return None
    await taking
    return connection


def test_a_hold_that_is_cut_is_taken_again_and_the_server_goes_on(postgres: str) -> None:
    address = a_database(postgres)
    with serving("--database", address) as (process, line):
        assert look(port_in(line), "/healthz")[0] == 200
        asyncio.run(asyncio.wait_for(cut(address, and_take=False), 20))
        assert process.poll() is None
        assert look(port_in(line), "/healthz")[0] == 200
        assert f"process {process.pid} on" in sentence_of("serve", "--port", "0", "--database", address)


def test_a_server_stops_if_somebody_else_has_taken_its_database(postgres: str) -> None:
    address = a_database(postgres)

    async def steal(process: subprocess.Popen[str]) -> None:
        connection = await cut(address, and_take=True)
        assert connection is not None
        while process.poll() is None:
            await asyncio.sleep(0.02)
        await connection.close()

    with serving("--database", address, "--workers", 2) as (process, line):
        assert look(port_in(line), "/healthz")[0] == 200
        others = descendants(process.pid)
        asyncio.run(asyncio.wait_for(steal(process), 20))
        assert process.returncode == 1
        _, log = process.communicate(timeout=10)
        assert "a thief" in log.splitlines()[-1]
        end_by = time.monotonic() + 10
        while any(is_running(other) for other in others):
            assert time.monotonic() < end_by
            time.sleep(0.01)

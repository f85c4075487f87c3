"""A real PostgreSQL for the tests, thrown away afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import asyncpg
import pytest

NUMBERS = count(1)


def programs() -> Path | None:
    """Where the newest PostgreSQL lies, if one is installed."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: int(bin.parent.name))
    return found[-1] if found else None


@contextmanager
def a_postgres() -> Iterator[str]:
    """The address of a running server, without a database; skips where none is installed."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("PostgreSQL is not installed here")
    folder = tempfile.mkdtemp()
    be_postgres: list[str] = []
    if os.geteuid() == 0:  # it refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        be_postgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(program: str, *facts: str) -> None:
        command = [*be_postgres, str(bin_folder / program), "-D", f"{folder}/data", *facts]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    wishes = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    try:
        run("initdb", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-l", f"{folder}/log", "-w", "-o", wishes, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def a_database(server: str) -> str:
    """The address of a fresh database of a server."""
    name = f"tables_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return f"{server}/{name}"


@contextmanager
def stopped(address: str) -> Iterator[None]:
    """Let every process hang that answers for a database, for a while."""

    async def find() -> list[int]:
        connection = await asyncpg.connect(address)
        rows = await connection.fetch(
            "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
        )
        await connection.close()
        return [row["pid"] for row in rows]

    hanging = asyncio.run(find())
    assert hanging
    for pid in hanging:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in hanging:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

"""SIGTERM ends a server within five seconds with code 0, whatever hangs, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from conclave.server import worker
from conclave.server.hall import Hall
from conclave.server.leaving import LEAVING, SENT_HOME
from tests.cli.command import descendants, environment, is_running
from tests.server.house import Client, House
from tests.server.postgres import a_database, a_postgres, stopped
from tests.server.test_serve import port_in, serving

IN_TIME = 5.0
PATIENCE = 20.0
"""A busy machine may need longer; what hangs would stay for ever."""

HANGING_BOT = """
import time
from conclave.bots.bot import Bot
class Hangs(Bot):
    name = "hangs"
    def choose(self, view, rng):
        while True:
            time.sleep(60)
"""
HANGING_SERVER = """
import sys
from conclave.cli import run
from conclave.server import api
async def hang(hall, asking):
    while True:
        pass
api.ANSWERS["games"] = hang
sys.exit(run(sys.argv[1:]))
"""


@contextmanager
def a_server(
    *args: object, program: list[str] | None = None, **changes: str
) -> Iterator[tuple[subprocess.Popen[str], House]]:
    """The command, or a program like it."""
    if program is None:
        with serving("--pace", 0, *args, **changes) as (process, line):
            yield process, House(port_in(line), Hall())
        return
    process = subprocess.Popen(
        [*program, "serve", "--port", "0", *map(str, args)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    try:
        yield process, House(port_in(process.stdout.readline()), Hall())
    finally:
        process.kill()
        process.communicate()


def a_hanging_bot(folder: Path) -> str:
    """A folder with a package that brings a bot which never answers."""
    (folder / "hanging.py").write_text(HANGING_BOT)
    facts = folder / "hanging-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: hanging\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[conclave.bots]\nhangs = hanging:Hangs\n")
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])


def one_decision(house: House, client: Client) -> int:
    """Decide something that is acknowledged; returns the version that was answered."""
    scene = client.hear("scene")
    client.decide(0)
    client.say("ping")
    client.hear("pong")
    version: int = scene["version"]
    return version


def lines_in(file: Path, table: str) -> int:
    connection = sqlite3.connect(file)
    try:
        found = connection.execute("SELECT count(*) FROM lines WHERE table_id = ?", (table,)).fetchone()
    finally:
        connection.close()
    return int(found[0])


def test_nobody_is_waited_for_longer_than_there_is_time() -> None:
    assert worker.LEAVING < SENT_HOME < LEAVING < IN_TIME


def test_a_server_leaves_in_time_whatever_hangs(tmp_path: Path) -> None:
    """All of them at once, since each takes its five seconds."""
    with ExitStack() as stack:
        enter = stack.enter_context
        servers: dict[str, subprocess.Popen[str]] = {}

        # a bot that hangs, and sockets that read nothing
        path = a_hanging_bot(tmp_path)
        servers["bot"], house = enter(a_server("--database", tmp_path / "bot.sqlite", PYTHONPATH=path))
        mine = house.lay("human", "hangs")
        client = enter(house.client(mine["table"], mine["token"]))
        one_decision(house, client)
        decided = lines_in(tmp_path / "bot.sqlite", mine["table"])
        assert decided > 1
        for _ in range(20):
            silent = enter(socket.create_connection(("127.0.0.1", house.port)))
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            silent.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)

        # a database that is locked while somebody decides
        servers["locked"], house = enter(a_server("--database", tmp_path / "locked.sqlite"))
        taken = house.lay("human", "random")
        late = enter(house.client(taken["table"], taken["token"]))
        one_decision(house, late)
        other = sqlite3.connect(tmp_path / "locked.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        late.say("chat", text="to be stored")

        # the loop itself
        program = [sys.executable, "-c", HANGING_SERVER]
        servers["loop"], house = enter(a_server("--database", tmp_path / "loop.sqlite", program=program))
        asking = enter(socket.create_connection(("127.0.0.1", house.port)))
        assert house.get("/healthz").status == 200
        asking.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")

        # a worker
        servers["worker"], house = enter(a_server("--database", tmp_path / "w.sqlite", "--workers", 2))
        assert house.get("/healthz").status == 200
        workers = descendants(servers["worker"].pid)
        os.kill(workers[0], signal.SIGSTOP)

        for process in servers.values():
            process.send_signal(signal.SIGTERM)
        codes = {name: process.wait(PATIENCE) for name, process in servers.items()}
        assert codes == dict.fromkeys(servers, 0)
        assert not [worker for worker in workers if is_running(worker)]
        other.close()
        with suppress(ConnectionClosed):
            client.drain()
    assert lines_in(tmp_path / "bot.sqlite", mine["table"]) >= decided


def test_a_server_leaves_in_time_if_its_postgresql_hangs() -> None:
    with a_postgres() as server:
        address = a_database(server)
        with a_server("--database", address) as (process, house):
            mine = house.lay("human", "random")
            with house.client(mine["table"], mine["token"]) as client:
                one_decision(house, client)
                with stopped(address):
                    client.say("chat", text="to be stored")
                    process.send_signal(signal.SIGTERM)
                    assert process.wait(PATIENCE) == 0


def test_workers_that_hang_leave_with_their_doorkeeper(tmp_path: Path) -> None:
    program = [sys.executable, "-c", HANGING_WORKERS, str(tmp_path)]
    with (
        a_server("--database", tmp_path / "t.sqlite", "--workers", 1 + 1, program=program) as (
            process,
            house,
        ),
        socket.create_connection(("127.0.0.1", house.port)) as asking,
    ):
        asking.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        workers = descendants(process.pid)
        end = time.monotonic() + 20
        while not (tmp_path / "hangs").exists():
            assert time.monotonic() < end
            time.sleep(0.01)
        process.kill()
        while any(is_running(worker) for worker in workers):
            assert time.monotonic() < end
            time.sleep(0.01)


HANGING_WORKERS = """
import os, pathlib, sys
folder = pathlib.Path(sys.argv.pop(1))
(folder / "sitecustomize.py").write_text('''
import sys
if "conclave.server.worker" in sys.orig_argv:
    import pathlib
    from conclave.server import api
    async def hang(hall, asking):
        (pathlib.Path(__file__).parent / "hangs").touch()
        while True:
            pass
    api.ANSWERS["games"] = hang
''')
os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
from conclave.cli import run
sys.exit(run(sys.argv[1:]))
"""

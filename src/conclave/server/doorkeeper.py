"""The doorkeeper: listens for several workers, and hands every guest to the one that keeps the table.

It reads nothing: it peeks at the first line that a guest says, and passes the connection on as it is.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

from conclave.kernel.game import ConclaveError
from conclave.server import keeping
from conclave.server.guests import NOBODY, Proxies, guest_at
from conclave.server.hall import note, owner_of
from conclave.server.leaving import HUNG, LEAVING, SENT_HOME, leave_within
from conclave.server.limits import Ledger
from conclave.server.metrics import Counter
from conclave.server.numbers import Gathered, tell_numbers, tell_one
from conclave.server.places import Places
from conclave.server.settings import SETTINGS, Settings
from conclave.server.slate import Slate, Suspicion
from conclave.server.store import Store

TABLE: Final = re.compile(rb"^[A-Z]{3,7} /(?:ws|t|api/tables)/([A-Za-z0-9]{8})(?=[/? ])")
NUMBERS: Final = re.compile(rb"^(?:GET|HEAD) /metrics(?=[? ])")
FIRST_LINE: Final = 512
PATIENCE: Final = 10.0
"""Seconds in which a guest must have said what it wants."""

STARTING: Final = 60.0
"""Seconds in which a worker must be there to take a guest."""

REST: Final = 0.5
"""Seconds before a worker that died is replaced."""


class Post:
    """A worker at its post: its process, and the way to it."""

    def __init__(self, number: int, process: asyncio.subprocess.Process, way: socket.socket) -> None:
        self.number = number
        self.process = process
        self.way = way


class Doorkeeper:
    """Starts workers, replaces those that die, and shows guests in."""

    def __init__(
        self, listening: socket.socket, settings: Settings, numbers: socket.socket | None = None
    ) -> None:
        self.listening = listening
        self.numbers = numbers
        self.gathered = Gathered()
        self.deaths = Counter("conclave_workers_died_total", "Workers that ended by themselves.")
        self.settings = settings.with_key()  # so that all workers know a guest by the same mark
        self.suspicion = Suspicion()
        self.posts: dict[int, Post] = {}
        self.turn = itertools.count()
        limits, self.proxies = settings.limits, Proxies(settings.proxies)
        self.undecided = Places(limits.undecided, limits.undecided_per_guest, self.proxies.trusts)
        self.arrivals = Ledger(limits.connections_per_second, limits.connections_at_once)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Keep the door until somebody says that it is enough."""
        # Its schema is brought up to date once, before all workers.
        store = await Store.open(self.settings.database)
        await store.close()
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ended.set)
        if self.numbers is not None:
            await tell_numbers(self.numbers, self.text)
        for n in range(self.settings.workers):
            self.start(self.keep_worker(n))
        self.start(self.keep_door())
        await ended.wait()
        await self.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Send the workers home, and end those that do not go."""
        leave_within(LEAVING)
        for task in self.tasks:
            task.cancel()
        leaving = {post.process: asyncio.create_task(post.process.wait()) for post in self.posts.values()}
        send(leaving, signal.SIGTERM)
        if leaving:
            await asyncio.wait(leaving.values(), timeout=SENT_HOME)
        late = [process for process, gone in leaving.items() if not gone.done()]
        if late:
            note("workers hang", logging.WARNING, workers=len(late))
            send(late, signal.SIGKILL)
        await asyncio.gather(*leaving.values())

    # --- workers ------------------------------------------------------------------------------------------
    async def keep_worker(self, number: int) -> None:
        """Have a worker of a number, whatever happens to it."""
        while True:
            way, theirs = socket.socketpair()
            slate = Slate.fresh()
            with theirs:
                way.setblocking(False)
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "conclave.server.worker",
                    str(theirs.fileno()),
                    str(number),
                    str(slate.number),
                    pass_fds=[theirs.fileno(), slate.number],
                    env={**os.environ, SETTINGS: self.settings.written()},
                )
            self.posts[number] = Post(number, process, way)
            hearing = asyncio.create_task(self.hear(number, way))
            code = await process.wait()
            await asyncio.wait([hearing])
            way.close()
            self.gathered.bury(number)
            self.deaths.add()
            note("worker ended", logging.WARNING, worker=number, code=code)
            if code == HUNG:
                await self.close_tables(slate.tables())
            slate.close()
            await asyncio.sleep(REST)

    async def close_tables(self, at_work: list[str]) -> None:
        """Close a table whose rules do not come to an end, so that it hurts the others once and no more."""
        note("worker hung", logging.ERROR, tables=at_work)
        try:
            async with keeping.opened(self.settings.database) as engine:
                for table in self.suspicion.of(at_work):
                    await keeping.close(engine, table)
                    note("table closed: its rules hang", logging.ERROR, table=table)
        except ConclaveError as error:
            note("tables not closed", logging.ERROR, why=str(error))

    async def hear(self, number: int, way: socket.socket) -> None:
        """Take note of the numbers of a worker until it has gone."""
        loop = asyncio.get_running_loop()
        heard = b""
        with suppress(OSError):
            while part := await loop.sock_recv(way, 65_536):
                heard += part
                while len(heard) >= 4 + (size := int.from_bytes(heard[:4], "big")):
                    self.gathered.tell(number, heard[4 : 4 + size].decode())
                    heard = heard[4 + size :]

    def text(self) -> str:
        """The numbers of all workers together, and our own."""
        own = self.deaths
        head = f"# HELP {own.name} {own.meaning}\n# TYPE {own.name} {own.kind}\n"
        return self.gathered.text() + head + "\n".join(own.lines()) + "\n"

    # --- guests -------------------------------------------------------------------------------------------
    async def keep_door(self) -> None:
        """Let guests come in."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                guest, address = await loop.sock_accept(self.listening)
            except OSError:  # too many open files: those who are in may leave first
                await asyncio.sleep(0.1)
                continue
            who = str(address[0]) if address else NOBODY
            if self.proxies.trusts(who) or self.arrivals.allows(guest_at(who)):
                self.start(self.show_in(guest, guest_at(who)))
            else:
                guest.close()

    async def show_in(self, guest: socket.socket, who: str) -> None:
        """Find out which table a guest wants, and hand it on.

        Whoever stands at the door longest without a word goes when there are too many: of the same guest,
        or of the one with most of them, so that the silent keep nobody out who speaks.
        """
        task = asyncio.current_task()
        assert task is not None
        with guest:
            place = self.undecided.come(who, task.cancel)
            try:
                async with asyncio.timeout(PATIENCE):
                    line = await self.first_line(guest)
                place.stay()
                if self.settings.metrics_token and NUMBERS.match(line):
                    reader, writer = await asyncio.open_connection(sock=guest.dup())
                    await tell_one(reader, writer, self.text, self.settings.metrics_token)
                    return
                async with asyncio.timeout(STARTING):
                    await self.hand_on(guest, self.wanted(line))
            except (TimeoutError, OSError):
                pass  # gone, or too slow
            finally:
                place.leave()

    async def first_line(self, guest: socket.socket) -> bytes:
        """What a guest says first, which stays unread for the worker."""
        guest.setblocking(False)
        seen = 0
        while True:
            await readable(guest)
            line = guest.recv(FIRST_LINE, socket.MSG_PEEK)
            if not line or b"\n" in line or len(line) == FIRST_LINE:
                return line
            if len(line) == seen:  # what is there stays readable: wait for more
                await asyncio.sleep(0.02)
            seen = len(line)

    def wanted(self, line: bytes) -> int:
        """The worker for a request: the keeper of its table, or any in turn."""
        found = TABLE.match(line)
        if found is None:
            return next(self.turn) % self.settings.workers
        return owner_of(found[1].decode(), self.settings.workers)

    async def hand_on(self, guest: socket.socket, number: int) -> None:
        """Give a connection to a worker, as soon as that is there to take it."""
        while True:
            post = self.posts.get(number)
            try:
                if post is not None:
                    socket.send_fds(post.way, [b"g"], [guest.fileno()])
                    return
            except OSError:
                pass  # it has just died, or cannot take more at once
            await asyncio.sleep(0.05)


def send(processes: Iterable[asyncio.subprocess.Process], number: int) -> None:
    """Send a signal to those that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            process.send_signal(number)


async def readable(guest: socket.socket) -> None:
    """Wait until there is something to read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(guest.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(guest.fileno())


def keep(listening: socket.socket, settings: Settings, numbers: socket.socket | None = None) -> None:
    """Keep the door of several workers until somebody ends it."""
    asyncio.run(Doorkeeper(listening, settings, numbers).run())

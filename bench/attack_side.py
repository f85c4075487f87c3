"""One side of bench/attack.py: the server, the honest table of four, or the attacker."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from server_side import GRACE, Crowd, Seat, Table, lay, listen, say
from wire import HANDSHAKE, Socket

from conclave.registry import load
from conclave.server import doorkeeper
from conclave.server.app import build, configured
from conclave.server.journal import write_log
from conclave.server.porter import Porter
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.studio import Studio
from conclave.server.thinking import Thinking
from conclave.table.match import Match

PAUSE = 0.06
"""Seconds that the honest players think; their decisions must not outrun the limits they have themselves."""
FROM = ("127.0.0.2", 0)
"""Where the attacker comes from: another address than that of the honest players."""
HEAD = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"


# --- the tables --------------------------------------------------------------------------------------------
async def lay_and_draw(game: str, tables: int, seed: int, folder: Path) -> None:
    """Lay tables, and draw their albums: a server that has run for a while has none to catch up with."""
    await lay(game, tables, seed, folder)
    store = await Store.open(str(folder / "tables.sqlite"))
    await Studio(store, Thinking(), bool).catch_up()
    await store.close()


# --- the server --------------------------------------------------------------------------------------------
def serve(folder: Path, workers: int) -> None:
    """The real server with its usual limits."""
    settings = Settings(database=str(folder / "tables.sqlite"), workers=workers, pace=0.0)
    write_log(settings.log)
    if workers == 1:
        Porter(configured(build(settings))).run(sockets=[listen()])
    else:
        doorkeeper.keep(listen(), settings)


# --- the honest table --------------------------------------------------------------------------------------
class Thoughtful(Table):
    """A table at which everybody thinks for a moment."""

    thinking = False

    def decide(self, seat: Seat) -> None:
        """Answer after a moment, whatever others are shown meanwhile."""
        if not self.thinking and self.decider is None:
            self.thinking = True
            self.crowd.loop.call_later(PAUSE, self.answer)

    def answer(self) -> None:
        """Let somebody who is asked answer, as long as somebody measures."""
        self.thinking = False
        asked = [seat for seat in self.seats if seat.choices]
        if self.crowd.going and asked and not self.over:
            super().decide(self.crowd.dice.choice(asked))


class Honest(Crowd):
    """Four players at each of some tables; where a game ends, they go to another."""

    def __init__(self, folder: Path, port: int, tables: int, seed: int) -> None:
        taken = json.loads((folder / "taken.json").read_text())
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.dice = Random(seed)
        self.tables: list[Table] = [Thoughtful(self, each) for each in taken[:tables]]
        self.spare = [Thoughtful(self, each) for each in taken[tables:]]
        self.callers = []
        self.going = False
        self.tasks = set()
        self.clear()

    async def play(self, seconds: float) -> list[float]:
        """Play for a while; returns how long each decision took until it was seen."""
        self.clear()
        self.going = True
        for table in list(self.tables):
            table.go_on(True)
        await asyncio.sleep(seconds)
        self.going = False
        await asyncio.sleep(2 * PAUSE + GRACE)
        await self.settle()
        return self.times


async def honest(folder: Path, port: int, tables: int, seed: int) -> None:
    """Play whenever a line says so."""
    crowd = Honest(folder, port, tables, seed)
    await crowd.come()
    say({})
    while line := await asyncio.to_thread(sys.stdin.readline):
        facts = json.loads(line)
        if facts["what"] == "where":
            say({"table": crowd.tables[0].name})
        else:
            times = await crowd.play(facts["seconds"])
            say({"times": times, "refused": crowd.refused})


# --- the attacker ------------------------------------------------------------------------------------------
class Attacker:
    """One guest at the limits; what it is answered is counted."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.answers: Counter[str] = Counter()
        self.finished = finished(game)
        self.exploding = exploding()
        self.table = ""
        self.own = ""

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=FROM)

    async def again(self, work: Callable[[], Coroutine[Any, Any, None]], rest: float = 0.0) -> None:
        """Do the same again and again, whatever comes of it."""
        while True:
            with suppress(OSError, EOFError, asyncio.IncompleteReadError):
                await work()
            await asyncio.sleep(rest or 0.001)

    async def prepare(self) -> None:
        """Have a finished game to look back at."""
        status, body = await self.ask("POST", "/api/records", {"record": self.finished})
        assert status == 201, body
        self.own = json.loads(body)["table"]

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """One request on a connection of its own."""
        reader, writer = await self.connect()
        try:
            content = b"" if body is None else json.dumps(body).encode()
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
                + content
            )
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
            status = int(head.split(b" ")[1]) if head else 0
            self.answers[str(status)] += 1
            return status, answer
        finally:
            writer.close()

    # --- ways to attack -----------------------------------------------------------------------------------
    def headers(self) -> list[Coroutine[Any, Any, None]]:
        """Headers as large as can be, and some that never end, byte by byte."""
        return [self.again(self.large_header, 0.02) for _ in range(10)] + [
            self.again(self.slow_header) for _ in range(300)
        ]

    async def large_header(self) -> None:
        reader, writer = await self.connect()
        try:
            writer.write(HEAD + b"".join(b"X-%d: %s\r\n" % (n, b"y" * 150) for n in range(150)) + b"\r\n")
            self.answers[(await reader.readline()).decode()[9:12] or "closed"] += 1
        finally:
            writer.close()

    async def slow_header(self) -> None:
        reader, writer = await self.connect()
        try:
            for letter in HEAD * 100:
                writer.write(bytes([letter]))
                await asyncio.sleep(0.1)
                if reader.at_eof() or writer.is_closing():
                    break
            self.answers[(await reader.readline()).decode()[9:12] or "closed"] += 1
        finally:
            writer.close()

    def silent(self) -> list[Coroutine[Any, Any, None]]:
        """Connections that say nothing, more than one guest may have."""
        return [self.again(self.say_nothing, 0.05) for _ in range(1_200)]

    async def say_nothing(self) -> None:
        reader, writer = await self.connect()
        try:
            self.answers[(await reader.readline()).decode()[9:12] or "closed"] += 1
        finally:
            writer.close()

    def spectators(self) -> list[Coroutine[Any, Any, None]]:
        """As many as may look on at the honest table and at another, each as talkative as may be."""
        return [self.again(lambda table=table: self.look_on(table), 0.5) for table in (self.table, self.own)
                for _ in range(100)]  # fmt: skip

    async def look_on(self, table: str) -> None:
        reader, writer = await self.connect()
        try:
            writer.write(HANDSHAKE.format(path=f"/ws/{table}").encode())
            self.answers[(await reader.readline()).decode()[9:12] or "closed"] += 1
            wire = Socket("")
            wire.transport = writer.transport
            wire.send('{"type":"hello","changes":true}')
            reading = asyncio.create_task(self.swallow(reader))
            try:
                while not reading.done() and not writer.is_closing():
                    await asyncio.sleep(0.2)
                    wire.send('{"type":"ping"}')
            finally:
                reading.cancel()
        finally:
            writer.close()

    async def swallow(self, reader: asyncio.StreamReader) -> None:
        while await reader.read(65536):
            pass

    def moments(self) -> list[Coroutine[Any, Any, None]]:
        """Moments of a long game, codes and lists, without a pause."""
        return [self.again(self.look_back) for _ in range(16)]

    async def look_back(self) -> None:
        for n in range(0, 600, 37):
            await self.ask("GET", f"/api/tables/{self.own}/moments/{n}")
            await self.ask("GET", f"/api/tables/{self.own}/code")
            await self.ask("GET", "/api/tables")

    def records(self) -> list[Coroutine[Any, Any, None]]:
        """Records that explode, one after the other."""
        return [self.again(self.bring) for _ in range(4)]

    async def bring(self) -> None:
        await self.ask("POST", "/api/records", {"record": self.exploding})

    async def attack(self, how: list[str], seconds: float, table: str) -> dict[str, int]:
        """Attack for a while, in one way or in several."""
        self.table = table
        self.answers.clear()
        tasks = [asyncio.create_task(each) for name in how for each in getattr(self, name)()]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return dict(self.answers)


def finished(key: str) -> str:
    """The record of a whole game."""
    match, dice = Match(load(key), 4, 5), Random(5)
    while not match.state.over:
        d = dice.choice(match.state.pending)
        match.decide(d.seat, dice.randrange(len(d.codes)))
    return match.record.text()


def exploding() -> str:
    """Decide and take back by agreement, as often as fits."""
    match, dice = Match(load("dark-artifacts"), 3, 5), Random(5)
    while len(match.record) < 75 or match.may_undo(match.record.decisions[-1].seat):
        d = dice.choice(match.state.pending)
        match.decide(d.seat, dice.randrange(len(d.codes)))
    last = match.record.decisions[-1]
    for _ in range(4_800):
        match.go_back(last.seat)
        match.decide(last.seat, last.index)
    return match.record.text()


async def attacker(port: int, game: str) -> None:
    """Attack whenever a line says so."""
    os.nice(19)  # an attacker has a machine of its own: here it must not take the processor of the others
    side = Attacker(port, game)
    await side.prepare()
    say({"ways": ["headers", "silent", "spectators", "moments", "records"]})
    while line := await asyncio.to_thread(sys.stdin.readline):
        say(await side.attack(**json.loads(line)))


def main() -> None:
    """Be one side."""
    reader = argparse.ArgumentParser(description="One side of bench/attack.py.")
    sides = reader.add_subparsers(dest="side", required=True)
    for side, facts in {
        "lay": ("game", "tables", "seed", "folder"),
        "serve": ("folder", "workers"),
        "honest": ("folder", "port", "tables", "seed"),
        "attacker": ("port", "game"),
    }.items():
        each = sides.add_parser(side)
        for fact in facts:
            each.add_argument(fact, type=Path if fact == "folder" else str if fact == "game" else int)
    args = reader.parse_args()
    if args.side == "lay":
        asyncio.run(lay_and_draw(args.game, args.tables, args.seed, args.folder))
        say({})
    elif args.side == "serve":
        serve(args.folder, args.workers)
    elif args.side == "honest":
        asyncio.run(honest(args.folder, args.port, args.tables, args.seed))
    else:
        asyncio.run(attacker(args.port, args.game))


if __name__ == "__main__":
    main()

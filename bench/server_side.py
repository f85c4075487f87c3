"""One side of bench/server.py: the tables, the server, the echo, or the clients."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import sys
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from uvicorn import Config
from wire import Socket

from conclave.registry import load
from conclave.server import doorkeeper
from conclave.server.app import build, configured
from conclave.server.forms import SeatWanted
from conclave.server.limits import Limits
from conclave.server.porter import Porter
from conclave.server.seats import Seats
from conclave.server.settings import Settings
from conclave.server.store import Store, TableRow
from conclave.table.match import Match

PLAYERS = 4
SPARE = 2
"""Tables laid for each that is played: where a game ends, another begins."""
GRACE = 0.003
"""Seconds after which whoever is asked and was told nothing new answers the prompt it has."""


# --- the tables ------------------------------------------------------------------------------------------
async def lay(game: str, tables: int, seed: int, folder: Path) -> None:
    """Lay tables in a fresh database, each somewhere in the course of a random game; spares are new."""
    store = await Store.open(str(folder / "tables.sqlite"))
    taken: list[dict[str, Any]] = []
    for n in range(SPARE * tables):
        match = begun(game, seed * 10_000 + n, n < tables)
        seats = Seats.laid((SeatWanted(kind="human"),) * PLAYERS, PLAYERS, match.game)
        tokens = [seats.take(None, "")[1] for _ in range(PLAYERS)]
        row = TableRow(
            id=f"bench{n:03}",
            game=game,
            state="running",
            rules=match.record.version,
            seats=seats.written(),
            version=match.record.length - 1,
            created=time(),
            touched=time(),
        )
        await store.lay(row, match.record.lines_from(0))
        taken.append({"table": row.id, "tokens": tokens})
    await store.close()
    (folder / "taken.json").write_text(json.dumps(taken))


def begun(key: str, seed: int, under_way: bool) -> Match:
    """A match that has come as far as any: every moment of a random game is as likely as another."""
    game = load(key)
    match = Match(game, PLAYERS, seed)
    if under_way:
        dice = Random(seed)
        whole = Match(game, PLAYERS, seed)
        chosen: list[tuple[int, int]] = []
        while not whole.state.over:
            d = dice.choice(whole.state.pending)
            chosen.append((d.seat, dice.randrange(len(d.codes))))
            whole.decide(*chosen[-1])
        for seat, index in chosen[: dice.randrange(len(chosen))]:
            match.decide(seat, index)
    return match


def generous(database: str, workers: int = 1) -> Settings:
    """The settings of a server without limits or waits."""
    return Settings(database=database, workers=workers, pace=0.0, limits=Limits.generous())


# --- the servers -----------------------------------------------------------------------------------------
def serve(folder: Path, workers: int) -> None:
    """The real server over the tables, in as many processes as wanted."""
    database = str(folder / "tables.sqlite")
    if workers == 1:
        run(configured(build(generous(database))))
    else:
        doorkeeper.keep(listen(), generous(database, workers))


def echo() -> None:
    """A bare echo under the very same settings of uvicorn."""
    config = configured(build(generous("")))
    config.app = echoing
    config.lifespan = "off"
    run(config)


async def echoing(scope: Any, receive: Any, send: Any) -> None:
    """Send back whatever comes."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def run(config: Config) -> None:
    """Serve on any free port."""
    Porter(config).run(sockets=[listen()])


def listen() -> socket.socket:
    """Listen on any free port, and say on which."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    listening.setblocking(False)
    say({"port": listening.getsockname()[1], "pid": os.getpid()})
    return listening


# --- the clients -----------------------------------------------------------------------------------------
class Choice(Struct, gc=False):
    """What a client needs to know of an option."""

    index: int
    code: tuple[int, int, int]


class Prompt(Struct, gc=False):
    """What a client is asked."""

    choices: list[Choice]


class Line(Struct, gc=False):
    """A line of the log: only their number matters."""


class Scene(Struct, gc=False):
    """What a client reads of a scene."""

    prompt: Prompt | UnsetType | None = UNSET
    log: list[Line] = []
    over: bool = False


class Message(Struct, gc=False):
    """What a client reads of a message."""

    type: str
    version: int = -1
    scene: Scene | None = None


READER = msgspec.json.Decoder(Message)


class Seat(Socket):
    """One client at a table."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(f"/ws/{table.name}")
        self.table = table
        self.number = number
        self.version = -1
        self.choices: list[Choice] = []

    def opened(self) -> None:
        """Say hello."""
        self.send(json.dumps({"type": "hello", "token": self.table.tokens[self.number], "changes": True}))

    def heard(self, raw: memoryview) -> None:
        """Hear whatever comes."""
        message = READER.decode(raw)
        scene = message.scene
        if scene is not None:
            self.version = message.version
            if scene.prompt is not UNSET:
                self.choices = scene.prompt.choices if scene.prompt else []
            self.table.seen(self, len(raw), scene)
        elif message.type == "refused":
            self.table.refused()


class Table:
    """A table and its clients: one decision at a time, any that is legal."""

    def __init__(self, crowd: Crowd, taken: dict[str, Any]) -> None:
        self.crowd = crowd
        self.name = taken["table"]
        self.tokens: list[str] = taken["tokens"]
        self.seats = [Seat(self, number) for number in range(PLAYERS)]
        self.told: set[Seat] = set()
        self.decider: Seat | None = None
        self.sent = 0.0
        self.over = False
        self.grace: asyncio.TimerHandle | None = None

    async def sit_down(self) -> None:
        """Let all clients say hello."""
        for seat in self.seats:
            await seat.connect(self.crowd.port)
        while any(seat.version < 0 for seat in self.seats):
            await asyncio.sleep(0.01)

    def seen(self, seat: Seat, size: int, scene: Scene) -> None:
        """A view has come; once whoever decided has seen what came of it, somebody who is asked goes on."""
        crowd = self.crowd
        crowd.views += 1
        crowd.bytes += size
        crowd.lines += len(scene.log)
        self.over = self.over or scene.over
        self.told.add(seat)
        if self.decider is None or self.decider in self.told:
            self.go_on()

    def refused(self) -> None:
        """A decision was refused: another is made when the scene comes again."""
        self.crowd.refused += 1
        self.decider = None

    def go_on(self, patient: bool = False) -> None:
        """The decision is seen through if the game is over, or if somebody who is asked knows it.

        Who chose behind a screen changes nothing for the others who do: then nobody is told but the decider.
        """
        asked = [seat for seat in self.seats if seat.choices and (seat in self.told or patient)]
        if not asked and not self.over:
            if self.grace is None:
                self.grace = self.crowd.loop.call_later(GRACE, self.go_on, True)
            return
        if self.grace is not None:
            self.grace.cancel()
            self.grace = None
        if self.decider is not None:
            self.crowd.times.append(perf_counter() - self.sent)
            self.decider = None
        if self.over:
            self.crowd.replace(self)
        elif self.crowd.going:
            self.decide(self.crowd.dice.choice(asked))

    def decide(self, seat: Seat) -> None:
        """Let somebody who is asked answer at random."""
        choice = self.crowd.dice.choice(seat.choices)
        self.decider = seat
        self.told.clear()
        self.sent = perf_counter()
        seat.send(decision(seat.version, choice.index, choice.code))


class Caller(Socket):
    """One client at the echo: a message as large as a decision, again as soon as it has come back."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__("/")
        self.crowd = crowd
        self.text = decision(123, 4, (5, 12, -1))
        self.sent = 0.0

    def call(self) -> None:
        """Send the message."""
        self.sent = perf_counter()
        self.send(self.text)

    def heard(self, raw: memoryview) -> None:
        """It has come back."""
        now = perf_counter()
        self.crowd.times.append(now - self.sent)
        if self.crowd.going:
            self.sent = now
            self.send(self.text)
        else:
            self.sent = 0.0


class Crowd:
    """All clients."""

    def __init__(self, folder: Path, port: int, echo_port: int, seed: int) -> None:
        taken = json.loads((folder / "taken.json").read_text())
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.echo_port = echo_port
        self.dice = Random(seed)
        self.tables = [Table(self, each) for each in taken[: len(taken) // SPARE]]
        self.spare = [Table(self, each) for each in taken[len(taken) // SPARE :]]
        self.callers = [Caller(self) for _ in range(PLAYERS * len(self.tables))]
        self.going = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.clear()

    def clear(self) -> None:
        """Count anew."""
        self.times: list[float] = []
        self.views = self.bytes = self.lines = self.refused = 0

    async def come(self) -> None:
        """Connect everybody."""
        for table in self.tables:
            await table.sit_down()
        for caller in self.callers:
            await caller.connect(self.echo_port)

    def replace(self, table: Table) -> None:
        """A game has ended: its clients go to another table."""
        if table not in self.tables:
            return
        self.tables.remove(table)
        task = self.loop.create_task(self.begin_another())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def begin_another(self) -> None:
        """Begin at a spare table."""
        if not self.spare:
            sys.exit("Every game has ended and there is no spare table: take shorter or fewer rounds.")
        table = self.spare.pop()
        await table.sit_down()
        self.tables.append(table)
        if self.going:
            table.go_on(True)

    async def decisions(self, seconds: float) -> None:
        """All tables play for a while; what is under way is seen through."""
        for table in list(self.tables):
            table.go_on(True)
        await asyncio.sleep(seconds)

    async def echo(self, seconds: float) -> None:
        """All sockets at the echo, each one message at a time."""
        for caller in self.callers:
            caller.call()
        await asyncio.sleep(seconds)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while (
            any(table.decider for table in self.tables)
            or any(caller.sent for caller in self.callers)
            or self.tasks
        ):
            await asyncio.sleep(0.02)

    async def round(self, what: str, seconds: float, pid: int) -> dict[str, Any]:
        """One round, and what it cost."""
        self.clear()
        self.going = True
        began, server, own = perf_counter(), seconds_of(pid), own_seconds()
        await (self.echo(seconds) if what == "echo" else self.decisions(seconds))
        took, server, own = perf_counter() - began, seconds_of(pid) - server, own_seconds() - own
        self.going = False
        times = sorted(self.times)
        n = max(1, len(times))
        found = {
            "per_second": len(times) / took,
            "views_per_second": self.views / took,
            "bytes_per_view": self.bytes / max(1, self.views),
            "log_lines": self.lines / max(1, self.views),
            "p50_ms": 1000 * times[len(times) // 2] if times else 0.0,
            "p99_ms": 1000 * times[int(len(times) * 0.99)] if times else 0.0,
            "server_us": 1e6 * server / n,
            "server_busy": server / took,
            "clients_busy": own / took,
            "refused": self.refused,
        }
        await self.settle()
        return found


DECISION = '{"type":"decide","version":%d,"index":%d,"code":[%d,%d,%d]}'
"""A decision as the page sends it."""


def decision(version: int, index: int, code: tuple[int, int, int]) -> str:
    """A decision as the page sends it."""
    return DECISION % (version, index, *code)


def own_seconds() -> float:
    """The processor time that this process has taken."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def seconds_of(pid: int) -> float:
    """The processor time that a process and those it started have taken; 0 where a system does not tell."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            facts = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if pid in (int(stat.parent.name), int(facts[1])):
            ticks += int(facts[11]) + int(facts[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def clients(folder: Path, port: int, echo_port: int, seed: int) -> None:
    """Connect, then do what the lines say."""
    crowd = Crowd(folder, port, echo_port, seed)
    await crowd.come()
    say({"sockets": len(crowd.callers)})
    while line := await asyncio.to_thread(sys.stdin.readline):
        say(await crowd.round(**json.loads(line)))


def say(facts: dict[str, Any]) -> None:
    """A line for whoever measures."""
    print(json.dumps(facts), flush=True)


def main() -> None:
    """Be one side."""
    reader = argparse.ArgumentParser(description="One side of bench/server.py.")
    sides = reader.add_subparsers(dest="side", required=True)
    for side, facts in {
        "lay": ("game", "tables", "seed", "folder"),
        "serve": ("folder", "workers"),
        "echo": ("folder",),
        "clients": ("folder", "port", "echo_port", "seed"),
    }.items():
        each = sides.add_parser(side)
        for fact in facts:
            each.add_argument(fact, type=Path if fact == "folder" else str if fact == "game" else int)
    args = reader.parse_args()
    if args.side == "lay":
        asyncio.run(lay(args.game, args.tables, args.seed, args.folder))
        say({})
    elif args.side == "serve":
        serve(args.folder, args.workers)
    elif args.side == "echo":
        echo()
    else:
        import uvloop  # noqa: PLC0415 - comes with uvicorn[standard], as on the server's side

        uvloop.run(clients(args.folder, args.port, args.echo_port, args.seed))


if __name__ == "__main__":
    main()

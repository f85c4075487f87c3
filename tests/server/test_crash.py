"""`conclave serve`, killed at any moment: no acknowledged decision is lost, and every table goes on.

CONCLAVE_KILLS says how often it is killed over each database, alone and with workers.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import select

from conclave.server.schema import LINES, SAYINGS, TABLES
from conclave.server.store import Store
from conclave.server.viewers import Viewers
from conclave.table.lines import Decided, Withdrawn
from conclave.table.match import Match
from conclave.table.record import Record
from tests.cli.command import descendants
from tests.server.crashing import GONE, Guest, Person, ask, lay
from tests.server.postgres import a_database, a_postgres

KILLS = int(os.environ.get("CONCLAVE_KILLS", "2"))
BACKUPS = 5
"""Of so many evenings, one has a backup taken while people play."""

EARLY = 0.2
"""The share of kills while the server still starts, migrates its database and revives its tables."""

STARTING = 60.0


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with a_postgres() as server:
        yield server


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_over_sqlite_loses_nothing_that_it_acknowledged(workers: int, tmp_path: Path) -> None:
    siege = Siege(str(tmp_path / "tables.sqlite"), workers, tmp_path, Random(f"{KILLS} kills"))
    asyncio.run(siege.run())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_over_postgresql_loses_nothing_that_it_acknowledged(
    workers: int, tmp_path: Path, postgres: str
) -> None:
    fresh = partial(a_database, postgres)
    asyncio.run(Siege(a_database(postgres), workers, tmp_path, Random(f"{KILLS} kills"), fresh).run())


class Siege:
    """One database, and a server over it that is killed again and again."""

    def __init__(
        self, address: str, workers: int, folder: Path, dice: Random, fresh: Callable[[], str] | None = None
    ) -> None:
        self.address = address
        self.workers = workers
        self.folder = folder
        self.fresh = fresh
        self.dice = dice
        self.people: list[Person] = []
        self.guest = Guest(dice)
        self.verified: dict[str, bytes] = {}
        self.counted: Counter[str] = Counter()
        self.end = ""

    async def run(self) -> None:
        server, port = await self.start()
        self.people = await asyncio.to_thread(self.lay_tables, port)
        await self.kill(server)
        for n in range(KILLS):
            await self.play_until_killed(n % BACKUPS == 1)
            await self.look_through()
        await self.go_on()
        print("\n" + ", ".join(f"{what} {n}" for what, n in sorted(self.counted.items())))
        assert self.counted["decide"] > 2 * KILLS
        assert self.counted["backups"] == len(range(1, KILLS, BACKUPS))
        for what in ("chat", "undo", "tables"):
            assert self.counted[what] > KILLS // 8, self.counted

    def lay_tables(self, port: int) -> list[Person]:
        """Tables of both games, with two people and with one, one of them masked."""
        seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
        wishes: list[dict[str, Any]] = [
            {"game": "dark-artifacts", "players": 2, "seats": seats[:2]},
            {"game": "dark-artifacts", "players": 2, "seats": seats[1:]},
            {"game": "black-rose-wars", "players": 3, "seats": seats, "masked": False},
            {"game": "black-rose-wars", "players": 2, "seats": seats[:2]},
        ]
        places = []
        for wish in wishes:
            places.append(lay(port, wish))
            if wish["seats"][:2] == seats[:2]:
                places.append(ask(port, f"/api/tables/{places[-1]['table']}/join", {}))
        return [Person(place, self.dice) for place in places]

    # --- one evening --------------------------------------------------------------------------------------
    async def start(self) -> tuple[Process, int]:
        """The real command, and the port that it says it listens on."""
        command = [sys.executable, "-m", "conclave.cli", "serve", "--port", "0", "--pace", "0"]
        command += ["--database", self.address, "--workers", str(self.workers)]
        with (self.folder / "log").open("wb") as log:
            server = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=log, stdin=DEVNULL)
        assert server.stdout is not None
        line = await asyncio.wait_for(server.stdout.readline(), STARTING)
        return server, int(line.split(b"/ ")[0].rpartition(b":")[2])

    async def kill(self, server: Process) -> None:
        """Kill it: all of it at once, a worker first, or none but the doorkeeper, whom they must follow."""
        workers = descendants(server.pid) if self.workers > 1 else []
        hit = self.dice.sample(workers, self.dice.randrange(len(workers) + 1))
        for worker in hit:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        if hit and self.dice.random() < 0.5:
            await asyncio.sleep(self.dice.uniform(0.0, 0.3))
        server.kill()
        await server.wait()
        self.counted["workers killed"] += len(hit)
        transport = getattr(server, "_transport", None)
        if transport is not None:
            transport.close()

    async def play_until_killed(self, and_back_up: bool) -> None:
        """Everybody comes and plays, until at a random moment there is no server any more."""
        early = not and_back_up and self.dice.random() < EARLY
        backup: asyncio.Task[None] | None = None
        server, port = await self.start()
        here = asyncio.Event()
        evening = asyncio.create_task(self.evening(port, here))
        try:
            if early:
                await asyncio.wait([evening], timeout=self.dice.uniform(0.0, 1.0))
            else:
                seated = asyncio.create_task(here.wait())
                await asyncio.wait([seated, evening], timeout=STARTING, return_when="FIRST_COMPLETED")
                seated.cancel()
                if and_back_up:
                    backup = asyncio.create_task(self.back_up())
                longest = 3.0 if and_back_up else 0.6
                await asyncio.wait([evening], timeout=self.dice.uniform(0.02, longest))
        finally:
            await self.kill(server)
        await asyncio.wait_for(evening, STARTING)
        if backup is not None:
            await backup
        assert early or here.is_set(), (self.end, (self.folder / "log").read_text())
        self.counted["kills in play" if here.is_set() else "kills at the start"] += 1

    async def evening(self, port: int, here: asyncio.Event) -> None:
        """Come, all of you, before anybody plays; then play and lay tables."""
        try:
            await asyncio.gather(*(person.come(port) for person in self.people))
            here.set()
            everybody = [ending(person.play()) for person in self.people]
            await asyncio.gather(*everybody, ending(self.guest.lay(port)))
        except GONE as error:
            self.end = repr(error)
        finally:
            for person in self.people:
                await person.leave()

    # --- backups ------------------------------------------------------------------------------------------
    async def back_up(self) -> None:
        """Take a backup while people play, and put it back elsewhere: all acknowledged before is there."""
        remembered = [memory_of(person) for person in self.people]
        laid, looked_through = list(self.guest.laid), dict(self.verified)
        number = self.counted["backups"]
        file = str(self.folder / f"{number}.backup")
        await conclave("admin", "backup", file, "--database", self.address)
        elsewhere = str(self.folder / f"{number}.sqlite")
        if self.fresh is not None and number % 2 == 0:
            elsewhere = await asyncio.to_thread(self.fresh)
        await conclave("admin", "restore", file, "--database", elsewhere)
        records, sayings = await stored(elsewhere)
        for table, text in looked_through.items():
            assert records[table].startswith(text), "a line that was there before is not in the backup"
        for text in filter(None, records.values()):
            Record.parse(text).verify()
        for place in laid:
            assert place["table"] in records
        for person in remembered:
            check(person, records[person.table], sayings.get(person.table, set()))
        self.counted["backups"] += 1
        self.counted["rows restored"] += sum(text.count(b"\n") for text in records.values())

    # --- after it -----------------------------------------------------------------------------------------
    async def look_through(self) -> None:
        """Whatever was acknowledged or shown is in the database, and every table in it is whole."""
        records, sayings = await stored(self.address)
        for table, text in records.items():
            if text and self.verified.get(table) != text:
                Record.parse(text).verify()
                self.verified[table] = text
        for place in self.guest.laid:
            assert place["table"] in records
        for person in self.people:
            check(person, records[person.table], sayings.get(person.table, set()))
        self.count()
        self.let_others_play()

    def count(self) -> None:
        for person in self.people:
            self.counted.update(deed["type"] for deed in person.acknowledged)
            person.acknowledged.clear()
        self.counted["agreed"] = sum(person.agreed for person in self.people)
        self.counted["tables"] = len(self.guest.laid)

    def let_others_play(self) -> None:
        """Tables at which all is over make room for those that were laid in between."""
        ended = {person.table for person in self.people if person.over}
        self.people = [person for person in self.people if person.table not in ended]
        fresh = [place for place in self.guest.laid if place["table"] not in self.verified_people()]
        self.people += [Person(place, self.dice) for place in fresh[: len(ended)]]

    def verified_people(self) -> set[str]:
        return {person.table for person in self.people}

    async def go_on(self) -> None:
        """In the end everybody finds the way back, and every table takes a decision."""
        server, port = await self.start()
        try:
            await asyncio.gather(*(person.come(port) for person in self.people))
            playing = [asyncio.create_task(ending(person.play())) for person in self.people]
            tables = {person.table for person in self.people if not person.over}
            end = monotonic() + STARTING
            while tables - {p.table for p in self.people if has_decided(p) or p.over}:
                assert monotonic() < end
                await asyncio.sleep(0.02)
        finally:
            await self.kill(server)
        await asyncio.gather(*playing)
        await self.look_through()


async def conclave(*words: str) -> None:
    """Run the command, which must do what it is told."""
    command = [sys.executable, "-m", "conclave.cli", *words]
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE, stdin=DEVNULL)
    _, said = await asyncio.wait_for(process.communicate(), STARTING)
    assert process.returncode == 0, said.decode()


def memory_of(person: Person) -> Person:
    """What somebody knows at this moment."""
    memory = copy(person)
    memory.acknowledged, memory.heard = list(person.acknowledged), set(person.heard)
    return memory


async def ending(work: Any) -> None:
    """Something that ends when the server is gone."""
    with suppress(*GONE):
        await work


def has_decided(person: Person) -> bool:
    return any(deed["type"] == "decide" for deed in person.acknowledged)


async def stored(address: str) -> tuple[dict[str, bytes], dict[str, set[str]]]:
    """Every record in a database, and what was said at its tables."""
    store = await Store.open(address)
    try:
        async with store._engine.connect() as connection:
            tables = (await connection.execute(select(TABLES.c.id, TABLES.c.dealing))).all()
            lines = (await connection.execute(select(LINES).order_by(LINES.c.table_id, LINES.c.number))).all()
            said = (await connection.execute(select(SAYINGS))).all()
    finally:
        await store.close()
    records = {
        table: "".join(f"{row.line}\n" for row in rows).encode()
        for table, rows in groupby(lines, key=lambda row: row.table_id)
    }
    assert set(records) == {row.id for row in tables if not row.dealing}, "a table without its record"
    records |= {row.id: b"" for row in tables if row.dealing}
    sayings: dict[str, set[str]] = {}
    for row in said:
        sayings.setdefault(row.table_id, set()).add(row.text)
    return records, sayings


def check(person: Person, text: bytes, said: set[str]) -> None:
    """What one person was told and acknowledged is in the record, if the table is dealt yet."""
    if not text:
        assert not any(deed["type"] == "decide" for deed in person.acknowledged)
        assert person.version <= 0, "somebody was shown what is not stored"
        return
    record = Record.parse(text)
    answers, match = answered(record, person.seat)
    assert person.version <= Viewers(match).version(person.seat), "somebody was shown what is not stored"
    person.is_asked = match.state.decision_of(person.seat) is not None
    for deed in person.acknowledged:
        if deed["type"] == "decide":
            assert answers[deed["version"]] == deed["index"], deed
        elif deed["type"] == "chat":
            assert deed["text"] in said
    assert person.heard <= said
    agreed = sum(isinstance(entry, Withdrawn) and entry.agreed for entry in record.entries)
    assert person.agreed <= agreed


def answered(record: Record, seat: int) -> tuple[dict[int, int], Match]:
    """What a seat answered to the prompt of each of its versions, and the match."""
    match = Match.of(Record(record.game, record.version, record.options, record.seed, record.seats))
    viewers = Viewers(match)
    answers: dict[int, int] = {}
    for entry in record.entries:
        if isinstance(entry, Decided):
            if entry.seat == seat:
                answers[viewers.version(seat)] = entry.index
            match.decide(entry.seat, entry.index)
        elif isinstance(entry, Withdrawn):
            match.go_back(entry.seat) if entry.agreed else match.undo(entry.seat)
    assert match.record.entries == record.entries
    return answers, match

"""A server killed at any moment loses no acknowledged decision, and every table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.wire import SeatTaken
from conclave.table.lines import Decided, Withdrawn
from tests.conftest import ROOT
from tests.server.evening import PERSON, RANDOM, a_host, a_table, answer, newest
from tests.server.postgres import a_database, a_postgres

STARTING = 60.0


def test_ten_kills_over_sqlite(tmp_path: Path) -> None:
    survive(str(tmp_path / "tables.sqlite"), 10)


def test_five_kills_over_postgresql() -> None:
    with a_postgres() as server:
        survive(a_database(server), 5)


def survive(address: str, kills: int) -> None:
    dice = Random(kills)
    places = asyncio.run(lay_tables(address))
    decided = 0
    for round_ in range(kills):
        told = play_until_killed(address, round_, places, dice.uniform(0.02, 0.6))
        decided += sum("decided" in line for line in told)
        asyncio.run(look_through(address, places, told))
    assert decided > kills * 3
    asyncio.run(go_on(address, places))


async def lay_tables(address: str) -> dict[str, list[SeatTaken]]:
    async with a_host(address) as host:
        tables = [
            await a_table(host, PERSON, RANDOM, game="dark-artifacts"),
            await a_table(host, PERSON, PERSON, RANDOM, game="black-rose-wars", masked=False),
            await a_table(host, PERSON, PERSON, game="black-rose-wars"),
        ]
        return {taken[0].table: taken for taken in tables}


def play_until_killed(
    address: str, seed: int, places: dict[str, Any], seconds: float
) -> list[dict[str, Any]]:
    """Let a server play for a while after its first decision, then kill it: all that it told."""
    command = [sys.executable, "-m", "tests.server.crashing", address, str(seed), *places]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdout is not None
        os.set_blocking(server.stdout.fileno(), False)
        told = b""
        end = monotonic() + STARTING
        while b"decided" not in told and monotonic() < end and server.poll() is None:
            select.select([server.stdout], [], [], 0.1)
            told += server.stdout.read() or b""
        assert b"decided" in told, "the server did not come to play"
        end = monotonic() + seconds
        while monotonic() < end:
            sleep(min(0.02, max(0.0, end - monotonic())))
            told += server.stdout.read() or b""
        server.send_signal(signal.SIGKILL)
        server.wait()
        os.set_blocking(server.stdout.fileno(), True)
        told += server.stdout.read()
    return [json.loads(line) for line in told.decode().splitlines()]


async def look_through(address: str, places: dict[str, list[SeatTaken]], told: list[dict[str, Any]]) -> None:
    """After a kill: whatever was acknowledged or shown is in the store, and every seat is where it was."""
    async with a_host(address) as host:
        for table, taken in places.items():
            room = await host.find(table)
            check_told(room, [line for line in told if line.get("table") == table])
            for place in taken:
                assert room.seat_of(place.token) == place.seat
            assert [row.bot for row in room.seats.rows].count("") == len(taken)
            await check_prompts(host, table)


def check_told(room: Room, told: list[dict[str, Any]]) -> None:
    entries = room.match.record.entries
    decided = {(entry.number, entry.seat) for entry in entries if isinstance(entry, Decided)}
    withdrawn = {(entry.number, entry.seat) for entry in entries if isinstance(entry, Withdrawn)}
    for line in told:
        if "decided" in line:
            assert (line["decided"], line["seat"]) in decided
        elif "withdrawn" in line:
            assert (line["withdrawn"], line["seat"]) in withdrawn
        elif "shown" in line:
            assert line["shown"] <= room.match.version(line["seat"])


async def check_prompts(host: Host, table: str) -> None:
    room = await host.find(table)
    feeds = [await room.listen(seat) for seat in room.seats.people()]
    for _ in range(200):
        asked = [feed for feed in feeds if room.match.state.decision_of(feed.seat)]
        if asked and all(newest(feed).scene.prompt for feed in asked):
            return
        if room.match.state.over:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"nobody at {table} finds a prompt")


async def go_on(address: str, places: dict[str, list[SeatTaken]]) -> None:
    """In the end every table still takes a decision."""
    async with a_host(address) as host:
        for table in places:
            await check_prompts(host, table)
            room = await host.find(table)
            if not room.match.state.over:
                before = room.match.record.length
                feed = next(feed for feed in room.feeds if newest(feed).scene.prompt)
                await answer(room, feed)
                assert room.match.record.length > before

"""Many tables at once over real sockets: nothing is lost, nothing comes out of order, nobody is forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from conclave.server.limits import Limits
from tests.server.house import House, a_house
from tests.server.playing import put_together

TABLES = 20
SEATS = 4
SECONDS = 8.0
MOST_DECISIONS = 60
"""Decisions at each table, if there is time for so many."""

ROOMY = Limits(
    messages_per_second=5_000,
    messages_at_once=50_000,
    sockets_per_guest=1_000,
    tables_per_guest=1_000,
)


class Guest:
    """One client: it keeps every version it is sent, and puts changes together as the page does."""

    def __init__(self, wire: ClientConnection, token: str) -> None:
        self.wire = wire
        self.token = token
        self.scene: dict[str, Any] = {}
        self.version = -1
        self.versions: list[int] = []
        self.over = False

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await self.wire.recv())
        if message["type"] == "scene":
            self.scene = message["scene"]
        elif message["type"] == "changed":
            assert self.scene, "a change without a scene that it could be made to"
            self.scene = put_together({"scene": self.scene}, message)["scene"]
        elif message["type"] == "over":
            self.over = True
        assert message["type"] not in ("refused", "gone"), message
        if message["type"] in ("scene", "changed"):
            self.version = message["version"]
            self.versions.append(self.version)
            assert [line["number"] for line in self.scene["log"]] == list(range(len(self.scene["log"])))
        return message

    async def catch_up(self, version: int) -> None:
        """Hear what was still on its way when the time was up."""
        async with asyncio.timeout(20):
            while self.version < version:
                await self.hear()

    async def decide(self, dice: Random) -> None:
        """Answer at random."""
        choice = dice.choice(self.scene["prompt"]["choices"])
        facts = {"version": self.version, "index": choice["index"], "code": choice["code"]}
        await self.wire.send(json.dumps({"type": "decide", **facts}))


async def sat_down(port: int, table: str, token: str) -> Guest:
    """A guest who has said hello and seen the table."""
    guest = Guest(await connect(f"ws://127.0.0.1:{port}/ws/{table}", compression=None, max_size=None), token)
    await guest.wire.send(json.dumps({"type": "hello", "token": token, "changes": True}))
    while not guest.scene:
        await guest.hear()
    return guest


async def play(port: int, taken: list[dict[str, Any]], until: float, dice: Random) -> tuple[int, list[Guest]]:
    """Play at one table: whoever is asked answers, and only then the next; returns the answers given."""
    guests = [await sat_down(port, each["table"], each["token"]) for each in taken]
    hearing = {asyncio.create_task(guest.hear()): guest for guest in guests}
    given, waits_for = 0, None
    while monotonic() < until or waits_for is not None:
        if waits_for is None and not any(guest.over for guest in guests) and given < MOST_DECISIONS:
            asked = [guest for guest in guests if guest.scene["prompt"]]
            if asked:
                waits_for = dice.choice(asked)
                before = waits_for.version
                await waits_for.decide(dice)
                given += 1
        done, _ = await asyncio.wait(hearing, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            guest = hearing.pop(task)
            task.result()
            hearing[asyncio.create_task(guest.hear())] = guest
            if guest is waits_for and guest.version > before:
                waits_for = None
        if not done and (given >= MOST_DECISIONS or any(guest.over for guest in guests)):
            break
        assert monotonic() < until + 20, "an answer was never acknowledged"
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    return given, guests


async def play_all(port: int, tables: list[list[dict[str, Any]]]) -> list[tuple[int, list[Guest]]]:
    """Play at all tables at once, then let everybody say hello again."""
    until = monotonic() + SECONDS
    dice = Random(4)
    played = await asyncio.gather(*[play(port, taken, until, Random(dice.random())) for taken in tables])
    for (_, guests), taken in zip(played, tables, strict=True):
        for guest in guests:
            fresh = await sat_down(port, taken[0]["table"], guest.token)
            await guest.catch_up(fresh.version)
            assert fresh.version == guest.version
            assert fresh.scene == guest.scene
            await fresh.wire.close()
            await guest.wire.close()
    return played


@pytest.fixture
def a_large_house(tmp_path: Path) -> Iterator[House]:
    with a_house(tmp_path / "tables.sqlite", ROOMY) as running:
        yield running


def test_many_tables_of_four_play_at_once(a_large_house: House, caplog: pytest.LogCaptureFixture) -> None:
    house = a_large_house
    tables = []
    for n in range(TABLES):
        game = "black-rose-wars" if n % 4 == 3 else "dark-artifacts"
        first = house.lay(*["human"] * SEATS, game=game, masked=False)
        tables.append([first, *[house.join(first["table"]) for _ in range(SEATS - 1)]])
    with caplog.at_level(logging.WARNING):
        played = asyncio.run(play_all(house.port, tables))
    assert not [record.getMessage() for record in caplog.records if record.name.startswith("conclave")]
    for (given, guests), taken in zip(played, tables, strict=True):
        assert given > 0
        for guest in guests:
            assert guest.versions == sorted(guest.versions)
        room = house.hall.host.rooms[taken[0]["table"]]
        assert len(room.match.record.decisions) == given
    assert sum(given for given, _ in played) > TABLES * 5

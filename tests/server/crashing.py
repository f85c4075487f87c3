"""A server that plays until it is killed, and tells whoever listens what it has acknowledged and shown.

Run as a program by `test_crash`: the address of the store, a seed, and the ids of the tables.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from random import Random

from conclave.server.feeds import Feed
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.sentences import Refusal
from conclave.server.wire import SceneSent
from conclave.table.lines import Decided, Withdrawn


def tell(**facts: object) -> None:
    os.write(1, f"{json.dumps(facts)}\n".encode())


async def sit(room: Room, seat: int, dice: Random) -> None:
    """Answer at random whatever a seat is asked, and take every ninth answer back."""
    feed = await room.listen(seat)
    async for message in feed:
        if not isinstance(message, SceneSent):
            continue
        tell(shown=message.version, table=room.table, seat=seat)
        if message.scene.prompt:
            try:
                await act(room, feed, message, dice)
            except Refusal as refusal:
                tell(refused=refusal.key)
                await asyncio.sleep(0.01)


async def act(room: Room, feed: Feed, shown: SceneSent, dice: Random) -> None:
    prompt = shown.scene.prompt
    assert prompt is not None
    choice = dice.choice(prompt.choices)
    await room.decide(feed.seat, shown.version, choice.index, choice.code)
    tell(decided=last(room, feed.seat, Decided), table=room.table, seat=feed.seat)
    if dice.random() < 0.1 and room.match.may_undo(feed.seat):
        await room.undo(feed.seat)
        tell(withdrawn=last(room, feed.seat, Withdrawn), table=room.table, seat=feed.seat)
    if dice.random() < 0.1:
        await room.chat(feed.seat, "Well played.")


def last(room: Room, seat: int, kind: type[Decided] | type[Withdrawn]) -> int:
    """The number of the last line of its kind by a seat."""
    entries = reversed(room.match.record.entries)
    return next(entry.number for entry in entries if isinstance(entry, kind) and entry.seat == seat)


async def evening(address: str, seed: int, tables: list[str]) -> None:
    host = await Host.open(address, pause=0.0)
    dice = Random(seed)
    async with asyncio.TaskGroup() as group:
        for table in tables:
            room = await host.find(table)
            for seat in room.seats.people():
                group.create_task(sit(room, seat, dice))


if __name__ == "__main__":
    asyncio.run(evening(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))

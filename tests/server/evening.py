"""Evenings at a host without sockets: lay a table, listen, answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from conclave.registry import games
from conclave.server.feeds import Feed
from conclave.server.forms import NewTable, SeatTaken, SeatWanted
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.sentences import Refusal
from conclave.server.wire import SceneSent, Sent
from conclave.show.scene import Choice

PERSON = SeatWanted(kind="human")
OPEN = SeatWanted(kind="open")
RANDOM = SeatWanted(kind="bot", bot="random")
GAMES = games()


def run(evening: Coroutine[Any, Any, None]) -> None:
    """An evening that must come to its end."""
    asyncio.run(asyncio.wait_for(evening, 60.0))


@asynccontextmanager
async def a_host(address: object, pause: float = 0.0, grace: float = 0.0) -> AsyncIterator[Host]:
    host = await Host.open(str(address), pause, grace=grace)
    try:
        yield host
    finally:
        await host.close()


def wanted(game: str = "dark-artifacts", *seats: SeatWanted, **facts: Any) -> NewTable:
    seats = seats or (PERSON, PERSON)
    return NewTable(game=game, players=len(seats), seats=seats, **facts)


async def a_table(
    host: Host, *seats: SeatWanted, game: str = "dark-artifacts", **facts: Any
) -> list[SeatTaken]:
    """A table with everybody seated: the places of its people, in order."""
    taken = [await host.create(wanted(game, *seats, name="Ada", **facts), seed=7)]
    room = await host.find(taken[0].table)
    while room.state() == "open":
        taken.append(await room.join(name="Bo"))
    return taken


def drain(feed: Feed) -> list[Sent]:
    """What waits to be read."""
    found = list(feed._waiting)
    feed._waiting.clear()
    return found


def newest(feed: Feed) -> SceneSent:
    """The last scene that a feed was given."""
    assert feed.last is not None
    return feed.last


def of_type(messages: list[Sent], type_: type[Any]) -> list[Any]:
    return [message for message in messages if isinstance(message, type_)]


async def answer(room: Room, feed: Feed, dice: Random | None = None) -> Choice:
    """Answer the prompt of a feed, at random or with the first option."""
    shown = newest(feed)
    prompt = shown.scene.prompt
    assert prompt is not None
    choice = dice.choice(prompt.choices) if dice else prompt.choices[0]
    await room.decide(feed.seat, shown.version, choice.index, choice.code)
    return choice


async def play(room: Room, feeds: list[Feed], decisions: int, dice: Random) -> int:
    """Let people answer whatever they are asked; returns how many answers there were."""
    made = 0
    while made < decisions and not room.match.state.over:
        asked = [feed for feed in feeds if newest(feed).scene.prompt]
        if asked:
            await answer(room, dice.choice(asked), dice)
            made += 1
        else:
            await asyncio.sleep(0.002)
    return made


async def refused(key: str, work: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.key == key
    return caught.value

"""Clocks: they run for who is openly asked and for nobody else, outlive the server, and hand on to a bot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from conclave.server import clock as clocks
from conclave.server.clock import Clock
from conclave.server.feeds import Feed
from conclave.server.forms import ClockWanted
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.timekeeper import CLOCK_BOT
from tests.server.evening import (
    OPEN,
    PERSON,
    RANDOM,
    a_host,
    a_table,
    answer,
    newest,
    play,
    refused,
    run,
    wanted,
)

WISH = ClockWanted(seconds=100, increment=5)


class Hand:
    """The hand of a clock that a test moves."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(clocks, "monotonic", lambda: self.now)


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


def left(room: Room) -> list[float]:
    assert room.timekeeper.clock is not None
    return [round(x, 1) for x in room.timekeeper.clock.now()]


def running(room: Room) -> list[int]:
    assert room.timekeeper.clock is not None
    return room.timekeeper.clock.running


async def one_asked(host: Host) -> tuple[Room, Feed, Feed]:
    """Two people past the screens: the one who is asked, then the other."""
    taken = await a_table(host, PERSON, PERSON, clock=WISH)
    room = await host.find(taken[0].table)
    feeds = [await room.listen(0), await room.listen(1)]
    dice = Random(5)
    while room.match.state.aside or len(room.match.state.pending) != 1:
        await play(room, feeds, 1, dice)
    asked = next(feed for feed in feeds if newest(feed).scene.prompt)
    return room, asked, feeds[1 - asked.seat]


# --- the clock itself --------------------------------------------------------------------------------------
def test_a_clock_runs_for_some_and_stands_still_for_the_others(hand: Hand) -> None:
    clock = Clock.of(WISH, 3)
    clock.run([0, 2])
    hand.now += 30
    assert clock.now() == [70, 100, 70]
    clock.run([1])
    clock.add(0, earns=True)
    hand.now += 99
    assert clock.now() == [75, 1, 70]
    assert clock.next_flag() == 1
    assert clock.fallen() == []
    hand.now += 2
    assert clock.now() == [75, 0, 70]
    assert clock.fallen() == [1]
    clock.run([])
    hand.now += 1000
    assert clock.now() == [75, 0, 70]
    assert clock.next_flag() == -1
    assert [(each.seconds, each.running) for each in clock.facts()] == [(75, False), (0, False), (70, False)]


def test_a_kept_clock_stands_still_until_somebody_is_asked(hand: Hand) -> None:
    clock = Clock.of(WISH, 2)
    clock.run([1])
    hand.now += 12.34
    again = Clock.read(clock.written())
    assert again is not None
    hand.now += 500
    assert again.now() == [100, 87.7]
    assert again.increment == 5
    assert Clock.read("") is None


def test_a_withdrawn_decision_gives_back_what_it_earned(hand: Hand) -> None:
    clock = Clock.of(WISH, 2)
    clock.add(0, earns=True)
    clock.add(0, earns=False)
    clock.add(1, earns=True)
    again = Clock.read(clock.written())
    assert again is not None
    assert again.now() == [105, 105]
    again.give_back(0)
    assert again.now() == [105, 105]  # the last one was answered in secret
    again.give_back(0)
    again.give_back(1)
    assert again.now() == [100, 100]
    again.give_back(1)
    assert again.now() == [100, 100]  # nothing of it stands any more
    again.add(1, earns=True)
    again.run([1])
    hand.now += 102
    again.give_back(1)
    assert again.now() == [100, 0]


def test_a_clock_of_an_earlier_server_is_read() -> None:
    clock = Clock.read("[[90.5,100.0],5.0,100.0]")
    assert clock is not None
    clock.give_back(0)
    assert (clock.now(), clock.increment, clock.seconds) == ([90.5, 100.0], 5.0, 100.0)


# --- at the table ------------------------------------------------------------------------------------------
def test_the_clock_runs_only_for_who_is_asked(tmp_path: Path, hand: Hand) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, other = await one_asked(host)
            assert running(room) == [asked.seat]
            before = left(room)
            hand.now += 10
            after = left(room)
            assert after[asked.seat] == before[asked.seat] - 10
            assert after[other.seat] == before[other.seat]
            await answer(room, asked)
            assert left(room)[asked.seat] == after[asked.seat] + 5
            assert running(room) == [d.seat for d in room.match.state.pending]

    run(evening())


def test_deciding_and_taking_back_earns_nothing(tmp_path: Path, hand: Hand) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, _ = await one_asked(host)
            before = left(room)
            for _ in range(20):
                await answer(room, asked)
                assert left(room)[asked.seat] == before[asked.seat] + 5
                assert newest(asked).undo.free
                await room.undo(asked.seat)
            assert left(room) == before
        async with a_host(tmp_path / "t") as host:
            assert left(await host.find(room.table)) == before

    run(evening())


def test_the_clock_waits_for_everybody_and_not_for_bots(tmp_path: Path, hand: Hand) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await host.create(wanted("dark-artifacts", PERSON, OPEN, clock=WISH), seed=7)
            room = await host.find(taken.table)
            assert running(room) == []
            await room.join()
            assert running(room) == [0, 1]  # both choose behind their screens
            await room.hand_over(1, "random")
            assert running(room) == [0]
            bots = await a_table(host, PERSON, RANDOM, clock=WISH)
            room = await host.find(bots[0].table)
            feed = await room.listen(0)
            await play(room, [feed], 20, Random(1))
            assert left(room)[1] == 100  # a bot neither spends time nor earns any
            assert left(room)[0] == 200

    run(evening())


def test_the_clock_outlives_the_server(tmp_path: Path, hand: Hand) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, _ = await one_asked(host)
            hand.now += 42
            await answer(room, asked)
            before, table, ran = left(room), room.table, running(room)
        hand.now += 100_000
        async with a_host(tmp_path / "t") as host:
            room = await host.find(table)
            assert left(room) == before
            assert running(room) == ran
            hand.now += 3
            assert left(room)[ran[0]] == round(before[ran[0]] - 3, 1)

    run(evening())


def test_when_a_flag_falls_a_bot_plays_the_seat_to_the_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, other = await one_asked(host)
            assert room.timekeeper.clock is not None
            room.timekeeper.clock.left[asked.seat] = 0.02
            room.timekeeper.run()
            async with asyncio.timeout(10):
                while not newest(other).scene.prompt:
                    await asyncio.sleep(0.01)
            assert room.seats[asked.seat].bot == CLOCK_BOT
            assert newest(other).seats[asked.seat].bot == CLOCK_BOT
            assert room.seats[other.seat].bot == ""
            assert running(room) == [other.seat]
            assert left(room)[asked.seat] == 0
            await refused("time-up", room.take_back(asked.seat))
            table = room.table
        async with a_host(tmp_path / "t") as host:
            room = await host.find(table)
            assert room.seats[asked.seat].bot == CLOCK_BOT
            await refused("time-up", room.take_back(asked.seat))
            feed = await room.listen(other.seat)
            assert newest(feed).scene.prompt
            await answer(room, feed)

    run(evening())


# --- secrets -----------------------------------------------------------------------------------------------
def test_an_answer_given_in_secret_neither_costs_nor_earns_time(tmp_path: Path, hand: Hand) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(
                host, PERSON, PERSON, game="black-rose-wars", masked=False, clock=ClockWanted(seconds=86_400)
            )
            room = await host.find(taken[0].table)
            feeds = [await room.listen(0), await room.listen(1)]
            assert room.timekeeper.clock is not None
            room.timekeeper.clock.increment = 5
            dice = Random(13)  # with these dice a secret question comes soon
            while not (secret := [d.seat for d in room.match.state.pending if not d.open]):
                await play(room, feeds, 1, dice)
            before = left(room)
            assert running(room) == []
            hand.now += 60
            await answer(room, feeds[secret[0]])
            assert left(room) == before

    run(evening())


def test_behind_a_mask_the_clock_stands_still(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(
                host, PERSON, PERSON, game="black-rose-wars", clock=ClockWanted(seconds=86_400)
            )
            room = await host.find(taken[0].table)
            feeds = [await room.listen(0), await room.listen(1)]
            dice = Random(4)
            await play(room, feeds, 150, dice)
            room.mask.pause = 0.2
            async with asyncio.timeout(20):
                while not room.mask.is_up or not [d for d in room.match.state.pending if d.open]:
                    await play(room, feeds, 1, dice)
                assert running(room) == []
                while room.mask.is_up or not running(room):
                    await asyncio.sleep(0.01)
            assert running(room) == [d.seat for d in room.match.state.pending if d.open]

    run(evening())

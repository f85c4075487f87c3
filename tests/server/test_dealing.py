"""Chance that can be checked at a table: promised first, dealt when all have come, shown at the end."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

from conclave.server.feeds import Feed
from conclave.server.forms import SeatTaken
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.seats import SPECTATOR
from conclave.table.record import Record
from tests.server.evening import (
    OPEN,
    PERSON,
    RANDOM,
    a_host,
    drain,
    newest,
    play,
    refused,
    run,
    wanted,
)


async def laid(host: Host, *seats: object) -> tuple[Room, SeatTaken]:
    taken = await host.create(wanted("dark-artifacts", *seats, name="Ada"))  # type: ignore[arg-type]
    return await host.find(taken.table), taken


def test_nothing_is_dealt_before_everybody_has_come(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, ada = await laid(host, PERSON, OPEN)
            assert ada.promise is not None
            first = await room.listen(0, throw="heads")
            shown = newest(first)
            assert not shown.scene.pieces
            assert not shown.scene.cards
            assert not shown.scene.log
            assert shown.scene.prompt is None
            assert shown.scene.waiting == (1,)
            assert "everybody has come" in shown.scene.banner
            bo = await room.join(name="Bo")
            assert bo.promise == ada.promise == room.facts().promise
            assert newest(first).scene.prompt is None
            await refused("not-dealt", room.decide(0, 0, 0, (1, 0, 0)))
            await refused("not-dealt", room.why(0, (1, 0, 0)))
            await refused("not-dealt", room.moments(0, SPECTATOR))
            await refused("nothing-to-undo", room.undo(0))
            second = await room.listen(1, throw="tails")
            for feed in (first, second):
                assert newest(feed).scene.log
                assert newest(feed).scene.waiting
            chance = room.match.record.chance
            assert chance is not None
            assert chance.throws == ("heads", "tails")
            assert room.match.record.seed == chance.seed
            assert room.facts().promise == ada.promise

    run(evening())


def test_the_promise_is_the_sum_of_the_secret_that_the_record_shows(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, ada = await laid(host, PERSON, OPEN)
            assert ada.promise is not None
            await room.join()
            feeds = [await room.listen(0, throw="mine"), await room.listen(1)]
            await refused("record-when-over", recorded(room))
            await play(room, feeds, 10_000, Random(1))
            chance = Record.parse((await recorded(room)).encode()).chance
            assert chance is not None
            assert sha256(f"{ada.promise.nonce}:{chance.secret}".encode()).hexdigest() == ada.promise.hash
            assert chance.throws == ("mine", "")

    async def recorded(room: Room) -> str:
        return room.record()

    run(evening())


def test_a_seat_throws_once_and_nobody_for_another(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, _ = await laid(host, PERSON, OPEN)
            room.leave(await room.listen(0, throw="first"))
            room.leave(await room.listen(0, throw="second"))
            room.leave(await room.listen(SPECTATOR, throw="guest"))
            await room.join()
            room.leave(await room.listen(1))
            assert room.match.record.chance is not None
            assert room.match.record.chance.throws == ("first", "")

    run(evening())


def test_a_restart_before_the_deal_loses_neither_promise_nor_throws(tmp_path: Path) -> None:
    async def evening() -> None:
        address = tmp_path / "t.sqlite"
        async with a_host(address) as host:
            room, ada = await laid(host, PERSON, OPEN)
            await room.listen(0, throw="heads")
        async with a_host(address) as host:
            room = await host.find(ada.table)
            assert room.facts().promise == ada.promise
            await room.join()
            feed = await room.listen(1, throw="tails")
            assert room.match.record.chance is not None
            assert room.match.record.chance.throws == ("heads", "tails")
            dealt, log = room.match.record.text(), newest(feed).scene.log
        async with a_host(address) as host:
            room = await host.find(ada.table)
            assert room.match.record.text() == dealt
            assert newest(await room.listen(1)).scene.log == log
            assert room.facts().promise == ada.promise

    run(evening())


def test_who_leaves_before_the_deal_is_waited_for_no_more_and_another_may_come(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, _ = await laid(host, PERSON, OPEN, OPEN)
            await room.join(name="Bo")
            await room.listen(0, throw="ada")
            await room.listen(1, throw="bo")
            await room.leave_for_good(1)
            assert room.facts().seats[1].kind == "open"
            await room.join(name="Cy")
            await room.join(name="Di")
            await room.listen(2, throw="di")
            assert not room.sitting.is_dealt
            await room.listen(1, throw="cy")
            assert room.match.record.chance is not None
            assert room.match.record.chance.throws == ("ada", "cy", "di")

    run(evening())


def test_a_seat_that_is_handed_to_a_bot_is_not_waited_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, _ = await laid(host, PERSON, OPEN)
            feed: Feed = await room.listen(0, throw="ada")
            await room.join(name="Bo")
            await room.hand_over(0, "random", 1)
            assert room.sitting.is_dealt
            assert any(getattr(message, "scene", None) for message in drain(feed))
            await play(room, [feed], 3, Random(1))

    run(evening())


def test_bots_alone_are_dealt_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, taken = await laid(host, RANDOM, RANDOM)
            assert room.sitting.is_dealt
            assert room.match.record.chance is not None
            assert taken.promise == room.facts().promise

    run(evening())


def test_the_same_again_has_a_promise_of_its_own(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t.sqlite") as host:
            room, ada = await laid(host, PERSON, OPEN)
            await room.join()
            await play(room, [await room.listen(n) for n in range(2)], 10_000, Random(1))
            again = await host.again(ada.table, 0)
            assert again.promise is not None
            assert again.promise != ada.promise
            await host.again(ada.table, 1)
            new = await host.find(again.table)
            await new.listen(0)
            await new.listen(1)
            assert new.match.record.seed != room.match.record.seed

    run(evening())

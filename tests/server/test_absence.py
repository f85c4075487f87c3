"""People who go away: their seats stay theirs, nobody looks ahead at their cost; some leave for good."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from conclave.server import mask as masks
from conclave.server.feeds import Feed
from conclave.server.forms import SeatTaken
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.wire import Asked, Gone, Settled
from conclave.table.lines import Withdrawn
from tests.server.evening import (
    OPEN,
    PERSON,
    a_host,
    a_table,
    answer,
    drain,
    newest,
    of_type,
    play,
    refused,
    run,
    wanted,
)


async def after_a_drop(host: Host) -> tuple[Room, Feed, list[SeatTaken]]:
    """Two people past the screens, of whom the second has gone and a bot plays for them."""
    taken = await a_table(host, PERSON, PERSON)
    room = await host.find(taken[0].table)
    ada, bo = await room.listen(0), await room.listen(1)
    dice = Random(5)
    while room.match.state.aside or len(room.match.state.pending) != 1:
        await play(room, [ada, bo], 1, dice)
    room.leave(bo)
    await room.hand_over(0, "random", 1)
    assert newest(ada).seats[1].bot == "random"
    return room, ada, taken


async def played_ahead(room: Room, ada: Feed) -> None:
    """Let Ada play on until the bot has shown something."""
    dice = Random(6)
    before = room.match.record.own[1]
    while room.match.may_undo(0) or room.match.record.own[1] < before + 3:
        if newest(ada).scene.prompt:
            await answer(room, ada, dice)
        await asyncio.sleep(0.01)


# --- looking ahead -----------------------------------------------------------------------------------------
def test_who_stays_cannot_play_ahead_look_and_take_it_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await after_a_drop(host)
            await played_ahead(room, ada)
            assert not newest(ada).undo.free
            assert not newest(ada).undo.ask
            assert "not everybody is here" in newest(ada).undo.why
            await refused("undo-needs-absent", room.undo(0))  # the bot may play on meanwhile
            assert not [entry for entry in room.match.record.entries if isinstance(entry, Withdrawn)]

    run(evening())


def test_who_comes_back_is_asked_although_a_bot_plays_for_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await after_a_drop(host)
            await played_ahead(room, ada)
            bo = await room.listen(1)
            while (
                room.match.state.decision_of(1) or not newest(ada).undo.ask
            ):  # until Ada is asked, and the bot is not
                await answer(room, ada) if newest(ada).scene.prompt else await asyncio.sleep(0.01)
            drain(bo)
            await room.undo(0)
            [asked] = of_type(drain(bo), Asked)
            standing = len(room.match.record)
            await room.consent(1, asked.ask, True)
            assert len(room.match.record) < standing

    run(evening())


def test_leaving_is_no_consent_to_an_undo(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(host, PERSON, PERSON, PERSON)
            room = await host.find(taken[0].table)
            feeds = [await room.listen(seat) for seat in range(3)]
            dice = Random(3)
            actor = feeds[0]
            while not newest(actor).undo.ask:
                actor = next(feed for feed in feeds if newest(feed).scene.prompt)
                await answer(room, actor, dice)
            one, other = [feed for feed in feeds if feed is not actor]
            for feed in feeds:
                drain(feed)
            await room.undo(actor.seat)
            [asked] = of_type(drain(one), Asked)
            await room.consent(one.seat, asked.ask, True)
            standing = len(room.match.record)
            room.leave(other)
            while not (settled := of_type(drain(actor), Settled)):
                await asyncio.sleep(0.01)
            assert settled == [Settled(ask=asked.ask, yes=False)]
            assert len(room.match.record) == standing
            await refused("undo-needs-absent", room.undo(actor.seat))

    run(evening())


def test_a_person_for_whom_a_bot_plays_is_hidden_from_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t", pause=5.0) as host:
            room, _, _ = await after_a_drop(host)
            paused: list[float] = []
            monkeypatch.setattr(room.mask, "is_worn", True)
            monkeypatch.setattr(room.mask, "hide", paused.append)
            room.mask.cover(openly=True, told=True)
            assert paused == [5.0]
            assert masks.SHORT_PAUSE < 5.0

    run(evening())


# --- grace -------------------------------------------------------------------------------------------------
def test_a_dropped_socket_is_waited_for_before_a_bot_may_play(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t", grace=30.0) as host:
            taken = await a_table(host, PERSON, PERSON)
            room = await host.find(taken[0].table)
            ada, bo = await room.listen(0), await room.listen(1)
            await refused("still-there", room.hand_over(0, "random", 1))
            room.leave(bo)
            await refused("back-soon", room.hand_over(0, "random", 1))
            assert room.seats[1].bot == ""
            room.stand_ins.grace = 0.05
            await asyncio.sleep(0.06)
            await room.hand_over(0, "random", 1)
            assert newest(ada).seats[1].bot == "random"
        async with a_host(tmp_path / "t", grace=30.0) as host:  # the server was away as well
            room = await host.find(taken[0].table)
            await room.listen(0)
            await room.take_back(1)
            await refused("back-soon", room.hand_over(0, "random", 1))

    run(evening())


# --- for good ----------------------------------------------------------------------------------------------
def test_who_leaves_for_good_is_played_by_a_bot_and_minds_nothing_any_more(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, taken = await after_a_drop(host)
            bo = await room.listen(1)
            await room.leave_for_good(1)
            assert bo.ended
            assert of_type(drain(bo), Gone)[-1].sentence == "You have left this table for good."
            assert room.seat_of(taken[1].token) == -1
            assert room.seats[1].bot == "greedy"
            await refused("yours-already", room.take_back(1))
            await played_ahead(room, ada)
            assert newest(ada).undo.free
            await room.undo(0)
        async with a_host(tmp_path / "t") as host:
            room = await host.find(taken[0].table)
            assert room.seat_of(taken[1].token) == -1
            assert room.seat_of(taken[0].token) == 0

    run(evening())


def test_who_leaves_before_the_game_has_begun_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            mine = await host.create(wanted("dark-artifacts", PERSON, OPEN, OPEN, name="Ada"), seed=7)
            room = await host.find(mine.table)
            bo = await room.join(name="Bo")
            await room.leave_for_good(bo.seat)
            assert [facts.kind for facts in room.facts().seats] == ["human", "open", "open"]
            again = await room.join(bo.seat, "Cy")
            assert again.token != bo.token
            assert room.seat_of(bo.token) == -1

    run(evening())

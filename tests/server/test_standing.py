"""Standing answers at a table: who lets something pass is not asked, and nobody else can tell."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.kernel.happenings import PASS
from conclave.server.feeds import Feed
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.wire import SceneSent
from conclave.table.standing import may_stand
from tests.server.evening import PERSON, a_host, a_table, answer, drain, newest, of_type, refused, run


async def asked_in_secret(host: Host) -> tuple[Room, Feed, Feed]:
    """Two people; the first of those returned may answer in secret what the other, who waits, has done."""
    taken = await a_table(host, PERSON, PERSON, game="black-rose-wars", masked=False)
    room = await host.find(taken[0].table)
    feeds = [await room.listen(0), await room.listen(1)]
    dice = Random(13)
    while not room.match.state.over:
        last, before = room.match.state.pending[0].seat, len(room.match.record)
        await answer(room, feeds[last], dice)
        assert len(room.match.record) == before + 1
        d = room.match.state.pending[0]
        if d.seat != last and may_stand(d) and len(d.codes) > 1:
            return room, feeds[d.seat], feeds[last]
    raise AssertionError("nobody was asked in secret")


async def decline(room: Room, feed: Feed, stand: bool = True) -> None:
    """Decline what is asked, and perhaps let that stand."""
    shown = newest(feed)
    assert shown.scene.prompt is not None
    choice = next(c for c in shown.scene.prompt.choices if c.code[0] == PASS)
    await room.decide(feed.seat, shown.version, choice.index, choice.code, stand)


def feed_of(room: Room, one: Feed, other: Feed) -> Feed:
    """Whoever of the two is asked now."""
    return one if room.match.state.pending[0].seat == one.seat else other


def test_who_lets_something_pass_is_told_how_much_and_nobody_else(tmp_path: Path) -> None:
    """Until the round is over; then everything is asked again."""

    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, other = await asked_in_secret(host)
            assert newest(asked).scene.prompt.may_stand  # type: ignore[union-attr]
            turn = room.match.game.round_of(room.match.state)
            await decline(room, asked)
            assert (newest(asked).standing, newest(other).standing) == (1, 0)
            dice = Random(5)
            while room.match.game.round_of(room.match.state) == turn:
                assert newest(asked).standing == 1
                await answer(room, feed_of(room, asked, other), dice)
            assert newest(asked).standing == 0

    run(evening())


def test_only_declining_in_secret_can_stand(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, other = await asked_in_secret(host)
            shown = newest(asked)
            prompt: Any = shown.scene.prompt
            use = next(c for c in prompt.choices if c.code[0] != PASS)
            await refused("cannot-stand", room.decide(asked.seat, shown.version, use.index, use.code, True))
            await decline(room, asked, stand=False)
            assert newest(asked).standing == 0
            while not room.match.state.pending[0].open:
                await decline(room, feed_of(room, asked, other), stand=False)
            feed = feed_of(room, asked, other)
            choice = newest(feed).scene.prompt.choices[0]  # type: ignore[union-attr]
            work = room.decide(feed.seat, newest(feed).version, choice.index, choice.code, True)
            await refused("cannot-stand", work)

    run(evening())


def test_ask_again_undoes_it_and_so_does_a_bot_in_the_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, _ = await asked_in_secret(host)
            await decline(room, asked)
            drain(asked)
            await room.ask_again(asked.seat)
            (told,) = of_type(drain(asked), SceneSent)
            assert told.standing == 0
            assert room.sitting.standing.answer(room.match.game, room.match.state) is None
            room.sitting.standing._kept[asked.seat] = {(0, 0)}
            await room.hand_over(asked.seat, "random")
            assert asked.seat not in room.sitting.standing._kept
            await refused("bot-plays", room.ask_again(asked.seat))

    run(evening())


@pytest.mark.parametrize("stand", [True, False])
def test_a_table_goes_on_over_what_is_let_pass(tmp_path: Path, stand: bool) -> None:
    """The answer is in the record like any other; without a standing answer the table waits for it."""

    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, asked, other = await asked_in_secret(host)
            if stand:
                room.sitting.standing.keep(room.match.game, room.match.state, asked.seat)
            cause = room.match.record.decisions[-1]
            room.match.go_back(other.seat)
            drain(asked), drain(other)
            await room._play.decide(cause.seat, cause.index)
            waits = [d.seat for d in room.match.state.pending] == [asked.seat]
            assert waits == (not stand)
            last = room.match.record.decisions[-1]
            assert (last.seat, last.option[0]) == (
                (asked.seat, PASS) if stand else (cause.seat, cause.option[0])
            )
            assert not any(sent.standing for sent in of_type(drain(other), SceneSent))
            room.match.record.verify()

    run(evening())

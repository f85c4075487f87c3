"""Bots at the tables: one that fails is named in the log, and nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.registry import load
from conclave.server.thinking import Thinking
from conclave.server.wire import Noticed
from tests.server.evening import PERSON, RANDOM, a_host, a_table, drain, of_type, play, run
from tests.server.house import GAME


class Broken:
    """A bot with a mistake in it."""

    def choose(self, view: Any, dice: Any) -> int:
        raise ZeroDivisionError


def test_a_bot_that_fails_is_named_and_answers_anything(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = load(GAME)
    view = game.view(game.new(2, 1), 0)
    thinking = Thinking()
    monkeypatch.setattr(thinking, "bot", lambda name, game: Broken())
    chosen = asyncio.run(thinking.choose("broken", game, view))
    thinking.close()
    assert chosen.failed == "raised"
    assert 0 <= chosen.index < len(view.decision_of(0).codes)
    assert [record.facts for record in caplog.records] == [{"bot": "broken", "game": GAME}]  # type: ignore[attr-defined]


@pytest.mark.parametrize("answer", [None, -1, 10_000, "1", 1.0, True])
def test_nonsense_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, answer: object
) -> None:
    class Silly:
        def choose(self, view: Any, dice: Any) -> object:
            return answer

    game = load(GAME)
    view = game.view(game.new(2, 1), 0)
    thinking = Thinking()
    monkeypatch.setattr(thinking, "bot", lambda name, game: Silly())
    chosen = asyncio.run(thinking.choose("silly", game, view))
    thinking.close()
    assert chosen.failed == "nonsense"
    assert 0 <= chosen.index < len(view.decision_of(0).codes)
    assert [record.message for record in caplog.records] == ["bot answered nonsense"]


def test_nobody_waits_for_a_bot_that_hangs_and_it_is_asked_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []
    never = threading.Event()

    class Hanging:
        def choose(self, view: Any, dice: Any) -> int:
            asked.append(1)
            never.wait(20)
            return 0

    async def evening() -> None:
        for _ in range(3):
            chosen = await thinking.choose("hanging", game, view)
            assert chosen.failed == "slow"
            assert 0 <= chosen.index < len(view.decision_of(0).codes)

    game = load(GAME)
    view = game.view(game.new(2, 1), 0)
    thinking = Thinking(deadline=0.05)
    monkeypatch.setattr(thinking, "bot", lambda name, game: Hanging())
    asyncio.run(evening())
    thinking.close()
    never.set()
    assert asked == [1]
    assert [record.message for record in caplog.records] == ["bot is too slow"]


def test_the_table_is_told_whose_bot_failed_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            monkeypatch.setattr(host.thinking, "bot", lambda name, game: Broken())
            [mine] = await a_table(host, PERSON, RANDOM)
            room = await host.find(mine.table)
            feed = await room.listen(0)
            await play(room, [feed], 12, Random(3))
            while not (noticed := of_type(drain(feed), Noticed)):
                await asyncio.sleep(0.01)
            assert noticed[0].sentence == "The bot random failed at this decision: chance answered for Black."
            assert room.match.record.own[1] > 0

    run(evening())


def test_a_bot_that_is_too_slow_is_told_of_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            host.thinking._given_up.add(("random", GAME))
            [mine] = await a_table(host, PERSON, RANDOM)
            room = await host.find(mine.table)
            feed = await room.listen(0)
            while room.match.record.own[1] < 10:
                await play(room, [feed], 1, Random(3))
                await asyncio.sleep(0.01)
            noticed = of_type(drain(feed), Noticed)
            assert [each.sentence for each in noticed] == [
                "The bot random did not answer in time: chance answers for Black from now on."
            ]

    run(evening())


def test_many_tables_do_not_make_many_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []
    thinking_now = 0

    class Busy:
        def choose(self, view: Any, dice: Any) -> int:
            nonlocal thinking_now
            thinking_now += 1
            at_once.append(thinking_now)
            time.sleep(0.01)
            thinking_now -= 1
            return 0

    async def evening() -> None:
        thinking = Thinking(threads=2)
        monkeypatch.setattr(thinking, "bot", lambda name, game: Busy())
        await asyncio.gather(*[thinking.choose("busy", game, view) for _ in range(20)])
        thinking.close()

    game = load(GAME)
    view = game.view(game.new(2, 1), 0)
    asyncio.run(evening())
    assert len(at_once) == 20
    assert max(at_once) <= 2

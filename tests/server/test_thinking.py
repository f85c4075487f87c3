"""Bots at the tables: one that fails is named in the log, and nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from conclave.registry import load
from conclave.server.thinking import Thinking
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
    index = asyncio.run(thinking.choose("broken", game, view))
    thinking.close()
    assert 0 <= index < len(view.decision_of(0).codes)
    assert [record.facts for record in caplog.records] == [{"bot": "broken", "game": GAME}]  # type: ignore[attr-defined]

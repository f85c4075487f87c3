"""Bots are found by name, ours and those of other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from conclave import ConclaveError, bots
from conclave.bots import Bot
from conclave.kernel.rng import Rng
from tests.bots.games import GAME


def test_our_bots_are_listed_in_order() -> None:
    assert {"greedy", "random"} <= set(bots.names())
    assert bots.names() == sorted(bots.names())


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_knows_its_name_and_whether_it_is_blind(name: str) -> None:
    bot = bots.make(name, GAME)
    assert isinstance(bot, Bot)
    assert (bot.name, bot.blind) == (name, name == "random")


def test_an_unknown_bot_is_refused_with_one_sentence_that_lists_the_known() -> None:
    with pytest.raises(ConclaveError) as refusal:
        bots.make("merlin", GAME)
    assert str(refusal.value) == f"There is no bot 'merlin' here; known: {', '.join(bots.names())}."


class First(Bot):
    """It takes what is named first."""

    name = "first"

    def choose(self, view: Any, rng: Rng) -> int:
        return 0


def not_a_bot(game: Any) -> str:
    return "a chair"


def add(monkeypatch: pytest.MonkeyPatch, name: str, what: str) -> None:
    point = EntryPoint(name, f"tests.bots.test_registry:{what}", bots.GROUP)
    known = {**bots._found(), name: point}
    monkeypatch.setattr(bots, "_found", lambda: known)


def test_a_bot_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, "first", "First")
    assert "first" in bots.names()
    assert bots.make("first", GAME).name == "first"


def test_an_entry_point_that_offers_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, "chair", "not_a_bot")
    with pytest.raises(ConclaveError, match=r"^The package of 'chair' does not offer a bot\.$"):
        bots.make("chair", GAME)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_seat_that_is_not_asked_gets_a_sentence(name: str) -> None:
    view = GAME.view(GAME.new(2, 1), 2)
    with pytest.raises(ConclaveError, match="Seat 2 is not being asked anything"):
        bots.make(name, GAME).choose(view, Rng(1, 2, 3, 4))

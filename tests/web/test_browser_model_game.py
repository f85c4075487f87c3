"""The model game, a package of its own without a script, plays on the page like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served
from tests.web.hands import play_to_the_end, sit


@pytest.fixture
def with_model_game(installed: Path) -> Iterator[Served]:
    house = Served(installed)
    house.start()
    yield house
    house.kill()


@pytest.mark.parametrize("width", [1440, 390])
def test_it_is_played_to_its_end_by_clicking(page: Page, with_model_game: Served, width: int) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(with_model_game.address)
    expect(page.locator('[data-game="moonrise"] h2, [data-game="moonrise"] h3').first).to_have_text(
        "Moonrise"
    )
    sit(page, with_model_game.lay("moonrise", "human", "greedy", "random"))
    expect(page.locator(".dock.is-asking h2")).to_have_text("Which card do you lay?")
    assert play_to_the_end([page], 3, 60) >= 4
    expect(page.locator(".dock .result")).to_contain_text("The game goes to")
    expect(page.locator(".log")).to_contain_text("takes the moon")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not faults

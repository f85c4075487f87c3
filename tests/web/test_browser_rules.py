"""Games of earlier rules on the page: they are listed, watched, replayed and saved, and played again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conclave.table.record import Record
from tests.server.conftest import QUICK
from tests.server.house import House, a_house
from tests.server.old_rules import OLD, catch_up, old_rules
from tests.server.playing import play_on, play_out
from tests.web.conftest import Served

Place = dict[str, Any]


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Place, Place]]:
    """A server of today, with a game that ended under earlier rules and one that had not ended."""
    folder = tmp_path_factory.mktemp("rules")
    with old_rules(), a_house(folder / "tables.db", QUICK) as house, ExitStack() as stack:
        ended = house.lay("human", "random", name="Ada")
        play_out(house, ended)
        going = under_way(house, stack)
        catch_up(house)
    served = Served(folder)
    served.start()
    yield served, ended, going
    served.kill()


def under_way(house: House, stack: ExitStack) -> Place:
    """A table at which a game goes on: chance may end one so soon, and then there is another."""
    while True:
        going = house.lay("human", "human", name="Ada")
        both = [going, house.join(going["table"], name="Bo")]
        clients = [stack.enter_context(house.client(each["table"], each["token"])) for each in both]
        play_on(clients, Random(5), most=120)
        if all(client.over is None for client in clients):
            return going


def test_a_game_that_new_rules_closed_is_listed_and_replayed(
    page: Page, places: tuple[Served, Place, Place]
) -> None:
    served, _, going = places
    page.goto(served.address)
    row = page.locator(".table-row", has_text="closed by new rules")
    expect(row).to_contain_text("Ada, Bo")
    row.get_by_role("link", name="Replay").click()
    expect(page.locator(".desk")).to_contain_text(f"Begun under rules {OLD}")
    page.get_by_label("One decision on").click()
    expect(page.locator(".winder output")).to_have_text(re.compile(r"^1 / \d+$"))
    assert going["table"] in page.url


def test_who_sat_there_reads_why_it_is_closed_and_plays_again(
    page: Page, places: tuple[Served, Place, Place]
) -> None:
    served, _, going = places
    page.goto(f"{served.address}/t/{going['table']}#{going['token']}")
    expect(page.locator(".dock.is-over .result")).to_contain_text(f"begun under rules {OLD}")
    expect(page.locator(".log li").first).to_be_attached()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".banner")).to_contain_text("as soon as everybody has come")
    assert going["table"] not in page.url


def test_a_finished_game_of_earlier_rules_is_replayed_with_every_eye_and_saved(
    page: Page, places: tuple[Served, Place, Place], tmp_path: Path
) -> None:
    served, ended, _ = places
    page.goto(f"{served.address}/t/{ended['table']}?at=3&as=1")
    expect(page.locator(".winder output")).to_have_text(re.compile(r"^3 / \d+$"))
    expect(page.locator(".desk")).to_contain_text(f"Played under rules {OLD}")
    expect(page.locator(".card").first).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_text("Save the record").click()
    saved.value.save_as(tmp_path / "match.jsonl")
    assert Record.load(tmp_path / "match.jsonl").version == OLD

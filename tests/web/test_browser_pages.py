"""Lobby, replay and cards in a real browser; narrow screens, languages, accessibility."""

from __future__ import annotations

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from conclave.registry import games
from tests.web.conftest import Served
from tests.web.hands import play_once, sit

GAMES = games()
WIDTHS = (360, 390, 768, 1440)


def begun(page: Page, served: Served, game: str, answers: int = 14) -> str:
    """A table after some answers; its address."""
    address = served.lay(game, "human", "random")
    sit(page, address)
    rng = random.Random(2)
    for _ in range(answers):
        play_once(page, rng)
        page.wait_for_timeout(90)
    return address


def violations(page: Page, only: str = "") -> list[str]:
    """What axe finds, by all its laws or by one."""
    found = Axe().run(page, options={"runOnly": [only]} if only else None).response["violations"]
    nodes = [(each["id"], each["nodes"][0]) for each in found]
    return [f"{law}: {node['html'][:200]} {node['failureSummary'][:300]}" for law, node in nodes]


def too_wide(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(page: Page, served: Served, scheme: str) -> None:
    only = "color-contrast" if scheme == "light" else ""  # all else is the same in both
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.goto(served.address)
    expect(page.locator(".game")).to_have_count(len(games()))
    assert violations(page, only) == []
    page.goto(f"{served.address}/?cards=dark-artifacts")
    expect(page.locator(".gallery .card")).to_have_count(36)
    assert violations(page, only) == []
    for game in GAMES:
        address = begun(page, served, game)
        assert violations(page, only) == []
        page.goto(address.split("#")[0] + "?at=3")
        expect(page.locator(".winder output")).to_have_text(re.compile(r"^3 / "))
        assert violations(page, only) == []


CONTRASTS = """() => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const parts = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => byte / 255);
    const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  // A seat has one ground while its turn runs and another while it waits.
  const ground = (name) => getComputedStyle(document.body).getPropertyValue(name);
  const grounds = ["--panel", "--panel-2"].map(ground);
  return [...document.querySelectorAll(".seat .part")].flatMap((part) => grounds.map((below) => {
    const pair = [light(getComputedStyle(part).color), light(below)].sort((a, b) => b - a);
    return [part.dataset.tone, pair[0] / pair[1]];
  }));
}"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_symbol_of_a_seat_stands_out_from_its_ground(page: Page, served: Served, scheme: str) -> None:
    """Symbols, unlike words, want a contrast of 3 to 1; a white flask on a light board had almost none."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    begun(page, served, "triora", 1)
    found = page.evaluate(CONTRASTS)
    assert {"white", "yellow", "blue"} <= {tone for tone, _ in found}
    assert [(tone, ratio) for tone, ratio in found if ratio < 3.0] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(page: Page, served: Served, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(served.address)
    expect(page.locator(".game")).to_have_count(len(games()))
    assert too_wide(page) <= 0
    page.goto(f"{served.address}/?cards=black-rose-wars")
    expect(page.locator(".gallery .card").first).to_be_visible()
    assert too_wide(page) <= 0
    for game in GAMES:
        begun(page, served, game, 8)
        assert too_wide(page) <= 0
        expect(page.locator(".dock h2")).to_be_in_viewport()


def test_the_replay_steps_and_has_an_address_for_each_moment(page: Page, served: Served) -> None:
    table = served.finished()
    page.goto(f"{served.address}/t/{table}?at=4&as=0")
    count = page.locator(".winder output")
    expect(count).to_have_text(re.compile(r"^4 / \d+$"))
    page.get_by_role("button", name="One decision on").click()
    expect(count).to_have_text(re.compile(r"^5 / "))
    assert "at=5" in page.url
    lines = page.locator(".log li").count()
    page.locator(".winder input").fill("12")
    expect(count).to_have_text(re.compile(r"^12 / "))
    assert page.locator(".log li").count() > lines
    page.reload()
    expect(count).to_have_text(re.compile(r"^12 / "))


def test_a_line_of_the_log_leads_to_its_moment(page: Page, served: Served) -> None:
    table = served.finished()
    page.goto(f"{served.address}/t/{table}")
    line = page.locator(".log li .line").nth(8)
    expect(line).to_be_attached()
    text = line.locator(".text").inner_text()
    line.hover()
    line.locator(".jump").click()
    expect(page.locator(".winder output")).to_be_visible()
    assert text in page.locator(".log").inner_text()
    before = int(re.findall(r"at=(\d+)", page.url)[0]) - 1
    page.goto(f"{served.address}/t/{table}?at={before}")
    expect(page.locator(".winder output")).to_be_visible()
    assert page.locator(".log li .line").count() <= 8


def test_play_goes_on_from_a_moment(page: Page, served: Served) -> None:
    table = served.finished()
    page.goto(f"{served.address}/t/{table}?at=10&as=0")
    expect(page.locator(".winder output")).to_have_text(re.compile(r"^10 / "))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})\w+#"))
    expect(page.locator(".dock.is-asking")).to_be_visible()


def test_cards_are_found_by_words_and_filters(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/?cards=black-rose-wars")
    expect(page.locator(".count")).to_have_text("291 cards")
    page.get_by_label("kind").select_option("Mage")
    expect(page.locator(".gallery .card")).to_have_count(4)
    page.get_by_label("kind").select_option("Spell")
    page.get_by_label("school").select_option("Destruction")
    page.locator('.filters input[type="search"]').fill("fireball")
    expect(page.locator(".gallery .card .name").first).to_have_text("Fireball")
    page.locator(".gallery .card .front").first.click()
    expect(page.locator("#sheet h2")).to_have_text("Fireball")


def test_the_page_speaks_italian(page: Page, served: Served) -> None:
    page.goto(served.address)
    page.locator("#top select").select_option("it")
    expect(page.locator(".hero h1")).to_have_text("Il Conclave è aperto")
    assert page.locator("html").get_attribute("lang") == "it"


def test_the_theme_can_be_turned_and_is_kept(page: Page, served: Served) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(served.address)
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_table_is_set_up_with_options_and_a_free_seat(page: Page, served: Served) -> None:
    page.goto(served.address)
    tile = page.locator('[data-game="dark-artifacts"]')
    tile.get_by_role("button", name="Set up a table…").click()
    tile.get_by_label("Players").select_option("3")
    tile.get_by_label("Seat 2").select_option("open")
    tile.locator("summary", has_text="options of the game").click()
    tile.get_by_label("hide heights").select_option("yes")
    tile.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".seat[data-tone]")).to_have_count(3)
    expect(page.locator(".seats")).to_contain_text("a free seat")

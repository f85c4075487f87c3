"""The builder in a real browser: a legal deck made illegal and legal again, lists, codes, links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from conclave.registry import games, load
from tests.web.conftest import Served

GAME = next(key for key in games() if load(key).decks)
DECKS = load(GAME).decks
assert DECKS is not None
FULL = DECKS.published[0]
CODE = DECKS.to_code(FULL.deck)
SIZE = sum(FULL.deck.copies.values())
POINTS = DECKS.points(FULL.deck)
OPTION = next(setting for setting in load(GAME).setting_list if setting.takes_code)


def opened(page: Page, served: Served, more: str = "") -> None:
    """The builder, once the server has looked at what is in it."""
    page.goto(f"{served.address}/decks/{GAME}{more}")
    expect(page.locator(".shelf .row").first).to_be_attached()
    checked(page)


def checked(page: Page) -> None:
    expect(page.locator(".verdict")).not_to_have_attribute("aria-busy", "true")


def start_from_published(page: Page) -> None:
    page.get_by_label("Start from").select_option(label=FULL.title)
    expect(page.locator(".verdict .points")).to_contain_text(f"{POINTS} of ")
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")


def row_of_a_card_that_is_in(page: Page) -> str:
    key = next(iter(FULL.deck.copies))
    return f'.shelf .row[data-key="{key}"]'


def test_a_published_deck_is_made_illegal_and_legal_again(page: Page, served: Served) -> None:
    opened(page, served)
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    start_from_published(page)
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")
    row = page.locator(row_of_a_card_that_is_in(page))
    for _ in range(9):
        row.get_by_role("button", name="One more").click()
    reasons = page.locator(".reasons li")
    expect(reasons.first).to_be_visible()
    name = row.locator(".about b").inner_text()
    expect(page.locator(".reasons")).to_contain_text(f"× {name}: ")
    assert reasons.count() >= 2
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    for _ in range(9):
        row.get_by_role("button", name=re.compile("fewer$")).click()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    expect(reasons).to_have_count(0)
    expect(page.get_by_role("button", name="Play with it")).to_be_enabled()


def test_the_keys_walk_and_change_copies(page: Page, served: Served) -> None:
    opened(page, served)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.locator(".shelf .row .about").first.focus()
    first = page.locator(".shelf .row").first.locator(".copies")
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    expect(first).to_have_text("2")
    page.keyboard.press("-")
    expect(first).to_have_text("1")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".shelf .row .about").nth(1)).to_be_focused()
    page.keyboard.press("+")
    expect(page.locator(".verdict .size")).to_have_text("2 cards")
    page.keyboard.press("u")
    expect(page.locator(".verdict .size")).to_have_text("1 card")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet[open] h2")).to_have_text(page.locator(".shelf .row b").first.inner_text())


def test_cards_are_found_by_words_and_filters(page: Page, served: Served) -> None:
    opened(page, served)
    card = DECKS.cards[-1] if DECKS else None
    assert card is not None
    page.get_by_label("also cards that are for others").check()
    expect(page.locator(".filters .count")).to_have_text(f"{len(DECKS.cards)} cards")
    page.get_by_label("type", exact=True).select_option(card.group)
    expect(page.locator(".shelf h2")).to_have_count(1)
    page.get_by_role("searchbox").fill(card.name)
    expect(page.locator(f'.shelf .row[data-key="{card.key}"]')).to_be_visible()
    page.get_by_role("searchbox").fill("no card has these words")
    expect(page.locator(".shelf")).to_contain_text("Nothing found.")
    page.get_by_role("button", name="Show all cards").click()
    expect(page.locator(".shelf .row").nth(20)).to_be_attached()


def test_a_deck_goes_out_as_a_file_and_comes_in_again(page: Page, served: Served, tmp_path: Path) -> None:
    opened(page, served)
    start_from_published(page)
    page.get_by_role("button", name="Export…").click()
    expect(page.locator("#sheet .address")).to_have_text(CODE)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".txt"
    assert DECKS is not None
    assert DECKS.from_text(file.read_text("utf-8")) == FULL.deck
    page.keyboard.press("Escape")
    page.get_by_label("Start from").select_option(label="nothing: empty")
    expect(page.locator(".contents")).to_contain_text("Nothing is in it yet")
    page.get_by_role("button", name="Import…").click()
    page.locator('#sheet input[type="file"]').set_input_files(file)
    expect(page.locator("#sheet[open]")).to_have_count(0)
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")


@pytest.mark.parametrize("how", ["code", "wrapped code", "link", "list"])
def test_a_deck_is_pasted_in_any_form(page: Page, served: Served, how: str) -> None:
    assert DECKS is not None
    forms = {
        "code": f"  {CODE}\n",
        "wrapped code": f"{CODE[:20]}\n{CODE[20:]}",
        "link": f"{served.address}/decks/{GAME}#{CODE}",
        "list": DECKS.to_text(FULL.deck),
    }
    opened(page, served)
    page.get_by_role("button", name="Import…").click()
    page.locator("#pasted").fill(forms[how])
    page.get_by_role("button", name="Take it").click()
    expect(page.locator("#sheet[open]")).to_have_count(0)
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")


def test_what_is_no_deck_is_refused_in_a_sentence_and_changes_nothing(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    page.get_by_role("button", name="Import…").click()
    wrong = page.locator("#sheet .wrong")
    page.get_by_role("button", name="Take it").click()
    expect(wrong).to_have_text("There is nothing to take yet.")
    for pasted in (CODE[:-3], "x" * 30_000, "3 Of Something Without A Heading"):
        page.locator("#pasted").fill(pasted)
        page.get_by_role("button", name="Take it").click()
        expect(wrong).to_have_text(re.compile(r"^[^<]{10,200}\.$"))
    page.keyboard.press("Escape")
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")


def test_a_list_with_unknown_names_comes_in_without_them(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    page.get_by_role("button", name="Import…").click()
    page.locator("#pasted").fill(DECKS.to_text(FULL.deck) + "2 <b>Nobody</b>\n")
    page.get_by_role("button", name="Take it").click()
    expect(page.locator(".toast.bad")).to_contain_text("There is no card called <b>Nobody</b>")
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")


def test_a_link_brings_a_deck_and_sets_ones_own_aside(page: Page, served: Served) -> None:
    opened(page, served)
    page.locator(".shelf .row").first.get_by_role("button", name="One more").click()
    checked(page)
    page.goto(f"{served.address}/")
    opened(page, served, f"#{CODE}")
    expect(page.locator(".verdict .size")).to_have_text(f"{SIZE} cards")
    assert "#" not in page.url
    row = page.locator(".kept .table-row", has_text="Before I opened a link")
    row.get_by_role("button", name="Open").click()
    expect(page.locator(".verdict .size")).to_have_text("1 card")
    page.reload()
    expect(page.locator(".verdict .size")).to_have_text("1 card")


def test_a_broken_link_is_told_and_leaves_ones_own(page: Page, served: Served) -> None:
    opened(page, served, f"#{CODE[:-4]}")
    expect(page.locator(".toast.bad")).to_contain_text("The code is damaged")
    expect(page.locator(".verdict .size")).to_have_text("0 cards")


def test_a_deck_is_kept_and_chosen_in_the_lobby(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    page.get_by_role("textbox", name="Name", exact=True).fill("My first")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".kept")).to_contain_text("My first")
    page.goto(served.address)
    tile = page.locator(f'[data-game="{GAME}"]')
    tile.get_by_role("button", name="Set up a table…").click()
    tile.locator("summary", has_text="options of the game").click()
    name = OPTION.name.replace("_", " ")
    tile.get_by_label(re.compile(f"^{name}")).select_option(label="My first")
    tile.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def test_the_lobby_takes_a_pasted_code_and_refuses_a_broken_one(page: Page, served: Served) -> None:
    page.goto(served.address)
    tile = page.locator(f'[data-game="{GAME}"]')
    tile.get_by_role("button", name="Set up a table…").click()
    tile.locator("summary", has_text="options of the game").click()
    name = OPTION.name.replace("_", " ")
    tile.get_by_label(re.compile(f"^{name}")).select_option("pasted")
    field = tile.get_by_label(f"Code for {name}")
    field.fill(CODE[:-4])
    tile.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".toast.bad")).to_contain_text("takes no such code")
    field.fill(f"{served.address}/decks/{GAME}#{CODE}")
    tile.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def test_a_legal_deck_is_played_at_once(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".dock h2")).to_be_visible()


def test_a_game_without_decks_says_so(page: Page, served: Served) -> None:
    other = next(key for key in games() if not load(key).decks)
    page.goto(f"{served.address}/decks/{other}")
    expect(page.locator("main")).to_contain_text("Nobody builds decks for")
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.locator(".game").first).to_be_visible()


def test_a_server_that_does_not_answer_costs_nothing_that_was_built(page: Page, served: Served) -> None:
    opened(page, served)
    page.route("**/decks/check", lambda route: route.abort())
    page.locator(".shelf .row").first.get_by_role("button", name="One more").click()
    expect(page.locator(".verdict .state")).to_contain_text("The server does not answer")
    page.unroute("**/decks/check")
    page.get_by_role("button", name="Check again").click()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    expect(page.locator(".verdict .size")).to_have_text("1 card")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(page: Page, served: Served, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    opened(page, served)
    start_from_published(page)
    page.locator(row_of_a_card_that_is_in(page)).get_by_role("button", name="One more").click()
    checked(page)
    page.wait_for_timeout(7_000)  # until sentences that pass have passed
    for sheet in ("", "Import…", "Export…"):
        if sheet:
            page.get_by_role("button", name=sheet).click()
        found = Axe().run(page).response["violations"]
        nodes = [(each["id"], each["nodes"][0]) for each in found]
        assert [f"{law}: {node['html'][:200]} {node['failureSummary']}" for law, node in nodes] == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [360, 390, 768, 1440])
def test_nothing_is_wider_than_the_screen(page: Page, served: Served, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    opened(page, served)
    start_from_published(page)
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    if width < 900:
        expect(page.locator(".verdict .points")).to_be_hidden()
        expect(page.locator(".foot .glance")).to_contain_text(f"{POINTS} of ")
        page.get_by_role("button", name=re.compile(f": {SIZE}$")).click()
        expect(page.locator(".verdict .points")).to_be_visible()
        assert page.evaluate(wide) <= 0
        page.get_by_role("button", name="Add cards").click()
    expect(page.locator(".shelf .row").first).to_be_visible()

"""The builder in a real browser: from nothing to a table, every reason told, codes, lists and links."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from conclave.kernel.building import Deck
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
IN_IT = next(iter(FULL.deck.copies))
NAMES = {card.key: card.name for card in DECKS.cards}
BROKEN = Deck(FULL.deck.leader, FULL.deck.choice, {card.key: 99 for card in DECKS.cards})


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


def row_of(page: Page, key: str) -> Locator:
    return page.locator(f'.shelf .row[data-key="{key}"]')


def line_of(page: Page, key: str) -> Locator:
    """A card in the deck itself."""
    return page.locator(f'.contents li[data-card="{key}"]')


def more(row: Locator) -> Locator:
    return row.get_by_role("button", name=re.compile("^One more "))


def fewer(row: Locator) -> Locator:
    return row.get_by_role("button", name=re.compile("fewer$"))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def paste(page: Page, text: str) -> None:
    button(page, "Import…").click()
    page.locator("#pasted").fill(text)
    button(page, "Take it").click()


def has_size(page: Page, size: int) -> None:
    expect(page.locator(".verdict .size")).to_have_text(f"{size} card" + ("" if size == 1 else "s"))


# --- building ----------------------------------------------------------------------------------------------
def test_a_deck_is_built_from_nothing_and_played(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    expect(page.locator(".verdict .state")).to_have_text("Nothing is in it yet.")
    expect(button(page, "Play with it")).to_be_disabled()
    expect(button(page, "Export…")).to_be_disabled()
    expect(button(page, "Undo")).to_be_disabled()
    leader = DECKS.leaders[-1]
    page.get_by_role("radio", name=leader.name).check()
    card = next(each for each in DECKS.cards if DECKS.most(each.key, leader.key, leader.unless_said) > 1)
    price = DECKS.price(card.key, leader.key, leader.unless_said)
    more(row_of(page, card.key)).click()
    more(line_of(page, card.key)).click()
    expect(page.locator(".verdict .points")).to_have_text(f"{2 * price} of {leader.points} points")
    has_size(page, 2)
    expect(row_of(page, card.key).locator(".copies")).to_have_text("2")
    expect(line_of(page, card.key).locator(".cost")).to_contain_text(str(2 * price))
    expect(page.locator(".verdict .state")).to_contain_text(f"{leader.points - 2 * price} points are left")
    button(page, "Play with it").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".dock h2")).to_be_visible()


def test_an_empty_deck_offers_the_published_ones_of_its_leader(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    leader = DECKS.leaders[-1]
    page.get_by_role("radio", name=leader.name).check()
    theirs = [each for each in DECKS.published if each.deck.leader == leader.key]
    expect(page.locator(".published button")).to_have_text([each.title for each in theirs])
    page.locator(".published button").first.click()
    has_size(page, sum(theirs[0].deck.copies.values()))
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    expect(page.locator(".published button")).to_have_count(0)


@pytest.mark.parametrize("published", DECKS.published, ids=lambda each: each.key)
def test_every_published_deck_is_ready_to_be_played(page: Page, served: Served, published: Any) -> None:
    opened(page, served)
    page.get_by_label("Start from").select_option(label=published.title)
    has_size(page, sum(published.deck.copies.values()))
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    expect(button(page, "Play with it")).to_be_enabled()


def test_a_published_deck_is_made_illegal_and_legal_again(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    has_size(page, SIZE)
    row = row_of(page, IN_IT)
    for _ in range(9):
        more(row).click()
    reasons = page.locator(".reasons li")
    expect(page.locator(".reasons")).to_contain_text(f"× {NAMES[IN_IT]}: ")
    assert reasons.count() >= 2
    expect(page.locator(".verdict .state")).to_have_text(f"Not legal, for {reasons.count()} reasons")
    expect(line_of(page, IN_IT).locator(".counter")).to_have_class(re.compile("is-over"))
    expect(button(page, "Play with it")).to_be_disabled()
    for _ in range(9):
        fewer(row).click()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    expect(reasons).to_have_count(0)
    expect(button(page, "Play with it")).to_be_enabled()


def test_every_reason_is_told_and_none_is_left_out(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    paste(page, DECKS.to_code(BROKEN))
    reasons = DECKS.check(BROKEN)
    assert len(reasons) > len(DECKS.cards)
    expect(page.locator(".verdict .state")).to_have_text(f"Not legal, for {len(reasons)} reasons")
    assert page.locator(".verdict .reasons li").all_inner_texts() == reasons


def test_leader_and_choice_change_what_cards_cost_and_for_whom_they_are(page: Page, served: Served) -> None:
    assert DECKS is not None
    leader = next(each for each in DECKS.leaders if each.choices)
    (first, one), (second, other) = leader.choices[:2]
    card = next(
        each.key
        for each in DECKS.cards
        if DECKS.price(each.key, leader.key, first) != DECKS.price(each.key, leader.key, second)
    )
    opened(page, served)
    page.get_by_role("radio", name=leader.name).check()
    choice = page.get_by_role("combobox", name=DECKS.choice_word, exact=True)
    for name, key in ((one, first), (other, second)):
        choice.focus()
        choice.select_option(label=name)
        price = DECKS.price(card, leader.key, key)
        expect(row_of(page, card).locator(".cost")).to_contain_text(re.compile(rf"^{price} point"))
        expect(choice).to_be_focused()
    for each in DECKS.leaders:
        page.get_by_role("radio", name=each.name).check()
        mine = [c for c in DECKS.cards if DECKS.most(c.key, each.key, each.unless_said)]
        expect(page.locator(".filters .count")).to_have_text(f"{len(mine)} cards")
        expect(page.get_by_role("radio", name=each.name)).to_be_focused()
        expect(choice).to_have_count(1 if each.choices else 0)


def test_what_is_for_others_is_shown_if_asked_for_and_says_so(page: Page, served: Served) -> None:
    assert DECKS is not None
    leader = DECKS.leaders[0]
    other = next(c for c in DECKS.cards if not DECKS.most(c.key, leader.key, leader.unless_said))
    opened(page, served)
    expect(row_of(page, other.key)).to_have_count(0)
    page.get_by_label("also cards for others").check()
    expect(row_of(page, other.key).locator(".cost")).to_have_text(f"not for {leader.name}")
    more(row_of(page, other.key)).click()
    expect(page.locator(".reasons li")).to_have_count(1)
    page.get_by_label("also cards for others").uncheck()
    expect(row_of(page, other.key)).to_be_visible()  # what is in the deck can be taken out


def test_an_option_that_makes_other_decks_legal_is_kept_and_played_with(page: Page, served: Served) -> None:
    assert DECKS is not None
    leader = DECKS.leaders[0]
    foreign = [c for c in DECKS.cards if not DECKS.most(c.key, leader.key, leader.unless_said)]
    name = next(
        key
        for key in DECKS.settings
        if not any(DECKS.check(Deck(leader.key, "", {c.key: 1}), {key: True}) for c in foreign)
    )
    opened(page, served)
    box = page.get_by_label(name.replace("_", " "))
    box.check()
    more(row_of(page, foreign[0].key)).click()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    page.reload()
    expect(box).to_be_checked()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    button(page, "Play with it").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    page.goto(f"{served.address}/decks/{GAME}")
    box.uncheck()
    expect(page.locator(".reasons li")).to_have_count(1)


def test_who_is_quicker_than_the_check_plays_what_is_seen(page: Page, served: Served) -> None:
    """A click right after a change waits for what the server says of the changed deck."""
    opened(page, served)
    start_from_published(page)
    for _ in range(9):
        more(row_of(page, IN_IT)).click()
    button(page, "Play with it").dispatch_event("click")
    expect(page.locator(".reasons li").first).to_be_visible()
    assert f"/decks/{GAME}" in page.url


# --- finding -----------------------------------------------------------------------------------------------
def test_cards_are_found_by_words_and_filters(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    card = DECKS.cards[-1]
    page.get_by_label("also cards for others").check()
    expect(page.locator(".filters .count")).to_have_text(f"{len(DECKS.cards)} cards")
    page.get_by_role("combobox", name="type", exact=True).select_option(card.group)
    expect(page.locator(".shelf h2")).to_have_count(1)
    page.get_by_role("searchbox").fill(card.name.upper())
    expect(row_of(page, card.key)).to_be_visible()
    page.get_by_role("searchbox").fill("no card has these words")
    expect(page.locator(".shelf")).to_contain_text("Nothing found.")
    button(page, "Show all cards").click()
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.locator(".shelf .row").nth(20)).to_be_attached()


def test_every_tag_of_the_cards_is_a_filter(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    page.get_by_label("also cards for others").check()
    for tag in {tag for card in DECKS.cards for tag in card.tags}:
        values = sorted({value for card in DECKS.cards for value in card.tags.get(tag, ())})
        if len(values) < 2:
            continue
        select = page.get_by_role("combobox", name=tag, exact=True)
        select.select_option(values[0])
        found = [card for card in DECKS.cards if values[0] in card.tags.get(tag, ())]
        expect(page.locator(".filters .count")).to_have_text(re.compile(rf"^({len(found)}|One) cards?$"))
        select.select_option("any")


def test_cards_are_found_by_what_they_do(page: Page, served: Served) -> None:
    opened(page, served)
    card = next(c for c in load(GAME).cards if c.key == IN_IT)
    page.get_by_role("searchbox").fill(load(GAME).words.card(card, "en").sentence.lower())
    expect(row_of(page, IN_IT)).to_be_visible()


def test_what_helps_to_choose_is_told_of_each_card(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    texts = {each.key: load(GAME).words.card(each, "en").facts for each in load(GAME).cards}
    key = next(key for key in FULL.deck.copies if set(DECKS.told) & set(texts[key]))
    for name in set(DECKS.told) & set(texts[key]):
        expect(row_of(page, key).locator(".about")).to_contain_text(texts[key][name])


def test_the_card_browser_filters_by_what_decks_are_built_by(page: Page, served: Served) -> None:
    assert DECKS is not None
    page.goto(f"{served.address}/?cards={GAME}")
    tag, value = next((tag, values[0]) for tag, values in DECKS.cards[0].tags.items() if values)
    page.get_by_role("combobox", name=tag, exact=True).select_option(value)
    found = {card.name for card in DECKS.cards if value in card.tags.get(tag, ())}
    expect(page.locator(".count")).to_have_text(f"{len(found)} cards")
    assert set(page.locator(".gallery .name").all_inner_texts()) == found
    page.reload()
    expect(page.locator(".count")).to_have_text(f"{len(found)} cards")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("combobox", name=tag, exact=True)).to_be_visible()
    page.get_by_role("link", name=f"Your own {DECKS.deck_word}").click()
    expect(page.locator(".shelf .row").first).to_be_visible()


# --- by keyboard -------------------------------------------------------------------------------------------
def test_the_keys_walk_and_change_copies(page: Page, served: Served) -> None:
    opened(page, served)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    about = page.locator(".shelf .row .about")
    about.first.focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator(".shelf .row").first.locator(".copies")).to_have_text("2")
    expect(page.locator("#said")).to_contain_text("2 × ")
    page.keyboard.press("-")
    expect(page.locator(".shelf .row").first.locator(".copies")).to_have_text("1")
    page.keyboard.press("ArrowRight")
    expect(about.nth(1)).to_be_focused()
    page.keyboard.press("+")
    has_size(page, 2)
    page.keyboard.press("u")
    has_size(page, 1)
    expect(about.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet[open] h2")).to_have_text(about.first.locator("b").inner_text())
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(about.first).to_be_focused()


def test_the_list_of_cards_is_one_stop_of_the_tab_key(page: Page, served: Served) -> None:
    opened(page, served)
    reached = page.locator(".shelf button:not([tabindex='-1'])")
    expect(reached).to_have_count(3)
    page.locator(".shelf .row .about").nth(3).click()
    page.keyboard.press("Escape")
    expect(reached).to_have_count(3)
    expect(page.locator(".shelf .row").nth(3).locator(".about")).to_have_attribute("tabindex", "0")


def test_what_was_pressed_keeps_the_focus(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    first, second = page.locator(".contents li").nth(0), page.locator(".contents li").nth(1)
    more(first).click()
    fewer(first).focus()
    page.keyboard.press("Enter")
    expect(fewer(first)).to_be_focused()
    name = second.locator(".term").inner_text()
    while first.locator(".term").inner_text() != name:
        fewer(first).focus()
        page.keyboard.press("Enter")
    expect(page.locator(".contents li .term").first).to_be_focused()
    row = row_of(page, page.locator(".shelf .row:not(.is-in)").first.get_attribute("data-key") or "")
    more(row).focus()
    page.keyboard.press("Enter")
    fewer(row).focus()
    page.keyboard.press("Enter")
    expect(more(row)).to_be_focused()  # the other one is off now


# --- import and export -------------------------------------------------------------------------------------
def test_a_deck_goes_out_as_a_file_and_comes_in_again(page: Page, served: Served, tmp_path: Path) -> None:
    assert DECKS is not None
    opened(page, served)
    start_from_published(page)
    button(page, "Export…").click()
    expect(page.locator("#sheet .address")).to_have_text(CODE)
    with page.expect_download() as coming:
        button(page, "Save as a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert re.fullmatch(r"[\w-]+\.txt", file.name)
    assert DECKS.from_text(file.read_text("utf-8")) == FULL.deck
    page.keyboard.press("Escape")
    page.get_by_label("Start from").select_option(label="nothing: empty")
    has_size(page, 0)
    button(page, "Import…").click()
    page.locator('#sheet input[type="file"]').set_input_files(file)
    expect(page.locator("#sheet[open]")).to_have_count(0)
    has_size(page, SIZE)
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")


@pytest.mark.parametrize("what", ["Copy the code", "Copy a link", "Copy the list"])
def test_what_is_copied_can_be_pasted(page: Page, served: Served, what: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, served)
    start_from_published(page)
    button(page, "Export…").click()
    button(page, what).click()
    expect(page.locator(".toast")).to_have_text(["Copied."])
    copied = page.evaluate("() => navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    page.get_by_label("Start from").select_option(label="nothing: empty")
    paste(page, copied)
    has_size(page, SIZE)


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
    paste(page, forms[how])
    expect(page.locator("#sheet[open]")).to_have_count(0)
    has_size(page, SIZE)


def test_what_is_no_deck_is_refused_in_a_sentence_and_changes_nothing(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    start_from_published(page)
    button(page, "Import…").click()
    wrong = page.locator("#sheet .wrong")
    button(page, "Take it").click()
    expect(wrong).to_have_text("There is nothing to take yet.")
    heading = DECKS.to_text(FULL.deck).splitlines()[0]
    for pasted in (
        CODE[:-3],
        CODE[:-1] + ("A" if CODE[-1] != "A" else "B"),
        "x" * 30_000,
        "x" * 2_000_000,
        "3 Of Something Without A Heading",
        f"{heading}\n1000000 {NAMES[IN_IT]}",
        f"{heading}\n-3 {NAMES[IN_IT]}\n{'9' * 180} Wolf",
        "<script>alert(1)</script>",
        "🐺" * 300,
        "\x01\x02\x03 \ufffd",
    ):
        page.locator("#pasted").fill(pasted)
        button(page, "Take it").click()
        expect(wrong).to_have_text(re.compile(r"^[^<\n]{10,200}\.$"))
        expect(page.locator("#pasted")).to_be_focused()
    page.keyboard.press("Escape")
    has_size(page, SIZE)
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")


def test_a_huge_file_is_not_even_read_and_a_mended_one_is_taken(
    page: Page, served: Served, tmp_path: Path
) -> None:
    assert DECKS is not None
    opened(page, served)
    button(page, "Import…").click()
    chosen = page.locator('#sheet input[type="file"]')
    file = tmp_path / "book.txt"
    file.write_bytes(b"1 Wolf\n" * 3_000_000)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    chosen.set_input_files(file)
    expect(page.locator("#sheet .wrong")).to_have_text("That is too long to be a list or a code.")
    assert asked == []
    file.write_bytes(bytes(range(256)) * 40)
    chosen.set_input_files(file)
    expect(page.locator("#sheet .wrong")).to_have_text(re.compile(r"^Line \d+ .*\.$|^[^<\n]{10,200}\.$"))
    file.write_text(DECKS.to_text(FULL.deck), encoding="utf-8")
    chosen.set_input_files(file)
    has_size(page, SIZE)


def test_names_that_stand_for_no_card_are_left_out_and_told_as_text(page: Page, served: Served) -> None:
    assert DECKS is not None
    opened(page, served)
    page.evaluate("() => (window.alert = () => (window.hurt = true))")
    hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    paste(page, DECKS.to_text(FULL.deck) + f"2 {hostile}\n")
    note = page.locator(".left-out")
    expect(note).to_have_text(f"There is no card called {hostile}; it was left out.")
    has_size(page, SIZE)
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    more(row_of(page, IN_IT)).click()
    expect(note).to_be_empty()
    paste(page, DECKS.to_text(FULL.deck) + "\n".join(f"1 Nobody {n}" for n in range(400)))
    expect(note).to_contain_text("400 names stand for no card")
    page.get_by_role("textbox", name="Name", exact=True).fill(hostile[:40])
    button(page, "Keep").click()
    expect(page.locator(".own-decks")).to_contain_text(hostile[:40])
    assert page.locator(".builder img, .builder script").count() == 0
    assert page.evaluate("() => window.hurt") is None


def test_what_the_browser_kept_and_somebody_spoiled_does_no_harm(page: Page, served: Served) -> None:
    opened(page, served)
    spoiled = {
        "deck": {"leader": "nobody", "choice": 7, "copies": {IN_IT: 10**6, "nobody": 3, NAMES[IN_IT]: -1}},
        "decks": [{"name": 1}, None, {"name": "Broken", "code": CODE[:-2]}],
        "deck-options": ["loud"],
    }
    for key, value in spoiled.items():
        page.evaluate("([k, v]) => localStorage.setItem(k, v)", [f"conclave.{key}.{GAME}", json.dumps(value)])
    page.reload()
    has_size(page, 99)
    expect(page.locator(".reasons li").first).to_be_visible()
    page.get_by_role("button", name="Open: Broken").click()
    expect(page.locator(".toast.bad")).to_contain_text("The code is damaged")
    for text in ("null", "{", '"deck"', "[]", '{"copies": []}'):
        page.evaluate("([k, v]) => localStorage.setItem(k, v)", [f"conclave.deck.{GAME}", text])
        page.reload()
        expect(page.locator(".verdict .state")).to_have_text("Nothing is in it yet.")


# --- links -------------------------------------------------------------------------------------------------
def test_a_link_brings_a_deck_and_sets_ones_own_aside(page: Page, served: Served) -> None:
    opened(page, served)
    row = page.locator(".shelf .row").first
    for size in (1, 2):
        more(row).click()
        checked(page)
        page.goto(f"{served.address}/")
        opened(page, served, f"#{CODE}")
        has_size(page, SIZE)
        assert "#" not in page.url
        page.get_by_role("button", name=re.compile("^Open: Before I opened a link")).first.click()
        has_size(page, size)
    expect(page.locator(".own-decks")).to_contain_text("Before I opened a link 2")
    page.reload()
    has_size(page, 2)


def test_a_link_waits_in_the_address_for_a_server_that_is_away(page: Page, served: Served) -> None:
    page.route("**/decks/check", lambda route: route.abort())
    opened(page, served, f"#{CODE}")
    expect(page.locator(".verdict .state")).to_contain_text("The server does not answer")
    page.unroute("**/decks/check")
    page.reload()
    has_size(page, SIZE)
    assert "#" not in page.url
    page.evaluate("(code) => (location.hash = code)", CODE[:-4])
    expect(page.locator(".toast.bad")).to_contain_text("The code is damaged")
    has_size(page, SIZE)


@pytest.mark.parametrize("code", ["%3Cscript%3E", "x" * 100_000, "deck", "A" * 900])
def test_what_a_link_brings_may_be_anything(page: Page, served: Served, code: str) -> None:
    opened(page, served, f"#{code}")
    expect(page.locator(".toast.bad")).to_have_text(re.compile(r"^[^<]{10,200}\.$"))
    has_size(page, 0)
    assert "#" not in page.url


def test_a_broken_link_is_told_and_leaves_ones_own(page: Page, served: Served) -> None:
    opened(page, served, f"#{CODE[:-4]}")
    expect(page.locator(".toast.bad")).to_contain_text("The code is damaged")
    has_size(page, 0)
    expect(page.locator(".verdict .state")).to_have_text("Nothing is in it yet.")


# --- ones own, and the lobby -------------------------------------------------------------------------------
def keep_as(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    button(page, "Keep").click()
    expect(page.locator(".own-decks")).to_contain_text(name)


def options_of_a_table(page: Page, served: Served) -> Locator:
    """The form for a table of the game, its options open."""
    page.goto(served.address)
    tile = page.locator(f'[data-game="{GAME}"]')
    tile.get_by_role("button", name="Set up a table…").click()
    tile.locator("summary", has_text="options of the game").click()
    return tile


def deck_option(tile: Locator) -> Locator:
    return tile.get_by_label(re.compile(f"^{OPTION.name.replace('_', ' ')}"))


def test_a_deck_is_kept_and_chosen_in_the_lobby(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    keep_as(page, "My first")
    tile = options_of_a_table(page, served)
    deck_option(tile).select_option(label="My first")
    expect(tile.locator(".option-deck .state")).to_have_text("Legal.")
    tile.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def test_a_deck_that_is_kept_no_more_can_be_brought_back(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    keep_as(page, "My first")
    keep_as(page, "My second")
    page.get_by_role("button", name="Forget My first").click()
    expect(button(page, "Bring it back")).to_be_focused()
    expect(page.get_by_role("button", name="Open: My first")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Open: My first")).to_be_visible()
    page.get_by_role("button", name="Forget My second").click()
    page.reload()
    expect(page.locator(".own-decks .table-row")).to_have_count(1)


def test_no_deck_is_lost_because_another_is_kept(page: Page, served: Served) -> None:
    opened(page, served)
    start_from_published(page)
    many = json.dumps([{"name": f"Book {n}", "code": CODE} for n in range(40)])
    page.evaluate("([k, v]) => localStorage.setItem(k, v)", [f"conclave.decks.{GAME}", many])
    page.get_by_role("textbox", name="Name", exact=True).fill("One too many")
    button(page, "Keep").click()
    expect(page.locator(".toast.bad")).to_have_text("40 are kept already: forget one first.")
    expect(page.locator(".own-decks .table-row")).to_have_count(40)
    expect(page.locator(".own-decks")).to_contain_text("Book 39")


def test_a_browser_that_keeps_nothing_says_so_and_still_builds(page: Page, served: Served) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    opened(page, served)
    start_from_published(page)
    page.get_by_role("textbox", name="Name", exact=True).fill("My first")
    button(page, "Keep").click()
    expect(page.locator(".toast.bad")).to_have_text("This browser keeps nothing; export it instead.")
    expect(page.locator(".own-decks .table-row")).to_have_count(0)
    more(row_of(page, IN_IT)).click()
    has_size(page, SIZE + 1)
    expect(button(page, "Export…")).to_be_enabled()


def test_the_lobby_takes_a_pasted_code_and_refuses_a_broken_one(page: Page, served: Served) -> None:
    tile = options_of_a_table(page, served)
    deck_option(tile).select_option("pasted")
    field = tile.get_by_label(f"Code for {OPTION.name.replace('_', ' ')}")
    expect(field).to_be_focused()
    field.fill(CODE[:-4])
    tile.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".toast.bad")).to_contain_text("takes no such code")
    expect(tile.locator(".option-deck .state.bad")).to_contain_text("The code is damaged")
    field.fill(f"{served.address}/decks/{GAME}#{CODE}")
    tile.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def test_the_lobby_tells_every_reason_against_a_pasted_deck(page: Page, served: Served) -> None:
    assert DECKS is not None
    tile = options_of_a_table(page, served)
    deck_option(tile).select_option("pasted")
    field = tile.get_by_label(f"Code for {OPTION.name.replace('_', ' ')}")
    field.fill(DECKS.to_code(BROKEN))
    field.blur()
    reasons = DECKS.check(BROKEN)
    expect(tile.locator(".option-deck .reasons li").first).to_be_visible()
    assert tile.locator(".option-deck .reasons li").all_inner_texts() == reasons
    tile.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".toast.bad")).to_contain_text(f"and {len(reasons) - 3} more reasons")
    tile.get_by_role("link", name=f"Look at this {DECKS.deck_word}").click()
    has_size(page, sum(BROKEN.copies.values()))


# --- when something fails ----------------------------------------------------------------------------------
def test_a_game_without_decks_says_so(page: Page, served: Served) -> None:
    other = next(key for key in games() if not load(key).decks)
    page.goto(f"{served.address}/decks/{other}")
    expect(page.locator("main")).to_contain_text("Nobody builds decks for")
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.locator(".game").first).to_be_visible()


def test_a_server_that_does_not_answer_costs_nothing_that_was_built(page: Page, served: Served) -> None:
    opened(page, served)
    page.route("**/decks/check", lambda route: route.abort())
    more(page.locator(".shelf .row").first).click()
    expect(page.locator(".verdict .state")).to_contain_text("The server does not answer")
    expect(button(page, "Play with it")).to_be_disabled()
    page.reload()
    expect(page.locator(".verdict .state")).to_contain_text("The server does not answer")
    page.unroute("**/decks/check")
    button(page, "Check again").click()
    expect(page.locator(".verdict .state")).to_contain_text("Legal.")
    has_size(page, 1)


# --- for everybody -----------------------------------------------------------------------------------------
def test_the_builder_speaks_italian(page: Page, served: Served) -> None:
    opened(page, served)
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".verdict .state")).to_have_text("Non c’è ancora nulla.")
    page.get_by_role("button", name="Importa…").click()
    page.get_by_role("button", name="Prendi", exact=True).click()
    expect(page.locator("#sheet .wrong")).to_have_text("Non c’è ancora nulla da prendere.")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(page: Page, served: Served, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    opened(page, served)
    looked_at(page)
    start_from_published(page)
    keep_as(page, "My first")
    page.get_by_label("also cards for others").check()
    for key in list(FULL.deck.copies)[:12]:
        for _ in range(7):
            more(row_of(page, key)).click()
    checked(page)
    page.wait_for_timeout(7_000)  # until sentences that pass have passed
    for sheet in ("", "Import…", "Export…"):
        if sheet:
            button(page, sheet).click()
        looked_at(page)
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    looked_at(page)
    button(page, "Filters").click()
    looked_at(page)


def looked_at(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    nodes = [(each["id"], each["nodes"][0]) for each in found]
    assert [f"{law}: {node['html'][:200]} {node['failureSummary']}" for law, node in nodes] == []


@pytest.mark.parametrize("width", [320, 360, 390, 768, 1280, 1440])
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
        button(page, "Add cards").click()
        expect(page.locator(".choosers")).to_be_hidden()
        button(page, "Filters").click()
        expect(page.locator(".choosers")).to_be_visible()
        assert page.evaluate(wide) <= 0
    expect(page.locator(".shelf .row").first).to_be_visible()

"""People come by a link, leave, and come back: seats, spectators, codes, clocks, records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import Served
from tests.web.hands import sit, until

GAME = "dark-artifacts"


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Another person, with a browser of their own."""
    context: BrowserContext = browser.new_context(reduced_motion="reduce", locale="en-GB")
    yield context.new_page()
    context.close()


def test_a_friend_sits_down_by_the_link(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    sit(page, address)
    expect(page.locator("#panel-table")).to_contain_text(address.split("#")[0])
    expect(page.locator(".banner")).to_contain_text("as soon as everybody has come")
    sit(friend, address.split("#")[0])
    friend.get_by_label("Your name").fill("Bo")
    friend.locator(".dock").get_by_role("button", name="Sit down").click()
    expect(friend.locator(".dock.is-asking")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Bo")
    expect(page.locator("#panel-table")).to_be_hidden()
    expect(page.locator(".dock.is-asking")).to_be_visible()
    friend.reload()
    expect(friend.locator(".dock.is-asking")).to_be_visible()


def test_what_others_do_does_not_take_the_keyboard_away(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    sit(page, address)
    sit(friend, served.join(address))
    expect(page.locator(".dock.is-asking")).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".dock .option").nth(1)).to_be_focused()
    friend.goto(served.address)
    expect(page.locator('[data-key="seat-1"]')).to_contain_text("away")
    expect(page.locator(".dock .option").nth(1)).to_be_focused()


def test_a_certain_seat_can_be_taken(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open", "open")
    sit(page, address)
    sit(friend, address.split("#")[0])
    friend.locator('[data-key="seat-2"]').get_by_role("button", name="Sit down here").click()
    expect(friend.locator('[data-key="seat-2"]')).to_contain_text("you")


def test_an_absent_players_seat_goes_to_a_bot_and_back(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    sit(page, address)
    theirs = served.join(address)
    sit(friend, theirs)
    expect(page.locator('[data-key="seat-1"]')).not_to_contain_text("away")
    friend.goto(served.address)
    page.locator('[data-key="seat-1"]').get_by_role("button", name="Let a bot play").click()
    expect(page.locator('[data-key="seat-1"]')).to_contain_text("Bot: greedy")
    sit(friend, theirs)
    friend.get_by_role("button", name="Play my seat myself").first.click()
    expect(page.locator('[data-key="seat-1"]')).not_to_contain_text("Bot")


def test_a_spectator_sees_a_view_when_its_owner_agrees(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "random")
    sit(page, address)
    sit(friend, address.split("#")[0])
    assert friend.locator(".card").count() == 0
    friend.locator('[data-key="seat-0"]').get_by_role("button", name="Ask to see their view").click()
    page.get_by_role("button", name="Agree").click()
    expect(friend.locator(".card").first).to_be_visible()
    assert friend.locator(".dock .option").count() == 0
    friend.get_by_role("button", name="See what is public again").click()
    expect(friend.locator(".card")).to_have_count(0)


def test_who_agreed_to_be_watched_sees_it_and_ends_it(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "random")
    sit(page, address)
    sit(friend, address.split("#")[0])
    friend.locator('[data-key="seat-0"]').get_by_role("button", name="Ask to see their view").click()
    page.get_by_role("button", name="Agree").click()
    expect(friend.locator(".card").first).to_be_visible()
    page.get_by_role("button", name="A spectator sees your view: end that").first.click()
    expect(friend.locator(".card")).to_have_count(0)
    expect(page.get_by_role("button", name="A spectator sees your view: end that")).to_have_count(0)


def test_who_leaves_for_good_is_told_what_that_means(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    theirs = served.join(address)
    sit(friend, address)
    sit(page, theirs)
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Leave for good").click()
    expect(page.locator(".about-table")).to_contain_text("you cannot come back")
    page.get_by_role("button", name="Leave this table").click()
    expect(page.locator("#page")).to_contain_text("You have left this table for good.")
    expect(friend.locator('[data-key="seat-1"]')).to_contain_text("Bot: greedy")
    page.goto(theirs)
    expect(page.locator("#page")).to_contain_text("does not hold a seat")
    page.goto(served.address)
    expect(page.locator(".own, #page").first).not_to_contain_text("Go on")


def test_the_secret_leaves_the_address_at_once_and_a_false_one_costs_nothing(
    page: Page, served: Served
) -> None:
    address = served.lay(GAME, "human", "random")
    bare, _, token = address.partition("#")
    page.goto(address)
    until(page, "() => location.hash === ''")
    assert token not in page.url
    expect(page.locator(".dock.is-asking")).to_be_visible()
    page.reload()
    expect(page.locator(".dock.is-asking")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{bare}#{token[::-1]}")
    expect(page.locator("#page")).to_contain_text("does not hold a seat")
    page.goto("about:blank")
    sit(page, bare)
    expect(page.locator(".dock.is-asking")).to_be_visible()
    page.go_back()
    page.go_back()
    assert token not in page.url


def test_a_lobby_remembers_its_seats_while_the_server_is_away(page: Page, tmp_path: Path) -> None:
    house = Served(tmp_path)
    house.start()
    try:
        sit(page, house.lay(GAME, "human", "random"))
        page.goto(house.address)
        expect(page.get_by_role("link", name="Go on")).to_be_visible()
        house.kill()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.locator("#page")).to_contain_text("The server does not answer", timeout=30_000)
        house.start()
        page.reload()
        page.get_by_role("link", name="Go on").click()
        expect(page.locator(".dock.is-asking")).to_be_visible()
    finally:
        house.kill()


def test_an_undo_beyond_the_horizon_asks_the_others(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    sit(page, address)
    sit(friend, served.join(address))
    pages = [page, friend]
    for _ in range(60):
        for each in pages:
            if each.locator(".dock .option").count():
                each.locator(".dock .option").first.click()
                each.wait_for_timeout(60)
        if page.locator(".dock footer small").count():
            if "will be asked" in page.locator(".dock footer small").inner_text():
                break
    page.locator(".dock .undo").click()
    expect(friend.locator(".consent")).to_contain_text("take")
    friend.get_by_role("button", name="Agree").click()
    expect(page.locator("#toasts")).to_contain_text("agreed")


def test_people_talk_and_can_be_muted(page: Page, friend: Page, served: Served) -> None:
    address = served.lay(GAME, "human", "open")
    sit(page, address)
    sit(friend, served.join(address))
    for each in (page, friend):
        each.get_by_role("tab", name="Talk").click()
    friend.get_by_label("Say something to the table").fill("Well met!")
    friend.get_by_role("button", name="Send").click()
    expect(page.locator(".talk")).to_contain_text("Well met!")
    page.locator(".talk .mute").first.click()
    friend.get_by_label("Say something to the table").fill("Still there?")
    friend.get_by_role("button", name="Send").click()
    expect(friend.locator(".talk")).to_contain_text("Still there?")
    expect(page.locator(".talk")).not_to_contain_text("Still there?")


def test_the_table_shows_a_code_for_a_phone(page: Page, served: Served) -> None:
    sit(page, served.lay(GAME, "human", "open"))
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Code for a phone: this table").click()
    code = page.get_by_alt_text("Code for a phone: this table")
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 20)")


def test_a_clock_runs_for_who_is_asked(page: Page, served: Served) -> None:
    page.goto(served.address)
    tile = page.locator(f'[data-game="{GAME}"]')
    tile.get_by_role("button", name="Set up a table…").click()
    tile.get_by_label("Clock").select_option("300:5")
    tile.get_by_role("button", name="Lay the table").click()
    clock = page.locator('[data-key="seat-0"] .clock.runs')
    expect(clock).to_have_text(re.compile(r"^4:5[0-8]$"), timeout=8_000)


def test_a_record_is_saved_and_opened_again(page: Page, served: Served, tmp_path: Path) -> None:
    table = served.finished()
    page.goto(f"{served.address}/t/{table}?at=0&as=0")
    with page.expect_download() as saved:
        page.get_by_text("Save the record").click()
    file = tmp_path / "match.jsonl"
    saved.value.save_as(file)
    page.goto(served.address)
    page.locator(".bring input").set_input_files(file)
    expect(page.locator(".winder output")).to_have_text(re.compile(r"^0 / \d+$"))
    assert table not in page.url


def test_a_file_that_is_no_record_gets_one_sentence(page: Page, served: Served, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("hello")
    page.goto(served.address)
    page.locator(".bring input").set_input_files(file)
    expect(page.locator("#toasts")).to_contain_text("record")

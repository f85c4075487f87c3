"""People play in real browsers: whole games by clicking, with reloads, undo, spectators, a crash."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from conclave.registry import load
from tests.web.conftest import Served
from tests.web.hands import PICK_ANSWER, is_over, play_once, play_to_the_end, sit, until

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "dark-artifacts": ("dark-artifacts", {}),
    "black-rose-wars": ("black-rose-wars", {"profile": "manual", "round_limit": 10}),  # the shorter game
    "triora": ("triora", {}),
    "mage-wars": ("mage-wars", {"max_rounds": 20}),
    "mage-wars for apprentices": ("mage-wars", {"apprentice": True}),
}
"""Games that are clicked to their end, with their options."""


def test_two_clicks_lead_to_a_game_against_a_bot(page: Page, served: Served) -> None:
    page.goto(served.address)
    page.locator('[data-game="dark-artifacts"] .play-now').click()
    expect(page.locator(".dock.is-asking h2")).to_have_text("Which card do you keep for your four-dots?")
    page.locator(".dock .option").first.click()
    expect(page.locator(".dock.is-asking h2")).not_to_have_text("Which card do you keep for your four-dots?")


@pytest.mark.parametrize("played", GAMES)
def test_two_browsers_and_a_bot_if_there_is_room_play_a_whole_game(
    browser: Browser, served: Served, played: str
) -> None:
    game, options = GAMES[played]
    bots = ["greedy"] if len(load(game).players) > 1 else []
    address = served.lay(game, "human", "open", *bots, **options)
    contexts = [browser.new_context(reduced_motion="reduce") for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    faults: list[str] = []
    for page, where in zip(pages, (address, served.join(address)), strict=True):
        page.on("pageerror", lambda error: faults.append(str(error)))
        sit(page, where)
    answers = play_to_the_end(pages, 11)
    assert answers > 20
    assert not faults
    for page in pages:
        expect(page.locator(".dock .result")).not_to_be_empty()
        page.get_by_role("tab", name="Table").click()
        page.get_by_text("Is the deal fair?").click()
        page.get_by_role("button", name="Check the sums").click()
        expect(page.locator("#toasts")).to_contain_text("The sums are right: nobody chose this deal.")
        page.locator(".dock .again").click()
        expect(page).not_to_have_url(re.compile(address.split("#")[0]))
    assert len({page.url.split("#")[0] for page in pages}) == 1
    for page in pages:
        expect(page.locator(".dock.is-asking, .dock.is-waiting").first).to_be_visible()
        expect(page.locator(".dock.is-over")).to_have_count(0)
    assert not faults
    for context in contexts:
        context.close()


def test_a_reload_finds_the_same_question(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    page.locator(".dock .option").first.click()
    expect(page.locator(".dock h2")).not_to_contain_text("four-dots")
    asked = page.locator(".dock h2").inner_text()
    page.reload()
    expect(page.locator(".dock.is-asking h2")).to_have_text(asked)


def test_a_seat_is_kept_without_the_token_in_the_address(page: Page, served: Served) -> None:
    address = served.lay("dark-artifacts", "human", "random")
    sit(page, address)
    page.goto(served.address)
    sit(page, address.split("#")[0])
    expect(page.locator(".dock.is-asking")).to_be_visible()


def test_undo_brings_the_question_back(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    first = page.locator(".dock h2").inner_text()
    page.locator(".dock .option").nth(1).click()
    expect(page.locator(".dock h2")).not_to_have_text(first)
    page.locator(".dock .undo").click()
    expect(page.locator(".dock h2")).to_have_text(first)


def test_a_spectator_is_asked_nothing_and_sees_no_hidden_card(browser: Browser, served: Served) -> None:
    address = served.lay("dark-artifacts", "human", "random")
    context = browser.new_context()
    page = context.new_page()
    sit(page, address.split("#")[0])
    expect(page.locator(".dock.is-waiting h2")).to_contain_text("Waiting")
    assert page.locator(".card").count() == 0
    assert page.locator(".dock .option").count() == 0
    context.close()


def test_the_table_survives_a_crash(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    house = Served(tmp_path_factory.mktemp("crash"))
    house.start()
    context = browser.new_context(reduced_motion="reduce")
    try:
        page = context.new_page()
        sit(page, house.lay("dark-artifacts", "human", "random"))
        rng = random.Random(3)
        for _ in range(6):
            play_once(page, rng)
            page.wait_for_timeout(150)
        expect(page.locator(".dock.is-asking")).to_be_visible()
        asked = page.locator(".dock h2").inner_text()
        house.kill()
        expect(page.locator("body.is-cut-off")).to_be_attached()
        house.start()
        expect(page.locator("body:not(.is-cut-off)")).to_be_attached(timeout=15_000)
        expect(page.locator(".dock.is-asking h2")).to_have_text(asked)
        page.locator(".dock .option").first.click()
        expect(page.locator(".dock .prompt")).not_to_contain_text(asked)
    finally:
        context.close()
        house.kill()


def test_a_whole_game_by_keyboard(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    rng = random.Random(5)
    for _ in range(1500):
        if is_over(page):
            break
        count = page.locator(".dock .option").count()
        if count:
            page.keyboard.type(str(rng.randrange(count) + 1))
            page.keyboard.press("d")
        page.wait_for_timeout(30)
    assert is_over(page)


def test_arrows_and_enter_give_an_answer(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    asked = page.locator(".dock h2").inner_text()
    page.keyboard.press("d")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".dock .option").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock h2")).not_to_have_text(asked)


def test_what_is_not_offered_says_why(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    for _ in range(40):
        if page.locator(".dock h2").inner_text().startswith("On which space"):
            break
        page.locator(".dock .option").first.click()
        page.wait_for_timeout(120)
    expect(page.locator(".dock h2")).to_contain_text("On which space")
    page.locator('.area[data-key="space-0"]').click()
    reason = page.locator(".dock .reason")
    expect(reason).to_contain_text("swamp")
    expect(reason.locator(".term").first).to_have_text(re.compile(r"[RO]\d+"))
    reason.locator(".term").first.click()
    expect(page.locator("#sheet .wanted")).to_be_visible()


def test_a_card_opens_its_text_and_rulings(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    name = page.locator(".card .name").first.inner_text()
    page.locator(".card .read").first.click()
    expect(page.locator("#sheet h2")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


def test_the_rules_open_at_the_step_being_played(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules .now .rule-text b").first).to_have_text("R18")


def test_a_question_is_explained_the_first_time_only(page: Page, served: Served) -> None:
    sit(page, served.lay("dark-artifacts", "human", "random"))
    expect(page.locator(".dock details.why")).to_have_attribute("open", "")
    sit(page, served.lay("dark-artifacts", "human", "random"))
    expect(page.locator(".dock details.why")).not_to_have_attribute("open", "")


SCROLL_DOWN = """() => {
  const dock = document.querySelector('.dock');
  dock.scrollTop = 1e6;
  return dock.scrollTop > 0;
}"""


def test_every_question_is_shown_from_its_beginning(browser: Browser, served: Served) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 560}, reduced_motion="reduce")
    page = context.new_page()
    sit(page, served.lay("black-rose-wars", "human", "random", round_limit=10))
    dice, last = random.Random(4), ""
    for _ in range(200):
        expect(page.locator(".dock.is-asking")).to_be_visible(timeout=15_000)
        question = page.locator(".dock h2").inner_text()
        if question == last:
            break
        last = question if page.evaluate(SCROLL_DOWN) else ""
        options = page.locator(".dock .option")
        options.nth(dice.randrange(options.count())).dispatch_event("click")
        until(page, "() => document.querySelector('.dock').scrollTop === 0")
    else:
        pytest.fail("the same was never asked twice in a row")
    context.close()


def test_a_phone_is_enough(browser: Browser, served: Served) -> None:
    """Answers are tapped for real: whatever covers them, or lies outside the screen, would be noticed."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    sit(page, served.lay("black-rose-wars", "human", "random", round_limit=10))
    rng = random.Random(4)
    for _ in range(30):
        expect(page.locator(".dock.is-asking")).to_be_visible(timeout=15_000)
        expect(page.locator(".dock h2")).to_be_in_viewport()
        options = page.locator(".dock .option")
        before = page.locator("#dock").inner_text()
        options.nth(rng.randrange(options.count())).tap()
        until(page, "(was) => document.querySelector('#dock').innerText !== was", before)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_what_is_asked_in_secret_can_be_let_pass_and_asked_again(page: Page, served: Served) -> None:
    """Whoever holds a Quest is asked at each Room whether it is its door; one answer serves for the round."""
    sit(page, served.lay("black-rose-wars", "human", "random"))
    dice, stand = random.Random(3), page.locator(".dock .stand")
    for _ in range(600):
        expect(page.locator(".dock.is-asking")).to_be_visible()
        if stand.count():
            break
        before = page.locator("#dock").inner_text()
        page.evaluate(PICK_ANSWER, dice.random())
        until(page, "(was) => document.querySelector('#dock').innerText !== was", before)
    first = page.locator(".dock .option .label").first.inner_text()
    expect(stand).to_have_text(f"{first}, and ask me nothing of this kind again in this round")
    stand.click()
    standing = page.locator(".dock .standing")
    expect(standing).to_contain_text("One kind of question passes in this round without you being asked.")
    standing.get_by_role("button", name="Ask me again").click()
    expect(standing).to_have_count(0)

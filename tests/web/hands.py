"""Hands that play on a page: they click answers and things on the board, and wait for the table."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

PICK_ON_BOARD = """
(r) => {
  const things = [...document.querySelectorAll('.board .offered, .card.offered .front, .small-card.offered, .track.offered')];
  if (!things.length) return '';
  const thing = things[Math.floor(r * things.length)];
  thing.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return thing.closest('[data-key]').dataset.key;
}
"""  # noqa: E501
PICK_ANSWER = """
(r) => {
  const options = [...document.querySelectorAll('.dock .option')];
  if (!options.length) return '';
  options[Math.floor(r * options.length)].click();
  return options[0].textContent;
}
"""


def sit(page: Page, address: str) -> None:
    """Open a table and wait until it is drawn."""
    page.goto(address)
    expect(page.locator(".dock h2")).to_be_visible()


def is_asked(page: Page) -> bool:
    return page.locator(".dock.is-asking").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".dock.is-over").count() > 0


def play_once(page: Page, rng: random.Random) -> None:
    """Answer by a thing on the board one time in two, else in the dock."""
    if rng.random() < 0.5 and page.evaluate(PICK_ON_BOARD, rng.random()):
        return
    page.evaluate(PICK_ANSWER, rng.random())


def play_to_the_end(pages: list[Page], rng: random.Random, most: int = 4000) -> int:
    """Let every page answer whenever it is asked; how many times that was."""
    answers = 0
    for _ in range(most):
        if all(is_over(page) for page in pages):
            return answers
        for page in pages:
            if is_asked(page):
                play_once(page, rng)
                answers += 1
        pages[0].wait_for_timeout(15)
    raise AssertionError("the game did not end")

"""Hands that play on a page: they click answers and things on the board, and wait for the table."""

from __future__ import annotations

import random
import time

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


def until(page: Page, script: str, told: object = None) -> None:
    """Wait until a script answers yes; asked from outside, because the page forbids evaluation within."""
    deadline = time.monotonic() + 15
    while not page.evaluate(script, told):
        assert time.monotonic() < deadline, f"never held: {script}"
        page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator(".dock.is-over").count() > 0


def play_once(page: Page, rng: random.Random) -> None:
    """Answer by a thing on the board one time in two, else in the dock."""
    if rng.random() < 0.5 and page.evaluate(PICK_ON_BOARD, rng.random()):
        return
    page.evaluate(PICK_ANSWER, rng.random())


KEEP_PLAYING = """
(seed) => {
  let drop = seed;
  const dice = () => (drop = (drop * 48271) % 2147483647) / 2147483647;
  window.answers = 0;
  window.hand = setInterval(() => {
    if (document.querySelector('.dock.is-over')) return clearInterval(window.hand);
    if (!document.querySelector('.dock.is-asking')) return undefined;
    const lit = '.board .offered, .card.offered .front, .small-card.offered, .track.offered';
    const things = [...document.querySelectorAll(dice() < 0.5 ? lit : '.dock .option')];
    if (!things.length) return undefined;
    window.answers += 1;
    return things[Math.floor(dice() * things.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
  }, 12);
}
"""


def play_to_the_end(pages: list[Page], seed: int, seconds: int = 240) -> int:
    """Let every page click on whatever is offered whenever it is asked; how many clicks that were."""
    for number, page in enumerate(pages, 1):
        page.evaluate(KEEP_PLAYING, seed * 1000 + number)
    for page in pages:
        expect(page.locator(".dock.is-over")).to_be_visible(timeout=seconds * 1000)
    return sum(int(page.evaluate("() => window.answers")) for page in pages)

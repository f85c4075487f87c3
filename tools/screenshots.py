"""Take the pictures of the web table for the README and docs/web.md, in a real browser.

    .venv/bin/python tools/screenshots.py docs/images [name ...]

The tables are laid where the records in docs/images stand (tools/picture.py renews those), so the same
positions are shown in the terminal and on the page.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from conclave.server.forms import SeatTaken, SeatWanted
from conclave.server.host import Host
from conclave.server.laying import forked
from conclave.server.seats import Seats
from conclave.table.record import Record

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
RECORDS = {
    "dark-artifacts": IMAGES / "terminal.jsonl",
    "black-rose-wars": IMAGES / "black-rose-wars.jsonl",
    "triora": IMAGES / "triora.jsonl",
    "mage-wars": IMAGES / "mage-wars.jsonl",
}
WIDE, PHONE = (1440, 900), (390, 844)
QUALITY = 82


class Shot(NamedTuple):
    """One picture: where it is taken, how large, in which light, and what is done before."""

    name: str
    page: str
    size: tuple[int, int] = WIDE
    dark: bool = True
    prepare: Callable[[Page], None] | None = None


def ask_why(page: Page) -> None:
    """Ask for something that is not offered now."""
    for thing in page.locator(".board .piece:not(.offered), .board .area:not(.offered)").all():
        thing.dispatch_event("click")
        page.wait_for_timeout(150)
        if page.locator(".dock .reason").count():
            return
    raise AssertionError("everything is offered")


def read_a_card(page: Page) -> None:
    page.locator(".card .read").first.click()
    expect(page.locator("#sheet h2")).to_be_visible()


def fill_a_deck(page: Page) -> None:
    """Begin with a published deck of the last leader."""
    page.get_by_role("radio").last.check()
    page.locator(".published button").first.dispatch_event("click")
    expect(page.locator(".verdict .good")).to_be_attached()


def overfill_a_deck(page: Page) -> None:
    """As above, and then too many copies of a card."""
    fill_a_deck(page)
    for _ in range(5):
        page.locator(".shelf .row.is-in .one-more-or-less:last-child").first.click()
    expect(page.locator(".verdict .bad")).to_be_visible()


def turn_to_the_deck(page: Page) -> None:
    fill_a_deck(page)
    page.locator(".foot .turn").click()


SHOTS = (
    Shot("web-lobby", "/"),
    Shot("web-lobby-light", "/", dark=False),
    Shot("web-lobby-phone", "/", PHONE),
    *(
        Shot(f"web-{game}{light}{phone}", f"/{game}", PHONE if phone else WIDE, not light)
        for game in RECORDS
        for light in ("", "-light")
        for phone in ("", "-phone")
    ),
    Shot("web-why-not", "/dark-artifacts", prepare=ask_why),
    Shot("web-card", "/black-rose-wars", prepare=read_a_card),
    Shot("web-replay", "/replay"),
    Shot("web-replay-phone", "/replay", PHONE, dark=False),
    Shot("web-builder", "/decks/mage-wars", prepare=overfill_a_deck),
    Shot("web-builder-light", "/decks/mage-wars", dark=False, prepare=fill_a_deck),
    Shot("web-builder-phone", "/decks/mage-wars", PHONE, dark=False, prepare=turn_to_the_deck),
    Shot("web-cards", "/?cards=black-rose-wars"),
    Shot("web-cards-phone", "/?cards=dark-artifacts", PHONE, dark=False),
)


async def lay(database: str) -> tuple[dict[str, str], list[str]]:
    """Lay a table at every recorded position: the addresses of the seats that are asked, and the others'."""
    host = await Host.open(database)
    found = {}
    others = []
    for game, path in RECORDS.items():
        record = Record.parse(path.read_bytes())
        match = forked(record, len(record.decisions))
        asked = next(seat for seat in range(record.seats) if match.state.decision_of(seat))
        wanted = tuple(SeatWanted(kind="open") for _ in range(record.seats))
        seats = Seats.laid(wanted, record.seats, match.game)
        taken = await host._lay(match, seats, "Ada", None, False)
        room = await host.find(taken.table)
        places: list[SeatTaken] = [taken]
        for name in ("Bruno", "Cleo", "Dario")[: record.seats - 1]:
            places.append(await room.join(name=name))
        place = next(each for each in places if each.seat == asked)
        await room.chat((asked + 1) % record.seats, "Mind where you step!")
        found[f"/{game}"] = f"/t/{place.table}#{place.token}"
        others += [f"/t/{each.table}#{each.token}" for each in places if each is not place]
        if game == "black-rose-wars":
            found["/replay"] = f"/t/{place.table}?at={len(record.decisions) // 2}#{place.token}"
    await host.close()
    return found, others


@contextmanager
def serving(database: str) -> Iterator[str]:
    command = [sys.executable, "-m", "conclave", "serve", "--port", "0", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        yield address[0].rstrip("/")
    finally:
        server.kill()
        server.communicate()


def take(browser: Browser, shot: Shot, address: str, folder: Path) -> None:
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".loading")).to_have_count(0)
    page.locator(".dock h2, .winder, .game, .gallery .card, .shelf .row").first.wait_for()
    page.wait_for_timeout(600)
    if shot.prepare:
        shot.prepare(page)
    page.screenshot(path=folder / f"{shot.name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main(folder: Path, names: list[str]) -> None:
    """Take all pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as place:
        database = str(Path(place) / "tables.sqlite")
        tables, others = asyncio.run(lay(database))
        with serving(database) as address, sync_playwright() as tools:
            browser = tools.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            company = browser.new_context()
            for seat in others:
                company.new_page().goto(address + seat)
            for shot in SHOTS:
                if not names or shot.name in names:
                    print(shot.name)
                    take(browser, shot, address + tables.get(shot.page, shot.page), folder)
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

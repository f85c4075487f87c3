"""A real server in a process of its own, and Debian's Chromium."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from conclave.registry import load
from conclave.table.match import Match

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and Path(__file__).parent in item.path.parents and "browser" in item.nodeid:
            item.add_marker(pytest.mark.skip(reason="there is no chromium here"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a module: Playwright's event loop must be gone before tests of the server run theirs."""
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    with sync_playwright() as tools:
        running = tools.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A person's own browser; nobody waits for gliding pieces in a test."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    yield context.new_page()
    context.close()


class Served:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "conclave",
            "serve",
            "--pace",
            "0",
            "--grace",
            "0",
            "--port",
            str(self.port),
        ]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.folder / 'tables.db'}"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.port = int(found[1])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, content, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def lay(self, game: str, *kinds: str, **options: Any) -> str:
        """Lay a table that does not mask who is asked; the address of the first person's seat."""
        seats = [{"kind": k} if k in ("human", "open") else {"kind": "bot", "bot": k} for k in kinds]
        wanted = {"game": game, "players": len(kinds), "seats": seats, "options": options, "masked": False}
        taken = self.ask("/api/tables", wanted)
        return f"{self.address}/t/{taken['table']}#{taken['token']}"

    def finished(self, seed: int = 7) -> str:
        """A table at which a game of Dark Artifacts has been played to its end."""
        match = Match(load("dark-artifacts"), 2, seed)
        dice = Random(seed)
        while not match.state.over:
            seat = match.asked()[0]
            match.decide(seat, dice.randrange(len(match.state.decision_of(seat).codes)))
        taken = self.ask("/api/records", {"record": match.record.text()})
        assert taken["seat"] == -1
        return str(taken["table"])

    def join(self, address: str) -> str:
        """Take the first open seat of a table and return its address."""
        table = address.split("/t/")[1][:8]
        taken = self.ask(f"/api/tables/{table}/join", {})
        return f"{self.address}/t/{table}#{taken['token']}"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    house = Served(tmp_path_factory.mktemp("tables"))
    house.start()
    yield house
    house.kill()

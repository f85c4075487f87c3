"""The log at its default level: refusals and failures with their facts, bounded, and never a token."""

from __future__ import annotations

import io
import json
import logging
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from conclave.server.hall import Hall
from conclave.server.journal import MOST, Enough, Lines
from tests.server.house import House
from tests.server.test_serve import port_in, serving

CONFIG = """
[limits]
requests_per_second = 0
requests_at_once = 12
messages_per_second = 1
messages_at_once = 3
message_bytes = 2000
sockets_per_guest = 2
faults = 1
"""


class Listening:
    """A log of our own, with a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.written = io.StringIO()
        to = logging.StreamHandler(self.written)
        to.setFormatter(Lines())
        self.enough = Enough(to, lambda: self.now)
        to.addFilter(self.enough)
        self.log = logging.Logger("test")
        self.log.addHandler(to)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.written.getvalue().splitlines()]


def test_of_one_kind_so_many_lines_are_written_and_then_how_many_were_not() -> None:
    heard = Listening()
    for n in range(1_000):
        heard.log.warning("refused", extra={"facts": {"n": n}})
        if n % 100 == 0:
            heard.log.error("failed")
    heard.enough.sum_up()
    whats = [(line["what"], line.get("n"), line.get("left_out")) for line in heard.lines()]
    assert [n for what, n, _ in whats if what == "refused" and n is not None] == list(range(MOST))
    assert [left for what, _, left in whats if what == "refused" and left] == [1_000 - MOST]
    assert sum(what == "failed" for what, _, _ in whats) == 10
    assert heard.lines()[-1]["level"] == "warning"


def test_after_a_second_lines_are_written_again() -> None:
    heard = Listening()
    for second in range(3):
        heard.now = 1.5 * second
        for _ in range(MOST):
            heard.log.warning("refused")
    assert len(heard.lines()) == 3 * MOST


def refused(house: House, table: str, token: str) -> None:
    """Everything that a door refuses, and one thing that fails."""
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{house.port}/ws/{table}", origin="http://elsewhere.example")  # type: ignore[arg-type]
    with house.socket(table) as wrong:
        wrong.say("hello", token="not-" + token)
        assert wrong.hear("gone")
    with house.client(table, token) as loud, house.client(table), house.client(table):
        with house.socket(table) as too_many:
            too_many.say("hello")
            with pytest.raises(ConnectionClosed):
                too_many.drain()
        for words in ("x" * 3_000, "{"):
            loud.wire.send(words)
        with pytest.raises(ConnectionClosed):
            loud.drain()
    with house.client(table, token) as fast:
        for _ in range(6):
            fast.say("ping")
        assert fast.hear("refused")
    long = house.ask("POST", "/api/tables", {"game": "x" * 70_000, "players": 2})
    assert long.status == 413
    stolen = house.ask("POST", f"/api/tables/{table}/again", {}, {"Authorization": f"Bearer not-{token}"})
    assert stolen.status == 403
    assert 429 in [house.get("/api/games").status for _ in range(12)]


def test_whoever_is_refused_is_written_down_and_tokens_are_not(tmp_path: Path) -> None:
    (tmp_path / "c.toml").write_text(CONFIG)
    with serving("--config", tmp_path / "c.toml", "--database", tmp_path / "t.sqlite") as (process, line):
        house = House(port_in(line), Hall())
        mine = house.lay("human", "random")
        refused(house, mine["table"], mine["token"])
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=15)
    lines = [json.loads(each) for each in log.splitlines() if not each.startswith("conclave: compiled")]
    found = {each["what"]: each for each in lines}
    causes = ("origin", "token", "sockets", "size", "shape", "rate")
    assert {f"refused: {cause}" for cause in causes} <= set(found)
    for cause in causes:
        assert found[f"refused: {cause}"]["guest"] == "127.0.0.1"
        assert found[f"refused: {cause}"]["level"] == "warning"
    assert mine["token"] not in log
    assert {each["level"] for each in lines} <= {"warning", "error"}


def test_even_at_the_loudest_no_token_is_written(tmp_path: Path) -> None:
    with serving("--database", tmp_path / "t.sqlite", "--log", "debug") as (process, line):
        house = House(port_in(line), Hall())
        mine = house.lay("human", "open")
        house.join(mine["table"])
        with house.client(mine["table"], mine["token"]) as client:
            client.hear("scene")
            client.say("chat", text="hello")
            client.hear("said")
        house.get(f"/api/tables/{mine['table']}/code", Authorization=f"Bearer {mine['token']}")
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=15)
    assert mine["table"] in log
    assert mine["token"] not in log

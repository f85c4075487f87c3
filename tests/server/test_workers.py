"""Several workers behind one port: every guest reaches its table's keeper, and a dead worker is replaced."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from conclave.registry import load
from conclave.server.hall import Hall, owner_of
from conclave.table.match import Match
from tests.cli.command import PROGRAM, descendants, environment, is_running, sentence_of
from tests.server.house import GAME, House
from tests.server.playing import play_on

WORKERS = 2


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], House]]:
    process = subprocess.Popen(
        [
            *(*PROGRAM, "serve", "--port", "0", "--pace", "0", "--workers", str(WORKERS)),
            *("--database", str(folder / "t.sqlite")),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().partition("http://127.0.0.1:")[2].partition("/")[0])
        yield process, House(port, Hall())
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[subprocess.Popen[str], House]]:
    with serving(tmp_path_factory.mktemp("workers")) as running:
        yield running


def test_tables_spread_and_everybody_finds_the_right_one(crowd: tuple[subprocess.Popen[str], House]) -> None:
    _, house = crowd
    laid = [house.lay("human", "open", name="Ann") for _ in range(6)]
    assert {owner_of(each["table"], WORKERS) for each in laid} == {0, 1}
    for each in laid:
        assert house.get(f"/api/tables/{each['table']}").json["seats"][0]["name"] == "Ann"
        with house.client(each["table"], each["token"]) as client:
            assert client.hear("scene")["scene"]["waiting"] == [1]
    listed = {each["table"] for each in house.get("/api/tables").json}
    assert {each["table"] for each in laid} <= listed


def test_a_record_is_brought_and_forked(crowd: tuple[subprocess.Popen[str], House]) -> None:
    _, house = crowd
    match = Match(load(GAME), 2, 5)
    dice = Random(5)
    while not match.state.over:
        d = match.state.pending[0]
        match.decide(d.seat, dice.randrange(len(d.codes)))
    brought = house.ask("POST", "/api/records", {"record": match.record.text()}).json
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    for at in (3, 4, 5, 6):
        taken = house.ask("POST", f"/api/tables/{brought['table']}/fork", {"at": at, "seats": seats}).json
        with house.client(taken["table"], taken["token"]) as client:
            assert client.hear("scene")["scene"]["prompt"]


def test_an_old_connection_is_sent_to_the_keeper(crowd: tuple[subprocess.Popen[str], House]) -> None:
    _, house = crowd
    laid = [house.lay("human", "random") for _ in range(6)]
    here = next(each["table"] for each in laid if owner_of(each["table"], WORKERS) == 0)
    there = next(each["table"] for each in laid if owner_of(each["table"], WORKERS) == 1)
    wire = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
    wire.request("GET", f"/api/tables/{here}")
    first = wire.getresponse()
    assert first.status == 200
    first.read()
    wire.request("GET", f"/api/tables/{there}?")
    second = wire.getresponse()
    assert second.status == 307
    assert second.getheader("Location") == f"/api/tables/{there}"
    assert second.getheader("Connection") == "close"
    wire.close()


def test_a_worker_that_dies_is_replaced_and_its_tables_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, house):
        mine = house.lay("human", "random")
        with house.client(mine["table"], mine["token"]) as client:
            client.hear("scene")
            assert play_on([client], Random(3), 5) == 5
        workers = descendants(process.pid)
        assert len(workers) == WORKERS
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        wait_for_the_end_of(workers)
        assert scene_after_coming_back(house, mine)["version"] > 0
        assert len(descendants(process.pid)) == WORKERS


def scene_after_coming_back(house: House, place: dict[str, Any]) -> dict[str, Any]:
    """What a page sees that tries again: a guest handed to a dying worker is lost with it."""
    end = time.monotonic() + 60
    while True:
        try:
            with house.client(place["table"], place["token"]) as client:
                return client.hear("scene")
        except (InvalidMessage, ConnectionClosed, OSError):
            assert time.monotonic() < end
            time.sleep(0.1)


def wait_for_the_end_of(workers: list[int]) -> None:
    end = time.monotonic() + 20
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_workers_leave_with_their_doorkeeper(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, house):
        house.lay("human", "random")
        workers = descendants(process.pid)
        process.kill()
        wait_for_the_end_of(workers)


def test_who_says_nothing_or_nonsense_costs_the_others_nothing(
    crowd: tuple[subprocess.Popen[str], House],
) -> None:
    _, house = crowd
    silent = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(50)]
    for each, words in zip(
        silent, (b"G", b"GET /ws/", b"\x00" * 600, b"GET " + b"/" * 600, b"\r\n"), strict=False
    ):
        each.sendall(words)
    assert house.get("/healthz").status == 200
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as slow:
        for letter in b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
            slow.sendall(bytes([letter]))
            time.sleep(0.002)
        assert b" 200 " in slow.recv(4096)
    for each in silent:
        each.close()


def test_a_number_of_workers_that_cannot_be_is_said() -> None:
    assert sentence_of("serve", "--port", "0", "--workers", "0") == "There can be 1 to 64 workers, not 0."


def test_a_database_that_cannot_be_opened_is_said_before_any_worker_starts(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is no folder.")
    done = subprocess.run(
        [
            *PROGRAM,
            "serve",
            "--port",
            "0",
            "--workers",
            "2",
            "--database",
            str(tmp_path / "file" / "t.sqlite"),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr

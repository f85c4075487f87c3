"""Numbers for who keeps the server: at an address of their own or for a token, of all workers together."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import time
from pathlib import Path

import pytest

from conclave.kernel.game import BadOption
from conclave.server.configuration import gathered, place_of
from conclave.server.metrics import Metrics
from conclave.server.numbers import Gathered
from tests.cli.command import descendants, sentence_of
from tests.server.house import House
from tests.server.test_serve import look, port_in, serving

GAMES = 'conclave_requests_total{method="GET",route="/api/games",status="200"}'
WAIT = 30.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def ask(port: int, path: str = "/metrics", token: str = "", method: str = "GET") -> tuple[int, str]:
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)
    try:
        wire.request(method, path, headers={"Authorization": f"Bearer {token}"} if token else {})
        got = wire.getresponse()
        return got.status, got.read().decode()
    finally:
        wire.close()


def value_of(name: str, text: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_at_the_public_address_only_the_token_opens_them(house: House) -> None:
    assert house.numbers().status == 200
    for wrong in ("", "for the number", "for the numbers2", "é"):
        answer = house.ask(
            "GET", "/metrics", headers={"Authorization": f"Bearer {wrong}".encode().decode("latin-1")}
        )
        assert answer.status == 403
        assert answer.sentence


def test_an_address_of_their_own_is_not_the_public_one(tmp_path: Path) -> None:
    own = free_port()
    with serving("--database", tmp_path / "t.sqlite", "--metrics", f"127.0.0.1:{own}") as (_, line):
        port = port_in(line)
        assert look(port, "/api/games")[0] == 200
        until(own, lambda text: value_of(GAMES, text) >= 1)
        assert ask(own, "/")[0] == ask(own, "/api/tables")[0] == ask(own, method="POST")[0] == 404
        assert ask(own, method="HEAD") == (200, "")
        with socket.create_connection(("127.0.0.1", own)) as rude:
            rude.sendall(b"x" * 20_000)
            assert ask(own)[0] == 200
        assert look(port, "/metrics") == (404, b'{"sentence":"There is nothing here."}')


def until(port: int, holds: object, token: str = "") -> str:
    assert callable(holds)
    end = time.monotonic() + WAIT
    while True:
        status, text = ask(port, token=token)
        assert status == 200
        if holds(text):
            return text
        assert time.monotonic() < end, text
        time.sleep(0.05)


def test_several_workers_count_together_and_a_dead_one_is_not_forgotten(tmp_path: Path) -> None:
    """Asked with a token at the public port, where the doorkeeper answers, or at their own."""
    own = free_port()
    args = ("--database", tmp_path / "t.sqlite", "--workers", 2, "--metrics", f"127.0.0.1:{own}")
    with serving(*args, CONCLAVE_METRICS_TOKEN="open") as (process, line):
        port = port_in(line)
        for _ in range(10):
            assert look(port, "/api/games")[0] == 200
        text = until(port, lambda text: value_of(GAMES, text) == 10, "open")
        assert ask(port, token="shut")[0] == 403
        assert ask(port)[0] == 403
        assert value_of(GAMES, ask(own)[1]) == 10
        for worker in descendants(process.pid):
            os.kill(worker, signal.SIGKILL)
        text = until(port, lambda text: value_of("conclave_workers_died_total", text) == 2, "open")
        assert value_of(GAMES, text) == 10
        for _ in range(4):
            assert look(port, "/api/games")[0] == 200
        text = until(port, lambda text: value_of(GAMES, text) >= 14, "open")
        assert value_of(GAMES, text) == 14
        assert len(re.findall("^# TYPE conclave_requests_total counter$", text, re.MULTILINE)) == 1
        kept_open = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)
        kept_open.request("GET", "/api/games")
        kept_open.getresponse().read()
        kept_open.request("GET", "/metrics", headers={"Authorization": "Bearer open"})
        assert kept_open.getresponse().status == 307, (
            "a worker must not give its own numbers for those of all"
        )
        kept_open.close()


def test_numbers_are_summed_by_name_and_only_counts_outlive_their_worker() -> None:
    workers = [Metrics(), Metrics()]
    for n, each in enumerate(workers):
        each.level("conclave_tables", "Tables in memory.", lambda: 5)
        each.refused.add('a "b" {c} 1', by=n + 1)
        each.answers.took(0.002)
    together = Gathered()
    for n, each in enumerate(workers):
        together.tell(n, each.text())
    text = together.text()
    assert value_of(r'conclave_refused_total{cause="a \"b\" {c} 1"}', text) == 3
    assert value_of("conclave_tables", text) == 10
    assert value_of('conclave_answer_seconds_bucket{le="+Inf"}', text) == 2
    assert value_of("conclave_answer_seconds_sum", text) == pytest.approx(0.004)
    together.bury(1)
    after = together.text()
    assert value_of("conclave_tables", after) == 5
    for line in text.splitlines():
        name = line.rpartition(" ")[0]
        if not line.startswith("#") and name != "conclave_tables":
            assert value_of(name, after) == value_of(name, text)
    assert [each for each in after.splitlines() if each.startswith("#")] == [
        each for each in workers[0].text().splitlines() if each.startswith("#")
    ]


def test_an_address_that_is_none_is_said(tmp_path: Path) -> None:
    for wrong in ("9100", "here:soon", "127.0.0.1:99999", ":9100"):
        with pytest.raises(BadOption, match="is not an address for the numbers"):
            gathered(None, {}, metrics=wrong)
    assert place_of("[::1]:9100") == ("::1", 9100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = sentence_of(
            "serve", "--port", 0, "--database", tmp_path / "t.sqlite", "--metrics", f"127.0.0.1:{port}"
        )
        assert f"Port {port} is taken" in said

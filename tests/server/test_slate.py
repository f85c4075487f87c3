"""Rules that never end: the process that carries them out ends itself, and only their table is closed."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from conclave.server.hall import owner_of
from conclave.server.sentences import say
from conclave.server.slate import SLOTS, Slate, Suspicion
from tests.server.house import Client, House
from tests.server.test_leaving import a_server

WORKERS = 2
HANGING = """
import sys
if "conclave.server.worker" in sys.orig_argv:
    from itertools import repeat
    from conclave.table.match import Match
    decide = Match.decide
    def hang(match, seat, index):
        if match.game.key == "black-rose-wars":
            sum(repeat(1))  # as a compiled rule would, it lets nothing else in the process run
        decide(match, seat, index)
    Match.decide = hang
"""
CONFIG = """
[limits]
hang_seconds = 2
"""
TIMES = 3
"""How often it is tried: on a busy machine a worker may seem to hang before its rules do."""
GONE = (ConnectionClosed, OSError, EOFError, InvalidHandshake, TimeoutError)
"""What a client meets when the worker it talks to ends, whether it has been let in yet or not."""

Place = dict[str, Any]


# --- the slate ---------------------------------------------------------------------------------------------
def test_another_process_reads_what_stands_on_the_slate() -> None:
    slate = Slate.fresh()
    other = Slate(os.dup(slate.number))
    with slate.at("tableOne"), slate.at("tableTwo"):
        assert other.tables() == ["tableOne", "tableTwo"]
        with slate.at("tableOne"):
            assert other.tables() == ["tableOne", "tableTwo"]
    assert other.tables() == []
    held = [slate.at(f"table{n:03}") for n in range(SLOTS + 3)]
    for each in held:
        each.__enter__()
    assert len(other.tables()) == SLOTS
    for each in held:
        each.__exit__(None, None, None)
    assert other.tables() == []
    for each in (slate, other):
        each.close()


def test_a_table_is_closed_when_it_was_alone_or_there_twice() -> None:
    suspicion = Suspicion()
    assert suspicion.of(["alone"]) == ["alone"]
    assert suspicion.of(["guilty", "other"]) == []
    assert suspicion.of(["guilty", "another"]) == ["guilty"]
    assert suspicion.of([]) == []


# --- a rule that hangs -------------------------------------------------------------------------------------
def beside(house: House, table: str) -> list[Place]:
    """Another table, of a game whose rules are sound, that the same worker keeps; only people sit there."""
    while True:
        laid = house.lay("human", "human")
        if owner_of(laid["table"], WORKERS) == owner_of(table, WORKERS):
            return [laid, house.join(laid["table"])]


def asked(clients: list[Client]) -> Client:
    """Whoever is to decide at a table."""
    for client in clients:
        client.hear("scene")
    return next(client for client in clients if client.prompt())


def decided(house: House, places: list[Place]) -> None:
    """Decide something, as soon as there is a server to decide it at."""
    end = time.monotonic() + 30
    while True:
        try:
            with all_at(house, places) as clients:
                client = asked(clients)
                client.decide(0)
                client.hear("scene")
                return
        except GONE:
            assert time.monotonic() < end
            time.sleep(0.05)


@contextmanager
def all_at(house: House, places: list[Place]) -> Iterator[list[Client]]:
    """Everybody at a table."""
    with ExitStack() as stack:
        yield [stack.enter_context(house.client(each["table"], each["token"])) for each in places]


def hang(house: House, places: list[Place]) -> None:
    """Let whoever is asked decide, and wait until that has ended the process."""
    with suppress(*GONE), all_at(house, places) as clients:
        client = asked(clients)
        client.decide(0)
        client.drain()


def test_a_rule_that_hangs_ends_its_table_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HANGING)
    (tmp_path / "c.toml").write_text(CONFIG)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    options = ("--database", tmp_path / "t.sqlite", "--workers", WORKERS, "--config", tmp_path / "c.toml")
    with a_server(*options, PYTHONPATH=path) as (_, house):
        bad = house.lay("human", "human", game="black-rose-wars")
        both = [bad, house.join(bad["table"])]
        house.come(*both)
        good = beside(house, bad["table"])
        house.come(*good)
        decided(house, good)
        for _ in range(TIMES):
            hang(house, both)
            decided(house, good)
            answer = house.get(f"/api/tables/{bad['table']}")
            if answer.status == 404:
                break
        assert (answer.status, answer.sentence) == (404, say("table-closed"))
        assert house.get(f"/api/tables/{bad['table']}/record").status == 200

"""Rules that never end: the process that carries them out ends itself, and only their table is closed."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidStatus

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
def beside(house: House, table: str) -> dict[str, str]:
    """Another table, of a game whose rules are sound, that the same worker keeps."""
    while True:
        laid: dict[str, str] = house.lay("human", "random")
        if owner_of(laid["table"], WORKERS) == owner_of(table, WORKERS):
            return laid


def decided(house: House, place: dict[str, str]) -> None:
    """Decide something, as soon as there is a server to decide it at."""
    end = time.monotonic() + 30
    while True:
        try:
            with house.client(place["table"], place["token"]) as client:
                client.hear("scene")
                client.decide(0)
                client.hear("scene")
                return
        except (ConnectionClosed, OSError, EOFError, InvalidStatus, TimeoutError):
            assert time.monotonic() < end
            time.sleep(0.05)


def hang(*clients: Client) -> None:
    """Let whoever is asked decide, and wait until that has ended the process."""
    for client in clients:
        client.hear("scene")
    client = next(each for each in clients if each.prompt())
    client.decide(0)
    try:
        client.drain()
    except (ConnectionClosed, TimeoutError):
        return


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
        decided(house, good)
        with ExitStack() as stack:
            hang(*[stack.enter_context(house.client(each["table"], each["token"])) for each in both])
        decided(house, good)
        answer = house.get(f"/api/tables/{bad['table']}")
        assert (answer.status, answer.sentence) == (404, say("table-closed"))
        assert house.get(f"/api/tables/{bad['table']}/record").status == 200

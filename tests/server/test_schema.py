"""The interface keeps its word: requests made from its own document, good and bad, against a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace
from schemathesis import GenerationMode

import conclave
from conclave.registry import games, load
from conclave.server.openapi import OPERATIONS, document
from tests.server.conftest import QUICK
from tests.server.house import GAME, House, a_house
from tests.server.playing import play_out

EXAMPLES = 30
GENEROUS = replace(QUICK, requests_per_second=1e6, requests_at_once=1_000_000, tables_per_guest=1_000_000)

KEYS = cycle([GAME, *[key for key in games() if load(key).decks]])
"""Games that requests are about: one without decks, and those that have some."""

REFUSED = ["400", "404", "409", "413", "415", "429"]
"""How the server refuses what the document does not allow: what is too long may be too long to be read."""

schema = schemathesis.openapi.from_dict(msgspec.to_builtins(document(conclave.__version__, games())))
schema.config.checks.negative_data_rejection.expected_statuses = REFUSED


@pytest.fixture(scope="module")
def tireless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("schema") / "tables.sqlite", GENEROUS) as house:
        yield house


@pytest.fixture(scope="module")
def tables(tireless: House) -> Iterator[str]:
    """Real tables, one after the other: that is open, that runs, that is over; and one that there is not."""
    finished = tireless.lay("human", "random")
    play_out(tireless, finished)
    laid = (tireless.lay("human", "open", "open"), tireless.lay("human", "random"), finished)
    return cycle([*(place["table"] for place in laid), "AAAAAAAA"])


def test_every_answer_is_as_the_document_says(tireless: House, tables: Iterator[str]) -> None:
    for found in schema.get_all_operations():
        operation = found.ok()
        ask_in_many_ways(operation.as_strategy(), tireless, tables)
        if operation.path_parameters or operation.query or operation.body:  # something that can be wrong
            wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
            ask_in_many_ways(wrong, tireless, tables)
    check_that_was_asked_in_every_way(tireless)


def ask_in_many_ways(cases: Any, house: House, tables: Iterator[str]) -> None:
    @given(case=cases)
    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        inside = case.path_parameters or {}
        if re.fullmatch("[A-Za-z0-9]{8}", str(inside.get("table", ""))):
            inside["table"] = next(tables)
        if re.fullmatch("[a-z0-9-]{4,64}", str(inside.get("key", ""))):
            inside["key"] = next(KEYS)
        case.call_and_validate(base_url=f"http://127.0.0.1:{house.port}")

    ask()


def check_that_was_asked_in_every_way(house: House) -> None:
    """The test reached what it is there for; mistakes of the server itself would be counted."""
    reached = {(route, status[0]) for _, route, status in house.hall.metrics.requests.values}
    assert {route for route, _ in reached} == {operation.path for operation in OPERATIONS}
    granted = {route for route, family in reached if family == "2"}
    refused = {route for route, family in reached if family == "4"}
    assert len(granted) > len(OPERATIONS) * 2 // 3
    assert len(refused) > len(OPERATIONS) // 2
    assert not [route for route, family in reached if family == "5"]

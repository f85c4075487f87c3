"""One server for the tests of a module: tables do not disturb each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.server.limits import Limits
from tests.server.house import House, a_house

QUICK = Limits(
    messages_per_second=5_000,
    messages_at_once=50_000,
    tables_per_guest=5_000,
    connections_per_second=5_000,
    work_at_once=500.0,
)
"""Clients of a test answer faster than people."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house") / "tables.sqlite", QUICK) as running:
        yield running

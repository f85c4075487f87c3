"""What tests of the server share: a server for each module, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from conclave.server.limits import Limits
from tests.server.house import House, a_house
from tests.server.postgres import a_database, a_postgres

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
    """Tables do not disturb each other."""
    with a_house(tmp_path_factory.mktemp("house") / "tables.sqlite", QUICK) as running:
        yield running


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL, for as many databases as a module wants."""
    with a_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind; the folder of the file has still to be made."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.sqlite")
    return a_database(request.getfixturevalue("postgres"))

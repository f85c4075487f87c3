"""Backups go into either kind of database, only into an empty one, and only whole."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from conclave.server.backup import KEPT
from conclave.server.hold import held
from conclave.server.store import Store
from tests.cli.test_commands import complained, printed
from tests.server.house import a_house
from tests.server.playing import play_on
from tests.server.postgres import a_database, a_postgres


def contents(address: str) -> dict[str, list[Any]]:
    """Every row of a database."""

    async def read() -> dict[str, list[Any]]:
        store = await Store.open(address)
        try:
            async with store._engine.connect() as connection:
                found = {}
                for table in KEPT:
                    rows = (await connection.execute(select(table).order_by(*table.primary_key))).all()
                    found[str(table.name)] = [tuple(row) for row in rows]
                return found
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A database in which something of everything lies."""
    address = str(tmp_path / "first.sqlite")
    with a_house(address) as house:
        mine = house.lay("human", "random", name="Ann", clock={"seconds": 600, "increment": 3})
        with house.client(mine["table"], mine["token"]) as ann:
            play_on([ann], Random(2), 10)
            ann.say("chat", text="“Grüße” — 你好")
            ann.hear("said")
        other = house.lay("human", "open")
        assert printed("admin", "close", other["table"], "--database", address)
    assert printed("admin", "ban", "203.0.113.7", "--for", "1d", "--database", address)
    return address


def test_a_backup_goes_from_either_kind_to_either(played: str, tmp_path: Path) -> None:
    before = contents(played)
    assert all(before.values()), before
    with a_postgres() as server:
        places = [a_database(server), str(tmp_path / "second.sqlite"), str(tmp_path / "third.sqlite")]
        for n, place in enumerate(places):
            file = tmp_path / f"{n}.backup"
            source = places[n - 1] if n else played
            assert printed("admin", "backup", file, "--database", source)
            assert file.stat().st_mode & 0o077 == 0, "others could read names, talk and sums"
            assert printed("admin", "restore", file, "--database", place)
            assert contents(place) == before
        again = complained("admin", "restore", tmp_path / "0.backup", "--database", places[0])
        assert again == "The database is not empty: a backup goes into an empty one only."
        with a_house(places[-1]) as house:
            listed = [row[0] for row in before["tables"]]
            assert 200 in [house.get(f"/api/tables/{table}").status for table in listed]


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_done(played: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("mine")
    assert "is there already" in complained("admin", "backup", file, "--database", played)
    assert file.read_text() == "mine"
    assert "no such file" in complained("admin", "backup", tmp_path / "no" / "b", "--database", played)
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(played: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert printed("admin", "backup", file, "--database", played)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    newer = lines[0].replace(b'"revision":"', b'"revision":"later-')
    for content, sentence in (
        (whole[: len(whole) // 2], "is no backup, or not all of one."),
        (b"a text", "is no backup, or not all of one."),
        (b"", "is no backup, or not all of one."),
        (gzip.compress(b"".join(lines[:-1])), "Its end is missing."),
        (gzip.compress(b"".join([*lines[:2], *lines[3:]])), "It was changed since it was made."),
        (gzip.compress(b"".join([newer, *lines[1:]])), "which is newer than this one."),
        (gzip.compress(b"".join([*lines, b"x"])), "It was changed since it was made."),
    ):
        file.write_bytes(content)
        into = tmp_path / "into.sqlite"
        assert complained("admin", "restore", file, "--database", into).endswith(sentence)
        assert not into.exists()


def test_no_backup_is_put_under_a_server_that_runs(played: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert printed("admin", "backup", file, "--database", played)
    with held(str(tmp_path / "kept.sqlite")):
        said = complained("admin", "restore", file, "--database", tmp_path / "kept.sqlite")
    assert "are kept by another server already" in said

"""The store, over SQLite and over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from conclave.kernel.game import ConclaveError
from conclave.server.addresses import url_of
from conclave.server.limits import Retention
from conclave.server.schema import METADATA
from conclave.server.store import Store, TableRow, Unstored
from conclave.server.wire import Said


def a_row(id_: str = "abcdefgh", **facts: object) -> TableRow:
    row = TableRow(id=id_, game="dark-artifacts", state="running", seats="[]", created=time(), touched=time())
    for name, value in facts.items():
        setattr(row, name, value)
    return row


def test_what_is_kept_is_found_by_the_next_store(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        row = a_row(masked=True, clock="x")
        await store.lay(row, ["header"])
        row.seats, row.version = '[{"name":"Ada ♣"}]', 2
        await store.keep(row, 1, ["first", "second"])
        await store.close()
        store = await Store.open(address)
        found = await store.find("abcdefgh")
        assert found is not None
        assert found[0] == row
        assert found[1] == b"header\nfirst\nsecond\n"
        assert await store.find("hgfedcba") is None
        await store.close()

    asyncio.run(evening())


def test_a_line_is_never_written_twice_and_costs_the_others_nothing(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        for name in ("aaaaaaaa", "bbbbbbbb", "cccccccc"):
            await store.lay(a_row(name), ["header", "first"])
        kept = await asyncio.gather(
            store.keep(a_row("aaaaaaaa"), 2, ["second"]),
            store.keep(a_row("bbbbbbbb"), 1, ["first again"]),
            store.keep(a_row("cccccccc"), 2, ["second"]),
            return_exceptions=True,
        )
        assert [type(each) for each in kept] == [type(None), Unstored, type(None)]
        for name, lines in (("aaaaaaaa", b"second\n"), ("bbbbbbbb", b""), ("cccccccc", b"second\n")):
            found = await store.find(name)
            assert found is not None
            assert found[1] == b"header\nfirst\n" + lines
        await store.close()

    asyncio.run(evening())


def test_many_tables_are_kept_at_once(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        rows = [a_row(f"table{n:03}") for n in range(150)]
        await asyncio.gather(*[store.lay(row, ["header"]) for row in rows])
        await asyncio.gather(*[store.keep(row, n, [str(n)]) for row in rows for n in range(1, 5)])
        assert len(await store.listed(200)) == 150
        found = await store.find("table149")
        assert found is not None
        assert found[1] == b"header\n1\n2\n3\n4\n"
        await store.close()

    asyncio.run(evening())


def test_a_guest_with_many_tables_has_a_share_of_the_list(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        for n in range(30):
            await store.lay(a_row(f"eves{n:04}", laid_by="eve", created=1000.0 + n), ["header"])
        for n, whose in enumerate(("ann", "ann", "bob", "", "")):
            await store.lay(a_row(f"other{n:03}", laid_by=whose, created=1.0 + n), ["header"])
        listed = [row.id for row in await store.listed(8)]
        assert listed == ["eves0029", "eves0028", "eves0027", *(f"other{n:03}" for n in (4, 3, 2, 1, 0))]
        assert [row.id for row in await store.listed(4)] == ["eves0029", "other004", "other003", "other002"]
        assert len(await store.listed(100)) == 35
        await store.close()

    asyncio.run(evening())


def test_what_was_said_is_found_in_order(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        await store.lay(a_row(), ["header"])
        assert await store.sayings("abcdefgh", 10) == (0, [])
        sayings = [Said(seat=0, name="Ada", text=f"word {n}", at=1.5 * n) for n in range(5)]
        for n, said in enumerate(sayings):
            await store.say("abcdefgh", n, said)
        assert await store.sayings("abcdefgh", 3) == (5, sayings[2:])
        await store.close()

    asyncio.run(evening())


def test_tables_and_their_talk_are_kept_for_so_long_and_no_longer(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        for name, state, version, touched in (
            ("newempty", "running", 0, 95.0),
            ("oldempty", "running", 0, 89.0),
            ("oldgamed", "running", 3, 71.0),
            ("leftgame", "running", 3, 69.0),
            ("overgame", "over", 3, 51.0),
            ("longover", "over", 3, 49.0),
            ("hugegame", "running", 1001, 79.0),
            ("hugeover", "over", 1001, 79.0),
            ("hugelive", "running", 1001, 81.0),
        ):
            await store.lay(a_row(name, state=state, version=version, touched=touched), ["header"])
            for n in range(5):
                await store.say(name, n, Said(seat=0, name="Ada", text=f"word {n}", at=1.5 * n))
        keep = Retention(
            unused=10.0, abandoned=30.0, finished=50.0, oversized=20.0, oversized_lines=1_000, sayings=3
        )
        assert await store.clear(keep, 100.0) == 5
        for gone in ("oldempty", "leftgame", "longover", "hugegame", "hugeover"):
            assert await store.find(gone) is None
            assert await store.sayings(gone, 10) == (0, [])
        for kept in ("newempty", "oldgamed", "overgame", "hugelive"):
            assert await store.find(kept) is not None
            so_far, last = await store.sayings(kept, 10)
            assert (so_far, [said.text for said in last]) == (5, ["word 2", "word 3", "word 4"])
        assert await store.clear(keep, 100.0) == 0
        await store.close()

    asyncio.run(evening())


def test_migrations_make_what_the_schema_declares(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def evening() -> None:
        store = await Store.open(address)
        async with store._engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(evening())


def test_a_closed_store_keeps_nothing_and_says_so(address: str) -> None:
    async def evening() -> None:
        store = await Store.open(address)
        await store.close()
        with pytest.raises(Unstored):
            await store.lay(a_row(), ["header"])

    asyncio.run(evening())


def test_a_commit_of_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await Store.open(str(tmp_path / "tables.sqlite"))
        async with store._engine.connect() as connection:
            assert (await connection.execute(text("pragma journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("pragma synchronous"))).scalar() == 2
        await store.close()

    asyncio.run(evening())


def test_addresses_are_taken_as_people_write_them(tmp_path: Path) -> None:
    assert url_of(str(tmp_path / "t.sqlite")).drivername == "sqlite+aiosqlite"
    assert url_of(f"sqlite:///{tmp_path}/t.sqlite").drivername == "sqlite+aiosqlite"
    assert url_of("postgres://me@there/base").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://me@there/base", "://"):
        with pytest.raises(ConclaveError):
            url_of(wrong)


def test_a_database_that_cannot_be_opened_is_a_sentence_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"this is no database at all" * 100)
    for address in (str(tmp_path / "t.sqlite"), "postgresql://me:hush@127.0.0.1:1/base"):
        with pytest.raises(ConclaveError, match="could not be opened") as caught:
            asyncio.run(Store.open(address))
        assert "hush" not in str(caught.value)

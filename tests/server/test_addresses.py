"""Addresses of databases: what libpq understands behind one is understood here."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from conclave.kernel.game import ConclaveError
from conclave.server.addresses import SSL_MODES, dsn_of, for_driver, shown, url_of
from conclave.server.hold import Taken, held
from conclave.server.store import Store
from tests.server.postgres import a_database, a_postgres

BASE = "postgresql://me:word@127.0.0.1:5433/tables"


async def handed_over(address: str) -> dict[str, Any]:
    """What the driver is called with."""
    url, words = for_driver(url_of(address))
    called: dict[str, Any] = {}

    async def note(*args: Any, **facts: Any) -> Any:
        called.update(facts)
        raise OSError("enough")

    engine = create_async_engine(url, connect_args={**words, "async_creator_fn": note})
    with pytest.raises(OSError, match="enough"):
        await engine.connect()
    await engine.dispose()
    return called


@pytest.mark.parametrize("mode", SSL_MODES)
def test_sslmode_reaches_the_driver_as_it_reads_it(mode: str) -> None:
    called = asyncio.run(handed_over(f"{BASE}?sslmode={mode}"))
    assert called["dsn"] == f"postgresql://?sslmode={mode}"
    assert {name: called[name] for name in ("host", "port", "user", "password", "database")} == {
        "host": "127.0.0.1",
        "port": 5433,
        "user": "me",
        "password": "word",
        "database": "tables",
    }
    assert "sslmode" not in called


def test_what_is_no_sslmode_is_said() -> None:
    with pytest.raises(ConclaveError, match="The sslmode of a database is one of disable, "):
        url_of(f"{BASE}?sslmode=on")


def test_other_words_of_libpq_go_the_same_way_and_ours_stay() -> None:
    url, words = for_driver(
        url_of(f"{BASE}?sslmode=verify-full&sslrootcert=/a%20b.crt&prepared_statement_cache_size=5")
    )
    assert words == {"dsn": "postgresql://?sslmode=verify-full&sslrootcert=%2Fa+b.crt"}
    assert dict(url.query) == {"prepared_statement_cache_size": "5"}
    assert for_driver(url_of(BASE)) == (url_of(BASE), {})
    assert for_driver(url_of("t.sqlite"))[1] == {}


def test_the_hold_is_told_what_libpq_knows_and_no_more() -> None:
    own = url_of(f"{BASE}?ssl=require&prepared_statement_cache_size=5&sslrootcert=/a.crt")
    assert dsn_of(own) == f"{BASE}?sslmode=require&sslrootcert=%2Fa.crt"


def test_no_password_is_shown() -> None:
    assert shown(BASE) == "postgresql://me:***@127.0.0.1:5433/tables"
    with pytest.raises(ConclaveError) as wrong:
        url_of("postgresql://me:word@here:port/tables")
    assert "word" not in str(wrong.value)


def certified(folder: Path) -> None:
    """A certificate that nobody but us believes."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed here")
    command = ["openssl", "req", "-new", "-x509", "-days", "2", "-nodes", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-newkey", "rsa:2048"]
    command += ["-out", str(folder / "server.crt"), "-keyout", str(folder / "server.key")]
    subprocess.run(command, check=True, capture_output=True)


async def is_encrypted(address: str) -> bool:
    """Whether a store of ours speaks with its database in secret."""
    store = await Store.open(address)
    try:
        async with store._engine.connect() as connection:
            wanted = text("select ssl from pg_stat_ssl where pid = pg_backend_pid()")
            return bool((await connection.execute(wanted)).scalar())
    finally:
        await store.close()


def test_a_real_postgresql_is_spoken_to_as_sslmode_says(tmp_path: Path) -> None:
    certified(tmp_path)
    with a_postgres() as server:
        address = a_database(server)
        asyncio.run(turn_ssl_on(address, tmp_path))
        assert asyncio.run(is_encrypted(f"{address}?sslmode=require")) is True
        assert asyncio.run(is_encrypted(f"{address}?sslmode=prefer")) is True
        assert asyncio.run(is_encrypted(f"{address}?sslmode=disable")) is False
        root = f"sslrootcert={tmp_path}/server.crt"
        by_name = address.replace("127.0.0.1", "localhost")
        assert asyncio.run(is_encrypted(f"{by_name}?sslmode=verify-full&{root}")) is True
        with pytest.raises(ConclaveError, match="could not be opened"):  # the name is another
            asyncio.run(is_encrypted(f"{address}?sslmode=verify-full&{root}"))
        with held(f"{address}?sslmode=require"), pytest.raises(Taken), held(address):
            pass
    assert dsn_of(url_of(f"{address}?sslmode=require")) == f"{address}?sslmode=require"


async def turn_ssl_on(address: str, folder: Path) -> None:
    connection = await asyncpg.connect(address)
    lies = Path(await connection.fetchval("show data_directory"))
    for name in ("server.crt", "server.key"):
        shutil.copy(folder / name, lies / name)
        (lies / name).chmod(0o600)
        if os.geteuid() == 0:
            shutil.chown(lies / name, "postgres", "postgres")
    await connection.execute("alter system set ssl = on")
    await connection.execute("select pg_reload_conf()")
    await connection.close()
    for _ in range(500):  # it reads them in its own time
        connection = await asyncpg.connect(address)
        on = await connection.fetchval("show ssl")
        await connection.close()
        if on == "on":
            return
        await asyncio.sleep(0.01)
    raise AssertionError("SSL cannot be turned on")

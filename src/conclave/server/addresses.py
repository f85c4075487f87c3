"""Addresses of databases as people write them, and as the drivers take them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from conclave.kernel.game import ConclaveError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
MEMORY: Final = (None, "", ":memory:")

SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
LIBPQ: Final = (
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "sslpassword",
    "sslcrl",
    "sslnegotiation",
    "ssl_min_protocol_version",
    "ssl_max_protocol_version",
    "target_session_attrs",
    "passfile",
    "application_name",
)
"""What PostgreSQL's own programs understand behind an address; the driver does too, in an address only."""


def url_of(address: str) -> URL:
    """A database address as people write it; a bare path is an SQLite file."""
    text = address if "://" in address else f"sqlite:///{Path(address).expanduser()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise ConclaveError(f"{hidden(address)!r} is not the address of a database.") from None
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ConclaveError(f"Tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}.")
    mode = url.query.get("sslmode", "prefer")
    if mode not in SSL_MODES:
        raise ConclaveError(f"The sslmode of a database is one of {', '.join(SSL_MODES)}, not {mode!r}.")
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return url


def hidden(address: str) -> str:
    """An address that nobody could read as one, without what may be a password."""
    return f"…@{address.rpartition('@')[2]}" if "@" in address else address


def for_driver(url: URL) -> tuple[URL, dict[str, Any]]:
    """An address without what its driver takes in no other way than within an address, and that."""
    if url.get_backend_name() != "postgresql":
        return url, {}
    words = {name: url.query[name] for name in LIBPQ if name in url.query}
    if not words:
        return url, {}
    return url.difference_update_query(LIBPQ), {"dsn": f"postgresql://?{urlencode(words, doseq=True)}"}


def dsn_of(url: URL) -> str:
    """The address of a PostgreSQL as its driver takes it, which does not know the words of SQLAlchemy."""
    words = {name: value for name, value in url.query.items() if name in (*LIBPQ, "host", "port")}
    if "ssl" in url.query:
        words.setdefault("sslmode", url.query["ssl"])
    return url.set(drivername="postgresql", query=words).render_as_string(hide_password=False)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite, whatever links lead there; none for one in memory, or a PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database in MEMORY:
        return None
    return Path(str(url.database)).resolve()


def shown(address: str) -> str:
    """An address as it may be shown: without its password."""
    url = url_of(address)
    return str(
        file_of(url) or url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    )

"""The tables of the store, and how a database is brought up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import as_file, files
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

ID_LETTERS = 8

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LETTERS), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("masked", Boolean, nullable=False),
    Column("fork", Boolean, nullable=False, server_default=false()),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("people", Integer, nullable=False, server_default="2"),
    Column("dealing", Text, nullable=False, server_default=""),
    Column("laid_by", String(16), nullable=False, server_default=""),
    Column("version", Integer, nullable=False),
    Column("rules", Text, nullable=False, server_default=""),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("created", Float(53), nullable=False),
    Column("touched", Float(53), nullable=False),
)
"""A table: which game under which rules, who sits where (by the sums of tokens), its clock.

Before the deal it has its secret and no record. Its album shows what came of so many lines of the record.
"""

LINES = Table(
    "lines",
    METADATA,
    Column("table_id", String(ID_LETTERS), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
"""The record of a table, line by line. Lines are only ever added."""

SAYINGS = Table(
    "sayings",
    METADATA,
    Column("table_id", String(ID_LETTERS), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""What was said at a table."""

ALBUMS = Table(
    "albums",
    METADATA,
    Column("table_id", String(ID_LETTERS), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("lines", Integer, nullable=False),
    Column("pages", LargeBinary, nullable=False),
)
"""What was shown of a game, moment by moment, up to so many lines of its record; and a last look at it."""

BANS = Table(
    "bans",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53)),
)
"""Who is not let in: an address or a network, and until when, if not for good."""

CLOSINGS = Table(
    "closings",
    METADATA,
    Column("table_id", String(ID_LETTERS), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float(53), nullable=False),
)
"""Tables that the keeper of the server has closed."""

PULSES = Table(
    "pulses",
    METADATA,
    Column("worker", Integer, primary_key=True, autoincrement=False),
    Column("beat", String(32), nullable=False),
)
"""What each process has written last to see whether it can."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that a database has not had yet."""
    from alembic import command  # noqa: PLC0415 - slow, and wanted once

    with migrations() as config:
        attributes: dict[str, Any] = config.attributes
        attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def migrations() -> Iterator[Any]:
    """The history of the schema as Alembic reads it."""
    from alembic.config import Config  # noqa: PLC0415 - slow, and wanted once

    with as_file(files("conclave.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        yield config


def revision_of(connection: Connection) -> str | None:
    """How far the schema of a database has come."""
    from alembic.migration import MigrationContext  # noqa: PLC0415 - slow, and wanted once

    return MigrationContext.configure(connection).get_current_revision()


def head_of() -> str:
    """How far a schema has come that is up to date."""
    return known_revisions()[0]


def is_known(revision: str) -> bool:
    """Whether a schema is ours, or was once."""
    return revision in known_revisions()


@cache
def known_revisions() -> tuple[str, ...]:
    """All steps of the schema, the newest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - slow, and wanted once

    with migrations() as config:
        return tuple(step.revision for step in ScriptDirectory.from_config(config).walk_revisions())

"""`conclave admin`: what the keeper of a server does to its tables and guests, while it runs or not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from conclave.cli.arguments import Json
from conclave.kernel.game import BadOption, ConclaveError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from conclave.server.keeping import Ban, Listed

T = TypeVar("T")

admin = typer.Typer(
    help="Look after the tables of a server, while it runs or not.",
    rich_markup_mode=None,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

UNITS: Final = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86_400.0}
AGES: Final = ((86_400, "d"), (3600, "h"), (60, "m"), (1, "s"))

Config = Annotated[
    str | None,
    typer.Option("--config", metavar="FILE", help="The settings of the server, as serve takes them."),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The database of the server, as serve takes it."),
]
DatabaseFile = Annotated[
    str | None,
    typer.Option("--database-file", metavar="FILE", help="A file whose first line is its address."),
]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The table, as `list` and its link name it.")]
Guest = Annotated[str, typer.Argument(metavar="GUEST", help="An address or a network, as 203.0.113.0/24.")]


# --- the database ------------------------------------------------------------------------------------------
def address_of(config: str | None, database: str | None, database_file: str | None) -> str:
    """The address of the database that is meant, by the rules of `serve`."""
    from conclave.cli.serve import check_installed

    check_installed()
    from conclave.server.configuration import gathered
    from conclave.server.laying import usual_file

    return gathered(config, database=database, database_file=database_file).database or str(usual_file())


def over(address: str, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Do something to a database."""
    from conclave.server.keeping import opened

    async def do() -> T:
        async with opened(address) as engine:
            return await work(engine)

    return asyncio.run(do())


# --- tables ------------------------------------------------------------------------------------------------
@admin.command("list")
def list_tables(
    config: Config = None, database: Database = None, database_file: DatabaseFile = None, json: Json = False
) -> None:
    """List all tables, those used last first: state, decisions, since when unused, age, people."""
    from conclave.server import keeping

    found = over(address_of(config, database, database_file), keeping.listed)
    if json:
        print_json(found)
        return
    now = time()
    for each in found:
        print(line_of(each, now))
    print(f"{len(found)} {'table' if len(found) == 1 else 'tables'}")


def line_of(table: Listed, now: float) -> str:
    """A table on a line."""
    ages = f"{age(now - table.touched):>4} unused {age(now - table.created):>4} old"
    people = ", ".join(table.people) or "nobody"
    return f"{table.table} {table.state:<7} {table.decisions:>5} {ages}  {table.game}  {people}"


def age(seconds: float) -> str:
    """How long ago, in the largest unit that fits."""
    size, name = next(((size, name) for size, name in AGES if seconds >= size), (1, "s"))
    return f"{max(0, int(seconds // size))}{name}"


def print_json(found: list[Listed] | list[Ban]) -> None:
    """Print what was found as one JSON object."""
    import msgspec

    print(msgspec.json.encode(found).decode())


@admin.command()
def close(
    table: Table,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help="Write the record of the game there too.")
    ] = None,
    config: Config = None,
    database: Database = None,
    database_file: DatabaseFile = None,
) -> None:
    """Close a table: its game ends with a sentence, its record stays."""
    from conclave.server import keeping
    from conclave.server.orders import EVERY

    if save is not None and Path(save).exists():
        raise ConclaveError(f"{save} is there already.")

    async def do(engine: AsyncEngine) -> None:
        await keeping.close(engine, table)
        if save is not None:
            await asyncio.sleep(2 * EVERY)  # a server that runs may still take a decision until it notices
            await keeping.save_record(engine, table, Path(save))

    over(address_of(config, database, database_file), do)
    print(f"Table {table} is closed" + (f", its record is in {save}." if save else "."))


@admin.command()
def delete(
    table: Table, config: Config = None, database: Database = None, database_file: DatabaseFile = None
) -> None:
    """Delete a table for good, with its record, its names and its talk."""
    from conclave.server import keeping

    over(address_of(config, database, database_file), lambda engine: keeping.remove(engine, table))
    print(f"Table {table} is deleted.")


# --- guests ------------------------------------------------------------------------------------------------
def seconds_in(words: str) -> float:
    """A time as 90s, 30m, 12h or 7d."""
    found = re.fullmatch(r"([0-9]{1,9})([smhd]?)", words.strip().lower())
    if found is None or int(found[1]) == 0:
        raise BadOption(f"{words!r} is not a time such as 90s, 30m, 12h or 7d.")
    return int(found[1]) * UNITS[found[2] or "s"]


@admin.command()
def ban(
    guest: Guest,
    lasting: Annotated[
        str | None,
        typer.Option("--for", metavar="TIME", help="For how long, as 30m, 12h or 7d; for good if not given."),
    ] = None,
    config: Config = None,
    database: Database = None,
    database_file: DatabaseFile = None,
) -> None:
    """Let a guest in no more: sockets and requests are refused with a sentence."""
    from conclave.server import keeping

    seconds = None if lasting is None else seconds_in(lasting)
    made = over(
        address_of(config, database, database_file), lambda engine: keeping.ban(engine, guest, seconds)
    )
    print(sentence_of(made))


@admin.command()
def unban(
    guest: Guest, config: Config = None, database: Database = None, database_file: DatabaseFile = None
) -> None:
    """Let a guest in again."""
    from conclave.server import keeping

    name = over(address_of(config, database, database_file), lambda engine: keeping.unban(engine, guest))
    print(f"{name} is let in again.")


@admin.command()
def bans(
    config: Config = None, database: Database = None, database_file: DatabaseFile = None, json: Json = False
) -> None:
    """List who is banned, and until when."""
    from conclave.server import keeping

    found = over(address_of(config, database, database_file), keeping.bans)
    if json:
        print_json(found)
        return
    for each in found:
        print(sentence_of(each))
    print(f"{len(found)} banned")


def sentence_of(made: Ban) -> str:
    """A ban as people read it."""
    if made.until is None:
        return f"{made.guest} is banned for good."
    return f"{made.guest} is banned until {datetime.fromtimestamp(made.until, UTC):%Y-%m-%d %H:%M:%S} UTC."


# --- backups -----------------------------------------------------------------------------------------------
@admin.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to; nothing is overwritten.")],
    config: Config = None,
    database: Database = None,
    database_file: DatabaseFile = None,
) -> None:
    """Write everything to a file, also while people play; it goes into a database of either kind."""
    from conclave.server.backup import back_up

    rows = over(address_of(config, database, database_file), lambda engine: back_up(engine, Path(file)))
    print(f"{rows} rows are in {file}.")


@admin.command()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")],
    config: Config = None,
    database: Database = None,
    database_file: DatabaseFile = None,
) -> None:
    """Put a backup into an empty database that no server keeps."""
    address = address_of(config, database, database_file)
    from conclave.server import backup as backups
    from conclave.server.hold import held
    from conclave.server.store import Store

    async def make() -> None:
        await (await Store.open(address)).close()

    for _ in backups.read(Path(file)):  # before a database is made for something that is no backup
        pass
    with held(address):
        asyncio.run(make())
        rows = over(address, lambda engine: backups.restore(engine, Path(file)))
    print(f"{rows} rows are back.")

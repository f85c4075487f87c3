"""The shelf: where the store keeps albums, and what it knows of tables that were laid under other rules."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, false, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from conclave.server.schema import ALBUMS, LINES, TABLES
from conclave.server.store import TableRow, numbered

PAGES, LAST_LOOK = 0, 1
"""The parts of an album: all moments up to one, and the table as it was when it was last put away."""

BEHIND: Final = 100
"""Lines of a record of which an album may know nothing while the game goes on."""

Versions = Mapping[str, str]
"""The rules of each installed game."""


class Shelf:
    """Albums in the database. One that is put back takes the place of the one before."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- albums -------------------------------------------------------------------------------------------
    async def keep(self, table: str, lines: int, pages: bytes, part: int = PAGES) -> None:
        """Keep what was shown of so many lines of a table's record."""
        place = ALBUMS.c.table_id == table
        gone = place if part == PAGES else and_(place, ALBUMS.c.part == part)
        values = {"table_id": table, "part": part, "lines": lines, "pages": pages}
        async with self._engine.begin() as connection:
            await connection.execute(delete(ALBUMS).where(gone))
            await connection.execute(insert(ALBUMS).values(values))
            if part == PAGES:
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(shown=lines))

    async def find(self, table: str) -> list[bytes]:
        """The parts of a table's album, in the order in which they are looked at; none if it has none."""
        wanted = select(ALBUMS).where(ALBUMS.c.table_id == table).order_by(ALBUMS.c.part)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [row.pages for n, row in enumerate(rows) if n == 0 or row.lines > rows[0].lines]

    async def behind(self, versions: Versions) -> list[tuple[str, bool]]:
        """The tables whose albums must be drawn, and whether their games have ended: those come first."""
        ended = TABLES.c.state.in_(("over", "closed"))
        newest = select(func.max(LINES.c.number)).where(LINES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = (
            select(TABLES.c.id, ended.label("ended"))
            .where(
                of_these(versions),
                or_(
                    and_(ended, TABLES.c.version >= TABLES.c.shown),
                    and_(not_(ended), newest - TABLES.c.shown >= BEHIND),
                ),
            )
            .order_by(ended.desc(), TABLES.c.touched.desc())
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.id, bool(row.ended)) for row in rows]

    # --- other rules --------------------------------------------------------------------------------------
    async def unsettled(self, versions: Versions) -> list[str]:
        """The tables at which people would play on, and cannot: their rules are not installed."""
        going = TABLES.c.state.in_(("open", "running"))
        async with self._engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.id).where(going, not_(of_these(versions))))
        return list(found.scalars())

    async def close(self, table: str, lines: list[str]) -> None:
        """Nobody plays on at a table; it is kept as long as if it had been left today.

        One that was never dealt gets its first lines with that.
        """
        values = {"state": "closed", "dealing": "", "touched": time()}
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            if lines:
                await connection.execute(insert(LINES), numbered(table, 0, lines))

    async def lay_again(self, row: TableRow, lines: list[str]) -> None:
        """Let the record of a table begin anew; who sits there and what was said stays."""
        change = update(TABLES).where(TABLES.c.id == row.id).values(rules=row.rules, shown=0, touched=time())
        async with self._engine.begin() as connection:
            for kept in (LINES, ALBUMS):
                await connection.execute(delete(kept).where(kept.c.table_id == row.id))
            if lines:
                await connection.execute(insert(LINES), numbered(row.id, 0, lines))
            await connection.execute(change)


def of_these(versions: Versions) -> ColumnElement[bool]:
    """Whether a table is of an installed game and its rules."""
    here = [and_(TABLES.c.game == game, TABLES.c.rules == rules) for game, rules in versions.items()]
    return or_(false(), *here)

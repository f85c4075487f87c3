"""The gallery: tables whose rules have gone. Those at which nothing was decided are laid again."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from conclave.kernel.game import ConclaveError
from conclave.registry import load
from conclave.server.album import Album
from conclave.server.closed_room import ClosedRoom, refusal_of
from conclave.server.dealing import Dealing
from conclave.server.seats import SPECTATOR
from conclave.server.sentences import Refusal
from conclave.server.shelf import Shelf
from conclave.server.store import Store, TableRow
from conclave.server.studio import versions
from conclave.server.talk import MOST_TOLD
from conclave.server.thinking import Thinking
from conclave.show.scene import Scene
from conclave.table.match import Match
from conclave.table.record import Record

LOG = logging.getLogger("conclave.server")

MOST_OPEN: Final = 4
"""Albums that lie open: one may have ten million letters."""
MOST_ROOMS: Final = 200
"""Closed rooms that are kept in memory though nobody listens there."""


def never_dealt(row: TableRow) -> list[str]:
    """The record of a table that is closed before it was dealt: who was waited for, and nothing else."""
    dealing = Dealing.read(row.dealing)
    if dealing is None:
        return []
    chance = dealing.chance()
    record = Record(row.game, row.rules, dealing.options, chance.seed, len(chance.throws), chance=chance)
    return record.lines_from(0)


class Gallery:
    """The closed rooms of a process, and the albums that lie open in them."""

    def __init__(self, store: Store, thinking: Thinking, keeps: Callable[[str], bool]) -> None:
        self.rooms: dict[str, ClosedRoom] = {}
        self._store = store
        self._shelf = Shelf(store.engine)
        self._thinking = thinking
        self._keeps = keeps
        self._open: OrderedDict[str, Album] = OrderedDict()

    # --- when the rules change ----------------------------------------------------------------------------
    async def settle(self) -> None:
        """See to the tables at which nobody can play on, once, before anybody comes."""
        for table in await self._shelf.unsettled(versions()):
            if self._keeps(table):
                await self._settle(table)

    async def _settle(self, table: str) -> None:
        """Lay a table again at which nothing was decided; close any other."""
        found = await self._store.find(table)
        if found is None:
            return
        row, lines = found
        anew = self._laid_again(row, lines)
        if anew is None:
            await self._shelf.close(table, never_dealt(row))
        else:
            row.rules = load(row.game).version
            await self._shelf.lay_again(row, anew)
        LOG.warning(
            "table of earlier rules",
            extra={"facts": {"table": table, "rules": row.rules, "closed": anew is None}},
        )

    @staticmethod
    def _laid_again(row: TableRow, lines: bytes) -> list[str] | None:
        """The record of a table that begins anew: the same chance, and the same options if they still read.

        One that is not dealt yet has no record.
        """
        try:
            dealing = Dealing.read(row.dealing)
            if dealing is not None:
                dealing.blank(load(row.game))
                return []
            old = Record.parse(lines)
            if len(old.entries) or row.fork:
                return None
            match = Match(load(row.game), old.seats, old.seed, old.options, chance=old.chance)
            return match.record.lines_from(0)
        except ConclaveError:
            return None

    # --- looking at games -----------------------------------------------------------------------------------
    @staticmethod
    def holds(row: TableRow) -> bool:
        """Whether a table is of rules that have gone, or was closed when they went."""
        return row.state == "closed" or versions().get(row.game) != row.rules

    async def visit(self, table: str) -> ClosedRoom:
        """The room of a table that this gallery holds."""
        found = await self._store.find(table)
        if found is None:
            raise Refusal("no-such-table", table=table)
        row, lines = found
        if row.state not in ("over", "closed"):  # somebody may still play there, and the record tells all
            raise refusal_of(row)
        past = await self._thinking.run(Record.parse, lines)
        _, said = await self._store.sayings(table, MOST_TOLD)
        room = self.rooms.setdefault(table, ClosedRoom(row, past, self, said))
        if len(self.rooms) > MOST_ROOMS:
            self.sweep(0.0, but=room)
        return room

    async def album(self, room: ClosedRoom) -> Album:
        """The album of a room."""
        album = self._open.get(room.table)
        if album is None:
            parts = await self._shelf.find(room.table)
            if not parts:
                raise Refusal("not-shown", was=room.row.rules)
            album = self._open[room.table] = await self._thinking.run(Album.opened, *parts)
        self._open.move_to_end(room.table)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return album

    async def drawn(self, album: Album, at: int, viewer: int, language: str) -> Scene:
        """A scene of an album; who has no page of their own sees what everybody saw."""
        viewer = viewer if album.shows(viewer) else SPECTATOR
        try:
            scene: Scene = await self._thinking.run(album.scene, at, viewer, language)
        except msgspec.ValidationError as error:
            raise Refusal("album-unread") from error
        return scene

    def sweep(self, idle: float, but: ClosedRoom | None = None) -> int:
        """Put rooms that nobody uses out of memory; returns how many."""
        idlers = [room for room in self.rooms.values() if room is not but and room.is_idle(idle)]
        for room in idlers:
            del self.rooms[room.table]
        return len(idlers)

    def close(self) -> None:
        """End every feed."""
        for room in self.rooms.values():
            room.close("closing")
        self.rooms.clear()
        self._open.clear()

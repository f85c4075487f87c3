"""The host: all tables of a process. It lays them, finds them again, and puts away those nobody uses."""

from __future__ import annotations

import asyncio
import string
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from hashlib import blake2b
from secrets import choice
from time import time

from conclave.kernel.game import ConclaveError
from conclave.registry import games, load
from conclave.server.budget import PAYER
from conclave.server.clock import Clock
from conclave.server.closed_room import ClosedRoom, RulesGone, facts_of, refusal_of
from conclave.server.dealing import Dealing
from conclave.server.forms import NewTable, SeatTaken, SeatWanted, TableFacts
from conclave.server.gallery import Gallery
from conclave.server.laying import (
    brought,
    for_one,
    forked,
    game_of,
    is_table,
    new_match,
    revived,
    usual_file,
)
from conclave.server.limits import GRACE, Limits, Retention
from conclave.server.mask import PAUSE, asks_in_secret
from conclave.server.room import Room
from conclave.server.schema import ID_LETTERS
from conclave.server.seats import Seats
from conclave.server.sentences import Refusal
from conclave.server.slate import Slate
from conclave.server.store import Store, TableRow, Unstored
from conclave.server.studio import Studio
from conclave.server.talk import MOST_TOLD
from conclave.server.thinking import Thinking
from conclave.table.effort import Effort, TooMuchWork
from conclave.table.match import Match
from conclave.table.record import Record

IDLE = 1800.0
"""Seconds after which a table that nobody listens to is put out of memory."""

MOST_LISTED = 100


Keeps = Callable[[str], bool]
"""Whether a table, by its name, is kept by this process."""


def keeps_all(table: str) -> bool:
    """One process keeps every table."""
    return True


class Host:
    """All tables. `pause` is how long masked tables hide, `breath` how long bots wait between answers.

    `grace` is how long who has gone is waited for before a bot may play for them.
    """

    def __init__(
        self,
        store: Store,
        pause: float = PAUSE,
        breath: float = 0.0,
        keeps: Keeps = keeps_all,
        grace: float = GRACE,
    ) -> None:
        self.rooms: dict[str, Room] = {}
        self.pause = pause
        self.breath = breath
        self.grace = grace
        self.keeps = keeps
        self.store = store
        self.limits = Limits()
        self.slate: Slate | None = None
        self.key = ""
        self.thinking = Thinking()
        self.gallery = Gallery(store, self.thinking, keeps)
        self.studio = Studio(store, self.thinking, keeps)
        self._reviving: dict[str, asyncio.Lock] = {}
        self._again: dict[str, str] = {}
        self._laying_again = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        url: str = "",
        pause: float = PAUSE,
        breath: float = 0.0,
        keeps: Keeps = keeps_all,
        grace: float = GRACE,
    ) -> Host:
        """Open the store (an SQLAlchemy address, or a path to an SQLite file), bring its schema up to date.

        `sqlite:///file`, `postgresql://...` and a bare path are all taken; the async driver is added.
        """
        host = cls(await Store.open(url or str(usual_file())), pause, breath, keeps, grace)
        await host.gallery.settle()
        host.studio.open()
        return host

    async def close(self) -> None:
        """End every feed, wait for what is being stored, close the store."""
        sound = [room for room in self.rooms.values() if not room.broken]
        for room in list(self.rooms.values()):
            await room.close("closing")
        self.rooms.clear()
        self.gallery.close()
        await self.studio.close(sound)
        self.thinking.close()
        await self.store.close()

    # --- laying -------------------------------------------------------------------------------------------
    async def create(self, wanted: NewTable, seed: int | None = None) -> SeatTaken:
        """Lay a table; whoever lays it takes the first seat for a person."""
        game = game_of(wanted.game)
        seats = Seats.laid(wanted.seats, wanted.players, game)
        clock = Clock.of(wanted.clock, wanted.players) if wanted.clock else None
        masked = wanted.masked
        if masked is None:
            masked = await self.thinking.run(asks_in_secret, game.key)
        match, dealing = new_match(game, seats, wanted.options, seed)
        return await self._lay(
            match, seats, wanted.name, clock, masked, private=wanted.private, dealing=dealing
        )

    async def fork(self, table: str, at: int, seats: tuple[SeatWanted, ...], name: str = "") -> SeatTaken:
        """Lay a new table that begins where a finished game stood after `at` decisions."""
        room = await self.find(table)
        old = room.match.record
        if old.standing is None:
            raise Refusal("fork-when-over")
        last = len(old.decisions) - 1
        if not 0 <= at <= last:
            raise Refusal("no-such-moment", n=at, last=last)
        laid = for_one(Seats.laid(seats, old.seats, room.match.game))
        match = await self.thinking.work(forked, old, at)
        return await self._lay(match, laid, name, None, room.mask.is_worn, fork=True)

    async def again(self, table: str, seat: int, name: str = "") -> SeatTaken:
        """The same once more for who sat there: the first who wants it lays the table, the others come."""
        old = await self.visit(table)
        if old.facts().state in ("open", "running"):
            raise Refusal("again-when-over")
        name = name or old.seats[seat].name
        async with self._laying_again:
            new = self._again.get(table)
            if new is not None and new in self.rooms:
                return await self.rooms[new].join(seat, name)
            row, record = (
                (old.row, old.past) if isinstance(old, ClosedRoom) else (old.archive.row, old.match.record)
            )
            game = game_of(record.game)
            seats = Seats.laid(old.seats.wanted_again(), record.seats, game)
            match, dealing = new_match(game, seats, record.options)
            clock = Clock.read(row.clock)
            fresh = clock.fresh() if clock else None
            taken = await self._lay(
                match, seats, name, fresh, row.masked, seat, private=row.private, dealing=dealing
            )
            self._again[table] = taken.table
            return taken

    async def bring(self, lines: str, seats: tuple[SeatWanted, ...] = (), name: str = "") -> SeatTaken:
        """Lay a table from a record: a finished match to look at, another to go on with."""
        most = self.limits
        try:
            effort = partial(Effort, most.record_work, most.record_lines, most.record_seconds)
            match = await self.thinking.read(brought, lines.encode("utf-8", "replace"), effort)
        except Refusal:
            raise
        except TooMuchWork:
            raise Refusal("record-too-long", n=most.record_work, seconds=int(most.record_seconds)) from None
        except ConclaveError as error:
            raise Refusal("bad-record", spoken=str(error)) from None
        record = match.record
        if record.standing is not None:
            bots_only = tuple(SeatWanted(kind="bot") for _ in range(record.seats))
            return await self._lay(match, Seats.laid(bots_only, record.seats, match.game), name, None, False)
        laid = for_one(Seats.laid(seats, record.seats, match.game))
        masked = await self.thinking.run(asks_in_secret, record.game)
        return await self._lay(match, laid, name, None, masked, fork=True)

    async def _lay(
        self,
        match: Match,
        seats: Seats,
        name: str,
        clock: Clock | None,
        masked: bool,
        wanted: int | None = None,
        fork: bool = False,
        private: bool = False,
        dealing: Dealing | None = None,
    ) -> SeatTaken:
        """Store a new table, open its room, and give whoever laid it a seat."""
        seat, token = -1, ""
        if any(row.is_open for row in seats.rows):
            seat, token = seats.take(wanted, name)
        now = time()
        record = match.record
        row = TableRow(
            id=self._new_name(),
            game=record.game,
            state=seats.state(record.standing is not None),
            seats=seats.written(),
            clock=clock.written() if clock else "",
            masked=masked,
            fork=fork,
            private=private,
            people=len(seats.people()),
            dealing=dealing.written() if dealing else "",
            laid_by=self._mark_of_who_asks(),
            version=record.length - 1,
            rules=record.version,
            created=now,
            touched=now,
        )
        try:
            await self.store.lay(row, [] if dealing else record.lines_from(0))
        except Unstored as error:
            raise Refusal("not-stored") from error
        room = await self._opened(Room(row, match, self.store, self.thinking))
        return SeatTaken(table=row.id, seat=seat, token=token, promise=room.sitting.promise())

    def _mark_of_who_asks(self) -> str:
        """A mark by which tables of one guest are known, and the guest's address is not."""
        payer = PAYER.get()
        if payer is None:
            return ""
        return blake2b(payer.guest.encode(), digest_size=8, key=self.key.encode()[:64]).hexdigest()

    def _new_name(self) -> str:
        """Eight letters nobody could guess, of a table that this process would keep."""
        while True:
            name = "".join(choice(string.ascii_letters + string.digits) for _ in range(ID_LETTERS))
            if self.keeps(name):
                return name

    async def _opened(self, room: Room) -> Room:
        room.mask.pause, room.bots.breath, room.stand_ins.grace = self.pause, self.breath, self.grace
        room.sitting.slate = self.slate
        self.rooms[room.table] = room
        await room.wake()
        return room

    # --- finding ------------------------------------------------------------------------------------------
    async def find(self, table: str) -> Room:
        """The room of a table, revived from the store if need be; `Refusal("no-such-table")` if none."""
        room = self.rooms.get(table)
        if room is not None and not room.broken:
            return room
        lock = self._reviving.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table)
                if room is None or room.broken:
                    room = await self._revive(table)
        finally:
            if not lock.locked():
                self._reviving.pop(table, None)
        return room

    async def visit(self, table: str) -> Room | ClosedRoom:
        """The room of a table, be it one whose rules have gone, which can only be looked at."""
        closed = self.gallery.rooms.get(table)
        if closed is not None:
            return closed
        try:
            return await self.find(table)
        except RulesGone:
            return await self.gallery.visit(table)

    async def _revive(self, table: str) -> Room:
        """Bring a table back as its record says."""
        if not self.keeps(table):
            raise Refusal("kept-elsewhere")
        broken = self.rooms.pop(table, None)
        if broken is not None:
            await broken.close()
        found = await self.store.find(table) if is_table(table) else None
        if found is None:
            raise Refusal("no-such-table", table=table)
        if await self.store.is_closed(table):
            raise Refusal("table-closed")
        row, lines = found
        if self.gallery.holds(row):
            raise refusal_of(row)
        try:
            dealing = Dealing.read(row.dealing)
            with self.slate.at(table) if self.slate else nullcontext():
                if dealing is not None:
                    match = dealing.blank(game_of(row.game))
                else:
                    match = await self.thinking.revive(revived, lines)
        except ConclaveError as error:
            raise Refusal("cannot-revive", spoken=str(error)) from error
        said = await self.store.sayings(table, MOST_TOLD)
        return await self._opened(Room(row, match, self.store, self.thinking, said))

    async def record(self, table: str) -> str:
        """The record of a table as a file: of a finished game, or of a table that was closed."""
        try:
            return (await self.visit(table)).record()
        except Refusal as refusal:
            found = await self.store.find(table) if refusal.key == "table-closed" else None
            if found is None:
                raise
            row, lines = found
            return Record.parse(lines).naming(Seats.read(row.seats).players()).text()

    async def tables(self) -> list[TableFacts]:
        """The tables for whoever comes, the newest first: open ones, and those where people play."""
        listed = [row for row in await self.store.listed(MOST_LISTED) if row.game in games()]
        return [self._facts(row) for row in listed if row.state == "closed" or not self.gallery.holds(row)]

    def _facts(self, row: TableRow) -> TableFacts:
        room = self.rooms.get(row.id)
        if room is not None:
            return room.facts()
        if row.state == "closed":
            return facts_of(row, row.version)
        return TableFacts(
            table=row.id,
            game=row.game,
            title=load(row.game).title,
            state="open" if row.state == "open" else "running",
            seats=Seats.read(row.seats).facts(set()),
            version=0,
            fork=row.fork,
        )

    async def sweep(self, idle: float = IDLE, keep: Retention | None = None) -> int:
        """Put tables that nobody uses out of memory (they stay in the store); returns how many.

        Told how long to keep what, it throws away for good what has been kept for long enough.
        """
        idlers = [room for room in self.rooms.values() if room.broken or room.is_idle(idle)]
        for room in idlers:
            del self.rooms[room.table]
            sound = not room.broken
            await room.close()
            if sound and room.state() != "over":
                await self.studio.look_at(room)
        self.gallery.sweep(idle)
        self._again = {old: new for old, new in self._again.items() if new in self.rooms}
        if keep is not None:
            await self.store.clear(keep, time())
        return len(idlers)

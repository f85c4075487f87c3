"""The gallery of a room: who listens, and what they are shown. Nothing here changes the game."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import cache
from time import monotonic
from typing import Any, TypeVar

from msgspec.structs import replace

from conclave.server import stage
from conclave.server.clock import Clock
from conclave.server.feeds import Feed
from conclave.server.kept import KeptMatch
from conclave.server.players import Players
from conclave.server.seats import SPECTATOR, Seats
from conclave.server.sentences import Refusal, say
from conclave.server.store import TableRow
from conclave.server.wire import (
    ClockFacts,
    MomentFacts,
    Over,
    ReasonSaid,
    SceneSent,
    SeatFacts,
    Sent,
    StandingRow,
    State,
    TableFacts,
    UndoFacts,
)
from conclave.show.scene import Prompt

T = TypeVar("T")
Code = tuple[int, int, int]

PATIENCE = 5.0
"""Seconds that a room which closes waits for what is being stored."""


NO_UNDO = UndoFacts(free=False, ask=False)
FREE_UNDO = UndoFacts(free=True, ask=False)


@cache
def undo_facts(free: bool, ask: bool, why: str, language: str) -> UndoFacts:
    """Whether undo is free, whether it can be asked for, and why, in words."""
    return UndoFacts(free=free, ask=ask, why=say(why, language))


class Gallery:
    """A match, its seats, and the feeds of all who look on.

    On a masked table, what came of a decision that others may answer in secret is hidden for a while from
    all but those who are asked: so nobody can tell from the wait whether anybody was.
    """

    def __init__(self, row: TableRow, match: KeptMatch, players: Players) -> None:
        self.table = row.id
        self.match = match
        self.seats = Seats.read(row.seats)
        self.clock = Clock.read(row.clock)
        self.masked = row.masked
        self.feeds: list[Feed] = []
        self.broken = False
        self.used = monotonic()
        self._players = players
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hidden_until = 0.0
        self._reveals = False
        self._shown: dict[tuple[int, str], SceneSent] = {}
        self._drawn_at: dict[tuple[int, str], int] = {}
        self._public_version = match.version(match.record.seats)

    # --- facts --------------------------------------------------------------------------------------------
    def facts(self) -> TableFacts:
        """What everybody may know of the table."""
        return TableFacts(
            table=self.table,
            game=self.match.game.key,
            title=self.match.game.title,
            state=self.state(),
            seats=self.seats.facts(self.online()),
            version=self._public_version,
        )

    def state(self) -> State:
        """Whether the table waits for guests, plays, or has ended."""
        if self.match.record.standing is not None:
            return "over"
        return "open" if any(row.is_open for row in self.seats.rows) else "running"

    def online(self) -> set[int]:
        """The seats that somebody listens for."""
        return {feed.seat for feed in self.feeds if feed.seat != SPECTATOR}

    def seat_of(self, token: str) -> int:
        """The seat that a token proves, or -1."""
        return self.seats.of(token)

    def name_of(self, seat: int, language: str = "en") -> str:
        """What people call a seat: its person's name, or the game's word for it."""
        name = self.seats[seat].name or self.match.game.words.seat_name(seat, language)
        return f"{name[:1].upper()}{name[1:]}"

    def record(self) -> str:
        """The record as a file; refused while the game runs, since its seed tells everything."""
        if self.state() != "over":
            raise Refusal("record-when-over")
        return self.match.record.naming(self.seats.players()).text()

    async def moments(self, n: int, viewer: int, language: str = "en") -> MomentFacts:
        """The table after n decisions as a viewer may see it (-1: a spectator).

        The caller has checked the token: while the game runs a viewer is -1 or one's own seat.
        """
        if not SPECTATOR <= viewer < len(self.seats):
            raise Refusal("no-such-seat", seat=viewer)
        await self._unmasked()
        async with self._lock:
            record, over = self.match.record, self.state() == "over"
            standing = record.decisions
        place = stage.place_of(self.match, viewer)
        at, last, view = await self._players.run(stage.moment, record, standing, over, n, place)
        if n > last:
            raise Refusal("no-such-moment", n=n, last=last)
        return MomentFacts(version=at, of=last, scene=stage.drawn(self.match.game, view, language))

    async def why(self, seat: int, code: Code, language: str = "en") -> ReasonSaid:
        """Why a seat is not offered something."""
        self._check_seat(seat)
        await self._unmasked()
        async with self._lock:
            reason = stage.reason_of(self.match, seat, code)
        sentence = self.match.game.words.reason(reason, language)
        return ReasonSaid(code=code, sentence=sentence, rule=reason.rule)

    # --- showing ------------------------------------------------------------------------------------------
    async def resend(self, feed: Feed) -> None:
        """Send a feed its scene again, changed or not."""
        async with self._lock:
            self._show(feed, self.seats.facts(self.online()), self._clocks(), again=True)

    def _tell_all(self, message: Sent) -> None:
        for feed in self.feeds:
            feed.put(message)

    def _publish(self) -> None:
        """Show everybody what has changed for them. Called only when what there is to show is stored."""
        if not self._is_hidden_from(SPECTATOR):
            self._public_version = self.match.version(self.match.record.seats)
        seats, clocks = self.seats.facts(self.online()), self._clocks()
        for feed in self.feeds:
            self._show(feed, seats, clocks)
        if self._hidden_until > monotonic() and not self._reveals:
            self._reveals = True
            self._start(self._reveal())

    def _clocks(self) -> tuple[ClockFacts, ...]:
        return self.clock.facts() if self.clock else ()

    def _show(
        self, feed: Feed, seats: tuple[SeatFacts, ...], clocks: tuple[ClockFacts, ...], again: bool = False
    ) -> None:
        message = self._seen_by(feed, seats, clocks)
        if message is None:
            return
        last = feed.last
        if again or last is None or (message is not last and is_news(message, last)):
            feed.put(message)
            if message.scene.over and (last is None or not last.scene.over):
                feed.put(self._standing())

    def _seen_by(
        self, feed: Feed, seats: tuple[SeatFacts, ...], clocks: tuple[ClockFacts, ...]
    ) -> SceneSent | None:
        """What a feed is shown now; while the table is masked, what it was shown before, if anything."""
        key = (feed.viewer, feed.language)
        length = self.match.record.length
        if self._is_hidden_from(feed.viewer):
            old = self._shown.get(key)
            return replace(old, seats=seats) if old else None
        undo = self._undo_facts(feed.seat, feed.language)
        if self._drawn_at.get(key) == length:
            shown = self._shown[key]
            if (shown.seats, shown.clocks, shown.undo) == (seats, clocks, undo):
                return shown
            return replace(shown, seats=seats, clocks=clocks, undo=undo)
        message = SceneSent(
            version=self.match.version(stage.place_of(self.match, feed.viewer)),
            scene=stage.scene_of(self.match, feed.viewer, feed.language),
            undo=undo,
            seats=seats,
            clocks=clocks,
            masked=self.masked,
        )
        self._shown[key] = message
        self._drawn_at[key] = length
        return message

    def _prompt_of(self, seat: int) -> Prompt | None:
        """What a seat is asked, as it was sent."""
        length = self.match.record.length
        for key, message in self._shown.items():
            if key[0] == seat and self._drawn_at[key] == length:
                return message.scene.prompt
        return stage.scene_of(self.match, seat, "en").prompt

    def _standing(self) -> Over:
        rows = self.match.record.standing or []
        return Over(
            standing=tuple(StandingRow(seat=r.seat, place=r.place, points=r.points, won=r.won) for r in rows)
        )

    def _undo_facts(self, seat: int, language: str = "en") -> UndoFacts:
        """Whether undo is free for a seat now; bots never mind."""
        if seat == SPECTATOR or not self.seats[seat].is_played_by_person or self.match.state.over:
            return NO_UNDO
        if not self.match.has_decided(seat):
            return undo_facts(False, False, "nothing-to-undo", language)
        if self.match.may_undo(seat):
            return FREE_UNDO
        if self.seats.people() == [seat]:
            return undo_facts(True, False, "bots-do-not-mind", language)
        return undo_facts(False, True, "undo-by-consent", language)

    # --- the mask -----------------------------------------------------------------------------------------
    def _is_hidden_from(self, viewer: int) -> bool:
        """Whether a viewer must not see yet what came of the last open decision."""
        if self._hidden_until <= monotonic():
            return False
        d = None if viewer == SPECTATOR else self.match.state.decision_of(viewer)
        return d is None or d.open

    async def _unmasked(self) -> None:
        """Wait until nothing is hidden any more."""
        while (rest := self._hidden_until - monotonic()) > 0:
            await asyncio.sleep(rest)

    async def _reveal(self) -> None:
        await self._unmasked()
        async with self._lock:
            self._reveals = False
            self._publish()

    # --- work of its own ----------------------------------------------------------------------------------
    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seat=seat)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in a task of its own, which is ended with the room."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(note_failure)
        return task

    async def _through(self, work: Coroutine[Any, Any, T]) -> T:
        """See something through to its end even if whoever asked for it has gone."""
        return await asyncio.shield(self._start(work))

    async def close(self, sentence: str = "") -> None:
        """End the feeds and whatever is under way, but let what is being stored be stored."""
        for feed in self.feeds:
            feed.end(say(sentence, feed.language) if sentence else "")
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self._lock:
                self.broken = True
        self.broken = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_news(message: SceneSent, last: SceneSent) -> bool:
    """Whether a scene shows anything that the last did not, the clocks apart."""
    return (
        message.version != last.version
        or message.undo != last.undo
        or message.seats != last.seats
        or (message.scene is not last.scene and message.scene != last.scene)
        or message.masked != last.masked
    )


def note_failure(task: asyncio.Task[Any]) -> None:
    """Take note of an exception that nobody waits for any more, so that none is reported as forgotten."""
    if not task.cancelled():
        task.exception()

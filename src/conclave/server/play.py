"""How a table is played: decisions are carried out, stored, and only then shown; bots and clocks go on."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time

from conclave.server import stage
from conclave.server.gallery import Code, Gallery
from conclave.server.kept import KeptMatch
from conclave.server.players import Players
from conclave.server.sentences import Refusal, say
from conclave.server.store import Store, TableRow, Unstored

LOG = logging.getLogger("conclave.server")

PAUSE = 1.0
"""Seconds for which a masked table hides what came of a decision that others may answer in secret."""

TOUCHED = 20.0
"""Seconds after which the store is told again that a table is used, though nothing else of it has changed."""

SHORT_PAUSE = 0.3
"""The same where only bots could answer."""

CLOCK_BOT = "greedy"
"""Who plays on for a person whose time is up."""


class Play(Gallery):
    """A table that is played."""

    def __init__(self, row: TableRow, match: KeptMatch, store: Store, players: Players) -> None:
        super().__init__(row, match, players)
        self.pause = PAUSE
        self.breath = 0.0
        self._row = row
        self._store = store
        self._kept = match.record.length
        self._facts_kept: tuple[str, str, str] | None = None
        self._bots_play = False
        self._shown_at = 0.0
        self._flag: asyncio.TimerHandle | None = None

    # --- deciding -----------------------------------------------------------------------------------------
    async def decide(self, seat: int, version: int, index: int, code: Code) -> None:
        """Answer a seat's prompt; returns once the answer is stored and its scenes are on their way.

        Refused with a stale version or another option: send the refusal, then `await resend(feed)`. It must
        not be cancelled: a task of its own for each decision, to see it through, would cost too much.
        """
        self._check_seat(seat)
        async with self._lock:
            self._check_playing(seat)
            if version != self.match.version(seat):
                raise Refusal("stale")
            if self.match.state.decision_of(seat) is None or self._is_hidden_from(seat):
                raise Refusal("not-asked")
            if not stage.true_index(self.match, seat, index, code, self._prompt_of):
                raise Refusal("other-option", rule=stage.reason_of(self.match, seat, code).rule)
            await self._decide(seat, index)
        self._go_on()

    async def _decide(self, seat: int, index: int) -> None:
        """Carry a decision out, store it, show what came of it."""
        was_open = stage.is_open_now(self.match, seat)
        horizon = self.match.state.horizon
        try:
            self.match.decide(seat, index)
        except Exception as error:  # a flaw of the rules: the record does not have it, so go back to that
            LOG.exception("decision failed", extra={"facts": {"table": self.table}})
            raise self._break("rules-failed") from error
        if self.clock and was_open and not self.seats[seat].bot:
            self.clock.add(seat)
        if self.match.state.over:
            self._hidden_until = 0.0
        elif self.masked and was_open and self.match.state.horizon != horizon:
            alone = len(self.seats.people()) < 2
            self._hidden_until = monotonic() + (min(self.pause, SHORT_PAUSE) if alone else self.pause)
        await self._moved()
        self._shown_at = monotonic()

    async def _moved(self) -> None:
        """The game has gone on, or back: store that, then show it."""
        self._run_clock()
        await self._keep()
        self._publish()

    async def _keep(self) -> None:
        """Store what is new; what cannot be stored has not happened, and the room is given up."""
        record = self.match.record
        row = self._row
        facts = (self.seats.written(), self.clock.written() if self.clock else "", self.state())
        whole = facts != self._facts_kept or time() - row.touched > TOUCHED
        if whole:
            row.seats, row.clock, row.state = facts
            row.version = record.length - 1
        try:
            await self._store.keep(row, self._kept, record.lines_from(self._kept), whole)
        except Unstored as error:
            LOG.error("not stored", extra={"facts": {"table": self.table, "why": str(error)}})
            raise self._break("not-stored") from error
        self._kept = record.length
        self._facts_kept = facts if row.version else None

    def _break(self, key: str) -> Refusal:
        """Give the room up; the host revives the table from the store when it is next looked for."""
        self.broken = True
        for feed in self.feeds:
            feed.end(say(key, feed.language))
        return Refusal(key)

    def _check_well(self) -> None:
        if self.broken:
            raise Refusal("not-stored")

    def _check_playing(self, seat: int) -> None:
        """Refuse what only a person who plays a game that goes on may do."""
        self._check_well()
        if self.match.state.over:
            raise Refusal("game-over")
        if not self.seats[seat].is_played_by_person:
            raise Refusal("bot-plays")
        self.used = monotonic()

    # --- bots ---------------------------------------------------------------------------------------------
    def _go_on(self) -> None:
        """Let bots answer, if any is asked and they are not at it already."""
        if not self._bots_play and not self.broken and self._bot_asked() is not None:
            self._bots_play = True
            self._start(self._let_bots_play())

    def _bot_asked(self) -> int | None:
        """A seat that is asked and a bot plays; where no person plays, bots play only if one looks on."""
        if self.match.state.over or (not self.feeds and not any(row.sum for row in self.seats.rows)):
            return None
        return next((d.seat for d in self.match.state.pending if self.seats[d.seat].bot), None)

    async def _let_bots_play(self) -> None:
        try:
            await self._breathe()
            while await self._let_one_bot_play():
                await self._breathe()
        except Refusal:
            return
        finally:
            self._bots_play = False
        self._go_on()

    async def _breathe(self) -> None:
        """Let whoever looks on follow: some time passes after each decision before a bot's."""
        await asyncio.sleep(0.0)
        while self.feeds and (rest := self._shown_at + self.breath - monotonic()) > 0:
            await asyncio.sleep(rest)

    async def _let_one_bot_play(self) -> bool:
        """One answer of a bot; false if none is asked any more."""
        async with self._lock:
            seat = self._bot_asked()
            if seat is None or self.broken:
                return False
            bot, length = self.seats[seat].bot, self.match.record.length
            hidden, view = self._is_hidden_from(seat), self.match.view(seat)
        if hidden:
            await self._unmasked()
            return True
        index = await self._players.choose(bot, self.match.game, view)
        async with self._lock:
            if self.broken:
                return False
            if length == self.match.record.length and bot == self.seats[seat].bot:
                await self._decide(seat, index)
        return True

    # --- the clock ----------------------------------------------------------------------------------------
    def _run_clock(self) -> None:
        """Run the clocks of those who are openly asked and can see it, once everybody has come."""
        if self._flag:
            self._flag.cancel()
            self._flag = None
        if self.clock is None:
            return
        asked = [
            d.seat
            for d in self.match.state.pending
            if d.open and not self.seats[d.seat].bot and not self._is_hidden_from(d.seat)
        ]
        self.clock.run(asked if self.state() == "running" else [])
        rest = self.clock.next_flag()
        if rest >= 0:
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(rest + 0.01, lambda: self._start(self._fall()))

    async def _reveal(self) -> None:
        """Nothing is hidden any more: whoever was asked meanwhile has time from now on."""
        await self._unmasked()
        async with self._lock:
            self._run_clock()
        await super()._reveal()

    async def _fall(self) -> None:
        """Time is up for somebody: a bot plays on."""
        async with self._lock:
            if self.clock and not self.broken:
                for seat in self.clock.fallen():
                    self.seats[seat].bot = CLOCK_BOT
                await self._moved()
        self._go_on()

    async def wake(self) -> None:
        """Go on where the table stood: clocks run, bots answer."""
        async with self._lock:
            self._run_clock()
        self._go_on()

    async def close(self, sentence: str = "") -> None:
        """Stop the clock and end everything."""
        if self._flag:
            self._flag.cancel()
        await super().close(sentence)

"""How bots play at a table: one answer after another, beside whatever people do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

from conclave.server.archive import Archive
from conclave.server.errands import Errands
from conclave.server.mask import Mask
from conclave.server.play import Play
from conclave.server.sentences import Refusal, say
from conclave.server.sitting import Sitting
from conclave.server.thinking import SLOW, Thinking
from conclave.server.wire import Noticed


class BotPlay:
    """Lets bots answer; `breath` is how long they wait after each decision, so that people can follow.

    A bot thinks while others may play, and has the table to itself (`turn`) to look and to answer.
    """

    def __init__(
        self,
        sitting: Sitting,
        mask: Mask,
        archive: Archive,
        play: Play,
        thinking: Thinking,
        errands: Errands,
        turn: asyncio.Lock,
    ) -> None:
        self.breath = 0.0
        self._sitting = sitting
        self._mask = mask
        self._archive = archive
        self._play = play
        self._thinking = thinking
        self._errands = errands
        self._turn = turn
        self._going = False
        self._stirred = asyncio.Event()
        self._slow: set[tuple[int, str]] = set()

    def go_on(self) -> None:
        """Let bots answer, if any is asked and they are not at it already."""
        self._stirred.set()
        if not self._going and not self._archive.broken and self._asked() is not None:
            self._going = True
            self._errands.start(self._answer_all())

    def _asked(self) -> int | None:
        """A seat that is asked and a bot plays; where no person plays, bots play only if one looks on."""
        state, seats = self._sitting.match.state, self._sitting.seats
        if state.over or not self._sitting.is_dealt:
            return None
        if not self._sitting.audience and not any(row.sum for row in seats.rows):
            return None
        return next((d.seat for d in state.pending if seats[d.seat].bot), None)

    async def _answer_all(self) -> None:
        try:
            await self._breathe()
            while await self._answer_one():
                await self._breathe()
        except Refusal:
            return
        finally:
            self._going = False
        self.go_on()

    async def _breathe(self) -> None:
        """Let whoever looks on follow: some time passes after each decision before a bot's.

        What a bot is asked in secret it answers at once, behind the mask: nobody may notice when.
        """
        await asyncio.sleep(0.0)
        while (rest := self._rest()) > 0:
            self._stirred.clear()
            with suppress(TimeoutError):  # `wait_for` would lose a cancellation that comes with a stir
                async with asyncio.timeout(rest):
                    await self._stirred.wait()

    def _rest(self) -> float:
        """For how many seconds a bot has still to wait."""
        if not self._sitting.audience or self._asks_in_secret():
            return 0.0
        return self._play.shown_at + self.breath - monotonic()

    def _asks_in_secret(self) -> bool:
        """Whether a bot is asked something of which nobody may know."""
        seat = self._asked()
        return seat is not None and not self._sitting.asks_openly(seat)

    async def _answer_one(self) -> bool:
        """One answer of a bot; false if none is asked any more."""
        match, seats = self._sitting.match, self._sitting.seats
        async with self._turn:
            seat = self._asked()
            if seat is None or self._archive.broken:
                return False
            if self._rest() > 0:  # somebody has decided while this bot waited for its turn
                return True
            bot, length = seats[seat].bot, match.record.length
            hidden, view = self._mask.hides_from(seat), match.view(seat)
        if hidden:
            await self._mask.lifted()
            return True
        with self._sitting.at_work():
            chosen = await self._thinking.choose(bot, match.game, view)
        async with self._turn:
            if self._archive.broken:
                return False
            if length == match.record.length and bot == seats[seat].bot:
                openly = self._sitting.asks_openly(seat)
                await self._play.decide(seat, chosen.index)
                if chosen.failed and openly:  # else everybody would know who was asked
                    self._tell(seat, bot, chosen.failed)
        return True

    def _tell(self, seat: int, bot: str, failed: str) -> None:
        """Tell everybody that chance has answered for a bot; that it does so from now on is told once."""
        if failed == SLOW and (seat, bot) in self._slow:
            return
        if failed == SLOW:
            self._slow.add((seat, bot))
        for feed in self._sitting.audience:
            name = self._sitting.name_of(seat, feed.language)
            feed.put(Noticed(sentence=say(f"bot-{failed}", feed.language, bot=bot, seat=name)))

"""How a table is played: what is decided is carried out, stored, and only then shown."""

from __future__ import annotations

import logging
from time import monotonic

from conclave.server.archive import Archive
from conclave.server.asks import Asks
from conclave.server.mask import Mask
from conclave.server.opening import Opening
from conclave.server.sitting import Sitting
from conclave.server.stage import Stage
from conclave.server.timekeeper import Timekeeper
from conclave.server.withdrawal import Withdrawal

LOG = logging.getLogger("conclave.server")


class Play:
    """Whatever moves a table on or back; whoever calls has the table to themselves.

    `openly` counts what has happened to the game for all to see, and `shown_at` is when they saw the last.
    """

    def __init__(
        self,
        sitting: Sitting,
        mask: Mask,
        timekeeper: Timekeeper,
        archive: Archive,
        stage: Stage,
        asks: Asks,
        withdrawal: Withdrawal,
        opening: Opening,
    ) -> None:
        self.openly = 0
        self.shown_at = 0.0
        self._sitting = sitting
        self._mask = mask
        self._timekeeper = timekeeper
        self._archive = archive
        self._stage = stage
        self._asks = asks
        self._withdrawal = withdrawal
        self._opening = opening

    async def decide(self, seat: int, index: int, stand: bool = False) -> None:
        """Carry a decision out, and all that others let pass after it; store it, show what came of it."""
        match, standing = self._sitting.match, self._sitting.standing
        openly = self._sitting.asks_openly(seat)
        veiled = match.state.veiled
        try:
            with self._sitting.at_work():
                if stand:
                    standing.keep(match.game, match.state, seat)
                match.decide(seat, index)
                while (answer := standing.answer(match.game, match.state)) is not None:
                    match.decide(*answer)
        except Exception as error:  # a flaw of the rules: the record does not have it, so go back to that
            LOG.exception("decision failed", extra={"facts": {"table": self._sitting.table}})
            raise self._archive.give_up("rules-failed") from error
        self._timekeeper.reward(seat, openly)
        self._mask.cover(openly, told=match.state.veiled != veiled)
        if openly:
            self.openly += 1
        await self.moved()
        if openly or self._mask.is_up:
            self.shown_at = max(monotonic(), self._mask.until)

    async def undo(self, seat: int) -> None:
        """Take a seat's last decision back."""
        self._timekeeper.give_back(await self._withdrawal.withdraw(seat))
        self.openly += 1
        await self.moved()
        self.shown_at = monotonic()

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play a seat; no bot, and its person plays again."""
        self._sitting.seats[seat].bot = bot
        self._sitting.standing.drop(seat)
        await self.moved()

    async def moved(self) -> None:
        """The game has gone on, or back, or somebody sits elsewhere: store that, then show it."""
        self._opening.deal()
        self._timekeeper.run()
        await self._archive.keep()
        with self._sitting.at_work():
            self._stage.publish()
        await self._asks.void()

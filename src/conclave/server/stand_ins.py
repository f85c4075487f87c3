"""Stand-ins: who lets a bot play their seat, or somebody's who is away, and who gives a seat up for good."""

from __future__ import annotations

from functools import partial
from math import ceil

from conclave.server.asks import HAND_OVER, Ask, Asks
from conclave.server.limits import GRACE
from conclave.server.opening import Opening
from conclave.server.play import Play
from conclave.server.sentences import Refusal
from conclave.server.sitting import Sitting
from conclave.server.timekeeper import Timekeeper
from conclave.server.watching import Watching

LEAVING_BOT = "greedy"
"""Who plays on for a person who has left for good."""


class StandIns:
    """Changes who plays a seat; whoever calls has the table to themselves."""

    def __init__(
        self,
        sitting: Sitting,
        timekeeper: Timekeeper,
        asks: Asks,
        watching: Watching,
        opening: Opening,
        play: Play,
    ) -> None:
        self.grace = GRACE
        self._sitting = sitting
        self._timekeeper = timekeeper
        self._asks = asks
        self._watching = watching
        self._opening = opening
        self._play = play

    async def hand_over(self, seat: int, bot: str, target: int) -> None:
        """Let a bot play one's own seat, or, if the others agree, that of somebody absent."""
        if not self._sitting.seats[target].is_played_by_person:
            raise Refusal("not-a-persons-seat")
        if target != seat:
            self._check_missed(target)
        others = self._sitting.others(seat, target)
        if target == seat or not others:
            await self._play.seat_bot(target, bot)
        else:
            grant = partial(self._play.seat_bot, target, bot)
            self._asks.put(Ask(seat, HAND_OVER, others, grant, seat=target, bot=bot))

    def _check_missed(self, seat: int) -> None:
        """Refuse to let a bot play for who is there, or has been away for a short time only."""
        if seat in self._sitting.audience.online():
            raise Refusal("still-there")
        rest = self.grace - self._sitting.audience.missed_for(seat)
        if rest > 0:
            raise Refusal("back-soon", n=ceil(rest))

    async def leave(self, seat: int) -> None:
        """Give one's seat up: a bot plays it to the end; before the game has begun, anybody may sit there."""
        if self._sitting.state() == "over":
            raise Refusal("game-over")
        stays_open = self._opening.leave(seat) or self._sitting.state() == "open"
        self._sitting.seats.give_up(seat, "" if stays_open else LEAVING_BOT)
        self._watching.end(seat)
        self._sitting.audience.end_for(seat, "left-for-good")
        await self._play.moved()

    async def take_back(self, seat: int) -> None:
        """Play one's own seat again."""
        row = self._sitting.seats[seat]
        if not row.bot or not row.sum:
            raise Refusal("yours-already")
        if self._timekeeper.is_up_for(seat):
            raise Refusal("time-up")
        await self._play.seat_bot(seat, "")

"""Withdrawal: who may take a decision back, and how far the game goes back with it."""

from __future__ import annotations

from functools import cache

from conclave.kernel.game import IllegalDecision
from conclave.server.seats import SPECTATOR
from conclave.server.sentences import Refusal, say
from conclave.server.sitting import Sitting
from conclave.server.thinking import Thinking
from conclave.server.wire import UndoFacts

NO_UNDO = UndoFacts(free=False, ask=False)
FREE_UNDO = UndoFacts(free=True, ask=False)


@cache
def undo_facts(free: bool, ask: bool, why: str, language: str) -> UndoFacts:
    """Whether undo is free, whether it can be asked for, and why, in words."""
    return UndoFacts(free=free, ask=ask, why=say(why, language))


class Withdrawal:
    """Takes decisions back: free within the horizon and where only bots would mind, else by consent.

    A person who is away, or for whom a bot plays, is still a person: without them nothing goes back that
    somebody may have learned from.
    """

    def __init__(self, sitting: Sitting, thinking: Thinking) -> None:
        self._sitting = sitting
        self._thinking = thinking

    def facts(self, seat: int, language: str = "en") -> UndoFacts:
        """Whether undo is free for a seat now; bots never mind."""
        match, seats = self._sitting.match, self._sitting.seats
        if seat == SPECTATOR or not seats[seat].is_played_by_person or match.state.over:
            return NO_UNDO
        if not match.has_decided(seat):
            return undo_facts(False, False, "nothing-to-undo", language)
        if match.may_undo(seat):
            return FREE_UNDO
        if seats.people() == [seat]:
            return undo_facts(True, False, "bots-do-not-mind", language)
        if self._sitting.absent():
            return undo_facts(False, False, "undo-needs-absent", language)
        return undo_facts(False, True, "undo-by-consent", language)

    async def withdraw(self, seat: int) -> list[int]:
        """Withdraw a seat's last decision: within the horizon alone, beyond it with all that came after.

        Returns the seats of all that was withdrawn, one for each decision.
        """
        match = self._sitting.match
        try:
            if match.may_undo(seat):
                match.undo(seat)
                return [seat]
            decisions = match.record.decisions
            await self._thinking.run(match.go_back, seat)
        except IllegalDecision:
            raise Refusal("undo-stands") from None
        return [decision.seat for decision in decisions[len(match.record) :]]

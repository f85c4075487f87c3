"""Asks: what the people of a table are asked to agree to, and what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from conclave.server.feeds import Feed
from conclave.server.seats import SPECTATOR
from conclave.server.sentences import Refusal, say
from conclave.server.sitting import Sitting
from conclave.server.wire import Asked, Settled

UNDO = "undo"
HAND_OVER = "hand_over"
WATCH = "watch"


def always() -> bool:
    """An ask that nothing makes void."""
    return True


@dataclass
class Ask:
    """A question to some of the people: what is asked for is granted when all of them have agreed.

    It `stands` as long as what was asked for is still what it was. A spectator asks by a feed. Where it
    `needs_all`, nobody's leaving makes the word of the others enough.
    """

    by: int
    about: str
    wanted: set[int]
    grant: Callable[[], Awaitable[None]]
    stands: Callable[[], bool] = always
    needs_all: bool = False
    seat: int = -1
    bot: str = ""
    feed: Feed | None = None
    number: int = 0
    agreed: set[int] = field(default_factory=set)

    def said(self, names: dict[int, str], language: str) -> Asked:
        """The question as a person reads it."""
        sentence = say(
            f"ask-{self.about.replace('_', '-')}",
            language,
            who=names.get(self.by) or say("a-spectator", language),
            seat=names.get(self.seat, ""),
            bot=self.bot,
        )
        return Asked(ask=self.number, by=self.by, about=self.about, sentence=sentence)

    def answer(self, seat: int, yes: bool) -> bool | None:
        """Take an answer: granted, refused, or still open."""
        if not yes:
            return False
        self.agreed.add(seat)
        return True if self.wanted <= self.agreed else None

    def lose(self, seat: int) -> bool | None:
        """Somebody who was asked has left: the others' word may be enough, if there is any."""
        if self.needs_all:
            return False
        self.wanted.discard(seat)
        if not self.wanted:
            return False
        return True if self.wanted <= self.agreed else None

    def concerns(self, feed: Feed) -> bool:
        """Whether a listener asked this, or was asked."""
        return feed.seat in self.wanted or feed is self.feed or feed.seat == self.by != SPECTATOR


class Asks:
    """The open asks of a table."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._open: dict[int, Ask] = {}
        self._so_far = 0

    def put(self, ask: Ask) -> None:
        """Ask for consent; the same is not asked twice at a time."""
        if not ask.wanted:
            raise Refusal("nobody-to-ask")
        if any((a.by, a.about, a.feed) == (ask.by, ask.about, ask.feed) for a in self._open.values()):
            raise Refusal("already-asked")
        self._so_far += 1
        ask.number = self._so_far
        self._open[ask.number] = ask
        for feed in self._sitting.audience:
            if feed.seat in ask.wanted:
                self._tell(ask, feed)

    def tell(self, feed: Feed) -> None:
        """Tell a newcomer what it is still asked."""
        for ask in self._open.values():
            if feed.seat in ask.wanted - ask.agreed:
                self._tell(ask, feed)

    def _tell(self, ask: Ask, feed: Feed) -> None:
        feed.put(ask.said(self._sitting.names(feed.language), feed.language))

    async def answer(self, seat: int, number: int, yes: bool) -> None:
        """A seat agrees, or not."""
        ask = self._open.get(number)
        if ask is None or seat not in ask.wanted:
            raise Refusal("not-your-question")
        await self._settle(ask, ask.answer(seat, yes))

    async def miss(self, feed: Feed) -> None:
        """Somebody has left: who asked or was asked something is not waited for."""
        for ask in list(self._open.values()):
            if ask.feed is feed:
                await self._settle(ask, False)
            elif feed.seat in ask.wanted and feed.seat not in self._sitting.audience.online():
                await self._settle(ask, ask.lose(feed.seat))

    async def void(self) -> None:
        """Settle what does not stand any more."""
        for ask in list(self._open.values()):
            if not ask.stands():
                await self._settle(ask, False)

    async def _settle(self, ask: Ask, yes: bool | None) -> None:
        """Do what was asked for, or not; while the answer is open, nothing."""
        if yes is None or self._open.pop(ask.number, None) is None:
            return
        done = False
        try:
            if yes:
                await ask.grant()
            done = yes
        finally:  # nobody is told that it is done before it is stored
            for feed in self._sitting.audience:
                if ask.concerns(feed):
                    feed.put(Settled(ask=ask.number, yes=done))

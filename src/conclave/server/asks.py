"""What the people of a table are asked to agree to."""

from __future__ import annotations

from dataclasses import dataclass, field

from conclave.server.feeds import Feed
from conclave.server.sentences import say
from conclave.server.wire import Asked

UNDO = "undo"
HAND_OVER = "hand_over"
WATCH = "watch"


@dataclass
class Ask:
    """A question to some of the people: it is granted when all of them have agreed."""

    number: int
    by: int
    about: str
    wanted: set[int]
    seat: int = -1
    bot: str = ""
    length: int = 0
    feed: Feed | None = None
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
        """Somebody who was asked has left: the others' word is enough, if there is any."""
        self.wanted.discard(seat)
        if not self.wanted:
            return False
        return True if self.wanted <= self.agreed else None

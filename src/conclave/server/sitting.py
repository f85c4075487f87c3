"""A sitting: a match, who sits at it, and who listens. The parts of a room all look at the same one."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from conclave.server.audience import Audience
from conclave.server.dealing import Dealing, promise_of
from conclave.server.forms import State
from conclave.server.seats import Seats
from conclave.server.sentences import Refusal
from conclave.server.slate import Slate
from conclave.server.wire import Promise, SeatFacts
from conclave.table.match import Match
from conclave.table.standing import StandingAnswers

if TYPE_CHECKING:
    from conclave.server.mask import Mask


class Sitting:
    """The match of a table and its company; while there is a `dealing`, the match stands in for another."""

    def __init__(self, table: str, match: Match, seats: Seats) -> None:
        self.table = table
        self.match = match
        self.seats = seats
        self.audience = Audience()
        self.dealing: Dealing | None = None
        self.slate: Slate | None = None
        self.mask: Mask | None = None
        self.standing = StandingAnswers()

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun."""
        return self.dealing is None

    def awaited(self) -> list[int]:
        """The seats that must still be taken, or come, before anything is dealt."""
        if self.dealing is None:
            return []
        people = [seat for seat, row in enumerate(self.seats.rows) if row.is_played_by_person]
        empty = [seat for seat, row in enumerate(self.seats.rows) if row.is_open]
        return sorted([*empty, *self.dealing.awaited(people)])

    def promise(self) -> Promise | None:
        """What binds the deal, if anything does."""
        chance = self.match.record.chance
        return self.dealing.promise() if self.dealing else promise_of(chance) if chance else None

    def at_work(self) -> AbstractContextManager[None]:
        """Have it on the slate that the rules of this table are carried out, should they hang."""
        return self.slate.at(self.table) if self.slate is not None else nullcontext()

    def state(self) -> State:
        """Whether the table waits for guests, plays, or has ended for all to see."""
        is_hidden = self.mask is not None and self.mask.is_up
        return self.seats.state(self.match.record.standing is not None and not is_hidden)

    def seat_facts(self) -> tuple[SeatFacts, ...]:
        """Who sits where and is there, as everybody may know."""
        return self.seats.facts(self.audience.online(), self.audience.watched())

    def names(self, language: str) -> dict[int, str]:
        """What people call the seats: by their persons' names, or as the game does."""
        return {seat: self.name_of(seat, language) for seat in range(len(self.seats))}

    def name_of(self, seat: int, language: str = "en") -> str:
        """What people call a seat."""
        name = self.seats[seat].name or self.match.game.words.seat_name(seat, language)
        return f"{name[:1].upper()}{name[1:]}"

    def others(self, *seats: int) -> set[int]:
        """The people who are there, but for some."""
        return (set(self.seats.people()) & self.audience.online()) - set(seats)

    def absent(self) -> set[int]:
        """The people who are away; their seats stay theirs, whoever plays them meanwhile."""
        return set(self.seats.people()) - self.audience.online()

    def asks_openly(self, seat: int) -> bool:
        """Whether a seat is asked something of which everybody may know."""
        d = self.match.state.decision_of(seat)
        return d is not None and bool(d.open)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seat=seat)

    def check_dealt(self) -> None:
        """Refuse what there is nothing for before the deal."""
        if not self.is_dealt:
            raise Refusal("not-dealt")

    def check_player(self, seat: int) -> None:
        """Refuse what only a person who plays a game that goes on may do."""
        if self.state() == "over":
            raise Refusal("game-over")
        if not self.seats[seat].is_played_by_person:
            raise Refusal("bot-plays")

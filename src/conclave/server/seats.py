"""Who sits where: people by the sum of their token, bots by name, and nobody yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Literal

import msgspec
from msgspec import Struct

from conclave import bots
from conclave.kernel.game import Game
from conclave.server.forms import SeatWanted, State
from conclave.server.sentences import Refusal
from conclave.server.wire import SeatFacts
from conclave.table.lines import Player, clean

SPECTATOR = -1
NOBODY: Mapping[int, int] = {}
PERSON = SeatWanted(kind="human")
GREEDY = SeatWanted(kind="bot", bot="greedy")


class Seat(Struct):
    """A seat. With a sum it belongs to a person; with a bot, that bot plays it, maybe for the person."""

    name: str = ""
    sum: str = ""
    bot: str = ""

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return not self.sum and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person answers for it."""
        return bool(self.sum) and not self.bot


_rows = msgspec.json.Decoder(list[Seat])


class Seats:
    """The seats of a table, as the store keeps them."""

    def __init__(self, rows: list[Seat]) -> None:
        self.rows = rows
        self._told: tuple[object, tuple[SeatFacts, ...]] = (None, ())

    @classmethod
    def laid(cls, wanted: Sequence[SeatWanted], players: int, game: Game) -> Seats:
        """The seats of a new table: people's are open until somebody sits down."""
        wanted = wanted or (PERSON, *[GREEDY] * (players - 1))
        if len(wanted) != players:
            raise Refusal("seats-and-players", seats=len(wanted), players=players)
        rows = []
        for each in wanted:
            if each.kind == "bot":
                name = each.bot or GREEDY.bot
                check_bot(name, game)
                rows.append(Seat(bot=name))
            else:
                rows.append(Seat())
        return cls(rows)

    @classmethod
    def read(cls, text: str) -> Seats:
        """Seats as the store kept them."""
        return cls(_rows.decode(text))

    def written(self) -> str:
        """Seats as the store keeps them."""
        return msgspec.json.encode(self.rows).decode()

    def __getitem__(self, seat: int) -> Seat:
        return self.rows[seat]

    def __len__(self) -> int:
        return len(self.rows)

    def take(self, seat: int | None, name: str) -> tuple[int, str]:
        """Sit down on an open seat, or the first one; returns it and its token."""
        if seat is None:
            seat = next((n for n, row in enumerate(self.rows) if row.is_open), SPECTATOR)
            if seat == SPECTATOR:
                raise Refusal("table-full")
        if not 0 <= seat < len(self.rows):
            raise Refusal("no-such-seat", seat=seat)
        if not self.rows[seat].is_open:
            raise Refusal("seat-taken", seat=seat)
        token = token_urlsafe(24)
        self.rows[seat] = Seat(name=clean(name), sum=sum_of(token))
        return seat, token

    def of(self, token: str) -> int:
        """The seat that a token proves, or the spectator's."""
        own = sum_of(token)
        found = SPECTATOR
        for seat, row in enumerate(self.rows):
            if row.sum and compare_digest(row.sum, own):
                found = seat
        return found

    def people(self) -> list[int]:
        """The seats that belong to people, also while a bot plays for them."""
        return [seat for seat, row in enumerate(self.rows) if row.sum]

    def give_up(self, seat: int, bot: str) -> None:
        """Whoever sits there leaves for good: a bot plays on, or, without one, the seat is open again."""
        self.rows[seat] = Seat(name=self.rows[seat].name, bot=bot) if bot else Seat()

    def state(self, ended: bool) -> State:
        """Whether a table with these seats waits for guests, plays, or has ended."""
        if ended:
            return "over"
        return "open" if any(row.is_open for row in self.rows) else "running"

    def wanted_again(self) -> tuple[SeatWanted, ...]:
        """The seats of a table like this one: bots sit where they sat, people's seats are open."""
        return tuple([PERSON if row.sum else SeatWanted(kind="bot", bot=row.bot) for row in self.rows])

    def players(self) -> list[Player]:
        """Who sits where, as a record names them."""
        return [Player(row.name, row.bot) for row in self.rows]

    def facts(self, online: set[int], watched: Mapping[int, int] = NOBODY) -> tuple[SeatFacts, ...]:
        """What everybody may know of the seats: the very same facts for as long as they hold."""
        key = (self.written(), online, watched)
        if self._told[0] != key:
            rows = [
                facts_of(seat, row, seat in online, watched.get(seat, 0))
                for seat, row in enumerate(self.rows)
            ]
            self._told = (key, tuple(rows))
        return self._told[1]


def facts_of(seat: int, row: Seat, online: bool, watched: int) -> SeatFacts:
    """What everybody may know of a seat."""
    kind: Literal["human", "bot", "open"] = "bot" if row.bot else "human" if row.sum else "open"
    return SeatFacts(seat=seat, name=row.name, kind=kind, bot=row.bot, online=online, watched=watched)


def check_bot(name: str, game: Game) -> None:
    """Refuse a bot that is not installed."""
    if name not in bots.names():
        raise Refusal("no-such-bot", bot=name, known=", ".join(bots.names()))
    bots.make(name, game)


def sum_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=16).hexdigest()

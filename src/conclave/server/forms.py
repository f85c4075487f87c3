"""What goes over HTTP: the forms that a guest fills in, and the facts that come back."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from conclave.kernel.decks import MOST_CODE
from conclave.server.wire import BIGGEST, RECORD_LETTERS, BotName, Name, Promise, SeatFacts, SeatNumber, Whole
from conclave.show.scene import Scene


class Sentence(Struct, frozen=True, kw_only=True):
    """What was wrong, in one sentence for a person."""

    sentence: str


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: a person, a bot of this name, or whoever comes."""

    kind: Literal["human", "bot", "open"]
    bot: BotName = ""


class ClockWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clock: seconds for each seat, and seconds added with each decision.

    It runs for whoever is openly asked. Who has no time left is played by a bot to the end.
    """

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


OptionName = Annotated[str, Meta(max_length=64)]
OptionValue = (
    bool | Annotated[int, Meta(ge=-BIGGEST, le=BIGGEST)] | Annotated[str, Meta(max_length=MOST_CODE)]
)
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=64)]
"""Options of a game by name; the value of one that takes a deck may be its code."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be laid. Whoever lays it takes the first seat for a person, if there is one.

    Without `seats`, the first is a person's and bots sit on the others. A `private` table is not listed:
    whoever has its link finds it. Nor is one at which a single person plays.
    """

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Options = {}
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    name: Name = ""
    clock: ClockWanted | None = None
    masked: bool | None = None
    private: bool = False


class SeatTaken(Struct, frozen=True, kw_only=True):
    """A seat is yours: keep the token. Seat -1, with no token, is a spectator's place.

    Look at the `promise` before you throw anything in with your hello.
    """

    table: str
    seat: int
    token: str
    promise: Promise | None = None


State = Literal["open", "running", "over", "closed"]
"""A game that is closed has not ended: its rules have gone."""


class TableFacts(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table; a `fork` goes on from a record, so somebody may know what comes.

    Nothing is dealt before everybody has come; the deal is bound by the `promise`. A game of
    `earlier_rules`, by their version, can be looked at, not played on.
    """

    table: str
    game: str
    title: str
    state: State
    seats: tuple[SeatFacts, ...]
    version: int
    fork: bool = False
    promise: Promise | None = None
    earlier_rules: str = ""


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """I sit down: on this seat, or on the first that is open."""

    seat: SeatNumber | None = None
    name: Name = ""


class MomentFacts(Struct, frozen=True, kw_only=True):
    """The table as a viewer saw it after `version` decisions, `of` as many as there are."""

    version: int
    of: int
    scene: Scene


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, at a new table: alone, against bots."""

    at: Whole
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    name: Name = ""


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """I want the same once more, as I am called now or under another name."""

    name: Name = ""


class Bring(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match from a file: a finished one to look at, another to go on with, alone, against bots.

    Without `seats`, the first is a person's and bots sit on the others.
    """

    record: Annotated[str, Meta(max_length=RECORD_LETTERS)]
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    name: Name = ""


class Health(Struct, frozen=True, kw_only=True):
    """That the server is well, its version, and how many tables are in memory."""

    well: bool
    version: str
    tables: int

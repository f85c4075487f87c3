"""Every message on the wire, as a page and a server exchange them: strict structs, nothing unknown let in.

What a client sends has bounds in its type, so a hostile message is refused before anything reads it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from conclave.show.scene import Area, Card, Edge, LogLine, Piece, Prompt, Scene, SeatScene, Track
from conclave.table.chance import MOST_LETTERS, WORD

TOKEN_LETTERS = 64
NAME_LETTERS = 40
CHAT_LETTERS = 500
RECORD_LETTERS = 2_000_000
BIGGEST = 2**31 - 1

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9]{8}$", description="Eight letters that name a table.")]
Token = Annotated[str, Meta(max_length=TOKEN_LETTERS, description="The secret that proves whose a seat is.")]
Name = Annotated[str, Meta(max_length=NAME_LETTERS)]
Tongue = Annotated[
    str, Meta(pattern="^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})?$", description="As `en` or `it`.")
]
Whole = Annotated[int, Meta(ge=0, le=BIGGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-1, le=15, description="A seat, or -1 for a spectator.")]
Small = Annotated[int, Meta(ge=-1, le=BIGGEST)]
Code = tuple[Small, Small, Small]
"""An option as the rules name it: verb, and what it is about twice."""

Throw = Annotated[
    str,
    Meta(
        pattern=f"^{WORD.pattern}$", max_length=MOST_LETTERS, description="What I throw in before the deal."
    ),
]

BotName = Annotated[str, Meta(max_length=64)]


# --- from a client, over the websocket ---------------------------------------------------------------------
class Received(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says at a table."""


class Hello(Received, frozen=True, kw_only=True, tag="hello"):
    """The first message: who I am, in which language I read, and the last version I have seen.

    With `changes`, only the first scene comes whole; then what has changed of it. Before the deal, the first
    hello of a seat may `throw` something in, so that nobody can have chosen the deal.
    """

    token: Token = ""
    language: Tongue = "en"
    seen: Annotated[int, Meta(ge=-1, le=BIGGEST)] = -1
    changes: bool = False
    throw: Throw = ""


class Decide(Received, frozen=True, kw_only=True, tag="decide"):
    """I answer my prompt, as it was at this version, with this option.

    If I decline what I was asked in secret, I may let that `stand`: until the round is over I am not asked
    the same again.
    """

    version: Whole
    index: Whole
    code: Code
    stand: bool = False


class AskAgain(Received, frozen=True, kw_only=True, tag="ask_again"):
    """I want to be asked again what I have let pass."""


class Undo(Received, frozen=True, kw_only=True, tag="undo"):
    """I want my last decision back: at once where that is free, else the others are asked."""


class Consent(Received, frozen=True, kw_only=True, tag="consent"):
    """I agree, or not, to what the table was asked."""

    ask: Whole
    yes: bool


class Chat(Received, frozen=True, kw_only=True, tag="chat"):
    """I say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LETTERS)]


class Why(Received, frozen=True, kw_only=True, tag="why"):
    """Why am I not offered this?"""

    code: Code


class HandOver(Received, frozen=True, kw_only=True, tag="hand_over"):
    """A bot shall play a seat: my own, or, if the others agree, that of somebody absent."""

    bot: BotName
    seat: Viewer = -1


class TakeBack(Received, frozen=True, kw_only=True, tag="take_back"):
    """I play my seat myself again."""


class Leave(Received, frozen=True, kw_only=True, tag="leave"):
    """I leave this table for good: a bot plays my seat, and my token opens nothing any more."""


class Watch(Received, frozen=True, kw_only=True, tag="watch"):
    """I, a spectator, would see the view of a seat, if it agrees; -1 for what is public."""

    seat: Viewer


class Unwatch(Received, frozen=True, kw_only=True, tag="unwatch"):
    """No spectator shall see my view any more."""


class Ping(Received, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Decide
    | AskAgain
    | Undo
    | Consent
    | Chat
    | Why
    | HandOver
    | TakeBack
    | Leave
    | Watch
    | Unwatch
    | Ping
)


# --- to a client, over the websocket -----------------------------------------------------------------------
class Sent(Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """Anything the table says to a client."""


class LimitsSaid(Struct, frozen=True, kw_only=True):
    """What a socket may do, so that a page can keep within it."""

    message_bytes: int
    messages_per_second: float
    chat_letters: int = CHAT_LETTERS
    name_letters: int = NAME_LETTERS


class Promise(Struct, frozen=True, kw_only=True):
    """What the server is bound to before it deals: the SHA-256 of `nonce:secret`.

    The record shows the secret when the game is over, and `conclave verify` does the sums.
    """

    hash: str
    nonce: str


class Welcome(Sent, frozen=True, kw_only=True, tag="welcome"):
    """You are at this table, on this seat; -1 is a spectator."""

    table: str
    game: str
    title: str
    seat: int
    language: str
    limits: LimitsSaid
    fork: bool = False
    promise: Promise | None = None


class SeatFacts(Struct, frozen=True, kw_only=True, gc=False):
    """Who sits on a seat: a person, a bot, or nobody yet; and how many spectators see its view."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str = ""
    online: bool = False
    watched: int = 0


class UndoFacts(Struct, frozen=True, kw_only=True, gc=False):
    """Whether undo is free now, whether it can be asked for, and why it is not free."""

    free: bool
    ask: bool
    why: str = ""


class ClockFacts(Struct, frozen=True, kw_only=True, gc=False):
    """The time a seat has left, and whether it runs."""

    seat: int
    seconds: float
    running: bool


class SceneSent(Sent, frozen=True, kw_only=True, tag="scene"):
    """The table as you may see it now."""

    version: int
    scene: Scene
    undo: UndoFacts
    seats: tuple[SeatFacts, ...]
    clocks: tuple[ClockFacts, ...] = ()
    masked: bool = False
    standing: int = 0
    """How many questions you let pass without being asked."""


class Changes(Struct, frozen=True, kw_only=True, gc=False):
    """The parts of a scene that are not as they were, and the last lines of its log."""

    log: tuple[LogLine, ...]
    viewer: int | UnsetType = UNSET
    banner: str | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    seats: tuple[SeatScene, ...] | UnsetType = UNSET
    areas: tuple[Area, ...] | UnsetType = UNSET
    edges: tuple[Edge, ...] | UnsetType = UNSET
    pieces: tuple[Piece, ...] | UnsetType = UNSET
    cards: tuple[Card, ...] | UnsetType = UNSET
    tracks: tuple[Track, ...] | UnsetType = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    result: str | UnsetType = UNSET
    legend: tuple[tuple[str, str], ...] | UnsetType = UNSET


class Splices(Struct, frozen=True, kw_only=True, gc=False):
    """Of each part, where something is not as it was, how many things go there, and what comes instead."""

    seats: list[tuple[int, int, tuple[SeatScene, ...]]] | UnsetType = UNSET
    areas: list[tuple[int, int, tuple[Area, ...]]] | UnsetType = UNSET
    edges: list[tuple[int, int, tuple[Edge, ...]]] | UnsetType = UNSET
    pieces: list[tuple[int, int, tuple[Piece, ...]]] | UnsetType = UNSET
    cards: list[tuple[int, int, tuple[Card, ...]]] | UnsetType = UNSET
    tracks: list[tuple[int, int, tuple[Track, ...]]] | UnsetType = UNSET


class SceneChanged(Sent, frozen=True, kw_only=True, tag="changed"):
    """What has changed since the scene you were sent last; `log_from` lines of its log stay.

    Of a long part in which little has changed, `splices` has only that, to be done in this order.
    """

    version: int
    scene: Changes
    log_from: int
    splices: Splices | UnsetType = UNSET
    undo: UndoFacts | UnsetType = UNSET
    seats: tuple[SeatFacts, ...] | UnsetType = UNSET
    clocks: tuple[ClockFacts, ...] | UnsetType = UNSET
    masked: bool | UnsetType = UNSET
    standing: int | UnsetType = UNSET


class Refused(Sent, frozen=True, kw_only=True, tag="refused"):
    """That cannot be, and why; `to` is the type of message that is refused."""

    sentence: str
    rule: str = ""
    to: str | UnsetType = UNSET


class ReasonSaid(Sent, frozen=True, kw_only=True, tag="reason"):
    """Why an option is not offered."""

    code: Code
    sentence: str
    rule: str = ""


class Asked(Sent, frozen=True, kw_only=True, tag="asked"):
    """A seat asks for your consent."""

    ask: int
    by: int
    about: str
    sentence: str


class Settled(Sent, frozen=True, kw_only=True, tag="settled"):
    """What was asked is settled."""

    ask: int
    yes: bool


class Said(Sent, frozen=True, kw_only=True, tag="said"):
    """Somebody said something; `at` is the time in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class StandingRow(Struct, frozen=True, kw_only=True):
    """One seat's place in the final standing; equal places are ties."""

    seat: int
    place: int
    points: int
    won: bool


class Over(Sent, frozen=True, kw_only=True, tag="over"):
    """The game is over; the standing, best first."""

    standing: tuple[StandingRow, ...]


class Gone(Sent, frozen=True, kw_only=True, tag="gone"):
    """This socket ends, and why."""

    sentence: str


class Noticed(Sent, frozen=True, kw_only=True, tag="noticed"):
    """Something has happened at the table that is no part of the game."""

    sentence: str


class Pong(Sent, frozen=True, kw_only=True, tag="pong"):
    """I am here."""


FromServer = (
    Welcome
    | SceneSent
    | SceneChanged
    | Refused
    | ReasonSaid
    | Asked
    | Settled
    | Said
    | Over
    | Gone
    | Noticed
    | Pong
)

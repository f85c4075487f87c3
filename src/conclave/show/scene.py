"""What a client draws: pure data, made from a view by each game's `show/`.

The web page, the terminal and the spoken line mode draw the same scene, so a new game needs no client code.
Every thing has a `key`; options and log lines point at things by key. Things carry roles (what sort of thing
they are to whoever draws them); a role that a client does not know is drawn plainly, never left out. A
`picture` is the name of a drawing that the game brings along (`Game.symbols`); without one a thing goes by
its symbol, which is a few letters.
"""

from __future__ import annotations

from msgspec import Struct


class Mark(Struct, frozen=True, kw_only=True, gc=False):
    """What lies on a place for all to see: a symbol and a word.

    Its role: `sign` (one of several in a row), `crest` (what the place is of: its colour, its guild),
    `ground` (covers the place, as a swamp does), `gauge` (`value` of `most`).
    """

    key: str
    symbol: str
    label: str
    role: str = "sign"
    picture: str = ""
    value: int = 0
    most: int = 0
    tone: str = ""


class Area(Struct, frozen=True, kw_only=True, gc=False):
    """A place on the board: where it is, what shape, what lies on it.

    Shapes: `square` and `hex` tile a board and lie side by side, one unit apart; a `cell` is a small place
    beside them; a `node` is a spot on a map, joined to others by edges of kind `road`, and may lie anywhere.
    Its state is `""`, `spent` (used up for now) or `gone` (out of the game).
    """

    key: str
    label: str
    shape: str
    x: float
    y: float
    tone: str = ""
    marks: tuple[Mark, ...] = ()
    note: str = ""
    picture: str = ""
    state: str = ""


class Edge(Struct, frozen=True, kw_only=True, gc=False):
    """A line between two areas: a wall, a door, a road; kind `open` where nothing stands on it."""

    key: str
    ends: tuple[str, str]
    kind: str


class Layer(Struct, frozen=True, kw_only=True, gc=False):
    """One part of a stacked piece, top first; a hidden one has no symbol."""

    key: str
    symbol: str
    label: str
    known: bool
    picture: str = ""
    pips: int = 0


class Piece(Struct, frozen=True, kw_only=True, gc=False):
    """What stands in an area, or on an edge; of a stack `more` lie beneath the top, -1 for an unknown number.

    Its figure: `person` (a player's own), `creature`, `stack` (has layers), `token`. With `pips` its face is
    that many dots. Its state is `""` or `spent` (used up for now). Its marks are what lies on it, as often as
    their `value` says; the label tells them too, for whoever has no room to draw them.
    """

    key: str
    at: str
    seat: int
    symbol: str
    label: str
    tone: str = ""
    note: str = ""
    layers: tuple[Layer, ...] = ()
    more: int = 0
    figure: str = "token"
    picture: str = ""
    pips: int = 0
    state: str = ""
    marks: tuple[Mark, ...] = ()


class Card(Struct, frozen=True, kw_only=True, gc=False):
    """A card that the viewer knows, or the back of one; `public` if everybody knows it.

    `where` tells cards apart that lie in different places, `heading` is what that place is called. The role
    of the place: `hand` (held, to be chosen from), `front` (laid before its player), `goal` (to be reached),
    `open` (in play for all, worth reading), `pile` (done with, or one of many).
    """

    key: str
    where: str
    seat: int
    face_up: bool
    name: str = ""
    kind: str = ""
    sentence: str = ""
    text_key: str = ""
    note: str = ""
    symbol: str = ""
    public: bool = False
    heading: str = ""
    place: str = "front"
    pictures: tuple[str, ...] = ()
    tone: str = ""
    used: bool = False


class Runner(Struct, frozen=True, kw_only=True, gc=False):
    """Somebody's marker on a track: whose, and how far it has come."""

    key: str
    label: str
    at: int
    seat: int = -1
    symbol: str = ""
    tone: str = ""
    picture: str = ""


class Part(Struct, frozen=True, kw_only=True, gc=False):
    """How many of one sort there are among what a track counts: red herbs among herbs."""

    key: str
    label: str
    value: int
    tone: str = ""
    picture: str = ""


class Track(Struct, frozen=True, kw_only=True, gc=False):
    """A number: points, actions left, a turn, pieces still to lay. `group` is the heading it stands under.

    Its role: `count`, `clock` (a turn or round, told elsewhere too), `points`, `health`, `pile` (cards or
    pieces lying somewhere), `ring` (one of several places of a group through which things go round). A track
    with runners is a row of places on which markers stand, `value` unused. One with parts is told by them;
    those of a `clock` are its steps in their order, and the one with a value is under way.
    """

    key: str
    label: str
    value: int
    most: int = -1
    seat: int = -1
    group: str = ""
    role: str = "count"
    picture: str = ""
    runners: tuple[Runner, ...] = ()
    parts: tuple[Part, ...] = ()


class SeatScene(Struct, frozen=True, kw_only=True, gc=False):
    """A player as the others see them."""

    seat: int
    name: str
    tone: str
    symbol: str
    active: bool
    asked: bool
    team: int
    notes: tuple[str, ...] = ()
    picture: str = ""


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """One option of the prompt: its index in the decision, its words, and the things it points at."""

    index: int
    label: str
    verb: str
    points_at: tuple[str, ...]
    code: tuple[int, int, int]
    note: str = ""
    picture: str = ""


class Deed(Struct, frozen=True, kw_only=True, gc=False):
    """What a person may expect to be offered, and so ask about: a verb and the families of keys it takes.

    A key is `family-number`, as `space-7`; the number is what the verb takes. `mine` says that the first
    thing must be the asker's own.
    """

    name: str
    verb: int
    takes: tuple[str, ...] = ()
    mine: bool = False


class Prompt(Struct, frozen=True, kw_only=True, gc=False):
    """What the viewer is being asked. `kind` names the question, `help` explains it to a newcomer.

    It `may_stand` if nobody else knows that it is asked and it may be declined: then it can be let pass for
    a whole round.
    """

    seat: int
    question: str
    rule: str
    choices: tuple[Choice, ...]
    default: int = -1
    points_at: tuple[str, ...] = ()
    kind: str = ""
    help: str = ""
    deeds: tuple[Deed, ...] = ()
    may_stand: bool = False


class LogLine(Struct, frozen=True, kw_only=True, gc=False):
    """One line of the log: what happened, because of which line, about which things and cards."""

    number: int
    text: str
    cause: int
    depth: int
    seat: int
    about: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Scene(Struct, frozen=True, kw_only=True, gc=False):
    """Everything a client draws for one viewer.

    The legend explains the signs on pieces; a sign of more than four letters is the name of a drawing, for
    those who draw.
    """

    game: str
    title: str
    viewer: int
    banner: str
    phase: str
    over: bool
    seats: tuple[SeatScene, ...]
    areas: tuple[Area, ...]
    edges: tuple[Edge, ...]
    pieces: tuple[Piece, ...]
    cards: tuple[Card, ...]
    tracks: tuple[Track, ...]
    waiting: tuple[int, ...]
    prompt: Prompt | None
    log: tuple[LogLine, ...]
    result: str = ""
    legend: tuple[tuple[str, str], ...] = ()

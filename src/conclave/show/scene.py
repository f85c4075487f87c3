"""What a client draws: pure data, made from a view by each game's `scene.py`.

The web page, the terminal and the spoken line mode draw the same scene, so a new game needs no client code.
Every thing has a `key`; options and log lines point at things by key.
"""

from __future__ import annotations

from msgspec import Struct


class Mark(Struct, frozen=True, kw_only=True, gc=False):
    """What lies on a place for all to see: its key for the page, a symbol, and a word."""

    key: str
    symbol: str
    label: str


class Area(Struct, frozen=True, kw_only=True, gc=False):
    """A place on the board: where it is, what shape, what lies on it."""

    key: str
    label: str
    shape: str
    x: float
    y: float
    tone: str = ""
    marks: tuple[Mark, ...] = ()
    note: str = ""


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


class Piece(Struct, frozen=True, kw_only=True, gc=False):
    """A model, a stack or a token standing in an area; `more` lie beneath, -1 for an unknown number."""

    key: str
    at: str
    seat: int
    symbol: str
    label: str
    tone: str = ""
    note: str = ""
    layers: tuple[Layer, ...] = ()
    more: int = 0


class Card(Struct, frozen=True, kw_only=True, gc=False):
    """A card that the viewer knows, or the back of one; `public` if everybody knows it."""

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


class Track(Struct, frozen=True, kw_only=True, gc=False):
    """A number: points, actions left, a turn, pieces still to lay. `group` is the heading it stands under."""

    key: str
    label: str
    value: int
    most: int = -1
    seat: int = -1
    group: str = ""


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


class Choice(Struct, frozen=True, kw_only=True, gc=False):
    """One option of the prompt: its index in the decision, its words, and the things it points at."""

    index: int
    label: str
    verb: str
    points_at: tuple[str, ...]
    code: tuple[int, int, int]
    note: str = ""


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
    """What the viewer is being asked. `kind` names the question, `help` explains it to a newcomer."""

    seat: int
    question: str
    rule: str
    choices: tuple[Choice, ...]
    default: int = -1
    points_at: tuple[str, ...] = ()
    kind: str = ""
    help: str = ""
    deeds: tuple[Deed, ...] = ()


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
    """Everything a client draws for one viewer. The legend explains the symbols of pieces."""

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

"""What was drawn: for one viewer last, for the table lately, and of each thing at any table before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from conclave.games.black_rose_wars.show.naming import Names
from conclave.games.black_rose_wars.table import Table
from conclave.show.diary import Diary
from conclave.show.scene import (
    Area,
    Choice,
    Edge,
    Piece,
    Scene,
    SeatScene,
    Track,
)

T = TypeVar("T")

Part = tuple["Ground", list[int], Any]
"""A part of a scene beside its ground and its codes: all that it shows."""


class Moment(NamedTuple):
    """What is going on: the players as the viewer sees them, who is waited for, and two headings."""

    seats: tuple[SeatScene, ...]
    waiting: tuple[int, ...]
    banner: str
    phase: str


class Lodge(NamedTuple):
    """The Lodge: its areas and the doors."""

    areas: tuple[Area, ...]
    edges: tuple[Edge, ...]


class Answers:
    """The answers to one question: each by its code, and its words by as much of that as they rest on."""

    def __init__(self) -> None:
        self.drawn: dict[int, Choice] = {}
        self.words: dict[tuple[int, ...], tuple[str, str]] = {}


class Ground:
    """What everything that is drawn rests on: a language, the Mages and the switches.

    Its shelves hold what was drawn on it before, each thing by its code.
    """

    def __init__(self) -> None:
        self.rooms: dict[int, Area] = {}
        self.cells: dict[int, tuple[tuple[Area, ...], tuple[Edge, ...]]] = {}
        self.models: dict[int, Piece] = {}
        self.groups: dict[tuple[int, int, int], tuple[Track, ...]] = {}
        self.numbers: dict[tuple[int, str, int], Track] = {}
        self.answers: dict[int, Answers] = {}
        self.moments: dict[tuple[int, int], Moment] = {}
        self.seats: dict[tuple[int, ...], tuple[SeatScene, ...]] = {}
        self.players: dict[tuple[int, ...], SeatScene] = {}
        self.legends: dict[int, tuple[tuple[str, str], ...]] = {}


MOST: Final = 8_000
"""Things that a shelf holds before it begins again."""


class Easel:
    """What one viewer was shown last in one language: the view, and the parts that were drawn of it.

    `table` holds the parts that any viewer of the table was shown last; a part comes back only on the same
    ground and by the same codes, so nobody is shown what their own view does not tell.
    """

    ground: Ground
    scene: Scene

    def __init__(self, v: Table, code: str, table: dict[int, Part]) -> None:
        self.names = Names(v, code)
        self.table = table
        self.own: dict[int, Part] = {}
        self.view: Table | None = None
        self.mark: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.marked = 0
        self.kinds = 0
        self.decision: object = None

    def found(self, slot: int, codes: list[int]) -> Any:
        """A part that this viewer, or lately another of the table, was shown, or None."""
        part = self.own.get(slot)
        if part is not None and part[1] == codes and part[0] is self.ground:
            return part[2]
        part = self.table.get(slot)
        if part is not None and part[1] == codes and part[0] is self.ground:
            self.own[slot] = part
            return part[2]
        return None

    def keep(self, slot: int, codes: list[int], part: T) -> T:
        """Remember a part that has just been drawn."""
        self.own[slot] = self.table[slot] = (self.ground, codes, part)
        return part


def easel_of(v: Table, code: str) -> Easel:
    """The easel of a view's viewer; a view without a diary gets an empty one."""
    events = v.events
    if not isinstance(events, Diary):
        return Easel(v, code, {})
    easel = events.easels.get(code)
    if easel is None:
        easel = events.easels[code] = Easel(v, code, events.drawn.setdefault((Easel, code), {}))
    assert isinstance(easel, Easel)
    return easel


def taken(
    shelf: dict[int, T], codes: list[int], names: Names, draw: Callable[[Names, int], T]
) -> tuple[T, ...]:
    """Things from a shelf by their codes; what is not there yet is drawn."""
    try:
        return tuple([shelf[code] for code in codes])
    except KeyError:
        if len(shelf) > MOST:
            shelf.clear()
        for code in codes:
            if code not in shelf:
                shelf[code] = draw(names, code)
        return tuple([shelf[code] for code in codes])


def put(shelf: dict[Any, T], code: object, part: T) -> T:
    """Put what has just been drawn on a shelf."""
    if len(shelf) > MOST:
        shelf.clear()
    shelf[code] = part
    return part

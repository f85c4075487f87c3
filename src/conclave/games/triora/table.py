"""The state of Triora as columns, and the book its rules are written in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, CASTLE, CEMETERY, MAIN
from conclave.games.triora.rules import box
from conclave.kernel.book import Book
from conclave.kernel.rng import Rng
from conclave.kernel.state import State


class Table(State):
    """Witches, their boards, and the city.

    Handles number the Villagers in the order in which they are drawn; their faces are the only secret, and
    nobody knows those still to be drawn (O64). `pile` has all seats in the order in which their disks last
    moved on the Inquisition track: of equal values the later one lies on top (R11, O45).
    """

    # of each seat
    points: list[int]
    inquisition: list[int]
    pile: list[int]
    silver: list[int]
    undead: list[int]
    markers: list[int]
    position: list[int]
    used: list[int]
    total: list[int]
    place: list[int]
    # of each seat: herbs by colour and place, potions, markers in the main areas, circles of its pieces
    herbs: list[int]
    potions: list[int]
    doom: list[int]
    circle: list[int]
    # of each column of the Castle: whose marker stands there
    castle: list[int]
    # Villagers: those that lie open, in order; of each its owner
    row: list[int]
    owner: list[int]
    # the seats in the order in which they play this round
    order: list[int]

    def __init__(self, seats: int, rng: Rng, fresh: bool = True) -> None:
        super().__init__(seats, rng, fresh)
        self.extra = False
        self.careful = False
        self.random_start = False
        self.round = 0
        self.turn = 0
        self.active = -1
        self.night = True
        self.ending = False
        self.captured = 0
        self.token = 0
        self.inquisitor = CASTLE
        self.morgana = CEMETERY
        self.drawn = 0
        # what is left of the turn, or of a Coven Bonus: areas whose action and Witch's Bonus are due
        self.cauldron = False
        self.action = -1
        self.bonus = -1
        self.copied = -1
        self.skips = 0
        if fresh:
            self.points = [box.POINTS] * seats
            self.inquisition = [box.INQUISITION] * seats
            self.pile = list(range(seats))
            self.silver = [0] * seats
            self.undead = [0] * seats
            self.markers = [box.MARKERS] * seats
            self.position = [0] * seats
            self.used = [0] * seats
            self.total = [0] * seats
            self.place = [0] * seats
            self.herbs = [box.IN_HERBS, box.IN_SEEDS, 0, 0] * (t.COLOURS * seats)
            self.potions = [0] * (t.POTIONS * seats)
            self.doom = [0] * (MAIN * seats)
            self.circle = [-1] * (t.PIECES * seats)
            self.castle = [-1] * t.COLUMNS
            self.row = []
            self.owner = [-1] * t.VILLAGERS
            self.order = []
            self.face = vec[i16](range(t.VILLAGERS))
            self.seen_by = vec[i16]([0] * t.VILLAGERS)

    def copy(self) -> Table:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        s = Table(self.seats, self.rng.copy(), False)
        self.copy_into(s)
        s.extra = self.extra
        s.careful = self.careful
        s.random_start = self.random_start
        s.round = self.round
        s.turn = self.turn
        s.active = self.active
        s.night = self.night
        s.ending = self.ending
        s.captured = self.captured
        s.token = self.token
        s.inquisitor = self.inquisitor
        s.morgana = self.morgana
        s.drawn = self.drawn
        s.cauldron = self.cauldron
        s.action = self.action
        s.bonus = self.bonus
        s.copied = self.copied
        s.skips = self.skips
        s.points = self.points[:]
        s.inquisition = self.inquisition[:]
        s.pile = self.pile[:]
        s.silver = self.silver[:]
        s.undead = self.undead[:]
        s.markers = self.markers[:]
        s.position = self.position[:]
        s.used = self.used[:]
        s.total = self.total[:]
        s.place = self.place[:]
        s.herbs = self.herbs[:]
        s.potions = self.potions[:]
        s.doom = self.doom[:]
        s.circle = self.circle[:]
        s.castle = self.castle[:]
        s.row = self.row[:]
        s.owner = self.owner[:]
        s.order = self.order[:]
        return s

    def speaking_order(self) -> list[int]:
        """This round's turn order (O63)."""
        return self.order


BOOK: Final[Book[Table]] = Book()


# --- what the boards show ----------------------------------------------------------------------------------
def area_of(s: Table, seat: int, piece: int) -> int:
    """The area in which a piece stands, -1 while it is off the board."""
    circle = s.circle[t.PIECES * seat + piece]
    return AREA_OF[circle] if circle >= 0 else -1


def herb(seat: int, colour: int, place: int) -> int:
    """The number of a pile of herbs."""
    return t.RING * seat + t.PLACES * colour + place


def doom_in(s: Table, area: int) -> int:
    """How many Doom Markers stand in a main area."""
    return sum([s.doom[MAIN * seat + area] for seat in range(s.seats)])


def is_full(s: Table, area: int) -> bool:
    """Whether a main area has no free Doom space (R45)."""
    return doom_in(s, area) >= box.DOOM_SPACES[s.seats]


def by_inquisition(s: Table) -> list[int]:
    """The seats from the furthest ahead on the Inquisition track to the furthest behind (R17, R88)."""
    found = s.pile[::-1]
    found.sort(key=s.inquisition.__getitem__, reverse=True)
    return found


def row_of(seats: list[int]) -> int:
    """Seats in an order as one number, for a line of the log: digits to the base of 5, seat 0 being 1."""
    number = 0
    for seat in seats[::-1]:
        number = 5 * number + seat + 1
    return number


def villagers_of(s: Table, seat: int) -> list[int]:
    """How many Villagers of each kind a seat has."""
    found = [0] * t.KINDS
    for handle in range(t.VILLAGERS):
        if s.owner[handle] == seat:
            found[box.KIND[s.face[handle]]] += 1
    return found


def crowns_of(s: Table, seat: int) -> int:
    """The Crowns of a seat: its personages of the Castle and its Nobles (R50, R65)."""
    castle = sum([box.CROWNS[column] for column in range(t.COLUMNS) if s.castle[column] == seat])
    return castle + box.NOBLE_CROWNS * villagers_of(s, seat)[t.NOBLE]

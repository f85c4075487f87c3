"""The state of Black Rose Wars as columns, and the books its rules are written in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.kernel.book import Book
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import (
    AFTER,
    BEFORE,
    LASTING,
    Ability,
    Door,
    Happening,
    Window,
    lasting_row,
    voice_this,
)
from conclave.kernel.lasting import Lasting
from conclave.kernel.rng import Rng
from conclave.kernel.state import State


class Table(State):
    """Cards, models, Rooms, sheets and points.

    Every card has a handle; `face` and `seen_by` hold its secret. Piles are chains: `top[pile]` lies on
    top, `under[card]` the one beneath, `pile[card]` where it lies, `size[pile]` how many lie there.
    Cubes lie in fives, one number per side: `damage[5 * model + side]`, `instability[5 * hex + side]`.
    """

    # of each card
    under: vec[i16]
    pile: vec[i16]
    # of each pile
    top: list[int]
    size: list[int]
    # of each hex: the Room that lies there, its token and its tile
    room_at: list[int]
    flipped: list[int]
    activated: list[int]
    destroyed: list[int]
    instability: list[int]
    # of each model: what it is and where it stands
    kind: list[int]
    where: list[int]
    damage: list[int]
    acted: list[int]
    # of each kind of Evocation: cards left in reserve
    stock: list[int]
    # of each seat: Mage, colour of its Cell, door Room of that Cell once it lies face up, School,
    # Physical Action tokens left, Trophies left to give
    mage: list[int]
    colour: list[int]
    door: list[int]
    school: list[int]
    tokens: list[int]
    trophies: list[int]
    taken: list[int]
    # of each Room by name: the side that won its token, or -1
    winner_of: list[int]
    # of each side, the Rose last: points, those that count in extra Game Turns (O81), cubes in reserve
    points: list[int]
    extra: list[int]
    reserve: list[int]
    # of each place on the sheets: card, side up, state, the last Trap or Protection token laid there,
    # who cast it, element named
    sheet: list[int]
    side: list[int]
    status: list[int]
    token: list[int]
    caster: list[int]
    element: list[int]
    # what was done this Game Turn, packed, in order; and for each Quest held, where its count begins (O66)
    deeds: list[int]
    since: vec[i16]
    # Mages defeated and Evocations removed this Game Turn, in order
    fallen: list[int]

    def __init__(self, seats: int, rng: Rng, fresh: bool = True) -> None:
        super().__init__(seats, rng, fresh)
        self.switches: i64 = 0
        self.phase = t.SETUP
        self.moon = 1
        self.turn = 0
        self.crown = 0
        self.first = 0
        self.active = -1
        self.winners = 0
        self.round_limit = 20
        self.tied = 0
        self.extra_turns = 0
        if fresh:
            self.under = vec[i16]()
            self.pile = vec[i16]()
            self.top = [-1] * t.PILES
            self.size = [0] * t.PILES
            self.room_at = [t.NO_ROOM] * HEXES
            self.flipped = [0] * HEXES
            self.activated = [0] * HEXES
            self.destroyed = [0] * HEXES
            self.instability = [0] * (t.SIDES * HEXES)
            self.kind = [t.A_MAGE if m < seats else t.NO_MODEL for m in range(t.MODELS)]
            self.where = [IN_CELL if m < seats else t.NO_ROOM for m in range(t.MODELS)]
            self.damage = [0] * (t.SIDES * t.MODELS)
            self.acted = [0] * t.MODELS
            self.stock = [0] * t.KINDS
            self.mage = [-1] * seats
            self.colour = [-1] * seats
            self.door = [-1] * seats
            self.school = [-1] * seats
            self.tokens = [0] * seats
            self.trophies = [0] * seats
            self.taken = [0] * seats
            self.winner_of = [-1] * HEXES
            self.points = [0] * t.SIDES
            self.extra = [0] * t.SIDES
            self.reserve = [0] * t.SIDES
            self.sheet = [-1] * (t.PLACES * seats)
            self.side = [-1] * (t.PLACES * seats)
            self.status = [0] * (t.PLACES * seats)
            self.token = [-1] * (t.PLACES * seats)
            self.caster = [-1] * (t.PLACES * seats)
            self.element = [-1] * (t.PLACES * seats)
            self.deeds = []
            self.since = vec[i16]()
            self.fallen = []

    def copy(self) -> Table:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        s = Table(self.seats, self.rng.copy(), False)
        self.copy_into(s)
        s.switches = self.switches
        s.phase = self.phase
        s.moon = self.moon
        s.turn = self.turn
        s.crown = self.crown
        s.first = self.first
        s.active = self.active
        s.winners = self.winners
        s.round_limit = self.round_limit
        s.tied = self.tied
        s.extra_turns = self.extra_turns
        s.under = self.under[:]
        s.pile = self.pile[:]
        s.top = self.top[:]
        s.size = self.size[:]
        s.room_at = self.room_at[:]
        s.flipped = self.flipped[:]
        s.activated = self.activated[:]
        s.destroyed = self.destroyed[:]
        s.instability = self.instability[:]
        s.kind = self.kind[:]
        s.where = self.where[:]
        s.damage = self.damage[:]
        s.acted = self.acted[:]
        s.stock = self.stock[:]
        s.mage = self.mage[:]
        s.colour = self.colour[:]
        s.door = self.door[:]
        s.school = self.school[:]
        s.tokens = self.tokens[:]
        s.trophies = self.trophies[:]
        s.taken = self.taken[:]
        s.winner_of = self.winner_of[:]
        s.points = self.points[:]
        s.extra = self.extra[:]
        s.reserve = self.reserve[:]
        s.sheet = self.sheet[:]
        s.side = self.side[:]
        s.status = self.status[:]
        s.token = self.token[:]
        s.caster = self.caster[:]
        s.element = self.element[:]
        s.deeds = self.deeds[:]
        s.since = self.since[:]
        s.fallen = self.fallen[:]
        return s

    # --- what the kernel asks ---------------------------------------------------------------------------
    def speakers(self, kind: int, about: list[int]) -> list[int]:
        """The places of the sheets on which a Trap or Protection is Active."""
        return [p for p in range(t.PLACES * self.seats) if self.sheet[p] >= 0 and self.status[p] == t.ACTIVE]

    def face_of(self, this: int) -> int:
        """A side of a card, by the place it lies at."""
        if self.sheet[this] < 0 or self.face[self.sheet[this]] < 0 or self.side[this] < 0:
            return -1
        return 2 * self.face[self.sheet[this]] + self.side[this]

    def voice_of(self, this: int) -> int:
        """Who cast it."""
        return self.caster[this]

    def is_face_down(self, this: int) -> bool:
        """Active cards lie face down."""
        return True

    def speaks_openly(self, this: int) -> bool:
        """Only what one owns, or has cast from another's sheet (O74)."""
        return this // t.PLACES == self.viewer or self.caster[this] == self.viewer

    def cover(self) -> int:
        """While somebody is asked in secret, the Mage whose turn it is seems to think."""
        return 1 << self.active if 0 <= self.active < self.seats else super().cover()

    def shown(self) -> list[int]:
        """Faces, which way up Spells lie, and the tokens on those that lie face down (R84)."""
        return super().shown() + self.side + self.token

    def speaking_order(self) -> list[int]:
        """Clockwise from the Mage after the one whose turn is running, that one last (O35); then the Rose."""
        first = max(0, self.active) + 1
        return [*[(first + k) % self.seats for k in range(self.seats)], t.ROSE]


class Watcher:
    """What the Door asks about texts that wait; `words.watching` knows."""

    def holds(self, s: Table, h: Happening, row: Lasting) -> bool:
        """Whether a waiting text speaks now."""
        raise NotImplementedError

    def frame(self, s: Table, h: Happening, row: Lasting) -> Frame:
        """Its bookmark, and one time less to speak."""
        raise NotImplementedError


class LodgeDoor(Door[Table]):
    """The one door for change, with windows for watches, Traps and Protections in the order of O35."""

    watcher: Watcher

    def __init__(self, book: Book[Table], windows: Sequence[Window]) -> None:
        super().__init__(book, windows)
        self.awaited: list[int] = [0] * (t.TRAP + 1)
        """The kinds of happenings, as bits, for which the cards under each token may wait (R84)."""

    def could_answer(self, s: Table, h: Happening, this: int) -> bool:
        """A token says whether a card is a Trap, for what enemies do, or a Protection for its Mage alone."""
        token = s.token[this]
        if not (self.awaited[token] >> h.kind) & 1:
            return False
        you = s.caster[this]
        return you in h.them if token == t.PROTECTION else h.it < 0 or t.OWNER[h.it] != you

    def frame_for(self, s: Table, h: Happening, v: int) -> Frame:
        """Waiting texts have pronouns of their own; a triggered card begins with its trigger."""
        this = voice_this(v)
        if this >= LASTING:
            return self.watcher.frame(s, h, lasting_row(s, this - LASTING))
        return super().frame_for(s, h, v)

    def lasting_holds(self, s: Table, h: Happening, a: Ability[Table], row: Lasting) -> bool:
        """A waiting text looks at whom it waits for."""
        return self.watcher.holds(s, h, row)


BOOK: Final[Book[Table]] = Book()
DOOR: Final = LodgeDoor(
    BOOK,
    [
        Window("watches before", BEFORE),
        Window("traps before", BEFORE),
        Window("protections before", BEFORE),
        Window("watches after", AFTER),
        Window("traps after", AFTER),
        Window("protections after", AFTER),
    ],
)

"""The state of Mage Wars as columns, and the book its rules are written in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.games.mage_wars.board import ARENA, HALF_ARENA, Board
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.terms import brings_face, with_face
from conclave.kernel.book import Book
from conclave.kernel.frames import Frame
from conclave.kernel.given import Given
from conclave.kernel.modifiers import Modifiers
from conclave.kernel.rng import Rng
from conclave.kernel.state import State

PLAN_SLOTS: Final = 16
"""How many choices of one seat are kept behind its screen (R5.5)."""


class Terms(Given):
    """What a game was begun with: its options and its books. Shared by all its states, never mutated."""

    def __init__(self, options: Mapping[str, Any], mages: list[int], books: list[list[int]]) -> None:
        self.apprentice = bool(options["apprentice"])
        self.ten = options["channeling"] == "ten"
        self.zap_cost = int(options["zap_cost"])
        self.open_training = bool(options["open_training"])
        self.max_rounds = int(options["max_rounds"])
        self.sudden_death = bool(options["sudden_death"])
        self.mages = mages
        self.books = books
        self.trained = [box.TRAINED[mage] for mage in mages]
        self.published = [-1, -1]
        self.board: Board = HALF_ARENA if self.apprentice else ARENA
        self.first = [2, 2 + len(books[0])]
        self.plans = 2 + len(books[0]) + len(books[1])
        self.handles = self.plans + 2 * PLAN_SLOTS
        self.owner: list[int] = [0, 1, *[0] * len(books[0]), *[1] * len(books[1])]
        self.owner += [0] * PLAN_SLOTS + [1] * PLAN_SLOTS

    def told(self) -> tuple[object, ...]:
        """The options that matter to the rules, and the books."""
        options = (self.ten, self.zap_cost, self.open_training, self.max_rounds, self.sudden_death)
        return (self.apprentice, *options, self.mages, self.trained, self.books)


class Table(State):
    """Two Mages, their books, and the arena.

    Handles 0 and 1 are the Mages of the seats, then come the cards of each book, then what each seat has
    planned behind its screen. Which card of a book has which handle means nothing: `take_from_book` gives
    the first that is left the face that is wanted.
    """

    place: vec[i16]
    controller: vec[i16]
    zone: vec[i16]
    bearer: vec[i16]
    border: vec[i16]
    up: vec[i16]
    ready: vec[i16]
    guard: vec[i16]
    damage: vec[i16]
    life: vec[i16]
    mana: vec[i16]
    came: vec[i16]
    marks: vec[i16]
    linked: vec[i16]
    conditions: vec[i16]
    tokens: vec[i16]
    # what is in play, in order of its arrival; what has happened in this round, packed
    play: list[int]
    done: list[int]
    # what in play has something to say of others
    speaking: list[int]
    # what in play has abilities to be used
    able: list[int]
    # of each seat
    quick: list[int]

    def __init__(self, rng: Rng, terms: Terms, fresh: bool = True) -> None:
        super().__init__(2, rng, fresh)
        self.terms = terms
        self.round = 0
        self.phase = k.INITIATIVE
        self.initiative = 0
        self.active = -1
        self.acting = -1
        self.swooping = -1
        self.walls = 0
        self.granted = 0
        self.heard = 0
        self.stirred = 0
        self.settled = 0
        self.rested = 0
        self.fallen = 0
        self.shaken = True
        self.lurking = 0
        if fresh:
            n = terms.handles
            self.place = vec[i16]([k.OUT] * n)
            self.controller = vec[i16](terms.owner)
            self.zone = vec[i16]([-1] * n)
            self.bearer = vec[i16]([-1] * n)
            self.border = vec[i16]([-1] * n)
            self.up = vec[i16]([0] * n)
            self.ready = vec[i16]([0] * n)
            self.guard = vec[i16]([0] * n)
            self.damage = vec[i16]([0] * n)
            self.life = vec[i16]([0] * n)
            self.mana = vec[i16]([0] * n)
            self.came = vec[i16]([0] * n)
            self.marks = vec[i16]([0] * n)
            self.linked = vec[i16]([-1] * n)
            self.conditions = vec[i16]([0] * (k.CONDITIONS * n))
            self.tokens = vec[i16]([0] * (k.TOKENS * n))
            self.face = vec[i16]([k.NONE] * n)
            self.seen_by = vec[i16]([-1] * n)
            self.play = []
            self.done = []
            self.speaking = []
            self.able = []
            self.quick = [1, 1]

    def copy(self) -> Table:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        s = Table(self.rng.copy(), self.terms, False)
        self.copy_into(s)
        s.round = self.round
        s.phase = self.phase
        s.initiative = self.initiative
        s.active = self.active
        s.acting = self.acting
        s.swooping = self.swooping
        s.walls = self.walls
        s.granted = self.granted
        s.heard = self.heard
        s.stirred = self.stirred
        s.settled = self.settled
        s.rested = self.rested
        s.fallen = self.fallen
        s.shaken = self.shaken
        s.lurking = self.lurking
        s.place = self.place[:]
        s.controller = self.controller[:]
        s.zone = self.zone[:]
        s.bearer = self.bearer[:]
        s.border = self.border[:]
        s.up = self.up[:]
        s.ready = self.ready[:]
        s.guard = self.guard[:]
        s.damage = self.damage[:]
        s.life = self.life[:]
        s.mana = self.mana[:]
        s.came = self.came[:]
        s.marks = self.marks[:]
        s.linked = self.linked[:]
        s.conditions = self.conditions[:]
        s.tokens = self.tokens[:]
        s.play = self.play[:]
        s.done = self.done[:]
        s.speaking = self.speaking[:]
        s.able = self.able[:]
        s.quick = self.quick[:]
        return s

    def tell(self, kind: int, seat: int, a: int = -1, b: int = -1, n: int = 0, seen_by: int = -1) -> None:
        """Say that something has happened; what everybody hears opens the next window (O1)."""
        if seen_by == -1:
            self.stirred += 1
        if a >= 0 and not self.quiet and brings_face(kind) and self.seen_by[a] == -1:
            n = with_face(n, self.face[a])
        super().tell(kind, seat, a, b, n, seen_by)

    def tell_and_head(self, kind: int, seat: int, a: int = -1, b: int = -1, n: int = 0) -> None:
        """Say that something happens, and make it the cause of what follows; that counts unheard too."""
        if self.quiet:
            self.stirred += 1
        super().tell_and_head(kind, seat, a, b, n)

    # --- what the kernel asks -----------------------------------------------------------------------
    def speakers(self, kind: int, about: list[int]) -> list[int]:
        """Whatever is in play may speak, and what is just leaving."""
        return self.play

    def voice_of(self, this: int) -> int:
        """The seat that controls a card."""
        return self.controller[this]

    def is_face_down(self, this: int) -> bool:
        """Whether an enchantment still lies face down."""
        return self.up[this] == 0

    def speaks_openly(self, this: int) -> bool:
        """Whether everybody sees the card."""
        return self.up[this] != 0

    def face_of(self, this: int) -> int:
        """The face whose text counts: an apprentice's Mage has no abilities (R4.5)."""
        if this < 2 and self.terms.apprentice:
            return k.NONE
        return self.face[this]

    def speaking_order(self) -> list[int]:
        """Whoever has the initiative is heard first (O20)."""
        return [self.initiative, 1 - self.initiative]


BOOK: Final[Book[Table]] = Book()
M: Final[Modifiers[Table]] = Modifiers()


def declare_modifiers() -> None:
    """The kinds of modifiers have the numbers of the traits and of what follows them."""
    for kind in range(k.MODIFIED):
        M.declare(k.TRAIT_WORDS[kind] if kind < k.TRAITS else f"question {kind}")


declare_modifiers()


# --- who and where -----------------------------------------------------------------------------------------
def is_in_play(s: Table, x: int) -> bool:
    """Whether something is in the arena."""
    return s.place[x] == k.PLAY


def kind_of(s: Table, x: int) -> int:
    """The type of a card; what nobody can see in the arena is an enchantment."""
    face = s.face[x]
    return box.KIND[face] if face >= 0 else k.ENCHANTMENT


def is_mage(s: Table, x: int) -> bool:
    """Whether something is a Mage."""
    return 0 <= x < 2


def is_creature(s: Table, x: int) -> bool:
    """Whether something is a creature, Mages included (R2.4)."""
    return 0 <= x < 2 or kind_of(s, x) == k.CREATURE


def is_conjuration(s: Table, x: int) -> bool:
    """Whether something is a conjuration, walls included (R1.5)."""
    kind = kind_of(s, x)
    return kind in (k.CONJURATION, k.WALL)


def is_away(s: Table, x: int) -> bool:
    """Whether something is attached to what is banished, and so in no zone either (O65)."""
    bearer = int(s.bearer[x])
    while bearer >= 0:
        if s.place[bearer] == k.BANISHED:
            return True
        bearer = int(s.bearer[bearer])
    return False


def can_be_hit(s: Table, x: int) -> bool:
    """Whether something is a creature or a conjuration in the arena."""
    if s.place[x] != k.PLAY or not k.MAGE <= kind_of(s, x) <= k.WALL:
        return False
    return s.bearer[x] < 0 or not is_away(s, x)


def is_hidden(s: Table, x: int) -> bool:
    """Whether something is an enchantment that lies face down."""
    return s.place[x] == k.PLAY and s.up[x] == 0


def zone_of(s: Table, x: int) -> int:
    """The zone of an object: what is attached is where its bearer is; a wall is in none (R1.3)."""
    bearer = int(s.bearer[x])
    while bearer >= 0:
        x = bearer
        bearer = s.bearer[x]
    return s.zone[x]


def border_of(s: Table, x: int) -> int:
    """The border on which a wall stands, and what is attached to it; -1 for all else (O55)."""
    bearer = int(s.bearer[x])
    while bearer >= 0:
        x = bearer
        bearer = s.bearer[x]
    return s.border[x]


def are_enemies(s: Table, a: int, b: int) -> bool:
    """Whether two objects have different controllers (R1.6)."""
    return s.controller[a] != s.controller[b]


def owner_of(s: Table, x: int) -> int:
    """The seat whose book a card comes from."""
    return s.terms.owner[x]


def is_alive(s: Table, seat: int) -> bool:
    """Whether a seat's Mage is not destroyed: who has none makes no more choices (O78)."""
    return (s.fallen >> seat) & 1 == 0


def attached_to(s: Table, x: int) -> list[int]:
    """What is attached to something, in order of its arrival."""
    return [y for y in s.play if s.bearer[y] == x]


def level_of(s: Table, x: int) -> int:
    """The level of a card; a Mage has 6 (R1.8)."""
    return box.LEVEL[s.face[x]]


def creatures_in(s: Table, zone: int) -> list[int]:
    """The creatures in a zone."""
    return [x for x in s.play if s.zone[x] == zone and is_in_play(s, x) and is_creature(s, x)]


def objects_in(s: Table, zone: int) -> list[int]:
    """The creatures and conjurations in a zone, attached conjurations included (O29)."""
    return [x for x in s.play if can_be_hit(s, x) and zone_of(s, x) == zone]


# --- what has happened in this round -----------------------------------------------------------------------
USED: Final = 0
DEFENDED: Final = 1
HIT_FIRST: Final = 2
MELEE_MADE: Final = 3
BARRIER_HIT: Final = 4
TRAMPLED: Final = 5
CAST_ON: Final = 6
SPENT: Final = 7


def fact(what: int, a: int, b: int = 0) -> int:
    """Something that happened, as a number."""
    return what << 24 | a << 12 | b


def note(s: Table, what: int, a: int, b: int = 0) -> None:
    """Remember to the end of the round that something has happened."""
    s.done.append(fact(what, a, b))


def is_about(done: int, x: int) -> bool:
    """Whether something has happened by or with an object; what was cast at it is noted by the spell."""
    return done >> 24 != CAST_ON and (done >> 12) & 0xFFF == x


def times_done(s: Table, what: int, a: int, b: int = 0) -> int:
    """How often something has happened in this round."""
    return s.done.count(fact(what, a, b)) if s.done else 0


def condition(s: Table, x: int, c: int) -> int:
    """How many markers of a condition something has."""
    at: i64 = k.CONDITIONS * x + c
    return s.conditions[at]


def running(s: Table) -> Frame:
    """The frame whose step is being carried out."""
    return s.frames()[s.running]

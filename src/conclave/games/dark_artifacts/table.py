"""The state of Dark Artifacts as columns, and the books its rules are written in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.board import BOARDS, Board
from conclave.kernel.book import Book
from conclave.kernel.happenings import AFTER, Window
from conclave.kernel.rng import Rng
from conclave.kernel.state import UNKNOWN, State
from conclave.language.text import TextDoor


class Kit:
    """What one number of players takes from the box (T1, T2). Shared, never mutated."""

    def __init__(self, seats: int, pieces: list[int], entities: int, dealt: list[int]) -> None:
        self.seats = seats
        self.pieces = pieces
        self.per_seat = sum(pieces)
        self.entities = entities
        self.dealt = dealt
        self.cards_each = sum(dealt)
        self.level_from = [sum(dealt[:level]) for level in range(5)]
        self.level_at = [level for level in range(5) for _ in range(dealt[level])]
        self.cubes = 2 if pieces[t.CUBE_B] else 1
        self.first_card = seats * self.per_seat
        self.first_place = self.first_card + t.CARDS
        self.handles = self.first_place + seats * entities


KITS: Final[list[Kit]] = [
    Kit(2, [4, 3, 2, 1, 1, 1, 1], 4, [0, 4, 6, 4, 4]),
    Kit(2, [4, 3, 2, 1, 1, 1, 1], 4, [0, 4, 6, 4, 4]),
    Kit(2, [4, 3, 2, 1, 1, 1, 1], 4, [0, 4, 6, 4, 4]),
    Kit(3, [3, 2, 1, 1, 1, 1, 0], 3, [0, 2, 3, 2, 2]),
    Kit(4, [3, 2, 1, 1, 1, 1, 0], 3, [0, 2, 3, 2, 2]),
]
"""The kit for each number of players."""


class Table(State):
    """Pieces, entities, cards and terrain.

    Handles number the things with a secret face: first the pieces, one block per seat; then the cards,
    one block per seat and the rest in the box; then the places chosen behind the screens.
    Entities have numbers of their own, never used again: `top` is the piece on top and `under` what
    a piece lies on. While what fell has not been followed by what lay beneath (O30), `top` is `-2 - beneath`.
    """

    # of each seat: the seat whose leader it follows
    team: list[int]
    # of each entity
    owner: list[int]
    space: list[int]
    top: list[int]
    fell: list[int]
    # of each piece: what it lies on, and the setup stack it came from
    under: list[int]
    origin: list[int]
    # of each seat's slots: the card handle; and the pieces that fell, in order
    slot: list[int]
    grave: list[int]

    def __init__(self, seats: int, rng: Rng, fresh: bool = True) -> None:
        super().__init__(seats, rng, fresh)
        self.phase = t.DRAFT
        self.hide_heights = False
        self.first = 0
        self.active = 0
        self.turn = 0
        self.actions = 0
        self.attacks = 0
        self.ends_now = False
        self.stirred = False
        self.still = 0
        self.placed = 0
        self.alone = -1
        self.last_member = -1
        self.winners = 0
        self.drawn = False
        # terrain: masks of spaces and lines
        self.walls: i64 = 0
        self.swamps: i64 = 0
        self.forests: i64 = 0
        self.dragon: i64 = -1
        self.commander = -1
        if fresh:
            self.team = []
            self.owner = []
            self.space = []
            self.top = []
            self.fell = []
            self.under = []
            self.origin = []
            self.slot = []
            self.grave = []

    def copy(self) -> Table:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        s = Table(self.seats, self.rng.copy(), False)
        self.copy_into(s)
        s.phase = self.phase
        s.hide_heights = self.hide_heights
        s.first = self.first
        s.active = self.active
        s.turn = self.turn
        s.actions = self.actions
        s.attacks = self.attacks
        s.ends_now = self.ends_now
        s.stirred = self.stirred
        s.still = self.still
        s.placed = self.placed
        s.alone = self.alone
        s.last_member = self.last_member
        s.winners = self.winners
        s.drawn = self.drawn
        s.walls = self.walls
        s.swamps = self.swamps
        s.forests = self.forests
        s.dragon = self.dragon
        s.commander = self.commander
        s.team = self.team[:]
        s.owner = self.owner[:]
        s.space = self.space[:]
        s.top = self.top[:]
        s.fell = self.fell[:]
        s.under = self.under[:]
        s.origin = self.origin[:]
        s.slot = self.slot[:]
        s.grave = self.grave[:]
        return s

    # --- what the kernel asks ---------------------------------------------------------------------------
    def speakers(self, kind: int, about: list[int]) -> list[int]:
        """Only what is revealed or falls has a text for that moment (R9, R10)."""
        return about

    def face_of(self, this: int) -> int:
        """The card of an entity: of its top, or of what just fell from it."""
        p = self.top[this]
        return card_of(self, p if p >= 0 else self.fell[this])

    def voice_of(self, this: int) -> int:
        """The owner of an entity."""
        return self.owner[this]

    def is_face_down(self, this: int) -> bool:
        """Entities speak for tops that all can see."""
        return False

    def speaks_openly(self, this: int) -> bool:
        """Entities speak for tops that all can see."""
        return True

    def speaking_order(self) -> list[int]:
        """From the active player leftward."""
        return [(self.active + k) % self.seats for k in range(self.seats)]


BOOK: Final[Book[Table]] = Book()
DOOR: Final[TextDoor[Table]] = TextDoor(BOOK, [Window("after", AFTER)])


def board_of(s: Table) -> Board:
    """The board this number of players uses."""
    return BOARDS[s.seats]


def kit_of(s: Table) -> Kit:
    """The kit this number of players uses."""
    return KITS[s.seats]


def card_of(s: Table, p: i64) -> int:
    """The card face that applies to a piece, or a negative number where none does or is known (R7, R8)."""
    if p < 0:
        return -1
    type_ = i64(s.face[p])
    if type_ <= t.FIVE:
        return -1
    per_seat: i64 = KITS[s.seats].per_seat
    handle: i64 = s.slot[(p // per_seat) * t.SLOTS + type_ - 1]
    return s.face[handle] if handle >= 0 else -1


def is_on_board(s: Table, e: int) -> bool:
    """Whether an entity can be chosen or hit: it stands on the board and its top is in play (O30)."""
    return 0 <= e < len(s.top) and s.top[e] >= 0


def speaks(s: Table, e: i64, question: int) -> bool:
    """Whether the card on top of an entity has something to say to a question."""
    p: i64 = s.top[e]
    if p < 0:
        return False
    type_ = i64(s.face[p])
    return type_ > t.FIVE and t.MODIFIERS.speaks_to(card_of(s, p), question)


def beneath(s: Table, e: int) -> int:
    """The piece under the top of an entity, or the one waiting to be revealed; -1 if none."""
    p = s.top[e]
    if p >= 0:
        return s.under[p]
    if p == t.WAITS:
        return UNKNOWN
    return -2 - p if p < -1 else -1


def height(s: Table, e: int) -> int:
    """How many pieces an entity has; in a view with hidden heights, 2 stands for two or more."""
    n = 0
    p = s.top[e] if s.top[e] >= 0 else beneath(s, e)
    while p >= 0:
        n += 1
        p = s.under[p]
    return n if p == -1 or n > 1 else n + 1


def new_entity(s: Table, owner: int, space: int, top: int) -> int:
    """Put a new entity on the board; returns its number."""
    s.owner.append(owner)
    s.space.append(space)
    s.top.append(top)
    s.fell.append(-1)
    return len(s.top) - 1


def owner_of_piece(s: Table, p: int) -> int:
    """The seat a piece belongs to."""
    return p // KITS[s.seats].per_seat

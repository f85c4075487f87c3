"""The Lodge, a toy of our own to try the kernel with: its state, its books, what may happen.

Mages walk round a ring of six rooms, cast from their hands, and lay traps and protections face down
behind their screens. It is never compiled, so it also proves that interpreted games run on a compiled kernel.
"""

from __future__ import annotations

from conclave.kernel.book import Book
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import AFTER, BEFORE, Door, Happening, Window
from conclave.kernel.modifiers import Modifiers
from conclave.kernel.reasons import Reasons
from conclave.kernel.rng import Rng
from conclave.kernel.state import State

# verbs
LAY, WALK, ACTIVATE, CAST, PICK, DEFEND = range(2, 8)
# questions to seats
PLAN_WHAT, ACT, PICK_ONE, DEFEND_OR_NOT = range(2, 6)
# events
WALKED, HURT, FELL, GAINED, SUMMONED, MARKED, SHOWN, ROLLED, SAW, CAST_IT, LAID, SPENT, PLANNED, ROUND = (
    range(14)
)
# rooms
RED, PURPLE, GREEN = range(3)
COLOURS = [RED, PURPLE, GREEN, RED, PURPLE, GREEN]
ROOMS = 6
# where a card is
PILE, HAND, SET, TABLE, UNDER, DISCARD = range(6)

GONE = -1
HEALTH = 6
TO_WIN = 7
LAST_ROUND = 6
END_OF_TURN = 1


class Lodge(State):
    """Mages and ghouls, rooms and cards. Cards have the first handles, then each seat's plan."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.round = 0
        self.turn = 0
        self.active = 0
        self.actions = 0
        self.points: list[int] = []
        self.marks: list[int] = []
        # of each model; the first are the mages
        self.room: list[int] = []
        self.owner: list[int] = []
        self.damage: list[int] = []
        self.health: list[int] = []
        self.beneath: list[int] = []
        # of each card
        self.zone: list[int] = []
        self.holder: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> Lodge:
        s = type(self)(self.seats, self.rng.copy())
        self.copy_into(s)
        s.round = self.round
        s.turn = self.turn
        s.active = self.active
        s.actions = self.actions
        s.points = self.points[:]
        s.marks = self.marks[:]
        s.room = self.room[:]
        s.owner = self.owner[:]
        s.damage = self.damage[:]
        s.health = self.health[:]
        s.beneath = self.beneath[:]
        s.zone = self.zone[:]
        s.holder = self.holder[:]
        s.pile = self.pile[:]
        return s

    def speakers(self, kind: int, about: list[int]) -> list[int]:
        where = (SET, TABLE, UNDER) if kind == REVEAL else (SET, TABLE)
        return [c for c in range(len(self.zone)) if self.zone[c] in where]

    def voice_of(self, this: int) -> int:
        return self.holder[this]

    def speaking_order(self) -> list[int]:
        return [(self.active + k) % self.seats for k in range(self.seats)]


BOOK: Book[Lodge] = Book()
CANCELS, SAVES, REACTS = range(3)
DOOR: Door[Lodge] = Door(BOOK, [Window("cancels", BEFORE), Window("saves", BEFORE), Window("reacts", AFTER)])
MODIFIERS: Modifiers[Lodge] = Modifiers()
REASONS = Reasons()

ARMOUR = MODIFIERS.declare("less damage")
ROOTED = MODIFIERS.declare("cannot walk")


def alive(s: Lodge, m: int) -> bool:
    return s.room[m] != GONE


def models_in(s: Lodge, room: int) -> list[int]:
    return [m for m in range(len(s.room)) if s.room[m] == room]


def plan_of(s: Lodge, seat: int) -> int:
    """The handle whose face is the card a seat plans to lay."""
    return len(s.zone) + seat


def end_if_won(s: Lodge) -> None:
    if max(s.points) >= TO_WIN:
        s.over = True


# --- what may happen ------------------------------------------------------------------------------------
def hurt(s: Lodge, h: Happening) -> None:
    """All are hurt, then all who cannot bear it fall together."""
    dead = []
    for m, much in zip(h.them, h.amounts, strict=True):
        n = max(0, much - MODIFIERS.total(s, ARMOUR, m))
        s.damage[m] += n
        s.tell(HURT, h.you, m, h.this, n)
        if s.damage[m] >= s.health[m]:
            dead.append(m)
    if dead:
        DOOR.cause(s, Happening(DEFEAT, h.this, h.you, dead, [0] * len(dead)))


def fall(s: Lodge, h: Happening) -> None:
    """Mages go home and are worth 2 points; a ghoul is gone, and what lay beneath it is revealed."""
    found = []
    for m in h.them:
        s.tell(FELL, h.you, m)
        s.damage[m] = 0
        if m < s.seats:
            s.room[m] = home(s, m)
            s.points[h.you] += 2 if m != h.you else 0
        else:
            s.room[m] = GONE
            found.append(s.beneath[m])
            s.beneath[m] = -1
    end_if_won(s)
    if found:
        DOOR.cause(s, Happening(REVEAL, -1, h.you, found, [0] * len(found)))


def be_revealed(s: Lodge, h: Happening) -> None:
    for c in h.them:
        s.zone[c] = TABLE
        s.show(c, -1)
        s.tell(SHOWN, s.holder[c], c, s.face[c])


def enter(s: Lodge, h: Happening) -> None:
    for m, room in zip(h.them, h.amounts, strict=True):
        s.room[m] = room
        s.tell(WALKED, h.you, m, room)


def be_activated(s: Lodge, h: Happening) -> None:
    """Red hurts all others there, purple gives a point, green heals."""
    colour = COLOURS[h.it]
    if colour == PURPLE:
        gain(s, h.you, 1)
    elif colour == GREEN:
        s.damage[h.you] = max(0, s.damage[h.you] - 2)


def be_gained(s: Lodge, h: Happening) -> None:
    for seat, n in zip(h.them, h.amounts, strict=True):
        s.points[seat] += n
        s.tell(GAINED, seat, n=n)
    end_if_won(s)


def be_marked(s: Lodge, h: Happening) -> None:
    for room, n in zip(h.them, h.amounts, strict=True):
        s.marks[room % ROOMS] += n
        s.tell(MARKED, h.you, room % ROOMS, n=n)


def be_cast(s: Lodge, h: Happening) -> None:
    """The text of the card is carried out."""
    s.push(Frame(TEXT_OF[s.face[h.this]], h.this, h.you))


DAMAGE = DOOR.kind("damage", hurt)
DEFEAT = DOOR.kind("defeat", fall)
REVEAL = DOOR.kind("reveal", be_revealed)
ENTER = DOOR.kind("enter", enter)
ACTIVATION = DOOR.kind("activation", be_activated)
GAIN = DOOR.kind("gain", be_gained)
MARK = DOOR.kind("mark", be_marked)
CASTING = DOOR.kind("casting", be_cast)

TEXT_OF: dict[int, int] = {}
"""The rule of each spell's text, by its face."""


def home(s: Lodge, m: int) -> int:
    return (3 * m) % ROOMS if s.seats == 2 else m


def gain(s: Lodge, seat: int, n: int) -> None:
    DOOR.cause(s, Happening(GAIN, -1, seat, [seat], [n]))


def redeal(s: Lodge, handles: list[int]) -> None:
    """Shuffle cards: their faces get other handles, so that no handle tells where a card came from."""
    faces = [s.face[c] for c in handles]
    s.rng.shuffle(faces)
    for c, face in zip(handles, faces, strict=True):
        s.face[c] = face
        s.seen_by[c] = 0
        s.zone[c] = PILE
        s.holder[c] = -1
    s.pile = [*handles, *s.pile]


def draw(s: Lodge, seat: int) -> None:
    """The top of the pile goes to a hand; the discards are shuffled when there is none."""
    if not s.pile:
        redeal(s, [c for c in range(len(s.zone)) if s.zone[c] == DISCARD])
    if s.pile:
        c = s.pile.pop()
        s.zone[c] = HAND
        s.holder[c] = seat
        s.show(c, 1 << seat)

"""What a scene shows, as plain tuples made from a view: the keys of drawings, and all they are made of."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.cubes import health_left, health_of
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.rules.setup import spells_in_box
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import Decision
from conclave.kernel.events import EVERYONE

Facts = tuple[object, ...]

# Families of cards; a handle tells its family, never its face. Rooms and Evocations have texts too.
A_SPELL: Final = 0
A_QUEST: Final = 1
AN_EVENT: Final = 2
A_ROOM_TEXT: Final = 3
AN_EVOCATION_TEXT: Final = 4
NO_CARD: Final = -1

BONDS: Final[list[int]] = [
    flags.NO_MOVE, flags.NO_LEAVE, flags.NO_ACTIVATE, flags.NO_PHYSICAL_ACTIVATE,
    flags.NO_ACTIVATE_AFTER_MOVE, flags.NO_PROTECTION, flags.IS_ABOMINATION,
]  # fmt: skip
"""What may be fastened to a model for a while, in the order of its bits."""

# How a Room and its token lie.
OPEN: Final = 0
DESTROYED: Final = 1
WITHOUT_TOKEN: Final = 2
TURNED: Final = 3
BLOCKED: Final = 4

UNLIMITED: Final = -1

HELD: Final[list[tuple[int, str]]] = [
    (terms.HAND, "hand"), (terms.STUDIED, "studied"), (terms.QUESTS, "quest"), (terms.COMPLETED, "completed"),
]  # fmt: skip
"""What each player has, pile by pile."""


class Look:
    """A view as it is drawn: with its question, and the cards that the answers name, by their looks."""

    def __init__(self, v: Table) -> None:
        self.v = v
        self.d: Decision | None = None
        if v.viewer >= 0:
            self.d = v.decision_of(v.viewer)
        elif v.pending:
            self.d = v.pending[0]
        self.copies: dict[tuple[int, int, int, int], list[int]] | None = None


def view_of(look: Look) -> Table:
    """The view that is looked at."""
    return look.v


def ground_of(look: Look) -> Facts:
    """What nearly all names rest on: who plays which Mage, and the switches."""
    return tuple(look.v.mage), look.v.switches


# --- the Lodge -------------------------------------------------------------------------------------------
def areas(look: Look) -> list[Facts]:
    """The Rooms: hex, Room, what it counts as, colour, how its token lies, who has that, cubes by side.

    After them the Cells once they are turned up (R48): seat, door, the Room there.
    """
    v = look.v
    found: list[Facts] = []
    for hex_ in range(HEXES):
        room = v.room_at[hex_]
        if room >= 0:
            name, colour = room, terms.ROOM_COLOUR[room]
            if v.lasting:
                name, colour = name_at(v, hex_), colour_at(v, hex_)
            cubes = tuple(v.instability[terms.SIDES * hex_ : terms.SIDES * hex_ + terms.SIDES])
            found.append(("hex", hex_, room, name, colour, token_on(v, hex_), v.winner_of[room], cubes))
    for seat in range(v.seats):
        if has_cell(v, seat):
            found.append(("cell", seat, v.door[seat], v.room_at[v.door[seat]]))
    return found


def token_on(v: Table, hex_: int) -> int:
    """How a Room and its token lie."""
    if v.destroyed[hex_]:
        return DESTROYED
    if v.room_at[hex_] == terms.BLACK_ROSE_ROOM and v.moon == 1:
        return WITHOUT_TOKEN
    if v.activated[hex_]:
        return TURNED
    return BLOCKED if v.flipped[hex_] else OPEN


def doors(look: Look) -> list[Facts]:
    """The Cells whose place is known, and the hexes they lead to."""
    v = look.v
    return [(seat, v.door[seat]) for seat in range(v.seats) if has_cell(v, seat)]


def has_cell(v: Table, seat: int) -> bool:
    """Whether it is known where a seat's Cell lies."""
    return v.phase != terms.SETUP and v.door[seat] >= 0


def room_on(v: Table, hex_: int) -> int:
    """The Room on a hex; `IN_CELL` for whoever is in its Cell, -1 for outside."""
    if hex_ == IN_CELL:
        return IN_CELL
    return v.room_at[hex_] if 0 <= hex_ < HEXES else terms.NO_ROOM


# --- models ----------------------------------------------------------------------------------------------
def is_placed(v: Table, m: int) -> bool:
    """Whether a model stands in a Room, or in a Cell whose place is known."""
    if v.kind[m] == terms.NO_MODEL or (m < terms.ROSE and (m >= v.seats or v.mage[m] < 0)):
        return False
    return has_cell(v, m) if v.where[m] == IN_CELL else v.where[m] >= 0


def number_among_twins(kind: list[int], m: int) -> int:
    """The number of an Evocation whose owner has another of its kind in play, or 0."""
    own = (m - terms.ROSE) % 3
    for x in range(m - own, m - own + 3):
        if x != m and kind[x] == kind[m]:
            return own + 1
    return 0


def bound(v: Table, m: int) -> int:
    """What a model may not do, or is, for a while: a bit for each of `BONDS`."""
    found = 0
    if v.lasting:
        for k in range(len(BONDS)):
            if flags.has_flag(v, m, BONDS[k]):
                found |= 1 << k
    return found


def model(v: Table, m: int, kind: list[int]) -> Facts:
    """What a model is called by, given what each model is: a side, or an Evocation, or nobody."""
    if 0 <= m < terms.ROSE:
        return "seat", m
    if not 0 <= m < terms.MODELS or kind[m] == terms.NO_MODEL:
        return ("nobody",)
    seat = owner_of_model(m)
    return "evocation", seat, kind[m], number_among_twins(kind, m), seat == v.viewer


def pieces(look: Look) -> list[Facts]:
    """The models in play: number, name, place, kind, Health, what is fastened to it, cubes by side."""
    v = look.v
    found: list[Facts] = []
    for m in range(terms.MODELS):
        if v.kind[m] != terms.NO_MODEL and is_placed(v, m):
            cubes = tuple(v.damage[terms.SIDES * m : terms.SIDES * m + terms.SIDES])
            name = model(v, m, v.kind)
            found.append((m, name, v.where[m], v.kind[m], health_of(v, m), bound(v, m), cubes))
    return found


# --- cards -----------------------------------------------------------------------------------------------
FIRST_HANDLES: Final[list[int]] = []
"""The first Quest, the first Event and the end of the box, once all cards are in it."""


def family_of(c: int) -> int:
    """Whether a handle is a Spell, a Quest or an Event: they lie in the box in this order."""
    if not FIRST_HANDLES:
        quest = spells_in_box()
        event = quest + len(box.QUEST_CARDS)
        FIRST_HANDLES.extend([quest, event, event + len(box.EVENT_CARDS)])
    if c < 0 or c >= FIRST_HANDLES[2]:
        return NO_CARD
    if c < FIRST_HANDLES[0]:
        return A_SPELL
    return A_QUEST if c < FIRST_HANDLES[1] else AN_EVENT


def face_of(v: Table, c: int) -> int:
    """The face of a card as far as the viewer knows it, or -1."""
    return max(int(v.face[c]), -1) if 0 <= c < len(v.face) else -1


def card_facts(v: Table, c: int, where: str, seat: int, n: int) -> Facts:
    """A card by itself: where it lies, handle, whose, its slot or School, face, whether all know it."""
    return where, c, seat, n, face_of(v, c), v.seen_by[c] == EVERYONE


def place_facts(v: Table, p: int) -> Facts:
    """A Spell on a sheet: its place, its face and side as far as they are known, its token, its state."""
    c = v.sheet[p]
    face = face_of(v, c)
    used = v.status[p] == terms.USED
    return "sheet", p, face, v.side[p] if face >= 0 else -1, token_at(v, p), used, v.seen_by[c] == EVERYONE


def cards(look: Look) -> list[Facts]:
    """The Events in play, each player's sheet and what they hold, then the tops of the open piles."""
    v = look.v
    top = v.top
    under = v.under
    found: list[Facts] = []
    for slot in range(3):
        c = top[terms.EVENT_SLOT + slot]
        while c >= 0:
            found.append(card_facts(v, c, "event", -1, slot))
            c = int(under[c])
    for seat in range(v.seats):
        for p in range(terms.PLACES * seat, terms.PLACES * seat + terms.PLACES):
            if v.sheet[p] >= 0:
                found.append(place_facts(v, p))
        for pile, where in HELD:
            c = top[pile + seat]
            while c >= 0:
                if v.face[c] >= 0:
                    found.append(card_facts(v, c, where, seat, -1))
                c = int(under[c])
        if top[terms.MEMORIES + seat] >= 0:
            found.append(card_facts(v, top[terms.MEMORIES + seat], "memories", seat, -1))
    for school in range(terms.SCHOOLS):
        if top[terms.SCHOOL_DISCARD + school] >= 0:
            found.append(card_facts(v, top[terms.SCHOOL_DISCARD + school], "discard", -1, school))
    return found


def is_laid(v: Table, c: int) -> bool:
    """Whether a card that lies on no sheet is drawn."""
    if not 0 <= c < len(v.pile):
        return False
    pile = int(v.pile[c])
    if terms.EVENT_SLOT <= pile < terms.EVENT_SLOT + 3:
        return True
    if terms.SCHOOL_DISCARD <= pile < terms.SCHOOL_DISCARD + terms.SCHOOLS:
        return v.top[pile] == c
    if terms.MEMORIES <= pile < terms.MEMORIES + terms.ROSE:
        return v.top[pile] == c
    held = terms.HAND <= pile < terms.HAND + terms.ROSE or terms.QUESTS <= pile < terms.STUDIED + terms.ROSE
    return held and v.face[c] >= 0


# --- numbers ---------------------------------------------------------------------------------------------
def numbers(look: Look) -> list[Facts]:
    """The time, what each side has, the decks: key, side, number, how much there can be."""
    v = look.v
    if v.phase == terms.SETUP:
        return []
    found: list[Facts] = [("turn", -1, v.turn, v.round_limit), ("moon", -1, v.moon, 3)]
    for seat in range(v.seats):
        numbers_of_mage(v, seat, found)
    found.append(points_of(v, terms.ROSE))
    found.append(("rooms", terms.ROSE, v.winner_of.count(terms.ROSE), UNLIMITED))
    found.append(("cubes", terms.ROSE, v.reserve[terms.ROSE], UNLIMITED))
    for school in range(terms.SCHOOLS):
        found.append(("school", school, v.size[terms.SCHOOL_DECK + school], UNLIMITED))
    found.append(("deck-forgotten", -1, v.size[terms.FORGOTTEN_DECK], UNLIMITED))
    found.append(("deck-quests", -1, v.size[terms.QUEST_DECK + v.moon - 1], UNLIMITED))
    found.append(("deck-events", -1, v.size[terms.EVENT_DECK + v.moon - 1], UNLIMITED))
    return found


def points_of(v: Table, side: int) -> Facts:
    """The points of a side; more than end the game stand alone (R3)."""
    n = v.points[side]
    return "points", side, n, terms.END_POINTS if n <= terms.END_POINTS else UNLIMITED


def numbers_of_mage(v: Table, seat: int, found: list[Facts]) -> None:
    """What a Mage has for all to see, in the order it is shown."""
    size = v.size
    found.append(points_of(v, seat))
    found.append(("health", seat, health_left(v, seat), health_of(v, seat)))
    found.append(("tokens", seat, v.tokens[seat], box.TOKENS_PER_MAGE))
    found.append(("hand", seat, size[terms.HAND + seat], box.HAND_LIMIT[v.mage[seat]]))
    found.append(("quests", seat, size[terms.QUESTS + seat], box.MOST_QUESTS))
    found.append(("completed", seat, size[terms.COMPLETED + seat], UNLIMITED))
    found.append(("trophies", seat, v.taken[seat], UNLIMITED))
    found.append(("rooms", seat, v.winner_of.count(seat), UNLIMITED))
    found.append(("cubes", seat, v.reserve[seat], UNLIMITED))
    found.append(("grimoire", seat, size[terms.GRIMOIRE + seat], UNLIMITED))
    found.append(("memories", seat, size[terms.MEMORIES + seat], UNLIMITED))
    found.append(("aside", seat, size[terms.SET_ASIDE + seat], UNLIMITED))


# --- players ---------------------------------------------------------------------------------------------
def waited_for(v: Table) -> int:
    """The seats that the table openly waits for, as a mask."""
    return v.waiting & ((1 << v.seats) - 1)


def active_seat(v: Table) -> int:
    """Whose activation it is; outside the Action Phase, the only one who is asked, or nobody."""
    if v.phase == terms.ACTION and v.active >= 0:
        return v.active
    mask = waited_for(v)
    return mask.bit_length() - 1 if mask and not mask & (mask - 1) else -1


def players(look: Look) -> list[Facts]:
    """The players: seat, whether they act, are asked, prepare, have titles, their School, their bonds."""
    v = look.v
    mask = waited_for(v)
    active = -1 if v.over else active_seat(v)
    titled = v.phase != terms.SETUP or v.turn > 0
    prepares = v.phase == terms.PREPARATION and mask != 0
    found: list[Facts] = []
    for seat in range(v.seats):
        titles = (titled and v.crown == seat, titled and v.first == seat, v.school[seat])
        bonds = bound(v, seat) if v.mage[seat] >= 0 else 0
        found.append((seat, seat == active, (mask >> seat) & 1 == 1, prepares, *titles, bonds))
    return found


# --- what symbols mean -----------------------------------------------------------------------------------
def legend(look: Look) -> list[Facts]:
    """What is to be explained: a Mage, the Evocations in play, the colours, what is marked on Rooms now."""
    v = look.v
    seat = max(0, v.viewer) % v.seats
    found: list[Facts] = [] if v.phase == terms.SETUP else [("mage", seat)]
    in_play = v.kind[terms.ROSE :]
    for kind in range(terms.KINDS):
        if kind in in_play:
            found.append(("kind", kind))
    for colour in range(terms.GREY + 1):
        found.append(("colour", colour))
    found.append(("instability", 0))
    tokens = [token_on(v, hex_) for hex_ in range(HEXES) if v.room_at[hex_] >= 0]
    if any(v.instability):
        found.append(("cubes", seat))
    for token in (TURNED, BLOCKED, WITHOUT_TOKEN, DESTROYED):
        if token in tokens:
            found.append(("token", token))
    if v.lasting:
        found.extend(legend_of_lasting(v))
    return found


def legend_of_lasting(v: Table) -> list[Facts]:
    """Whether a Room that stands is a copy of another, and whether anything is fastened to a model."""
    found: list[Facts] = []
    for hex_ in range(HEXES):
        if v.room_at[hex_] >= 0 and not v.destroyed[hex_] and name_at(v, hex_) != v.room_at[hex_]:
            found.append(("copy", 0))
            break
    for m in range(terms.MODELS):
        if v.kind[m] != terms.NO_MODEL and bound(v, m):
            found.append(("bound", 0))
            break
    return found

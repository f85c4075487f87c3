"""Setting up: Lodge, Cells, Mages, Schools, decks (R40 to R49, O1 to O11, O92, O95)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from conclave.games.black_rose_wars.board import DOORS, EMPTY_IN_MANUAL, HEXES, hex_at
from conclave.games.black_rose_wars.rules.box import (
    COPIES,
    COPIES_IN_MANUAL,
    CUBES_OF_ROSE,
    CUBES_PER_MAGE,
    EVENT_CARDS,
    GRIMOIRES,
    QUEST_CARDS,
    SPELLS,
    TOKENS_PER_MAGE,
    TROPHIES_PER_MAGE,
)
from conclave.games.black_rose_wars.rules.piles import cards_in, lay, put, shuffle
from conclave.games.black_rose_wars.rules.reasons import (
    CELL_LEFT_OUT,
    CELL_TAKEN,
    MAGE_TAKEN,
    SCHOOL_TAKEN,
)
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.turns import GAME_TURN
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    BLACK_ROSE_ROOM,
    CUSTOM,
    CUSTOM_SPELLS,
    EVENT_DECK,
    FORGOTTEN,
    FORGOTTEN_DECK,
    GRIMOIRE,
    NO_ROOM,
    OUT,
    QUEST_DECK,
    ROOMS,
    SCHOOL_DECK,
    SCHOOLS,
    SET_ASIDE,
    SMALL_DECKS,
    SMALL_LODGE,
    SMALL_RESERVE,
    TAKE_CELL,
    TAKE_GRIMOIRE,
    TAKE_MAGE,
    TAKE_SCHOOL,
    THRONE_ROOM,
    TOOK_CELL,
    TOOK_MAGE,
    TOOK_SCHOOL,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED

ASKS_MAGE: Final = 30
ASKS_CELL: Final = 31
ASKS_SCHOOL: Final = 32
ASKS_GRIMOIRE: Final = 33


def build_lodge(s: Table, f: Frame) -> None:
    """The Black Rose Room in the middle, the Throne Room beside it, the others shuffled around (R40, O1)."""
    others = [r for r in range(ROOMS) if r not in (BLACK_ROSE_ROOM, THRONE_ROOM)]
    s.rng.shuffle(others)
    throne = hex_at(1, 0)
    empty = hex_at(*EMPTY_IN_MANUAL) if is_on(s, SMALL_LODGE) else -1
    for h in range(HEXES):
        if h == 0:
            s.room_at[h] = BLACK_ROSE_ROOM
        elif h == throne:
            s.room_at[h] = THRONE_ROOM
        elif h != empty:
            s.room_at[h] = others.pop()
    s.first = int(s.rng.below(s.seats))
    s.crown = s.first
    s.active = s.first
    s.reserve = [CUBES_PER_MAGE if q < s.seats else 0 for q in range(4)] + [CUBES_OF_ROSE]
    s.trophies = [TROPHIES_PER_MAGE] * s.seats
    s.tokens = [TOKENS_PER_MAGE] * s.seats
    s.stock = (COPIES_IN_MANUAL if is_on(s, SMALL_RESERVE) else COPIES)[:]


def lay_out_cards(s: Table, f: Frame) -> None:
    """All decks are shuffled; cards that this game leaves out stay in the box (R43, R49, O11, O92)."""
    for face in range(len(SPELLS)):
        school = SPELLS[face].school
        copies = 1 if school == FORGOTTEN else 3
        pile = FORGOTTEN_DECK if school == FORGOTTEN else OUT if school == CUSTOM else SCHOOL_DECK + school
        for _ in range(copies):
            add_card(s, face, pile)
    for face in range(len(QUEST_CARDS)):
        add_card(s, face, quest_pile(s, face))
    for face in range(len(EVENT_CARDS)):
        event = EVENT_CARDS[face]
        out = is_on(s, SMALL_DECKS) and not event.in_manual
        add_card(s, face, OUT if out else EVENT_DECK + event.moon - 1)
    for k in range(SCHOOLS):
        shuffle(s, SCHOOL_DECK + k)
    shuffle(s, FORGOTTEN_DECK)
    for k in range(3):
        shuffle(s, QUEST_DECK + k)
        shuffle(s, EVENT_DECK + k)


def spells_in_box() -> int:
    """How many Spell cards there are; they have the first handles."""
    return sum(1 if spell.school == FORGOTTEN else 3 for spell in SPELLS)


def quest_pile(s: Table, face: int) -> int:
    """The deck of a Quest, or the box if this table cannot complete it."""
    quest = QUEST_CARDS[face]
    if (quest.four_players and s.seats < 4) or (is_on(s, SMALL_DECKS) and not quest.in_manual):
        return OUT
    if quest.room != NO_ROOM and quest.room not in s.room_at:
        return OUT
    return QUEST_DECK + quest.moon - 1


def add_card(s: Table, face: int, pile: int) -> None:
    """A card comes out of the box."""
    s.face = append(s.face, face)
    s.seen_by = append(s.seen_by, 0)
    s.under = append(s.under, -1)
    s.pile = append(s.pile, -1)
    s.since = append(s.since, 0)
    lay(s, len(s.face) - 1, pile)


# --- choosing, one player after the other (R45 to R47, O6) -----
def ask_mage(s: Table, f: Frame) -> None:
    """A Mage nobody has."""
    seat = (s.first + f.amount) % s.seats
    codes = [pack(TAKE_MAGE, m) for m in range(4) if why_no_mage(s, m) == ALLOWED]
    s.ask(seat, ASKS_MAGE, -1, codes)


def why_no_mage(s: Table, mage: int) -> int:
    """Why a Mage cannot be chosen (R45)."""
    return MAGE_TAKEN if mage in s.mage else ALLOWED


def why_no_cell(s: Table, colour: int) -> int:
    """Why a Cell cannot be chosen (R42, R45)."""
    if colour >= s.seats:
        return CELL_LEFT_OUT
    return CELL_TAKEN if colour in s.colour else ALLOWED


def why_no_school(s: Table, school: int) -> int:
    """Why a School cannot be chosen (R46)."""
    return SCHOOL_TAKEN if school in s.school else ALLOWED


def take_mage(s: Table, f: Frame) -> None:
    """It is theirs; then a Cell."""
    seat = (s.first + f.amount) % s.seats
    s.mage[seat] = s.answer.a
    s.tell(TOOK_MAGE, seat, s.answer.a)
    free = [k for k in range(s.seats) if why_no_cell(s, k) == ALLOWED]
    s.ask_unless_forced(seat, ASKS_CELL, -1, [pack(TAKE_CELL, k) for k in free])


def take_cell(s: Table, f: Frame) -> None:
    """The colour of a Cell that lies face down somewhere; then the next player (R42, R45)."""
    seat = (s.first + f.amount) % s.seats
    s.colour[seat] = s.answer.a
    f.amount += 1
    if f.amount < s.seats:
        f.again(3)
    else:
        f.amount = 0


def ask_school(s: Table, f: Frame) -> None:
    """A School nobody has (R46)."""
    seat = (s.first + f.amount) % s.seats
    codes = [pack(TAKE_SCHOOL, k) for k in range(SCHOOLS) if why_no_school(s, k) == ALLOWED]
    s.ask(seat, ASKS_SCHOOL, -1, codes)


def ask_grimoire(s: Table, f: Frame) -> None:
    """One of its two starting Grimoires (R47)."""
    seat = (s.first + f.amount) % s.seats
    s.school[seat] = s.answer.a
    s.tell(TOOK_SCHOOL, seat, s.answer.a)
    s.ask(seat, ASKS_GRIMOIRE, s.answer.a, [pack(TAKE_GRIMOIRE, k) for k in range(2)])


def take_grimoire(s: Table, f: Frame) -> None:
    """Six Spells of the School and one Custom Spell make the Grimoire; two Custom Spells are set aside."""
    seat = (s.first + f.amount) % s.seats
    school = s.school[seat]
    for c in sort_out(s, SCHOOL_DECK + school, GRIMOIRES[2 * school + s.answer.a]):
        put(s, c, GRIMOIRE + seat)
    if is_on(s, CUSTOM_SPELLS):
        custom = [
            c
            for c in cards_in(s, OUT)
            if c < spells_in_box()
            and SPELLS[s.face[c]].school == CUSTOM
            and SPELLS[s.face[c]].mage == s.mage[seat]
        ]
        put(s, custom[0], GRIMOIRE + seat)
        for c in custom[1:]:
            put(s, c, SET_ASIDE + seat)
    shuffle(s, GRIMOIRE + seat)
    shuffle(s, SCHOOL_DECK + school)
    f.amount += 1
    if f.amount < s.seats:
        f.again(3)
    else:
        turn_up_cells(s)


def turn_up_cells(s: Table) -> None:
    """Only now is it known which Cell lies where; each Mage starts in that of its colour (R42, R48, O2)."""
    positions = list(range(s.seats))
    s.rng.shuffle(positions)
    for seat in range(s.seats):
        s.door[seat] = hex_at(*DOORS[s.seats][positions[s.colour[seat]]])
        s.tell(TOOK_CELL, seat, s.door[seat])


def sort_out(s: Table, pile: int, keys: list[str]) -> list[int]:
    """Bring one copy of each of some Spells to the top; faces change handles, so none can be followed."""
    cards = cards_in(s, pile)
    rest = [s.face[c] for c in cards]
    wanted: list[int] = []
    for key in keys:
        face = next(f for f in rest if SPELLS[f].key == key)
        rest.remove(face)
        wanted.append(face)
    faces = wanted + rest
    for i in range(len(cards)):
        s.face[cards[i]] = faces[i]
    return cards[: len(keys)]


def begin_play(s: Table, f: Frame) -> None:
    """The first Game Turn."""
    s.push(Frame(GAME_TURN))


GAME: Final = BOOK.rule(
    "game",
    [
        build_lodge,
        lay_out_cards,
        ask_mage,
        take_mage,
        take_cell,
        ask_school,
        ask_grimoire,
        take_grimoire,
        begin_play,
    ],
)

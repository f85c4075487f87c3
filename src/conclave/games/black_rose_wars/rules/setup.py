"""Setting up: Lodge, Cells, Mages, Schools, decks (R40 to R49, O1 to O11, O92, O95)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import DOORS, EMPTY_IN_MANUAL, HEXES, hex_at
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.piles import cards_in, lay, put, shuffle
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.turns import GAME_TURN
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING


def build_lodge(s: Table, f: Frame) -> None:
    """The Black Rose Room in the middle, the Throne Room beside it, the others shuffled around (R40, O1)."""
    others = [r for r in range(t.ROOMS) if r not in (t.BLACK_ROSE_ROOM, t.THRONE_ROOM)]
    s.rng.shuffle(others)
    throne = hex_at(1, 0)
    empty = hex_at(*EMPTY_IN_MANUAL) if is_on(s, t.SMALL_LODGE) else -1
    for h in range(HEXES):
        if h == 0:
            s.room_at[h] = t.BLACK_ROSE_ROOM
        elif h == throne:
            s.room_at[h] = t.THRONE_ROOM
        elif h != empty:
            s.room_at[h] = others.pop()
    s.first = int(s.rng.below(s.seats))
    s.crown = s.first
    s.active = s.first
    s.reserve = [box.CUBES_PER_MAGE if q < s.seats else 0 for q in range(4)] + [box.CUBES_OF_ROSE]
    s.trophies = [box.TROPHIES_PER_MAGE] * s.seats
    s.tokens = [box.TOKENS_PER_MAGE] * s.seats
    s.stock = (box.COPIES_IN_MANUAL if is_on(s, t.SMALL_RESERVE) else box.COPIES)[:]


def lay_out_cards(s: Table, f: Frame) -> None:
    """All decks are shuffled; cards that this game leaves out stay in the box (R43, R49, O11, O92)."""
    for face in range(len(box.SPELLS)):
        school = box.SPELLS[face].school
        copies = 1 if school == t.FORGOTTEN else 3
        pile = (
            t.FORGOTTEN_DECK
            if school == t.FORGOTTEN
            else t.OUT
            if school == t.CUSTOM
            else t.SCHOOL_DECK + school
        )
        for _ in range(copies):
            add_card(s, face, pile)
    for face in range(len(box.QUEST_CARDS)):
        add_card(s, face, quest_pile(s, face))
    for face in range(len(box.EVENT_CARDS)):
        event = box.EVENT_CARDS[face]
        out = is_on(s, t.SMALL_DECKS) and not event.in_manual
        add_card(s, face, t.OUT if out else t.EVENT_DECK + event.moon - 1)
    for k in range(t.SCHOOLS):
        shuffle(s, t.SCHOOL_DECK + k)
    shuffle(s, t.FORGOTTEN_DECK)
    for k in range(3):
        shuffle(s, t.QUEST_DECK + k)
        shuffle(s, t.EVENT_DECK + k)


def spells_in_box() -> int:
    """How many Spell cards there are; they have the first handles."""
    return sum(1 if spell.school == t.FORGOTTEN else 3 for spell in box.SPELLS)


def quest_pile(s: Table, face: int) -> int:
    """The deck of a Quest, or the box if this table cannot complete it."""
    quest = box.QUEST_CARDS[face]
    if (quest.four_players and s.seats < 4) or (is_on(s, t.SMALL_DECKS) and not quest.in_manual):
        return t.OUT
    if quest.room != t.NO_ROOM and quest.room not in s.room_at:
        return t.OUT
    return t.QUEST_DECK + quest.moon - 1


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
    s.ask(seat, ASKS_MAGE, -1, t.V.offer(s, f, ASKS_MAGE, t.TAKE_MAGE, list(range(4))))


def why_no_mage(s: Table, f: Frame, mage: int, b: int) -> int:
    """Why a Mage cannot be chosen (R45)."""
    return why.MAGE_TAKEN if mage in s.mage else ALLOWED


def why_no_cell(s: Table, f: Frame, colour: int, b: int) -> int:
    """Why a Cell cannot be chosen (R42, R45)."""
    if colour >= s.seats:
        return why.CELL_LEFT_OUT
    return why.CELL_TAKEN if colour in s.colour else ALLOWED


def why_no_school(s: Table, f: Frame, school: int, b: int) -> int:
    """Why a School cannot be chosen (R46)."""
    if school >= t.SCHOOLS:
        return NO_SUCH_THING
    return why.SCHOOL_TAKEN if school in s.school else ALLOWED


ASKS_MAGE: Final = t.V.question("take-mage", "R45, O96", {t.TAKE_MAGE: why_no_mage})
ASKS_CELL: Final = t.V.question("take-cell", "R42, R45", {t.TAKE_CELL: why_no_cell})
ASKS_SCHOOL: Final = t.V.question("take-school", "R46", {t.TAKE_SCHOOL: why_no_school})
ASKS_GRIMOIRE: Final = t.V.question("take-grimoire", "R47, O95")


def take_mage(s: Table, f: Frame) -> None:
    """It is theirs; then a Cell."""
    seat = (s.first + f.amount) % s.seats
    s.mage[seat] = s.answer.a
    s.tell(t.TOOK_MAGE, seat, s.answer.a)
    codes = t.V.offer(s, f, ASKS_CELL, t.TAKE_CELL, list(range(s.seats)))
    s.ask_unless_forced(seat, ASKS_CELL, -1, codes)


def take_cell(s: Table, f: Frame) -> None:
    """The colour of a Cell that lies face down somewhere; then the next player (R42, R45)."""
    seat = (s.first + f.amount) % s.seats
    s.colour[seat] = s.answer.a
    f.amount += 1
    if f.amount < s.seats:
        f.go_to(NEXT_MAGE)
    else:
        f.amount = 0


def ask_school(s: Table, f: Frame) -> None:
    """A School nobody has (R46)."""
    seat = (s.first + f.amount) % s.seats
    s.ask(seat, ASKS_SCHOOL, -1, t.V.offer(s, f, ASKS_SCHOOL, t.TAKE_SCHOOL, list(range(t.SCHOOLS))))


def ask_grimoire(s: Table, f: Frame) -> None:
    """One of its two starting Grimoires (R47)."""
    seat = (s.first + f.amount) % s.seats
    s.school[seat] = s.answer.a
    s.tell(t.TOOK_SCHOOL, seat, s.answer.a)
    s.ask(seat, ASKS_GRIMOIRE, s.answer.a, [pack(t.TAKE_GRIMOIRE, k) for k in range(2)])


def take_grimoire(s: Table, f: Frame) -> None:
    """Six Spells of the School and one Custom Spell make the Grimoire; two Custom Spells are set aside."""
    seat = (s.first + f.amount) % s.seats
    school = s.school[seat]
    for c in sort_out(s, t.SCHOOL_DECK + school, box.GRIMOIRES[2 * school + s.answer.a]):
        put(s, c, t.GRIMOIRE + seat)
    if is_on(s, t.CUSTOM_SPELLS):
        custom = [
            c
            for c in cards_in(s, t.OUT)
            if c < spells_in_box()
            and box.SPELLS[s.face[c]].school == t.CUSTOM
            and box.SPELLS[s.face[c]].mage == s.mage[seat]
        ]
        put(s, custom[0], t.GRIMOIRE + seat)
        for c in custom[1:]:
            put(s, c, t.SET_ASIDE + seat)
    shuffle(s, t.GRIMOIRE + seat)
    shuffle(s, t.SCHOOL_DECK + school)
    f.amount += 1
    if f.amount < s.seats:
        f.go_to(NEXT_GRIMOIRE)
    else:
        turn_up_cells(s)


def turn_up_cells(s: Table) -> None:
    """Only now is it known which Cell lies where; each Mage starts in that of its colour (R42, R48, O2)."""
    positions = list(range(s.seats))
    s.rng.shuffle(positions)
    for seat in range(s.seats):
        s.door[seat] = hex_at(*DOORS[s.seats][positions[s.colour[seat]]])
        s.tell(t.TOOK_CELL, seat, s.door[seat])


def sort_out(s: Table, pile: int, keys: list[str]) -> list[int]:
    """Bring one copy of each of some Spells to the top; faces change handles, so none can be followed."""
    cards = cards_in(s, pile)
    rest = [s.face[c] for c in cards]
    wanted: list[int] = []
    for key in keys:
        face = next(f for f in rest if box.SPELLS[f].key == key)
        rest.remove(face)
        wanted.append(face)
    faces = wanted + rest
    for i in range(len(cards)):
        s.face[cards[i]] = faces[i]
    return cards[: len(keys)]


def begin_play(s: Table, f: Frame) -> None:
    """The first Game Turn."""
    s.push(Frame(GAME_TURN))


NEXT_MAGE: Final = Label("next Mage")
NEXT_GRIMOIRE: Final = Label("next Grimoire")
GAME: Final = BOOK.rule(
    "game",
    [
        build_lodge,
        lay_out_cards,
        NEXT_MAGE,
        ask_mage,
        take_mage,
        take_cell,
        NEXT_GRIMOIRE,
        ask_school,
        ask_grimoire,
        take_grimoire,
        begin_play,
    ],
)

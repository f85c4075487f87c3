"""The answers to a question as numbers, each of which holds all that a scene shows of the answer.

Answers are only compared where the language and the question are the same; those that may name a Mage, where
also the Mages and the switches are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on
from conclave.games.black_rose_wars.rules.lodge import name_at
from conclave.games.black_rose_wars.rules.models import attack_value, move_value
from conclave.games.black_rose_wars.rules.setup import spells_in_box
from conclave.games.black_rose_wars.show.codes import is_laid, is_placed, name_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    BRANCH,
    CAST,
    COMPLETE,
    CROWN_WINNER,
    DISCARD,
    DRAW_FROM,
    EVOKE,
    KEEP,
    LAY_SIDE,
    MODELS,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PICK_SEAT,
    PREPARE,
    REMOVE,
    REPLACE,
    SACRIFICE,
    SETUP,
    SIDES,
    STEP,
    STOP,
    TAKE_GRIMOIRE,
    TAKE_MAGE,
)
from conclave.kernel.choices import BITS, PART, Decision
from conclave.kernel.happenings import USE

VERBS: Final = 64

# What an answer is about.
PRINTED: Final = 0
A_ROOM: Final = 1
A_PLACE: Final = 2
A_CARD: Final = 3
A_MODEL: Final = 4
A_SIDE: Final = 5
A_BLOW: Final = 6
A_NAME: Final = 7
OTHER: Final = 8


def sorts() -> list[int]:
    """What the answers with each verb are about; `OTHER` rests on more than the table shows."""
    found = [PRINTED] * VERBS
    for verb in (STEP, ACTIVATE, PICK_ROOM):
        found[verb] = A_ROOM
    for verb in (CAST, SACRIFICE):
        found[verb] = A_PLACE
    for verb in (PICK_CARD, DISCARD, KEEP, REMOVE, PREPARE, COMPLETE):
        found[verb] = A_CARD
    for verb in (PICK_MODEL, EVOKE):
        found[verb] = A_MODEL
    for verb in (PICK_SEAT, CROWN_WINNER):
        found[verb] = A_SIDE
    for verb in (PHYSICAL_MOVE, PHYSICAL_ATTACK):
        found[verb] = A_BLOW
    for verb in (PICK_CUBE, TAKE_MAGE):
        found[verb] = A_NAME
    for verb in (USE, BRANCH, TAKE_GRIMOIRE, REPLACE, LAY_SIDE):
        found[verb] = OTHER
    return found


SORT: Final[list[int]] = sorts()

UNLIKE: Final = -1
"""The code of an answer that has to be drawn afresh."""

NUMBER: Final = 9
"""Bits for the number of an answer, the lowest of its code."""
OPTION: Final = 2 * BITS + 6
"""Bits for the option as decisions keep it, the next."""
RESTS: Final = 20
"""Bits for what an answer rests on, the highest."""

OF_COPIES: Final = 62
"""The bits by which a card says which of several alike it is."""
OF_FACE: Final = 11
"""Where the bits of a card's face begin: after its copies and its place on a sheet."""


# --- what can be pointed at ------------------------------------------------------------------------------
def shows_room(v: Table, hex_: int) -> bool:
    """Whether a hex is drawn."""
    return 0 <= hex_ < HEXES and v.room_at[hex_] >= 0


def shows_model(v: Table, m: int) -> bool:
    """Whether a model is drawn."""
    return 0 <= m < MODELS and is_placed(v, m)


def shows_place(v: Table, p: int) -> bool:
    """Whether a card lies at a place of a sheet."""
    return 0 <= p < len(v.sheet) and v.sheet[p] >= 0


def shows_school(v: Table, school: int) -> bool:
    """Whether the deck of a School is counted."""
    return v.phase != SETUP and school >= 0


def place_of_card(v: Table, c: int) -> int:
    """The place of a card on a sheet, or -1."""
    for p in range(len(v.sheet)):
        if v.sheet[p] == c:
            return p
    return -1


# --- what answers rest on --------------------------------------------------------------------------------
def of_room(v: Table, verb: int, hex_: int, b: int) -> i64:
    """A Room, the one it stands in for, its cubes, and what of it and of who goes there is drawn."""
    if not shows_room(v, hex_):
        return UNLIKE
    goes: i64 = 1 if verb == STEP and shows_model(v, b) else 0
    room: i64 = v.room_at[hex_]
    name: i64 = name_at(v, hex_)
    return goes | (room << 1) | (name << 6) | (instability_on(v, hex_) << 11)


def of_place(v: Table, p: int) -> i64:
    """The Spell at a place: its face and side as far as they are known, and its state."""
    if not shows_place(v, p):
        return UNLIKE
    face: i64 = i64(v.face[v.sheet[p]]) + 1
    side: i64 = v.side[p] + 1 if v.side[p] >= 0 else 0
    return (face << 4 if face > 0 else 0) | (side << 2) | i64(v.status[p])


def of_card(v: Table, c: int, nth: i64) -> i64:
    """A card: its face, its place on a sheet, which of several alike it is, and whether it is drawn."""
    if not 0 <= c < len(v.face) or nth > 30:
        return UNLIKE
    p = place_of_card(v, c)
    face: i64 = i64(v.face[c]) + 1
    drawn: i64 = 1 if p >= 0 or is_laid(v, c) else 0
    return drawn | ((nth + 1) << 1) | ((i64(p) + 1) << 6) | (face << OF_FACE if face > 0 else 0)


def of_model(v: Table, m: int) -> i64:
    """A model: its name, where it stands, what it has suffered, and whether it is drawn."""
    if not 0 <= m < MODELS or damage_on(v, m) > 63:
        return UNLIKE
    where = v.where[m]
    room: i64 = 31 if where == IN_CELL else v.room_at[where] + 1 if 0 <= where < HEXES else 0
    drawn: i64 = 1 if is_placed(v, m) else 0
    return drawn | (name_of_model(v, m) << 1) | (room << 8) | (damage_on(v, m) << 13)


def of_side(v: Table, side: int) -> i64:
    """The points of a side, and whether the model of its number is drawn."""
    if not 0 <= side < SIDES or not 0 <= v.points[side] < 1000:
        return UNLIKE
    drawn: i64 = 1 if shows_model(v, side) else 0
    return drawn | (i64(v.points[side]) << 1)


def of_blow(v: Table, m: int, seat: int) -> i64:
    """How far and how hard, and whether the model that is named is drawn."""
    drawn: i64 = 1 if shows_model(v, m) else 0
    who = m if m >= 0 else seat
    hard: i64 = attack_value(v, who)
    far: i64 = move_value(v, who)
    if hard < 0 or hard > 255 or far < 0 or far > 255:
        return UNLIKE
    return drawn | (hard << 1) | (far << 9)


def of_printed(v: Table, verb: int, a: int) -> i64:
    """What is printed rests on the answer alone, and on whether what it names is drawn."""
    if verb == STOP and shows_model(v, a):
        return 1
    return 1 if verb == DRAW_FROM and shows_school(v, a) else 0


def rests_on(v: Table, d: Decision, code: i64, nth: i64) -> i64:
    """All that an answer rests on beside its code, packed, or `UNLIKE`."""
    verb = int(code >> (2 * BITS))
    a = int((code >> BITS) & PART) - 1
    b = int(code & PART) - 1
    sort = SORT[verb]
    if sort == A_ROOM:
        return of_room(v, verb, a, b)
    if sort == A_PLACE:
        return of_place(v, a)
    if sort == A_CARD:
        return of_card(v, a, nth)
    if sort == A_MODEL:
        return of_model(v, a)
    if sort == A_SIDE:
        return of_side(v, a)
    if sort == A_BLOW:
        return of_blow(v, a, d.seat)
    return UNLIKE if sort == OTHER else of_printed(v, verb, a)


def names_mages(v: Table, code: i64) -> bool:
    """Whether the words of an answer may rest on who plays which Mage, or on the switches."""
    sort = SORT[code >> (2 * BITS)]
    if sort == A_CARD:
        return v.face[((code >> BITS) & PART) - 1] < 0
    return sort in (A_MODEL, A_SIDE, A_NAME)


# --- cards that look alike -------------------------------------------------------------------------------
FIRST_QUEST: Final[list[int]] = []
"""The first handle that is no Spell's, counted when it is first wanted: by then all cards are in the box."""


def family(c: int) -> i64:
    """Whether a handle is a Spell, a Quest or an Event."""
    if not FIRST_QUEST:
        FIRST_QUEST.append(spells_in_box())
    if c < FIRST_QUEST[0]:
        return 0
    return 1 if c < FIRST_QUEST[0] + len(QUEST_CARDS) else 2


def look_of(v: Table, code: i64) -> i64:
    """What the card that an answer names looks like, with the verb and the side; -1 for any other answer.

    What lies face down on a sheet is known by its place, so it looks like nothing else.
    """
    verb: i64 = code >> (2 * BITS)
    c = int((code >> BITS) & PART) - 1
    if SORT[verb] != A_CARD or not 0 <= c < len(v.face):
        return -1
    face: i64 = i64(v.face[c])
    if face < 0 and place_of_card(v, c) >= 0:
        return -1
    side: i64 = code & PART
    return (((verb << BITS) | side) << 12) | ((face + 16) << 2) | family(c)


def numbers_of_copies(v: Table, codes: list[int]) -> vec[i64]:
    """Which of several cards that look alike each answer names, from 0; -1 where there is only one."""
    looks = vec[i64]()
    for code in codes:
        looks = append(looks, look_of(v, code))
    found = vec[i64]()
    for i in range(i64(len(looks))):
        nth: i64 = 0
        alike: i64 = 0
        if looks[i] >= 0:
            for k in range(i64(len(looks))):
                if looks[k] == looks[i]:
                    alike += 1
                    if k < i:
                        nth += 1
        found = append(found, nth if alike > 1 else -1)
    return found


# --- the whole -------------------------------------------------------------------------------------------
def codes_of_answers(v: Table, d: Decision) -> list[int]:
    """The answers to a question: the number of each, what it says, and what it rests on.

    The code of one that may name a Mage is negative.
    """
    found: list[int] = []
    codes = d.codes
    copies = numbers_of_copies(v, codes)
    for i in range(len(codes)):
        code: i64 = codes[i]
        rests = rests_on(v, d, code, copies[i])
        if rests < 0 or rests >= 1 << RESTS or i >= 1 << NUMBER:
            found.append(UNLIKE)
            continue
        whole: i64 = (((rests << OPTION) | code) << NUMBER) | i64(i)
        found.append(int(UNLIKE - 1 - whole if names_mages(v, code) else whole))
    return found


def verbs_offered(d: Decision) -> tuple[int, ...]:
    """The verbs of a question in the order of its answers, each once."""
    found: list[int] = []
    for code in d.codes:
        verb = code >> (2 * BITS)
        if verb not in found:
            found.append(verb)
    return tuple(found)

"""The things on a table as numbers, each of which holds all that a scene shows of the thing.

Two things with one code look alike, so what was drawn of the one will do for the other. What everything
rests on (the language, the Mages, the switches) is left out: things are only compared where that is the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.cubes import health_left
from conclave.games.black_rose_wars.rules.flags import (
    IS_ABOMINATION,
    NO_ACTIVATE,
    NO_ACTIVATE_AFTER_MOVE,
    NO_LEAVE,
    NO_MOVE,
    NO_PHYSICAL_ACTIVATE,
    NO_PROTECTION,
    has_flag,
)
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    BLACK_ROSE_ROOM,
    COMPLETED,
    EVENT_DECK,
    EVENT_SLOT,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    MEMORIES,
    MODELS,
    NO_MODEL,
    PLACES,
    QUEST_DECK,
    QUESTS,
    ROSE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SCHOOLS,
    SET_ASIDE,
    SETUP,
    SIDES,
    STUDIED,
    USED,
)
from conclave.kernel.events import EVERYONE

INHIBITIONS: Final[list[int]] = [
    NO_MOVE, NO_LEAVE, NO_ACTIVATE, NO_PHYSICAL_ACTIVATE, NO_ACTIVATE_AFTER_MOVE, NO_PROTECTION,
    IS_ABOMINATION,
]  # fmt: skip
"""What may be fastened to a model for a while, in the order of its bits."""

CUBES: Final = 6
"""Bits for the cubes of one side: no side has more than thirty."""

# Where a card is drawn: the lowest bits of its code.
AT_SLOT: Final = 0
AT_SHEET: Final = 1
AT_HAND: Final = 2
AT_STUDIED: Final = 3
AT_QUESTS: Final = 4
AT_COMPLETED: Final = 5
AT_MEMORIES: Final = 6
AT_DISCARD: Final = 7

PILES_HELD: Final[list[int]] = [HAND, STUDIED, QUESTS, COMPLETED]
"""What each player has, pile by pile, in the order of `AT_HAND` and the three after it."""

# What is marked on some Room.
CUBES_LIE: Final = 1
TURNED: Final = 2
BLOCKED: Final = 4
WITHOUT_TOKEN: Final = 8
DESTROYED: Final = 16
COPIED: Final = 32


# --- the Lodge -------------------------------------------------------------------------------------------
def cubes_in(cubes: list[int], first: i64) -> i64:
    """The cubes that lie in one place, side by side."""
    found: i64 = 0
    for k in range(first * SIDES, first * SIDES + SIDES):
        found = (found << CUBES) | i64(cubes[k])
    return found


def codes_of_rooms(v: Table) -> list[int]:
    """The Rooms on their hexes; the hex is in the lowest five bits."""
    found: list[int] = []
    for hex_ in range(HEXES):
        which = v.room_at[hex_]
        if which >= 0:
            lies: i64 = cubes_in(v.instability, hex_)
            name: i64 = name_at(v, hex_)
            colour: i64 = colour_at(v, hex_)
            winner: i64 = v.winner_of[which] + 1
            tile: i64 = which | (name << 5) | (colour << 10) | (winner << 13) | (token_of(v, hex_) << 16)
            found.append((lies << 25) | (tile << 5) | hex_)
    return found


def token_of(v: Table, hex_: int) -> i64:
    """How a Room and its token lie: destroyed, activated, blocked, or still without a token."""
    found: i64 = 0
    if v.destroyed[hex_]:
        found = 1
    elif v.room_at[hex_] == BLACK_ROSE_ROOM and v.moon == 1:
        found = 2
    elif v.activated[hex_]:
        found = 3
    elif v.flipped[hex_]:
        found = 4
    return found


def marks_on_rooms(v: Table) -> int:
    """What is marked on any Room, as bits."""
    found: i64 = 0
    for hex_ in range(HEXES):
        if v.room_at[hex_] >= 0:
            token = token_of(v, hex_)
            if token == 1:
                found |= DESTROYED
                continue
            if token > 0:
                found |= WITHOUT_TOKEN if token == 2 else TURNED if token == 3 else BLOCKED
            if cubes_in(v.instability, hex_):
                found |= CUBES_LIE
            if v.lasting and name_at(v, hex_) != v.room_at[hex_]:
                found |= COPIED
    return int(found)


def code_of_cells(v: Table) -> int:
    """The doors of the Cells whose place is known, and the Rooms they lead to."""
    found: i64 = 0
    for seat in range(v.seats):
        found <<= 10
        if has_cell(v, seat):
            found |= ((i64(v.door[seat]) + 1) << 5) | (i64(v.room_at[v.door[seat]]) + 1)
    return int(found)


def has_cell(v: Table, seat: int) -> bool:
    """Whether it is known where a seat's Cell lies."""
    return v.phase != SETUP and v.door[seat] >= 0


# --- models ----------------------------------------------------------------------------------------------
def is_placed(v: Table, m: int) -> bool:
    """Whether a model stands in a Room, or in a Cell whose place is known."""
    if v.kind[m] == NO_MODEL or (m < ROSE and (m >= v.seats or v.mage[m] < 0)):
        return False
    if v.where[m] == IN_CELL:
        return has_cell(v, m)
    return v.where[m] >= 0


def number_among_twins(v: Table, m: int) -> int:
    """The number of an Evocation whose owner has another of its kind in play, or 0."""
    if m < ROSE or v.kind[m] == NO_MODEL:
        return 0
    own = (m - ROSE) % 3
    for x in range(m - own, m - own + 3):
        if x != m and v.kind[x] == v.kind[m]:
            return own + 1
    return 0


def bound(v: Table, m: int) -> i64:
    """What a model may not do, or is, for a while: a bit for each of `INHIBITIONS`."""
    found: i64 = 0
    if v.lasting:
        for k in range(len(INHIBITIONS)):
            if has_flag(v, m, INHIBITIONS[k]):
                found |= 1 << i64(k)
    return found


def name_of_model(v: Table, m: int) -> i64:
    """What a model is called: its kind, its number, and whether it is the viewer's own."""
    yours: i64 = 1 if m >= ROSE and (m - ROSE) // 3 == v.viewer else 0
    return ((i64(v.kind[m]) + 1) << 3) | (i64(number_among_twins(v, m)) << 1) | yours


def codes_of_models(v: Table) -> list[int]:
    """The models in play, each where it stands; its number is in the lowest four bits."""
    found: list[int] = []
    for m in range(MODELS):
        if v.kind[m] != NO_MODEL and is_placed(v, m):
            at: i64 = v.where[m] if v.where[m] >= 0 else 31
            known: i64 = m | (at << 4) | (name_of_model(v, m) << 9) | (bound(v, m) << 16)
            found.append((cubes_in(v.damage, m) << 23) | known)
    return found


def kinds_in_play(v: Table) -> int:
    """The kinds of Evocations in play, as bits, and whether anything is fastened to any model."""
    found: i64 = 0
    for m in range(MODELS):
        if v.kind[m] != NO_MODEL:
            if m >= ROSE:
                found |= 2 << i64(v.kind[m])
            if v.lasting and bound(v, m):
                found |= 1
    return int(found)


# --- cards -----------------------------------------------------------------------------------------------
def code_of_card(v: Table, c: int, where: i64, seat: i64, n: i64) -> int:
    """A card by itself: where, whose, its slot or School, its handle, then what is known of it."""
    known: i64 = 1 if v.seen_by[c] == EVERYONE else 0
    face: i64 = i64(v.face[c]) + 1
    if face > 0:
        known |= face << 1
    return where | ((seat + 1) << 3) | ((n + 1) << 6) | (i64(c) << 9) | (known << 21)


def code_of_place(v: Table, p: int) -> int:
    """A Spell on a sheet: its place stands where the handle of a card stands, which nobody is shown."""
    c = v.sheet[p]
    known: i64 = 1 if v.seen_by[c] == EVERYONE else 0
    face: i64 = i64(v.face[c]) + 1
    if face > 0:
        known |= face << 1
    side: i64 = v.side[p] + 1 if v.side[p] >= 0 else 0
    used: i64 = 1 if v.status[p] == USED else 0
    lies: i64 = side | (used << 2) | ((i64(token_at(v, p)) + 1) << 3)
    return AT_SHEET | (i64(p) << 9) | (known << 21) | (lies << 34)


def codes_of_cards(v: Table) -> list[int]:
    """The cards in the order in which they are drawn; of what lies hidden only those the viewer knows."""
    found: list[int] = []
    top = v.top
    for slot in range(3):
        c = top[EVENT_SLOT + slot]
        while c >= 0:
            found.append(code_of_card(v, c, AT_SLOT, -1, slot))
            c = v.under[c]
    for seat in range(v.seats):
        for p in range(PLACES * seat, PLACES * seat + PLACES):
            if v.sheet[p] >= 0:
                found.append(code_of_place(v, p))
        for k in range(len(PILES_HELD)):
            c = top[PILES_HELD[k] + seat]
            while c >= 0:
                if v.face[c] >= 0:
                    found.append(code_of_card(v, c, AT_HAND + k, seat, -1))
                c = v.under[c]
        if top[MEMORIES + seat] >= 0:
            found.append(code_of_card(v, top[MEMORIES + seat], AT_MEMORIES, seat, -1))
    for school in range(SCHOOLS):
        if top[SCHOOL_DISCARD + school] >= 0:
            found.append(code_of_card(v, top[SCHOOL_DISCARD + school], AT_DISCARD, -1, school))
    return found


def is_laid(v: Table, c: int) -> bool:
    """Whether a card that lies on no sheet is drawn."""
    if not 0 <= c < len(v.pile):
        return False
    pile = int(v.pile[c])
    if EVENT_SLOT <= pile < EVENT_SLOT + 3:
        return True
    if SCHOOL_DISCARD <= pile < SCHOOL_DISCARD + SCHOOLS or MEMORIES <= pile < MEMORIES + ROSE:
        return v.top[pile] == c
    held = HAND <= pile < HAND + ROSE or QUESTS <= pile < STUDIED + ROSE
    return held and v.face[c] >= 0


# --- numbers ---------------------------------------------------------------------------------------------
TENS: Final = 10
"""Bits for one number in a code of several."""
NOUGHT: Final = 256
"""What points are counted from: a code has no room for a negative number."""


def packed(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> int:
    """Six numbers as one."""
    half: i64 = (((a << TENS) | b) << TENS) | c
    return (((((half << TENS) | d) << TENS) | e) << TENS) | f


def codes_of_numbers(v: Table) -> list[int]:
    """The Rose with the Game Turn, two codes for each Mage, two for the decks; before the game, none."""
    found: list[int] = []
    if v.phase == SETUP:
        return found
    size = v.size
    rose = packed(NOUGHT + v.points[ROSE], v.winner_of.count(ROSE), v.reserve[ROSE], 0, v.turn, v.moon)
    found.append(rose)
    for seat in range(v.seats):
        won = v.winner_of.count(seat)
        points = NOUGHT + v.points[seat]
        hand = size[HAND + seat]
        quests = size[QUESTS + seat]
        done = size[COMPLETED + seat]
        found.append(packed(points, health_left(v, seat), v.tokens[seat], hand, quests, done))
        kept = size[GRIMOIRE + seat]
        gone = size[MEMORIES + seat]
        found.append(packed(v.taken[seat], won, v.reserve[seat], kept, gone, size[SET_ASIDE + seat]))
    decks = size[SCHOOL_DECK : SCHOOL_DECK + SCHOOLS]
    found.append(packed(decks[0], decks[1], decks[2], decks[3], decks[4], decks[5]))
    quest, event = size[QUEST_DECK + v.moon - 1], size[EVENT_DECK + v.moon - 1]
    found.append(packed(0, 0, 0, size[FORGOTTEN_DECK], quest, event))
    return found


def unpacked(code: int) -> list[int]:
    """The six numbers of a code."""
    return [(code >> (TENS * k)) & ((1 << TENS) - 1) for k in range(5, -1, -1)]


# --- players ---------------------------------------------------------------------------------------------
def code_of_clock(v: Table) -> int:
    """The time, whose turn it is, who is waited for, and who has what title."""
    found: i64 = v.waiting & ((1 << v.seats) - 1)
    found |= (i64(v.active) + 1) << 4
    found |= i64(v.phase) << 7
    found |= (i64(v.crown) + 1) << 10
    found |= (i64(v.first) + 1) << 13
    if v.over:
        found |= 1 << 16
    found |= i64(v.moon) << 17
    found |= i64(v.turn) << 20
    return int(found)


TITLES: Final = 11
"""Bits for the titles of one seat."""


def titles_of(code: int, seat: int, seats: int) -> int:
    """What a code says of one seat."""
    return (code >> (TITLES * (seats - 1 - seat))) & ((1 << TITLES) - 1)


def code_of_titles(v: Table) -> int:
    """The School of each seat, and what its Mage may not do for a while."""
    found: i64 = 0
    for seat in range(v.seats):
        bits: i64 = bound(v, seat) if v.mage[seat] >= 0 else 0
        found = (found << TITLES) | (bits << 4) | (i64(v.school[seat]) + 1)
    return int(found)

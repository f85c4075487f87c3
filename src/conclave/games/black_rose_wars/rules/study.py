"""Phases 2 and 3, Study and Preparation (R64 to R71, O12, O16, O17)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.content import SPELLS
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.piles import cards_in, put, put_under, rebuild
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.tellings import DREW
from conclave.games.black_rose_wars.terms import (
    CUSTOM,
    DONE,
    DRAW_FROM,
    FORGOTTEN,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    KEEP,
    MEMORIES,
    PLACES,
    PREPARATION,
    PREPARE,
    QUICK,
    READY,
    REMOVE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SCHOOLS,
    SET_ASIDE,
    SHEET,
    STUDIED,
    STUDY,
    STUDY_REMOVE,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame

ASKS_STUDY: Final = 35
ASKS_KEEP: Final = 36
ASKS_REMOVE: Final = 37
ASKS_PREPARE: Final = 38


# --- Study -----
def begin_study(s: Table, f: Frame) -> None:
    """From the First Player, one after another."""
    s.phase = STUDY
    f.amount = 0


def read_grimoire(s: Table, f: Frame) -> None:
    """Step 1: the top two cards of the Grimoire (R64)."""
    f.you = (s.first + f.amount) % s.seats
    s.active = f.you
    f.it = 0
    f.them = []
    for _ in range(2):
        rebuild(s, GRIMOIRE + f.you, MEMORIES + f.you)
        c = s.top[GRIMOIRE + f.you]
        if c >= 0:
            put(s, c, HAND + f.you)
            s.tell(DREW, f.you, c, s.face[c], 0, 1 << f.you)
    keep_limits(s)


def ask_split(s: Table, f: Frame) -> None:
    """Step 2: four cards of School decks, declared before any is seen (R65, O12)."""
    schools = [
        k for k in range(SCHOOLS) if s.size[SCHOOL_DECK + k] + s.size[SCHOOL_DISCARD + k] > f.them.count(k)
    ]
    if len(f.them) == 4 or not schools:
        f.at += 1
        return
    s.ask_unless_forced(f.you, ASKS_STUDY, -1, [pack(DRAW_FROM, k) for k in schools])


def take_split(s: Table, f: Frame) -> None:
    """One more of that School."""
    f.them = [*f.them, s.answer.a]
    f.again(2)


def draw_studied(s: Table, f: Frame) -> None:
    """The cards are looked at; they are not in hand yet."""
    for k in f.them:
        rebuild(s, SCHOOL_DECK + k, SCHOOL_DISCARD + k)
        c = s.top[SCHOOL_DECK + k]
        if c >= 0:
            put(s, c, STUDIED + f.you)
    f.it = 0


def ask_keep(s: Table, f: Frame) -> None:
    """Two are kept."""
    found = cards_in(s, STUDIED + f.you)
    if f.it == 2 or not found:
        f.at += 1
        return
    s.ask_unless_forced(f.you, ASKS_KEEP, -1, [pack(KEEP, c) for c in found])


def take_keep(s: Table, f: Frame) -> None:
    """It comes to hand."""
    put(s, s.answer.a, HAND + f.you)
    f.it += 1
    f.again(2)


def return_others(s: Table, f: Frame) -> None:
    """The others go face up to the discard piles of their Schools; then the hand limit."""
    for c in cards_in(s, STUDIED + f.you):
        put(s, c, SCHOOL_DISCARD + SPELLS[s.face[c]].school)
    keep_limits(s)


def ask_remove(s: Table, f: Frame) -> None:
    """Once in this phase a Spell may be removed from hand (R68)."""
    cards = cards_in(s, HAND + f.you)
    if not is_on(s, STUDY_REMOVE) or not cards:
        f.at += 1
        return
    s.ask(f.you, ASKS_REMOVE, -1, [pack(DONE), *[pack(REMOVE, c) for c in cards]])


def take_remove(s: Table, f: Frame) -> None:
    """To its School's discard pile; a Custom Spell set aside, a Forgotten one under its deck (O16)."""
    if s.answer.verb != REMOVE:
        return
    c = s.answer.a
    school = SPELLS[s.face[c]].school
    if school == CUSTOM:
        put(s, c, SET_ASIDE + f.you)
    elif school == FORGOTTEN:
        put_under(s, c, FORGOTTEN_DECK)
    else:
        put(s, c, SCHOOL_DISCARD + school)


def next_student(s: Table, f: Frame) -> None:
    """The next Mage studies."""
    f.amount += 1
    if f.amount < s.seats:
        f.at = 1


STUDY_PHASE: Final = BOOK.rule(
    "study",
    [
        begin_study,
        read_grimoire,
        ask_split,
        take_split,
        draw_studied,
        ask_keep,
        take_keep,
        return_others,
        ask_remove,
        take_remove,
        next_student,
    ],
)


# --- Preparation, behind the screens -----
def begin_preparation(s: Table, f: Frame) -> None:
    """Everybody places Spells at the same time (R69, O17)."""
    s.phase = PREPARATION
    s.fork(PREPARING)


def why_not_done(s: Table, f: Frame) -> bool:
    """Whether more must be placed: two at least, as far as there are cards."""
    return f.amount < 2 and s.size[HAND + f.you] > 0


def ask_prepare(s: Table, f: Frame) -> None:
    """First the Quick place, then the Standard places from the left, each with its side (R69)."""
    cards = cards_in(s, HAND + f.you)
    if f.amount == PLACES or not cards:
        f.leave()
        return
    codes = [pack(PREPARE, c, side) for c in cards for side in range(ways_to_lie(s.face[c]))]
    if not why_not_done(s, f):
        codes.append(pack(DONE))
    s.ask(f.you, ASKS_PREPARE, f.amount, codes)


def take_prepare(s: Table, f: Frame) -> None:
    """The Spell lies face down; order and side cannot change afterwards (R70)."""
    if s.answer.verb == DONE:
        f.leave()
        return
    place = f.you * PLACES + QUICK + f.amount
    put(s, s.answer.a, SHEET + f.you)
    s.sheet[place] = s.answer.a
    s.side[place] = s.answer.b
    s.status[place] = READY
    s.caster[place] = f.you
    f.amount += 1
    f.again(2)


PREPARING: Final = BOOK.rule("prepare", [ask_prepare, take_prepare])
PREPARATION_PHASE: Final = BOOK.rule("preparation", [begin_preparation])

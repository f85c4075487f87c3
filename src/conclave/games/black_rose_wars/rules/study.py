"""Phases 2 and 3, Study and Preparation (R64 to R71, O12, O16, O17)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.limits import keep_limits, why_not_in_hand
from conclave.games.black_rose_wars.rules.piles import cards_in, is_spell, mix, put, put_under, rebuild
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame, Label
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION

READING: Final = Label("reading")
NEXT_SCHOOL: Final = Label("next School")
STUDYING: Final = Label("studying")
NEXT_TO_KEEP: Final = Label("next to keep")


# --- Study: `amount` counts Mages, `by` has bits for those that removed a Spell -----
def begin_study(s: Table, f: Frame) -> None:
    """From the First Player, one after another."""
    s.phase = t.STUDY
    f.amount = 0
    f.by = 0


def begin_to_read(s: Table, f: Frame) -> None:
    """The next Mage in turn order."""
    f.you = (s.first + f.amount) % s.seats
    s.active = f.you


def read_grimoire(s: Table, f: Frame) -> None:
    """Step 1: the top two cards of the Grimoire (R64)."""
    drawn = 0
    for _ in range(2):
        rebuild(s, t.GRIMOIRE + f.you, t.MEMORIES + f.you)
        c = s.top[t.GRIMOIRE + f.you]
        if c >= 0:
            put(s, c, t.HAND + f.you)
            s.tell(t.DREW, f.you, c, s.face[c], 0, 1 << f.you)
            drawn += 1
    if drawn > 0:
        s.tell(t.DREW_HIDDEN, f.you, t.GRIMOIRE + f.you, -1, drawn, ~(1 << f.you))
    keep_limits(s)


def next_reader(s: Table, f: Frame) -> None:
    """Step 2 begins when every Mage has read (R65)."""
    f.amount += 1
    if f.amount < s.seats:
        f.go_to(READING)
    else:
        f.amount = 0


def begin_to_study(s: Table, f: Frame) -> None:
    """The next Mage in turn order."""
    begin_to_read(s, f)
    f.them = []


def ask_split(s: Table, f: Frame) -> None:
    """Step 2: four cards of School decks, declared before any is seen (R65, O12)."""
    codes = [pack(t.DRAW_FROM, x) for x in range(t.SCHOOLS) if why_not_studied_from(s, f, x) == ALLOWED]
    if len(f.them) == 4 or not codes:
        f.skip()
        return
    s.ask_unless_forced(f.you, ASKS_STUDY, -1, codes)


def why_not_studied_from(s: Table, f: Frame, school: int, b: int = -1) -> int:
    """Why no further card of a School can be declared."""
    return why_not_drawn_from(s, school, f.them.count(school))


def why_not_drawn_from(s: Table, school: int, taken: int) -> int:
    """Why nothing more can be drawn from a School of which some cards are spoken for (R65, O12)."""
    if school >= t.SCHOOLS:
        return why.NEVER_FORGOTTEN
    left = s.size[t.SCHOOL_DECK + school] + s.size[t.SCHOOL_DISCARD + school] - taken
    return ALLOWED if left > 0 else why.SCHOOL_EMPTY


def take_split(s: Table, f: Frame) -> None:
    """One more of that School."""
    f.them = [*f.them, s.answer.a]
    f.go_to(NEXT_SCHOOL)


def draw_studied(s: Table, f: Frame) -> None:
    """The cards are looked at; they are not in hand yet."""
    for k in f.them:
        rebuild(s, t.SCHOOL_DECK + k, t.SCHOOL_DISCARD + k)
        c = s.top[t.SCHOOL_DECK + k]
        if c >= 0:
            put(s, c, t.STUDIED + f.you)
            s.tell(t.TOLD_STUDIED, f.you, k)
    f.it = 0


def ask_keep(s: Table, f: Frame) -> None:
    """Two are kept."""
    found = cards_in(s, t.STUDIED + f.you)
    if f.it == 2 or not found:
        f.skip()
        return
    s.ask_unless_forced(f.you, ASKS_KEEP, -1, [pack(t.KEEP, c) for c in found])


def why_not_kept(s: Table, f: Frame, c: int, b: int = -1) -> int:
    """Why a card cannot be kept: it is none of those just taken (R65)."""
    if not is_spell(s, c):
        return OTHER_QUESTION
    return ALLOWED if s.pile[c] == t.STUDIED + f.you else why.NOT_STUDIED


def take_keep(s: Table, f: Frame) -> None:
    """It comes to hand."""
    put(s, s.answer.a, t.HAND + f.you)
    s.tell(t.KEPT, f.you, s.answer.a, s.face[s.answer.a], 0, 1 << f.you)
    f.it += 1
    f.go_to(NEXT_TO_KEEP)


def return_others(s: Table, f: Frame) -> None:
    """The others go face up to the discard piles of their Schools; then the hand limit."""
    for c in cards_in(s, t.STUDIED + f.you):
        put(s, c, t.SCHOOL_DISCARD + box.SPELLS[s.face[c]].school)
        s.tell(t.WENT_BACK, f.you, c, s.face[c])
    keep_limits(s)


def ask_remove(s: Table, f: Frame) -> None:
    """Once in this phase, before or after either step, a Spell may be removed from hand (R68, O16)."""
    cards = cards_in(s, t.HAND + f.you)
    if why_no_removing(s, f) != ALLOWED or not cards:
        f.skip()
        return
    s.ask(f.you, ASKS_REMOVE, -1, [pack(t.DONE), *[pack(t.REMOVE, c) for c in cards]])


def why_no_removing(s: Table, f: Frame) -> int:
    """Why a Mage removes no Spell, or none any more (R68)."""
    if not is_on(s, t.STUDY_REMOVE):
        return why.NO_REMOVING
    return why.REMOVED_ALREADY if (f.by >> f.you) & 1 else ALLOWED


def why_not_removed(s: Table, f: Frame, c: int, b: int = -1) -> int:
    """Why a Spell cannot be removed now."""
    reason = why_no_removing(s, f) if is_spell(s, c) else OTHER_QUESTION
    return reason if reason != ALLOWED else why_not_in_hand(s, f, c)


def why_not_removed_within(s: Table, f: Frame, c: int, b: int = -1) -> int:
    """Why a Spell cannot be removed within a step of Study: it never is (O16)."""
    reason = why_not_removed(s, f, c)
    return why.NOT_WITHIN_STEP if reason == ALLOWED else reason


def take_remove(s: Table, f: Frame) -> None:
    """To its School's discard pile; a Custom Spell set aside, a Forgotten one under its deck (O16)."""
    if s.answer.verb != t.REMOVE:
        return
    f.by |= 1 << f.you
    c = s.answer.a
    school = box.SPELLS[s.face[c]].school
    s.tell(t.WENT_BACK, f.you, c, s.face[c], 1, 1 << f.you if school == t.FORGOTTEN else EVERYONE)
    if school == t.CUSTOM:
        put(s, c, t.SET_ASIDE + f.you)
    elif school == t.FORGOTTEN:
        put_under(s, c, t.FORGOTTEN_DECK)
    else:
        put(s, c, t.SCHOOL_DISCARD + school)


def next_student(s: Table, f: Frame) -> None:
    """The next Mage studies."""
    f.amount += 1
    if f.amount < s.seats:
        f.go_to(STUDYING)


ASKS_STUDY: Final = t.V.question(
    "study",
    "R65, O12",
    {t.DRAW_FROM: why_not_studied_from, t.REMOVE: why_not_removed_within},
    often=(t.DRAW_FROM, t.REMOVE),
)
ASKS_KEEP: Final = t.V.question(
    "keep", "R65", {t.KEEP: why_not_kept, t.REMOVE: why_not_removed_within}, often=(t.KEEP, t.REMOVE)
)
ASKS_REMOVE: Final = t.V.question("remove", "R68", {t.REMOVE: why_not_removed})
STUDY_PHASE: Final = BOOK.rule(
    "study",
    [
        begin_study,
        READING,
        begin_to_read,
        ask_remove,
        take_remove,
        read_grimoire,
        ask_remove,
        take_remove,
        next_reader,
        STUDYING,
        begin_to_study,
        NEXT_SCHOOL,
        ask_split,
        take_split,
        draw_studied,
        NEXT_TO_KEEP,
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
    """Everybody mixes its hand and places Spells, all at the same time (R69, O17)."""
    s.phase = t.PREPARATION
    for seat in range(s.seats):
        mix(s, t.HAND + seat, 1 << seat)
    s.fork(PREPARING)


def why_not_done(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why more must be placed: two at least, as far as there are cards (R69, O17)."""
    return why.PLACE_TWO if f.amount < 2 and s.size[t.HAND + f.you] > 0 else ALLOWED


def why_not_prepared(s: Table, f: Frame, c: int, side: int) -> int:
    """Why a card cannot be placed on a side now (R69, R70, R89)."""
    if s.pile[c] == t.SHEET + f.you:
        return why.PLACED_ALREADY
    reason = why_not_in_hand(s, f, c)
    if reason == ALLOWED and side >= ways_to_lie(s.face[c]):
        return why.NO_REVERSE
    return reason


def ask_prepare(s: Table, f: Frame) -> None:
    """First the Quick place, then the Standard places from the left, each with its side (R69)."""
    cards = cards_in(s, t.HAND + f.you)
    if f.amount == t.PLACES or not cards:
        f.leave()
        return
    codes = [pack(t.PREPARE, c, side) for c in cards for side in range(ways_to_lie(s.face[c]))]
    if why_not_done(s, f) == ALLOWED:
        codes.append(pack(t.DONE))
    s.ask(f.you, ASKS_PREPARE, f.amount, codes)


def take_prepare(s: Table, f: Frame) -> None:
    """The Spell lies face down; order and side cannot change afterwards (R70)."""
    if s.answer.verb == t.DONE:
        f.leave()
        return
    place = f.you * t.PLACES + t.QUICK + f.amount
    put(s, s.answer.a, t.SHEET + f.you)
    s.sheet[place] = s.answer.a
    s.side[place] = s.answer.b
    s.status[place] = t.READY
    s.caster[place] = f.you
    s.tell(t.PREPARED, f.you, place, s.face[s.answer.a], s.answer.b)
    f.amount += 1
    f.start_over()


ASKS_PREPARE: Final = t.V.question(
    "prepare",
    "R69, R71",
    {t.PREPARE: why_not_prepared, t.DONE: why_not_done},
    often=(t.PREPARE, t.DONE),
)
PREPARING: Final = BOOK.rule("prepare", [ask_prepare, take_prepare])
PREPARATION_PHASE: Final = BOOK.rule("preparation", [begin_preparation])

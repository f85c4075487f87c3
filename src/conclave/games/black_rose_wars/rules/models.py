"""Mages and Evocations: their values, summoning, removing (R15, R29, R117 to R122, O58, O59, O97)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.entering import BY_SUMMON, enter
from conclave.games.black_rose_wars.rules.harm import can_be_harmed, remove_evocation, why_not_harmed
from conclave.games.black_rose_wars.rules.sides import is_on, owner_of_model
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


def move_value(s: Table, m: int) -> int:
    """How far a model moves; an Abomination 2 (R15, O58)."""
    if s.kind[m] != t.A_MAGE:
        return box.MOVE[s.kind[m]]
    if flags.has_flag(s, m, flags.IS_ABOMINATION):
        return box.MOVE[t.ABOMINATION]
    base = 2 if is_on(s, t.FIXED_PHYSICAL) else box.MAGE_MOVE[s.mage[m]]
    return flags.flag(s, m, flags.MOVE_VALUE, base) if s.lasting else base


def attack_value(s: Table, m: int) -> int:
    """How hard a model hits; an Abomination 3 (R150, O58)."""
    if s.kind[m] != t.A_MAGE:
        return box.ATTACK[s.kind[m]]
    if flags.has_flag(s, m, flags.IS_ABOMINATION):
        return box.ATTACK[t.ABOMINATION]
    base = 2 if is_on(s, t.FIXED_PHYSICAL) else box.MAGE_ATTACK[s.mage[m]]
    return flags.flag(s, m, flags.ATTACK_VALUE, base) if s.lasting else base


def enemies_beside(s: Table, m: int, you: int) -> list[int]:
    """The models in a model's Room that a side commanding it may have it attack (O29)."""
    if why_no_blow(s, m) != ALLOWED:
        return []
    return [x for x in range(t.MODELS) if s.where[x] == s.where[m] and can_be_harmed(s, x, you)]


def why_no_blow(s: Table, m: int) -> int:
    """Why a model cannot attack anybody at all: nobody strikes out of a Cell, or with a value of 0."""
    if s.where[m] < 0:
        return why.IN_YOUR_CELL
    return ALLOWED if attack_value(s, m) > 0 else why.NO_ATTACK_VALUE


def why_not_beside(s: Table, m: int, you: int, x: int) -> int:
    """Why a side commanding a model may not have it attack another."""
    reason = why_not_harmed(s, x, you)
    return why.NOT_HERE if reason == ALLOWED and s.where[x] != s.where[m] else reason


def evocations_of(s: Table, seat: int) -> list[int]:
    """The Evocations a seat has in play."""
    first = 4 + box.MOST_EVOCATIONS * seat
    return [m for m in range(first, first + box.MOST_EVOCATIONS) if s.kind[m] != t.NO_MODEL]


# --- summoning -----
def summon(s: Table, seat: int, kind: int, hex_: int, f: Frame) -> None:
    """Bring an Evocation into a Room; with three in play one may be replaced (R117, R118)."""
    f.by = t.NO_MODEL
    if s.stock[kind] == 0 or hex_ < 0:
        return
    call = Frame(SUMMONING, kind, seat)
    call.here = hex_
    s.push(call)


def ask_replace(s: Table, f: Frame) -> None:
    """With three in play: replace one, or give the new one up."""
    mine = evocations_of(s, f.you)
    if len(mine) < box.MOST_EVOCATIONS:
        f.skip()
        return
    s.ask(f.you, ASKS_REPLACE, f.this, [pack(t.FORGO), *[pack(t.REPLACE, m) for m in mine]])


def why_not_replaced(s: Table, f: Frame, m: int, b: int) -> int:
    """Why a model cannot make room for a new Evocation: it takes one of the seat's own (R118)."""
    if s.kind[m] == t.NO_MODEL:
        return why.NOT_IN_PLAY
    return ALLOWED if m >= 4 and owner_of_model(m) == f.you else why.NOT_YOURS


def replace_one(s: Table, f: Frame) -> None:
    """The one named goes back to reserve."""
    if s.answer.verb == t.FORGO:
        f.leave()
    else:
        remove_evocation(s, s.answer.a)


def arrive(s: Table, f: Frame) -> None:
    """The new Evocation stands in the Room, which it enters (R97)."""
    first = 4 + box.MOST_EVOCATIONS * f.you
    m = first
    while s.kind[m] != t.NO_MODEL:
        m += 1
    s.kind[m] = f.this
    s.stock[f.this] -= 1
    s.where[m] = t.NO_ROOM
    s.tell_and_head(t.SUMMONED, f.you, m, f.this, f.here)
    note(s, t.D_SUMMONED, f.you, f.this)
    text = s.waiting_for(f)
    if text is not None:
        text.by = m
    enter(s, m, f.here, BY_SUMMON)


ASKS_REPLACE: Final = t.V.question("make-room", "R118", {t.REPLACE: why_not_replaced})
SUMMONING: Final = BOOK.rule("summon", [ask_replace, replace_one, arrive])

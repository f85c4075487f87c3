"""What one combination of Actions allows, and why it allows no more (R71, R76 to R81, O23 to O29, O102)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.attacks import why_no_attack
from conclave.games.black_rose_wars.rules.models import why_not_beside
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING

# What the frame of a combination keeps in its bits
USED_STANDARD: Final = 1
USED_QUICK: Final = 2
DID_SOMETHING: Final = 4


def ready_places(s: Table, seat: int) -> list[int]:
    """The places with Spells not yet cast."""
    first = seat * t.PLACES
    return [p for p in range(first, first + t.PLACES) if s.sheet[p] >= 0 and s.status[p] == t.READY]


def active_places(s: Table, seat: int) -> list[int]:
    """The places with Traps and Protections not yet triggered."""
    first = seat * t.PLACES
    return [p for p in range(first, first + t.PLACES) if s.sheet[p] >= 0 and s.status[p] == t.ACTIVE]


def has_something_left(s: Table, seat: int) -> bool:
    """Whether a Mage still has a Ready Spell or a token."""
    return s.tokens[seat] > 0 or bool(ready_places(s, seat))


def may_give_up_active(s: Table, seat: int) -> bool:
    """Whether a Mage has Traps or Protections that it may sacrifice (R80)."""
    return is_on(s, t.SACRIFICE_ACTIVE) and bool(active_places(s, seat))


def why_no_move(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why a Physical Action, which may always be a move, cannot be begun (R17, R76, O102)."""
    if f.amount >= 2:
        return why.TWO_ACTIONS
    return ALLOWED if s.tokens[f.you] > 0 else why.NO_TOKEN_LEFT


def why_no_physical_attack(s: Table, f: Frame) -> int:
    """Why a Physical Action cannot be an attack (R74, O24, O29)."""
    reason = why_no_move(s, f)
    return reason if reason != ALLOWED else why_no_attack(s, f.you, f.you)


def why_not_struck(s: Table, seat: int, m: int) -> int:
    """Why a model cannot be struck by choosing it together with the attack."""
    if not 0 <= m < t.MODELS:
        return NO_SUCH_THING
    reason = why_not_beside(s, seat, seat, m)
    return why.ATTACK_FIRST if reason == ALLOWED else reason


def why_not_attacked(s: Table, f: Frame, m: int, b: int) -> int:
    """Why no Physical Action strikes a model."""
    reason = why_no_physical_attack(s, f)
    return reason if reason != ALLOWED else why_not_struck(s, f.you, m)


def why_not_on_sheet(s: Table, seat: int, place: int) -> int:
    """Why a place holds no Spell of a Mage."""
    if place // t.PLACES != seat:
        return why.NOT_YOUR_SHEET
    return ALLOWED if s.sheet[place] >= 0 else why.EMPTY_PLACE


def why_not_ready(s: Table, seat: int, place: int) -> int:
    """Why no Ready Spell of a Mage lies at a place (R157)."""
    reason = why_not_on_sheet(s, seat, place)
    if reason != ALLOWED or s.status[place] == t.READY:
        return reason
    return why.SET_ALREADY if s.status[place] == t.ACTIVE else why.USED_ALREADY


def why_not_cast(s: Table, f: Frame, place: int, b: int = -1) -> int:
    """Why a Spell cannot be cast: the next Standard one and the Quick one, one of each (R71, R77)."""
    reason = why_not_ready(s, f.you, place)
    if reason != ALLOWED:
        return reason
    if f.amount >= 2:
        return why.TWO_ACTIONS
    if s.where[f.you] == IN_CELL:
        return why.IN_YOUR_CELL
    if place % t.PLACES == t.QUICK:
        return why.ONE_QUICK if f.it & USED_QUICK else ALLOWED
    if f.it & USED_STANDARD:
        return why.TWO_STANDARD
    return why_not_next(s, place)


def why_not_next(s: Table, place: int) -> int:
    """Why a Ready Standard Spell must wait: another lies further left (R71)."""
    p = place - 1
    while p % t.PLACES != t.QUICK:
        if s.sheet[p] >= 0 and s.status[p] == t.READY:
            return why.NOT_NEXT
        p -= 1
    return ALLOWED


def why_not_sacrificed(s: Table, f: Frame, place: int, b: int = -1) -> int:
    """Why a Spell cannot be given up for a step (R80, O23)."""
    reason = why_not_ready(s, f.you, place)
    if reason == why.SET_ALREADY:
        reason = ALLOWED if is_on(s, t.SACRIFICE_ACTIVE) else why.ACTIVE_STAYS
    if reason == ALLOWED and f.amount >= 2 and is_on(s, t.SACRIFICE_IS_ACTION):
        return why.TWO_ACTIONS
    return reason


def why_no_end(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why the combination may not stop while something can be done (R76, R78, R81).

    It may after one Action, or where passing is allowed.

    An Action that is left leads out of the Cell, also after one that led there (R8, O76). Nobody is
    compelled to give up an Active Spell (O26).
    """
    if not has_something_left(s, f.you):
        return ALLOWED
    if s.where[f.you] == IN_CELL and f.amount < 2:
        return why.LEAVE_CELL
    return ALLOWED if f.it & DID_SOMETHING or is_on(s, t.MAY_PASS) else why.SOMETHING_LEFT

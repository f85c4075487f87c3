"""Sides, points, the Crown, the Moon, and who goes when (R3, R5, R50 to R56, O57, O60, O71, O82)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import unpack


def is_on(s: Table, switch: int) -> bool:
    """Whether a switch of the profile is on."""
    return ((s.switches >> switch) & 1) != 0


def turn_order(s: Table) -> list[int]:
    """The seats from the First Player clockwise (R5)."""
    return [(s.first + k) % s.seats for k in range(s.seats)]


def order_from(s: Table, seat: int) -> list[int]:
    """The seats from a seat clockwise, itself first."""
    return [(seat + k) % s.seats for k in range(s.seats)]


def gain(s: Table, side: int, n: int, why: int = 0) -> int:
    """A side gains points; returns how many. The log says what they are for."""
    if n > 0:
        s.points[side] += n
        s.tell(t.GAINED, side, n, s.points[side], why)
        if why == t.FOR_QUEST or why >= t.FOR_MAGE:
            count_extra(s, side, n)
    return max(0, n)


def count_extra(s: Table, side: int, n: int) -> None:
    """In extra Game Turns defeats, Quests and destroyed Rooms alone decide (R142, O81)."""
    if s.tied:
        s.extra[side] += n


def lose(s: Table, side: int, n: int) -> int:
    """A side loses points, never below 0 (O57); returns how many."""
    n = min(n, s.points[side])
    if n > 0:
        s.points[side] -= n
        s.tell(t.LOST, side, n, s.points[side])
    return max(0, n)


def steal(s: Table, thief: int, victim: int, n: int) -> int:
    """A side takes points from another, as far as they are there (R159)."""
    n = take_away(s, thief, victim, n)
    gain(s, thief, n)
    return n


def take_away(s: Table, taker: int, victim: int, n: int) -> int:
    """An effect of a side makes a Mage lose points, which Quests count if it is another's."""
    n = lose(s, victim, n)
    if n > 0 and taker != victim < s.seats:
        note(s, t.D_TOOK_POINTS, taker, 0, n)
    return n


def take_crown(s: Table, seat: int) -> None:
    """The Crown passes; the order of this Game Turn stays (R56, R61, R82)."""
    if s.crown != seat:
        s.crown = seat
        note(s, t.D_TOOK_CROWN, seat)
        s.tell(t.CROWN_PASSED, seat)


def highest(s: Table) -> int:
    """The points of the side that is ahead, the Rose included (R50)."""
    return max(s.points)


def chooser_for(s: Table, side: int) -> int:
    """Who decides for a side: itself, or for the Rose the Crown holder (O60)."""
    if side < s.seats:
        return side
    if is_on(s, t.ROSE_CHOOSES_AT_RANDOM):
        return -1
    return s.crown


def first_of(s: Table, values: list[int], most: bool) -> int:
    """The seat with most, or least, of something; ties go to the one first in turn order (O60)."""
    best = -1
    for seat in turn_order(s):
        if best < 0 or (values[seat] > values[best] if most else values[seat] < values[best]):
            best = seat
    return best


def owner_of_model(m: int) -> int:
    """The seat that controls a model."""
    return t.OWNER[m]


def ask_side(s: Table, side: int, about: int, this: int, codes: list[int]) -> None:
    """Ask whoever decides for a side; for the Rose that is the Crown holder, or chance (O60)."""
    seat = chooser_for(s, side)
    if len(codes) == 1:
        s.answer = unpack(codes[0])
    elif seat < 0:
        s.answer = unpack(codes[int(s.rng.below(len(codes)))])
    else:
        s.ask(seat, about, this, codes)

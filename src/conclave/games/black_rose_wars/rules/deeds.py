"""What was done this Game Turn: the log that Quests count from (O66)."""

from __future__ import annotations

from conclave.games.black_rose_wars.table import Table


def note(s: Table, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Write down a deed of a seat."""
    if 0 <= seat < s.seats:
        s.deeds.append((kind << 24) | (seat << 20) | ((a & 0x3FF) << 10) | (b & 0x3FF))


def kind_of(deed: int) -> int:
    """What was done."""
    return deed >> 24


def seat_of(deed: int) -> int:
    """Who did it."""
    return (deed >> 20) & 0xF


def first_number(deed: int) -> int:
    """The first number of a deed."""
    return (deed >> 10) & 0x3FF


def second_number(deed: int) -> int:
    """The second number of a deed."""
    return deed & 0x3FF

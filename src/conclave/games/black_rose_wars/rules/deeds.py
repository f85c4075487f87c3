"""What was done this Game Turn: the log that Quests count from (O66).

A deed is one number: its kind and the seat that did it on top, then three numbers that say more.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.table import Table

HEAD_AT: Final = 40
"""A deed shifted down by so many bits is its head: kind and seat."""


def note(s: Table, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Write down a deed of a seat; the Rose has no Quests."""
    if 0 <= seat < s.seats:
        s.deeds.append((head_of(kind, seat) << HEAD_AT) | (c << 24) | (a << 12) | b)


def head_of(kind: int, seat: int) -> int:
    """What was done, and who did it."""
    return (kind << 3) | seat


def first_number(deed: int) -> int:
    """The first number of a deed."""
    return (deed >> 12) & 0xFFF


def second_number(deed: int) -> int:
    """The second number of a deed, a count where there is one."""
    return deed & 0xFFF


def third_number(deed: int) -> int:
    """The third number of a deed."""
    return (deed >> 24) & 0xFFFF

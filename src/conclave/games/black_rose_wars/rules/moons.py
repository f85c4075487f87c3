"""Moons: when they rise and what they bring (R50 to R55, O71)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.sides import highest
from conclave.games.black_rose_wars.table import Table


def check_moon(s: Table) -> None:
    """After an Action: the Moon follows the side that is ahead, and never turns back."""
    top = highest(s)
    moon = 3 if top >= 18 else 2 if top >= 6 else 1
    while s.moon < moon:
        s.moon += 1
        s.tell(t.MOON_ROSE, -1, s.moon)
        for seat in range(s.seats):
            if s.top[t.SET_ASIDE + seat] >= 0:
                put(s, s.top[t.SET_ASIDE + seat], t.HAND + seat)
    keep_limits(s)

"""Cards that one reader orders or takes out of several: nobody else can follow them (O18)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import audience
from conclave.games.black_rose_wars.table import Table
from conclave.language.hiding import is_known_to_others

LARGEST_PLACE: Final = 31
"""Models and Rooms have numbers up to this one."""


def hide_choice(s: Table, f: Effect, c: int) -> int:
    """A card taken out of several that were looked at changes handles with the first of them."""
    others = [x for x in f.seen if s.pile[x] == s.pile[c]]
    if c not in others or audience(s.pile[c]) != 0 or f.you >= s.seats:
        return c
    first = others[0]
    if not is_known_to_others(s, others, f.you):
        return c
    if min(c, first) <= LARGEST_PLACE:
        return c  # names may also hold models and Rooms, whose numbers are small
    for x in others:
        s.seen_by[x] = 1 << f.you
    if first != c:
        s.face[c], s.face[first] = s.face[first], s.face[c]
        f.swap_names(c, first)
    return first

"""Cards that one reader orders or takes out of several: nobody else can follow them (O18)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import audience
from conclave.games.black_rose_wars.table import Table

LARGEST_PLACE: Final = 31
"""Models and Rooms have numbers up to this one."""


def is_known_to_others(s: Table, cards: list[int], side: int) -> bool:
    """Whether anybody but one side knows any of some cards, and so could follow it."""
    return any(s.seen_by[c] & ~(1 << side) != 0 for c in cards)


def hide_order(s: Table, cards: list[int], side: int) -> list[int]:
    """Faces change handles, so that the order in which cards go back is their reader's alone."""
    if not is_known_to_others(s, cards, side):
        return cards
    faces = [s.face[c] for c in cards]
    handles = sorted(cards)
    for i in range(len(handles)):
        s.face[handles[i]] = faces[i]
        s.seen_by[handles[i]] = 1 << side if side < s.seats else 0
    return handles


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

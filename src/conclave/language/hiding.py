"""Cards that one reader orders or takes out of several: nobody else can follow them."""

from __future__ import annotations

from conclave.kernel.state import State


def is_known_to_others(s: State, cards: list[int], side: int) -> bool:
    """Whether anybody but one side knows any of some cards, and so could follow it."""
    return any(s.seen_by[c] & ~(1 << side) != 0 for c in cards)


def hide_order(s: State, cards: list[int], side: int) -> list[int]:
    """Faces change handles, so that the order in which cards go back is their reader's alone."""
    if not is_known_to_others(s, cards, side):
        return cards
    faces = [s.face[c] for c in cards]
    handles = sorted(cards)
    for i in range(len(handles)):
        s.face[handles[i]] = faces[i]
        s.seen_by[handles[i]] = 1 << side if side < s.seats else 0
    return handles

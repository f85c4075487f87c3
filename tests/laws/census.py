"""What there is in each game, counted: a list that no decision changes. Every registered game has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conclave.kernel.state import UNKNOWN


def dark_artifacts(s: Any) -> object:
    """36 cards, each once, and each seat's pieces by type; in play every piece is in exactly one place."""
    pieces = len(s.under)
    cards = sorted(s.face[pieces : pieces + 36])
    if not s.top:
        return [cards, pieces]
    per_seat = pieces // s.seats
    types = [sorted(s.face[first : first + per_seat]) for first in range(0, pieces, per_seat)]
    assert types == [types[0]] * s.seats
    assert UNKNOWN not in types[0]
    assert sorted([*standing(s), *s.grave]) == list(range(pieces))
    return [cards, pieces]


def standing(s: Any) -> list[int]:
    """The pieces on the board: each entity's top, or what waits to be revealed, and all beneath."""
    found = []
    for top in s.top:
        p = top if top >= -1 else -2 - top
        while p >= 0:
            found.append(p)
            p = s.under[p]
    return found


CENSUS: dict[str, Callable[[Any], object]] = {"dark-artifacts": dark_artifacts}

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


def black_rose_wars(s: Any) -> object:
    """Every card in one pile, every cube, Trophy and Evocation card somewhere, every Room in its place."""
    spells, quests, events = s.face[:238], s.face[238:333], s.face[333:]
    chained = sorted(c for pile in range(len(s.top)) for c in chain(s, pile))
    assert chained == list(range(len(s.face)))
    assert all(s.size[pile] == len(chain(s, pile)) for pile in range(len(s.top)))
    lying = [c for c in s.sheet if c >= 0]
    assert sorted(lying) == sorted(c for seat in range(4) for c in chain(s, 57 + seat))
    cubes = [s.reserve[k] + sum(s.damage[k::5]) + sum(s.instability[k::5]) for k in range(5)]
    kinds = [s.stock[k] + s.kind.count(k) for k in range(9) if k != 5]
    trophies = sum(s.trophies) + sum(s.taken)
    return [sorted(spells), sorted(quests), sorted(events), cubes, kinds, trophies >= 0, sorted(s.room_at)]


def chain(s: Any, pile: int) -> list[int]:
    """The cards of a pile, top first."""
    found = []
    c = s.top[pile]
    while c >= 0:
        found.append(c)
        c = s.under[c]
    return found


def triora(s: Any) -> object:
    """36 Villagers, each once; of each seat 3 herbs of each colour, 15 markers, and never 6 of a potion."""
    herbs = [sum(s.herbs[at : at + 4]) for at in range(0, 16 * s.seats, 4)]
    markers = [
        s.markers[seat] + sum(s.doom[4 * seat : 4 * seat + 4]) + s.castle.count(seat)
        for seat in range(s.seats)
    ]
    lying = [*s.row, *[c for c in range(36) if s.owner[c] >= 0], *range(s.drawn, 36)]
    assert sorted(lying) == list(range(36))
    assert all(0 <= n <= 5 for n in s.potions)
    assert all(0 <= n <= 32 for n in s.inquisition)
    assert min(*s.silver, *s.undead, *s.points) >= 0
    assert sorted(s.pile) == list(range(s.seats))
    return [sorted(s.face), herbs, markers]


def mage_wars(s: Any) -> object:
    """Every card of each book, once; what is in play in one list, alive or on its way out; nothing owed."""
    terms = s.terms
    sizes = [len(book) for book in terms.books]
    books = [sorted(s.face[first : first + n]) for first, n in zip(terms.first, sizes, strict=True)]
    assert books == [sorted(book) for book in terms.books]
    assert len(set(s.play)) == len(s.play)
    assert min(s.mana) >= 0
    assert min(s.damage) >= 0
    return [books, list(s.face[:2])]


CENSUS: dict[str, Callable[[Any], object]] = {
    "dark-artifacts": dark_artifacts,
    "black-rose-wars": black_rose_wars,
    "triora": triora,
    "mage-wars": mage_wars,
}

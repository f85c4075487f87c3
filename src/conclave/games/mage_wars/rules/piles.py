"""Books as piles of cards: what is in them, what leaves them, what goes back (R5.5, R13.2, O8, O30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.table import Table, owner_of

NO_COPIES: Final = vec[i16]([0] * box.FACES)


def faces_in_book(s: Table, seat: int, without: list[int]) -> list[int]:
    """The spells in a seat's book, each once, by number; `without` some copies."""
    copies = NO_COPIES[:]
    for face in without:
        copies[face] -= 1
    first: i64 = s.terms.first[seat]
    last: i64 = first + len(s.terms.books[seat])
    x: i64
    for x in range(first, last):
        there = i64(s.face[x])
        if s.place[x] == k.BOOK and there >= 0:
            copies[there] += 1
    return [face for face in range(box.FACES) if copies[face] > 0]


def take_from_book(s: Table, seat: int, face: int) -> int:
    """A card of a face from a book: the first handle there gets that face, so that its rank tells nothing."""
    begin = s.terms.first[seat]
    first = -1
    for x in range(begin, begin + len(s.terms.books[seat])):
        if s.place[x] == k.BOOK:
            first = x if first < 0 else first
            if s.face[x] == face:
                s.face[x] = s.face[first]
                s.face[first] = face
                return first
    raise LookupError(f"no card {face} in the book of seat {seat}")


def return_to_book(s: Table, x: int) -> None:
    """A card goes back to its owner's book, where nobody else sees it (O8, O30)."""
    clear(s, x)
    s.place[x] = k.BOOK
    s.seen_by[x] = 1 << owner_of(s, x)


def clear(s: Table, x: int) -> None:
    """A card leaves where it was, with nothing on it."""
    if x in s.play:
        s.play.remove(x)
    s.controller[x] = owner_of(s, x)
    s.zone[x] = -1
    s.bearer[x] = -1
    s.border[x] = -1
    s.up[x] = 0
    s.ready[x] = 0
    s.guard[x] = 0
    s.damage[x] = 0
    s.life[x] = 0
    s.mana[x] = 0 if x >= 2 else s.mana[x]
    s.marks[x] = 0
    s.linked[x] = -1
    for c in range(k.CONDITIONS):
        s.conditions[k.CONDITIONS * x + c] = 0
    for c in range(k.TOKENS):
        s.tokens[k.TOKENS * x + c] = 0

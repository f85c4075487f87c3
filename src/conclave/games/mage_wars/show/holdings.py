"""The cards that a scene shows of a view, as tuples: what is held, attached, in the arena, in books, done."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.planning import slots_of
from conclave.games.mage_wars.show.facts import (
    NOTHING,
    Look,
    Rows,
    borne_by,
    called,
    standing,
    stands_by_itself,
)
from conclave.games.mage_wars.table import PLAN_SLOTS, Table, zone_of
from conclave.kernel.events import EVERYONE
from conclave.show.sentences import Thing

Lying = tuple[str, int, int, int, bool, Thing, Thing, int, bool, Rows]
"""A card: where, number, whose, face, whether known to all, name, on or for what, copies, whether open, and
its conditions."""
HELD: Final = (k.PREPARED, k.BOUND, k.CASTING)
"""Where cards lie that may be cast, or are."""
LYING: Final[list[tuple[int, str]]] = [
    (k.CASTING, "casting"), (k.DYING, "leaving"), (k.PREPARED, "prepared"), (k.BOUND, "bound"),
    (k.BANISHED, "banished"), (k.DISCARD, "discard"),
]  # fmt: skip
"""Where cards lie that are not in the arena, with the names of those places, in the order of the page."""


def card_facts(look: Look, where: str, x: int, seat: int, on: Thing, n: int) -> Lying:
    """A card: where it lies, its number, whose, its face as far as it is known, its name, on or for what."""
    v = look.v
    face = max(-1, int(v.face[x]))
    name = called(look, x) if where != "planned" else ("spell", face)
    conditions = standing(look)[x][7][3] if where == "in-play" else ()
    return where, x, seat, face, v.seen_by[x] == EVERYONE, name, on, n, v.up[x] != 0, conditions


def cards(look: Look) -> list[Lying]:
    """What each seat has in hand and in the arena, its discards, and its book as far as it is known."""
    found: list[Lying] = []
    for seat in range(2):
        planned(look, seat, found)
        held(look, seat, found)
        in_arena(look, seat, found)
        book(look.v, seat, found)
    return found


def planned(look: Look, seat: int, found: list[Lying]) -> None:
    """What a seat has chosen behind its screen, as far as the viewer may see it."""
    v = look.v
    first = slots_of(v, seat)
    for x in range(first, first + PLAN_SLOTS):
        if v.face[x] >= 0:
            found.append(card_facts(look, "planned", x, seat, NOTHING, 0))


def held(look: Look, seat: int, found: list[Lying]) -> None:
    """Spells that are under way, prepared, bound, banished or discarded."""
    v = look.v
    first = v.terms.first[seat]
    lying: dict[int, list[int]] = {place: [] for place, _ in LYING}
    for x in range(first, first + len(v.terms.books[seat])):
        place = int(v.place[x])
        if place in lying:
            lying[place].append(x)
    for place, where in LYING:
        for x in lying[place]:
            bearer = int(v.bearer[x])
            mine = bearer < 2 or place not in (k.PREPARED, k.BOUND)
            name = "given" if place == k.PREPARED and not mine else where
            found.append(card_facts(look, name, x, seat, NOTHING if mine else called(look, bearer), 0))


def in_arena(look: Look, seat: int, found: list[Lying]) -> None:
    """What is attached to the Mage, and to others, then the Mage and all its objects, to be read."""
    v = look.v
    for bearer in [seat, *[x for x in v.play if x != seat]]:
        for y in borne_by(look, bearer):
            if v.controller[y] == seat and not stands_by_itself(v, y):
                found.append(card_facts(look, "attached", y, seat, called(look, bearer), 0))
    for x in standing(look):
        if v.controller[x] == seat and v.up[x] != 0 and v.face[x] >= 0:
            on: Thing = ("border", int(v.border[x])) if v.border[x] >= 0 else ("zone", zone_of(v, x))
            found.append(card_facts(look, "in-play", x, seat, on, 0))


def book(v: Table, seat: int, found: list[Lying]) -> None:
    """The spells that are left in a book, each once with its copies; nothing of a book nobody may read."""
    first = v.terms.first[seat]
    counts: dict[int, int] = {}
    for x in range(first, first + len(v.terms.books[seat])):
        face = int(v.face[x])
        if v.place[x] == k.BOOK and face >= 0:
            counts[face] = counts.get(face, 0) + 1
    for face in sorted(counts):
        public = v.viewer == 2 or v.over
        found.append(("book", face, seat, face, public, ("spell", face), NOTHING, counts[face], False, ()))


def book_key(seat: int, face: int) -> str:
    """The key of a spell in a book; there are two books, and faces are fewer than a thousand."""
    return f"spell-{1000 * seat + face}"

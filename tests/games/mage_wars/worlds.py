"""Positions that differ only in what one side cannot see, and what each viewer is shown of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import msgspec

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.testkit.plain import as_bytes
from tests.games.mage_wars.layout import GAME, Layout

SPECTATOR = 2
LANGUAGES = ("en", "it")

Making = Callable[[str, list[str]], Layout]
"""Lays out a position with a card that only its owner knows; the other cards are in the owner's book."""


def settled(g: Layout) -> Layout:
    """The lists of the books in order: which card of a book has which handle means nothing."""
    for book in g.s.terms.books:
        book.sort()
    return g


def seen(g: Layout, viewer: int) -> dict[str, bytes]:
    """All that a viewer gets: the view with its log and options, and the scene in words."""
    v = g.view(viewer)
    scenes = {name: msgspec.json.encode(GAME.scene(v, name)) for name in LANGUAGES}
    return {"view": as_bytes(v), **scenes, "why": as_bytes(refusals(g, v, viewer))}


def refusals(g: Layout, v: Any, viewer: int) -> list[list[int]]:
    """What a seat is told when it asks why not: of every card that is not in a book, and of one that is."""
    if v.decision_of(viewer) is None:
        return []
    cards = [x for x in range(g.s.terms.plans) if g.s.place[x] != k.BOOK] + [3, -1]
    return [
        [verb, a, b, GAME.why_not(v, viewer, verb, a, b).number]
        for verb in range(len(t.V.verbs))
        for a in cards
        for b in cards
    ]


class Worlds:
    """The same position with one or the other card in it; what is done is done in every one of them."""

    def __init__(self, make: Making, *names: str) -> None:
        self.names = names
        self.all = [settled(make(name, [each for each in names if each != name])) for name in names]

    def do(self, act: Callable[[Layout], object]) -> Self:
        """Do something in every world."""
        for g in self.all:
            act(g)
        return self

    def differences(self, viewer: int) -> list[str]:
        """In what the first world and any other look different to a viewer."""
        first, *others = [seen(g, viewer) for g in self.all]
        return [f"{what} of {name}" for name, other in zip(self.names[1:], others, strict=True)
                for what in first if first[what] != other[what]]  # fmt: skip

    def look_alike(self, *viewers: int) -> Self:
        """Nobody of these can tell them apart."""
        for viewer in viewers:
            assert not self.differences(viewer), f"{viewer}: {self.names[0]} or {self.differences(viewer)}"
        return self

    def look_different(self, *viewers: int) -> Self:
        """All of these can."""
        for viewer in viewers:
            assert self.differences(viewer), f"{viewer} cannot tell {self.names} apart"
        return self

"""The parts of speech of the card language: nouns, numbers and tests, worked out for a running effect."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.effect import Effect

# What a noun is about
A_MODEL: Final = 0
A_ROOM: Final = 1
A_CARD: Final = 2
A_SEAT: Final = 3


class Noun:
    """A set of models, Rooms, cards or seats; a single thing is a set of one, nothing the empty set."""

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def of(self, s: Table, f: Effect) -> list[int]:
        """The things meant."""
        raise NotImplementedError

    def named(self, s: Table, f: Effect) -> list[int]:
        """The things meant, wherever they are now: one that has fallen was still the target."""
        return self.of(s, f)

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """Why something that is not offered is not meant; a set that knows more says more."""
        return why.NOT_MEANT

    def one(self, s: Table, f: Effect) -> int:
        """The first of them, or -1."""
        found = self.of(s, f)
        return found[0] if found else -1


class Number:
    """A number worked out when it is needed."""

    def of(self, s: Table, f: Effect) -> int:
        """The number."""
        raise NotImplementedError


class Plain(Number):
    """A number as printed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, f: Effect) -> int:
        """The number."""
        return self.n


class Test:
    """Something that holds or does not."""

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it holds."""
        raise NotImplementedError

    def progress(self, s: Table, f: Effect) -> int:
        """How far it is from nothing (0) to holding (100): what bots make of a Quest."""
        return 100 if self.holds(s, f) else 0


class Always(Test):
    """What needs no test."""

    def holds(self, s: Table, f: Effect) -> bool:
        """It always holds."""
        return True


ALWAYS: Final = Always()


def number(n: int | Number) -> Number:
    """A printed number, or one to be worked out, as a number."""
    return n if isinstance(n, Number) else Plain(n)

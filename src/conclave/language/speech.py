"""The parts of speech: nouns, numbers and tests, worked out for a running text."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S
from conclave.kernel.reasons import ALLOWED
from conclave.language.text import F


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Generic[S, F]):
    """A set of things that have numbers; a single thing is a set of one, nothing the empty set.

    A noun says either which things it means (`of`), or how many numbers there are (`most`) and for each
    why it is not meant (`why_not`); the best ones say why not anyway. `sort` is the game's number for what
    it is about, which says by which verb it is picked.
    """

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def most(self, s: S) -> int:
        """One more than the largest number that could be meant."""
        raise NotImplementedError

    def of(self, s: S, f: F) -> list[int]:
        """The things meant, for this text, now."""
        return [x for x in range(self.most(s)) if self.why_not(s, f, x) == ALLOWED]

    def named(self, s: S, f: F) -> list[int]:
        """The things meant, wherever they are now: one that has fallen was still the target."""
        return self.of(s, f)

    def why_not(self, s: S, f: F, x: int) -> int:
        """Why a number is not meant; `NOT_SAID` leaves the reason to the line that asks."""
        return NOT_SAID

    def one(self, s: S, f: F) -> int:
        """The first of them, or -1."""
        found = self.of(s, f)
        return found[0] if found else -1


NOT_SAID: Final = -1
"""What a noun answers that has no reason of its own: it just does not mean that one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Generic[S, F]):
    """A number worked out when it is needed."""

    def of(self, s: S, f: F) -> int:
        """The number."""
        raise NotImplementedError


class Plain(Number[S, F]):
    """A number as printed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: S, f: F) -> int:
        """The number."""
        return self.n


def number(n: int | Number[S, F]) -> Number[S, F]:
    """A printed number, or one to be worked out, as a number."""
    return n if isinstance(n, Number) else Plain(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Generic[S, F]):
    """Something that holds or does not."""

    def holds(self, s: S, f: F) -> bool:
        """Whether it holds."""
        raise NotImplementedError

    def progress(self, s: S, f: F) -> int:
        """How far it is from nothing (0) to holding (100): what bots make of a condition."""
        return 100 if self.holds(s, f) else 0


class Always(Test[S, F]):
    """What needs no test."""

    def holds(self, s: S, f: F) -> bool:
        """It always holds."""
        return True

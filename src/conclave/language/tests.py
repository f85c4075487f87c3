"""Tests that any text may make: numbers compared, sets that meet, and tests put together."""

from __future__ import annotations

from typing import Final

from conclave.kernel.book import S
from conclave.language.speech import Always, Noun, Number, Test, number
from conclave.language.text import F


class AnyOf(Test[S, F]):
    """A set is not empty."""

    def __init__(self, noun: Noun[S, F]) -> None:
        self.noun = noun

    def holds(self, s: S, f: F) -> bool:
        """Whether there is anything."""
        return bool(self.noun.of(s, f))


EQUALS: Final = 0
AT_LEAST: Final = 1
MORE_THAN: Final = 2


class Compare(Test[S, F]):
    """Two numbers compared."""

    def __init__(self, how: int, a: Number[S, F], b: Number[S, F]) -> None:
        self.how = how
        self.a = a
        self.b = b

    def holds(self, s: S, f: F) -> bool:
        """Whether it is so."""
        a = self.a.of(s, f)
        b = self.b.of(s, f)
        return a == b if self.how == EQUALS else a >= b if self.how == AT_LEAST else a > b

    def progress(self, s: S, f: F) -> int:
        """The part of the way that a count has gone."""
        b = self.b.of(s, f) + (1 if self.how == MORE_THAN else 0)
        if self.how == EQUALS or b <= 0:
            return super().progress(s, f)
        return min(100, max(0, 100 * self.a.of(s, f) // b))


class Same(Test[S, F]):
    """Two sets have something in common."""

    def __init__(self, a: Noun[S, F], b: Noun[S, F]) -> None:
        self.a = a
        self.b = b

    def holds(self, s: S, f: F) -> bool:
        """Whether they meet."""
        second = self.b.of(s, f)
        return any(x in second for x in self.a.of(s, f))


BOTH: Final = 0
EITHER: Final = 1
NOT: Final = 2


class Logic(Test[S, F]):
    """Tests put together."""

    def __init__(self, how: int, a: Test[S, F], b: Test[S, F]) -> None:
        self.how = how
        self.a = a
        self.b = b

    def holds(self, s: S, f: F) -> bool:
        """Both, either, or not."""
        if self.how == BOTH:
            return self.a.holds(s, f) and self.b.holds(s, f)
        if self.how == EITHER:
            return self.a.holds(s, f) or self.b.holds(s, f)
        return not self.a.holds(s, f)

    def progress(self, s: S, f: F) -> int:
        """Half of the way for each of both; the farther of either."""
        if self.how == NOT:
            return super().progress(s, f)
        a = self.a.progress(s, f)
        b = self.b.progress(s, f)
        return (a + b) // 2 if self.how == BOTH else max(a, b)


def any_of(x: Noun[S, F]) -> Test[S, F]:
    """Anything at all."""
    return AnyOf(x)


def equals(a: int | Number[S, F], b: int | Number[S, F]) -> Test[S, F]:
    """a is b."""
    return Compare(EQUALS, number(a), number(b))


def at_least(a: int | Number[S, F], b: int | Number[S, F]) -> Test[S, F]:
    """a is b or more."""
    return Compare(AT_LEAST, number(a), number(b))


def more_than(a: int | Number[S, F], b: int | Number[S, F]) -> Test[S, F]:
    """a is more than b."""
    return Compare(MORE_THAN, number(a), number(b))


def same(x: Noun[S, F], y: Noun[S, F]) -> Test[S, F]:
    """The same thing."""
    return Same(x, y)


def both(a: Test[S, F], b: Test[S, F]) -> Test[S, F]:
    """a and b."""
    return Logic(BOTH, a, b)


def either(a: Test[S, F], b: Test[S, F]) -> Test[S, F]:
    """a or b."""
    return Logic(EITHER, a, b)


def no(a: Test[S, F]) -> Test[S, F]:
    """Not a."""
    return Logic(NOT, a, Always())

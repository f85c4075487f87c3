"""Numbers that any text may speak of: counted, let, and put together."""

from __future__ import annotations

from typing import Final

from conclave.kernel.book import S
from conclave.language.sets import Name
from conclave.language.speech import Noun, Number, Test, number
from conclave.language.text import F


class Count(Number[S, F]):
    """How many things a set has."""

    def __init__(self, noun: Noun[S, F]) -> None:
        self.noun = noun

    def of(self, s: S, f: F) -> int:
        """The number; 0 for nothing."""
        return len(self.noun.of(s, f))


class Did(Number[S, F]):
    """What the last verb really did."""

    def of(self, s: S, f: F) -> int:
        """As much as it did, or named."""
        return f.did


class Value(Number[S, F]):
    """A number that was let."""

    def __init__(self, name: Name[S, F]) -> None:
        self.name = name

    def of(self, s: S, f: F) -> int:
        """The number, 0 if it never was let."""
        found = f.recall(self.name.n)
        return found[0] if found else 0


PLUS: Final = 0
LESS: Final = 1
TIMES: Final = 2
HALF: Final = 3
LEAST: Final = 4
MOST: Final = 5


class Sum(Number[S, F]):
    """Two numbers put together."""

    def __init__(self, how: int, a: Number[S, F], b: Number[S, F]) -> None:
        self.how = how
        self.a = a
        self.b = b

    def of(self, s: S, f: F) -> int:
        """The result."""
        a = self.a.of(s, f)
        b = self.b.of(s, f)
        if self.how == PLUS:
            return a + b
        if self.how == LESS:
            return a - b
        if self.how == TIMES:
            return a * b
        if self.how == HALF:
            return a // 2
        return min(a, b) if self.how == LEAST else max(a, b)


class Either(Number[S, F]):
    """One number if a test holds, another if not."""

    def __init__(self, test: Test[S, F], a: Number[S, F], b: Number[S, F]) -> None:
        self.test = test
        self.a = a
        self.b = b

    def of(self, s: S, f: F) -> int:
        """The number."""
        return self.a.of(s, f) if self.test.holds(s, f) else self.b.of(s, f)


def count(x: Noun[S, F]) -> Number[S, F]:
    """How many there are."""
    return Count(x)


def value(name: Name[S, F]) -> Number[S, F]:
    """A number that was let."""
    return Value(name)


def plus(a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """a and b."""
    return Sum(PLUS, number(a), number(b))


def less(a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """a less b."""
    return Sum(LESS, number(a), number(b))


def times(a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """a times b."""
    return Sum(TIMES, number(a), number(b))


def half(a: int | Number[S, F]) -> Number[S, F]:
    """Half of a, rounded down."""
    return Sum(HALF, number(a), number(0))


def least(a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """The smaller of two."""
    return Sum(LEAST, number(a), number(b))


def most(a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """The larger of two."""
    return Sum(MOST, number(a), number(b))


def either_number(test: Test[S, F], a: int | Number[S, F], b: int | Number[S, F]) -> Number[S, F]:
    """a if the test holds, else b."""
    return Either(test, number(a), number(b))

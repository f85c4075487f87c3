"""Sets that any text may speak of: what it has named, what it has seen, and sets put together."""

from __future__ import annotations

from conclave.kernel.book import S
from conclave.language.speech import NOT_SAID, Noun
from conclave.language.text import F


class Name(Noun[S, F]):
    """Something picked or let earlier in the text."""

    def __init__(self, n: int, sort: int = 0) -> None:
        super().__init__(sort)
        self.n = n

    def of(self, s: S, f: F) -> list[int]:
        """What the name is bound to."""
        return f.recall(self.n)


class TheSeen(Noun[S, F]):
    """The cards last looked at."""

    def of(self, s: S, f: F) -> list[int]:
        """The cards."""
        return f.seen


class Both(Noun[S, F]):
    """Two sets together."""

    def __init__(self, a: Noun[S, F], b: Noun[S, F]) -> None:
        super().__init__(a.sort)
        self.a = a
        self.b = b

    def of(self, s: S, f: F) -> list[int]:
        """All of the first, then what else is in the second."""
        first = self.a.of(s, f)
        return [*first, *[x for x in self.b.of(s, f) if x not in first]]


class Without(Noun[S, F]):
    """A set without what is in another."""

    def __init__(self, a: Noun[S, F], b: Noun[S, F]) -> None:
        super().__init__(a.sort)
        self.a = a
        self.b = b

    def of(self, s: S, f: F) -> list[int]:
        """What is left of the first."""
        second = self.b.of(s, f)
        return [x for x in self.a.of(s, f) if x not in second]

    def why_not(self, s: S, f: F, x: int) -> int:
        """It is left out, or was never meant."""
        return NOT_SAID if x in self.b.of(s, f) else self.a.why_not(s, f, x)


def union(a: Noun[S, F], b: Noun[S, F]) -> Noun[S, F]:
    """Both sets together."""
    return Both(a, b)


def but(a: Noun[S, F], b: Noun[S, F]) -> Noun[S, F]:
    """The first set without the second."""
    return Without(a, b)

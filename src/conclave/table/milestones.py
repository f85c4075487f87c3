"""Milestones: places of a way that are remembered, the last ones all, earlier ones ever further apart."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, Generic, TypeVar

T = TypeVar("T")

RECENT: Final = 4
"""The last milestones, which are all remembered."""

APART: Final = 16
"""How far apart the others are at first."""

MOST: Final = 48
"""When there are so many, every second of the older ones is forgotten."""


class Milestones(Generic[T]):
    """What was seen at some places of a way; the first place is never forgotten."""

    def __init__(self) -> None:
        self._at: list[int] = []
        self._seen: list[T] = []
        self._apart = APART

    def __len__(self) -> int:
        return len(self._at)

    def add(self, at: int, seen: T) -> None:
        """Remember a place further on than all the others."""
        self._at.append(at)
        self._seen.append(seen)
        older = len(self._at) - RECENT - 1
        if older > 0 and self._at[older] - self._at[older - 1] < self._apart:
            self._forget(older)
        if len(self._at) > MOST:
            self._apart *= 2
            for n in range(len(self._at) - RECENT - 1, 0, -2):
                self._forget(n)

    def _forget(self, n: int) -> None:
        del self._at[n], self._seen[n]

    def last(self, at: int) -> tuple[int, T]:
        """The last milestone that is not beyond a place, and where it is."""
        n = bisect_right(self._at, at) - 1
        return self._at[n], self._seen[n]

    def before(self, at: int) -> Milestones[T]:
        """The milestones on the way to a place."""
        found: Milestones[T] = Milestones()
        n = bisect_right(self._at, at - 1)
        found._at, found._seen, found._apart = self._at[:n], self._seen[:n], self._apart
        return found

"""Recall: what was made of some objects, found again by the very objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Recall(Generic[P, T]):
    """A function that is asked again and again about the same objects, which must never change.

    It knows them by where they are, so they are kept beside what was made of them, up to `most` times.
    """

    def __init__(self, make: Callable[P, T], most: int) -> None:
        self._make = make
        self._most = most
        self._rows: dict[tuple[int, ...], tuple[object, T]] = {}

    def __call__(self, *things: P.args, **named: P.kwargs) -> T:
        """What was made of these things, or is made now."""
        assert not named
        key = tuple(map(id, things))
        row = self._rows.get(key)
        if row is None:
            if len(self._rows) >= self._most:
                self._rows.clear()
            row = self._rows[key] = (things, self._make(*things, **named))
        return row[1]

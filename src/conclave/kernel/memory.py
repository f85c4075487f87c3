"""What was drawn lately: parts of scenes, found again by all that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 20_000
"""Parts that a memory holds before it begins again."""


class Memory(Generic[T]):
    """Parts of scenes by a key that names everything they depend on, the language included.

    What is drawn from a view may rest only on what its key names: two viewers may share a part.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: dict[Hashable, T] = {}

    def of(self, key: Hashable, draw: Callable[[], T]) -> T:
        """A part as it was drawn before, or drawn now."""
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= self.most:
                self.kept.clear()
            found = self.kept[key] = draw()
        return found

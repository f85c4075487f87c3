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
        self.get = self.kept.get
        """A part as it was drawn before, or None: for what is looked up so often that `of` takes too long."""

    def of(self, key: Hashable, draw: Callable[[], T]) -> T:
        """A part as it was drawn before, or drawn now."""
        found = self.get(key)
        return found if found is not None else self.keep(key, draw())

    def keep(self, key: Hashable, part: T) -> T:
        """Remember a part that has just been drawn."""
        if len(self.kept) >= self.most:
            self.kept.clear()
        self.kept[key] = part
        return part

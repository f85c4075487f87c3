"""What was drawn last: the parts of scenes of which most looks show that nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from conclave.games.black_rose_wars.naming import Names

T = TypeVar("T")

MOST: Final = 500
"""Parts that are held before all of them are let go."""

PUBLIC: Final = -1
"""The slot of what is the same for all viewers."""


class Latest(Generic[T]):
    """Parts as they were drawn last, each beside all that it shows.

    To compare columns is far quicker than to find a part by a key made of them. A slot is only where to look:
    a part comes back only where every fact and every column is as it was.
    """

    def __init__(self) -> None:
        self.kept: dict[int, tuple[tuple[object, ...], list[Any], T]] = {}

    def of(
        self,
        slot: int,
        facts: tuple[object, ...],
        columns: list[Any],
        draw: Callable[[Names], T],
        names: Names,
    ) -> T:
        """A part as it was drawn last, or drawn now; of columns, which may change later, copies are kept."""
        found = self.kept.get(slot)
        if found is not None and found[0] == facts and found[1] == columns:
            return found[2]
        if len(self.kept) >= MOST:
            self.kept.clear()
        part = draw(names)
        self.kept[slot] = (facts, [column[:] for column in columns], part)
        return part

"""What was drawn lately: parts of scenes, found again by all that they show, or by where they stood."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from conclave.kernel.diary import Diary

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


MOST_SLOTS: Final = 500
PUBLIC: Final = -1
"""The slot of what is the same for all viewers."""


class Latest(Generic[T]):
    """Parts as they were drawn last, each beside all that it shows.

    To compare columns is far quicker than to find a part by a key made of them. A slot is only where to look:
    a part comes back only where every fact and every column is as it was. A view with a diary has slots of
    its own table, so tables do not take each other's place.
    """

    def __init__(self) -> None:
        self.kept: dict[Any, tuple[tuple[object, ...], list[Any], T]] = {}

    def of(
        self,
        slot: int,
        facts: tuple[object, ...],
        columns: list[Any],
        draw: Callable[[Any], T],
        names: Any,
    ) -> T:
        """A part as it was drawn last, or drawn now; of columns, which may change later, copies are kept."""
        events = names.v.events
        kept = events.drawn if isinstance(events, Diary) else self.kept
        place = (self, slot)
        found = kept.get(place)
        if found is not None and found[0] == facts and found[1] == columns:
            return found[2]
        if len(kept) >= MOST_SLOTS:
            kept.clear()
        part = draw(names)
        kept[place] = (facts, [column[:] for column in columns], part)
        return part

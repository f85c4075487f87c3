"""The slate of a worker: the tables whose rules it carries out now, for its doorkeeper to read if it hangs.

Rules that never end may keep everything else in their process from running. So they cannot be ended alone:
the process ends itself, and who starts the next one reads here which table it was.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from mmap import mmap
from typing import Final

from conclave.server.schema import ID_LETTERS

SLOTS: Final = 16
"""Tables that can be at work at once: more than there are threads."""

WIPED: Final = bytes(ID_LETTERS)


class Slate:
    """Memory that two processes share, by the number of its file."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._memory = mmap(number, SLOTS * ID_LETTERS)

    @classmethod
    def fresh(cls) -> Slate:
        """A slate with nothing on it."""
        number = os.memfd_create("slate")
        os.ftruncate(number, SLOTS * ID_LETTERS)
        return cls(number)

    @contextmanager
    def at(self, table: str) -> Iterator[None]:
        """Have the name of a table on the slate for as long as its rules are carried out."""
        slot = next((n for n in range(SLOTS) if not self._read(n)), SLOTS - 1)
        self._write(slot, table.encode().ljust(ID_LETTERS, b"\0")[:ID_LETTERS])
        try:
            yield
        finally:
            self._write(slot, WIPED)

    def tables(self) -> list[str]:
        """The names on the slate."""
        return sorted({name for n in range(SLOTS) if (name := self._read(n))})

    def _read(self, slot: int) -> str:
        found = self._memory[slot * ID_LETTERS : (slot + 1) * ID_LETTERS]
        return found.rstrip(b"\0").decode("ascii", "replace")

    def _write(self, slot: int, name: bytes) -> None:
        self._memory[slot * ID_LETTERS : (slot + 1) * ID_LETTERS] = name

    def close(self) -> None:
        """Put the slate away."""
        self._memory.close()
        os.close(self.number)


class Suspicion:
    """Which tables have made a process hang: one that was alone at work, or that was there twice."""

    def __init__(self) -> None:
        self._strikes: dict[str, int] = {}

    def of(self, tables: list[str]) -> list[str]:
        """The tables that must be closed, of those whose rules were carried out when a process hung."""
        for table in tables:
            self._strikes[table] = self._strikes.get(table, 0) + 1
        return [table for table in tables if len(tables) == 1 or self._strikes[table] > 1]

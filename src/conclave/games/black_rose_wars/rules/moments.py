"""Moments that change nothing by themselves: they only open windows for what waits."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.table import DOOR, Table
from conclave.kernel.happenings import Happening


def nothing_changes(s: Table, h: Happening) -> None:
    """A moment that only opens windows."""


FALLEN: Final = DOOR.kind("fallen", nothing_changes)
SCORED: Final = DOOR.kind("scored", nothing_changes)
FIRST_PLACED: Final = DOOR.kind("first placed", nothing_changes)
TURN_ENDS: Final = DOOR.kind("turn ends", nothing_changes)


def moment(s: Table, kind: int, card: int, you: int, subject: int, here: int) -> None:
    """Open the windows of a moment: what `you` did to a subject, somewhere, by a card."""
    h = Happening(kind, card, you, [subject], [0])
    h.here = here
    DOOR.cause(s, h)

"""Moving, shifting, swapping, and what it means to enter a Room (R9, R27, R90 to R92, R160, O5, O27, O39)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import IN_CELL, NEAR
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.lodge import colour_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import DOOR, Table
from conclave.games.black_rose_wars.tellings import MOVED, SENT_TO_CELL, SHIFTED
from conclave.games.black_rose_wars.terms import A_MAGE, D_ENTERED, NO_MODEL
from conclave.kernel.happenings import Happening

BY_STEP: Final = 0
BY_SHIFT: Final = 1
BY_SUMMON: Final = 2


class Entering(Happening):
    """A model comes from somewhere (`left`) into a Room (`here`), by a step or directly."""

    def __init__(self, m: int, left: int, here: int, manner: int, physical: bool) -> None:
        super().__init__(ENTER, -1, -1, [m], [0])
        self.left = left
        self.here = here
        self.manner = manner
        self.physical = physical

    def copy(self) -> Happening:
        """Return an equal happening that shares nothing mutable."""
        h = Entering(self.them[0] if self.them else self.it, self.left, self.here, self.manner, self.physical)
        h.them = self.them[:]
        h.amounts = self.amounts[:]
        self.copy_into(h)
        h.rule = self.rule
        h.you = self.you
        h.it = self.it
        h.cancelled = self.cancelled
        h.spoken = self.spoken[:]
        return h


def come_in(s: Table, h: Happening) -> None:
    """The model stands in the Room, unless it fell, or was taken elsewhere, on leaving the last one (R93)."""
    assert isinstance(h, Entering)
    m = h.it
    if s.kind[m] == NO_MODEL or s.where[m] != h.left:
        h.cancel()
        return
    s.where[m] = h.here
    s.tell(MOVED if h.manner == BY_STEP else SHIFTED, owner_of_model(m), m, h.left, h.here)
    if s.kind[m] == A_MAGE:
        note(s, D_ENTERED, m, colour_at(s, h.here))


ENTER: Final = DOOR.kind("enter", come_in)


def enter(s: Table, m: int, here: int, manner: int, physical: bool = False) -> None:
    """A model enters a Room; Traps may answer."""
    if s.kind[m] == NO_MODEL or s.room_at[here] < 0:
        return
    h = Entering(m, s.where[m], here, manner, physical)
    h.you = owner_of_model(m)
    DOOR.cause(s, h)


def steps_from(s: Table, m: int) -> list[int]:
    """The Rooms one step from a model; out of the Cell there is only the door (O5)."""
    here = s.where[m]
    if here == IN_CELL:
        return [s.door[m]]
    return [there for there in NEAR[here] if s.room_at[there] >= 0]


def go_to_cell(s: Table, m: int) -> None:
    """A Mage is put in its Cell without having been defeated."""
    s.where[m] = IN_CELL
    s.tell(SENT_TO_CELL, m, m)

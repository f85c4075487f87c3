"""Moving, shifting, swapping, and what it means to enter a Room (R9, R27, R90 to R92, R160, O5, O27, O39)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import IN_CELL, NEAR
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.deeds import HEAD_AT, head_of, note, third_number
from conclave.games.black_rose_wars.rules.effect import speak
from conclave.games.black_rose_wars.rules.lodge import colour_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import DOOR, Table
from conclave.kernel.happenings import Happening
from conclave.kernel.reasons import ALLOWED

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
        h = Entering(-1, self.left, self.here, self.manner, self.physical)
        self.copy_happening_into(h)
        return h


def come_in(s: Table, h: Happening) -> None:
    """The model stands in the Room, unless it fell, or was taken elsewhere, on leaving the last one (R93)."""
    assert isinstance(h, Entering)
    m = h.it
    if s.kind[m] == t.NO_MODEL or s.where[m] != h.left:
        h.prevent()
        return
    s.where[m] = h.here
    if h.manner != BY_SUMMON:
        s.tell(t.MOVED if h.manner == BY_STEP else t.SHIFTED, owner_of_model(m), m, h.left, h.here)
        if not s.quiet:
            h.told = s.told - 1
    if s.kind[m] == t.A_MAGE:
        note(s, t.D_ENTERED, m, colour_at(s, h.here), 0, h.manner)
    elif s.kind[m] == t.INFAMY_OF_CRETE:
        trample(s, m)


def trample(s: Table, m: int) -> None:
    """The Infamy of Crete speaks when it has entered a Room, before any Trap (R21)."""
    e = speak(s, box.EVOCATION_TEXTS[t.INFAMY_OF_CRETE], -1, owner_of_model(m), s.where[m])
    e.by = m


ENTER: Final = DOOR.kind("enter", come_in)


def enter(s: Table, m: int, here: int, manner: int, physical: bool = False) -> None:
    """A model enters a Room; Traps may answer. Where it stands already it does not enter (O39)."""
    if s.kind[m] == t.NO_MODEL or s.room_at[here] < 0 or s.where[m] == here:
        return
    h = Entering(m, s.where[m], here, manner, physical)
    h.you = owner_of_model(m)
    DOOR.cause(s, h)


def has_moved(s: Table, seat: int) -> bool:
    """Whether a Mage has gone a step in this Game Turn; being shifted is no move (R160)."""
    entered = head_of(t.D_ENTERED, seat)
    return any(deed >> HEAD_AT == entered and third_number(deed) == BY_STEP for deed in s.deeds)


def steps_from(s: Table, m: int) -> list[int]:
    """The Rooms one step from a model; out of the Cell there is only the door (O5)."""
    here = s.where[m]
    if here == IN_CELL:
        return [s.door[m]]
    return [there for there in NEAR[here] if s.room_at[there] >= 0]


def why_no_step(s: Table, m: int, there: int) -> int:
    """Why no step leads a model to a hex (O5, O27)."""
    if there in steps_from(s, m):
        return ALLOWED
    if s.room_at[there] < 0:
        return why.NO_ROOM_THERE
    return why.SAME_ROOM if s.where[m] == there else why.NOT_ADJACENT


def go_to_cell(s: Table, m: int) -> None:
    """A Mage is put in its Cell without having been defeated; it drops its inhibitions (R22, O32)."""
    s.where[m] = IN_CELL
    flags.drop_inhibitions(s, m)
    s.tell(t.SENT_TO_CELL, m, m)

"""What holds for a while: flags on models and Rooms, as lasting effects (O32, O58, O62, O77)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.table import Table

NO_MOVE: Final = 0
NO_LEAVE: Final = 1
NO_ACTIVATE: Final = 2
NO_PHYSICAL_ACTIVATE: Final = 3
NO_ACTIVATE_AFTER_MOVE: Final = 4
NO_PROTECTION: Final = 5
MOVE_VALUE: Final = 6
ATTACK_VALUE: Final = 7
ATTACK_AREA: Final = 8
MOVE_AND_ATTACK: Final = 9
IS_ABOMINATION: Final = 10
HAS_COLOUR: Final = 11
COPY_OF: Final = 12
NOT_COMPLETED: Final = 13

INHIBITIONS: Final = (NO_MOVE, NO_LEAVE, NO_ACTIVATE)

ROOM_OFFSET: Final = 32
CARD_OFFSET: Final = 64
"""Flags on Rooms are fastened to 32 + hex, those on cards to 64 + card, those on models to the model."""

# When a lasting effect ends
END_OF_GAME_TURN: Final = 1
END_OF_ACTION_PHASE: Final = 2
NEXT_ACTION_PHASE: Final = 3


def set_flag(s: Table, x: int, flag: int, value: int, until: int, source: int, side: int) -> None:
    """Fasten a flag; of several values of one flag the last one set counts."""
    s.let_last(~flag, source, side, x, value, until, s.turn + (1 if until == NEXT_ACTION_PHASE else 0))


def flag(s: Table, x: int, which: int, otherwise: int) -> int:
    """The value of a flag, or what holds without it."""
    i = len(s.lasting) - 1
    while i >= 0:
        row = s.lasting[i]
        if row.text == ~which and row.it == x and is_in_force(s, row.until, row.when):
            return row.amount
        i -= 1
    return otherwise


def is_in_force(s: Table, until: int, when: int) -> bool:
    """Whether an effect counts now: one for the next Action Phase holds in that phase alone."""
    return until != NEXT_ACTION_PHASE or (s.turn == when and s.phase == t.ACTION)


def has_flag(s: Table, x: int, which: int) -> bool:
    """Whether a flag is set on a model or Room."""
    return bool(s.lasting) and flag(s, x, which, 0) != 0


def drop_inhibitions(s: Table, m: int) -> None:
    """A Mage that enters its Cell may move and activate again, also in the next Action Phase (R22, O32)."""
    if s.lasting:
        s.lasting = [
            row for row in s.lasting if row.it != m or row.you == t.ROSE or ~row.text not in INHIBITIONS
        ]


def drop_flags(s: Table, m: int) -> None:
    """On a Mage that was defeated nothing hangs any longer (O50); Events hold for all (O62)."""
    if s.lasting:
        s.lasting = [row for row in s.lasting if row.it != m or row.you == t.ROSE]

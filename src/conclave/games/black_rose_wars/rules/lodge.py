"""Rooms: names, colours, lines, tokens and tiles (R10 to R14, R100, R128 to R132, O1, O73, O77)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import DISTANCE, HEXES, LINES
from conclave.games.black_rose_wars.rules.cubes import clear_instability, instability_on
from conclave.games.black_rose_wars.rules.flags import COPY_OF, HAS_COLOUR, ROOM_OFFSET, flag
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.tellings import ROOM_FELL
from conclave.games.black_rose_wars.terms import (
    BLACK_ROSE_ROOM,
    RESISTANCE,
    ROOM_COLOUR,
    ROSE,
    SIDES,
    STRAIGHT_LINES,
)

ANYWHERE: Final = 99
"""A range that ignores distance and lines (R101)."""


def name_at(s: Table, hex_: int) -> int:
    """The Room on a hex, or the one it is a copy of this turn (O77)."""
    if not s.lasting:
        return s.room_at[hex_]
    return flag(s, ROOM_OFFSET + hex_, COPY_OF, s.room_at[hex_])


def colour_at(s: Table, hex_: int) -> int:
    """The colour of the Room on a hex, changes for this turn included."""
    own = ROOM_COLOUR[name_at(s, hex_)]
    return flag(s, ROOM_OFFSET + hex_, HAS_COLOUR, own) if s.lasting else own


def has_token(s: Table, hex_: int) -> bool:
    """Whether a Room's token lies on it: the Black Rose Room's comes with the Second Moon (R41, R54)."""
    if s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return False
    return s.room_at[hex_] != BLACK_ROSE_ROOM or s.moon > 1


def in_range(s: Table, a: int, b: int, range_: int) -> bool:
    """Whether a Room is within a printed range: up to so many Rooms along a straight line (R100, O84)."""
    if range_ == ANYWHERE:
        return True
    if a < 0 or b < 0:
        return False
    if not is_on(s, STRAIGHT_LINES):
        return DISTANCE[HEXES * a + b] <= range_
    if a == b:
        return True
    for line in LINES[a]:
        for k in range(min(range_, len(line))):
            if s.room_at[line[k]] < 0:
                break  # lines do not cross the empty hex (O3)
            if line[k] == b:
                return True
    return False


def leader_in(s: Table, hex_: int) -> int:
    """The side with most cubes in a Room; on a tie the Rose (R115)."""
    best = -1
    tied = False
    for side in range(SIDES):
        n = s.instability[SIDES * hex_ + side]
        if best < 0 or n > s.instability[SIDES * hex_ + best]:
            best = side
            tied = False
        elif n == s.instability[SIDES * hex_ + best]:
            tied = True
    return ROSE if tied else best


def is_unstable(s: Table, hex_: int) -> bool:
    """Whether a Room holds as many cubes as it can bear (R128)."""
    if s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return False
    return int(instability_on(s, hex_)) >= RESISTANCE[s.room_at[hex_]]


def destroy_room(s: Table, hex_: int, winner: int) -> None:
    """The token goes to a side, all cubes go home, the tile is turned over; models stay (R128, R129)."""
    if s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return
    s.winner_of[s.room_at[hex_]] = winner
    clear_instability(s, hex_)
    s.destroyed[hex_] = 1
    s.tell(ROOM_FELL, winner, hex_, s.room_at[hex_])

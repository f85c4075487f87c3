"""Rooms: names, colours, lines, tokens and tiles (R10 to R14, R100, R128 to R132, O1, O73, O77)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import DISTANCE, HEXES, LINES
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.cubes import clear_instability, instability_on
from conclave.games.black_rose_wars.rules.sides import count_extra, is_on
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.reasons import ALLOWED

ANYWHERE: Final = 99
"""A range that ignores distance and lines (R101)."""


def name_at(s: Table, hex_: int) -> int:
    """The Room on a hex, or the one it is a copy of this turn (O77)."""
    if not s.lasting:
        return s.room_at[hex_]
    return flags.flag(s, flags.ROOM_OFFSET + hex_, flags.COPY_OF, s.room_at[hex_])


def colour_at(s: Table, hex_: int) -> int:
    """The colour of the Room on a hex, changes for this turn included."""
    own = t.ROOM_COLOUR[name_at(s, hex_)]
    return flags.flag(s, flags.ROOM_OFFSET + hex_, flags.HAS_COLOUR, own) if s.lasting else own


def has_token(s: Table, hex_: int) -> bool:
    """Whether a Room's token lies on it."""
    return why_no_token(s, hex_) == ALLOWED


def why_no_token(s: Table, hex_: int) -> int:
    """Why no token lies on a hex: the Black Rose Room's comes with the Second Moon (R41, R54)."""
    if s.room_at[hex_] < 0:
        return why.NO_ROOM_THERE
    if s.destroyed[hex_]:
        return why.ROOM_DESTROYED
    return why.TOKEN_COMES_LATER if s.room_at[hex_] == t.BLACK_ROSE_ROOM and s.moon == 1 else ALLOWED


def in_range(s: Table, a: int, b: int, range_: int) -> bool:
    """Whether a Room is within a printed range."""
    return why_out_of_range(s, a, b, range_) == ALLOWED


def why_out_of_range(s: Table, a: int, b: int, range_: int) -> int:
    """Why a Room is not within a printed range: up to so many Rooms along a straight line (R100, O84)."""
    if range_ == ANYWHERE:
        return ALLOWED
    if a < 0 or b < 0:
        return why.IN_YOUR_CELL if a < 0 else why.IN_ITS_CELL
    if a == b:
        return ALLOWED
    if DISTANCE[HEXES * a + b] > range_:
        return why.TOO_FAR
    return why_not_in_line(s, a, b) if is_on(s, t.STRAIGHT_LINES) else ALLOWED


def why_not_in_line(s: Table, a: int, b: int) -> int:
    """Why no straight line leads from Room to Room; lines do not cross the empty hex (O3)."""
    for line in LINES[a]:
        if b in line:
            k = 0
            while line[k] != b:
                if s.room_at[line[k]] < 0:
                    return why.EMPTY_BETWEEN
                k += 1
            return ALLOWED if s.room_at[b] >= 0 else why.NO_ROOM_THERE
    return why.NOT_IN_LINE


def leader_in(s: Table, hex_: int) -> int:
    """The side with most cubes in a Room; on a tie the Rose (R115)."""
    best = -1
    tied = False
    for side in range(t.SIDES):
        n = s.instability[t.SIDES * hex_ + side]
        if best < 0 or n > s.instability[t.SIDES * hex_ + best]:
            best = side
            tied = False
        elif n == s.instability[t.SIDES * hex_ + best]:
            tied = True
    return t.ROSE if tied else best


def is_unstable(s: Table, hex_: int) -> bool:
    """Whether a Room holds as many cubes as it can bear (R128)."""
    if s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return False
    return int(instability_on(s, hex_)) >= t.RESISTANCE[s.room_at[hex_]]


def destroy_room(s: Table, hex_: int, winner: int) -> None:
    """The token goes to a side, all cubes go home, the tile is turned over; models stay (R128, R129)."""
    if s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return
    s.winner_of[s.room_at[hex_]] = winner
    count_extra(s, winner, t.ROOM_POINTS[s.room_at[hex_]])
    clear_instability(s, hex_)
    s.destroyed[hex_] = 1
    s.tell(t.ROOM_FELL, winner, hex_, s.room_at[hex_])

"""The Lodge: nineteen hexes, their neighbours and lines, and the Cells outside it (R40, R100, O1 to O4)."""

from __future__ import annotations

from typing import Final

HEXES: Final = 19
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
IN_CELL: Final = -2
"""Where a Mage is that stands in its Cell: in no Room, on no line, at no distance from anything (O4)."""

CENTRE: Final = 0
EMPTY_IN_MANUAL: Final[tuple[int, int]] = (2, -1)


def all_hexes() -> list[tuple[int, int]]:
    """The hexes in a fixed order: the centre, ring 1, ring 2 (O1)."""
    found: list[tuple[int, int]] = []
    for ring in range(3):
        for q in range(-2, 3):
            for r in range(-2, 3):
                if max(abs(q), abs(r), abs(q + r)) == ring:
                    found.append((q, r))
    return found


COORDINATES: Final[list[tuple[int, int]]] = all_hexes()


def hex_at(q: int, r: int) -> int:
    """The number of the hex at axial coordinates, or -1 outside the Lodge."""
    return COORDINATES.index((q, r)) if (q, r) in COORDINATES else -1


def distance_between(a: int, b: int) -> int:
    """Steps from hex to hex."""
    q = COORDINATES[a][0] - COORDINATES[b][0]
    r = COORDINATES[a][1] - COORDINATES[b][1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours_of(a: int) -> list[int]:
    """The hexes next to a hex, in the order of the six directions."""
    q, r = COORDINATES[a]
    near = [hex_at(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return [b for b in near if b >= 0]


def line_from(a: int, direction: int) -> list[int]:
    """The hexes in one direction, nearest first."""
    q, r = COORDINATES[a]
    dq, dr = DIRECTIONS[direction]
    found: list[int] = []
    here = hex_at(q + dq, r + dr)
    while here >= 0:
        found.append(here)
        q += dq
        r += dr
        here = hex_at(q + dq, r + dr)
    return found


NEAR: Final[list[list[int]]] = [neighbours_of(a) for a in range(HEXES)]
LINES: Final[list[list[list[int]]]] = [[line_from(a, d) for d in range(6)] for a in range(HEXES)]
DISTANCE: Final[list[int]] = [distance_between(a, b) for a in range(HEXES) for b in range(HEXES)]

DOORS: Final[list[list[tuple[int, int]]]] = [
    [],
    [],
    [(-1, -1), (1, 1)],
    [(1, -2), (1, 1), (-2, 1)],
    [(-1, -1), (1, -2), (1, 1), (-1, 2)],
]
"""The door Rooms of the Cell positions, clockwise, for each number of players (O2)."""

CELLS: Final[list[list[tuple[int, int]]]] = [
    [],
    [],
    [(-2, -1), (2, 1)],
    [(1, -3), (2, 1), (-3, 2)],
    [(-2, -1), (2, -3), (2, 1), (-2, 3)],
]
"""Where the Cells lie, for whoever draws the Lodge."""

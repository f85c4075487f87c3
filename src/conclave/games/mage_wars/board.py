"""The arena: zones, the borders between them, distance, directions, and line of sight (R1, R7, R8, O54).

A zone is a number, bottom row first; a border is a number too, and walls are a mask of borders.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.kernel.given import Given

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = 4
DIRECTION_WORDS: Final[list[str]] = ["north", "east", "south", "west"]

OUTSIDE: Final = -1
"""No zone, and no border that a wall may stand on: what lies beyond the outer edge (R1.4)."""


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return direction ^ 2


def direction_rolled(roll: int) -> int:
    """The direction that a result of the effect die sends a creature in: three for each (R7.4)."""
    return (roll - 1) // 3


class Line:
    """What a line of sight meets. Never mutated.

    A wall on one of `crossed` cuts it. Each corner that it passes exactly has `one_way` around it and an
    `other_way`, of two borders each; walls cut the line if they stand in both ways (O54).
    """

    def __init__(self) -> None:
        self.crossed: int = 0
        self.one_way: list[int] = []
        self.other_way: list[int] = []


class Board(Given):
    """A grid of zones. Shared by all states, never mutated.

    `near[4 * zone + direction]` is a neighbour and `border[4 * zone + direction]` the border on that side,
    or OUTSIDE; `near_mask` and `border_mask` hold the same for each zone as masks. `low_end` and `high_end`
    are the zones beside a border, `middle` is its middle, where the middles of zones are pairs of even
    numbers, and `connected` are the borders that share an end point with it (O46).
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.zones = columns * rows
        self.near: list[int] = [OUTSIDE] * (DIRECTIONS * self.zones)
        self.border: list[int] = [OUTSIDE] * (DIRECTIONS * self.zones)
        self.near_mask: list[int] = [0] * self.zones
        self.border_mask: list[int] = [0] * self.zones
        self.low_end: list[int] = []
        self.high_end: list[int] = []
        self.middle: list[tuple[int, int]] = []
        draw_borders(self)
        self.borders = len(self.middle)
        self.connected: list[int] = [touching(self, border) for border in range(self.borders)]
        self.starts: list[int] = [0, self.zones - 1]
        """Where the Mages of two players begin: corners opposite to each other (R4.1)."""
        self.neighbours: list[list[int]] = [zones_in(mask) for mask in self.near_mask]
        self.span = columns + rows - 1
        self.far: list[int] = [self.steps(a, b) for a in range(self.zones) for b in range(self.zones)]
        self.balls: list[int] = balls_of(self)
        """The zones within each distance of each zone, as masks."""
        self.lines: list[Line] = []
        self.border_lines: list[Line] = []
        draw_lines(self)

    def told(self) -> tuple[object, ...]:
        """Its size."""
        return (self.columns, self.rows)

    def zone_at(self, column: int, row: int) -> int:
        """The zone in a column, from the left, and a row, from the bottom; or OUTSIDE."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return OUTSIDE
        return row * self.columns + column

    def name(self, zone: int) -> str:
        """The name of a zone, such as `b3`: its column as a letter, its row as a number."""
        return f"{'abcd'[zone % self.columns]}{zone // self.columns + 1}"

    def border_between(self, a: int, b: int) -> int:
        """The border between two zones, or OUTSIDE if they are not adjacent."""
        for side in range(DIRECTIONS):
            if self.near[DIRECTIONS * a + side] == b:
                return self.border[DIRECTIONS * a + side]
        return OUTSIDE

    def steps(self, a: int, b: int) -> int:
        """The steps between two zones: columns and rows."""
        columns = self.columns
        return abs(a % columns - b % columns) + abs(a // columns - b // columns)

    def distance(self, a: int, b: int) -> int:
        """The steps between two zones, whatever stands on borders (R1.2)."""
        return self.far[a * self.zones + b]

    def within(self, zone: int, low: int, high: int) -> int:
        """The zones at a distance from `low` to `high`, as a mask (R8.1)."""
        if high < low:
            return 0
        mask = self.balls[zone * self.span + min(high, self.span - 1)]
        if low > 0:
            mask &= ~self.balls[zone * self.span + min(low, self.span) - 1]
        return mask

    def sees(self, a: int, b: int, walls: i64, flies: bool = False) -> bool:
        """Whether a zone is in sight from another past these walls; always if either object flies (R8.3)."""
        if walls == 0 or flies:
            return True
        return is_clear(self.lines[a * self.zones + b], walls)

    def sees_border(self, zone: int, border: int, walls: i64, flies: bool = False) -> bool:
        """Whether a border is in sight: a wall on itself does not count, and one's own always are (O54)."""
        if walls == 0 or flies:
            return True
        return is_clear(self.border_lines[zone * self.borders + border], walls)

    def away(self, source: int, zone: int) -> list[int]:
        """The directions that lead away from a source: one, two if it is diagonal, all in its own zone (O58).

        They may lead outside, where the outer edge stops a Push.
        """
        if source == zone:
            return [NORTH, EAST, SOUTH, WEST]
        return [opposite(direction) for direction in self.toward(source, zone)]

    def toward(self, source: int, zone: int) -> list[int]:
        """The directions that lead nearer to a source: none in its own zone, two if it is diagonal (R7.5)."""
        found: list[int] = []
        for direction in range(DIRECTIONS):
            there = self.near[DIRECTIONS * zone + direction]
            if there != OUTSIDE and self.distance(there, source) < self.distance(zone, source):
                found.append(direction)
        return found


def zones_in(mask: int) -> list[int]:
    """The zones of a mask, in order."""
    return [zone for zone in range(mask.bit_length()) if (mask >> zone) & 1]


# --- drawing a board ---------------------------------------------------------------------------------------
def draw_borders(board: Board) -> None:
    """Draw the border to the right of each zone, and the one above it."""
    for zone in range(board.zones):
        if zone % board.columns < board.columns - 1:
            draw_border(board, zone, zone + 1, EAST)
        if zone + board.columns < board.zones:
            draw_border(board, zone, zone + board.columns, NORTH)


def draw_border(board: Board, a: int, b: int, direction: int) -> None:
    """Make two zones neighbours."""
    number = len(board.middle)
    board.low_end.append(a)
    board.high_end.append(b)
    columns = board.columns
    board.middle.append((a % columns + b % columns, a // columns + b // columns))
    for here, there, side in ((a, b, direction), (b, a, opposite(direction))):
        board.near[DIRECTIONS * here + side] = there
        board.border[DIRECTIONS * here + side] = number
        board.near_mask[here] |= 1 << there
        board.border_mask[here] |= 1 << number


def touching(board: Board, border: int) -> int:
    """The other borders that share an end point with a border, as a mask (O46)."""
    mask = 0
    x, y = board.middle[border]
    ends = [(x, y - 1), (x, y + 1)] if x % 2 else [(x - 1, y), (x + 1, y)]
    for other in range(board.borders):
        x, y = board.middle[other]
        theirs = [(x, y - 1), (x, y + 1)] if x % 2 else [(x - 1, y), (x + 1, y)]
        if other != border and any(end in ends for end in theirs):
            mask |= 1 << other
    return mask


def balls_of(board: Board) -> list[int]:
    """Of each zone and each distance the zones that are no further, as masks."""
    balls: list[int] = [0] * (board.zones * board.span)
    for a in range(board.zones):
        for b in range(board.zones):
            for far in range(board.distance(a, b), board.span):
                balls[a * board.span + far] |= 1 << b
    return balls


def draw_lines(board: Board) -> None:
    """Find what each line of sight meets, from every zone to every zone and to every border."""
    for a in range(board.zones):
        x, y = 2 * (a % board.columns), 2 * (a // board.columns)
        for b in range(board.zones):
            board.lines.append(line_to(board, x, y, 2 * (b % board.columns), 2 * (b // board.columns)))
        for across, up in board.middle:
            board.border_lines.append(line_to(board, x, y, across, up))


def line_to(board: Board, x: int, y: int, to_x: int, to_y: int) -> Line:
    """What a segment meets between its ends."""
    line = Line()
    dx, dy = to_x - x, to_y - y
    for at in odd_between(x, to_x):
        # The height there, as a fraction of abs(dx).
        height = y * abs(dx) + (at - x) * dy * (1 if dx > 0 else -1)
        if height % abs(dx) == 0 and (height // abs(dx)) % 2 == 1:
            pass_corner(board, line, at, height // abs(dx), (dx > 0) == (dy > 0))
        else:
            row = (height + abs(dx)) // (2 * abs(dx))
            line.crossed |= side_of(board, (at - 1) // 2, row, (at + 1) // 2, row)
    for at in odd_between(y, to_y):
        reach = x * abs(dy) + (at - y) * dx * (1 if dy > 0 else -1)
        if reach % abs(dy) != 0 or (reach // abs(dy)) % 2 == 0:  # else a corner, which was met on the way
            column = (reach + abs(dy)) // (2 * abs(dy))
            line.crossed |= side_of(board, column, (at - 1) // 2, column, (at + 1) // 2)
    return line


def side_of(board: Board, column: int, row: int, to_column: int, to_row: int) -> int:
    """The border between the zones at two places, as a mask."""
    return 1 << board.border_between(board.zone_at(column, row), board.zone_at(to_column, to_row))


def pass_corner(board: Board, line: Line, x: int, y: int, rises: bool) -> None:
    """A segment that passes a corner point exactly has two ways around it, above and below the point."""
    left, right, low, high = (x - 1) // 2, (x + 1) // 2, (y - 1) // 2, (y + 1) // 2
    beside_left, beside_right = side_of(board, left, low, left, high), side_of(board, right, low, right, high)
    below, above = side_of(board, left, low, right, low), side_of(board, left, high, right, high)
    line.one_way.append(beside_left | above if rises else beside_left | below)
    line.other_way.append(below | beside_right if rises else above | beside_right)


def odd_between(a: int, b: int) -> list[int]:
    """The odd numbers strictly between two numbers."""
    return [n for n in range(min(a, b) + 1, max(a, b)) if n % 2 == 1]


def is_clear(line: Line, walls: i64) -> bool:
    """Whether walls leave a line of sight uncut."""
    for k in range(len(line.one_way)):
        if walls & line.one_way[k] and walls & line.other_way[k]:
            return False
    return walls & line.crossed == 0


ARENA: Final = Board(4, 3)
"""The whole arena (R1.1)."""
HALF_ARENA: Final = Board(2, 3)
"""The half of it that apprentices use (R4.5)."""


# --- borders in range and in sight (R8.4, O55) -------------------------------------------------------------
def distance_to_border(board: Board, zone: int, border: int) -> int:
    """The steps to the nearer zone beside a border (O55)."""
    low, high = board.low_end[border], board.high_end[border]
    return min(board.distance(zone, low), board.distance(zone, high))


def borders_within(board: Board, zone: int, low: int, high: int) -> int:
    """The borders at a distance from `low` to `high`, as a mask (O55)."""
    mask = 0
    for border in range(board.borders):
        if low <= distance_to_border(board, zone, border) <= high:
            mask |= 1 << border
    return mask


def seen_borders(board: Board, zone: int, walls: i64, flies: bool = False) -> int:
    """All borders in sight, as a mask."""
    mask = 0
    for border in range(board.borders):
        if board.sees_border(zone, border, walls, flies):
            mask |= 1 << border
    return mask


def seen_zones(board: Board, zone: int, walls: i64, flies: bool = False) -> int:
    """All zones in sight, as a mask."""
    mask = 0
    for other in range(board.zones):
        if board.sees(zone, other, walls, flies):
            mask |= 1 << other
    return mask

"""The board: spaces, the lines between them, and each seat's first row (R15, R33, O1, O2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDES: Final = 4


class Board:
    """A grid of spaces. Shared by all states, never mutated.

    `near[4 * space + k]` is a neighbour and `line[4 * space + k]` the line crossed to reach it, or -1.
    `near_mask` and `line_mask` hold the same for each space as masks of spaces and lines.
    """

    def __init__(self, columns: int, homes: list[list[str]]) -> None:
        self.columns = columns
        self.rows = 5
        self.spaces = columns * self.rows
        self.near: list[int] = [-1] * (SIDES * self.spaces)
        self.line: list[int] = [-1] * (SIDES * self.spaces)
        self.line_from: list[int] = []
        self.line_to: list[int] = []
        for space in range(self.spaces):
            if space % columns < columns - 1:
                self.draw_line(space, space + 1)
            if space + columns < self.spaces:
                self.draw_line(space, space + columns)
        self.lines = len(self.line_from)
        self.near_mask: list[int] = [0] * self.spaces
        self.line_mask: list[int] = [0] * self.spaces
        for k in range(SIDES * self.spaces):
            if self.near[k] >= 0:
                self.near_mask[k // SIDES] |= 1 << self.near[k]
                self.line_mask[k // SIDES] |= 1 << self.line[k]
        self.homes = [[self.space_named(name) for name in row] for row in homes]
        self.home_mask = 0
        for row in self.homes:
            for space in row:
                self.home_mask |= 1 << space

    def draw_line(self, a: int, b: int) -> None:
        """Make two spaces neighbours."""
        number = len(self.line_from)
        self.line_from.append(a)
        self.line_to.append(b)
        for here, there in ((a, b), (b, a)):
            k = SIDES * here
            while self.near[k] >= 0:
                k += 1
            self.near[k] = there
            self.line[k] = number

    def space_named(self, name: str) -> int:
        """The number of a space such as `b3`."""
        return (int(name[1:]) - 1) * self.columns + "abcde".index(name[0])

    def name(self, space: int) -> str:
        """The name of a space, such as `b3`."""
        return f"{'abcde'[space % self.columns]}{space // self.columns + 1}"

    def line_between(self, a: int, b: int) -> int:
        """The line between two spaces, or -1 if they are no neighbours."""
        if not 0 <= a < self.spaces:
            return -1
        for k in range(SIDES * a, SIDES * a + SIDES):
            if self.near[k] == b and b >= 0:
                return self.line[k]
        return -1

    def distance(self, a: int, b: int) -> int:
        """Orthogonal steps between two spaces, walls ignored."""
        columns = self.columns
        return abs(a % columns - b % columns) + abs(a // columns - b // columns)

    def steps_from(self, space: i64, walls: i64) -> i64:
        """The neighbours of a space that no wall shuts off, as a mask."""
        found: i64 = self.near_mask[space]
        shut: i64 = self.line_mask[space]
        if shut & walls:
            for k in range(SIDES * space, SIDES * space + SIDES):
                there: i64 = self.near[k]
                if there >= 0 and (walls >> self.line[k]) & 1:
                    found &= ~(1 << there)
        return found

    def is_whole(self, walls: int, swamps: int) -> bool:
        """Whether all spaces without a swamp hang together by legal steps, the Dragon left out (O5)."""
        land: i64 = ((1 << self.spaces) - 1) & ~swamps
        shut: i64 = walls
        reached: i64 = land & -land
        edge: i64 = reached
        while edge:
            here = lowest(edge)
            edge &= edge - 1
            fresh: i64 = self.steps_from(here, shut) & land & ~reached
            reached |= fresh
            edge |= fresh
        return reached == land

    def a_wall_cuts(self, line: int, walls: int, swamps: int) -> bool:
        """Whether a wall on a line of a whole board would leave its two sides without a way round (O5)."""
        start: i64 = self.line_from[line]
        goal: i64 = 1 << self.line_to[line]
        shut: i64 = walls | (1 << line)
        blocked: i64 = swamps
        if (blocked >> start) & 1 or blocked & goal:
            return False
        reached: i64 = 1 << start
        edge: i64 = reached
        while edge:
            fresh: i64 = 0
            while edge:
                fresh |= self.steps_from(lowest(edge), shut)
                edge &= edge - 1
            edge = fresh & ~(reached | blocked)
            if edge & goal:
                return False
            reached |= edge
        return True


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that has one."""
    n: i64 = 0
    while not mask & 0xF:
        mask >>= 4
        n += 4
    while not mask & 1:
        mask >>= 1
        n += 1
    return n


TWO: Final = Board(4, [["a1", "b1", "c1", "d1"], ["a5", "b5", "c5", "d5"]])
THREE: Final = Board(5, [["b1", "c1", "d1"], ["a3", "a4", "a5"], ["e3", "e4", "e5"]])
FOUR: Final = Board(5, [["b1", "c1", "d1"], ["a2", "a3", "a4"], ["b5", "c5", "d5"], ["e2", "e3", "e4"]])
BOARDS: Final[list[Board]] = [TWO, TWO, TWO, THREE, FOUR]
"""The board for each number of players."""

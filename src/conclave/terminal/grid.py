"""A board of squares drawn with letters and lines, from the areas, edges and pieces of any scene."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from conclave.show.scene import Area
from conclave.terminal.ink import BADGE, LINE, QUIET, STATES, WALL, fitted, ground_of, packed
from conclave.terminal.things import Things, barriers

COMFORTABLE: Final = 10
NARROWEST: Final = 5
WIDEST: Final = 24
FLAT: Final = 2

THICK: Final = ("━", "┃")
THIN: Final = ("─", "│")
DOTTED: Final = ("╌", "┊")


class Grid:
    """The squares of a scene, laid out for a width; `low` ones take a single line where that is enough.

    At height 2 the lines between rows are left out too, but for those on which something stands.
    """

    def __init__(self, things: Things, width: int, low: int = 0) -> None:
        self.things = things
        self.low = low
        squares = [area for area in things.scene.areas if area.shape == "square"]
        self.left = min(round(area.x) for area in squares)
        self.bottom = min(round(area.y) for area in squares)
        self.at = {self.spot(area): area for area in squares}
        self.columns = 1 + max(x for x, _ in self.at)
        self.rows = 1 + max(y for _, y in self.at)
        self.longest_name = max(len(area.label) for area in squares)
        self.inner = self.room_for(width)
        self.between = {edge.ends: edge.kind for edge in barriers(things.scene)}

    def spot(self, area: Area) -> tuple[int, int]:
        """The column and the row of a square, counted from the lower left."""
        return round(area.x) - self.left, round(area.y) - self.bottom

    def room_for(self, width: int) -> int:
        """The columns inside a square, as many as it can use; 0 where the width is not enough."""
        inner = (width - 1) // self.columns - 1
        longest = max((token.cell_len for area in self.at.values() for token in self.things.tokens(area)),
                      default=0)  # fmt: skip
        if inner < max(NARROWEST, min(longest, WIDEST)):
            return 0
        return min(inner, WIDEST, max(COMFORTABLE, longest, self.longest_name + 4))

    @property
    def width(self) -> int:
        """How many columns of the terminal the board takes; 0 if it does not fit."""
        return self.columns * (self.inner + 1) + 1 if self.inner else 0

    @property
    def roomy(self) -> bool:
        """Whether squares are wide enough to leave room for something beside them."""
        return self.inner >= max(7, min(COMFORTABLE, self.longest_name + 3))

    @property
    def drawn(self) -> set[str]:
        """The keys of what is drawn: squares, and edges between neighbours."""
        found = {area.key for area in self.at.values()}
        spots = {area.key: self.spot(area) for area in self.at.values()}
        for edge in barriers(self.things.scene):
            one, other = (spots.get(end) for end in edge.ends)
            if one and other and abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1:
                found.add(edge.key)
        return found

    def lines(self) -> list[Text]:
        """The board, top row first."""
        found = [self.border(self.rows)]
        for y in range(self.rows - 1, -1, -1):
            found.extend(self.row(y))
            if self.low < FLAT or y == 0 or self.is_barred(y):
                found.append(self.border(y))
        return found

    def is_barred(self, y: int) -> bool:
        """Whether something stands between a row and the one below it."""
        return any(self.stands((x, y), (x, y - 1)) for x in range(self.columns))

    # --- rows ---------------------------------------------------------------------------------------------
    def row(self, y: int) -> list[Text]:
        """One row of squares, as high as its fullest square."""
        cells = [self.cell(self.at[x, y]) if (x, y) in self.at else [] for x in range(self.columns)]
        height = max(1 if self.low else 2, *(len(cell) for cell in cells))
        found: list[Text] = []
        for n in range(height):
            line = Text.assemble((THIN[1], LINE))
            for x in range(self.columns):
                part = cells[x][n] if n < len(cells[x]) else Text()
                part.truncate(self.inner, overflow="ellipsis", pad=True)
                part.stylize_before(self.ground(x, y))
                line.append_text(part)
                line.append_text(self.upright(x, y))
            found.append(line)
        return found

    def ground(self, x: int, y: int) -> str:
        """The colour of a square: of what covers it."""
        area = self.at.get((x, y))
        covers = [mark.key for mark in area.marks if mark.role == "ground"] if area is not None else []
        return ground_of(covers[0]) if covers else ""

    def cell(self, area: Area) -> list[Text]:
        """What stands in a square: its name, what lies on it, then the pieces, as many in a line as fit."""
        badge = self.things.badge(area)
        lines = packed(self.things.tokens(area), self.inner)
        head = Text(
            fitted(area.label, self.inner - len(badge), self.things.common()),
            f"{QUIET} {STATES.get(area.state, '')}",
        )
        over: list[Text] = []
        for mark in area.marks:
            room = self.inner - head.cell_len - (3 if badge else 0)
            brief = (self.low and lines) or room < len(mark.label) + 2
            text = self.things.mark(mark, spelt=not brief and len(mark.label) > 0)
            if text.cell_len + 1 <= self.inner - head.cell_len - len(badge):
                head.append(" ").append_text(text)
            else:
                over.append(text)
        lines = [*packed(over, self.inner), *lines]
        if self.low and len(lines) == 1 and fits([head, lines[0], Text(badge)], self.inner):
            head.append(" ").append_text(lines.pop())
        if badge:
            head.append(" " * max(0, self.inner - head.cell_len - len(badge)))
            head.append(badge, BADGE)
        return [head, *lines]

    # --- lines --------------------------------------------------------------------------------------------
    def stands(self, one: tuple[int, int], other: tuple[int, int]) -> str:
        """What stands between two squares, or nothing."""
        if one not in self.at or other not in self.at:
            return ""
        ends = self.at[one].key, self.at[other].key
        return self.between.get(ends, "") or self.between.get(ends[::-1], "")

    def upright(self, x: int, y: int) -> Text:
        """The line to the right of a square."""
        kind = self.stands((x, y), (x + 1, y))
        return Text(strokes(kind)[1], WALL if kind else LINE)

    def border(self, y: int) -> Text:
        """The line under row y; with y the number of rows, the line above them all."""
        line = Text()
        for x in range(self.columns):
            line.append_text(self.corner(x, y))
            kind = self.stands((x, y), (x, y - 1))
            line.append(strokes(kind)[0] * self.inner, WALL if kind else LINE)
        line.append_text(self.corner(self.columns, y))
        return line

    def corner(self, x: int, y: int) -> Text:
        """Where lines meet, at the lower left of a square; a wall that goes on is drawn through."""
        left = x > 0 and self.stands((x - 1, y), (x - 1, y - 1))
        right = self.stands((x, y), (x, y - 1))
        up = self.stands((x - 1, y), (x, y))
        down = self.stands((x - 1, y - 1), (x, y - 1))
        if left and right:
            return Text(strokes(right)[0], WALL)
        if up and down:
            return Text(strokes(down)[1], WALL)
        last = (x > 0) + (x == self.columns)
        shape = ["┌┬┐", "├┼┤", "└┴┘"][0 if y == self.rows else 2 if y == 0 else 1][last]
        return Text(shape, LINE)


def strokes(kind: str) -> tuple[str, str]:
    """The line lying and upright for what stands on an edge: a wall is thick, anything else is dotted."""
    return THICK if kind == "wall" else DOTTED if kind else THIN


def fits(parts: list[Text], width: int) -> bool:
    """Whether two texts with a blank between them and a badge fit into one line."""
    return sum(part.cell_len for part in parts) + 1 <= width

"""A board of squares drawn with letters and lines, from the areas, edges and pieces of any scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from conclave.show.scene import Area, Piece, Scene

TONES: Final[dict[str, str]] = {
    "white": "bold #000000 on #f2efe6",
    "black": "bold #f2efe6 on #4a4a55",
    "red": "bold #ffffff on #b3261e",
    "blue": "bold #ffffff on #1f5fbf",
    "orange": "bold #000000 on #f0913a",
    "cyan": "bold #000000 on #4fc3d9",
    "pink": "bold #000000 on #f08fc0",
    "lime": "bold #000000 on #b5d94c",
    "": "bold #000000 on #e0b341",
}
"""How a token of each tone looks; the letter on it says the same without colour."""

GROUND: Final[dict[str, str]] = {"swamp": "#8fb4a8 on #16302c", "forest": "#a5d48a on #1b3315"}
WALL: Final = "bold #ffb347 on #5c3a12"
LINE: Final = "#6b6b76"
NAME: Final = "#9a9aa8"
BADGE: Final = "bold reverse"
WIDEST: Final = 10
NARROWEST: Final = 5


def token(piece: Piece, symbols: Mapping[int, str]) -> str:
    """A piece in a few letters: whose, what is on top, how many beneath."""
    more = "" if piece.more == 0 else "+?" if piece.more < 0 else f"+{piece.more}"
    return f"{symbols.get(piece.seat, '')}{piece.symbol}{more}{piece.note}"


def style_of(tone: str) -> str:
    """The style of a tone; of one we do not know, that of nobody."""
    return TONES.get(tone, TONES[""])


class Grid:
    """The squares of a scene, laid out for a width; `low` ones take a single line where that is enough."""

    def __init__(
        self, scene: Scene, width: int, badges: Mapping[str, int] | None = None, low: bool = False
    ) -> None:
        self.scene = scene
        self.low = low
        self.badges = badges or {}
        self.columns = 1 + max(int(area.x) for area in scene.areas)
        self.rows = 1 + max(int(area.y) for area in scene.areas)
        self.inner = max(NARROWEST, min(WIDEST, (width - 1) // self.columns - 1))
        self.at = {(int(area.x), int(area.y)): area for area in scene.areas}
        self.symbols = {seat.seat: seat.symbol for seat in scene.seats}
        self.shut = {edge.ends for edge in scene.edges if edge.kind != "open"}

    @property
    def width(self) -> int:
        """How many columns of the terminal the board takes."""
        return self.columns * (self.inner + 1) + 1

    def lines(self) -> list[Text]:
        """The board, top row first."""
        found = [self.border(self.rows)]
        for y in range(self.rows - 1, -1, -1):
            found.extend(self.row(y))
            found.append(self.border(y))
        return found

    # --- rows ---------------------------------------------------------------------------------------------
    def row(self, y: int) -> list[Text]:
        """One row of squares, as high as its fullest square."""
        cells = [self.cell(self.at[x, y]) if (x, y) in self.at else [] for x in range(self.columns)]
        height = max(1 if self.low else 2, *(len(cell) for cell in cells))
        found: list[Text] = []
        for n in range(height):
            line = Text.assemble(("│", LINE))
            for x in range(self.columns):
                ground = self.ground(x, y)
                part = cells[x][n] if n < len(cells[x]) else Text()
                part.truncate(self.inner, overflow="crop", pad=True)
                part.stylize_before(ground)
                line.append_text(part)
                line.append_text(self.upright(x, y))
            found.append(line)
        return found

    def ground(self, x: int, y: int) -> str:
        """The colour of a square."""
        area = self.at.get((x, y))
        return GROUND.get(area.marks[0].key, "") if area is not None and area.marks else ""

    def cell(self, area: Area) -> list[Text]:
        """What stands in a square: its name, what lies on it, then the pieces, as many in a line as fit."""
        badge = f" {self.badges[area.key]} " if area.key in self.badges else ""
        lines = self.pieces_in_lines(area)
        head = Text(area.label, NAME)
        for mark in area.marks:
            room = self.inner - head.cell_len - (3 if badge else 0)
            brief = self.low and lines
            head.append(
                f" {mark.symbol}" if brief or room < len(mark.label) + 2 else f" {mark.symbol}{mark.label}"
            )
        if self.low and len(lines) == 1 and fits([head, lines[0], Text(badge)], self.inner):
            head.append(" ").append_text(lines.pop())
        if badge:
            head.append(" " * max(0, self.inner - head.cell_len - len(badge)))
            head.append(badge, BADGE)
        return [head, *lines]

    def pieces_in_lines(self, area: Area) -> list[Text]:
        """The pieces on a square, as many in a line as fit."""
        found: list[Text] = []
        line = Text()
        for piece in self.pieces_at(area):
            word = token(piece, self.symbols)
            if line.cell_len and line.cell_len + 1 + len(word) > self.inner:
                found.append(line)
                line = Text()
            if line.cell_len:
                line.append(" ")
            line.append(word, style_of(piece.tone))
        if line.cell_len:
            found.append(line)
        return found

    def pieces_at(self, area: Area) -> list[Piece]:
        """The pieces on a square, player by player."""
        here = [piece for piece in self.scene.pieces if piece.at == area.key]
        return sorted(here, key=_by_seat)

    # --- lines --------------------------------------------------------------------------------------------
    def is_shut(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether something stands between two squares."""
        if one not in self.at or other not in self.at:
            return False
        keys = self.at[one].key, self.at[other].key
        return keys in self.shut or keys[::-1] in self.shut

    def upright(self, x: int, y: int) -> Text:
        """The line to the right of a square."""
        return Text("┃", WALL) if self.is_shut((x, y), (x + 1, y)) else Text("│", LINE)

    def border(self, y: int) -> Text:
        """The line under row y; with y the number of rows, the line above them all."""
        line = Text()
        for x in range(self.columns):
            line.append_text(self.corner(x, y))
            shut = self.is_shut((x, y), (x, y - 1))
            line.append(("━" if shut else "─") * self.inner, WALL if shut else LINE)
        line.append_text(self.corner(self.columns, y))
        return line

    def corner(self, x: int, y: int) -> Text:
        """Where lines meet, at the lower left of a square; a wall that goes on is drawn through."""
        left = x > 0 and self.is_shut((x - 1, y), (x - 1, y - 1))
        right = self.is_shut((x, y), (x, y - 1))
        up = self.is_shut((x - 1, y), (x, y))
        down = self.is_shut((x - 1, y - 1), (x, y - 1))
        if left and right:
            return Text("━", WALL)
        if up and down:
            return Text("┃", WALL)
        last = (x > 0) + (x == self.columns)
        shape = ["┌┬┐", "├┼┤", "└┴┘"][0 if y == self.rows else 2 if y == 0 else 1][last]
        return Text(shape, LINE)


def fits(parts: list[Text], width: int) -> bool:
    """Whether two texts with a blank between them and a badge fit into one line."""
    return sum(part.cell_len for part in parts) + 1 <= width


def _by_seat(piece: Piece) -> tuple[int, int]:
    return piece.seat if piece.seat >= 0 else 99, int(piece.key.rsplit("-", 1)[1])

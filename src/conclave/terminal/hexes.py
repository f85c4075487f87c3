"""A board of hexes drawn as boxes in offset rows, from the areas and pieces of any scene.

Boxes of one row stand half a box aside from those of the next, so that each touches its six neighbours.
Areas of another shape, such as a place outside the board, stand at its rim.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Area, Mark, Piece, Scene
from conclave.terminal.grid import BADGE, LINE, style_of

BARS: Final[dict[str, str]] = {
    "black": "bold #f2efe6 on #4a4a55",
    "blue": "bold #ffffff on #1c4f9c",
    "yellow": "bold #000000 on #d8b833",
    "green": "bold #ffffff on #2c7331",
    "red": "bold #ffffff on #a3221b",
    "purple": "bold #ffffff on #6b3a9e",
    "grey": "bold #000000 on #9c9ca4",
}
"""How the name of an area of each tone looks; the first thing marked there says the same without colour."""

RUINED: Final = "strike dim"
PITCHES: Final = (18, 16, 14, 12, 10)
"""Widths of a box with one of its sides, best first."""

NARROWEST_RIM: Final = 8
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A line for each set of directions that it leads to."""


def has_hexes(scene: Scene) -> bool:
    """Whether a scene has a board of hexes."""
    return any(area.shape == "hex" for area in scene.areas)


def rows_of(scene: Scene) -> list[list[Area]]:
    """The hexes row by row, from the top, each from the left."""
    hexes = [area for area in scene.areas if area.shape == "hex"]
    heights = sorted({area.y for area in hexes}, reverse=True)
    return [sorted((area for area in hexes if area.y == y), key=_by_x) for y in heights]


class Hexes:
    """The hexes of a scene, laid out for a width; `low` ones take as few lines as they can."""

    def __init__(
        self, scene: Scene, width: int, badges: Mapping[str, int] | None = None, low: bool = False
    ) -> None:
        self.scene = scene
        self.low = low
        self.badges = badges or {}
        self.symbols = {seat.seat: seat.symbol for seat in scene.seats}
        self.tones = {seat.seat: seat.tone for seat in scene.seats}
        self.hexes = [area for area in scene.areas if area.shape == "hex"]
        self.left = min(area.x for area in self.hexes)
        self.across = max(area.x for area in self.hexes) - self.left + 1
        self.over_left = max(self.left - area.x for area in scene.areas)
        self.over_right = max(area.x - self.left + 1 for area in scene.areas) - self.across
        self.pitch, self.rim, self.right_rim = self.room_for(width)

    def room_for(self, width: int) -> tuple[int, int, int]:
        """The widest boxes that fit, and the rims left and right for what stands outside; 0 if none do."""
        sides = [over for over in (self.over_left, self.over_right) if over > 0]
        for pitch in PITCHES:
            spare = width - int(self.across * pitch) - 1
            share = spare // max(1, len(sides))
            if spare >= 0 and all(pitch - int(over * pitch) + share > NARROWEST_RIM for over in sides):
                left, right = (
                    min(share, max(0, int(over * pitch))) for over in (self.over_left, self.over_right)
                )
                return pitch, left, right
        return 0, 0, 0

    @property
    def width(self) -> int:
        """How many columns of the terminal the board takes; 0 if it does not fit."""
        return int(self.across * self.pitch) + 1 + self.rim + self.right_rim if self.pitch else 0

    def lines(self) -> list[Text]:
        """The board, top row first."""
        rows = self.rows()
        canvas = Canvas(self.width)
        top = 0
        for row in rows:
            cells = [self.cell(area, self.right(area) - self.from_left(area) - 1) for area in row]
            least = 1 if all(area.shape != "hex" for area in row) else 2 if self.low else 3
            height = max(least, *(len(cell) for cell in cells))
            for area, cell in zip(row, cells, strict=True):
                canvas.box(self.from_left(area), top, self.right(area), top + height + 1)
                for n, line in enumerate(cell):
                    canvas.put(self.from_left(area) + 1, top + 1 + n, line)
            top += height + 1
        return canvas.lines()

    def listed(self, width: int) -> list[Text]:
        """The areas one beneath the other, for a screen too narrow for a board; rows are set apart."""
        found: list[Text] = []
        for row in self.rows():
            found.extend([Text("─" * min(width, 20), LINE)])
            for area in row:
                head = self.head(area, min(width, len(area.label) + 6))[0]
                rest = packed(self.contents(area, width), width - 2)
                found.extend([head, *[Text.assemble("  ", line) for line in rest]])
        return found

    # --- places -------------------------------------------------------------------------------------------
    def rows(self) -> list[list[Area]]:
        """All areas in rows, from the top; where lines are scarce, without empty places outside."""
        kept = [
            area
            for area in self.scene.areas
            if area.shape == "hex" or not self.low or self.pieces_at(area) or area.key in self.badges
        ]
        heights = sorted({area.y for area in kept}, reverse=True)
        return [sorted((area for area in kept if area.y == y), key=_by_x) for y in heights]

    def from_left(self, area: Area) -> int:
        """The column of the left side of an area."""
        return max(0, self.rim + round((area.x - self.left) * self.pitch))

    def right(self, area: Area) -> int:
        """The column of its right side."""
        return min(self.width - 1, self.rim + round((area.x - self.left) * self.pitch) + self.pitch)

    # --- what stands in a box -------------------------------------------------------------------------------
    def cell(self, area: Area, width: int) -> list[Text]:
        """The name of an area, what is marked there, then the pieces, as many in a line as fit."""
        if self.low:
            return [*self.head(area, width), *packed(self.contents(area, width), width)]
        marks = self.contents(area, width)
        pieces = [marks.pop() for _ in self.pieces_at(area)][::-1]
        return [*self.head(area, width), *packed(marks, width), *packed(pieces, width)]

    def contents(self, area: Area, width: int) -> list[Text]:
        """What is marked on an area, and the pieces there."""
        marks = [self.mark(mark, n, width) for n, mark in enumerate(area.marks)]
        return [*marks, *[Text(self.token(piece), style_of(piece.tone)) for piece in self.pieces_at(area)]]

    def head(self, area: Area, width: int) -> list[Text]:
        """The name on a bar of the area's tone, with the number of the answer that means it."""
        badge = f" {self.badges[area.key]} " if area.key in self.badges else ""
        bar = BARS.get(area.tone, style_of(area.tone) if area.tone else "bold")
        if any(mark.key == "destroyed" for mark in area.marks):
            bar = f"{bar} {RUINED}"
        names = [fitted(area.label, width - len(badge), self.common())]
        if area.shape != "hex" and not self.low and len(area.label) > width - len(badge):
            names = [fitted(word, width - len(badge), ()) for word in area.label.split()]
        found = [Text(name.ljust(width), bar) for name in names]
        if badge:
            found[0].truncate(width - len(badge))
            found[0].append(badge, BADGE)
        return found

    def common(self) -> tuple[str, ...]:
        """The last words that several labels share; where room is scarce they are left out first."""
        last = [area.label.split()[-1] for area in self.scene.areas if " " in area.label]
        return tuple(word for word in set(last) if last.count(word) > 1)

    def mark(self, mark: Mark, n: int, width: int) -> Text:
        """A mark by its symbol; the first one with its word, where there is room; cubes in their colour."""
        long = f"{mark.symbol}{mark.label}"
        if n == 0 and not self.low and len(long) + 4 <= width:
            return Text(long)
        family, _, number = mark.key.rpartition("-")
        seat = int(number) if family == "cubes" and number.isdigit() else -1
        return Text(mark.symbol, foreground(style_of(self.tones[seat])) if seat in self.tones else "")

    def token(self, piece: Piece) -> str:
        """A piece in a few letters: whose, what it is, its number; a player's own figure needs one letter."""
        symbol = self.symbols.get(piece.seat, "")
        return f"{symbol}{piece.symbol if piece.symbol != symbol else ''}{piece.note}"

    def pieces_at(self, area: Area) -> list[Piece]:
        """The pieces in an area, player by player."""
        here = [piece for piece in self.scene.pieces if piece.at == area.key]
        return sorted(here, key=_by_seat)


class Canvas:
    """Boxes that share their sides, and the lines of text in them."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.ways: dict[tuple[int, int], int] = {}
        self.texts: dict[tuple[int, int], Text] = {}
        self.height = 0

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """Draw the four sides of a box."""
        for x in range(left, right):
            for y in (top, bottom):
                self.join(x, y, EAST)
                self.join(x + 1, y, WEST)
        for y in range(top, bottom):
            for x in (left, right):
                self.join(x, y, SOUTH)
                self.join(x, y + 1, NORTH)
        self.height = max(self.height, bottom + 1)

    def join(self, x: int, y: int, way: int) -> None:
        """Let a line lead away from a point."""
        self.ways[x, y] = self.ways.get((x, y), 0) | way

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a line of text."""
        self.texts[x, y] = text

    def lines(self) -> list[Text]:
        """Everything, line by line."""
        return [self.line(y) for y in range(self.height)]

    def line(self, y: int) -> Text:
        """One line."""
        found = Text(no_wrap=True)
        while found.cell_len < self.width:
            x = found.cell_len
            text = self.texts.get((x, y))
            if text is not None and text.cell_len:
                found.append_text(text)
            else:
                found.append(CORNERS[self.ways.get((x, y), 0)], LINE)
        found.rstrip()
        return found


# --- words in little room ---------------------------------------------------------------------------------
def packed(items: Sequence[Text], width: int) -> list[Text]:
    """Short texts one after the other, as many in a line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 1 + item.cell_len <= width:
            lines[-1].append(" ").append_text(item)
        else:
            line = Text().append_text(item)
            line.truncate(width)
            lines.append(line)
    return lines


def fitted(label: str, width: int, common: Sequence[str]) -> str:
    """A label in so many columns: without a word that many share, then with its longest words cut short."""
    words = label.split()
    if len(label) > width and len(words) > 1 and words[-1] in common:
        words = words[:-1]
    while len(" ".join(words)) > width:
        longest = max(words, key=len)
        if len(longest) < 4:
            return " ".join(words)[:width]
        whole = longest.rstrip(".")
        words[words.index(longest)] = f"{whole[: len(longest) - 2]}."
    return " ".join(words)


def foreground(style: str) -> str:
    """A style with the colour of its ground for the letters, and no ground."""
    return f"bold {style.rpartition(' on ')[2]}" if " on " in style else style


def _by_x(area: Area) -> float:
    return area.x


def _by_seat(piece: Piece) -> tuple[int, int]:
    return piece.seat if piece.seat >= 0 else 99, int(piece.key.rsplit("-", 1)[1])

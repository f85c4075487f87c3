"""Boxes, lines and texts at places of their own, put together line by line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from conclave.terminal.ink import LINE

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A line for each set of directions that it leads to."""


class Sketch:
    """Boxes that share their sides, and the lines of text in them."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.ways: dict[tuple[int, int], int] = {}
        self.signs: dict[tuple[int, int], str] = {}
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

    def posts(self, columns: tuple[int, int], top: int, bottom: int) -> None:
        """Draw two upright lines, and nothing above or beneath."""
        for y in range(top, bottom):
            for x in columns:
                self.sign(x, y, "│")
        self.height = max(self.height, bottom)

    def join(self, x: int, y: int, way: int) -> None:
        """Let a line lead away from a point."""
        self.ways[x, y] = self.ways.get((x, y), 0) | way

    def sign(self, x: int, y: int, sign: str) -> None:
        """Put one quiet sign; where two different ones meet, they cross."""
        old = self.signs.get((x, y), sign)
        self.signs[x, y] = sign if old == sign else "┼"

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a line of text."""
        self.texts[x, y] = text
        self.height = max(self.height, y + 1)

    def lines(self) -> list[Text]:
        """Everything, line by line."""
        return [self.line(y) for y in range(self.height)]

    def line(self, y: int) -> Text:
        """One line."""
        found = Text(no_wrap=True)
        strokes: list[str] = []
        x = 0
        while x < self.width:
            text = self.texts.get((x, y))
            if text is not None and text.cell_len:
                found.append("".join(strokes), LINE).append_text(text)
                strokes.clear()
                x += text.cell_len
            else:
                strokes.append(self.signs.get((x, y)) or CORNERS[self.ways.get((x, y), 0)])
                x += 1
        return found.append("".join(strokes).rstrip(), LINE)

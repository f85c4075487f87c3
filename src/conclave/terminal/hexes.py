"""A board of hexes drawn as boxes in offset rows, from the areas and pieces of any scene.

Boxes of one row stand half a box aside from those of the next, so that each touches its six neighbours.
Cells, places outside the board, stand at its rim.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from conclave.show.scene import Area, Mark
from conclave.terminal.ink import BADGE, bar_of, fitted, packed
from conclave.terminal.sketch import Sketch
from conclave.terminal.things import Things, barriers, in_rows

PITCHES: Final = (18, 16, 14, 12, 10)
"""Widths of a box with one of its sides, best first."""

NARROWEST_RIM: Final = 8
FLAT: Final = 2
SHAPES: Final = ("hex", "cell")


class Hexes:
    """The hexes of a scene, laid out for a width; `low` ones take as few lines as they can.

    At height 2 the lines between rows are left out too.
    """

    def __init__(self, things: Things, width: int, low: int = 0) -> None:
        self.things = things
        self.low = low
        self.areas = [area for area in things.scene.areas if area.shape in SHAPES]
        hexes = [area for area in self.areas if area.shape == "hex"]
        self.left = min(area.x for area in hexes)
        self.across = max(area.x for area in hexes) - self.left + 1
        self.over_left = max(self.left - area.x for area in self.areas)
        self.over_right = max(area.x - self.left + 1 for area in self.areas) - self.across
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

    @property
    def roomy(self) -> bool:
        """Whether boxes are wide enough to leave room for something beside them."""
        return self.pitch >= 14

    @property
    def drawn(self) -> set[str]:
        """The keys of what is drawn: hexes and cells, and the edges by which cells lie at hexes."""
        cells = {area.key for area in self.areas if area.shape == "cell"}
        doors = {edge.key for edge in barriers(self.things.scene) if cells & set(edge.ends)}
        return doors | {area.key for area in self.kept()}

    def lines(self) -> list[Text]:
        """The board, top row first."""
        sketch = Sketch(self.width)
        top = 0
        for row in in_rows(self.kept(), upwards=True):
            cells = [self.cell(area, self.right(area) - self.from_left(area) - 1) for area in row]
            least = 1 if all(area.shape != "hex" for area in row) else 2 if self.low else 3
            height = max(least, *(len(cell) for cell in cells))
            border = 0 if self.low == FLAT else 1
            for area, cell in zip(row, cells, strict=True):
                sides = self.from_left(area), self.right(area)
                if border:
                    sketch.box(sides[0], top, sides[1], top + height + 1)
                else:
                    sketch.posts(sides, top, top + height)
                for n, line in enumerate(cell):
                    sketch.put(sides[0] + 1, top + border + n, line)
            top += height + border
        return sketch.lines()

    # --- places -------------------------------------------------------------------------------------------
    def kept(self) -> list[Area]:
        """The areas to be drawn: where lines are scarce, without empty places outside."""
        return [
            area for area in self.areas if not self.low or area.shape == "hex" or self.things.is_needed(area)
        ]

    def from_left(self, area: Area) -> int:
        """The column of the left side of an area."""
        return max(0, self.rim + round((area.x - self.left) * self.pitch))

    def right(self, area: Area) -> int:
        """The column of its right side."""
        return min(self.width - 1, self.rim + round((area.x - self.left) * self.pitch) + self.pitch)

    # --- what stands in a box -------------------------------------------------------------------------------
    def cell(self, area: Area, width: int) -> list[Text]:
        """The name of an area, what is marked there, then the pieces, as many in a line as fit."""
        marks = [self.mark(mark, width) for mark in area.marks]
        pieces = self.things.tokens(area)
        if self.low:
            return [*self.head(area, width), *packed([*marks, *pieces], width)]
        return [*self.head(area, width), *packed(marks, width), *packed(pieces, width)]

    def head(self, area: Area, width: int) -> list[Text]:
        """The name on a bar of the area's tone, with the number of the answer that means it."""
        badge = self.things.badge(area)
        names = [fitted(area.label, width - len(badge), self.things.common())]
        if area.shape != "hex" and not self.low and len(area.label) > width - len(badge):
            names = [fitted(word, width - len(badge)) for word in area.label.split()]
        found = [Text(name.ljust(width), bar_of(area.tone, area.state)) for name in names]
        if badge:
            found[0].truncate(width - len(badge))
            found[0].append(badge, BADGE)
        return found

    def mark(self, mark: Mark, width: int) -> Text:
        """A mark by its symbol; what the place is of with its word, where there is room."""
        roomy = len(mark.symbol) + len(mark.label) + 4 <= width
        return self.things.mark(mark, spelt=mark.role in ("crest", "ground") and not self.low and roomy)

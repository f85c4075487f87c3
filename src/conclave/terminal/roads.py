"""A map of nodes that lie anywhere, drawn as labels where they lie with the roads between them.

Labels that would cover each other give way to the next free place. A road that would run through a label is
not drawn but told beneath the map.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from conclave.show.scene import Area, Edge
from conclave.terminal.ink import packed
from conclave.terminal.sketch import Sketch
from conclave.terminal.things import Things

NARROWEST: Final = 46
LABELS: Final = (20, 14, 10)
"""Columns for the longest label, best first."""

HEIGHTS: Final = ((1.0, 1.3, 1.7), (0.7, 0.85, 1.0, 1.3), (0.35, 0.45, 0.6, 0.8, 1.0))
"""Heights that are tried, roomy, low or lowest, as shares of the height at which the map keeps its shape."""

ASIDE: Final = 24
DOWN: Final = 4
"""How far a label may give way."""

SEEN: Final = 3
"""Cells of a road between two rows that must be seen, or it cannot be told where it leads."""

Cell = tuple[int, int]


class Spot(NamedTuple):
    """A label with what stands there, at its place on the map."""

    area: Area
    left: int
    top: int
    lines: list[Text]

    @property
    def width(self) -> int:
        """The columns it takes."""
        return max(line.cell_len for line in self.lines)

    def cells(self, aside: int = 0) -> set[Cell]:
        """What it covers, with some columns left free on both sides."""
        return {
            (x, self.top + n)
            for n in range(len(self.lines))
            for x in range(self.left - aside, self.left + self.width + aside)
        }

    @property
    def middle(self) -> Cell:
        """Where roads begin and end: the middle of its name."""
        return self.left + self.lines[0].cell_len // 2, self.top


class Roads:
    """The nodes of a scene, laid out for a width; a `low` map takes as few lines as it can."""

    def __init__(self, things: Things, width: int, low: int = 0) -> None:
        self.things = things
        self.columns = width
        nodes = [area for area in things.scene.areas if area.shape == "node"]
        self.nodes = nodes
        self.left, self.top = min(area.x for area in nodes), min(area.y for area in nodes)
        self.wide = max(area.x for area in nodes) - self.left or 1.0
        self.high = max(area.y for area in nodes) - self.top
        self.spots = self.laid_out(HEIGHTS[low]) if width >= NARROWEST else {}
        self.paths = self.find_paths()

    @property
    def width(self) -> int:
        """How many columns of the terminal the map takes; 0 if it does not fit."""
        return max((spot.left + spot.width for spot in self.spots.values()), default=0)

    @property
    def roomy(self) -> bool:
        """Whether the map is clear enough to leave room for something beside it."""
        return 2 * len(self.paths) >= len(self.roads())

    @property
    def drawn(self) -> set[str]:
        """The keys of what is drawn: the nodes, and the roads that can be seen."""
        return {*self.spots, *self.paths}

    def roads(self) -> list[Edge]:
        """The roads between nodes."""
        keys = {area.key for area in self.nodes}
        return [edge for edge in self.things.scene.edges if edge.kind == "road" and set(edge.ends) <= keys]

    def lines(self) -> list[Text]:
        """The map."""
        sketch = Sketch(self.width)
        for path in self.paths.values():
            for (x, y), sign in path.items():
                sketch.sign(x, y, sign)
        for spot in self.spots.values():
            for n, line in enumerate(spot.lines):
                sketch.put(spot.left, spot.top + n, line)
        return sketch.lines()

    # --- places -------------------------------------------------------------------------------------------
    def laid_out(self, shares: tuple[float, ...]) -> dict[str, Spot]:
        """Every node at its place, at the first height and length of labels that lets all stand free."""
        natural = self.high / self.wide * self.columns / 2
        for longest in LABELS:
            blocks = {area.key: self.block(area, longest) for area in self.nodes}
            for share in shares:
                spots = self.at_height(round(natural * share), blocks)
                if spots:
                    return spots
        return {}

    def block(self, area: Area, longest: int) -> list[Text]:
        """The name of a node in brackets, and beneath it what stands there."""
        name = self.things.name(area, longest + len(self.things.badge(area)))
        head = Text.assemble("[", name, "]")
        return [head, *packed(self.things.contents(area), max(head.cell_len, 10))]

    def at_height(self, height: int, blocks: dict[str, list[Text]]) -> dict[str, Spot]:
        """Every node at its place on a map of a height, or nothing if some find none."""
        taken: set[Cell] = set()
        spots: dict[str, Spot] = {}
        for area in sorted(self.nodes, key=_from_top):
            wanted = self.wanted(area, blocks[area.key], height)
            found = self.free_place(wanted, taken)
            if found is None:
                return {}
            spots[area.key] = found
            taken |= found.cells(aside=1)
        return spots

    def wanted(self, area: Area, block: list[Text], height: int) -> Spot:
        """Where a node would stand if it were alone."""
        spot = Spot(area, 0, 0, block)
        middle = round((area.x - self.left) / self.wide * (self.columns - 1))
        left = max(0, min(self.columns - spot.width, middle - spot.width // 2))
        top = round((area.y - self.top) / self.high * height) if self.high else 0
        return spot._replace(left=left, top=top)

    def free_place(self, wanted: Spot, taken: set[Cell]) -> Spot | None:
        """The nearest place to the one wanted where nothing stands yet."""
        for aside, down in NEAR:
            left, top = wanted.left + aside, wanted.top + down
            if left < 0 or top < 0 or left + wanted.width > self.columns:
                continue
            moved = wanted._replace(left=left, top=top)
            if not moved.cells() & taken:
                return moved
        return None

    # --- roads --------------------------------------------------------------------------------------------
    def find_paths(self) -> dict[str, dict[Cell, str]]:
        """The signs of each road that can be seen from end to end, by key."""
        found: dict[str, dict[Cell, str]] = {}
        covered = {cell: key for key, spot in self.spots.items() for cell in spot.cells()}
        for edge in self.roads() if self.spots else []:
            one, other = (self.spots[end] for end in edge.ends)
            path = straight(one.middle, other.middle)
            seen = {cell: stroke(path, n) for n, cell in enumerate(path) if cell not in covered}
            least = 1 if one.top == other.top else SEEN
            if len(seen) >= least and all(covered.get(cell, edge.ends[0]) in edge.ends for cell in path):
                found[edge.key] = seen
        return found


def straight(one: Cell, other: Cell) -> list[Cell]:
    """The cells on the straight way from one to another."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    return [
        (
            round(one[0] + (other[0] - one[0]) * n / steps),
            round(one[1] + (other[1] - one[1]) * n / steps),
        )
        for n in range(steps + 1)
    ]


def stroke(path: list[Cell], n: int) -> str:
    """The sign for one cell of a road, by the way it runs."""
    before, after = path[max(0, n - 1)], path[min(len(path) - 1, n + 1)]
    across, down = after[0] - before[0], after[1] - before[1]
    if not down or abs(across) > 2 * abs(down):
        return "─"
    return "│" if not across else "╲" if (across > 0) == (down > 0) else "╱"


def _from_top(area: Area) -> tuple[float, float]:
    return area.y, area.x


def _by_distance(step: Cell) -> tuple[int, int, int]:
    aside, down = step
    return abs(aside) + 4 * abs(down), -down, aside


NEAR: Final = sorted(
    ((aside, down) for aside in range(-ASIDE, ASIDE + 1) for down in range(-DOWN, DOWN + 1)),
    key=_by_distance,
)
"""Steps away from a place, nearest first; a line counts for four columns."""

"""The board of a scene, whatever its shape: drawn where it can be, and what is not drawn is listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from rich.text import Text

from conclave.show.scene import Scene
from conclave.show.translation import Language
from conclave.terminal.grid import Grid
from conclave.terminal.hexes import Hexes
from conclave.terminal.listing import Listing
from conclave.terminal.roads import Roads
from conclave.terminal.things import PLAIN, Things


class Picture(Protocol):
    """A board drawn for a width."""

    @property
    def width(self) -> int:
        """How many columns it takes; 0 if it does not fit."""

    @property
    def roomy(self) -> bool:
        """Whether it can do with less than the whole width."""

    @property
    def drawn(self) -> set[str]:
        """The keys of what is drawn."""

    def lines(self) -> list[Text]:
        """The picture, line by line."""


class Board:
    """The areas, edges and pieces of a scene for one width: roomy (0), low (1), as low as can be (2).

    Without a picture the areas are listed, `low` in as few words as they can be.
    """

    def __init__(self, things: Things, words: Language, width: int, low: int = 0) -> None:
        self.things = things
        self.scene = things.scene
        self.room = width
        self.low = low
        self.picture = self.drawn_as(width)
        self.listing = Listing(things, words, brief=low > 0 or self.picture is not None)

    def drawn_as(self, width: int) -> Picture | None:
        """The picture of the shape that the board has, if it fits."""
        shapes = {area.shape for area in self.scene.areas}
        for shape, picture in PICTURES.items():
            if shape in shapes:
                found: Picture = picture(self.things, width, self.low)
                return found if found.width else None
        return None

    @property
    def width(self) -> int:
        """How many columns the board takes."""
        return self.picture.width if self.picture is not None else self.room

    @property
    def roomy(self) -> bool:
        """Whether there is a picture that leaves room beside it."""
        return self.picture is not None and self.picture.roomy

    def lines(self, whole: bool = True) -> list[Text]:
        """The picture and what it does not show; if not `whole`, without edges and empty cells left out."""
        drawn = self.picture.drawn if self.picture is not None else set()
        found = self.picture.lines() if self.picture is not None else []
        rest = [area for area in self.scene.areas if area.key not in drawn]
        if not whole:
            rest = [area for area in rest if area.shape != "cell" or self.things.is_needed(area)]
        found.extend(self.listing.lines(rest, self.width))
        missing = [edge for edge in self.scene.edges if edge.key not in drawn and edge.kind != "open"]
        if not self.listing.brief:
            missing = [edge for edge in missing if edge.kind not in PLAIN]
        if whole:
            found.extend(self.listing.edges(missing, self.width))
        return [*found, *self.listing.strays(self.things.strays(), self.width)]

    def listed(self) -> list[Text]:
        """The areas one after the other, in the fewest lines."""
        found = self.listing.lines(self.scene.areas, self.room)
        return [*found, *self.listing.strays(self.things.strays(), self.room)]


def has_board(scene: Scene) -> bool:
    """Whether a scene has places where things stand."""
    return bool(scene.areas)


PICTURES: Final[Mapping[str, type[Grid] | type[Hexes] | type[Roads]]] = {
    "hex": Hexes,
    "square": Grid,
    "node": Roads,
}
"""How each shape is drawn; of several shapes, the first here is drawn and the others are listed."""

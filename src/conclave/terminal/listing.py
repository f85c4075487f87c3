"""Places one after the other with what stands there, where there is no room to draw them or no way known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Area, Edge, Piece
from conclave.show.translation import Language
from conclave.terminal.ink import INDENT, QUIET, flow
from conclave.terminal.things import Things, in_rows, roads_of

TILES: Final = ("square", "hex")


class Listing:
    """Areas in words and letters; `brief` ones leave out where roads lead."""

    def __init__(self, things: Things, words: Language, brief: bool = False) -> None:
        self.things = things
        self.words = words
        self.brief = brief
        self.roads = roads_of(things.scene)

    def lines(self, areas: Sequence[Area], width: int) -> list[Text]:
        """Areas that tile a board row by row, then the others."""
        found: list[Text] = []
        for shape in TILES:
            tiles = [area for area in areas if area.shape == shape]
            for row in in_rows(tiles, upwards=True):
                found.extend(flow([self.area(area) for area in row], width, first=""))
        others = [self.area(area) for area in areas if area.shape not in TILES]
        if self.brief or not self.roads:
            return [*found, *flow(others, width, first="")]
        return [*found, *[line for item in others for line in flow([item], width, first="")]]

    def area(self, area: Area) -> Text:
        """An area with what is marked there, what stands there, and where its roads lead."""
        text = Text(" ").join([self.things.name(area), *self.things.contents(area)])
        ends = [self.things.names.get(end, end) for end in self.roads.get(area.key, [])]
        if ends and not self.brief:
            text.append(f" – {', '.join(ends)}", QUIET)
        return text

    def edges(self, edges: Sequence[Edge], width: int) -> list[Text]:
        """Edges under the names of their kinds, each place named once: A – B, C."""
        kinds: dict[str, dict[str, list[str]]] = {}
        for edge in edges:
            one, other = (self.things.names.get(end, end) for end in edge.ends)
            kinds.setdefault(edge.kind, {}).setdefault(one, []).append(other)
        found: list[Text] = []
        for kind, ways in kinds.items():
            items = [Text(f"{one} – {', '.join(others)}", QUIET) for one, others in ways.items()]
            items[0] = Text.assemble((f"{edge_name(self.words, kind)}: ", "bold"), items[0])
            found.extend(flow(items, width, first=""))
        return found

    def strays(self, pieces: Sequence[Piece], width: int) -> list[Text]:
        """Pieces that stand nowhere on the board, with their names."""
        items = [Text.assemble(self.things.token(piece), f" {piece.label}") for piece in pieces]
        return flow(items, width, indent=INDENT, first="")


def edge_name(words: Language, kind: str) -> str:
    """What several edges of a kind are called."""
    key = f"edges-{kind}"
    return words.say(key) if words.knows(key) else kind.capitalize()

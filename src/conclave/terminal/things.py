"""What the things of a scene look like in a few letters, wherever they are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Area, Edge, Mark, Piece, Scene
from conclave.show.translation import Language
from conclave.terminal.ink import BADGE, bar_of, fitted, foreground, style_of

PLAIN: Final = ("open", "road")
"""Kinds of edges that keep nobody out."""


class Things:
    """The marks and pieces of a scene by their areas, and the numbers of the answers that mean an area."""

    def __init__(self, scene: Scene, badges: Mapping[str, int] | None = None) -> None:
        self.scene = scene
        self.badges = badges or {}
        self.symbols = {seat.seat: seat.symbol for seat in scene.seats}
        self.tones = {seat.symbol: seat.tone for seat in scene.seats if seat.symbol}
        self.names = {area.key: area.label for area in scene.areas}
        self.here: dict[str, list[Piece]] = {}
        for piece in sorted(scene.pieces, key=_by_seat):
            self.here.setdefault(piece.at, []).append(piece)

    # --- pieces and marks ---------------------------------------------------------------------------------
    def pieces_at(self, area: Area) -> list[Piece]:
        """The pieces in an area, player by player."""
        return self.here.get(area.key, [])

    def strays(self) -> list[Piece]:
        """The pieces that stand in no area."""
        return [piece for at, pieces in self.here.items() if at not in self.names for piece in pieces]

    def token(self, piece: Piece) -> Text:
        """A piece in a few letters: whose, what is on top, how many beneath; one's own figure needs one.

        Of what lies on it only marks of a single letter are drawn; others are told where there is more room.
        """
        owner = self.symbols.get(piece.seat, "")
        symbol = piece.symbol or (str(piece.pips) if piece.pips else piece.label[:3])
        own = piece.figure == "person" and symbol == owner
        more = "" if piece.more == 0 else "+?" if piece.more < 0 else f"+{piece.more}"
        signs = "".join([mark.symbol for mark in piece.marks if len(mark.symbol) == 1])
        return Text(f"{'' if own else owner}{symbol}{more}{piece.note}{signs}", style_of(piece.tone))

    def tokens(self, area: Area) -> list[Text]:
        """The pieces in an area in a few letters each."""
        return [self.token(piece) for piece in self.pieces_at(area)]

    def mark(self, mark: Mark, spelt: bool = False) -> Text:
        """A mark by its symbol, or spelt out; one that begins with a player's letter has their colour."""
        if not mark.symbol:
            return Text(mark.label)
        if spelt:
            return Text(f"{mark.symbol}{mark.label}")
        tone = self.tones.get(mark.symbol.rstrip("0123456789"))
        return Text(mark.symbol, "" if tone is None else foreground(style_of(tone)))

    def contents(self, area: Area) -> list[Text]:
        """What is marked on an area, and the pieces there."""
        return [*[self.mark(mark) for mark in area.marks], *self.tokens(area)]

    def is_needed(self, area: Area) -> bool:
        """Whether something stands in an area or an answer means it."""
        return bool(self.pieces_at(area)) or area.key in self.badges

    # --- names --------------------------------------------------------------------------------------------
    def badge(self, area: Area) -> str:
        """The number of the answer that means an area, if there is one."""
        return f" {self.badges[area.key]} " if area.key in self.badges else ""

    def name(self, area: Area, width: int = 0) -> Text:
        """The name of an area on a bar of its tone, with the number of the answer that means it."""
        badge = self.badge(area)
        label = fitted(area.label, width - len(badge), self.common()) if width else area.label
        return Text(label, bar_of(area.tone, area.state)).append(badge, BADGE)

    def common(self) -> tuple[str, ...]:
        """Words with which several labels end or begin; where room is scarce they are left out first."""
        labels = [area.label.split() for area in self.scene.areas if " " in area.label]
        ends = [words[-1] for words in labels] + [words[0] for words in labels]
        return tuple(word for word in set(ends) if ends.count(word) > 1)


# --- edges ------------------------------------------------------------------------------------------------
def roads_of(scene: Scene) -> dict[str, list[str]]:
    """The areas that roads lead to from each area, by key."""
    found: dict[str, list[str]] = {}
    for edge in scene.edges:
        if edge.kind == "road":
            for one, other in (edge.ends, edge.ends[::-1]):
                found.setdefault(one, []).append(other)
    return found


def barriers(scene: Scene) -> list[Edge]:
    """The edges on which something stands."""
    return [edge for edge in scene.edges if edge.kind not in PLAIN]


def kind_name(words: Language, kind: str) -> str:
    """What an edge of a kind is called."""
    key = f"kind-{kind}"
    return words.say(key) if words.knows(key) else kind


def in_rows(areas: Sequence[Area], upwards: bool) -> list[list[Area]]:
    """Areas row by row, from the top, each from the left."""
    heights = sorted({area.y for area in areas}, reverse=upwards)
    return [sorted((area for area in areas if area.y == y), key=_by_x) for y in heights]


def _by_x(area: Area) -> float:
    return area.x


def _by_seat(piece: Piece) -> int:
    return piece.seat if piece.seat >= 0 else 99

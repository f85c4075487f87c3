"""What lies around a board of hexes: the players with their numbers and sheets, then cards under headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Card, Scene, SeatScene, Track
from conclave.show.translation import Language
from conclave.terminal.grid import style_of
from conclave.terminal.ink import INDENT, LOUD, NUMBER, QUIET, flow
from conclave.terminal.screen import capital, groups_of

READ: Final = ("event", "quest")
"""Where cards lie whose text is shown with their name, if there is room."""

BACK: Final = "▒▒"


def heading(words: Language, where: str) -> str:
    """What a place for cards is called."""
    key = f"where-{where}"
    return words.say(key) if words.knows(key) else where.capitalize()


def by_place(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """Cards under the places where they lie, in the order in which those are met."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.where, []).append(card)
    return found


def worth_saying(tracks: Sequence[Track]) -> list[Track]:
    """The numbers that tell something: what there is none of and no limit to is left out."""
    return [track for track in tracks if track.key != "turn" and (track.value or track.most >= 0)]


def is_a_pile(track: Track) -> bool:
    """Whether a number counts cards in a pile, or the like: it has no limit, and is nobody's points."""
    return track.most < 0 and not track.key.startswith("points")


class Surroundings:
    """What lies around the board of a scene, in lines of a given width."""

    def __init__(self, scene: Scene, words: Language, low: bool) -> None:
        self.scene = scene
        self.words = words
        self.low = low

    # --- the players --------------------------------------------------------------------------------------
    def panel(self, width: int) -> list[Text]:
        """What is going on, then player after player, then what is nobody's."""
        scene = self.scene
        title = scene.phase if self.low else f"{scene.title} · {scene.phase}"
        found = flow([Text(title, "bold")], width, indent="")
        found.extend(flow([Text(scene.result or capital(scene.banner), LOUD)], width, indent=""))
        for seat in scene.seats:
            found.extend([] if self.low else [Text()])
            found.extend(self.player(seat, width))
        others = groups_of([track for track in scene.tracks if track.seat < 0])
        found.extend([] if self.low or not others else [Text()])
        for group, tracks in others.items():
            kept = worth_saying(tracks)
            if kept and not (self.low and group and all(is_a_pile(track) for track in kept)):
                found.extend(self.numbers(group, kept, width))
        return found

    def player(self, seat: SeatScene, width: int) -> list[Text]:
        """A player: who it is, what they have, what lies on their sheet."""
        found = flow([self.head(seat), *[Text(note, QUIET) for note in seat.notes]], width, first="")
        mine = [track for track in self.scene.tracks if track.seat == seat.seat]
        found.extend(flow([self.number(track) for track in worth_saying(mine)], width))
        cards = [card for card in self.scene.cards if card.seat == seat.seat]
        for where, there in by_place(cards).items():
            if where not in (*self.read_below(seat.seat), "memories"):
                found.extend(self.row(where, there, width))
        return found

    def head(self, seat: SeatScene) -> Text:
        """Who it is, and whether it is their turn."""
        head = Text("▸" if seat.active else " ")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {seat.name}", "bold")
        if seat.seat == self.scene.viewer:
            head.append(f" ({self.words.say('you')})")
        return head

    def number(self, track: Track) -> Text:
        """A number with its limit, if it has one."""
        most = f"/{track.most}" if track.most >= 0 else ""
        return Text.assemble((f"{track.label} ", QUIET), f"{track.value}{most}")

    def numbers(self, group: str, tracks: Sequence[Track], width: int) -> list[Text]:
        """Numbers after their heading, in one paragraph."""
        said = [self.number(track) for track in tracks]
        if group:
            said[0] = Text.assemble((f"{group}: ", "bold"), said[0])
        return flow(said, width, first="")

    # --- cards --------------------------------------------------------------------------------------------
    def read_below(self, seat: int) -> tuple[str, ...]:
        """Where the viewer's own cards lie that have lines of their own beneath the board."""
        return ("hand", "studied", "quest") if seat == self.scene.viewer else ()

    def below(self, width: int) -> list[Text]:
        """What is in play for all, what the viewer holds, and what lies open in piles."""
        shared = by_place([card for card in self.scene.cards if card.seat < 0])
        mine = by_place([card for card in self.scene.cards if card.seat == self.scene.viewer])
        found: list[Text] = []
        for where, cards in shared.items():
            if where in READ:
                found.extend(self.shelf(where, cards, width))
        for where in self.read_below(self.scene.viewer):
            if where in mine:
                found.extend(self.shelf(where, mine[where], width))
        for where, cards in shared.items():
            if where not in READ and not self.low:
                found.extend(self.row(where, cards, width))
        return found if self.low or not found else [Text(), *found]

    def shelf(self, where: str, cards: Sequence[Card], width: int) -> list[Text]:
        """Cards with what they say, if there is room and they are few; else their names and kinds."""
        if self.low or where not in READ:
            return self.row(where, cards, width, kinds=not self.low)
        found: list[Text] = [Text(heading(self.words, where), "bold")]
        for card in cards:
            text = self.card(card)
            text.append(f" ({card.kind}): {card.sentence}", QUIET)
            found.extend(flow([text], width))
        return found

    def row(self, where: str, cards: Sequence[Card], width: int, kinds: bool = False) -> list[Text]:
        """Cards after the name of their place, one after the other."""
        said = [self.card(card, kinds) for card in cards]
        said[0] = Text.assemble((f"{heading(self.words, where)}: ", "bold"), said[0])
        return flow(said, width, indent=INDENT * 2, first=INDENT if cards[0].seat >= 0 and not kinds else "")

    def card(self, card: Card, kinds: bool = False) -> Text:
        """A card by its name, or its back; with its place before it and its token or state behind."""
        text = Text.assemble((f"{card.symbol} ", NUMBER) if card.symbol else "", card.name or BACK)
        if kinds and card.kind:
            text.append(f" ({card.kind})", QUIET)
        elif (card.note and not card.symbol.isdigit()) or (card.where == "sheet" and card.note):
            text.append(f" [{card.note}]", QUIET)
        return text

    # --- symbols ------------------------------------------------------------------------------------------
    def legend(self, width: int) -> list[Text]:
        """What the symbols mean, in quiet lines; what the board spells out is not repeated."""
        spelt = set() if self.low else {area.marks[0].symbol for area in self.scene.areas if area.marks}
        said = [
            Text(f"{symbol} {meaning}", QUIET) for symbol, meaning in self.scene.legend if symbol not in spelt
        ]
        return flow(said, width, indent="")

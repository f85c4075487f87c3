"""What lies around a board, or is all there is: players with their numbers, and cards under headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Card, Scene, SeatScene, Track
from conclave.show.translation import Language
from conclave.terminal.courses import course, groups_of, is_a_pile, number, tells
from conclave.terminal.ink import INDENT, LOUD, NUMBER, QUIET, flow, style_of
from conclave.terminal.screen import capital, own_stacks, seen_stacks
from conclave.terminal.things import Things, barriers, kind_name

FULL: Final = 0
LOW: Final = 1
TERSE: Final = 2
BRIEF: Final = 3
BARE: Final = 4
"""How much is shown: all, with gaps; all that matters, without; players without what lies before them; a line
or two of them; and that without any cards."""

READ: Final = ("open", "goal")
"""Roles of places where cards lie whose text is shown with their name, if there is room."""

BELOW: Final = ("hand", "goal")
"""Roles of places where the viewer's own cards have lines of their own beneath the board."""

BACK: Final = "▒▒"
LONGEST_SIGN: Final = 4
"""Letters of a sign; longer ones are the names of drawings."""
BACKS: Final = 4
"""More backs than this are counted."""


def heading(cards: Sequence[Card]) -> str:
    """What the place of some cards is called."""
    return cards[0].heading or capital(cards[0].where)


def by_place(cards: Sequence[Card]) -> list[list[Card]]:
    """Cards together that lie in one place, in the order in which those are met."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.where, []).append(card)
    return list(found.values())


class Surroundings:
    """What lies around the board of a scene, in lines of a given width."""

    def __init__(self, scene: Scene, words: Language, level: int) -> None:
        self.scene = scene
        self.words = words
        self.level = level

    # --- the players --------------------------------------------------------------------------------------
    def panel(self, width: int) -> list[Text]:
        """What is going on, then player after player, then what is nobody's."""
        if self.level >= BRIEF:
            return self.brief_panel(width)
        scene, gap = self.scene, [] if self.level else [Text()]
        found = self.title(width)
        if self.level >= TERSE:
            found.append(Text(self.words.say("more-table"), QUIET))
        shared = groups_of([track for track in scene.tracks if track.seat < 0])
        found.extend(self.numbers("", shared.pop("", []), width))
        for seat in scene.seats:
            found.extend([*gap, *self.player(seat, width)])
        for group, tracks in shared.items():
            if not (self.level and all(is_a_pile(track) for track in tracks)):
                rows = self.numbers(group, tracks, width)
                found.extend([*gap, *rows] if rows else [])
        for name, rows in self.stacks() if self.level < TERSE else []:
            found.extend([*gap, Text(name, "bold"), *flow(rows, width)])
        return found

    def title(self, width: int) -> list[Text]:
        """The game, its phase and whose turn it is."""
        scene = self.scene
        says = Text(scene.result or capital(scene.banner), LOUD)
        if self.level:
            return flow([Text(scene.phase, "bold"), says], width, indent="")
        name = f"{scene.title} · {scene.phase}" if scene.phase else scene.title
        return [*flow([Text(name, "bold")], width, indent=""), *flow([says], width, indent="")]

    def brief_panel(self, width: int) -> list[Text]:
        """The phase and the players with their points and health, in a line or two."""
        scene = self.scene
        items = [Text(scene.phase, "bold"), Text(scene.result or capital(scene.banner), LOUD)]
        items.append(Text(self.words.say("more-table"), QUIET))
        found = flow([item for item in items if item], width, indent="")
        people: list[Text] = []
        for seat in scene.seats:
            mine = [track for track in scene.tracks if track.seat == seat.seat and not track.runners]
            numbers = [number(track) for track in mine if track.role in ("points", "health")]
            people.append(Text(" ").join([self.head(seat), *numbers]))
        shared = [number(track) for track in scene.tracks if is_told_briefly(track)]
        return [*found, *flow([*people, *shared], width, indent="")]

    def player(self, seat: SeatScene, width: int) -> list[Text]:
        """A player: who it is, what they have, what lies before them."""
        found = flow([self.head(seat), *[Text(note, QUIET) for note in seat.notes]], width, first="")
        mine = [track for track in self.scene.tracks if track.seat == seat.seat]
        for group, tracks in groups_of(mine).items():
            name = "" if group.lower() == seat.name.lower() else group
            found.extend(self.numbers(name, tracks, width, INDENT))
        before = [card for card in self.scene.cards if card.seat == seat.seat and self.level < TERSE]
        for cards in by_place(before):
            if self.is_before(cards[0]) and not (self.level and cards[0].place == "pile"):
                found.extend(self.row(cards, width))
        return found

    def head(self, seat: SeatScene) -> Text:
        """Who it is, and whether it is their turn."""
        head = Text("▸" if seat.active else " ")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {seat.name}", "bold")
        if seat.seat == self.scene.viewer:
            head.append(f" ({self.words.say('you')})")
        return head

    def numbers(self, group: str, tracks: Sequence[Track], width: int, first: str = "") -> list[Text]:
        """Numbers after their heading, in one paragraph, then the courses among them."""
        said = [number(track) for track in tracks if tells(track) and not track.runners]
        if group and tracks and not any(track.runners for track in tracks):
            said = said or [Text(self.words.say("left-nothing"))]
            said[0] = Text.assemble((f"{group}: ", "bold"), said[0])
        found = flow(said, width, indent=first or INDENT, first=first)
        for track in tracks:
            if track.runners:
                found.extend(course(track, self.scene.seats, width))
        return found

    def stacks(self) -> list[tuple[str, list[Text]]]:
        """What the viewer knows to lie beneath, under its headings."""
        found: list[tuple[str, list[Text]]] = []
        things = Things(self.scene)
        known = {"your-stacks": own_stacks(self.scene), "seen-stacks": seen_stacks(self.scene)}
        for key, pieces in known.items():
            rows: list[tuple[str, Text]] = []
            for piece in pieces:
                name = things.names.get(piece.at, "")
                below = [layer.symbol or "?" for layer in piece.layers[1:]]
                line = Text.assemble((f"{name} ", QUIET), things.token(piece), f" {' '.join(below)}")
                rows.append((name, line))
            if rows:
                found.append((self.words.say(key), [line for _, line in sorted(rows, key=_by_name)]))
        return found

    # --- cards --------------------------------------------------------------------------------------------
    def below(self, width: int) -> list[Text]:
        """What is in play for all, what the viewer holds, and what lies open in piles."""
        if self.level == BARE:
            return []
        shared = by_place([card for card in self.scene.cards if card.seat < 0])
        mine = by_place([card for card in self.scene.cards if card.seat == self.scene.viewer >= 0])
        found: list[Text] = []
        for cards in shared:
            if cards[0].place in READ:
                found.extend(self.row_of_cards(cards, width))
        for role in BELOW:
            for cards in mine:
                if cards[0].place == role:
                    found.extend(self.row_of_cards(cards, width))
        for cards in shared:
            if cards[0].place not in READ and not (self.level and cards[0].place == "pile"):
                found.extend(self.row(cards, width))
        return found if self.level or not found else [Text(), *found]

    def row_of_cards(self, cards: Sequence[Card], width: int) -> list[Text]:
        """Cards with what they say, if there is room and they are to be read; else their names and kinds."""
        if self.level or cards[0].place not in READ:
            return self.row(cards, width, kinds=not self.level)
        found: list[Text] = [Text(heading(cards), "bold")]
        for card in cards:
            text = self.card(card)
            kind = f" ({card.kind})" if card.kind else ""
            text.append(f"{kind}: {card.sentence}" if card.sentence else kind, QUIET)
            found.extend(flow([text], width))
        return found

    def row(self, cards: Sequence[Card], width: int, kinds: bool = False) -> list[Text]:
        """Cards after the name of their place, one after the other; many backs are counted.

        Those before a player stand aside under the player's name.
        """
        backs = [card for card in cards if not card.face_up and not card.used]
        counted = len(backs) > BACKS
        said = [self.card(card, kinds) for card in cards if not (counted and card in backs)]
        if counted:
            said.append(Text(self.words.say("hidden-cards", n=len(backs)), QUIET))
        said[0] = Text.assemble((f"{heading(cards)}: ", "bold"), said[0])
        return flow(said, width, indent=INDENT * 2, first=INDENT if self.is_before(cards[0]) else "")

    def is_before(self, card: Card) -> bool:
        """Whether a card is told with its player, not beneath the board."""
        return card.seat >= 0 and not (card.seat == self.scene.viewer and card.place in BELOW)

    def card(self, card: Card, kinds: bool = False) -> Text:
        """A card by its name, or its back; with its place before it and its state behind.

        The note of a card tells in words what its symbol tells, or, of a used one, its state.
        """
        text = Text.assemble((f"{card.symbol} ", NUMBER) if card.symbol else "", card.name or BACK)
        if kinds and card.kind:
            text.append(f" ({card.kind})", QUIET)
        elif card.note and (card.used or not card.symbol):
            text.append(f" [{card.note}]", QUIET)
        elif card.public and card.seat == self.scene.viewer and card.place == "front":
            text.append(f" [{self.words.say('public')}]", QUIET)
        return text

    # --- symbols ------------------------------------------------------------------------------------------
    def legend(self) -> dict[str, str]:
        """What the symbols mean, one by one; what the board spells out is not repeated."""
        scene = self.scene
        crests = {mark.symbol for area in scene.areas for mark in area.marks if mark.role == "crest"}
        said: dict[str, str] = {}
        stack = next((p for p in scene.pieces if p.figure == "stack" and p.seat >= 0 and p.layers), None)
        if stack is not None:
            seat, top = scene.seats[stack.seat], stack.symbol or "?"
            said["stack"] = self.words.say("legend-stack", seat=seat.symbol, name=seat.name, top=top)
        letters = {m.symbol: m.label for piece in scene.pieces for m in piece.marks if len(m.symbol) == 1}
        for symbol, meaning in [*scene.legend, *letters.items()]:
            if len(symbol) > LONGEST_SIGN:
                continue
            if self.level or symbol not in crests:
                said[f"{symbol} = {meaning}"] = f"{symbol} = {meaning}"
        if any(area.shape == "square" for area in scene.areas):
            for kind in dict.fromkeys(edge.kind for edge in barriers(scene)):
                key = "legend-wall" if kind == "wall" else "legend-edge"
                said[kind] = self.words.say(key, kind=kind_name(self.words, kind))
        return said


def is_told_briefly(track: Track) -> bool:
    """Whether a number is told even where there is hardly room: what is nobody's and stands alone."""
    return track.seat < 0 and not track.group and not track.runners and tells(track)


def _by_name(row: tuple[str, Text]) -> str:
    return row[0]

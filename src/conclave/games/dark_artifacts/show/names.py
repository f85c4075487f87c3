"""What things are called: pieces, entities, spaces, cards, players."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.board import BOARDS
from conclave.games.dark_artifacts.show.facts import IN_PLAY, UNCOUNTED, Stack
from conclave.games.dark_artifacts.table import KITS
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.state import UNKNOWN
from conclave.show import author as show
from conclave.show.show import slug
from conclave.show.translation import Language

SEATS: Final = ("white", "black", "red", "blue")
TYPE_KEYS: Final = ("five", "four", "three", "two", "leader", "cube-a", "cube-b")
TYPE_SYMBOLS: Final = ("5", "4", "3", "2", "L", "rA", "rB")
PICTURES: Final = ("", "", "", "", "leader", "relic", "relic")
"""The drawing of each type of piece; characters have pips instead."""


class Names(show.Names):
    """Names as everybody knows them, at a table of so many players."""

    def __init__(self, words: Language, ground: tuple[Any, ...]) -> None:
        super().__init__(words, ground)
        seats = ground[0] if ground else 2
        self.board = BOARDS[seats]
        self.relics = KITS[seats].cubes

    # --- players, places, cards --------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The colour of a seat; any other number is somebody who looks on."""
        return self.say(f"seat-{SEATS[seat]}" if 0 <= seat < len(SEATS) else "seat-onlooker")

    def leader(self, seat: int) -> str:
        """The name of the leader of a seat."""
        return self.say(f"leader-{SEATS[seat]}")

    def space(self, space: int) -> str:
        """A space, as `b3`."""
        return self.board.name(space) if 0 <= space < self.board.spaces else self.say("nowhere")

    def line(self, line: int) -> str:
        """A line, as `between b2 and c2`."""
        one, other = self.board.line_from[line], self.board.line_to[line]
        return self.say("line", one=self.space(one), other=self.space(other))

    def card(self, face: int) -> str:
        """The name of a card."""
        if face not in PRINTED:
            return self.say("unknown-card")
        return self.words.say_or(f"card-{PRINTED[face].key}", PRINTED[face].name)

    def text(self, face: int) -> str:
        """What a card says."""
        return self.words.say_or(f"card-{PRINTED[face].key}-text", PRINTED[face].sentence)

    def trigger(self, face: int) -> str:
        """When a card speaks."""
        return self.words.say_or(f"kind-{slug(PRINTED[face].trigger)}", PRINTED[face].trigger)

    def by(self, face: int) -> str:
        """The beginning of a line that names the card behind it, if there is one."""
        return self.say("by-card", card=self.card(face)) if face in PRINTED else ""

    # --- pieces ------------------------------------------------------------------------------------------
    def of_type(self, form: str, face: int) -> str:
        """A type of piece in one of the forms that sentences need."""
        if not 0 <= face < t.TYPES:
            return self.say(f"{form}-unknown")
        return self.say(
            f"{form}-cube" if face == t.CUBE_A and self.relics == 1 else f"{form}-{TYPE_KEYS[face]}"
        )

    def type(self, face: int) -> str:
        """A type of piece, as `five-dot`."""
        return self.of_type("type", face)

    def a(self, face: int) -> str:
        """One piece of a type, as `a five-dot`."""
        return self.of_type("a", face)

    def types(self, face: int) -> str:
        """All pieces of a type, as `five-dots`."""
        return self.of_type("types", face)

    def short(self, face: int) -> str:
        """A type of piece in a row of several, as `5`."""
        return self.of_type("short", face)

    def slot(self, face: int) -> str:
        """Where a card goes, as `your four-dots`."""
        return self.of_type("slot", face)

    def symbol(self, face: int) -> str:
        """A type of piece on the board; a single relic needs no letter of its own."""
        if not 0 <= face < t.TYPES:
            return ""
        return "r" if face == t.CUBE_A and self.relics == 1 else TYPE_SYMBOLS[face]

    # --- entities ----------------------------------------------------------------------------------------
    def contents(self, faces: tuple[int, ...]) -> str:
        """What lies beneath the top of an entity, in brackets, or nothing for a single piece."""
        below = faces[1:]
        if not below:
            return ""
        if below[-1] == UNCOUNTED:
            return self.say("more-than-one")
        known = [self.short(face) for face in below if face != UNKNOWN]
        hidden = len(below) - len(known)
        if not known:
            return self.say("pieces", n=len(faces))
        if hidden:
            known.append(self.say("unknown-pieces", n=hidden))
        return self.say("over", what=", ".join(known))

    def numbered(self, stack: Stack) -> str:
        """The top of an entity, or what fell from it: `Black's five-dot #2`, or `five-dot` of the viewer."""
        owner, mine, fallen, number, faces = stack
        piece = self.type(faces[0] if fallen == IN_PLAY else fallen)
        what = piece if mine else self.say("piece-of", seat=self.seat(owner), piece=piece)
        return self.say("numbered", what=what, n=number) if number else what

    def entity(self, stack: Stack, space: int) -> str:
        """An entity on the board, told apart from every other."""
        top, contents = self.numbered(stack), self.contents(stack[4])
        return self.say("entity", top=top, contents=contents, space=self.space(space)).strip()

    def here(self, stack: Stack) -> str:
        """An entity, where its place need not be said."""
        return self.say("entity-here", top=self.numbered(stack), contents=self.contents(stack[4])).strip()

    def entity_then(self, owner: int, top: int) -> str:
        """An entity as it was at some moment: `White's five-dot`."""
        return self.say("piece-of", seat=self.seat(owner), piece=self.type(top))

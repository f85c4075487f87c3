"""What things are called: pieces, entities, spaces, cards, players, for one viewer in one language."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from conclave.games.dark_artifacts.table import (
    CUBE_A,
    Table,
    beneath,
    board_of,
    kit_of,
)
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.language import Language, language

PACKAGE: Final = "conclave.games.dark_artifacts"
SEATS: Final = ("white", "black", "red", "blue")
TYPE_KEYS: Final = ("five", "four", "three", "two", "leader", "cube-a", "cube-b")
TYPE_SYMBOLS: Final = ("5", "4", "3", "2", "L", "rA", "rB")


class Names:
    """Names as one viewer knows them. Made for one look at one view."""

    def __init__(self, v: Table, code: str = "en") -> None:
        self.v = v
        self.words: Language = language(PACKAGE, code)
        self.say = self.words.say
        self.stacks: dict[int, list[int]] = {}
        self.twins: set[int] | None = None
        self.board: Hashable = None

    # --- players, places, cards --------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        return seat_name(self.words, seat)

    def seats(self, mask: int) -> str:
        """Several seats, as `White and Red`."""
        return self.row([self.seat(seat) for seat in range(self.v.seats) if (mask >> seat) & 1])

    def row(self, words: list[str]) -> str:
        """Several things in a row."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])

    def space(self, space: int) -> str:
        """A space, as `b3`."""
        if not 0 <= space < board_of(self.v).spaces:
            return self.say("nowhere")
        return board_of(self.v).name(space)

    def line(self, line: int) -> str:
        """A line, as `between b2 and c2`."""
        board = board_of(self.v)
        if not 0 <= line < board.lines:
            return self.say("nowhere")
        return self.say("line", one=board.name(board.line_from[line]), other=board.name(board.line_to[line]))

    def card(self, face: int) -> str:
        """The name of a card."""
        if face not in PRINTED:
            return self.say("unknown-card")
        return self.words.say_or(f"card-{PRINTED[face].key}", PRINTED[face].name)

    def card_sentence(self, face: int) -> str:
        """What a card says."""
        return self.words.say_or(f"card-{PRINTED[face].key}-text", PRINTED[face].sentence)

    def trigger(self, face: int) -> str:
        """When a card speaks."""
        return trigger_name(self.words, PRINTED[face].trigger)

    # --- pieces ------------------------------------------------------------------------------------------
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

    def symbol(self, face: int) -> str:
        """A type of piece on the board; a single relic needs no letter of its own."""
        if not 0 <= face < len(TYPE_SYMBOLS):
            return ""
        return "r" if face >= CUBE_A and kit_of(self.v).cubes == 1 else TYPE_SYMBOLS[face]

    def of_type(self, form: str, face: int) -> str:
        """A type of piece in one of the forms that sentences need."""
        if not 0 <= face < len(TYPE_KEYS):
            return self.say(f"{form}-unknown")
        if face >= CUBE_A and kit_of(self.v).cubes == 1:
            return self.say(f"{form}-cube")
        return self.say(f"{form}-{TYPE_KEYS[face]}")

    def slot(self, type_: int) -> str:
        """Where a card goes, as `your four-dots`."""
        return self.of_type("slot", type_)

    def faces(self, e: int) -> list[int]:
        """What an entity consists of, top first, as far as the viewer knows; negative for the unknown."""
        v = self.v
        if e in self.stacks:
            return self.stacks[e]
        found = self.stacks[e] = []
        p = v.top[e] if v.top[e] >= 0 else beneath(v, e)
        while p >= 0:
            found.append(v.face[p])
            p = v.under[p]
        if p < -1:
            found.append(-2)
        return found

    def contents(self, e: int) -> str:
        """What lies beneath the top of an entity, in brackets, or nothing for a single piece."""
        faces = self.faces(e)
        below = faces[1:]
        if not below:
            return ""
        if below[-1] == -2:
            return self.say("more-than-one")
        known = [self.short(face) for face in below if face >= 0]
        hidden = len(below) - len(known)
        if not known:
            return self.say("pieces", n=len(faces))
        if hidden:
            known.append(self.say("unknown-pieces", n=hidden))
        return self.say("over", what=", ".join(known))

    def top(self, e: int) -> str:
        """The top of an entity with its owner: `Black's five-dot`, or `five-dot` for the viewer's own."""
        v = self.v
        p = v.top[e] if v.top[e] >= 0 else v.fell[e]
        kind = self.type(v.face[p] if p >= 0 else -1)
        if v.owner[e] == v.viewer:
            return kind
        return self.say("piece-of", seat=self.seat(v.owner[e]), piece=kind)

    def number(self, e: int) -> int:
        """Which of its owner's entities this is, in the order in which they appeared."""
        return sum(1 for other in range(e + 1) if self.v.owner[other] == self.v.owner[e])

    def has_twin(self, e: int) -> bool:
        """Whether another entity on the board goes by the same name."""
        if self.twins is None:
            self.twins = self.find_twins()
        return e in self.twins

    def find_twins(self) -> set[int]:
        """The entities on the board that have their owner, place and contents in common with another."""
        v = self.v
        alike: dict[tuple[int, ...], list[int]] = {}
        for e in range(len(v.top)):
            if v.top[e] >= 0:
                alike.setdefault((v.owner[e], v.space[e], v.face[v.top[e]]), []).append(e)
        found: set[int] = set()
        for group in alike.values():
            if len(group) > 1:
                contents = [self.contents(e) for e in group]
                found.update(e for e, what in zip(group, contents, strict=True) if contents.count(what) > 1)
        return found

    def numbered(self, e: int) -> str:
        """The top of an entity, with its number where two would be called the same."""
        if self.has_twin(e):
            return self.say("numbered", what=self.top(e), n=self.number(e))
        return self.top(e)

    def entity(self, e: int) -> str:
        """An entity on the board, told apart from every other."""
        if not 0 <= e < len(self.v.top):
            return self.say("no-entity")
        return self.say(
            "entity", top=self.numbered(e), space=self.space(self.v.space[e]), contents=self.contents(e)
        ).strip()

    def here(self, e: int) -> str:
        """An entity, where its place need not be said."""
        return self.say("entity-here", top=self.numbered(e), contents=self.contents(e)).strip()


def trigger_name(words: Language, trigger: str) -> str:
    """When a card speaks; in English as the card list names it."""
    return words.say_or(f"trigger-{dashed(trigger)}", trigger)


def dashed(name: str) -> str:
    """A name as it stands in the key of a sentence."""
    return name.lower().replace(" ", "-").replace("_", "-")


def seat_name(words: Language, seat: int) -> str:
    """The colour of a seat; any other number is somebody who looks on."""
    return words.say(f"seat-{SEATS[seat]}" if 0 <= seat < len(SEATS) else "seat-onlooker")

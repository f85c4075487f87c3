"""What things are called: pieces, entities, spaces, cards, players, for one viewer in one language."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.board import BOARDS
from conclave.games.dark_artifacts.show.changes import SPACES, STACKS
from conclave.games.dark_artifacts.show.codes import (
    FACE_BITS,
    FACES_AT,
    FALLEN_AT,
    MINE_AT,
    NUMBER_AT,
    OWNER_AT,
    UNCOUNTED,
    Stacks,
    faces_in,
    fallen_in,
)
from conclave.games.dark_artifacts.show.palette import palette_of
from conclave.games.dark_artifacts.table import CUBE_A, LEADER, Table, board_of, kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import PART
from conclave.show.scene import Piece
from conclave.show.translation import Language, language

PACKAGE: Final = "conclave.games.dark_artifacts.guide"
SEATS: Final = ("white", "black", "red", "blue")
SEAT_KEYS: Final = tuple([f"seat-{colour}" for colour in SEATS])
TYPE_KEYS: Final = ("five", "four", "three", "two", "leader", "cube-a", "cube-b")
TYPE_SYMBOLS: Final = ("5", "4", "3", "2", "L", "rA", "rB")
SPACE_NAMES: Final = tuple([tuple([board.name(n) for n in range(board.spaces)]) for board in BOARDS])
"""The names of the spaces, for each number of players."""
HERE: Final = "entity-here"
"""The sentence for an entity whose place need not be said."""
TOP_MASK: Final = (1 << (FACES_AT + FACE_BITS - OWNER_AT)) - 1
"""Above its place, the bits of a state that tell of the top: all but the pieces beneath."""


class Names:
    """Names as one viewer knows them. Made for one look at one view, or for one after another."""

    def __init__(self, v: Table, code: str = "en") -> None:
        self.v = v
        self.words: Language = language(PACKAGE, code)
        self.say = self.words.say
        self.palette = palette_of(self.words, v.seats)
        self.known: Stacks | None = None
        self.drawn: tuple[list[int], list[Piece]] = ([], [])
        """The keys of the entities that were drawn last, and the pieces drawn of them."""

    def look(self, v: Table, mask: int) -> None:
        """Take a newer view, of which the mask says what is not as it was."""
        self.v = v
        if mask & (STACKS | SPACES):
            self.known = None

    # --- players, places, cards --------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        seats = self.palette.seats
        return seats.get(seat) or seats.keep(seat, seat_name(self.words, seat))

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
        names = SPACE_NAMES[self.v.seats]
        return names[space] if 0 <= space < len(names) else self.say("nowhere")

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

    def picture(self, face: int) -> str:
        """The drawing of a type of piece; characters have pips instead."""
        return "leader" if face == LEADER else "relic" if face >= CUBE_A else ""

    def of_type(self, form: str, face: int) -> str:
        """A type of piece in one of the forms that sentences need."""
        key = (form, face)
        types = self.palette.types
        return types.get(key) or types.keep(key, self.of_type_afresh(form, face))

    def of_type_afresh(self, form: str, face: int) -> str:
        """A type of piece, looked up among the sentences."""
        if not 0 <= face < len(TYPE_KEYS):
            return self.say(f"{form}-unknown")
        if face >= CUBE_A and kit_of(self.v).cubes == 1:
            return self.say(f"{form}-cube")
        return self.say(f"{form}-{TYPE_KEYS[face]}")

    def slot(self, type_: int) -> str:
        """Where a card goes, as `your four-dots`."""
        return self.of_type("slot", type_)

    # --- entities ----------------------------------------------------------------------------------------
    def stacks(self) -> Stacks:
        """The entities as far as the viewer knows them."""
        if self.known is None:
            self.known = Stacks(self.v)
        return self.known

    def state(self, e: int) -> int:
        """One number made of everything that words about an entity rest on."""
        states = self.stacks().states
        return states[e] if 0 <= e < len(states) else 0

    def contents(self, state: int) -> str:
        """What lies beneath the top of an entity, in brackets, or nothing for a single piece."""
        key = state >> FACES_AT
        if key < 1 << FACE_BITS:
            return ""
        contents = self.palette.contents
        return contents.get(key) or contents.keep(key, self.contents_afresh(faces_in(state)))

    def contents_afresh(self, faces: tuple[int, ...]) -> str:
        """What lies beneath the top of a stack, put in words."""
        below = faces[1:]
        if below[-1] == UNCOUNTED:
            return self.say("more-than-one")
        known = [self.short(face) for face in below if face >= 0]
        hidden = len(below) - len(known)
        if not known:
            return self.say("pieces", n=len(faces))
        if hidden:
            known.append(self.say("unknown-pieces", n=hidden))
        return self.say("over", what=", ".join(known))

    def top(self, state: int) -> str:
        """The top of an entity with its owner: `Black's five-dot`, or `five-dot` for the viewer's own."""
        kind = self.type(fallen_in(state) if has_fallen(state) else faces_in(state)[0])
        if is_mine(state):
            return kind
        return self.say("piece-of", seat=self.seat(owner_in(state)), piece=kind)

    def numbered(self, e: int) -> str:
        """The top of an entity, with its number where two would be called the same."""
        state = self.state(e)
        key = (state >> OWNER_AT) & TOP_MASK
        tops = self.palette.tops
        return tops.get(key) or tops.keep(key, self.numbered_afresh(state))

    def numbered_afresh(self, state: int) -> str:
        """The top of an entity and its number, put in words."""
        top, number = self.top(state), number_in(state)
        return self.say("numbered", what=top, n=number) if number else top

    def entity(self, e: int) -> str:
        """An entity on the board, told apart from every other."""
        return self.named("entity", e) if 0 <= e < len(self.v.top) else self.say("no-entity")

    def here(self, e: int) -> str:
        """An entity, where its place need not be said: it goes by the same words wherever it goes."""
        key = self.state(e) >> OWNER_AT
        entities = self.palette.entities_here
        return entities.get(key) or entities.keep(key, self.named_afresh(HERE, e))

    def named(self, form: str, e: int) -> str:
        """An entity in one of the forms that sentences need."""
        key = (form, self.state(e))
        entities = self.palette.entities
        return entities.get(key) or entities.keep(key, self.named_afresh(form, e))

    def named_afresh(self, form: str, e: int) -> str:
        """An entity, put in words."""
        state = self.state(e)
        facts: dict[str, str | int] = {"top": self.numbered(e), "contents": self.contents(state)}
        if form != HERE:
            facts["space"] = self.space(space_in(state))
        return self.words.compose(form, facts).strip()


# --- what a state tells ----------------------------------------------------------------------------------
def space_in(state: int) -> int:
    """Where an entity stands."""
    return (state & ((1 << OWNER_AT) - 1)) - 1


def owner_in(state: int) -> int:
    """Whose an entity is."""
    return (state >> OWNER_AT) & 3


def is_mine(state: int) -> bool:
    """Whether an entity is the viewer's own."""
    return (state >> MINE_AT) & 1 == 1


def has_fallen(state: int) -> bool:
    """Whether the top of an entity is no longer in play."""
    return (state >> FALLEN_AT) & 15 != 0


def number_in(state: int) -> int:
    """The number of an entity where another goes by the same name, else 0."""
    return (state >> NUMBER_AT) & PART


# --- names that need no view -----------------------------------------------------------------------------
def trigger_name(words: Language, trigger: str) -> str:
    """When a card speaks; in English as the card list names it."""
    return words.say_or(f"trigger-{dashed(trigger)}", trigger)


def dashed(name: str) -> str:
    """A name as it stands in the key of a sentence."""
    return name.lower().replace(" ", "-").replace("_", "-")


def seat_name(words: Language, seat: int) -> str:
    """The colour of a seat; any other number is somebody who looks on."""
    return words.say(SEAT_KEYS[seat] if 0 <= seat < len(SEATS) else "seat-onlooker")

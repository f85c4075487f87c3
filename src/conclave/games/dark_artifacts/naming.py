"""What things are called: pieces, entities, spaces, cards, players, for one viewer in one language."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.table import CUBE_A, GONE, Table, beneath, board_of, kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.language import Language, language
from conclave.kernel.memory import Latest, Memory

PACKAGE: Final = "conclave.games.dark_artifacts"
SEATS: Final = ("white", "black", "red", "blue")
SEAT_KEYS: Final = tuple([f"seat-{colour}" for colour in SEATS])
TYPE_KEYS: Final = ("five", "four", "three", "two", "leader", "cube-a", "cube-b")
TYPE_SYMBOLS: Final = ("5", "4", "3", "2", "L", "rA", "rB")
FAR: Final = 64
"""More than any board has spaces."""


State = tuple[int | bool | tuple[int, ...], ...]
"""All that words about one entity rest on beside the language and the number of players."""


class Stacks:
    """What all entities consist of as far as a viewer knows; the same one for as long as that is the same."""

    def __init__(self, names: Names) -> None:
        v = names.v
        tops, owner = v.top, v.owner
        self.in_play = [e for e, top in enumerate(tops) if top != GONE]
        self.on_board = [e for e in self.in_play if tops[e] >= 0]
        self.faces = faces_of_all(v)
        self.contents = [names.told(faces) if len(faces) > 1 else "" for faces in self.faces]
        alike = [(owner[e], self.faces[e][0], self.contents[e]) for e in self.on_board]
        numbers = {look: FAR * n for n, look in enumerate(alike)}
        self.looks = [numbers[look] for look in alike]
        """Of each entity on the board a number shared by those of the same owner, top and contents."""


STACKS: Final[Latest[Stacks]] = Latest()
CONTENTS: Final[Memory[str]] = Memory()
ENTITIES: Final[Memory[str]] = Memory()


class Names:
    """Names as one viewer knows them. Made for one look at one view."""

    def __init__(self, v: Table, code: str = "en") -> None:
        self.v = v
        self.words: Language = language(PACKAGE, code)
        self.say = self.words.say
        self.known: Stacks | None = None
        self.states: dict[int, State] = {}
        self.twins: set[int] | None = None

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

    # --- entities ----------------------------------------------------------------------------------------
    def stacks(self) -> Stacks:
        """What all entities consist of, and whose they are."""
        if self.known is None:
            v = self.v
            facts = (self.words, v.seats, bytes(v.face[: kit_of(v).first_card]))
            self.known = STACKS.of(v.viewer, facts, [v.top, v.under, v.fell, v.owner], Stacks, self)
        return self.known

    def faces(self, e: int) -> tuple[int, ...]:
        """What an entity consists of, top first, as far as the viewer knows; negative for the unknown."""
        return self.stacks().faces[e]

    def state(self, e: int) -> State:
        """Everything that words about an entity rest on."""
        found = self.states.get(e)
        if found is None:
            found = self.states[e] = self.find_state(e)
        return found

    def find_state(self, e: int) -> State:
        """What words about an entity rest on, looked up in the view."""
        v = self.v
        faces = self.stacks().faces
        if not 0 <= e < len(faces):
            return ()
        owner, on_board = v.owner[e], v.top[e] >= 0
        number = self.number(e) if e in self.twins_here() else 0
        fallen = -1 if on_board else self.fallen(e)
        return (faces[e], fallen, on_board, v.space[e], owner, owner == v.viewer, number)

    def fallen(self, e: int) -> int:
        """The type that has just fallen from an entity, as far as the viewer knows."""
        p = self.v.fell[e]
        return self.v.face[p] if p >= 0 else -1

    def contents(self, e: int) -> str:
        """What lies beneath the top of an entity, in brackets, or nothing for a single piece."""
        return self.stacks().contents[e]

    def told(self, faces: tuple[int, ...]) -> str:
        """What lies beneath the top of a stack."""
        key = (self.words, self.v.seats, faces)
        found = CONTENTS.get(key)
        return found if found is not None else CONTENTS.keep(key, self.told_afresh(faces))

    def told_afresh(self, faces: tuple[int, ...]) -> str:
        """What lies beneath the top of a stack, put in words."""
        below = faces[1:]
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
        kind = self.type(v.face[v.top[e]] if v.top[e] >= 0 else self.fallen(e))
        if v.owner[e] == v.viewer:
            return kind
        return self.say("piece-of", seat=self.seat(v.owner[e]), piece=kind)

    def number(self, e: int) -> int:
        """Which of its owner's entities this is, in the order in which they appeared."""
        return self.v.owner[: e + 1].count(self.v.owner[e])

    def has_twin(self, e: int) -> bool:
        """Whether another entity on the board goes by the same name."""
        return e in self.twins_here()

    def twins_here(self) -> set[int]:
        """The entities that share their names with another, found once."""
        if self.twins is None:
            self.twins = self.find_twins()
        return self.twins

    def find_twins(self) -> set[int]:
        """The entities on the board that have their owner, place and contents in common with another."""
        stacks, space = self.stacks(), self.v.space
        found: set[int] = set()
        first: dict[int, int] = {}
        for look, e in zip(stacks.looks, stacks.on_board, strict=True):
            other = first.setdefault(look + space[e], e)
            if other != e:
                found.add(other)
                found.add(e)
        return found

    def numbered(self, e: int) -> str:
        """The top of an entity, with its number where two would be called the same."""
        if self.has_twin(e):
            return self.say("numbered", what=self.top(e), n=self.number(e))
        return self.top(e)

    def entity(self, e: int) -> str:
        """An entity on the board, told apart from every other."""
        return self.named("entity", e) if 0 <= e < len(self.v.top) else self.say("no-entity")

    def here(self, e: int) -> str:
        """An entity, where its place need not be said."""
        return self.named("entity-here", e)

    def named(self, form: str, e: int) -> str:
        """An entity in one of the forms that sentences need."""
        key = (self.words, self.v.seats, form, self.state(e))
        found = ENTITIES.get(key)
        return found if found is not None else ENTITIES.keep(key, self.named_afresh(form, e))

    def named_afresh(self, form: str, e: int) -> str:
        """An entity, put in words."""
        space = self.space(self.v.space[e])
        return self.say(form, top=self.numbered(e), space=space, contents=self.contents(e)).strip()


def faces_of_all(v: Table) -> list[tuple[int, ...]]:
    """What each entity consists of, top first; an unknown number of pieces is -2."""
    face, under = v.face, v.under
    found: list[tuple[int, ...]] = []
    for e, top in enumerate(v.top):
        stack: list[int] = []
        p = top if top >= 0 else beneath(v, e)
        while p >= 0:
            stack.append(face[p])
            p = under[p]
        if p < -1:
            stack.append(-2)
        found.append(tuple(stack))
    return found


def trigger_name(words: Language, trigger: str) -> str:
    """When a card speaks; in English as the card list names it."""
    return words.say_or(f"trigger-{dashed(trigger)}", trigger)


def dashed(name: str) -> str:
    """A name as it stands in the key of a sentence."""
    return name.lower().replace(" ", "-").replace("_", "-")


def seat_name(words: Language, seat: int) -> str:
    """The colour of a seat; any other number is somebody who looks on."""
    return words.say(SEAT_KEYS[seat] if 0 <= seat < len(SEATS) else "seat-onlooker")

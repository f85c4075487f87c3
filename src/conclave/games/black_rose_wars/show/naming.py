"""What things are called: Mages, models, Rooms, cards, for one viewer in one language."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.box import (
    EVENT_CARDS,
    EVOCATION_SENTENCES,
    MAGE_HEALTH,
    QUEST_CARDS,
    ROOM_SENTENCES,
    SPELLS,
)
from conclave.games.black_rose_wars.rules.cubes import damage_on, health_of
from conclave.games.black_rose_wars.rules.setup import spells_in_box
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    A_MAGE,
    INFAMY_OF_CRETE,
    MODELS,
    NO_MODEL,
    PLACES,
    ROSE,
    SMALL_RESERVE,
    STRAIGHT,
)
from conclave.show.memory import MOST
from conclave.show.translation import Language, language

PACKAGE: Final = "conclave.games.black_rose_wars.guide"

MAGE_KEYS: Final = ("nero", "rebecca", "tessa", "jafar")
ROOM_KEYS: Final = (
    "black-rose-room", "mirrors-room", "oracle-room", "the-abyss", "bibliotheca", "observatory",
    "sanctuary", "forge", "garden", "treasure-room", "alchemical-laboratory", "arena", "summoner-room",
    "armory", "pleasures-room", "throne-room", "cemetery", "crypt", "sacrificial-altar",
)  # fmt: skip
EVOCATION_KEYS: Final = (
    "landsknecht", "bone-knight", "malacoda", "cerbero", "andromeda", "abomination", "divine-altar",
    "mutant-altar", "infamy-of-crete",
)  # fmt: skip
COLOUR_KEYS: Final = ("black", "blue", "yellow", "green", "red", "purple", "grey")
SCHOOL_KEYS: Final = (
    "conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation", "custom",
    "forgotten",
)  # fmt: skip
TYPE_KEYS: Final = ("combat", "contingency", "protection", "trap")
ELEMENT_KEYS: Final = ("air", "earth", "fire", "water", "magic", "sacred", "profane", "any")
ARCHETYPE_KEYS: Final = ("undead", "demon", "construct", "mutation", "altar", "beast")
PHASE_KEYS: Final = ("setup", "black-rose", "study", "preparation", "action", "evocation", "clean-up")

# Families of cards; a handle tells its family, never its face.
A_SPELL: Final = 0
A_QUEST: Final = 1
AN_EVENT: Final = 2
NO_CARD: Final = -1


Copies = dict[tuple[int, int, int, int], list[int]]
"""Cards that an answer may name and that look alike."""


@cache
def family_of(c: int) -> int:
    """Whether a handle is a Spell, a Quest or an Event: they lie in the box in this order."""
    first = spells_in_box()
    if c < 0 or c >= first + len(QUEST_CARDS) + len(EVENT_CARDS):
        return NO_CARD
    if c < first:
        return A_SPELL
    return A_QUEST if c < first + len(QUEST_CARDS) else AN_EVENT


def key_of(family: int, face: int) -> str:
    """The key of a card in the catalogue, or nothing where the face is not known."""
    if face < 0:
        return ""
    if family == A_SPELL:
        return SPELLS[face].key
    if family == A_QUEST:
        return QUEST_CARDS[face].key
    return EVENT_CARDS[face].key if family == AN_EVENT else ""


def evocation_key(kind: int) -> str:
    """The key of an Evocation in the catalogue; some Spells have the same name and come first."""
    key = EVOCATION_KEYS[kind]
    return f"{key}-evocation" if any(spell.key == key for spell in SPELLS) else key


@lru_cache(MOST)
def capital(text: str) -> str:
    """A sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def owner(m: int) -> int:
    """The seat that controls a model."""
    return m if m < 4 else (m - 4) // 3


class Lexicon:
    """The printed words of one language, looked up once."""

    def __init__(self, code: str) -> None:
        self.words: Language = language(PACKAGE, code)
        say = self.words.say
        self.rose = say("rose")
        self.mages = [say(f"mage-{key}") for key in MAGE_KEYS]
        self.rooms = [say(f"room-{key}") for key in ROOM_KEYS]
        self.the_rooms = [
            say("the-room", which=key, room=room) for key, room in zip(ROOM_KEYS, self.rooms, strict=True)
        ]
        self.cards: dict[tuple[int, int], str] = {}

    def card(self, family: int, face: int) -> str:
        """A card by what is printed on it."""
        name = self.cards.get((family, face))
        if name is None:
            key = f"card-{key_of(family, face)}"
            name = self.cards[family, face] = self.words.say_or(key, printed_name(family, face))
        return name


lexicon: Final = cache(Lexicon)


class Names:
    """Names as one viewer knows them."""

    def __init__(self, v: Table, code: str = "en") -> None:
        self.v = v
        self.lexicon = lexicon(code)
        self.words = self.lexicon.words
        self.say = self.words.say
        self.copies: Copies | None = None

    def look(self, v: Table) -> None:
        """Take another view of the same viewer."""
        self.v = v
        self.copies = None

    # --- players and sides -------------------------------------------------------------------------------
    def seat(self, side: int) -> str:
        """A side: the Mage of a seat, `Player 2` before it has one, the Black Rose, or an onlooker."""
        if side == ROSE:
            return self.lexicon.rose
        if 0 <= side < self.v.seats and self.v.mage[side] >= 0:
            return self.mage(self.v.mage[side])
        return seat_name(self.words, side if side < self.v.seats else -1)

    def seats(self, mask: int) -> str:
        """Several sides, as `Nero and Tessa`."""
        return self.row([self.seat(side) for side in range(ROSE + 1) if (mask >> side) & 1])

    def row(self, words: list[str]) -> str:
        """Several things in a row."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])

    def mage(self, mage: int) -> str:
        """A Mage by its number."""
        return self.lexicon.mages[mage] if 0 <= mage < len(MAGE_KEYS) else self.say("somebody")

    # --- places ------------------------------------------------------------------------------------------
    def room(self, hex_: int) -> str:
        """The Room on a hex, as `Forge`."""
        if hex_ == IN_CELL:
            return self.say("cell")
        return self.room_name(self.v.room_at[hex_] if 0 <= hex_ < HEXES else -1)

    def the_room(self, hex_: int) -> str:
        """The Room on a hex in a sentence, as `the Forge`."""
        if hex_ == IN_CELL:
            return self.say("the-cell")
        room = self.v.room_at[hex_] if 0 <= hex_ < HEXES else -1
        return self.the_room_name(room)

    def room_name(self, room: int) -> str:
        """A Room by its number in `terms`."""
        return self.lexicon.rooms[room] if 0 <= room < len(ROOM_KEYS) else self.say("nowhere")

    def the_room_name(self, room: int) -> str:
        """A Room by its number, in a sentence."""
        return self.lexicon.the_rooms[room] if 0 <= room < len(ROOM_KEYS) else self.say("nowhere")

    def cell(self, seat: int) -> str:
        """A Mage's Cell."""
        return self.say("cell-of", seat=self.seat(seat))

    # --- models ------------------------------------------------------------------------------------------
    def kind(self, kind: int) -> str:
        """A kind of Evocation, as `Bone Knight`."""
        if not 0 <= kind < len(EVOCATION_KEYS):
            return self.say("mage") if kind == A_MAGE else self.say("somebody")
        if kind == INFAMY_OF_CRETE and is_on(self.v, SMALL_RESERVE):
            return self.say("evocation-bull")  # what the manual, whose reserve it is, calls the token
        return self.say(f"evocation-{EVOCATION_KEYS[kind]}")

    def model(self, m: int) -> str:
        """A model: `Nero`, `Nero's Bone Knight`, or `your Bone Knight`; twins have a number."""
        if not 0 <= m < MODELS or (m >= 4 and self.v.kind[m] == NO_MODEL):
            return self.say("nobody")
        if m < 4:
            return self.seat(m)
        return self.evocation(owner(m), self.v.kind[m], self.number(m) if self.has_twin(m) else 0)

    def evocation(self, seat: int, kind: int, number: int = 0) -> str:
        """An Evocation of a seat, whether or not it is still there."""
        what = self.kind(kind)
        if number:
            what = self.say("numbered", what=what, n=number)
        if seat == self.v.viewer:
            return self.say("yours", what=what)
        return self.say("thing-of", seat=self.seat(seat), what=what)

    def number(self, m: int) -> int:
        """Which of its owner's places for Evocations a model has, from 1; a Mage has none."""
        return 1 + (m - 4) % 3 if m >= 4 else 0

    def has_twin(self, m: int) -> bool:
        """Whether its owner has another Evocation of the same kind in play."""
        if m < 4 or self.v.kind[m] == NO_MODEL:
            return False
        first = m - (m - 4) % 3
        return any(x != m and self.v.kind[x] == self.v.kind[m] for x in range(first, first + 3))

    def where(self, m: int) -> str:
        """Where a model stands, as `the Forge`."""
        return self.the_room(self.v.where[m]) if 0 <= m < MODELS else self.say("nowhere")

    def health(self, m: int) -> str:
        """The damage on a model against what it can bear, as `3 of 10`."""
        v = self.v
        if m < 4 and not 0 <= v.mage[m] < len(MAGE_HEALTH):
            return ""
        return self.say("health", damage=damage_on(v, m), health=health_of(v, m))

    # --- cards -------------------------------------------------------------------------------------------
    def face(self, c: int) -> int:
        """The face of a card as far as the viewer knows it, or a negative number."""
        return self.v.face[c] if 0 <= c < len(self.v.face) else -1

    def card(self, c: int) -> str:
        """A card by its handle: its name, or `a face-down Spell` for what the viewer cannot see."""
        return self.face_name(family_of(c), self.face(c))

    def face_name(self, family: int, face: int) -> str:
        """A card by what is printed on it."""
        if family == NO_CARD:
            return self.say("no-card")
        if face < 0:
            return self.say(("a-hidden-spell", "a-hidden-quest", "a-hidden-event")[family])
        return self.lexicon.card(family, face)

    def spell(self, face: int, side: int = -1) -> str:
        """A Spell by its face, with its side if that is known: `Fireball (Reverse)`."""
        name = self.face_name(A_SPELL, face)
        if face < 0 or side < 0:
            return name
        return self.say("spell-side", spell=name, side=self.side(side))

    def side(self, side: int) -> str:
        """A side of a Spell."""
        return self.say("side-straight" if side == STRAIGHT else "side-reverse")

    def at_place(self, p: int) -> str:
        """The Spell at a place of a sheet, as far as the viewer knows it."""
        v = self.v
        if not 0 <= p < len(v.sheet) or v.sheet[p] < 0:
            return self.say("no-card")
        return self.spell(self.face(v.sheet[p]), v.side[p])

    def place(self, p: int) -> str:
        """A place of a sheet: `Quick` or `Standard 2`."""
        return self.say("place", n=p % PLACES)

    def sentence(self, c: int, side: int = -1) -> str:
        """What a card says, or nothing if the viewer does not know it."""
        return self.face_sentence(family_of(c), self.face(c), side)

    def face_sentence(self, family: int, face: int, side: int = -1) -> str:
        """What is printed on a card, or on one side of a Spell."""
        if family == NO_CARD or face < 0:
            return ""
        key = key_of(family, face)
        if family == A_QUEST:
            quest = QUEST_CARDS[face]
            return self.say(
                "quest-sentence",
                goal=self.words.say_or(f"card-{key}-goal", quest.goal),
                reward=self.words.say_or(f"card-{key}-reward", quest.reward),
            )
        if family == AN_EVENT:
            return self.words.say_or(f"card-{key}-text", EVENT_CARDS[face].sentence)
        if side >= 0:
            return self.side_sentence(face, side)
        return self.say(
            "spell-sentence", straight=self.side_sentence(face, 0), reverse=self.side_sentence(face, 1)
        )

    def room_sentence(self, room: int) -> str:
        """What a Room does when it is activated."""
        return self.words.say_or(f"room-{ROOM_KEYS[room]}-text", ROOM_SENTENCES.get(room, ""))

    def evocation_sentence(self, kind: int) -> str:
        """What an Evocation does beyond moving and attacking."""
        return self.words.say_or(f"evocation-{EVOCATION_KEYS[kind]}-text", EVOCATION_SENTENCES.get(kind, ""))

    def side_sentence(self, face: int, side: int) -> str:
        """What one side of a Spell says."""
        spell = SPELLS[face]
        return self.words.say_or(f"card-{spell.key}-{side + 1}", spell.sides[side].sentence)

    # --- printed words -----------------------------------------------------------------------------------
    def colour(self, colour: int) -> str:
        """A colour of Rooms."""
        return self.of(COLOUR_KEYS, "colour", colour)

    def school(self, school: int) -> str:
        """A School of Magic; Custom and Forgotten Spells are called like one."""
        return self.of(SCHOOL_KEYS, "school", school)

    def type(self, type_: int) -> str:
        """A type of Spell."""
        return self.of(TYPE_KEYS, "type", type_)

    def element(self, element: int) -> str:
        """An element."""
        return self.of(ELEMENT_KEYS, "element", element)

    def archetype(self, archetype: int) -> str:
        """An archetype of Evocations."""
        return self.of(ARCHETYPE_KEYS, "archetype", archetype)

    def phase(self, phase: int) -> str:
        """A phase of the Game Turn."""
        return self.of(PHASE_KEYS, "phase", phase)

    def moon(self, moon: int) -> str:
        """A Moon."""
        return self.say("moon", n=moon)

    def of(self, keys: tuple[str, ...], family: str, n: int) -> str:
        """One of a family of printed words."""
        return self.say(f"{family}-{keys[n]}") if 0 <= n < len(keys) else self.say("unknown")


def printed_name(family: int, face: int) -> str:
    """The name printed on a card."""
    if family == A_SPELL:
        return SPELLS[face].name
    return QUEST_CARDS[face].name if family == A_QUEST else EVENT_CARDS[face].name


def seat_name(words: Language, seat: int) -> str:
    """A seat before it has a Mage; any other number is somebody who looks on."""
    return words.say("seat", n=seat + 1) if 0 <= seat < 4 else words.say("onlooker")

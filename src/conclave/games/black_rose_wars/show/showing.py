"""The cards as a scene shows them: hand, sheets, Quests, Events, and what lies open in piles."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.aiming import (
    A_ROOM_TRAP,
    A_SINGLE,
    A_SPECIAL,
    AN_AREA,
    MAGE_ONLY,
    ONESELF,
    ways_to_lie,
)
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.show.codes import AT_SHEET, codes_of_cards
from conclave.games.black_rose_wars.show.easel import Easel, taken
from conclave.games.black_rose_wars.show.naming import (
    A_QUEST,
    A_SPELL,
    ELEMENT_KEYS,
    SCHOOL_KEYS,
    TYPE_KEYS,
    Names,
    family_of,
    key_of,
)
from conclave.games.black_rose_wars.terms import NO_ROOM, PLACES, USED
from conclave.kernel.events import EVERYONE
from conclave.show.memory import Memory
from conclave.show.scene import Card

WHERE: Final = ("event", "sheet", "hand", "studied", "quest", "completed", "memories", "discard")
"""Where a card lies, in the order of `codes`."""

ON_TABLE: Final = 2
"""Where an easel keeps the cards."""

CARDS: Final[Memory[dict[int, Card]]] = Memory(50)
"""Cards by their codes, in a shelf for each language."""
SENTENCES: Final[Memory[str]] = Memory(5_000)
PRINTED: Final[Memory[tuple[str, str, str, str]]] = Memory(5_000)
"""What is printed on cards, by their faces."""

ROLES: Final = ("open", "front", "hand", "hand", "goal", "pile", "pile", "pile")
"""What those places are to whoever draws them."""

SCHOOL_TONES: Final = ("purple", "red", "blue", "teal", "moss", "gold", "amber", "violet")
"""The colour of each School's cards."""

AIMS: Final = {
    ONESELF: "oneself",
    A_SINGLE: "single",
    AN_AREA: "area",
    A_SPECIAL: "special",
    A_ROOM_TRAP: "room",
}


def cards(easel: Easel) -> tuple[Card, ...]:
    """The Events in play, each player's sheet and what they hold, then the tops of the open piles."""
    names = easel.names
    codes = codes_of_cards(names.v)
    found: tuple[Card, ...] | None = easel.found(ON_TABLE, codes)
    if found is not None:
        return found
    return easel.keep(ON_TABLE, codes, taken(CARDS.of(names.words, dict), codes, names, drawn_card))


def drawn_card(names: Names, code: int) -> Card:
    """A card that the viewer knows, or one that lies on a sheet."""
    which = (code >> 9) & 4095
    if code & 7 == AT_SHEET:
        return on_sheet(names, which)
    return by_itself(names, which, WHERE[code & 7], ((code >> 3) & 7) - 1, ((code >> 6) & 7) - 1)


def by_itself(names: Names, c: int, where: str, seat: int, n: int) -> Card:
    """A card the viewer knows; of an Event `n` is its slot, on a discard pile its School."""
    slot = where == "event"
    name, kind, sentence, text_key = printed(names, c)
    return Card(
        key=f"card-{c}",
        where=where,
        seat=seat,
        face_up=True,
        name=name,
        kind=kind,
        sentence=sentence,
        text_key=text_key,
        note=names.say("slot", n=n + 1) if slot else names.school(n) if n >= 0 else "",
        symbol=str(n + 1) if slot else "",
        public=names.v.seen_by[c] == EVERYONE,
        heading=names.say(f"where-{where}"),
        place=ROLES[WHERE.index(where)],
        pictures=pictures_of(family_of(c), names.face(c)),
        tone=tone_of(family_of(c), names.face(c)),
    )


def on_sheet(names: Names, p: int) -> Card:
    """A Spell on a sheet; face down for whoever does not know it, with its Trap or Protection token."""
    v = names.v
    c = v.sheet[p]
    face, side = v.face[c], v.side[p]
    token = token_at(v, p)
    symbol = names.say("place-symbol", n=p % PLACES)
    status = names.type(token) if token >= 0 else names.say("used") if v.status[p] == USED else ""
    if face < 0:
        return Card(
            key=f"place-{p}", where="sheet", seat=p // PLACES, face_up=False, kind=status, note=status,
            symbol=symbol, heading=names.say("where-sheet"), used=status != "",
        )  # fmt: skip
    _, kind, _, text_key = printed(names, c)
    return Card(
        key=f"place-{p}",
        where="sheet",
        seat=p // PLACES,
        face_up=True,
        name=names.spell(face, side if ways_to_lie(face) > 1 else -1),
        kind=kind,
        sentence=spell_says(names, face, side),
        text_key=text_key,
        note=status,
        symbol=symbol,
        public=v.seen_by[c] == EVERYONE,
        heading=names.say("where-sheet"),
        pictures=pictures_of(A_SPELL, face),
        tone=tone_of(A_SPELL, face),
        used=status != "",
    )


def pictures_of(family: int, face: int) -> tuple[str, ...]:
    """The drawings on a card: School, element and types of a Spell, or its family's."""
    if face < 0:
        return ()
    if family != A_SPELL:
        return ("quest",) if family == A_QUEST else ("event",)
    spell = SPELLS[face]
    types = dict.fromkeys(TYPE_KEYS[side.type] for side in spell.sides)
    element = () if ELEMENT_KEYS[spell.element] == "any" else (ELEMENT_KEYS[spell.element],)
    return (SCHOOL_KEYS[spell.school], *element, *types, *(("vortex",) if spell.vortex else ()))


def tone_of(family: int, face: int) -> str:
    """The colour of a card."""
    if family == A_SPELL:
        return SCHOOL_TONES[SPELLS[face].school] if face >= 0 else ""
    return "brown" if family == A_QUEST else "indigo"


# --- what is printed on them -----------------------------------------------------------------------------
def printed(names: Names, c: int) -> tuple[str, str, str, str]:
    """The name of a card, its kind, what it says, and its key in the catalogue."""
    family, face = family_of(c), names.face(c)
    key = (names.words, family, face)
    found = PRINTED.get(key)
    if found is None:
        words = (names.card(c), kind_of(names, family, face), says(names, c), key_of(family, face))
        found = PRINTED.keep(key, words)
    return found


def kind_of(names: Names, family: int, face: int) -> str:
    """What sort of card it is."""
    if family == A_SPELL:
        return spell_kind(names, face)
    if family == A_QUEST:
        quest = QUEST_CARDS[face]
        room = "" if quest.room == NO_ROOM else names.room_name(quest.room)
        return names.say(
            "quest-kind",
            moon=names.moon(quest.moon),
            n=quest.points,
            door="yes" if room else "no",
            room=room,
        )
    printed = EVENT_CARDS[face]
    return names.say(
        "event-kind",
        moon=names.moon(printed.moon),
        phase=names.phase(printed.phase) if printed.phase else names.say("instant"),
        crown="yes" if printed.crown else "no",
    )


def spell_kind(names: Names, face: int) -> str:
    """School, element and types of a Spell, and whether it leaves a cube in its caster's Room."""
    spell = SPELLS[face]
    types = [names.type(side.type) for side in spell.sides]
    return names.say(
        "spell-kind",
        school=names.school(spell.school),
        element=names.element(spell.element),
        types=types[0] if types[0] == types[1] else " / ".join(types),
        vortex="yes" if spell.vortex else "no",
    )


def says(names: Names, c: int) -> str:
    """What a card says, both sides of a Spell included."""
    face = names.face(c)
    return spell_says(names, face, -1) if family_of(c) == A_SPELL and face >= 0 else names.sentence(c)


def spell_says(names: Names, face: int, side: int) -> str:
    """What a Spell says on a side, or on both; a Room Trap always has both its effects (R89)."""
    key = (names.words, face, side)
    return SENTENCES.get(key) or SENTENCES.keep(key, composed(names, face, side))


def composed(names: Names, face: int, side: int) -> str:
    """What a Spell says, put together."""
    if ways_to_lie(face) == 1:
        return " ".join(side_says(names, face, each) for each in (0, 1))
    if side >= 0:
        return side_says(names, face, side)
    return " ".join(
        names.say("side-says", side=names.side(each), text=side_says(names, face, each)) for each in (0, 1)
    )


def side_says(names: Names, face: int, side: int) -> str:
    """Type and aim of one side of a Spell, and what it does."""
    printed = SPELLS[face].sides[side]
    aim = names.say(
        f"aim-{AIMS[printed.aim]}",
        only="mage" if printed.filter == MAGE_ONLY else "none",
        range="any" if printed.range == ANYWHERE else "here" if printed.range == 0 else "far",
        n=printed.range,
        colour=names.colour(printed.colour) if printed.colour >= 0 else "",
    )
    return names.say(
        "side-text", type=names.type(printed.type), aim=aim, text=names.side_sentence(face, side)
    )

"""The cards as a scene shows them: hand, sheets, Quests, Events, and what lies open in piles."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars.content import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.naming import A_QUEST, A_SPELL, Names, family_of, key_of
from conclave.games.black_rose_wars.rules.aiming import (
    A_ROOM_TRAP,
    A_SINGLE,
    A_SPECIAL,
    AN_AREA,
    MAGE_ONLY,
    ONESELF,
    ways_to_lie,
)
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.terms import (
    COMPLETED,
    EVENT_SLOT,
    HAND,
    MEMORIES,
    NO_ROOM,
    PLACES,
    QUESTS,
    SCHOOL_DISCARD,
    SCHOOLS,
    STUDIED,
    USED,
)
from conclave.kernel.events import EVERYONE
from conclave.kernel.memory import Latest, Memory
from conclave.kernel.scene import Card

HELD: Final = {HAND: "hand", STUDIED: "studied", QUESTS: "quest", COMPLETED: "completed"}
"""What each player has, pile by pile; of what lies hidden only the cards the viewer knows are drawn."""

EMPTY: Final = [-1] * PLACES

CARDS: Final[Memory[Card]] = Memory()
ON_TABLE: Final[Latest[tuple[Card, ...]]] = Latest()
SHEETS: Final[Memory[tuple[Card, ...]]] = Memory()
SENTENCES: Final[Memory[str]] = Memory(5_000)

AIMS: Final = {
    ONESELF: "oneself",
    A_SINGLE: "single",
    AN_AREA: "area",
    A_SPECIAL: "special",
    A_ROOM_TRAP: "room",
}


def cards(names: Names) -> tuple[Card, ...]:
    """The Events in play, each player's sheet and what they hold, then the tops of the open piles."""
    v = names.v
    columns = [v.top, v.under, v.face, v.seen_by, v.sheet, v.side, v.status, v.token]
    return ON_TABLE.of(v.viewer, (names.words, v.seats), columns, drawn_cards, names)


def drawn_cards(names: Names) -> tuple[Card, ...]:
    """The cards, drawn afresh."""
    v = names.v
    top, face = v.top, v.face
    found: list[Card] = []
    for slot in range(3):
        for c in cards_in(v, EVENT_SLOT + slot):
            found.append(card(names, c, "event", -1, slot))
    for seat in range(v.seats):
        found.extend(on_sheet_of(names, seat))
        for pile, where in HELD.items():
            if top[pile + seat] >= 0:
                for c in cards_in(v, pile + seat):
                    if face[c] >= 0:
                        found.append(card(names, c, where, seat))
        if top[MEMORIES + seat] >= 0:
            found.append(card(names, top[MEMORIES + seat], "memories", seat))
    for school in range(SCHOOLS):
        c = top[SCHOOL_DISCARD + school]
        if c >= 0:
            found.append(card(names, c, "discard", -1, school))
    return tuple(found)


def card(names: Names, c: int, where: str, seat: int, n: int = -1) -> Card:
    """A card the viewer knows; of an Event `n` is its slot, on a discard pile its School."""
    v = names.v
    key = (names.words, c, where, seat, n, v.face[c], v.seen_by[c] == EVERYONE)
    return CARDS.kept.get(key) or CARDS.of(key, partial(drawn_card, names, c, where, seat, n))


def drawn_card(names: Names, c: int, where: str, seat: int, n: int) -> Card:
    """A card the viewer knows, drawn afresh."""
    slot = where == "event"
    return Card(
        key=f"card-{c}",
        where=where,
        seat=seat,
        face_up=True,
        name=names.card(c),
        kind=kind_of(names, c),
        sentence=says(names, c),
        text_key=key_of(family_of(c), names.face(c)),
        note=names.say("slot", n=n + 1) if slot else names.school(n) if n >= 0 else "",
        symbol=str(n + 1) if slot else "",
        public=names.v.seen_by[c] == EVERYONE,
    )


def on_sheet_of(names: Names, seat: int) -> tuple[Card, ...]:
    """The Spells on a player's sheet."""
    v = names.v
    first, end = seat * PLACES, seat * PLACES + PLACES
    sheet = v.sheet[first:end]
    if sheet == EMPTY:
        return ()
    face, seen_by = v.face, v.seen_by
    faces = [(face[c], seen_by[c]) if c >= 0 else None for c in sheet]
    lies = (*v.side[first:end], *v.status[first:end], *v.token[first:end])
    key = (names.words, seat, lies, *sheet, *faces)
    return SHEETS.kept.get(key) or SHEETS.of(key, partial(drawn_sheet, names, seat))


def drawn_sheet(names: Names, seat: int) -> tuple[Card, ...]:
    """The Spells on a sheet, those that are new drawn afresh."""
    places = range(seat * PLACES, seat * PLACES + PLACES)
    return tuple([on_sheet(names, p) for p in places if names.v.sheet[p] >= 0])


def on_sheet(names: Names, p: int) -> Card:
    """A Spell on a sheet; face down for whoever does not know it, with its Trap or Protection token."""
    v = names.v
    c = v.sheet[p]
    face = v.face[c]
    lies = (v.side[p], token_at(v, p), v.status[p] == USED)
    key = (names.words, p, lies, c if face >= 0 else -1, face, v.seen_by[c] == EVERYONE)
    return CARDS.kept.get(key) or CARDS.of(key, partial(drawn_on_sheet, names, p))


def drawn_on_sheet(names: Names, p: int) -> Card:
    """A Spell on a sheet, drawn afresh."""
    v = names.v
    c = v.sheet[p]
    face, side = v.face[c], v.side[p]
    token = token_at(v, p)
    symbol = names.say("place-symbol", n=p % PLACES)
    status = names.type(token) if token >= 0 else names.say("used") if v.status[p] == USED else ""
    if face < 0:
        return Card(
            key=f"place-{p}", where="sheet", seat=p // PLACES, face_up=False, kind=status, note=status,
            symbol=symbol,
        )  # fmt: skip
    return Card(
        key=f"place-{p}",
        where="sheet",
        seat=p // PLACES,
        face_up=True,
        name=names.spell(face, side if ways_to_lie(face) > 1 else -1),
        kind=kind_of(names, c),
        sentence=spell_says(names, face, side),
        text_key=SPELLS[face].key,
        note=status,
        symbol=symbol,
        public=v.seen_by[c] == EVERYONE,
    )


# --- what is printed on them -----------------------------------------------------------------------------
def kind_of(names: Names, c: int) -> str:
    """What sort of card it is."""
    family, face = family_of(c), names.face(c)
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
    return SENTENCES.kept.get(key) or SENTENCES.of(key, partial(composed, names, face, side))


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

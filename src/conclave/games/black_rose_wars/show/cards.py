"""The cards: hand, sheets, Quests, Events, and what lies open in piles."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.names import ELEMENT_KEYS, SCHOOL_KEYS, TYPE_KEYS, Names, key_of
from conclave.show.author import Card

PLACES: Final = {
    "event": "open",
    "hand": "hand",
    "studied": "hand",
    "quest": "goal",
    "completed": "pile",
    "memories": "pile",
    "discard": "pile",
}
"""What places are to whoever draws them."""

SCHOOL_TONES: Final = ("purple", "red", "blue", "teal", "moss", "gold", "amber", "violet")
"""The colour of each School's cards."""


def draw_card(names: Names, card: facts.Facts) -> Card:
    """A card that the viewer knows, or one that lies on a sheet."""
    draw = draw_on_sheet if card[0] == "sheet" else draw_by_itself
    return draw(names, *card)  # type: ignore[arg-type]


def draw_by_itself(names: Names, where: str, c: int, seat: int, n: int, face: int, public: bool) -> Card:
    """A card the viewer knows; of an Event `n` is its slot, on a discard pile its School."""
    slot = where == "event"
    return Card(
        key=f"card-{c}",
        where=where,
        seat=seat,
        face_up=True,
        note=names.say("slot", n=n + 1) if slot else names.school(n) if n >= 0 else "",
        symbol=str(n + 1) if slot else "",
        public=public,
        heading=names.say(f"where-{where}"),
        place=PLACES[where],
        **printed(names, facts.family_of(c), face),
    )


def draw_on_sheet(
    names: Names, where: str, p: int, face: int, side: int, token: int, used: bool, public: bool
) -> Card:
    """A Spell on a sheet; face down for whoever does not know it, with its Trap or Protection token."""
    status = names.type(token) if token >= 0 else names.say("used") if used else ""
    words: dict[str, Any] = {"kind": status}
    if face >= 0:
        words = printed(names, facts.A_SPELL, face)
        words["name"] = names.spell(face, side if ways_to_lie(face) > 1 else -1)
        words["sentence"] = names.spell_says(face, side)
    return Card(
        key=f"place-{p}",
        where=where,
        seat=p // terms.PLACES,
        face_up=face >= 0,
        note=status,
        symbol=names.say("place-symbol", n=p % terms.PLACES),
        public=public and face >= 0,
        heading=names.say("where-sheet"),
        used=status != "",
        **words,
    )


# --- what is printed on them -----------------------------------------------------------------------------
def printed(names: Names, family: int, face: int) -> dict[str, Any]:
    """What is printed on a card: its name, its kind, what it says, its key in the catalogue, its looks."""
    return {
        "name": names.card(family, face),
        "kind": names.kind_of_card(family, face),
        "sentence": names.says(family, face),
        "text_key": key_of(family, face),
        "pictures": pictures_of(family, face),
        "tone": tone_of(family, face),
    }


def pictures_of(family: int, face: int) -> tuple[str, ...]:
    """The drawings on a card: its School, its element, its types, its vortex; or what sort of card it is."""
    if family != facts.A_SPELL:
        return ("quest",) if family == facts.A_QUEST else ("event",)
    spell = box.SPELLS[face]
    element = () if spell.element == terms.ANY else (ELEMENT_KEYS[spell.element],)
    types = dict.fromkeys([TYPE_KEYS[side.type] for side in spell.sides])
    return (SCHOOL_KEYS[spell.school], *element, *types, *(("vortex",) if spell.vortex else ()))


def tone_of(family: int, face: int) -> str:
    """The colour of a card."""
    if family == facts.A_SPELL:
        return SCHOOL_TONES[box.SPELLS[face].school]
    return "brown" if family == facts.A_QUEST else "indigo"

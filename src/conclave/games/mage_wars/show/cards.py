"""The cards: spells in hand, what is attached and worn, what is in the arena, books and discards."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.show.facts import NOTHING
from conclave.games.mage_wars.show.holdings import Lying, book_key
from conclave.games.mage_wars.show.names import SCHOOL_TONES, Names
from conclave.games.mage_wars.show.pieces import picture_of
from conclave.show import author as show
from conclave.show.names import capital

PLACES: Final = {
    "planned": "hand",
    "casting": "open",
    "leaving": "open",
    "prepared": "hand",
    "given": "hand",
    "bound": "hand",
    "attached": "front",
    "banished": "front",
    "in-play": "pile",
    "book": "pile",
    "discard": "pile",
}
"""What places are to whoever draws them."""
HANDS: Final = ("planned", "casting", "prepared", "given", "bound")
"""Places of cards that may be cast, or are."""
MAGE_TONE: Final = "white"


def draw_card(names: Names, facts: Lying) -> show.Card:
    """A card that the viewer knows, or the back of one."""
    where, x, seat, face, public, name, _, _, up, _ = facts
    key = f"held-{x}" if where in HANDS else f"card-{x}"
    if where in ("book", "in-play"):
        key = book_key(seat, face) if where == "book" else f"object-{x}"
    note = note_of(names, facts)
    heading = names.say(f"where-{where}")
    if face < 0:
        return show.Card(
            key=key, where=where, seat=seat, face_up=False, note=note, heading=heading, place=PLACES[where]
        )
    return show.Card(
        key=key,
        where=where,
        seat=seat,
        face_up=True,
        name=capital(str(names.fact(name))) if where == "in-play" else names.spell(face),
        kind=kind_of(names, face),
        sentence=names.says(face),
        text_key=box.KEY[face],
        note=note,
        public=public and (up or where != "attached"),
        heading=heading,
        place=PLACES[where],
        pictures=pictures_of(face),
        tone=tone_of(face),
        used=where == "attached" and not up,
    )


def note_of(names: Names, facts: Lying) -> str:
    """Where it lies or for whom it is, how many copies there are, whether it lies face down, conditions."""
    where, _, _, _, _, _, on, n, up, conditions = facts
    if where == "book":
        return names.say("copies", n=n) if n > 1 else ""
    if on == NOTHING:
        return ""
    what = names.fact(on)
    if where in ("given", "bound"):
        return names.say(f"note-{where}", what=what)
    if where == "in-play":
        return ", ".join([str(what), *[names.conditions(c, count) for c, count in conditions]])
    return names.say("on-object" if up else "face-down-on", what=what)


# --- what is printed on them -------------------------------------------------------------------------------
def kind_of(names: Names, face: int) -> str:
    """Type, schools and cost of a card."""
    if box.KIND[face] == k.MAGE:
        return names.kind(k.MAGE)
    return names.say("kind-of-card", kind=names.kind(box.KIND[face]), cost=cost_of(names, face))


def cost_of(names: Names, face: int) -> str:
    """The mana cost of a spell, with what it costs to reveal an enchantment."""
    cost = "X" if box.COST_IS_X[face] else str(box.COST[face])
    if box.KIND[face] != k.ENCHANTMENT:
        return cost
    reveal = "X" if box.REVEAL_IS_X[face] else str(box.REVEAL_COST[face])
    return f"{cost}+{reveal}"


def pictures_of(face: int) -> tuple[str, ...]:
    """The drawings on a card: what it is, and its schools."""
    schools = [k.SCHOOL_WORDS[school] for school, _ in box.PARTS[face]]
    return (picture_of(face), *schools)


def tone_of(face: int) -> str:
    """The colour of a card: of its first school."""
    return SCHOOL_TONES[box.PARTS[face][0][0]] if box.PARTS[face] else MAGE_TONE

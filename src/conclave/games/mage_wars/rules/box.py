"""What the box holds: the printed facts of Mages and spells in lists by face number (R1, R2, R24).

Faces are in printed order: Mages first, then the core set, then Lost Grimoire. A number that a card does
not have is 0, unless it says otherwise here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.bars import Bar
from conclave.games.mage_wars.rules.printed import Defence, Printed, Target, read_card
from conclave.games.mage_wars.rules.reading import BadCard, place_of


def read_box(text: str) -> list[Printed]:
    """All cards of a data file in its order; a bad file is refused in a sentence."""
    try:
        sets = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCard(f"The file of cards is no TOML: {error}.") from None
    cards: list[Printed] = []
    for word, kinds in sets.items():
        box = place_of(word, k.SET_WORDS, "The sets of the file of cards")
        for kind, tables in table_of(kinds, word).items():
            number = place_of(kind, k.TYPE_WORDS, f"The types of cards of {word}")
            for name, fields in table_of(tables, f"{word}.{kind}").items():
                cards.append(read_card(name, number, box, table_of(fields, name)))
    check(cards)
    return cards


def table_of(value: Any, where: str) -> Mapping[str, Any]:
    """A table of the data file."""
    if not isinstance(value, dict):
        raise BadCard(f"{where}: a table is wanted, not {value!r}.")
    return value


def check(cards: list[Printed]) -> None:
    """Mages come first, no two cards are called the same, and a card is for a class that there is."""
    classes = [card.key for card in cards if card.kind == k.MAGE]
    seen: list[str] = []
    for number, card in enumerate(cards):
        if card.key in seen:
            raise BadCard(f"{card.name}: another card has that name.")
        if (card.kind == k.MAGE) != (number < len(classes)):
            raise BadCard(f"{card.name}: Mages stand before all spells.")
        if card.only_class and card.only_class not in classes:
            raise BadCard(f"{card.name}, traits: there is no Mage called {card.only_class!r}.")
        seen.append(card.key)


def types_of(card: Printed) -> int:
    """The damage types of a spell: those among its subtypes, and that of an attack spell's bar (O57)."""
    types = card.subtypes & k.DAMAGE_MASK
    if card.kind == k.ATTACK_SPELL and card.bars[0].damage != k.NONE:
        types |= 1 << card.bars[0].damage
    return types


CARDS: Final[list[Printed]] = read_box(
    files("conclave.games.mage_wars.data").joinpath("cards.toml").read_text(encoding="utf-8")
)
FACES: Final[int] = len(CARDS)
MAGES: Final[int] = len([card for card in CARDS if card.kind == k.MAGE])
"""The faces before this one are Mages."""

KEY: Final[list[str]] = [card.key for card in CARDS]
NAME: Final[list[str]] = [card.name for card in CARDS]
FACE: Final[dict[str, int]] = {card.key: face for face, card in enumerate(CARDS)}
"""The face of each key, such as `timber-wolf`."""
SET: Final[list[int]] = [card.box for card in CARDS]
KIND: Final[list[int]] = [card.kind for card in CARDS]
SUBTYPES: Final[list[int]] = [card.subtypes for card in CARDS]
"""Subtypes as masks, by the numbers of `terms`."""

# --- spells (R3, R10) --------------------------------------------------------------------------------------
PARTS: Final[list[list[tuple[int, int]]]] = [card.parts for card in CARDS]
"""The schools of each spell with their levels."""
EITHER: Final[list[bool]] = [card.is_either for card in CARDS]
"""Whether the schools are joined by "or"; they are joined by "and" elsewhere."""
SCHOOLS: Final[list[int]] = [sum(1 << school for school, _ in card.parts) for card in CARDS]
LEVEL: Final[list[int]] = [card.level for card in CARDS]
COST: Final[list[int]] = [card.cost for card in CARDS]
"""The mana cost; 0 where it is an X, as it counts when nobody casts it (O43)."""
COST_IS_X: Final[list[bool]] = [card.cost_is_x for card in CARDS]
REVEAL_COST: Final[list[int]] = [card.reveal for card in CARDS]
REVEAL_IS_X: Final[list[bool]] = [card.reveal_is_x for card in CARDS]
MANDATORY: Final[list[bool]] = [card.is_mandatory for card in CARDS]
ACTION: Final[list[int]] = [card.action for card in CARDS]
"""QUICK or FULL, and NONE for Mages."""
LOW: Final[list[int]] = [card.low for card in CARDS]
HIGH: Final[list[int]] = [card.high for card in CARDS]
"""The range of each spell, NONE for Mages."""
TARGETS: Final[list[list[Target]]] = [card.targets for card in CARDS]
ALL_TARGETS: Final[list[bool]] = [card.wants_all for card in CARDS]
"""Whether a spell has each of its targets, not one of them."""
SLOTS: Final[list[int]] = [card.slots for card in CARDS]
"""The slots of a piece of equipment as a mask."""
EITHER_SLOT: Final[list[bool]] = [card.is_either_slot for card in CARDS]
"""Whether it takes one of its slots, whichever its Mage likes; it takes all of them elsewhere."""
SPELL_TYPES: Final[list[int]] = [types_of(card) for card in CARDS]

# --- objects (R1, R11) -------------------------------------------------------------------------------------
LIFE: Final[list[int]] = [card.life for card in CARDS]
ARMOUR: Final[list[int]] = [card.armour for card in CARDS]
CHANNELING: Final[list[int]] = [card.channeling for card in CARDS]
DEFENCES: Final[list[Defence | None]] = [card.defence for card in CARDS]
BARS: Final[list[list[Bar]]] = [card.bars for card in CARDS]
TRAITS: Final[list[list[int]]] = [card.traits for card in CARDS]
"""Of each face the value of each trait: 1 for a trait without a number, 0 if it has it not."""
TRAIT_MASK: Final[list[int]] = [
    sum(1 << trait for trait in range(k.TRAITS) if card.traits[trait]) for card in CARDS
]
IMMUNE: Final[list[int]] = [card.immune for card in CARDS]
"""The damage types that an object is immune to, as a mask."""
AGAINST: Final[list[list[int]]] = [card.against for card in CARDS]
"""Dice and effect that attacks of each damage type have more or less (R17.2)."""

# --- for whom (R3.6) ---------------------------------------------------------------------------------------
ONLY_CLASS: Final[list[int]] = [FACE[card.only_class] if card.only_class else k.NONE for card in CARDS]
"""The Mage that alone may have it, or NONE."""
ONLY_SCHOOL: Final[list[int]] = [card.only_school for card in CARDS]
"""The school in which a Mage must be trained to have it, or NONE."""

# --- Mages, by face (R2, R4) -------------------------------------------------------------------------------
SUBCLASS: Final[list[str]] = [card.subclass for card in CARDS[:MAGES]]
TRAINED: Final[list[int]] = [card.trained for card in CARDS[:MAGES]]
OPPOSED: Final[list[int]] = [card.opposed for card in CARDS[:MAGES]]
"""Schools as masks."""
CHOOSES: Final[list[int]] = [card.chooses for card in CARDS[:MAGES]]
"""The schools of which a Mage is trained in one more, chosen with the book; a mask."""
UNLESS_SAID: Final[list[int]] = [card.unless_said for card in CARDS[:MAGES]]
"""The one of them if nobody says, or NONE (O81)."""
STARTING_MANA: Final[list[int]] = [card.mana for card in CARDS[:MAGES]]
POINTS: Final[list[int]] = [card.points for card in CARDS[:MAGES]]
"""What the spells of a book may cost."""
APPRENTICE_LIFE: Final[list[int]] = [card.apprentice_life for card in CARDS[:MAGES]]
APPRENTICE_CHANNELING: Final[list[int]] = [card.apprentice_channeling for card in CARDS[:MAGES]]

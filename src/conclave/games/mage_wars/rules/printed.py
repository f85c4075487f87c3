"""A card as it is printed, read from its table in the data file; what is wrong there is refused (R1, R2)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.bars import Bar, read_bar
from conclave.games.mage_wars.rules.reading import BadCard, mask_of, parts_of, place_of, range_of, trait_of

AGAINST: Final = re.compile(r"([a-z]+) ([+-][1-9])")
DEFENCE: Final = re.compile(r"([0-9]{1,2})\+ (once|always)(?: against (melee|ranged))?")
UNUSUAL: Final = re.compile(r"[^a-z0-9]+")

ACTIONS: Final[list[int]] = [k.NONE, k.FULL, k.QUICK, k.QUICK, k.QUICK, k.QUICK, k.NONE, k.NONE]
RANGES: Final[list[str]] = ["", "0-0", "0-1", "0-1", "0-2", "0-2", "", ""]
AIMS: Final[list[str]] = ["", "zone", "zone", "border", "", "mage", "", ""]
COSTS: Final[list[int]] = [0, k.NONE, k.NONE, k.NONE, 2, k.NONE, k.NONE, k.NONE]
"""What is usual for each type of card, and said only where a card is different (R11 to R13)."""


class Target:
    """A kind of target, and what is asked of it (R8.6). Never mutated."""

    def __init__(self, kind: int, needs: list[int]) -> None:
        self.kind = kind
        self.needs = needs


class Defence:
    """The roll from which a defence avoids, its uses in a round, and against what (R15.4). Never mutated."""

    def __init__(self, roll: int, uses: int, against: int) -> None:
        self.roll = roll
        self.uses = uses
        self.against = against


class Fields:
    """The fields of a card in the data file; every one of them must be asked for."""

    def __init__(self, name: str, table: Mapping[str, Any]) -> None:
        self.name = name
        self.left = dict(table)

    def where(self, field: str) -> str:
        """The card and a field, as complaints begin."""
        return f"{self.name}, {field}"

    def number(self, field: str, usual: int) -> int:
        """A number of 0 or more; NONE as the usual one means that it must be there."""
        value = self.left.pop(field, usual)
        if type(value) is not int or not 0 <= value <= 120:
            raise BadCard(f"{self.where(field)}: a number from 0 to 120 is wanted, not {value!r}.")
        return value

    def text(self, field: str, usual: str = "") -> str:
        """A text, which may be left out."""
        value = self.left.pop(field, usual)
        if not isinstance(value, str):
            raise BadCard(f"{self.where(field)}: a text is wanted, not {value!r}.")
        return value

    def needed(self, field: str, usual: str = "") -> str:
        """A text, which must be there unless there is a usual one."""
        value = self.text(field, usual)
        if not value:
            raise BadCard(f"{self.where(field)}: it is missing.")
        return value

    def is_x(self, field: str) -> bool:
        """Whether a number is an X, which is then taken away."""
        if self.left.get(field) != "X":
            return False
        self.left[field] = 0
        return True

    def flag(self, field: str) -> bool:
        """Whether something is so."""
        value = self.left.pop(field, False)
        if not isinstance(value, bool):
            raise BadCard(f"{self.where(field)}: true or false is wanted, not {value!r}.")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts, which may be left out."""
        value = self.left.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadCard(f"{self.where(field)}: a list of texts is wanted, not {value!r}.")
        return value

    def done(self) -> None:
        """Nothing may be left that nobody asked for."""
        for field in self.left:
            raise BadCard(f"{self.where(field)}: no card of this type has such a field.")


class Printed:
    """All that is printed on a card but its sentences. Never mutated once it is read."""

    def __init__(self, name: str, kind: int, box: int) -> None:
        self.name = name
        self.key = UNUSUAL.sub("-", name.lower().replace("'", "")).strip("-")
        self.kind = kind
        self.box = box
        self.subtypes: int = 0
        self.parts: list[tuple[int, int]] = []
        self.is_either: bool = False
        self.level: int = 0
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.reveal: int = 0
        self.reveal_is_x: bool = False
        self.is_mandatory: bool = False
        self.action: int = k.NONE
        self.low: int = k.NONE
        self.high: int = k.NONE
        self.targets: list[Target] = []
        self.wants_all: bool = False
        self.slots: int = 0
        self.is_either_slot: bool = False
        self.life: int = 0
        self.armour: int = 0
        self.channeling: int = 0
        self.defence: Defence | None = None
        self.traits: list[int] = [0] * k.TRAITS
        self.immune: int = 0
        self.against: list[int] = [0] * k.DAMAGE_TYPES
        self.only_class: str = ""
        self.only_school: int = k.NONE
        self.bars: list[Bar] = []
        self.subclass: str = ""
        self.trained: int = 0
        self.opposed: int = 0
        self.chooses: int = 0
        self.unless_said: int = k.NONE
        self.mana: int = 0
        self.points: int = 0
        self.apprentice_life: int = 0
        self.apprentice_channeling: int = 0


def read_card(name: str, kind: int, box: int, table: Mapping[str, Any]) -> Printed:
    """A card from its table in the data file."""
    f = Fields(name, table)
    card = Printed(name, kind, box)
    if not card.key:
        raise BadCard(f"{name!r}: a card needs a name with letters.")
    card.subtypes = mask_of(f.text("subtypes"), k.SUBTYPE_WORDS, f.where("subtypes"))
    if kind == k.MAGE:
        read_mage(card, f)
    else:
        read_spell(card, f)
    if kind in (k.MAGE, k.CREATURE, k.CONJURATION, k.WALL):
        read_body(card, f)
    read_traits(card, f)
    own = card.name if kind == k.ATTACK_SPELL else ""
    for text in f.texts("bars"):
        card.bars.append(read_bar(text, own, card.low, card.high, f.where("bars")))
    f.done()
    check(card)
    return card


def read_mage(card: Printed, f: Fields) -> None:
    """What a Mage is trained in and against, and its numbers, also as an apprentice (R2, R4.5)."""
    card.subclass = f.needed("subclass")
    card.trained = mask_of(f.needed("trained"), k.SCHOOL_WORDS, f.where("trained"))
    card.opposed = mask_of(f.text("opposed"), k.SCHOOL_WORDS, f.where("opposed"))
    card.chooses = mask_of(f.text("chooses"), k.SCHOOL_WORDS, f.where("chooses"))
    if card.chooses:
        where = f.where("unless-said")
        card.unless_said = place_of(f.needed("unless-said"), k.SCHOOL_WORDS, where)
        if not (card.chooses >> card.unless_said) & 1:
            raise BadCard(f"{where}: {k.SCHOOL_WORDS[card.unless_said]} is not among those to choose from.")
    card.level = f.number("level", k.NONE)
    card.mana = f.number("mana", k.NONE)
    card.points = f.number("points", k.NONE)
    card.apprentice_life = f.number("apprentice-life", k.NONE)
    card.apprentice_channeling = f.number("apprentice-channeling", k.NONE)


def read_body(card: Printed, f: Fields) -> None:
    """Life, Armour, Channeling and the defence of what can be attacked."""
    card.life = f.number("life", k.NONE)
    card.armour = f.number("armour", 0)
    card.channeling = f.number("channeling", 0)
    said = f.text("defence")
    if said:
        found = DEFENCE.fullmatch(said)
        if found is None or not 1 <= int(found[1]) <= 12:
            raise BadCard(f"{f.where('defence')}: {said!r} is no defence such as '7+ once against melee'.")
        against = ["", "melee", "ranged"].index(found[3] or "")
        card.defence = Defence(int(found[1]), 1 if found[2] == "once" else k.UNLIMITED, against)


def read_spell(card: Printed, f: Fields) -> None:
    """Schools, costs, action, range and target of a spell, and the slots of equipment."""
    kind = card.kind
    read_schools(card, f.needed("school"), f.where("school"))
    card.cost_is_x = f.is_x("cost")
    card.cost = f.number("cost", COSTS[kind])
    if kind == k.ENCHANTMENT:
        card.reveal_is_x = f.is_x("reveal")
        card.reveal = f.number("reveal", k.NONE)
        card.is_mandatory = f.flag("mandatory")
    usual = "" if ACTIONS[kind] == k.NONE else k.ACTION_WORDS[ACTIONS[kind]]
    card.action = place_of(f.needed("action", usual), k.ACTION_WORDS, f.where("action"))
    card.low, card.high = range_of(f.needed("range", RANGES[kind]), f.where("range"))
    read_targets(card, f.needed("target", AIMS[kind]), f.where("target"))
    if kind == k.EQUIPMENT:
        read_slots(card, f.needed("slot"), f.where("slot"))


def read_schools(card: Printed, text: str, where: str) -> None:
    """The schools with their levels, all of them (`and`) or one of them (`or`); and the level (R1.8)."""
    card.is_either = " or " in text
    for part in text.split(" or " if card.is_either else " and "):
        word, _, level = part.partition(" ")
        if not (level.isdecimal() and 1 <= int(level) <= 6):
            raise BadCard(f"{where}: {part!r} is no school with its level, such as 'nature 2'.")
        card.parts.append((place_of(word, k.SCHOOL_WORDS, where), int(level)))
    levels = [level for _, level in card.parts]
    if len({school for school, _ in card.parts}) < len(levels) or (card.is_either and len(set(levels)) > 1):
        raise BadCard(f"{where}: {text!r} names a school twice, or a choice between different levels.")
    card.level = levels[0] if card.is_either else sum(levels)


def read_targets(card: Printed, text: str, where: str) -> None:
    """The target, or several: one of them (`or`), all of them (`and`)."""
    card.wants_all = " and " in text
    for part in text.split(" and " if card.wants_all else " or "):
        words, _, kind = part.rpartition(" ")
        mask = mask_of(words, k.NEED_WORDS, where)
        needs = [need for need in range(len(k.NEED_WORDS)) if (mask >> need) & 1]
        card.targets.append(Target(place_of(kind, k.TARGET_WORDS, where), needs))


def read_slots(card: Printed, text: str, where: str) -> None:
    """The slot of a piece of equipment: one, two (`and`), or either of two (`or`) (R13.1)."""
    card.is_either_slot = " or " in text
    plain = text.replace(" or " if card.is_either_slot else " and ", " ")
    card.slots = mask_of(plain, k.SLOT_WORDS, where)


def read_traits(card: Printed, f: Fields) -> None:
    """Traits with their values, immunities, `hydro +3`, and for whom alone the card is (R17.2, R20, R3.6)."""
    where = f.where("traits")
    said = f.text("traits")
    for text in parts_of(said) if said else []:
        first, _, last = text.rpartition(" ")
        against = AGAINST.fullmatch(text)
        if last == "immunity":
            card.immune |= mask_of(first, k.DAMAGE_WORDS, where)
        elif first.endswith(" mage") and last == "only":
            card.only_school = place_of(first.removesuffix(" mage"), k.SCHOOL_WORDS, where)
        elif last == "only":
            card.only_class = first
        elif against is not None and against[1] in k.DAMAGE_WORDS:
            card.against[k.DAMAGE_WORDS.index(against[1])] = int(against[2])
        else:
            trait, value = trait_of(text, where)
            if trait < k.BAR_TRAITS or card.traits[trait]:
                raise BadCard(f"{where}: {text!r} stands there twice, or is a trait of attacks alone.")
            card.traits[trait] = value


def check(card: Printed) -> None:
    """What one field alone cannot tell: an attack spell has one bar, Incorporeal objects have no Armour."""
    if card.kind == k.ATTACK_SPELL and len(card.bars) != 1:
        raise BadCard(f"{card.name}, bars: an attack spell has one bar.")
    if card.traits[k.INCORPOREAL] and card.armour:
        raise BadCard(f"{card.name}, armour: an Incorporeal object has none.")
    if card.is_mandatory and card.reveal_is_x:
        raise BadCard(f"{card.name}, reveal: what must be revealed has a number for its cost.")
    if card.kind in (k.MAGE, k.CREATURE, k.CONJURATION, k.WALL) and not card.life:
        raise BadCard(f"{card.name}, life: it must be more than 0.")

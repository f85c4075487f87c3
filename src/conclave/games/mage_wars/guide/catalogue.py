"""What people look up: every Mage and spell of the box with its printed facts and our sentence."""

from __future__ import annotations

import re
from typing import Final

from conclave.games.mage_wars import cards as declared
from conclave.games.mage_wars.guide.rulings import RULINGS_BY_CHAPTER
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.printed import Target
from conclave.games.mage_wars.show.cards import pictures_of, tone_of
from conclave.games.mage_wars.show.names import Names, attack_text, span, traits_of
from conclave.kernel.game import CardText

assert declared.__name__, "the cards must have been declared before they are catalogued"

CLAUSES: Final = (
    k.MUST_BE_DISCARDED, k.NO_ENEMY_CREATURES, k.MUST_CHANNEL, k.MUST_NOT_FLY, k.MUST_BE_CONTAINABLE,
    k.MUST_BE_SUMMONED_NOW, k.MUST_BE_CONTROLLED, k.MUST_BE_FRESH,
)  # fmt: skip
"""What is asked of a target in words after it; the rest stands before it."""
RULE_WORDS: Final = ("Block", "Charge", "Evade", "Explode", "Heal", "Lair", "Sleep", "Teleport")
"""Names of cards that are words of the rules too."""


def catalogue(names: Names) -> tuple[CardText, ...]:
    """All cards in printed order, Mages first."""
    return tuple([card_text(names, face) for face in range(box.FACES)])


def card_text(names: Names, face: int) -> CardText:
    """One card."""
    facts = facts_of_mage(names, face) if box.KIND[face] == k.MAGE else facts_of_spell(names, face)
    return CardText(
        key=box.KEY[face],
        name=names.spell(face),
        kind=names.kind(box.KIND[face]),
        sentence=names.sentence_of(face) or names.say("plain-sentence"),
        rulings=rulings_on(box.NAME[face]),
        facts=facts,
        pictures=pictures_of(face),
        tone=tone_of(face),
    )


def rulings_on(name: str) -> tuple[str, ...]:
    """The rulings that name a card."""
    if name in RULE_WORDS:
        return ()
    wanted = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    found = [(key, text) for rulings in RULINGS_BY_CHAPTER.values() for key, text in rulings.items()]
    return tuple([f"{text} ({key})" for key, text in found if wanted.search(text)])


# --- facts -------------------------------------------------------------------------------------------------
def facts_of_mage(names: Names, face: int) -> dict[str, str]:
    """Schools, numbers and attacks of a Mage, also as an apprentice."""
    opposed = schools_in(names, box.OPPOSED[face])
    found = {"class": box.SUBCLASS[face], "trained in": schools_in(names, box.TRAINED[face])}
    if box.CHOOSES[face]:
        found["and one of"] = schools_in(names, box.CHOOSES[face])
    if opposed:
        found["opposed to"] = opposed
    found["points"] = str(box.POINTS[face])
    found |= numbers_of(names, face)
    life, channeling = box.APPRENTICE_LIFE[face], box.APPRENTICE_CHANNELING[face]
    found["as apprentice"] = names.say("apprentice", life=life, channeling=channeling)
    return found


def facts_of_spell(names: Names, face: int) -> dict[str, str]:
    """Everything that is printed on a spell."""
    found = {
        "school": school_of(names, face),
        "level": str(box.LEVEL[face]),
        "subtypes": ", ".join(subtypes_of(names, face)),
        "cost": "X" if box.COST_IS_X[face] else str(box.COST[face]),
    }
    if box.KIND[face] == k.ENCHANTMENT:
        reveal = "X" if box.REVEAL_IS_X[face] else str(box.REVEAL_COST[face])
        found["reveal cost"] = names.say("mandatory", cost=reveal) if box.MANDATORY[face] else reveal
    found["action"] = names.say(f"action-{k.ACTION_WORDS[box.ACTION[face]]}")
    found["range"] = span(box.LOW[face], box.HIGH[face])
    found["target"] = target_of(names, face)
    if box.SLOTS[face]:
        found["slot"] = slots_of(names, face)
    found |= numbers_of(names, face)
    if box.ONLY_CLASS[face] >= 0:
        found["only for"] = names.spell(box.ONLY_CLASS[face])
    if box.ONLY_SCHOOL[face] >= 0:
        found["only for"] = names.say("school-mages", school=names.school(box.ONLY_SCHOOL[face]))
    found["set"] = names.say(f"set-{k.SET_WORDS[box.SET[face]]}")
    return {name: fact for name, fact in found.items() if fact}


def numbers_of(names: Names, face: int) -> dict[str, str]:
    """Life, Armour, Channeling, defence, traits and attacks."""
    found: dict[str, str] = {}
    for name, numbers in (("life", box.LIFE), ("armour", box.ARMOUR), ("channeling", box.CHANNELING)):
        if numbers[face]:
            found[name] = str(numbers[face])
    defence = box.DEFENCES[face]
    if defence is not None:
        against = ("any", "melee", "ranged")[defence.against]
        once = "once" if defence.uses else "always"
        found["defence"] = names.say("defence", roll=defence.roll, times=once, against=against)
    traits = traits_of(names, face)
    if traits:
        found["traits"] = ", ".join(traits)
    if box.BARS[face]:
        found["attacks"] = " ".join([attack_text(names, bar) for bar in box.BARS[face]])
    return found


def school_of(names: Names, face: int) -> str:
    """The schools of a spell with their levels, all of them or one of them (R1.8)."""
    parts = [f"{names.school(school)} {level}" for school, level in box.PARTS[face]]
    if len(parts) < 2:
        return parts[0]
    return names.say("or" if box.EITHER[face] else "and", first=", ".join(parts[:-1]), last=parts[-1])


def schools_in(names: Names, mask: int) -> str:
    """The schools of a mask."""
    return ", ".join([names.school(school) for school in range(k.SCHOOLS) if (mask >> school) & 1])


def subtypes_of(names: Names, face: int) -> list[str]:
    """The subtypes of a card."""
    words = range(len(k.SUBTYPE_WORDS))
    return [names.subtype(n) for n in words if (box.SUBTYPES[face] >> n) & 1]


def slots_of(names: Names, face: int) -> str:
    """Where a piece of equipment is worn."""
    slots = [names.of("slot", k.SLOT_WORDS, slot) for slot in range(k.SLOTS) if (box.SLOTS[face] >> slot) & 1]
    if len(slots) < 2:
        return slots[0]
    return names.say("or" if box.EITHER_SLOT[face] else "and", first=slots[0], last=slots[1])


# --- targets -----------------------------------------------------------------------------------------------
def target_of(names: Names, face: int) -> str:
    """What a spell may be aimed at (R8.6)."""
    targets = [one_target(names, target) for target in box.TARGETS[face]]
    if len(targets) < 2:
        return targets[0]
    key = "and" if box.ALL_TARGETS[face] else "or"
    return names.say(key, first=", ".join(targets[:-1]), last=targets[-1])


def one_target(names: Names, target: Target) -> str:
    """A kind of target, with what is asked of it before and after."""
    needs = target.needs
    before = [names.of("need", k.NEED_WORDS, need) for need in needs if need not in CLAUSES]
    after = [names.of("need", k.NEED_WORDS, need) for need in needs if need in CLAUSES]
    what = " ".join([*before, names.of("target", k.TARGET_WORDS, target.kind)])
    return ", ".join([what, *after])

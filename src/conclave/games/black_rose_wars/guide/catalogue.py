"""Cards as people look them up: Spells, Quests, Events, Rooms, Evocations and Mages, in our own words.

They are put together in the language of whoever looks; a translation may also say whole texts of its own.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import cards, terms
from conclave.games.black_rose_wars.rules import aiming, box, windows
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.cards import pictures_of, tone_of
from conclave.games.black_rose_wars.show.names import (
    COLOUR_KEYS,
    EVOCATION_KEYS,
    MAGE_KEYS,
    ROOM_KEYS,
    Names,
    key_of,
)
from conclave.games.black_rose_wars.table import BOOK
from conclave.games.black_rose_wars.words.casting_verbs import AskPlace
from conclave.kernel.game import CardText
from conclave.show.author import yes
from conclave.show.names import capital

assert cards.CHAPTERS, "the box must be full before it is catalogued"

FILTERS: Final[dict[int, str]] = {
    aiming.MAGE_ONLY: "mage-only",
    aiming.EVOCATION_ONLY: "evocation-only",
    aiming.OWN_EVOCATION: "own-evocation",
    aiming.UNDEAD_ONLY: "undead-only",
    aiming.OWN_UNDEAD: "own-undead",
    aiming.WITH_DIVINE_ALTAR: "with-divine-altar",
    aiming.WITH_MUTANT_ALTAR: "with-mutant-altar",
    aiming.WITH_ALTAR: "with-altar",
    aiming.ALREADY_ACTIVATED: "already-activated",
    aiming.BLUE_ONLY: "blue-only",
    aiming.NOT_BLUE: "not-blue",
    aiming.INSTABILITY_3: "instability-3",
}
"""What a side may be aimed at only, by the end of its sentence."""

TRIGGERS: Final[dict[int, str]] = {
    windows.ENTER_MODEL: "enter-model",
    windows.ENTER_MAGE: "enter-mage",
    windows.PHYSICAL_ACTION: "physical-action",
    windows.ACTIVATES: "activates",
    windows.COMPLETES_QUEST: "completes-quest",
    windows.CASTS_A_SPELL: "casts-a-spell",
    windows.RESOLVED_CONTINGENCY: "resolved-contingency",
    windows.WOULD_DAMAGE: "would-damage",
    windows.WOULD_DAMAGE_MODEL: "would-damage-model",
    windows.DAMAGED: "damaged",
    windows.DAMAGED_MODEL: "damaged-model",
    windows.TARGETED_SINGLE_SPELL: "targeted-single-spell",
    windows.TARGETED_AREA_SPELL: "targeted-area-spell",
    windows.TARGETED_COMBAT: "targeted-combat",
    windows.TARGETED_TRAP: "targeted-trap",
    windows.TARGETED_SPELL: "targeted-spell",
    windows.WOULD_BE_DEFEATED: "would-be-defeated",
}
"""What sets a side off, by the end of its sentence."""

PLAIN_EVOCATION: Final = "It moves and attacks; it has no text of its own."
EVOCATION_NOTES: Final[dict[int, str]] = {
    terms.ABOMINATION: "A Mage may turn into it for a turn: "
    "it moves 2, attacks for 3 and keeps its Health (O58).",
    terms.DIVINE_ALTAR: "It neither moves nor attacks. Rites of Divination use it up.",
    terms.MUTANT_ALTAR: "It neither moves nor attacks. Rites of Transmutation use it up.",
}

FROM_HAND: Final = (
    "A Spell of your sheet makes room for one from your hand, which is cast at once (R153, O103)."
)
OWN_COLOUR: Final = "The damage is in cubes of whoever attacked; you count as its dealer (R87, O46)."

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "meteor-swarm": ("The neighbouring Rooms take 1 damage: the sources leave it open (O98).",),
    "profane-mark": ("The damage is 3: the sources leave it open (O98).",),
    "jester-hat": (
        "A Spell you cast for its Mage is yours, with your Room and cubes; the card stays there (O74).",
        "1 PP, and 1 more for every 2 damage: the sources leave it open (O98).",
    ),
    "summer-rite": ("The 1 PP of its Reverse is ours (O98).",),
    "winter-rite": ("The 1 PP of its Reverse is ours (O98).",),
    "change-the-plot": ("It brings 3 PP at most (O98).",),
    "death-delirium": ("The range of 2 is ours (O98).",),
    "eviscerate": ("3 damage must lie on the model: the sources leave the number open (O98).",),
    "illusory-tribute": ("A Spell that its own caster gives up is void for everybody (O43).",),
    "light-cape": ("What strikes a third model is in your own cubes (O46).",),
    "echo-of-revenge": ("What strikes a third model is in your own cubes (O46).",),
    "deceiving-wind": ("A Spell turned aside stays its caster's, and never strikes its caster (O47).",),
    "blood-pact": ("Points that the Quest has brought stay where they are (O69).",),
    "rite-of-change": ("The copy uses its own token and Resistance, and counts as either Room (O77).",),
    "disfiguring-mutation": ("The Mage keeps its Health and its cubes; it takes no Evocation place (O58).",),
    "ghost-assassin": (OWN_COLOUR,),
    "multiple-images": (OWN_COLOUR,),
    "infamy-of-crete": ("It is an Evocation like any other, and counts towards your three (R21, R118).",),
    "q1-01": ("It is a First Moon Quest of the Sacrificial Altar (R35, O91).",),
    "e1-01": ("It counts for every Mage, each time (R38, O91).",),
    "black-rose-room": (
        "Its token comes with the Second Moon (R54).",
        "With fewer than 4 cards, or no Forgotten Spell left, it does nothing (O15).",
    ),
    "mirrors-room": (
        "With nothing to copy it may still be activated; the copied token is not turned (O73).",
    ),
    "the-abyss": ("You may choose yourself. It is no defeat (O76).",),
    "arena": ("These casts are no part of anybody's combination (O74).",),
    "observatory": ("Without a Quest of your own you only look (O75).",),
    "oracle-room": ("Over the hand limit you discard afterwards (O75).",),
    "alchemical-laboratory": ("Over the hand limit you discard afterwards (O75).",),
    "bibliotheca": ("Over the hand limit you discard afterwards (O75).",),
    "crypt": ("Over the hand limit you discard afterwards (O75).",),
    "pleasures-room": ("With two Quests you draw, then give one up (O75).",),
    "throne-room": ("The order of this Game Turn stays as it is (R82). Its Resistance of 8 is ours (O8).",),
    "cerbero": ("Its numbers are those of its picture (O98).",),
    "andromeda-evocation": ("Its attack of 0 means that it never attacks (O29).",),
}
"""Notes on cards."""


def notes(key: str, rules: list[int]) -> tuple[str, ...]:
    """The notes on a card, and what holds for every text that casts from hand."""
    from_hand = any(isinstance(line, AskPlace) for rule in rules for line in BOOK.rules[rule])
    return (*RULINGS.get(key, ()), *((FROM_HAND,) if from_hand else ()))


# --- Spells ----------------------------------------------------------------------------------------------
def aim_of(names: Names, side: box.Side) -> str:
    """What a side is aimed at, and how far; or what sets it off."""
    if side.trigger >= 0:
        colour = names.colour(side.colour) if side.colour >= 0 else ""
        return names.say(f"trigger-{TRIGGERS[side.trigger]}", colour=colour)
    if side.aim in (aiming.ONESELF, aiming.A_SPECIAL):
        return names.say("aim-oneself" if side.aim == aiming.ONESELF else "aim-special")
    what = FILTERS.get(side.filter, "room" if side.aim == aiming.AN_AREA else "model")
    if side.aim == aiming.AN_AREA and names.words.knows(f"target-room-{what}"):
        what = f"room-{what}"
    how_far = "here" if side.range == 0 else "anywhere" if side.range == ANYWHERE else "far"
    return names.say(f"target-{how_far}", what=what, target=names.say(f"target-{what}"), n=side.range)


def spell_text(names: Names, face: int) -> CardText:
    """A Spell with both its sides; a Room Trap has two colours in place of them (R89)."""
    spell = box.SPELLS[face]
    straight, reverse = spell.sides
    first, last = names.type(straight.type), names.type(reverse.type)
    both = aiming.ways_to_lie(face) == 1
    sentence = names.text(facts.A_SPELL, face)
    if both:
        sentence = " ".join([names.text(facts.A_SPELL, face, side) for side in (0, 1)])
    found = {
        "school": names.school(spell.school),
        "type": first if first == last else names.say("either", first=first, last=last),
        "element": names.element(spell.element),
        "vortex": yes(spell.vortex),
        "one effect" if both else "straight": aim_of(names, straight),
        "other effect" if both else "reverse": aim_of(names, reverse),
        "copies": "1" if spell.school == terms.FORGOTTEN else "3",
    }
    if spell.mage >= 0:
        found["mage"] = names.mage(spell.mage)
    rulings = notes(spell.key, [side.rule for side in spell.sides])
    sides = tuple([COLOUR_KEYS[side.colour] for side in spell.sides]) if both else ("straight", "reverse")
    return card_text(names, facts.A_SPELL, face, "Spell", sentence, rulings, found, sides)


def card_text(
    names: Names,
    family: int,
    face: int,
    kind: str,
    sentence: str,
    rulings: tuple[str, ...],
    found: dict[str, str],
    sides: tuple[str, ...] = (),
) -> CardText:
    """A card of a deck, with its looks."""
    looks = pictures_of(family, face), tone_of(family, face)
    name = names.card(family, face)
    return CardText(key_of(family, face), name, kind, sentence, rulings, found, sides, *looks)


# --- Quests and Events -----------------------------------------------------------------------------------
def quest_text(names: Names, face: int) -> CardText:
    """A Quest with its condition and its reward."""
    quest = box.QUEST_CARDS[face]
    found = {"moon": names.moon(quest.moon), "points": str(quest.points)}
    if quest.room != terms.NO_ROOM:
        found["room"] = names.room(quest.room)
        found["reward"] = "instead of the Room's effect" if quest.replaces else "after the Room's effect"
    if quest.at_end:
        found["checked"] = "at the start of Clean-up"
    if quest.four_players:
        found["players"] = "4"
    text = names.text(facts.A_QUEST, face)
    return card_text(names, facts.A_QUEST, face, "Quest", text, notes(quest.key, [quest.rule]), found)


def event_text(names: Names, face: int) -> CardText:
    """An Event with its phase, its slot and what it brings the Rose."""
    event = box.EVENT_CARDS[face]
    lasts = event.phase in (terms.BLACK_ROSE, terms.ACTION)
    found = {
        "moon": names.moon(event.moon),
        "phase": names.phase(event.phase) if lasts else names.say("instant"),
        "slot": str(event.slot) if lasts else "none",
        "entry": names.say("points", n=event.entry),
        "exit": names.say("points", n=event.exit),
        "crown": yes(event.crown),
    }
    text = names.text(facts.AN_EVENT, face)
    return card_text(names, facts.AN_EVENT, face, "Event", text, notes(event.key, [event.rule]), found)


# --- Rooms, Evocations, Mages ----------------------------------------------------------------------------
def room_text(names: Names, room: int) -> CardText:
    """A Room with its effect, its Resistance and its worth."""
    key = ROOM_KEYS[room]
    colour = terms.ROOM_COLOUR[room]
    found = {
        "colour": names.colour(colour),
        "resistance": str(terms.RESISTANCE[room]),
        "points": str(terms.ROOM_POINTS[room]),
    }
    text = names.text(facts.A_ROOM_TEXT, room)
    looks = ("room", f"colour-{COLOUR_KEYS[colour]}"), COLOUR_KEYS[colour]
    rulings = notes(key, [box.ROOM_TEXTS[room]])
    return CardText(key, names.room(room), "Room", text, rulings, found, (), *looks)


def evocation_text(names: Names, kind: int) -> CardText:
    """An Evocation with its numbers."""
    key = key_of(facts.AN_EVOCATION_TEXT, kind)
    found = {
        "archetype": capital(names.archetype(box.ARCHETYPE[kind])),
        "movement": str(box.MOVE[kind]),
        "attack": str(box.ATTACK[kind]),
        "health": str(box.HEALTH[kind]) if box.HEALTH[kind] else "its Mage's",
        "copies": str(box.COPIES[kind]),
    }
    text = EVOCATION_NOTES.get(kind) or names.text(facts.AN_EVOCATION_TEXT, kind) or PLAIN_EVOCATION
    rulings, pictures = RULINGS.get(key, ()), (EVOCATION_KEYS[kind],)
    return CardText(key, names.kind(kind), "Evocation", text, rulings, found, (), pictures)


def mage_text(names: Names, mage: int) -> CardText:
    """A Mage with the numbers of its sheet and its Custom Spell."""
    name, hand, health = names.mage(mage), box.HAND_LIMIT[mage], box.MAGE_HEALTH[mage]
    own = names.card(facts.A_SPELL, [spell.mage for spell in box.SPELLS].index(mage))
    found = {
        "hand limit": str(hand),
        "movement": str(box.MAGE_MOVE[mage]),
        "attack": str(box.MAGE_ATTACK[mage]),
        "health": str(health),
    }
    text = names.say("mage-sentence", hand=hand, health=health, mage=name, own=own)
    return CardText(MAGE_KEYS[mage], name, "Mage", text, (), found, (), ("mage",))


def card_texts(names: Names) -> tuple[CardText, ...]:
    """Everything in the box that has a text."""
    found = [spell_text(names, face) for face in range(len(box.SPELLS))]
    found += [quest_text(names, face) for face in range(len(box.QUEST_CARDS))]
    found += [event_text(names, face) for face in range(len(box.EVENT_CARDS))]
    found += [room_text(names, room) for room in range(terms.ROOMS)]
    found += [evocation_text(names, kind) for kind in range(terms.KINDS)]
    found += [mage_text(names, mage) for mage in range(len(MAGE_KEYS))]
    return tuple(found)

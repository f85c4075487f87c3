"""Cards as people look them up: Spells, Quests, Events, Rooms, Evocations and Mages, in our own words."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import cards
from conclave.games.black_rose_wars.rules import aiming, windows
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.box import (
    ARCHETYPE,
    ATTACK,
    COPIES,
    EVENT_CARDS,
    EVOCATION_SENTENCES,
    HAND_LIMIT,
    HEALTH,
    MAGE_ATTACK,
    MAGE_HEALTH,
    MAGE_MOVE,
    MOVE,
    QUEST_CARDS,
    ROOM_SENTENCES,
    ROOM_TEXTS,
    SPELLS,
    EventCard,
    QuestCard,
    Side,
    Spell,
)
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.show.names import (
    ARCHETYPE_KEYS,
    COLOUR_KEYS,
    ELEMENT_KEYS,
    EVOCATION_KEYS,
    MAGE_KEYS,
    ROOM_KEYS,
    SCHOOL_KEYS,
    TYPE_KEYS,
    key_of,
)
from conclave.games.black_rose_wars.table import BOOK
from conclave.games.black_rose_wars.terms import (
    ABOMINATION,
    ACTION,
    BLACK_ROSE,
    DIVINE_ALTAR,
    FORGOTTEN,
    INFAMY_OF_CRETE,
    MUTANT_ALTAR,
    NO_ROOM,
    RESISTANCE,
    ROOM_COLOUR,
    ROOM_POINTS,
)
from conclave.games.black_rose_wars.words.casting_verbs import AskPlace
from conclave.kernel.game import CardText
from conclave.show.translation import language

assert cards.CHAPTERS, "the box must be full before it is catalogued"
ENGLISH: Final = language("conclave.games.black_rose_wars.guide")

FILTERS: Final[dict[int, str]] = {
    aiming.MAGE_ONLY: "a Mage",
    aiming.EVOCATION_ONLY: "an Evocation",
    aiming.OWN_EVOCATION: "an Evocation of your own",
    aiming.UNDEAD_ONLY: "an Undead",
    aiming.OWN_UNDEAD: "an Undead of your own",
    aiming.WITH_DIVINE_ALTAR: "a Room with a Divine Altar",
    aiming.WITH_MUTANT_ALTAR: "a Room with a Mutant Altar",
    aiming.WITH_ALTAR: "a Room with an Altar",
    aiming.ALREADY_ACTIVATED: "a Room activated this turn",
    aiming.BLUE_ONLY: "a blue Room",
    aiming.NOT_BLUE: "a Room that is not blue",
    aiming.INSTABILITY_3: "a Room with 3 Instability or more",
}
AREA_FILTERS: Final[dict[int, str]] = {
    aiming.UNDEAD_ONLY: "a Room with an Undead",
    aiming.OWN_UNDEAD: "a Room with an Undead of your own",
}

TRIGGERS: Final[dict[int, str]] = {
    windows.ENTER_MODEL: "when an enemy model enters a {colour} Room",
    windows.ENTER_MAGE: "when an enemy Mage enters a {colour} Room",
    windows.PHYSICAL_ACTION: "when an enemy Mage has taken a Physical Action",
    windows.ACTIVATES: "when an enemy Mage is about to activate a Room",
    windows.COMPLETES_QUEST: "when an enemy Mage is about to complete a Quest",
    windows.CASTS_A_SPELL: "when an enemy Mage casts a Combat or Contingency Spell",
    windows.RESOLVED_CONTINGENCY: "when an enemy Mage is done with a Contingency Spell",
    windows.WOULD_DAMAGE: "when you are about to take damage",
    windows.WOULD_DAMAGE_MODEL: "when an enemy model is about to damage you",
    windows.DAMAGED: "when you have taken damage",
    windows.DAMAGED_MODEL: "when an enemy model has damaged you",
    windows.TARGETED_SINGLE_SPELL: "when a Spell with a single target names you",
    windows.TARGETED_AREA_SPELL: "when a Spell reaches the Room you are in",
    windows.TARGETED_COMBAT: "when a Combat Spell is about to reach you",
    windows.TARGETED_TRAP: "when a Trap is about to strike you",
    windows.TARGETED_SPELL: "when any Spell is about to reach you",
    windows.WOULD_BE_DEFEATED: "when you are about to be defeated",
}

PHASES: Final = {BLACK_ROSE: "Black Rose Phase", ACTION: "Action Phase"}
MOONS: Final = ("", "First Moon", "Second Moon", "Third Moon")

PLAIN_EVOCATION: Final = "It moves and attacks; it has no text of its own."
EVOCATION_NOTES: Final[dict[int, str]] = {
    ABOMINATION: "A Mage may turn into it for a turn: it moves 2, attacks for 3 and keeps its Health (O58).",
    DIVINE_ALTAR: "It neither moves nor attacks. Rites of Divination use it up.",
    MUTANT_ALTAR: "It neither moves nor attacks. Rites of Transmutation use it up.",
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


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


# --- Spells ----------------------------------------------------------------------------------------------
def aim_of(side: Side) -> str:
    """What a side is aimed at, and how far."""
    if side.trigger >= 0:
        colour = COLOUR_KEYS[side.colour] if side.colour >= 0 else ""
        return TRIGGERS[side.trigger].format(colour=colour)
    if side.aim == aiming.ONESELF:
        return "oneself"
    if side.aim == aiming.A_SPECIAL:
        return "special"
    if side.aim == aiming.AN_AREA:
        what = AREA_FILTERS.get(side.filter) or FILTERS.get(side.filter, "a Room")
    else:
        what = FILTERS.get(side.filter, "one model")
    if side.range == 0:
        return "the Room you are in" if what == "a Room" else f"{what}, where you are"
    return f"{what}, {'anywhere' if side.range == ANYWHERE else f'range {side.range}'}"


def type_of(side: Side) -> str:
    """The type of a side."""
    return ENGLISH.say(f"type-{TYPE_KEYS[side.type]}")


def spell_text(face: int, spell: Spell) -> CardText:
    """A Spell with both its sides; a Room Trap has two colours in place of them (R89)."""
    straight, reverse = spell.sides
    types = list(dict.fromkeys([type_of(straight), type_of(reverse)]))
    both = ways_to_lie(face) == 1
    sentence = f"{straight.sentence} {reverse.sentence}"
    if not both:
        sentence = f"Straight: {straight.sentence} Reverse: {reverse.sentence}"
    facts = {
        "school": ENGLISH.say(f"school-{SCHOOL_KEYS[spell.school]}"),
        "type": " or ".join(types),
        "element": ENGLISH.say(f"element-{ELEMENT_KEYS[spell.element]}"),
        "vortex": "yes" if spell.vortex else "no",
        "one effect" if both else "straight": aim_of(straight),
        "other effect" if both else "reverse": aim_of(reverse),
        "copies": "1" if spell.school == FORGOTTEN else "3",
    }
    if spell.mage >= 0:
        facts["mage"] = ENGLISH.say(f"mage-{MAGE_KEYS[spell.mage]}")
    rulings = notes(spell.key, [side.rule for side in spell.sides])
    sides = tuple(COLOUR_KEYS[side.colour] for side in spell.sides) if both else ("straight", "reverse")
    return CardText(spell.key, spell.name, "Spell", sentence, rulings, facts, sides)


# --- Quests and Events -----------------------------------------------------------------------------------
def quest_text(quest: QuestCard) -> CardText:
    """A Quest with its condition and its reward."""
    facts = {"moon": MOONS[quest.moon], "points": str(quest.points)}
    if quest.room != NO_ROOM:
        facts["room"] = ENGLISH.say(f"room-{ROOM_KEYS[quest.room]}")
        facts["reward"] = "instead of the Room's effect" if quest.replaces else "after the Room's effect"
    if quest.at_end:
        facts["checked"] = "at the start of Clean-up"
    if quest.four_players:
        facts["players"] = "4"
    sentence = f"{quest.goal} Reward: {quest.reward}"
    return CardText(quest.key, quest.name, "Quest", sentence, notes(quest.key, [quest.rule]), facts)


def event_text(event: EventCard) -> CardText:
    """An Event with its phase, its slot and what it brings the Rose."""
    facts = {
        "moon": MOONS[event.moon],
        "phase": PHASES.get(event.phase, "Instant"),
        "slot": str(event.slot) if event.phase in PHASES else "none",
        "entry": f"{event.entry} PP",
        "exit": f"{event.exit} PP",
        "crown": "yes" if event.crown else "no",
    }
    return CardText(event.key, event.name, "Event", event.sentence, notes(event.key, [event.rule]), facts)


# --- Rooms, Evocations, Mages ----------------------------------------------------------------------------
def room_text(room: int) -> CardText:
    """A Room with its effect, its Resistance and its worth."""
    key = ROOM_KEYS[room]
    facts = {
        "colour": ENGLISH.say(f"colour-{COLOUR_KEYS[ROOM_COLOUR[room]]}"),
        "resistance": str(RESISTANCE[room]),
        "points": str(ROOM_POINTS[room]),
    }
    rulings = notes(key, [ROOM_TEXTS[room]])
    return CardText(key, ENGLISH.say(f"room-{key}"), "Room", ROOM_SENTENCES[room], rulings, facts)


def evocation_text(kind: int) -> CardText:
    """An Evocation with its numbers."""
    key = key_of(4, kind)
    facts = {
        "archetype": capital(ENGLISH.say(f"archetype-{ARCHETYPE_KEYS[ARCHETYPE[kind]]}")),
        "movement": str(MOVE[kind]),
        "attack": str(ATTACK[kind]),
        "health": str(HEALTH[kind]) if HEALTH[kind] else "its Mage's",
        "copies": str(COPIES[kind]),
    }
    sentence = EVOCATION_NOTES.get(kind) or EVOCATION_SENTENCES.get(kind, PLAIN_EVOCATION)
    name = ENGLISH.say(f"evocation-{EVOCATION_KEYS[kind]}")
    return CardText(key, name, "Evocation", sentence, RULINGS.get(key, ()), facts)


def mage_text(mage: int) -> CardText:
    """A Mage with the numbers of its sheet and its Custom Spell."""
    key = MAGE_KEYS[mage]
    name = ENGLISH.say(f"mage-{key}")
    own = next((spell.name for spell in SPELLS if spell.mage == mage), "")
    facts = {
        "hand limit": str(HAND_LIMIT[mage]),
        "movement": str(MAGE_MOVE[mage]),
        "attack": str(MAGE_ATTACK[mage]),
        "health": str(MAGE_HEALTH[mage]),
    }
    sentence = (
        f"Holds up to {HAND_LIMIT[mage]} cards and is defeated by {MAGE_HEALTH[mage]} damage. "
        f"Only {name} has the Custom Spell {own}."
    )
    return CardText(key, name, "Mage", sentence, (), facts)


def card_texts() -> tuple[CardText, ...]:
    """Everything in the box that has a text."""
    found = [spell_text(face, spell) for face, spell in enumerate(SPELLS)]
    found += [quest_text(quest) for quest in QUEST_CARDS]
    found += [event_text(event) for event in EVENT_CARDS]
    found += [room_text(room) for room in range(len(ROOM_KEYS))]
    found += [evocation_text(kind) for kind in range(INFAMY_OF_CRETE + 1)]
    found += [mage_text(mage) for mage in range(len(MAGE_KEYS))]
    return tuple(found)


CARD_TEXTS: Final[tuple[CardText, ...]] = card_texts()

"""What is in the box: Mages, Evocations, and the registers in which cards are entered (R15, R23)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.table import Table
from conclave.language.flow import Phrase
from conclave.language.speech import Test

# --- Mages: hand limit, movement, attack, Health, favourite School (O96) -----------------------------------
MAGE_NAMES: Final[list[str]] = ["Nero", "Rebecca", "Tessa", "Jaf'ar"]
HAND_LIMIT: Final[list[int]] = [7, 6, 7, 8]
MAGE_MOVE: Final[list[int]] = [2, 2, 2, 2]
MAGE_ATTACK: Final[list[int]] = [2, 2, 2, 2]
MAGE_HEALTH: Final[list[int]] = [10, 12, 11, 9]
FAVOURITE_SCHOOL: Final[list[int]] = [t.DESTRUCTION, t.NECROMANCY, t.TRANSMUTATION, t.DIVINATION]

# --- Evocations, in the order of `terms` (R29, O97, O98) -----
EVOCATION_NAMES: Final[list[str]] = [
    "Landsknecht", "Bone Knight", "Malacoda", "Cerbero", "Andromeda",
    "Abomination", "Divine Altar", "Mutant Altar", "Infamy of Crete",
]  # fmt: skip
ARCHETYPE: Final[list[int]] = [
    t.UNDEAD, t.UNDEAD, t.DEMON, t.DEMON, t.CONSTRUCT, t.MUTATION, t.ALTAR, t.ALTAR, t.BEAST, -1,
]  # fmt: skip
MOVE: Final[list[int]] = [2, 2, 2, 3, 2, 2, 0, 0, 2]
ATTACK: Final[list[int]] = [2, 4, 3, 2, 0, 3, 0, 0, 0]
HEALTH: Final[list[int]] = [3, 4, 3, 2, 3, 0, 4, 4, 6]
COPIES: Final[list[int]] = [6, 3, 4, 4, 3, 3, 5, 5, 1]
COPIES_IN_MANUAL: Final[list[int]] = [5, 3, 3, 3, 3, 3, 5, 4, 1]

CUBES_PER_MAGE: Final = 25
CUBES_OF_ROSE: Final = 30
TROPHIES_PER_MAGE: Final = 10
TOKENS_PER_MAGE: Final = 2
MOST_QUESTS: Final = 2
MOST_EVOCATIONS: Final = 3


class Side:
    """One side of a Spell: what it is aimed at, when it is triggered, what it says. Entered with its Spell.

    No Protection can be triggered against a side that is not `answerable` (O99). One that `shakes` may do
    something to the Instability, the token or the tile of a Room.
    """

    def __init__(
        self, type_: int, aim: int, range_: int, filter_: int, trigger: int, colour: int, sentence: str,
        lines: Phrase[Table],
    ) -> None:  # fmt: skip
        self.type = type_
        self.aim = aim
        self.range = range_
        self.filter = filter_
        self.trigger = trigger
        self.colour = colour
        self.sentence = sentence
        self.lines = lines
        self.rule = -1
        self.answerable = True
        self.shakes = False


class Spell:
    """A Spell as printed. Never mutated."""

    def __init__(
        self, key: str, name: str, school: int, element: int, vortex: bool, mage: int, sides: list[Side]
    ) -> None:
        self.key = key
        self.name = name
        self.school = school
        self.element = element
        self.vortex = vortex
        self.mage = mage
        self.sides = sides


class QuestCard:
    """A Quest as printed. Never mutated."""

    def __init__(
        self, key: str, name: str, moon: int, points: int, room: int, replaces: bool, four_players: bool,
        in_manual: bool, at_end: bool, goal: str, reward: str, rule: int,
    ) -> None:  # fmt: skip
        self.key = key
        self.name = name
        self.moon = moon
        self.points = points
        self.room = room
        self.replaces = replaces
        self.four_players = four_players
        self.in_manual = in_manual
        self.at_end = at_end
        self.goal = goal
        self.reward = reward
        self.rule = rule


class EventCard:
    """An Event as printed. Never mutated."""

    def __init__(
        self, key: str, name: str, moon: int, crown: bool, entry: int, exit_: int, phase: int, slot: int,
        in_manual: bool, sentence: str, rule: int,
    ) -> None:  # fmt: skip
        self.key = key
        self.name = name
        self.moon = moon
        self.crown = crown
        self.entry = entry
        self.exit = exit_
        self.phase = phase
        self.slot = slot
        self.in_manual = in_manual
        self.sentence = sentence
        self.rule = rule


SPELLS: Final[list[Spell]] = []
QUEST_CARDS: Final[list[QuestCard]] = []
EVENT_CARDS: Final[list[EventCard]] = []
"""All cards, in printed order; a card's face is its number in its register."""

QUEST_GOALS: Final[list[Test[Table, Effect] | None]] = []
"""The conditions of the Quests, by face; a door has none, for its Room is the condition."""

ROOM_TEXTS: Final[dict[int, int]] = {}
"""The rule that carries out each Room's effect."""

ROOM_SENTENCES: Final[dict[int, str]] = {}
EVOCATION_TEXTS: Final[dict[int, int]] = {}
EVOCATION_SENTENCES: Final[dict[int, str]] = {}

GRIMOIRE_NAMES: Final[list[str]] = [
    "Velvet Intrigue",
    "Open Treason",
    "Ember Drill",
    "Siege Weather",
    "Altars of Spring",
    "Altars of Winter",
    "Walking Mirrors",
    "Carnival of Masks",
    "Grave Muster",
    "Slow Rot",
    "Growing Stones",
    "Changed Flesh",
]
GRIMOIRES: Final[list[list[str]]] = [
    ["magic-door", "obscure-intuition", "deceiving-wind", "blood-pact", "extort-magic", "whispering-wind"],
    ["blade-barrage", "dance-of-death", "dismiss", "magical-theft", "plot", "profane-mark"],
    ["fireball", "ice-burst", "unstable-arrow", "obscure-armor", "fire-dash", "demons-howl"],
    [
        "destructive-bolt",
        "maelstrom",
        "meteor-swarm",
        "mighty-whirlwind",
        "obscure-explosion",
        "fire-of-fate",
    ],
    [
        "autumn-rite",
        "spring-rite",
        "arcane-vision",
        "clairvoyance",
        "forget-the-grief",
        "read-the-past-and-future",
    ],
    [
        "summer-rite",
        "winter-rite",
        "arcane-mark",
        "hourglass",
        "change-the-plot",
        "change-the-past-and-future",
    ],
    ["andromeda", "shadow-step", "illusory-pain", "multiple-images", "deceiving-image", "suggestion"],
    ["arcane-mirage", "ghost-assassin", "illusory-tribute", "imitation", "jester-hat", "light-cape"],
    ["summon-obscurity", "obscuritys-grasp", "invoke-obscurity", "ice-grip", "bone-armor", "evanescent-hope"],
    ["cowardice", "epiphany", "gaze", "sick-withering", "traitor-mist", "vampires-bite"],
    ["implosion-rite", "mutation-rite", "rite-of-control", "overload", "acid-explosion", "magic-eruption"],
    [
        "disfiguring-mutation",
        "putrefying-poison",
        "stone-claws",
        "unstable-flames",
        "unstable-bind",
        "rite-of-change",
    ],
]
"""The Spells of the starting Grimoires, two for each School (O95)."""

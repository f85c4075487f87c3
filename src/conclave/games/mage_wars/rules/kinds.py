"""What cards, places and effects are, as numbers, each with the word that the data file has for it."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No school, no damage type, no action, no range: what a card does not have."""

# --- types of cards (R11) ----------------------------------------------------------------------------------
MAGE: Final = 0
CREATURE: Final = 1
CONJURATION: Final = 2
WALL: Final = 3
ENCHANTMENT: Final = 4
EQUIPMENT: Final = 5
INCANTATION: Final = 6
ATTACK_SPELL: Final = 7
TYPE_WORDS: Final[list[str]] = (
    "mage creature conjuration wall enchantment equipment incantation attack".split()
)

# --- sets, in printed order --------------------------------------------------------------------------------
CORE: Final = 0
LOST_GRIMOIRE: Final = 1
SET_WORDS: Final[list[str]] = ["core", "lost-grimoire"]

# --- schools (R1.9): six major, four elemental -------------------------------------------------------------
DARK: Final = 0
HOLY: Final = 1
NATURE: Final = 2
MIND: Final = 3
ARCANE: Final = 4
WAR: Final = 5
AIR: Final = 6
EARTH: Final = 7
FIRE: Final = 8
WATER: Final = 9
SCHOOLS: Final = 10
SCHOOL_WORDS: Final[list[str]] = "dark holy nature mind arcane war air earth fire water".split()

# --- damage types (R17.2); subtypes of the same name have the same number (O57) ----------------------------
FLAME: Final = 0
FROST: Final = 1
HYDRO: Final = 2
LIGHT: Final = 3
LIGHTNING: Final = 4
POISON: Final = 5
PSYCHIC: Final = 6
WIND: Final = 7
ACID: Final = 8
DAMAGE_TYPES: Final = 9
DAMAGE_WORDS: Final[list[str]] = "flame frost hydro light lightning poison psychic wind acid".split()
DAMAGE_MASK: Final = 0x1FF
"""Of a mask of subtypes, those that are damage types."""

# --- subtypes: after the damage types those that other cards ask for, then the rest ------------------------
ANIMAL: Final = 9
CURSE: Final = 10
DEMON: Final = 11
CANINE: Final = 12
APE: Final = 13
BEAR: Final = 14
CAT: Final = 15
REPTILE: Final = 16
CLERIC: Final = 17
TEMPLE: Final = 18
METAMAGIC: Final = 19
MANA: Final = 20
PLANT: Final = 21
TRAP: Final = 22
SUBTYPE_WORDS: Final[list[str]] = [
    *DAMAGE_WORDS,
    *"animal curse demon canine ape bear cat reptile cleric temple metamagic mana plant trap".split(),
    *"aegis angel armor artifact barrier bat bird bovid cloak cloud command defense dwarf elemental".split(),
    *"elephant faerie force gloves golem gremlin healing high-elf horse human illusion knight lizard".split(),
    *"lycanthrope mage obelisk portal projection protection rhinoceros rune serpent shield skeleton".split(),
    *"soldier spear statue stone structure sword teleport tome totem transform tree undead vampire".split(),
    *"vampiric vine war-machine weapon wood-elf worm".split(),
]

# --- actions and bars of attacks (R15) ---------------------------------------------------------------------
QUICK: Final = 0
FULL: Final = 1
ACTION_WORDS: Final[list[str]] = ["quick", "full"]

MELEE: Final = 0
RANGED: Final = 1
ZONE_ATTACK: Final = 2
TRAMPLE: Final = 3
PASSAGE: Final = 4
BARRIER: Final = 5
UNCLASSIFIED: Final = 6
HEAL: Final = 7
ABILITY: Final = 8
BAR_WORDS: Final[list[str]] = "melee ranged zone trample passage barrier unclassified heal ability".split()
UNERRING: Final[list[int]] = [ZONE_ATTACK, PASSAGE, BARRIER, UNCLASSIFIED]
"""Kinds of attacks that are always Unavoidable (R15.12, R15.13, R18.4)."""

# --- conditions (R19), and Push, which a band may bring too ------------------------------------------------
BURN: Final = 0
ROT: Final = 1
WEAK: Final = 2
CRIPPLE: Final = 3
TAINTED: Final = 4
BLEED: Final = 5
DAZE: Final = 6
STUN: Final = 7
SLAM: Final = 8
SLEEP: Final = 9
STUCK: Final = 10
CORRODE: Final = 11
TAUNT: Final = 12
CONDITIONS: Final = 13
PUSH: Final = 13
EFFECT_WORDS: Final[list[str]] = (
    "burn rot weak cripple tainted bleed daze stun slam sleep stuck corrode taunt push".split()
)
FAMILY: Final[list[int]] = [
    FLAME, POISON, POISON, POISON, POISON, NONE, NONE, NONE, NONE, PSYCHIC, NONE, ACID, NONE,
]  # fmt: skip
"""The damage type of each condition: who is immune to it cannot have the condition (R17.3)."""
REMOVAL_COST: Final[list[int]] = [2, 2, 2, 4, 3, 2, 2, 4, 3, NONE, 4, 2, NONE]
"""Mana for which a card may take a condition off: none for Sleep, which costs a level, and for Taunt."""

# --- traits: of bars, of objects, of spells (R20) ----------------------------------------------------------
COUNTERSTRIKE: Final = 0
CRITICAL_DAMAGE: Final = 1
DEFROST: Final = 2
DOUBLESTRIKE: Final = 3
ETHEREAL: Final = 4
MANA_DRAIN: Final = 5
NO_DAMAGE: Final = 6
PIERCING: Final = 7
REACH: Final = 8
IS_SPELL: Final = 9
SWEEPING: Final = 10
TRIPLESTRIKE: Final = 11
UNAVOIDABLE: Final = 12
VAMPIRIC: Final = 13
BAR_TRAITS: Final = 14
"""The traits before this one may stand on a bar."""

AEGIS: Final = 14
BLOCKS_SIGHT: Final = 15
BLOODTHIRSTY: Final = 16
CHARGE: Final = 17
CLIMBING: Final = 18
ELUSIVE: Final = 19
EXTENDABLE: Final = 20
FAMILIAR: Final = 21
FAST: Final = 22
FINITE_LIFE: Final = 23
FLYING: Final = 24
INCAPACITATED: Final = 25
INCORPOREAL: Final = 26
LEGENDARY: Final = 27
LIVING: Final = 28
MELEE_BONUS: Final = 29
NONLIVING: Final = 30
PASSAGE_ATTACKS: Final = 31
PASSAGE_BLOCKED: Final = 32
PEST: Final = 33
RAGE: Final = 34
RANGED_BONUS: Final = 35
REGENERATE: Final = 36
RESTRAINED: Final = 37
SLOW: Final = 38
SPAWNPOINT: Final = 39
SPELLBIND: Final = 40
TOUGH: Final = 41
UNCONTAINABLE: Final = 42
UNIQUE: Final = 43
UNMOVABLE: Final = 44
UPKEEP: Final = 45
ZONE_EXCLUSIVE: Final = 46

EPIC: Final = 47
MAGEBIND: Final = 48
MAGECAST: Final = 49
NOVICE: Final = 50
TRAITS: Final = 51
TRAIT_WORDS: Final[list[str]] = [
    "counterstrike", "critical damage", "defrost", "doublestrike", "ethereal", "mana drain", "no damage",
    "piercing", "reach", "spell", "sweeping", "triplestrike", "unavoidable", "vampiric",
    "aegis", "blocks sight", "bloodthirsty", "charge", "climbing", "elusive", "extendable", "familiar",
    "fast", "finite life", "flying", "incapacitated", "incorporeal", "legendary", "living", "melee",
    "nonliving", "passage attacks", "passage blocked", "pest", "rage", "ranged", "regenerate", "restrained",
    "slow", "spawnpoint", "spellbind", "tough", "uncontainable", "unique", "unmovable", "upkeep",
    "zone exclusive",
    "epic", "magebind", "magecast", "novice",
]  # fmt: skip
VALUED: Final[list[int]] = [
    MANA_DRAIN, PIERCING, AEGIS, BLOODTHIRSTY, CHARGE, MELEE_BONUS, RAGE, RANGED_BONUS, REGENERATE, TOUGH,
    UPKEEP, MAGEBIND,
]  # fmt: skip
"""Traits that come with a number."""

# --- whom an attack hits harder (bonus dice) ---------------------------------------------------------------
NONLIVING_CREATURES: Final = 0
FLYING_OBJECTS: Final = 1
INCORPOREAL_OBJECTS: Final = 2
NONLIVING_OR_DARK: Final = 3
CORPOREAL_CONJURATIONS: Final = 4
VERSUS_WORDS: Final[list[str]] = [
    "nonliving creatures", "flying", "incorporeal", "nonliving or dark creatures", "corporeal conjurations",
]  # fmt: skip

# --- targets: kinds, and what is asked of them (R8.6) ------------------------------------------------------
A_ZONE: Final = 0
A_BORDER: Final = 1
A_CREATURE: Final = 2
A_CONJURATION: Final = 3
A_MAGE: Final = 4
AN_ENCHANTMENT: Final = 5
AN_OBJECT: Final = 6
THE_ARENA: Final = 7
NEW_BEARER: Final = 8
TARGET_WORDS: Final[list[str]] = (
    "zone border creature conjuration mage enchantment object arena new-bearer".split()
)

MUST_LIVE: Final = 0
MUST_BE_CORPOREAL: Final = 1
NO_MAGE: Final = 2
MUST_BE_REVEALED: Final = 3
MUST_BE_HIDDEN: Final = 4
MUST_BE_DISCARDED: Final = 5
NO_ENEMY_CREATURES: Final = 6
MUST_CHANNEL: Final = 7
MUST_NOT_FLY: Final = 8
MUST_BE_CONTAINABLE: Final = 9
MUST_BE_SUMMONED_NOW: Final = 10
MUST_BE_CONTROLLED: Final = 11
MUST_BE_FRESH: Final = 12
NEED_WORDS: Final[list[str]] = [
    "living", "corporeal", "non-mage", "revealed", "hidden", "discarded", "enemy-free", "channeling",
    "grounded", "containable", "new-come", "controlled", "fresh",
]  # fmt: skip
"""What may be asked of a target: own discards, no enemies there, in play since this round, not yet the
target of a spell of this name in this round.
"""

# --- slots of equipment (R13.1) ----------------------------------------------------------------------------
HELMET: Final = 0
AMULET: Final = 1
CHEST: Final = 2
CLOAK: Final = 3
BELT: Final = 4
GLOVES: Final = 5
BOOTS: Final = 6
WEAPON: Final = 7
SHIELD: Final = 8
RING: Final = 9
SLOTS: Final = 10
SLOT_WORDS: Final[list[str]] = "helmet amulet chest cloak belt gloves boots weapon shield ring".split()
SLOT_ROOM: Final[list[int]] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]
"""How many pieces a Mage may wear in each slot."""

# --- defences (R15.4) --------------------------------------------------------------------------------------
AGAINST_ANY: Final = 0
AGAINST_MELEE: Final = 1
AGAINST_RANGED: Final = 2
UNLIMITED: Final = 0
"""The uses in a round of a defence that has no limit."""

# --- where a card is, and what stands on it -----------------------------------------------------------------
BOOK: Final = 0
PREPARED: Final = 1
BOUND: Final = 2
PLAY: Final = 3
BANISHED: Final = 4
DYING: Final = 5
DISCARD: Final = 6
CASTING: Final = 7
OUT: Final = 8
"""Places of cards: dying ones have left the arena, but what hears of it still finds them and theirs."""

LOAD: Final = 0
WRATH: Final = 1
ARMOUR_TOKEN: Final = 2
RAGE_TOKEN: Final = 3
BANISHMENT: Final = 4
TOKENS: Final = 5

PET: Final = 1
BLOODREAPER: Final = 2
SHIELDED: Final = 4
OPENED: Final = 8
SENT_BY_SECOND: Final = 16
"""Markers, as bits: the last one says which seat has banished a creature."""

# --- what the kernel's modifiers answer, after the traits ---------------------------------------------------
ARMOUR: Final = 51
LIFE: Final = 52
CHANNELING: Final = 53
ONE_MOVE: Final = 54
TELEPORTS: Final = 55
EXTRA_MELEE: Final = 56
DICE: Final = 57
NO_FLYING: Final = 58
NO_MELEE_BONUS: Final = 59
MORE_PREPARED: Final = 60
AGAINST: Final = 61
"""Dice and effect more against a damage type: this number and the type's."""
MODIFIED: Final = 70

# --- until when effects last (R5.10, O17, O19, O31) ---------------------------------------------------------
ROUND: Final = 1
ACTIVATION: Final = 2
NEXT_ACTIVATION: Final = 3
NEXT_MELEE: Final = 4

# --- phases of a round (R5) ---------------------------------------------------------------------------------
INITIATIVE: Final = 0
RESET: Final = 1
CHANNEL: Final = 2
UPKEEP_PHASE: Final = 3
PLANNING: Final = 4
DEPLOYMENT: Final = 5
FIRST_QUICKCAST: Final = 6
CREATURE_ACTIONS: Final = 7
FINAL_QUICKCAST: Final = 8
ROUND_END: Final = 9
PHASES: Final = 10

# --- what an action is spent on (R6, R10.1) -----------------------------------------------------------------
QUICK_SPELL: Final = 0
FULL_SPELL: Final = 1
QUICK_ACTION: Final = 2
FULL_ACTION: Final = 3
PRIORITY: Final = 4

# --- items of the Upkeep (O14), in the order in which they are proposed -------------------------------------
COST_ITEM: Final = 0
HEAL_ITEM: Final = 1
TEXT_ITEM: Final = 2
BURN_ITEM: Final = 6
ROT_ITEM: Final = 7
BLEED_ITEM: Final = 8
BANISH_ITEM: Final = 9
ITEMS: Final = 10

DEEDS: Final = 4
"""Abilities that a card may have to be used: a deed is the number of the card times this, and its place."""
MOST_CARDS: Final = 1000

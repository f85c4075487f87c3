"""The numbers behind colours, cards, piles, options and deeds; `text.py` turns them into words."""

from __future__ import annotations

from typing import Final

# --- sides: the seats, and the Rose ---------------------------------------------------------------------
ROSE: Final = 4
SIDES: Final = 5
"""Cubes of each side lie in fives: one number per seat, then the Rose's."""

# --- Rooms (R10): colours, then the Rooms in the order of the tables --------------------------------------
BLACK: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
RED: Final = 4
PURPLE: Final = 5
GREY: Final = 6

BLACK_ROSE_ROOM: Final = 0
MIRRORS_ROOM: Final = 1
ORACLE_ROOM: Final = 2
THE_ABYSS: Final = 3
BIBLIOTHECA: Final = 4
OBSERVATORY: Final = 5
SANCTUARY: Final = 6
FORGE: Final = 7
GARDEN: Final = 8
TREASURE_ROOM: Final = 9
ALCHEMICAL_LABORATORY: Final = 10
ARENA: Final = 11
SUMMONER_ROOM: Final = 12
ARMORY: Final = 13
PLEASURES_ROOM: Final = 14
THRONE_ROOM: Final = 15
CEMETERY: Final = 16
CRYPT: Final = 17
SACRIFICIAL_ALTAR: Final = 18
ROOMS: Final = 19
NO_ROOM: Final = -1

ROOM_COLOUR: Final[list[int]] = [
    BLACK, BLUE, BLUE, BLUE, YELLOW, YELLOW, YELLOW, GREEN, GREEN, GREEN,
    RED, RED, RED, PURPLE, PURPLE, PURPLE, GREY, GREY, GREY,
]  # fmt: skip
RESISTANCE: Final[list[int]] = [10, 6, 6, 6, 5, 5, 5, 4, 4, 4, 6, 6, 6, 6, 6, 8, 6, 6, 6]
ROOM_POINTS: Final[list[int]] = [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 3, 3, 3]

# --- schools, types and elements of Spells (R18, R23, R25) -----
CONSPIRACY: Final = 0
DESTRUCTION: Final = 1
DIVINATION: Final = 2
ILLUSION: Final = 3
NECROMANCY: Final = 4
TRANSMUTATION: Final = 5
SCHOOLS: Final = 6
CUSTOM: Final = 6
FORGOTTEN: Final = 7

COMBAT: Final = 0
CONTINGENCY: Final = 1
PROTECTION: Final = 2
TRAP: Final = 3

AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3
MAGIC: Final = 4
SACRED: Final = 5
PROFANE: Final = 6
ANY: Final = 7

STRAIGHT: Final = 0
REVERSE: Final = 1

# --- Mages and Evocations -----
NERO: Final = 0
REBECCA: Final = 1
TESSA: Final = 2
JAFAR: Final = 3

LANDSKNECHT: Final = 0
BONE_KNIGHT: Final = 1
MALACODA: Final = 2
CERBERO: Final = 3
ANDROMEDA: Final = 4
ABOMINATION: Final = 5
DIVINE_ALTAR: Final = 6
MUTANT_ALTAR: Final = 7
INFAMY_OF_CRETE: Final = 8
KINDS: Final = 9
A_MAGE: Final = 9
NO_MODEL: Final = -1

UNDEAD: Final = 0
DEMON: Final = 1
CONSTRUCT: Final = 2
MUTATION: Final = 3
ALTAR: Final = 4
BEAST: Final = 5

MODELS: Final = 16
"""Models 0 to 3 are the Mages, by seat; 4 + 3 * seat and the two after are that seat's Evocations."""

# --- places on a Mage sheet -----
QUICK: Final = 0
PLACES: Final = 4
READY: Final = 0
ACTIVE: Final = 1
USED: Final = 2

# --- piles of cards -----
SCHOOL_DECK: Final = 0
SCHOOL_DISCARD: Final = 6
FORGOTTEN_DECK: Final = 12
OUT: Final = 13
QUEST_DECK: Final = 14
QUEST_DISCARD: Final = 17
EVENT_DECK: Final = 20
EVENT_DISCARD: Final = 23
EVENT_SLOT: Final = 26
GRIMOIRE: Final = 29
MEMORIES: Final = 33
HAND: Final = 37
SET_ASIDE: Final = 41
QUESTS: Final = 45
COMPLETED: Final = 49
STUDIED: Final = 53
SHEET: Final = 57
PILES: Final = 61
"""Piles from GRIMOIRE on come in fours, one a seat; decks of Quests and Events in threes, one a Moon."""

# --- phases -----
SETUP: Final = 0
BLACK_ROSE: Final = 1
STUDY: Final = 2
PREPARATION: Final = 3
ACTION: Final = 4
EVOCATION: Final = 5
CLEAN_UP: Final = 6

INSTANT: Final = 0

# --- switches (section "profiles"): bits of `Table.switches` -----
CUSTOM_SPELLS: Final = 0
MAY_PASS: Final = 1
SACRIFICE_ACTIVE: Final = 2
SACRIFICE_IS_ACTION: Final = 3
CANCEL_FOR_SELF: Final = 4
EVOCATIONS_MUST_ACT: Final = 5
REPLACE_USED: Final = 6
ROSE_CAN_WIN: Final = 7
ONLY_EVENTS_PIERCE_CELLS: Final = 8
FIXED_PHYSICAL: Final = 9
STUDY_REMOVE: Final = 10
ROSE_POINTS_FOR_QUESTS: Final = 11
FIRST_PLAYER_DRAWS_EVENT: Final = 12
EVENT_POINTS: Final = 13
CAP_INSTABILITY: Final = 14
STRAIGHT_LINES: Final = 15
FOR_THE_CROWN: Final = 16
OVERKILL: Final = 17
OVERLOAD: Final = 18
EXTRA_TURNS: Final = 19
ROSE_CHOOSES_AT_RANDOM: Final = 20
COMPETITION_RANKS: Final = 21
DRAW_QUEST_BELOW_TWO: Final = 22
SECOND_QUESTS_TWO: Final = 23
CROWN_BREAKS_TIES: Final = 24
SMALL_LODGE: Final = 25
SMALL_DECKS: Final = 26
SMALL_RESERVE: Final = 27

# --- verbs of options (0 and 1 are the kernel's PASS and USE) -----
YES: Final = 2
BRANCH: Final = 3  # number of the branch, card
PICK_MODEL: Final = 4
PICK_ROOM: Final = 5  # hex
PICK_CARD: Final = 6
PICK_SEAT: Final = 7
PICK_CUBE: Final = 8  # side whose cube
PICK_NUMBER: Final = 9
STEP: Final = 10  # hex
STOP: Final = 11
TAKE_MAGE: Final = 12
TAKE_CELL: Final = 13
TAKE_SCHOOL: Final = 14
TAKE_GRIMOIRE: Final = 15
DISCARD: Final = 16
DRAW_FROM: Final = 17  # School
KEEP: Final = 18
REMOVE: Final = 19
PREPARE: Final = 20  # card, side
DONE: Final = 21
PHYSICAL_MOVE: Final = 22
PHYSICAL_ATTACK: Final = 23  # model
ACTIVATE: Final = 24  # hex
CAST: Final = 25  # place
SACRIFICE: Final = 26  # place
END: Final = 27
VORTEX_FIRST: Final = 28
VORTEX_LAST: Final = 29
NAME_ELEMENT: Final = 30
NAME_TYPE: Final = 31
NAME_SCHOOL: Final = 32
NAME_COLOUR: Final = 33
COMPLETE: Final = 34
EVOKE: Final = 35
REPLACE: Final = 36  # model
FORGO: Final = 37
LAY_SIDE: Final = 38  # side of a card cast from hand
CROWN_WINNER: Final = 39

# --- deeds that Quests count (O66): packed as kind, seat, up to three numbers -----
D_ACTIVATED: Final = 0  # Room and the name it goes by, colour
D_CAST: Final = 1  # nothing, type
D_ELEMENT: Final = 2  # element, School
D_TRIGGERED: Final = 3  # type
D_ATTACKED: Final = 4  # kind of victim
D_DEALT: Final = 5  # whom and how, cubes, effect
D_SUFFERED: Final = 6  # nothing, cubes
D_TARGETED: Final = 7
D_PLACED: Final = 8  # hex, cubes
D_CONVERTED: Final = 9  # damage or Instability, cubes
D_SUMMONED: Final = 10  # kind
D_ENTERED: Final = 11  # colour
D_DEFEATED: Final = 12  # whom and how
D_SHARED: Final = 13  # colours on the loser
D_WAS_DEFEATED: Final = 14
D_TOOK_CROWN: Final = 15
D_TOOK_POINTS: Final = 16  # nothing, points
D_COMPLETED: Final = 17

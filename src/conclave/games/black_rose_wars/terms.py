"""The words of the game: numbers of colours, cards and piles, its verbs and events, each declared here."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import HEXES
from conclave.kernel.reasons import Reasons
from conclave.show.vocabulary import Vocabulary

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
OWNER: Final[list[int]] = [m if m < 4 else (m - 4) // 3 for m in range(MODELS)]
"""The seat that controls each model: four Mages, then three Evocations of each."""
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
END_POINTS: Final = 30
"""Points that end the game (R133)."""

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

# --- families of things that have numbers; a scene draws models, hexes, cards, places and Schools ---------
REASONS: Final = Reasons()
V: Final = Vocabulary(REASONS)
V.family("model", MODELS)
V.family("hex", HEXES)
V.family("card", lambda s: len(s.face))
V.family("place", lambda s: PLACES * s.seats)
V.family("school", FORGOTTEN + 1)
V.family("side", SIDES, shown=False)
V.family("mage", 4, shown=False)
V.family("cell", 4, shown=False)
V.family("grimoire", 2, shown=False)
V.family("way", 2, shown=False)  # which way up a Spell lies
V.family("element", ANY + 1, shown=False)
V.family("type", TRAP + 1, shown=False)
V.family("colour", GREY + 1, shown=False)
V.family("kind", A_MAGE + 1, shown=False)

# --- verbs of options (0 and 1 are the kernel's PASS and USE); records keep their numbers -----
YES: Final = V.verb("yes")
BRANCH: Final = V.verb("branch", "label:branch")
PICK_MODEL: Final = V.verb("pick-model", "what:model", short="pick")
PICK_ROOM: Final = V.verb("pick-room", "room:hex", short="pick")
PICK_CARD: Final = V.verb("pick-card", "card", short="pick")
PICK_SEAT: Final = V.verb("pick-seat", "who:model", short="pick")
PICK_CUBE: Final = V.verb("pick-cube", "who:side")
PICK_NUMBER: Final = V.verb("pick-number", "n:number")
STEP: Final = V.verb("step", "the-room:hex")
STOP: Final = V.verb("stop")  # may name the model that stays
TAKE_MAGE: Final = V.verb("take-mage", "mage")
TAKE_CELL: Final = V.verb("take-cell", "nth:cell")
TAKE_SCHOOL: Final = V.verb("take-school", "name:school")
TAKE_GRIMOIRE: Final = V.verb("take-grimoire", "name:grimoire")
DISCARD: Final = V.verb("discard", "card")
DRAW_FROM: Final = V.verb("draw-from", "name:school", short="draw")
KEEP: Final = V.verb("keep", "card", mine=True)
REMOVE: Final = V.verb("remove", "card", mine=True)
PREPARE: Final = V.verb("prepare", "card", "side:way", mine=True)
DONE: Final = V.verb("done")
PHYSICAL_MOVE: Final = V.verb("physical-move", short="move")
PHYSICAL_ATTACK: Final = V.verb("physical-attack", short="attack")  # may name the model that attacks
ACTIVATE: Final = V.verb("activate", "the-room:hex")
CAST: Final = V.verb("cast", "place", mine=True)
SACRIFICE: Final = V.verb("sacrifice", "place", mine=True)
END: Final = V.verb("end")
VORTEX_FIRST: Final = V.verb("vortex-first")
VORTEX_LAST: Final = V.verb("vortex-last")
NAME_ELEMENT: Final = V.verb("name-element", "name:element")
NAME_TYPE: Final = V.verb("name-type", "name:type")
NAME_SCHOOL: Final = V.verb("name-school", "name:school")
NAME_COLOUR: Final = V.verb("name-colour", "name:colour")
COMPLETE: Final = V.verb("complete", "card", mine=True)
EVOKE: Final = V.verb("evoke", "what:model", mine=True)
REPLACE: Final = V.verb("replace", "what:model")  # a place of the sheet where a card is cast out of turn
FORGO: Final = V.verb("forgo")
LAY_SIDE: Final = V.verb("lay-side", "side:way", "card")
CROWN_WINNER: Final = V.verb("crown-winner", "who:model")

# --- events that the log tells of: what their three numbers are -----
GAINED: Final = V.event("gained", "n:number", "total:number", "why:purpose")
LOST: Final = V.event("lost", "n:number", "total:number", "why:purpose")
CROWN_PASSED: Final = V.event("crown-passed")
MOON_ROSE: Final = V.event("moon-rose", "n:number")
DAMAGED: Final = V.event("damaged", "whom:model", "", "n:number")
PREVENTED: Final = V.event("prevented")
DEFEATED: Final = V.event("defeated", "whom:model")
TOOK_CELL: Final = V.event("took-cell", "room:hex")
TROPHY: Final = V.event("trophy", "whom:model")
HEALED: Final = V.event("healed", "whom:model")
CONVERTED: Final = V.event("converted", "", "whose:side")  # a model, or a hex if n is not 0
TRANSFERRED: Final = V.event("transferred", "whom:model", "to:model", "whose:side")
INSTABILITY: Final = V.event("instability", "room:hex", "", "n:number")
CALMED: Final = V.event("calmed", "room:hex", "whose:side")
ROOM_FELL: Final = V.event("room-fell", "room:hex")
MOVED: Final = V.event("moved", "whom:model", "from:hex", "to:hex")
SHIFTED: Final = V.event("shifted", "whom:model", "from:hex", "to:hex")
SENT_TO_CELL: Final = V.event("sent-to-cell", "whom:model")
SUMMONED: Final = V.event("summoned", "whom:model", "kind", "room:hex")
REMOVED: Final = V.event("removed", "whom:model", "kind")
ATTACKED: Final = V.event("attacked", "what:model", "whom:model")
ACTIVATED: Final = V.event("activated", "room:hex")
BLOCKED: Final = V.event("blocked", "room:hex")
TOLD_CAST: Final = V.event("cast", "", "card:spell", "side:way")
SET: Final = V.event("set", "place", "type")
TRIGGERED: Final = V.event("triggered", "", "card:spell", "side:way")
CANCELLED: Final = V.event("cancelled", "", "card:face")
IGNORED: Final = V.event("ignored", "", "card:face")
REDIRECTED: Final = V.event("redirected", "", "card:face", "whom:model")
DREW: Final = V.event("drew", "", "card:face")
DISCARDED: Final = V.event("discarded", "", "card:face")
LOOKED: Final = V.event("looked", "n:number")
SAW: Final = V.event("saw", "", "card:face")
QUEST_DRAWN: Final = V.event("quest-drawn", "", "card:face")
QUEST_DROPPED: Final = V.event("quest-dropped", "", "card:face")
QUEST_DONE: Final = V.event("quest-done", "", "card:face", "whom:side")
EVENT_DRAWN: Final = V.event("event-drawn", "", "card:face")
EVENT_LEFT: Final = V.event("event-left", "", "card:face")
EVENT_WORKS: Final = V.event("event-works", "", "card:face")
PREPARED: Final = V.event("prepared", "place", "card:spell", "side:way")
SACRIFICED: Final = V.event("sacrificed", "", "card:face")
TURN_BEGINS: Final = V.event("turn-begins", "n:number")
PHASE_BEGINS: Final = V.event("phase-begins", "phase")
ACTIVATION_BEGINS: Final = V.event("activation-begins")
BOUND: Final = V.event("bound", "", "flag")  # a model, or a hex if n is above 0
TOKEN_TURNED: Final = V.event("token-turned", "n:number")
BONUS: Final = V.event("bonus")
WON: Final = V.event("won")
ROSE_WON: Final = V.event("rose-won")
TOOK_SCHOOL: Final = V.event("took-school", "school")
TOOK_MAGE: Final = V.event("took-mage", "mage")
AIMED: Final = V.event("aimed", "target:model", "room:hex")
SPOKE_LATER: Final = V.event("spoke-later", "", "card:face")
DREW_HIDDEN: Final = V.event("drew-hidden", "pile", "", "n:number")
TOLD_STUDIED: Final = V.event("studied", "school")
KEPT: Final = V.event("kept", "", "card:face")
WENT_BACK: Final = V.event("went-back", "", "card:face")
QUEST_HIDDEN: Final = V.event("quest-hidden", "n:number")
STOPPED: Final = V.event("stopped", "what:stop")
NAMED: Final = V.event("named")  # the verb it was named by, and its number

# What points are for: the last number of GAINED. For a fallen Mage it is FOR_MAGE + seat.
FOR_NOTHING_ELSE: Final = 0
FOR_QUEST: Final = 1
FOR_QUEST_DROPPED: Final = 2
FOR_EVENT_ENTRY: Final = 3
FOR_EVENT_EXIT: Final = 4
FOR_MOST_QUESTS: Final = 5
FOR_MOST_TROPHIES: Final = 6
FOR_ROOMS: Final = 7
FOR_CROWN: Final = 8
FOR_MAGE: Final = 16

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

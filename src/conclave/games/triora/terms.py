"""The words of Triora, each declared once: numbers, verbs, questions, events."""

from __future__ import annotations

from typing import Final

from conclave.games.triora.board import AREAS, CIRCLES
from conclave.kernel.choices import pack
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import Reasons
from conclave.show.vocabulary import Vocabulary

# Witches (R2) are seats: Brigid, Cerida, Clidina, Druantia.
WITCHES: Final = 4

# Pieces of a player (R7, R94)
WITCH: Final = 0
FAMILIAR: Final = 1
EXTRA: Final = 2
PIECES: Final = 3

# Colours of herbs, and where a herb is on the ring (R6, R29, R34)
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
COLOURS: Final = 4
ANY: Final = 4
HERBS: Final = 0
SEEDS: Final = 1
PLANTING: Final = 2
HARVEST: Final = 3
PLACES: Final = 4
RING: Final = 16
"""Herbs of a player: colour by colour, each of the four places."""

# Potions; those of the main areas have their areas' numbers (R43, T3)
MOLESTUM: Final = 0
PESTILENTIAE: Final = 1
VENENI: Final = 2
IGNIS: Final = 3
INCANTATIONIS: Final = 4
MALEDICTIONIS: Final = 5
ARCANUM: Final = 6
NECROMANTIAE: Final = 7
VITAE: Final = 8
POTIONS: Final = 9
MOST_POTIONS: Final = 5

# Villagers; a kind has the number of its main area (R66)
NOBLE: Final = 0
PEASANT: Final = 1
MERCHANT: Final = 2
SOLDIER: Final = 3
KINDS: Final = 4
PER_KIND: Final = 9
VILLAGERS: Final = 36

# What an action is paid with (R43)
WITH_POTION: Final = 0
WITH_UNDEAD: Final = 1
FOR_NOTHING: Final = 2
PAYMENTS: Final = 3

# How a personage of the Castle is bewitched (R49)
BY_ENCHANTMENT: Final = 0
BY_CURSE: Final = 1

# What is counted at the end (O59)
CONTROL: Final = 0
SETS: Final = 1
PENALTY: Final = 2
CROWNS: Final = 3
LEFTOVERS: Final = 4

FORMULAS: Final = 16
POSITIONS: Final = 6
COLUMNS: Final = 8
SPACES: Final = 12
MIXES: Final = 256
"""Herbs of which a potion is brewed: 0 to 3 of each colour, as digits to the base of 4."""

# --- families of things that have numbers -----------------------------------------------------------------
REASONS: Final = Reasons()
V: Final = Vocabulary(REASONS)
V.family("area", AREAS)
V.family("circle", CIRCLES, shown=False)
V.family("position", POSITIONS + 1)
V.family("formula", FORMULAS, shown=False)
V.family("mix", MIXES, shown=False)
V.family("colour", COLOURS, shown=False)
V.family("potion", POTIONS, shown=False)
V.family("column", COLUMNS)
V.family("space", SPACES)
V.family("card", VILLAGERS)
V.family("payment", PAYMENTS, shown=False)


# --- verbs of options (0 and 1 are the kernel's PASS and USE); records keep their numbers -----------------
POSITION: Final = V.verb("position", "position")
WITCH_TO: Final = V.verb("witch", "circle")
FAMILIAR_TO: Final = V.verb("familiar", "circle")
EXTRA_TO: Final = V.verb("extra", "circle")
BREW: Final = V.verb("brew", "formula")
MIX: Final = V.verb("mix", "mix", "formula")
PLANT: Final = V.verb("plant", "colour")
HARVESTING: Final = V.verb("harvest", "colour")
DIG_ALL: Final = V.verb("dig-all")
ACT: Final = V.verb("act", "area", "payment")
ENCHANT: Final = V.verb("enchant", "column")
CURSE: Final = V.verb("curse", "column")
COPY: Final = V.verb("copy", "area")
STEP: Final = V.verb("step", "space")
OFFER_SILVER: Final = V.verb("offer-silver", "space")
OFFER_VITAE: Final = V.verb("offer-vitae", "space")
SKIP: Final = V.verb("skip-stone", "space")
HASTEN: Final = V.verb("hasten", "space")
BUY: Final = V.verb("buy", "card", "without:potion")
SILVER: Final = V.verb("silver")
BONUS: Final = V.verb("bonus", "area")
SPREAD: Final = V.verb("spread", "area")
SELL: Final = V.verb("sell", "potion")
TAKE_POINTS: Final = V.verb("take-points")
TAKE_SHOVELS: Final = V.verb("take-shovels")
CAULDRON_FIRST: Final = V.verb("cauldron-first")
SHOVELS_FIRST: Final = V.verb("shovels-first")

PASSING: Final = pack(PASS)

# --- questions; what refuses their answers stands beside the rules (0 and 1 are the kernel's) -------------
CHOOSE_POSITION: Final = V.question("position", "R17, O8")
PLACE_PIECE: Final = V.question("place", "R20, R21, R25", often=(WITCH_TO, FAMILIAR_TO, EXTRA_TO))
DO_WHAT: Final = V.question("turn", "R27, O26", often=(PASS, BREW, ACT, BONUS))
BREW_WHAT: Final = V.question("brew", "R28, R29", often=(PASS, BREW))
BREW_FROM: Final = V.question("mix", "R31, R52, O31")
DIG_WHAT: Final = V.question("dig", "R34, R35", often=(PASS, PLANT, HARVESTING))
MOVE_TOKEN: Final = V.question("circle", "R54, O65", often=(PASS, OFFER_SILVER, OFFER_VITAE))
CITY_GIFT: Final = V.question("city", "R47, O44", often=(SILVER, BUY))
SELL_SECOND: Final = V.question("sell", "R53")
COVEN: Final = V.question("coven", "R38, O34")
MORGANA: Final = V.question("morgana", "R78, O48", often=(PASS, TAKE_POINTS, TAKE_SHOVELS))
WHICH_FIRST: Final = V.question("which-first", "T6")

# --- events: what their three numbers are ------------------------------------------------------------------
SET_UP: Final = V.event("laid-out", "order:seats")
STARTS_AT: Final = V.event("starts-at", "", "area", "card")  # 0 the Inquisitor, 1 Morgana
NIGHTFALL: Final = V.event("nightfall", "round:number", "", "order:seats")
TOOK_POSITION: Final = V.event("took-position", "position")
TURN_BEGINS: Final = V.event("turn-begins", "turn:number")
NOWHERE_SAFE: Final = V.event("nowhere-safe")
PLACED: Final = V.event("placed", "piece", "circle")
SWAMP_TOLL: Final = V.event("swamp-toll")
GAINED_POINTS: Final = V.event("gained-points", "n:number", "total:number")
PAID_POINTS: Final = V.event("paid-points", "n:number", "total:number")
GAINED_SILVER: Final = V.event("gained-silver", "n:number", "total:number")
PAID_SILVER: Final = V.event("paid-silver", "n:number", "total:number")
GAINED_UNDEAD: Final = V.event("gained-undead", "n:number", "total:number")
PAID_UNDEAD: Final = V.event("paid-undead", "total:number")
PAID_POTION: Final = V.event("paid-potion", "potion", "total:number")
SOLD_POTION: Final = V.event("sold-potion", "potion", "total:number")
HUNTED_MORE: Final = V.event("hunted-more", "n:number", "total:number")
HUNTED_LESS: Final = V.event("hunted-less", "n:number", "total:number")
HUNTED_TOO_MUCH: Final = V.event("hunted-too-much", "n:number", "total:number")
STILL_UNHUNTED: Final = V.event("still-unhunted")
GOT_SHOVELS: Final = V.event("got-shovels", "n:number")
GOT_CAULDRONS: Final = V.event("got-cauldrons", "n:number")
PLANTED: Final = V.event("planted", "colour")
HARVESTED: Final = V.event("harvested", "colour")
LEFT_SHOVELS: Final = V.event("left-shovels", "n:number")
NO_USE_FOR_SHOVELS: Final = V.event("no-use-for-shovels", "n:number")
LEFT_CAULDRONS: Final = V.event("left-cauldrons", "n:number")
NO_USE_FOR_CAULDRONS: Final = V.event("no-use-for-cauldrons", "n:number")
BREWED: Final = V.event("brewed", "formula", "mix", "total:number")
SPILT: Final = V.event("spilt", "potion", "n:number")
ACTED: Final = V.event("acted", "area", "payment")
MARKED: Final = V.event("marked", "area", "left:number")
DESTROYED: Final = V.event("destroyed", "area")
END_NEARS: Final = V.event("end-nears")
ENCHANTED: Final = V.event("enchanted", "column")
CURSED: Final = V.event("cursed", "column")
COPIED: Final = V.event("tower-copied", "area")
STEPPED: Final = V.event("stepped", "space")
SKIPPED: Final = V.event("skipped", "space")
HASTENED: Final = V.event("hastened", "space")
SACRIFICED_SILVER: Final = V.event("sacrificed-silver")
SACRIFICED_VITAE: Final = V.event("sacrificed-vitae")
BOUGHT: Final = V.event("bought", "card", "without:potion")
REVEALED: Final = V.event("revealed", "card", "deck:number")
NO_MORE_VILLAGERS: Final = V.event("no-more-villagers")
TOOK_BONUS: Final = V.event("took-bonus", "area")
LEFT_BONUS: Final = V.event("left-bonus", "area")
LEFT_SKIP: Final = V.event("left-skip")
LEFT_ACTION: Final = V.event("left-action", "area")
COULD_NOT_ACT: Final = V.event("could-not-act", "area")
COVEN_MET: Final = V.event("coven-met", "area")
COVEN_IDLE: Final = V.event("coven-idle", "area")
COVEN_DECLINED: Final = V.event("coven-declined", "area")
DAY_BREAKS: Final = V.event("day-breaks", "round:number")
HUNTS: Final = V.event("hunts", "whom:seat", "area")
WALKED: Final = V.event("walked", "", "from:area", "to:area")  # 0 the Inquisitor, 1 Morgana
INVESTIGATED: Final = V.event("investigated", "area", "n:number")
FOUND: Final = V.event("piece-found", "piece", "area")
HIDDEN: Final = V.event("hidden", "piece", "area")
SEEKS: Final = V.event("seeks", "whom:seat", "area")
STAYED: Final = V.event("stayed", "", "area")  # 0 the Inquisitor, 1 Morgana
MET: Final = V.event("met", "area")
MET_NOBODY: Final = V.event("met-nobody", "area")
DECLINED: Final = V.event("declined")
WITHHELD: Final = V.event("withheld")
HERBS_GREW: Final = V.event("herbs-grew", "n:number")
VILLAGER_GIFTS: Final = V.event("villager-gifts", "n:number", "kind")
CAPTURED: Final = V.event("captured", "area")
COUNTING: Final = V.event("counting")
CONTROLLED: Final = V.event("controlled", "area", "place:number", "n:number")
COUNTED: Final = V.event("counted", "count", "n:number")
TOTALLED: Final = V.event("totalled", "n:number", "place:number")
NO_WINNER: Final = V.event("no-winner")

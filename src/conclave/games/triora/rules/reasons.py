"""Why something is not allowed: what the predicates of the rules answer."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.table import Table
from conclave.games.triora.terms import REASONS, V
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS

POSITION_TAKEN: Final = REASONS.add("position-taken", "Somebody has taken that position already.", "R17")

# placing
USED: Final = REASONS.add("used", "That piece has been placed this round: it is the other one’s turn.", "R20")
SAME_CIRCLE: Final = REASONS.add("same-circle", "A piece must move: it stands in that circle already.", "R25")
OCCUPIED: Final = REASONS.add(
    "occupied",
    "A Familiar never enters where a Witch or a Familiar stands, its own Witch included.",
    "R21, O22",
)
CIRCLE_TAKEN: Final = REASONS.add(
    "circle-taken", "Each circle of the Forest holds one piece, and this one is taken.", "R55, O23"
)
NO_EXTRA: Final = REASONS.add("no-extra", "There is no second Familiar in this game.", "R94, O62")
NOT_NOW: Final = REASONS.add("not-now", "Both Familiars move before anything else is done.", "R94, O62")
BETRAYS: Final = REASONS.add(
    "betrays",
    "The Inquisitor would then capture a Witch who is safe now: nobody is that foolish.",
    "R80, O52",
)

# brewing and digging
NO_CAULDRON: Final = REASONS.add("no-cauldron", "You have no Cauldron to brew with now.", "R23, R28")
NO_HERBS: Final = REASONS.add("no-herbs", "You lack the herbs for that formula.", "R29, R30")
TRACK_FULL: Final = REASONS.add(
    "track-full", "You have five of that potion, and there is room for no more.", "R32, O30"
)
OTHER_MIX: Final = REASONS.add("other-mix", "That formula takes other herbs, or you lack them.", "R29, R31")
NO_SEEDS: Final = REASONS.add("no-seeds", "You have no seeds of that colour to plant.", "R34")
NO_HARVEST: Final = REASONS.add("no-harvest", "You have nothing of that colour to harvest.", "R34")
TOO_FEW_SHOVELS: Final = REASONS.add("too-few-shovels", "There are more herbs to move than shovels.", "R34")

# acting
NOT_HERE: Final = REASONS.add("not-here", "Your piece was not placed there, or that is done already.", "R42")
NO_POTION: Final = REASONS.add("no-potion", "You lack the potion that this costs.", "R41, R43")
NO_UNDEAD: Final = REASONS.add("no-undead", "You have no Undead to send.", "R43")
UNDEAD_HERE: Final = REASONS.add(
    "undead-here", "Undead serve in the City, the Fields, the River and the Dungeon only.", "R59"
)
IS_FREE: Final = REASONS.add("is-free", "This costs nothing here.", "R61")
IS_NOT_FREE: Final = REASONS.add("is-not-free", "This has a price.", "R42")
AREA_FULL: Final = REASONS.add("area-full", "Every Doom space there is taken.", "R46")
NO_MARKER: Final = REASONS.add("no-marker", "You have no Doom Marker left.", "O32")
NOT_MAIN: Final = REASONS.add("not-main", "Only City, Fields, River and Dungeon have Doom spaces.", "R51")
NO_BONUS: Final = REASONS.add("no-bonus", "There is no Witch’s Bonus for you to take now.", "R37, R39")
TOO_FEW_POINTS: Final = REASONS.add(
    "too-few-points", "It costs 7 Doom Points, and you have fewer.", "R51, O42"
)
COLUMN_TAKEN: Final = REASONS.add("column-taken", "That personage has been bewitched already.", "R49")
NO_SILVER: Final = REASONS.add("no-silver", "You lack the silver for that.", "R49, R54")
NO_VITAE: Final = REASONS.add("no-vitae", "A sacrifice takes a pair of Vitae.", "R54")
CANNOT_COPY: Final = REASONS.add("cannot-copy", "Nothing could be done there, so it cannot be copied.", "O40")
NOT_ITSELF: Final = REASONS.add("not-itself", "The Tower copies another area.", "R60, O40")
NOT_NEXT: Final = REASONS.add("not-next", "The token moves clockwise, one space at a time.", "R54")
MUST_STEP: Final = REASONS.add("must-step", "The token must first move one space.", "R54, O28")
NOT_FOR_SALE: Final = REASONS.add(
    "not-for-sale", "That Villager is not among the five who can be won.", "R63"
)
TOO_DEAR: Final = REASONS.add("too-dear", "You lack the potions for that Villager.", "R62, O44")
NOT_IN_COST: Final = REASONS.add("not-in-cost", "That potion is not part of the price.", "O44")
WHOLE_PRICE: Final = REASONS.add("whole-price", "Here the whole price is paid.", "R62")
NAME_POTION: Final = REASONS.add("name-potion", "Say which potion of the price is let off.", "O44")
NOTHING_TO_SELL: Final = REASONS.add("nothing-to-sell", "You have no such potion to sell.", "R53")
COMPULSORY: Final = REASONS.add("compulsory", "This must be chosen.", "R17, R20, O24")


def must_be_chosen(s: Table, f: Frame, a: int, b: int) -> int:
    """Why a seat may not pass where the rules leave no choice (O24)."""
    return COMPULSORY


for _question in (t.CHOOSE_POSITION, t.PLACE_PIECE, t.BREW_FROM, t.CITY_GIFT, t.WHICH_FIRST):
    V.refuses(_question, PASS, must_be_chosen)

"""Why something is not allowed: what the predicates of the rules answer."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.terms import REASONS

# spellbooks
UNKNOWN_MAGE: Final = REASONS.add("unknown-mage", "There is no such Mage.", "R3.1, O84")
UNKNOWN_CARD: Final = REASONS.add("unknown-card", "There is no such spell.", "O84")
NO_COPIES: Final = REASONS.add("no-copies", "A book holds at least one copy of what it names.", "R3.5")
OTHER_TRAINING: Final = REASONS.add(
    "other-training", "This Mage is not trained in that school by choice.", "R2.2, O81"
)
TOO_MANY_POINTS: Final = REASONS.add(
    "too-many-points", "The spells of a book cost 120 points at most.", "R3.1"
)
SIX_COPIES: Final = REASONS.add(
    "six-copies", "A book holds at most six copies of a spell of level 1.", "R3.5"
)
FOUR_COPIES: Final = REASONS.add(
    "four-copies", "A book holds at most four copies of a spell of level 2 or more.", "R3.5"
)
ONE_EPIC: Final = REASONS.add("one-epic", "A book holds one copy of an Epic spell.", "R3.5")
OTHER_CLASS: Final = REASONS.add("other-class", "This spell is for another class of Mage alone.", "R3.6")
OTHER_SCHOOL: Final = REASONS.add(
    "other-school", "This spell is only for Mages who are trained in its school.", "R3.6, O83"
)

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

# revealing
NOT_YOURS_HIDDEN: Final = REASONS.add(
    "not-yours-hidden", "That is no face-down enchantment of yours.", "R12.2, R12.3"
)
MUST_ANSWER: Final = REASONS.add(
    "must-answer", "It is revealed when what it answers happens, and never otherwise.", "R12.4, O5"
)
BETWEEN_ACTIONS: Final = REASONS.add("between-actions", "It may be revealed between actions only.", "R1.10")
HELD_DOWN: Final = REASONS.add("held-down", "The spell under way keeps it face down.", "R1.10")
NO_MANA: Final = REASONS.add("no-mana", "There is not enough mana for it.", "R10.1, R12.2")

# what may be aimed at
NO_TARGET: Final = REASONS.add("no-target", "That is not in the arena, or no target at all.", "R8.6")
OTHER_KIND: Final = REASONS.add("other-kind", "It cannot be aimed at something of that kind.", "R8.6, R11")
NOT_LIVING: Final = REASONS.add("not-living", "Its target must be Living.", "R8.6")
NOT_CORPOREAL: Final = REASONS.add("not-corporeal", "Its target must not be Incorporeal.", "R8.6")
A_MAGE_IT_IS: Final = REASONS.add("a-mage", "Its target cannot be a Mage.", "R8.6")
FACE_DOWN: Final = REASONS.add("face-down", "Its target must lie face up.", "R8.6")
FACE_UP: Final = REASONS.add("face-up", "Its target must lie face down.", "R8.6")
NOT_DISCARDED: Final = REASONS.add("not-discarded", "It wants a card of your own discard pile.", "R8.6, O51")
ENEMIES_THERE: Final = REASONS.add("enemies-there", "No enemy creature may be in that zone.", "R12.6")
NO_CHANNELING: Final = REASONS.add("no-channeling", "Its target must channel mana.", "R8.6")
IT_FLIES: Final = REASONS.add("it-flies", "Its target must not be Flying.", "R8.6")
CANNOT_BE_HELD: Final = REASONS.add("cannot-be-held", "Its target is Uncontainable.", "R8.6")
CAME_EARLIER: Final = REASONS.add("came-earlier", "It wants a creature that came in this round.", "R8.6")
NOT_YOURS: Final = REASONS.add("not-yours", "It wants a card that you control.", "R8.6")
ONCE_A_ROUND: Final = REASONS.add(
    "not-again", "A spell of this name has been aimed at it in this round.", "R8.6"
)
IMMUNE: Final = REASONS.add("immune", "It is immune to that.", "R8.6, O57")
PROTECTED: Final = REASONS.add("protected", "No ranged attack may be aimed at it.", "R1.10")
TOO_NEAR: Final = REASONS.add("too-near", "It is too near.", "R8.1")
TOO_FAR: Final = REASONS.add("too-far", "It is too far away.", "R8.1")
OUT_OF_SIGHT: Final = REASONS.add("out-of-sight", "A wall is in the way.", "R8.2, O54")
SAME_NAME: Final = REASONS.add("same-name", "One of that name is there already.", "R10.5, O9")
ZONE_TAKEN: Final = REASONS.add(
    "zone-taken", "A Zone Exclusive conjuration stands in that zone already.", "R10.5"
)
IN_PLAY_ALREADY: Final = REASONS.add("in-play-already", "Another one is in play.", "R10.5")
BORDER_TAKEN: Final = REASONS.add("border-taken", "A wall stands on that border already.", "R9.1")
NOT_FOR_THEM: Final = REASONS.add("not-for-them", "That Mage may not control it.", "R3.6, O48")

# attacks
OUT_OF_REACH: Final = REASONS.add(
    "out-of-reach", "Only Flying attackers and Reach get at what is Flying.", "R20"
)
GUARDED: Final = REASONS.add("guarded", "A guard must be attacked first.", "R18.2, O36")
HAD_ITS_TURN: Final = REASONS.add("had-its-turn", "This attack has been there already.", "R15.10, O28")
NOT_IN_ZONE: Final = REASONS.add("not-in-zone", "It was not in the zone when the attack began.", "O29")
NO_SUCH_BAR: Final = REASONS.add("no-such-bar", "No such attack can be made now.", "R6.3, R15.1")
NO_DEFENCE: Final = REASONS.add("no-defence", "That has no defence against this attack.", "R15.4")
DEFENCE_USED: Final = REASONS.add("defence-used", "It has been used in this round.", "R15.4")
CANNOT_DEFEND: Final = REASONS.add("cannot-defend", "It can do nothing now.", "R15.4, R19")
NO_COUNTERSTRIKE: Final = REASONS.add(
    "no-counterstrike", "Only a quick melee attack with Counterstrike answers.", "R18.3"
)
NO_REROLL: Final = REASONS.add("no-reroll", "That does not let these dice be rolled again.", "R21.3, O25")

# moving
CANNOT_ACT: Final = REASONS.add("cannot-act", "It is Incapacitated.", "R19")
IS_RESTRAINED: Final = REASONS.add("restrained", "It is Restrained.", "R19, R7.1.1")
NOT_NEXT_TO: Final = REASONS.add("not-next-to", "That zone is not adjacent.", "R1.2")
NO_WALL: Final = REASONS.add("no-wall", "There is nothing to get across.", "R7.7")
WALL_BLOCKS: Final = REASONS.add("wall-blocks", "A wall blocks the passage.", "R9.2")
FULL_ACTION: Final = REASONS.add("full-action", "Getting through takes a full action.", "R9.5, O60")
CANNOT_CLIMB: Final = REASONS.add("cannot-climb", "It does not climb that wall.", "R7.7")
NOT_AWAY: Final = REASONS.add("not-away", "That way does not lead away from what pushes.", "R7.4, O58")

# actions
HAS_ACTED: Final = REASONS.add("has-acted", "It has acted already.", "R6.2")
HAS_MOVED: Final = REASONS.add("has-moved", "After a move there is no full action.", "R6.2")
IS_HINDERED: Final = REASONS.add("hindered", "An enemy hinders it from moving on.", "R7.2")
MOVED_ENOUGH: Final = REASONS.add("moved-enough", "It takes no further move action.", "R6.5")
IS_SLOW: Final = REASONS.add("slow", "After a move a Slow creature does nothing more.", "R6.5")
HAS_A_DUTY: Final = REASONS.add("duty", "It must attack what it is bound to attack.", "R6.9, O39")
NO_CREATURE: Final = REASONS.add("no-creature", "Only creatures in the arena are activated.", "R5.8")
NOT_YOUR_CREATURE: Final = REASONS.add("not-your-creature", "That creature is not yours.", "R5.8")
NOT_READY: Final = REASONS.add("not-ready", "Its action marker is used.", "R5.8")
MUST_ACTIVATE: Final = REASONS.add(
    "must-activate", "With as many ready creatures as the other you must activate one.", "R5.8, O12"
)
HAS_BEGUN: Final = REASONS.add(
    "has-begun", "What you did before a creature's activation obliges you to activate one.", "O11"
)
CANNOT_GUARD: Final = REASONS.add("cannot-guard", "It is on guard already.", "R18.1")

# casting
NOT_PREPARED: Final = REASONS.add("not-prepared", "It has not been prepared for that.", "R10.1, R14.1")
FULL_SPELL: Final = REASONS.add("full-spell", "That spell takes a full action.", "R6.4, R10.1")
ONLY_MAGES: Final = REASONS.add("only-mages", "Only a Mage casts that.", "R10.5")
NO_ATTACK_SPELL: Final = REASONS.add(
    "no-attack-spell", "An Incapacitated Mage casts no attack spells.", "R6.7"
)
CAST_ALREADY: Final = REASONS.add("cast-already", "It has been cast in this round.", "R13.4")
NO_CHOICE: Final = REASONS.add("no-choice", "There is nothing that it could be done to.", "R10.1")
QUICKCAST_USED: Final = REASONS.add("quickcast-used", "Your quickcast action is used.", "R2.4")
TOO_LITTLE_THERE: Final = REASONS.add("too-little-there", "It holds too little mana of its own.", "O49")
USED_ALREADY: Final = REASONS.add("used-already", "It has been used in this round.", "R5.2")
NOT_NOW: Final = REASONS.add("not-now", "That cannot be done now.", "R6.2")

# planning and Upkeep
ENOUGH_PREPARED: Final = REASONS.add("enough-prepared", "No more spells can be prepared.", "R5.5")
NOT_IN_BOOK: Final = REASONS.add("not-in-book", "That spell is not in your book now.", "R5.5")
UNFIT: Final = REASONS.add("unfit", "That cannot cast such a spell.", "R14.1, O49")
NO_ITEM: Final = REASONS.add("no-item", "That is not due in this Upkeep.", "R5.4, O14")
NOT_THIS_ONE: Final = REASONS.add("not-this-one", "That is none of those it may be.", "R1.10")
NOT_CONNECTED: Final = REASONS.add("not-connected", "That border does not join the first.", "R9.3, O46")

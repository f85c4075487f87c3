"""Why something is not allowed: what the predicates of the rules answer."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import REASONS
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.show.vocabulary import Why

add: Final = REASONS.add

# setup
MAGE_TAKEN: Final = add("mage-taken", "Another player has that Mage.", "R45")
CELL_TAKEN: Final = add("cell-taken", "Another player has the Cell of that colour.", "R45")
CELL_LEFT_OUT: Final = add("cell-left-out", "Only as many Cells are in play as players.", "R42")
SCHOOL_TAKEN: Final = add("school-taken", "Another Mage has chosen that School.", "R46")

# cards, Study and Preparation
NOT_IN_HAND: Final = add("not-in-hand", "That Spell is not in your hand.", "R66, R68, R69")
NOT_STUDIED: Final = add(
    "not-studied", "That is none of the cards you have just taken from the Library.", "R65"
)
SCHOOL_EMPTY: Final = add("school-empty", "That School has no more cards to draw.", "R65, O12")
NEVER_FORGOTTEN: Final = add(
    "never-forgotten", "Here you draw from the six Schools only, never Forgotten or Custom Spells.", "R65"
)
NO_REMOVING: Final = add("no-removing", "By the profile of this game Spells are not removed in Study.", "R68")
REMOVED_ALREADY: Final = add("removed-already", "You have removed a Spell in this phase.", "R68")
NOT_WITHIN_STEP: Final = add(
    "not-within-step", "You may remove a Spell before or after a step of Study, not within it.", "O16"
)
PLACED_ALREADY: Final = add(
    "placed-already", "It lies on your sheet: neither its place nor its side can change now.", "R70"
)
NO_REVERSE: Final = add("no-reverse", "A Room Trap has no Reverse side.", "R89")
PLACE_TWO: Final = add("place-two", "You place at least two Spells, as far as you hold them.", "R69")

# a combination of Actions
TWO_ACTIONS: Final = add("two-actions", "Two Actions are all that one activation has.", "R76")
NO_TOKEN_LEFT: Final = add("no-token", "You have no Physical Action token left.", "R17, O31")
IN_YOUR_CELL: Final = add("in-your-cell", "In your Cell you can do nothing but leave it.", "R8, O24")
LEAVE_CELL: Final = add(
    "leave-cell", "You may not stay in your Cell while you can leave it.", "R8, R81, R109"
)
SOMETHING_LEFT: Final = add(
    "something-left", "You have a Spell or token you can still play, so you may not end.", "R78"
)
NOT_YOUR_SHEET: Final = add("not-your-sheet", "That place is on another Mage's sheet.", "R15")
EMPTY_PLACE: Final = add("empty-place", "No Spell lies there.", "R15, O28")
SET_ALREADY: Final = add("set-already", "That Spell is Active: it waits to be triggered.", "R84")
USED_ALREADY: Final = add("used-already", "That Spell is Used.", "R157")
NOT_NEXT: Final = add(
    "not-next", "Standard Spells are cast from left to right, and another comes first.", "R71"
)
TWO_STANDARD: Final = add("two-standard", "Two Standard Spells in one activation are not allowed.", "R77")
ONE_QUICK: Final = add("one-quick", "You have cast a Quick Spell in this activation.", "R76")
ACTIVE_STAYS: Final = add(
    "active-stays", "By the profile of this game Active Spells are not sacrificed.", "R80"
)
FINISH_FIRST: Final = add("finish-first", "An Action is finished before the next begins.", "R79")
BY_PHYSICAL_ACTION: Final = add(
    "by-physical-action", "That is done within a Physical Action: begin one first.", "R73, R74"
)
ATTACK_FIRST: Final = add("attack-first", "Choose the attack; whom it strikes comes next.", "R74")
IN_THEIR_PHASE: Final = add(
    "in-their-phase", "Evocations act in a phase of their own, after all Actions.", "R120"
)

# Physical Actions
MOVES_NOT: Final = add(
    "moves-not", "This Physical Action is an attack, and none both moves and attacks.", "R75"
)
STRIKES_NOT: Final = add(
    "strikes-not", "This Physical Action is a move, and none both moves and attacks.", "R75"
)
STRUCK_ALREADY: Final = add("struck-already", "A Physical Action strikes once.", "R74")
MOVE_IS_OVER: Final = add(
    "move-is-over", "After its steps your Mage has done something else, so the move is over.", "R73"
)
NO_STEPS_LEFT: Final = add("no-steps-left", "It has moved as far as it can.", "R73, R120")
MAY_NOT_MOVE: Final = add(
    "may-not-move", "Something keeps your Mage from moving by Physical Action.", "R22, O32"
)
MAY_NOT_LEAVE: Final = add("may-not-leave", "Something holds your Mage in this Room.", "R22, O32")
SAME_ROOM: Final = add("same-room", "It stands there already.", "O39")
NOT_ADJACENT: Final = add("not-adjacent", "A step leads to an adjacent Room.", "O27")
NO_ROOM_THERE: Final = add("no-room", "No Room lies there.", "O3")

# activating Rooms
ACTIVATED_ONCE: Final = add(
    "activated-once", "One Physical Action activates a Room before or after, not both.", "R73, O21"
)
NOT_WHERE_YOU_STAND: Final = add(
    "not-where-you-stand", "You activate the Room in which your Mage stands.", "O22"
)
NOT_BY_ACTION: Final = add(
    "not-by-action", "Something in play forbids activating Rooms by Physical Action.", "O62"
)
NOT_AFTER_MOVING: Final = add(
    "not-after-moving", "Something in play forbids activating a Room after moving.", "O62"
)
MAY_NOT_ACTIVATE: Final = add(
    "may-not-activate", "Something keeps your Mage from activating Rooms.", "R22, O32"
)
ROOM_DESTROYED: Final = add("room-destroyed", "A destroyed Room cannot be activated.", "R130")
TOKEN_COMES_LATER: Final = add(
    "token-comes-later", "The Black Rose Room has no token before the Second Moon.", "R41, R54"
)
TOKEN_TURNED: Final = add("token-turned", "That Room's token is turned until Clean-up.", "R11, R127")
FOUR_CARDS: Final = add(
    "four-cards", "The Black Rose Room takes four cards from your hand, and you hold fewer.", "O15"
)
NONE_FORGOTTEN: Final = add("none-forgotten", "No Forgotten Spells are left to be found.", "O15")

# attacks
NOT_IN_PLAY: Final = add("not-in-play", "There is no such model in play.", "R117, R121")
OWN_MODEL: Final = add("own-model", "That is yours: nobody can harm what is their own.", "R83")
IN_ITS_CELL: Final = add(
    "in-its-cell", "It stands in its Cell, where no player's effect reaches it.", "R7, R102"
)
NOBODY_TO_ATTACK: Final = add("nobody-there", "No enemy stands in the same Room.", "O29")
NO_ATTACK_VALUE: Final = add("no-attack-value", "With an attack value of 0 it cannot attack.", "O29")
NOT_HERE: Final = add("not-here", "An attack strikes a model in the same Room.", "R74, O29")

# targets of Spells, and what texts name
YOURSELF: Final = add("yourself", "A Spell for a single target never names its caster.", "R99")
TOO_FAR: Final = add("too-far", "That is further away than the Spell reaches.", "R100, O84")
NOT_IN_LINE: Final = add("not-in-line", "It is not in a straight line from where the Spell is cast.", "R100")
EMPTY_BETWEEN: Final = add("empty-between", "No line crosses the hex without a Room.", "O3")
AIMS_AT_MODEL: Final = add("aims-at-model", "The Spell is aimed at a model, not at a Room.", "R99")
AIMS_AT_ROOM: Final = add("aims-at-room", "The Spell is aimed at a Room, not at a model.", "R99")
MAGES_ONLY: Final = add("mages-only", "Only a Mage can be named here.", "R99")
EVOCATIONS_ONLY: Final = add("evocations-only", "Only an Evocation can be named here.", "R99")
OWN_ONLY: Final = add("own-only", "Only what is your own can be named here.", "R99")
OTHERS_ONLY: Final = add("others-only", "Only what is not your own can be named here.", "R99")
ANOTHER_KIND: Final = add("another-kind", "Only Evocations of a certain kind can be named here.", "R99, R122")
BLUE_ONLY: Final = add("blue-only", "Only a blue Room can be named here.", "R99")
NOT_A_BLUE_ONE: Final = add("not-a-blue-one", "A blue Room cannot be named here.", "R99")
TOO_STABLE: Final = add("too-stable", "Too little Instability lies in that Room.", "R99")
NOT_ACTIVATED: Final = add(
    "not-activated", "Only a Room that was activated this Game Turn can be named.", "R99"
)
NOT_STANDING_THERE: Final = add(
    "not-standing-there", "The Evocation that the Spell asks for does not stand in that Room.", "R99"
)
NOT_IN_THOSE_ROOMS: Final = add(
    "not-in-those-rooms", "It does not stand in a Room that the text speaks of.", "O30, O84"
)
NOT_NEAR: Final = add("not-near", "That is not as near as the text says.", "O84")
ANOTHER_COLOUR: Final = add("another-colour", "The text names Rooms of another colour.", "O30")
NOT_MEANT: Final = add("not-meant", "The text does not allow that one.", "O30")
PICKED_ALREADY: Final = add("picked-already", "You have named that one already.", "O30")
COMPULSORY: Final = add("compulsory", "This must be done; it cannot be declined.", "O30")
HIT_ALREADY: Final = add("hit-already", "A chain hits each model once.", "O84")
TOO_FAR_FOR_LINK: Final = add(
    "too-far-for-link", "The next of a chain stands within one Room of the last.", "O84"
)

# cubes
NO_CUBE: Final = add("no-cube", "No cube of that side lies there.", "R154, R156")
OWN_CUBE: Final = add("own-cube", "That cube is your own already.", "R154")
SERVED: Final = add("served", "It gets no further cube now.", "R110, O49")

# casting out of turn
BEING_CAST: Final = add("being-cast", "A Spell that is being resolved stays on the sheet.", "O103")
USED_STAYS: Final = add("used-stays", "By the profile of this game a Used Spell is not replaced.", "R153")
WRONG_TYPE: Final = add("wrong-type", "The text asks for a Spell of another type.", "R25, R153")

# Traps and Protections
NOT_CAST_BY_YOU: Final = add("not-cast-by-you", "You trigger only what you have cast.", "R84, O74")
NOT_ACTIVE: Final = add("not-active", "Only an Active Trap or Protection can be triggered.", "R84, R157")
NOT_ITS_MOMENT: Final = add("not-its-moment", "What it waits for is not happening now.", "R85, R88")

# Evocations
NOT_YOURS: Final = add("not-yours", "That is not one of your Evocations.", "R118, R120")
ACTED_ALREADY: Final = add("acted-already", "It has acted in this phase.", "R120")
CANNOT_ACT: Final = add("cannot-act", "It cannot move, and there is nobody it could attack.", "R120, R148")
NOT_AN_ABOMINATION: Final = add(
    "not-an-abomination", "A Mage acts in this phase only as an Abomination in the Lodge.", "O58"
)
ALL_MUST_ACT: Final = add("all-must-act", "By the profile of this game all your Evocations must act.", "R120")
MUST_STRIKE: Final = add(
    "must-strike", "By the profile of this game it must attack: an enemy stands in its Room.", "R120"
)
NOTHING_INSTEAD: Final = add(
    "nothing-instead", "Only an Andromeda can do something else, if the Room allows it.", "R122"
)

# Quests and the end
NOT_YOUR_QUEST: Final = add("not-your-quest", "That is none of the Quests you hold.", "R31")
COMPLETED_ALREADY: Final = add("completed-already", "That Quest is completed.", "R34")
QUEST_SHUT: Final = add("quest-shut", "A Trap keeps that Quest from being completed this Game Turn.", "O68")
DOOR_QUEST: Final = add("door-quest", "That Quest is completed by activating the Room it names.", "R33, O67")
OTHER_DOOR: Final = add("other-door", "That Quest is not completed in this Room.", "R33, O67")
AT_CLEAN_UP: Final = add("at-clean-up", "That Quest is looked at only in Clean-up.", "O66")
WHEN_MET: Final = add(
    "when-met", "You are asked about a Quest after an Action, once its condition is met.", "O66"
)
NOT_TIED: Final = add("not-tied", "Only a Mage that shares the first place can be named.", "R141, O80")


def why_compulsory(s: Table, f: Frame, a: int, b: int) -> int:
    """Why one cannot decline."""
    return COMPULSORY


MUST: Final[dict[int, Why[Table]]] = {PASS: why_compulsory}
"""What every question refuses that must be answered."""

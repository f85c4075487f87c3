"""Why something is not allowed: what the predicates of the rules answer."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.table import Table
from conclave.games.dark_artifacts.terms import REASONS, V
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS

# setup
NOT_DEALT: Final = REASONS.add("not-dealt", "That card was not dealt to you.", "R18")
WRONG_LEVEL: Final = REASONS.add(
    "wrong-level", "That card is of another level than the slot you are filling.", "R18, O13"
)
KEPT_ALREADY: Final = REASONS.add("kept-already", "You have put that card in another slot already.", "R18")
NOT_OPEN_TO_TERRAIN: Final = REASONS.add(
    "first-row", "Terrain may not touch a space on which stacks are set up.", "R20, R21, O4"
)
OCCUPIED_LINE: Final = REASONS.add("line-taken", "There is a wall on that line already.", "O5")
OCCUPIED_SPACE: Final = REASONS.add("space-taken", "There is terrain on that space already.", "O5")
CUTS_THE_BOARD: Final = REASONS.add(
    "cuts-the-board", "That would cut the board: every space without a swamp must stay within reach.", "O5"
)
NO_SUCH_SPACE: Final = REASONS.add("no-such-space", "The board has no such space or line.", "R15, R33")
NOT_YOUR_ROW: Final = REASONS.add("not-your-row", "Your stacks start on your own spaces.", "R22, R36")
TWO_THERE: Final = REASONS.add("two-there", "Two of your stacks stand on that space already.", "R22, O6")
NONE_LEFT: Final = REASONS.add("none-left", "You have no such piece left to lay.", "R22, O10")
ONE_RELIC_EACH: Final = REASONS.add("one-relic", "A stack holds at most one relic.", "R22")
RELIC_LEFT_OVER: Final = REASONS.add(
    "relic-left", "Every relic must still find a stack of its own: lay one in this stack.", "R22"
)
PIECES_LEFT_OVER: Final = REASONS.add(
    "pieces-left", "This is your last stack: all your other pieces go in before the five-dot.", "R22, O10"
)

# actions
NO_ENTITY: Final = REASONS.add("no-entity", "There is no such entity on the board.", "R6")
NOT_YOURS: Final = REASONS.add("not-yours", "You act with your own entities only.", "O19")
NO_ATTACK_LEFT: Final = REASONS.add("no-attack", "You have no attack left this turn.", "R28, O17")
HELD_HERE: Final = REASONS.add("held", "Salt Chains hold it: enemy entities cannot leave here by Move.", "D5")
NO_STEP: Final = REASONS.add("no-step", "It has no legal step from where it stands.", "R25")
WALL_BETWEEN: Final = REASONS.add("wall", "A wall stands in between.", "R25")
INTO_SWAMP: Final = REASONS.add("swamp", "It may not enter a swamp.", "R25")
DRAGON_THERE: Final = REASONS.add("dragon", "The Dragon is there: no entity may step into its space.", "O44")
TOO_FAR: Final = REASONS.add(
    "too-far", "It may move 1 space, and 1 more for each ally where it starts: that is further.", "R13, R25"
)
SAME_SPACE: Final = REASONS.add("same-space", "A Move ends on another space than it began.", "O18")
ONE_PIECE: Final = REASONS.add("one-piece", "It takes at least two pieces to split or unveil.", "O23")
RELIC_CANNOT_ATTACK: Final = REASONS.add("relic-attack", "With a relic on top it cannot attack.", "O27")
NOT_HERE: Final = REASONS.add("not-here", "It must stand in the same space.", "R28")
IS_ALLY: Final = REASONS.add("ally", "That is an ally; only enemies can be attacked.", "O21")
NO_DRAGON: Final = REASONS.add("no-dragon", "The Dragon is not on the board.", "O42")
NOT_COMMANDER: Final = REASONS.add(
    "not-commander", "Only whoever called the Dragon commands it, while their Dragoncaller is visible.", "O44"
)
NOT_NEXT_TO_DRAGON: Final = REASONS.add("dragon-step", "The Dragon moves 0 or 1 space, orthogonally.", "O45")

# card effects
NOT_AN_ENEMY: Final = REASONS.add("not-an-enemy", "The card names an enemy entity.", "O41")
NOT_THE_ATTACKER: Final = REASONS.add(
    "not-the-attacker", "The card names the entity that defeated it.", "A3, C7"
)
NOT_YOUR_OTHER: Final = REASONS.add("not-your-other", "The card names another entity of yours.", "B4")
OUT_OF_REACH: Final = REASONS.add("out-of-reach", "That is not where the card reaches.", "T3")
UNYIELDING: Final = REASONS.add(
    "unyielding", "Unyielding: it cannot be defeated by effects, pushed or unveiled.", "B11"
)
TOO_STRONG: Final = REASONS.add("too-strong", "Its top has a printed power of more than 2.", "A6, T8")
HANDLED: Final = REASONS.add("once-each", "The card has dealt with that entity already.", "T4, T5, T6")
NOT_IN_GRAVEYARD: Final = REASONS.add("not-in-graveyard", "That piece is not in your graveyard.", "T3")
NEVER_RETURNS: Final = REASONS.add("never-returns", "Leaders and relics never come back.", "T3, O29, O36")
FIVE_DOTS_ONLY: Final = REASONS.add("five-dots-only", "The card names a five-dot.", "B5, B10")
ENTITY_THERE: Final = REASONS.add("entity-there", "The space must be without an entity.", "C1, D2")
SAME_SPOT: Final = REASONS.add("same-spot", "A piece of terrain that is moved ends elsewhere.", "O47")
SAME_PLACE: Final = REASONS.add("same-place", "The two stand on the same space already.", "B4")
COMPULSORY: Final = REASONS.add("compulsory", "This must be done if it can be.", "O31")


V.absent(NO_SUCH_SPACE, "space", "line")
V.absent(NO_ENTITY, "entity")


def must_be_done(s: Table, f: Frame, a: int, b: int) -> int:
    """Why a seat may not pass where the rules leave no choice (O31)."""
    return COMPULSORY


for _question in (t.MOVE_WHERE, t.DRAGON_WHERE, t.CARD_CHOICE, t.WHO_NEXT, t.PUSH_WHERE, t.LIFT_WHICH):
    V.refuses(_question, PASS, must_be_done)

"""The words of Mage Wars that are asked and told: verbs, questions, events."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.board import ARENA, DIRECTIONS
from conclave.games.mage_wars.rules import kinds as k
from conclave.kernel.choices import Option, pack, unpack
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS
from conclave.kernel.reasons import Reasons
from conclave.show.vocabulary import Vocabulary

# --- families of things that have numbers -------------------------------------------------------------------
REASONS: Final = Reasons()
V: Final = Vocabulary(REASONS)
V.family("card", k.MOST_CARDS)
V.family("held", k.MOST_CARDS)
V.family("spell", 400, shown=False)
V.family("zone", ARENA.zones)
V.family("border", ARENA.borders)
V.family("bar", 400, shown=False)
V.family("deed", k.DEEDS * k.MOST_CARDS, shown=False)
V.family("direction", DIRECTIONS, shown=False)
V.family("condition", k.CONDITIONS, shown=False)
V.family("item", k.ITEMS, shown=False)
V.family("branch", 8, shown=False)
V.family("number", 100, shown=False)
V.family("die", 4, shown=False)

# --- verbs of options (0 and 1 are the kernel's PASS and USE); records keep their numbers -------------------
YES: Final = V.verb("yes")
BRANCH: Final = V.verb("branch", "branch")
PICK: Final = V.verb("pick", "card")
PICK_ZONE: Final = V.verb("pick-zone", "zone")
PICK_WAY: Final = V.verb("pick-way", "direction")
PICK_NUMBER: Final = V.verb("pick-number", "number")
PICK_CONDITION: Final = V.verb("pick-condition", "condition", "on:card")
PICK_BORDER: Final = V.verb("pick-border", "border")
PREPARE: Final = V.verb("prepare", "spell")
GIVE: Final = V.verb("give", "spell", "to:card")
BIND: Final = V.verb("bind", "spell")
ACTIVATE: Final = V.verb("activate", "card")
MOVE: Final = V.verb("move", "zone")
CROSS: Final = V.verb("cross", "zone")
ATTACK: Final = V.verb("attack", "bar", "at:card")
GUARD: Final = V.verb("guard")
CAST: Final = V.verb("cast", "card", "at:card")
CAST_ZONE: Final = V.verb("cast-zone", "card", "zone", short="cast")
CAST_BORDER: Final = V.verb("cast-border", "card", "border", short="cast")
CAST_ALONE: Final = V.verb("cast-alone", "card", short="cast")
INVOKE: Final = V.verb("invoke", "deed", "at:card", short="use")
INVOKE_ALONE: Final = V.verb("invoke-alone", "deed", short="use")
SWAP: Final = V.verb("swap", "card")
REVEAL: Final = V.verb("reveal", "card")
DEFEND: Final = V.verb("defend", "card")
STRIKE_BACK: Final = V.verb("strike-back", "bar", "at:card")
TRAMPLES: Final = V.verb("trample", "bar", "at:card")
REROLL: Final = V.verb("reroll", "card", "die")
DISCOUNT: Final = V.verb("discount", "card")
ITEM: Final = V.verb("item", "card", "item")
ATTACK_IT: Final = V.verb("attack-it", "card", short="attack")
"""Never offered: by it people ask why something is not attacked, with whatever attack."""

PASSING: Final = pack(PASS)

# --- questions (0 and 1 are the kernel's) -------------------------------------------------------------------
V.rule(ASKS_TO_USE, "R1.10")
V.rule(ASKS_FOR_ORDER, "R1.10, O6")
ASKS_MAY: Final = V.question("may", "R1.10")
ASKS_BRANCH: Final = V.question("branch", "R1.10")
ASKS_PICK: Final = V.question("pick", "R1.10")
PLAN: Final = V.question("plan", "R5.5, O20", often=(PASS, PREPARE))
BIND_WHAT: Final = V.question("bind", "R13.4, O47", often=(PASS, BIND))
WHOSE_TURN: Final = V.question("turn", "R5.8, O11, O12", often=(PASS, ACTIVATE, CAST))
QUICKCAST: Final = V.question("quickcast", "R5.7, O13", often=(PASS, CAST))
PRIORITIES: Final = V.question("priority", "R5.11, O11", often=(PASS, CAST, INVOKE))
DEPLOY: Final = V.question("deploy", "R5.6, O49", often=(PASS, CAST))
DO_WHAT: Final = V.question("act", "R6.2, O21", often=(PASS, MOVE, ATTACK_IT, CAST, GUARD))
REVEAL_WHAT: Final = V.question("reveal", "R12.3, O1, O3", often=(PASS, REVEAL))
DEFEND_WITH: Final = V.question("defend", "R15.4, O7", often=(PASS, DEFEND))
ANSWER_WITH: Final = V.question("strike-back", "R18.3, O33", often=(PASS, STRIKE_BACK))
TRAMPLE_WHOM: Final = V.question("trample", "R21.1, O37", often=(PASS, TRAMPLES))
ROLL_AGAIN: Final = V.question("reroll", "R21.3, O25", often=(PASS, REROLL))
SAVE_MANA: Final = V.question("discount", "O44", often=(PASS, DISCOUNT))
FROM_EYE: Final = V.question("origin", "R21.9, O53")
EXTEND: Final = V.question("extend", "R9.3, O46", often=(PASS, PICK_BORDER))
PAY_MORE: Final = V.question("surcharge", "R10.4")
PAY_FOR_IT: Final = V.question("charge", "R7.1.2, R15.2")
PAY_UPKEEP: Final = V.question("upkeep", "R5.4, O15")
WHICH_ITEM: Final = V.question("items", "R5.4, O14", often=(ITEM,))
NEXT_TARGET: Final = V.question("next-target", "R15.10, R15.13, O28")
PUSH_WHERE: Final = V.question("push", "R7.4, O58")
MORE_STRIKES: Final = V.question("extra-melee", "O32", often=(PASS, ATTACK))
TAKE_OFF: Final = V.question("take-off", "O48")
CURE_WHAT: Final = V.question("cure", "R19, R21.4", often=(PASS, PICK_CONDITION))
BUY_WHAT: Final = V.question("buy-out", "R21.4, O43", often=(PASS, PICK))

# --- events: what their three numbers are -------------------------------------------------------------------
SET_UP: Final = V.event("set-up", "mage:spell", "zone", "cards:number")
PLAYS_BOOK: Final = V.event("plays-book", "book:number")
ROLLED_FIRST: Final = V.event("rolled-first", "roll:number")
ROUND_BEGINS: Final = V.event("round-begins", "round:number")
PHASE_BEGINS: Final = V.event("phase-begins", "phase")
CHANNELED: Final = V.event("channeled", "card", "n:number", "total:number")
GAINED_MANA: Final = V.event("gained-mana", "card", "n:number", "total:number")
LOST_MANA: Final = V.event("lost-mana", "card", "n:number", "total:number")
PAID: Final = V.event("paid", "card", "n:number", "total:number")
FALLS_DUE: Final = V.event("falls-due", "card", "item")
UNPAID: Final = V.event("unpaid", "card", "n:number")
SAVED: Final = V.event("saved", "card", "n:number")
PLANNED: Final = V.event("planned", "n:number")
GIVEN: Final = V.event("given", "to:card")
PUT_BACK: Final = V.event("put-back", "n:number")
BOUND_SPELL: Final = V.event("bound", "card")
ACTIVATED: Final = V.event("activated", "card")
PASSED: Final = V.event("passed")
NO_ACTION: Final = V.event("no-action", "card")
MOVED: Final = V.event("moved", "card", "zone")
PUSHED: Final = V.event("pushed", "card", "direction")
TELEPORTED: Final = V.event("teleported", "card", "zone")
STAYED: Final = V.event("stayed", "card")
HINDERED: Final = V.event("hindered", "card")
GUARDS: Final = V.event("guards", "card")
GUARD_ENDS: Final = V.event("guard-ends", "card")
CASTS: Final = V.event("casts", "spell:card", "at:card", "paid:number")
CASTS_ZONE: Final = V.event("casts-zone", "spell:card", "zone", "paid:number")
CASTS_BORDER: Final = V.event("casts-border", "spell:card", "border", "paid:number")
CASTS_ALONE: Final = V.event("casts-alone", "spell:card", "", "paid:number")
CASTS_HIDDEN: Final = V.event("casts-hidden", "at:card", "", "paid:number")
CASTS_HIDDEN_ZONE: Final = V.event("casts-hidden-zone", "zone", "", "paid:number")
CASTER: Final = V.event("caster", "card")
FROM_THE_EYE: Final = V.event("from-the-eye", "card")
EXTENDED: Final = V.event("extended", "border", "", "paid:number")
COUNTERED: Final = V.event("countered", "spell:card")
CANCELLED: Final = V.event("cancelled", "spell:card")
TURNED_BACK: Final = V.event("turned-back", "spell:card", "at:card")
NO_EFFECT: Final = V.event("no-effect", "card")
ARRIVED: Final = V.event("arrived", "card", "zone")
ATTACHED: Final = V.event("attached", "card", "to:card")
STANDS: Final = V.event("stands", "card", "border")
RETURNED: Final = V.event("returned", "card")
REVEALED: Final = V.event("revealed", "card", "", "paid:number")
WASTED: Final = V.event("wasted", "card")
DISCARDED: Final = V.event("discarded", "card")
DESTROYED: Final = V.event("destroyed", "card")
INVOKED: Final = V.event("invoked", "card", "at:card", "ability:number")
SPEAKS: Final = V.event("speaks", "card", "text:number")
DECLARED: Final = V.event("declared", "card", "at:card", "bar")
DECLARED_ZONE: Final = V.event("declared-zone", "card", "zone", "bar")
STRUCK_BACK: Final = V.event("struck-back", "card", "at:card", "bar")
BARRIER_ANSWERS: Final = V.event("barrier-answers", "card", "at:card", "bar")
BROKEN_OFF: Final = V.event("broken-off", "card")
MISS_ROLL: Final = V.event("miss-roll", "card", "missed", "roll:number")
DEFENCE_ROLL: Final = V.event("defence-roll", "card", "avoided", "roll:number")
AVOIDED: Final = V.event("avoided", "card")
ESCAPE_ROLL: Final = V.event("escape-roll", "card", "condition", "roll:number")
DICE_ROLLED: Final = V.event("dice-rolled", "card", "", "dice")
EFFECT_ROLLED: Final = V.event("effect-rolled", "card", "counts:number", "roll:number")
EFFECT_RAISED: Final = V.event("effect-raised", "card", "n:number", "counts:number")
ROLLED_AGAIN: Final = V.event("rolled-again", "card")
MAGIC_DICE: Final = V.event("magic-dice", "", "", "dice")
MAGIC_ROLL: Final = V.event("magic-roll", "card", "", "roll:number")
DAMAGED: Final = V.event("damaged", "card", "n:number", "total:number")
UNHARMED: Final = V.event("unharmed", "card")
PREVENTED: Final = V.event("prevented", "card", "", "n:number")
HEALED: Final = V.event("healed", "card", "n:number", "total:number")
LIFE_CHANGED: Final = V.event("life-changed", "card", "more:number", "less:number")
GOT_CONDITION: Final = V.event("got-condition", "card", "condition", "n:number")
LOST_CONDITION: Final = V.event("lost-condition", "card", "condition", "n:number")
GOT_TOKENS: Final = V.event("got-tokens", "card", "token", "total:number")
MARKED: Final = V.event("marked", "card", "mark")
UNMARKED: Final = V.event("unmarked", "card", "mark")
LINKED: Final = V.event("linked", "card", "to:card")
GAINS_TRAIT: Final = V.event("gains-trait", "card", "trait", "n:number")
CONFUSED: Final = V.event("confused", "card", "at:card")
MADE_READY: Final = V.event("made-ready", "card")
BANISHED_IT: Final = V.event("banished", "card", "n:number")
CAME_BACK: Final = V.event("came-back", "card", "zone")
CONTROLS: Final = V.event("controls", "card")
LOOKED: Final = V.event("looked", "card")
MAGE_FELL: Final = V.event("mage-fell", "card")
GAME_ENDS: Final = V.event("game-ends", "rounds:number")
WON: Final = V.event("won", "left:number")
DRAWN: Final = V.event("drawn")

BRINGS_FACE: Final[list[int]] = [
    CASTS, CASTS_ZONE, CASTS_BORDER, CASTS_ALONE, ARRIVED, ATTACHED, STANDS, REVEALED, WASTED, DISCARDED,
    DESTROYED,
]  # fmt: skip
"""Events that bring a card to light: their last number is so many times the card's face, and what it is."""
FACES: Final = 1000


def brings_face(kind: int) -> bool:
    """Whether an event brings the face of its first card along, so that the log can tell it ever after."""
    return kind in BRINGS_FACE


def with_face(n: int, face: int) -> int:
    """The last number of such an event, with the face."""
    return n + FACES * (face + 1)


def face_brought(n: int) -> int:
    """The face that an event has brought along, or -1."""
    return n // FACES - 1


def number_brought(n: int) -> int:
    """The last number of such an event, without the face."""
    return n % FACES


def answer(verb: int, a: int) -> Option:
    """An answer that nobody was asked for."""
    return unpack(pack(verb, a))

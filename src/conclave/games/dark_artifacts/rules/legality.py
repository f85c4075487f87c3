"""Why something is not offered: each verb goes back to the predicates that make the options."""

from __future__ import annotations

from conclave.games.dark_artifacts.rules.actions import why_no_command, why_no_split
from conclave.games.dark_artifacts.rules.movement import why_no_end, why_no_move
from conclave.games.dark_artifacts.rules.power import why_cannot_attack, why_not_a_target
from conclave.games.dark_artifacts.rules.reasons import (
    COMPULSORY,
    NO_ATTACK_LEFT,
    NO_SUCH_SPACE,
    NOT_NEXT_TO_DRAGON,
)
from conclave.games.dark_artifacts.rules.setup import (
    type_to_fill,
    why_no_lay,
    why_no_place,
    why_not_keep,
)
from conclave.games.dark_artifacts.rules.terrain import why_no_swamp_in_setup, why_no_wall_in_setup
from conclave.games.dark_artifacts.table import BOOK, Table, board_of
from conclave.games.dark_artifacts.terms import (
    ACT,
    ATTACK,
    COMMAND,
    DRAGON_WHERE,
    KEEP,
    KEEP_WHICH,
    LAY,
    LAY_WHAT,
    LIFT_WHICH,
    MOVE,
    MOVE_WHERE,
    PLACE,
    PLACE_WHERE,
    SPLIT,
    STRIKE,
    STRIKE_WHOM,
    SWAMP,
    SWAMP_WHERE,
    TO,
    WALL,
    WALL_WHERE,
)
from conclave.games.dark_artifacts.words.verbs import Choose
from conclave.kernel.choices import Decision
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION


def refuse(v: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why a seat that is asked something is not offered this answer."""
    d = v.decision_of(seat)
    if d is None:
        return OTHER_QUESTION
    if d.about == ACT:
        return refuse_action(v, seat, verb, a, b)
    if d.about in (KEEP_WHICH, PLACE_WHERE, LAY_WHAT, SWAMP_WHERE, WALL_WHERE):
        return refuse_setup(v, seat, d, verb, a, b)
    if d.about == MOVE_WHERE and verb == TO:
        return why_no_end(v, d.this, a) if 0 <= a < board_of(v).spaces else NO_SUCH_SPACE
    if d.about == DRAGON_WHERE and verb == TO:
        return why_no_flight(v, a)
    if d.about == STRIKE_WHOM and verb == STRIKE:
        return why_not_a_target(v, seat, v.dragon, a)
    return refuse_card_choice(v, d, verb, a)


def why_no_flight(v: Table, space: int) -> int:
    """Why the Dragon cannot land on a space (O45)."""
    if not 0 <= space < board_of(v).spaces:
        return NO_SUCH_SPACE
    return ALLOWED if board_of(v).distance(v.dragon, space) <= 1 else NOT_NEXT_TO_DRAGON


def refuse_action(v: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why an action is not offered in one's turn."""
    if verb == MOVE:
        reason = why_no_move(v, seat, a)
        if reason == ALLOWED and b >= 0:
            return why_no_end(v, a, b) if b < board_of(v).spaces else NO_SUCH_SPACE
        return reason
    if verb == SPLIT:
        return why_no_split(v, seat, a)
    if verb == ATTACK:
        reason = why_cannot_attack(v, seat, a)
        return reason if reason != ALLOWED else why_not_a_target(v, seat, v.space[a], b)
    if verb == COMMAND:
        reason = why_no_command(v, seat)
        return NO_ATTACK_LEFT if reason == ALLOWED and v.attacks == 0 else reason
    return OTHER_QUESTION


def refuse_setup(v: Table, seat: int, d: Decision, verb: int, a: int, b: int) -> int:
    """Why a choice is not offered before play."""
    if d.about == KEEP_WHICH and verb == KEEP:
        return why_not_keep(v, seat, a, b if b >= 0 else type_to_fill(v, seat))
    if d.about == PLACE_WHERE and verb == PLACE:
        return why_no_place(v, seat, a)
    if d.about == LAY_WHAT and verb == LAY:
        return why_no_lay(v, seat, a)
    if d.about == SWAMP_WHERE and verb == SWAMP:
        return why_no_swamp_in_setup(v, a)
    if d.about == WALL_WHERE and verb == WALL:
        return why_no_wall_in_setup(v, a)
    return OTHER_QUESTION


def refuse_card_choice(v: Table, d: Decision, verb: int, a: int) -> int:
    """Why a card does not name something; the noun of the line being carried out knows."""
    if verb == PASS:
        return COMPULSORY
    if not v.stack or d.about == LIFT_WHICH:
        return OTHER_QUESTION
    f = v.stack[-1]
    step = BOOK.rules[f.rule][f.at - 1]
    if not isinstance(step, Choose) or step.verb != verb:
        return OTHER_QUESTION
    if not 0 <= a < step.noun.most(v):
        return NO_SUCH_THING
    return step.noun.why_not(v, f, a)

"""What a player does with an action: Move, Split, Attack, Command (R24 to R28, O17 to O28, O45)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules import reasons as why
from conclave.games.dark_artifacts.rules.defeat import defeat, open_entity
from conclave.games.dark_artifacts.rules.movement import (
    enemy_masks,
    has_step,
    picked,
    reach_mask,
    step_mask,
    why_no_step,
)
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power, entities_at
from conclave.games.dark_artifacts.table import BOOK, Table, board_of, is_on_board, speaks
from conclave.kernel.choices import pack
from conclave.kernel.frames import NOBODY, Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

DRAGON_POWER: Final = 6

# Packed once: the same options come up in every turn.
PASSING: Final = pack(PASS)
MOVES: Final[list[int]] = [pack(t.MOVE, e) for e in range(256)]
SPLITS: Final[list[int]] = [pack(t.SPLIT, e) for e in range(256)]
TO_SPACE: Final[list[int]] = [pack(t.TO, space) for space in range(25)]


# --- what may be done ----------------------------------------------------------------------------------
def why_not_with(s: Table, e: int) -> int:
    """Why the active player may not act with an entity at all (O19)."""
    if not is_on_board(s, e):
        return why.NO_ENTITY
    return ALLOWED if s.owner[e] == s.active else why.NOT_YOURS


def why_no_move(s: Table, f: Frame, e: int, space: int) -> int:
    """Why the active player may not Move an entity, or not to a space (R25, D5)."""
    reason = why_not_with(s, e)
    if reason != ALLOWED:
        return reason
    if (enemy_masks(s, s.team[s.active])[1] >> s.space[e]) & 1:
        return why.HELD_HERE
    if not has_step(s, e):
        return why.NO_STEP
    return why_no_end(s, e, space) if space >= 0 else ALLOWED


def why_no_end(s: Table, e: int, space: int) -> int:
    """Why a Move of an entity may not end on a space (R25, O18)."""
    if space == s.space[e]:
        return why.SAME_SPACE
    if (reach_mask(s, e) >> space) & 1:
        return ALLOWED
    wades = speaks(s, e, t.WADES)
    line = board_of(s).line_between(s.space[e], space)
    if line >= 0:
        return why_no_step(s, wades, line, space)
    if space == s.dragon:
        return why.DRAGON_THERE
    return why.INTO_SWAMP if (s.swamps >> space) & 1 and not wades else why.TOO_FAR


def why_no_split(s: Table, f: Frame, e: int, b: int) -> int:
    """Why the active player may not Split an entity (O23, O28)."""
    reason = why_not_with(s, e)
    return why.ONE_PIECE if reason == ALLOWED and s.under[s.top[e]] == -1 else reason


def why_no_attack(s: Table, f: Frame, e: int, target: int) -> int:
    """Why the active player may not attack with an entity, or not that target (R28, O27)."""
    reason = why_not_with(s, e)
    if reason != ALLOWED:
        return reason
    if s.attacks == 0:
        return why.NO_ATTACK_LEFT
    if s.face[s.top[e]] >= t.CUBE_A:
        return why.RELIC_CANNOT_ATTACK
    return why_not_a_target(s, s.active, s.space[e], target)


def why_not_a_target(s: Table, seat: int, space: int, target: int) -> int:
    """Why an entity cannot be attacked from a space; an attack that must fail may be made (O21)."""
    if not is_on_board(s, target):
        return why.NO_ENTITY
    if s.team[s.owner[target]] == s.team[seat]:
        return why.IS_ALLY
    return ALLOWED if s.space[target] == space else why.NOT_HERE


def obeyed(s: Table) -> int:
    """Whom the Dragon obeys: whoever called it, while their Dragoncaller is visible (O44)."""
    if s.dragon >= 0:
        for e in range(len(s.owner)):
            if s.owner[e] == s.commander and s.top[e] >= 0 and s.face[s.top[e]] == t.TWO:
                return s.commander
    return NOBODY


def why_no_command(s: Table, f: Frame, a: int, b: int) -> int:
    """Why the active player may not command the Dragon (O44, O45)."""
    if s.dragon < 0:
        return why.NO_DRAGON
    if obeyed(s) != s.active:
        return why.NOT_COMMANDER
    return ALLOWED if s.attacks > 0 else why.NO_ATTACK_LEFT


t.V.refuses(t.ACT, t.MOVE, why_no_move)
t.V.refuses(t.ACT, t.SPLIT, why_no_split)
t.V.refuses(t.ACT, t.ATTACK, why_no_attack)
t.V.refuses(t.ACT, t.COMMAND, why_no_command)


def actions_of(s: Table, seat: i64) -> list[int]:
    """Every action a seat may take now; passing is always one of them (R24, O25)."""
    codes = [PASSING]
    board = board_of(s)
    owner = s.owner
    top = s.top
    team: i64 = s.team[seat]
    may_attack = s.attacks > 0
    foes, held = enemy_masks(s, team)
    count: i64 = len(top)
    for e in range(count):
        whose: i64 = owner[e]
        p: i64 = top[e]
        if whose != seat or p < 0:
            continue
        here: i64 = s.space[e]
        if not (held >> here) & 1 and step_mask(s, board, e):
            codes.append(MOVES[e])
        if s.under[p] != -1:
            codes.append(SPLITS[e])
        if may_attack and (foes >> here) & 1 and s.face[p] < t.CUBE_A:
            add_attacks(s, e, team, codes)
    if may_attack and s.commander == seat and obeyed(s) == seat:
        codes.append(pack(t.COMMAND))
    return codes


def add_attacks(s: Table, e: i64, team: i64, codes: list[int]) -> None:
    """Every enemy entity in the same space is a target."""
    here: i64 = s.space[e]
    count: i64 = len(s.owner)
    for target in range(count):
        where: i64 = s.space[target]
        if where == here and s.top[target] >= 0:
            side: i64 = s.team[s.owner[target]]
            if side != team:
                codes.append(pack(t.ATTACK, e, target))


# --- Move ----------------------------------------------------------------------------------------------
def why_no_move_to(s: Table, f: Frame, space: int, b: int) -> int:
    """Why the Move under way may not end on a space."""
    return why_no_end(s, f.this, space)


t.V.refuses(t.MOVE_WHERE, t.TO, why_no_move_to)


def choose_end_of_move(s: Table, f: Frame) -> None:
    """Where the Move ends (R25, O18)."""
    s.ask_unless_forced(f.you, t.MOVE_WHERE, f.this, picked(TO_SPACE, reach_mask(s, f.this)))


def arrive(s: Table, f: Frame) -> None:
    """The whole entity stands on its new space (R6)."""
    s.tell(t.MOVED, f.you, f.this, s.space[f.this], s.answer.a)
    s.space[f.this] = s.answer.a


MOVING: Final = BOOK.rule("move", [choose_end_of_move, arrive])


# --- Split ---------------------------------------------------------------------------------------------
def split(s: Table, f: Frame) -> None:
    """The top stands off as a new entity; what was beneath is revealed (R26)."""
    open_entity(s, f.this, True)


SPLITTING: Final = BOOK.rule("split", [split])


# --- Attack --------------------------------------------------------------------------------------------
def compare_power(s: Table, f: Frame) -> None:
    """Greater power defeats the top of the target; ties fail and nothing else happens (R28, O21)."""
    mine = attack_power(s, f.this)
    theirs = defence_power(s, f.it)
    s.tell_and_head(t.ATTACKED, f.you, f.this, f.it, mine * 100 + theirs)
    if mine > theirs:
        defeat(s, [f.it], f.you, f.this)


ATTACKING: Final = BOOK.rule("attack", [compare_power])


# --- Command -------------------------------------------------------------------------------------------
def why_no_flight(s: Table, f: Frame, space: int, b: int) -> int:
    """Why the Dragon cannot land on a space (O45)."""
    return ALLOWED if board_of(s).distance(s.dragon, space) <= 1 else why.NOT_NEXT_TO_DRAGON


def why_no_strike(s: Table, f: Frame, target: int, b: int) -> int:
    """Why the Dragon cannot attack an entity where it landed (O45)."""
    return why_not_a_target(s, f.you, s.dragon, target)


t.V.refuses(t.DRAGON_WHERE, t.TO, why_no_flight)
t.V.refuses(t.STRIKE_WHOM, t.STRIKE, why_no_strike)


def choose_flight(s: Table, f: Frame) -> None:
    """The Dragon moves 0 or 1 space, ignoring walls, terrain and cards (O45)."""
    near = board_of(s).near_mask[s.dragon]
    spaces = [s.dragon, *[x for x in range(board_of(s).spaces) if (near >> x) & 1]]
    s.ask(f.you, t.DRAGON_WHERE, -1, t.V.offer(s, f, t.DRAGON_WHERE, t.TO, spaces))


def fly(s: Table, f: Frame) -> None:
    """It lands, and may attack one enemy entity there."""
    if s.answer.a != s.dragon:
        s.tell_and_head(t.DRAGON_MOVED, f.you, s.dragon, s.answer.a)
        s.dragon = s.answer.a
    strikes = t.V.offer(s, f, t.STRIKE_WHOM, t.STRIKE, entities_at(s, s.dragon))
    s.ask_unless_forced(f.you, t.STRIKE_WHOM, -1, [PASSING, *strikes])


def strike(s: Table, f: Frame) -> None:
    """Power 6 without support; no entity made the attack (O45, T8)."""
    if s.answer.verb != t.STRIKE:
        return
    target = s.answer.a
    theirs = defence_power(s, target)
    s.tell_and_head(t.DRAGON_STRUCK, f.you, target, -1, DRAGON_POWER * 100 + theirs)
    if theirs < DRAGON_POWER:
        defeat(s, [target], f.you, -1)


COMMANDING: Final = BOOK.rule("command", [choose_flight, fly, strike])

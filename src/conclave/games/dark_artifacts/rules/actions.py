"""What a player does with an action: Move, Split, Attack, Command (R24 to R28, O17 to O28, O45)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.dark_artifacts.board import SIDES, lowest
from conclave.games.dark_artifacts.rules.defeat import defeat, open_entity
from conclave.games.dark_artifacts.rules.movement import enemy_masks, reach_mask, step_mask
from conclave.games.dark_artifacts.rules.power import (
    attack_power,
    defence_power,
    entities_at,
    why_not_a_target,
)
from conclave.games.dark_artifacts.rules.reasons import (
    NO_DRAGON,
    NO_ENTITY,
    NOT_COMMANDER,
    NOT_YOURS,
    ONE_PIECE,
)
from conclave.games.dark_artifacts.table import BOOK, CUBE_A, TWO, Table, board_of, is_on_board
from conclave.games.dark_artifacts.terms import (
    ATTACK,
    ATTACKED,
    COMMAND,
    DRAGON_MOVED,
    DRAGON_STRUCK,
    DRAGON_WHERE,
    MOVE,
    MOVE_WHERE,
    MOVED,
    SPLIT,
    STRIKE,
    STRIKE_WHOM,
    TO,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

DRAGON_POWER: Final = 6

# Packed once: the same options come up in every turn.
PASSING: Final = pack(PASS)
MOVES: Final[list[int]] = [pack(MOVE, e) for e in range(256)]
SPLITS: Final[list[int]] = [pack(SPLIT, e) for e in range(256)]
TO_SPACE: Final[list[int]] = [pack(TO, space) for space in range(25)]


def why_no_split(s: Table, seat: int, e: int) -> int:
    """Why a seat may not Split an entity (O23, O28)."""
    if not is_on_board(s, e):
        return NO_ENTITY
    if s.owner[e] != seat:
        return NOT_YOURS
    return ONE_PIECE if s.under[s.top[e]] == -1 else ALLOWED


def why_no_command(s: Table, seat: int) -> int:
    """Why a seat may not command the Dragon (O44, O45)."""
    if s.dragon < 0:
        return NO_DRAGON
    if s.commander == seat:
        for e in range(len(s.owner)):
            if s.owner[e] == seat and s.top[e] >= 0 and s.face[s.top[e]] == TWO:
                return ALLOWED
    return NOT_COMMANDER


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
        if may_attack and (foes >> here) & 1 and s.face[p] < CUBE_A:
            add_attacks(s, e, team, codes)
    if s.dragon >= 0 and may_attack and why_no_command(s, seat) == ALLOWED:
        codes.append(pack(COMMAND))
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
                codes.append(pack(ATTACK, e, target))


# --- Move ----------------------------------------------------------------------------------------------
def choose_end_of_move(s: Table, f: Frame) -> None:
    """Where the Move ends (R25, O18)."""
    ends: i64 = reach_mask(s, f.this)
    codes: list[int] = []
    while ends:
        codes.append(TO_SPACE[lowest(ends)])
        ends &= ends - 1
    s.ask_unless_forced(f.you, MOVE_WHERE, f.this, codes)


def arrive(s: Table, f: Frame) -> None:
    """The whole entity stands on its new space (R6)."""
    s.tell(MOVED, f.you, f.this, s.space[f.this], s.answer.a)
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
    s.tell_and_head(ATTACKED, f.you, f.this, f.it, mine * 100 + theirs)
    if mine > theirs:
        defeat(s, [f.it], f.you, f.this)


ATTACKING: Final = BOOK.rule("attack", [compare_power])


# --- Command -------------------------------------------------------------------------------------------
def choose_flight(s: Table, f: Frame) -> None:
    """The Dragon moves 0 or 1 space, ignoring walls, terrain and cards (O45)."""
    board = board_of(s)
    codes = [pack(TO, s.dragon)]
    for k in range(SIDES * s.dragon, SIDES * s.dragon + SIDES):
        if board.near[k] >= 0:
            codes.append(pack(TO, board.near[k]))
    s.ask(f.you, DRAGON_WHERE, -1, codes)


def fly(s: Table, f: Frame) -> None:
    """It lands, and may attack one enemy entity there."""
    if s.answer.a != s.dragon:
        s.tell_and_head(DRAGON_MOVED, f.you, s.dragon, s.answer.a)
        s.dragon = s.answer.a
    codes = [pack(PASS)]
    for e in entities_at(s, s.dragon):
        if why_not_a_target(s, f.you, s.dragon, e) == ALLOWED:
            codes.append(pack(STRIKE, e))
    s.ask_unless_forced(f.you, STRIKE_WHOM, -1, codes)


def strike(s: Table, f: Frame) -> None:
    """Power 6 without support; no entity made the attack (O45, T8)."""
    if s.answer.verb != STRIKE:
        return
    target = s.answer.a
    theirs = defence_power(s, target)
    s.tell_and_head(DRAGON_STRUCK, f.you, target, -1, DRAGON_POWER * 100 + theirs)
    if theirs < DRAGON_POWER:
        defeat(s, [target], f.you, -1)


COMMANDING: Final = BOOK.rule("command", [choose_flight, fly, strike])

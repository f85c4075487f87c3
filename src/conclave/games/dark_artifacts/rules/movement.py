"""Steps, Move and its support (R12, R13, R25, O18, O19, O43, O44)."""

from __future__ import annotations

from mypy_extensions import i64

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.board import Board, lowest
from conclave.games.dark_artifacts.rules import reasons as why
from conclave.games.dark_artifacts.table import Table, board_of, speaks
from conclave.kernel.reasons import ALLOWED


def why_no_step(s: Table, wades: bool, line: int, there: int) -> int:
    """Why an entity may not step over a line onto a space (T3, legal step)."""
    if there == s.dragon:
        return why.DRAGON_THERE
    if wades:
        return ALLOWED
    if (s.walls >> line) & 1:
        return why.WALL_BETWEEN
    if (s.swamps >> there) & 1:
        return why.INTO_SWAMP
    return ALLOWED


def step_mask(s: Table, board: Board, e: i64) -> i64:
    """The spaces that are one legal step away from an entity, as a mask."""
    here: i64 = s.space[e]
    shut: i64 = 1 << s.dragon if s.dragon >= 0 else 0
    if speaks(s, e, t.WADES):
        return board.near_mask[here] & ~shut
    return board.steps_from(here, s.walls) & ~(shut | s.swamps)


def has_step(s: Table, e: int) -> bool:
    """Whether an entity has a legal step from where it stands."""
    return step_mask(s, board_of(s), e) != 0


def enemy_masks(s: Table, team: i64) -> tuple[i64, i64]:
    """The spaces on which enemies of a side stand, and those they hold with Salt Chains (D5)."""
    stand: i64 = 0
    hold: i64 = 0
    owner = s.owner
    top = s.top
    space = s.space
    teams = s.team
    count: i64 = len(top)
    for e in range(count):
        p: i64 = top[e]
        if p < 0:
            continue
        side: i64 = teams[owner[e]]
        if side != team:
            where: i64 = space[e]
            stand |= 1 << where
            type_ = i64(s.face[p])
            if type_ >= t.CUBE_A and speaks(s, e, t.HOLDS):
                hold |= 1 << where
    return stand, hold


def stop_mask(s: Table, team: i64) -> i64:
    """Where a Move of a side ends: in forests, and where an enemy snares or holds (O43, B12, T8)."""
    found: i64 = s.forests
    count: i64 = len(s.top)
    for e in range(count):
        p: i64 = s.top[e]
        if p < 0:
            continue
        type_ = i64(s.face[p])
        if type_ != t.FIVE:
            side: i64 = s.team[s.owner[e]]
            if side != team and (speaks(s, e, t.SNARES) or speaks(s, e, t.HOLDS)):
                found |= 1 << s.space[e]
    return found


def allowance(s: Table, e: i64) -> i64:
    """How many spaces a Move may have: 1, and 1 for each ally in the starting space (R13, A5)."""
    here: i64 = s.space[e]
    owner: i64 = s.owner[e]
    team: i64 = s.team[owner]
    n: i64 = 1
    count: i64 = len(s.space)
    for other in range(count):
        where: i64 = s.space[other]
        if where != here or other == e or s.top[other] < 0:
            continue
        whose: i64 = s.owner[other]
        side: i64 = s.team[whose]
        if side == team:
            n += 1
            if whose == owner and speaks(s, other, t.HURRIES):
                n += 1
    return n


def reach_mask(s: Table, e: i64) -> i64:
    """The spaces on which a Move of an entity may end, as a mask (R25, O18)."""
    board = board_of(s)
    found: i64 = step_mask(s, board, e)
    left: i64 = allowance(s, e) - 1
    if left == 0:
        return found
    here: i64 = s.space[e]
    shut: i64 = (1 << here) | (1 << s.dragon if s.dragon >= 0 else 0)
    walls: i64 = 0
    if not speaks(s, e, t.WADES):
        shut |= s.swamps
        walls = s.walls
    stops: i64 = stop_mask(s, s.team[s.owner[e]])
    edge: i64 = found & ~stops
    while edge and left > 0:
        left -= 1
        beyond: i64 = 0
        while edge:
            beyond |= board.steps_from(lowest(edge), walls)
            edge &= edge - 1
        edge = beyond & ~(found | shut)
        found |= edge
        edge &= ~stops
    return found


def picked(row: list[int], mask: i64) -> list[int]:
    """The entries of a row whose numbers are in a mask, in order."""
    found: list[int] = []
    while mask:
        found.append(row[lowest(mask)])
        mask &= mask - 1
    return found

"""Swamps, walls and forests: where they may lie (R20, R21, O3, O4, O5, O47)."""

from __future__ import annotations

from conclave.games.dark_artifacts.rules import reasons as why
from conclave.games.dark_artifacts.table import Table, board_of
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


def why_no_swamp(s: Table, space: int) -> int:
    """Why a swamp may not lie on a space, whoever puts it there."""
    if ((s.swamps | s.forests) >> space) & 1:
        return why.OCCUPIED_SPACE
    return ALLOWED if board_of(s).is_whole(s.walls, s.swamps | (1 << space)) else why.CUTS_THE_BOARD


def why_no_swamp_in_setup(s: Table, f: Frame, space: int, b: int) -> int:
    """Why a swamp may not be put on a space before play: no first row, no setup space (R20, O4)."""
    if (board_of(s).home_mask >> space) & 1:
        return why.NOT_OPEN_TO_TERRAIN
    return why_no_swamp(s, space)


def why_no_wall(s: Table, line: int) -> int:
    """Why a wall may not stand on a line, whoever puts it there."""
    board = board_of(s)
    if (s.walls >> line) & 1:
        return why.OCCUPIED_LINE
    return why.CUTS_THE_BOARD if board.a_wall_cuts(line, s.walls, s.swamps) else ALLOWED


def why_no_wall_in_setup(s: Table, f: Frame, line: int, b: int) -> int:
    """Why a wall may not be put on a line before play: it must not touch a setup space (R21, O4)."""
    board = board_of(s)
    ends = (1 << board.line_from[line]) | (1 << board.line_to[line])
    return why.NOT_OPEN_TO_TERRAIN if ends & board.home_mask else why_no_wall(s, line)


def why_no_forest(s: Table, space: int) -> int:
    """Why a forest may not lie on a space: one terrain piece per space, and no Dragon there (B9, O5)."""
    if ((s.swamps | s.forests) >> space) & 1 or space == s.dragon:
        return why.OCCUPIED_SPACE
    return ALLOWED

"""Range and line of sight from where an action comes from (R8.1 to R8.5, O54 to O56)."""

from __future__ import annotations

from conclave.games.mage_wars.board import Board, distance_to_border, zones_in
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import ANYWHERE
from conclave.games.mage_wars.rules.traits import flies
from conclave.games.mage_wars.table import Table, border_of, can_be_hit, zone_of
from conclave.kernel.reasons import ALLOWED


def why_no_reach(s: Table, source: int, low: int, high: int, x: int) -> int:
    """Why an object is not within a range, or not in sight; ANYWHERE needs neither."""
    if high == ANYWHERE:
        return ALLOWED
    border = border_of(s, x)
    if border >= 0:
        return why_no_way_to_border(s, source, low, high, border)
    here = zone_of(s, source)
    there = zone_of(s, x)
    if s.walls == 0 and low == 0:  # Flying makes no difference
        return why_no_way(s, here, there, low, high, True)
    up = can_be_hit(s, x) and flies(s, x)
    above = flies(s, source)
    if here == there and above != up:
        low = 0  # O56
    return why_no_way(s, here, there, low, high, above or up)


def why_no_way(s: Table, here: int, there: int, low: int, high: int, above: bool) -> int:
    """Why a zone is not within a range of another, or not in sight of it."""
    far = s.terms.board.distance(here, there)
    if far > high:
        return why.TOO_FAR
    if far < low:
        return why.TOO_NEAR
    return ALLOWED if s.terms.board.sees(here, there, s.walls, above) else why.OUT_OF_SIGHT


def why_no_way_to_zone(s: Table, source: int, low: int, high: int, zone: int) -> int:
    """Why a zone is not within range and sight of an object."""
    return why_no_way(s, zone_of(s, source), zone, low, high, s.walls == 0 or flies(s, source))


def zones_within(s: Table, source: int, low: int, high: int) -> int:
    """The zones within range and sight of an object, as a mask."""
    mask = s.terms.board.within(zone_of(s, source), low, high)
    if s.walls and not flies(s, source):
        for zone in zones_in(mask):
            if not s.terms.board.sees(zone_of(s, source), zone, s.walls):
                mask &= ~(1 << zone)
    return mask


def why_no_way_to_border(s: Table, source: int, low: int, high: int, border: int) -> int:
    """Why a border is not within range and sight of an object (R8.4, O55)."""
    here = zone_of(s, source)
    far = distance_to_border(s.terms.board, here, border)
    if far > high:
        return why.TOO_FAR
    if far < low:
        return why.TOO_NEAR
    seen = s.terms.board.sees_border(here, border, s.walls, flies(s, source))
    return ALLOWED if seen else why.OUT_OF_SIGHT


# --- from one target to the next (R23) ---------------------------------------------------------------------
def beside(board: Board, zone: int, border: int) -> list[int]:
    """The zone of an object, or the two beside the border of a wall."""
    return [zone] if border < 0 else [board.low_end[border], board.high_end[border]]


def why_no_leap(s: Table, zone: int, border: int, x: int, above: bool) -> int:
    """Why an object is not within one zone and in sight of where another is, or a wall (O54, O55)."""
    board = s.terms.board
    edge = int(s.border[x])
    here = beside(board, zone, border)
    there = beside(board, zone_of(s, x), edge)
    if min([board.distance(a, b) for a in here for b in there]) > 1:
        return why.TOO_FAR
    if edge >= 0:
        seen = [board.sees_border(a, edge, s.walls, above) for a in here]
    elif border >= 0:
        seen = [board.sees_border(there[0], border, s.walls, above)]
    else:
        seen = [board.sees(zone, there[0], s.walls, above)]
    return ALLOWED if True in seen else why.OUT_OF_SIGHT

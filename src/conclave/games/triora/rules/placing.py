"""Where Witches and Familiars go (R20 to R26, R55, R94 to R96, O21 to O24, O62)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, CIRCLES, FOREST, SWAMP
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.areas import pay_toll
from conclave.games.triora.rules.inquisition import check_capture
from conclave.games.triora.rules.instinct import placing_would_betray
from conclave.games.triora.table import Table
from conclave.kernel.choices import pack, unpack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED

VERBS: Final[list[int]] = [t.WITCH_TO, t.FAMILIAR_TO, t.EXTRA_TO]
BIT: Final[list[int]] = [1, 2, 4]
"""Of each piece, the bit of `used` that says that it was placed this round."""


def occupied(s: Table) -> int:
    """The circles in which pieces stand, as a mask."""
    mask = 0
    for circle in s.circle:
        if circle >= 0:
            mask |= 1 << circle
    return mask


def why_not_there(s: Table, seat: int, piece: int, circle: int) -> int:
    """Why a piece cannot be placed in a circle, whatever was placed before it (R21, R22, R25, O22, O23)."""
    if s.circle[t.PIECES * seat + piece] == circle:
        return why.SAME_CIRCLE
    if (occupied(s) >> circle) & 1:
        if AREA_OF[circle] == FOREST:
            return why.CIRCLE_TAKEN
        if piece != t.WITCH:
            return why.OCCUPIED
    return ALLOWED


def why_not_piece(s: Table, seat: int, piece: int) -> int:
    """Why a piece cannot be placed now (R20, R94, O62)."""
    if piece == t.EXTRA and not s.extra:
        return why.NO_EXTRA
    if s.used[seat] & BIT[piece]:
        return why.USED
    if piece == t.WITCH and is_half_moved(s, seat):
        return why.NOT_NOW
    return ALLOWED


def is_half_moved(s: Table, seat: int) -> bool:
    """Whether one of two Familiars has moved and the other has not."""
    return s.extra and (s.used[seat] & 6) in (2, 4)


def why_not_placed(s: Table, seat: int, piece: int, circle: int) -> int:
    """Why a placement is refused, the instinct of self-preservation included where it counts (R80, O52)."""
    reason = why_not_piece(s, seat, piece)
    if reason == ALLOWED:
        reason = why_not_there(s, seat, piece, circle)
    if reason == ALLOWED and s.careful and placing_would_betray(s, seat, piece, circle):
        return why.BETRAYS if safe_ones(s, seat, placements(s, seat)) else ALLOWED
    return reason


def why_no_witch(s: Table, f: Frame, circle: int, b: int) -> int:
    """Why the Witch is not placed in a circle."""
    return why_not_placed(s, s.active, t.WITCH, circle)


def why_no_familiar(s: Table, f: Frame, circle: int, b: int) -> int:
    """Why the Familiar is not placed in a circle."""
    return why_not_placed(s, s.active, t.FAMILIAR, circle)


def why_no_extra(s: Table, f: Frame, circle: int, b: int) -> int:
    """Why the second Familiar is not placed in a circle."""
    return why_not_placed(s, s.active, t.EXTRA, circle)


t.V.refuses(t.PLACE_PIECE, t.WITCH_TO, why_no_witch)
t.V.refuses(t.PLACE_PIECE, t.FAMILIAR_TO, why_no_familiar)
t.V.refuses(t.PLACE_PIECE, t.EXTRA_TO, why_no_extra)


def placements(s: Table, seat: int) -> list[int]:
    """Every placement that a seat may make now, the instinct of self-preservation aside."""
    taken = occupied(s)
    codes: list[int] = []
    for piece in range(t.PIECES):
        if why_not_piece(s, seat, piece) != ALLOWED:
            continue
        own = s.circle[t.PIECES * seat + piece]
        for circle in range(CIRCLES):
            is_open = not (taken >> circle) & 1 or (piece == t.WITCH and AREA_OF[circle] != FOREST)
            if is_open and circle != own:
                codes.append(pack(VERBS[piece], circle))
    return codes


def safe_ones(s: Table, seat: int, codes: list[int]) -> list[int]:
    """Those of some placements by which nobody is betrayed (O52)."""
    options = [unpack(code) for code in codes]
    return [pack(o.verb, o.a) for o in options if not placing_would_betray(s, seat, VERBS.index(o.verb), o.a)]


def place(s: Table, seat: int, piece: int, circle: int) -> None:
    """The piece stands in its circle: a Witch brings a Cauldron and may take a bonus (R23, R37, O27)."""
    s.circle[t.PIECES * seat + piece] = circle
    s.used[seat] |= BIT[piece]
    s.tell(t.PLACED, seat, piece, circle)
    if piece == t.EXTRA:
        return
    area = AREA_OF[circle]
    s.action = area
    if piece == t.WITCH:
        s.cauldron = True
        s.tell(t.GOT_CAULDRONS, seat, 1)
        s.bonus = area
        check_capture(s, seat)
    if area == SWAMP:
        pay_toll(s, seat)

"""What a Spell may be aimed at: targets, ranges and filters (R99 to R102, O4, O84, O87)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.cubes import instability_on
from conclave.games.black_rose_wars.rules.lodge import colour_at, why_out_of_range
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.reasons import ALLOWED

ONESELF: Final = 0
A_SINGLE: Final = 1
AN_AREA: Final = 2
A_SPECIAL: Final = 3
A_ROOM_TRAP: Final = 4

NO_FILTER: Final = 0
MAGE_ONLY: Final = 1
EVOCATION_ONLY: Final = 2
OWN_EVOCATION: Final = 3
UNDEAD_ONLY: Final = 4
OWN_UNDEAD: Final = 5
WITH_DIVINE_ALTAR: Final = 6
WITH_MUTANT_ALTAR: Final = 7
WITH_ALTAR: Final = 8
ALREADY_ACTIVATED: Final = 9
BLUE_ONLY: Final = 10
NOT_BLUE: Final = 11
INSTABILITY_3: Final = 12


def ways_to_lie(face: int) -> int:
    """A Spell lies Straight or Reverse; a Room Trap has no Reverse (R89)."""
    return 1 if box.SPELLS[face].sides[0].aim == A_ROOM_TRAP else 2


def legal_targets(s: Table, you: int, origin: int, side: box.Side) -> list[int]:
    """The models or Rooms that a side may be aimed at from a Room."""
    if side.aim == A_SINGLE:
        return [m for m in range(t.MODELS) if is_single_target(s, you, origin, side, m)]
    if side.aim == AN_AREA:
        return [h for h in range(HEXES) if is_area_target(s, you, origin, side, h)]
    return []


def is_single_target(s: Table, you: int, origin: int, side: box.Side, m: int) -> bool:
    """Whether a model can be the target."""
    return why_not_single_target(s, you, origin, side, m) == ALLOWED


def why_not_single_target(s: Table, you: int, origin: int, side: box.Side, m: int) -> int:
    """Why a model is no target: it takes an Evocation, or a Mage other than the caster, outside its Cell."""
    if s.kind[m] == t.NO_MODEL:
        return why.NOT_IN_PLAY
    if m == you:
        return why.YOURSELF
    if s.where[m] < 0:
        return why.IN_ITS_CELL
    reason = why_out_of_range(s, origin, s.where[m], side.range)
    return reason if reason != ALLOWED else why_another_model(s, you, side.filter, m)


def why_another_model(s: Table, you: int, filter_: int, m: int) -> int:
    """Why a model is not of the kind the side asks for."""
    if filter_ == NO_FILTER:
        return ALLOWED
    if filter_ == MAGE_ONLY:
        return ALLOWED if s.kind[m] == t.A_MAGE else why.MAGES_ONLY
    if s.kind[m] == t.A_MAGE:
        return why.EVOCATIONS_ONLY
    if filter_ in (UNDEAD_ONLY, OWN_UNDEAD) and box.ARCHETYPE[s.kind[m]] != t.UNDEAD:
        return why.ANOTHER_KIND
    if filter_ in (OWN_EVOCATION, OWN_UNDEAD) and owner_of_model(m) != you:
        return why.OWN_ONLY
    return ALLOWED


def is_area_target(s: Table, you: int, origin: int, side: box.Side, hex_: int) -> bool:
    """Whether a Room can be the target."""
    return why_not_area_target(s, you, origin, side, hex_) == ALLOWED


def why_not_area_target(s: Table, you: int, origin: int, side: box.Side, hex_: int) -> int:
    """Why a Room is no target."""
    if s.room_at[hex_] < 0:
        return why.NO_ROOM_THERE
    reason = why_out_of_range(s, origin, hex_, side.range)
    return reason if reason != ALLOWED else why_another_room(s, you, side.filter, hex_)


def why_another_room(s: Table, you: int, filter_: int, hex_: int) -> int:
    """Why a Room is not of the kind the side asks for."""
    if filter_ == NO_FILTER:
        return ALLOWED
    if filter_ == BLUE_ONLY:
        return ALLOWED if colour_at(s, hex_) == t.BLUE else why.BLUE_ONLY
    if filter_ == NOT_BLUE:
        return ALLOWED if colour_at(s, hex_) != t.BLUE else why.NOT_A_BLUE_ONE
    if filter_ == INSTABILITY_3:
        return ALLOWED if int(instability_on(s, hex_)) >= 3 else why.TOO_STABLE
    if filter_ == ALREADY_ACTIVATED:
        if not s.activated[hex_]:
            return why.NOT_ACTIVATED
        return ALLOWED if s.room_at[hex_] != t.BLACK_ROSE_ROOM else why.NOT_MEANT
    for m in range(t.MODELS):
        if s.where[m] == hex_ and s.kind[m] != t.NO_MODEL and stands_for(s, you, filter_, m):
            return ALLOWED
    return why.NOT_STANDING_THERE


def stands_for(s: Table, you: int, filter_: int, m: int) -> bool:
    """Whether a model makes its Room fit a filter."""
    kind = s.kind[m]
    if kind == t.A_MAGE:
        return False
    if filter_ == WITH_DIVINE_ALTAR:
        return kind == t.DIVINE_ALTAR
    if filter_ == WITH_MUTANT_ALTAR:
        return kind == t.MUTANT_ALTAR
    if filter_ == WITH_ALTAR:
        return box.ARCHETYPE[kind] == t.ALTAR
    return box.ARCHETYPE[kind] == t.UNDEAD and (filter_ == UNDEAD_ONLY or owner_of_model(m) == you)

"""What a Spell may be aimed at: targets, ranges and filters (R99 to R102, O4, O84, O87)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.content import ARCHETYPE, SPELLS, Side
from conclave.games.black_rose_wars.rules.cubes import instability_on
from conclave.games.black_rose_wars.rules.lodge import colour_at, in_range
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    A_MAGE,
    ALTAR,
    BLACK_ROSE_ROOM,
    BLUE,
    DIVINE_ALTAR,
    MODELS,
    MUTANT_ALTAR,
    NO_MODEL,
    UNDEAD,
)

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
    return 1 if SPELLS[face].sides[0].aim == A_ROOM_TRAP else 2


def legal_targets(s: Table, you: int, origin: int, side: Side) -> list[int]:
    """The models or Rooms that a side may be aimed at from a Room."""
    if side.aim == A_SINGLE:
        return [m for m in range(MODELS) if is_single_target(s, you, origin, side, m)]
    if side.aim == AN_AREA:
        return [h for h in range(HEXES) if is_area_target(s, you, origin, side, h)]
    return []


def is_single_target(s: Table, you: int, origin: int, side: Side, m: int) -> bool:
    """Whether a model can be the target: an Evocation, or a Mage other than the caster, outside its Cell."""
    if s.kind[m] == NO_MODEL or m == you or s.where[m] < 0:
        return False
    if not in_range(s, origin, s.where[m], side.range):
        return False
    return model_fits(s, you, side.filter, m)


def model_fits(s: Table, you: int, filter_: int, m: int) -> bool:
    """Whether a model is of the kind the side asks for."""
    if filter_ == NO_FILTER:
        return True
    if filter_ == MAGE_ONLY:
        return s.kind[m] == A_MAGE
    if s.kind[m] == A_MAGE:
        return False
    mine = owner_of_model(m) == you
    if filter_ == OWN_EVOCATION:
        return mine
    if filter_ in (UNDEAD_ONLY, OWN_UNDEAD):
        return ARCHETYPE[s.kind[m]] == UNDEAD and (mine or filter_ == UNDEAD_ONLY)
    return True


def is_area_target(s: Table, you: int, origin: int, side: Side, hex_: int) -> bool:
    """Whether a Room can be the target."""
    if s.room_at[hex_] < 0 or not in_range(s, origin, hex_, side.range):
        return False
    return room_fits(s, you, side.filter, hex_)


def room_fits(s: Table, you: int, filter_: int, hex_: int) -> bool:
    """Whether a Room is of the kind the side asks for."""
    if filter_ == NO_FILTER:
        return True
    if filter_ == BLUE_ONLY:
        return colour_at(s, hex_) == BLUE
    if filter_ == NOT_BLUE:
        return colour_at(s, hex_) != BLUE
    if filter_ == INSTABILITY_3:
        return int(instability_on(s, hex_)) >= 3
    if filter_ == ALREADY_ACTIVATED:
        return s.activated[hex_] != 0 and s.room_at[hex_] != BLACK_ROSE_ROOM
    return any(
        s.where[m] == hex_ and stands_for(s, you, filter_, m) for m in range(MODELS) if s.kind[m] != NO_MODEL
    )


def stands_for(s: Table, you: int, filter_: int, m: int) -> bool:
    """Whether a model makes its Room fit a filter."""
    kind = s.kind[m]
    if kind == A_MAGE:
        return False
    if filter_ == WITH_DIVINE_ALTAR:
        return kind == DIVINE_ALTAR
    if filter_ == WITH_MUTANT_ALTAR:
        return kind == MUTANT_ALTAR
    if filter_ == WITH_ALTAR:
        return ARCHETYPE[kind] == ALTAR
    return ARCHETYPE[kind] == UNDEAD and (filter_ == UNDEAD_ONLY or owner_of_model(m) == you)

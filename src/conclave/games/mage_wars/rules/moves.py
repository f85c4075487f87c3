"""Moves under way, and whether somebody can move at all (R6.5, R7, O21, O58 to O61)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import THORNS
from conclave.games.mage_wars.rules.legality import wall_on
from conclave.games.mage_wars.rules.traits import (
    can_hinder,
    flies,
    has,
    is_immune,
    is_incapacitated,
    is_restrained,
)
from conclave.games.mage_wars.table import Table, are_enemies, creatures_in, is_in_play, level_of
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.sequences import Sequence

ON_FOOT: Final = 0
ACROSS: Final = 1
PUSHED: Final = 2
BY_TELEPORT: Final = 3
"""How somebody moves: by a move action, by a full action across a wall, by force, by magic."""

MOVE_RULE: Final[list[int]] = []
"""The number of the rule of moves."""


class Move(Sequence):
    """A creature `this` moves to zone `here` from zone `start`; `how` says by what."""

    def __init__(self, this: int, you: int, how: int, start: int, here: int) -> None:
        super().__init__(MOVE_RULE[0], this, you, [this], [0])
        self.how = how
        self.start = start
        self.here = here
        self.done = False
        self.blows = 0

    def copy(self) -> Frame:
        """Return an equal move that shares nothing mutable."""
        q = Move(self.this, self.you, self.how, self.start, self.here)
        self.copy_sequence_into(q)
        q.done = self.done
        q.blows = self.blows
        return q


# --- walls -------------------------------------------------------------------------------------------------
def wall_between(s: Table, x: int, here: int, there: int) -> int:
    """The wall that stands in the way of an object; Flying ones pass above all (R7.1.4)."""
    if flies(s, x):
        return -1
    return wall_on(s, s.terms.board.border_between(here, there))


def blows_of(s: Table, wall: int, x: int) -> int:
    """How often a wall attacks whoever crosses it (R9.2, R9.5, O57, O60)."""
    face = s.face[wall]
    if not box.TRAITS[face][k.PASSAGE_ATTACKS]:
        return 0
    bars = box.BARS[face]
    if not bars or is_immune(s, x, bars[0].damage) or is_barred(face, s, x):
        return 0
    return level_of(s, x) - 1 if THORNS[face] else 1


def is_barred(face: int, s: Table, x: int) -> bool:
    """Whether none of a poisonous wall's harm reaches an object (O57)."""
    return (box.SUBTYPES[face] & k.DAMAGE_MASK) != 0 and any(
        is_immune(s, x, kind) for kind in range(k.DAMAGE_TYPES) if (box.SUBTYPES[face] >> kind) & 1
    )


def needs_full_action(s: Table, wall: int, x: int) -> bool:
    """Whether crossing a wall takes a full action (R9.5, O60)."""
    return THORNS[s.face[wall]] and level_of(s, x) >= 2


# --- who can move ------------------------------------------------------------------------------------------
def why_stuck(s: Table, x: int) -> int:
    """Why a creature cannot move by itself."""
    if not is_in_play(s, x):
        return why.NO_TARGET
    if is_incapacitated(s, x):
        return why.CANNOT_ACT
    return why.IS_RESTRAINED if is_restrained(s, x) else ALLOWED


def why_no_way(s: Table, x: int, here: int, there: int, how: int) -> int:
    """Why a creature does not get from a zone to the next: no neighbour, or a wall (R7.1)."""
    if not 0 <= there < s.terms.board.zones or not (s.terms.board.near_mask[here] >> there) & 1:
        return why.NOT_NEXT_TO
    wall = wall_between(s, x, here, there)
    if wall < 0:
        return ALLOWED if how == ON_FOOT else why.NO_WALL
    blocked = box.TRAITS[s.face[wall]][k.PASSAGE_BLOCKED]
    if how == ON_FOOT:
        return why.WALL_BLOCKS if blocked else why.FULL_ACTION if needs_full_action(s, wall, x) else ALLOWED
    if needs_full_action(s, wall, x) and not blocked:
        return ALLOWED
    return ALLOWED if has(s, x, k.CLIMBING) and can_be_climbed(s, wall) else why.CANNOT_CLIMB


def can_be_climbed(s: Table, wall: int) -> bool:
    """Whether a wall is one that Climbing gets across: a Corporeal one (R7.7)."""
    return not box.TRAITS[s.face[wall]][k.INCORPOREAL]


def is_hindered(s: Table, x: int, zone: int) -> bool:
    """Whether an enemy in a zone hinders a creature (R7.2)."""
    if has(s, x, k.ELUSIVE):
        return False
    above = flies(s, x)
    for y in creatures_in(s, zone):
        if are_enemies(s, x, y) and can_hinder(s, y) and flies(s, y) == above:
            return True
    return False

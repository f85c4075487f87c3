"""A creature's Action Phase as data: what it has done, and what it may still do (R6, O21)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.traits import has, is_fast, is_incapacitated, is_restrained, is_slow
from conclave.games.mage_wars.table import Table, is_in_play
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.sequences import Sequence

ACTIVATION_RULE: Final[list[int]] = []
"""The number of the rule of activations."""


class Activation(Sequence):
    """A creature `this` has its Action Phase: `moves` taken, whether it has `acted`, what else it must know.

    `moved_last` says that the last thing it did was a move action (Charge). Daze and Stun that were there
    at its beginning go at its end; `left` are conditions that it still has to roll against.
    """

    def __init__(self, this: int, you: int) -> None:
        super().__init__(ACTIVATION_RULE[0], this, you, [this], [0])
        self.moves = 0
        self.acted = False
        self.moved_last = False
        self.hindered = False
        self.over = False
        self.dazes = 0
        self.stuns = 0
        self.taunts = 0
        self.left: list[int] = []

    def copy(self) -> Frame:
        """Return an equal activation that shares nothing mutable."""
        q = Activation(self.this, self.you)
        self.copy_sequence_into(q)
        q.moves = self.moves
        q.acted = self.acted
        q.moved_last = self.moved_last
        q.hindered = self.hindered
        q.over = self.over
        q.dazes = self.dazes
        q.stuns = self.stuns
        q.taunts = self.taunts
        q.left = self.left[:]
        return q


def activation_of(s: Table, f: Frame) -> Activation | None:
    """The activation that something is part of."""
    return s.whole(f, Activation)


# --- what it may still do ----------------------------------------------------------------------------------
def move_limit(s: Table, x: int) -> int:
    """How many move actions a creature may take (R6.5)."""
    return 1 if is_slow(s, x) or has(s, x, k.ONE_MOVE) else 2


def why_no_move(s: Table, act: Activation) -> int:
    """Why a creature takes no move action now (O21)."""
    x = act.this
    if act.acted:
        return why.HAS_ACTED
    if act.hindered:
        return why.IS_HINDERED
    if act.moves >= move_limit(s, x):
        return why.MOVED_ENOUGH
    if is_incapacitated(s, x):
        return why.CANNOT_ACT
    return why.IS_RESTRAINED if is_restrained(s, x) else ALLOWED


def why_no_quick(s: Table, act: Activation) -> int:
    """Why a creature takes no quick action now (R6.2, R6.5)."""
    if act.acted:
        return why.HAS_ACTED
    if not is_in_play(s, act.this) or is_incapacitated(s, act.this):
        return why.CANNOT_ACT
    if act.moves and is_slow(s, act.this):
        return why.IS_SLOW
    return why.HAS_ACTED if act.moves > 1 and not is_fast(s, act.this) else ALLOWED


def why_no_full(s: Table, act: Activation) -> int:
    """Why a creature takes no full action now: it has moved, or acted (R6.2)."""
    reason = why_no_quick(s, act)
    return why.HAS_MOVED if reason == ALLOWED and act.moves else reason


def why_no_action(s: Table, act: Activation, action: int) -> int:
    """Why a creature does not take an action of a kind, quick or full."""
    return why_no_full(s, act) if action == k.FULL else why_no_quick(s, act)

"""A spell under way: who casts it, from where, at what, for what (R10)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.mana import Purchase
from conclave.games.mage_wars.table import Table
from conclave.kernel.frames import Frame, Label

CAST_RULE: Final[list[int]] = []
"""The number of the rule of casting."""

CHOSEN: Final = Label("chosen")
ANSWERED: Final = Label("answered")
SETTLING: Final = Label("settling")
"""Where the steps of casting begin to which others go."""


NOWHERE: Final = -2
"""The zone of a target that is not in the arena, or that there is none of; walls have -1."""


class Casting(Purchase):
    """A spell `this` is cast by `caster` at object `it`, zone `spot` or border `edge`.

    An ability that is used like a spell has no card, but a `source` and a `deed`. `origin` is where it comes
    from; it and its targets were in the zones `start`, `there` and `yonder`. `own` and `supply` were paid by
    the caster and by the `purse` of a Mage. `leisurely` says that there was time for a full spell.
    """

    def __init__(self, this: int, you: int, caster: int) -> None:
        super().__init__(CAST_RULE[0], this, you)
        self.caster = caster
        self.origin = caster
        self.spot = -1
        self.edge = -1
        self.second = -1
        self.way = -1
        self.extension = -1
        self.source = -1
        self.deed = -1
        self.action = k.QUICK_SPELL
        self.x = 0
        self.own = 0
        self.supply = 0
        self.purse = you
        self.start = -1
        self.there = NOWHERE
        self.yonder = NOWHERE
        self.leisurely = True
        self.bound = False
        self.paid_more = False
        self.gone = False
        self.countered = False
        self.returned = False
        self.reversed = False

    def copy(self) -> Frame:
        """Return an equal casting that shares nothing mutable."""
        q = Casting(self.this, self.you, self.caster)
        self.copy_purchase_into(q)
        q.origin = self.origin
        q.spot = self.spot
        q.edge = self.edge
        q.second = self.second
        q.way = self.way
        q.extension = self.extension
        q.source = self.source
        q.deed = self.deed
        q.action = self.action
        q.x = self.x
        q.own = self.own
        q.supply = self.supply
        q.purse = self.purse
        q.start = self.start
        q.there = self.there
        q.yonder = self.yonder
        q.leisurely = self.leisurely
        q.bound = self.bound
        q.paid_more = self.paid_more
        q.gone = self.gone
        q.countered = self.countered
        q.returned = self.returned
        q.reversed = self.reversed
        return q


def casting_of(s: Table) -> Casting | None:
    """The spell under way, the innermost one."""
    return s.innermost(Casting)

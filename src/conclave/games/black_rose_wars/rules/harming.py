"""Dealing damage step by step: Protections first, cubes at once, then who falls (O33, O40, O99)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.casting import Casting, ask_whom_it_reaches, casting_of
from conclave.games.black_rose_wars.rules.harm import (
    BY_SPELL,
    Harm,
    can_be_harmed,
    is_full,
    remember,
    strike_down,
)
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.rules.sides import order_from, owner_of_model, turn_order
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import Happening, Opens
from conclave.kernel.sequences import Sequence

DOOM: Final = DOOR.kind("doom", nothing_changes)
"""A model is about to be defeated."""


class Harming(Sequence):
    """Damage being dealt: `them` and `amounts`, by the side `you`, in the cubes of `colour`.

    `this` is the card behind it, `by` the model that deals it, `via` how it comes about. With `outright`
    they fall whatever damage they have, and `first` says which side then ranks first.
    """

    def __init__(self, this: int, you: int, them: list[int], amounts: list[int]) -> None:
        super().__init__(HARMING, this, you, them, amounts)
        self.colour = you
        self.via = 3
        self.shielded = True
        self.sole = 0
        self.outright = False
        self.first = -1
        self.doomed: list[int] = []

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Harming(self.this, self.you, [], [])
        self.copy_sequence_into(f)
        f.colour = self.colour
        f.via = self.via
        f.shielded = self.shielded
        f.sole = self.sole
        f.outright = self.outright
        f.first = self.first
        f.doomed = self.doomed[:]
        return f

    def prevent(self) -> None:
        """It does not defeat outright: only those fall whose life bar is still full."""
        self.outright = False


def deal(
    s: Table, this: int, you: int, them: list[int], n: int, by: int, via: int, shielded: bool = True
) -> Harming | None:
    """Deal n damage to each of some models in one event; None if nobody can be hurt."""
    return deal_each(s, this, you, them, [n] * len(them), by, via, shielded)


def deal_each(
    s: Table, this: int, you: int, them: list[int], ns: list[int], by: int, via: int, shielded: bool = True
) -> Harming | None:
    """The same, with an amount for each of them."""
    hurt = [i for i in range(len(them)) if ns[i] > 0 and can_be_harmed(s, them[i], you, this)]
    if not hurt:
        return None
    f = Harming(this, you, [them[i] for i in hurt], [ns[i] for i in hurt])
    f.by = by
    f.via = via
    f.shielded = shielded
    s.push(f)
    return f


def ask_the_untouched(s: Table, f: Frame) -> None:
    """Mages that a Spell touches only now are asked for Protections first (O99)."""
    assert isinstance(f, Harming)
    c = casting_of(s, f, f.this)
    if c is None:
        return
    if f.shielded and ask_whom_it_reaches(s, f, f.them):
        f.again()
        return
    leave_out(s, f, c)


def leave_out(s: Table, f: Harming, c: Casting) -> None:
    """Who ignores the Spell, or its damage, is left out; so is who has gone meanwhile."""
    for i in range(len(f.them) - 1, -1, -1):
        m = f.them[i]
        out = m < s.seats and ((c.spared | c.unhurt) >> m) & 1
        if c.prevented or out or not can_be_harmed(s, m, f.you, f.this):
            f.them.pop(i)
            f.amounts.pop(i)


def cause_harm(s: Table, f: Frame) -> None:
    """The damage itself, with its windows."""
    assert isinstance(f, Harming)
    if not f.them:
        f.leave()
        remember(s, f, [], 0)
        return
    h = Harm(f.this, f.you, f.them[:], f.amounts[:])
    h.colour = f.colour
    h.by = f.by
    h.via = f.via
    h.shielded = f.shielded
    h.here = s.where[f.them[0]]
    h.sole = f.sole
    remember(s, f, [], 0)
    DOOR.cause(s, h)


def find_the_doomed(s: Table, f: Frame) -> None:
    """Those whose life bar is full, in turn order from the dealer's left (O40)."""
    assert isinstance(f, Harming)
    order = order_from(s, (f.you + 1) % s.seats) if f.you < s.seats else turn_order(s)
    doomed = [m for m in f.them if f.outright or is_full(s, m)]
    f.doomed = [m for seat in order for m in doomed if owner_of_model(m) == seat]


def name_the_doomed(s: Table, f: Sequence, kind: int) -> Happening | None:
    """The next of them; a Mage may be saved, unless Protections are shut out (O99)."""
    assert isinstance(f, Harming)
    if not f.doomed:
        f.leave()
        return None
    f.it = f.doomed[0]
    if s.kind[f.it] != t.A_MAGE or not f.shielded:
        return None
    h = Happening(kind, f.this, f.you, [f.it], [0])
    h.by = f.by
    h.here = s.where[f.it]
    return h


def let_fall(s: Table, f: Frame) -> None:
    """It falls, if it still must."""
    assert isinstance(f, Harming)
    m = f.it
    f.doomed = [x for x in f.doomed if x != m]
    if is_full(s, m) or (f.outright and s.where[m] >= 0):
        strike_down(s, m, f.you, f.via, f.sole, f.first)
    f.go_to(NEXT_DOOMED)


def doom(s: Table, this: int, you: int, m: int) -> Harming:
    """A model whose life bar was filled otherwise than by damage falls, unless it is saved (O55, O99)."""
    f = Harming(this, you, [m], [0])
    f.by = you if you < s.seats else -1
    f.via = BY_SPELL
    f.go_to(DOOMED)
    s.push(f)
    return f


DOOMED: Final = Label("doomed")
NEXT_DOOMED: Final = Label("next doomed")
HARMING: Final = BOOK.rule(
    "harm",
    [
        ask_the_untouched,
        cause_harm,
        DOOMED,
        find_the_doomed,
        NEXT_DOOMED,
        Opens(DOOR, DOOM, name_the_doomed),
        let_fall,
    ],
)

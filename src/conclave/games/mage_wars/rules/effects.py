"""Effects that last until a moment of a round (R5.10, O17, O19, O31)."""

from __future__ import annotations

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules.traits import refresh
from conclave.games.mage_wars.table import Table, is_about, is_in_play
from conclave.kernel.lasting import Lasting


def give(s: Table, this: int, you: int, x: int, trait: int, n: int, until: int) -> None:
    """An object has a trait for a while."""
    if not is_in_play(s, x):
        return
    s.let_last(~trait, this, you, x, n, until, x)
    s.tell(t.GAINS_TRAIT, s.controller[x], x, trait, n)
    refresh(s)


def end_for(s: Table, until: int, x: int) -> None:
    """The moment of one object has come: what lasted until then ends."""
    if s.lasting:
        kept: list[Lasting] = [row for row in s.lasting if row.until != until or row.it != x]
        if len(kept) != len(s.lasting):
            s.lasting = kept
            refresh(s)


def end_round_effects(s: Table) -> None:
    """Everything ends with the round (O19)."""
    if s.lasting:
        s.lasting = []
        refresh(s)


def take(s: Table, x: int, trait: int) -> bool:
    """Use up one lasting effect; returns whether there was one."""
    for row in s.lasting:
        if row.text == ~trait and row.it == x:
            s.lasting = [other for other in s.lasting if other is not row]
            refresh(s)
            return True
    return False


def lasting_of(s: Table, x: int, trait: int, until: int) -> int:
    """What effects that last until one moment give an object."""
    n = 0
    for row in s.lasting:
        if row.text == ~trait and row.it == x and row.until == until:
            n += row.amount
    return n


def lasts(s: Table, x: int, trait: int) -> bool:
    """Whether a lasting effect gives an object a trait."""
    return any(row.text == ~trait and row.it == x for row in s.lasting)


def forget(s: Table, x: int) -> None:
    """What leaves the arena is new if it ever comes back, even in the same round (O51)."""
    if s.lasting:
        s.lasting = [row for row in s.lasting if row.it != x]
    if s.done:
        s.done = [done for done in s.done if not is_about(done, x)]

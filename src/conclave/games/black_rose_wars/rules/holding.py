"""Who may hold which Spells: a Custom Spell belongs to its own Mage alone (R26, O20)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.table import Table


def seat_of_pile(pile: int) -> int:
    """The Mage whose hand, Grimoire or Memories a pile is, or -1."""
    for first in (t.HAND, t.GRIMOIRE, t.MEMORIES):
        if first <= pile < first + 4:
            return pile - first
    return -1


def is_kept_by_its_mage(s: Table, c: int, pile: int) -> bool:
    """Whether a card on its way to a pile is another Mage's Custom Spell; then it does not go there.

    Out of a hand or a pile it goes to its Mage's Memories instead; in play it stays where it lies.
    """
    seat = seat_of_pile(pile)
    if seat < 0 or not 0 <= s.face[c] < len(box.SPELLS) or box.SPELLS[s.face[c]].school != t.CUSTOM:
        return False
    mage = box.SPELLS[s.face[c]].mage
    if s.mage[seat] == mage:
        return False
    if not t.SHEET <= s.pile[c] < t.SHEET + 4:
        put(s, c, t.MEMORIES + s.mage.index(mage))
    return True

"""Piles of cards as chains: putting, taking, shuffling, and who may know what lies where (O12 to O14)."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.events import EVERYONE


def cards_in(s: Table, pile: int) -> list[int]:
    """The cards of a pile, top first."""
    found: list[int] = []
    c = s.top[pile]
    while c >= 0:
        found.append(c)
        c = s.under[c]
    return found


def is_spell(s: Table, c: int) -> bool:
    """Whether a card is a Spell, by where it lies: neither among Quests nor among Events."""
    pile = s.pile[c]
    return not (t.QUEST_DECK <= pile < t.GRIMOIRE or t.QUESTS <= pile < t.STUDIED)


def is_quest(s: Table, c: int) -> bool:
    """Whether a card is a Quest, by where it lies; those left in the box are nobody's."""
    pile = s.pile[c]
    return t.QUEST_DECK <= pile < t.EVENT_DECK or t.QUESTS <= pile < t.STUDIED


def top_of(s: Table, pile: int, n: int) -> list[int]:
    """The top n cards of a pile, or as many as there are."""
    found: list[int] = []
    c = s.top[pile]
    while c >= 0 and len(found) < n:
        found.append(c)
        c = s.under[c]
    return found


def lift(s: Table, c: int) -> None:
    """Take a card out of its pile."""
    pile = s.pile[c]
    if s.top[pile] == c:
        s.top[pile] = s.under[c]
    else:
        above = s.top[pile]
        while s.under[above] != c:
            above = s.under[above]
        s.under[above] = s.under[c]
    s.under[c] = -1
    s.size[pile] -= 1


def audience(pile: int) -> int:
    """Who may know a card by its lying in a pile: everybody, its owner alone, or nobody anew (O18)."""
    if pile < t.SCHOOL_DISCARD:
        return 0
    if (
        t.SCHOOL_DISCARD <= pile < t.SCHOOL_DISCARD + 6
        or pile == t.OUT
        or t.SET_ASIDE <= pile < t.SET_ASIDE + 4
    ):
        return EVERYONE
    if t.QUEST_DISCARD <= pile < t.QUEST_DISCARD + 3 or t.EVENT_DISCARD <= pile < t.EVENT_SLOT + 3:
        return EVERYONE
    if t.MEMORIES <= pile < t.MEMORIES + 4 or t.COMPLETED <= pile < t.COMPLETED + 4:
        return EVERYONE
    for first in (t.HAND, t.QUESTS, t.STUDIED, t.SHEET):
        if first <= pile < first + 4:
            return 1 << (pile - first)
    return 0


def lay(s: Table, c: int, pile: int) -> None:
    """Put a card that is in no pile on top of one; whoever may look there knows it from now on."""
    s.under[c] = s.top[pile]
    s.top[pile] = c
    s.pile[c] = pile
    s.size[pile] += 1
    seats = audience(pile)
    if seats:
        s.show(c, seats)


def put(s: Table, c: int, pile: int) -> None:
    """Move a card to the top of a pile."""
    lift(s, c)
    forget(s, c)
    lay(s, c, pile)


def forget(s: Table, c: int) -> None:
    """Which card leaves a hand, nobody sees but its owner; the pile it goes to may show it."""
    owner = s.pile[c] - t.HAND
    if 0 <= owner < 4:
        s.seen_by[c] = 1 << owner


def put_under(s: Table, c: int, pile: int) -> None:
    """Move a card to the bottom of a pile."""
    lift(s, c)
    forget(s, c)
    below = s.top[pile]
    if below < 0:
        lay(s, c, pile)
        return
    while s.under[below] >= 0:
        below = s.under[below]
    s.under[below] = c
    s.under[c] = -1
    s.pile[c] = pile
    s.size[pile] += 1


def shuffle(s: Table, pile: int, aside: Sequence[int] = ()) -> None:
    """Put a pile in random order, but for cards aside.

    Faces are dealt anew to its handles, so that a handle tells nothing.
    """
    cards = [c for c in cards_in(s, pile) if c not in aside]
    faces = [s.face[c] for c in cards]
    s.rng.shuffle(faces)
    for i in range(len(cards)):
        s.face[cards[i]] = faces[i]
        s.seen_by[cards[i]] = 0


def mix(s: Table, pile: int, seats: int) -> None:
    """Mix cards that only their owner sees: nobody else can follow one of them any longer."""
    cards = cards_in(s, pile)
    if len(cards) > 1:
        shuffle(s, pile)
    for c in cards:
        s.seen_by[c] = seats


def rebuild(s: Table, pile: int, discard: int) -> None:
    """An empty pile that must be drawn from is its discard pile, shuffled (R67, O12 to O14)."""
    if s.top[pile] >= 0 or s.top[discard] < 0:
        return
    for c in cards_in(s, discard):
        put(s, c, pile)
    shuffle(s, pile)

"""Where cards lie, as a text speaks of it: piles of Mages, decks and discard piles, places on sheets."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    COMPLETED as COMPLETED_PILE,
)
from conclave.games.black_rose_wars.terms import (
    CUSTOM,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    MEMORIES,
    PLACES,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    QUICK,
    READY,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SCHOOLS,
    USED,
)
from conclave.games.black_rose_wars.terms import EVENT_DECK as EVENT_DECKS
from conclave.games.black_rose_wars.terms import FORGOTTEN_DECK as FORGOTTEN_PILE
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.speech import A_CARD, A_MODEL, Noun, Number, number


class Zone(Noun):
    """A place where cards lie; `pile` is where a card put there goes."""

    def piles(self, s: Table, f: Effect) -> list[int]:
        """The piles meant."""
        return []

    def of(self, s: Table, f: Effect) -> list[int]:
        """The cards there, top first."""
        found: list[int] = []
        for pile in self.piles(s, f):
            found.extend(cards_in(s, pile))
        return found


class PileOf(Zone):
    """A pile of some Mages."""

    def __init__(self, first: int, whose: Noun) -> None:
        super().__init__(A_CARD)
        self.first = first
        self.whose = whose

    def piles(self, s: Table, f: Effect) -> list[int]:
        """One for each of them."""
        return [self.first + seat for seat in self.whose.of(s, f)]


class Deck(Zone):
    """A deck of a School, of a Moon's Quests, or another by number; the number may have to be worked out."""

    def __init__(self, first: int, n: Number) -> None:
        super().__init__(A_CARD)
        self.first = first
        self.n = n

    def piles(self, s: Table, f: Effect) -> list[int]:
        """The deck."""
        return [self.first + self.n.of(s, f)]


class EventDeck(Zone):
    """The Event deck of the current Moon."""

    def piles(self, s: Table, f: Effect) -> list[int]:
        """The deck."""
        return [EVENT_DECKS + s.moon - 1]


class Library(Zone):
    """The School decks, from which one card after another is named by its School."""

    def piles(self, s: Table, f: Effect) -> list[int]:
        """All six."""
        return list(range(SCHOOL_DECK, SCHOOL_DECK + SCHOOLS))


class SchoolDiscards(Zone):
    """The cards in the discard piles of the Schools; only the top ones if `tops`."""

    def __init__(self, tops: bool) -> None:
        super().__init__(A_CARD)
        self.tops = tops

    def of(self, s: Table, f: Effect) -> list[int]:
        """The cards."""
        found: list[int] = []
        for pile in range(SCHOOL_DISCARD, SCHOOL_DISCARD + SCHOOLS):
            if self.tops:
                found.extend([s.top[pile]] if s.top[pile] >= 0 else [])
            else:
                found.extend(cards_in(s, pile))
        return found


def hand(x: Noun) -> Zone:
    """The hands of some Mages."""
    return PileOf(HAND, x)


def grimoire(x: Noun) -> Zone:
    """Their draw piles."""
    return PileOf(GRIMOIRE, x)


def memories(x: Noun) -> Zone:
    """Their discard piles."""
    return PileOf(MEMORIES, x)


def quests(x: Noun) -> Zone:
    """Their Quests not yet completed."""
    return PileOf(QUESTS, x)


def completed(x: Noun) -> Zone:
    """Their completed Quests."""
    return PileOf(COMPLETED_PILE, x)


def school_deck(n: int | Number) -> Zone:
    """The deck of a School."""
    return Deck(SCHOOL_DECK, number(n))


def quest_deck(moon: int | Number) -> Zone:
    """The Quest deck of a Moon."""
    return Deck(QUEST_DECK - 1, number(moon))


def quest_discards(moon: int | Number) -> Zone:
    """The discarded Quests of a Moon."""
    return Deck(QUEST_DISCARD - 1, number(moon))


EVENT_DECK: Final = EventDeck(A_CARD)
FORGOTTEN_DECK: Final = Deck(FORGOTTEN_PILE, number(0))
LIBRARY: Final = Library(A_CARD)
SCHOOL_DISCARDS: Final = SchoolDiscards(False)
TOP_DISCARDS: Final = SchoolDiscards(True)


# --- sheets -----
ALL_READY: Final = 0
STANDARD_READY: Final = 1
QUICK_READY: Final = 2
NEXT_READY: Final = 3
FACE_UP: Final = 4


class OnSheet(Zone):
    """Spells on the sheets of some Mages: Ready ones, or those that lie face up."""

    def __init__(self, which: int, whose: Noun) -> None:
        super().__init__(A_CARD)
        self.which = which
        self.whose = whose

    def of(self, s: Table, f: Effect) -> list[int]:
        """The cards, in the order of the places."""
        found: list[int] = []
        for seat in self.whose.of(s, f):
            found.extend(self.of_seat(s, seat))
        return found

    def of_seat(self, s: Table, seat: int) -> list[int]:
        """The cards on one sheet."""
        standard = [p for p in range(seat * PLACES + 1, seat * PLACES + PLACES) if s.sheet[p] >= 0]
        quick = [seat * PLACES + QUICK] if s.sheet[seat * PLACES + QUICK] >= 0 else []
        if self.which == FACE_UP:
            return [s.sheet[p] for p in [*quick, *standard] if s.status[p] == USED]
        standard = [p for p in standard if s.status[p] == READY]
        quick = [p for p in quick if s.status[p] == READY]
        if self.which == STANDARD_READY:
            chosen = standard
        elif self.which == QUICK_READY:
            chosen = quick
        elif self.which == NEXT_READY:
            chosen = (standard or quick)[:1]
        else:
            chosen = [*quick, *standard]
        return [s.sheet[p] for p in chosen]


def ready(x: Noun) -> Zone:
    """All Ready Spells of some Mages."""
    return OnSheet(ALL_READY, x)


def standard(x: Noun) -> Zone:
    """Their Ready Spells on Standard places."""
    return OnSheet(STANDARD_READY, x)


def quick(x: Noun) -> Zone:
    """Their Ready Spell on the Quick place."""
    return OnSheet(QUICK_READY, x)


def next_ready(x: Noun) -> Zone:
    """Their first Ready Standard Spell, else the Ready Quick one."""
    return OnSheet(NEXT_READY, x)


class Prepared(Noun):
    """Those Mages of a set that still have a Ready Spell."""

    def __init__(self, whose: Noun) -> None:
        super().__init__(A_MODEL)
        self.whose = whose

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seats."""
        cards_of = OnSheet(ALL_READY, self.whose)
        return [seat for seat in self.whose.of(s, f) if cards_of.of_seat(s, seat)]


def with_ready(x: Noun) -> Noun:
    """Those Mages of a set that still have a Ready Spell (O74)."""
    return Prepared(x)


def revealed(x: Noun) -> Zone:
    """Their Spells that lie face up, the one being resolved included."""
    return OnSheet(FACE_UP, x)


class Cards(Noun):
    """Cards of a zone, perhaps only some."""

    def __init__(self, zone: Noun, type_: int, forgotten: bool, custom: bool) -> None:
        super().__init__(A_CARD)
        self.zone = zone
        self.type = type_
        self.forgotten = forgotten
        self.custom = custom

    def of(self, s: Table, f: Effect) -> list[int]:
        """Those that fit; unknown ones fit nothing that asks for a face."""
        found = self.zone.of(s, f)
        if self.type < 0 and self.forgotten and self.custom:
            return found
        return [c for c in found if self.fits(s.face[c])]

    def fits(self, face: int) -> bool:
        """Whether a Spell is one of those meant."""
        if not 0 <= face < len(SPELLS):
            return False
        school = SPELLS[face].school
        if (school == FORGOTTEN and not self.forgotten) or (school == CUSTOM and not self.custom):
            return False
        return self.type < 0 or SPELLS[face].sides[0].type == self.type


def cards(zone: Noun, type: int = -1, forgotten: bool = True, custom: bool = True) -> Noun:
    """Cards of a zone, perhaps without Forgotten or Custom ones, or of one type."""
    return Cards(zone, type, forgotten, custom)

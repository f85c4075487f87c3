"""Where cards lie, as a text speaks of it: piles of Mages, decks and discard piles, places on sheets."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import A_CARD, A_MODEL, Noun, Number
from conclave.language.speech import number


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

    def __init__(self, first: int, n: int | Number) -> None:
        super().__init__(A_CARD)
        self.first = first
        self.n = number(n)

    def piles(self, s: Table, f: Effect) -> list[int]:
        """The deck."""
        return [self.first + self.n.of(s, f)]


class EventDeck(Zone):
    """The Event deck of the current Moon."""

    def piles(self, s: Table, f: Effect) -> list[int]:
        """The deck."""
        return [t.EVENT_DECK + s.moon - 1]


class Library(Zone):
    """The School decks, from which one card after another is named by its School."""

    def piles(self, s: Table, f: Effect) -> list[int]:
        """All six."""
        return list(range(t.SCHOOL_DECK, t.SCHOOL_DECK + t.SCHOOLS))


class SchoolDiscards(Zone):
    """The cards in the discard piles of the Schools; only the top ones if `tops`."""

    def __init__(self, tops: bool) -> None:
        super().__init__(A_CARD)
        self.tops = tops

    def of(self, s: Table, f: Effect) -> list[int]:
        """The cards."""
        found: list[int] = []
        for pile in range(t.SCHOOL_DISCARD, t.SCHOOL_DISCARD + t.SCHOOLS):
            if self.tops:
                found.extend([s.top[pile]] if s.top[pile] >= 0 else [])
            else:
                found.extend(cards_in(s, pile))
        return found


EVENT_DECK: Final = EventDeck(A_CARD)
FORGOTTEN_DECK: Final = Deck(t.FORGOTTEN_DECK, number(0))
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
        standard = [p for p in range(seat * t.PLACES + 1, seat * t.PLACES + t.PLACES) if s.sheet[p] >= 0]
        quick = [seat * t.PLACES + t.QUICK] if s.sheet[seat * t.PLACES + t.QUICK] >= 0 else []
        if self.which == FACE_UP:
            return [s.sheet[p] for p in [*quick, *standard] if s.status[p] == t.USED]
        standard = [p for p in standard if s.status[p] == t.READY]
        quick = [p for p in quick if s.status[p] == t.READY]
        if self.which == STANDARD_READY:
            chosen = standard
        elif self.which == QUICK_READY:
            chosen = quick
        elif self.which == NEXT_READY:
            chosen = (standard or quick)[:1]
        else:
            chosen = [*quick, *standard]
        return [s.sheet[p] for p in chosen]


class Prepared(Noun):
    """Those Mages of a set that still have a Ready Spell."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_MODEL)
        self.whose = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seats."""
        cards_of = OnSheet(ALL_READY, self.whose)
        return [seat for seat in self.whose.of(s, f) if cards_of.of_seat(s, seat)]


class Cards(Noun):
    """Cards of a zone, perhaps only some."""

    def __init__(self, zone: Noun, type: int = -1, forgotten: bool = True, custom: bool = True) -> None:
        super().__init__(A_CARD)
        self.zone = zone
        self.type = type
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
        if not 0 <= face < len(box.SPELLS):
            return False
        school = box.SPELLS[face].school
        if (school == t.FORGOTTEN and not self.forgotten) or (school == t.CUSTOM and not self.custom):
            return False
        return self.type < 0 or box.SPELLS[face].sides[0].type == self.type


# --- as cards say it -----
with_ready: Final = Prepared
cards: Final = Cards
hand: Final = partial(PileOf, t.HAND)
grimoire: Final = partial(PileOf, t.GRIMOIRE)
memories: Final = partial(PileOf, t.MEMORIES)
quests: Final = partial(PileOf, t.QUESTS)
completed: Final = partial(PileOf, t.COMPLETED)
school_deck: Final = partial(Deck, t.SCHOOL_DECK)
quest_deck: Final = partial(Deck, t.QUEST_DECK - 1)
quest_discards: Final = partial(Deck, t.QUEST_DISCARD - 1)
ready: Final = partial(OnSheet, ALL_READY)
standard: Final = partial(OnSheet, STANDARD_READY)
quick: Final = partial(OnSheet, QUICK_READY)
next_ready: Final = partial(OnSheet, NEXT_READY)
revealed: Final = partial(OnSheet, FACE_UP)

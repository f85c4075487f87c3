"""Who sees what: the view with its holes, and one possible world that fills them (O17, O18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.piles import audience, cards_in
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.events import EVERYONE
from conclave.kernel.rng import Rng
from conclave.kernel.state import UNKNOWN, StuckGame
from conclave.kernel.views import begin_world, fill_screens, make_holes

KINDS_OF_POOL: Final = 8
"""The six Schools, the Custom Spells, the Forgotten ones."""


def view(s: Table, seat: int) -> Table:
    """What a seat may know; at the end of the game, everything."""
    v = s.copy()
    if s.over:
        v.seen_by = vec[i16]([EVERYONE] * len(v.seen_by))
    make_holes(s, v, seat)
    if v.waiting == 1 << seat and not v.pending:
        v.waiting = ((1 << s.seats) - 1) & ~(1 << seat)  # one's own turn, and somebody else thinks
    if s.aside:
        for other in range(s.seats):
            if other != seat:
                take_back(v, other)
    elif not s.over:
        hide_sides(v, seat)
    return v


def hide_sides(v: Table, seat: int) -> None:
    """How a face-down Spell lies is known to its owner and to whoever cast it."""
    for p in range(len(v.sheet)):
        if v.sheet[p] >= 0 and v.status[p] != t.USED and p // t.PLACES != seat and v.caster[p] != seat:
            v.side[p] = UNKNOWN


def take_back(v: Table, other: int) -> None:
    """Behind a screen nobody sees what has been placed: all of it counts as in hand."""
    cards = cards_in(v, t.HAND + other) + cards_in(v, t.SHEET + other)
    cards.sort()
    above = -1
    for c in cards:
        if above < 0:
            v.top[t.HAND + other] = c
        else:
            v.under[above] = c
        v.pile[c] = t.HAND + other
        v.under[c] = -1
        above = c
    v.size[t.HAND + other] = len(cards)
    v.top[t.SHEET + other] = -1
    v.size[t.SHEET + other] = 0
    for p in range(t.PLACES * other, t.PLACES * other + t.PLACES):
        v.sheet[p] = -1
        v.side[p] = -1
        v.status[p] = t.READY
        v.caster[p] = -1


# --- filling the holes ---------------------------------------------------------------------------------
def determinise(v: Table, rng: Rng) -> Table:
    """One world that the viewer cannot tell from the real one."""
    w = v.copy()
    begin_world(v, w, rng)
    if not v.over:
        box = box_of_cards()
        let_owners_know(w, box)
        Deal(w, box, rng).spells()
        deal_moons(w, box.first_quest, box.quest_moons, box.ones, rng)
        deal_moons(w, box.first_event, box.event_moons, box.ones, rng)
        turn_sides(w, rng)
    fill_screens(BOOK, w, v.viewer, rng)
    return w


class Box:
    """What everybody knows from the rulebook: how many of each card there are, and whose piles are whose."""

    def __init__(self) -> None:
        self.copies = vec[i16]([1 if spell.school == t.FORGOTTEN else 3 for spell in SPELLS])
        self.pool_of = vec[i16]([spell.school for spell in SPELLS])
        self.begins = [pool_begins(k) for k in range(KINDS_OF_POOL + 1)]
        self.ones = vec[i16]([1] * max(len(SPELLS), len(QUEST_CARDS), len(EVENT_CARDS)))
        self.zeros = vec[i16]([0] * KINDS_OF_POOL)
        self.first_quest = sum([int(n) for n in self.copies])
        self.first_event = self.first_quest + len(QUEST_CARDS)
        self.quest_moons = [sum([1 for quest in QUEST_CARDS if quest.moon == n]) for n in (1, 2, 3)]
        self.event_moons = [sum([1 for event in EVENT_CARDS if event.moon == n]) for n in (1, 2, 3)]
        self.audience = vec[i16]([audience(pile) for pile in range(t.PILES)])
        self.deck_pool = vec[i16]([-1] * t.PILES)
        for k in range(t.SCHOOLS):
            self.deck_pool[t.SCHOOL_DECK + k] = k
        self.deck_pool[t.FORGOTTEN_DECK] = t.FORGOTTEN


def pool_begins(k: int) -> int:
    """The first face of a School, Custom or Forgotten Spells; the faces of each follow each other."""
    return sum([1 for spell in SPELLS if spell.school < k])


BOXES: Final[list[Box]] = []


def box_of_cards() -> Box:
    """The box, counted when it is first wanted: by then all cards are in it."""
    if not BOXES:
        BOXES.append(Box())
    return BOXES[0]


def let_owners_know(w: Table, box: Box) -> None:
    """Whoever may look at a pile knows what lies there, in this world too."""
    seen_by = w.seen_by
    pile = w.pile
    audience_of = box.audience
    for c in range(i64(len(seen_by))):
        seen_by[c] |= audience_of[i64(pile[c])]


def shuffle_cards(cards: vec[i16], rng: Rng) -> None:
    """Put a column in random order."""
    i: i64 = len(cards) - 1
    while i > 0:
        j = rng.below(i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
        i -= 1


class Deal:
    """The unseen Spells and the handles they may lie under, while a world is dealt."""

    def __init__(self, w: Table, box: Box, rng: Rng) -> None:
        self.w = w
        self.box = box
        self.rng = rng
        self.left = box.copies[:]
        self.spare = box.zeros[:]
        self.held = vec[i16]()

    def spells(self) -> None:
        """Decks hold their own School; Active ones fit their token; Custom Spells lie with their Mage."""
        self.sort_out()
        self.place_active()
        self.place_custom()
        rest = vec[i16]()
        for k in range(KINDS_OF_POOL):
            pool = self.pool(k)
            for i in range(self.fill_deck(k, pool), i64(len(pool))):
                rest = append(rest, pool[i])
        shuffle_cards(rest, self.rng)
        face = self.w.face
        held = self.held
        for i in range(i64(len(held))):
            face[i64(held[i])] = rest[i]

    def sort_out(self) -> None:
        """Count the faces not seen, how many more each pool has than its deck holes, and who holds holes."""
        face = self.w.face
        pile = self.w.pile
        deck_pool = self.box.deck_pool
        left = self.left
        held = vec[i16]()
        spare = self.spare
        for c in range(i64(self.box.first_quest)):
            f = i64(face[c])
            if f >= 0:
                left[f] -= 1
                continue
            k = i64(deck_pool[i64(pile[c])])
            if k >= 0:
                spare[k] -= 1
            else:
                held = append(held, i16(c))
        pool_of = self.box.pool_of
        for f in range(i64(len(left))):
            spare[i64(pool_of[f])] += left[f]
        self.held = held

    def place_active(self) -> None:
        """What lies under a Trap or Protection token is such a Spell, of a School with cards to spare."""
        w = self.w
        places = [p for p in range(len(w.sheet)) if token_at(w, p) >= 0 and w.face[w.sheet[p]] == UNKNOWN]
        if not self.fill_places(places, 0):
            raise StuckGame("no world fits the tokens on the sheets")

    def fill_places(self, places: list[int], n: int) -> bool:
        """Fill the places from number n on; where that leads nowhere, try another School before."""
        if n == len(places):
            return True
        p = places[n]
        fitting = self.faces_of_type(self.w.token[p], p // t.PLACES)
        while fitting:
            f = fitting[int(self.rng.below(len(fitting)))]
            self.give(self.w.sheet[p], f)
            if self.fill_places(places, n + 1):
                return True
            self.take_back(self.w.sheet[p], f)
            k = self.box.pool_of[f]
            fitting = [other for other in fitting if self.box.pool_of[other] != k]
        return False

    def faces_of_type(self, kind: int, seat: int) -> list[int]:
        """The unseen faces of a type; no School gives more than its deck can do without."""
        fitting: list[int] = []
        for f in range(len(SPELLS)):
            k = int(self.box.pool_of[f])
            if self.left[f] > 0 and self.spare[k] > 0 and SPELLS[f].sides[0].type == kind:
                if k != t.CUSTOM or SPELLS[f].mage == self.w.mage[seat]:
                    fitting.extend([f] * int(self.left[f]))
        return fitting

    def place_custom(self) -> None:
        """A Custom Spell that is not seen is held by its own Mage (R26)."""
        w = self.w
        for f in range(self.box.begins[t.CUSTOM], self.box.begins[t.CUSTOM + 1]):
            while self.left[f] > 0:
                seat = w.mage.index(SPELLS[f].mage)
                theirs = [int(c) for c in self.held if (w.pile[i64(c)] - t.GRIMOIRE) % 4 == seat]
                self.give(theirs[int(self.rng.below(len(theirs)))], f)

    def give(self, c: int, f: int) -> None:
        """A hole that somebody holds is filled."""
        self.w.face[c] = f
        self.left[f] -= 1
        self.spare[i64(self.box.pool_of[f])] -= 1
        self.held = remove(self.held, i16(c))

    def take_back(self, c: int, f: int) -> None:
        """A hole is open again."""
        self.w.face[c] = UNKNOWN
        self.left[f] += 1
        self.spare[i64(self.box.pool_of[f])] += 1
        self.held = append(self.held, i16(c))

    def pool(self, k: int) -> vec[i16]:
        """The unseen faces of a School, in random order."""
        left = self.left
        found = vec[i16]()
        for f in range(i64(self.box.begins[k]), i64(self.box.begins[k + 1])):
            n = left[f]
            while n > 0:
                found = append(found, i16(f))
                n -= 1
        shuffle_cards(found, self.rng)
        return found

    def fill_deck(self, k: int, pool: vec[i16]) -> i64:
        """The holes of a deck are filled from its own pool; returns how many that took."""
        n: i64 = 0
        if k == t.CUSTOM:
            return n
        face = self.w.face
        under = self.w.under
        c: i64 = self.w.top[t.FORGOTTEN_DECK if k == t.FORGOTTEN else t.SCHOOL_DECK + k]
        while c >= 0:
            if face[c] == UNKNOWN:
                face[c] = pool[n]
                n += 1
            c = i64(under[c])
        return n


def deal_moons(w: Table, first: i64, moons: list[int], ones: vec[i16], rng: Rng) -> None:
    """Quests, or Events, of each Moon: the handles of a Moon hold its cards, the unseen ones in any order."""
    face = w.face
    start: i64 = 0
    for size in moons:
        end: i64 = start + size
        unseen = ones[:size]
        holes: i64 = 0
        for c in range(first + start, first + end):
            f = i64(face[c])
            if f == UNKNOWN:
                holes += 1
            else:
                unseen[f - start] = 0
        if holes > 0:
            left = vec[i16]()
            for f in range(start, end):
                if unseen[f - start]:
                    left = append(left, i16(f))
            shuffle_cards(left, rng)
            for c in range(first + start, first + end):
                if face[c] == UNKNOWN:
                    holes -= 1
                    face[c] = left[holes]
        start = end


def turn_sides(w: Table, rng: Rng) -> None:
    """A face-down Spell lies either way up."""
    for p in range(len(w.sheet)):
        if w.side[p] == UNKNOWN:
            w.side[p] = int(rng.below(ways_to_lie(w.face[w.sheet[p]])))

"""Verbs for cards: looking, drawing, putting, discarding, casting, completing."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.events import leave_play
from conclave.games.black_rose_wars.rules.holding import is_kept_by_its_mage
from conclave.games.black_rose_wars.rules.limits import discard_to_memories, drop_quest
from conclave.games.black_rose_wars.rules.piles import audience, put_under, rebuild, shuffle, top_of
from conclave.games.black_rose_wars.rules.piles import put as put_card
from conclave.games.black_rose_wars.rules.quests import take_quest
from conclave.games.black_rose_wars.rules.sides import ask_side
from conclave.games.black_rose_wars.rules.study import why_not_drawn_from
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.cube_verbs import side_of
from conclave.games.black_rose_wars.words.flow import Bringing, pick
from conclave.games.black_rose_wars.words.hiding import hide_choice
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.games.black_rose_wars.words.point_verbs import is_out_of_reach
from conclave.games.black_rose_wars.words.speech import Line, Lines, Name, Noun, Number
from conclave.games.black_rose_wars.words.zones import LIBRARY, Zone
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION
from conclave.language.hiding import hide_order
from conclave.language.speech import number

ASKS_SCHOOL: Final = t.V.question("school", "R155", why.MUST)
ASKS_ORDER: Final = t.V.question("order-cards", "O94", why.MUST)
ASKS_DISCARD: Final = t.V.question("discard", "R155", why.MUST)
ASKS_PLACE: Final = t.V.question("place", "R153, O103", why.MUST)
ASKS_CARD: Final = t.V.question("hand-card", "R153, O103", why.MUST)
ASKS_SIDE: Final = t.V.question("side", "R153, O103", why.MUST)
ASKS_NAME: Final = t.V.question("name", "O30", why.MUST)
ASKS_READY: Final = t.V.question("ready", "O74", why.MUST)

AS_IS: Final = 0
CHOOSE: Final = 1
SHUFFLE: Final = 2
TOP: Final = 0
BOTTOM: Final = 1

ORDERED: Final = Name(6)
DISCARDING: Final = 5
MANY: Final = 99


def place_of(s: Table, c: int) -> int:
    """The place on a sheet where a card lies, or -1."""
    return s.sheet.index(c) if c in s.sheet else -1


def take_off_sheet(s: Table, c: int) -> None:
    """A card leaves its place on a sheet."""
    p = place_of(s, c)
    if p >= 0:
        s.sheet[p] = -1
        s.side[p] = -1
        s.status[p] = t.READY
        s.caster[p] = -1
        s.element[p] = -1


def rebuild_deck(s: Table, pile: int) -> None:
    """An empty deck that is drawn from or looked at is rebuilt from its discard pile (O12 to O14, O94)."""
    if pile < t.SCHOOL_DISCARD:
        rebuild(s, pile, pile + t.SCHOOL_DISCARD)
    elif t.QUEST_DECK <= pile < t.QUEST_DECK + 3:
        rebuild(s, pile, pile - t.QUEST_DECK + t.QUEST_DISCARD)
    elif t.EVENT_DECK <= pile < t.EVENT_DECK + 3:
        rebuild(s, pile, pile - t.EVENT_DECK + t.EVENT_DISCARD)


# --- looking -----
class Look(Line):
    """A private look at the top n cards of a zone, or all."""

    def __init__(self, zone: Noun, n: int | Number = 0, who: Noun = ME) -> None:
        self.zone = zone
        self.n = number(n)
        self.who = who

    def do(self, s: Table, f: Effect) -> None:
        """What was seen is known to the text; cards stay where they are (O94)."""
        n = self.n.of(s, f)
        zone = self.zone
        seen: list[int] = []
        if isinstance(zone, Zone) and zone.piles(s, f):
            for pile in zone.piles(s, f):
                rebuild_deck(s, pile)
                seen.extend(top_of(s, pile, n if n > 0 else s.size[pile]))
        else:
            seen = zone.of(s, f)
        seat = self.who.one(s, f) if self.who is not ME else f.you
        f.seen = seen
        s.tell(t.LOOKED, f.you, len(seen))
        if 0 <= seat < s.seats:
            for c in seen:
                s.show(c, 1 << seat)
                s.tell(t.SAW, seat, c, s.face[c], 0, 1 << seat)


# --- drawing -----
class AskSchool(Line):
    """Name the School deck the next card is drawn from."""

    def __init__(self, who: Noun, n: Number) -> None:
        self.who = who
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Ask while cards are still to be drawn."""
        seat = self.who.one(s, f)
        schools = [k for k in range(t.SCHOOLS) if why_not_drawn_from(s, k, 0) == ALLOWED]
        if seat < 0 or f.amount >= self.n.of(s, f) or not schools:
            f.amount = 0
            f.skip()
            return
        ask_side(s, seat, ASKS_SCHOOL, f.this, [pack(t.DRAW_FROM, k, seat) for k in schools])

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why nothing is drawn from a School."""
        return why_not_drawn_from(s, a, 0) if verb == t.DRAW_FROM else OTHER_QUESTION


class DrawFromSchool(Bringing):
    """The top card of that deck comes to hand."""

    def do(self, s: Table, f: Effect) -> None:
        """Then the next."""
        f.amount += 1
        f.leap(-2)
        draw_cards(s, s.answer.b, t.SCHOOL_DECK + s.answer.a, 1)


class Draw(Bringing):
    """Draw cards from a pile to hand."""

    def __init__(self, who: Noun, zone: Zone, n: Number) -> None:
        self.who = who
        self.zone = zone
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """A Grimoire that is empty is rebuilt from Memories (R67)."""
        f.did = 0
        for seat in self.who.of(s, f):
            for pile in self.zone.piles(s, f):
                f.did += draw_cards(s, seat, pile, self.n.of(s, f))


def draw_cards(s: Table, seat: int, pile: int, n: int) -> int:
    """Draw up to n cards from the top of a pile; returns how many came."""
    drawn = 0
    while drawn < n:
        if t.GRIMOIRE <= pile < t.GRIMOIRE + 4:
            rebuild(s, pile, t.MEMORIES + pile - t.GRIMOIRE)
        else:
            rebuild_deck(s, pile)
        c = s.top[pile]
        if c < 0:
            break
        if is_kept_by_its_mage(s, c, t.HAND + seat):
            break  # and nothing else is drawn (R26)
        put_card(s, c, t.HAND + seat)
        s.tell(t.DREW, seat, c, s.face[c], 0, 1 << seat)
        s.tell(t.DREW_HIDDEN, seat, pile, -1, 1, ~(1 << seat))
        drawn += 1
    return drawn


def draw(who: Noun, zone: Zone, n: int | Number) -> Lines:
    """Draw cards to hand; from the Library card by card, naming Schools."""
    if zone is LIBRARY:
        return [AskSchool(who, number(n)), DrawFromSchool()]
    return [Draw(who, zone, number(n))]


# --- putting -----
class Put(Bringing):
    """Put cards somewhere else."""

    def __init__(self, cards: Noun, zone: Zone, order: int, at: int) -> None:
        self.cards = cards
        self.zone = zone
        self.order = order
        self.at = at

    def do(self, s: Table, f: Effect) -> None:
        """How many moved is known afterwards; a Custom Spell never leaves its Mage (R26)."""
        piles = self.zone.piles(s, f)
        found = self.cards.of(s, f)[:]
        f.did = 0
        if not piles:
            return
        if len(found) > 1 and self.cards is ORDERED and audience(piles[0]) == 0:
            found = hide_order(s, found, f.you)
        elif f.seen and audience(piles[0]) not in (0, EVERYONE):
            found = [hide_choice(s, f, c) for c in found]
        for c in found if self.at == BOTTOM else found[::-1]:
            f.did += self.place(s, c, piles[0])
        if self.order == SHUFFLE:  # what was seen and is not put back has been taken out
            shuffle(s, piles[0], [c for c in f.seen if c not in found])

    def place(self, s: Table, c: int, pile: int) -> int:
        """Move one card; returns 1 if it went there."""
        if is_kept_by_its_mage(s, c, pile):
            return 0
        take_off_sheet(s, c)
        if t.QUESTS <= pile < t.QUESTS + 4:
            take_quest(s, pile - t.QUESTS, c)
        elif self.at == BOTTOM:
            put_under(s, c, pile)
        else:
            put_card(s, c, pile)
        return 1


class Forget(Line):
    """No cards are ordered any more: how they were is nobody else's business."""

    def do(self, s: Table, f: Effect) -> None:
        """Nothing is left of it."""
        f.keep(ORDERED.n, [])


def put(cards: Noun, zone: Zone, order: int = AS_IS, at: int = TOP) -> Lines:
    """Put cards somewhere else: as they are, in an order to be chosen, or shuffled in."""
    if order == CHOOSE:
        ordered = pick(ORDERED, cards, MANY, verb=t.PICK_CARD, about=ASKS_ORDER)
        return [Forget(), *ordered, Put(ORDERED, zone, AS_IS, at), Forget()]
    return [Put(cards, zone, order, at)]


# --- discarding -----
class AskDiscard(Line):
    """Ask which cards are discarded, one after another."""

    def __init__(self, cards: Noun, n: Number, by: Noun | None, optional: bool) -> None:
        self.cards = cards
        self.n = n
        self.by = by
        self.optional = optional

    def do(self, s: Table, f: Effect) -> None:
        """n cards if said so, else all of them; a player's effect stops at another's Cell (O89)."""
        n = self.n.of(s, f)
        if f.amount == 0:
            f.did = 0
        if f.amount == 0 or n > 0:
            found = self.cards.of(s, f)
            f.keep(DISCARDING, [c for c in found if not is_out_of_reach(s, f, owner_of_card(s, c, f))])
        left = f.recall(DISCARDING)[0 if n > 0 else f.amount :]
        if not left or (n > 0 and f.amount >= n):
            f.amount = 0
            f.skip()
            return
        side = owner_of_card(s, left[0], f) if self.by is None else side_of(s, f, self.by)
        codes = [pack(t.DISCARD, c) for c in left]
        if n == 0:
            codes = codes[:1]
        if self.optional:
            codes.append(pack(PASS))
        ask_side(s, side, ASKS_DISCARD, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a card is not discarded: the text means others."""
        return why.NOT_MEANT if verb == t.DISCARD else OTHER_QUESTION


def owner_of_card(s: Table, c: int, f: Effect) -> int:
    """The Mage that holds a card, who chooses what it gives up; else the controller."""
    pile = s.pile[c]
    for first in (t.HAND, t.QUESTS, t.SHEET):
        if first <= pile < first + 4:
            return pile - first
    return f.you


class TakeDiscard(Line):
    """The card goes to its proper pile."""

    def __init__(self, rose: Number) -> None:
        self.rose = rose

    def do(self, s: Table, f: Effect) -> None:
        """Then the next, or no more."""
        if s.answer.verb == PASS:
            f.amount = 0
            return
        discard_card(s, s.answer.a, self.rose.of(s, f))
        f.did += 1
        f.amount += 1
        f.leap(-2)


def discard_card(s: Table, c: int, rose: int) -> None:
    """A card goes to the pile it belongs in (R155, O19, O88)."""
    pile = s.pile[c]
    if t.QUESTS <= pile < t.QUESTS + 4:
        drop_quest(s, pile - t.QUESTS, c, rose)
    elif t.EVENT_SLOT <= pile < t.EVENT_SLOT + 3:
        leave_play(s, c, rose)
    elif t.HAND <= pile < t.HAND + 4:
        discard_to_memories(s, pile - t.HAND, c)
    elif t.SHEET <= pile < t.SHEET + 4:
        discard_from_sheet(s, c)
    elif t.QUEST_DECK <= pile < t.QUEST_DECK + 3:
        drop_quest(s, -1, c, rose)
    elif t.EVENT_DECK <= pile < t.EVENT_DECK + 3:
        put_card(s, c, t.EVENT_DISCARD + box.EVENT_CARDS[s.face[c]].moon - 1)


def discard_from_sheet(s: Table, c: int) -> None:
    """A Spell leaves the sheet: to Memories, but a Used Forgotten one is eliminated (O19)."""
    p = place_of(s, c)
    seat = s.pile[c] - t.SHEET
    used = s.status[p] == t.USED
    take_off_sheet(s, c)
    if used and box.SPELLS[s.face[c]].school == t.FORGOTTEN:
        put_card(s, c, t.OUT)
    else:
        discard_to_memories(s, seat, c)


def discard(
    cards: Noun,
    n: int | Number = 0,
    by: Noun | None = None,
    may: bool = False,
    rose: int | Number = -1,
) -> Lines:
    """Discard cards to their piles; Quests and Events score for the Rose, or what `rose` says."""
    return [AskDiscard(cards, number(n), by, may), TakeDiscard(number(rose))]


# --- as cards say it -----
look: Final = Look

"""Verbs for Quests, Events, casting out of turn and naming."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.casting import cast, casting_of
from conclave.games.black_rose_wars.rules.combination import why_not_next, why_not_on_sheet, why_not_ready
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.events import play_event as bring_event
from conclave.games.black_rose_wars.rules.piles import cards_in, mix
from conclave.games.black_rose_wars.rules.piles import put as put_card
from conclave.games.black_rose_wars.rules.quests import complete_quest, place_of_reward
from conclave.games.black_rose_wars.rules.quests import draw_quest as take_new_quest
from conclave.games.black_rose_wars.rules.sides import ask_side, is_on
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.card_verbs import (
    ASKS_CARD,
    ASKS_NAME,
    ASKS_PLACE,
    ASKS_READY,
    ASKS_SIDE,
    discard_from_sheet,
)
from conclave.games.black_rose_wars.words.cube_verbs import side_of
from conclave.games.black_rose_wars.words.flow import GRAMMAR, Bringing
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.games.black_rose_wars.words.speech import Doing, Line, Lines, Noun, Number
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION
from conclave.language.speech import number


# --- Quests and Events -----
class DrawQuest(Bringing):
    """Mages draw a Quest of a Moon."""

    def __init__(self, x: Noun, moon: int | Number) -> None:
        self.who = x
        self.moon = number(moon)

    def do(self, s: Table, f: Effect) -> None:
        """Each of them."""
        for seat in self.who.of(s, f):
            take_new_quest(s, seat, self.moon.of(s, f))


class Complete(Line):
    """Complete a Quest without its objective."""

    def __init__(self, quest: Noun, x: Noun) -> None:
        self.quest = quest
        self.who = x

    def do(self, s: Table, f: Effect) -> None:
        """Points, card and reward (O68)."""
        c = self.quest.one(s, f)
        seat = self.who.one(s, f)
        if c >= 0 and seat >= 0:
            complete_quest(s, seat, c, place_of_reward(s, seat, c))


class PlayEvent(Doing):
    """Bring an Event into play."""

    def do(self, s: Table, f: Effect) -> None:
        """It enters like a drawn one (O63)."""
        c = self.noun.one(s, f)
        if c >= 0:
            bring_event(s, f, c, f.you)


# --- casting -----
class AskPlace(Line):
    """Name the Spell on the sheet that makes room for one from hand (R153)."""

    def __init__(self, who: Noun, type_: int) -> None:
        self.who = who
        self.type = type_

    def do(self, s: Table, f: Effect) -> None:
        """Nothing is cast without a Spell to replace or a fitting one in hand (O103)."""
        seat = self.who.one(s, f)
        first = seat * t.PLACES
        places = [p for p in range(first, first + t.PLACES) if self.why_stays(s, f, seat, p) == ALLOWED]
        if seat < 0 or not places or not self.in_hand(s, seat):
            f.leap(4)
            return
        f.actor = seat
        ask_side(s, seat, ASKS_PLACE, f.this, [pack(t.REPLACE, p) for p in places])

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a Spell on the sheet does not make room."""
        assert isinstance(f, Effect)
        if verb != t.REPLACE:
            return OTHER_QUESTION
        return self.why_stays(s, f, f.actor, a) if a < len(s.sheet) else NO_SUCH_THING

    def why_stays(self, s: Table, f: Effect, seat: int, p: int) -> int:
        """Why a Spell on the sheet may not be replaced; one being resolved stays where it is (O103)."""
        reason = why_not_on_sheet(s, seat, p)
        if reason != ALLOWED:
            return reason
        if casting_of(s, f, s.sheet[p]) is not None:
            return why.BEING_CAST
        return ALLOWED if s.status[p] != t.USED or is_on(s, t.REPLACE_USED) else why.USED_STAYS

    def in_hand(self, s: Table, seat: int) -> list[int]:
        """The Spells in hand that may be cast."""
        return [c for c in cards_in(s, t.HAND + seat) if self.may_lie(s, c, 0) or self.may_lie(s, c, 1)]

    def may_lie(self, s: Table, c: int, side: int) -> bool:
        """Whether a card has a side, of the type that is asked for."""
        return self.why_not_so(s, c, side) == ALLOWED

    def why_not_so(self, s: Table, c: int, side: int) -> int:
        """Why a card may not be cast on a side."""
        if side >= ways_to_lie(s.face[c]):
            return why.NO_REVERSE
        return (
            ALLOWED
            if self.type < 0 or box.SPELLS[s.face[c]].sides[side].type == self.type
            else why.WRONG_TYPE
        )


class ClearPlace(Line):
    """The Spell named goes to Memories, and its place is free."""

    def do(self, s: Table, f: Effect) -> None:
        """Remember the place."""
        f.amount = s.answer.a
        discard_from_sheet(s, s.sheet[f.amount])
        mix(s, t.HAND + f.actor, 1 << f.actor)  # what comes out face down was not to be followed


class AskCard(Line):
    """Name the Spell from hand."""

    def __init__(self, ask: AskPlace) -> None:
        self.ask = ask

    def do(self, s: Table, f: Effect) -> None:
        """One of those that fit; asked even if there is one only, which is nobody's business."""
        codes = [pack(t.PICK_CARD, c) for c in self.ask.in_hand(s, f.actor)]
        s.ask(f.actor, ASKS_CARD, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a card cannot be cast from hand: it is not there, or neither side fits."""
        assert isinstance(f, Effect)
        if verb != t.PICK_CARD:
            return OTHER_QUESTION
        if s.pile[a] != t.HAND + f.actor:
            return why.NOT_IN_HAND
        return ALLOWED if self.ask.may_lie(s, a, 1) else self.ask.why_not_so(s, a, 0)


class AskCardSide(Line):
    """Lay it on the place and choose its side."""

    def __init__(self, ask: AskPlace) -> None:
        self.ask = ask

    def do(self, s: Table, f: Effect) -> None:
        """The side is chosen on casting (O103)."""
        c = s.answer.a
        put_card(s, c, t.SHEET + f.actor)
        s.sheet[f.amount] = c
        s.status[f.amount] = t.READY
        codes = [pack(t.LAY_SIDE, k, c) for k in range(2) if self.ask.may_lie(s, c, k)]
        s.ask(f.actor, ASKS_SIDE, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why the card does not lie that way."""
        if verb != t.LAY_SIDE:
            return OTHER_QUESTION
        meant = s.sheet[f.amount]
        return self.ask.why_not_so(s, meant, a) if b in (-1, meant) else NO_SUCH_THING


class CastIt(Line):
    """It is cast at once, perhaps from where another model stands."""

    def __init__(self, origin: Noun | None) -> None:
        self.origin = origin

    def do(self, s: Table, f: Effect) -> None:
        """With the side chosen; the vortex stays with the Mage (O86)."""
        p = f.amount
        f.amount = 0
        s.side[p] = s.answer.a
        m = self.origin.one(s, f) if self.origin is not None else -1
        cast(s, p, f.actor, s.where[m] if m >= 0 else -1)


def cast_from_hand(x: Noun, origin: Noun | None = None, type: int = -1) -> Lines:
    """Replace a Spell on the sheet by one from hand and cast it at once (R153)."""
    ask = AskPlace(x, type)
    return [ask, ClearPlace(), AskCard(ask), AskCardSide(ask), CastIt(origin)]


class AskReady(Line):
    """Name the Ready Spell to be cast: the next Standard one, or the Quick one (O74)."""

    def __init__(self, who: Noun, by: Noun | None, quick: bool) -> None:
        self.who = who
        self.by = by
        self.quick = quick

    def do(self, s: Table, f: Effect) -> None:
        """Whoever casts it chooses; without one nothing is cast."""
        seat = self.who.one(s, f)
        first = seat * t.PLACES + t.QUICK
        places = [first + 1, first + 2, first + 3, first]
        codes = [pack(t.CAST, p) for p in places if seat >= 0 and self.why_waits(s, seat, p) == ALLOWED]
        if seat < 0 or not codes:
            f.skip()
            return
        f.actor = seat if self.by is None else side_of(s, f, self.by)
        ask_side(s, f.actor, ASKS_READY, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why the Spell at a place is not cast."""
        assert isinstance(f, Effect)
        return self.why_waits(s, self.who.one(s, f), a) if verb == t.CAST else OTHER_QUESTION

    def why_waits(self, s: Table, seat: int, p: int) -> int:
        """Why the Spell at a place is not the one to be cast."""
        reason = why_not_ready(s, seat, p)
        if reason != ALLOWED:
            return reason
        if p % t.PLACES == t.QUICK:
            return ALLOWED if self.quick else why.NOT_MEANT
        return why_not_next(s, p)


class CastReady(Line):
    """The Ready Spell named is cast; its card stays its owner's."""

    def do(self, s: Table, f: Effect) -> None:
        """On the side it was prepared."""
        cast(s, s.answer.a, f.actor)


def cast_ready(x: Noun, by: Noun | None = None, quick: bool = True) -> Lines:
    """A Mage's next Ready Spell is cast by `by`, who decides everything."""
    return [AskReady(x, by, quick), CastReady()]


# --- naming -----
class AskName(Line):
    """Name a type, a School or a colour."""

    def __init__(self, verb: int, n: int, by: Noun) -> None:
        self.verb = verb
        self.n = n
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Ask."""
        side = GRAMMAR.side(s, f, self.by)
        ask_side(s, side, ASKS_NAME, f.this, [pack(self.verb, k) for k in range(self.n)])


class TakeName(Line):
    """What was named is what was done."""

    def do(self, s: Table, f: Effect) -> None:
        """Pick up the answer."""
        f.did = s.answer.a
        s.tell(t.NAMED, f.you, s.answer.verb, s.answer.a)


def name_type() -> Lines:
    """Name a type of Spell."""
    return [AskName(t.NAME_TYPE, 4, ME), TakeName()]


def name_school() -> Lines:
    """Name a School."""
    return [AskName(t.NAME_SCHOOL, t.SCHOOLS, ME), TakeName()]


def name_colour(by: Noun = ME) -> Lines:
    """Name a colour of Rooms."""
    return [AskName(t.NAME_COLOUR, 7, by), TakeName()]


# --- as cards say it -----
draw_quest: Final = DrawQuest
complete: Final = Complete
play_event: Final = PlayEvent

"""Verbs for Quests, Events, casting out of turn and naming."""

from __future__ import annotations

from conclave.games.black_rose_wars.content import SPELLS
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.casting import cast
from conclave.games.black_rose_wars.rules.events import play_event as bring_event
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.piles import (
    cards_in,
)
from conclave.games.black_rose_wars.rules.piles import put as put_card
from conclave.games.black_rose_wars.rules.quests import complete_quest
from conclave.games.black_rose_wars.rules.quests import draw_quest as take_new_quest
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    HAND,
    LAY_SIDE,
    NAME_COLOUR,
    NAME_SCHOOL,
    NAME_TYPE,
    PICK_CARD,
    PLACES,
    QUICK,
    READY,
    REPLACE,
    REPLACE_USED,
    SCHOOLS,
    SHEET,
    USED,
)
from conclave.games.black_rose_wars.words.card_verbs import (
    ASKS_CARD,
    ASKS_NAME,
    ASKS_PLACE,
    ASKS_SIDE,
    discard_from_sheet,
)
from conclave.games.black_rose_wars.words.cube_verbs import side_of
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.flow import Line, Text, ask_side
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.games.black_rose_wars.words.speech import Noun, Number, number
from conclave.kernel.choices import pack


# --- Quests and Events -----
class DrawQuest(Line):
    """Mages draw a Quest of a Moon."""

    def __init__(self, who: Noun, moon: Number) -> None:
        self.who = who
        self.moon = moon

    def do(self, s: Table, f: Effect) -> None:
        """Limits are tested after."""
        for seat in self.who.of(s, f):
            take_new_quest(s, seat, self.moon.of(s, f))
        keep_limits(s)


def draw_quest(x: Noun, moon: int | Number) -> Text:
    """Mages draw a Quest of a Moon."""
    return [DrawQuest(x, number(moon))]


class Complete(Line):
    """Complete a Quest without its objective."""

    def __init__(self, quest: Noun, who: Noun) -> None:
        self.quest = quest
        self.who = who

    def do(self, s: Table, f: Effect) -> None:
        """Points, card and reward (O68)."""
        c = self.quest.one(s, f)
        seat = self.who.one(s, f)
        if c >= 0 and seat >= 0:
            complete_quest(s, seat, c, s.where[seat])


def complete(quest: Noun, x: Noun) -> Text:
    """Complete a Quest without its objective."""
    return [Complete(quest, x)]


class PlayEvent(Line):
    """Bring an Event into play."""

    def __init__(self, event: Noun) -> None:
        self.event = event

    def do(self, s: Table, f: Effect) -> None:
        """It enters like a drawn one (O63)."""
        c = self.event.one(s, f)
        if c >= 0:
            bring_event(s, c, f.you)


def play_event(x: Noun) -> Text:
    """Bring an Event into play."""
    return [PlayEvent(x)]


# --- casting -----
class AskPlace(Line):
    """Name the Spell on the sheet that makes room for one from hand (R153)."""

    def __init__(self, who: Noun, type_: int) -> None:
        self.who = who
        self.type = type_

    def do(self, s: Table, f: Effect) -> None:
        """Nothing is cast without a Spell to replace or a fitting one in hand (O103)."""
        seat = self.who.one(s, f)
        places = [p for p in range(seat * PLACES, seat * PLACES + PLACES) if self.fits(s, f, p)]
        if seat < 0 or not places or not self.in_hand(s, seat):
            f.at += 4
            return
        f.actor = seat
        ask_side(s, seat, ASKS_PLACE, f.this, [pack(REPLACE, p) for p in places])

    def fits(self, s: Table, f: Effect, p: int) -> bool:
        """Whether a Spell on the sheet may be replaced."""
        if s.sheet[p] < 0 or s.sheet[p] == f.this:
            return False
        return s.status[p] != USED or is_on(s, REPLACE_USED)

    def in_hand(self, s: Table, seat: int) -> list[int]:
        """The Spells in hand that may be cast."""
        return [c for c in cards_in(s, HAND + seat) if self.may_lie(s, c, 0) or self.may_lie(s, c, 1)]

    def may_lie(self, s: Table, c: int, side: int) -> bool:
        """Whether a card has a side, of the type that is asked for."""
        if side >= ways_to_lie(s.face[c]):
            return False
        return self.type < 0 or SPELLS[s.face[c]].sides[side].type == self.type


class ClearPlace(Line):
    """The Spell named goes to Memories, and its place is free."""

    def do(self, s: Table, f: Effect) -> None:
        """Remember the place."""
        f.amount = s.answer.a
        discard_from_sheet(s, s.sheet[f.amount])


class AskCard(Line):
    """Name the Spell from hand."""

    def __init__(self, ask: AskPlace) -> None:
        self.ask = ask

    def do(self, s: Table, f: Effect) -> None:
        """One of those that fit."""
        codes = [pack(PICK_CARD, c) for c in self.ask.in_hand(s, f.actor)]
        ask_side(s, f.actor, ASKS_CARD, f.this, codes)


class AskCardSide(Line):
    """Lay it on the place and choose its side."""

    def __init__(self, ask: AskPlace) -> None:
        self.ask = ask

    def do(self, s: Table, f: Effect) -> None:
        """The side is chosen on casting (O103)."""
        c = s.answer.a
        put_card(s, c, SHEET + f.actor)
        s.sheet[f.amount] = c
        s.status[f.amount] = READY
        codes = [pack(LAY_SIDE, k, c) for k in range(2) if self.ask.may_lie(s, c, k)]
        ask_side(s, f.actor, ASKS_SIDE, f.this, codes)


class CastIt(Line):
    """It is cast at once."""

    def do(self, s: Table, f: Effect) -> None:
        """With the side chosen."""
        p = f.amount
        f.amount = 0
        s.side[p] = s.answer.a
        cast(s, p, f.actor)


def cast_from_hand(x: Noun, origin: Noun | None = None, type: int = -1) -> Text:
    """Replace a Spell on the sheet by one from hand and cast it at once (R153)."""
    ask = AskPlace(x, type)
    return [ask, ClearPlace(), AskCard(ask), AskCardSide(ask), CastIt()]


class CastReady(Line):
    """A Mage's next Ready Spell is cast."""

    def __init__(self, who: Noun, by: Noun | None, quick: bool) -> None:
        self.who = who
        self.by = by
        self.quick = quick

    def do(self, s: Table, f: Effect) -> None:
        """The next Standard one, else, if allowed, the Quick one (O74)."""
        seat = self.who.one(s, f)
        if seat < 0:
            return
        caster = seat if self.by is None else side_of(s, f, self.by)
        for p in range(seat * PLACES + 1, seat * PLACES + PLACES):
            if s.sheet[p] >= 0 and s.status[p] == READY:
                cast(s, p, caster)
                return
        p = seat * PLACES + QUICK
        if self.quick and s.sheet[p] >= 0 and s.status[p] == READY:
            cast(s, p, caster)


def cast_ready(x: Noun, by: Noun | None = None, quick: bool = True) -> Text:
    """A Mage's next Ready Spell is cast by `by`, who decides everything."""
    return [CastReady(x, by, quick)]


# --- naming -----
class AskName(Line):
    """Name a type, a School or a colour."""

    def __init__(self, verb: int, n: int, by: Noun) -> None:
        self.verb = verb
        self.n = n
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Ask."""
        side = self.by.one(s, f) if self.by is not ME else f.you
        ask_side(s, side, ASKS_NAME, f.this, [pack(self.verb, k) for k in range(self.n)])


class TakeName(Line):
    """What was named is what was done."""

    def do(self, s: Table, f: Effect) -> None:
        """Pick up the answer."""
        f.did = s.answer.a


def name_type() -> Text:
    """Name a type of Spell."""
    return [AskName(NAME_TYPE, 4, ME), TakeName()]


def name_school() -> Text:
    """Name a School."""
    return [AskName(NAME_SCHOOL, SCHOOLS, ME), TakeName()]


def name_colour(by: Noun = ME) -> Text:
    """Name a colour of Rooms."""
    return [AskName(NAME_COLOUR, 7, by), TakeName()]

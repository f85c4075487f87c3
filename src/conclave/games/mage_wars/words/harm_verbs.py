"""Verbs for what lies on objects: damage, healing, Life, conditions, tokens, markers, lasting traits."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import effects, harm
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.destroying import break_guards, judge
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.traits import is_finite
from conclave.games.mage_wars.table import Table
from conclave.games.mage_wars.words.flow import GRAMMAR
from conclave.games.mage_wars.words.numbers import ASKED
from conclave.games.mage_wars.words.speech import Doing, Line, Lines, Noun, Number
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import OTHER_QUESTION
from conclave.language.speech import number

ALL: Final = 99
"""More markers than anything has."""


# --- damage and Life ---------------------------------------------------------------------------------------
class Damage(Doing):
    """Direct damage to each of a set, in one batch (R16.6)."""

    def __init__(self, x: Noun, n: int | Number, kind: int) -> None:
        super().__init__(x)
        self.n = number(n)
        self.kind = kind

    def do(self, s: Table, f: Effect) -> None:
        """It is placed, and judged together; how much met Life is known afterwards."""
        found = self.noun.of(s, f)
        n = self.n.of(s, f) if found else 0
        f.did = 0
        for x in found:
            f.did += harm.hurt_directly(s, x, n, self.kind)
        if found:
            judge(s)


class Heal(Doing):
    """Damage is taken off each of a set (R16.5)."""

    def __init__(self, x: Noun, n: int | Number) -> None:
        super().__init__(x)
        self.n = number(n)

    def do(self, s: Table, f: Effect) -> None:
        """How much was taken off is known afterwards; nothing is rolled for who is not hurt."""
        found = [x for x in self.noun.of(s, f) if s.damage[x] > 0]
        n = self.n.of(s, f) if found else 0
        f.did = 0
        for x in found:
            f.did += harm.heal(s, x, n)


class AskUpTo(Line):
    """Ask how much to heal, from a least number up to as much as there is."""

    def __init__(self, x: Noun, low: int, high: int, by: Noun | None) -> None:
        self.noun = x
        self.low = low
        self.high = high
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Nobody is asked about nothing."""
        x = self.noun.one(s, f)
        most = 0 if x < 0 or is_finite(s, x) else min(self.high, s.damage[x])
        seat = GRAMMAR.side(s, f, self.by)
        if seat < 0 or most < max(1, self.low):
            s.answer = t.answer(t.PICK_NUMBER, 0)
            return
        codes = [pack(t.PICK_NUMBER, n) for n in range(self.low, int(most) + 1)]
        s.ask_unless_forced(seat, t.ASKS_PICK, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """It is too much, or too little."""
        return why.NOT_THIS_ONE if verb == t.PICK_NUMBER else OTHER_QUESTION


class ChangeLife(Doing):
    """Life is gained, or lost, for good (R2.3)."""

    def __init__(self, x: Noun, n: Number, sign: int) -> None:
        super().__init__(x)
        self.n = n
        self.sign = sign

    def do(self, s: Table, f: Effect) -> None:
        """Who has none left is destroyed."""
        n = self.sign * self.n.of(s, f)
        for x in self.noun.of(s, f):
            harm.change_life(s, x, n)
        if n < 0:
            judge(s)


def damage(x: Noun, n: int | Number, kind: int = k.NONE) -> Lines:
    """n direct damage."""
    return [Damage(x, n, kind)]


def heal(x: Noun, n: int | Number) -> Lines:
    """Heal n."""
    return [Heal(x, n)]


def heal_up_to(x: Noun, most: int, least: int = 0, by: Noun | None = None) -> Lines:
    """Heal as much as whoever is asked likes."""
    return [AskUpTo(x, least, most, by), Heal(x, ASKED)]


def gain_life(x: Noun, n: int | Number) -> Lines:
    """Life +n."""
    return [ChangeLife(x, number(n), 1)]


def lose_life(x: Noun, n: int | Number) -> Lines:
    """Life -n."""
    return [ChangeLife(x, number(n), -1)]


# --- conditions, tokens, markers ---------------------------------------------------------------------------
class Condition(Doing):
    """n markers of a condition are put on each of a set, or taken off."""

    def __init__(self, x: Noun, c: int, n: int, comes: bool) -> None:
        super().__init__(x)
        self.c = c
        self.n = n
        self.comes = comes

    def do(self, s: Table, f: Effect) -> None:
        """As far as it can have them, or has them."""
        for x in self.noun.of(s, f):
            if self.comes:
                harm.afflict(s, x, self.c, self.n)
            else:
                harm.take_off(s, x, self.c, self.n)


class Tokens(Doing):
    """Tokens come, up to a number, or go."""

    def __init__(self, x: Noun, token: int, n: int, most: int) -> None:
        super().__init__(x)
        self.token = token
        self.n = n
        self.most = most

    def do(self, s: Table, f: Effect) -> None:
        """On each of them."""
        for x in self.noun.of(s, f):
            harm.give_tokens(s, x, self.token, self.n, self.most)


class Mark(Doing):
    """A marker is put on something, or taken off."""

    def __init__(self, x: Noun, mark: int, comes: bool) -> None:
        super().__init__(x)
        self.mark = mark
        self.comes = comes

    def do(self, s: Table, f: Effect) -> None:
        """Where it is not, or is."""
        for x in self.noun.of(s, f):
            if (s.marks[x] & self.mark != 0) != self.comes:
                s.marks[x] ^= self.mark
                s.tell(t.MARKED if self.comes else t.UNMARKED, s.controller[x], x, self.mark)


class LinkTo(Doing):
    """The card remembers something for as long as it stays."""

    def do(self, s: Table, f: Effect) -> None:
        """The one that is meant, if any."""
        x = self.noun.one(s, f)
        if x >= 0:
            s.linked[f.this] = x
            s.tell(t.LINKED, f.you, f.this, x)


class Give(Doing):
    """Each of a set has a trait for a while (R5.10)."""

    def __init__(self, x: Noun, trait: int, n: int | Number, until: int) -> None:
        super().__init__(x)
        self.trait = trait
        self.n = number(n)
        self.until = until

    def do(self, s: Table, f: Effect) -> None:
        """As many as there are now."""
        n = self.n.of(s, f)
        for x in self.noun.of(s, f):
            effects.give(s, f.this, f.you, x, self.trait, n, self.until)
        break_guards(s)


class Ready(Doing):
    """Action markers are turned to ready."""

    def do(self, s: Table, f: Effect) -> None:
        """Of those that are used."""
        for x in self.noun.of(s, f):
            if not s.ready[x]:
                s.ready[x] = 1
                s.tell(t.MADE_READY, s.controller[x], x)


def place(c: int, x: Noun, n: int = 1) -> Lines:
    """n markers of a condition."""
    return [Condition(x, c, n, True)]


def remove(c: int, x: Noun, n: int = ALL) -> Lines:
    """Take n markers of a condition off, or all."""
    return [Condition(x, c, n, False)]


def tokens(x: Noun, token: int, n: int, most: int = ALL) -> Lines:
    """n tokens more, never above a number; or fewer."""
    return [Tokens(x, token, n, most)]


def mark(x: Noun, which: int) -> Lines:
    """Put a marker."""
    return [Mark(x, which, True)]


def unmark(x: Noun, which: int) -> Lines:
    """Take a marker off."""
    return [Mark(x, which, False)]


def link_to(x: Noun) -> Lines:
    """Remember something."""
    return [LinkTo(x)]


def give(x: Noun, trait: int, n: int | Number = 1, until: int = k.ROUND) -> Lines:
    """A trait until a moment."""
    return [Give(x, trait, n, until)]


def make_ready(x: Noun) -> Lines:
    """It may act in this round."""
    return [Ready(x)]

"""Numbers of this game: levels, costs, distances, markers, and what dice show."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box, traits
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.dice import roll_dice, row_of, sum_of
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.harm import tokens
from conclave.games.mage_wars.table import Table, condition
from conclave.games.mage_wars.table import level_of as level
from conclave.games.mage_wars.words.nouns import where
from conclave.games.mage_wars.words.speech import Noun, Number

THE_LEVEL: Final = 0
THE_COST: Final = 1
THE_FULL_COST: Final = 2
THE_TOKENS: Final = 3
THE_MARKERS: Final = 4


class Of(Number):
    """A number that something has; nothing has 0."""

    def __init__(self, which: int, x: Noun, n: int = 0, on: Noun | None = None) -> None:
        self.which = which
        self.noun = x
        self.n = n
        self.on = on

    def of(self, s: Table, f: Effect) -> int:
        """The number."""
        x = self.noun.one(s, f)
        if x < 0 or s.face[x] < 0:
            return 0
        if self.which == THE_LEVEL:
            return level(s, x)
        if self.which == THE_COST:
            return box.COST[s.face[x]]
        if self.which == THE_FULL_COST:
            return traits.full_cost(s, x, s.bearer[x] if self.on is None else self.on.one(s, f))
        if self.which == THE_TOKENS:
            return tokens(s, x, self.n)
        return condition(s, x, self.n)


class Distance(Number):
    """The steps between two zones."""

    def __init__(self, a: Noun, b: Noun) -> None:
        self.a = a
        self.b = b

    def of(self, s: Table, f: Effect) -> int:
        """The number; 0 if one of them is nowhere."""
        a = where(s, f, self.a)
        b = where(s, f, self.b)
        return s.terms.board.distance(a, b) if a >= 0 and b >= 0 else 0


class Amount(Number):
    """The number of an event."""

    def of(self, s: Table, f: Effect) -> int:
        """As the event has it."""
        return f.amount


class ThePaid(Number):
    """The X that was paid."""

    def of(self, s: Table, f: Effect) -> int:
        """As it was chosen."""
        return f.x


class Asked(Number):
    """The number that was just answered."""

    def of(self, s: Table, f: Effect) -> int:
        """As it was answered."""
        return max(0, s.answer.a)


class Dice(Number):
    """The sum of attack dice, which are rolled as it is asked for (R16.5)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, f: Effect) -> int:
        """All that they show."""
        rolled = roll_dice(s, self.n)
        s.tell(t.MAGIC_DICE, f.you, -1, -1, row_of(rolled))
        return sum_of(rolled)


class EffectDie(Number):
    """The effect die, which is rolled as it is asked for."""

    def of(self, s: Table, f: Effect) -> int:
        """What it shows."""
        roll = int(s.rng.die(12))
        s.tell(t.MAGIC_ROLL, f.you, f.this, -1, roll)
        return roll


AMOUNT: Final[Number] = Amount()
X: Final[Number] = ThePaid()
ASKED: Final[Number] = Asked()
D12: Final[Number] = EffectDie()


def dice(n: int) -> Number:
    """n attack dice, added up."""
    return Dice(n)


def level_of(x: Noun) -> Number:
    """Its level."""
    return Of(THE_LEVEL, x)


def cost_of(x: Noun) -> Number:
    """Its printed mana cost; an X counts nothing (O43)."""
    return Of(THE_COST, x)


def full_cost(x: Noun, on: Noun | None = None) -> Number:
    """What an enchantment costs to cast and to reveal, on its bearer or on another."""
    return Of(THE_FULL_COST, x, 0, on)


def tokens_on(x: Noun, token: int) -> Number:
    """Its tokens of a kind."""
    return Of(THE_TOKENS, x, token)


def markers_on(x: Noun, c: int) -> Number:
    """Its markers of a condition."""
    return Of(THE_MARKERS, x, c)


def burns_on(x: Noun) -> Number:
    """Its Burns."""
    return markers_on(x, k.BURN)


def distance(a: Noun, b: Noun) -> Number:
    """The distance between two."""
    return Distance(a, b)

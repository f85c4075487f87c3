"""Numbers and tests of the card language: counted, compared, and what a seat did this Game Turn."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, cubes, models
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.nouns import Name
from conclave.games.black_rose_wars.words.speech import Noun, Number, Test, number

# --- numbers about things ---------------------------------------------------------------------------------
N_COUNT: Final = 0
N_DAMAGE: Final = 1
N_INSTABILITY: Final = 2
N_HEALTH: Final = 3
N_ATTACK: Final = 4
N_POINTS: Final = 5
N_QUEST_POINTS: Final = 6
N_EXIT: Final = 7
N_MOON: Final = 8
N_COLOUR: Final = 9
N_COLOURS: Final = 10
N_NAME: Final = 11


class About(Number):
    """A number about the things of a set, added up where there are several."""

    def __init__(self, what: int, noun: Noun) -> None:
        self.what = what
        self.noun = noun

    def of(self, s: Table, f: Effect) -> int:
        """The number; 0 for nothing."""
        found = self.noun.of(s, f)
        if self.what == N_COUNT:
            return len(found)
        n = 0
        for x in found:
            n += self.for_one(s, x)
        return n

    def for_one(self, s: Table, x: int) -> int:
        """The number for one thing."""
        w = self.what
        if w == N_DAMAGE:
            return int(cubes.damage_on(s, x))
        if w == N_INSTABILITY:
            return int(cubes.instability_on(s, x))
        if w == N_HEALTH:
            return cubes.health_left(s, x)
        if w == N_ATTACK:
            return models.attack_value(s, x)
        if w == N_POINTS:
            return s.points[x]
        if w == N_COLOUR:
            return colour_at(s, x)
        if w == N_NAME:
            return name_at(s, x)
        if w == N_COLOURS:
            return sum(1 for q in range(s.seats) if q != x and s.damage[t.SIDES * x + q] > 0)
        return card_number(s, w, x)


def card_number(s: Table, what: int, c: int) -> int:
    """A number printed on a Quest or an Event."""
    face = s.face[c]
    if what == N_QUEST_POINTS:
        return box.QUEST_CARDS[face].points
    if what == N_EXIT:
        return box.EVENT_CARDS[face].exit
    return box.QUEST_CARDS[face].moon


def count(x: Noun) -> Number:
    """How many there are."""
    return About(N_COUNT, x)


def damage_on(x: Noun) -> Number:
    """Cubes on a model."""
    return About(N_DAMAGE, x)


def instability_on(x: Noun) -> Number:
    """Cubes in a Room."""
    return About(N_INSTABILITY, x)


def health_left(x: Noun) -> Number:
    """Health less damage."""
    return About(N_HEALTH, x)


def attack_of(x: Noun) -> Number:
    """The attack value of a model now."""
    return About(N_ATTACK, x)


def pp(x: Noun) -> Number:
    """The points of a side."""
    return About(N_POINTS, x)


def pp_of(x: Noun) -> Number:
    """The points printed on a Quest."""
    return About(N_QUEST_POINTS, x)


def exit_pp(x: Noun) -> Number:
    """The points an Event gives the Rose on leaving."""
    return About(N_EXIT, x)


def moon_of(x: Noun) -> Number:
    """The Moon of a Quest."""
    return About(N_MOON, x)


def colour_of(x: Noun) -> Number:
    """The colour of a Room now."""
    return About(N_COLOUR, x)


def name_of(x: Noun) -> Number:
    """Which Room it is now."""
    return About(N_NAME, x)


def colours_on(x: Noun) -> Number:
    """How many other Mages have a cube on a Mage."""
    return About(N_COLOURS, x)


class PointsGained(Number):
    """The points a Spell itself gave its caster."""

    def __init__(self, spell: Noun) -> None:
        self.spell = spell

    def of(self, s: Table, f: Effect) -> int:
        """What the casting kept count of."""
        return f.amount if self.spell.one(s, f) >= 0 else 0


def pp_gained(x: Noun) -> Number:
    """The points a Spell itself gave its caster."""
    return PointsGained(x)


# --- numbers of the moment -----
class Moment(Number):
    """A number the running effect or the game knows: what was done, what comes in, the Moon."""

    def __init__(self, which: int) -> None:
        self.which = which

    def of(self, s: Table, f: Effect) -> int:
        """The number."""
        if self.which == 0:
            return f.did
        return s.moon if self.which == 1 else f.amount


DID: Final = Moment(0)
MOON: Final = Moment(1)
INCOMING: Final = Moment(2)
AMOUNT: Final = Moment(2)


class Value(Number):
    """A number that was let."""

    def __init__(self, name: Name) -> None:
        self.name = name

    def of(self, s: Table, f: Effect) -> int:
        """The number, 0 if it never was let."""
        found = f.recall(self.name.n)
        return found[0] if found else 0


def value(name: Name) -> Number:
    """A number that was let."""
    return Value(name)


PLUS: Final = 0
LESS: Final = 1
TIMES: Final = 2
HALF: Final = 3
LEAST: Final = 4
MOST: Final = 5


class Sum(Number):
    """Two numbers put together."""

    def __init__(self, how: int, a: Number, b: Number) -> None:
        self.how = how
        self.a = a
        self.b = b

    def of(self, s: Table, f: Effect) -> int:
        """The result."""
        a = self.a.of(s, f)
        b = self.b.of(s, f)
        if self.how == PLUS:
            return a + b
        if self.how == LESS:
            return a - b
        if self.how == TIMES:
            return a * b
        if self.how == HALF:
            return a // 2
        return min(a, b) if self.how == LEAST else max(a, b)


def plus(a: int | Number, b: int | Number) -> Number:
    """a and b."""
    return Sum(PLUS, number(a), number(b))


def less(a: int | Number, b: int | Number) -> Number:
    """a less b."""
    return Sum(LESS, number(a), number(b))


def times(a: int | Number, b: int | Number) -> Number:
    """a times b."""
    return Sum(TIMES, number(a), number(b))


def half(a: int | Number) -> Number:
    """Half of a, rounded down."""
    return Sum(HALF, number(a), number(0))


def least(a: int | Number, b: int | Number) -> Number:
    """The smaller of two."""
    return Sum(LEAST, number(a), number(b))


def most(a: int | Number, b: int | Number) -> Number:
    """The larger of two."""
    return Sum(MOST, number(a), number(b))


class Either(Number):
    """One number if a test holds, another if not."""

    def __init__(self, test: Test, a: Number, b: Number) -> None:
        self.test = test
        self.a = a
        self.b = b

    def of(self, s: Table, f: Effect) -> int:
        """The number."""
        return self.a.of(s, f) if self.test.holds(s, f) else self.b.of(s, f)


def either_number(test: Test, a: int | Number, b: int | Number) -> Number:
    """a if the test holds, else b."""
    return Either(test, number(a), number(b))

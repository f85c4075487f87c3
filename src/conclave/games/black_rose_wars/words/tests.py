"""Tests of the card language: what holds and what does not."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.activation import can_activate
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.rules.piles import is_spell
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.nouns import Name
from conclave.games.black_rose_wars.words.speech import ALWAYS, Noun, Number, Test, number

# --- tests -----
IS_MAGE: Final = 0
IS_DEFEATED: Final = 1
IS_IN_CELL: Final = 2
HAS_CROWN: Final = 3
SHOWS_CROWN: Final = 4
IS_THERE: Final = 5


class Is(Test):
    """Something that holds for any of a set."""

    def __init__(self, what: int, noun: Noun) -> None:
        self.what = what
        self.noun = noun

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether any member meets it."""
        gone_too = self.what in (IS_DEFEATED, IS_IN_CELL)
        found = self.noun.named(s, f) if gone_too else self.noun.of(s, f)
        return any(self.holds_for(s, f, x) for x in found)

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """Whether one thing meets it."""
        w = self.what
        if w == IS_MAGE:
            return s.kind[x] == t.A_MAGE
        if w == IS_DEFEATED:
            return x in s.fallen[f.began :]
        if w == IS_IN_CELL:
            return s.where[x] < 0
        if w == HAS_CROWN:
            return s.crown == x
        if w == SHOWS_CROWN:
            return box.EVENT_CARDS[s.face[x]].crown
        return True


def is_mage(x: Noun) -> Test:
    """A Mage, not an Evocation."""
    return Is(IS_MAGE, x)


def defeated(x: Noun) -> Test:
    """Defeated or removed since this effect began."""
    return Is(IS_DEFEATED, x)


def in_cell(x: Noun) -> Test:
    """In its Cell."""
    return Is(IS_IN_CELL, x)


def has_crown(x: Noun) -> Test:
    """Holding the Crown."""
    return Is(HAS_CROWN, x)


def shows_crown(x: Noun) -> Test:
    """An Event with a Crown."""
    return Is(SHOWS_CROWN, x)


def any_of(x: Noun) -> Test:
    """Anything at all."""
    return Is(IS_THERE, x)


class Compare(Test):
    """Two numbers compared."""

    def __init__(self, how: int, a: Number, b: Number) -> None:
        self.how = how
        self.a = a
        self.b = b

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is so."""
        a = self.a.of(s, f)
        b = self.b.of(s, f)
        return a == b if self.how == 0 else a >= b if self.how == 1 else a > b

    def progress(self, s: Table, f: Effect) -> int:
        """The part of the way that a count has gone."""
        b = self.b.of(s, f) + (1 if self.how == 2 else 0)
        if self.how == 0 or b <= 0:
            return super().progress(s, f)
        return min(100, max(0, 100 * self.a.of(s, f) // b))


def equals(a: int | Number, b: int | Number) -> Test:
    """a is b."""
    return Compare(0, number(a), number(b))


def at_least(a: int | Number, b: int | Number) -> Test:
    """a is b or more."""
    return Compare(1, number(a), number(b))


def more_than(a: int | Number, b: int | Number) -> Test:
    """a is more than b."""
    return Compare(2, number(a), number(b))


class Same(Test):
    """Two sets have something in common."""

    def __init__(self, a: Noun, b: Noun) -> None:
        self.a = a
        self.b = b

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether they meet."""
        second = self.b.of(s, f)
        return any(x in second for x in self.a.of(s, f))


def same(x: Noun, y: Noun) -> Test:
    """The same thing."""
    return Same(x, y)


class OneOf(Test):
    """The colour, Room or type of a thing is one of some."""

    def __init__(self, what: int, noun: Noun, these: list[int]) -> None:
        self.what = what
        self.noun = noun
        self.these = these

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether any member is."""
        return any(self.value(s, x) in self.these for x in self.noun.of(s, f))

    def value(self, s: Table, x: int) -> int:
        """The colour, name or type."""
        if self.what == 0:
            return colour_at(s, x)
        if self.what == 1:
            return name_at(s, x)
        return type_of(s, x)


def type_of(s: Table, c: int) -> int:
    """The type of a Spell: of the side that lies up, else as printed; -1 for what is not known, or none."""
    face = s.face[c]
    if not 0 <= face < len(box.SPELLS) or not is_spell(s, c):
        return -1
    up = s.side[s.sheet.index(c)] if c in s.sheet else -1
    return box.SPELLS[face].sides[max(0, up)].type


def colour_is(x: Noun, *colours: int) -> Test:
    """A Room of one of these colours."""
    return OneOf(0, x, list(colours))


def room_is(x: Noun, *names: int) -> Test:
    """One of these Rooms."""
    return OneOf(1, x, list(names))


def type_is(x: Noun, *types: int) -> Test:
    """A Spell of one of these types."""
    return OneOf(2, x, list(types))


class TypeNamed(Test):
    """A Spell of the type that was named."""

    def __init__(self, noun: Noun, name: Name) -> None:
        self.noun = noun
        self.name = name

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is."""
        named = f.recall(self.name.n)
        return bool(named) and any(type_of(s, c) == named[0] for c in self.noun.of(s, f))


def type_is_named(x: Noun, name: Name) -> Test:
    """A Spell of the type that was named."""
    return TypeNamed(x, name)


class Logic(Test):
    """Tests put together."""

    def __init__(self, how: int, a: Test, b: Test) -> None:
        self.how = how
        self.a = a
        self.b = b

    def holds(self, s: Table, f: Effect) -> bool:
        """Both, either, or not."""
        if self.how == 0:
            return self.a.holds(s, f) and self.b.holds(s, f)
        if self.how == 1:
            return self.a.holds(s, f) or self.b.holds(s, f)
        return not self.a.holds(s, f)

    def progress(self, s: Table, f: Effect) -> int:
        """Half of the way for each of both; the farther of either."""
        if self.how == 2:
            return super().progress(s, f)
        a = self.a.progress(s, f)
        b = self.b.progress(s, f)
        return (a + b) // 2 if self.how == 0 else max(a, b)


def both(a: Test, b: Test) -> Test:
    """a and b."""
    return Logic(0, a, b)


def either(a: Test, b: Test) -> Test:
    """a or b."""
    return Logic(1, a, b)


def no(a: Test) -> Test:
    """Not a."""
    return Logic(2, a, ALWAYS)


class CanActivate(Test):
    """The controller can activate a Room now (R11, O15, O32)."""

    def __init__(self, room: Noun) -> None:
        self.room = room

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether any of them."""
        return f.you < s.seats and any(can_activate(s, f.you, hex_) for hex_ in self.room.of(s, f))


def can_be_activated(x: Noun) -> Test:
    """The controller can activate a Room now."""
    return CanActivate(x)


class InReserve(Test):
    """Evocation cards of a kind are left in reserve (R117)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether one can be summoned."""
        return s.stock[self.kind] > 0


def in_reserve(kind: int) -> Test:
    """An Evocation of a kind can be summoned."""
    return InReserve(kind)


class Physically(Test):
    """The watched move is part of a Physical Action."""

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is."""
        return f.did == 1


BY_PHYSICAL_ACTION: Final = Physically()

"""Tests of this game: what holds for models, Rooms and cards, and what does not."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.activation import can_activate
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.rules.piles import is_spell
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import Name, Noun, Test


class Is(Test):
    """Something that holds for any of a set."""

    def __init__(self, x: Noun) -> None:
        self.noun = x

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether any member meets it."""
        return any(self.holds_for(s, f, x) for x in self.noun.of(s, f))

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """Whether one thing meets it."""
        raise NotImplementedError


class IsMage(Is):
    """A Mage, not an Evocation."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """By its kind."""
        return s.kind[x] == t.A_MAGE


class HasCrown(Is):
    """Holding the Crown."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """Only one Mage does."""
        return s.crown == x


class ShowsCrown(Is):
    """An Event with a Crown."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """As printed."""
        return box.EVENT_CARDS[s.face[x]].crown


class WasThere(Is):
    """Something that holds for any of a set, wherever it is now."""

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether any member meets it, gone or not."""
        return any(self.holds_for(s, f, x) for x in self.noun.named(s, f))


class Defeated(WasThere):
    """Defeated or removed since this effect began."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """Among the fallen of the Game Turn."""
        return x in s.fallen[f.began :]


class InCell(WasThere):
    """In its Cell."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """Or out of play."""
        return s.where[x] < 0


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

    def __init__(self, x: Noun, name: Name) -> None:
        self.noun = x
        self.name = name

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is."""
        named = f.recall(self.name.n)
        return bool(named) and any(type_of(s, c) == named[0] for c in self.noun.of(s, f))


class CanActivate(Is):
    """The controller can activate a Room now (R11, O15, O32)."""

    def holds_for(self, s: Table, f: Effect, x: int) -> bool:
        """The Rose activates nothing."""
        return f.you < s.seats and can_activate(s, f.you, x)


class InReserve(Test):
    """Evocation cards of a kind are left in reserve (R117)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether one can be summoned."""
        return s.stock[self.kind] > 0


class Physically(Test):
    """The watched move is part of a Physical Action."""

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is."""
        return f.did == 1


BY_PHYSICAL_ACTION: Final = Physically()


# --- as cards say it -----
is_mage: Final = IsMage
defeated: Final = Defeated
in_cell: Final = InCell
has_crown: Final = HasCrown
shows_crown: Final = ShowsCrown
type_is_named: Final = TypeNamed
can_be_activated: Final = CanActivate
in_reserve: Final = InReserve

"""What a text points at by name: the card itself, its bearer, its target, who fights, who casts."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import fight_of
from conclave.games.mage_wars.table import Table, zone_of
from conclave.games.mage_wars.words.speech import A_CARD, A_NUMBER, A_ZONE, Name, Noun
from conclave.kernel.reasons import ALLOWED
from conclave.language.speech import NOT_SAID

P_THIS: Final = 0
P_BEARER: Final = 1
P_MAGE: Final = 2
P_TARGET: Final = 3
P_SECOND: Final = 4
P_IT: Final = 5
P_BY: Final = 6
P_HERE: Final = 7
P_CASTER: Final = 8
P_LINKED: Final = 9
P_ATTACKER: Final = 10
P_DEFENDER: Final = 11


class Pronoun(Noun):
    """One thing that the running text knows by a name; nothing if it has none."""

    def __init__(self, which: int, sort: int = A_CARD) -> None:
        super().__init__(sort)
        self.which = which

    def of(self, s: Table, f: Effect) -> list[int]:
        """The thing meant."""
        x = self.value(s, f)
        return [x] if x >= 0 else []

    def one(self, s: Table, f: Effect) -> int:
        """The thing meant, or -1."""
        return self.value(s, f)

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """It means this one alone."""
        return ALLOWED if x >= 0 and x == self.value(s, f) else NOT_SAID

    def value(self, s: Table, f: Effect) -> int:
        """The number behind the name."""
        w = self.which
        if w == P_THIS:
            return f.this
        if w == P_BEARER:
            return s.bearer[f.this]
        if w == P_MAGE:
            return f.you
        if w == P_TARGET:
            return f.target
        if w == P_SECOND:
            return f.second
        if w == P_IT:
            return f.it
        if w == P_BY:
            return f.by
        if w == P_HERE:
            return f.here
        if w == P_CASTER:
            # Who has turned a spell back casts it now (O42).
            return f.by if f.by >= 0 and s.controller[f.by] == f.you else f.you
        if w == P_LINKED:
            return s.linked[f.this]
        a = fight_of(s)
        if a is None:
            return -1
        return a.this if w == P_ATTACKER else a.it


class ControllerOf(Noun):
    """The Mage of whoever controls something."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_CARD)
        self.noun = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """The Mage, who has the number of the seat."""
        x = self.noun.one(s, f)
        return [int(s.controller[x])] if x >= 0 else []


def where(s: Table, f: Effect, x: Noun) -> int:
    """The zone that a noun means, or in which what it means is; or -1."""
    found = x.one(s, f)
    return found if x.sort == A_ZONE or found < 0 else zone_of(s, found)


THIS: Final[Noun] = Pronoun(P_THIS)
BEARER: Final[Noun] = Pronoun(P_BEARER)
MY_MAGE: Final[Noun] = Pronoun(P_MAGE)
"""The Mage of whoever controls the card, and whose mana it is."""
TARGET: Final[Noun] = Pronoun(P_TARGET)
TARGET_ZONE: Final[Noun] = Pronoun(P_TARGET, A_ZONE)
SECOND: Final[Noun] = Pronoun(P_SECOND)
SECOND_ZONE: Final[Noun] = Pronoun(P_SECOND, A_ZONE)
IT: Final[Noun] = Pronoun(P_IT)
BY: Final[Noun] = Pronoun(P_BY)
"""Who brought an event about: the attacker of an attack, the caster of a spell."""
HERE: Final[Noun] = Pronoun(P_HERE, A_ZONE)
CASTER: Final[Noun] = Pronoun(P_CASTER)
LINKED: Final[Noun] = Pronoun(P_LINKED)
ATTACKER: Final[Noun] = Pronoun(P_ATTACKER)
DEFENDER: Final[Noun] = Pronoun(P_DEFENDER)

CHOSEN: Final[Name] = Name(0, A_CARD)
CHOSEN_ZONE: Final[Name] = Name(1, A_ZONE)
SO_MANY: Final[Name] = Name(2, A_NUMBER)
"""What a text has picked, and a number that it has let."""


def controller_of(x: Noun) -> Noun:
    """The Mage of its controller."""
    return ControllerOf(x)

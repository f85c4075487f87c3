"""What cards grant as long as they lie face up: traits, and what is added to the numbers of objects."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.traits import HIGHEST
from conclave.games.mage_wars.table import M, Table
from conclave.games.mage_wars.words.forms import Form
from conclave.games.mage_wars.words.nouns import BEARER, MY_MAGE, THIS
from conclave.games.mage_wars.words.speech import ALWAYS, Noun, Number, Test
from conclave.kernel.modifiers import Modifier
from conclave.kernel.reasons import ALLOWED
from conclave.language.speech import Plain, number

OF_BEARER: Final = 0
OF_MAGE: Final = 1
OF_ITSELF: Final = 2
OF_OTHERS: Final = 3


class Part:
    """A number for whatever a noun means, while a test holds; what needs no text to tell is told without."""

    def __init__(self, n: Number, to: Noun, when: Test) -> None:
        self.n = n
        self.to = to
        self.when = when
        self.whose = OF_OTHERS
        if to is BEARER or to is MY_MAGE or to is THIS:
            self.whose = OF_BEARER if to is BEARER else OF_MAGE if to is MY_MAGE else OF_ITSELF
        self.always = when is ALWAYS
        self.plain = n.n if isinstance(n, Plain) else 0
        self.is_plain = isinstance(n, Plain)

    def says(self, s: Table, this: int, you: int, x: int) -> int:
        """What it grants to one object; 0 for nothing."""
        whose = self.whose
        if whose == OF_BEARER and s.bearer[this] != x:
            return 0
        if (whose == OF_MAGE and x != you) or (whose == OF_ITSELF and x != this):
            return 0
        if whose != OF_OTHERS and self.always and self.is_plain:
            return self.plain
        f = Effect(0, this, you, -1)
        f.it = x
        if whose == OF_OTHERS and self.to.why_not(s, f, x) != ALLOWED:
            return 0
        return self.n.of(s, f) if self.always or self.when.holds(s, f) else 0


class Granted(Modifier[Table]):
    """All that a face grants of one kind: the sum of its parts, or the highest."""

    def __init__(self, highest: bool) -> None:
        self.highest = highest
        self.parts: list[Part] = []

    def amount(self, s: Table, this: int, you: int, x: int) -> int:
        """What it comes to for one object."""
        n = 0
        for part in self.parts:
            m = part.says(s, this, you, x)
            n = max(n, m) if self.highest else n + m
        return n


class Grant(Form):
    """One part of what a card grants."""

    def __init__(self, kind: int, part: Part) -> None:
        self.kind = kind
        self.part = part

    def print_on(self, face: int) -> None:
        """It joins what the card grants of the same kind."""
        if not M.speaks_to(face, self.kind):
            M.print_on(face, self.kind, Granted(self.kind in HIGHEST))
        whole = M.printed_on(face, self.kind)
        assert isinstance(whole, Granted)
        whole.parts.append(self.part)


def grant(kind: int, n: int | Number, to: Noun, when: Test = ALWAYS) -> Form:
    """Each of a set has a trait, or so much more of something, while a test holds; `IT` is that object."""
    return Grant(kind, Part(number(n), to, when))


def lose(kind: int, to: Noun) -> Form:
    """Each of a set has not, and cannot gain, what `kind` denies."""
    return grant(kind, 1, to)


def against(damage: int, n: int | Number, to: Noun = BEARER) -> Form:
    """Attacks of a damage type have so many dice, and so much effect, more or less (R17.2)."""
    return grant(k.AGAINST + damage, n, to)

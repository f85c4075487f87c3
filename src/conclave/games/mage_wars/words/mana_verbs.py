"""Verbs for mana: paying, gaining, losing, what must be paid or else, what is bought off (R19, R21.4)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import mana
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.destroying import destroy
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import DOOR
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.rules.harm import take_off
from conclave.games.mage_wars.rules.traits import full_cost, removal_cost
from conclave.games.mage_wars.table import Table, condition
from conclave.games.mage_wars.words.flow import GRAMMAR, may
from conclave.games.mage_wars.words.nouns import MY_MAGE
from conclave.games.mage_wars.words.speech import Doing, Line, Lines, Noun, Number, Phrase
from conclave.games.mage_wars.words.tests import can_pay
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import NO_SUCH_THING, OTHER_QUESTION
from conclave.kernel.sequences import Sequence
from conclave.language.flow import flat, when
from conclave.language.speech import number

PAYS: Final = 0
GAINS: Final = 1
LOSES: Final = 2


class Mana(Doing):
    """Mana is paid, comes, or is lost; how much was lost is known afterwards."""

    def __init__(self, x: Noun, n: int | Number, how: int) -> None:
        super().__init__(x)
        self.n = number(n)
        self.how = how

    def do(self, s: Table, f: Effect) -> None:
        """To each of a set."""
        n = self.n.of(s, f)
        for x in self.noun.of(s, f):
            if self.how == PAYS:
                mana.pay(s, x, n)
            elif self.how == GAINS:
                mana.gain(s, x, n)
            else:
                f.did = mana.lose(s, x, n)


def pay(n: int | Number) -> Lines:
    """Pay n from the supply of one's Mage."""
    return [Mana(MY_MAGE, n, PAYS)]


def gain_mana(x: Noun, n: int | Number) -> Lines:
    """n mana for a Mage, or on an object."""
    return [Mana(x, n, GAINS)]


def lose_mana(x: Noun, n: int | Number) -> Lines:
    """Lose n mana, at most what is there."""
    return [Mana(x, n, LOSES)]


def may_pay(n: int | Number, lines: Phrase) -> Lines:
    """`You may pay n: <lines>`; who cannot is not asked."""
    return when(can_pay(n), may([*pay(n), *flat(lines)]))


class Affordable(Noun):
    """Some of a set, each of which costs mana: none any more once the mana is gone with those picked."""

    def __init__(self, x: Noun, n: int) -> None:
        super().__init__(x.sort)
        self.noun = x
        self.n = n

    def of(self, s: Table, f: Effect) -> list[int]:
        """All of them, as long as one more can be paid."""
        return self.noun.of(s, f) if mana.can_pay(s, f.you, self.n * (f.picked + 1)) else []

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """It is none of them."""
        return self.noun.why_not(s, f, x)


def affordable(x: Noun, n: int) -> Noun:
    """As many of them as can be paid, for n each."""
    return Affordable(x, n)


# --- what must be paid, or else ----------------------------------------------------------------------------
class AskToPay(Line):
    """Ask somebody to pay; who cannot is not asked."""

    def __init__(self, by: Noun, n: Number) -> None:
        self.by = by
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """The answer is yes or no."""
        seat = GRAMMAR.side(s, f, self.by)
        if seat < 0 or not mana.can_pay(s, seat, self.n.of(s, f)):
            s.answer = t.answer(PASS, -1)
        else:
            s.ask(seat, t.PAY_FOR_IT, f.this, [t.PASSING, pack(t.YES)])


class UnlessPaid(Line):
    """Whoever agreed pays, and some lines are left out."""

    def __init__(self, by: Noun, n: Number, lines: int) -> None:
        self.by = by
        self.n = n
        self.lines = lines

    def do(self, s: Table, f: Effect) -> None:
        """Who refused goes on with them."""
        seat = self.by.one(s, f)
        if s.answer.verb == t.YES:
            mana.pay(s, seat, self.n.of(s, f))
            f.leap(self.lines)
        else:
            s.tell(t.UNPAID, seat, f.this, -1, self.n.of(s, f))


class LoseIt(Line):
    """What is under way is lost: the attack, or the move (R7.1.2, R15.2)."""

    def do(self, s: Table, f: Effect) -> None:
        """An attack ends by its own steps."""
        q = s.waiting_for(DOOR.happening(s))
        if isinstance(q, Attack):
            q.gone = True
        elif isinstance(q, Sequence):
            q.prevent()


def unless_paid(by: Noun, n: int | Number, lines: Phrase) -> Lines:
    """`Unless <by> pays n: <lines>.`"""
    then = flat(lines)
    return [AskToPay(by, number(n)), UnlessPaid(by, number(n), len(then)), *then]


def charge(by: Noun, n: int) -> Lines:
    """It costs n more, or is lost."""
    return unless_paid(by, n, [LoseIt()])


# --- what is bought off ------------------------------------------------------------------------------------
class AskCure(Line):
    """Ask which condition to take off, for its cost; `names` is a mask of conditions."""

    def __init__(self, x: Noun, names: int, by: Noun | None) -> None:
        self.noun = x
        self.names = names
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Those that can be paid, if any."""
        seat = GRAMMAR.side(s, f, self.by)
        codes: list[int] = []
        if seat >= 0:
            for x in self.noun.of(s, f):
                for c in range(k.CONDITIONS):
                    if (self.names >> c) & 1 and condition(s, x, c):
                        n = removal_cost(s, x, c)
                        if n >= 0 and mana.can_pay(s, seat, n):
                            codes.append(pack(t.PICK_CONDITION, c, x))
        if codes:
            s.ask(seat, t.CURE_WHAT, f.this, [t.PASSING, *codes])
        else:
            f.skip()

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """It has no such condition, or it cannot be paid."""
        if verb != t.PICK_CONDITION:
            return OTHER_QUESTION
        if not 0 <= a < k.CONDITIONS or not 0 <= b < s.terms.plans:
            return NO_SUCH_THING
        there = (self.names >> a) & 1 and condition(s, b, a) and removal_cost(s, b, a) >= 0
        return why.NO_MANA if there else why.NOT_THIS_ONE


class TakeCure(Line):
    """It is paid and taken off; then the next, if more may be."""

    def __init__(self, by: Noun | None, again: bool) -> None:
        self.by = by
        self.again = again

    def do(self, s: Table, f: Effect) -> None:
        """Declining ends it."""
        if s.answer.verb == PASS:
            return
        c, x = s.answer.a, s.answer.b
        mana.pay(s, GRAMMAR.side(s, f, self.by), removal_cost(s, x, c))
        take_off(s, x, c, 1)
        if self.again:
            f.leap(-2)


class AskBuyOut(Line):
    """Ask which enchantment to destroy for its full cost."""

    def __init__(self, x: Noun) -> None:
        self.noun = x

    def do(self, s: Table, f: Effect) -> None:
        """Those that can be paid, if any."""
        found = [x for x in self.noun.of(s, f) if mana.can_pay(s, f.you, full_cost(s, x, int(s.bearer[x])))]
        if found:
            s.ask(f.you, t.BUY_WHAT, f.this, [t.PASSING, *[pack(t.PICK, x) for x in found]])
        else:
            f.skip()

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """It is none of them, or it cannot be paid."""
        if verb != t.PICK:
            return OTHER_QUESTION
        assert isinstance(f, Effect)
        return why.NO_MANA if a in self.noun.of(s, f) else why.NOT_THIS_ONE


class TakeBuyOut(Line):
    """It is paid and destroyed; then the next."""

    def do(self, s: Table, f: Effect) -> None:
        """Declining ends it."""
        if s.answer.verb != PASS:
            x = s.answer.a
            mana.pay(s, f.you, full_cost(s, x, int(s.bearer[x])))
            destroy(s, [x])
            f.leap(-2)


ANY_CONDITION: Final = (1 << k.CONDITIONS) - 1


def family(damage: int) -> int:
    """The conditions of a damage type, as a mask."""
    return sum([1 << c for c in range(k.CONDITIONS) if k.FAMILY[c] == damage])


def buy_off(x: Noun, names: int = ANY_CONDITION, once: bool = False, by: Noun | None = None) -> Lines:
    """Take conditions off for their costs, as many as one likes, or one."""
    return [AskCure(x, names, by), TakeCure(by, not once)]


def buy_out(x: Noun) -> Lines:
    """Destroy enchantments for their full costs, as many as one likes."""
    return [AskBuyOut(x), TakeBuyOut()]

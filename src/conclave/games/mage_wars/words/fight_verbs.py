"""Verbs for attacks and spells: making one, and what may be done to the one that is under way."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import avoiding
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BARS, bar_called
from conclave.games.mage_wars.rules.attacking import aim_at, declare_anew, rise, swoop
from conclave.games.mage_wars.rules.casting import cancel, counter, reverse
from conclave.games.mage_wars.rules.dice import effect_of
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import THIRST, Attack, fight_of
from conclave.games.mage_wars.rules.spell import casting_of
from conclave.games.mage_wars.rules.targets import attackable, duty_attacks
from conclave.games.mage_wars.table import Table, is_alive
from conclave.games.mage_wars.words.nouns import THIS
from conclave.games.mage_wars.words.speech import A_ZONE, Line, Lines, Noun, Number
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import OTHER_QUESTION
from conclave.language.speech import number


# --- making an attack --------------------------------------------------------------------------------------
class Strike(Line):
    """An attack is made with a bar of this card, on something, or on all in a zone."""

    def __init__(self, bar: str, x: Noun, by: Noun, n: Number) -> None:
        self.bar = bar
        self.noun = x
        self.by = by
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """The card itself attacks; what a Mage makes for it is a spell (R11.2)."""
        x = self.noun.one(s, f)
        attacker = self.by.one(s, f)
        if x < 0 or attacker < 0:
            return
        zone = self.noun.sort == A_ZONE
        a = Attack(bar_called(s.face[f.this], self.bar), attacker, f.you, -1 if zone else x)
        a.spot = x if zone else -1
        a.by = f.this
        a.spell = attacker != f.this
        a.x = a.more_effect = self.n.of(s, f)
        s.push(a)


def attack(bar: str, x: Noun, by: Noun = THIS, dice: int | Number = 0) -> Lines:
    """Attack it; an X is the number of dice, and is added to the effect die."""
    return [Strike(bar, x, by, number(dice))]


# --- the attack under way ----------------------------------------------------------------------------------
class WithAttack(Line):
    """A line about the attack under way."""

    def do(self, s: Table, f: Effect) -> None:
        """Without one nothing happens."""
        a = fight_of(s)
        if a is not None:
            self.change(s, f, a)

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """What the line does to it."""
        raise NotImplementedError


class Avoid(WithAttack):
    """It is avoided."""

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """As by a defence."""
        avoiding.avoid(s, a)


class TurnBack(WithAttack):
    """It hits whoever made it: its dice are rolled, and nobody can avoid that (O26)."""

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """The same attack, with another defender."""
        b = Attack(a.bar, a.this, a.you, a.origin)
        b.turned = True
        b.by = a.by
        b.spell = a.spell
        b.first = a.first
        b.thirsty = a.thirsty or not a.spent & THIRST
        b.charge = a.charge
        b.x = a.x
        b.more_dice = a.more_dice
        b.more_effect = a.more_effect
        s.push(b)


class Prevent(WithAttack):
    """Some of its damage is prevented."""

    def __init__(self, n: int) -> None:
        self.n = n

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """Before it is placed."""
        n = min(self.n, a.harm)
        a.harm -= n
        s.tell(t.PREVENTED, f.you, a.it, -1, n)


class AddEffect(WithAttack):
    """The effect die counts for more."""

    def __init__(self, n: int) -> None:
        self.n = n

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """After it has been rolled."""
        a.raised += self.n
        s.tell(t.EFFECT_RAISED, f.you, a.it, self.n, effect_of(s, a))


# --- another target ----------------------------------------------------------------------------------------
def may_hit(s: Table, a: Attack) -> list[int]:
    """What a confused attack may go at: duties first, then what guards leave; an answer has two (O69)."""
    if a.answer:
        return [a.it, a.this]
    found = [x for _, x in duty_attacks(s, a.this, [a.bar])]
    if not found:
        found = attackable(s, a.this, a.bar)
    done = a.them if BARS[a.bar].has(k.SWEEPING) else []
    return [x for x in found if x not in done]


class Confuse(WithAttack):
    """It has a target that is drawn from all that it may have (R21.6)."""

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """Each is as likely as another."""
        rise(s, a)
        found = may_hit(s, a)
        if found:
            x = found[int(s.rng.below(len(found)))]
            s.tell(t.CONFUSED, a.you, a.this, x)
            aim_at(s, a, x)
        else:
            swoop(s, a)


class Scare(WithAttack):
    """It is cancelled; its attacker may declare it on something else (O70)."""

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """If there is anything else."""
        a.gone = True
        rise(s, a)
        found = others(s, a)
        seat = int(s.controller[a.this])
        if found and is_alive(s, seat):
            s.ask(seat, t.NEXT_TARGET, a.this, [t.PASSING, *[pack(t.PICK, x) for x in found]])
        else:
            f.skip()

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """It cannot be attacked with that bar."""
        return why.NOT_THIS_ONE if verb == t.PICK else OTHER_QUESTION


def others(s: Table, a: Attack) -> list[int]:
    """What else an attack might have been declared on."""
    done = [*a.them, a.it]
    return [x for x in attackable(s, a.this, a.bar) if x not in done]


class DeclareAnew(WithAttack):
    """It is declared again, on another target."""

    def change(self, s: Table, f: Effect, a: Attack) -> None:
        """Unless that was declined."""
        if s.answer.verb != PASS:
            declare_anew(a, s.answer.a)


def avoid() -> Lines:
    """Avoid the attack."""
    return [Avoid()]


def turn_back() -> Lines:
    """Turn the attack on its attacker."""
    return [TurnBack()]


def prevent(n: int) -> Lines:
    """Prevent n damage."""
    return [Prevent(n)]


def add_effect(n: int) -> Lines:
    """n more on the effect die."""
    return [AddEffect(n)]


def confuse() -> Lines:
    """A target by chance."""
    return [Confuse()]


def scare_off() -> Lines:
    """Cancel the attack; another may be attacked instead."""
    return [Scare(), DeclareAnew()]


# --- the spell under way -----------------------------------------------------------------------------------
COUNTERS: Final = 0
CANCELS: Final = 1
REVERSES: Final = 2


class WithSpell(Line):
    """The spell under way is countered, cancelled, or turned on its caster (O41, O42)."""

    def __init__(self, how: int) -> None:
        self.how = how

    def do(self, s: Table, f: Effect) -> None:
        """Without one nothing happens."""
        c = casting_of(s)
        if c is None or c.gone:
            return
        if self.how == COUNTERS:
            counter(s, c)
        elif self.how == CANCELS:
            cancel(s, c)
        else:
            reverse(s, c, f.you)


def counter_spell() -> Lines:
    """It is lost, and what it cost."""
    return [WithSpell(COUNTERS)]


def cancel_spell() -> Lines:
    """It goes back to the book, and its mana to whoever paid it."""
    return [WithSpell(CANCELS)]


def reverse_spell() -> Lines:
    """It is mine now, and aimed at its caster."""
    return [WithSpell(REVERSES)]

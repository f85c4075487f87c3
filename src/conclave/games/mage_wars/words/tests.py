"""Tests of this game: what holds for objects, for the attack under way, for the spell under way."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box, traits
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.choosing import targets_of
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import attack_has, fight_of
from conclave.games.mage_wars.rules.mana import can_pay as has_mana
from conclave.games.mage_wars.rules.spell import casting_of
from conclave.games.mage_wars.table import Table, is_creature, is_hidden, is_mage, kind_of
from conclave.games.mage_wars.words.nouns import BY, where
from conclave.games.mage_wars.words.speech import Noun, Number, Test
from conclave.kernel.reasons import ALLOWED
from conclave.language.speech import number
from conclave.language.tests import any_of

# --- objects -----------------------------------------------------------------------------------------------
A_CREATURE: Final = 0
A_MAGE: Final = 1
LIVING: Final = 2
FRIENDLY: Final = 3
FACE_DOWN: Final = 4
FLYING: Final = 5
UNCONTAINABLE: Final = 6
UNMOVABLE: Final = 7
OF_TYPE: Final = 8
OF_SUBTYPE: Final = 9
OF_SCHOOL: Final = 10
IMMUNE_TO: Final = 11
WITH_MARK: Final = 12
WITH_TRAIT: Final = 13
HURT: Final = 14


class Is(Test):
    """Something that holds for an object; nothing holds for none."""

    def __init__(self, x: Noun, what: int, n: int = 0) -> None:
        self.noun = x
        self.what = what
        self.n = n

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is so."""
        x = self.noun.one(s, f)
        if x < 0:
            return False
        if self.what <= FACE_DOWN:
            return self.is_plain(s, f, x)
        if self.what <= UNMOVABLE:
            return self.is_able(s, x)
        return s.face[x] >= 0 and self.is_printed(s, x)

    def is_plain(self, s: Table, f: Effect, x: int) -> bool:
        """What kind of thing it is, and whose."""
        w = self.what
        if w == A_CREATURE:
            return is_creature(s, x)
        if w == A_MAGE:
            return is_mage(s, x)
        if w == LIVING:
            return traits.is_living(s, x)
        return s.controller[x] == f.you if w == FRIENDLY else is_hidden(s, x)

    def is_able(self, s: Table, x: int) -> bool:
        """How it moves."""
        if self.what == FLYING:
            return traits.flies(s, x)
        return traits.is_uncontainable(s, x) if self.what == UNCONTAINABLE else traits.is_unmovable(s, x)

    def is_printed(self, s: Table, x: int) -> bool:
        """What stands on the card, and what lies on it."""
        w = self.what
        if w == OF_TYPE:
            return kind_of(s, x) == self.n
        if w == OF_SUBTYPE:
            return traits.has_subtypes(s, x, 1 << self.n)
        if w == OF_SCHOOL:
            return (box.SCHOOLS[s.face[x]] >> self.n) & 1 == 1
        if w == IMMUNE_TO:
            return traits.is_immune(s, x, self.n)
        if w == WITH_MARK:
            return s.marks[x] & self.n != 0
        return traits.has(s, x, self.n) if w == WITH_TRAIT else s.damage[x] > 0 and not traits.is_finite(s, x)


def is_a_creature(x: Noun) -> Test:
    """A creature, Mages included."""
    return Is(x, A_CREATURE)


def is_a_mage(x: Noun) -> Test:
    """A Mage."""
    return Is(x, A_MAGE)


def is_living(x: Noun) -> Test:
    """Living, as a trait."""
    return Is(x, LIVING)


def is_friendly(x: Noun) -> Test:
    """Controlled by whoever controls the card."""
    return Is(x, FRIENDLY)


def is_face_down(x: Noun) -> Test:
    """A hidden enchantment."""
    return Is(x, FACE_DOWN)


def is_flying(x: Noun) -> Test:
    """Flying at this moment."""
    return Is(x, FLYING)


def is_uncontainable(x: Noun) -> Test:
    """Not to be Restrained."""
    return Is(x, UNCONTAINABLE)


def is_unmovable(x: Noun) -> Test:
    """Not to be Pushed."""
    return Is(x, UNMOVABLE)


def is_of_type(x: Noun, kind: int) -> Test:
    """A card of a type."""
    return Is(x, OF_TYPE, kind)


def is_a(x: Noun, subtype: int) -> Test:
    """A card with a subtype."""
    return Is(x, OF_SUBTYPE, subtype)


def is_of_school(x: Noun, school: int) -> Test:
    """A card of a school."""
    return Is(x, OF_SCHOOL, school)


def is_immune(x: Noun, damage: int) -> Test:
    """Immune to a damage type."""
    return Is(x, IMMUNE_TO, damage)


def is_marked(x: Noun, mark: int) -> Test:
    """With a marker."""
    return Is(x, WITH_MARK, mark)


def has(x: Noun, trait: int) -> Test:
    """With a trait."""
    return Is(x, WITH_TRAIT, trait)


def can_be_healed(x: Noun) -> Test:
    """With damage that may be taken off."""
    return Is(x, HURT)


class Meant(Test):
    """The subject of an event, or who brought it about, is what a noun means."""

    def __init__(self, x: Noun, by: bool) -> None:
        self.noun = x
        self.by = by

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it is."""
        return self.noun.why_not(s, f, f.by if self.by else f.it) == ALLOWED


def it_is(x: Noun) -> Test:
    """It happens to this one."""
    return Meant(x, False)


def by_is(x: Noun) -> Test:
    """This one brings it about."""
    return Meant(x, True)


class All(Test):
    """Several tests at once."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests = tests

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether all of them hold."""
        return all(test.holds(s, f) for test in self.tests)


def all_of(*tests: Test) -> Test:
    """All of these."""
    return All(list(tests))


class SameZone(Test):
    """Two in one zone."""

    def __init__(self, a: Noun, b: Noun) -> None:
        self.a = a
        self.b = b

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether they are both in it."""
        a = where(s, f, self.a)
        return a >= 0 and a == where(s, f, self.b)


def same_zone(a: Noun, b: Noun) -> Test:
    """In the same zone."""
    return SameZone(a, b)


class CanPay(Test):
    """The Mage has so much mana."""

    def __init__(self, n: Number) -> None:
        self.n = n

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether it could be paid."""
        return has_mana(s, f.you, self.n.of(s, f))


def can_pay(n: int | Number) -> Test:
    """Enough mana."""
    return CanPay(number(n))


# --- the attack under way ----------------------------------------------------------------------------------
OF_KIND: Final = 0
OF_DAMAGE: Final = 1
IS_SPELL: Final = 2
IS_ANSWER: Final = 3
IS_QUICK: Final = 4
IS_FRESH: Final = 5
IS_FRESH_MELEE: Final = 6
IS_CHARGE: Final = 7
IS_DAMAGING: Final = 8
WITH: Final = 9


class AttackIs(Test):
    """Something that holds for the attack under way."""

    def __init__(self, what: int, n: int = 0) -> None:
        self.what = what
        self.n = n

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether there is one, and it is so."""
        a = fight_of(s)
        if a is None:
            return False
        w = self.what
        if w == OF_KIND:
            return (self.n >> a.kind) & 1 == 1 and not a.gone
        if w == OF_DAMAGE:
            return BARS[a.bar].damage == self.n
        if w == IS_SPELL:
            return a.spell
        if w == IS_ANSWER:
            return a.answer
        if w == IS_QUICK:
            return BARS[a.bar].action == k.QUICK
        if w == IS_FRESH:
            return a.fresh
        if w == IS_FRESH_MELEE:
            return a.fresh_melee
        if w == IS_CHARGE:
            return a.charge > 0
        return a.damaging if w == IS_DAMAGING else attack_has(s, a, self.n)


MELEE: Final[Test] = AttackIs(OF_KIND, 1 << k.MELEE)
MELEE_OR_RANGED: Final[Test] = AttackIs(OF_KIND, 1 << k.MELEE | 1 << k.RANGED)
RANGED_OR_ZONE: Final[Test] = AttackIs(OF_KIND, 1 << k.RANGED | 1 << k.ZONE_ATTACK)
SPELL_ATTACK: Final[Test] = AttackIs(IS_SPELL)
COUNTERSTRIKE: Final[Test] = AttackIs(IS_ANSWER)
QUICK_ATTACK: Final[Test] = AttackIs(IS_QUICK)
FIRST_ATTACK_ON_IT: Final[Test] = AttackIs(IS_FRESH)
FIRST_MELEE_ATTACK: Final[Test] = AttackIs(IS_FRESH_MELEE)
"""The first of this round (O31)."""
CHARGING: Final[Test] = AttackIs(IS_CHARGE)
DEALING_DAMAGE: Final[Test] = AttackIs(IS_DAMAGING)
UNAVOIDABLE: Final[Test] = AttackIs(WITH, k.UNAVOIDABLE)


def damage_is(damage: int) -> Test:
    """An attack with a damage type."""
    return AttackIs(OF_DAMAGE, damage)


class Fights(Test):
    """Who takes part in the attack under way, and how."""

    def __init__(self, x: Noun, attacks: bool) -> None:
        self.noun = x
        self.attacks = attacks

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether the noun means the attacker, or the defender."""
        a = fight_of(s)
        if a is None:
            return False
        return self.noun.why_not(s, f, a.this if self.attacks else a.it) == ALLOWED


def attacks(x: Noun) -> Test:
    """It is the attacker."""
    return Fights(x, True)


def defends(x: Noun) -> Test:
    """It is the defender."""
    return Fights(x, False)


class WithBar(Test):
    """An attack with a bar of a name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, s: Table, f: Effect) -> bool:
        """By its name."""
        a = fight_of(s)
        return a is not None and BARS[a.bar].name == self.name


def with_bar(name: str) -> Test:
    """It is made with a bar."""
    return WithBar(name)


class AvoidedByThis(Test):
    """What the attack answers was avoided with the defence of this card."""

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether its defence was used."""
        a = fight_of(s)
        return a is not None and f.this in a.defended


AVOIDED_BY_THIS: Final[Test] = AvoidedByThis()
BY_ATTACK: Final[Test] = any_of(BY)
"""What is destroyed is destroyed by the damage of an attack."""


# --- the spell under way -----------------------------------------------------------------------------------
class SpellIs(Test):
    """What the spell under way is: `kinds` is a mask; 0 for abilities too."""

    def __init__(self, kinds: int, school: int, mine: int, quick: bool, caster: Noun | None, at: Noun | None):
        self.kinds = kinds
        self.school = school
        self.mine = mine
        self.quick = quick
        self.caster = caster
        self.at = at

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether there is one, and it is so."""
        c = casting_of(s)
        if c is None or (self.mine >= 0 and (c.you == f.you) != (self.mine == 1)):
            return False
        if self.quick and c.action != k.QUICK_SPELL:
            return False
        if self.caster is not None and self.caster.why_not(s, f, c.caster) != ALLOWED:
            return False
        if self.at is not None and not any(self.at.why_not(s, f, x) == ALLOWED for x in targets_of(s, c)):
            return False
        if self.kinds == 0:
            return True
        if c.this < 0 or (self.kinds >> kind_of(s, c.this)) & 1 == 0:
            return False
        return self.school < 0 or (box.SCHOOLS[s.face[c.this]] >> self.school) & 1 == 1


def spell_is(
    *kinds: int,
    school: int = k.NONE,
    mine: bool | None = None,
    quick: bool = False,
    caster: Noun | None = None,
    at: Noun | None = None,
) -> Test:
    """The spell is of one of these types and of a school, mine or not, cast by somebody, at somebody."""
    mask = sum([1 << kind for kind in kinds])
    return SpellIs(mask, school, -1 if mine is None else int(mine), quick, caster, at)

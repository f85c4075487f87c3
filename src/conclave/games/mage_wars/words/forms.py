"""Forms: what may stand on a card, and where the rules look it up (rules/deeds)."""

from __future__ import annotations

from typing import Generic, TypeVar

from conclave.games.mage_wars.rules import box, deeds
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import Spells
from conclave.games.mage_wars.rules.printed import Defence
from conclave.games.mage_wars.table import BOOK
from conclave.games.mage_wars.words.flow import text
from conclave.games.mage_wars.words.sets import shot
from conclave.games.mage_wars.words.speech import ALWAYS, Noun, Number, Phrase, Test
from conclave.language.speech import number

T = TypeVar("T")


class Form:
    """Something that a card says."""

    def print_on(self, face: int) -> None:
        """Write it down for a face."""
        raise NotImplementedError


class Writes(Form, Generic[T]):
    """One entry of a table of deeds."""

    def __init__(self, table: list[T], value: T) -> None:
        self.table = table
        self.value = value

    def print_on(self, face: int) -> None:
        """The face has this value."""
        self.table[face] = self.value


class Adds(Form, Generic[T]):
    """One more entry of a table of lists."""

    def __init__(self, table: list[list[T]], value: T) -> None:
        self.table = table
        self.value = value

    def print_on(self, face: int) -> None:
        """The face has this value too."""
        self.table[face].append(self.value)


class Both(Form):
    """Two forms that belong together."""

    def __init__(self, a: Form, b: Form) -> None:
        self.a = a
        self.b = b

    def print_on(self, face: int) -> None:
        """Both."""
        self.a.print_on(face)
        self.b.print_on(face)


# --- texts -------------------------------------------------------------------------------------------------
class Resolves(Form):
    """The text of an incantation."""

    def __init__(self, lines: Phrase) -> None:
        self.lines = lines

    def print_on(self, face: int) -> None:
        """It is a rule of its own."""
        deeds.RESOLVES[face] = BOOK.rule(box.NAME[face], text(self.lines))


class EachUpkeep(Form):
    """What a card does each Upkeep."""

    def __init__(self, lines: Phrase, when: Test) -> None:
        self.lines = lines
        self.when = when

    def print_on(self, face: int) -> None:
        """It is an item of the Upkeep (O14)."""
        rule = BOOK.rule(f"{box.NAME[face]}, upkeep", text(self.lines))
        deeds.UPKEEPS[face].append(deeds.Upkeep(rule, self.when))


class TakesToll(Form):
    """A price of attacks that a creature may not be obliged to make without the mana for it."""

    def __init__(self, n: int, on_defender: bool) -> None:
        self.toll = deeds.Toll(n, on_defender)

    def print_on(self, face: int) -> None:
        """One on a card."""
        deeds.TOLLS[face] = self.toll


class Ability(Form):
    """An ability to be used."""

    def __init__(self, deed: deeds.Deed, lines: Phrase) -> None:
        self.deed = deed
        self.lines = lines

    def print_on(self, face: int) -> None:
        """Its text is a rule of its own."""
        d = self.deed
        assert len(deeds.DEEDS[face]) < k.DEEDS
        d.rule = BOOK.rule(f"{box.NAME[face]} {len(deeds.DEEDS[face]) + 1}", text(self.lines))
        deeds.DEEDS[face].append(d)


def resolve(*lines: Phrase) -> Form:
    """What an incantation does."""
    return Resolves([line for phrase in lines for line in phrase])


def toll(n: int, on_defender: bool = False) -> Form:
    """What its text takes n for: the first attack of its bearer, or of each creature on its bearer."""
    return TakesToll(n, on_defender)


def each_upkeep(lines: Phrase, when: Test = ALWAYS) -> Form:
    """What it does each Upkeep, if a test holds."""
    return EachUpkeep(lines, when)


def ability(
    action: int,
    lines: Phrase,
    target: Noun | None = None,
    low: int = 0,
    high: int = deeds.ANYWHERE,
    cost: int = 0,
    times: int = 0,
    by: Noun | None = None,
    when: Test | None = None,
    most_x: Number | None = None,
    in_all: bool = False,
) -> Form:
    """`<action>: <lines>`, on a target within a range, so often in a round, for mana."""
    deed = deeds.Deed(action, -1, target, low, high, cost)
    deed.by = by
    deed.times = times
    deed.when = when
    deed.most_x = most_x
    deed.in_all = in_all
    return Ability(deed, lines)


def zap(bar: str) -> Form:
    """An attack spell without a card (O82)."""
    deed = deeds.Deed(k.QUICK_SPELL, -1, shot(), 0, 1, 1)
    deed.times = 1
    deed.zap = True
    deed.bar = bar
    return Ability(deed, [])


# --- attacks and defences ----------------------------------------------------------------------------------
def lend(trait: int, when: Test, n: int = 1) -> Form:
    """Every attack that meets a test has a trait."""
    return Adds(deeds.LENDS, deeds.Lend(trait, n, when))


def more_dice(n: int, when: Test) -> Form:
    """Every attack that meets a test has so many dice more."""
    return Adds(deeds.LENDS, deeds.Lend(k.DICE, n, when))


def defence(roll: int, against: int = k.AGAINST_ANY, unhampered: bool = False) -> Form:
    """Its bearer may avoid one attack a round (R15.4)."""
    return Writes(deeds.WORN, deeds.Worn(Defence(roll, 1, against), unhampered))


def defends_only(when: Test) -> Form:
    """Its own defence is against certain attacks only."""
    return Writes(deeds.DEFENCE_ONLY, when)


def barrier() -> Form:
    """Its damage barrier protects its bearer."""
    return Writes(deeds.BARRIERS, True)


def reroll(kinds: list[int], when: Test = ALWAYS) -> Form:
    """Dice may be rolled again, once a round."""
    return Adds(deeds.REROLLS, deeds.Reroll(kinds, when))


def spares_caster() -> Form:
    """Its zone attack leaves its caster out."""
    return Writes(deeds.SPARES_CASTER, True)


def chain() -> Form:
    """It goes on from one target to the next."""
    return Writes(deeds.CHAINS, True)


def douses() -> Form:
    """It may be aimed at what burns, immune or not (R17.6)."""
    return Writes(deeds.HITS_IMMUNE, True)


# --- casting -----------------------------------------------------------------------------------------------
def x_cost(n: int | Number) -> Form:
    """What X is as it is cast."""
    return Writes(deeds.X_COST, number(n))


def x_reveal(n: int | Number) -> Form:
    """What X is as it is revealed."""
    return Writes(deeds.X_REVEAL, number(n))


def chooses_equipment() -> Form:
    """A piece that the target wears is chosen as it is cast; that is `SECOND`."""
    return Writes(deeds.CHOOSES_EQUIPMENT, True)


def chooses_way(surcharge: int) -> Form:
    """A direction is chosen as it is cast, and for more mana it goes through walls that attack."""
    return Both(Writes(deeds.CHOOSES_WAY, True), Writes(deeds.SURCHARGES, surcharge))


def keeps_hidden() -> Form:
    """From the cast on its target may not be revealed."""
    return Writes(deeds.FORBIDS_REVEAL, True)


def discount(of: Spells, casting: bool = False, revealing: bool = False, when: Test | None = None) -> Form:
    """One mana less for one such spell a round (O44)."""
    return Writes(deeds.DISCOUNTS, deeds.Discount(1, of, casting, revealing, when))


def spawnpoint(of: Spells, least: int = 0) -> Form:
    """It casts such spells in the Deployment Phase, with so much mana on it."""
    return Both(Writes(deeds.SPAWNS, of), Writes(deeds.SPAWN_MANA, least))


def familiar(of: Spells) -> Form:
    """It casts such spells in its own Action Phase."""
    return Writes(deeds.FAMILIARS, of)


def bind(of: Spells, swap: int) -> Form:
    """Such a spell is bound to it, and exchanged for mana."""
    return Both(Writes(deeds.BINDS, of), Writes(deeds.SWAP_COST, swap))


def source(of: Spells) -> Form:
    """Such spells may come from it when they are cast as quick ones."""
    return Writes(deeds.SOURCES, of)


def cast_as_quick(of: Spells) -> Form:
    """Its Mage casts one such spell a round as a quick one."""
    return Writes(deeds.AS_QUICK, of)


def summon_here(of: Spells, mage_only: bool = False, when: Test = ALWAYS) -> Form:
    """Such creatures may appear in its zone, whatever the range."""
    return Writes(deeds.SUMMONS_TO, deeds.SummonTo(of, mage_only, when))


# --- what is forbidden -------------------------------------------------------------------------------------
def no_ranged_attacks() -> Form:
    """No ranged attack may target it."""
    return Writes(deeds.NOT_RANGED, True)


def unhurt_by(damage: int) -> Form:
    """A damage type does it no damage."""
    return Writes(deeds.UNHURT_BY, damage)


def between_actions() -> Form:
    """It is revealed between actions only."""
    return Writes(deeds.ONLY_BETWEEN, True)


def thorns() -> Form:
    """It attacks once for each level above the first (R9.5)."""
    return Writes(deeds.THORNS, True)

"""Numbers of this game: what is printed or lies on things, and what the running effect knows."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, cubes, models
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import Noun, Number
from conclave.language.numbers import Did


class About(Number):
    """A number about the things of a set, added up where there are several."""

    def __init__(self, x: Noun) -> None:
        self.noun = x

    def of(self, s: Table, f: Effect) -> int:
        """The number; 0 for nothing."""
        n = 0
        for x in self.noun.of(s, f):
            n += self.for_one(s, x)
        return n

    def for_one(self, s: Table, x: int) -> int:
        """The number for one thing."""
        raise NotImplementedError


class DamageOn(About):
    """Cubes on a model."""

    def for_one(self, s: Table, x: int) -> int:
        """All sides together."""
        return int(cubes.damage_on(s, x))


class InstabilityOn(About):
    """Cubes in a Room."""

    def for_one(self, s: Table, x: int) -> int:
        """All sides together."""
        return int(cubes.instability_on(s, x))


class HealthLeft(About):
    """Health less damage."""

    def for_one(self, s: Table, x: int) -> int:
        """Of a model."""
        return cubes.health_left(s, x)


class AttackOf(About):
    """The attack value of a model now."""

    def for_one(self, s: Table, x: int) -> int:
        """With all that holds for a while."""
        return models.attack_value(s, x)


class PointsOf(About):
    """The points of a side."""

    def for_one(self, s: Table, x: int) -> int:
        """A Mage's, or the Rose's."""
        return s.points[x]


class QuestPoints(About):
    """The points printed on a Quest."""

    def for_one(self, s: Table, x: int) -> int:
        """By its face."""
        return box.QUEST_CARDS[s.face[x]].points


class ExitPoints(About):
    """The points an Event gives the Rose on leaving."""

    def for_one(self, s: Table, x: int) -> int:
        """By its face."""
        return box.EVENT_CARDS[s.face[x]].exit


class MoonOf(About):
    """The Moon of a Quest."""

    def for_one(self, s: Table, x: int) -> int:
        """By its face."""
        return box.QUEST_CARDS[s.face[x]].moon


class ColourOf(About):
    """The colour of a Room now."""

    def for_one(self, s: Table, x: int) -> int:
        """With all that holds for a while."""
        return colour_at(s, x)


class NameOf(About):
    """Which Room it is now."""

    def for_one(self, s: Table, x: int) -> int:
        """A copy is the Room it copies."""
        return name_at(s, x)


class ColoursOn(About):
    """How many other Mages have a cube on a Mage."""

    def for_one(self, s: Table, x: int) -> int:
        """The Rose is no Mage."""
        return sum(1 for q in range(s.seats) if q != x and s.damage[t.SIDES * x + q] > 0)


class PointsGained(Number):
    """The points a Spell itself gave its caster."""

    def __init__(self, x: Noun) -> None:
        self.spell = x

    def of(self, s: Table, f: Effect) -> int:
        """What the casting kept count of."""
        return f.amount if self.spell.one(s, f) >= 0 else 0


# --- numbers of the moment -----
class TheMoon(Number):
    """The current Moon."""

    def of(self, s: Table, f: Effect) -> int:
        """1 to 3."""
        return s.moon


class Amount(Number):
    """What comes in, or what a waiting text speaks about."""

    def of(self, s: Table, f: Effect) -> int:
        """The number under discussion."""
        return f.amount


DID: Final[Number] = Did()
MOON: Final = TheMoon()
INCOMING: Final = Amount()
AMOUNT: Final = INCOMING


# --- as cards say it -----
damage_on: Final = DamageOn
instability_on: Final = InstabilityOn
health_left: Final = HealthLeft
attack_of: Final = AttackOf
pp: Final = PointsOf
pp_of: Final = QuestPoints
exit_pp: Final = ExitPoints
moon_of: Final = MoonOf
colour_of: Final = ColourOf
name_of: Final = NameOf
colours_on: Final = ColoursOn
pp_gained: Final = PointsGained

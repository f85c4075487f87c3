"""Sets that a text points at: objects in the arena by what they are and where, Mages, zones."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arriving import why_no_shift
from conclave.games.mage_wars.rules.deeds import NOT_RANGED
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.traits import flies, has_subtypes, is_immune, is_living
from conclave.games.mage_wars.table import Table, attached_to, can_be_hit, is_away, kind_of, owner_of, zone_of
from conclave.games.mage_wars.words.nouns import where
from conclave.games.mage_wars.words.speech import A_CARD, A_ZONE, Noun
from conclave.kernel.reasons import ALLOWED
from conclave.language.speech import NOT_SAID

ANYBODY: Final = 0
MINE: Final = 1
FRIENDLY: Final = 1
ENEMY: Final = 2
"""Whose: with two players friends are one's own."""

CREATURES: Final = 1 << k.MAGE | 1 << k.CREATURE
CONJURATIONS: Final = 1 << k.CONJURATION | 1 << k.WALL


def asked(wanted: bool | None) -> int:
    """Yes 1, no 0, and -1 where it does not matter."""
    return -1 if wanted is None else int(wanted)


class Objects(Noun):
    """What is in play and as it is asked for, in order of its arrival."""

    def __init__(self, kinds: int) -> None:
        super().__init__(A_CARD)
        self.kinds = kinds
        self.side = ANYBODY
        self.living = -1
        self.flying = -1
        self.hidden = -1
        self.subtypes = 0
        self.mark = 0
        self.owned = False
        self.cursed = False
        self.sight = False
        self.within = -1
        self.near: Noun | None = None
        self.here: Noun | None = None
        self.other: Noun | None = None
        self.bearer: Noun | None = None

    def of(self, s: Table, f: Effect) -> list[int]:
        """The objects."""
        return [x for x in s.play if self.why_not(s, f, x) == ALLOWED]

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """It is not one of them."""
        if not 0 <= x < s.terms.plans or (self.kinds >> kind_of(s, x)) & 1 == 0:
            return NOT_SAID
        if s.place[x] != k.PLAY and (s.place[x] != k.DYING or self.bearer is None):
            return NOT_SAID
        if self.bearer is None and s.bearer[x] >= 0 and is_away(s, x):
            return NOT_SAID
        return ALLOWED if self.is_such(s, f, x) and self.is_there(s, f, x) else NOT_SAID

    def is_such(self, s: Table, f: Effect, x: int) -> bool:
        """Whether it is what is wanted, and whose."""
        if self.side and (s.controller[x] == f.you) != (self.side == MINE):
            return False
        if self.hidden >= 0 and (s.up[x] == 0) != (self.hidden == 1):
            return False
        if self.subtypes and (s.face[x] < 0 or not has_subtypes(s, x, self.subtypes)):
            return False
        if self.living >= 0 and is_living(s, x) != (self.living == 1):
            return False
        if self.mark and s.marks[x] & self.mark == 0:
            return False
        if self.owned and owner_of(s, x) != f.you:
            return False
        if self.cursed and not is_cursed(s, x, f.you):
            return False
        return self.flying < 0 or flies(s, x) == (self.flying == 1)

    def is_there(self, s: Table, f: Effect, x: int) -> bool:
        """Whether it is where it is wanted."""
        if self.other is not None and self.other.why_not(s, f, x) == ALLOWED:
            return False
        if self.bearer is not None and (s.bearer[x] < 0 or self.bearer.why_not(s, f, s.bearer[x]) != ALLOWED):
            return False
        if self.here is not None:
            zone = where(s, f, self.here)
            if zone < 0 or zone_of(s, x) != zone:
                return False
        return self.near is None or self.is_near(s, f, x)

    def is_near(self, s: Table, f: Effect, x: int) -> bool:
        """Whether it is within the distance, and in sight if that is wanted."""
        assert self.near is not None
        here = where(s, f, self.near)
        there = zone_of(s, x)
        if here < 0 or there < 0 or s.terms.board.distance(here, there) > self.within:
            return False
        return not self.sight or s.terms.board.sees(here, there, s.walls, flies(s, x) or flies(s, f.this))


def is_cursed(s: Table, x: int, seat: int) -> bool:
    """Whether a creature has a revealed curse of a seat."""
    for y in attached_to(s, x):
        if s.up[y] and s.controller[y] == seat and has_subtypes(s, y, 1 << k.CURSE):
            return True
    return False


class Shot(Objects):
    """What a ranged attack of a card may be aimed at: neither immune, nor protected (O57)."""

    def __init__(self, damage: int) -> None:
        super().__init__(CREATURES | CONJURATIONS)
        self.damage = damage

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """It is no object, immune, or covered."""
        if not 0 <= x < s.terms.plans or not can_be_hit(s, x):
            return why.NO_TARGET
        if is_immune(s, x, self.damage):
            return why.IMMUNE
        return why.PROTECTED if NOT_RANGED[s.face[x]] else ALLOWED


# --- what cards say ----------------------------------------------------------------------------------------
def objects(
    side: int = ANYBODY,
    kinds: int = CREATURES | CONJURATIONS,
    living: bool | None = None,
    mage: bool = True,
    flying: bool | None = None,
    subtypes: int = 0,
    here: Noun | None = None,
    other: Noun | None = None,
    within: int = -1,
    of: Noun | None = None,
    sight: bool = False,
    cursed: bool = False,
    owned: bool = False,
    mark: int = 0,
) -> Noun:
    """Creatures and conjurations that are all that is said; `subtypes` is a mask of which all are wanted."""
    found = Objects(kinds if mage else kinds & ~(1 << k.MAGE))
    found.side = side
    found.living = asked(living)
    found.flying = asked(flying)
    found.subtypes = subtypes
    found.here = here
    found.other = other
    found.within = within
    found.near = of
    found.sight = sight
    found.cursed = cursed
    found.owned = owned
    found.mark = mark
    return found


def creatures(
    side: int = ANYBODY,
    living: bool | None = None,
    mage: bool = True,
    flying: bool | None = None,
    subtypes: int = 0,
    here: Noun | None = None,
    other: Noun | None = None,
    within: int = -1,
    of: Noun | None = None,
    cursed: bool = False,
    owned: bool = False,
    mark: int = 0,
) -> Noun:
    """Creatures that are all that is said."""
    return objects(
        side, CREATURES, living, mage, flying, subtypes, here, other, within, of, False, cursed, owned, mark
    )


def mages(side: int = ANYBODY, within: int = -1, of: Noun | None = None, sight: bool = False) -> Noun:
    """Mages."""
    return objects(side, kinds=1 << k.MAGE, within=within, of=of, sight=sight)


def marked(mark: int) -> Noun:
    """One's own creatures with a marker."""
    return creatures(MINE, mark=mark)


def enchantments(
    of: Noun | None = None, side: int = ANYBODY, subtypes: int = 0, hidden: bool | None = None
) -> Noun:
    """Enchantments, on one thing if that is said, even if it is just being destroyed."""
    found = Objects(1 << k.ENCHANTMENT)
    found.bearer = of
    found.side = side
    found.subtypes = subtypes
    found.hidden = asked(hidden)
    return found


def shot(damage: int = k.NONE) -> Noun:
    """What may be shot at with a damage type."""
    return Shot(damage)


class LeadingMage(Noun):
    """The Mage who controls more Living objects than the other; nobody if they have as many (O68)."""

    def __init__(self) -> None:
        super().__init__(A_CARD)

    def of(self, s: Table, f: Effect) -> list[int]:
        """The Mage."""
        n = [0, 0]
        for x in s.play:
            if can_be_hit(s, x) and is_living(s, x):
                n[s.controller[x]] += 1
        return [] if n[0] == n[1] else [0 if n[0] > n[1] else 1]


LEADING_MAGE: Final[Noun] = LeadingMage()


# --- zones -------------------------------------------------------------------------------------------------
class Zones(Noun):
    """The zones of the arena, perhaps only those near something, or into which it can drift."""

    def __init__(self, within: int, near: Noun | None, beside: Noun | None) -> None:
        super().__init__(A_ZONE)
        self.within = within
        self.near = near
        self.beside = beside

    def most(self, s: Table) -> int:
        """As many as the board has."""
        return s.terms.board.zones

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """It is no zone, too far, or cannot be drifted into (O62)."""
        if not 0 <= x < s.terms.board.zones:
            return why.NO_TARGET
        if self.beside is not None:
            return why_no_shift(s, self.beside.one(s, f), x)
        if self.near is None or s.terms.board.distance(where(s, f, self.near), x) <= self.within:
            return ALLOWED
        return why.TOO_FAR


def zones(within: int = 0, of: Noun | None = None, beside: Noun | None = None) -> Noun:
    """Zones: all of them, those within a distance, or those next to something that can move there."""
    return Zones(within, of, beside)

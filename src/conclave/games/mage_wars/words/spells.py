"""Spells by what is printed on them: which of them a ring, a wand, a Familiar or a Spawnpoint means."""

from __future__ import annotations

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import Spells
from conclave.games.mage_wars.rules.traits import LIVES


class Wanted:
    """What is asked of a spell; masks are 0, and numbers NONE, where nothing is."""

    def __init__(self) -> None:
        self.kinds: int = 0
        self.subtypes: int = 0
        self.any_subtype: int = 0
        self.school: int = k.NONE
        self.level: int = k.NONE
        self.most_level: int = k.NONE
        self.action: int = k.NONE
        self.epic: bool = True
        self.living: bool = False
        self.corporeal: bool = False

    def fits(self, face: int) -> bool:
        """Whether a spell is all of it."""
        if self.kinds and (self.kinds >> box.KIND[face]) & 1 == 0:
            return False
        if box.SUBTYPES[face] & self.subtypes != self.subtypes:
            return False
        if self.any_subtype and box.SUBTYPES[face] & self.any_subtype == 0:
            return False
        if self.school >= 0 and (box.SCHOOLS[face] >> self.school) & 1 == 0:
            return False
        if self.level >= 0 and box.LEVEL[face] != self.level:
            return False
        if self.most_level >= 0 and box.LEVEL[face] > self.most_level:
            return False
        return self.has_traits(face)

    def has_traits(self, face: int) -> bool:
        """Whether its traits and its action are as they are wanted."""
        if self.action >= 0 and box.ACTION[face] != self.action:
            return False
        if not self.epic and box.TRAITS[face][k.EPIC]:
            return False
        if self.living and not LIVES[face]:
            return False
        return not (self.corporeal and box.TRAITS[face][k.INCORPOREAL])


def spells(
    *kinds: int,
    subtype: int = k.NONE,
    any_subtype: int = 0,
    school: int = k.NONE,
    level: int = k.NONE,
    most_level: int = k.NONE,
    action: int = k.NONE,
    epic: bool = True,
    living: bool = False,
    corporeal: bool = False,
) -> Spells:
    """Spells of one of these types that are all that is said."""
    wanted = Wanted()
    wanted.kinds = sum([1 << kind for kind in kinds])
    wanted.subtypes = 1 << subtype if subtype >= 0 else 0
    wanted.any_subtype = any_subtype
    wanted.school = school
    wanted.level = level
    wanted.most_level = most_level
    wanted.action = action
    wanted.epic = epic
    wanted.living = living
    wanted.corporeal = corporeal
    return Spells([face >= box.MAGES and wanted.fits(face) for face in range(box.FACES)])

"""What objects are and have: printed, granted by what is in play, lasting (R19, R20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import DEEDS
from conclave.games.mage_wars.rules.events import DOOR
from conclave.games.mage_wars.table import (
    M,
    Table,
    condition,
    is_conjuration,
    is_creature,
    is_mage,
    kind_of,
)

ANY_TYPE: Final = 61
"""The bit for whatever is granted against damage types."""
HIGHEST: Final[list[int]] = [k.AEGIS, k.REGENERATE]
"""Traits of which only the highest counts."""


# --- masks that say what is worth asking -------------------------------------------------------------------
BITS: Final[list[int]] = [1 << min(kind, ANY_TYPE) for kind in range(k.MODIFIED)]


def bit_of(kind: int) -> int:
    """The bit of a question in the mask of what is granted."""
    return BITS[kind]


def grants_of(face: int) -> int:
    """All questions that a face has something to say to, as a mask."""
    mask = 0
    for kind in range(k.MODIFIED):
        if M.speaks_to(face, kind):
            mask |= bit_of(kind)
    return mask


GRANTS: Final[list[int]] = []
"""The same of every face, worked out when the first game begins: all cards have been read by then."""


def refresh(s: Table) -> None:
    """Something came, left or turned up: see again who says anything to what, and which walls cut sight."""
    if not GRANTS:
        GRANTS.extend([grants_of(face) for face in range(box.FACES)])
    hears = DOOR.hears
    s.speaking = []
    s.able = []
    s.lurking = 0
    granted = 0
    heard = 0
    walls = 0
    for x in s.play:
        if s.up[x]:
            face = s.face_of(x)
            if face >= 0:
                if GRANTS[face]:
                    granted |= GRANTS[face]
                    s.speaking.append(x)
                if DEEDS[face]:
                    s.able.append(x)
                if face < len(hears):
                    heard |= hears[face]
                if s.border[x] >= 0 and box.TRAITS[face][k.BLOCKS_SIGHT]:
                    walls |= 1 << int(s.border[x])
        elif s.place[x] == k.PLAY:
            s.lurking |= 1 << int(s.controller[x])
    for row in s.lasting:
        if row.text < 0:
            granted |= bit_of(~row.text)
    s.shaken = True
    s.granted = granted
    s.heard = heard
    s.walls = walls


# --- values ------------------------------------------------------------------------------------------------
def printed(s: Table, x: int, kind: int) -> int:
    """What is printed on an object; an apprentice's Mage has nothing printed (R4.5)."""
    face = s.face_of(x)
    if face < 0:
        return 0
    if kind < k.TRAITS:
        return box.TRAITS[face][kind]
    return box.AGAINST[face][kind - k.AGAINST] if kind >= k.AGAINST else 0


def value(s: Table, x: int, kind: int) -> int:
    """A trait, or the answer to a question, with all that grants more: sums, or the highest."""
    n = printed(s, x, kind)
    bit = bit_of(kind)
    if s.granted & bit == 0:
        return n
    if kind in (k.AEGIS, k.REGENERATE):
        return highest(s, x, kind, n)
    for this in s.speaking:
        if s.place[this] == k.PLAY and s.up[this] and GRANTS[s.face[this]] & bit:
            n += M.says(s, this, kind, x)
    return n + M.lasting_total(s, kind, x) if s.lasting else n


def highest(s: Table, x: int, kind: int, n: int) -> int:
    """The highest of what is printed and what is granted."""
    bit = bit_of(kind)
    for this in s.speaking:
        if s.place[this] == k.PLAY and s.up[this] and GRANTS[s.face[this]] & bit:
            n = max(n, M.says(s, this, kind, x))
    for row in s.lasting:
        if row.text == ~kind and row.it == x:
            n = max(n, row.amount)
    return n


def has(s: Table, x: int, trait: int) -> bool:
    """Whether an object has a trait that is printed or granted; the states below look further."""
    return value(s, x, trait) > 0


# --- what a card is ----------------------------------------------------------------------------------------
def lives(face: int) -> bool:
    """Whether an object of a face is Living: creatures are, conjurations are not, unless they say (R11)."""
    traits = box.TRAITS[face]
    if box.KIND[face] <= k.CREATURE:
        return not (traits[k.NONLIVING] or traits[k.INCORPOREAL])
    return traits[k.LIVING] > 0


def immunity(face: int) -> int:
    """The damage types that an object of a face is immune to, as a mask (O57)."""
    mask = box.IMMUNE[face]
    if k.CREATURE <= box.KIND[face] <= k.WALL and not lives(face):
        mask |= 1 << k.POISON
    if box.KIND[face] in (k.CONJURATION, k.WALL):
        mask |= 1 << k.PSYCHIC
    return mask


LIVES: Final[list[bool]] = [lives(face) for face in range(box.FACES)]
IMMUNITY: Final[list[int]] = [immunity(face) for face in range(box.FACES)]


def is_living(s: Table, x: int) -> bool:
    """Whether an object is Living."""
    return LIVES[s.face[x]]


def is_immune(s: Table, x: int, damage_type: int) -> bool:
    """Whether an object is immune to a damage type; to none there is no immunity."""
    return damage_type >= 0 and (IMMUNITY[s.face[x]] >> damage_type) & 1 == 1


def is_incorporeal(s: Table, x: int) -> bool:
    """Whether an object is Incorporeal."""
    return box.TRAITS[s.face[x]][k.INCORPOREAL] > 0


def has_subtypes(s: Table, x: int, subtypes: int) -> bool:
    """Whether a card has all subtypes of a mask."""
    return box.SUBTYPES[s.face[x]] & subtypes == subtypes


def is_finite(s: Table, x: int) -> bool:
    """Whether an object cannot be healed (R20)."""
    return not is_living(s, x) or has(s, x, k.FINITE_LIFE)


# --- states (R19) ------------------------------------------------------------------------------------------
def is_uncontainable(s: Table, x: int) -> bool:
    """Whether a creature can be neither Restrained nor Stuck."""
    return is_incorporeal(s, x) or has(s, x, k.UNCONTAINABLE)


def is_incapacitated(s: Table, x: int) -> bool:
    """Whether a creature can do nothing."""
    at: i64 = k.CONDITIONS * x
    c = s.conditions
    if c[at + k.STUN] or c[at + k.SLAM] or c[at + k.SLEEP]:
        return True
    return has(s, x, k.INCAPACITATED)


def is_restrained(s: Table, x: int) -> bool:
    """Whether a creature cannot move by itself."""
    at: i64 = k.CONDITIONS * x
    c = s.conditions
    if c[at + k.CRIPPLE] or c[at + k.STUCK]:
        return True
    return has(s, x, k.RESTRAINED) and not is_uncontainable(s, x)


def is_unmovable(s: Table, x: int) -> bool:
    """Whether an object cannot be Pushed: conjurations never can (R7.4)."""
    return is_conjuration(s, x) or condition(s, x, k.STUCK) > 0 or has(s, x, k.UNMOVABLE)


def flies(s: Table, x: int) -> bool:
    """Whether an object has Flying now (R18.1, R19, O64)."""
    if printed(s, x, k.FLYING) == 0 and (s.granted >> k.FLYING) & 1 == 0:
        return False
    if s.swooping == x or s.guard[x] or not has(s, x, k.FLYING) or has(s, x, k.NO_FLYING):
        return False
    return not is_creature(s, x) or not (is_incapacitated(s, x) or is_restrained(s, x))


def is_fast(s: Table, x: int) -> bool:
    """Fast, which Slow cancels (R6.5)."""
    return has(s, x, k.FAST) and not has(s, x, k.SLOW)


def is_slow(s: Table, x: int) -> bool:
    """Slow, which Fast cancels (R6.5)."""
    return has(s, x, k.SLOW) and not has(s, x, k.FAST)


def can_hinder(s: Table, x: int) -> bool:
    """Whether a creature hinders others (R7.2)."""
    return not (has(s, x, k.PEST) or is_incapacitated(s, x) or is_restrained(s, x))


# --- numbers -----------------------------------------------------------------------------------------------
def own_life(s: Table, x: int) -> int:
    """The Life of an object without what others grant it, which is never less than nothing."""
    n = box.APPRENTICE_LIFE[s.face[x]] if x < 2 and s.terms.apprentice else box.LIFE[s.face[x]]
    return n + s.life[x]


def life_of(s: Table, x: int) -> int:
    """The Life of an object (R2.3)."""
    return own_life(s, x) + value(s, x, k.LIFE)


def armour_of(s: Table, x: int) -> int:
    """The Armour of an object, before what pierces it (R16.3)."""
    if is_incorporeal(s, x):
        return 0
    n = 0 if x < 2 and s.terms.apprentice else box.ARMOUR[s.face[x]]
    n += value(s, x, k.ARMOUR) + s.tokens[k.TOKENS * x + k.ARMOUR_TOKEN] - condition(s, x, k.CORRODE)
    return max(0, n)


def channels(s: Table, x: int) -> bool:
    """Whether an object has a Channeling attribute."""
    return is_mage(s, x) or box.CHANNELING[s.face[x]] > 0


def channeling_of(s: Table, x: int) -> int:
    """How much an object channels (R5.3)."""
    if is_mage(s, x):
        n = box.CHANNELING[s.face[x]]
        if s.terms.apprentice:
            n = box.APPRENTICE_CHANNELING[s.face[x]]
        elif s.terms.ten:
            n = 10
    else:
        n = box.CHANNELING[s.face[x]]
    return max(0, n + value(s, x, k.CHANNELING))


def melee_bonus(s: Table, x: int) -> int:
    """Melee +X: Rage and all, unless an Altar takes what is more than nothing (R21.5)."""
    n = value(s, x, k.MELEE_BONUS) + s.tokens[k.TOKENS * x + k.RAGE_TOKEN]
    return min(n, 0) if (s.granted >> k.NO_MELEE_BONUS) & 1 and has(s, x, k.NO_MELEE_BONUS) else n


def reveal_cost(s: Table, x: int, bearer: int) -> int:
    """What revealing an enchantment costs on a bearer, without its X (R12.5)."""
    n = box.REVEAL_COST[s.face[x]]
    return n + box.TRAITS[s.face[x]][k.MAGEBIND] if is_mage(s, bearer) else n


def full_cost(s: Table, x: int, bearer: int) -> int:
    """What an enchantment costs to cast and to reveal on a bearer."""
    return box.COST[s.face[x]] + reveal_cost(s, x, bearer)


def removal_cost(s: Table, x: int, c: int) -> int:
    """What it costs to take one condition off, where a card allows it (R19)."""
    return box.LEVEL[s.face[x]] if c == k.SLEEP else k.REMOVAL_COST[c]


def is_equipment(s: Table, x: int) -> bool:
    """Whether a card is a piece of equipment."""
    return kind_of(s, x) == k.EQUIPMENT

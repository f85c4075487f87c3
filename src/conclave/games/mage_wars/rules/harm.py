"""Damage, healing, conditions and tokens, as they lie on an object (R16, R19, R20, O24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import (
    armour_of,
    has_subtypes,
    is_finite,
    is_immune,
    is_incapacitated,
    is_incorporeal,
    is_living,
    is_uncontainable,
    is_unmovable,
    life_of,
    value,
)
from conclave.games.mage_wars.table import Table, condition, is_conjuration, is_creature, is_in_play

TAINT: Final = 3
"""The damage as which a marker of Tainted counts; nothing heals it (R19)."""


# --- damage ------------------------------------------------------------------------------------------------
def suffered(s: Table, x: int) -> int:
    """The damage on an object, Tainted included."""
    return int(s.damage[x]) + TAINT * condition(s, x, k.TAINTED)


def is_wounded(s: Table, x: int) -> bool:
    """Whether something is a damaged Living creature, as Bloodthirsty ones like it (R20)."""
    return is_creature(s, x) and is_living(s, x) and suffered(s, x) > 0


def life_left(s: Table, x: int) -> int:
    """How much more damage an object survives, and one less."""
    return life_of(s, x) - suffered(s, x)


def hurt(s: Table, x: int, n: int) -> int:
    """Damage is placed; returns how much of it met Life that was left (R2.3, O77)."""
    if n <= 0 or (s.place[x] != k.PLAY and s.place[x] != k.BANISHED):
        return 0
    left = max(0, life_left(s, x))
    s.damage[x] += n
    s.shaken = True
    s.tell(t.DAMAGED, s.controller[x], x, n, s.damage[x])
    if condition(s, x, k.SLEEP):
        take_off(s, x, k.SLEEP, condition(s, x, k.SLEEP))
        afflict(s, x, k.DAZE, 1)
    return min(n, left)


def hurt_directly(s: Table, x: int, n: int, damage_type: int) -> int:
    """Direct damage passes Armour, and respects immunity (R16.6)."""
    if is_immune(s, x, damage_type):
        s.tell(t.NO_EFFECT, s.controller[x], x)
        return 0
    return hurt(s, x, n)


def heal(s: Table, x: int, n: int) -> int:
    """Damage is taken off, never more than there is; returns how much (R16.5)."""
    if (s.place[x] != k.PLAY and s.place[x] != k.BANISHED) or is_finite(s, x):
        return 0
    n = min(n, s.damage[x])
    if n <= 0:
        return 0
    s.damage[x] -= n
    s.tell(t.HEALED, s.controller[x], x, n, s.damage[x])
    calm(s, x)
    return n


def calm(s: Table, x: int) -> None:
    """Healing takes a Rage token, or all of them if no damage is left (R20)."""
    rage = tokens(s, x, k.RAGE_TOKEN)
    if rage:
        give_tokens(s, x, k.RAGE_TOKEN, -rage if s.damage[x] == 0 else -1, rage)


def enrage(s: Table, x: int) -> None:
    """An enemy creature's attack has damaged something with Rage."""
    most = value(s, x, k.RAGE)
    if most and is_in_play(s, x):
        give_tokens(s, x, k.RAGE_TOKEN, 1, most)


def change_life(s: Table, x: int, n: int) -> None:
    """Life is gained or lost for good; Finite Life gains none (R2.3, R20)."""
    if n == 0 or (n > 0 and is_finite(s, x)):
        return
    s.life[x] += n
    s.shaken = True
    s.tell(t.LIFE_CHANGED, s.controller[x], x, max(0, n), max(0, -n))


# --- tokens ------------------------------------------------------------------------------------------------
def tokens(s: Table, x: int, token: int) -> int:
    """How many tokens of a kind lie on something."""
    at: i64 = k.TOKENS * x + token
    return s.tokens[at]


def give_tokens(s: Table, x: int, token: int, n: int, most: int) -> None:
    """Tokens come, up to a number, or go."""
    had = tokens(s, x, token)
    now = max(0, had + n) if n < 0 else max(had, min(most, had + n))
    if now != had:
        s.tokens[k.TOKENS * x + token] = now
        s.tell(t.GOT_TOKENS, s.controller[x], x, token, now)


# --- conditions (R19) --------------------------------------------------------------------------------------
def can_have(s: Table, x: int, c: int) -> bool:
    """Whether an object can have a condition (R17.3, R17.4, R19)."""
    if not is_in_play(s, x) or is_immune(s, x, k.FAMILY[c]):
        return False
    if c in (k.BURN, k.CORRODE):
        return not is_incorporeal(s, x)
    if c in (k.ROT, k.WEAK):
        return is_living(s, x) and (c == k.ROT or is_creature(s, x))
    if not is_creature(s, x):
        return False
    if c == k.BLEED:
        return is_living(s, x) and not has_subtypes(s, x, 1 << k.PLANT)
    return c not in (k.CRIPPLE, k.STUCK) or not is_uncontainable(s, x)


def afflict(s: Table, x: int, c: int, n: int) -> int:
    """Conditions are put on an object that can have them; returns how many."""
    if n <= 0 or not is_in_play(s, x):
        return 0
    if c == k.SLAM and not is_conjuration(s, x) and is_unmovable(s, x):
        c = k.DAZE
    if not can_have(s, x, c):
        return 0
    s.conditions[k.CONDITIONS * x + c] += n
    s.shaken = True  # Tainted counts as damage
    s.tell(t.GOT_CONDITION, s.controller[x], x, c, n)
    if c == k.CORRODE:
        eat_through(s, x)
    if s.guard[x] and is_incapacitated(s, x):
        end_guard(s, x)
    return n


def eat_through(s: Table, x: int) -> None:
    """Corrode beyond the Armour there is becomes damage (R19)."""
    markers = condition(s, x, k.CORRODE)
    s.conditions[k.CONDITIONS * x + k.CORRODE] = 0
    whole = armour_of(s, x)
    s.conditions[k.CONDITIONS * x + k.CORRODE] = min(markers, whole)
    if markers > whole:
        s.tell(t.LOST_CONDITION, s.controller[x], x, k.CORRODE, markers - whole)
        hurt(s, x, markers - whole)


def take_off(s: Table, x: int, c: int, n: int) -> int:
    """Conditions are taken off; returns how many."""
    n = min(n, condition(s, x, c))
    if n > 0:
        s.conditions[k.CONDITIONS * x + c] -= n
        s.tell(t.LOST_CONDITION, s.controller[x], x, c, n)
    return n


def end_guard(s: Table, x: int) -> None:
    """The guard marker is taken off (R18.1)."""
    s.guard[x] = 0
    s.tell(t.GUARD_ENDS, s.controller[x], x)

"""Whom a creature may attack: reach, Flying, guards, duties (R15.1, R18.2, O22, O36, O39)."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.deeds import EACH_KEY, FIRST_KEY, NOT_RANGED, TOLLS
from conclave.games.mage_wars.rules.harm import is_wounded
from conclave.games.mage_wars.rules.mana import can_pay
from conclave.games.mage_wars.rules.reach import why_no_reach
from conclave.games.mage_wars.rules.traits import (
    flies,
    has,
    is_immune,
    is_incapacitated,
    is_restrained,
)
from conclave.games.mage_wars.table import (
    USED,
    Table,
    are_enemies,
    can_be_hit,
    condition,
    times_done,
    zone_of,
)
from conclave.kernel.reasons import ALLOWED


def stands_beside(s: Table, x: int, zone: int) -> bool:
    """Whether an object is in a zone, or a wall on one of its borders (O22)."""
    border = int(s.border[x])
    if border >= 0:
        return (s.terms.board.border_mask[zone] >> border) & 1 == 1
    return zone_of(s, x) == zone


def why_unreachable(s: Table, attacker: int, bar: int, x: int) -> int:
    """Why a bar cannot be aimed at an object, guards aside."""
    if not 0 <= x < s.terms.plans or not can_be_hit(s, x):
        return why.NO_TARGET
    printed = BARS[bar]
    if is_immune(s, x, printed.damage):
        return why.IMMUNE
    if printed.kind == k.RANGED:
        if NOT_RANGED[s.face[x]]:
            return why.PROTECTED
        if x == attacker:
            return why.NO_TARGET
        return why_no_reach(s, attacker, printed.low, printed.high, x)
    if not stands_beside(s, x, zone_of(s, attacker)):
        return why.TOO_FAR
    if flies(s, x) and not (flies(s, attacker) or printed.has(k.REACH)) and x != attacker:
        return why.OUT_OF_REACH
    return ALLOWED


# --- guards ------------------------------------------------------------------------------------------------
def binding_guards(s: Table, attacker: int, bar: int) -> list[int]:
    """The guards one of which a melee or trample must be aimed at (O36)."""
    if BARS[bar].kind not in (k.MELEE, k.TRAMPLE):
        return []
    zone = zone_of(s, attacker)
    found = [x for x in s.play if s.guard[x] and s.zone[x] == zone and is_binding(s, attacker, bar, x)]
    return [] if found and has(s, attacker, k.ELUSIVE) else found


def is_binding(s: Table, attacker: int, bar: int, x: int) -> bool:
    """Whether one guard binds an attacker."""
    if not are_enemies(s, attacker, x) or has(s, x, k.PEST):
        return False
    if is_restrained(s, x) or is_incapacitated(s, x):
        return False
    return why_unreachable(s, attacker, bar, x) == ALLOWED


def goes_past_guards(s: Table, attacker: int, x: int) -> bool:
    """Whether a target is its attacker, something attached to it, or a wall; or both are Flying (R18.2)."""
    if x == attacker or s.bearer[x] == attacker or s.border[x] >= 0:
        return True
    return flies(s, x) and flies(s, attacker)


def why_no_attack(s: Table, attacker: int, bar: int, x: int) -> int:
    """Why a creature does not attack an object with a bar."""
    reason = why_unreachable(s, attacker, bar, x)
    if reason != ALLOWED or BARS[bar].kind == k.RANGED:
        return reason
    guards = binding_guards(s, attacker, bar)
    if guards and x not in guards and not goes_past_guards(s, attacker, x):
        return why.GUARDED
    return ALLOWED


def attackable(s: Table, attacker: int, bar: int) -> list[int]:
    """Everything that a creature may attack with a bar, enemies first and itself last."""
    ranged = BARS[bar].kind == k.RANGED
    zone = zone_of(s, attacker)
    guards = binding_guards(s, attacker, bar)
    found: list[int] = []
    for x in s.play:
        if (ranged or stands_beside(s, x, zone)) and why_unreachable(s, attacker, bar, x) == ALLOWED:
            if not guards or x in guards or goes_past_guards(s, attacker, x):
                found.append(x)
    own = [x for x in found if not are_enemies(s, attacker, x) and x != attacker]
    rest = [attacker] if attacker in found else []
    return [x for x in found if are_enemies(s, attacker, x)] + own + rest


# --- duties (R6.9, O39) ------------------------------------------------------------------------------------
def is_prey(s: Table, attacker: int, x: int) -> bool:
    """Whether Bloodthirsty demands to attack something: a damaged Living enemy in its zone."""
    if not is_wounded(s, x) or not are_enemies(s, attacker, x):
        return False
    return zone_of(s, x) == zone_of(s, attacker)


def duties(s: Table, attacker: int) -> list[int]:
    """Whom a creature must attack in melee, if it can: prey, and who has taunted it."""
    found: list[int] = []
    if has(s, attacker, k.BLOODTHIRSTY):
        found = [x for x in s.play if can_be_hit(s, x) and is_prey(s, attacker, x)]
    if condition(s, attacker, k.TAUNT):
        taunter = s.linked[attacker]
        if taunter >= 0 and can_be_hit(s, taunter) and zone_of(s, taunter) == zone_of(s, attacker):
            if taunter not in found:
                found.append(taunter)
    return found


def toll_of(s: Table, attacker: int, x: int) -> int:
    """What a melee attack costs in mana, as everybody can see (R15.2)."""
    n = 0
    for y in s.play:
        face = s.face_of(y) if s.up[y] and s.place[y] == k.PLAY else -1
        toll = TOLLS[face] if face >= 0 else None
        if toll is not None and s.bearer[y] == (x if toll.on_defender else attacker):
            key = EACH_KEY + attacker if toll.on_defender else FIRST_KEY
            n += 0 if times_done(s, USED, y, key) else toll.n
    return n


def duty_attacks(s: Table, attacker: int, bars: list[int]) -> list[tuple[int, int]]:
    """The attacks by which a creature does its duty, as pairs of bar and target."""
    found: list[tuple[int, int]] = []
    owed = duties(s, attacker)
    if owed:
        for bar in bars:
            if BARS[bar].kind == k.MELEE:
                for x in attackable(s, attacker, bar):
                    if x in owed and can_pay(s, int(s.controller[attacker]), toll_of(s, attacker, x)):
                        found.append((bar, x))
    return found

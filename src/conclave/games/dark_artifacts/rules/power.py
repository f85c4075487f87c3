"""Power in an attack: base, support, terrain and texts (R12, R14, R28, O12, O20, O22, T8)."""

from __future__ import annotations

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.table import Table, speaks


def printed_power(s: Table, e: int) -> int:
    """The dots on top of an entity; 0 for a leader and for cubes (T8)."""
    return t.POWER[s.face[s.top[e]]]


def attack_support(s: Table, e: int) -> int:
    """One for each ally in the same space, two for a War Banner of the same player (R14, B3, D4)."""
    n = 0
    owner = s.owner[e]
    for other in entities_at(s, s.space[e]):
        if speaks(s, other, t.FORBIDS_SUPPORT):
            return 0
        if other != e and s.team[s.owner[other]] == s.team[owner]:
            n += 1
            if s.owner[other] == owner:
                n += t.MODIFIERS.says(s, other, t.RALLIES, e)
    return n


def attack_power(s: Table, e: int) -> int:
    """The power with which an entity attacks (R14, T8)."""
    base = t.MODIFIERS.says(s, e, t.ATTACKS_AS, e)
    if base == 0:
        base = printed_power(s, e)
    return base + t.MODIFIERS.says(s, e, t.WHEN_ATTACKING, e) + attack_support(s, e)


def defence_power(s: Table, e: int) -> int:
    """The power that an attack on an entity must exceed; defenders get no support (O20, O43, C8)."""
    n = printed_power(s, e) + t.MODIFIERS.says(s, e, t.WHEN_ATTACKED, e)
    if (s.forests >> s.space[e]) & 1:
        n += 1
    for other in entities_at(s, s.space[e]):
        if other != e and s.owner[other] == s.owner[e]:
            n += t.MODIFIERS.says(s, other, t.GUARDS, e)
    return n


def entities_at(s: Table, space: int) -> list[int]:
    """The entities in play on a space."""
    return [e for e in range(len(s.space)) if s.space[e] == space and s.top[e] >= 0]

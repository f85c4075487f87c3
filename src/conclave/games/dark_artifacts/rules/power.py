"""Power in an attack: base, support, terrain and texts (R12, R14, R28, O12, O20, O22, T8)."""

from __future__ import annotations

from conclave.games.dark_artifacts.rules.reasons import (
    IS_ALLY,
    NO_ATTACK_LEFT,
    NO_ENTITY,
    NOT_HERE,
    NOT_YOURS,
    RELIC_CANNOT_ATTACK,
)
from conclave.games.dark_artifacts.table import (
    CUBE_A,
    MODIFIERS,
    POWER,
    Table,
    is_on_board,
    speaks,
)
from conclave.games.dark_artifacts.terms import (
    ATTACKS_AS,
    FORBIDS_SUPPORT,
    GUARDS,
    RALLIES,
    WHEN_ATTACKED,
    WHEN_ATTACKING,
)
from conclave.kernel.reasons import ALLOWED


def printed_power(s: Table, e: int) -> int:
    """The dots on top of an entity; 0 for a leader and for cubes (T8)."""
    return POWER[s.face[s.top[e]]]


def attack_support(s: Table, e: int) -> int:
    """One for each ally in the same space, two for a War Banner of the same player (R14, B3, D4)."""
    n = 0
    owner = s.owner[e]
    for other in entities_at(s, s.space[e]):
        if speaks(s, other, FORBIDS_SUPPORT):
            return 0
        if other != e and s.team[s.owner[other]] == s.team[owner]:
            n += 1
            if s.owner[other] == owner:
                n += MODIFIERS.says(s, other, RALLIES, e)
    return n


def attack_power(s: Table, e: int) -> int:
    """The power with which an entity attacks (R14, T8)."""
    base = MODIFIERS.says(s, e, ATTACKS_AS, e)
    if base == 0:
        base = printed_power(s, e)
    return base + MODIFIERS.says(s, e, WHEN_ATTACKING, e) + attack_support(s, e)


def defence_power(s: Table, e: int) -> int:
    """The power that an attack on an entity must exceed; defenders get no support (O20, O43, C8)."""
    n = printed_power(s, e) + MODIFIERS.says(s, e, WHEN_ATTACKED, e)
    if (s.forests >> s.space[e]) & 1:
        n += 1
    for other in entities_at(s, s.space[e]):
        if other != e and s.owner[other] == s.owner[e]:
            n += MODIFIERS.says(s, other, GUARDS, e)
    return n


def entities_at(s: Table, space: int) -> list[int]:
    """The entities in play on a space."""
    return [e for e in range(len(s.space)) if s.space[e] == space and s.top[e] >= 0]


def why_cannot_attack(s: Table, seat: int, e: int) -> int:
    """Why a seat may not attack with an entity, whoever the target."""
    if not is_on_board(s, e):
        return NO_ENTITY
    if s.owner[e] != seat:
        return NOT_YOURS
    if s.attacks == 0:
        return NO_ATTACK_LEFT
    return RELIC_CANNOT_ATTACK if s.face[s.top[e]] >= CUBE_A else ALLOWED


def why_not_a_target(s: Table, seat: int, space: int, target: int) -> int:
    """Why an entity cannot be attacked from a space; an attack that must fail may be made (O21)."""
    if not is_on_board(s, target):
        return NO_ENTITY
    if s.team[s.owner[target]] == s.team[seat]:
        return IS_ALLY
    return ALLOWED if s.space[target] == space else NOT_HERE

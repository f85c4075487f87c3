"""What a position is worth to a seat: the eyes of `greedy` and of the search.

Everything is counted in hundredths of a point of Life and in whole numbers, so that it is the same on every
machine. The numbers come from self-play.
"""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.ending import winner_of
from conclave.games.mage_wars.rules.harm import life_left
from conclave.games.mage_wars.rules.traits import is_incapacitated, life_of
from conclave.games.mage_wars.table import PLAN_SLOTS, Table, condition, is_alive, zone_of

WIN: Final = 1_000_000
LIFE: Final = 100
"""A point of the Mage's Life; the last ones weigh more."""
LAST_LIFE: Final = 12
LOW: Final = 10
CREATURE: Final = 56
"""For each point of mana that a creature cost, as long as it is whole."""
OBJECT: Final = 45
HIDDEN: Final = 110
DULL: Final = 20
"""What any other spell promises."""
MANA: Final = 26
MUCH_MANA: Final = 15
NEAR: Final = 26
"""For each zone that a creature is nearer to the enemy Mage."""
AWAY: Final = 6
"""For each zone between the Mages."""
READY: Final = 14
GUARDING: Final = 20
CONDITION: Final[list[int]] = [150, 90, 70, 120, 90, 90, 60, 110, 80, 140, 90, 50, 30]
"""What a marker of each condition costs its bearer."""


def worth(s: Table, seat: int) -> float:
    """What the position is worth to a seat: its own standing less the other's."""
    if s.over or s.fallen:
        winner = winner_of(s)
        return 0.0 if winner < 0 else float(WIN if winner == seat else -WIN)
    return float(standing_of(s, seat) - standing_of(s, 1 - seat))


# --- what is prepared --------------------------------------------------------------------------------------
def promise(face: int) -> int:
    """What casting a spell is likely to bring beyond its mana."""
    kind = box.KIND[face]
    cost = box.COST[face]
    if kind == k.CREATURE:
        return (CREATURE - MANA) * cost
    if kind == k.ATTACK_SPELL:
        dice = max([bar.dice for bar in box.BARS[face]])
        return max(DULL, LIFE * dice - MANA * cost)
    if kind in (k.CONJURATION, k.WALL, k.EQUIPMENT):
        return (OBJECT - MANA) * max(3, cost)
    return HIDDEN - MANA * cost if kind == k.ENCHANTMENT else DULL


HEALED: Final[dict[str, int]] = {"minor-heal": 5, "group-heal": 5, "heal": 8, "lay-hands": 12}
"""The dice that spells heal."""
HEALS: Final[list[int]] = [HEALED.get(key, 0) for key in box.KEY]
PROMISES: Final[list[int]] = [promise(face) if face >= box.MAGES else 0 for face in range(box.FACES)]


def ready_spells(s: Table, seat: int) -> list[int]:
    """The faces that a seat has planned or prepared, as far as they are known."""
    first = s.terms.first[seat]
    found: list[int] = []
    for x in range(first, first + len(s.terms.books[seat])):
        if s.place[x] == k.PREPARED and s.face[x] >= 0:
            found.append(s.face[x])
    first = s.terms.plans + PLAN_SLOTS * seat
    for x in range(first, first + PLAN_SLOTS):
        if s.face[x] >= 0:
            found.append(s.face[x])
    return found


def promise_to(s: Table, seat: int, face: int) -> int:
    """What one spell promises: to heal, as much as there is to heal."""
    if HEALS[face]:
        return max(DULL, LIFE * min(HEALS[face], int(s.damage[seat])) - MANA * box.COST[face])
    return PROMISES[face]


def hope_of(s: Table, seat: int) -> int:
    """What the spells of a seat promise: less if others take the mana or the action for them."""
    n = 0
    slow = False
    mana = int(s.mana[seat])
    for face in ready_spells(s, seat):
        hope = promise_to(s, seat, face)
        if box.COST[face] > mana or (slow and box.ACTION[face] == k.FULL):
            hope = hope // 4
        else:
            mana -= box.COST[face]
        slow = slow or box.ACTION[face] == k.FULL
        n += hope
    return n // 2


def standing_of(s: Table, seat: int) -> int:
    """What a seat has: its Mage's Life, its mana, its objects and where they are."""
    if not is_alive(s, seat):
        return -WIN
    left = life_left(s, seat)
    mana = int(s.mana[seat])
    n = LIFE * left - LAST_LIFE * max(0, LOW - left) * max(0, LOW - left)
    n += MANA * min(mana, MUCH_MANA) + (MANA // 4) * max(0, mana - MUCH_MANA)
    for x in s.play:
        if s.controller[x] == seat and x >= 2 and s.place[x] == k.PLAY:
            n += value_of(s, x, seat)
    return n + hope_of(s, seat) - burden_of(s, seat)


def value_of(s: Table, x: int, seat: int) -> int:
    """What one object is worth to its controller."""
    if s.up[x] == 0:
        return HIDDEN
    face = s.face[x]
    kind = box.KIND[face]
    if kind != k.CREATURE:
        return OBJECT * max(3, box.COST[face] + box.REVEAL_COST[face]) + MANA * int(s.mana[x])
    whole = max(1, life_of(s, x))
    left = max(0, whole - int(s.damage[x]))
    n = CREATURE * box.COST[face] * (whole + 2 * left) // (3 * whole)
    far = s.terms.board.distance(zone_of(s, x), zone_of(s, 1 - seat))
    n -= NEAR * far
    if s.guard[x]:
        n += GUARDING
    if s.ready[x] and not is_incapacitated(s, x):
        n += READY
    return n - burden_of(s, x) + MANA * int(s.mana[x])


def burden_of(s: Table, x: int) -> int:
    """What the conditions of a creature cost it."""
    n = 0
    for c in range(k.CONDITIONS):
        markers = condition(s, x, c)
        if markers:
            n += CONDITION[c] * markers
    return n

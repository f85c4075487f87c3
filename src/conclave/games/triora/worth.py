"""What a position is worth to a seat: the eyes of `greedy` and of the search.

Everything is counted in hundredths of a Doom Point and in whole numbers, so that it is the same on every
machine. The numbers come from self-play.
"""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import CASTLE, CEMETERY, FOREST, LAIR, MAIN, STONES, SWAMP, TOWER, way
from conclave.games.triora.rules import box
from conclave.games.triora.rules.areas import POTION_FOR, has_free_column, why_no_marker
from conclave.games.triora.rules.counting import control_of, crown_points, set_points
from conclave.games.triora.rules.potions import LACKS, herbs_at_hand, movable
from conclave.games.triora.rules.villagers import can_pay
from conclave.games.triora.table import Table, area_of, by_inquisition, crowns_of, is_full, villagers_of
from conclave.kernel.reasons import ALLOWED

POINT: Final = 100
WON: Final = 5_000
LOST: Final = -20_000

RANK: Final = 8 * POINT
"""What it costs at the end to be further ahead on the Inquisition track than one more player (R88)."""
NEAR: Final = 6
"""Steps on the track over which that cost comes gradually."""
HUNTED: Final = 14
"""Each Inquisition: who is hunted is found."""
DANGER: Final = 12
SAFE: Final = 20
"""Beyond this each Inquisition costs as many times more as it lies above it."""

HERB: Final[list[int]] = [62, 0, 26, 44]
"""A herb, by its place on the ring."""
POTION: Final[list[int]] = [270, 270, 270, 270, 210, 250, 300, 190, 130]
"""The first of each potion; each counts a point at the end, whatever it is for."""
MORE: Final[list[int]] = [100, 78, 62, 50, 44, 40]
"""How many hundredths the first, second and further ones are worth."""
UNDEAD: Final[list[int]] = [0, 260, 470, 640, 780, 900, 1000]
SILVER: Final[list[int]] = [0, 130, 250, 365, 475, 580, 680]
NEXT_SILVER: Final = 100
SHOVEL: Final = 34
CAULDRON: Final = 170

CONTROL: Final = 75
"""Hundredths of what control is worth now: others may still come."""
MARKER: Final = 90
"""A marker: it will count for more once the area is contested."""
SERVICE: Final[list[int]] = [100, 45, 115, 90]
"""What a Villager gives in a round, by kind."""
MOST_ROUNDS: Final = 6
MORGANA_MEETS: Final = 150


def worth(s: Table, seat: int) -> float:
    """How well a seat stands, beside the best of the others."""
    mine = standing_of(s, seat)
    best = LOST
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing_of(s, other))
    return float(2 * mine - best)


def standing_of(s: Table, seat: int) -> int:
    """How well a seat stands by itself."""
    if (s.captured >> seat) & 1:
        return LOST
    if s.over:
        return POINT * s.total[seat] + (WON if s.place[seat] == 1 else 0)
    left = rounds_left(s)
    found = POINT * s.points[seat] + hunt(s, seat) + stock(s, seat) + ring(s, seat)
    found += domain(s, seat) + service(s, seat, left)
    if s.night:
        found += by_day(s, seat)
    if seat == s.active:
        found += to_do(s, seat)
    return found


def rounds_left(s: Table) -> int:
    """About how many rounds are still to come: until three main areas are full."""
    if s.ending:
        return 0
    spaces = box.DOOM_SPACES[s.seats]
    free = [spaces - sum([s.doom[MAIN * seat + area] for seat in range(s.seats)]) for area in range(MAIN)]
    free.sort()
    return min(MOST_ROUNDS, 1 + (free[0] + free[1] + free[2]) // (s.seats + 1))


# --- Inquisition -------------------------------------------------------------------------------------------
def hunt(s: Table, seat: int) -> int:
    """What Inquisition costs: by rank at the end, by being hunted until then."""
    own = s.inquisition[seat]
    cost = HUNTED * own
    if own > SAFE:
        cost += DANGER * (own - SAFE) * (own - SAFE)
    for other in range(s.seats):
        if other != seat:
            ahead = own - s.inquisition[other]
            if ahead == 0:
                ahead = 1 if s.pile.index(seat) > s.pile.index(other) else -1
            cost += RANK * max(0, min(2 * NEAR, NEAR + ahead)) // (2 * NEAR)
    return -cost


def by_day(s: Table, seat: int) -> int:
    """What the coming walks of the Inquisitor and of Morgana bring, as things stand."""
    ranked = [other for other in by_inquisition(s) if area_of(s, other, t.WITCH) >= 0]
    if not ranked:
        return 0
    found = 0
    walk = [s.inquisitor, *way(s.inquisitor, area_of(s, ranked[0], t.WITCH))]
    for area in walk:
        if area != FOREST:
            if area_of(s, seat, t.WITCH) == area:
                found -= step_cost(s, seat, box.FOUND_WITCH)
            if area_of(s, seat, t.FAMILIAR) == area:
                found -= step_cost(s, seat, box.FOUND_FAMILIAR)
    here = area_of(s, seat, t.WITCH)
    if here >= 0 and (here == s.morgana or here in way(s.morgana, area_of(s, ranked[-1], t.WITCH))):
        found += MORGANA_MEETS
    return found


def step_cost(s: Table, seat: int, n: int) -> int:
    """What so much more Inquisition would cost."""
    own = s.inquisition[seat]
    if own + n >= box.MOST_INQUISITION:
        return -LOST // 2
    over = max(0, own + n - SAFE)
    return n * (HUNTED + RANK // (2 * NEAR)) + DANGER * over * over


# --- what a seat has ---------------------------------------------------------------------------------------
def stock(s: Table, seat: int) -> int:
    """Potions, Undead and silver."""
    found = 0
    at = t.POTIONS * seat
    for which in range(t.POTIONS):
        n = s.potions[at + which]
        if n:
            full = POTION[which] if which >= MAIN or not is_full(s, which) else POINT
            for k in range(n):
                found += max(POINT, full * MORE[k] // 100)
    undead = s.undead[seat]
    found += UNDEAD[min(undead, 6)] + POINT * max(0, undead - 6)
    silver = s.silver[seat]
    return found + SILVER[min(silver, 6)] + NEXT_SILVER * max(0, silver - 6)


def ring(s: Table, seat: int) -> int:
    """Herbs, by how soon they can be brewed; one of each colour is worth more than three of one."""
    found = 0
    for at in range(t.RING * seat, t.RING * (seat + 1), t.PLACES):
        herbs = s.herbs[at]
        found += HERB[0] * herbs + (20 if herbs else 0)
        found += HERB[2] * s.herbs[at + t.PLANTING] + HERB[3] * s.herbs[at + t.HARVEST]
    return found


def domain(s: Table, seat: int) -> int:
    """Control of the main areas, markers there, Crowns."""
    found = POINT * crown_points(crowns_of(s, seat))
    for area in range(MAIN):
        found += MARKER * s.doom[MAIN * seat + area]
        for other, _, n in control_of(s, area):
            if other == seat:
                found += CONTROL * n
    return found


def service(s: Table, seat: int, left: int) -> int:
    """Villagers: what they will still give, and their sets."""
    have = villagers_of(s, seat)
    found = POINT * set_points(have)
    for kind in range(t.KINDS):
        found += have[kind] * SERVICE[kind] * left
    return found


# --- what is left of the turn ------------------------------------------------------------------------------
def to_do(s: Table, seat: int) -> int:
    """What the rest of the turn will bring: the action, the bonus and the Cauldron that are due."""
    found = 0
    if s.cauldron and can_brew(s, seat):
        found += CAULDRON
    if s.bonus >= 0:
        found += max(0, bonus_worth(s, seat, s.bonus))
    if s.action >= 0:
        found += max(0, action_worth(s, seat, s.action))
    return found


def can_brew(s: Table, seat: int) -> bool:
    """Whether a seat has the herbs for anything worth while."""
    have = herbs_at_hand(s, seat)
    return any(LACKS[t.MIXES * formula + have] == 0 for formula in range(t.FORMULAS - 2))


def gain_worth(s: Table, seat: int, gain: box.Gain) -> int:
    """What a gain is worth."""
    found = POINT * gain.points + 120 * gain.silver + 220 * gain.undead
    found += SHOVEL * min(gain.shovels, movable(s, seat))
    if gain.cauldrons and can_brew(s, seat):
        found += CAULDRON
    if gain.inquisition > 0:
        found -= step_cost(s, seat, gain.inquisition)
    elif gain.inquisition < 0:
        n = min(-gain.inquisition, s.inquisition[seat])
        found += n * (HUNTED + RANK // (2 * NEAR))
    return found


def price(s: Table, seat: int, which: int) -> int:
    """What it costs to pay a potion that one has, or could brew first; -1 if neither."""
    if s.potions[t.POTIONS * seat + which]:
        return POTION[which]
    if s.cauldron:
        have = herbs_at_hand(s, seat)
        for formula in range(t.FORMULAS):
            if box.FORMULA_POTION[formula] == which and LACKS[t.MIXES * formula + have] == 0:
                return POTION[which]
    return -1


def action_worth(s: Table, seat: int, area: int) -> int:
    """What the action of an area would bring now."""
    copied = s.copied >= 0
    if area < MAIN:
        return doom_worth(s, seat, area, copied)
    if area == CASTLE:
        return castle_worth(s, seat, copied)
    if area == LAIR:
        return 2 * CAULDRON if can_brew(s, seat) else 0
    if area == STONES:
        return gain_worth(s, seat, box.STONE_GAINS[(s.token + 1) % t.SPACES])
    if area == SWAMP:
        return villager_worth(s, seat)
    if area == TOWER:
        return tower_worth(s, seat)
    if area == CEMETERY and not copied:
        cost = price(s, seat, t.NECROMANTIAE)
        return gain_worth(s, seat, box.ACTION_GAINS[area]) - cost if cost >= 0 else 0
    return gain_worth(s, seat, box.ACTION_GAINS[area])


def doom_worth(s: Table, seat: int, area: int, copied: bool) -> int:
    """What a marker in a main area would bring."""
    if why_no_marker(s, seat, area) != ALLOWED:
        return 0
    found = gain_worth(s, seat, box.ACTION_GAINS[area]) + MARKER + 3 * CONTROL
    if area == 0:
        found += 3 * 120
    if copied:
        return found
    cost = price(s, seat, POTION_FOR[area])
    if s.undead[seat]:
        cost = 200 if cost < 0 else min(cost, 200)
    return found - cost if cost >= 0 else 0


def castle_worth(s: Table, seat: int, copied: bool) -> int:
    """What the best personage would bring."""
    if not has_free_column(s, seat):
        return 0
    crowns = crowns_of(s, seat)
    curse = 0 if copied else price(s, seat, t.MALEDICTIONIS)
    charm = 0 if copied else price(s, seat, t.INCANTATIONIS)
    best = 0
    for column in range(t.COLUMNS):
        if s.castle[column] < 0 and box.FEE[column] <= s.silver[seat]:
            gain = POINT * (crown_points(crowns + box.CROWNS[column]) - crown_points(crowns))
            gain -= 110 * box.FEE[column]
            if curse >= 0:
                best = max(best, gain + POINT * box.CURSE_GAIN[column] - curse)
            if charm >= 0:
                less = min(box.ENCHANT_GAIN[column], s.inquisition[seat])
                best = max(best, gain + less * (HUNTED + RANK // (2 * NEAR)) - charm)
    return best


def villager_worth(s: Table, seat: int) -> int:
    """What the best Villager that can be paid would bring."""
    left = rounds_left(s)
    have = villagers_of(s, seat)
    before = set_points(have)
    best = 0
    for handle in s.row[: box.FOR_SALE]:
        face = s.face[handle]
        cost = box.COST[face]
        if can_pay(s, seat, cost, -1):
            kind = box.KIND[face]
            have[kind] += 1
            gain = SERVICE[kind] * left + POINT * (set_points(have) - before) + 3 * CONTROL
            have[kind] -= 1
            for which in cost:
                gain -= POTION[which] * 8 // 10
            best = max(best, gain)
    return best


def tower_worth(s: Table, seat: int) -> int:
    """What the best copy would bring."""
    cost = price(s, seat, t.ARCANUM)
    if cost < 0:
        return 0
    best = castle_worth(s, seat, True)
    for area in range(MAIN):
        best = max(best, doom_worth(s, seat, area, True))
    return max(best, gain_worth(s, seat, box.ACTION_GAINS[CEMETERY])) - cost


def bonus_worth(s: Table, seat: int, area: int) -> int:
    """What the Witch's Bonus of an area would bring now."""
    if area == CASTLE:
        if s.points[seat] < box.SPREAD_POINTS:
            return 0
        best = 0
        for each in range(MAIN):
            best = max(best, doom_worth(s, seat, each, True))
        return best - POINT * box.SPREAD_POINTS
    if area == LAIR:
        return 60 if sum(s.potions[t.POTIONS * seat : t.POTIONS * (seat + 1)]) else 0
    if area == STONES:
        return 60
    return gain_worth(s, seat, box.BONUS_GAINS[area])

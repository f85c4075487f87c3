"""What a position is worth to a seat: the eyes of `greedy` and of the search.

Everything is counted in hundredths of a Doom Point and in whole numbers, so that it is the same on every
machine. The numbers come from self-play.
"""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import CASTLE, CEMETERY, CITY, FOREST, LAIR, MAIN, STONES, SWAMP, TOWER, way
from conclave.games.triora.rules import box
from conclave.games.triora.rules.areas import POTION_FOR, has_free_column, why_no_marker
from conclave.games.triora.rules.counting import crown_points, presences, set_points, share
from conclave.games.triora.rules.potions import LACKS, herbs_at_hand, movable
from conclave.games.triora.table import Table, area_of, by_inquisition, crowns_of, is_full, villagers_of
from conclave.kernel.reasons import ALLOWED

POINT: Final = 100
WON: Final = 5_000
LOST: Final = -20_000

RANK: Final = 8 * POINT
"""What it costs at the end to be further ahead on the Inquisition track than one more player (R88)."""
NEAR: Final[list[int]] = [4, 5, 6, 7, 8, 8, 8]
"""Steps on the track over which that cost comes gradually, by the rounds that are left..."""
NEARER: Final = 3
"""...and as many more for each player beyond two."""
HUNTED: Final = 14
"""Each Inquisition: who is hunted is found."""
DANGER: Final = 12
SAFE: Final = 20
"""Beyond this each Inquisition costs as many times more as it lies above it."""

HERB: Final[list[int]] = [62, 0, 26, 44]
"""A herb, by its place on the ring."""
SOME: Final = 20
"""Herbs of a colour to brew with, however many."""
POTION: Final[list[int]] = [270, 270, 270, 270, 210, 250, 300, 130, 130]
"""The first of each potion; each counts a point at the end, whatever it is for."""
MORE: Final[list[int]] = [100, 78, 62, 50, 44, 40]
"""How many hundredths the first, second and further ones are worth."""
UNDEAD: Final[list[int]] = [0, 280, 530, 750, 940, 1100, 1230]
ANY_AREA: Final = 25
"""Hundredths by which Undead are worth more for each player beyond two: they pay wherever there is room."""
SILVER: Final[list[int]] = [0, 130, 250, 365, 475, 580, 680]
COUNTED: Final = 6
"""Undead and silver beyond so many count a point each."""
SHOVEL: Final = 34

CONTROL: Final = 65
"""Hundredths of what control is worth now: others may still come."""
MARKER: Final = 90
"""A marker or Villager: it will count for more once the area is contested."""
SERVICE: Final[list[int]] = [100, 45, 115, 90]
"""What a Villager gives in a round, by kind."""
MOST_ROUNDS: Final = 6
LONGEST_RUN: Final = 4
"""Steps of the token that are thought of."""


def worth(s: Table, seat: int) -> float:
    """How well a seat stands, beside the best of the others."""
    strength = presences(s)
    best = max([standing_of(s, other, strength) for other in range(s.seats) if other != seat])
    return float(2 * standing_of(s, seat, strength) - best)


def standing_of(s: Table, seat: int, strength: list[int]) -> int:
    """How well a seat stands by itself."""
    if (s.captured >> seat) & 1:
        return LOST
    if s.over:
        return POINT * s.total[seat] + (WON if s.place[seat] == 1 else 0)
    found = POINT * s.points[seat] - hunted_at(s, seat, s.inquisition[seat]) + ring(s, seat)
    found += stock(s, seat) + domain(s, seat, strength) + villagers(s, seat)
    found += by_day(s, seat) if s.night else 0
    return found + (to_do(s, seat, strength) if seat == s.active else 0)


def rounds_left(s: Table) -> int:
    """About how many rounds are still to come: until three main areas are full."""
    if s.ending:
        return 0
    spaces = box.DOOM_SPACES[s.seats]
    taken = [sum([s.doom[MAIN * seat + area] for seat in range(s.seats)]) for area in range(MAIN)]
    free = sorted([spaces - n for n in taken])
    return min(MOST_ROUNDS, 1 + (free[0] + free[1] + free[2]) // (s.seats + 1))


# --- Inquisition -------------------------------------------------------------------------------------------
def hunted_at(s: Table, seat: int, own: int) -> int:
    """What it costs to stand at some Inquisition: by rank at the end, by being hunted until then."""
    beyond = max(0, own - SAFE)
    cost = HUNTED * own + DANGER * beyond * beyond
    moved = own != s.inquisition[seat]
    near = NEAR[rounds_left(s)] + NEARER * (s.seats - 2)
    for other in range(s.seats):
        if other != seat:
            ahead = own - s.inquisition[other]
            if ahead == 0:
                ahead = 1 if moved or s.pile.index(seat) > s.pile.index(other) else -1
            cost += RANK * max(0, min(2 * near, near + ahead)) // (2 * near)
    return cost


def step_cost(s: Table, seat: int, n: int) -> int:
    """What so much more Inquisition would cost; less of it is a gain."""
    own = s.inquisition[seat]
    if own + n >= box.MOST_INQUISITION:
        return -LOST // 2
    return hunted_at(s, seat, max(0, own + n)) - hunted_at(s, seat, own)


def by_day(s: Table, seat: int) -> int:
    """What the coming walks of the Inquisitor and of Morgana bring, as things stand."""
    ranked = [other for other in by_inquisition(s) if area_of(s, other, t.WITCH) >= 0]
    if not ranked:
        return 0
    more = 0
    for area in [s.inquisitor, *way(s.inquisitor, area_of(s, ranked[0], t.WITCH))]:
        if area != FOREST and area_of(s, seat, t.WITCH) == area:
            more += box.FOUND_WITCH
        if area != FOREST and area_of(s, seat, t.FAMILIAR) == area:
            more += box.FOUND_FAMILIAR
    found = -step_cost(s, seat, more) if more else 0
    here = area_of(s, seat, t.WITCH)
    if here >= 0 and (here == s.morgana or here in way(s.morgana, area_of(s, ranked[-1], t.WITCH))):
        found += max(0, POINT * box.MORGANA_POINTS - step_cost(s, seat, box.MORGANA_INQUISITION))
    return found


# --- what a seat has ---------------------------------------------------------------------------------------
def potion_worth(s: Table, which: int, n: int) -> int:
    """What so many of a potion are worth."""
    first = POTION[which] if which >= MAIN or not is_full(s, which) else POINT
    return sum([max(POINT, first * MORE[k] // 100) for k in range(n)])


def hoard(worths: list[int], n: int) -> int:
    """What so many Undead or silver are worth."""
    return worths[min(n, COUNTED)] + POINT * max(0, n - COUNTED)


def undead_worth(s: Table, n: int) -> int:
    """What so many Undead are worth."""
    return hoard(UNDEAD, n) * (100 + ANY_AREA * (s.seats - 2)) // 100


def stock(s: Table, seat: int) -> int:
    """Potions, Undead and silver."""
    have = s.potions[t.POTIONS * seat : t.POTIONS * (seat + 1)]
    potions = sum([potion_worth(s, which, have[which]) for which in range(t.POTIONS) if have[which]])
    return potions + undead_worth(s, s.undead[seat]) + hoard(SILVER, s.silver[seat])


def ring(s: Table, seat: int) -> int:
    """Herbs, by how soon they can be brewed; one of each colour is worth more than three of one."""
    found = 0
    for at in range(t.RING * seat, t.RING * (seat + 1), t.PLACES):
        herbs = s.herbs[at]
        found += HERB[0] * herbs + (SOME if herbs else 0)
        found += HERB[2] * s.herbs[at + t.PLANTING] + HERB[3] * s.herbs[at + t.HARVEST]
    return found


def domain(s: Table, seat: int, strength: list[int]) -> int:
    """Control of the main areas, what stands there, Crowns."""
    found = POINT * crown_points(crowns_of(s, seat))
    for area in range(MAIN):
        own = strength[MAIN * seat + area]
        found += MARKER * own + CONTROL * share(strength, seat, area, own)[1]
    return found


def stake(s: Table, seat: int, area: int, strength: list[int]) -> int:
    """What one more marker or Villager in a main area would bring."""
    own = strength[MAIN * seat + area]
    return MARKER + CONTROL * (share(strength, seat, area, own + 1)[1] - share(strength, seat, area, own)[1])


def villagers(s: Table, seat: int) -> int:
    """Villagers: what they will still give, and their sets."""
    have = villagers_of(s, seat)
    service = sum([have[kind] * SERVICE[kind] for kind in range(t.KINDS)])
    return POINT * set_points(have) + service * rounds_left(s)


def villager_worth(s: Table, seat: int, strength: list[int]) -> int:
    """What the best Villager for sale that a seat can pay would bring."""
    left = rounds_left(s)
    have = villagers_of(s, seat)
    before = set_points(have)
    best = 0
    for handle in s.row[: box.FOR_SALE]:
        cost = box.COST[s.face[handle]]
        if all(s.potions[t.POTIONS * seat + which] >= cost.count(which) for which in cost):
            kind = box.KIND[s.face[handle]]
            have[kind] += 1
            gain = SERVICE[kind] * left + POINT * (set_points(have) - before) + stake(s, seat, kind, strength)
            have[kind] -= 1
            gain += crown_gain(s, seat, box.NOBLE_CROWNS) if kind == t.NOBLE else 0
            best = max(best, gain - sum([POTION[which] * 8 // 10 for which in cost]))
    return best


def crown_gain(s: Table, seat: int, more: int) -> int:
    """What more Crowns would bring."""
    crowns = crowns_of(s, seat)
    return POINT * (crown_points(crowns + more) - crown_points(crowns))


# --- what is left of the turn ------------------------------------------------------------------------------
def to_do(s: Table, seat: int, strength: list[int]) -> int:
    """What the rest of the turn will bring: the action, the bonus and the Cauldron that are due."""
    found = brew_worth(s, seat) if s.cauldron else 0
    if s.bonus >= 0:
        found += max(0, bonus_worth(s, seat, s.bonus, strength))
    if s.action >= 0:
        found += max(0, action_worth(s, seat, s.action, strength))
    return found


def brew_worth(s: Table, seat: int) -> int:
    """What the best formula for which there are herbs would bring."""
    have = herbs_at_hand(s, seat)
    best = 0
    for formula in range(t.FORMULAS):
        if LACKS[t.MIXES * formula + have] == 0:
            which = box.FORMULA_POTION[formula]
            n = s.potions[t.POTIONS * seat + which]
            more = min(t.MOST_POTIONS, n + box.FORMULA_MAKES[formula])
            gain = potion_worth(s, which, more) - potion_worth(s, which, n)
            best = max(best, gain - HERB[0] * box.FORMULA_SIZE[formula])
    return best


def gain_worth(s: Table, seat: int, gain: box.Gain) -> int:
    """What a gain is worth."""
    found = POINT * gain.points + SHOVEL * min(gain.shovels, movable(s, seat))
    found += hoard(SILVER, s.silver[seat] + gain.silver) - hoard(SILVER, s.silver[seat])
    found += undead_worth(s, s.undead[seat] + gain.undead) - undead_worth(s, s.undead[seat])
    found += brew_worth(s, seat) if gain.cauldrons else 0
    return found - step_cost(s, seat, gain.inquisition) if gain.inquisition else found


def price(s: Table, seat: int, which: int) -> int:
    """What it costs to pay a potion that one has, or could brew first; -1 if neither."""
    if s.potions[t.POTIONS * seat + which]:
        return POTION[which]
    have = herbs_at_hand(s, seat)
    for formula in range(t.FORMULAS if s.cauldron else 0):
        if box.FORMULA_POTION[formula] == which and LACKS[t.MIXES * formula + have] == 0:
            return POTION[which]
    return -1


def action_worth(s: Table, seat: int, area: int, strength: list[int]) -> int:
    """What the action of an area would bring now."""
    copied = s.copied >= 0
    if area < MAIN:
        return doom_worth(s, seat, area, copied, strength)
    if area == CASTLE:
        return castle_worth(s, seat, copied)
    if area == LAIR:
        return brew_worth(s, seat) * 3 // 2
    if area == STONES:
        skips = box.SKIPS if s.bonus == STONES else s.skips
        return max([run_worth(s, seat, s.token + n) for n in range(skips + 1)])
    if area == SWAMP:
        return villager_worth(s, seat, strength)
    if area == TOWER:
        return tower_worth(s, seat, strength)
    cost = 0 if copied or area != CEMETERY else price(s, seat, t.NECROMANTIAE)
    return gain_worth(s, seat, box.ACTION_GAINS[area]) - cost if cost >= 0 else 0


def doom_worth(s: Table, seat: int, area: int, copied: bool, strength: list[int]) -> int:
    """What a marker in a main area would bring."""
    if why_no_marker(s, seat, area) != ALLOWED:
        return 0
    found = gain_worth(s, seat, box.ACTION_GAINS[area]) + stake(s, seat, area, strength)
    found += 120 * box.CITY_SILVER if area == CITY else 0
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
    curse = 0 if copied else price(s, seat, t.MALEDICTIONIS)
    charm = 0 if copied else price(s, seat, t.INCANTATIONIS)
    best = 0
    for column in range(t.COLUMNS):
        if s.castle[column] < 0 and box.FEE[column] <= s.silver[seat]:
            gain = crown_gain(s, seat, box.CROWNS[column]) - 110 * box.FEE[column]
            if curse >= 0:
                best = max(best, gain + POINT * box.CURSE_GAIN[column] - curse)
            if charm >= 0:
                best = max(best, gain - step_cost(s, seat, -box.ENCHANT_GAIN[column]) - charm)
    return best


def run_worth(s: Table, seat: int, token: int) -> int:
    """What a step of the token from some space would bring, and sacrifices of silver after it."""
    found = 0
    best = 0
    silver = s.silver[seat]
    for step in range(LONGEST_RUN):
        gain = box.STONE_GAINS[(token + step + 1) % t.SPACES]
        found += gain_worth(s, seat, gain)
        best = found if step == 0 else max(best, found)
        silver += gain.silver - box.OFFERED_SILVER
        found -= 110 * box.OFFERED_SILVER
        if silver < 0:
            break
    return best


def tower_worth(s: Table, seat: int, strength: list[int]) -> int:
    """What the best copy would bring."""
    cost = price(s, seat, t.ARCANUM)
    if cost < 0:
        return 0
    best = max([doom_worth(s, seat, area, True, strength) for area in range(MAIN)])
    return max(best, castle_worth(s, seat, True), gain_worth(s, seat, box.ACTION_GAINS[CEMETERY])) - cost


def bonus_worth(s: Table, seat: int, area: int, strength: list[int]) -> int:
    """What the Witch's Bonus of an area would bring now."""
    if area == CASTLE:
        best = max([doom_worth(s, seat, each, True, strength) for each in range(MAIN)])
        return best - POINT * box.SPREAD_POINTS if s.points[seat] >= box.SPREAD_POINTS else 0
    if area == LAIR:
        return 60 if sum(s.potions[t.POTIONS * seat : t.POTIONS * (seat + 1)]) else 0
    return gain_worth(s, seat, box.BONUS_GAINS[area])

"""Which spells somebody may cast, at what, from where, and for how much (R10.1, R14, O43 to O50)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import (
    AS_QUICK,
    CHOOSES_EQUIPMENT,
    SOURCES,
    SPAWN_MANA,
    SUMMONS_TO,
    X_COST,
)
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.legality import (
    why_no_bearer,
    why_no_border,
    why_no_control,
    why_no_object,
    why_no_zone,
    why_one_too_many,
)
from conclave.games.mage_wars.rules.mana import has_discounts, most_saved
from conclave.games.mage_wars.rules.reach import (
    why_no_reach,
    why_no_way_to_border,
    why_no_way_to_zone,
    zones_within,
)
from conclave.games.mage_wars.rules.traits import is_equipment
from conclave.games.mage_wars.table import (
    USED,
    Table,
    attached_to,
    is_in_play,
    is_mage,
    kind_of,
    times_done,
    zone_of,
)
from conclave.kernel.reasons import ALLOWED

EYE_USED: Final = 8
QUICK_SUMMONING: Final = 7
BOUND_CAST: Final = 6
"""What uses of a card in a round are noted as, beside its abilities."""


class Aim:
    """Somebody who might cast: `caster`, for `seat`; `full` says whether full spells are allowed.

    `sources` are where the spell `card` may come from, the one that was looked at last.
    """

    def __init__(self, seat: int, caster: int, full: bool) -> None:
        self.seat = seat
        self.caster = caster
        self.full = full
        self.card = -1
        self.sources: list[int] = []


# --- which spells ------------------------------------------------------------------------------------------
def spells_of(s: Table, caster: int, seat: int) -> list[int]:
    """The spells that a caster has ready: prepared for it, and for a Mage those bound to what it wears."""
    first: i64 = s.terms.first[seat]
    last: i64 = first + len(s.terms.books[seat])
    found: list[int] = []
    x: i64
    for x in range(first, last):
        place = s.place[x]
        if (place == k.PREPARED and s.bearer[x] == caster) or (place == k.BOUND and caster == seat):
            found.append(x)
    return found


def action_for(s: Table, seat: int, caster: int, face: int) -> int:
    """The action that a spell takes, at least: some full spells may be cast as quick ones."""
    action = box.ACTION[face]
    if action == k.FULL and may_hasten(s, seat, caster, face):
        return k.QUICK
    return action


def may_hasten(s: Table, seat: int, caster: int, face: int) -> bool:
    """Whether a Mage may cast a full spell as a quick one, once a round (Quick Summoning)."""
    own = s.face_of(caster)
    if caster != seat or own < 0:
        return False
    quick = AS_QUICK[own]
    return quick is not None and quick.has(face) and not times_done(s, USED, caster, QUICK_SUMMONING)


def why_no_spell(s: Table, aim: Aim, card: int, incapacitated: bool) -> int:
    """Why a caster does not cast a spell, whatever it would be aimed at."""
    if not 0 <= card < s.terms.plans or card not in spells_of(s, aim.caster, aim.seat):
        return why.NOT_PREPARED
    return why_not_ready(s, aim, card, incapacitated)


def why_not_ready(s: Table, aim: Aim, card: int, incapacitated: bool) -> int:
    """Why a caster does not cast a spell that it has."""
    face = s.face[card]
    if s.place[card] == k.BOUND and times_done(s, USED, card, BOUND_CAST):
        return why.CAST_ALREADY
    action = action_for(s, aim.seat, aim.caster, face)
    if action == k.FULL and not aim.full:
        return why.FULL_SPELL
    if box.TRAITS[face][k.MAGECAST] and not is_mage(s, aim.caster):
        return why.ONLY_MAGES
    if incapacitated and (action == k.FULL or box.KIND[face] == k.ATTACK_SPELL):
        return why.NO_ATTACK_SPELL
    if SPAWN_MANA[s.face[aim.caster]] > s.mana[aim.caster] and not is_mage(s, aim.caster):
        return why.TOO_LITTLE_THERE
    reason = why_no_control(s, aim.seat, face)
    return reason if reason != ALLOWED else why_one_too_many(s, face, aim.seat)


# --- from where (R21.9, O53) -------------------------------------------------------------------------------
def eyes(s: Table, aim: Aim, face: int) -> list[int]:
    """What a quick spell of a Mage or Familiar may come from instead, once a round."""
    found: list[int] = []
    for x in s.play:
        source = SOURCES[s.face[x]] if s.up[x] else None
        if source is None or s.controller[x] != aim.seat or not is_in_play(s, x):
            continue
        if not times_done(s, USED, x, EYE_USED):
            if source.has(face) or may_hasten(s, aim.seat, aim.caster, face):
                found.append(x)
    return found


def origins(s: Table, aim: Aim, card: int) -> list[int]:
    """Where a spell may come from: its caster, and any Mind's Eye."""
    if aim.card != card:
        aim.card = card
        aim.sources = [aim.caster]
        face = s.face[card]
        if action_for(s, aim.seat, aim.caster, face) == k.QUICK and kind_of(s, aim.caster) <= k.CREATURE:
            aim.sources.extend(eyes(s, aim, face))
    return aim.sources


# --- at what -----------------------------------------------------------------------------------------------
def why_not_from(s: Table, card: int, origin: int, seat: int, x: int) -> int:
    """Why a spell that comes from somewhere does not reach an object."""
    face = s.face[card]
    reason = why_no_object(s, face, seat, x)
    if reason != ALLOWED or s.place[x] == k.DISCARD:
        return reason
    return why_no_reach(s, origin, box.LOW[face], box.HIGH[face], x)


def why_not_at(s: Table, aim: Aim, card: int, x: int) -> int:
    """Why a spell is not cast at an object: no way there, nothing to choose, not enough mana."""
    reason = why.NO_TARGET
    for origin in origins(s, aim, card):
        reason = why_not_from(s, card, origin, aim.seat, x)
        if reason == ALLOWED:
            reason = why_not_for(s, aim, card, origin, x)
        if reason == ALLOWED:
            break
    return reason


def why_not_for(s: Table, aim: Aim, card: int, origin: int, x: int) -> int:
    """Why a spell cannot be paid, with the cheapest of what else must be chosen."""
    face = s.face[card]
    if has_second(face):
        found = seconds(s, face, aim.seat, origin, x)
        if not found:
            return why.NO_CHOICE
        price = min([price_of(s, card, aim.seat, x, second) for second in found])
    else:
        price = price_of(s, card, aim.seat, x, -1)
    return ALLOWED if is_in_purse(s, aim, face, x, price) else why.NO_MANA


def why_not_in_zone(s: Table, aim: Aim, card: int, zone: int) -> int:
    """Why a spell is not cast at a zone."""
    face = s.face[card]
    reason = why_no_zone(s, face, aim.seat, zone)
    if reason != ALLOWED:
        return reason
    for origin in origins(s, aim, card):
        reason = why_no_way_to_zone(s, origin, box.LOW[face], box.HIGH[face], zone)
        if reason == ALLOWED:
            break
    if reason != ALLOWED and summons_to(s, aim, face, zone):
        reason = ALLOWED
    return reason if reason != ALLOWED else why_not_paid(s, aim, card)


def zones_for(s: Table, aim: Aim, card: int) -> list[int]:
    """The zones at which a spell may be cast."""
    face = s.face[card]
    if why_not_paid(s, aim, card) != ALLOWED:
        return []
    low, high = box.LOW[face], box.HIGH[face]
    reached = 0
    for origin in origins(s, aim, card):
        reached |= zones_within(s, origin, low, high)
    zones = range(s.terms.board.zones)
    found = [zone for zone in zones if (reached >> zone) & 1 or summons_to(s, aim, face, zone)]
    return [zone for zone in found if why_no_zone(s, face, aim.seat, zone) == ALLOWED]


def summons_to(s: Table, aim: Aim, face: int, zone: int) -> bool:
    """Whether a creature may appear in a zone whatever its range (Gate to Hell, Summoning Circle)."""
    for x in s.play:
        if s.up[x] and s.controller[x] == aim.seat and is_in_play(s, x) and zone_of(s, x) == zone:
            to = SUMMONS_TO[s.face[x]] if x >= 2 else None
            if to is not None and to.spells.has(face) and (is_mage(s, aim.caster) or not to.mage_only):
                if to.when.holds(s, Effect(0, x, aim.seat, zone)):
                    return True
    return False


def why_not_on_border(s: Table, aim: Aim, card: int, border: int) -> int:
    """Why a wall is not cast on a border."""
    reason = why_no_border(s, border)
    face = s.face[card]
    if reason == ALLOWED:
        for origin in origins(s, aim, card):
            reason = why_no_way_to_border(s, origin, box.LOW[face], box.HIGH[face], border)
            if reason == ALLOWED:
                return why_not_paid(s, aim, card)
    return reason


def why_not_paid(s: Table, aim: Aim, card: int) -> int:
    """Why a spell without a target of its own cannot be paid."""
    face = s.face[card]
    return ALLOWED if is_in_purse(s, aim, face, -1, price_of(s, card, aim.seat, -1, -1)) else why.NO_MANA


# --- what else must be chosen ------------------------------------------------------------------------------
def has_second(face: int) -> bool:
    """Whether a second thing is chosen as a spell is cast: equipment, another bearer, a zone."""
    return CHOOSES_EQUIPMENT[face] or box.ALL_TARGETS[face]


def second_is_zone(face: int) -> bool:
    """Whether that is a zone."""
    return box.ALL_TARGETS[face] and box.TARGETS[face][1].kind == k.A_ZONE


def seconds(s: Table, face: int, seat: int, origin: int, x: int) -> list[int]:
    """What may be chosen beside a target: its equipment, a zone, where else an enchantment may be."""
    if CHOOSES_EQUIPMENT[face]:
        return [y for y in attached_to(s, x) if is_equipment(s, y) and is_in_play(s, y)]
    low, high = box.LOW[face], box.HIGH[face]
    if second_is_zone(face):
        zones = range(s.terms.board.zones)
        return [z for z in zones if why_no_way_to_zone(s, origin, low, high, z) == ALLOWED]
    found = [
        y
        for y in s.play
        if why_no_new_bearer(s, x, seat, y) == ALLOWED and why_no_reach(s, origin, low, high, y) == ALLOWED
    ]
    for z in range(s.terms.board.zones):
        if z != s.zone[x] and why_no_zone(s, s.face[x], seat, z) == ALLOWED:
            if why_no_way_to_zone(s, origin, low, high, z) == ALLOWED:
                found.append(as_zone(z))
    return found


def as_zone(second: int) -> int:
    """A zone as what an enchantment may be moved to, beside objects; and back."""
    return -2 - second


def why_no_new_bearer(s: Table, x: int, seat: int, y: int) -> int:
    """Why an enchantment cannot be moved to an object (O52)."""
    if y == s.bearer[x] or y == x or not is_in_play(s, y):
        return why.NO_TARGET
    reason = why_no_bearer(s, s.face[x], seat, y)
    if reason == ALLOWED:
        reason = why_no_object(s, s.face[x], seat, y)
    if reason == ALLOWED and s.controller[x] != seat:
        reason = why_no_control(s, seat, s.face[x])
        reason = reason if reason != ALLOWED else why_one_too_many(s, s.face[x], seat)
    return reason


# --- for how much ------------------------------------------------------------------------------------------
def price_of(s: Table, card: int, seat: int, x: int, second: int) -> int:
    """What a spell costs at a target, before discounts (R10.4, O43)."""
    face = s.face[card]
    number = X_COST[face]
    if number is None:
        return box.COST[face]
    f = Effect(0, card, seat, -1)
    f.target = x
    f.second = second
    return box.COST[face] + number.of(s, f)


def means(s: Table, aim: Aim) -> int:
    """The mana that a caster may spend: its own, and its Mage's (O45)."""
    own = 0 if is_mage(s, aim.caster) else s.mana[aim.caster]
    return own + int(s.mana[aim.seat])


def is_in_purse(s: Table, aim: Aim, face: int, x: int, price: int) -> bool:
    """Whether a caster can pay a price, with what may be saved."""
    mana = means(s, aim)
    return price <= mana or price <= mana + most_saved_by(s, aim, face, x)


def may_be_paid(s: Table, aim: Aim, card: int) -> bool:
    """Whether a spell might be paid at some target: what is printed is the least, discounts aside."""
    return box.COST[s.face[card]] <= means(s, aim) or has_discounts(s, aim.seat)


def most_saved_by(s: Table, aim: Aim, face: int, x: int) -> int:
    """What discounts take off at most: only a Mage has them (O44)."""
    return most_saved(s, aim.seat, face, x, False) if is_mage(s, aim.caster) else 0

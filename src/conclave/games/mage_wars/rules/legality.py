"""What a spell may be aimed at, wherever it is: kinds of targets and what is asked of them (R8.6, R10.5)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import HITS_IMMUNE, NOT_RANGED
from conclave.games.mage_wars.rules.traits import (
    IMMUNITY,
    LIVES,
    channels,
    flies,
    is_incorporeal,
    is_living,
    is_uncontainable,
)
from conclave.games.mage_wars.table import (
    CAST_ON,
    Table,
    can_be_hit,
    condition,
    is_away,
    is_conjuration,
    is_creature,
    is_hidden,
    is_in_play,
    is_mage,
    kind_of,
    owner_of,
    times_done,
)
from conclave.kernel.reasons import ALLOWED


# --- who may control a card (R3.6) -------------------------------------------------------------------------
def why_no_control(s: Table, seat: int, face: int) -> int:
    """Why a seat's Mage may not cast or control a card (R3.6, O83)."""
    if s.terms.open_training:
        return ALLOWED
    if box.ONLY_CLASS[face] >= 0 and box.ONLY_CLASS[face] != s.terms.mages[seat]:
        return why.NOT_FOR_THEM
    school = box.ONLY_SCHOOL[face]
    if school >= 0 and not (s.terms.trained[seat] >> school) & 1:
        return why.NOT_FOR_THEM
    return ALLOWED


# --- objects -----------------------------------------------------------------------------------------------
def is_of_kind(s: Table, x: int, kind: int) -> bool:
    """Whether an object is of a kind of target."""
    if kind == k.A_CREATURE:
        return is_creature(s, x)
    if kind == k.A_CONJURATION:
        return is_conjuration(s, x)
    if kind == k.A_MAGE:
        return is_mage(s, x)
    if kind == k.AN_ENCHANTMENT:
        return kind_of(s, x) == k.ENCHANTMENT
    return kind == k.AN_OBJECT


UNMET: Final[list[int]] = [
    why.NOT_LIVING, why.NOT_CORPOREAL, why.A_MAGE_IT_IS, why.FACE_DOWN, why.FACE_UP, why.NOT_DISCARDED,
    why.ENEMIES_THERE, why.NO_CHANNELING, why.IT_FLIES, why.CANNOT_BE_HELD, why.CAME_EARLIER, why.NOT_YOURS,
    why.ONCE_A_ROUND,
]  # fmt: skip


def meets(s: Table, seat: int, face: int, x: int, need: int) -> bool:
    """Whether an object is as a spell wants it."""
    if need == k.MUST_LIVE:
        return is_living(s, x)
    if need == k.MUST_BE_CORPOREAL:
        return not is_incorporeal(s, x)
    if need == k.NO_MAGE:
        return not is_mage(s, x)
    if need in (k.MUST_BE_REVEALED, k.MUST_BE_HIDDEN):
        return is_hidden(s, x) == (need == k.MUST_BE_HIDDEN)
    if need == k.MUST_CHANNEL:
        return channels(s, x)
    if need == k.MUST_NOT_FLY:
        return not flies(s, x)
    if need == k.MUST_BE_CONTAINABLE:
        return not is_uncontainable(s, x)
    if need == k.MUST_BE_SUMMONED_NOW:
        return s.came[x] == s.round
    if need == k.MUST_BE_CONTROLLED:
        return s.controller[x] == seat
    return need != k.MUST_BE_FRESH or not times_done(s, CAST_ON, face, x)


def why_no_kind(s: Table, face: int, seat: int, x: int) -> int:
    """Why an object is of no kind that a spell wants, or not as it wants it."""
    for target in box.TARGETS[face]:
        if target.kind not in (k.A_ZONE, k.A_BORDER, k.NEW_BEARER) and is_of_kind(s, x, target.kind):
            for need in target.needs:
                if not meets(s, seat, face, x, need):
                    return UNMET[need]
            return ALLOWED
    return why.OTHER_KIND


def why_immune(s: Table, face: int, x: int) -> int:
    """Why a spell of some damage types cannot be aimed at an object: immunity (R8.6, R17.6)."""
    types = box.SPELL_TYPES[face]
    if types == 0 or not can_be_hit(s, x) or IMMUNITY[s.face[x]] & types == 0:
        return ALLOWED
    if box.KIND[face] == k.ATTACK_SPELL and HITS_IMMUNE[face] and condition(s, x, k.BURN):
        return ALLOWED
    return why.IMMUNE


def why_no_bearer(s: Table, face: int, seat: int, x: int) -> int:
    """Why an object cannot have a spell: its kind, immunity, or one of the same name (R10.5, O9)."""
    if not is_in_play(s, x) or is_away(s, x):
        return why.NO_TARGET
    reason = why_no_kind(s, face, seat, x)
    return reason if reason != ALLOWED else why_immune(s, face, x)


def why_no_object(s: Table, face: int, seat: int, x: int) -> int:
    """Why a spell cannot be aimed at an object, wherever that is."""
    if not 0 <= x < s.terms.plans:
        return why.NO_TARGET
    if box.TARGETS[face] and k.MUST_BE_DISCARDED in box.TARGETS[face][0].needs:
        return why_no_corpse(s, face, seat, x)
    reason = why_no_bearer(s, face, seat, x)
    if reason != ALLOWED:
        return reason
    kind = box.KIND[face]
    if kind == k.ATTACK_SPELL:
        return why.PROTECTED if NOT_RANGED[s.face[x]] else ALLOWED
    if kind == k.EQUIPMENT:
        reason = why_no_control(s, int(s.controller[x]), face)
    if reason == ALLOWED and kind in (k.ENCHANTMENT, k.CONJURATION, k.EQUIPMENT):
        reason = why_doubled(s, face, seat, x)
    return reason


def why_doubled(s: Table, face: int, seat: int, x: int) -> int:
    """Why a card cannot be attached where one of its name is, as far as its caster knows (R10.5, O9)."""
    for y in s.play:
        if s.bearer[y] == x and s.face[y] == face and is_in_play(s, y):
            if s.up[y] or s.controller[y] == seat:
                return why.SAME_NAME
    return ALLOWED


def why_no_corpse(s: Table, face: int, seat: int, x: int) -> int:
    """Why a card cannot be brought back from a discard pile (O51)."""
    if s.place[x] != k.DISCARD or owner_of(s, x) != seat:
        return why.NOT_DISCARDED
    there = s.face[x]
    if box.KIND[there] != k.CREATURE:
        return why.OTHER_KIND
    if not LIVES[there]:
        return why.NOT_LIVING
    return why_one_too_many(s, there, seat)


# --- zones and borders -------------------------------------------------------------------------------------
def why_no_zone(s: Table, face: int, seat: int, zone: int) -> int:
    """Why a spell cannot be aimed at a zone, wherever that is (R10.5, R12.6)."""
    if not 0 <= zone < s.terms.board.zones:
        return why.NO_TARGET
    for target in box.TARGETS[face]:
        if target.kind == k.A_ZONE:
            if k.NO_ENEMY_CREATURES in target.needs and has_enemies(s, seat, zone):
                return why.ENEMIES_THERE
            return why_zone_taken(s, face, seat, zone)
    return why.OTHER_KIND


def has_enemies(s: Table, seat: int, zone: int) -> bool:
    """Whether enemy creatures of a seat are in a zone."""
    for x in s.play:
        if s.zone[x] == zone and is_in_play(s, x) and is_creature(s, x) and s.controller[x] != seat:
            return True
    return False


def why_zone_taken(s: Table, face: int, seat: int, zone: int) -> int:
    """Why a card cannot be attached to a zone: its like is there, or another Zone Exclusive one (R10.5)."""
    kind = box.KIND[face]
    if kind not in (k.CONJURATION, k.ENCHANTMENT):
        return ALLOWED
    exclusive = box.TRAITS[face][k.ZONE_EXCLUSIVE]
    for x in s.play:
        if s.zone[x] != zone or s.bearer[x] >= 0 or not is_in_play(s, x) or s.face[x] < 0:
            continue
        if s.face[x] == face and (s.up[x] or s.controller[x] == seat):
            return why.SAME_NAME
        if exclusive and s.up[x] and box.TRAITS[s.face[x]][k.ZONE_EXCLUSIVE]:
            return why.ZONE_TAKEN
    return ALLOWED


def why_no_border(s: Table, border: int) -> int:
    """Why a wall cannot be put on a border (R9.1)."""
    if not 0 <= border < s.terms.board.borders:
        return why.NO_TARGET
    return ALLOWED if wall_on(s, border) < 0 else why.BORDER_TAKEN


def wall_on(s: Table, border: int) -> int:
    """The wall on a border, or -1."""
    if border >= 0:
        for x in s.play:
            if s.border[x] == border and is_in_play(s, x):
                return x
    return -1


def why_one_too_many(s: Table, face: int, seat: int) -> int:
    """Why another copy of a card may not come into play: Legendary, Unique (R10.5)."""
    traits = box.TRAITS[face]
    if traits[k.LEGENDARY] or traits[k.UNIQUE]:
        for x in s.play:
            if s.face[x] == face and s.place[x] in (k.PLAY, k.BANISHED):
                if traits[k.LEGENDARY] or s.controller[x] == seat:
                    return why.IN_PLAY_ALREADY
    return ALLOWED

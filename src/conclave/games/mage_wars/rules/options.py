"""What may be cast and used at a moment, as options and as reasons why not (R6, R10.1, O13, O21)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import FAMILIARS
from conclave.games.mage_wars.rules.invoking import (
    deed_at,
    deeds_for,
    swaps_for,
    why_no_deed,
    why_no_swap,
    why_not_on,
)
from conclave.games.mage_wars.rules.mana import has_discounts
from conclave.games.mage_wars.rules.spells import (
    Aim,
    may_be_paid,
    spells_of,
    why_no_spell,
    why_not_at,
    why_not_in_zone,
    why_not_on_border,
    why_not_paid,
    why_not_ready,
    zones_for,
)
from conclave.games.mage_wars.rules.traits import is_incapacitated
from conclave.games.mage_wars.table import Table, is_alive, is_in_play, is_mage, kind_of
from conclave.kernel.choices import pack
from conclave.kernel.reasons import ALLOWED

FAMILIES: Final = [t.CAST, t.CAST_ZONE, t.CAST_BORDER, t.CAST_ALONE]


def casts_for(s: Table, aim: Aim) -> list[int]:
    """Every way to cast one of a caster's spells, as options."""
    codes: list[int] = []
    idle = is_mage(s, aim.caster) and is_incapacitated(s, aim.caster)
    for card in spells_of(s, aim.caster, aim.seat):
        if may_be_paid(s, aim, card) and why_not_ready(s, aim, card, idle) == ALLOWED:
            codes.extend(ways_to_cast(s, aim, card))
    return codes


def ways_to_cast(s: Table, aim: Aim, card: int) -> list[int]:
    """What one spell may be cast at."""
    face = s.face[card]
    codes: list[int] = []
    for target in box.TARGETS[face]:
        if target.kind == k.A_ZONE and not box.ALL_TARGETS[face]:
            codes += [pack(t.CAST_ZONE, card, zone) for zone in zones_for(s, aim, card)]
        elif target.kind == k.A_BORDER:
            borders = range(s.terms.board.borders)
            codes.extend(
                [
                    pack(t.CAST_BORDER, card, b)
                    for b in borders
                    if why_not_on_border(s, aim, card, b) == ALLOWED
                ]
            )
        elif target.kind == k.THE_ARENA:
            if why_not_paid(s, aim, card) == ALLOWED:
                codes.append(pack(t.CAST_ALONE, card))
    if AIMED_AT[face]:
        found = [x for x in aimed(s, face, aim) if why_not_at(s, aim, card, x) == ALLOWED]
        codes += [pack(t.CAST, card, x) for x in found]
    return codes


def kinds_aimed_at(face: int) -> int:
    """The types of cards that a spell may be cast at, as a mask; 0 if at no object."""
    mask = 0
    for target in box.TARGETS[face]:
        if k.A_CREATURE <= target.kind <= k.AN_OBJECT:
            mask |= KINDS_OF_OBJECTS[target.kind - k.A_CREATURE]
    return mask


KINDS_OF_OBJECTS: Final[list[int]] = [
    1 << k.MAGE | 1 << k.CREATURE, 1 << k.CONJURATION | 1 << k.WALL, 1 << k.MAGE, 1 << k.ENCHANTMENT, ~0,
]  # fmt: skip
"""Of each kind of target that is an object, the types of cards that may be one (R1.5, R2.4)."""
AIMED_AT: Final[list[int]] = [kinds_aimed_at(face) for face in range(box.FACES)]


def aimed(s: Table, face: int, aim: Aim) -> list[int]:
    """Where a spell may look for its target: in the arena, or in the discard pile (O51)."""
    if k.MUST_BE_DISCARDED in box.TARGETS[face][0].needs:
        first = s.terms.first[aim.seat]
        cards = range(first, first + len(s.terms.books[aim.seat]))
        return [x for x in cards if s.place[x] == k.DISCARD]
    kinds = AIMED_AT[face]
    return [x for x in s.play if (kinds >> kind_of(s, x)) & 1]


def why_no_cast(s: Table, aim: Aim, verb: int, card: int, at: int) -> int:
    """Why a spell is not cast so."""
    reason = why_no_spell(s, aim, card, is_mage(s, aim.caster) and is_incapacitated(s, aim.caster))
    if reason != ALLOWED:
        return reason
    if verb == t.CAST:
        return why_not_at(s, aim, card, at) if at != -1 else why.NO_TARGET
    if verb == t.CAST_ZONE:
        return why_not_in_zone(s, aim, card, at)
    if verb == t.CAST_BORDER:
        return why_not_on_border(s, aim, card, at)
    return why_not_paid(s, aim, card) if box.TARGETS[s.face[card]][0].kind == k.THE_ARENA else why.OTHER_KIND


# --- a Mage's quickcast (R2.4, O13) ------------------------------------------------------------------------
def may_quickcast(s: Table, seat: int) -> bool:
    """Whether a Mage has its quickcast action, as everybody can see."""
    return s.quick[seat] != 0 and is_alive(s, seat) and is_in_play(s, seat)


def seems_to_quickcast(s: Table, seat: int, deeds: list[int]) -> bool:
    """Whether, as far as everybody can see, a Mage might use its quickcast action now: for these, or else."""
    if deeds or not may_quickcast(s, seat):
        return bool(deeds)
    if spells_of(s, seat, seat) and (s.mana[seat] or has_discounts(s, seat)):
        return True
    return bool(swaps_for(s, seat))


def quick_deeds(s: Table, seat: int) -> list[int]:
    """The abilities that a Mage may use with its quickcast action."""
    return deeds_for(s, seat, seat, [k.QUICK_SPELL]) if may_quickcast(s, seat) else []


def quickcasts(s: Table, seat: int, deeds: list[int]) -> list[int]:
    """What a Mage may do with its quickcast action: spells, its abilities, another bound spell."""
    if not may_quickcast(s, seat):
        return []
    return casts_for(s, Aim(seat, seat, False)) + deeds + swaps_for(s, seat)


def why_no_quickcast(s: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why a Mage does not do something with its quickcast action."""
    if not may_quickcast(s, seat):
        return why.QUICKCAST_USED
    if verb in FAMILIES:
        return why_no_cast(s, Aim(seat, seat, False), verb, a, b)
    if verb == t.SWAP:
        return why_no_swap(s, seat, a)
    return why_no_use(s, seat, seat, [k.QUICK_SPELL], a, b, verb)


def why_no_use(s: Table, seat: int, actor: int, actions: list[int], number: int, at: int, verb: int) -> int:
    """Why an ability is not used with an action of some kinds."""
    deed = deed_at(s, number)
    if deed is None:
        return why.NOT_YOURS
    if deed.action not in actions:
        return why.NOT_NOW
    reason = why_no_deed(s, seat, actor, number)
    if reason != ALLOWED:
        return reason
    if verb == t.INVOKE_ALONE:
        return ALLOWED if deed.aim is None else why.NO_TARGET
    return why_not_on(s, number, at)


def priorities(s: Table, seat: int) -> list[int]:
    """Abilities that are used before or after one's own activations (R5.11, O11)."""
    return deeds_for(s, seat, -1, [k.PRIORITY]) if is_alive(s, seat) else []


# --- familiars (R14) ---------------------------------------------------------------------------------------
def is_familiar(s: Table, x: int) -> bool:
    """Whether a creature casts spells of its own."""
    return x >= 2 and FAMILIARS[s.face[x]] is not None

"""Damage and effects of an attack: what gets through, who profits, what the effect die brings (R15.6)."""

from __future__ import annotations

from typing import cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.destroying import judge
from conclave.games.mage_wars.rules.dice import damage_of, effect_of
from conclave.games.mage_wars.rules.events import ATTACK_DAMAGED, DAMAGE_STEP, cause
from conclave.games.mage_wars.rules.fight import BLOOD, MANA, Attack, attack_has, attack_value
from conclave.games.mage_wars.rules.harm import afflict, enrage, heal, hurt
from conclave.games.mage_wars.rules.mana import lose
from conclave.games.mage_wars.rules.pushing import push_from
from conclave.games.mage_wars.rules.traits import is_immune, is_incorporeal, is_living
from conclave.games.mage_wars.table import (
    Table,
    are_enemies,
    can_be_hit,
    is_creature,
    is_in_play,
    zone_of,
)
from conclave.kernel.frames import Frame


def see_damage(s: Table, f: Frame) -> None:
    """How much damage it will be; what prevents some of it speaks first."""
    a = cast("Attack", f)
    a.harm = damage_of(s, a)
    if a.harm > 0:
        cause(s, DAMAGE_STEP, a.it, a.this, a.there, a.harm)


def place_damage(s: Table, f: Frame) -> None:
    """The damage is placed, and what it sets off in those two happens (O24)."""
    a = cast("Attack", f)
    a.dealt = hurt(s, a.it, a.harm)
    if a.harm <= 0:
        if not BARS[a.bar].has(k.NO_DAMAGE):
            s.tell(t.UNHARMED, a.you, a.it)
        return
    if are_enemies(s, a.this, a.it) and is_creature(s, a.this):
        enrage(s, a.it)
    if not a.rolls_only():
        drink(s, a)
    cause(s, ATTACK_DAMAGED, a.it, a.this, a.there, a.harm)


def drink(s: Table, a: Attack) -> None:
    """Vampiric attackers heal by half of what they dealt, mana drinkers take mana: once an action (R20)."""
    if not is_creature(s, a.it):
        return
    if not a.spent & BLOOD and is_living(s, a.it) and is_in_play(s, a.this) and attack_has(s, a, k.VAMPIRIC):
        a.spent |= BLOOD
        heal(s, a.this, (a.dealt + 1) // 2)
    drain = attack_value(s, a, k.MANA_DRAIN)
    if drain > 0 and not a.spent & MANA and are_enemies(s, a.this, a.it):
        a.spent |= MANA
        lose(s, int(s.controller[a.it]), drain)


def take_profit(s: Table, f: Frame) -> None:
    """Whatever has no Life left is destroyed, before the effect die counts (R22.1)."""
    a = cast("Attack", f)
    judge(s, a.this)


def bring_effects(s: Table, f: Frame) -> None:
    """The band of the effect die comes, as far as the defender is still there and can have it (R17.1)."""
    a = cast("Attack", f)
    bar = BARS[a.bar]
    band = bar.band(effect_of(s, a)) if bar.bands else None
    if band is None or not can_be_hit(s, a.it) or zone_of(s, a.it) != a.there:
        return
    if is_immune(s, a.it, bar.damage):
        return
    if is_incorporeal(s, a.it) and not attack_has(s, a, k.ETHEREAL):
        return
    pushed = False
    for n, effect in enumerate(band.effects):
        if effect == k.PUSH:
            pushed = True
        elif afflict(s, a.it, effect, band.counts[n]) and effect == k.TAUNT:
            s.linked[a.it] = a.this
    if pushed and is_creature(s, a.it):
        push_from(s, a.it, a.origin, a.you)

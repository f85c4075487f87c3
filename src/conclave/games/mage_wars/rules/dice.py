"""Attack dice and effect die: how many, what they show, what counts (R16, R17, O23, O24)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.deeds import UNHURT_BY
from conclave.games.mage_wars.rules.fight import Attack, attack_has, attack_value, lent
from conclave.games.mage_wars.rules.harm import is_wounded
from conclave.games.mage_wars.rules.traits import (
    armour_of,
    flies,
    is_immune,
    is_incorporeal,
    is_living,
    melee_bonus,
    value,
)
from conclave.games.mage_wars.table import Table, condition, is_conjuration, is_creature, is_in_play

SIDES: Final = 6
NORMAL: Final[list[int]] = [0, 0, 1, 2, 0, 0]
CRITICAL: Final[list[int]] = [0, 0, 0, 0, 1, 2]
"""The faces of an attack die: two blanks, 1, 2, and both again as critical damage (R16.1)."""
ONES: Final[list[int]] = [0, 0, 1, 0, 1, 0]
"""What an Incorporeal defender takes of each face (R16.4)."""


def roll_dice(s: Table, n: int) -> list[int]:
    """Attack dice, as the numbers of their faces."""
    return [int(s.rng.below(SIDES)) for _ in range(n)]


def row_of(dice: list[int]) -> int:
    """Dice as one number, for a line of the log: digits to the base of 7, the first die lowest."""
    number = 0
    for face in dice[::-1]:
        number = 7 * number + face + 1
    return number


def sum_of(dice: list[int]) -> int:
    """All numbers that dice show, critical or not (R16.5)."""
    return sum([NORMAL[face] + CRITICAL[face] for face in dice])


# --- how many dice -----------------------------------------------------------------------------------------
def matches(s: Table, x: int, versus: int) -> bool:
    """Whether a defender is what a bar has dice to add against."""
    if versus == k.FLYING_OBJECTS:
        return flies(s, x)
    if versus == k.INCORPOREAL_OBJECTS:
        return is_incorporeal(s, x)
    if versus == k.CORPOREAL_CONJURATIONS:
        return is_conjuration(s, x) and not is_incorporeal(s, x)
    if not is_creature(s, x):
        return False
    if not is_living(s, x):
        return True
    return versus == k.NONLIVING_OR_DARK and x >= 2 and (box.SCHOOLS[s.face[x]] >> k.DARK) & 1 == 1


def bonus_dice(s: Table, a: Attack) -> int:
    """Melee, Ranged, Charge and Bloodthirsty, for the first attack that can use them (R15.11)."""
    if not is_in_play(s, a.this):
        return 0
    if a.is_melee():
        n = melee_bonus(s, a.this) + a.charge if a.first else 0
        return n + value(s, a.this, k.BLOODTHIRSTY) if a.thirsty and is_wounded(s, a.it) else n
    return value(s, a.this, k.RANGED_BONUS) if a.first and a.kind == k.RANGED else 0


def pool(s: Table, a: Attack) -> int:
    """How many attack dice are rolled (R16.2, O23)."""
    bar = BARS[a.bar]
    if bar.has(k.NO_DAMAGE):
        return 0
    n = (a.x if bar.dice < 0 else bar.dice) + a.more_dice
    if a.turned or a.kind != k.BARRIER:
        n += bonus_dice(s, a)
    if bar.extra and matches(s, a.it, bar.versus):
        n += bar.extra
    if bar.damage >= 0:
        n += value(s, a.it, k.AGAINST + bar.damage)
    if not a.spell and a.kind in (k.MELEE, k.RANGED, k.TRAMPLE) and is_creature(s, a.this):
        n -= condition(s, a.this, k.WEAK)
    if a.kind != k.BARRIER:
        n += lent(s, k.DICE)
    return max(1, n - value(s, a.it, k.AEGIS))


# --- what they come to -------------------------------------------------------------------------------------
def damage_of(s: Table, a: Attack) -> int:
    """The damage of the dice that were rolled, after Armour (R16.3, R16.4)."""
    bar = BARS[a.bar]
    if bar.has(k.NO_DAMAGE) or is_immune(s, a.it, bar.damage):
        return 0
    if bar.damage >= 0 and UNHURT_BY[s.face[a.it]] == bar.damage:
        return 0
    if is_incorporeal(s, a.it) and not attack_has(s, a, k.ETHEREAL):
        return sum([ONES[face] for face in a.dice])
    normal = sum([NORMAL[face] for face in a.dice])
    critical = sum([CRITICAL[face] for face in a.dice])
    if attack_has(s, a, k.CRITICAL_DAMAGE):
        return normal + critical
    armour = armour_of(s, a.it) - attack_value(s, a, k.PIERCING)
    return max(0, normal - max(0, armour)) + critical


def effect_of(s: Table, a: Attack) -> int:
    """What the effect die counts as against the defender (R17.1, R17.2)."""
    n = a.effect + a.more_effect + a.raised + value(s, a.it, k.TOUGH)
    damage = BARS[a.bar].damage
    return n + value(s, a.it, k.AGAINST + damage) if damage >= 0 else n


def tell_dice(s: Table, a: Attack, effect: bool) -> None:
    """The table sees the dice."""
    if a.dice:
        s.tell(t.DICE_ROLLED, a.you, a.it, -1, row_of(a.dice))
    if effect:
        s.tell(t.EFFECT_ROLLED, a.you, a.it, effect_of(s, a), a.effect)

"""Attack bars: dice, kind, range, damage type, what the effect die brings, traits (R15 to R17)."""

from __future__ import annotations

import re
from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.reading import BadCard, parts_of, place_of, range_of, trait_of

X_DICE: Final = -1
"""The dice of a bar whose card says how many it has."""

SPANS: Final = re.compile(r"([0-9]{1,2})(?:\+|-([0-9]{1,2}))? (.+)")
DICE: Final = re.compile(r"([0-9]{1,2}|X)(?: ([a-z]+))? (?:dice|die)")
EXTRA: Final = re.compile(r"\+([0-9]) vs (.+)")


class Band:
    """What results of the effect die from `low` to `high` bring, and how many of each. Never mutated."""

    def __init__(self, low: int, high: int, effects: list[int], counts: list[int]) -> None:
        self.low = low
        self.high = high
        self.effects = effects
        self.counts = counts


class Bar:
    """A bar of attack as it is printed. Never mutated.

    `action` is NONE where no creature spends one, `low` and `high` where the bar has no range. `traits` is
    a mask; `extra` dice are for a defender that is `versus`.
    """

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.action: int = k.NONE
        self.low: int = k.NONE
        self.high: int = k.NONE
        self.dice: int = 0
        self.damage: int = k.NONE
        self.bands: list[Band] = []
        self.traits: int = 0
        self.piercing: int = 0
        self.mana_drain: int = 0
        self.extra: int = 0
        self.versus: int = k.NONE

    def has(self, trait: int) -> bool:
        """Whether the bar has a trait."""
        return (self.traits >> trait) & 1 == 1

    def band(self, roll: int) -> Band | None:
        """What a modified result of the effect die brings; below 1 counts as 1, above 12 as 12 (O24)."""
        counts_as = min(max(roll, 1), 12)
        for band in self.bands:
            if band.low <= counts_as <= band.high:
                return band
        return None


def read_bar(text: str, own: str, low: int, high: int, where: str) -> Bar:
    """A bar such as `Bite: quick melee, 3 flame dice; 5-9 burn, 10+ 2 burn; defrost, piercing 1`.

    The bar of an attack spell has no name and no range of its own: `own`, `low`, `high` are the spell's.
    """
    head, *rest = [part.strip() for part in text.split(";")]
    name, colon, said = head.rpartition(": ")
    if not (colon or own):
        raise BadCard(f"{where}: a bar needs a name, as in 'Bite: quick melee, 4 dice'.")
    first, *more = parts_of(said)
    bar = read_kind(first, name or own, where)
    if own and bar.low == k.NONE:
        bar.low, bar.high = low, high
    if more:
        read_dice(bar, ", ".join(more), where)
    elif bar.kind != k.ABILITY:
        raise BadCard(f"{where}: {bar.name} has no dice.")
    for part in rest:
        if part[:1].isdecimal():
            read_bands(bar, part, where)
        else:
            read_traits(bar, part, where)
    check(bar, where)
    return bar


def read_kind(text: str, name: str, where: str) -> Bar:
    """The action, the kind and the range of a bar; a melee or trample has range 0-0."""
    words = text.split()
    action = k.NONE
    if words and words[0] in k.ACTION_WORDS:
        action = k.ACTION_WORDS.index(words.pop(0))
    if not 1 <= len(words) <= 2:
        raise BadCard(f"{where}: {text!r} is no kind of attack such as 'quick melee'.")
    bar = Bar(name, place_of(words[0], k.BAR_WORDS, where))
    bar.action = action
    if len(words) > 1:
        bar.low, bar.high = range_of(words[1], where)
    elif bar.kind in (k.MELEE, k.TRAMPLE):
        bar.low, bar.high = 0, 0
    return bar


def read_dice(bar: Bar, text: str, where: str) -> None:
    """How many dice a bar has, and of which damage type."""
    found = DICE.fullmatch(text)
    if found is None:
        raise BadCard(f"{where}: {text!r} does not say how many dice, as '3 flame dice' does.")
    bar.dice = X_DICE if found[1] == "X" else int(found[1])
    if found[2] is not None:
        bar.damage = place_of(found[2], k.DAMAGE_WORDS, where)


def read_bands(bar: Bar, text: str, where: str) -> None:
    """The bands of the effect die: they join, rise, and the last is open (R17.1)."""
    for part in parts_of(text):
        found = SPANS.fullmatch(part)
        if found is None:
            raise BadCard(f"{where}: {part!r} is no band such as '5-9 burn' or '10+ 2 burn'.")
        low = int(found[1])
        closed = "+" not in part.partition(" ")[0]
        high = 12 if not closed else int(found[2]) if found[2] is not None else low
        if not 1 <= low <= high <= 12 or (bar.bands and bar.bands[-1].high != low - 1):
            raise BadCard(f"{where}: the bands of {bar.name} do not join at {part!r}.")
        effects: list[int] = []
        counts: list[int] = []
        for effect in found[3].split(" & "):
            number, _, word = effect.rpartition(" ")
            if number and not (number.isdecimal() and int(number) > 1):
                raise BadCard(f"{where}: {effect!r} is no effect such as '2 burn'.")
            effects.append(place_of(word, k.EFFECT_WORDS, where))
            counts.append(int(number) if number else 1)
        bar.bands.append(Band(low, high, effects, counts))
    if bar.bands[-1].high != 12:
        raise BadCard(f"{where}: the last band of {bar.name} ends before 12.")


def read_traits(bar: Bar, text: str, where: str) -> None:
    """The traits of a bar, and against whom it has dice to add."""
    for part in parts_of(text):
        extra = EXTRA.fullmatch(part)
        if extra is not None:
            bar.extra = int(extra[1])
            bar.versus = place_of(extra[2], k.VERSUS_WORDS, where)
            continue
        trait, value = trait_of(part, where)
        if trait >= k.BAR_TRAITS:
            raise BadCard(f"{where}: {part!r} is no trait of an attack.")
        bar.traits |= 1 << trait
        if trait == k.PIERCING:
            bar.piercing = value
        elif trait == k.MANA_DRAIN:
            bar.mana_drain = value


def check(bar: Bar, where: str) -> None:
    """Some kinds of attack are always Unavoidable, and aimed ones have a range (R15.12, R15.13, R18.4)."""
    if bar.kind in k.UNERRING and not bar.has(k.UNAVOIDABLE):
        raise BadCard(f"{where}: {bar.name} must be unavoidable.")
    if bar.kind in (k.RANGED, k.ZONE_ATTACK) and bar.low == k.NONE:
        raise BadCard(f"{where}: {bar.name} has no range.")
    if (bar.dice == 0) != bar.has(k.NO_DAMAGE) and bar.kind != k.ABILITY:
        raise BadCard(f"{where}: {bar.name} has no dice, or no damage, but not both.")

"""What is printed on boards and cards: formulas, turn order, Castle, Stone Circle, Villagers (T2 to T8)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t

# --- the start (R6, R7, R10, R11, R14, O19) ----------------------------------------------------------------
POINTS: Final = 20
INQUISITION: Final = 4
MOST_INQUISITION: Final = 32
MARKERS: Final = 15
IN_HERBS: Final = 2
IN_SEEDS: Final = 1
DOOM_SPACES: Final[list[int]] = [3, 3, 3, 4, 5]
"""Doom spaces of a main area, by the number of players (R45)."""
FULL_AREAS: Final = 3
LAST_ROUND: Final = 30


# --- gains: what a bonus, a space or a position gives ------------------------------------------------------
class Gain:
    """What a player gets at once; shovels and Cauldrons are used at once too (R35). Never mutated."""

    def __init__(
        self,
        points: int = 0,
        inquisition: int = 0,
        silver: int = 0,
        undead: int = 0,
        shovels: int = 0,
        cauldrons: int = 0,
    ) -> None:
        self.points = points
        self.inquisition = inquisition
        self.silver = silver
        self.undead = undead
        self.shovels = shovels
        self.cauldrons = cauldrons


POSITION_GAINS: Final[list[Gain]] = [
    Gain(), Gain(), Gain(shovels=1), Gain(silver=1), Gain(shovels=2), Gain(inquisition=-2), Gain(cauldrons=1),
]  # fmt: skip
"""The bonus of each position of the Turn Order track, from 1 (T2)."""

ACTION_GAINS: Final[list[Gain]] = [
    Gain(points=3, inquisition=2), Gain(points=4, inquisition=2, shovels=3),
    Gain(points=4, inquisition=2, cauldrons=1), Gain(points=3, inquisition=-2),
    Gain(), Gain(), Gain(), Gain(undead=2, inquisition=4), Gain(), Gain(shovels=4), Gain(),
]  # fmt: skip
"""What the action of each area gives, but for what has rules of its own (T4)."""
CITY_SILVER: Final = 3
LAIR_CAULDRONS: Final = 2
SWAMP_INQUISITION: Final = 3

BONUS_GAINS: Final[list[Gain]] = [
    Gain(silver=2), Gain(shovels=2), Gain(inquisition=-2), Gain(points=3, inquisition=1),
    Gain(), Gain(), Gain(), Gain(undead=1, inquisition=5), Gain(), Gain(shovels=2), Gain(cauldrons=1),
]  # fmt: skip
"""The Witch's Bonus of each area, but for what has rules of its own (T4)."""
SPREAD_POINTS: Final = 7
FOR_ONE: Final = 3
FOR_TWO: Final = 4
"""Silver for one potion sold, and for two (R53)."""
SKIPS: Final = 2
HASTE_INQUISITION: Final = 2
OFFERED_SILVER: Final = 2
OFFERED_VITAE: Final = 2

STONE_GAINS: Final[list[Gain]] = [
    Gain(points=4), Gain(shovels=3), Gain(silver=3), Gain(inquisition=-3), Gain(cauldrons=1, silver=1),
    Gain(points=4), Gain(shovels=2, silver=1), Gain(undead=1, inquisition=1), Gain(inquisition=-4),
    Gain(cauldrons=1, shovels=1), Gain(silver=3), Gain(shovels=4),
]  # fmt: skip
"""The spaces of the Stone Circle, clockwise from the start (T6)."""

FOUND_WITCH: Final = 5
FOUND_FAMILIAR: Final = 2
MORGANA_INQUISITION: Final = 3
MORGANA_POINTS: Final = 5
MORGANA_SHOVELS: Final = 3

# --- potions and formulas (T3) -----------------------------------------------------------------------------
POTION_KEYS: Final[list[str]] = [
    "molestum", "pestilentiae", "veneni", "ignis", "incantationis", "maledictionis", "arcanum",
    "necromantiae", "vitae",
]  # fmt: skip
FORMULA_POTION: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8]
FORMULA_MAKES: Final[list[int]] = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]
FORMULA_HERBS: Final[list[list[int]]] = [
    [t.BLUE, t.GREEN], [t.BLUE, t.BLUE, t.GREEN, t.GREEN],
    [t.GREEN, t.YELLOW], [t.GREEN, t.GREEN, t.YELLOW, t.YELLOW],
    [t.RED, t.GREEN], [t.RED, t.RED, t.GREEN, t.GREEN],
    [t.RED, t.YELLOW], [t.RED, t.RED, t.YELLOW, t.YELLOW],
    [t.BLUE, t.YELLOW], [t.BLUE, t.BLUE, t.YELLOW, t.YELLOW],
    [t.RED, t.BLUE], [t.RED, t.RED, t.BLUE, t.BLUE],
    [t.ANY, t.ANY, t.ANY],
    [t.RED],
    [t.GREEN], [t.GREEN, t.GREEN],
]  # fmt: skip
FORMULA_NEEDS: Final[list[int]] = [
    sum(1 << (2 * colour) for colour in herbs if colour != t.ANY) for herbs in FORMULA_HERBS
]
"""The herbs of each formula as a mix; none of Arcanum's, which takes any three (R31)."""
FORMULA_SIZE: Final[list[int]] = [len(herbs) for herbs in FORMULA_HERBS]


def herbs_in(mix: int) -> int:
    """How many herbs a mix has."""
    return (mix & 3) + ((mix >> 2) & 3) + ((mix >> 4) & 3) + (mix >> 6)


def mixes_of(formula: int) -> list[int]:
    """The mixes a formula can be brewed from, silver standing in for what is missing; whole ones first."""
    needs = FORMULA_NEEDS[formula]
    size = FORMULA_SIZE[formula]
    found = [mix for mix in range(t.MIXES) if herbs_in(mix) <= size and (needs == 0 or is_part(mix, needs))]
    found.sort(key=herbs_in, reverse=True)
    return found


def is_part(mix: int, whole: int) -> bool:
    """Whether a mix has no more of any colour than another."""
    return all((mix >> shift) & 3 <= (whole >> shift) & 3 for shift in (0, 2, 4, 6))


MIXES_OF: Final[list[list[int]]] = [mixes_of(formula) for formula in range(t.FORMULAS)]

# --- the Castle (T5) ---------------------------------------------------------------------------------------
PERSONAGES: Final[list[str]] = [
    "captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count",
]  # fmt: skip
FEE: Final[list[int]] = [1, 1, 2, 2, 3, 4, 4, 5]
CROWNS: Final[list[int]] = [1, 1, 1, 2, 2, 2, 3, 3]
ENCHANT_GAIN: Final[list[int]] = [3, 3, 4, 4, 6, 8, 6, 8]
CURSE_GAIN: Final[list[int]] = [3, 3, 5, 4, 6, 8, 7, 9]

# --- Villagers: the potions each costs, kind by kind (T7) --------------------------------------------------
_M, _P, _V, _I, _N, _C, _A, _D, _L = range(t.POTIONS)
COST: Final[list[list[int]]] = [
    # Nobles
    [_M, _N, _L], [_M, _C, _L], [_N, _N], [_C, _V], [_A, _N], [_D, _C], [_I, _P], [_A, _D], [_V, _M],
    # Peasants
    [_P, _L], [_M], [_V], [_N], [_I], [_C], [_L, _L], [_A], [_D],
    # Merchants
    [_V], [_M], [_I], [_N], [_C], [_L, _L], [_P], [_A], [_D],
    # Soldiers
    [_I], [_C], [_I, _N], [_D], [_A], [_M], [_P], [_V], [_D],
]  # fmt: skip
KIND_KEYS: Final[list[str]] = ["noble", "peasant", "merchant", "soldier"]
KIND: Final[list[int]] = [face // t.PER_KIND for face in range(t.VILLAGERS)]


def villager_key(face: int) -> str:
    """A Villager as the catalogue calls it: `noble-1`."""
    return f"{KIND_KEYS[KIND[face]]}-{face % t.PER_KIND + 1}"


FOR_SALE: Final = 5
OPEN_CARDS: Final = 7
SOLDIER_INQUISITION: Final = 2
NOBLE_CROWNS: Final = 2

# --- counting (R84 to R89) ---------------------------------------------------------------------------------
CONTROL_POINTS: Final[list[int]] = [10, 6, 3, 0]
SET_POINTS: Final[list[int]] = [0, 0, 3, 9, 18]
PENALTIES: Final[list[int]] = [24, 16, 8, 0]
CROWN_POINTS: Final[list[int]] = [0, 2, 4, 6, 8, 11, 15, 20, 25, 30, 35]

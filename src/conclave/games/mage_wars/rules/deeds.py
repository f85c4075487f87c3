"""What cards may do beyond traits and bars, by face: what their texts say in forms that rules look up."""

from __future__ import annotations

from typing import Final, TypeAlias

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.printed import Defence
from conclave.games.mage_wars.table import Table
from conclave.language import speech

Noun: TypeAlias = speech.Noun[Table, Effect]
Number: TypeAlias = speech.Number[Table, Effect]
Test: TypeAlias = speech.Test[Table, Effect]

ANYWHERE: Final = -1
"""The range of what needs neither range nor sight (O55)."""


class Spells:
    """Some of the spells there are, by what is printed on them. Never mutated."""

    def __init__(self, faces: list[bool]) -> None:
        self.faces = faces

    def has(self, face: int) -> bool:
        """Whether a spell is one of them."""
        return face >= 0 and self.faces[face]


class Deed:
    """An ability to be used: what is spent, on what it is used, what it costs, what it does. Never mutated.

    `by` are those who may spend the action, none the object itself or the Mage who has it. `times` is how
    often in a round, 0 for as often as one likes; `in_all` marks what is used once in a game. Where
    `most_x` says how large an X may be, X is paid beside the cost, and `bar` is made with so many dice.
    """

    def __init__(self, action: int, rule: int, aim: Noun | None, low: int, high: int, cost: int) -> None:
        self.action = action
        self.rule = rule
        self.aim = aim
        self.low = low
        self.high = high
        self.cost = cost
        self.by: Noun | None = None
        self.times: int = 0
        self.in_all: bool = False
        self.when: Test | None = None
        self.most_x: Number | None = None
        self.zap: bool = False
        self.bar: str = ""


class Discount:
    """Mana that its wearer may save on one spell a round, when casting or revealing it (O44)."""

    def __init__(self, n: int, spells: Spells, casting: bool, revealing: bool, when: Test | None) -> None:
        self.n = n
        self.spells = spells
        self.casting = casting
        self.revealing = revealing
        self.when = when


class Lend:
    """What every attack that meets a test has: a trait with its number, or dice (R20)."""

    def __init__(self, trait: int, n: int, when: Test) -> None:
        self.trait = trait
        self.n = n
        self.when = when


class Reroll:
    """Dice that may be rolled again, once a round, where a test holds (R21.3)."""

    def __init__(self, kinds: list[int], when: Test) -> None:
        self.kinds = kinds
        self.when = when


FIRST_KEY: Final = 10
EACH_KEY: Final = 100
"""What uses of a card's texts in a round are noted as, beside what rules note; then those for each object."""

DEFENCE_DIE: Final = 0
ESCAPE_DIE: Final = 1
EFFECT_DIE: Final = 2
ATTACK_DICE: Final = 3
"""What may be rolled again."""


class Upkeep:
    """What a card does each Upkeep, if a test holds (O14)."""

    def __init__(self, rule: int, when: Test) -> None:
        self.rule = rule
        self.when = when


class SummonTo:
    """Where creatures may appear, whatever the range (Gate to Hell, Summoning Circle)."""

    def __init__(self, spells: Spells, mage_only: bool, when: Test) -> None:
        self.spells = spells
        self.mage_only = mage_only
        self.when = when


class Toll:
    """What the first attack costs in a round: each attack on its bearer, or those of its bearer (O39)."""

    def __init__(self, n: int, on_defender: bool) -> None:
        self.n = n
        self.on_defender = on_defender


class Worn:
    """A defence that a card gives its bearer (R15.4)."""

    def __init__(self, defence: Defence, unhampered: bool) -> None:
        self.defence = defence
        self.unhampered = unhampered


DEEDS: Final[list[list[Deed]]] = [[] for _ in range(box.FACES)]
UPKEEPS: Final[list[list[Upkeep]]] = [[] for _ in range(box.FACES)]
LENDS: Final[list[list[Lend]]] = [[] for _ in range(box.FACES)]
REROLLS: Final[list[list[Reroll]]] = [[] for _ in range(box.FACES)]
WORN: Final[list[Worn | None]] = [None] * box.FACES
DEFENCE_ONLY: Final[list[Test | None]] = [None] * box.FACES
TOLLS: Final[list[Toll | None]] = [None] * box.FACES
DISCOUNTS: Final[list[Discount | None]] = [None] * box.FACES
BARRIERS: Final[list[bool]] = [False] * box.FACES
"""Whether the damage barrier of a card protects its bearer (R18.4)."""

# --- casting -----------------------------------------------------------------------------------------------
RESOLVES: Final[list[int]] = [k.NONE] * box.FACES
"""The rule of an incantation's text."""
X_COST: Final[list[Number | None]] = [None] * box.FACES
"""What X is when a spell is cast (O43)."""
X_REVEAL: Final[list[Number | None]] = [None] * box.FACES
CHOOSES_EQUIPMENT: Final[list[bool]] = [False] * box.FACES
CHOOSES_WAY: Final[list[bool]] = [False] * box.FACES
SURCHARGES: Final[list[int]] = [0] * box.FACES
"""What may be paid to push through walls with passage attacks (O58)."""
FORBIDS_REVEAL: Final[list[bool]] = [False] * box.FACES
HITS_IMMUNE: Final[list[bool]] = [False] * box.FACES
"""Attack spells that may be aimed at an immune object that burns (R17.6)."""
SPARES_CASTER: Final[list[bool]] = [False] * box.FACES
CHAINS: Final[list[bool]] = [False] * box.FACES
SPAWNS: Final[list[Spells | None]] = [None] * box.FACES
SPAWN_MANA: Final[list[int]] = [0] * box.FACES
FAMILIARS: Final[list[Spells | None]] = [None] * box.FACES
BINDS: Final[list[Spells | None]] = [None] * box.FACES
SWAP_COST: Final[list[int]] = [0] * box.FACES
SOURCES: Final[list[Spells | None]] = [None] * box.FACES
AS_QUICK: Final[list[Spells | None]] = [None] * box.FACES
SUMMONS_TO: Final[list[SummonTo | None]] = [None] * box.FACES

# --- what is forbidden -------------------------------------------------------------------------------------
NOT_RANGED: Final[list[bool]] = [False] * box.FACES
"""Objects that no ranged attack may target."""
UNHURT_BY: Final[list[int]] = [k.NONE] * box.FACES
"""The damage type that does an object no damage."""
ONLY_BETWEEN: Final[list[bool]] = [False] * box.FACES
"""Enchantments that are revealed between actions only."""
THORNS: Final[list[bool]] = [False] * box.FACES
"""Walls that attack whoever crosses once for each level above the first (R9.5)."""

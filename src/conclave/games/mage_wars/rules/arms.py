"""Attack bars by number: of creatures, of what Mages wear, and the Bash of a wall (R2.1, R7.4, R13.3)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.bars import Bar
from conclave.games.mage_wars.table import Table, is_mage, kind_of

BARS: Final[list[Bar]] = []
FIRST_BAR: Final[list[int]] = []
"""Of each face the number of its first bar."""


def number_bars() -> None:
    """All bars get numbers, card by card."""
    for face in range(box.FACES):
        FIRST_BAR.append(len(BARS))
        BARS.extend(box.BARS[face])


def bash() -> Bar:
    """The attack on whoever is Pushed against a wall: three dice, Unavoidable (R7.4, O58)."""
    bar = Bar("Bash", k.UNCLASSIFIED)
    bar.dice = 3
    bar.traits = 1 << k.UNAVOIDABLE
    return bar


number_bars()
BASH: Final = len(BARS)
BARS.append(bash())


def bar_called(face: int, name: str) -> int:
    """The number of a bar of a card by its name."""
    for n, bar in enumerate(box.BARS[face]):
        if bar.name == name:
            return FIRST_BAR[face] + n
    raise LookupError(f"{box.NAME[face]} has no bar {name!r}")


def bar_of_kind(face: int, kind: int) -> int:
    """The first bar of a card that is of a kind, or -1."""
    for n, bar in enumerate(box.BARS[face]):
        if bar.kind == kind:
            return FIRST_BAR[face] + n
    return -1


def bars_of(s: Table, x: int) -> list[int]:
    """The bars with which a creature may attack: its own, and those of what its Mage wears (R13.3)."""
    found = fighting_bars(s.face[x])
    if is_mage(s, x):
        if s.terms.apprentice:
            found = [FIRST_BAR[s.face[x]]]
        for y in s.play:
            if s.bearer[y] == x and s.place[y] == k.PLAY and kind_of(s, y) == k.EQUIPMENT:
                found = found + fighting_bars(s.face[y])
    return found


def fighting(face: int) -> list[int]:
    """The melee and ranged bars of a card that cost an action and are no spells."""
    found: list[int] = []
    for n, bar in enumerate(box.BARS[face]):
        if bar.kind in (k.MELEE, k.RANGED) and bar.action != k.NONE and not bar.has(k.IS_SPELL):
            found.append(FIRST_BAR[face] + n)
    return found


FIGHTING: Final[list[list[int]]] = [fighting(face) for face in range(box.FACES)]


def fighting_bars(face: int) -> list[int]:
    """The same, worked out once."""
    return FIGHTING[face]

"""How a card is declared: its name, our sentence for players, and what it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.defeat import FALL, REVEAL
from conclave.games.dark_artifacts.table import BOOK, DOOR, Table
from conclave.kernel.book import Step
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening
from conclave.kernel.modifiers import Fixed

WHEN_REVEALED: Final = "when revealed"
WHEN_DEFEATED: Final = "when defeated"
ALWAYS: Final = "always active"

Line = Callable[[Table, Frame], None] | Step[Table] | list[Step[Table]]


class PowerCard:
    """A power card or cursed relic as printed. Never mutated."""

    def __init__(self, key: str, name: str, level: int, trigger: str, sentence: str) -> None:
        self.key = key
        self.name = name
        self.level = level
        self.trigger = trigger
        self.sentence = sentence


PRINTED: Final[dict[int, PowerCard]] = {}
"""All cards by face."""


def this_is_revealed(s: Table, h: Happening, this: int, you: int) -> bool:
    """The text speaks of its own piece only, not of one that an effect has uncovered since (O15, T8)."""
    return this == h.it and s.top[this] == h.amounts[0]


def this_fell(s: Table, h: Happening, this: int, you: int) -> bool:
    """The text speaks of its own piece only."""
    return this == h.it


def declare(key: str, name: str, trigger: str, sentence: str) -> int:
    """Add a card to the box; its key gives its face."""
    level = " ABCD".index(key[0])
    face = t.FIRST_OF_LEVEL[level] + int(key[1:]) - 1
    assert face not in PRINTED, f"{key} is declared twice"
    PRINTED[face] = PowerCard(key, name, level, trigger, sentence)
    return face


def when_revealed(key: str, name: str, sentence: str, lines: Sequence[Line]) -> int:
    """A card that speaks when its piece is revealed (R9)."""
    face = declare(key, name, WHEN_REVEALED, sentence)
    DOOR.print_on(face, DOOR.ability(name, [REVEAL], 0, this_is_revealed, BOOK.rule(name, lines)))
    return face


def when_defeated(key: str, name: str, sentence: str, lines: Sequence[Line]) -> int:
    """A card that speaks when its piece is defeated (O30 b)."""
    face = declare(key, name, WHEN_DEFEATED, sentence)
    DOOR.print_on(face, DOOR.ability(name, [FALL], 0, this_fell, BOOK.rule(name, lines)))
    return face


def always(key: str, name: str, sentence: str, question: int, amount: int = 1) -> int:
    """A card that counts as long as its piece is visible and in play (R10)."""
    face = declare(key, name, ALWAYS, sentence)
    t.MODIFIERS.print_on(face, question, Fixed(amount))
    return face

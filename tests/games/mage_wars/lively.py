"""Lively games for tests of what people see: books of any cards, and answers that let much happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import conclave
from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.setup import GAME as WHOLE_GAME
from conclave.games.mage_wars.table import Table, Terms
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.rng import Rng, seeded

GAME = conclave.load("mage-wars")
CARDS: Final = 50
MAGES: Final = [face for face in range(box.FACES) if box.KIND[face] == k.MAGE]
SPELLS: Final = [face for face in range(box.FACES) if box.KIND[face] != k.MAGE]
LIKED: Final = {
    PASS: 2, USE: 8, t.ATTACK: 40, t.CAST: 12, t.CAST_ZONE: 16, t.CAST_BORDER: 16, t.CAST_ALONE: 12,
    t.GIVE: 8, t.GUARD: 4, t.MOVE: 4, t.STRIKE_BACK: 20, t.DEFEND: 20, t.REVEAL: 12, t.TRAMPLES: 20,
    t.PREPARE: 6, t.INVOKE: 6, t.INVOKE_ALONE: 6, t.YES: 10,
}  # fmt: skip
"""How readily each verb is answered with; others in between."""
OWN_GOAL: Final = 1
"""How readily something of one's own is attacked."""


def begun(seed: int, rounds: int = 12, apprentice: bool = False) -> Table:
    """A game of two Mages with books of any cards, class and school left aside, at its first question."""
    dice = seeded(7 * seed + 1)
    books = [[SPELLS[int(dice.below(len(SPELLS)))] for _ in range(CARDS)] for _ in range(2)]
    mages = [MAGES[int(dice.below(len(MAGES)))] for _ in range(2)]
    options = GAME.read_options({"open_training": True, "apprentice": apprentice})
    terms = Terms({**options, "max_rounds": rounds}, mages, books)
    s = Table(seeded(seed), terms)
    GAME.book.begin(s, WHOLE_GAME)
    return s


def liking(s: Table, d: Decision, o: Option) -> int:
    """How readily somebody answers so who wants much to happen."""
    if o.verb == t.ATTACK and s.controller[o.b] == d.seat:
        return OWN_GOAL
    return LIKED.get(o.verb, 6)


def answer(s: Table, d: Decision, dice: Rng) -> int:
    """One of the options, the liked ones more often."""
    options = d.options
    weights = [liking(s, d, o) for o in options]
    at = int(dice.below(sum(weights)))
    for n, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return n
    raise AssertionError


def played(s: Table, seed: int) -> Iterator[Decision]:
    """Every question of a game, before it is answered; the game goes on when the next one is wanted."""
    dice = seeded(1000 + seed)
    while not s.over:
        d = s.pending[0]
        yield d
        GAME.decide(s, d.seat, answer(s, d, dice))

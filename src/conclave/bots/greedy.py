"""The bot that looks one action ahead, in a few worlds it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.bots.bot import Bot, question_to
from conclave.bots.lookahead import Lookahead
from conclave.kernel.game import Game
from conclave.kernel.rng import Rng

WORLDS: Final = 2
"""Worlds in which each option is tried; behind a screen, where others matter little, there is one."""

NODES: Final = 300
"""Positions a choice may look at beyond one for each option, in all worlds together."""

CLOSE: Final = 1e-9
"""Worths that differ by less are equal: which of them is taken is for the dice to say."""


class Greedy(Bot):
    """It takes the option with the best mean worth, once what the option begins has been done to its end."""

    name = "greedy"

    def __init__(
        self, game: Game, worth: Callable[[Any, int], float] | None = None, worlds: int = WORLDS
    ) -> None:
        super().__init__(game)
        self.worth = worth or game.worth
        self.worlds = worlds

    def choose(self, view: Any, rng: Rng) -> int:
        """The best option of the open decision; the rng fills the holes and breaks ties."""
        d = question_to(view)
        options = len(d.codes)
        if options == 1:
            return 0
        worlds = 1 if d.aside else self.worlds
        totals = [0.0] * options
        for world, weight in self.game.worlds(view, rng, worlds):
            ahead = Lookahead(self.game.book, self.worth, world, view.viewer, rng, NODES // worlds)
            for index in range(options):
                totals[index] += weight * ahead.outlook_of(index)
        best = max(totals)
        good = [index for index in range(options) if totals[index] >= best - CLOSE]
        return good[0] if len(good) == 1 else good[int(rng.below(len(good)))]

"""The bot that does anything it may: the floor under all others."""

from __future__ import annotations

from typing import Any

from conclave.bots.bot import Bot, question_to
from conclave.kernel.rng import Rng


class Random(Bot):
    """Every option is as likely as another."""

    name = "random"
    blind = True

    def choose(self, view: Any, rng: Rng) -> int:
        """Draw one of the options."""
        return int(rng.below(len(question_to(view).codes)))

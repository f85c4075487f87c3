"""What every bot is: something that answers a view."""

from __future__ import annotations

from typing import Any

from conclave.kernel.choices import Decision
from conclave.kernel.game import ConclaveError, Game
from conclave.kernel.rng import Rng


class Bot:
    """A player that is a program. It keeps nothing between choices: same view and dice, same choice.

    A `blind` bot looks only at the number of options, so whoever plays may spare the making of views.
    """

    name: str = ""
    blind: bool = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, rng: Rng) -> int:
        """The number of the option that the bot takes in the open decision of the view's seat."""
        raise NotImplementedError


def question_to(view: Any) -> Decision:
    """The decision that a view's seat is asked, or a sentence if it is asked nothing."""
    d: Decision | None = view.decision_of(view.viewer)
    if d is None:
        raise ConclaveError(f"Seat {view.viewer} is not being asked anything.")
    return d

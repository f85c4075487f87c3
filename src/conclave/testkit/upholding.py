"""Every law as a test of a game: one import and one line in a test file, wherever the game comes from."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings

from conclave.kernel.game import Game
from conclave.kernel.rng import Rng
from conclave.testkit.drawing import DRAWING
from conclave.testkit.laws import COUNTED_LAWS, LAWS, Census, Law
from conclave.testkit.secrecy import SECRECY
from conclave.testkit.strategies import Position, dice, positions

SLOW: Final = (HealthCheck.too_slow, HealthCheck.data_too_large)

PATIENCE: Final = float(os.environ.get("CONCLAVE_LAWS", "1"))
"""How many times as many positions to look at: 20 is a good night's work, 0.5 does where others look too."""

EXAMPLES: Final = {
    "no_field_is_forgotten": 5,
    "two_worlds_get_the_same_choice": 8,
    **{law.__name__: 8 for law in DRAWING},
}
"""How many positions a law that is slow looks at; the others look at 30."""


def uphold_in(game: Game, seats: int, law: Law) -> None:
    """Look at many positions of a game and fail at one where a law does not hold."""

    most = max(1, round(PATIENCE * EXAMPLES.get(law.__name__, 30)))

    @settings(max_examples=most, suppress_health_check=SLOW, database=None)
    @given(positions(game, seats), dice())
    def holds(p: Position, rng: Rng) -> None:
        law(p, rng)

    holds()


def counted(law: Callable[[Position, Rng, Census], None], census: Census) -> Law:
    """A law about what does not change in number, with the census of a game."""

    def counts(p: Position, rng: Rng) -> None:
        law(p, rng, census)

    counts.__name__ = law.__name__
    return counts


def laws_for(census: Census | None) -> list[Law]:
    """All laws; those that count need a census."""
    return [*LAWS, *SECRECY, *DRAWING, *([counted(law, census) for law in COUNTED_LAWS] if census else [])]


def laws_of(game: Game, census: Census | None = None) -> Any:
    """A test that upholds every law in a game, for every number of players: `test_laws = laws_of(GAME)`.

    A census counts everything in a state; whatever the players do, the count is the same.
    """

    @pytest.mark.parametrize("seats", game.players)
    @pytest.mark.parametrize("law", laws_for(census), ids=lambda law: law.__name__)
    def test_law(law: Law, seats: int) -> None:
        uphold_in(game, seats, law)

    return test_law

"""The laws hold for the toy game too, which is interpreted even where the kernel is compiled."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from conclave.kernel.rng import Rng
from conclave.testkit.laws import COUNTED_LAWS, LAWS, Law
from conclave.testkit.secrecy import SECRECY
from conclave.testkit.strategies import Position, dice, positions
from tests.kernel.lodge import GAME, census

EXAMPLES = {"no_field_is_forgotten": 4, "two_worlds_get_the_same_choice": 10}


@pytest.mark.parametrize("law", [*LAWS, *SECRECY], ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    @settings(max_examples=EXAMPLES.get(law.__name__, 30), suppress_health_check=[HealthCheck.too_slow])
    @given(positions(GAME, most=120), dice())
    def holds(p: Position, rng: Rng) -> None:
        law(p, rng)

    holds()


@pytest.mark.parametrize("law", COUNTED_LAWS, ids=lambda law: law.__name__)
def test_counted_law(law) -> None:
    @settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
    @given(positions(GAME, most=120), dice())
    def holds(p: Position, rng: Rng) -> None:
        law(p, rng, census)

    holds()

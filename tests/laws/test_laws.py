"""Every law of the testkit, on every registered game, for every number of players."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings

from conclave.kernel.rng import Rng
from conclave.registry import games, load
from conclave.testkit.digest import digests_in, why_not_both
from conclave.testkit.drawing import DRAWING
from conclave.testkit.laws import COUNTED_LAWS, LAWS, Law
from conclave.testkit.secrecy import SECRECY
from conclave.testkit.strategies import Position, dice, positions
from tests.laws.census import CENSUS

TABLES = [(key, seats) for key in games() for seats in load(key).players]
SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)

PATIENCE = int(os.environ.get("CONCLAVE_LAWS", "1"))
"""How many times as many positions to look at: 20 is a good night's work."""

EXAMPLES = {"no_field_is_forgotten": 5, "two_worlds_get_the_same_choice": 8}
EXAMPLES |= {law.__name__: 8 for law in DRAWING}
"""How many positions a law that is slow looks at; the others look at 30."""


def try_law(law: Law, key: str, seats: int) -> None:
    @settings(
        max_examples=PATIENCE * EXAMPLES.get(law.__name__, 30), suppress_health_check=SLOW, database=None
    )
    @given(positions(load(key), seats), dice())
    def holds(p: Position, rng: Rng) -> None:
        law(p, rng)

    holds()


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("law", [*LAWS, *SECRECY, *DRAWING], ids=lambda law: law.__name__)
def test_law(law: Law, key: str, seats: int) -> None:
    try_law(law, key, seats)


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("law", COUNTED_LAWS, ids=lambda law: law.__name__)
def test_counted_law(law, key: str, seats: int) -> None:
    def counted(p: Position, rng: Rng) -> None:
        law(p, rng, CENSUS[key])

    counted.__name__ = law.__name__
    try_law(counted, key, seats)


@pytest.mark.parametrize("key", games())
def test_every_game_has_a_census(key: str) -> None:
    assert key in CENSUS, f"tests/laws/census.py says what does not change in number in {key}"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_compiled_and_interpreted_play_the_same(key: str, seats: int) -> None:
    """Law 12: the events, decisions, views and standings of the same games are the same in both modes."""
    flaw = why_not_both()
    if flaw:
        pytest.skip(f"{flaw}: run make build")
    seeds = range(100 * seats, 100 * seats + 4 * PATIENCE)
    assert digests_in("1", key, seats, seeds) == digests_in("0", key, seats, seeds)

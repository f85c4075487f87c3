"""Every law of the testkit, on every registered game, for every number of players."""

from __future__ import annotations

import pytest

from conclave.registry import games, load
from conclave.testkit.digest import digests_in, why_not_both
from conclave.testkit.laws import Law
from conclave.testkit.upholding import PATIENCE, laws_for, uphold_in
from tests.laws.census import CENSUS

TABLES = [(key, seats) for key in games() for seats in load(key).players]


@pytest.mark.parametrize(
    ("law", "key", "seats"),
    [(law, key, seats) for key, seats in TABLES for law in laws_for(CENSUS.get(key))],
    ids=lambda x: x.__name__ if callable(x) else str(x),
)
def test_law(law: Law, key: str, seats: int) -> None:
    uphold_in(load(key), seats, law)


@pytest.mark.parametrize("key", games())
def test_every_game_has_a_census(key: str) -> None:
    assert key in CENSUS, f"tests/laws/census.py says what does not change in number in {key}"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_compiled_and_interpreted_play_the_same(key: str, seats: int) -> None:
    """Law 12: the events, decisions, views and standings of the same games are the same in both modes."""
    flaw = why_not_both()
    if flaw:
        pytest.skip(f"{flaw}: run make build")
    seeds = range(100 * seats, 100 * seats + max(1, round(4 * PATIENCE)))
    assert digests_in("1", key, seats, seeds) == digests_in("0", key, seats, seeds)

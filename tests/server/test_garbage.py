"""Nobody's decision waits while the server looks for garbage: it does so in small parts."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from conclave.server.app import quicken

THINGS = 60_000
MOST_AT_ONCE = 15_000
"""Things in one look at what is young: about ten milliseconds; with a hundred thousand it was hundreds."""


@pytest.fixture
def thresholds() -> Iterator[None]:
    """What other tests expect comes back."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_rings_that_an_attacker_leaves_are_cleared_away_in_small_parts(thresholds: None) -> None:
    collected: list[int] = []

    def hear(phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] < 2:
            collected.append(info["collected"])

    gc.collect()
    quicken()
    gc.callbacks.append(hear)
    try:
        for _ in range(THINGS):
            ring: list[Any] = []
            ring.append(ring)
    finally:
        gc.callbacks.remove(hear)
    assert sum(collected) > THINGS // 2
    assert max(collected) <= MOST_AT_ONCE

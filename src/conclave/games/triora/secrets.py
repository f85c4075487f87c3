"""Worlds: only the order of the Villagers still to come is hidden (O64)."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.table import Table
from conclave.kernel.rng import Rng
from conclave.kernel.views import begin_world, deal_missing


def determinise(v: Table, rng: Rng) -> Table:
    """A world that a seat cannot tell from the real one: the deck in some order."""
    w = v.copy()
    begin_world(v, w, rng)
    deal_missing(w, list(range(t.VILLAGERS)), list(range(t.VILLAGERS)), rng)
    return w

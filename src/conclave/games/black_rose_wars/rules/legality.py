"""Why something is not offered: each verb goes back to the predicates that make the options."""

from __future__ import annotations

from conclave.games.black_rose_wars.table import Table
from conclave.kernel.reasons import OTHER_QUESTION


def refuse(v: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why a seat that is asked something is not offered this answer."""
    return OTHER_QUESTION

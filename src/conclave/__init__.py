"""Conclave: a table for games of magic.

>>> import conclave
>>> game = conclave.load("dark-artifacts")
>>> state = game.new(seats=2, seed=7)
>>> [d.seat for d in state.pending]
[0, 1]
"""

from importlib import import_module

from conclave._compiled import choose

choose()
import_module("conclave.games")  # first: loading a game later must not put the package in `games`' place

from conclave.kernel.choices import Decision, Option  # noqa: E402
from conclave.kernel.game import BadOption, ConclaveError, Game, IllegalDecision  # noqa: E402
from conclave.registry import games, load  # noqa: E402
from conclave.table.record import Record  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "ConclaveError",
    "Decision",
    "Game",
    "IllegalDecision",
    "Option",
    "Record",
    "games",
    "load",
]

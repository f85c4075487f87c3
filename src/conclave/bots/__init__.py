"""Players that are programs. A bot receives a view, never the state, so it knows what its seat may know.

A bot of another package is found by an entry point in the group `conclave.bots`: its name, and a class
or function that takes a game and returns a `Bot`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from conclave.bots.bot import Bot
from conclave.kernel.game import ConclaveError, Game

GROUP: Final = "conclave.bots"

OURS: Final = {
    "greedy": "conclave.bots.greedy:Greedy",
    "random": "conclave.bots.chance:Random",
}
"""Our own bots, imported only when somebody wants one."""


@cache
def _found() -> dict[str, EntryPoint]:
    theirs = {point.name: point for point in entry_points(group=GROUP)}
    return {**theirs, **{name: EntryPoint(name, where, GROUP) for name, where in OURS.items()}}


def names() -> list[str]:
    """The names of all installed bots, in alphabetical order."""
    return sorted(_found())


def make(name: str, game: Game) -> Bot:
    """Return a bot that plays a game, or say which bots there are."""
    if name not in _found():
        raise ConclaveError(f"There is no bot {name!r} here; known: {', '.join(names())}.")
    bot = _found()[name].load()(game)
    if not isinstance(bot, Bot):
        raise ConclaveError(f"The package of {name!r} does not offer a bot.")
    return bot


__all__ = ["Bot", "make", "names"]

"""Which games are installed: found by entry point, so that a game can be a package of its own."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from conclave.kernel.game import BadOption, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "conclave.games"


@cache
def found() -> dict[str, EntryPoint]:
    """The entry points of all installed games, by key."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and `conclave --help` needs no game

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=_by_name)}


def _by_name(point: EntryPoint) -> str:
    return point.name


def games() -> list[str]:
    """The keys of all installed games."""
    return list(found())


@cache
def load(key: str) -> Game:
    """Return an installed game by its key."""
    if key not in found():
        known = ", ".join(games()) or "none"
        raise BadOption(f"There is no game {key!r} here; installed: {known}.")
    game = found()[key].load()
    if not isinstance(game, Game):
        raise BadOption(f"The package of {key!r} does not offer a game.")
    return game

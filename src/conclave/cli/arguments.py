"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from conclave.kernel.game import BadOption
from conclave.registry import load

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `conclave games` lists it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; give it once for each."),
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The seed that everything follows from.")]
Players = Annotated[
    int | None, typer.Option("--players", metavar="P", help="How many seats; as few as may be, if not given.")
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours and no boxes.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def read_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """Options as they are typed, by name; the game judges names and values."""
    options: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is given as name=value, not {pair!r}.")
        if name in options:
            raise BadOption(f"Option {name} is given twice.")
        options[name] = value
    return options


def read_bots(names: str) -> tuple[str, ...]:
    """The bots of a list like `greedy,random`."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def seats_of(game: str, players: int | None) -> int:
    """The seats asked for, or the fewest that a game is for."""
    return load(game).players[0] if players is None else players

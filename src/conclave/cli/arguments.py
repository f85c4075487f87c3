"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from conclave.kernel.game import BadOption
from conclave.registry import load

DIGITS: Final = 20
"""More than any number that is meant takes; Python itself refuses to read thousands of them."""


def whole_number(text: str) -> int:
    """A whole number as it is typed, or a sentence."""
    word = str(text).strip()
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{DIGITS}}}", word):
        raise typer.BadParameter(f"{shortened(word)!r} is not a whole number.")
    return int(word)


def number(text: str) -> float:
    """A number as it is typed, or a sentence."""
    word = str(text).strip()
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{DIGITS}}}(\.[0-9]{{0,{DIGITS}}})?", word):
        raise typer.BadParameter(f"{shortened(word)!r} is not a number.")
    return float(word)


def shortened(word: str) -> str:
    """A word as far as it is worth repeating."""
    return word if len(word) <= 2 * DIGITS else f"{word[: 2 * DIGITS]}…"


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `conclave games` lists it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; give it once for each."),
]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="S", parser=whole_number, help="The seed that everything follows from."),
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players", metavar="P", parser=whole_number, help="How many seats; as few as may be, if not given."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="W", parser=whole_number, help="Processes; all cores, if not given."),
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

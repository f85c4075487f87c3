"""The numbered answers to a question, for whatever is painted."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from conclave.show.scene import Choice, Prompt, Scene
from conclave.terminal.ink import NUMBER, QUIET
from conclave.terminal.meaning import family_of
from conclave.terminal.screen import capital, in_order


def in_columns(choices: Sequence[Choice], columns: int, width: int, low: bool) -> Table:
    """The numbered answers in so many columns; where lines are scarce, notes begin behind their labels."""
    rows = -(-len(choices) // columns)
    labels = brief([choice.label for choice in choices]) if low else [c.label for c in choices]
    grid = Table.grid(padding=(0, 2, 0, 0))
    digits = max(2, len(str(len(choices))))
    for _ in range(columns):
        grid.add_column(width=digits, justify="right", style=NUMBER)
        grid.add_column(width=width // columns - digits - 3)
    for n in range(rows):
        cells: list[RenderableType] = []
        for k in range(n, len(choices), rows):
            text = Text(capital(labels[k]))
            if choices[k].note:
                text.append(f"{' · ' if low else chr(10)}{choices[k].note}", QUIET)
            cells.extend((str(k + 1), text))
        grid.add_row(*cells)
    return grid


def brief(labels: Sequence[str]) -> list[str]:
    """Labels without the words in brackets, which the board shows too, where they still differ.

    A single word stays: it is part of a name, as the side of a card.
    """
    bare = [re.sub(r" \(\S+ [^)]*\)", "", label) for label in labels]
    return [short if bare.count(short) == 1 else long for short, long in zip(bare, labels, strict=True)]


def badges_of(prompt: Prompt | None) -> dict[str, int]:
    """The numbers of the answers that point at one place each, to be shown at that place."""
    if prompt is None:
        return {}
    found: dict[str, list[int]] = {}
    for number, choice in enumerate(in_order(prompt), 1):
        if choice.points_at and family_of(choice.points_at[-1]) in ("space", "hex"):
            found.setdefault(choice.points_at[-1], []).append(number)
    return {key: numbers[0] for key, numbers in found.items() if len(numbers) == 1}


def is_about_cards(scene: Scene, prompt: Prompt) -> bool:
    """Whether the answers are told apart by texts to be read, and not by anything on the board."""
    on_board = {thing.key for things in (scene.areas, scene.pieces) for thing in things}
    pointing = [choice for choice in prompt.choices if choice.points_at]
    return (
        any(choice.note for choice in prompt.choices)
        and all(choice.note for choice in pointing)
        and not any(key in on_board for choice in pointing for key in choice.points_at)
    )

"""The numbered answers to a question, for whatever is painted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import structs
from rich.text import Text

from conclave.show.scene import Choice, Prompt, Scene
from conclave.show.translation import Language
from conclave.terminal.ink import LOUD, NUMBER, QUIET, style_of, wrapped
from conclave.terminal.screen import capital, in_order

NARROW: Final = 26
"""Columns of answers that are no narrower than this can be read."""


class Asked:
    """A question with its answers, in lines of any width."""

    def __init__(self, scene: Scene, prompt: Prompt, words: Language, explain: bool) -> None:
        self.scene = scene
        self.prompt = prompt
        self.words = words
        self.explain = explain
        self.choices = in_order(prompt)

    @property
    def has_notes(self) -> bool:
        """Whether some answers need explaining."""
        return any(choice.note for choice in self.choices)

    def lines(self, width: int, low: bool, notes: bool = True) -> list[Text]:
        """The question, what it means, and the answers in columns; without `notes` those are looked up."""
        found = self.head_lines(width) if low else [Text(), *self.head_lines(width)]
        choices = self.choices
        if not notes and self.has_notes:
            choices = [structs.replace(choice, note="") for choice in choices]
            found.extend(wrapped(Text(self.words.say("notes-left-out"), QUIET), width))
        return [*found, *answers(choices, width, low)]

    def head_lines(self, width: int) -> list[Text]:
        """The question, and what it means."""
        found = wrapped(self.head(), width)
        if self.explain and self.prompt.help:
            found.extend(wrapped(Text(self.prompt.help, "italic"), width))
        return found

    def head(self) -> Text:
        """Who is asked, what, and by which rule."""
        seat = self.scene.seats[self.prompt.seat]
        head = Text(f" {seat.symbol} ", style_of(seat.tone))
        head = Text().append_text(head).append(f" {self.prompt.question}", LOUD)
        return head.append(f"  [{self.prompt.rule}]", QUIET) if self.prompt.rule else head


def answers(choices: Sequence[Choice], width: int, low: bool) -> list[Text]:
    """The numbered answers in columns; where lines are scarce, in as many as take fewest."""
    if not choices:
        return []
    longest = max(len(choice.label) for choice in choices) + 6
    columns = 1 if any(choice.note for choice in choices) else max(1, width // longest)
    tried = range(1, max(2, width // NARROW + 1)) if low else [columns]
    return min((in_columns(choices, n, width, low) for n in tried), key=len)


def in_columns(choices: Sequence[Choice], columns: int, width: int, low: bool) -> list[Text]:
    """The numbered answers in so many columns; where lines are scarce, notes begin behind their labels."""
    rows = -(-len(choices) // columns)
    labels = brief([choice.label for choice in choices]) if low else [c.label for c in choices]
    digits = max(2, len(str(len(choices))))
    each = width // columns
    found: list[Text] = []
    for n in range(rows):
        cells: list[list[Text]] = []
        for k in range(n, len(choices), rows):
            text = Text(capital(labels[k]))
            if choices[k].note:
                text.append(f"{' · ' if low else chr(10)}{choices[k].note}", QUIET)
            cells.append(wrapped(text, each - digits - 3))
        for row in range(max(map(len, cells))):
            line = Text()
            for column, cell in enumerate(cells):
                line.pad_right(max(0, column * each - line.cell_len))
                number = str(n + column * rows + 1) if row == 0 else ""
                line.append(f"{number.rjust(digits)}  ", NUMBER)
                line.append_text(cell[row] if row < len(cell) else Text())
            line.rstrip()
            found.append(line)
    return found


def brief(labels: Sequence[str]) -> list[str]:
    """Labels without the words in brackets, which the board shows too, where they still differ.

    A single word stays: it is part of a name, as the side of a card.
    """
    bare = [re.sub(r" \(\S+ [^)]*\)", "", label) for label in labels]
    return [short if bare.count(short) == 1 else long for short, long in zip(bare, labels, strict=True)]


def badges_of(scene: Scene) -> dict[str, int]:
    """The numbers of the answers that point at one place each, to be shown at that place."""
    if scene.prompt is None:
        return {}
    places = {area.key for area in scene.areas}
    found: dict[str, list[int]] = {}
    for n, choice in enumerate(in_order(scene.prompt), 1):
        if choice.points_at and choice.points_at[-1] in places:
            found.setdefault(choice.points_at[-1], []).append(n)
    return {key: numbers[0] for key, numbers in found.items() if len(numbers) == 1}


def is_about_board(scene: Scene, prompt: Prompt) -> bool:
    """Whether an answer points at something on the board."""
    board = {thing.key for things in (scene.areas, scene.edges, scene.pieces) for thing in things}
    return any(key in board for choice in prompt.choices for key in choice.points_at)


def is_about_cards(scene: Scene, prompt: Prompt) -> bool:
    """Whether the answers are told apart by texts to be read, and not by anything on the board."""
    pointing = [choice for choice in prompt.choices if choice.points_at]
    return (
        any(choice.note for choice in prompt.choices)
        and all(choice.note for choice in pointing)
        and not is_about_board(scene, prompt)
    )

"""Colours and lines of text, for whatever is painted."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from conclave.show.scene import Card

QUIET: Final = "#9a9aa8"
LOUD: Final = "bold #ffd166"
NUMBER: Final = "bold #6fc3df"
INDENT: Final = "  "
WIDEST: Final = 110
RULER: Final = Console(file=io.StringIO(), width=WIDEST)
"""Measures text; never shown."""


def flow(items: Sequence[Text], width: int, indent: str = INDENT, first: str | None = None) -> list[Text]:
    """Items one after the other, as many in a line as fit; only what is too long for a line is torn apart."""
    lines: list[Text] = []
    for item in items:
        before = indent if lines or first is None else first
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append(" · ", QUIET).append_text(item)
        else:
            rows = item.wrap(RULER, max(10, width - len(before)))
            lines.extend(Text.assemble(before, row) for row in rows)
    return lines


def card_text(card: Card) -> Text:
    """A card with the symbol of what it belongs to."""
    return Text.assemble((f"{card.symbol} ", NUMBER), card.name)

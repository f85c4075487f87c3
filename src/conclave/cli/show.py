"""Tables on a terminal, and the same as aligned text in a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any


def show_table(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[object]], plain: bool = False
) -> None:
    """Print a table: with rich on a terminal, as aligned text where it is read by a program or read aloud."""
    cells = [[str(cell) for cell in row] for row in rows]
    if plain or not sys.stdout.isatty():
        show_aligned(title, columns, cells)
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title or None, box=SIMPLE_HEAD, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if is_number_column(cells, number) else "left")
    for row in cells:
        table.add_row(*[Text(cell) for cell in row])
    Console().print(table)


def is_number_column(cells: Sequence[Sequence[str]], number: int) -> bool:
    """Whether every cell of a column begins with a digit."""
    return bool(cells) and all(row[number][:1].isdigit() for row in cells)


def show_aligned(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table without lines; the last column is as long as it likes."""
    if title:
        print(title)
    lines = [list(columns), *rows]
    widths = [max(len(line[k]) for line in lines) for k in range(len(columns))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def show_json(facts: Any) -> None:
    """Print facts as one JSON object."""
    print(json.dumps(facts, indent=2, ensure_ascii=False))


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def spread(rate: dict[str, float]) -> str:
    """A rate with its interval as people read it."""
    return f"{percent(rate['rate'])} ({percent(rate['low'])} to {percent(rate['high'])})"

"""Colours and lines of text, for whatever is painted."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

QUIET: Final = "#9a9aa8"
LOUD: Final = "bold #ffd166"
NUMBER: Final = "bold #6fc3df"
LINE: Final = "#6b6b76"
WALL: Final = "bold #ffb347 on #5c3a12"
BADGE: Final = "bold reverse"
INDENT: Final = "  "
WIDEST: Final = 110
RULER: Final = Console(file=io.StringIO(), width=WIDEST)
"""Measures text; never shown."""

TONES: Final[dict[str, str]] = {
    "white": "bold #000000 on #f2efe6",
    "black": "bold #f2efe6 on #4a4a55",
    "red": "bold #ffffff on #b3261e",
    "blue": "bold #ffffff on #1f5fbf",
    "green": "bold #ffffff on #2c7331",
    "yellow": "bold #000000 on #d8b833",
    "purple": "bold #ffffff on #6b3a9e",
    "grey": "bold #000000 on #9c9ca4",
    "brown": "bold #ffffff on #6e4a2a",
    "orange": "bold #000000 on #f0913a",
    "cyan": "bold #000000 on #4fc3d9",
    "pink": "bold #000000 on #f08fc0",
    "lime": "bold #000000 on #b5d94c",
    "": "bold #000000 on #e0b341",
}
"""How a token of each tone looks; the letter on it says the same without colour."""

GROUNDS: Final = ("#d9c58f on #33290f", "#a5d48a on #1b3315", "#8fb4a8 on #16302c", "#c9a5d4 on #2b1833")
"""Colours for what covers a place; a kind of ground keeps its colour."""

STATES: Final = {"spent": "dim", "gone": "strike dim"}


def style_of(tone: str) -> str:
    """The style of a tone; of one we do not know, that of nobody."""
    return TONES.get(tone, TONES[""])


def bar_of(tone: str, state: str = "") -> str:
    """How the name of a place of a tone looks, and in what state it is."""
    bar = style_of(tone) if tone else "bold"
    return f"{bar} {STATES[state]}" if state in STATES else bar


def ground_of(key: str) -> str:
    """The colour of a kind of ground."""
    return GROUNDS[sum(map(ord, key)) % len(GROUNDS)]


def foreground(style: str) -> str:
    """A style with the colour of its ground for the letters, and no ground."""
    return f"bold {style.rpartition(' on ')[2]}" if " on " in style else style


# --- lines ------------------------------------------------------------------------------------------------
def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines of a width, torn between words."""
    lines = list(text.wrap(RULER, max(1, width)))
    for line in lines:
        line.rstrip()
    return lines


def flow(items: Sequence[Text], width: int, indent: str = INDENT, first: str | None = None) -> list[Text]:
    """Items one after the other, as many in a line as fit; only what is too long for a line is torn apart."""
    lines: list[Text] = []
    for item in items:
        before = indent if lines or first is None else first
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append(" · ", QUIET).append_text(item)
        else:
            rows = wrapped(item, max(10, width - len(before)))
            if len(rows) > 1:
                rows = wrapped(item, max(10, width - max(len(before), len(indent))))
            lines.extend(Text.assemble(before if n == 0 else indent, row) for n, row in enumerate(rows))
    return lines


def packed(items: Sequence[Text], width: int) -> list[Text]:
    """Short texts one after the other, as many in a line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 1 + item.cell_len <= width:
            lines[-1].append(" ").append_text(item)
        else:
            line = Text().append_text(item)
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    return lines


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Lines beside lines; those on the left take so many columns, and one stays free between them."""
    lines: list[Text] = []
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text()
        if n < len(right):
            line.pad_right(max(0, width + 1 - line.cell_len))
            line.append_text(right[n])
        lines.append(line)
    return lines


def fitted(label: str, width: int, common: Sequence[str] = ()) -> str:
    """A label in so many columns: without words that many share, then with its longest words cut short."""
    words = label.split()
    if len(label) > width and len(words) > 1 and words[-1] in common:
        words = words[:-1]
    if len(" ".join(words)) > width and len(words) > 1 and words[0] in common:
        words = words[1:]
    while len(" ".join(words)) > width:
        longest = max(words, key=len)
        if len(longest) < 4 and len(words) > 2:
            words.remove(min(words[1:-1], key=len))
            continue
        if len(longest) < 4:
            return " ".join(words)[: max(0, width)]
        whole = longest.rstrip(".")
        words[words.index(longest)] = f"{whole[: len(longest) - 2]}."
    return " ".join(words)

"""What a table needs of a screen, whether it paints or speaks."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from conclave.show.scene import Choice, LogLine, Piece, Prompt, Scene
from conclave.show.translation import Language, language

PACKAGE: Final = "conclave.terminal"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what a terminal keeps of earlier screens."""

FEWEST: Final = 4
NEWS: Final = 12
"""Lines of news that are shown at once, if there is room; the rest is in the log."""


class Screen:
    """Where a table appears. Subclasses paint with colours and boxes, or speak in whole sentences.

    One that `repeats` shows the whole table at every question; `mark` stands where people type.
    """

    repeats: bool = True
    mark: str = "> "

    def __init__(self, out: TextIO, code: str = "en") -> None:
        self.out = out
        self.code = code
        self.words: Language = language(PACKAGE, code)
        self.on_terminal = out.isatty()
        self.remarks: list[str] = []

    # --- what subclasses do -------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Show the board, the players and the numbers."""
        raise NotImplementedError

    def reminder(self, scene: Scene) -> None:
        """Show what changes from question to question, where the table is not shown again."""

    def news(self, lines: Sequence[LogLine], most: int = NEWS) -> None:
        """Show what has happened since the viewer last looked, the last few lines of it."""
        raise NotImplementedError

    def question(self, scene: Scene, explain: bool) -> None:
        """Show what is asked and the numbered answers."""
        raise NotImplementedError

    def line(self, text: str, quiet: bool = False) -> None:
        """Show one line."""
        raise NotImplementedError

    def heading(self, text: str) -> None:
        """Show a heading."""
        raise NotImplementedError

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show words with what they mean."""
        raise NotImplementedError

    def turns_page(self, scene: Scene, lines: Sequence[LogLine]) -> bool:
        """Show the news on a page of their own where there is no room for them; true if that was needed."""
        return False

    def leaf_through(self, scene: Scene) -> Iterator[None]:
        """Show the table, with a pause after each page where it takes several."""
        self.table(scene)
        yield from ()

    def board_first(self, scene: Scene, explain: bool) -> Iterator[None]:
        """Show the board before the question where there is no room for both, pausing after each page."""
        yield from ()

    def everything(self, scene: Scene, news: Sequence[LogLine], explain: bool) -> None:
        """Show the table, the news and the question, one after the other."""
        self.table(scene)
        self.news(news)
        self.question(scene, explain)

    # --- what all do ----------------------------------------------------------------------------------------
    def say(self, key: str, **facts: str | int) -> None:
        """Show one of our own sentences."""
        self.line(self.words.say(key, **facts))

    def remark(self, sentence: str) -> None:
        """Keep a sentence for the next showing, which may wipe away whatever is said now."""
        if sentence:
            self.remarks.append(sentence)

    def make_remarks(self) -> None:
        """Show what was kept for this showing."""
        for sentence in self.remarks:
            self.line(sentence)
        self.remarks.clear()

    def wipe(self) -> None:
        """Leave nothing of what was shown, where the screen can forget."""
        if not self.on_terminal:
            return
        if os.environ.get("TERM", "") in ("", "dumb"):
            self.out.write("\n" * 100)
        else:
            self.out.write(WIPE)
        self.out.flush()

    def end(self, scene: Scene) -> None:
        """Show how the game ended."""
        self.table(scene)
        if scene.result:
            self.heading(f"{scene.result}.")


# --- what both screens read out of a scene ---------------------------------------------------------------
def in_order(prompt: Prompt) -> list[Choice]:
    """The choices as people read them: each deed together, declining last; their place is their number."""
    rank: dict[str, int] = {}
    for choice in prompt.choices:
        rank.setdefault(choice.verb, len(rank))
    rank["pass"] = len(rank) + 1
    return sorted(prompt.choices, key=lambda choice: (rank[choice.verb], choice.index))


def own_stacks(scene: Scene) -> list[Piece]:
    """The viewer's stacks that hide something beneath."""
    return [piece for piece in scene.pieces if piece.seat == scene.viewer and len(piece.layers) > 1]


def seen_stacks(scene: Scene) -> list[Piece]:
    """Other players' pieces of which the viewer knows something beneath the top."""
    return [
        piece
        for piece in scene.pieces
        if piece.seat != scene.viewer and any(layer.known for layer in piece.layers[1:])
    ]


def capital(text: str) -> str:
    """A line with a capital at its head."""
    return f"{text[:1].upper()}{text[1:]}"


def number_typed(text: str) -> int | None:
    """The number that somebody typed: a few plain digits, and no other sign that also counts as one."""
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else None


def shortened(text: str, most: int = 60) -> str:
    """What somebody typed, as far as it is worth repeating."""
    return text if len(text) <= most else f"{text[:most]}…"


def wants_plain(out: TextIO) -> bool:
    """Whether a screen is better spoken than painted: a pipe, no colours wanted, a simple terminal."""
    if os.environ.get("NO_COLOR"):
        return True
    if os.environ.get("FORCE_COLOR"):
        return False
    return not out.isatty() or os.environ.get("TERM", "") in ("", "dumb")


def standard() -> TextIO:
    """Where people look."""
    return sys.stdout

"""The table with colours and boxes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from conclave.show.scene import LogLine, Scene
from conclave.terminal.answers import Asked
from conclave.terminal.beside import BRIEF, FULL, LOW, Surroundings
from conclave.terminal.ink import LOUD, NUMBER, QUIET, WIDEST, wrapped
from conclave.terminal.layout import TALL, Layout, Style
from conclave.terminal.screen import FEWEST, NEWS, Screen


class Painted(Screen):
    """A screen with colours and boxes, as wide as the terminal, down to a telephone's."""

    mark = "› "

    def __init__(
        self, out: TextIO, code: str = "en", width: int | None = None, height: int | None = None
    ) -> None:
        super().__init__(out, code)
        self.console = Console(file=out, width=width, height=height, highlight=False, soft_wrap=False)
        self.measured = self.on_terminal or height is not None
        self.told: dict[int, frozenset[str]] = {}

    @property
    def width(self) -> int:
        """The columns that words take."""
        return min(WIDEST, self.console.width)

    @property
    def height(self) -> int:
        """The lines there are, or 0 if there are as many as it takes."""
        return self.console.height if self.measured else 0

    @property
    def level(self) -> int:
        """How much is shown where only the table is."""
        return LOW if 0 < self.height < TALL else FULL

    def layout(self, scene: Scene, explain: bool = False, told: bool = True) -> Layout:
        """The ways to show a scene on this screen; with `told`, without what the viewer has read before."""
        before = self.told.get(scene.viewer, frozenset()) if told else frozenset()
        return Layout(scene, self.words, self.console.width, self.height, explain, before)

    def show(self, lines: Sequence[Text]) -> None:
        """Show lines that are laid out."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    # --- the table ----------------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Show the board, the players and what the letters mean."""
        layout = self.layout(scene, told=False)
        self.show(next(layout.arranged(Style(self.level, self.level))).table)

    def leaf_through(self, scene: Scene) -> Iterator[None]:
        """Show the table page by page, with a pause before what does not fit on the same page."""
        layout = self.layout(scene, explain=True, told=False)
        pages = layout.pages(Style(FULL, 0))
        for page in pages[:-1]:
            self.show(page)
            yield
        self.show(pages[-1])
        if self.height and len(pages[-1]) + len(self.asked(scene, explain=True)) > layout.room:
            yield

    def board_first(self, scene: Scene, explain: bool) -> Iterator[None]:
        """Show what the question leaves no room for: the board if it points at it, answers if too many."""
        layout = self.layout(scene, explain)
        pages = layout.pages(Style(LOW, 1)) if layout.needs_board_first else []
        earlier = layout.fit().earlier
        for page in [*pages, earlier] if earlier else pages:
            self.wipe()
            self.show(page)
            yield

    # --- what happens -------------------------------------------------------------------------------------
    def everything(self, scene: Scene, news: Sequence[LogLine], explain: bool) -> None:
        """Show all of it, with as much news as the height of the terminal allows."""
        rows = sum(len(self.log_rows(line)) for line in news)
        layout = self.layout(scene, explain)
        spread = layout.fit(min(rows, FEWEST) + 2 if rows else 0)
        signs = layout.legend(LOW, self.width) if spread.level >= BRIEF else []
        self.told[scene.viewer] = frozenset(Surroundings(scene, self.words, LOW).legend())
        most = NEWS
        if self.measured:
            most = max(FEWEST, min(2 * NEWS, self.height - spread.height - (2 if spread.level else 4)))
        self.wipe()
        if spread.level:
            # What scrolls away first is what is least needed for the answer.
            self.print_news(news, most)
            self.show([*signs, *spread.table])
        else:
            self.show(spread.table)
            self.news(news, most)
        self.show(spread.asked)

    def turns_page(self, scene: Scene, lines: Sequence[LogLine]) -> bool:
        """Show the news on a page of their own, if what others did would scroll out of sight."""
        ours = [line for line in lines if line.seat == scene.viewer or (line.seat < 0 and not line.depth)]
        if not self.measured or len(ours) == len(lines):
            return False
        layout = self.layout(scene)
        spread = layout.fit()
        rows = sum(len(self.log_rows(line)) for line in lines)
        if not spread.level or spread.height + rows <= layout.room:
            return False
        players = layout.around(Style(LOW, 1), layout.width)
        self.wipe()
        if len(players) + rows + 2 <= self.height:
            self.show(players)
        self.print_news(lines, self.height - 3)
        return True

    def news(self, lines: Sequence[LogLine], most: int = NEWS) -> None:
        """Show the last lines of the log, each under its cause."""
        if lines and self.level == FULL:
            self.console.print()
        self.print_news(lines, most)

    def print_news(self, lines: Sequence[LogLine], most: int) -> None:
        """Show the last lines of the log without a gap."""
        rows = [row for line in lines for row in self.log_rows(line)]
        if len(rows) > most:
            self.line(self.words.say("more-news", n=len(rows) - most), quiet=True)
        self.show(rows[-most:])

    def log_rows(self, line: LogLine) -> list[Text]:
        """One line of the log, as many rows as it takes, under its cause."""
        indent = "  " * min(line.depth, 5)
        rows = wrapped(Text(line.text, "bold" if line.depth == 0 else ""), max(20, self.width - len(indent)))
        return [Text.assemble(indent, row) for row in rows]

    def question(self, scene: Scene, explain: bool) -> None:
        """Show the question, and the answers in as many columns as fit."""
        self.show(self.asked(scene, explain))

    def asked(self, scene: Scene, explain: bool) -> list[Text]:
        """The question and its answers; texts that would push it off the screen are left to be looked up."""
        if scene.prompt is None:
            return []
        asked = Asked(scene, scene.prompt, self.words, explain)
        lines = asked.lines(self.width, self.level > FULL)
        most = self.height // 2 if self.level else self.height
        return asked.lines(self.width, low=True, notes=False) if 0 < most < len(lines) else lines

    # --- words --------------------------------------------------------------------------------------------
    def line(self, text: str, quiet: bool = False) -> None:
        """Show one line; a command that stands beneath it can be copied, for it is never torn apart."""
        said, *commands = text.split("\n")
        self.console.print(Text(said, QUIET if quiet else ""), width=self.width)
        for command in commands:
            self.console.print(Text(command), soft_wrap=True)

    def heading(self, text: str) -> None:
        """Show a heading."""
        self.console.print()
        self.console.print(Text(text, LOUD), width=self.width)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show words with what they mean, side by side."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        first = max(len(word) for word, _ in rows)
        grid.add_column(width=first, style=NUMBER)
        grid.add_column(width=max(10, self.width - first - 3))
        for word, meaning in rows:
            grid.add_row(Text(word), Text(meaning))
        self.console.print(grid)

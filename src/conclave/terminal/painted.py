"""The table with colours and boxes."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, TextIO

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from conclave.kernel.scene import Card, Choice, LogLine, Prompt, Scene, SeatScene, Track
from conclave.terminal.grid import Grid, style_of, token
from conclave.terminal.screen import (
    FEWEST,
    NEWS,
    Screen,
    capital,
    cards_of,
    groups_of,
    in_order,
    own_stacks,
    seen_stacks,
)

QUIET: Final = "#9a9aa8"
LOUD: Final = "bold #ffd166"
NUMBER: Final = "bold #6fc3df"
PANEL: Final = 26
INDENT: Final = "  "
WIDEST: Final = 110
RULER: Final = Console(file=io.StringIO(), width=WIDEST)
"""Measures text; never shown."""


class Painted(Screen):
    """A screen with colours and boxes, as wide as the terminal, down to a telephone's."""

    mark = "› "

    def __init__(self, out: TextIO, code: str = "en", width: int | None = None) -> None:
        super().__init__(out, code)
        self.console = Console(file=out, width=width, highlight=False, soft_wrap=False)

    @property
    def width(self) -> int:
        """The columns we use."""
        return min(WIDEST, self.console.width)

    # --- the table ----------------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Show the board with the players beside it, or beneath it where the screen is narrow."""
        beside = self.width - PANEL - 1
        columns = 1 + max(int(area.x) for area in scene.areas)
        badges = badges_of(scene.prompt)
        if beside >= columns * 10 + 1 or (beside >= columns * 8 + 1 and self.width >= 70):
            grid = Grid(scene, beside, badges)
            both = Table.grid(padding=(0, 1, 0, 0))
            both.add_column(width=grid.width, no_wrap=True)
            both.add_column(width=self.width - grid.width - 1)
            both.add_row(
                Group(*grid.lines(), self.legend(scene, grid.width)),
                self.panel(scene, self.width - grid.width - 1),
            )
            self.console.print(both)
        else:
            self.console.print(*Grid(scene, self.width, badges).lines(), sep="\n")
            self.console.print(self.legend(scene, self.width))
            self.console.print(self.panel(scene, self.width), width=self.width)

    def panel(self, scene: Scene, width: int) -> RenderableType:
        """The state of the game and the players."""
        parts: list[RenderableType] = [Text(f"{scene.title} · {scene.phase}", "bold")]
        parts.append(Text(scene.result or scene.banner, LOUD))
        for group, tracks in groups_of(scene.tracks).items():
            parts.extend(self.numbers(group, tracks))
        for seat in scene.seats:
            parts.append(Text())
            parts.extend(self.player(scene, seat, width))
        parts.extend(self.stacks(scene))
        return Group(*parts)

    def numbers(self, group: str, tracks: Sequence[Track]) -> list[Text]:
        """Numbers under a heading, in one paragraph; the turn has been said."""
        said = [
            f"{t.label} {t.value}"
            if t.most < 0 or t.key.startswith("type")
            else f"{t.label} {t.value}/{t.most}"
            for t in tracks
            if t.key != "turn" and not (t.key.startswith("type") and t.value == 0)
        ]
        text = " · ".join(said) or self.words.say("left-nothing")
        return [Text(), Text(group, "bold"), Text(text)] if group else [Text(text)]

    def player(self, scene: Scene, seat: SeatScene, width: int) -> list[Text]:
        """A player: name, what is left, what fell, and the cards that lie open."""
        head = Text("▸" if seat.active else " ")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {seat.name}", "bold")
        if seat.seat == scene.viewer:
            head.append(f" ({self.words.say('you')})")
        found = [head]
        found.extend(flow([Text(note, QUIET) for note in seat.notes], width))
        cards = cards_of(scene, seat.seat)
        open_ = [card for card in cards if card.face_up and (card.public or seat.seat != scene.viewer)]
        own = [card for card in cards if card.face_up and card not in open_]
        hidden = sum(1 for card in cards if not card.face_up)
        found.extend(flow([card_text(card) for card in open_], width))
        if own:
            found.append(Text(f"{INDENT}{self.words.say('secret')}", QUIET))
            found.extend(flow([card_text(card) for card in own], width))
        if hidden:
            found.append(Text(f"{INDENT}{self.words.say('hidden-cards', n=hidden)}", QUIET))
        return found

    def stacks(self, scene: Scene) -> list[Text]:
        """What the viewer knows to lie beneath."""
        found: list[Text] = []
        symbols = {seat.seat: seat.symbol for seat in scene.seats}
        names = {area.key: area.label for area in scene.areas}
        for key, pieces in (("your-stacks", own_stacks(scene)), ("seen-stacks", seen_stacks(scene))):
            if pieces:
                found.extend((Text(), Text(self.words.say(key), "bold")))
            for piece in sorted(pieces, key=lambda piece: names.get(piece.at, "")):
                line = Text(f"  {names.get(piece.at, '')} ", QUIET)
                line.append(token(piece, symbols), style_of(piece.tone))
                below = [layer.symbol or "?" for layer in piece.layers[1:]]
                line.append(f" {' '.join(below)}" if below else "")
                found.append(line)
        return found

    def legend(self, scene: Scene, width: int) -> Text:
        """What the letters mean, in a quiet line or two."""
        seat = scene.seats[max(0, min(scene.viewer, len(scene.seats) - 1))]
        top = scene.legend[0][0] if scene.legend else ""
        said = [self.words.say("legend-stack", seat=seat.symbol, name=seat.name, top=top)]
        said.extend(f"{symbol} = {meaning}" for symbol, meaning in scene.legend[1:])
        said.append(self.words.say("legend-wall"))
        rows = flow([Text(each, QUIET) for each in said], width, indent="")
        return Text("\n").join(rows)

    # --- what happens -------------------------------------------------------------------------------------
    def everything(self, scene: Scene, news: Sequence[LogLine], explain: bool) -> None:
        """Show all of it, with as much news as the height of the terminal allows."""
        with self.console.capture() as table:
            self.table(scene)
        with self.console.capture() as question:
            self.question(scene, explain)
        used = table.get().count("\n") + question.get().count("\n") + 4
        most = max(FEWEST, min(2 * NEWS, self.console.height - used)) if self.on_terminal else NEWS
        self.wipe()
        self.out.write(table.get())
        self.news(news, most)
        self.out.write(question.get())

    def news(self, lines: Sequence[LogLine], most: int = NEWS) -> None:
        """Show the last lines of the log, each under its cause."""
        rows = [row for line in lines for row in self.log_rows(line)]
        if not rows:
            return
        self.console.print()
        if len(rows) > most:
            self.line(self.words.say("more-news", n=len(rows) - most), quiet=True)
        self.console.print(*rows[-most:], sep="\n")

    def log_rows(self, line: LogLine) -> list[Text]:
        """One line of the log, as many rows as it takes, under its cause."""
        indent = "  " * min(line.depth, 5)
        text = Text(line.text, "bold" if line.depth == 0 else "")
        rows = text.wrap(self.console, max(20, self.width - len(indent)))
        return [Text.assemble(indent, row) for row in rows]

    def question(self, scene: Scene, explain: bool) -> None:
        """Show the question, and the answers in as many columns as fit."""
        prompt = scene.prompt
        if prompt is None:
            return
        seat = scene.seats[prompt.seat]
        head = Text("\n")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {prompt.question}", LOUD)
        head.append(f"  [{prompt.rule}]", QUIET)
        self.console.print(head, width=self.width)
        if explain and prompt.help:
            self.console.print(Text(prompt.help, "italic"), width=self.width)
        self.choices(in_order(prompt))

    def choices(self, choices: Sequence[Choice]) -> None:
        """The numbered answers; those that need explaining one beneath the other."""
        longest = max(len(choice.label) for choice in choices) + 6
        columns = 1 if any(choice.note for choice in choices) else max(1, self.width // longest)
        rows = -(-len(choices) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(width=2, justify="right", style=NUMBER)
            grid.add_column(width=self.width // columns - 5)
        for n in range(rows):
            cells: list[RenderableType] = []
            for k in range(n, len(choices), rows):
                text = Text(capital(choices[k].label))
                if choices[k].note:
                    text.append(f"\n{choices[k].note}", QUIET)
                cells.extend((str(k + 1), text))
            grid.add_row(*cells)
        self.console.print(grid)

    # --- words --------------------------------------------------------------------------------------------
    def line(self, text: str, quiet: bool = False) -> None:
        """Show one line."""
        self.console.print(Text(text, QUIET if quiet else ""), width=self.width)

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


def card_text(card: Card) -> Text:
    """A card with the symbol of what it belongs to."""
    return Text.assemble((f"{card.symbol} ", NUMBER), card.name)


def flow(items: Sequence[Text], width: int, indent: str = INDENT) -> list[Text]:
    """Items one after the other, as many in a line as fit; only what is too long for a line is torn apart."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append(" · ", QUIET).append_text(item)
        else:
            rows = item.wrap(RULER, max(10, width - len(indent)))
            lines.extend(Text.assemble(indent, row) for row in rows)
    return lines


def badges_of(prompt: Prompt | None) -> dict[str, int]:
    """The numbers of the answers that point at one place each, to be shown at that place."""
    if prompt is None:
        return {}
    found: dict[str, list[int]] = {}
    for number, choice in enumerate(in_order(prompt), 1):
        if choice.points_at and choice.points_at[-1].startswith("space"):
            found.setdefault(choice.points_at[-1], []).append(number)
    return {key: numbers[0] for key, numbers in found.items() if len(numbers) == 1}

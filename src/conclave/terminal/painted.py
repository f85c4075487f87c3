"""The table with colours and boxes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TextIO

from msgspec import structs
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from conclave.kernel.scene import Card, Choice, LogLine, Prompt, Scene, SeatScene, Track
from conclave.terminal.beside import Surroundings
from conclave.terminal.grid import Grid, style_of, token
from conclave.terminal.hexes import Hexes, has_hexes
from conclave.terminal.ink import INDENT, LOUD, NUMBER, QUIET, WIDEST, flow
from conclave.terminal.meaning import family_of
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

PANEL: Final = 26
WIDE_PANEL: Final = 38
SIDE_PANEL: Final = 38
ROOMY: Final = 150
HEX_BOARD: Final = 71
"""Beside a narrower board of hexes than this there is no panel: the board takes the whole width."""

LOW: Final = 32
"""Terminals of fewer lines get everything as tight as can be, so that board and question fit together."""

NARROW: Final = 26
"""Columns of answers that are no narrower than this can be read."""


class Painted(Screen):
    """A screen with colours and boxes, as wide as the terminal, down to a telephone's."""

    mark = "› "

    def __init__(
        self, out: TextIO, code: str = "en", width: int | None = None, height: int | None = None
    ) -> None:
        super().__init__(out, code)
        self.console = Console(file=out, width=width, height=height, highlight=False, soft_wrap=False)
        self.measured = self.on_terminal or height is not None
        self.told: set[int] = set()

    @property
    def width(self) -> int:
        """The columns we use."""
        return min(WIDEST, self.console.width)

    @property
    def low(self) -> bool:
        """Whether lines are scarce."""
        return self.measured and self.console.height < LOW

    # --- the table ----------------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Show the board, the players and what the letters mean."""
        self.draw(scene, legend=True)

    def draw(self, scene: Scene, legend: bool) -> None:
        """Show the board with the players beside it, or beneath it where the screen is narrow."""
        if has_hexes(scene):
            self.draw_hexes(scene, legend)
            return
        columns = 1 + max(int(area.x) for area in scene.areas)
        beside = self.width - PANEL - 1
        badges = badges_of(scene.prompt)
        if beside >= columns * 10 + 1 or (beside >= columns * 8 + 1 and self.width >= 70):
            if self.low:
                beside = max(self.width - WIDE_PANEL - 1, columns * 9 + 1)
            grid = Grid(scene, beside, badges, self.low)
            both = Table.grid(padding=(0, 1, 0, 0))
            both.add_column(width=grid.width, no_wrap=True)
            both.add_column(width=self.width - grid.width - 1)
            both.add_row(
                Group(*grid.lines(), *([self.legend(scene, grid.width)] if legend else [])),
                self.panel(scene, self.width - grid.width - 1),
            )
            self.console.print(both)
        else:
            self.console.print(*Grid(scene, self.width, badges, self.low).lines(), sep="\n")
            if legend:
                self.console.print(self.legend(scene, self.width))
            self.console.print(self.panel(scene, self.width), width=self.width)

    def draw_hexes(self, scene: Scene, legend: bool) -> None:
        """Show hexes with what lies around them; where lines are scarce, the board next to the question."""
        width = min(ROOMY, self.console.width)
        around = Surroundings(scene, self.words, self.low)
        board = Hexes(scene, width, badges_of(scene.prompt), self.low)
        beside = Hexes(scene, width - SIDE_PANEL - 1, badges_of(scene.prompt), self.low)
        hexes = beside if beside.width >= HEX_BOARD else board
        drawn = hexes.lines() if hexes.width else hexes.listed(width)
        signs = around.legend(hexes.width or width) if legend else []
        if hexes is beside:
            both = Table.grid(padding=(0, 1, 0, 0))
            both.add_column(width=hexes.width, no_wrap=True)
            both.add_column(width=width - hexes.width - 1)
            left = Group(*drawn, *signs, *around.below(hexes.width))
            both.add_row(left, Group(*around.panel(width - hexes.width - 1)))
            parts: list[RenderableType] = [both]
        elif self.low:
            parts = [*around.panel(width), *around.below(width), *signs, *drawn]
        else:
            parts = [*drawn, *signs, *around.panel(width), *around.below(width)]
        self.console.print(*parts, sep="\n", width=width)

    def panel(self, scene: Scene, width: int) -> RenderableType:
        """The state of the game and the players; where lines are scarce, without a gap."""
        if self.low:
            return Group(*self.low_panel(scene, width))
        parts: list[RenderableType] = [Text(f"{scene.title} · {scene.phase}", "bold")]
        parts.append(Text(scene.result or scene.banner, LOUD))
        for group, tracks in groups_of(scene.tracks).items():
            parts.extend(self.numbers(group, tracks))
        for seat in scene.seats:
            parts.append(Text())
            parts.extend(self.player(scene, seat, width))
        for heading, rows in self.stacks(scene):
            parts.extend((Text(), Text(heading, "bold")))
            parts.extend(Text.assemble(INDENT, row) for row in rows)
        return Group(*parts)

    def low_panel(self, scene: Scene, width: int) -> list[Text]:
        """The same in as few lines as it takes."""
        parts = flow([Text(scene.phase, "bold"), Text(scene.result or scene.banner, LOUD)], width, indent="")
        for group, tracks in groups_of(scene.tracks).items():
            parts.append(Text(f"{group}: " if group else "", "bold").append(self.in_numbers(tracks), ""))
        for seat in scene.seats:
            notes = [Text(note, QUIET) for note in seat.notes]
            parts.extend(flow([self.seat_head(scene, seat), *notes], width, first=""))
            shown, own, hidden = self.cards_before(scene, seat)
            rows = [card_text(card) for card in shown]
            if hidden:
                rows.append(Text(self.words.say("hidden-cards", n=hidden), QUIET))
            parts.extend(flow(rows, width))
            secret = [card_text(card) for card in own]
            if secret:
                secret[0] = Text.assemble((f"{self.words.say('secret')} ", QUIET), secret[0])
            parts.extend(flow(secret, width))
        for heading, rows in self.stacks(scene):
            parts.append(Text(heading, "bold"))
            parts.extend(flow(rows, width))
        return parts

    def numbers(self, group: str, tracks: Sequence[Track]) -> list[Text]:
        """Numbers under a heading, in one paragraph."""
        text = Text(self.in_numbers(tracks))
        return [Text(), Text(group, "bold"), text] if group else [text]

    def in_numbers(self, tracks: Sequence[Track]) -> str:
        """Numbers in a row; the turn has been said."""
        said = [
            f"{t.label} {t.value}"
            if t.most < 0 or t.key.startswith("type")
            else f"{t.label} {t.value}/{t.most}"
            for t in tracks
            if t.key != "turn" and not (t.key.startswith("type") and t.value == 0)
        ]
        return " · ".join(said) or self.words.say("left-nothing")

    def seat_head(self, scene: Scene, seat: SeatScene) -> Text:
        """Who it is, and whether it is their turn."""
        head = Text("▸" if seat.active else " ")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {seat.name}", "bold")
        if seat.seat == scene.viewer:
            head.append(f" ({self.words.say('you')})")
        return head

    def cards_before(self, scene: Scene, seat: SeatScene) -> tuple[list[Card], list[Card], int]:
        """The cards of a player: those that lie open, those only the viewer knows, how many are hidden."""
        cards = cards_of(scene, seat.seat)
        shown = [card for card in cards if card.face_up and (card.public or seat.seat != scene.viewer)]
        own = [card for card in cards if card.face_up and card not in shown]
        return shown, own, sum(1 for card in cards if not card.face_up)

    def player(self, scene: Scene, seat: SeatScene, width: int) -> list[Text]:
        """A player: name, what is left, what fell, and the cards that lie open."""
        found = [self.seat_head(scene, seat)]
        found.extend(flow([Text(note, QUIET) for note in seat.notes], width))
        shown, own, hidden = self.cards_before(scene, seat)
        found.extend(flow([card_text(card) for card in shown], width))
        if own:
            found.append(Text(f"{INDENT}{self.words.say('secret')}", QUIET))
            found.extend(flow([card_text(card) for card in own], width))
        if hidden:
            found.append(Text(f"{INDENT}{self.words.say('hidden-cards', n=hidden)}", QUIET))
        return found

    def stacks(self, scene: Scene) -> list[tuple[str, list[Text]]]:
        """What the viewer knows to lie beneath, under its headings."""
        found: list[tuple[str, list[Text]]] = []
        symbols = {seat.seat: seat.symbol for seat in scene.seats}
        names = {area.key: area.label for area in scene.areas}
        for key, pieces in (("your-stacks", own_stacks(scene)), ("seen-stacks", seen_stacks(scene))):
            rows: list[Text] = []
            for piece in sorted(pieces, key=lambda piece: names.get(piece.at, "")):
                line = Text(f"{names.get(piece.at, '')} ", QUIET)
                line.append(token(piece, symbols), style_of(piece.tone))
                below = [layer.symbol or "?" for layer in piece.layers[1:]]
                line.append(f" {' '.join(below)}" if below else "")
                rows.append(line)
            if rows:
                found.append((self.words.say(key), rows))
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
            self.draw(scene, legend=not self.low or scene.viewer not in self.told)
        self.told.add(scene.viewer)
        with self.console.capture() as question:
            self.question(scene, explain)
        used = table.get().count("\n") + question.get().count("\n") + (2 if self.low else 4)
        most = max(FEWEST, min(2 * NEWS, self.console.height - used)) if self.measured else NEWS
        self.wipe()
        if self.low:
            # What scrolls away first is what is least needed for the answer.
            self.news(news, most)
            self.out.write(table.get())
        else:
            self.out.write(table.get())
            self.news(news, most)
        self.out.write(question.get())

    def news(self, lines: Sequence[LogLine], most: int = NEWS) -> None:
        """Show the last lines of the log, each under its cause."""
        rows = [row for line in lines for row in self.log_rows(line)]
        if not rows:
            return
        if not self.low:
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
        head = Text("" if self.low else "\n")
        head.append(f" {seat.symbol} ", style_of(seat.tone))
        head.append(f" {prompt.question}", LOUD)
        head.append(f"  [{prompt.rule}]", QUIET)
        self.console.print(head, width=self.width)
        if explain and prompt.help:
            self.console.print(Text(prompt.help, "italic"), width=self.width)
        self.choices(in_order(prompt), most=self.console.height // 2 if has_hexes(scene) else 0)

    def choices(self, choices: Sequence[Choice], most: int = 0) -> None:
        """The numbered answers; those that need explaining one beneath the other, if there is room.

        What would take more than `most` lines is left to be looked up, so that the board stays in sight.
        """
        if most and self.measured and any(choice.note for choice in choices):
            if self.height_of(self.columns_of(choices, 1)) > most:
                choices = [structs.replace(choice, note="") for choice in choices]
                self.line(self.words.say("notes-left-out"), quiet=True)
        longest = max(len(choice.label) for choice in choices) + 6
        columns = 1 if any(choice.note for choice in choices) else max(1, self.width // longest)
        grids = [self.columns_of(choices, columns)]
        if self.low:
            grids = [self.columns_of(choices, n) for n in range(1, max(2, self.width // NARROW + 1))]
        self.console.print(min(grids, key=self.height_of))

    def height_of(self, grid: Table) -> int:
        """How many lines a table takes."""
        return len(self.console.render_lines(grid, self.console.options.update(width=self.width)))

    def columns_of(self, choices: Sequence[Choice], columns: int) -> Table:
        """The numbered answers in so many columns."""
        rows = -(-len(choices) // columns)
        labels = brief([choice.label for choice in choices]) if self.low else [c.label for c in choices]
        grid = Table.grid(padding=(0, 2, 0, 0))
        digits = max(2, len(str(len(choices))))
        for _ in range(columns):
            grid.add_column(width=digits, justify="right", style=NUMBER)
            grid.add_column(width=self.width // columns - digits - 3)
        for n in range(rows):
            cells: list[RenderableType] = []
            for k in range(n, len(choices), rows):
                text = Text(capital(labels[k]))
                if choices[k].note:
                    text.append(f"\n{choices[k].note}", QUIET)
                cells.extend((str(k + 1), text))
            grid.add_row(*cells)
        return grid

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


def brief(labels: Sequence[str]) -> list[str]:
    """Labels without what they add in brackets, which the board shows too, where they still differ."""
    bare = [re.sub(r" \([^)]*\)", "", label) for label in labels]
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

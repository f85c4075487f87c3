"""The table with colours and boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from msgspec import structs
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from conclave.show.scene import Card, Choice, LogLine, Scene, SeatScene, Track
from conclave.terminal.answers import badges_of, in_columns, is_about_cards
from conclave.terminal.beside import Surroundings
from conclave.terminal.grid import Grid, style_of, token
from conclave.terminal.hexes import Hexes, has_hexes
from conclave.terminal.ink import INDENT, LOUD, NUMBER, QUIET, WIDEST, card_text, flow
from conclave.terminal.screen import (
    FEWEST,
    NEWS,
    Screen,
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
        self.tight = False
        self.bare = False
        self.spare = 0
        self.asked = 0

    @property
    def width(self) -> int:
        """The columns we use."""
        return min(WIDEST, self.console.width)

    @property
    def low(self) -> bool:
        """Whether lines are scarce, on this screen or for this scene."""
        return self.measured and (self.tight or self.console.height < LOW)

    # --- the table ----------------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Show the board, the players and what the letters mean."""
        self.bare = False
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
        """Show hexes with the players beside them; where that takes too much, one beneath the other."""
        width = min(ROOMY, self.console.width)
        badges = badges_of(scene.prompt)
        hexes = Hexes(scene, width - SIDE_PANEL - 1, badges, self.low)
        shown = self.side_by_side(scene, hexes, width, legend) if hexes.width >= HEX_BOARD else None
        if shown is None or (self.low and self.height_of(shown, width) + self.asked >= self.console.height):
            shown = self.stacked(scene, Hexes(scene, width, badges, self.low), width, legend)
        self.console.print(shown, width=width)

    def side_by_side(self, scene: Scene, hexes: Hexes, width: int, legend: bool) -> RenderableType:
        """The board, and beside it the players."""
        around = Surroundings(scene, self.words, self.low)
        signs = around.legend(hexes.width) if legend else []
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=hexes.width, no_wrap=True)
        both.add_column(width=width - hexes.width - 1)
        left = Group(*hexes.lines(), *signs, *around.below(hexes.width))
        both.add_row(left, Group(*around.panel(width - hexes.width - 1)))
        return both

    def stacked(self, scene: Scene, hexes: Hexes, width: int, legend: bool) -> RenderableType:
        """The board over the players; where lines are scarce beneath them, next to the question."""
        around = Surroundings(scene, self.words, self.low)
        signs = around.legend(hexes.width or width) if legend else []
        drawn = hexes.lines() if hexes.width else hexes.listed(width)
        if self.bare:
            return Group(*around.panel(width), *around.below(width))
        if self.low:
            return Group(*around.panel(width), *around.below(width), *signs, *drawn)
        return Group(*drawn, *signs, *around.panel(width), *around.below(width))

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
        self.fit(scene, explain)
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

    def fit(self, scene: Scene, explain: bool) -> None:
        """Choose how much to show around a board of hexes, so that nobody has to scroll for the board.

        Where the texts of cards are what one chooses by, and leave no room for the board, they go first.
        """
        self.tight = self.bare = False
        self.spare = self.asked = 0
        if not self.measured or not has_hexes(scene):
            return
        room = self.console.height - FEWEST - 3
        self.tight = self.lines_taken(scene, explain) > room
        if not self.tight or scene.prompt is None:
            return
        board = len(Hexes(scene, self.console.width, low=True).lines())
        self.asked = self.lines_asked(scene, explain)
        fits = board + self.asked < self.console.height
        self.spare = self.console.height if fits else 1
        if not fits and is_about_cards(scene, scene.prompt):
            self.bare = self.asked + 1 < self.console.height

    def lines_taken(self, scene: Scene, explain: bool) -> int:
        """How many lines the table and the question take."""
        with self.console.capture() as table:
            self.draw(scene, legend=not self.low)
        return table.get().count("\n") + self.lines_asked(scene, explain)

    def lines_asked(self, scene: Scene, explain: bool) -> int:
        """How many lines the question takes, with all that explains its answers."""
        self.bare, bare = True, self.bare
        with self.console.capture() as question:
            self.question(scene, explain)
        self.bare = bare
        return question.get().count("\n")

    def turns_page(self, scene: Scene, lines: Sequence[LogLine]) -> bool:
        """Show the news on a page of their own, if what others did would scroll out of sight."""
        ours = [line for line in lines if line.seat == scene.viewer or (line.seat < 0 and not line.depth)]
        if not self.measured or not has_hexes(scene) or len(ours) == len(lines):
            return False
        self.fit(scene, explain=False)
        rows = sum(len(self.log_rows(line)) for line in lines)
        if not self.low or self.lines_taken(scene, explain=False) + rows <= self.console.height:
            return False
        self.bare = True
        with self.console.capture() as players:
            self.draw(scene, legend=False)
        self.wipe()
        if players.get().count("\n") + rows + 2 <= self.console.height:
            self.out.write(players.get())
        self.news(lines, self.console.height - 3)
        return True

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
        height = self.console.height
        most = height if self.bare or not self.low else self.spare or height // 2
        self.choices(in_order(prompt), most if has_hexes(scene) else 0)

    def choices(self, choices: Sequence[Choice], most: int = 0) -> None:
        """The numbered answers; those that need explaining one beneath the other, if there is room.

        What would take more than `most` lines is left to be looked up, so that the board stays in sight.
        """
        grid = self.answers(choices)
        if most and self.measured and any(choice.note for choice in choices) and self.height_of(grid) > most:
            grid = self.answers([structs.replace(choice, note="") for choice in choices])
            self.line(self.words.say("notes-left-out"), quiet=True)
        self.console.print(grid)

    def answers(self, choices: Sequence[Choice]) -> Table:
        """The numbered answers in columns; where lines are scarce, in as many as take fewest."""
        longest = max(len(choice.label) for choice in choices) + 6
        columns = 1 if any(choice.note for choice in choices) else max(1, self.width // longest)
        tried = range(1, max(2, self.width // NARROW + 1)) if self.low else [columns]
        return min((in_columns(choices, n, self.width, self.low) for n in tried), key=self.height_of)

    def height_of(self, shown: RenderableType, width: int = 0) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(shown, self.console.options.update(width=width or self.width)))

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

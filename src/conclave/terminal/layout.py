"""How table and question share a screen, so that nobody has to scroll for the board.

Ways to lay them out are tried from the roomiest to the tightest, and the first that fits is taken: lower
drawings, the question beside the board, fewer words about the players, then a list of places. Where nothing
fits, board and question have a page each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from conclave.show.scene import Scene
from conclave.show.translation import Language
from conclave.terminal.answers import Asked, badges_of, is_about_board, is_about_cards
from conclave.terminal.beside import BARE, BRIEF, FULL, LOW, TERSE, Surroundings
from conclave.terminal.board import Board, has_board
from conclave.terminal.ink import QUIET, WIDEST, flow, side_by_side
from conclave.terminal.things import Things

ROOMY: Final = 150
"""Columns that a table takes at most."""

PANELS: Final = (38, 26)
"""Columns beside a board for the players, best first."""

BESIDE: Final = 30
"""Columns beside a board that a question needs."""

TALL: Final = 32
"""Terminals of fewer lines get everything as tight as can be, so that board and question fit together."""


class Style(NamedTuple):
    """How tight everything is: words, board, whether answers have notes, whether all edges are told."""

    level: int
    low: int
    notes: bool = True
    whole: bool = True


class Spread(NamedTuple):
    """A screen as it will be shown: the table, then the question; `boarded` if the board is on it.

    What is `earlier` are answers for which there is no room.
    """

    level: int
    table: list[Text]
    asked: list[Text]
    boarded: bool = True
    earlier: Sequence[Text] = ()

    @property
    def height(self) -> int:
        """The lines it takes."""
        return len(self.table) + len(self.asked)


class Layout:
    """The ways to show one scene on a screen of so many columns and lines; no lines are as many as it takes.

    `told` are the parts of the legend that need no repeating where there is little room.
    """

    def __init__(
        self,
        scene: Scene,
        words: Language,
        width: int,
        height: int = 0,
        explain: bool = False,
        told: frozenset[str] = frozenset(),
    ) -> None:
        self.scene = scene
        self.words = words
        self.width = min(ROOMY, width)
        self.text_width = min(WIDEST, width)
        self.height = height
        self.room = height - 1
        self.told = told
        self.things = Things(scene, badges_of(scene))
        self.asked = None if scene.prompt is None else Asked(scene, scene.prompt, words, explain)
        self.about_cards = scene.prompt is not None and is_about_cards(scene, scene.prompt)
        self.made: dict[tuple[str, int, Style], list[Text]] = {}
        self.boards: dict[tuple[int, int], Board] = {}

    # --- choosing -----------------------------------------------------------------------------------------
    def fit(self, news: int = 0) -> Spread:
        """The roomiest spread that fits, with so many lines of news between table and question if tall."""
        for spread in self.ways():
            between = news if spread.level == FULL else 0
            if not self.height or spread.height + between <= self.room:
                return spread
        return self.without_board()

    def ways(self) -> Iterator[Spread]:
        """Spreads from the roomiest to the tightest."""
        if not self.height or self.height >= TALL:
            yield from self.arranged(Style(FULL, 0))
        yield from self.arranged(Style(LOW, 1))
        yield from self.arranged(Style(LOW, 1, whole=False))
        notes = (True, False) if self.about_cards else (False,)
        for noted in notes:
            for low in (1, 2):
                for level in (LOW, TERSE, BRIEF, BARE):
                    yield from self.arranged(Style(level, low, noted, whole=False))
            for level in (LOW, BRIEF, BARE) if noted else ():
                yield self.boardless(Style(level, 2))
        if has_board(self.scene):
            for level in (BRIEF, BARE):
                style = Style(level, 2, notes=False)
                listed = self.kept("listed", self.width, style, self.listed)
                yield Spread(level, [*self.panel(style, self.width), *listed], self.question(style))

    def arranged(self, style: Style) -> Iterator[Spread]:
        """The ways to put a board, what lies around it and the question together."""
        level = style.level
        if not has_board(self.scene):
            yield Spread(level, self.around(style, self.width), self.question(style))
            return
        beside = self.board_beside(style)
        if beside is not None:
            yield Spread(level, self.side_by_side(style, beside), self.question(style))
        yield Spread(level, self.stacked(style), self.question(style))
        if beside is not None and level != FULL and self.asked is not None:
            yield from self.question_beside(style, beside)

    def board_beside(self, style: Style) -> Board | None:
        """The board at a width that leaves room for the players, if it is drawn well at such a width."""
        for panel in PANELS:
            board = self.board(self.width - panel - 1, style.low)
            if board.roomy:
                return board
        return None

    def boardless(self, style: Style) -> Spread:
        """The question and what lies around the board, without the board."""
        return Spread(style.level, self.around(style, self.width), self.question(style), boarded=False)

    def without_board(self) -> Spread:
        """The question with the players above it; answers that find no room have an earlier page."""
        spreads = [self.boardless(Style(BARE, 2, notes)) for notes in (True, False)]
        for spread in spreads:
            if spread.height <= self.room:
                return spread
        if self.asked is None:
            return spreads[-1]
        head = self.asked.head_lines(self.text_width)
        answers = self.question(Style(BARE, 2, notes=False))[len(head) :]
        head = [Text(self.words.say("more-table"), QUIET), *head]
        rest = self.room - len(head)
        return Spread(BARE, [], [*head, *answers[-rest:]], boarded=False, earlier=answers[:-rest])

    @property
    def needs_board_first(self) -> bool:
        """Whether the board must have a page before the question, which points at it."""
        prompt = self.scene.prompt
        if prompt is None or not self.height or not is_about_board(self.scene, prompt):
            return False
        return not self.fit().boarded

    # --- ways to lay it out -------------------------------------------------------------------------------
    def side_by_side(self, style: Style, board: Board) -> list[Text]:
        """The board with its cards and signs, and beside it the players."""
        signs, below = self.signs(style, board.width), self.below(style, board.width)
        left = [*self.drawn(board, style), *signs, *below]
        return side_by_side(left, self.panel_beside(style, len(left), board), board.width)

    def panel_beside(self, style: Style, height: int, board: Board) -> list[Text]:
        """The players beside a board: as much of them as is no higher than it, where lines are scarce."""
        width = self.width - board.width - 1
        levels = (LOW, TERSE) if style.level > TERSE else ()
        panels = [self.panel(Style(level, 0), width) for level in levels]
        return next((panel for panel in panels if len(panel) <= height), self.panel(style, width))

    def stacked(self, style: Style) -> list[Text]:
        """The board over the players; where lines are scarce beneath them, next to the question."""
        drawn = self.drawn(self.board(self.width, style.low), style)
        signs, around = self.signs(style, self.width), self.around(style, self.width)
        return [*drawn, *signs, *around] if style.level == FULL else [*around, *signs, *drawn]

    def question_beside(self, style: Style, board: Board) -> Iterator[Spread]:
        """The board with the question beside it, under the players or with them above both."""
        right = self.width - board.width - 1
        if right < BESIDE:
            return
        left = [*self.drawn(board, style), *self.signs(style, board.width)]
        asked = self.kept("asked", right, style, lambda: self.lines_asked(right, style))
        players = [*self.panel(style, right), *asked]
        under = side_by_side([*left, *self.below(style, board.width)], players, board.width)
        yield Spread(style.level, under, [])
        above = side_by_side(left, asked, board.width)
        yield Spread(style.level, [*self.around(style, self.width), *above], [])

    def pages(self, style: Style) -> list[list[Text]]:
        """Everything on the table on as many pages as the height asks for, the board on one if it can be."""
        table = next(self.arranged(style)).table
        room = self.room - 1
        if not self.height or len(table) <= room:
            return [table]
        boards = [self.drawn(self.board(self.width, low), style) for low in range(style.low, 3)]
        board = next((lines for lines in boards if len(lines) <= room), boards[-1])
        parts = [self.around(style, self.width), [*board, *self.signs(style, self.width)]]
        return [part[n : n + room] for part in parts for n in range(0, len(part), room)]

    # --- parts --------------------------------------------------------------------------------------------
    def kept(self, part: str, width: int, style: Style, make: Callable[[], list[Text]]) -> list[Text]:
        """A part as it was made before, or made now."""
        key = (part, width, style)
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def board(self, width: int, low: int) -> Board:
        """The board for a width."""
        if (width, low) not in self.boards:
            self.boards[width, low] = Board(self.things, self.words, width, low)
        return self.boards[width, low]

    def drawn(self, board: Board, style: Style) -> list[Text]:
        """The lines of a board."""
        key = Style(0, board.low, whole=style.whole)
        return self.kept("board", board.room, key, lambda: board.lines(style.whole))

    def listed(self) -> list[Text]:
        """The board as a list."""
        return self.board(self.width, 2).listed()

    def around(self, style: Style, width: int) -> list[Text]:
        """The players, then the cards."""
        return [*self.panel(style, width), *self.below(style, width)]

    def panel(self, style: Style, width: int) -> list[Text]:
        """The players."""
        parts = Surroundings(self.scene, self.words, style.level)
        return self.kept("panel", width, Style(style.level, 0), lambda: parts.panel(width))

    def below(self, style: Style, width: int) -> list[Text]:
        """The cards."""
        parts = Surroundings(self.scene, self.words, style.level)
        return self.kept("below", width, Style(style.level, 0), lambda: parts.below(width))

    def signs(self, style: Style, width: int) -> list[Text]:
        """What the symbols mean; where lines are scarce, only what was not yet told."""
        return self.legend(style.level, width) if style.level < BRIEF else []

    def legend(self, level: int, width: int) -> list[Text]:
        """What the symbols mean, in lines of a width."""
        said = Surroundings(self.scene, self.words, level).legend()
        fresh = [line for key, line in said.items() if level == FULL or key not in self.told]
        return flow([Text(line, QUIET) for line in fresh], width, indent="")

    def question(self, style: Style) -> list[Text]:
        """The question and its answers, over the whole width."""
        width = self.text_width
        key = Style(min(style.level, LOW), 0, style.notes)
        return self.kept("asked", width, key, lambda: self.lines_asked(width, style))

    def lines_asked(self, width: int, style: Style) -> list[Text]:
        """The question and its answers for a width."""
        return [] if self.asked is None else self.asked.lines(width, style.level > FULL, style.notes)

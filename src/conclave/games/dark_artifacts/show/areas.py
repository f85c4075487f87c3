"""The spaces of the board and the lines between them, as a scene shows them."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.board import BOARDS
from conclave.games.dark_artifacts.show.names import SEATS, Names
from conclave.show import author as show

MARKS: Final = {"swamp": "≈", "forest": "♣"}
TONES: Final = {"swamp": "teal", "forest": "moss"}


def draw_areas(names: Names, facts: tuple[int, int, int]) -> tuple[show.Area, ...]:
    """The spaces, row 1 at the bottom."""
    seats, swamps, forests = facts
    terrain = {"swamp": swamps, "forest": forests}
    homes = {space: seat for seat, row in enumerate(BOARDS[seats].homes) for space in row}
    return tuple(
        show.Area(
            key=f"space-{space}",
            label=names.space(space),
            shape="square",
            x=float(space % names.board.columns),
            y=float(space // names.board.columns),
            tone=SEATS[homes[space]] if space in homes else "",
            marks=tuple([draw_mark(names, mark) for mark, mask in terrain.items() if (mask >> space) & 1]),
            note=names.say("mark-home", seat=names.seat(homes[space])) if space in homes else "",
        )
        for space in range(names.board.spaces)
    )


def draw_mark(names: Names, mark: str) -> show.Mark:
    """What covers a space."""
    label = names.say(f"mark-{mark}")
    return show.Mark(key=mark, symbol=MARKS[mark], label=label, role="ground", picture=mark, tone=TONES[mark])


def draw_edges(names: Names, facts: tuple[int, int]) -> tuple[show.Edge, ...]:
    """The lines; those with a wall are of kind `wall`."""
    board = BOARDS[facts[0]]
    return tuple(
        show.Edge(
            key=f"line-{line}",
            ends=(f"space-{board.line_from[line]}", f"space-{board.line_to[line]}"),
            kind="wall" if (facts[1] >> line) & 1 else "open",
        )
        for line in range(board.lines)
    )

"""On every usual size of terminal, board and question of a game are in sight together or called up."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import pyte
import pytest

import conclave
from conclave.kernel.rng import seeded
from conclave.show.scene import Scene
from conclave.terminal.answers import is_about_board
from conclave.terminal.painted import Painted
from tests.terminal.evening import heard, painted

SIZES = [(60, 24), (80, 24), (100, 30), (120, 45), (200, 60)]
TABLES = [
    ("dark-artifacts", 2, 23),
    ("dark-artifacts", 4, 31),
    ("black-rose-wars", 2, 37),
    ("black-rose-wars", 4, 83),
    ("mage-wars", 2, 29),
]


@cache
def asked(key: str, seats: int, every: int) -> tuple[Scene, ...]:
    """Scenes of those who are asked, from the beginning to the end of a random game."""
    game = conclave.load(key)
    dice = seeded(seats)
    s = game.new(seats, 5)
    found: list[Scene] = []
    while not s.over:
        d = s.pending[int(dice.below(len(s.pending)))]
        if s.decided % every == 0:
            found.append(game.scene(game.view(s, d.seat)))
        game.decide(s, d.seat, int(dice.below(len(d))))
    return tuple(found)


def in_sight(screen: Painted) -> list[str]:
    """What a terminal of the screen's size shows when somebody types."""
    assert isinstance(screen.out, io.StringIO)
    assert max(len(line) for line in heard(screen).splitlines()) <= screen.console.width
    terminal = pyte.Screen(screen.console.width, screen.console.height)
    pyte.Stream(terminal).feed(f"{screen.out.getvalue()}{screen.mark}".replace("\n", "\r\n"))
    return list(terminal.display)


def flat(lines: list[str]) -> str:
    """Lines as one text in which words stand one blank apart."""
    return " ".join(" ".join(lines).split())


def missing(scene: Scene, text: str) -> Iterator[str]:
    """The labels of areas of which no word is to be found, not even cut short; empty cells may be left out.

    On a drawn board names stand behind the side of a box; elsewhere a word may be part of an answer.
    """
    edges = "│┃" if "│" in text else " "
    for area in scene.areas:
        occupied = any(piece.at == area.key for piece in scene.pieces)
        if area.shape == "cell" and not occupied:
            continue
        if not any(f"{edge}{word[:2]}" in text for word in area.label.split() for edge in edges):
            yield area.label


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("key", "seats", "every"), TABLES)
def test_board_and_question_are_in_sight_together_or_page_by_page(
    key: str, seats: int, every: int, width: int, height: int
) -> None:
    for scene in asked(key, seats, every):
        assert scene.prompt is not None
        screen = painted(width, height)
        before = ""
        for _ in screen.board_first(scene, explain=False):
            before += f" {flat(in_sight(screen))}"
        boarded = screen.layout(scene).fit().boarded
        screen.everything(scene, scene.log[-9:], explain=False)
        visible = in_sight(screen)
        head = f" {scene.seats[scene.prompt.seat].symbol}  {scene.prompt.question[:12]}"
        assert any(head.rstrip() in line for line in visible), scene.prompt.question
        if boarded:
            assert not list(missing(scene, f" {flat(visible)}"))
        elif is_about_board(scene, scene.prompt):
            assert not list(missing(scene, before))
        else:
            assert "look: all of the table" in flat(visible)


@pytest.mark.parametrize(("width", "height"), SIZES[:3])
@pytest.mark.parametrize(("key", "seats", "every"), TABLES[1::2])
def test_look_calls_up_every_place_page_by_page(
    key: str, seats: int, every: int, width: int, height: int
) -> None:
    for scene in asked(key, seats, every)[::3]:
        screen = painted(width, height)
        seen = 0
        for _ in screen.leaf_through(scene):
            lines = heard(screen).count("\n")
            assert lines - seen < height
            seen = lines
        assert heard(screen).count("\n") - seen < height
        assert not list(missing(scene, f" {flat(heard(screen).splitlines())}"))


def test_most_questions_at_eighty_by_twenty_four_have_their_board_drawn() -> None:
    """Those about the board, that is: whoever chooses among the cards of a book wants to read them all."""
    for key, seats, every in TABLES:
        scenes = [
            scene
            for scene in asked(key, seats, every)
            if scene.prompt and is_about_board(scene, scene.prompt)
        ]
        spreads = [painted(80, 24).layout(scene).fit() for scene in scenes]
        drawn = [spread for spread in spreads if any("│" in line.plain for line in spread.table)]
        assert len(drawn) / len(spreads) > 0.75, key

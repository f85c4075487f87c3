"""Draw the terminal table of a game in progress as an SVG, for the README.

    .venv/bin/python tools/picture.py docs/images/terminal.svg

The position is in the record beside it, docs/images/terminal.jsonl. Without such a record, or with one of
other rules, two bots play game after game until one shows a bit of everything, which may take minutes.
"""

from __future__ import annotations

import io
import sys
from itertools import count
from pathlib import Path

from rich.console import Console

import conclave
from conclave.bots import make
from conclave.kernel.rng import seeded
from conclave.kernel.scene import Scene
from conclave.table.match import Match
from conclave.terminal.painted import Painted

WIDTH = 100
NEWS = 9


def is_worth_showing(scene: Scene) -> bool:
    """A bit of everything: the Dragon, terrain, secrets on both sides, a fight to decide, a short list."""
    if scene.prompt is None or scene.prompt.kind != "act":
        return False
    verbs = {choice.verb for choice in scene.prompt.choices}
    stacks = {piece.seat for piece in scene.pieces if piece.more > 0}
    marks = sum(len(area.marks) for area in scene.areas)
    return (
        any(piece.key.startswith("dragon") for piece in scene.pieces)
        and {"attack", "split"} <= verbs
        and 7 <= len(scene.prompt.choices) <= 13
        and stacks == {0, 1}
        and marks >= 2
        and any(line.depth > 1 for line in scene.log[-NEWS:])
    )


def a_game_in_progress() -> Match:
    game = conclave.load("dark-artifacts")
    bot = make("greedy", game)
    for seed in count(1):
        match = Match(game, 2, seed)
        dice = seeded(seed)
        while not match.state.over:
            seat = match.asked()[0]
            if seat == 0 and match.state.dragon >= 0 and is_worth_showing(game.scene(match.view(0))):
                return match
            match.decide(seat, bot.choose(match.view(seat), dice))
    raise AssertionError


def a_position(path: Path) -> Scene:
    try:
        match = Match.resume(path)
    except conclave.ConclaveError:
        match = a_game_in_progress()
        match.save(path)
    scene: Scene = match.game.scene(match.view(0))
    return scene


def draw(scene: Scene, path: Path) -> None:
    screen = Painted(io.StringIO(), width=WIDTH)
    screen.console = Console(
        file=screen.out, record=True, width=WIDTH, force_terminal=True, color_system="truecolor"
    )
    screen.table(scene)
    screen.news(scene.log, NEWS)
    screen.question(scene, explain=False)
    screen.console.save_svg(str(path), title="conclave play dark-artifacts")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: tools/picture.py FILE")
    picture = Path(sys.argv[1])
    picture.parent.mkdir(parents=True, exist_ok=True)
    draw(a_position(picture.with_suffix(".jsonl")), picture)

"""Draw the terminal table of a game in progress as an SVG, for the README.

    .venv/bin/python tools/picture.py docs/images/terminal.svg
    .venv/bin/python tools/picture.py docs/images/black-rose-wars.svg black-rose-wars

The position is in the record beside it, docs/images/terminal.jsonl. Without such a record, or with one of
other rules, bots play game after game until one shows a bit of everything, which may take minutes.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

import conclave
from conclave.bots import make
from conclave.kernel.rng import seeded
from conclave.show.scene import Scene
from conclave.table.match import Match
from conclave.terminal.painted import Painted

NEWS = 9


class Subject(NamedTuple):
    """How a game is drawn: for how many players, how wide, and what makes a position worth showing."""

    seats: int
    width: int
    is_worth_showing: Callable[[Scene], bool]


def shows_dark_artifacts(scene: Scene) -> bool:
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


def shows_black_rose_wars(scene: Scene) -> bool:
    """A bit of everything: Evocations of several Mages, a Trap set, a Room destroyed, a Spell to cast."""
    if scene.prompt is None or scene.prompt.kind != "action":
        return False
    verbs = {choice.verb for choice in scene.prompt.choices}
    marks = {mark.key for area in scene.areas for mark in area.marks}
    summoned = {piece.seat for piece in scene.pieces if int(piece.key.rpartition("-")[2]) >= 4}
    return (
        {"physical-move", "physical-attack", "cast"} <= verbs
        and {"destroyed", "turned"} <= marks
        and len(summoned) >= 2
        and any(card.where == "sheet" and not card.face_up and card.note for card in scene.cards)
        and any(card.where == "event" for card in scene.cards)
        and any(line.depth > 2 for line in scene.log[-NEWS:])
    )


def shows_triora(scene: Scene) -> bool:
    """A bit of everything: markers in several areas, all pieces on the map, a turn to go on with."""
    if scene.prompt is None or scene.prompt.kind != "turn":
        return False
    marked = sum(bool(area.marks) for area in scene.areas)
    return len(scene.prompt.choices) >= 4 and len(scene.pieces) >= 8 and marked >= 3 and len(scene.log) > 150


def shows_mage_wars(scene: Scene) -> bool:
    """A bit of everything: creatures of both sides, burdens, hidden enchantments, an attack to make."""
    if scene.prompt is None or scene.prompt.kind != "act":
        return False
    verbs = {choice.verb for choice in scene.prompt.choices}
    marks = {mark.picture for piece in scene.pieces for mark in piece.marks}
    attacks = sum(choice.verb == "attack" for choice in scene.prompt.choices)
    return (
        {"attack", "move", "guard"} <= verbs
        and attacks >= 2
        and len(scene.prompt.choices) <= 14
        and len(scene.pieces) >= 10
        and "face-down" in marks
        and any(picture.startswith("has-") for picture in marks)
        and any(line.depth > 1 for line in scene.log[-NEWS:])
    )


SUBJECTS = {
    "dark-artifacts": Subject(2, 100, shows_dark_artifacts),
    "black-rose-wars": Subject(3, 118, shows_black_rose_wars),
    "triora": Subject(3, 118, shows_triora),
    "mage-wars": Subject(2, 118, shows_mage_wars),
}


def a_game_in_progress(key: str) -> Match:
    game = conclave.load(key)
    bot = make("greedy", game)
    for seed in count(1):
        match = Match(game, SUBJECTS[key].seats, seed)
        dice = seeded(seed)
        while not match.state.over:
            seat = match.asked()[0]
            if seat == 0 and SUBJECTS[key].is_worth_showing(game.scene(match.view(0))):
                return match
            match.decide(seat, bot.choose(match.view(seat), dice))
    raise AssertionError


def a_position(path: Path, key: str) -> Scene:
    try:
        match = Match.resume(path)
    except conclave.ConclaveError:
        match = a_game_in_progress(key)
        match.save(path)
    scene: Scene = match.game.scene(match.view(0))
    return scene


def draw(scene: Scene, path: Path, key: str) -> None:
    width = SUBJECTS[key].width
    screen = Painted(io.StringIO(), width=width)
    screen.console = Console(
        file=screen.out, record=True, width=width, force_terminal=True, color_system="truecolor"
    )
    screen.table(scene)
    screen.news(scene.log, NEWS)
    screen.question(scene, explain=False)
    screen.console.save_svg(str(path), title=f"conclave play {key}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:3] not in ([], *[[key] for key in SUBJECTS]):
        sys.exit(f"Usage: tools/picture.py FILE [{'|'.join(SUBJECTS)}]")
    wanted = sys.argv[2] if len(sys.argv) == 3 else "dark-artifacts"
    picture = Path(sys.argv[1])
    picture.parent.mkdir(parents=True, exist_ok=True)
    draw(a_position(picture.with_suffix(".jsonl"), wanted), picture, wanted)

"""Both screens draw any scene, at any width, and without colours nothing is lost."""

from __future__ import annotations

import io
from typing import Any

import pytest

from conclave.kernel.rng import seeded
from conclave.show.scene import Scene
from conclave.show.translation import Language, MissingSentence, fallbacks, language
from conclave.terminal.grid import Grid
from conclave.terminal.screen import in_order
from conclave.terminal.things import Things
from tests.games.dark_artifacts.layout import BLACK, WHITE, Layout, Setup
from tests.terminal.evening import GAME, heard, painted, spoken


def some_scenes(seats: int) -> list[Scene]:
    """Scenes from the beginning to the end of a random game, of whoever is asked and of an onlooker."""
    dice = seeded(seats)
    s: Any = GAME.new(seats, 7)
    found: list[Scene] = []
    while not s.over:
        d = s.pending[int(dice.below(len(s.pending)))]
        if s.decided % 15 == 0:
            found.extend(GAME.scene(GAME.view(s, seat)) for seat in (d.seat, seats))
        GAME.decide(s, d.seat, int(dice.below(len(d))))
    return [*found, GAME.scene(GAME.view(s, 0))]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    for seats in (2, 4):
        for scene in some_scenes(seats)[::3]:
            screen = painted(width)
            screen.everything(scene, scene.log, explain=True)
            assert max(len(line) for line in heard(screen).splitlines()) <= width


def test_the_board_shows_owner_top_height_terrain_and_walls_without_colours() -> None:
    t = (
        Layout()
        .terrain(swamp="b3", wall="a2|b2 c3|c4", forest="d4")
        .dragon("a3")
        .stack(WHITE, "b2", "5.4.L")
        .stack(BLACK, "b2", "A.3")
        .start()
    )
    lines = [line.plain for line in Grid(Things(GAME.scene(GAME.view(t.s, WHITE))), 60).lines()]
    board = "\n".join(lines)
    assert "W5+2 BrA+1" in board
    assert "b3 ≈swamp" in board
    assert "♣" in board
    assert "Dragon" in board
    row = next(line for line in lines if "W5+2" in line)
    assert row.split("┃")[1].startswith("W5+2")
    assert sum("━━━" in line for line in lines) == 1


def test_the_numbers_of_places_stand_on_the_board() -> None:
    s = GAME.new(2, 7)
    while s.phase == 0:
        GAME.decide(s, s.pending[0].seat, 0)
    screen = painted()
    scene = GAME.scene(GAME.view(s, 0))
    screen.everything(scene, (), explain=False)
    for number, choice in enumerate(in_order(scene.prompt), 1):
        area = choice.label.split()[-1]
        assert any(
            line.split(area)[1].split()[0] == str(number)
            for line in heard(screen).splitlines()
            if area in line
        )


def test_spoken_tells_every_piece_and_wall_in_sentences() -> None:
    t = (
        Layout()
        .terrain(swamp="b3", wall="a2|b2", forest="d4")
        .dragon("a3")
        .stack(WHITE, "b2", "5.4.L")
        .stack(BLACK, "b2", "A.3")
        .start()
    )
    screen = spoken()
    screen.table(GAME.scene(GAME.view(t.s, WHITE)))
    said = heard(screen)
    assert "b2: your five-dot (over 4, leader); Black’s relic A (2 pieces)." in said
    assert "b3: swamp." in said
    assert "d4: forest." in said
    assert "a3: Dragon, obeys nobody." in said
    assert "A wall stands between a2 and b2." in said
    assert "Actions left: 3. Attacks left: 1." in said


def test_every_scene_can_be_spoken_without_boxes() -> None:
    for scene in some_scenes(3)[::2]:
        screen = spoken()
        screen.everything(scene, scene.log, explain=True)
        screen.reminder(scene)
        assert not set(heard(screen)) & set("│┃─━┌▸›≈♣·")
        for line in heard(screen).splitlines():
            assert not line or line[-1] in ".?:", line


def test_declining_comes_last() -> None:
    for scene in some_scenes(2):
        if scene.prompt is not None and any(choice.verb == "pass" for choice in scene.prompt.choices):
            assert in_order(scene.prompt)[-1].verb == "pass"
            assert sorted(c.index for c in in_order(scene.prompt)) == list(range(len(scene.prompt.choices)))


def test_a_usual_turn_fits_a_screen_of_24_lines() -> None:
    """Board, question and answers together, with the line that people type on; what scrolls is the news."""
    tall = []
    for seed in range(2):
        dice = seeded(seed)
        s: Any = GAME.new(2, seed)
        while not s.over:
            d = s.pending[int(dice.below(len(s.pending)))]
            if s.decided % 10 == 0:
                scene = GAME.scene(GAME.view(s, d.seat))
                screen = painted(80, 24)
                screen.everything(scene, (), explain=False)
                once = heard(screen)
                if any(piece.layers for piece in scene.pieces):
                    assert "beneath" in once
                screen.everything(scene, scene.log, explain=False)
                shown = heard(screen)[len(once) :]
                assert "2 beneath" not in shown
                assert max(len(line) for line in shown.splitlines()) <= 80
                if len(scene.prompt.choices) <= 11:
                    assert shown.index("┌──") > shown.index(scene.log[-1].text.split()[0])
                    tall.append(shown[shown.index("┌──") :].count("\n") + 1)
                else:
                    list(screen.board_first(scene, explain=False))
                    shown = heard(screen)[len(once) :]
                    assert all(area.label in shown for area in scene.areas)
            GAME.decide(s, d.seat, int(dice.below(len(d))))
    assert max(tall) <= 24


def test_spoken_leaves_out_what_there_is_none_of() -> None:
    t = Setup.new(GAME, seats=2, seed=3).to_stacking()
    t.build(WHITE, "b1 5.L.4")
    screen = spoken()
    screen.table(GAME.scene(GAME.view(t.s, WHITE)))
    assert (
        "Still to lay: five-dot: 3, four-dot: 2, three-dot: 2, two-dot: 1, relic A: 1, relic B: 1."
        in heard(screen)
    )


# --- languages -------------------------------------------------------------------------------------------
def test_a_language_falls_back_to_english() -> None:
    assert fallbacks("de-AT") == ["de-AT", "de", "en"]
    assert fallbacks("en_GB") == ["en-GB", "en"]
    assert language("conclave.terminal", "xx").say("undone") == language("conclave.terminal").say("undone")
    assert language("conclave.terminal", "../../x").say("undone")


def test_a_missing_sentence_or_fact_is_an_error_not_a_gap() -> None:
    words = Language("conclave.terminal", "en")
    with pytest.raises(MissingSentence, match="no sentence 'nonsense'"):
        words.say("nonsense")
    with pytest.raises(MissingSentence, match="saved"):
        words.say("saved")
    assert words.say_or("nonsense", "Well.") == "Well."


def test_a_plain_screen_never_wipes_a_pipe() -> None:
    screen = spoken()
    screen.wipe()
    assert isinstance(screen.out, io.StringIO)
    assert screen.out.getvalue() == ""

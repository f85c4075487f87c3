"""Screens draw scenes of games they have never heard of, whatever their boards look like."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from conclave.show.scene import Area, Deed, Piece, Prompt, Runner, Scene, Track
from conclave.terminal.courses import course
from conclave.terminal.grid import Grid
from conclave.terminal.hexes import Hexes
from conclave.terminal.meaning import Meaning, family_of
from conclave.terminal.roads import Roads
from conclave.terminal.screen import in_order
from conclave.terminal.things import Things
from tests.terminal.evening import heard, painted, spoken
from tests.terminal.made_up import SCENES, SEATS, cards, hexes, plain, race, roads, squares

WIDTHS = [60, 80, 120, 200]
HEIGHTS = [None, 24, 30, 60]


def shown(scene: Scene, width: int, height: int | None) -> str:
    """All that is shown of a scene at a question, page after page."""
    screen = painted(width, height)
    list(screen.board_first(scene, explain=True))
    screen.everything(scene, scene.log, explain=True)
    return heard(screen)


def said(scene: Scene) -> str:
    """All that is said of a scene at a question."""
    screen = spoken()
    screen.everything(scene, scene.log, explain=True)
    return heard(screen)


def squeezed(label: str) -> re.Pattern[str]:
    """A label as it may be cut short: each of its words begins right, and words may be missing."""
    words = [f"(?:{re.escape(word[:2])}[^ ]*)" for word in label.split()]
    return re.compile("|".join(words))


# --- everything is there ---------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("height", HEIGHTS)
def test_every_place_and_every_answer_is_painted_within_the_screen(
    kind: str, width: int, height: int | None
) -> None:
    scene = SCENES[kind]()
    text = shown(scene, width, height)
    assert max(len(line) for line in text.splitlines()) <= width
    for area in scene.areas:
        if area.shape == "cell" and not any(piece.at == area.key for piece in scene.pieces):
            continue
        assert squeezed(area.label).search(text), area.label
    things = Things(scene)
    for piece in scene.pieces:
        assert things.token(piece).plain in text
    assert scene.prompt is not None
    flat = " ".join(text.split())
    assert scene.prompt.question in flat
    for number, choice in enumerate(in_order(scene.prompt), 1):
        assert re.search(rf"\b{number}  {choice.label[:1].upper()}{re.escape(choice.label[1:6])}", text)


@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_whole_table_can_be_leafed_through(kind: str, width: int) -> None:
    """At 24 lines no page is taller than the screen, and together they have every label, road and card."""
    scene = SCENES[kind]()
    screen = painted(width, 24)
    lengths: list[int] = [0]
    for _ in screen.leaf_through(scene):
        lengths.append(heard(screen).count("\n"))
    text = heard(screen)
    lengths.append(text.count("\n"))
    assert max(after - before for before, after in pairwise(lengths)) < 24
    assert max(len(line) for line in text.splitlines()) <= width
    for area in scene.areas:
        assert squeezed(area.label).search(text), area.label
    for card in scene.cards:
        assert card.name in text


@pytest.mark.parametrize("kind", SCENES)
def test_everything_is_spoken_in_sentences(kind: str) -> None:
    scene = SCENES[kind]()
    text = said(scene)
    for line in text.splitlines():
        assert not line or line[-1] in ".?:", line
    names = {area.key: area.label for area in scene.areas}
    for area in scene.areas:
        if area.shape not in ("square", "cell"):
            assert area.label in text
        for mark in area.marks:
            assert mark.label in text
    for piece in scene.pieces:
        assert piece.label in text
    for edge in scene.edges:
        if edge.kind != "open" and "den-0" not in edge.ends:
            one, other = (names[end] for end in edge.ends)
            assert any(one in line and other in line for line in text.splitlines()), (one, other)
    for card in scene.cards:
        assert card.name in text
    for track in scene.tracks:
        assert track.role == "clock" or track.label in text
    assert scene.prompt is not None
    for choice in scene.prompt.choices:
        assert f". {choice.label[0].upper()}{choice.label[1:]}." in text


# --- squares ---------------------------------------------------------------------------------------------
def test_squares_show_walls_doors_and_stacks() -> None:
    lines = [line.plain for line in Grid(Things(squares()), 80).lines()]
    row = next(line for line in lines if "Yard A1" in line)
    assert "┃" in row
    assert any("╌" in line for line in lines)
    assert any("Ac+2 Bc♥5 4" in line for line in lines)


def test_squares_too_narrow_for_their_pieces_are_listed() -> None:
    assert Grid(Things(squares()), 20).width == 0
    assert "Yard D3" in shown(squares(), 20, None)


def test_the_lowest_squares_keep_only_the_lines_on_which_something_stands() -> None:
    low, flat = (Grid(Things(squares()), 80, low).lines() for low in (1, 2))
    assert len(flat) == len(low) - 1
    assert sum("╌" in line.plain for line in flat) == 1


# --- hexes -----------------------------------------------------------------------------------------------
def test_hexes_show_cells_at_their_rim_and_tell_of_walls() -> None:
    text = shown(hexes(), 120, 60)
    assert re.search(r"│Den of Anna +│Long Hall", text)
    assert "Walls: Middle Hall – Feast Hall" in text
    assert "A♥9 Bw" in text


def test_the_lowest_hexes_have_no_lines_between_rows() -> None:
    low, flat = (Hexes(Things(hexes()), 80, low).lines() for low in (1, 2))
    assert len(flat) == len(low) - 4
    assert not any("─" in line.plain for line in flat)


# --- a map -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [60, 80, 100, 120, 150])
@pytest.mark.parametrize("low", [0, 1, 2])
def test_a_map_has_every_town_once_and_in_its_place(width: int, low: int) -> None:
    scene = roads()
    drawing = Roads(Things(scene), width, low)
    assert drawing.width <= width
    text = "\n".join(line.plain for line in drawing.lines())
    for area in scene.areas:
        assert text.count(f"[{area.label}]") == 1
    spots = drawing.spots
    assert spots["town-0"].left < spots["town-3"].left < spots["town-5"].left
    assert spots["town-1"].top < spots["town-13"].top < spots["town-25"].top


def test_a_road_is_drawn_or_told() -> None:
    scene = roads()
    text = shown(scene, 120, 60)
    drawing = Roads(Things(scene), 81)
    assert len(drawing.paths) > len(scene.edges) // 2
    told = " ".join(text.split("Roads:")[1].split("Ben did")[0].split())
    for edge in scene.edges:
        one, other = (next(area.label for area in scene.areas if area.key == end) for end in edge.ends)
        if edge.key not in drawing.paths:
            assert re.search(rf"{one} – [^·]*{other}", told), (one, other)


def test_a_road_never_runs_through_a_town() -> None:
    drawing = Roads(Things(roads()), 100)
    covered = {cell for spot in drawing.spots.values() for cell in spot.cells()}
    assert not any(cell in covered for path in drawing.paths.values() for cell in path)


def test_a_lower_map_takes_fewer_lines() -> None:
    heights = [len(Roads(Things(roads()), 100, low).lines()) for low in (0, 1, 2)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < 20


def test_a_map_of_one_town_and_a_map_in_a_line_are_drawn() -> None:
    one = plain(areas=(Area(key="town-0", label="Alone", shape="node", x=3.0, y=3.0),))
    assert "[Alone]" in shown(one, 80, 24)
    row = tuple(Area(key=f"town-{n}", label=f"Stop {n}", shape="node", x=12.0 * n, y=0.0) for n in range(5))
    text = shown(plain(areas=row), 80, 24)
    assert any(all(f"[Stop {n}]" in line for n in range(5)) for line in text.splitlines())


def test_a_map_too_narrow_to_draw_is_listed_with_its_roads() -> None:
    text = " ".join(shown(roads(), 40, None).split())
    assert "Crow Hill – Brackenfold, Dunmarsh, Ivy Well" in text


# --- cards and courses -----------------------------------------------------------------------------------
def test_cards_stand_under_the_headings_of_their_game() -> None:
    text = shown(cards(), 120, 60)
    assert "Fist: Nudge (spell) · Shove (spell) · Tumble (spell)" in text
    assert "Weather\n  Storm (weather): It rains." in text
    assert "Aims\n  Be First: Come first." in text
    assert "Row: 2 Lantern [burnt]" in text
    assert "Odd-corner: Oddity" in text
    assert "Heap: Spent Match" in text


def test_markers_stand_on_a_course() -> None:
    (line,) = course(race(), SEATS, 80)
    assert line.plain == "Race 0 ····AH····B··········· 20 · A 4 · H 4 · B 9"


def test_a_course_too_long_to_draw_is_told() -> None:
    long = structs.replace(race(), most=300)
    assert course(long, SEATS, 80)[0].plain == "Race /300 · A 4 · H 4 · B 9"
    below = Track(key="t", label="Depth", value=0, runners=(Runner(key="r-0", label="Diver", at=-3),))
    assert course(below, SEATS, 80)[0].plain == "Depth · Di -3"
    assert "Race, to 300: Anna at 4, Ben at 9, The Hunt at 4." in said(plain(tracks=(long,)))


# --- families --------------------------------------------------------------------------------------------
def meaning(scene: Scene) -> Meaning:
    """What may be meant at a scene's question."""
    assert scene.prompt is not None
    return Meaning(scene, scene.prompt, spoken().words, {})


@dataclass
class Asked:
    """A deed that a person asks about, and what they type."""

    takes: tuple[str, ...]
    words: str
    slots: list[list[str]] = field(default_factory=list)


@pytest.mark.parametrize(
    "asked",
    [
        Asked(("town",), "crow hill", [["town-2"]]),
        Asked(("piece",), "aldermoor", [["piece-0"]]),
        Asked(("piece",), "cart in copper mine", [["piece-8"]]),
        Asked(("piece", "town"), "aldermoor to beacon of the south", [["piece-0"], ["town-25"]]),
        Asked(("road",), "from crow hill to dunmarsh", [["road-2"]]),
        Asked(("nothing-known",), "crow hill", []),
    ],
)
def test_a_family_is_what_its_keys_are_in_the_scene(asked: Asked) -> None:
    deed = Deed(name="do", verb=1, takes=asked.takes)
    assert meaning(roads()).slots(deed, ["do", *asked.words.split()]) == asked.slots


def test_a_key_without_a_number_has_no_family() -> None:
    assert family_of("town-7") == "town"
    assert family_of("round") == ""
    assert family_of("never-heard-of") == ""


# --- what may be missing ---------------------------------------------------------------------------------
def test_a_scene_with_nothing_but_a_question_is_shown() -> None:
    for scene in (plain(), structs.replace(plain(), prompt=None, result="Nobody wins", over=True)):
        for width in WIDTHS:
            assert "Anna" in shown(scene, width, 24)
        assert "Anna" in said(scene)


def test_more_answers_than_lines_come_page_by_page() -> None:
    scene = plain()
    choice = in_order(_prompt(scene))[0]
    many = tuple(structs.replace(choice, index=n, label=f"the answer called {n:03} " * 3) for n in range(90))
    crowded = structs.replace(scene, prompt=structs.replace(_prompt(scene), choices=many))
    screen = painted(60, 24)
    pages = sum(1 for _ in screen.board_first(crowded, explain=False))
    screen.everything(crowded, (), explain=False)
    text = heard(screen)
    assert pages
    assert all(f"{n:03}" in text for n in range(90))
    assert "What next, Anna?" in "\n".join(text.splitlines()[-23:])


def _prompt(scene: Scene) -> Prompt:
    assert scene.prompt is not None
    return scene.prompt


def test_pieces_without_symbols_go_by_their_pips_or_names() -> None:
    things = Things(plain())
    bare: dict[str, Any] = {"key": "piece-1", "at": "", "seat": -1, "symbol": "", "label": "Golem"}
    assert things.token(Piece(**bare)).plain == "Gol"
    assert things.token(Piece(**bare, pips=5)).plain == "5"

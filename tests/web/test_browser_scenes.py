"""The page draws scenes of games it has never heard of: squares, hexes, a map of roads, no board at all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Served
from tests.web.hands import until
from tests.web.scenes import EVERY, SYMBOLS, TOWNS, boardless, hexes, road_map, show, squares, unknown
from tests.web.test_browser_pages import too_wide, violations

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def thing(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]')


def paths(where: Locator) -> list[str]:
    """The paths of the drawings in an element, filled ones as a game writes them."""
    found: list[str] = where.locator(".drawing path").evaluate_all(
        "(all) => all.map((p) => (p.classList.contains('filled') ? '!' : '') + p.getAttribute('d'))"
    )
    return found


def box(where: Locator) -> Any:
    found = where.first.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_scene_is_drawn_whole_and_without_a_fault(
    page: Page, served: Served, name: str, size: dict[str, int]
) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    made_up = EVERY[name]()
    show(page, served, made_up)
    for each in (*made_up.areas, *made_up.pieces, *made_up.cards, *made_up.tracks):
        expect(thing(page, each.key)).to_have_count(1)
    places = {area.key for area in made_up.areas}
    for edge in made_up.edges:
        expect(thing(page, edge.key)).to_have_count(1 if places >= set(edge.ends) else 0)
    assert faults == []
    assert too_wide(page) <= 0


@pytest.mark.parametrize("name", EVERY)
def test_axe_finds_nothing_in_made_up_scenes(page: Page, served: Served, name: str) -> None:
    show(page, served, EVERY[name]())
    assert violations(page) == []


def test_squares_have_their_first_row_at_the_bottom(page: Page, served: Served) -> None:
    show(page, served, squares())
    assert box(thing(page, "place-0"))["y"] > box(thing(page, "place-2"))["y"]
    assert box(thing(page, "place-1"))["x"] > box(thing(page, "place-0"))["x"]


def test_marks_are_drawn_by_their_roles(page: Page, served: Served) -> None:
    show(page, served, squares())
    place = thing(page, "place-3")
    assert paths(place.locator('.terrain[data-tone="moss"]')) == SYMBOLS["boat"]
    assert paths(place.locator(".crest-mark")) == SYMBOLS["tower"]
    expect(place.locator(".gauge .full")).to_have_count(2)
    expect(place.locator(".gauge circle")).to_have_count(4)
    expect(place.locator("text.sign")).to_have_text("!")
    for key, state in (("place-1", "spent"), ("place-2", "gone")):
        expect(thing(page, key)).to_have_attribute("data-state", state)


def test_pieces_are_drawn_by_their_figures(page: Page, served: Served) -> None:
    show(page, served, squares())
    stack = thing(page, "p-0")
    expect(stack.locator(".pips circle")).to_have_count(5)
    expect(stack.locator(".slab")).to_have_count(1)
    expect(stack.locator(".badge")).to_have_text("+1")
    assert paths(thing(page, "p-1")) == SYMBOLS["tower"]
    expect(thing(page, "p-2").locator(".letter")).to_have_text("XY")
    expect(thing(page, "p-3").locator(".letter")).to_have_text("9")


def test_a_piece_on_a_line_stands_between_its_places(page: Page, served: Served) -> None:
    show(page, served, squares())
    expect(page.locator(".stands")).to_have_count(0)
    one, fence, other = (box(thing(page, key)) for key in ("place-0", "p-4", "place-1"))
    assert one["x"] < fence["x"] < other["x"]
    assert fence["x"] + fence["width"] > other["x"]
    expect(thing(page, "p-4").locator(".badge")).to_have_text("♥3")
    thing(page, "p-4").click()
    assert page.evaluate("() => window.picked") == "p-4"


def test_what_lies_on_a_piece_is_drawn_about_it_and_counted(page: Page, served: Served) -> None:
    show(page, served, squares())
    pins = thing(page, "p-6").locator(".pin")
    expect(pins).to_have_count(2)
    assert paths(pins.first) == SYMBOLS["tower"]
    expect(pins.first.locator(".many")).to_have_count(0)
    expect(pins.nth(1).locator("text").first).to_have_text("Hx")
    expect(pins.nth(1).locator(".many")).to_have_text("2")
    assert pins.nth(1).get_attribute("data-tone") == "red"
    crowded = thing(page, "p-5")
    expect(crowded.locator(".pin")).to_have_count(6)
    expect(crowded.locator(".pin").last).to_have_text("…")
    expect(crowded).to_have_attribute("data-state", "spent")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_steps_of_a_round_stand_in_their_order(page: Page, served: Served, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    show(page, served, squares())
    steps = page.locator(".steps li")
    expect(steps).to_have_text(["Dawn", "Noon", "Dusk"])
    expect(page.locator(".steps [aria-current='step']")).to_have_text("Noon")
    expect(thing(page, "day")).to_contain_text("Day2/5")
    expect(page.locator(".steps")).to_have_attribute("aria-label", "Day")


def test_figures_without_a_drawing_get_one_of_the_pages_own(page: Page, served: Served) -> None:
    show(page, served, hexes())
    assert paths(thing(page, "p-0").locator(".figure")) == SYMBOLS["witch"]
    expect(thing(page, "p-0").locator(".badge")).to_have_text("♥7")
    own = {tuple(paths(thing(page, key))) for key in ("p-1", "p-2")}
    assert len(own) == 2
    assert all(own)
    assert paths(thing(page, "hex-0").locator(".scenery")) == SYMBOLS["tower"]
    expect(thing(page, "hex-1").locator(".place tspan")).to_have_text(["The Long", "Gallery"])
    expect(thing(page, "door-0").locator(".way")).to_have_count(1)
    expect(page.locator(".seat .emblem").nth(1)).to_have_text("B")
    assert paths(page.locator(".seat .emblem").first) == SYMBOLS["witch"]


BEDS = """() => {
  const order = [...document.querySelectorAll('svg.map > g')].map((g) => g.getAttribute('class'));
  return order.indexOf('edges') < order.indexOf('areas') && order.indexOf('areas') < order.indexOf('pieces');
}"""
HEIGHTS = "(all) => all.map((text) => text.querySelector('tspan').getBoundingClientRect().height)"
BOXES = """(all) => all.map((each) => each.getBoundingClientRect().toJSON())"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_map_has_room_for_its_towns_names_and_pieces(
    page: Page, served: Served, size: dict[str, int]
) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    show(page, served, road_map())
    assert page.evaluate(BEDS)
    assert min(page.locator(".map .place").evaluate_all(HEIGHTS)) >= 10
    nodes = page.locator(".map .area .ground").evaluate_all(BOXES)
    names = page.locator(".map .place").evaluate_all(BOXES)
    pieces = page.locator(".map .piece .body").evaluate_all(BOXES)
    assert len(nodes) == len(names) == len(TOWNS)
    for kind in (nodes, names):
        for n, one in enumerate(kind):
            assert not [other for other in kind[:n] if overlap(one, other) > 4]
    for piece in pieces:
        assert all(overlap(piece, node) < 0.25 * piece["width"] * piece["height"] for node in nodes)
        assert all(overlap(piece, name) < 4 for name in names)


def overlap(a: dict[str, float], b: dict[str, float]) -> float:
    """The area two boxes share."""
    wide = min(a["right"], b["right"]) - max(a["left"], b["left"])
    tall = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return max(0.0, wide) * max(0.0, tall)


def test_roads_are_lines_from_town_to_town(page: Page, served: Served) -> None:
    show(page, served, road_map())
    expect(page.locator('.edge[data-kind="road"] .bed')).to_have_count(len(road_map().edges) - 2)
    twins = [thing(page, key).locator(".stroke").get_attribute("d") for key in ("road-0", "road-99")]
    assert twins[0] != twins[1]
    expect(thing(page, "ferry-0").locator(".stroke")).to_have_count(1)
    expect(thing(page, "road-15")).to_have_class("edge offered")
    castle = thing(page, "town-9")
    assert paths(castle.locator(".crest-mark")) == SYMBOLS["tower"]
    expect(castle.locator(".gauge .full")).to_have_count(1)
    expect(castle.locator("text.sign")).to_have_text("F")


def test_a_map_is_panned_and_zoomed_on_a_phone(page: Page, served: Served) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    show(page, served, road_map())
    board, larger = page.locator("svg.map"), page.locator(".zoom")
    usual = box(board)["width"]
    assert usual > PHONE["width"]
    until(page, "() => document.querySelector('.field').scrollLeft > 0")
    expect(page.locator(".area.offered").first).to_be_in_viewport()
    for size in (1.7, 2.6):
        larger.click()
        assert box(board)["width"] == pytest.approx(size * usual, rel=0.01)
        expect(page.locator(".area.offered").first).to_be_in_viewport()
    larger.click()
    assert box(board)["width"] < PHONE["width"]
    larger.click()
    assert box(board)["width"] == pytest.approx(usual)


def test_things_on_a_map_are_picked_and_answers_show_their_pictures(page: Page, served: Served) -> None:
    show(page, served, road_map())
    thing(page, "town-11").click()
    assert page.evaluate("() => window.picked") == "town-11"
    thing(page, "p-3").click()
    assert page.evaluate("() => window.picked") == "p-3"
    answers = page.locator(".dock .option")
    assert paths(answers.first) == SYMBOLS["witch"]
    assert paths(answers.nth(1)) == []


def test_points_of_several_sides_are_a_race_that_outgrows_its_end(page: Page, served: Served) -> None:
    show(page, served, road_map())
    race = page.locator(".race")
    expect(race).to_have_attribute("aria-label", "Renown: Ada 4, Bo 17")
    expect(race.locator(".tick").last).to_have_text("20")
    assert box(race.locator(".runner").nth(1))["x"] > box(race.locator(".runner").first)["x"]


def test_without_a_board_cards_take_its_place(page: Page, served: Served) -> None:
    show(page, served, boardless())
    expect(page.locator("svg.board")).to_have_count(0)
    expect(page.locator(".board-place")).to_be_hidden()
    headings = page.locator(".holdings h2").all_inner_texts()
    assert [text.rsplit(" ", 1)[0] for text in headings] == [
        "Hand",
        "Row",
        "odd",
        "Aims",
        "Heap",
        "Lost",
        "Sky",
    ]
    held = thing(page, "card-3")
    expect(held).to_have_attribute("data-tone", "teal")
    assert paths(held.locator(".crest")) == SYMBOLS["tower"]
    expect(thing(page, "card-2")).to_have_class("card is-used")
    expect(thing(page, "card-9")).to_have_class("small-card")
    expect(thing(page, "card-5")).to_have_class("small-card back")
    assert paths(thing(page, "card-5"))
    assert box(page.locator(".holdings"))["y"] < 250


def test_a_track_with_runners_is_a_course(page: Page, served: Served) -> None:
    show(page, served, boardless())
    course = thing(page, "night")
    expect(course).to_have_attribute("aria-label", "The night: Ada 3, Bo 3, Fog 8")
    expect(course.locator(".tick")).to_have_count(10)
    expect(thing(page, "run-0")).to_have_attribute("data-tone", "red")
    assert paths(thing(page, "run-2")) == SYMBOLS["boat"]
    thing(page, "run-2").click()
    assert page.evaluate("() => window.picked") == "run-2"
    assert paths(thing(page, "coins-0")) == SYMBOLS["tower"]
    expect(page.locator(".standing .track")).to_have_count(2)


def test_what_the_page_does_not_know_is_drawn_plainly(page: Page, served: Served) -> None:
    show(page, served, unknown())
    blob = thing(page, "blob-0")
    expect(blob.locator("circle.ground")).to_have_count(1)
    expect(blob.locator("text.sign")).to_have_text(["7", "?!"])
    expect(thing(page, "edge-0").locator(".stroke")).to_have_count(1)
    expect(thing(page, "edge-0")).to_have_class("edge")
    expect(thing(page, "p-0").locator(".token .letter")).to_have_text("Lon")
    expect(page.locator(".stands")).to_contain_text("a thing nowhere")
    expect(thing(page, "p-1").locator(".figure")).to_have_count(1)
    expect(thing(page, "p-2").locator(".stack.begun")).to_have_count(1)
    expect(page.locator(".holdings h2")).to_have_text("Cards 1")
    expect(page.locator(".race")).to_have_attribute("aria-label", "Run: Ada -2")


PUT_OWN = """async () => {
  const { symbol } = await import('/static/js/symbols.js');
  document.querySelector('#page').replaceChildren(symbol('play'));
}"""


def test_a_drawing_of_the_game_never_takes_the_place_of_the_pages_own(page: Page, served: Served) -> None:
    page.goto(served.address)
    expect(page.locator(".play-now").first).to_be_visible()
    before = paths(page.locator(".play-now").first)
    show(page, served, squares())
    page.evaluate(PUT_OWN)
    assert paths(page.locator("#page")) == before
    assert before != SYMBOLS["play"]

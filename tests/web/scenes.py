"""Scenes of games that do not exist, one for each kind of board, and a page that draws them."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page

from conclave.show.scene import (
    Area,
    Card,
    Choice,
    Edge,
    Layer,
    Mark,
    Part,
    Piece,
    Prompt,
    Runner,
    Scene,
    SeatScene,
    Track,
)
from tests.web.conftest import Served

SYMBOLS = {
    "tower": ["M6 21V8l2 2 4-5 4 5 2-2v13z", "!M10 21v-5h4v5z"],
    "boat": ["M3 14h18l-3 6H6z", "M12 14V3l6 8h-6"],
    "witch": ["M4 20l8-16 8 16z", "M7 20h10"],
    "play": ["M2 2h20v20H2z"],
}
"""Drawings of the made-up game; one is called as one of the page's own."""

SEATS = (
    SeatScene(seat=0, name="Ada", tone="red", symbol="A", active=True, asked=True, team=0, picture="witch"),
    SeatScene(seat=1, name="Bo", tone="teal", symbol="B", active=False, asked=False, team=1),
)


def scene(**parts: Any) -> Scene:
    """A scene of a made-up game with two players; the parts say what lies on the table."""
    bare: dict[str, Any] = {
        "game": "made-up", "title": "Made up", "viewer": 0, "banner": "Ada plays", "phase": "Day 1",
        "over": False, "seats": SEATS, "areas": (), "edges": (), "pieces": (), "cards": (), "tracks": (),
        "waiting": (0,), "prompt": None, "log": (),
    }  # fmt: skip
    return Scene(**bare | parts)


def squares() -> Scene:
    """Two rows of squares with a wall, a ground, a crest, a gauge, stacks, tokens and a round with steps."""
    marks = (
        Mark(key="moor", symbol="~", label="moor", role="ground", picture="boat", tone="moss"),
        Mark(key="guild", symbol="G", label="guild", role="crest", picture="tower"),
        Mark(key="heat", symbol="2/4", label="heat", role="gauge", value=2, most=4),
        Mark(key="omen", symbol="!", label="omen"),
    )
    layers = (
        Layer(key="p-0-0", symbol="5", label="five", known=True, pips=5),
        Layer(key="p-0-1", symbol="", label="hidden", known=False),
    )
    return scene(
        areas=tuple(
            Area(
                key=f"place-{n}", label="abcd"[n], shape="square", x=float(n % 2), y=float(n // 2),
                marks=marks if n == 3 else (), state=("", "spent", "gone", "")[n],
            )
            for n in range(4)
        ),
        edges=(
            Edge(key="line-0", ends=("place-0", "place-1"), kind="wall"),
            Edge(key="line-1", ends=("place-0", "place-2"), kind="open"),
            Edge(key="line-2", ends=("place-1", "place-3"), kind="hedge"),
        ),
        pieces=(
            Piece(key="p-0", at="place-0", seat=0, symbol="5", label="a stack", tone="red", layers=layers,
                  more=1, figure="stack", pips=5),
            Piece(key="p-1", at="place-0", seat=0, symbol="T", label="a tower", picture="tower"),
            Piece(key="p-2", at="place-1", seat=1, symbol="XY", label="a token"),
            Piece(key="p-3", at="place-1", seat=1, symbol="9", label="nine", pips=9),
            Piece(key="p-4", at="line-0", seat=1, symbol="#", label="a fence", note="♥3", tone="teal"),
            Piece(key="p-5", at="place-2", seat=1, symbol="Wo", label="a wolf with much on it", tone="teal",
                  figure="creature", state="spent", marks=burdens(9)),
            Piece(key="p-6", at="place-2", seat=0, symbol="A", label="Ada", tone="red", figure="person",
                  marks=burdens(2)),
        ),
        tracks=(
            Track(key="day", label="Day", value=2, most=5, role="clock", parts=tuple(
                Part(key=f"step-{n}", label=label, value=n == 1)
                for n, label in enumerate(("Dawn", "Noon", "Dusk"))
            )),
        ),
    )  # fmt: skip


def burdens(count: int) -> tuple[Mark, ...]:
    """So many marks on a piece: the first goes by a drawing, the second by letters."""
    return tuple(
        Mark(key=f"mark-{n}", symbol="Hx", label=f"{n + 1} of these", value=n + 1, tone=("", "red")[n % 2],
             picture="" if n == 1 else "tower")
        for n in range(count)
    )  # fmt: skip


def hexes() -> Scene:
    """Three hexes and a cell with its door; a person, a creature, and a person without a drawing."""
    return scene(
        areas=(
            Area(key="hex-0", label="Hall", shape="hex", x=0, y=0, tone="blue", picture="tower"),
            Area(key="hex-1", label="The Long Gallery", shape="hex", x=1, y=0),
            Area(key="hex-2", label="Attic", shape="hex", x=0.5, y=-1),
            Area(key="cell-0", label="Cell", shape="cell", x=-1, y=0, tone="red"),
        ),
        edges=(Edge(key="door-0", ends=("cell-0", "hex-0"), kind="door"),),
        pieces=(
            Piece(key="p-0", at="hex-0", seat=0, symbol="A", label="Ada", tone="red", figure="person",
                  picture="witch", note="♥7"),
            Piece(key="p-1", at="hex-1", seat=1, symbol="B", label="Bo", tone="teal", figure="person"),
            Piece(key="p-2", at="hex-1", seat=1, symbol="Wo", label="a wolf", figure="creature"),
        ),
    )  # fmt: skip


TOWNS = (
    ("Harbour", 6, 42), ("Saltmarsh", 17, 50), ("Old Mill", 15, 34), ("Crossroads", 27, 41),
    ("Abbey of the Seven Bells", 24, 25), ("Quarry", 36, 51), ("Ford", 38, 35), ("Chapel", 35, 20),
    ("Market", 48, 44), ("Castle", 47, 27), ("Gallows", 58, 51), ("Orchard", 57, 36), ("Tower", 58, 20),
    ("Vineyard", 68, 44), ("Wood", 69, 29), ("Lighthouse", 78, 38),
)  # fmt: skip
ROADS = (
    (0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 5), (3, 6), (4, 7), (5, 8), (6, 8), (6, 9), (7, 9), (8, 10),
    (8, 11), (9, 12), (9, 11), (10, 13), (11, 13), (11, 14), (12, 14), (13, 15), (14, 15), (4, 6),
)  # fmt: skip


def road_map() -> Scene:
    """A map of sixteen towns up to x = 78, joined by roads, twice from harbour to marsh, and by a ferry."""
    marks = (
        Mark(key="walls", symbol="1/3", label="walls", role="gauge", value=1, most=3),
        Mark(key="arms", symbol="C", label="arms", role="crest", picture="tower"),
        Mark(key="fair", symbol="F", label="a fair"),
    )
    roads = [
        Edge(key=f"road-{n}", ends=(f"town-{a}", f"town-{b}"), kind="road") for n, (a, b) in enumerate(ROADS)
    ]
    return scene(
        areas=tuple(
            Area(key=f"town-{n}", label=name, shape="node", x=x, y=y, marks=marks if name == "Castle" else (),
                 tone=("", "red", "", "gold")[n % 4], picture="boat" if name == "Harbour" else "")
            for n, (name, x, y) in enumerate(TOWNS)
        ),
        edges=(
            *roads,
            Edge(key="road-99", ends=("town-1", "town-0"), kind="road"),
            Edge(key="ferry-0", ends=("town-0", "town-5"), kind="ferry"),
            Edge(key="road-lost", ends=("town-0", "nowhere"), kind="road"),
        ),
        pieces=(
            Piece(key="p-0", at="town-9", seat=0, symbol="A", label="Ada", tone="red", figure="person"),
            Piece(key="p-1", at="town-9", seat=1, symbol="B", label="Bo", tone="teal", figure="person"),
            Piece(key="p-2", at="town-9", seat=-1, symbol="W", label="a wolf", figure="creature"),
            Piece(key="p-3", at="town-3", seat=0, symbol="3", label="wagons", tone="red", pips=3),
            Piece(key="p-4", at="town-0", seat=1, symbol="S", label="a ship", tone="teal", picture="boat"),
        ),
        tracks=(
            Track(key="points-0", label="Renown", value=4, seat=0, group="Ada", role="points"),
            Track(key="points-1", label="Renown", value=17, seat=1, group="Bo", role="points"),
        ),
        prompt=Prompt(
            seat=0, question="Where does Ada go?", rule="R1", choices=(
                Choice(index=0, label="To the Orchard", verb="go", points_at=("town-11", "road-15"),
                       code=(1, 11, -1), picture="witch"),
                Choice(index=1, label="To the Ford", verb="go", points_at=("town-6",), code=(1, 6, -1)),
            ),
        ),
    )  # fmt: skip


def boardless() -> Scene:
    """No board: hands, goals, piles, a card of nobody, and a course with runners."""
    card = {"seat": 0, "face_up": True, "sentence": "It is good to have."}
    return scene(
        cards=(
            Card(key="card-9", where="heap", name="Done with", heading="Heap", place="pile", **card),
            Card(key="card-1", where="aims", name="A goal", heading="Aims", place="goal", **card),
            Card(key="card-2", where="row", name="Before me", heading="Row", used=True, **card),
            Card(key="card-3", where="held", name="Held", heading="Hand", place="hand", tone="teal",
                 pictures=("tower", "unheard-of"), **card),
            Card(key="card-4", where="odd", name="Oddly placed", place="upside-down", tone="no-tone", **card),
            Card(key="card-5", where="held", seat=1, face_up=False, heading="Hand", place="hand"),
            Card(key="card-6", where="sky", seat=-1, face_up=True, name="For all", heading="Sky",
                 place="open"),
            Card(key="card-7", where="lost", seat=7, face_up=True, name="Nobody's", heading="Lost"),
        ),
        tracks=(
            Track(
                key="night", label="The night", value=0, most=9, runners=(
                    Runner(key="run-0", label="Ada", at=3, seat=0, symbol="A"),
                    Runner(key="run-1", label="Bo", at=3, seat=1, symbol="B"),
                    Runner(key="run-2", label="Fog", at=8, picture="boat", tone="grey"),
                ),
            ),
            Track(key="coins-0", label="Coins", value=3, most=6, seat=0, picture="tower"),
            Track(key="mood", label="Mood", value=2, role="weather"),
            Track(key="lost", label="Lost", value=1, seat=7),
        ),
    )  # fmt: skip


def unknown() -> Scene:
    """Whatever a page may not know: shapes, figures, roles, kinds, states, places, and things nowhere."""
    odd = Mark(key="odd", symbol="?!", label="odd", role="hologram", picture="unheard-of", tone="no-tone")
    blank = Mark(key="blank", symbol="7", label="blank", role="gauge")
    return scene(
        areas=(
            Area(key="blob-0", label="Blob", shape="blob", x=0, y=0, marks=(odd, blank), state="melted"),
            Area(key="blob-1", label="Another rather long blob", shape="constructor", x=1, y=0,
                 tone="no-tone", picture="unheard-of"),
        ),
        edges=(
            Edge(key="edge-0", ends=("blob-0", "blob-1"), kind="offered"),
            Edge(key="edge-1", ends=("blob-0", "nowhere"), kind="wall"),
        ),
        pieces=(
            Piece(key="p-0", at="blob-0", seat=5, symbol="Long", label="a hovering thing", figure="hover"),
            Piece(key="p-1", at="nowhere", seat=0, symbol="N", label="a thing nowhere", figure="person"),
            Piece(key="p-2", at="blob-1", seat=0, symbol="", label="an empty stack", figure="stack"),
        ),
        cards=(Card(key="card-0", where="", seat=0, face_up=True, name="Odd", place="constructor"),),
        tracks=(
            Track(key="t-0", label="Odd", value=-3, most=0, role="constructor", picture="toString"),
            Track(key="t-1", label="Run", value=0, runners=(Runner(key="r-0", label="Ada", at=-2),)),
        ),
        legend=(("?!", "odd"),),
    )  # fmt: skip


EVERY = {"squares": squares, "hexes": hexes, "map": road_map, "boardless": boardless, "unknown": unknown}

DRAW = """
async ([scene, symbols]) => {
  const [{ Stage }, { Dock }, { Lore }, { Drawings }] = await Promise.all(
    ["stage", "dock", "lore", "symbols"].map((name) => import(`/static/js/${name}.js`)));
  const lore = new Lore(scene.game, [], [], new Drawings(symbols));
  const stage = new Stage(lore, (key) => (window.picked = key));
  const dock = new Dock(lore, { afterwards: () => [] });
  const right = document.createElement("div");
  const table = document.createElement("div");
  right.className = "right";
  table.className = "table";
  right.append(dock.element);
  table.append(stage.seats, stage.middle, right);
  document.body.className = "at-table";
  document.querySelector("#page").replaceChildren(table);
  stage.update(scene, [], []);
  dock.update(scene, { free: false, ask: false, why: "" }, "", null);
  stage.light(new Set(scene.prompt?.choices.flatMap((choice) => choice.points_at) ?? []), []);
  window.stage = stage;
}
"""


def show(page: Page, served: Served, made_up: Scene) -> None:
    """Let the page draw a scene with its own functions, as a table does."""
    page.goto(served.address)
    page.locator(".game").first.wait_for()
    page.evaluate(DRAW, [msgspec.to_builtins(made_up), SYMBOLS])

"""Scenes of games that nobody has written, one for each sort of board a terminal may have to draw."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from conclave.show.scene import (
    Area,
    Card,
    Choice,
    Edge,
    Layer,
    LogLine,
    Mark,
    Piece,
    Prompt,
    Runner,
    Scene,
    SeatScene,
    Track,
)

TOWNS: Final = (
    ("Aldermoor", 2, 3), ("Brackenfold", 14, 1), ("Crow Hill", 27, 4), ("Dunmarsh", 41, 2),
    ("Eastgate", 55, 5), ("Fennel Bridge", 70, 3), ("Gallows Cross", 6, 11), ("Harrowgate", 20, 12),
    ("Ivy Well", 33, 10), ("Juniper", 46, 12), ("Kettle", 60, 11), ("Larkspur Heights", 76, 12),
    ("Millpond", 3, 20), ("Nettlebed", 16, 22), ("Old Chapel", 29, 20), ("Pinewood", 43, 21),
    ("Quarry", 57, 20), ("Rookery", 72, 22), ("Saltworks", 8, 30), ("Thornfield", 22, 31),
    ("Upper Lock", 36, 30), ("Vineyard", 50, 32), ("Watchtower", 64, 30), ("Yew Grove", 78, 31),
    ("Ash Landing", 5, 41), ("Beacon of the South", 19, 42), ("Copper Mine", 33, 40),
    ("Drovers’ Rest", 47, 43), ("Elm Street", 62, 41), ("Far Harbour", 75, 50),
)  # fmt: skip

SEATS: Final = (
    SeatScene(seat=0, name="Anna", tone="red", symbol="A", active=True, asked=True, team=0, notes=("leads",)),
    SeatScene(seat=1, name="Ben", tone="blue", symbol="B", active=False, asked=False, team=1),
)


def plain(*choices: Choice, **parts: object) -> Scene:
    """A scene with two players and a question, and whatever else it is given."""
    asked = choices or tuple(
        Choice(index=n, label=f"do the {word} thing", verb="do", points_at=(), code=(1, n, 0))
        for n, word in enumerate(("first", "second", "third"))
    )
    bare = Scene(
        game="made-up",
        title="Made Up",
        viewer=0,
        banner="Anna plays",
        phase="Round 2",
        over=False,
        seats=SEATS,
        areas=(),
        edges=(),
        pieces=(),
        cards=(),
        tracks=(),
        waiting=(0,),
        prompt=Prompt(seat=0, question="What next, Anna?", rule="M1", choices=asked, help="Think twice."),
        log=tuple(
            LogLine(number=n, text=f"Ben did thing {n}.", cause=-1, depth=0, seat=1) for n in range(1, 4)
        ),
    )
    return structs.replace(bare, **parts)


def step(index: int, area: Area) -> Choice:
    """An answer that points at a place."""
    return Choice(
        index=index, label=f"go to {area.label}", verb="go", points_at=(area.key,), code=(2, index, 0)
    )


def figure(number: int, at: str, seat: int, **parts: object) -> Piece:
    """A piece that stands somewhere."""
    names = ("knight", "wolf", "cart")
    piece = Piece(
        key=f"piece-{number}",
        at=at,
        seat=seat,
        symbol="kwc"[number % 3],
        label=f"{'Anna’s' if seat == 0 else 'Ben’s' if seat == 1 else 'the'} {names[number % 3]} {number}",
        tone="red" if seat == 0 else "blue" if seat == 1 else "",
        figure="creature",
    )
    return structs.replace(piece, **parts)


def squares() -> Scene:
    """Four by three squares with long names, walls, a door, ground, and stacks of which some is known."""
    areas = tuple(
        Area(
            key=f"yard-{4 * y + x}",
            label=f"Yard {'ABCD'[x]}{y + 1}",
            shape="square",
            x=float(x),
            y=float(y),
            marks=(Mark(key="mud", symbol="~", label="mud", role="ground"),) if x == y else (),
            state="gone" if x == 3 and y == 2 else "",
        )
        for y in range(3)
        for x in range(4)
    )
    edges = (
        Edge(key="side-0", ends=("yard-0", "yard-1"), kind="wall"),
        Edge(key="side-1", ends=("yard-1", "yard-5"), kind="door"),
        Edge(key="side-2", ends=("yard-6", "yard-7"), kind="open"),
    )
    layers = tuple(Layer(key=f"l-{n}", symbol="kwc"[n], label="part", known=True) for n in range(3))
    pieces = (
        *(figure(n, f"yard-{n}", n % 2, note=f"♥{n}") for n in range(8)),
        figure(8, "yard-5", 0, figure="stack", layers=layers, more=2),
        figure(9, "yard-5", -1, symbol="", pips=4),
        figure(10, "nowhere", 1),
    )
    return plain(
        *[step(n, area) for n, area in enumerate(areas[:5])], areas=areas, edges=edges, pieces=pieces
    )


def hexes() -> Scene:
    """Seven hexes about a middle, two cells outside, gauges and crests, and a wall between two hexes."""
    spots = ((-0.5, 1), (0.5, 1), (-1, 0), (0, 0), (1, 0), (-0.5, -1), (0.5, -1))
    marks = (
        Mark(key="hue", symbol="◆", label="blue", role="crest"),
        Mark(key="fill", symbol="2/5", label="2 of 5 full", role="gauge", value=2, most=5),
        Mark(key="odd", symbol="", label="haunted", role="never-heard-of"),
    )
    rooms = tuple(
        Area(
            key=f"room-{n}",
            label=f"{name} Hall",
            shape="hex",
            x=float(x),
            y=float(y),
            tone="blue",
            marks=marks,
        )
        for n, ((x, y), name) in enumerate(
            zip(spots, ("Long", "Low", "Great", "Middle", "Feast", "Guard", "Mirror"), strict=True)
        )
    )
    cells = tuple(
        Area(key=f"den-{n}", label=f"Den of {seat.name}", shape="cell", x=(-1.5, 1.5)[n], y=1.0, note="a den")
        for n, seat in enumerate(SEATS)
    )
    edges = (
        Edge(key="gate-0", ends=("den-0", "room-0"), kind="door"),
        Edge(key="gate-1", ends=("room-3", "room-4"), kind="wall"),
    )
    pieces = (
        figure(0, "room-3", 0, symbol="A", figure="person", note="♥9"),
        figure(1, "room-3", 1),
        figure(2, "den-1", 1),
    )
    return plain(
        *[step(n, room) for n, room in enumerate(rooms)], areas=(*rooms, *cells), edges=edges, pieces=pieces
    )


def roads() -> Scene:
    """Thirty towns on a map, roads between neighbours, pieces and marks in some of them, a race."""
    areas = tuple(
        Area(
            key=f"town-{n}",
            label=name,
            shape="node",
            x=float(x),
            y=float(y),
            tone=("", "green", "")[n % 3],
            marks=(Mark(key="market", symbol="$", label="market"),) if n % 5 == 0 else (),
        )
        for n, (name, x, y) in enumerate(TOWNS)
    )
    ends = [(n, n + 1) for n in range(29) if n % 6 != 5] + [(n, n + 6) for n in range(24) if n % 4 != 1]
    edges = tuple(
        Edge(key=f"road-{k}", ends=(f"town-{one}", f"town-{other}"), kind="road")
        for k, (one, other) in enumerate(ends)
    )
    pieces = tuple(figure(n, f"town-{7 * n % 30}", n % 2) for n in range(9))
    tracks = (race(), Track(key="gold-0", label="Gold", value=7, seat=0, group="Anna", role="points"))
    near = [step(n, areas[town]) for n, town in enumerate((1, 6, 7, 12))]
    return plain(*near, areas=areas, edges=edges, pieces=pieces, tracks=tracks)


def race() -> Track:
    """A row of places on which two markers run."""
    runners = (
        Runner(key="run-0", label="Anna", at=4, seat=0, tone="red"),
        Runner(key="run-1", label="Ben", at=9, seat=1, tone="blue"),
        Runner(key="run-2", label="The Hunt", at=4, symbol="H"),
    )
    return Track(key="race", label="Race", value=0, most=20, runners=runners)


def card(number: int, where: str, seat: int, name: str, place: str, **parts: object) -> Card:
    """A card that lies open somewhere."""
    bare = Card(key=f"card-{number}", where=where, seat=seat, face_up=True, name=name, place=place)
    return structs.replace(bare, **parts)


def cards() -> Scene:
    """No board at all: hands, cards before players, a goal, an open card, a pile, numbers of all roles."""
    held = tuple(
        card(n, "fist", 0, name, "hand", heading="Fist", kind="spell", sentence=f"Say {name}.")
        for n, name in enumerate(("Nudge", "Shove", "Tumble"))
    )
    others = (
        Card(key="back-0", where="fist", seat=1, face_up=False, heading="Fist", place="hand"),
        card(
            7, "row", 1, "Lantern", "front", heading="Row", note="burnt", symbol="2", used=True, public=True
        ),
        card(8, "aim", 0, "Be First", "goal", heading="Aims", sentence="Come first."),
        card(9, "sky", -1, "Storm", "open", heading="Weather", kind="weather", sentence="It rains."),
        card(10, "heap", -1, "Spent Match", "pile", heading="Heap"),
        card(11, "odd-corner", -1, "Oddity", "never-heard-of"),
    )
    tracks = (
        Track(key="round", label="Round", value=2, role="clock"),
        Track(key="score-0", label="Score", value=0, most=12, seat=0, group="Anna", role="points"),
        Track(key="life-1", label="Life", value=3, most=5, seat=1, group="Ben", role="health"),
        Track(key="deck", label="Deck", value=31, group="Piles", role="pile"),
        Track(key="mood", label="Mood", value=1, role="never-heard-of"),
        race(),
    )
    return plain(cards=(*held, *others), tracks=tracks)


def unknown() -> Scene:
    """Shapes, kinds and figures that no client has heard of, and squares that lie upon each other."""
    areas = (
        Area(key="cloud-0", label="Cumulus", shape="cloud", x=0.0, y=9.0),
        Area(
            key="cloud-1",
            label="Stratus",
            shape="cloud",
            x=5.5,
            y=-3.0,
            state="never-heard-of",
            tone="ultraviolet",
        ),
    )
    edges = (Edge(key="beam-0", ends=("cloud-0", "cloud-1"), kind="sunbeam"),)
    pieces = (figure(0, "cloud-1", 0, figure="never-heard-of", tone="ultraviolet"),)
    return plain(step(0, areas[0]), areas=areas, edges=edges, pieces=pieces)


def mixed() -> Scene:
    """Squares with two nodes and a cell beside them, and a square on top of another."""
    tiles = tuple(
        Area(key=f"tile-{n}", label=f"Tile {n}", shape="square", x=float(min(n, 2)), y=0.0) for n in range(4)
    )
    nodes = tuple(
        Area(key=f"spot-{n}", label=f"Spot {n}", shape="node", x=9.0 * n, y=float(n)) for n in range(2)
    )
    cell = Area(key="box-0", label="The Box", shape="cell", x=5.0, y=5.0)
    edges = (Edge(key="path-0", ends=("spot-0", "spot-1"), kind="road"),)
    pieces = (figure(0, "tile-3", 0), figure(1, "spot-1", 1), figure(2, "box-0", 0))
    return plain(areas=(*tiles, *nodes, cell), edges=edges, pieces=pieces)


SCENES: Final = {
    "squares": squares,
    "hexes": hexes,
    "roads": roads,
    "cards": cards,
    "unknown": unknown,
    "mixed": mixed,
}

"""The Lodge: Rooms, Cells and their doors."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import CELLS, COORDINATES, DOORS, hex_at
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.names import COLOUR_KEYS, ROOM_KEYS, TONES, Names
from conclave.show.author import Area, Edge, Mark

COLOUR_SYMBOLS: Final = ("●", "◆", "▲", "▼", "■", "★", "○")
"""A shape for each colour of Rooms, so that a Lodge without colours can be read."""

SIGNS: Final = {"turned": "↻", "blocked": "⊘", "no-token": "◌", "destroyed": "✕", "copy": "≡"}
"""What else may be marked on a Room."""

TOKEN_KEYS: Final = ("", "destroyed", "no-token", "turned", "blocked")
"""How a token lies, in the order of `facts`."""


def spot(q: int, r: int) -> tuple[float, float]:
    """Where a hex lies on a page: rows of hexes, each half a hex aside from the next, upwards."""
    return q + r / 2, float(-r)


def draw_area(names: Names, area: facts.Facts) -> Area:
    """A Room or a Cell."""
    draw = draw_cell if area[0] == "cell" else draw_room
    return draw(names, *area[1:])  # type: ignore[arg-type]


def draw_room(
    names: Names,
    hex_: int,
    room: int,
    name: int,
    colour: int,
    token: int,
    winner: int,
    cubes: tuple[int, ...],
) -> Area:
    """A Room with its token and its cubes; it may stand in for another this turn (O77)."""
    x, y = spot(*COORDINATES[hex_])
    copy = names.say("note-copy", room=names.room(room)) if name != room else ""
    crest = f"colour-{COLOUR_KEYS[colour]}"
    marks = [
        Mark(
            key=crest, symbol=COLOUR_SYMBOLS[colour], label=names.colour(colour), role="crest", picture=crest
        )
    ]
    if token == facts.DESTROYED:
        marks.append(sign("destroyed", names.say("mark-destroyed", seat=names.seat(winner))))
    else:
        marks.append(gauge(names, sum(cubes), terms.RESISTANCE[room]))
        if token:
            marks.append(sign(TOKEN_KEYS[token], names.say(f"mark-{TOKEN_KEYS[token]}")))
        if copy:
            marks.append(sign("copy", copy))
        marks.extend([cubes_of(names, side, n) for side, n in enumerate(cubes) if n])
    return Area(
        key=f"hex-{hex_}",
        label=names.room(name),
        shape="hex",
        x=x,
        y=y,
        tone=COLOUR_KEYS[colour],
        marks=tuple(marks),
        note=copy,
        picture=ROOM_KEYS[name],
        state="gone" if token == facts.DESTROYED else "spent" if token == facts.TURNED else "",
    )


def gauge(names: Names, n: int, most: int) -> Mark:
    """The cubes in a Room against its Resistance."""
    label = names.say("mark-instability", n=n, most=most)
    return Mark(key="instability", symbol=f"{n}/{most}", label=label, role="gauge", value=n, most=most)


def sign(key: str, label: str) -> Mark:
    """One of the signs that may be marked on a Room."""
    return Mark(key=key, symbol=SIGNS[key], label=label, picture=key)


def cubes_of(names: Names, side: int, n: int) -> Mark:
    """The cubes of one side in a Room."""
    label = names.say("mark-cubes", n=n, seat=names.seat(side))
    return Mark(key=f"cubes-{side}", symbol=f"{names.symbol(side)}{n}", label=label)


def draw_cell(names: Names, seat: int, door: int, room: int) -> Area:
    """A Cell, outside the Lodge beside its door Room (O2)."""
    seats = len(names.mages)
    doors = [hex_at(q, r) for q, r in DOORS[seats]]
    x, y = spot(*CELLS[seats][doors.index(door)])
    note = names.say("note-door", room=names.the_room(room))
    return Area(
        key=f"cell-{seat}", label=names.cell_of(seat), shape="cell", x=x, y=y, tone=TONES[seat], note=note
    )


def draw_door(names: Names, door: tuple[int, int]) -> Edge:
    """The door of a Cell; any two hexes that touch are neighbours."""
    seat, hex_ = door
    return Edge(key=f"door-{seat}", ends=(f"cell-{seat}", f"hex-{hex_}"), kind="door")

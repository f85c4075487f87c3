"""The map as a scene shows it: areas, roads, Doom Markers."""

from __future__ import annotations

from typing import Final

from conclave.games.triora.board import KEYS, MAIN, ROADS
from conclave.games.triora.show.facts import Ground
from conclave.games.triora.show.names import AREA_TONES, TONES, Names
from conclave.show import author as show

PLACES: Final = (
    (50, 28), (36, 64), (74, 36), (24, 14), (50, 6), (78, 14), (8, 34), (52, 50), (28, 36), (10, 60),
    (78, 62),
)  # fmt: skip
"""Where each area lies on the map (T1)."""
LETTERS: Final = ("B", "C", "L", "D")


def draw_area(names: Names, facts: Ground) -> show.Area:
    """An area; a main one with its Doom spaces, and whose markers stand there."""
    area, spaces, markers = facts
    x, y = PLACES[area]
    return show.Area(
        key=f"area-{area}",
        label=names.area_name(area),
        shape="node",
        x=float(x),
        y=float(y),
        tone=AREA_TONES[area],
        marks=doom(names, spaces, markers) if area < MAIN else (),
        note=names.say(f"about-{KEYS[area]}"),
        picture=KEYS[area],
        state="spent" if spaces and sum(markers) == spaces else "",
    )


def doom(names: Names, spaces: int, markers: tuple[int, ...]) -> tuple[show.Mark, ...]:
    """How far an area is destroyed, and by whom."""
    total = sum(markers)
    gauge = show.Mark(
        key="doom",
        symbol="†",
        label=names.say("mark-doom", n=total, most=spaces),
        role="gauge",
        value=total,
        most=spaces,
        tone="black",
    )
    own = [
        show.Mark(
            key=f"doom-{seat}",
            symbol=f"{LETTERS[seat]}{n}",
            label=names.say("mark-markers", n=n, who=names.seat(seat)),
            tone=TONES[seat],
        )
        for seat, n in enumerate(markers)
        if n
    ]
    return (gauge, *own)


def draw_roads(names: Names, facts: int) -> tuple[show.Edge, ...]:
    """The roads, which only Inquisitor and Morgana need (R26)."""
    return tuple(
        show.Edge(key=f"road-{n}", ends=(f"area-{a}", f"area-{b}"), kind="road")
        for n, (a, b) in enumerate(ROADS)
    )

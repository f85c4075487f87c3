"""The map: areas, their circles, the roads, and the ways that Inquisitor and Morgana take (R26, R76, T1)."""

from __future__ import annotations

from typing import Final

CITY: Final = 0
FIELDS: Final = 1
RIVER: Final = 2
DUNGEON: Final = 3
CASTLE: Final = 4
LAIR: Final = 5
STONES: Final = 6
CEMETERY: Final = 7
TOWER: Final = 8
FOREST: Final = 9
SWAMP: Final = 10
AREAS: Final = 11
MAIN: Final = 4
"""The first four areas are the main ones, which have Doom spaces (R44)."""

KEYS: Final[list[str]] = [
    "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "tower", "forest", "swamp",
]  # fmt: skip

CIRCLES: Final = 16
AREA_OF: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 10]
"""The area of each circle: the Forest has six, every other area one (R55, O21)."""
CIRCLE_OF: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15]
"""The first circle of each area."""

ROADS: Final[list[tuple[int, int]]] = [
    (CASTLE, CITY), (CASTLE, LAIR), (DUNGEON, CITY), (DUNGEON, STONES), (LAIR, RIVER), (CITY, CEMETERY),
    (STONES, TOWER), (STONES, FOREST), (TOWER, FOREST), (TOWER, FIELDS), (TOWER, CEMETERY), (RIVER, CEMETERY),
    (RIVER, SWAMP), (CEMETERY, SWAMP), (FOREST, FIELDS),
]  # fmt: skip

STEPS: Final = 2
"""How far Inquisitor and Morgana walk in a Day (R73, R77)."""


def roads_from(area: int) -> list[int]:
    """The areas that a road leads to, by name."""
    found = [b if a == area else a for a, b in ROADS if area in (a, b)]
    return sorted(found, key=name_of)


def name_of(area: int) -> str:
    """The key of an area."""
    return KEYS[area]


def shortest_ways(start: int, goal: int) -> list[list[int]]:
    """All shortest ways from one area to another, without the start."""
    ways: list[list[int]] = [[start]]
    while all(way[-1] != goal for way in ways):
        ways = [[*way, there] for way in ways for there in roads_from(way[-1]) if there not in way]
    return [way[1:] for way in ways if way[-1] == goal]


def preference(way: list[int]) -> tuple[bool, bool, list[str]]:
    """Of equal ways, first one by the Cemetery, then one by the Tower, then the first by name (R76, O11)."""
    return CEMETERY not in way, TOWER not in way, [KEYS[area] for area in way]


def way_between(start: int, goal: int) -> list[int]:
    """The areas entered in one Day on the way to another, none if one is there (R73, R77)."""
    return min(shortest_ways(start, goal), key=preference)[:STEPS]


WAYS: Final[list[list[int]]] = [way_between(start, goal) for start in range(AREAS) for goal in range(AREAS)]
"""Of each start and goal, the areas that are entered in one Day."""


def way(start: int, goal: int) -> list[int]:
    """The areas entered in one Day on the way from one area to another."""
    return WAYS[start * AREAS + goal]

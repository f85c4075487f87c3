"""The map: roads, distances, and the ways that the Inquisitor and Morgana walk (R26, R57, R76, O11, T1)."""

from __future__ import annotations

from itertools import product

import pytest

from conclave.games.triora import board
from conclave.games.triora import terms as t
from tests.games.triora.layout import A, B, Layout, area, circle

INQUISITOR, MORGANA = 0, 1

NEIGHBOURS = {
    "castle": "city lair",
    "dungeon": "city stones",
    "lair": "castle river",
    "city": "castle dungeon cemetery",
    "stones": "dungeon tower forest",
    "tower": "stones forest fields cemetery",
    "river": "lair cemetery swamp",
    "cemetery": "city tower river swamp",
    "forest": "stones tower fields",
    "fields": "tower forest",
    "swamp": "river cemetery",
}
"""The roads of T1."""

PLACES = {
    "castle": (50, 6),
    "dungeon": (24, 14),
    "lair": (78, 14),
    "city": (50, 28),
    "stones": (8, 34),
    "tower": (28, 36),
    "river": (74, 36),
    "cemetery": (52, 50),
    "forest": (10, 60),
    "fields": (36, 64),
    "swamp": (78, 62),
}
"""Where T1 draws the areas."""

NAMES = "city fields river dungeon castle lair stones cemetery tower forest swamp".split()

DISTANCES = {
    "city": "0 3 2 1 1 2 2 1 2 3 2",
    "fields": "3 0 3 3 4 4 2 2 1 1 3",
    "river": "2 3 0 3 2 1 3 1 2 3 1",
    "dungeon": "1 3 3 0 2 3 1 2 2 2 3",
    "castle": "1 4 2 2 0 1 3 2 3 4 3",
    "lair": "2 4 1 3 1 0 4 2 3 4 2",
    "stones": "2 2 3 1 3 4 0 2 1 1 3",
    "cemetery": "1 2 1 2 2 2 2 0 1 2 1",
    "tower": "2 1 2 2 3 3 1 1 0 1 2",
    "forest": "3 1 3 2 4 4 1 2 1 0 3",
    "swamp": "2 3 1 3 3 2 3 1 2 3 0",
}
"""The table of distances of T1, in the order of `NAMES`."""

TIED = {
    ("city", "forest"): ["cemetery", "tower"],
    ("fields", "dungeon"): ["tower", "stones"],
    ("fields", "stones"): ["tower", "stones"],
    ("dungeon", "fields"): ["stones", "tower"],
    ("castle", "forest"): ["city", "cemetery"],
    ("castle", "swamp"): ["city", "cemetery"],
    ("lair", "stones"): ["river", "cemetery"],
    ("stones", "fields"): ["tower", "fields"],
    ("stones", "lair"): ["tower", "cemetery"],
    ("forest", "city"): ["tower", "cemetery"],
    ("forest", "castle"): ["tower", "cemetery"],
    ("swamp", "castle"): ["cemetery", "city"],
}
"""The tied routes of T1, and the two steps walked."""

PAIRS = list(product(NAMES, NAMES))


def distance(one: str, other: str) -> int:
    """How far two areas are apart, by the table written above."""
    return int(DISTANCES[one].split()[NAMES.index(other)])


def routes(start: str, goal: str) -> list[list[str]]:
    """The first two steps of every shortest route, by the two tables written above."""
    if start == goal:
        return [[]]
    found = []
    for one in NEIGHBOURS[start].split():
        if distance(one, goal) == distance(start, goal) - 1:
            rest = NEIGHBOURS[one].split() if one != goal else []
            closer = [two for two in rest if distance(two, goal) == distance(one, goal) - 1]
            found += [[one, two] for two in closer] if one != goal else [[one]]
    return found


def expected(start: str, goal: str) -> list[str]:
    """The areas entered in one Day: the only route, or the one that T1 names."""
    if (start, goal) in TIED:
        return TIED[start, goal]
    (only,) = routes(start, goal)
    return only


def inner_circle(name: str) -> str:
    """A circle of an area: the Forest has six, and one of them will do."""
    return "forest-4" if name == "forest" else name


def walk(start: str, goal: str, walker: int) -> tuple[list[str], str]:
    """Let one of the two walk a Day towards a Witch: the areas entered, and where the walker stands then.

    B is the highest and A the lowest. The other walker stands with the Witch who is not sought.
    """
    g = Layout(2).have(A, inquisition=4).have(B, inquisition=9)
    sought, other = (B, A) if walker == INQUISITOR else (A, B)
    g.witch(sought, inner_circle(goal)).witch(other, "forest-1")
    g.s.inquisitor = area(start if walker == INQUISITOR else "forest")
    g.s.morgana = area(start if walker == MORGANA else "forest")
    g.day()
    while g.decision(g.asked()[0]).about == t.MORGANA:
        g.done(g.asked()[0])
    steps = [e for e in g.told(t.WALKED) if e.a == walker]
    assert [NAMES[e.b] for e in steps] == [start, *[NAMES[e.n] for e in steps]][: len(steps)]
    stands = g.s.inquisitor if walker == INQUISITOR else g.s.morgana
    return [NAMES[e.n] for e in steps], NAMES[stands]


@pytest.mark.card(
    "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "tower", "forest", "swamp"
)
@pytest.mark.parametrize("name", NAMES)
def test_t1_an_area_has_the_roads_that_are_printed(name: str) -> None:
    """T1: the neighbours of each area, and every road leads both ways."""
    found = {board.KEYS[there] for there in board.roads_from(area(name))}
    assert found == set(NEIGHBOURS[name].split())
    assert all(name in NEIGHBOURS[there].split() for there in found)


def test_t1_there_are_fifteen_roads_and_none_twice() -> None:
    """T1: 15 roads between 11 areas."""
    assert len(board.ROADS) == 15
    assert len({frozenset(road) for road in board.ROADS}) == 15
    assert {NAMES[end] for road in board.ROADS for end in road} == set(NAMES)


def test_t1_no_two_roads_cross() -> None:
    """T1: drawn straight between the places of the table, roads meet at areas only."""
    roads = [(PLACES[NAMES[a]], PLACES[NAMES[b]]) for a, b in board.ROADS]

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (turn > 0) - (turn < 0)

    for n, (p, q) in enumerate(roads):
        for r, u in roads[n + 1 :]:
            apart = len({p, q, r, u}) == 4
            assert not (apart and side(p, q, r) != side(p, q, u) and side(r, u, p) != side(r, u, q))


def test_t1_the_forest_has_six_circles_and_every_other_area_one() -> None:
    """T1, R55, O21: 16 circles in all; those of the Forest are one place on the map."""
    assert len(board.AREA_OF) == 16
    found = {name: [board.KEYS[a] for a in board.AREA_OF].count(name) for name in NAMES}
    assert found == dict.fromkeys(NAMES, 1) | {"forest": 6}
    assert [board.KEYS[board.AREA_OF[circle(f"forest-{n}")]] for n in range(1, 7)] == ["forest"] * 6
    assert [board.KEYS[board.AREA_OF[circle(name)]] for name in NAMES] == NAMES


@pytest.mark.parametrize("start", NAMES)
def test_t1_distances_are_those_of_the_table(start: str) -> None:
    """T1: the length of every shortest route, from each area to each."""
    found = {goal: {len(way) for way in board.shortest_ways(area(start), area(goal))} for goal in NAMES}
    assert found == {goal: {distance(start, goal)} for goal in NAMES}


def test_t1_the_greatest_distance_is_four() -> None:
    """T1: five pairs of areas lie that far apart, and none further."""
    far = {frozenset(pair) for pair in PAIRS if distance(*pair) == 4}
    ways = {pair: board.shortest_ways(area(pair[0]), area(pair[1])) for pair in PAIRS}
    assert max(len(way) for found in ways.values() for way in found) == 4
    assert {frozenset(pair) for pair in PAIRS if len(ways[pair][0]) == 4} == far
    assert far == {
        frozenset({"fields", "castle"}),
        frozenset({"fields", "lair"}),
        frozenset({"castle", "forest"}),
        frozenset({"lair", "stones"}),
        frozenset({"lair", "forest"}),
    }


def test_o11_twelve_pairs_have_tied_routes_and_the_rule_settles_each() -> None:
    """R76, O11: only those of T1; of each, the route walked passes the Cemetery or the Tower, and no other
    route that passes one would have led elsewhere in two steps.
    """
    tied = {pair for pair in PAIRS if len(routes(*pair)) > 1}
    assert tied == set(TIED)
    assert len(TIED) == 12
    for (start, goal), steps in TIED.items():
        ways = [[NAMES[a] for a in way] for way in board.shortest_ways(area(start), area(goal))]
        preferred = [way for way in ways if "cemetery" in way] or [way for way in ways if "tower" in way]
        assert {tuple(way[:2]) for way in preferred} == {tuple(steps)}


def test_o11_the_fallback_prefers_the_cemetery_then_the_tower_then_the_alphabet() -> None:
    """O11: never needed on this map, so it is asked itself: Cemetery before Tower before plain routes."""
    by_cemetery, by_tower = ["swamp", "cemetery"], ["dungeon", "tower"]
    by_city, by_lair = ["city", "dungeon"], ["lair", "castle"]
    found = [[area(name) for name in way] for way in (by_lair, by_tower, by_city, by_cemetery)]
    found.sort(key=board.preference)
    assert [[NAMES[a] for a in way] for way in found] == [by_cemetery, by_tower, by_city, by_lair]


@pytest.mark.parametrize(("start", "goal"), list(TIED))
def test_r76_of_equal_routes_both_walk_the_one_by_the_cemetery_or_the_tower(start: str, goal: str) -> None:
    """R76, T1: the two steps that the table gives, for the Inquisitor and for Morgana."""
    steps = TIED[start, goal]
    assert walk(start, goal, INQUISITOR) == (steps, steps[-1])
    assert walk(start, goal, MORGANA) == (steps, steps[-1])


@pytest.mark.card(
    "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "tower", "forest", "swamp"
)
@pytest.mark.parametrize("start", NAMES)
@pytest.mark.parametrize("walker", [INQUISITOR, MORGANA], ids=["inquisitor", "morgana"])
def test_r73_a_walker_goes_two_steps_by_the_shortest_route_and_stops_at_the_goal(
    start: str, walker: int
) -> None:
    """R73, R77, O6: towards each area in turn; none if already there, one if it is next, else two."""
    for goal in NAMES:
        steps = expected(start, goal)
        assert len(steps) == min(2, distance(start, goal))
        assert walk(start, goal, walker) == (steps, steps[-1] if steps else start)


def test_a32_the_inquisitor_goes_by_city_and_cemetery_to_the_swamp_house() -> None:
    """A32, R76: not by the Lair and the River; and Morgana goes from the Forest to the City by the Tower."""
    assert walk("castle", "swamp", INQUISITOR) == (["city", "cemetery"], "cemetery")
    assert walk("forest", "city", MORGANA) == (["tower", "cemetery"], "cemetery")


def test_r57_every_circle_of_the_forest_is_one_place_for_both() -> None:
    """R57: whichever circle the Witch is in, the way is the same, and who stands in the Forest stays."""
    for n in range(1, 7):
        g = Layout(2).have(A, inquisition=4).have(B, inquisition=9)
        g.witch(B, f"forest-{n}").witch(A, f"forest-{n % 6 + 1}")
        g.s.inquisitor, g.s.morgana = area("forest"), area("dungeon")
        g.day()
        assert [(e.a, NAMES[e.n]) for e in g.told(t.WALKED)] == [(MORGANA, "stones"), (MORGANA, "forest")]
        assert [(e.a, NAMES[e.b]) for e in g.told(t.STAYED)] == [(INQUISITOR, "forest")]
        assert g.asks(A, t.MORGANA)


def test_r26_players_pieces_need_no_roads() -> None:
    """R26: from the Fields a Witch and a Familiar go to every other circle, four roads away or one."""
    g = Layout(2).witch(A, "fields").familiar(A, "lair").witch(B, "forest-1").start()
    everywhere = {*NAMES, *[f"forest-{n}" for n in range(2, 7)]} - {"forest"}
    assert g.where_to(A, t.WITCH) == everywhere - {"fields"}
    assert g.where_to(A, t.FAMILIAR) == everywhere - {"fields", "lair"}
    g.place(A, t.WITCH, "castle")
    assert g.stands(A, t.WITCH) == "castle"
    assert (g.stands(A, t.FAMILIAR), g.stands(B)) == ("lair", "forest")

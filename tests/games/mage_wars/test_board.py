"""The arena: zones, borders, range, line of sight, directions (R1, R7.4, R7.5, R8, O46, O54 to O58)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.games.mage_wars import board as b
from conclave.games.mage_wars.board import ARENA, EAST, HALF_ARENA, NORTH, OUTSIDE, SOUTH, WEST, Board

Place = tuple[int, int]
BOARDS = pytest.mark.parametrize("board", [ARENA, HALF_ARENA], ids=["arena", "half"])


def at(column: int, row: int, board: Board = ARENA) -> int:
    """The zone at a place."""
    zone = board.zone_at(column, row)
    assert zone != OUTSIDE
    return zone


def place(zone: int, board: Board = ARENA) -> Place:
    """The column and the row of a zone."""
    return next(p for p in places(board) if board.zone_at(*p) == zone)


def places(board: Board) -> list[Place]:
    """All columns and rows."""
    return list(product(range(board.columns), range(board.rows)))


def wall(one: Place, other: Place, board: Board = ARENA) -> int:
    """The border between two zones, as the mask of a wall there."""
    border = board.border_between(at(*one, board), at(*other, board))
    assert border != OUTSIDE
    return 1 << border


def between(mask: int, board: Board = ARENA) -> set[frozenset[Place]]:
    """The borders of a mask, each as the places of its two zones."""
    return {
        frozenset((place(board.low_end[n], board), place(board.high_end[n], board)))
        for n in range(board.borders)
        if (mask >> n) & 1
    }


def pairs(text: str) -> set[frozenset[Place]]:
    """Borders written as `00|10 10|11`."""
    return {
        frozenset((int(zone[0]), int(zone[1])) for zone in border.split("|"))  # type: ignore[misc]
        for border in text.split()
    }


def zones_of(mask: int, board: Board = ARENA) -> set[Place]:
    """The zones of a mask by their places."""
    return {place(zone, board) for zone in range(board.zones) if (mask >> zone) & 1}


# --- zones and borders (R1, R4.5) --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("board", "columns", "rows", "borders"), [(ARENA, 4, 3, 17), (HALF_ARENA, 2, 3, 7)], ids=["arena", "half"]
)
def test_r1_the_arena_is_a_grid_and_every_inner_edge_a_border(
    board: Board, columns: int, rows: int, borders: int
) -> None:
    """R1.1, R1.3, R4.5: 4 by 3 zones, 2 by 3 for apprentices; a border belongs to exactly two zones."""
    assert (board.columns, board.rows, board.zones, board.borders) == (columns, rows, columns * rows, borders)
    assert board.zone_at(0, 0) == 0
    assert len({at(*p, board) for p in places(board)}) == board.zones
    assert [board.zone_at(*p) for p in [(-1, 0), (columns, 0), (0, rows), (0, -1)]] == [OUTSIDE] * 4
    assert len(between((1 << borders) - 1, board)) == borders
    owners = Counter(n for mask in board.border_mask for n in range(borders) if (mask >> n) & 1)
    assert set(owners.values()) == {2}


@BOARDS
def test_r1_zones_touch_in_four_directions_and_never_diagonally(board: Board) -> None:
    """R1.2, R1.4: north is one row up; beyond the outer edge there is neither zone nor border."""
    steps = {NORTH: (0, 1), EAST: (1, 0), SOUTH: (0, -1), WEST: (-1, 0)}
    for column, row in places(board):
        zone = at(column, row, board)
        for direction, (across, up) in steps.items():
            there = board.zone_at(column + across, row + up)
            border = board.border[4 * zone + direction]
            assert board.near[4 * zone + direction] == there
            assert (border == OUTSIDE) == (there == OUTSIDE)
            if there != OUTSIDE:
                assert board.near[4 * there + b.opposite(direction)] == zone
                assert border == board.border_between(zone, there) == board.border_between(there, zone)
                assert {board.low_end[border], board.high_end[border]} == {zone, there}
        near = {p for p in places(board) if abs(p[0] - column) + abs(p[1] - row) == 1}
        assert zones_of(board.near_mask[zone], board) == near
        assert board.border_mask[zone].bit_count() == len(near)
        others = [z for z in range(board.zones) if not (board.near_mask[zone] >> z) & 1]
        assert [board.border_between(zone, z) for z in others] == [OUTSIDE] * len(others)


@BOARDS
def test_r4_mages_begin_in_opposite_corners(board: Board) -> None:
    """R4.1: corners, and no two zones are further apart."""
    one, other = board.starts
    assert board.near_mask[one].bit_count() == board.near_mask[other].bit_count() == 2
    farthest = max(board.distance(x, y) for x in range(board.zones) for y in range(board.zones))
    assert board.distance(one, other) == farthest == board.columns + board.rows - 2


def test_zones_have_names() -> None:
    assert [ARENA.name(at(*p)) for p in [(0, 0), (3, 0), (1, 2), (3, 2)]] == ["a1", "d1", "b3", "d3"]
    assert len({ARENA.name(zone) for zone in range(ARENA.zones)}) == 12


# --- distance and range (R1.2, R8.1, O55) ------------------------------------------------------------------
def test_r1_a_diagonal_neighbour_is_two_away() -> None:
    """R1.2: columns and rows are added."""
    assert ARENA.distance(at(0, 0), at(1, 1)) == 2
    assert ARENA.distance(at(0, 0), at(0, 0)) == 0
    assert ARENA.distance(at(0, 2), at(3, 0)) == 5
    for p, q in product(places(ARENA), repeat=2):
        assert ARENA.distance(at(*p), at(*q)) == abs(p[0] - q[0]) + abs(p[1] - q[1])


def test_r8_a_range_is_a_band_of_zones() -> None:
    """R8.1: 0-0 is one's own zone, 1-1 the adjacent ones, 1-2 neither one's own nor what is three away."""
    here = at(1, 1)
    assert zones_of(ARENA.within(here, 0, 0)) == {(1, 1)}
    assert zones_of(ARENA.within(here, 1, 1)) == {(0, 1), (2, 1), (1, 0), (1, 2)}
    assert zones_of(ARENA.within(here, 1, 2)) == set(places(ARENA)) - {(1, 1), (3, 0), (3, 2)}
    assert zones_of(ARENA.within(at(0, 0), 0, 9)) == set(places(ARENA))
    assert ARENA.within(here, 2, 1) == ARENA.within(here, 7, 9) == 0


@BOARDS
def test_r8_every_range_holds_the_zones_at_these_distances(board: Board) -> None:
    """R8.1, against the distances one by one."""
    for zone in range(board.zones):
        for low, high in product(range(7), range(8)):
            found = {z for z in range(board.zones) if (board.within(zone, low, high) >> z) & 1}
            assert found == {z for z in range(board.zones) if low <= board.distance(zone, z) <= high}


def test_o55_a_border_is_as_far_as_the_nearer_zone_beside_it() -> None:
    """R8.4, O55: a wall is in range if either adjoining zone is."""
    border = ARENA.border_between(at(1, 1), at(2, 1))
    assert b.distance_to_border(ARENA, at(1, 1), border) == b.distance_to_border(ARENA, at(2, 1), border) == 0
    assert b.distance_to_border(ARENA, at(0, 0), border) == 2
    assert b.distance_to_border(ARENA, at(3, 0), border) == 2
    assert between(b.borders_within(ARENA, at(0, 0), 0, 0)) == pairs("00|10 00|01")
    assert between(b.borders_within(ARENA, at(0, 0), 0, 1)) == pairs("00|10 00|01 10|20 10|11 01|11 01|02")
    assert between(b.borders_within(ARENA, at(0, 0), 1, 1)) == pairs("10|20 10|11 01|11 01|02")


# --- connected borders (O46) -------------------------------------------------------------------------------
def test_o46_borders_are_connected_that_share_an_end_point() -> None:
    """O46: in the middle six others do, at the edge three; one that lies opposite does not."""
    middle = ARENA.border_between(at(1, 1), at(2, 1))
    assert between(ARENA.connected[middle]) == pairs("10|20 12|22 10|11 20|21 11|12 21|22")
    edge = ARENA.border_between(at(0, 0), at(1, 0))
    assert between(ARENA.connected[edge]) == pairs("01|11 00|01 10|11")
    upright = ARENA.border_between(at(0, 1), at(0, 2))
    assert between(ARENA.connected[upright]) == pairs("11|12 01|11 02|12")


@BOARDS
def test_o46_the_end_points_agree_with_the_corners_of_the_zones(board: Board) -> None:
    """O46: the corners that both zones of a border have are its ends; computed from squares."""
    corners = {z: corners_of(place(z, board)) for z in range(board.zones)}
    ends = [corners[board.low_end[n]] & corners[board.high_end[n]] for n in range(board.borders)]
    assert {len(points) for points in ends} == {2}
    for n, mask in enumerate(board.connected):
        assert mask == sum(1 << m for m in range(board.borders) if m != n and ends[m] & ends[n])


# --- sight (R8.2, R8.3, O54) -------------------------------------------------------------------------------
def test_a49_a_corner_is_closed_only_if_both_ways_around_it_are() -> None:
    """A49: one wall, or two on the same way, leave sight clear; one on each way cut it; flyers are seen."""
    here, there = at(0, 0), at(1, 1)
    one = wall((0, 0), (1, 0))
    same_way = one | wall((1, 0), (1, 1))
    at_start = one | wall((0, 0), (0, 1))
    across = one | wall((0, 1), (1, 1))
    assert [ARENA.sees(here, there, walls) for walls in (0, one, same_way)] == [True] * 3
    assert [ARENA.sees(here, there, walls) for walls in (at_start, across)] == [False] * 2
    assert all(ARENA.sees(here, there, walls, True) for walls in (one, same_way, at_start, across))


def test_a50_a_line_is_cut_by_walls_on_the_borders_it_crosses_and_no_other() -> None:
    """A50: (0,0) to (2,0) crosses two borders, (0,0) to (2,1) three."""
    assert cutters((0, 0), (2, 0)) == pairs("00|10 10|20")
    assert cutters((0, 0), (2, 1)) == pairs("00|10 10|11 11|21")
    assert not ARENA.sees(at(0, 0), at(2, 0), wall((1, 0), (2, 0)))
    assert ARENA.sees(at(0, 0), at(2, 0), ~wall((1, 0), (2, 0)) & ~wall((0, 0), (1, 0)) & 0x1FFFF)


def cutters(one: Place, other: Place) -> set[frozenset[Place]]:
    """The borders on which a single wall cuts sight between two zones."""
    mask = sum(1 << n for n in range(ARENA.borders) if not ARENA.sees(at(*one), at(*other), 1 << n))
    return between(mask)


@pytest.mark.parametrize(
    ("one", "other", "crossed"),
    [
        ((0, 0), (0, 2), "00|01 01|02"),
        ((0, 0), (2, 2), ""),
        ((0, 0), (3, 1), "00|10 21|31"),
        ((0, 0), (3, 2), "00|10 10|11 11|21 21|22 22|32"),
        ((0, 0), (1, 2), "00|01 01|11 11|12"),
        ((0, 2), (3, 0), "02|12 11|12 11|21 20|21 20|30"),
        ((1, 0), (1, 0), ""),
    ],
)
def test_o54_a_line_crosses_these_borders(one: Place, other: Place, crossed: str) -> None:
    """O54: drawn from middle to middle, counted by hand; a corner on the way is no crossing."""
    assert cutters(one, other) == pairs(crossed)
    assert cutters(other, one) == pairs(crossed)


def test_o54_a_long_line_may_pass_a_corner_on_its_way() -> None:
    """O54: (0,0) to (3,1) passes the corner between (1,0) and (2,1); (0,0) to (2,2) passes two corners."""
    closed = wall((1, 0), (1, 1)) | wall((2, 0), (2, 1))
    assert not ARENA.sees(at(0, 0), at(3, 1), closed)
    assert ARENA.sees(at(0, 0), at(3, 1), wall((1, 0), (1, 1)) | wall((1, 1), (2, 1)))
    second = wall((1, 1), (1, 2)) | wall((2, 1), (2, 2))
    assert not ARENA.sees(at(0, 0), at(2, 2), second)
    assert ARENA.sees(at(0, 0), at(2, 2), wall((0, 0), (0, 1)) | wall((1, 1), (2, 1)))


def test_o54_in_its_own_zone_everything_is_in_sight() -> None:
    """O54: even with walls on every border."""
    everywhere = (1 << ARENA.borders) - 1
    for zone in range(ARENA.zones):
        assert b.seen_zones(ARENA, zone, everywhere) == 1 << zone
        assert b.seen_zones(ARENA, zone, 0) == (1 << ARENA.zones) - 1
        assert b.seen_zones(ARENA, zone, everywhere, True) == (1 << ARENA.zones) - 1


def test_r8_flying_objects_are_always_in_sight() -> None:
    """R8.3: to and from them, zones and borders alike."""
    everywhere = (1 << ARENA.borders) - 1
    for zone in range(ARENA.zones):
        assert all(ARENA.sees(zone, other, everywhere, True) for other in range(ARENA.zones))
        assert b.seen_borders(ARENA, zone, everywhere, True) == everywhere


def test_o54_ones_own_borders_are_always_in_sight() -> None:
    """O54: whatever walls there are, and with walls all around nothing else is."""
    everywhere = (1 << ARENA.borders) - 1
    for zone in range(ARENA.zones):
        assert b.seen_borders(ARENA, zone, everywhere) == ARENA.border_mask[zone]
        assert b.seen_borders(ARENA, zone, 0) == everywhere


def test_o54_a_wall_on_a_border_does_not_hide_the_border_itself() -> None:
    """O54: from (0,0) the border (1,0)|(2,0) is hidden by a wall on (0,0)|(1,0), not by one on itself."""
    border = ARENA.border_between(at(1, 0), at(2, 0))
    assert ARENA.sees_border(at(0, 0), border, 1 << border)
    assert not ARENA.sees_border(at(0, 0), border, wall((0, 0), (1, 0)))
    for zone, each in product(range(ARENA.zones), range(ARENA.borders)):
        assert ARENA.sees_border(zone, each, 1 << each)


def test_o54_a_line_to_a_border_goes_to_its_middle() -> None:
    """O54: from (0,0) to the border (1,0)|(1,1) it crosses (0,0)|(1,0) alone."""
    border = ARENA.border_between(at(1, 0), at(1, 1))
    hiding = [n for n in range(ARENA.borders) if not ARENA.sees_border(at(0, 0), border, 1 << n)]
    assert between(sum(1 << n for n in hiding)) == pairs("00|10")


# --- the same, computed from geometry alone ----------------------------------------------------------------
Point = tuple[Fraction, Fraction]


def corners_of(zone: Place) -> frozenset[Place]:
    """The corner points of a zone, where the middles of zones are pairs of even numbers."""
    x, y = 2 * zone[0], 2 * zone[1]
    return frozenset({(x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)})


def edge(board: Board, border: int) -> list[Place]:
    """The end points of a border: the corners that both its zones have."""
    one, other = place(board.low_end[border], board), place(board.high_end[border], board)
    return sorted(corners_of(one) & corners_of(other))


def meets(start: Place, goal: Place, ends: list[Place]) -> Fraction | None:
    """Where on a border, from 0 to 1, a segment meets it between its own ends; None if it does not."""
    (x, y), (dx, dy) = start, (goal[0] - start[0], goal[1] - start[1])
    (u, v), (du, dv) = ends[0], (ends[1][0] - ends[0][0], ends[1][1] - ends[0][1])
    area = dx * dv - dy * du
    if area == 0:
        return None
    along = Fraction((u - x) * dv - (v - y) * du, area)
    on_border = Fraction((u - x) * dy - (v - y) * dx, area)
    return on_border if 0 < along < 1 and 0 <= on_border <= 1 else None


def hidden(board: Board, start: Place, goal: Place, walls: int, but: int = -1) -> bool:
    """O54 word by word: crossed in its interior, or a corner with a wall on both ways around it."""
    found = {n: meets(start, goal, edge(board, n)) for n in range(board.borders) if n != but}
    stand = {n for n in found if (walls >> n) & 1}
    if any(where is not None and 0 < where < 1 for n, where in found.items() if n in stand):
        return True
    points = {end for n, where in found.items() if where in (0, 1) for end in [edge(board, n)[int(where)]]}
    return any(both_ways_closed(board, point, start, goal, stand) for point in points)


def both_ways_closed(board: Board, point: Place, start: Place, goal: Place, stand: set[int]) -> bool:
    """Whether walls stand on both ways from the zone before a corner point to the one behind it."""
    across, up = (1 if goal[0] > start[0] else -1), (1 if goal[1] > start[1] else -1)
    zone = {
        (i, j): board.zone_at((point[0] + i) // 2, (point[1] + j) // 2) for i, j in product((-1, 1), (-1, 1))
    }
    first, last = zone[-across, -up], zone[across, up]
    ways = [zone[across, -up], zone[-across, up]]
    return all({board.border_between(first, way), board.border_between(way, last)} & stand for way in ways)


def middle(zone: int, board: Board) -> Place:
    """The middle of a zone."""
    column, row = place(zone, board)
    return 2 * column, 2 * row


@BOARDS
def test_o54_sight_agrees_with_the_geometry_for_every_two_walls(board: Board) -> None:
    """O54: no wall, one, or two; two are enough to close a corner."""
    sets = [
        sum(1 << n for n in chosen)
        for size in (0, 1, 2)
        for chosen in combinations(range(board.borders), size)
    ]
    for one, other in combinations(range(board.zones), 2):
        start, goal = middle(one, board), middle(other, board)
        for walls in sets:
            seen = not hidden(board, start, goal, walls)
            assert board.sees(one, other, walls) == board.sees(other, one, walls) == seen


@given(st.integers(0, 11), st.integers(0, 11), st.integers(0, (1 << 17) - 1))
def test_o54_sight_agrees_with_the_geometry_for_any_walls(one: int, other: int, walls: int) -> None:
    """O54, R8.2: and sight is the same both ways."""
    seen = not hidden(ARENA, middle(one, ARENA), middle(other, ARENA), walls)
    assert ARENA.sees(one, other, walls) == ARENA.sees(other, one, walls) == seen


@given(st.integers(0, 11), st.integers(0, 16), st.integers(0, (1 << 17) - 1))
def test_o54_sight_of_borders_agrees_with_the_geometry(zone: int, border: int, walls: int) -> None:
    """O54: to the middle of the border, which itself does not count; the line never meets a corner."""
    ends = edge(ARENA, border)
    goal = (sum(end[0] for end in ends) // 2, sum(end[1] for end in ends) // 2)
    own = bool((ARENA.border_mask[zone] >> border) & 1)
    start = middle(zone, ARENA)
    assert not any(meets(start, goal, edge(ARENA, n)) in (0, 1) for n in range(17) if n != border)
    assert ARENA.sees_border(zone, border, walls) == (own or not hidden(ARENA, start, goal, walls, border))


# --- directions (R7.4, R7.5, O58) --------------------------------------------------------------------------
def test_r7_a_random_push_takes_a_direction_of_the_die() -> None:
    """R7.4: 1-3 north, 4-6 east, 7-9 south, 10-12 west."""
    assert [b.direction_rolled(n) for n in range(1, 13)] == [NORTH] * 3 + [EAST] * 3 + [SOUTH] * 3 + [
        WEST
    ] * 3


def test_o58_a_push_leads_straight_away_from_a_source_in_the_same_row_or_column() -> None:
    """R7.4, O58: exactly the opposite direction, however far the source is, and out of the arena too."""
    assert ARENA.away(at(0, 1), at(2, 1)) == [EAST]
    assert ARENA.away(at(3, 1), at(2, 1)) == [WEST]
    assert ARENA.away(at(2, 0), at(2, 2)) == [NORTH]
    assert ARENA.away(at(2, 2), at(2, 1)) == [SOUTH]
    assert ARENA.away(at(1, 0), at(3, 0)) == [EAST]


def test_o58_a_diagonal_source_leaves_a_choice_of_two() -> None:
    """O58: away in the column or in the row."""
    assert set(ARENA.away(at(0, 0), at(1, 1))) == {NORTH, EAST}
    assert set(ARENA.away(at(3, 2), at(1, 1))) == {SOUTH, WEST}
    assert set(ARENA.away(at(0, 2), at(3, 1))) == {SOUTH, EAST}


def test_o58_a_source_in_the_same_zone_leaves_every_direction() -> None:
    """R7.4, O58."""
    assert ARENA.away(at(1, 1), at(1, 1)) == [NORTH, EAST, SOUTH, WEST]


def test_r7_a_snatch_leads_one_zone_nearer() -> None:
    """R7.5: straight, or one of two; in the same zone nowhere."""
    assert ARENA.toward(at(0, 1), at(2, 1)) == [WEST]
    assert set(ARENA.toward(at(0, 0), at(1, 1))) == {SOUTH, WEST}
    assert ARENA.toward(at(1, 1), at(1, 1)) == []


@BOARDS
def test_o58_away_is_further_and_toward_is_nearer(board: Board) -> None:
    """R7.4, R7.5: for every source and every zone, by the places alone."""
    steps = {NORTH: (0, 1), EAST: (1, 0), SOUTH: (0, -1), WEST: (-1, 0)}
    for source, here in product(places(board), repeat=2):
        far = abs(source[0] - here[0]) + abs(source[1] - here[1])
        moved = {
            d: abs(source[0] - here[0] - x) + abs(source[1] - here[1] - y) - far
            for d, (x, y) in steps.items()
        }
        away = {d for d, change in moved.items() if change > 0}
        if far and (source[0] == here[0] or source[1] == here[1]):
            away = {d for d in away if b.opposite(d) in {e for e, change in moved.items() if change < 0}}
        assert set(board.away(at(*source, board), at(*here, board))) == away
        toward = {d for d, change in moved.items() if change < 0}
        assert set(board.toward(at(*source, board), at(*here, board))) == toward

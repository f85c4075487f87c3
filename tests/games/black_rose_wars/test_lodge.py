"""The Lodge: hexes, distances, straight lines and doors (R40, R100 to R102, O1 to O5, O84, A34, A35)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import (
    CELLS,
    COORDINATES,
    DIRECTIONS,
    DISTANCE,
    DOORS,
    HEXES,
    IN_CELL,
    LINES,
    NEAR,
    hex_at,
)
from conclave.games.black_rose_wars.rules.aiming import legal_targets
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.entering import steps_from
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE, in_range
from conclave.games.black_rose_wars.terms import MALACODA, STRAIGHT, STRAIGHT_LINES
from tests.games.black_rose_wars.layout import MANUAL, RULEBOOK, at, face_of, free_hexes, seated

CENTRE = (0, 0)


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    return DISTANCE[HEXES * at(*a) + at(*b)]


def test_one_centre_six_around_it_and_twelve_around_those() -> None:
    """O1: two rings, in the order in which Rooms are laid."""
    assert len(COORDINATES) == len(set(COORDINATES)) == HEXES == 19
    rings = [max(abs(q), abs(r), abs(q + r)) for q, r in COORDINATES]
    assert rings == [0] + [1] * 6 + [2] * 12
    assert [distance(CENTRE, there) for there in COORDINATES] == rings


def test_neighbours_are_one_direction_away() -> None:
    """O1: six around the centre and every Room of ring 1; three or four at the edge."""
    assert sorted(len(near) for near in NEAR) == [3] * 6 + [4] * 6 + [6] * 7
    for a in range(HEXES):
        q, r = COORDINATES[a]
        assert {COORDINATES[b] for b in NEAR[a]} == {
            (q + dq, r + dr) for dq, dr in DIRECTIONS if (q + dq, r + dr) in COORDINATES
        }
        assert all(a in NEAR[b] for b in NEAR[a])


def test_distance_is_the_number_of_steps() -> None:
    """R100: counted by walking from neighbour to neighbour."""
    for a in range(HEXES):
        steps = {a: 0}
        front = [a]
        while front:
            here = front.pop(0)
            for there in NEAR[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    front.append(there)
        assert [DISTANCE[HEXES * a + b] for b in range(HEXES)] == [steps[b] for b in range(HEXES)]


def test_a_line_runs_on_in_one_direction_to_the_edge() -> None:
    """O84: from one corner to the opposite one through the centre, nearest first."""
    corner = at(-2, 0)
    assert LINES[corner][0] == [at(-1, 0), at(0, 0), at(1, 0), at(2, 0)]
    assert LINES[corner][3] == []
    for a in range(HEXES):
        assert len(LINES[a]) == 6
        for line in LINES[a]:
            assert [DISTANCE[HEXES * a + b] for b in line] == list(range(1, len(line) + 1))


def test_outside_the_lodge_there_is_no_hex() -> None:
    """O1: radius 2."""
    assert hex_at(3, 0) == hex_at(2, 1) == hex_at(-2, -1) == -1


# --- doors and Cells -----
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_cell_touches_its_door_room(seats: int) -> None:
    """O2: Cells lie three Rooms from the middle; the door is a mid-edge Room beside the Cell."""
    assert len(DOORS[seats]) == len(CELLS[seats]) == seats
    for (dq, dr), (cq, cr) in zip(DOORS[seats], CELLS[seats], strict=True):
        assert (cq - dq, cr - dr) in DIRECTIONS
        assert max(abs(cq), abs(cr), abs(cq + cr)) == 3
        assert len(NEAR[at(dq, dr)]) == 4
        assert (dq, dr) != (2, -1)


@pytest.mark.parametrize(
    ("seats", "between"), [(2, [4]), (3, [3, 3, 3]), (4, [2, 2, 3, 3, 4, 4])], ids=["two", "three", "four"]
)
def test_doors_are_fairly_apart(seats: int, between: list[int]) -> None:
    """O2: door distances 4; 3 and 3; 2, 3 and 4 from each door."""
    doors = DOORS[seats]
    found = [distance(doors[i], doors[k]) for i in range(seats) for k in range(i)]
    assert sorted(found) == between


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_only_step_out_of_a_cell_is_to_its_door(seats: int) -> None:
    """O5: each seat has a door of its own among those of O2."""
    s = seated(seats)
    assert sorted(COORDINATES[door] for door in s.door) == sorted(DOORS[seats])
    for seat in range(seats):
        assert s.where[seat] == IN_CELL
        assert steps_from(s, seat) == [s.door[seat]]


def test_cells_are_given_to_seats_at_random() -> None:
    """O2: seat order and Cell order are independent."""
    found = {tuple(seated(3, seed).door) for seed in range(40)}
    assert len(found) == 6


# --- range -----
def test_range_runs_along_straight_lines() -> None:
    """A34, R100, O84: (0,0) is within 2 of (-2,0); (-1,1) lies off every line, (1,0) too far."""
    s = seated()
    here = at(-2, 0)
    assert in_range(s, here, at(0, 0), 2)
    assert not in_range(s, here, at(-1, 1), 2)
    assert not in_range(s, here, at(1, 0), 2)
    assert in_range(s, here, at(1, 0), 3)
    assert in_range(s, here, here, 0)
    assert not in_range(s, here, at(-1, 0), 0)


def test_without_straight_lines_range_is_distance() -> None:
    """O84: the switch off, (-1,1) is within 2 as well."""
    s = seated(switches=RULEBOOK & ~(1 << STRAIGHT_LINES))
    assert in_range(s, at(-2, 0), at(-1, 1), 2)
    assert not in_range(s, at(-2, 0), at(1, 0), 2)


def test_meteor_swarm_is_aimed_along_lines_past_models() -> None:
    """A34, A35: legal Rooms are those up to two along a line; a Mage between changes nothing."""
    s = seated()
    side = SPELLS[face_of("meteor-swarm")].sides[STRAIGHT]
    here = at(-2, 0)
    s.where[0] = here
    wanted = sorted(at(q, r) for q, r in [(-2, 0), (-1, 0), (0, 0), (-1, -1), (0, -2), (-2, 1), (-2, 2)])
    assert sorted(legal_targets(s, 0, here, side)) == wanted
    s.where[2] = at(-1, 0)
    s.kind[7] = MALACODA
    s.where[7] = at(-1, -1)
    assert sorted(legal_targets(s, 0, here, side)) == wanted


def test_a_star_reaches_the_whole_lodge() -> None:
    """A35, R101: Dismiss straight, from the end of a line and from off it."""
    s = seated()
    side = SPELLS[face_of("dismiss")].sides[STRAIGHT]
    assert side.range == ANYWHERE
    assert in_range(s, at(-2, 0), at(2, 0), side.range)
    assert in_range(s, at(-1, 1), at(2, 0), side.range)


def test_a_mage_in_its_cell_is_out_of_reach() -> None:
    """A36, R102, O4: a Cell is on no line and at no distance."""
    s = seated()
    assert not any(in_range(s, h, IN_CELL, 4) for h in range(HEXES))
    s.where = [at(0, 0), at(1, 0), IN_CELL, IN_CELL, *s.where[4:]]
    for spell in SPELLS:
        for side in spell.sides:
            if side.aim == 1:
                assert set(legal_targets(s, 0, at(0, 0), side)) <= {1}, spell.key


def test_nothing_crosses_the_empty_hex_of_the_small_lodge() -> None:
    """O3: in the manual's Lodge neither steps nor lines use (2,-1)."""
    s = seated(switches=MANUAL)
    empty = at(2, -1)
    assert free_hexes(s) == [h for h in range(HEXES) if h != empty]
    s.where[0] = at(1, -1)
    assert empty not in steps_from(s, 0)
    assert len(steps_from(s, 0)) == 5
    assert not in_range(s, at(2, -2), at(2, 0), 2)
    assert not in_range(s, at(2, -2), empty, 1)
    assert in_range(seated(), at(2, -2), at(2, 0), 2)

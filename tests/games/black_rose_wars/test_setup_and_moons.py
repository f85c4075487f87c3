"""Cells that lie face down, and Moons that rise (R42, R45, R48, R50 to R55, O2, O6, O57, O71, A3)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import CELLS, DISTANCE, DOORS, HEXES, IN_CELL, hex_at
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.closing import EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.events import top_event
from conclave.games.black_rose_wars.rules.limits import ASKS_TOO_MANY_CARDS
from conclave.games.black_rose_wars.rules.lodge import destroy_room, has_token
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.sides import gain, lose
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    BLACK_ROSE_ROOM,
    CAST,
    COMPLETE,
    CUSTOM,
    DISCARD,
    EVOKE,
    FORGE,
    HAND,
    MALACODA,
    MEMORIES,
    PHYSICAL_MOVE,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUESTS,
    ROSE,
    SANCTUARY,
    SCHOOL_DECK,
    SET_ASIDE,
    SETUP,
    STOP,
    STRAIGHT,
    TAKE_CELL,
    TAKE_GRIMOIRE,
)
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    hold_quest,
    in_action,
    index_in_setup,
    lay_room,
    lay_spell,
    offered,
    opened,
    put_summoned,
)
from tests.games.black_rose_wars.phases import JAFAR, NERO, REBECCA, TESSA, asked, at_phase, keys_in


# --- Cells -----
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cells_lie_face_down_until_every_grimoire_is_chosen(seats: int) -> None:
    """R42, R45, R48: one chooses a colour; nothing on the table says where that Cell lies."""
    s = opened(seats, 4)
    colours: dict[int, int] = {}
    while s.phase == SETUP:
        d = s.pending[0]
        assert s.door == [-1] * seats
        assert [f.them for f in s.stack] == [[]] * len(s.stack), "no frame remembers where Cells lie"
        if d.options[0].verb == TAKE_CELL:
            assert [o.a for o in d.options] == [k for k in range(seats) if k not in colours.values()]
            colours[d.seat] = d.options[-1].a
        BOOK.decide(s, d, len(d.codes) - 1)
    left = (set(range(seats)) - set(colours.values())).pop()
    assert s.colour == [colours.get(seat, left) for seat in range(seats)], "the last one takes what is left"
    assert sorted(s.door) == sorted(hex_at(*door) for door in DOORS[seats])
    assert s.where[:seats] == [IN_CELL] * seats


def test_any_colour_may_lie_anywhere() -> None:
    """R42, O2: by seed, whatever is chosen; seat order and Cell order are independent."""
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        s = opened(3, seed)
        while s.phase == SETUP:
            BOOK.decide(s, s.pending[0], index_in_setup(s.pending[0], (0, 1, 2, 3)))
        seen |= {(s.colour[seat], s.door[seat]) for seat in range(3)}
    assert len(seen) == 9


@pytest.mark.parametrize(
    ("seats", "between_doors"), [(2, [4]), (3, [3, 3, 3]), (4, [2, 2, 3, 3, 4, 4])], ids=["2", "3", "4"]
)
def test_cells_lie_at_distance_3_beyond_doors_of_the_outer_ring(seats: int, between_doors: list[int]) -> None:
    """O2: each Cell touches its door; the doors are mid-edge Rooms, as far apart as the ruling says."""
    doors = [hex_at(*door) for door in DOORS[seats]]
    for (q, r), (dq, dr) in zip(CELLS[seats], DOORS[seats], strict=True):
        assert max(abs(q), abs(r), abs(q + r)) == 3
        assert max(abs(q - dq), abs(r - dr), abs(q + r - dq - dr)) == 1
        assert sorted((abs(dq), abs(dr), abs(dq + dr))) == [1, 1, 2], "the middle of an edge"
    found = [DISTANCE[HEXES * a + b] for i, a in enumerate(doors) for b in doors[i + 1 :]]
    assert sorted(found) == between_doors


def test_every_school_is_offered_whatever_the_mage() -> None:
    """R46: the favourite School is a suggestion only."""
    s = opened(2, 1)
    while s.pending[0].options[0].verb != TAKE_GRIMOIRE:
        BOOK.decide(s, s.pending[0], len(s.pending[0].codes) - 1)
    seat = s.pending[0].seat
    assert s.school[seat] == 5
    assert s.size[SCHOOL_DECK + 5] == 36


# --- Moons -----
def dismissal(points: int) -> Table:
    """Nero with some points is about to dismiss two Malacodas of Rebecca's, which is worth 2."""
    s = in_action()
    s.where[:4] = [at(1, 0), at(0, 1), at(-1, 0), at(-1, 1)]
    lay_room(s, FORGE, at(1, 0))
    lay_room(s, PLEASURES_ROOM, at(0, 1))
    lay_room(s, SANCTUARY, at(-1, 0))
    put_summoned(s, 7, MALACODA, at(2, 0))
    put_summoned(s, 8, MALACODA, at(2, 0))
    lay_spell(s, NERO, 1, "dismiss", STRAIGHT)
    s.points[NERO] = points
    begin(s)
    return s


def dismiss(s: Table) -> None:
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(2, 0))


def custom_spells(s: Table, first: int) -> list[int]:
    return [sum(SPELLS[s.face[c]].school == CUSTOM for c in cards_in(s, first + q)) for q in range(s.seats)]


def stay_put(s: Table, seat: int) -> None:
    """A Physical Action without moving."""
    answer(s, seat, PHYSICAL_MOVE)
    answer(s, seat, STOP)


def test_the_second_moon_rises_after_the_action_and_never_sets() -> None:
    """A3, R55: 5 and 2 make 7; token, decks and Custom Spells come; with 4 points it stays."""
    s = dismissal(5)
    assert not has_token(s, at(0, 0))
    dismiss(s)
    assert (s.points[NERO], s.moon) == (7, 2)
    assert has_token(s, at(0, 0))
    assert (custom_spells(s, HAND), custom_spells(s, SET_ASIDE)) == ([1] * 4, [1] * 4)
    assert EVENT_CARDS[s.face[top_event(s)]].moon == 2
    lose(s, NERO, 3)
    stay_put(s, NERO)
    assert (s.points[NERO], s.moon) == (4, 2)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, ACTIVATE, at(0, 1))
    answer(s, REBECCA, STOP)
    (quest,) = cards_in(s, QUESTS + REBECCA)
    assert QUEST_CARDS[s.face[quest]].moon == 2
    gain(s, ROSE, 18)
    assert s.moon == 2, "only after an Action"
    stay_put(s, REBECCA)
    assert s.moon == 3
    assert (custom_spells(s, HAND), custom_spells(s, SET_ASIDE)) == ([2] * 4, [0] * 4)
    assert EVENT_CARDS[s.face[top_event(s)]].moon == 3


@pytest.mark.parametrize(("points", "moon"), [(3, 1), (4, 2), (15, 2), (16, 3)])
def test_the_thresholds_are_6_and_18(points: int, moon: int) -> None:
    """R50, R51: 2 points more are 5, 6, 17 and 18."""
    s = dismissal(points)
    dismiss(s)
    assert s.moon == moon


def test_two_thresholds_at_once_are_two_changes() -> None:
    """O71: from the First Moon to the Third, two Custom Spells for each Mage."""
    s = dismissal(17)
    dismiss(s)
    assert s.moon == 3
    assert (custom_spells(s, HAND), custom_spells(s, SET_ASIDE)) == ([2] * 4, [0] * 4)


def test_the_moon_waits_for_the_end_of_the_action() -> None:
    """R52, O57, O71: what is gained and lost again within one Action moves no Moon."""
    s = dismissal(3)
    answer(s, NERO, PHYSICAL_MOVE)
    gain(s, NERO, 5)
    assert s.moon == 1
    lose(s, NERO, 4)
    answer(s, NERO, STOP)
    assert s.moon == 1


def test_a_quest_completed_after_an_action_moves_the_moon_before_the_next() -> None:
    """R52, O33, O66: Crowded Threshold is worth 2; with 7 points the Second Moon rises at once."""
    s = dismissal(5)
    s.where[:4] = [at(1, 0)] * 4
    quest = hold_quest(s, NERO, "q1-31")
    stay_put(s, NERO)
    answer(s, NERO, COMPLETE, quest)
    assert (s.points[NERO], s.moon) == (7, 2)
    assert custom_spells(s, HAND) == [1] * 4
    assert (asked(s), s.tokens[NERO]) == ([NERO], 1)


def test_the_moon_may_rise_between_two_mages_evocations() -> None:
    """O66, O71: Nero's part of the phase is over, his Quest checked; then Rebecca's begins."""
    s = at_phase(EVOCATION_PHASE, 3)
    s.where[:3] = [at(1, 0)] * 3
    s.points[NERO] = 5
    put_summoned(s, 7, MALACODA, at(2, 0))
    quest = hold_quest(s, NERO, "q1-31")
    begin(s)
    answer(s, NERO, COMPLETE, quest)
    assert s.moon == 2
    assert offered(s, REBECCA, EVOKE) == [7]


def test_a_custom_spell_of_the_moon_meets_the_hand_limit_at_once() -> None:
    """R66, O16: Rebecca holds 6; she gives up one of 7, chosen among all, before play goes on."""
    s = dismissal(5)
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + REBECCA)
    dismiss(s)
    d = s.decision_of(REBECCA)
    assert d is not None
    assert (asked(s), d.about, len(d.options)) == ([REBECCA], ASKS_TOO_MANY_CARDS, 7)
    (custom,) = [o.a for o in d.options if SPELLS[s.face[o.a]].school == CUSTOM]
    answer(s, REBECCA, DISCARD, custom)
    assert keys_in(s, MEMORIES + REBECCA) == ["putrefy"]
    assert (s.size[HAND + REBECCA], asked(s)) == (6, [NERO])


def test_without_custom_spells_the_moon_brings_no_card() -> None:
    """R53, switch custom_spells."""
    s = in_action(4, MANUAL)
    for m in range(4):
        s.where[m] = at(1, 0)
    s.points[TESSA] = 6
    begin(s)
    stay_put(s, NERO)
    assert s.moon == 2
    assert [s.size[HAND + seat] for seat in range(4)] == [0] * 4


def test_a_black_rose_room_destroyed_in_the_first_moon_never_gets_its_token() -> None:
    """O77, R54: the winner has it already."""
    s = dismissal(5)
    destroy_room(s, at(0, 0), JAFAR)
    dismiss(s)
    assert s.moon == 2
    assert s.winner_of[BLACK_ROSE_ROOM] == JAFAR
    assert not has_token(s, at(0, 0))
    assert s.switches == RULEBOOK

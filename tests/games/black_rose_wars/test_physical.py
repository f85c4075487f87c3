"""Physical Actions: moves, blows and activations of one token (R73 to R75, O21)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.flags import END_OF_GAME_TURN, MOVE_AND_ATTACK, set_flag
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    FORGE,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    SANCTUARY,
    STEP,
)
from tests.games.black_rose_wars.layout import answer, at, begin, in_action, lay_room, offered


def two_in_a_room() -> Table:
    """Nero and Rebecca in the same Room, with a Sanctuary beside it."""
    s = in_action(2)
    lay_room(s, FORGE, at(0, 1))
    lay_room(s, SANCTUARY, at(1, 0))
    s.where[0] = s.where[1] = at(0, 1)
    return s


def test_one_action_never_both_moves_and_strikes() -> None:
    """R75."""
    s = two_in_a_room()
    begin(s)
    answer(s, 0, PHYSICAL_MOVE)
    assert offered(s, 0, PHYSICAL_ATTACK) == []
    assert offered(s, 0, STEP) != []


@pytest.mark.parametrize("strike_first", [False, True])
def test_a_mutation_lets_one_action_do_both_but_strike_once(strike_first: bool) -> None:
    """Disfiguring Mutation: a move and one blow, in either order."""
    s = two_in_a_room()
    set_flag(s, 0, MOVE_AND_ATTACK, 1, END_OF_GAME_TURN, -1, 0)
    begin(s)
    answer(s, 0, PHYSICAL_ATTACK if strike_first else PHYSICAL_MOVE)
    answer(s, 0, PHYSICAL_ATTACK)
    assert int(damage_on(s, 1)) == 2
    assert offered(s, 0, PHYSICAL_ATTACK) == [], "one blow to an Action"
    assert offered(s, 0, STEP) != []


def test_the_room_is_activated_before_or_after_not_both() -> None:
    """R73, A18: after an activation at the start the steps follow, and no second activation."""
    s = two_in_a_room()
    s.where[0] = at(1, 0)
    begin(s)
    answer(s, 0, PHYSICAL_MOVE)
    answer(s, 0, ACTIVATE, at(1, 0))
    assert offered(s, 0, ACTIVATE) == []
    answer(s, 0, STEP, at(0, 1), 0)
    assert offered(s, 0, ACTIVATE) == []
    assert offered(s, 0, STEP) != []


def test_after_a_move_an_activation_ends_the_steps() -> None:
    """R73: one step into the Sanctuary and its activation leave no second step."""
    s = two_in_a_room()
    begin(s)
    answer(s, 0, PHYSICAL_MOVE)
    answer(s, 0, STEP, at(1, 0), 0)
    assert offered(s, 0, STEP) != []
    answer(s, 0, ACTIVATE, at(1, 0))
    assert s.flipped[at(1, 0)] == 1
    assert offered(s, 0, STEP) == []
    assert s.where[:2] == [at(1, 0), at(0, 1)]

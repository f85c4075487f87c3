"""The two-world law on many states of whole games: 500 for every game and number of players.

The laws of `test_laws.py` look at few positions from every side; this looks at many from one side each,
from the first question to the last, so that late decks, full sheets and every window come up.
"""

from __future__ import annotations

from typing import Any

import pytest

from conclave.kernel.rng import Rng, seeded
from conclave.registry import games, load
from conclave.testkit.laws import uphold_same
from conclave.testkit.plain import plain
from conclave.testkit.strategies import any_answer
from conclave.testkit.worlds import another_world, scrambled_truth

STATES = 500
TABLES = [(key, seats) for key in games() for seats in load(key).players]


def look_twice(game: Any, s: Any, seat: int, rng: Rng) -> None:
    """A seat sees the same in the truth, in another world, and with everything hidden thrown about."""
    mine = plain(game.view(s, seat))
    where = f"seat {seat} at {game.book.bookmarks(s)}"
    uphold_same(mine, plain(game.view(another_world(game, s, seat, rng), seat)), where)
    uphold_same(mine, plain(game.view(scrambled_truth(s, seat, rng), seat)), where)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_five_hundred_states_look_the_same_in_two_worlds(key: str, seats: int) -> None:
    game = load(key)
    rng = seeded(seats)
    looked = 0
    seed = 0
    while looked < STATES:
        seed += 1
        options = {s.name: s.choices[int(rng.below(len(s.choices)))] for s in game.setting_list}
        s = game.new(seats, seed, options if seed % 2 else None)
        s.quiet = True
        while not s.over and looked < STATES:
            if rng.below(7) == 0:
                asked = s.pending[0].seat
                other = int(rng.below(seats + 1))
                look_twice(game, s, asked if looked % 2 else other, rng)
                looked += 1
            seat, index = any_answer(s.pending, rng)
            game.decide(s, seat, index)
    assert looked == STATES

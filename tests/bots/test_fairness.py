"""A bot knows what its seat knows: same view and dice, same choice, whatever the truth."""

from __future__ import annotations

import pytest

from conclave import bots
from conclave.kernel.state import UNKNOWN
from conclave.testkit.plain import plain
from tests.bots.games import GAME, dice, permuted, play, positions


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 3), (4, 3)])
def test_greedy_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(seats: int, games: int) -> None:
    greedy = bots.make("greedy", GAME)
    tried = 0
    different = 0
    for n, s in enumerate(positions(games, seats, 9)):
        for d in s.pending:
            choice = greedy.choose(GAME.view(s, d.seat), dice(n))
            dealt = GAME.determinise(GAME.view(s, d.seat), dice(n))
            for other in (dealt, permuted(s, d.seat, dice(n))):
                assert greedy.choose(GAME.view(other, d.seat), dice(n)) == choice
                different += other.face != s.face
            tried += 1
    assert tried >= 60
    assert different > tried / 2, "most second worlds must really be different ones"


def test_greedy_is_the_same_with_hidden_heights() -> None:
    greedy = bots.make("greedy", GAME)
    tried = 0
    for n, s in enumerate(positions(3, 2, 9, {"hide_heights": True})):
        for d in s.pending:
            choice = greedy.choose(GAME.view(s, d.seat), dice(n))
            other = GAME.determinise(GAME.view(s, d.seat), dice(n))
            assert greedy.choose(GAME.view(other, d.seat), dice(n)) == choice
            tried += 1
    assert tried >= 30


def test_greedy_leaves_the_view_as_it_was() -> None:
    greedy = bots.make("greedy", GAME)
    for s in positions(2, 2, 15):
        for d in s.pending:
            v = GAME.view(s, d.seat)
            before = plain(v)
            greedy.choose(v, dice(1))
            assert plain(v) == before


def test_greedy_makes_its_worlds_from_the_view_alone() -> None:
    s = next(s for s in positions(1, 2, 1) if s.phase == 3)
    v = GAME.view(s, s.pending[0].seat)
    assert UNKNOWN in v.face
    found = [world.face for world, _ in GAME.worlds(v, dice(3), 12)]
    assert any(face != s.face for face in found)


@pytest.mark.parametrize("names", [["greedy", "random"], ["greedy", "random", "greedy"]])
def test_the_same_dice_give_the_same_game(names: list[str]) -> None:
    one, two = play(names, 5), play(names, 5)
    assert [repr(e) for e in one.events] == [repr(e) for e in two.events]
    assert one.decided == two.decided
    assert play(names, 6).decided != one.decided or play(names, 7).decided != one.decided


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_every_choice_is_one_of_the_options(name: str, seats: int) -> None:
    bot = bots.make(name, GAME)
    for n, s in enumerate(positions(2, seats, 11)):
        for d in s.pending:
            assert 0 <= bot.choose(GAME.view(s, d.seat), dice(n)) < len(d.codes)

"""Games between bots for the tests of this folder: everything follows from the seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import conclave
from conclave import bots
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import UNKNOWN

GAME = conclave.load("dark-artifacts")


def play(names: list[str], seed: int, options: dict[str, object] | None = None) -> Any:
    """Play a game between bots, each choosing from its own view; returns the state at the end."""
    at = [bots.make(name, GAME) for name in names]
    s = GAME.new(len(names), seed, options)
    rng = seeded(seed + 77)
    while not s.over:
        d = s.pending[0]
        GAME.decide(s, d.seat, at[d.seat].choose(GAME.view(s, d.seat), rng))
    return s


def wins(names: list[str], games: int, seed: int) -> int:
    """How many games the first bot wins alone or with allies, moving on a seat from game to game."""
    n = 0
    for k in range(games):
        mine = k % len(names)
        line_up = [names[(seat - mine) % len(names)] for seat in range(len(names))]
        s = play(line_up, seed + k)
        won = [row.seat for row in GAME.scores(s) if row.won]
        n += mine in won and len(won) < len(names)
    return n


def positions(games: int, seats: int, every: int, options: dict[str, object] | None = None) -> Iterator[Any]:
    """States on the way of games that greedy and random play together: good ones and odd ones come up."""
    greedy, chance = bots.make("greedy", GAME), bots.make("random", GAME)
    for seed in range(games):
        s = GAME.new(seats, 4000 + seed, options)
        rng = seeded(seed)
        n = 0
        while not s.over:
            if n % every == seed % every:
                yield s
            d = s.pending[int(rng.below(len(s.pending)))]
            bot = greedy if n % 7 == 3 else chance
            index = bot.choose(GAME.view(s, d.seat), rng)
            GAME.decide(s, d.seat, index)
            n += 1


def permuted(s: Any, seat: int, rng: Rng) -> Any:
    """The state with all faces that a seat cannot know exchanged among themselves, and other dice to come."""
    w = s.copy()
    hidden = [c for c in range(len(s.face)) if not s.seat_may_know(c, seat) and s.face[c] != UNKNOWN]
    faces = [s.face[c] for c in hidden]
    rng.shuffle(faces)
    for c, face in zip(hidden, faces, strict=True):
        w.face[c] = face
    w.rng = seeded(int(rng.word()))
    w.events = s.events[:]
    return w


def dice(seed: int) -> Rng:
    """A generator of a test's own."""
    return seeded(seed * 31 + 5)

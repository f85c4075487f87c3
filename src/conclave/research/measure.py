"""Measuring one mode of the rules, in a process of its own that works when it is told to.

`python -m conclave.research.measure GAME PLAYERS SEED [LOOP ...]` answers each line `SECONDS` on its standard
input with one JSON object: how often each loop went round per second, given that many seconds of processor
time. The one who measures several such processes lets them take turns, so that whatever else the machine
does disturbs them alike.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from conclave._compiled import mode
from conclave.kernel.game import Game
from conclave.kernel.playout import copies, playout
from conclave.kernel.rng import seeded
from conclave.registry import load

LOOPS: Final = ("decisions", "copies", "views", "determinisations")
GAMES_SAMPLED: Final = 8
QUARTERS: Final = (1, 2, 3)
"""Mid-game is after 25, 50 and 75 % of the decisions of a random game."""


class Measure:
    """The loops that are measured; each takes a time and returns how often it went round in how long."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.rng = seeded(seed)
        self.positions = [state for n in range(GAMES_SAMPLED) for state in self._middle_of(seed + n)]
        self.views = [game.view(state, state.pending[0].seat) for state in self.positions]

    def _middle_of(self, seed: int) -> list[Any]:
        """Positions of one random game after each quarter of it."""
        whole = self.game.new(self.players, seed, self.game.in_series)
        whole.quiet = True
        length = playout(self.game.book, whole, seeded(seed), self.game.longest)
        state = self.game.new(self.players, seed, self.game.in_series)
        rng = seeded(seed)
        found: list[Any] = []
        for n in range(length):
            if n in [length * quarter // 4 for quarter in QUARTERS]:
                found.append(state.copy())
            d = state.pending[0]
            self.game.book.decide(state, d, int(rng.below(len(d.codes))))
        return found

    def play(self, seconds: float) -> tuple[int, int, float]:
        """Random games from the set-up to the end: games, decisions, time."""
        games = decisions = 0
        began = time.process_time()
        while True:
            self.seed += 1
            state = self.game.new(self.players, self.seed, self.game.in_series)
            state.quiet = True
            decisions += playout(self.game.book, state, self.rng, self.game.longest)
            games += 1
            spent = time.process_time() - began
            if spent >= seconds:
                return games, decisions, spent

    def repeat(self, work: Callable[[int], int], seconds: float) -> tuple[int, float]:
        """Go through all positions again and again: how many pieces of work, in what time."""
        done = 0
        began = time.process_time()
        while True:
            for k in range(len(self.positions)):
                done += work(k)
            spent = time.process_time() - began
            if spent >= seconds:
                return done, spent

    def copy(self, k: int) -> int:
        """Copy a position, many times."""
        copies(self.positions[k], 50)
        return 50

    def view(self, k: int) -> int:
        """Make the view of the seat that is asked."""
        state = self.positions[k]
        view, seat = self.game.view, state.pending[0].seat
        for _ in range(20):
            view(state, seat)
        return 20

    def determinise(self, k: int) -> int:
        """Fill the holes of a view."""
        view, fill_holes, rng = self.views[k], self.game.fill_holes, self.rng
        for _ in range(10):
            fill_holes(view, rng)
        return 10

    def round(self, seconds: float, loops: Sequence[str]) -> dict[str, float]:
        """One round of the loops asked for, per second of processor time."""
        rates: dict[str, float] = {}
        if "decisions" in loops:
            games, decisions, spent = self.play(seconds)
            rates = {"decisions": decisions / spent, "games": games / spent}
        works = {"copies": self.copy, "views": self.view, "determinisations": self.determinise}
        for name, work in works.items():
            if name in loops:
                done, spent = self.repeat(work, seconds)
                rates[name] = done / spent
        return rates


def main() -> None:
    """Answer rounds until the input ends."""
    key, players, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    loops = sys.argv[4:] or LOOPS
    measure = Measure(load(key), players, seed)
    print(json.dumps({"mode": mode(), "positions": len(measure.positions)}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure.round(float(line), loops)), flush=True)


if __name__ == "__main__":
    main()

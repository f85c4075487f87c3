"""What bots choose, and how often: which areas, cards or spaces of a game are used, and which are not.

    .venv/bin/python bench/usage.py triora --players 3 --match "goes to the (.+?)(?:, circle|$)"
    .venv/bin/python bench/usage.py black-rose-wars --bot random --games 20

Every choice is counted under the words that a player reads; with `--match` only choices whose words match,
under the first group of the expression. Shares are of all that were counted.
"""

from __future__ import annotations

import argparse
import os
import re
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool

import conclave
from conclave import bots
from conclave.kernel.rng import seeded


def play(key: str, players: int, bot: str, match: str, seed: int) -> tuple[int, Counter[str]]:
    """One game: its rounds, and how often each thing was chosen."""
    game = conclave.load(key)
    minds = [bots.make(bot, game) for _ in range(players)]
    state = game.new(players, seed, game.in_series)
    rng = seeded(seed ^ 0x5EED)
    chosen: Counter[str] = Counter()
    while not state.over:
        d = state.pending[0]
        view = game.view(state, d.seat)
        index = minds[d.seat].choose(view, rng)
        found = re.search(match, game.label(view, d.options[index]))
        if found:
            chosen[found[1]] += 1
        game.decide(state, d.seat, index)
    return game.round_of(state), chosen


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How often bots choose what.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--match", default="(.+)", help="a regular expression with one group")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    one = partial(play, given.game, given.players, given.bot, given.match)
    with Pool(os.cpu_count()) as pool:
        games = pool.map(one, range(given.seed, given.seed + given.games), chunksize=1)
    chosen: Counter[str] = sum((found for _, found in games), Counter())
    rounds = sum(n for n, _ in games) / len(games)
    print(f"{given.games} games of {given.players} {given.bot} players, {rounds:.2f} rounds on average")
    for name, n in chosen.most_common():
        print(f"{100 * n / chosen.total():6.1f} %  {name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

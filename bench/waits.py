"""How often a masked table of people would wait: the part of open decisions that might be answered in secret.

    .venv/bin/python bench/waits.py black-rose-wars --players 4 --games 10

Bots play (`greedy` unless said otherwise). A decision counts as a wait if by what everybody knows somebody
might be asked in secret after it, whether anybody was or not.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool

import conclave
from conclave import bots
from conclave.kernel.rng import seeded


def play(key: str, players: int, bot: str, seed: int) -> Counter[str]:
    """One game: its open decisions, the waits after them, and questions in secret."""
    game = conclave.load(key)
    minds = [bots.make(bot, game) for _ in range(players)]
    state, rng = game.new(players, seed, game.in_series), seeded(seed ^ 0x5EED)
    found: Counter[str] = Counter()
    while not state.over:
        d = state.pending[0]
        before = state.veiled
        game.decide(state, d.seat, minds[d.seat].choose(game.view(state, d.seat), rng))
        if d.open:
            found["open"] += 1
            found["waits"] += state.veiled != before
        else:
            found["secret"] += 1
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How often a masked table would wait.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    one = partial(play, given.game, given.players, given.bot)
    with Pool(os.cpu_count()) as pool:
        found = sum(pool.map(one, range(given.seed, given.seed + given.games), chunksize=1), Counter())
    share = found["waits"] / found["open"]
    print(f"{given.games} games of {given.players} {given.bot} players: {found['open']} open decisions,")
    print(f"{found['waits']} waits ({share:.3f} a decision), {found['secret']} questions in secret")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

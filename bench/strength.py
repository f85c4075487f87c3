"""How often one bot beats another: seats swapped from game to game, with a 95 % Wilson interval.

    .venv/bin/python bench/strength.py                          greedy against random, 400 games for two
    .venv/bin/python bench/strength.py --players 4 --games 200  one greedy among three random players

With more than two players the first bot has one seat and the second all others; a win shared with allies
is a win, so two equal bots win more than one game in `players` each: the second figure says how many.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from dataclasses import dataclass, field

import conclave
from conclave import bots
from conclave._compiled import mode
from conclave.bots import Bot
from conclave.kernel.rng import seeded


@dataclass
class Tally:
    games: int = 0
    wins: int = 0
    draws: int = 0
    others: int = 0
    turns: int = 0
    choices: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


def play(game: conclave.Game, line_up: list[Bot], seed: int, tally: Tally) -> list[bool]:
    """Play one game; returns who won, and adds the CPU time that each bot thought."""
    state = game.new(len(line_up), seed, game.in_series)
    state.quiet = True
    rng = seeded(seed ^ 0x5EED)
    while not state.over:
        d = state.pending[0]
        bot = line_up[d.seat]
        began = time.process_time()
        view = state if bot.blind else game.view(state, d.seat)
        index = int(rng.below(len(d.codes))) if bot.blind else bot.choose(view, rng)
        tally.seconds[bot.name] = tally.seconds.get(bot.name, 0.0) + time.process_time() - began
        tally.choices[bot.name] = tally.choices.get(bot.name, 0) + 1
        game.book.decide(state, d, index)
    tally.turns += game.round_of(state)
    won = [False] * len(line_up)
    for row in game.scores(state):
        won[row.seat] = row.won
    return won


def compete(game: conclave.Game, first: Bot, second: Bot, games: int, players: int, seed: int) -> Tally:
    tally = Tally(games)
    for number in range(games):
        mine = number % players
        line_up = [first if seat == mine else second for seat in range(players)]
        won = play(game, line_up, seed + number // players, tally)
        if all(won):
            tally.draws += 1
        elif won[mine]:
            tally.wins += 1
        tally.others += sum(won) - won[mine]
        if sys.stderr.isatty():
            print(f"\r{number + 1}/{games}: {tally.wins} won", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return tally


def main() -> int:
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("--game", default="dark-artifacts")
    ask.add_argument("--bot", default="greedy")
    ask.add_argument("--against", default="random")
    ask.add_argument("--games", type=int, default=400)
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--seed", type=int, default=1)
    want = ask.parse_args()
    try:
        game = conclave.load(want.game)
        first, second = bots.make(want.bot, game), bots.make(want.against, game)
        tally = compete(game, first, second, max(1, want.games), want.players, want.seed)
    except conclave.ConclaveError as error:
        print(error, file=sys.stderr)
        return 2
    low, high = wilson(tally.wins, tally.games)
    print(f"{first.name} against {second.name}, {want.players} players, {tally.games} games, {mode()}")
    share = tally.wins / tally.games
    print(f"wins {tally.wins}, draws {tally.draws}: {share:.1%}, 95 % interval {low:.1%} to {high:.1%}")
    if want.players > 2:
        mean = tally.others / tally.games / (want.players - 1)
        print(f"each seat of {second.name}: {mean:.1%}")
    for name, choices in sorted(tally.choices.items()):
        each = tally.seconds[name] / choices
        print(f"{name}: {choices} choices, {each * 1e3:.3f} ms of CPU each, {1 / each:.0f} a second")
    print(f"{tally.turns / tally.games:.1f} turns a game")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

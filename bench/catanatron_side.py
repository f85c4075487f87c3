"""The catanatron side of bench/peers.py; runs in an environment of its own and imports nothing of ours.

Like conclave.research.measure it answers each line SECONDS on its standard input with one JSON object of
rates per second of processor time.
"""

import json
import random
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

PLAYERS = 4
GAMES_SAMPLED = 8


def new_game(seed):
    return Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)


def decisions_of(game):
    """The actions of the game's own record; the name of that list changed between versions."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def middle_of(seed):
    """Positions after each quarter of a random game."""
    game = new_game(seed)
    game.play()
    length = decisions_of(game)
    game = new_game(seed)
    found = []
    for n in range(length):
        if n in [length * quarter // 4 for quarter in (1, 2, 3)]:
            found.append(game.copy())
        game.play_tick()
    return found


def play(seconds, seeds):
    games = decisions = 0
    began = time.process_time()
    while True:
        game = new_game(seeds.randrange(1, 1 << 30))
        game.play()
        games += 1
        decisions += decisions_of(game)
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent, games / spent


def copy(seconds, positions):
    done = 0
    began = time.process_time()
    while True:
        for game in positions:
            for _ in range(5):
                game.copy()
            done += 5
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def main():
    seed = int(sys.argv[1])
    seeds = random.Random(seed)
    positions = [state for n in range(GAMES_SAMPLED) for state in middle_of(seed + n)]
    about = {"mode": "interpreted", "version": version("catanatron"), "positions": len(positions)}
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        seconds = float(line)
        decisions, games = play(seconds, seeds)
        rates = {"decisions": decisions, "games": games, "copies": copy(seconds, positions)}
        print(json.dumps(rates), flush=True)


main()

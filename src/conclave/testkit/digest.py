"""Law 12: interpreted and compiled play the same games. A digest of many games, made in either mode."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable

from conclave._compiled import PACKAGE, VARIABLE, find_flaw, mode
from conclave.kernel.game import Game
from conclave.kernel.rng import seeded
from conclave.registry import load
from conclave.testkit.plain import as_bytes
from conclave.testkit.strategies import any_answer


def digest_of(game: Game, seats: int, seed: int) -> str:
    """Play one game at random and hash every decision, event and view, and the standing."""
    rng = seeded(seed)
    options = {s.name: s.choices[int(rng.below(len(s.choices)))] for s in game.setting_list}
    s = game.new(seats, seed, {**options, **game.in_series})
    found = hashlib.blake2b(digest_size=12)
    while not s.over and s.decided < game.longest:
        for d in s.pending:
            found.update(as_bytes(d))
        if s.decided % 16 == 0:
            v = game.view(s, s.decided // 16 % (seats + 1))
            found.update(as_bytes(v))
            found.update(as_bytes(game.determinise(v, rng)))
        seat, index = any_answer(s.pending, rng)
        game.decide(s, seat, index)
    found.update(as_bytes(s))
    found.update(repr(game.scores(s)).encode())
    return found.hexdigest()


def digests(key: str, seats: int, seeds: Iterable[int]) -> list[str]:
    """The digests of several games of a registered game."""
    return [digest_of(load(key), seats, seed) for seed in seeds]


def digests_in(wish: str, key: str, seats: int, seeds: range) -> list[str]:
    """The same, from a process of its own that runs compiled ("1") or interpreted ("0")."""
    command = [
        sys.executable,
        "-m",
        "conclave.testkit.digest",
        key,
        str(seats),
        str(seeds.start),
        str(seeds.stop),
    ]
    done = subprocess.run(
        command, env={**os.environ, VARIABLE: wish}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    ran, *lines = done.stdout.split()
    expected = "compiled" if wish == "1" else "interpreted"
    if ran != expected:
        raise RuntimeError(f"the process ran {ran}, not {expected}")
    return lines


def why_not_both() -> str:
    """Why the two modes cannot be compared here; empty if they can."""
    return find_flaw(PACKAGE)


if __name__ == "__main__":
    _, key, seats, first, last = sys.argv
    lines = digests(key, int(seats), range(int(first), int(last)))
    print(mode(), *lines, sep="\n")

"""Write whole games down, question by question, into tests/playthroughs/.

    .venv/bin/python tools/playthroughs.py            write all files anew
    .venv/bin/python tools/playthroughs.py --check    compare only; end with 1 if one differs

A playthrough is random play from a seed: for every decision where the rules stand, who is asked and what may
be answered, the answer, and the events that follow; now and then a digest of what each seat sees.
A change of rules shows as a difference between two versions of these files.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import conclave
from conclave import Game, Option
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
GAMES = [
    *[("dark-artifacts", 2, 1), ("dark-artifacts", 3, 2), ("dark-artifacts", 4, 3)],
    *[("black-rose-wars", 2, 1), ("black-rose-wars", 3, 2), ("black-rose-wars", 4, 3)],
    *[("triora", 2, 1), ("triora", 3, 2), ("triora", 4, 3)],
    *[("mage-wars", 2, 1), ("mage-wars", 2, 2), ("mage-wars", 2, 3)],
]
"""Game, players and seed of each playthrough."""

OPTIONS: dict[tuple[str, int], dict[str, object]] = {
    ("mage-wars", 1): {"apprentice": True, "max_rounds": 20},
    ("mage-wars", 2): {"max_rounds": 20},
    ("mage-wars", 3): {"max_rounds": 20, "first_book": "beastmaster", "second_book": "warlock"},
}
"""The options of a game and seed, where they are not the usual ones."""

LOOK_EVERY = 10
"""How many decisions pass between two looks at what everybody sees."""

SALT = 1_000_003
"""Keeps the answers apart from the deal, which has the same seed."""


class Scribe:
    """Writes one game down in the short names of its verbs and events."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.verbs = {number: name for name, number in game.words.verbs.items()}
        self.questions = {number: name for name, number in game.words.questions.items()}
        self.kinds = {number: name for name, number in game.words.kinds.items()}

    def option(self, o: Option) -> str:
        """An option in one word: `attack:0,5`."""
        numbers = ",".join(str(x) for x in (o.a, o.b) if x >= 0)
        name = self.verbs.get(o.verb, str(o.verb))
        return f"{name}:{numbers}" if numbers else name

    def looks(self, s: Any) -> Iterator[str]:
        """What every seat, and a spectator, knows: how many faces, which (a digest), and how much it heard.

        Only what the rules say is in the digest, so that a new field of a state changes no playthrough.
        """
        for seat in range(self.seats + 1):
            v = self.game.view(s, seat)
            known = sum(face != UNKNOWN for face in v.face)
            digest = sha256(repr([int(face) for face in v.face]).encode()).hexdigest()[:8]
            yield f"seat {seat} knows {known} of {len(v.face)} faces ({digest}), heard {len(v.events)}"

    def lines(self) -> Iterator[str]:
        """The whole game, line by line."""
        game = self.game
        s = game.new(self.seats, self.seed, OPTIONS.get((game.key, self.seed), {}))
        rng = seeded(self.seed + SALT)
        yield f"{game.title}, rules version {game.version}: {self.seats} players, seed {self.seed}"
        told = 0
        while not s.over:
            for e in s.events[told:]:
                yield f"  {self.kinds.get(e.kind, e.kind)} seat={e.seat} a={e.a} b={e.b} n={e.n}"
            told = len(s.events)
            yield f"# {s.decided}  turn {game.round_of(s)}  stack: {game.book.bookmarks(s)}"
            if s.decided % LOOK_EVERY == 0:
                yield from self.looks(s)
            d = s.pending[int(rng.below(len(s.pending)))]
            options = d.options
            about = self.questions.get(d.about, str(d.about))
            yield f"asks {d.seat}, question {about}: {' '.join(self.option(o) for o in options)}"
            index = int(rng.below(len(options)))
            yield f"answer {index} {self.option(options[index])}"
            game.decide(s, d.seat, index)
        for e in s.events[told:]:
            yield f"  {self.kinds.get(e.kind, e.kind)} seat={e.seat} a={e.a} b={e.b} n={e.n}"
        for row in game.scores(s):
            yield f"place {row.place}: seat {row.seat}{' (won)' if row.won else ''}"


def path_of(key: str, seats: int, seed: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{key}-{seats}p-{seed}.txt"


def text_of(key: str, seats: int, seed: int) -> str:
    """A playthrough as it is now."""
    return "\n".join(Scribe(conclave.load(key), seats, seed).lines()) + "\n"


def difference(key: str, seats: int, seed: int) -> str:
    """What has changed since the file was written, as a unified diff; empty if nothing has."""
    path = path_of(key, seats, seed)
    written = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    now = text_of(key, seats, seed).splitlines()
    return "\n".join(difflib.unified_diff(written, now, path.name, "now", lineterm="", n=2))


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: playthroughs.py [--check]", file=sys.stderr)
        return 2
    changed = 0
    for key, seats, seed in GAMES:
        path = path_of(key, seats, seed)
        found = difference(key, seats, seed)
        if found:
            changed += 1
            print("\n".join(found.splitlines()[:40]) if arguments else f"{path.name} written anew")
            if not arguments:
                path.write_text(text_of(key, seats, seed), encoding="utf-8")
    print(f"{len(GAMES)} playthroughs, {changed} changed")
    return 1 if changed and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

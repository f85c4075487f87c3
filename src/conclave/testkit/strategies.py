"""Hypothesis strategies: random positions of any game, reached by play alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from conclave.kernel.choices import Decision
from conclave.kernel.game import Game
from conclave.kernel.rng import Rng, seeded

WALK = 400
"""How many decisions a walk goes on for at most, unless a test says otherwise."""


class Position:
    """A state and how it came about, so that a failing example can be played again by hand."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, bool | int | str],
        state: Any,
        decisions: list[tuple[int, int]],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.decisions = decisions

    def __repr__(self) -> str:
        return (
            f"Position({self.game.key!r}, seats={self.seats}, seed={self.seed}, options={self.options}, "
            f"decisions={self.decisions})"
        )

    @property
    def viewers(self) -> range:
        """Every seat, and the spectator after them."""
        return range(self.seats + 1)

    def fresh(self) -> Any:
        """A new game of the same kind, before its first decision."""
        return self.game.new(self.seats, self.seed, self.options)


def walk(game: Game, s: Any, steps: int, rng: Rng) -> list[tuple[int, int]]:
    """Play at random, at most so many decisions; whoever is asked at the same time answers in any order."""
    decided: list[tuple[int, int]] = []
    while len(decided) < steps and not s.over:
        seat, index = any_answer(s.pending, rng)
        game.decide(s, seat, index)
        decided.append((seat, index))
    return decided


def any_answer(pending: list[Decision], rng: Rng) -> tuple[int, int]:
    """One of the seats that are asked, and one of its answers."""
    d = pending[int(rng.below(len(pending)))]
    return d.seat, int(rng.below(len(d.codes)))


def settings_of(game: Game) -> st.SearchStrategy[dict[str, bool | int | str]]:
    """Any choice of the game's options, the defaults first, such that it comes to an end."""
    open_ones = [s for s in game.setting_list if s.name not in game.in_series]
    return st.fixed_dictionaries(
        {s.name: st.sampled_from(defaults_first(s)) for s in open_ones}
        | {name: st.just(value) for name, value in game.in_series.items()}
    )


def defaults_first(setting: Any) -> list[bool | int | str]:
    """The values a setting takes, its default in front, where shrinking ends."""
    return [setting.default, *(choice for choice in setting.choices if choice != setting.default)]


def seeds() -> st.SearchStrategy[int]:
    """Any seed that a game takes."""
    return st.integers(0, (1 << 63) - 1)


@st.composite
def positions(draw: st.DrawFn, game: Game, seats: int | None = None, most: int = WALK) -> Position:
    """Any position of a game that play can reach: any number of seats, options and seed, any walk."""
    n = draw(st.sampled_from(game.players)) if seats is None else seats
    seed = draw(seeds())
    options = draw(settings_of(game))
    steps = draw(st.integers(0, most))
    state = game.new(n, seed, options)
    decisions = walk(game, state, steps, seeded(draw(seeds())))
    return Position(game, n, seed, options, state, decisions)


def dice() -> st.SearchStrategy[Rng]:
    """A generator for whatever a law leaves to chance."""
    return seeds().map(seeded)

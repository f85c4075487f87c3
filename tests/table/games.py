"""Matches played at random, with and without undos."""

from __future__ import annotations

import conclave
from conclave.kernel.rng import Rng, seeded
from conclave.table.match import Match

GAME = conclave.load("dark-artifacts")


def random_match(seats: int, seed: int, decisions: int, undos: bool = False) -> Match:
    """A match after so many random decisions, or at its end."""
    match = Match(GAME, seats, seed)
    rng = seeded(seed)
    for _ in range(decisions):
        if match.state.over:
            break
        decide_anything(match, rng)
        if undos and rng.below(3) == 0:
            undo_anything(match, rng)
    return match


def decide_anything(match: Match, rng: Rng) -> int:
    """Let some asked seat answer anything; returns the seat."""
    asked = match.asked()
    seat = asked[int(rng.below(len(asked)))]
    match.decide(seat, int(rng.below(len(match.state.decision_of(seat)))))
    return seat


def undo_anything(match: Match, rng: Rng) -> None:
    """Let some seat that may take its last decision back."""
    free = [seat for seat in range(match.state.seats) if match.may_undo(seat)]
    if free:
        match.undo(free[int(rng.below(len(free)))])

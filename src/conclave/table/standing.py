"""Standing answers: what a seat lets pass without being asked, until its game's round is over or it says so.

They are kept at the table and are no part of the game: the record has an answer like any other, and nobody
else can tell whether a seat was asked.
"""

from __future__ import annotations

from typing import Any

from conclave.kernel.choices import Decision, pack
from conclave.kernel.game import Game
from conclave.kernel.happenings import PASS, Happening

PASSING = pack(PASS)
Occasion = tuple[int, int]
"""A question, and what is happening while it is asked; whatever its answers are, for else everybody could
tell from the wait that there is a new one."""


class StandingAnswers:
    """What each seat lets pass in the round that is played."""

    def __init__(self) -> None:
        self._round = -1
        self._kept: dict[int, set[Occasion]] = {}

    def keep(self, game: Game, s: Any, seat: int) -> None:
        """From now on let pass what a seat is asked."""
        d = s.decision_of(seat)
        if d is not None and may_stand(d):
            self._turn_to(game.round_of(s))
            self._kept.setdefault(seat, set()).add(occasion(s, d))

    def drop(self, seat: int) -> None:
        """Ask a seat again."""
        self._kept.pop(seat, None)

    def count(self, game: Game, s: Any, seat: int) -> int:
        """How much a seat lets pass."""
        self._turn_to(game.round_of(s))
        return len(self._kept.get(seat, ()))

    def answer(self, game: Game, s: Any) -> tuple[int, int] | None:
        """A seat that lets pass what it is asked now, and the number of that answer."""
        if not self._kept or s.over:
            return None
        self._turn_to(game.round_of(s))
        for d in s.pending:
            if d.seat in self._kept and may_stand(d) and occasion(s, d) in self._kept[d.seat]:
                return d.seat, d.codes.index(PASSING)
        return None

    def _turn_to(self, turn: int) -> None:
        """Another round: everything is asked again."""
        if turn != self._round:
            self._round = turn
            self._kept.clear()


def may_stand(d: Decision) -> bool:
    """Whether a question is asked in secret and may be declined."""
    return not d.open and PASSING in d.codes


def occasion(s: Any, d: Decision) -> Occasion:
    """When a question counts as the same."""
    kind = next((f.kind for f in reversed(s.stack) if isinstance(f, Happening)), -1)
    return d.about, kind

"""A match: one game at a table, with its record, undo, save and resume."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from conclave.kernel.game import Game, IllegalDecision
from conclave.table.chance import Chance
from conclave.table.effort import Effort
from conclave.table.lines import Closed, Player, Withdrawn
from conclave.table.record import Record
from conclave.table.timeline import Timeline


class Match:
    """A game being played. Who sits where, and over which wire, is not its business."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        players: Sequence[Player] = (),
        chance: Chance | None = None,
    ) -> None:
        seed = seed if chance is None else chance.seed
        self._timeline = Timeline(game, game.new(seats, seed, options))
        self.record = Record(
            game.key, game.version, game.read_options(options), seed, seats, players=players, chance=chance
        )

    @classmethod
    def resume(cls, path: str | os.PathLike[str], mend: bool = False) -> Match:
        """Go on where a record stops; with `mend`, even if its last line was cut short."""
        return cls.of(Record.load(path, mend))

    @classmethod
    def of(cls, record: Record, effort: Effort | None = None) -> Match:
        """Go on where a record stops; what it takes to come there is paid from an effort, if there is one."""
        match = cls.__new__(cls)
        match.record = record
        match._timeline = record.rerun(effort)
        return match

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._timeline.game

    @property
    def state(self) -> Any:
        """The true state; after an undo it is another object."""
        return self._timeline.state

    def asked(self) -> list[int]:
        """The seats the table waits for."""
        return [d.seat for d in self.state.pending]

    def view(self, seat: int) -> Any:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def decide(self, seat: int, index: int) -> None:
        """Answer for a seat, and record it; the end of the game closes the record."""
        decided = self._timeline.decide(seat, index, self.record.next_number)
        try:
            self.record.append(decided)
        finally:  # a file that cannot be written must not cost the record its last line
            if self.state.over:
                self.record.append(Closed(len(self.record), tuple(self.game.scores(self.state))))

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot withdraw its last decision, in a sentence; empty if it can."""
        return self._timeline.why_no_undo(seat)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can withdraw its last decision: nobody has learned or decided anything since.

        While the screens are up, what others chose behind theirs does not count.
        """
        return self._timeline.may_undo(seat)

    def has_decided(self, seat: int) -> bool:
        """Whether a decision of a seat stands."""
        return self._timeline.last_of(seat) >= 0

    def taken_from(self, viewer: int) -> int:
        """How many lines of the log a viewer was shown that undos have taken away."""
        return self._timeline.taken[viewer]

    def undo(self, seat: int) -> None:
        """Withdraw a seat's last decision; that it did is a line of the record."""
        withdrawn = self._timeline.undo(seat)
        self.record.append(Withdrawn(withdrawn.number, seat))

    def go_back(self, seat: int) -> None:
        """Withdraw a seat's last decision and whatever was decided since, as all have agreed."""
        at = self._timeline.last_of(seat)
        if at < 0 or self.state.over:
            raise IllegalDecision(self.why_no_undo(seat))
        since = self._timeline.decisions[at:]
        self._timeline.go_back(at)
        for decision in reversed(since):
            self.record.append(Withdrawn(decision.number, decision.seat, agreed=True))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the record of the match; `resume` goes on from there."""
        self.record.save(path)

    def keep_at(self, path: str | os.PathLike[str]) -> None:
        """Save the record, and from now on write every decision to that file at once."""
        self.record.keep_at(path)

"""The opening of a table: who comes is waited for, and once all have come the game is dealt."""

from __future__ import annotations

from conclave.server.archive import Archive
from conclave.server.sitting import Sitting
from conclave.server.stage import Stage
from conclave.server.viewers import Viewers


class Opening:
    """Deals a table; whoever calls has the table to themselves, and stores and shows what came of it."""

    def __init__(self, sitting: Sitting, viewers: Viewers, archive: Archive, stage: Stage) -> None:
        self._sitting = sitting
        self._viewers = viewers
        self._archive = archive
        self._stage = stage

    def is_first(self, seat: int) -> bool:
        """Whether a seat would come to an undealt table for the first time."""
        dealing = self._sitting.dealing
        return dealing is not None and seat >= 0 and dealing.throws[seat] is None

    def come(self, seat: int, throw: str) -> bool:
        """A seat comes and throws something in; false if there is nothing to throw it into any more."""
        return self._sitting.dealing is not None and self._sitting.dealing.come(seat, throw)

    def leave(self, seat: int) -> bool:
        """Whoever has come to a seat leaves it again before the deal; false if it is too late for that."""
        if self._sitting.dealing is None:
            return False
        self._sitting.dealing.leave(seat)
        return True

    def deal(self) -> None:
        """Deal, if everybody has come."""
        sitting = self._sitting
        if sitting.dealing is None or sitting.awaited():
            return
        sitting.match, sitting.dealing = sitting.dealing.deal(sitting.match.game), None
        self._viewers.look_at(sitting.match)
        self._archive.begin()
        self._stage.begin()

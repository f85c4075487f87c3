"""The mask of a table: for how long what came of a decision is hidden, and from whom.

Where others may answer a decision in secret, what came of it is hidden for a while from all but those who are
asked: so nobody can tell from the wait whether anybody was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from random import Random
from time import monotonic

from conclave.registry import load
from conclave.server.seats import SPECTATOR
from conclave.server.sitting import Sitting

PAUSE = 1.0
"""Seconds for which a masked table hides what came of a decision that others may answer in secret."""

SHORT_PAUSE = 0.3
"""The same where only bots could answer."""

LOOKED_THROUGH = 1_000
"""Decisions of a random game in which a game's closed questions are looked for."""


class Mask:
    """What is hidden `until` when; `lifts` is called when the time has come. Not every table `is_worn`."""

    def __init__(self, sitting: Sitting, is_worn: bool, lifts: Callable[[], object]) -> None:
        self.is_worn = is_worn
        self.pause = PAUSE
        self._sitting = sitting
        self._lifts = lifts
        self.until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        sitting.mask = self

    @property
    def is_up(self) -> bool:
        """Whether anything is hidden now."""
        return self.until > monotonic()

    def hides_from(self, viewer: int) -> bool:
        """Whether a viewer must not see yet what came of the last open decision."""
        if not self.is_up:
            return False
        d = None if viewer == SPECTATOR else self._sitting.match.state.decision_of(viewer)
        return d is None or d.open

    def cover(self, openly: bool, told: bool) -> None:
        """A decision was made: hide what came of it if others may answer in secret.

        It was asked `openly`; `told` says whether somebody may have been asked then, as far as anybody knows.
        What is answered in secret behind the mask never moves the moment at which it lifts.
        The end of the game is hidden as well: it might have been put off by who completes a Quest in secret.
        """
        if self.is_worn and told and (openly or not self.is_up):
            alone = len(self._sitting.seats.people()) < 2
            self.hide(min(self.pause, SHORT_PAUSE) if alone else self.pause)

    def hide(self, seconds: float) -> None:
        """Hide everything for a while."""
        self.lift()
        if seconds > 0:
            self.until = monotonic() + seconds
            self._timer = asyncio.get_running_loop().call_later(seconds, self._lifts)

    def lift(self) -> None:
        """Hide nothing any more."""
        self.until = 0.0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def lifted(self) -> None:
        """Wait until nothing is hidden any more."""
        while (rest := self.until - monotonic()) > 0:
            await asyncio.sleep(rest)


@cache
def asks_in_secret(key: str) -> bool:
    """Whether a game ever asks a question that others must not notice: a game is played through to see."""
    game = load(key)
    dice = Random(1)
    state = game.new(game.players[0], 1)
    for _ in range(LOOKED_THROUGH):
        if state.over:
            break
        d = dice.choice(state.pending)
        if not d.open:
            return True
        game.decide(state, d.seat, dice.randrange(len(d.codes)))
    return False

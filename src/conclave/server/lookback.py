"""Lookbacks: positions of games as they were, every so many decisions, so that looking back costs little."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, Final

from conclave.kernel.game import Game
from conclave.table.effort import Effort
from conclave.table.lines import Decided
from conclave.table.record import Record

EVERY: Final = 8
"""Decisions between two positions that are kept: few, so that no answer takes longer than another."""

MOST: Final = 4_000
"""Positions that are kept in all lookbacks together; one takes some ten kilobytes."""


class Lookback:
    """The positions of one game. It grows as the game goes on, and is cut where decisions were withdrawn.

    `told` is how long the log was at the beginning and after each decision, `secret` which decisions were
    asked so that nobody else could know.
    """

    def __init__(self, shelf: Lookbacks) -> None:
        self.lock = Lock()
        self.told: list[int] = []
        self.secret: list[bool] = []
        self._shelf = shelf
        self._game: Game | None = None
        self._decisions: list[Decided] = []
        self._kept: list[Any] = []
        self._tip: Any = None

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Forget everything."""
        self._game, self._tip = None, None
        self._decisions, self._kept, self.told, self.secret = [], [], [], []

    def grow(self, record: Record, decisions: list[Decided]) -> tuple[Game, list[Any]]:
        """Play the decisions that are new; returns the game and the whole log."""
        if self._game is None:
            self._game, self._tip = record.begin()
            self._keep()
        self._cut(common(self._decisions, decisions))
        effort = Effort()
        for decision in decisions[len(self._decisions) :]:
            self.secret.append(not self._tip.decision_of(decision.seat).open)
            self._game.decide(self._tip, decision.seat, decision.index)
            self._decisions.append(decision)
            self._keep()
            effort.spend()
        self._shelf.used(self)
        log: list[Any] = self._tip.events
        return self._game, log

    def _keep(self) -> None:
        """Note how long the log is now, and, if it is time for that, what the position is."""
        self.told.append(len(self._tip.events))
        if len(self._decisions) % EVERY == 0:
            self._kept.append(self._tip.copy())

    def _cut(self, length: int) -> None:
        """Go back to after so many decisions."""
        if length == len(self._decisions):
            return
        tip = self.position(length)
        del self._decisions[length:], self.told[length + 1 :], self._kept[length // EVERY + 1 :]
        del self.secret[length:]
        self._tip = tip

    def position(self, after: int) -> Any:
        """The position after so many decisions, log and all."""
        assert self._game is not None
        first = after // EVERY * EVERY
        found = self._kept[after // EVERY].copy()
        found.events = self._tip.events[: self.told[first]]
        for decision in self._decisions[first:after]:
            self._game.decide(found, decision.seat, decision.index)
        return found


class Lookbacks:
    """The lookbacks of all tables; those longest unused are cleared when there is too much in them."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._lock = Lock()
        self._used: OrderedDict[Lookback, None] = OrderedDict()

    def new(self) -> Lookback:
        """An lookback for a table."""
        return Lookback(self)

    def total(self) -> int:
        """How many positions there are in all of them."""
        with self._lock:
            return sum(map(len, self._used))

    def used(self, lookback: Lookback) -> None:
        """An lookback has grown, or was looked at; whoever calls has its lock."""
        with self._lock:
            self._used[lookback] = None
            self._used.move_to_end(lookback)
            total = sum(map(len, self._used))
            for other in list(self._used):
                if total <= self.most or other is lookback:
                    break
                if other.lock.acquire(blocking=False):
                    total -= len(other)
                    other.clear()
                    other.lock.release()
                    del self._used[other]


def common(before: list[Decided], now: list[Decided]) -> int:
    """How many decisions two lists have in common at their beginning."""
    n = 0
    for one, other in zip(before, now, strict=False):
        if one is not other and one != other:
            break
        n += 1
    return n

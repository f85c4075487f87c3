"""What one guest may cost the others: sizes, rates and numbers, and who has used up how much."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from sys import maxsize
from time import monotonic
from typing import Final

from msgspec import Struct

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
GRACE: Final = 60.0
"""Seconds for which nobody may let a bot play for who has gone."""


class Retention(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the store keeps tables after their last use, in seconds, and how much of their talk."""

    unused: float = 7 * DAY
    """Of a table at which nothing was ever decided."""
    abandoned: float = 90 * DAY
    """Of a game that has not ended."""
    finished: float = 365 * DAY
    oversized: float = 7 * DAY
    """Of a table, ended or not, whose record has more than `oversized_lines`."""
    oversized_lines: int = 5_000
    sayings: int = 1_000
    """How much of what was said last at a table."""


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of a server. A guest is known by the address that a socket comes from."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 2_097_152
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    faults: int = 20
    hello_seconds: float = 15.0
    headers: int = 100
    header_bytes: int = 16_384
    header_seconds: float = 10.0
    """In which a whole header must come, once there is a connection or the first byte of a request."""
    body_seconds: float = 30.0
    keep_alive_seconds: float = 10.0
    connections: int = 4_000
    """In one process; whoever only waits gives way when there are more."""
    connections_per_guest: int = 1_000
    """A hundred players of one house may open the page at the same moment, each with six connections."""
    connections_per_second: float = 50.0
    """New ones of one guest, in the long run; whoever comes faster is closed without a word."""
    connections_at_once: int = 1_500
    undecided: int = 500
    """Connections that may stand before the doorkeeper of several workers without a word."""
    undecided_per_guest: int = 200
    spectators_per_table: int = 100
    onlookers: int = 1_000
    """Sockets without a seat, at all tables of one process."""
    sockets_per_seat: int = 10
    sockets_per_guest: int = 200
    """Without a seat: who has one is always let in."""
    tables_per_guest: int = 200
    requests_per_second: float = 200.0
    requests_at_once: int = 6_000
    record_lines: int = 10_000
    record_work: int = 20_000
    """Decisions that a record which is brought may make us carry out, those that an undo plays again too."""
    record_seconds: float = 10.0
    work_per_second: float = 0.1
    """Seconds of work that may be done for a guest in a second, in the long run."""
    work_at_once: float = 5.0
    unread_messages: int = 256
    grace_seconds: float = GRACE
    hang_seconds: float = 30.0
    """After which a process in which nothing goes on any more ends itself."""
    idle_seconds: float = HOUR / 2
    sweep_seconds: float = 60.0

    @classmethod
    def generous(cls) -> Limits:
        """Limits that do not matter, for measuring."""
        return cls(
            messages_per_second=1e6,
            messages_at_once=1_000_000,
            connections=100_000,
            connections_per_guest=100_000,
            connections_per_second=1e6,
            connections_at_once=1_000_000,
            onlookers=100_000,
            sockets_per_guest=100_000,
            tables_per_guest=100_000,
            requests_per_second=1e6,
            requests_at_once=1_000_000,
            work_per_second=1e6,
            work_at_once=1e9,
            idle_seconds=1e6,
        )


class Bucket:
    """A bucket of drops: one for each message, refilled steadily, never fuller than `most`."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take a drop, or say that there is none."""
        if self.left(now) < 1.0:
            return False
        self.drops -= 1.0
        return True

    def left(self, now: float) -> float:
        """What is in it now."""
        self.drops = min(self.most, self.drops + (now - self.at) * self.rate)
        self.at = now
        return self.drops


class Ledger:
    """A bucket for each guest; the guests longest unheard are forgotten, so that it cannot grow."""

    def __init__(
        self, rate: float, most: float, guests: int = 10_000, clock: Callable[[], float] = monotonic
    ) -> None:
        self.rate = rate
        self.most = most
        self.guests = guests
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, guest: str) -> bool:
        """Count one thing that a guest does, or say that it was too much."""
        return self._of(guest).take(self.clock())

    def left(self, guest: str) -> float:
        """What a guest has left."""
        return self._of(guest).left(self.clock())

    def pay(self, guest: str, drops: float) -> None:
        """Let a guest pay for what it has had already; it may owe something then."""
        bucket = self._of(guest)
        bucket.left(self.clock())
        bucket.drops -= drops

    def _of(self, guest: str) -> Bucket:
        now = self.clock()
        bucket = self.buckets.get(guest)
        if bucket is None:
            bucket = self.buckets[guest] = Bucket(self.rate, self.most, now)
            if len(self.buckets) > self.guests:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(guest)
        return bucket


class Crowd:
    """How many sockets look on at each table, are of each seat, or come from each guest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.there: dict[str, int] = {}

    def enter(self, where: str) -> bool:
        """Let one more in, or say that it is full."""
        number = self.there.get(where, 0)
        if number >= self.most:
            return False
        self.there[where] = number + 1
        return True

    def leave(self, where: str) -> None:
        """One goes."""
        number = self.there.get(where, 0) - 1
        if number > 0:
            self.there[where] = number
        else:
            self.there.pop(where, None)

    def total(self) -> int:
        """How many there are in all."""
        return sum(self.there.values())


class Counts:
    """All that one process keeps count of."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.requests = Ledger(limits.requests_per_second, limits.requests_at_once, clock=clock)
        self.arrivals = Ledger(limits.connections_per_second, limits.connections_at_once, clock=clock)
        self.tables = Ledger(limits.tables_per_guest / HOUR, limits.tables_per_guest, clock=clock)
        self.spectators = Crowd(limits.spectators_per_table)
        self.at_seats = Crowd(limits.sockets_per_seat)
        self.of_guests = Crowd(maxsize)
        self.seatless = Crowd(limits.sockets_per_guest)
        self.onlookers = Crowd(limits.onlookers)

    def bucket(self) -> Bucket:
        """A bucket for the messages of one socket."""
        return Bucket(self.limits.messages_per_second, self.limits.messages_at_once, self.clock())

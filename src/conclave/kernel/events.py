"""Events: what has happened, for the log, the page, statistics and tests."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""Audience mask: every seat, and the spectators."""


class Event:
    """One thing that happened. `seen_by` is a mask of seats, `cause` the number of the event it follows from.

    Never mutated.
    """

    def __init__(
        self, number: int, kind: int, seat: int, a: int, b: int, n: int, cause: int, seen_by: int
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.n = n
        self.cause = cause
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return (
            f"Event({self.number}, kind={self.kind}, seat={self.seat}, "
            f"a={self.a}, b={self.b}, n={self.n}, cause={self.cause})"
        )


class Heard:
    """What one viewer has heard of the events, as `for_seat` gives them, kept up to date from the true ones.

    Events are only ever added, and an undo takes the last away: then all is heard anew.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self._read = 0
        self._last: Event | None = None
        self._number_of: dict[int, int] = {-1: -1}

    def catch_up(self, events: list[Event]) -> None:
        """Hear the true events that are new."""
        read = self._read
        if read > len(events) or (read and events[read - 1] is not self._last):
            self.events = []
            self._number_of = {-1: -1}
            read = 0
        bit = 1 << self.viewer
        number_of = self._number_of
        for k in range(read, len(events)):
            e = events[k]
            cause = number_of.get(e.cause, -1)
            if e.seen_by & bit:
                number_of[e.number] = len(self.events)
                self.events.append(Event(len(self.events), e.kind, e.seat, e.a, e.b, e.n, cause, bit))
            else:
                number_of[e.number] = cause
        self._read = len(events)
        self._last = events[-1] if events else None


def for_seat(events: list[Event], seat: int) -> list[Event]:
    """Return the events a seat may know, numbered afresh so that gaps tell nothing.

    An event whose cause is hidden is hung on the nearest cause the seat may know.
    """
    heard = Heard(seat)
    heard.catch_up(events)
    return heard.events

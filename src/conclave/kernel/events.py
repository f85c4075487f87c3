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


def for_seat(events: list[Event], seat: int) -> list[Event]:
    """Return the events a seat may know, numbered afresh so that gaps tell nothing.

    An event whose cause is hidden is hung on the nearest cause the seat may know.
    """
    shown: list[Event] = []
    number_of: dict[int, int] = {-1: -1}
    for e in events:
        cause = number_of.get(e.cause, -1)
        if (e.seen_by >> seat) & 1:
            number_of[e.number] = len(shown)
            shown.append(Event(len(shown), e.kind, e.seat, e.a, e.b, e.n, cause, e.seen_by & (1 << seat)))
        else:
            number_of[e.number] = cause
    return shown

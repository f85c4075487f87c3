"""Diaries: what one viewer may know of the events, and the lines they were told in, kept between looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from conclave.kernel.events import Event
from conclave.show.scene import LogLine


class Teller(Protocol):
    """Tells events of a game one after another; it remembers what stood where."""

    def look(self, v: Any) -> None:
        """Take the newest view for what is the same at every moment."""

    def line(self, event: Event) -> LogLine:
        """The next event in words."""


class Lines:
    """The log in one language, as far as it was told; `mark` is what its words rest on beside the events."""

    def __init__(self, mark: object, teller: Teller) -> None:
        self.mark = mark
        self.teller = teller
        self.told: list[LogLine] = []
        self.whole: tuple[LogLine, ...] = ()


class Diary(list[Event]):
    """The events that a viewer may know, as `for_seat` gives them, kept up to date from the true ones.

    Events are only ever added, and an undo takes the last away: then the diary is written anew. A view that
    has a diary for its events tells only the lines that are new. `drawn` holds what was drawn last of the
    table; its diaries share it. `easels` holds, for each language, what was drawn last for this viewer.
    """

    def __init__(self, viewer: int, drawn: dict[Any, Any] | None = None) -> None:
        super().__init__()
        self.viewer = viewer
        self.drawn: dict[Any, Any] = {} if drawn is None else drawn
        self.easels: dict[str, Any] = {}
        self.lines: dict[str, Lines] = {}
        self._read = 0
        self._last: Event | None = None
        self._number_of: dict[int, int] = {-1: -1}

    def catch_up(self, events: list[Event]) -> None:
        """Read the true events that are new."""
        if self._read == len(events) and (not events or events[-1] is self._last):
            return
        if self._read > len(events) or (self._read and events[self._read - 1] is not self._last):
            self._begin_again()
        bit = 1 << self.viewer
        number_of = self._number_of
        for e in events[self._read :]:
            cause = number_of.get(e.cause, -1)
            if e.seen_by & bit:
                number_of[e.number] = len(self)
                self.append(Event(len(self), e.kind, e.seat, e.a, e.b, e.n, cause, bit))
            else:
                number_of[e.number] = cause
        self._read = len(events)
        self._last = events[-1] if events else None

    def _begin_again(self) -> None:
        self.clear()
        self.lines.clear()
        self._read = 0
        self._number_of = {-1: -1}


def told(v: Any, code: str, mark: object, begin: Callable[[Any, str], Teller]) -> tuple[LogLine, ...]:
    """The log of a view in words; where its events are a diary, only what is new is told."""
    events = v.events
    book: dict[str, Lines] = events.lines if isinstance(events, Diary) else {}
    lines = book.get(code)
    if lines is None or lines.mark != mark:
        lines = book[code] = Lines(mark, begin(v, code))
    if len(lines.told) < len(events):
        lines.teller.look(v)
        lines.told.extend([lines.teller.line(event) for event in events[len(lines.told) :]])
        lines.whole = tuple(lines.told)
    return lines.whole

"""The match of a table as the store keeps it: line by line, with a version for each viewer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from conclave.kernel.game import Game
from conclave.show.diary import Diary
from conclave.table.lines import Decided, Entry, Withdrawn
from conclave.table.match import Match
from conclave.table.record import Record


class Kept(Record):
    """A record that counts the lines of each seat."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        self.own: Counter[int] = Counter()
        super().__init__(*facts, **more)

    @classmethod
    def begun(cls, game: Game, seats: int, seed: int, options: dict[str, bool | int | str]) -> Kept:
        """The record of a game of which nothing is decided yet."""
        return cls(game.key, game.version, game.read_options(options), seed, seats)

    @property
    def length(self) -> int:
        """How many lines there are, the header included."""
        return len(self._lines)

    def lines_from(self, first: int) -> list[str]:
        """The lines from a number on, as the store keeps them; line 0 is the header."""
        return self._lines[first:]

    def append(self, entry: Entry) -> None:
        """Add a line, and count it for its seat."""
        super().append(entry)
        if isinstance(entry, (Decided, Withdrawn)):
            self.own[entry.seat] += 1


class KeptMatch(Match):
    """A match over a kept record, with a diary for each viewer: nobody's log is read twice."""

    record: Kept
    diaries: dict[int, Diary]
    drawn: dict[Any, Any]

    @classmethod
    def over(cls, record: Kept) -> KeptMatch:
        """Go on where a record stops."""
        match = cls.of(record)
        assert isinstance(match, KeptMatch)
        match.diaries = {}
        match.drawn = {}
        return match

    def diary_of(self, viewer: int) -> Diary:
        """The events that a viewer may know, up to now."""
        diary = self.diaries.get(viewer)
        if diary is None:
            diary = self.diaries[viewer] = Diary(viewer, self.drawn)
        diary.catch_up(self.state.events)
        return diary

    def look(self, viewer: int) -> Any:
        """What a viewer may know, to be drawn at once: its log is the viewer's diary, which goes on."""
        diary = self.diary_of(viewer)
        state = self.state
        events, state.events = state.events, []
        try:
            view = self.game.view(state, viewer)
        finally:
            state.events = events
        view.events = diary
        return view

    def version(self, viewer: int) -> int:
        """How far the game has come for a viewer: made only of what that viewer has done and been shown.

        It grows with every decision of the viewer's own, so an answer to an older prompt can be told.
        """
        return self.record.own[viewer] + len(self.diary_of(viewer)) + self._course.taken[viewer]


__all__ = ["Kept", "KeptMatch"]

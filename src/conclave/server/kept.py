"""The match of a table as the store keeps it: an undo may reach beyond the horizon if the others agreed."""

from __future__ import annotations

from conclave.kernel.game import Game, IllegalDecision
from conclave.table.course import Course
from conclave.table.lines import Decided, Entry, Withdrawn
from conclave.table.match import Match
from conclave.table.record import Record, take


class Kept(Record):
    """A record whose undos may have been granted by the others.

    `own` counts the lines of each seat; `vanished` how many lines of the log undos have taken from each
    viewer. The viewer after the last seat is the spectator.
    """

    own: list[int]
    vanished: list[int]

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
        if len(self.entries) == 1:
            self.own = [0] * (self.seats + 1)
        if isinstance(entry, (Decided, Withdrawn)):
            self.own[entry.seat] += 1

    def rerun(self) -> Course:
        """The course of the game; where an undo was not free, the decisions that stand are played afresh."""
        course = Course(*self.begin())
        standing: list[Decided] = []
        stale = False
        shown: list[int] = []
        self.vanished = [0] * (self.seats + 1)
        if not self.entries:
            self.own = [0] * (self.seats + 1)
        for line, entry in enumerate(self.entries, 2):
            if isinstance(entry, Withdrawn):
                shown = shown or seen(course)
                standing = [each for each in standing if each.number != entry.number]
                stale = stale or not undone(course, entry.seat)
                continue
            if shown:
                course = self.afresh(standing) if stale else course
                self.count_vanished(shown, course)
                stale, shown = False, []
            if isinstance(entry, Decided):
                take(course, entry, line)
                standing.append(entry)
        if shown:
            course = self.afresh(standing) if stale else course
            self.count_vanished(shown, course)
        return course

    def afresh(self, standing: list[Decided]) -> Course:
        """Play the decisions that stand from the beginning."""
        course = Course(*self.begin())
        for decision in standing:
            take(course, decision, decision.number + 1)
        return course

    def count_vanished(self, shown: list[int], course: Course) -> None:
        """Count what viewers had been shown and see no more."""
        for viewer, (before, after) in enumerate(zip(shown, seen(course), strict=True)):
            self.vanished[viewer] += before - after


class KeptMatch(Match):
    """A match over a kept record."""

    record: Kept

    @classmethod
    def over(cls, record: Kept) -> KeptMatch:
        """Go on where a record stops."""
        match = cls.of(record)
        assert isinstance(match, KeptMatch)
        return match

    def version(self, viewer: int) -> int:
        """How far the game has come for a viewer: made only of what that viewer has done and been shown.

        It grows with every decision of the viewer's own, so an answer to an older prompt can be told.
        """
        shown = sum((event.seen_by >> viewer) & 1 for event in self.state.events)
        return int(self.record.own[viewer] + shown + self.record.vanished[viewer])

    def undo(self, seat: int) -> None:
        """Withdraw a seat's last decision within the horizon."""
        shown = seen(self._course)
        super().undo(seat)
        self.record.count_vanished(shown, self._course)

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has a decision that it could withdraw."""
        return self._course.last_of(seat) >= 0

    def go_back(self, seat: int) -> None:
        """Withdraw a seat's last decision and whatever was decided since, as all have agreed."""
        at = self._course.last_of(seat)
        if at < 0 or self.state.over:
            raise IllegalDecision(self.why_no_undo(seat))
        shown = seen(self._course)
        standing = self._course.standing
        for decision in reversed(standing[at:]):
            self.record.append(Withdrawn(decision.number, decision.seat))
        self._course = self.record.afresh(standing[:at])
        self.record.count_vanished(shown, self._course)


def seen(course: Course) -> list[int]:
    """How many lines of the log each viewer is shown."""
    events = course.state.events
    return [
        sum((event.seen_by >> viewer) & 1 for event in events) for viewer in range(course.state.seats + 1)
    ]


def undone(course: Course, seat: int) -> bool:
    """Undo a seat's last decision if that is free."""
    try:
        course.undo(seat)
    except IllegalDecision:
        return False
    return True


__all__ = ["Kept", "KeptMatch"]

"""The timeline of a game: its state, and the way back to the undo horizon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from conclave.kernel.choices import unpack
from conclave.kernel.game import Game, IllegalDecision
from conclave.table.lines import Decided

NO_SCREENS = -1


@dataclass(frozen=True)
class Waypoint:
    """The state just before a decision; its log is the first `told` events of the one we have now."""

    state: Any
    told: int
    screens: int


def snapshot(s: Any) -> Any:
    """A copy of a state, log and all."""
    copy = s.copy()
    copy.events = s.events[:]
    return copy


class Timeline:
    """A game in play, which remembers the waypoints since anybody learned something or dice spoke.

    `decisions` are those that were not withdrawn. `screens` is how many there were when the seats
    that now choose behind their screens began, or `NO_SCREENS`. `taken` is how many lines of the log each
    viewer was shown that undos have taken away; the viewer after the last seat is the spectator.

    With a `trail` it remembers the waypoint of every decision and how long the way was then, so that going
    back costs nothing, however often a record does: that takes a copy of the state for each.
    """

    def __init__(self, game: Game, state: Any, trail: bool = False) -> None:
        self.game = game
        self.state = state
        self.decisions: list[Decided] = []
        self.screens = 0 if state.aside else NO_SCREENS
        self.taken = [0] * (state.seats + 1)
        self._way: list[Waypoint] = []
        self._trail: list[tuple[Waypoint, int]] | None = [] if trail else None
        self._last = [-1] * state.seats

    def option(self, seat: int, index: int) -> tuple[int, int, int] | None:
        """The option that an index means to a seat now."""
        d = self.state.decision_of(seat)
        if d is None or not isinstance(index, int) or isinstance(index, bool):
            return None
        if not 0 <= index < len(d.codes):
            return None
        o = unpack(d.codes[index])
        return (o.verb, o.a, o.b)

    def decide(self, seat: int, index: int, number: int) -> Decided:
        """Answer for a seat; returns the decision as the record keeps it."""
        option = self.option(seat, index)
        s = self.state
        if option is None:
            self.game.decide(s, seat, index)
            raise IllegalDecision(f"Option {index} does not exist for seat {seat}.")
        waypoint = Waypoint(s.copy(), len(s.events), self.screens)
        if self._trail is not None:
            self._trail.append((waypoint, len(self._way)))
        up, in_secret = s.aside, not s.decision_of(seat).open
        self.game.decide(s, seat, index)
        decision = Decided(number, seat, index, option)
        self._last[seat] = len(self.decisions)
        self.decisions.append(decision)
        self._way.append(waypoint)
        self._see_what_changed(up)
        if in_secret:  # were it free, whoever answered could tell whether somebody else was asked as well
            self._way.clear()
        return decision

    def _see_what_changed(self, up: list[Any]) -> None:
        """Forget the waypoints beyond the horizon; notice screens that went up."""
        s = self.state
        if not s.aside:
            self.screens = NO_SCREENS
        elif s.aside is not up:
            self.screens = len(self.decisions)
        keep = len(self.decisions) - s.horizon
        if keep < len(self._way):
            del self._way[: len(self._way) - keep]

    # --- the way back ---------------------------------------------------------------------------------------
    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take its last decision back, in a sentence; empty if it can."""
        if self.may_undo(seat):
            return ""
        at = self.last_of(seat)
        if at < 0:
            return f"Seat {seat} has decided nothing that it could withdraw."
        if self.state.over:
            return "The game is over: nothing can be withdrawn."
        if at < len(self.decisions) - len(self._way):
            return "Dice were rolled, or something was shown or asked in secret since: that decision stands."
        return f"Seat {self.decisions[-1].seat} has decided since: that decision stands."

    def may_undo(self, seat: int) -> bool:
        """As `why_no_undo`, where nobody wants the sentence."""
        at, stand = self.last_of(seat), len(self.decisions)
        if at < 0 or self.state.over or at < stand - len(self._way):
            return False
        return at == stand - 1 or not (self.screens == NO_SCREENS or at < self.screens)

    def last_of(self, seat: int) -> int:
        """The place in `decisions` of a seat's last decision, or -1."""
        return self._last[seat] if 0 <= seat < len(self._last) else -1

    def undo(self, seat: int) -> Decided:
        """Withdraw a seat's last decision: go back to just before it and play the others' again."""
        why = self.why_no_undo(seat)
        if why:
            raise IllegalDecision(why)
        at = self.last_of(seat)
        back = at - len(self.decisions)
        withdrawn, again = self.decisions[at], self.decisions[at + 1 :]
        waypoint = self._way[back]
        timeline = self._before(at, waypoint, self._way[:back])
        for decision in again:
            if timeline.option(decision.seat, decision.index) != decision.option:
                raise IllegalDecision("Another seat's choice rests on that decision: it stands.")
            timeline.decide(decision.seat, decision.index, decision.number)
        self._become(timeline, waypoint.told)
        return withdrawn

    def _before(self, at: int, waypoint: Waypoint, way: list[Waypoint]) -> Timeline:
        """The timeline as it was just before a decision."""
        timeline = Timeline(self.game, waypoint.state.copy())
        timeline.state.events = self.state.events[: waypoint.told]
        timeline.decisions = self.decisions[:at]
        timeline.screens = waypoint.screens
        timeline._way = way
        if self._trail is not None:
            timeline._trail = self._trail[:at]
        return timeline

    def go_back(self, at: int, beginning: Callable[[], Any]) -> None:
        """Go back to just before a decision that stands, however far.

        Without a trail, those before it are played again from the beginning.
        """
        if self._trail is not None:
            waypoint, length = self._trail[at]
            way = [each for each, _ in self._trail[at - length : at]]
            self._become(self._before(at, waypoint, way), waypoint.told)
            return
        timeline = Timeline(self.game, beginning())
        for decision in self.decisions[:at]:
            timeline.decide(decision.seat, decision.index, decision.number)
        self._become(timeline)

    def forget_trail(self) -> None:
        """Remember no more than the way back to the horizon."""
        self._trail = None

    def _become(self, timeline: Timeline, told: int = 0) -> None:
        """Go on as another timeline does, which has the same first `told` events.

        What viewers had been shown and see no more is counted.
        """
        for viewer, (before, after) in enumerate(zip(self.shown(told), timeline.shown(told), strict=True)):
            self.taken[viewer] += before - after
        self.state, self.decisions = timeline.state, timeline.decisions
        self._way, self.screens, self._trail = timeline._way, timeline.screens, timeline._trail
        self._last = [-1] * self.state.seats
        for at, decision in enumerate(self.decisions):
            self._last[decision.seat] = at

    def shown(self, first: int = 0) -> list[int]:
        """How many lines of the log, from one on, each viewer is shown."""
        events = self.state.events[first:]
        return [sum((e.seen_by >> viewer) & 1 for e in events) for viewer in range(self.state.seats + 1)]

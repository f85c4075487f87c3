"""The timeline of a game: its state, and the way back to the undo horizon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from conclave.kernel.choices import unpack
from conclave.kernel.game import Game, IllegalDecision
from conclave.table.effort import Effort
from conclave.table.lines import Decided
from conclave.table.milestones import Milestones

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

    Beyond the horizon it keeps milestones, so that going back far does not begin at the beginning. What it
    carries out is paid from an `effort`, if there is one.
    """

    def __init__(self, game: Game, state: Any, effort: Effort | None = None) -> None:
        self.game = game
        self.state = state
        self.decisions: list[Decided] = []
        self.screens = 0 if state.aside else NO_SCREENS
        self.taken = [0] * (state.seats + 1)
        self._way: list[Waypoint] = []
        self._milestones: Milestones[Waypoint] = Milestones()
        self._effort = effort
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
        if not self._way:  # a way that has to be kept as well would cost a state for each of its steps
            self._milestones.add(len(self.decisions), waypoint)
        up, in_secret = s.aside, not s.decision_of(seat).open
        self.game.decide(s, seat, index)
        decision = Decided(number, seat, index, option)
        self._last[seat] = len(self.decisions)
        self.decisions.append(decision)
        self._way.append(waypoint)
        self._see_what_changed(up)
        if in_secret:  # were it free, whoever answered could tell whether somebody else was asked as well
            self._way.clear()
        if self._effort is not None:
            self._effort.spend()
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
        timeline = Timeline(self.game, waypoint.state.copy(), self._effort)
        timeline.state.events = self.state.events[: waypoint.told]
        timeline.decisions = self.decisions[:at]
        timeline.screens = waypoint.screens
        timeline._way = way
        timeline._last = self._last_before(at)
        timeline._milestones = self._milestones.before(at)
        return timeline

    def _last_before(self, at: int) -> list[int]:
        """The last decisions of the seats before one; who has decided nothing since is not looked for."""
        found = list(self._last)
        for seat in range(len(found)):
            while found[seat] >= at or (found[seat] >= 0 and self.decisions[found[seat]].seat != seat):
                found[seat] -= 1
        return found

    def go_back(self, at: int) -> None:
        """Go back to just before a decision that stands, however far.

        Those since the last milestone before it are played again.
        """
        back = at - len(self.decisions)
        if -back <= len(self._way):
            waypoint = self._way[back]
            self._become(self._before(at, waypoint, self._way[:back]), waypoint.told)
            return
        first, waypoint = self._milestones.last(at)
        timeline = self._before(first, waypoint, [])
        for decision in self.decisions[first:at]:
            timeline.decide(decision.seat, decision.index, decision.number)
        self._become(timeline, waypoint.told)

    def work_for(self, effort: Effort | None) -> None:
        """Pay for what is carried out from now on from another effort, or from none."""
        self._effort = effort

    def _become(self, timeline: Timeline, told: int = 0) -> None:
        """Go on as another timeline does, which has the same first `told` events.

        What viewers had been shown and see no more is counted.
        """
        for viewer, (before, after) in enumerate(zip(self.shown(told), timeline.shown(told), strict=True)):
            self.taken[viewer] += before - after
        self.state, self.decisions = timeline.state, timeline.decisions
        self._way, self.screens = timeline._way, timeline.screens
        self._milestones, self._last = timeline._milestones, timeline._last

    def shown(self, first: int = 0) -> list[int]:
        """How many lines of the log, from one on, each viewer is shown."""
        events = self.state.events[first:]
        return [sum((e.seen_by >> viewer) & 1 for e in events) for viewer in range(self.state.seats + 1)]

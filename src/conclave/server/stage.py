"""The stage: what everybody at a table is shown. Nothing here changes the game."""

from __future__ import annotations

from msgspec.structs import replace

from conclave.server.changes import is_news
from conclave.server.dealing import undealt
from conclave.server.feeds import Feed
from conclave.server.mask import Mask
from conclave.server.seats import SPECTATOR
from conclave.server.sitting import Sitting
from conclave.server.timekeeper import Timekeeper
from conclave.server.viewers import Viewers
from conclave.server.wire import ClockFacts, Over, SceneSent, SeatFacts, StandingRow
from conclave.server.withdrawal import NO_UNDO, Withdrawal


class Stage:
    """Shows each listener the newest that it may see, if that is new to it.

    `public_version` is how far the game has come for who sees only what is public and not masked.
    """

    def __init__(
        self,
        sitting: Sitting,
        viewers: Viewers,
        mask: Mask,
        timekeeper: Timekeeper,
        withdrawal: Withdrawal,
    ) -> None:
        self.public_version = viewers.version(SPECTATOR) if sitting.is_dealt else 0
        self._sitting = sitting
        self._viewers = viewers
        self._mask = mask
        self._timekeeper = timekeeper
        self._withdrawal = withdrawal
        self._shown: dict[tuple[int, int, str], SceneSent] = {}

    def publish(self) -> None:
        """Show everybody what has changed for them. Called only when what there is to show is stored."""
        if self._sitting.is_dealt and not self._mask.hides_from(SPECTATOR):
            self.public_version = self._viewers.version(SPECTATOR)
        seats, clocks = self._sitting.seat_facts(), self._timekeeper.facts()
        for feed in self._sitting.audience:
            self._show(feed, seats, clocks, again=False)

    def show_again(self, feed: Feed) -> None:
        """Send a listener its scene again, changed or not."""
        self._show(feed, self._sitting.seat_facts(), self._timekeeper.facts(), again=True)

    def _show(
        self, feed: Feed, seats: tuple[SeatFacts, ...], clocks: tuple[ClockFacts, ...], again: bool
    ) -> None:
        message = self._seen_by(feed, seats, clocks)
        if message is None:
            return
        last = feed.last
        if again or last is None or (message is not last and is_news(message, last)):
            feed.put(message)
            if message.scene.over and (last is None or not last.scene.over):
                feed.put(self._standing())

    def _seen_by(
        self, feed: Feed, seats: tuple[SeatFacts, ...], clocks: tuple[ClockFacts, ...]
    ) -> SceneSent | None:
        """What a listener is shown now: the very same message for all who are shown the same.

        While the table is masked that is what they were shown before, if anything.
        """
        key = (feed.seat, feed.viewer, feed.language)
        shown = self._shown.get(key)
        if not self._sitting.is_dealt:
            return self._undealt(feed, seats, clocks)
        if self._mask.hides_from(feed.viewer):
            return replace(shown, seats=seats) if shown else None
        version = self._viewers.version(feed.viewer)
        scene = self._viewers.scene(feed.viewer, feed.language)
        undo = self._withdrawal.facts(feed.seat, feed.language)
        match = self._sitting.match
        standing = self._sitting.standing.count(match.game, match.state, feed.seat)
        if (
            shown is not None
            and shown.scene is scene
            and shown.version == version
            and shown.undo is undo
            and shown.standing == standing
            and shown.seats is seats
            and shown.clocks == clocks
        ):
            return shown
        message = self._shown[key] = SceneSent(
            version=version,
            scene=scene,
            undo=undo,
            seats=seats,
            clocks=clocks,
            masked=self._mask.is_worn,
            standing=standing,
        )
        return message

    def _undealt(self, feed: Feed, seats: tuple[SeatFacts, ...], clocks: tuple[ClockFacts, ...]) -> SceneSent:
        """What everybody is shown before the deal."""
        scene = self._viewers.scene(SPECTATOR, feed.language)
        awaited = tuple(self._sitting.awaited())
        return SceneSent(
            version=0,
            scene=undealt(scene, feed.viewer, awaited, feed.language),
            undo=NO_UNDO,
            seats=seats,
            clocks=clocks,
            masked=self._mask.is_worn,
        )

    def begin(self) -> None:
        """Another match is dealt: what was shown before it is no more."""
        self._shown.clear()
        self.public_version = self._viewers.version(SPECTATOR)

    def _standing(self) -> Over:
        rows = self._sitting.match.record.standing or []
        return Over(
            standing=tuple(StandingRow(seat=r.seat, place=r.place, points=r.points, won=r.won) for r in rows)
        )

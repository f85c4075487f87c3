"""A closed room: a table at which nobody plays any more, since its rules have gone. It can be looked at."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

from conclave.registry import games, load
from conclave.server import wire
from conclave.server.album import NO_UNDO
from conclave.server.audience import Audience
from conclave.server.feeds import Feed
from conclave.server.forms import MomentFacts, TableFacts
from conclave.server.seats import SPECTATOR, Seats
from conclave.server.sentences import Refusal
from conclave.server.store import TableRow
from conclave.show.scene import Scene
from conclave.table.record import Record

if TYPE_CHECKING:
    from conclave.server.gallery import Gallery


class RulesGone(Refusal):
    """Nobody can play at a table: its rules are not installed, or it was closed when they went."""


class ClosedRoom:
    """One table of earlier rules, with the record of its game: `past`."""

    def __init__(self, row: TableRow, past: Record, gallery: Gallery, said: list[wire.Said]) -> None:
        self.table = row.id
        self.row = row
        self.past = past
        self.seats = Seats.read(row.seats)
        self.used = monotonic()
        self._gallery = gallery
        self._audience = Audience()
        self._said = said

    # --- facts --------------------------------------------------------------------------------------------
    def refusal(self) -> RulesGone:
        """Why nobody can play here."""
        return refusal_of(self.row)

    def facts(self) -> TableFacts:
        """What everybody may know of the table."""
        return facts_of(self.row, len(self.past))

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody listens, and nobody has used the table for so long."""
        return not self._audience and monotonic() - self.used > seconds

    def seat_of(self, token: str) -> int:
        """The seat that a token proves, or -1."""
        return self.seats.of(token)

    def record(self) -> str:
        """The record as a file: nobody plays on, so it spoils nothing."""
        return self.past.naming(self.seats.players()).text()

    async def moments(self, n: int, viewer: int, language: str = "en") -> MomentFacts:
        """The table at a moment as a viewer saw it, or, where only that was kept, as everybody did."""
        self.used = monotonic()
        album = await self._gallery.album(self)
        if n > album.last:
            raise Refusal("no-such-moment", n=n, last=album.last)
        scene = await self._gallery.drawn(album, n, viewer, language)
        return MomentFacts(version=n, of=album.last, scene=scene)

    # --- coming and going ---------------------------------------------------------------------------------
    async def listen(self, seat: int, language: str = "en", guest: str = "", throw: str = "") -> Feed:
        """Begin to listen: the last scene, the standing if there is one, and what was said."""
        feed = Feed(seat, language, guest)
        self.used = monotonic()
        await self._gallery.album(self)  # without one there is nothing to listen for
        self._audience.welcome(feed)
        await self.resend(feed)
        standing = self.past.standing
        if standing is not None:
            rows = [
                wire.StandingRow(seat=r.seat, place=r.place, points=r.points, won=r.won) for r in standing
            ]
            feed.put(wire.Over(standing=tuple(rows)))
        for said in self._said:
            feed.put(said)
        self._tell_who_is_here()
        return feed

    def leave(self, feed: Feed) -> None:
        """Stop listening."""
        feed.end()
        if self._audience.lose(feed):
            self.used = monotonic()
            self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        seats = self.seats.facts(self._audience.online())
        for feed in self._audience:
            if feed.last is not None and feed.last.seats != seats:
                feed.put(replace(feed.last, seats=seats))

    async def resend(self, feed: Feed) -> None:
        """Send a feed how the table stood last."""
        album = await self._gallery.album(self)
        scene = await self._gallery.drawn(album, album.last, feed.viewer, feed.language)
        feed.put(
            wire.SceneSent(
                version=album.last,
                scene=self._at_the_end(scene, feed.language),
                undo=NO_UNDO,
                seats=self.seats.facts(self._audience.online()),
            )
        )

    def _at_the_end(self, scene: Scene, language: str) -> Scene:
        """A last scene; of a game that did not end, with the sentence that says why."""
        if scene.over:
            return scene
        return replace(
            scene,
            over=True,
            seats=tuple(replace(seat, active=False, asked=False) for seat in scene.seats),
            prompt=None,
            waiting=(),
            result=self.refusal().sentence(language),
        )

    async def answer(self, feed: Feed, message: wire.FromClient) -> None:
        """Do what can be done here: look with other eyes."""
        match message:
            case wire.Ping():
                feed.put(wire.Pong())
            case wire.Watch(seat=seat) if feed.seat == SPECTATOR:
                if seat >= len(self.seats):
                    raise Refusal("no-such-seat", seat=seat)
                feed.viewer = seat
                await self.resend(feed)
            case wire.Hello():
                raise Refusal("hello-again")
            case _:
                raise self.refusal()

    def close(self, key: str = "") -> None:
        """End the feeds."""
        self._audience.end(key)


def refusal_of(row: TableRow) -> RulesGone:
    """Why nobody can play at a table of earlier rules."""
    if row.state == "closed":
        return RulesGone("closed-by-rules", was=row.rules)
    now = load(row.game).version if row.game in games() else "–"
    return RulesGone("earlier-rules", was=row.rules, now=now)


def facts_of(row: TableRow, decisions: int = 0) -> TableFacts:
    """What everybody may know of a table of earlier rules."""
    return TableFacts(
        table=row.id,
        game=row.game,
        title=load(row.game).title if row.game in games() else row.game,
        state="over" if row.state == "over" else "closed",
        seats=Seats.read(row.seats).facts(set()),
        version=decisions,
        fork=row.fork,
        earlier_rules=row.rules,
    )

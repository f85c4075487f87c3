"""The talk at a table: what was said, as newcomers are told it."""

from __future__ import annotations

from time import monotonic, time

from conclave.server.archive import Archive
from conclave.server.feeds import Feed
from conclave.server.limits import Bucket
from conclave.server.sentences import Refusal
from conclave.server.sitting import Sitting
from conclave.server.wire import CHAT_LETTERS, Said
from conclave.table.lines import clean

RATE, AT_ONCE = 0.5, 10
"""What a seat may say in a second, in the long run and all at once."""

MOST_TOLD = 100
"""Sayings that a newcomer is told."""


class Talk:
    """What was said at a table: how much `so_far`, and the last of it; nobody talks without end."""

    def __init__(self, sitting: Sitting, archive: Archive, so_far: int, last: list[Said]) -> None:
        self._sitting = sitting
        self._archive = archive
        self._so_far = so_far
        self._last = last
        self._breath: dict[int, Bucket] = {}

    def words(self, seat: int, text: str) -> Said:
        """What a seat wants to say, made clean, or a refusal if nothing is left."""
        text = clean(text, CHAT_LETTERS)
        if not text:
            raise Refusal("nothing-said")
        now = monotonic()
        breath = self._breath.setdefault(seat, Bucket(RATE, AT_ONCE, now))
        if not breath.take(now):
            raise Refusal("talks-too-fast")
        return Said(seat=seat, name=self._sitting.seats[seat].name, text=text, at=time())

    async def say(self, said: Said) -> None:
        """Store something that is said, then tell it to all."""
        await self._archive.say(self._so_far, said)
        self._so_far += 1
        self._last = [*self._last, said][-MOST_TOLD:]
        self._sitting.audience.tell(said)

    def tell(self, feed: Feed) -> None:
        """Tell a newcomer what was said last."""
        for said in self._last:
            feed.put(said)

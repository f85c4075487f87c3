"""A room: one table, and everything its people may ask of it."""

from __future__ import annotations

from time import monotonic, time

from conclave.kernel.game import IllegalDecision
from conclave.server.asks import HAND_OVER, UNDO, WATCH, Ask
from conclave.server.feeds import Feed
from conclave.server.kept import KeptMatch
from conclave.server.play import Play
from conclave.server.players import Players
from conclave.server.seats import SPECTATOR, check_bot
from conclave.server.sentences import Refusal
from conclave.server.store import Store, TableRow, Unstored
from conclave.server.wire import CHAT_LETTERS, Asked, Said, SeatTaken, Settled
from conclave.table.lines import clean

CHAT_KEPT = 100
"""Sayings that a newcomer is told."""


class Room(Play):
    """One table. Whatever changes it is stored first, then shown; every method that waits takes its turn.

    A method that cannot do what is asked raises `Refusal` (a `ConclaveError`): `refusal.key`,
    `refusal.rule`, and `refusal.sentence(language)` for the person.
    """

    def __init__(
        self,
        row: TableRow,
        match: KeptMatch,
        store: Store,
        players: Players,
        said: tuple[int, list[Said]] = (0, []),
    ) -> None:
        super().__init__(row, match, store, players)
        self._said_so_far, self._said = said
        self._asks: dict[int, Ask] = {}
        self._asked_so_far = 0

    # --- coming and going ---------------------------------------------------------------------------------
    async def join(self, seat: int | None = None, name: str = "") -> SeatTaken:
        """Give a guest an open seat."""
        return await self._through(self._join(seat, name))

    async def _join(self, wanted: int | None, name: str) -> SeatTaken:
        async with self._lock:
            self._check_well()
            seat, token = self.seats.take(wanted, name)
            await self._moved()
        self._go_on()
        return SeatTaken(table=self.table, seat=seat, token=token)

    async def listen(self, seat: int, language: str = "en") -> Feed:
        """Begin to listen as a seat or as a spectator (-1); the first message is the scene, then the chat.

        The welcome is the socket's own to send, before it reads the feed.
        """
        feed = Feed(seat, language)
        async with self._lock:
            self._check_well()
            self.used = monotonic()
            self.feeds.append(feed)
            self._publish()
            for said in self._said:
                feed.put(said)
            for ask in self._asks.values():
                if seat in ask.wanted - ask.agreed:
                    feed.put(self._worded(ask, feed))
        self._go_on()
        return feed

    def leave(self, feed: Feed) -> None:
        """Stop listening: to be called when a socket closes, whatever the reason."""
        feed.end()
        if feed in self.feeds:
            self.feeds.remove(feed)
            self.used = monotonic()
            self._start(self._miss(feed))

    async def _miss(self, feed: Feed) -> None:
        """Somebody has left: who asked or was asked something is not waited for."""
        async with self._lock:
            if self.broken:
                return
            for ask in list(self._asks.values()):
                if ask.feed is feed:
                    await self._settle(ask, False)
                elif feed.seat in ask.wanted and feed.seat not in self.online():
                    await self._settle(ask, ask.lose(feed.seat))
            self._publish()

    async def chat(self, seat: int, text: str) -> None:
        """A seat says something to the table."""
        if seat == SPECTATOR:
            raise Refusal("only-seated")
        self._check_seat(seat)
        text = clean(text, CHAT_LETTERS)
        if not text:
            raise Refusal("nothing-said")
        await self._through(self._say(Said(seat=seat, name=self.seats[seat].name, text=text, at=time())))

    async def _say(self, said: Said) -> None:
        async with self._lock:
            self._check_well()
            try:
                await self._store.say(self.table, self._said_so_far, said)
            except Unstored as error:
                raise self._break("not-stored") from error
            self._said_so_far += 1
            self._said = [*self._said, said][-CHAT_KEPT:]
            self._tell_all(said)

    # --- taking back --------------------------------------------------------------------------------------
    async def undo(self, seat: int) -> None:
        """Withdraw a seat's last decision where that is free, else ask the others."""
        self._check_seat(seat)
        await self._unmasked()
        await self._through(self._undo_or_ask(seat))

    async def _undo_or_ask(self, seat: int) -> None:
        async with self._lock:
            self._check_playing(seat)
            facts = self._undo_facts(seat)
            if facts.free:
                await self._undo(seat)
            elif facts.ask:
                self._ask(Ask(0, seat, UNDO, self._others(seat), length=self.match.record.length))
            else:
                raise Refusal("nothing-to-undo")
        self._go_on()

    async def _undo(self, seat: int) -> None:
        """Withdraw a seat's last decision: within the horizon alone, beyond it with all that came after."""
        try:
            if self.match.may_undo(seat):
                self.match.undo(seat)
            else:
                await self._players.run(self.match.go_back, seat)
        except IllegalDecision:
            raise Refusal("undo-stands") from None
        await self._moved()

    async def _moved(self) -> None:
        """The game has gone on, or back; an undo that was asked for before that is void."""
        await super()._moved()
        for ask in list(self._asks.values()):
            if ask.about == UNDO and ask.length != self.match.record.length:
                await self._settle(ask, False)

    # --- agreeing -----------------------------------------------------------------------------------------
    def _others(self, *seats: int) -> set[int]:
        """The people who are there, but for some."""
        return (set(self.seats.people()) & self.online()) - set(seats)

    def _ask(self, ask: Ask) -> None:
        """Ask for consent; the same is not asked twice at a time."""
        if not ask.wanted:
            raise Refusal("nobody-to-ask")
        if any((a.by, a.about, a.feed) == (ask.by, ask.about, ask.feed) for a in self._asks.values()):
            raise Refusal("already-asked")
        self._asked_so_far += 1
        ask.number = self._asked_so_far
        self._asks[ask.number] = ask
        for feed in self.feeds:
            if feed.seat in ask.wanted:
                feed.put(self._worded(ask, feed))

    def _worded(self, ask: Ask, feed: Feed) -> Asked:
        names = {seat: self.name_of(seat, feed.language) for seat in range(len(self.seats))}
        return ask.said(names, feed.language)

    async def consent(self, seat: int, ask: int, yes: bool) -> None:
        """A seat agrees, or not, to what the table was asked."""
        self._check_seat(seat)
        await self._through(self._consent(seat, ask, yes))

    async def _consent(self, seat: int, number: int, yes: bool) -> None:
        async with self._lock:
            self._check_well()
            ask = self._asks.get(number)
            if ask is None or seat not in ask.wanted:
                raise Refusal("not-your-question")
            await self._settle(ask, ask.answer(seat, yes))
        self._go_on()

    async def _settle(self, ask: Ask, yes: bool | None) -> None:
        """Do what was asked for, or not; while the answer is open, nothing."""
        if yes is None or self._asks.pop(ask.number, None) is None:
            return
        done = False
        try:
            if yes:
                await self._grant(ask)
            done = yes
        finally:  # nobody is told that it is done before it is stored
            for feed in self.feeds:
                if feed.seat in ask.wanted or feed is ask.feed or feed.seat == ask.by != SPECTATOR:
                    feed.put(Settled(ask=ask.number, yes=done))

    async def _grant(self, ask: Ask) -> None:
        """Do what all have agreed to."""
        if ask.about == UNDO:
            await self._undo(ask.by)
        elif ask.about == HAND_OVER:
            await self._seat_bot(ask.seat, ask.bot)
        elif ask.feed is not None:
            ask.feed.viewer = ask.seat
            self._publish()

    # --- seats and spectators -----------------------------------------------------------------------------
    async def hand_over(self, seat: int, bot: str, target: int = -1) -> None:
        """Hand one's own seat to a bot, or, if the others agree, that of somebody absent."""
        self._check_seat(seat)
        target = seat if target == SPECTATOR else target
        self._check_seat(target)
        check_bot(bot, self.match.game)
        await self._through(self._hand_over(seat, bot, target))

    async def _hand_over(self, seat: int, bot: str, target: int) -> None:
        async with self._lock:
            self._check_well()
            if not self.seats[target].is_played_by_person:
                raise Refusal("not-a-persons-seat")
            others = self._others(seat, target)
            if target == seat or (target not in self.online() and not others):
                await self._seat_bot(target, bot)
            elif target in self.online():
                raise Refusal("still-there")
            else:
                self._ask(Ask(0, seat, HAND_OVER, others, target, bot))
        self._go_on()

    async def _seat_bot(self, seat: int, bot: str) -> None:
        self.seats[seat].bot = bot
        await self._moved()

    async def take_back(self, seat: int) -> None:
        """Play one's own seat again."""
        self._check_seat(seat)
        await self._through(self._take_back(seat))

    async def _take_back(self, seat: int) -> None:
        async with self._lock:
            self._check_well()
            if not self.seats[seat].bot or not self.seats[seat].sum:
                raise Refusal("yours-already")
            if self.clock and self.clock.left[seat] <= 0.0:
                raise Refusal("time-up")
            await self._seat_bot(seat, "")

    async def watch(self, feed: Feed, seat: int) -> None:
        """A spectator asks to see a seat's view; -1 goes back to what is public."""
        if feed.seat != SPECTATOR:
            raise Refusal("only-spectators")
        if seat != SPECTATOR:
            self._check_seat(seat)
        async with self._lock:
            self._check_well()
            if seat == SPECTATOR:
                feed.viewer = SPECTATOR
                self._publish()
            else:
                self._ask(Ask(0, SPECTATOR, WATCH, {seat} & self._others(), seat, feed=feed))

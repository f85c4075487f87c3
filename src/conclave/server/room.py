"""A room: one table, and everything its people may ask of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic

from conclave.server import moments
from conclave.server.archive import Archive
from conclave.server.asks import UNDO, Ask, Asks
from conclave.server.bot_play import BotPlay
from conclave.server.clock import Clock
from conclave.server.dealing import Dealing
from conclave.server.errands import Errands
from conclave.server.feeds import Feed
from conclave.server.forms import MomentFacts, SeatTaken, State, TableFacts
from conclave.server.mask import Mask
from conclave.server.opening import Opening
from conclave.server.play import Play
from conclave.server.seats import SPECTATOR, Seats, check_bot
from conclave.server.sentences import Refusal
from conclave.server.sitting import Sitting
from conclave.server.stage import Stage
from conclave.server.stand_ins import StandIns
from conclave.server.store import Store, TableRow
from conclave.server.talk import Talk
from conclave.server.thinking import Thinking
from conclave.server.timekeeper import Timekeeper
from conclave.server.viewers import Code, Viewers
from conclave.server.watching import Watching
from conclave.server.wire import ReasonSaid, Said
from conclave.server.withdrawal import Withdrawal
from conclave.table.match import Match
from conclave.table.standing import PASSING, may_stand

PATIENCE = 5.0
"""Seconds that a room which closes waits for what is being stored."""


class Room:
    """One table. Whatever changes it is stored first, then shown; every method that waits takes its turn.

    A method that cannot do what is asked raises `Refusal` (a `ConclaveError`): `refusal.key`,
    `refusal.rule`, and `refusal.sentence(language)` for the person.

    The work is done by the parts, each of which has one purpose; the room lets one in at a time.
    """

    def __init__(
        self,
        row: TableRow,
        match: Match,
        store: Store,
        thinking: Thinking,
        said: tuple[int, list[Said]] = (0, []),
    ) -> None:
        self.table = row.id
        self.seats = Seats.read(row.seats)
        self.used = monotonic()
        self._thinking = thinking
        self._lookback = thinking.lookbacks.new()
        self._errands = Errands()
        self._turn = asyncio.Lock()
        self.sitting = sitting = Sitting(row.id, match, self.seats)
        sitting.dealing = Dealing.read(row.dealing)
        self.viewers = Viewers(match)
        self.mask = Mask(sitting, row.masked, lambda: self._errands.start(self._reveal()))
        self.timekeeper = Timekeeper(
            Clock.read(row.clock), sitting, self.mask, lambda: self._errands.start(self._time_is_up())
        )
        self.archive = Archive(row, store, sitting, self.timekeeper)
        self._withdrawal = Withdrawal(sitting, thinking)
        self._asks = Asks(sitting)
        self._talk = Talk(sitting, self.archive, *said)
        self._stage = Stage(sitting, self.viewers, self.mask, self.timekeeper, self._withdrawal)
        self._watching = Watching(sitting, self._stage, self._asks)
        self._opening = Opening(sitting, self.viewers, self.archive, self._stage)
        self._play = Play(
            sitting,
            self.mask,
            self.timekeeper,
            self.archive,
            self._stage,
            self._asks,
            self._withdrawal,
            self._opening,
        )
        self.stand_ins = StandIns(
            sitting, self.timekeeper, self._asks, self._watching, self._opening, self._play
        )
        self.bots = BotPlay(sitting, self.mask, self.archive, self._play, thinking, self._errands, self._turn)

    @property
    def match(self) -> Match:
        """The game that is played; until it is dealt, one that stands in for it."""
        return self.sitting.match

    # --- facts --------------------------------------------------------------------------------------------
    @property
    def broken(self) -> bool:
        """Whether the room was given up: the table has to be revived from the store."""
        return self.archive.broken

    def state(self) -> State:
        """Whether the table waits for guests, plays, or has ended."""
        return self.sitting.state()

    def facts(self) -> TableFacts:
        """What everybody may know of the table."""
        return TableFacts(
            table=self.table,
            game=self.match.game.key,
            title=self.match.game.title,
            state=self.state(),
            seats=self.sitting.seat_facts(),
            version=self._stage.public_version,
            fork=self.archive.row.fork,
            promise=self.sitting.promise(),
        )

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody listens, and nobody has used the table for so long."""
        return not self.sitting.audience and monotonic() - self.used > seconds

    def seat_of(self, token: str) -> int:
        """The seat that a token proves, or -1."""
        return self.seats.of(token)

    def record(self) -> str:
        """The record as a file; refused while the game runs, since its seed tells everything."""
        if self.state() != "over":
            raise Refusal("record-when-over")
        return self.match.record.naming(self.seats.players()).text()

    async def moments(self, n: int, viewer: int, language: str = "en") -> MomentFacts:
        """The table after n decisions as a viewer may see it (-1: a spectator).

        The caller has checked the token: while the game runs a viewer is -1 or one's own seat.
        """
        if viewer != SPECTATOR:
            self.sitting.check_seat(viewer)
        async with self._unmasked():
            self.sitting.check_dealt()
            record, over = self.match.record, self.state() == "over"
            decisions = record.decisions
        facts = (record, decisions, over, n, self.viewers.place_of(viewer), self._lookback)
        at, last, scene = await self._thinking.work(
            moments.shown, self.match.game, language, *facts, cost=0.0 if over else moments.COST
        )
        if n > last:
            raise Refusal("no-such-moment", n=n, last=last)
        return MomentFacts(version=at, of=last, scene=scene)

    async def why(self, seat: int, code: Code, language: str = "en") -> ReasonSaid:
        """Why a seat is not offered something."""
        self.sitting.check_seat(seat)
        async with self._unmasked():
            self.sitting.check_dealt()
            reason = self.viewers.why_not(seat, code)
        sentence = self.match.game.words.reason(reason, language)
        return ReasonSaid(code=code, sentence=sentence, rule=reason.rule)

    @asynccontextmanager
    async def _unmasked(self) -> AsyncIterator[None]:
        """Have the table to oneself while nothing is hidden; whoever waited may find it masked anew."""
        while True:
            await self.mask.lifted()
            async with self._turn:
                if not self.mask.is_up:
                    yield
                    return

    # --- coming and going ---------------------------------------------------------------------------------
    async def join(self, seat: int | None = None, name: str = "") -> SeatTaken:
        """Give a guest an open seat."""
        return await self._errands.through(self._join(seat, name))

    async def _join(self, wanted: int | None, name: str) -> SeatTaken:
        async with self._turn:
            self.archive.check()
            seat, token = self.seats.take(wanted, name)
            await self._play.moved()
        self.bots.go_on()
        return SeatTaken(table=self.table, seat=seat, token=token, promise=self.sitting.promise())

    async def listen(self, seat: int, language: str = "en", guest: str = "", throw: str = "") -> Feed:
        """Begin to listen as a seat or as a spectator (-1); the first message is the scene, then the chat.

        The welcome is the socket's own to send, before it reads the feed. Who comes before the deal may
        throw something in; once all have come, the game is dealt.
        """
        feed = Feed(seat, language, guest)
        if self._opening.is_first(seat):
            await self._errands.through(self._come(seat, throw))
        async with self._turn:
            self.archive.check()
            self.used = monotonic()
            self.sitting.audience.welcome(feed)
            self._stage.publish()
            self._talk.tell(feed)
            self._asks.tell(feed)
        self.bots.go_on()
        return feed

    async def _come(self, seat: int, throw: str) -> None:
        async with self._turn:
            self.archive.check()
            if self._opening.come(seat, throw):
                await self._play.moved()

    async def resend(self, feed: Feed) -> None:
        """Send a feed its scene again, changed or not."""
        async with self._turn:
            self._stage.show_again(feed)

    def leave(self, feed: Feed) -> None:
        """Stop listening: to be called when a socket closes, whatever the reason."""
        feed.end()
        if self.sitting.audience.lose(feed):
            self.used = monotonic()
            self._errands.start(self._miss(feed))

    async def _miss(self, feed: Feed) -> None:
        async with self._turn:
            if not self.broken:
                await self._asks.miss(feed)
                self._stage.publish()

    async def chat(self, seat: int, text: str) -> None:
        """A seat says something to the table."""
        if seat == SPECTATOR:
            raise Refusal("only-seated")
        self.sitting.check_seat(seat)
        await self._errands.through(self._chat(self._talk.words(seat, text)))

    async def _chat(self, said: Said) -> None:
        async with self._turn:
            self.archive.check()
            await self._talk.say(said)

    # --- deciding and taking back -------------------------------------------------------------------------
    async def decide(self, seat: int, version: int, index: int, code: Code, stand: bool = False) -> None:
        """Answer a seat's prompt; returns once the answer is stored and its scenes are on their way.

        Refused with a stale version or another option: send the refusal, then `await resend(feed)`. It must
        not be cancelled: a task of its own for each decision, to see it through, would cost too much.
        """
        self.sitting.check_seat(seat)
        async with self._turn:
            self._check_player(seat)
            self.sitting.check_dealt()
            if self.mask.hides_from(seat) or version != self.viewers.version(seat):
                raise Refusal("stale")  # what is hidden has changed, or not: nobody can tell by guessing
            d = self.match.state.decision_of(seat)
            if d is None:
                raise Refusal("not-asked")
            if not self.viewers.is_offered(seat, index, code):
                raise Refusal("other-option", rule=self.viewers.why_not(seat, code).rule)
            if stand and not (may_stand(d) and d.codes[index] == PASSING):
                raise Refusal("cannot-stand")
            await self._play.decide(seat, index, stand)
        self.bots.go_on()

    async def ask_again(self, seat: int) -> None:
        """Let a seat be asked again what it has let pass."""
        self.sitting.check_seat(seat)
        async with self._turn:
            self._check_player(seat)
            self.sitting.standing.drop(seat)
            self._stage.publish()

    def _check_player(self, seat: int) -> None:
        """Refuse what only a person who plays may do; whoever may, uses the table."""
        self.archive.check()
        self.sitting.check_player(seat)
        self.used = monotonic()

    async def undo(self, seat: int) -> None:
        """Withdraw a seat's last decision where that is free, else ask the others."""
        self.sitting.check_seat(seat)
        await self._errands.through(self._undo(seat))

    async def _undo(self, seat: int) -> None:
        async with self._unmasked():
            self._check_player(seat)
            facts = self._withdrawal.facts(seat)
            if facts.free:
                await self._play.undo(seat)
            elif facts.ask:
                self._asks.put(self._ask_for_undo(seat))
            else:
                raise Refusal("undo-needs-absent" if self.match.has_decided(seat) else "nothing-to-undo")
        self.bots.go_on()

    def _ask_for_undo(self, seat: int) -> Ask:
        """What the others are asked; once the game has gone on for all to see, it is void."""
        so_far = self._play.openly
        return Ask(
            by=seat,
            about=UNDO,
            wanted=self.sitting.others(seat),
            grant=partial(self._play.undo, seat),
            stands=lambda: self._play.openly == so_far,
            needs_all=True,
        )

    async def consent(self, seat: int, ask: int, yes: bool) -> None:
        """A seat agrees, or not, to what the table was asked."""
        self.sitting.check_seat(seat)
        await self._errands.through(self._alone(partial(self._asks.answer, seat, ask, yes)))

    async def _alone(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something with the table to oneself, then let bots go on."""
        async with self._turn:
            self.archive.check()
            await work()
        self.bots.go_on()

    # --- seats and spectators -----------------------------------------------------------------------------
    async def hand_over(self, seat: int, bot: str, target: int = -1) -> None:
        """Hand one's own seat to a bot, or, if the others agree, that of somebody absent."""
        self.sitting.check_seat(seat)
        target = seat if target == SPECTATOR else target
        self.sitting.check_seat(target)
        check_bot(bot, self.match.game)
        await self._errands.through(self._alone(partial(self.stand_ins.hand_over, seat, bot, target)))

    async def leave_for_good(self, seat: int) -> None:
        """Give one's seat up: a bot plays it to the end; before the game has begun, anybody may sit there."""
        self.sitting.check_seat(seat)
        await self._errands.through(self._alone(partial(self.stand_ins.leave, seat)))

    async def take_back(self, seat: int) -> None:
        """Play one's own seat again."""
        self.sitting.check_seat(seat)
        await self._errands.through(self._alone(partial(self.stand_ins.take_back, seat)))

    async def watch(self, feed: Feed, seat: int) -> None:
        """A spectator asks to see a seat's view; -1 goes back to what is public."""
        if feed.seat != SPECTATOR:
            raise Refusal("only-spectators")
        if seat != SPECTATOR:
            self.sitting.check_seat(seat)
        async with self._turn:
            self.archive.check()
            await self._watching.begin(feed, seat)

    async def unwatch(self, seat: int) -> None:
        """Let no spectator see a seat's view any more."""
        self.sitting.check_seat(seat)
        async with self._turn:
            self.archive.check()
            self._watching.end(seat)

    # --- what happens by itself ---------------------------------------------------------------------------
    async def wake(self) -> None:
        """Go on where the table stood: clocks run, bots answer."""
        async with self._turn:
            self.timekeeper.run()
            await self.archive.keep_end()
        self.bots.go_on()

    async def _reveal(self) -> None:
        """Nothing is hidden any more: whoever was asked meanwhile has time from now on."""
        await self.mask.lifted()
        async with self._turn:
            self.timekeeper.run()
            await self.archive.keep_end()
            self._stage.publish()

    async def _time_is_up(self) -> None:
        """Time is up for somebody: a bot plays on."""
        async with self._turn:
            if not self.broken and self.timekeeper.seat_bots():
                await self._play.moved()
        self.bots.go_on()

    async def close(self, key: str = "") -> None:
        """End the feeds and whatever is under way, but let what is being stored be stored."""
        self.sitting.audience.end(key)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self._turn:
                self.mask.lift()
                await self.archive.keep_end()
                self.archive.broken = True
        self.archive.broken = True
        self.timekeeper.stop()
        self.mask.lift()
        await self._errands.end()

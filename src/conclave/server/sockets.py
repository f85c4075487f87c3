"""The websocket of a table: reads one message at a time, and what goes out goes through one feed.

A broken or hostile message gets one sentence; who sends too many of them is shown the door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from time import monotonic, perf_counter
from typing import Final

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from conclave.kernel.game import ConclaveError
from conclave.server import reading, wire
from conclave.server.asking import guest_of
from conclave.server.budget import PAYER, Payer
from conclave.server.closed_room import ClosedRoom
from conclave.server.dismissal import BAD_HELLO, FAILED, NO_TABLE, TOO_MUCH, WRONG_TOKEN, Dismissed, seated
from conclave.server.feeds import Feed
from conclave.server.hall import LOG, Hall, note, tongue
from conclave.server.outlet import Outlet
from conclave.server.places import Place
from conclave.server.room import Room
from conclave.server.sentences import Refusal, say

PATIENCE: Final = 30.0
"""Seconds in which a client must take a message off our hands."""

PENANCE: Final = 0.5
"""Seconds in which nothing is read from who sends too fast."""

AnyRoom = Room | ClosedRoom


class Visit:
    """One socket at one table, from its hello to its end."""

    def __init__(self, hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
        self.hall = hall
        self.socket = socket = WebSocket(scope, receive, send)
        self.receives = receive
        self.outlet = Outlet(send)
        self.table = str(socket.path_params["table"])
        self.guest = guest_of(socket)
        self.language = "en"
        self.changes = False
        self.stands: Place | None = scope.get("state", {}).get("place")
        self.is_counted = False
        self.bucket = hall.counts.bucket()
        self.faults = 0
        self.shown: wire.SceneSent | None = None
        self.failure: Exception | None = None
        self.obeying = False
        self.leaving = False
        self.stuck = False
        self.watching: asyncio.TimerHandle | None = None

    # --- coming and going -----------------------------------------------------------------------------------
    async def run(self) -> None:
        """Let the guest in if there is room, and out again whatever happens."""
        PAYER.set(Payer(self.hall.budget, self.guest))
        counts = self.hall.counts
        if self.hall.orders.forbid(self.guest):
            await self.turn_away("ban", "banned")
            return
        counts.of_guests.enter(self.guest)
        self.is_counted = counts.seatless.enter(self.guest)
        try:
            await self.socket.accept()
            await self.stay()
        finally:
            self.count_no_more()
            counts.of_guests.leave(self.guest)

    async def turn_away(self, cause: str, key: str) -> None:
        """Let somebody in only to say why not."""
        self.hall.refuse(cause, self.guest, table=self.table)
        await self.socket.accept()
        await self.dismiss(Dismissed(TOO_MUCH, say(key, self.language)))

    def count_no_more(self) -> None:
        """Whoever has a seat is none of the many that one guest may have without."""
        if self.is_counted:
            self.hall.counts.seatless.leave(self.guest)
            self.is_counted = False

    async def stay(self) -> None:
        """The whole visit; its end is always said."""
        try:
            await self.sit_down()
        except Dismissed as end:
            await self.dismiss(end)
        except Refusal as refusal:
            await self.dismiss(Dismissed(NO_TABLE, refusal.sentence(self.language)))
        except WebSocketDisconnect:
            pass
        except Exception:
            self.hall.metrics.failures.add()
            LOG.exception("socket failed", extra={"facts": {"table": self.table}})
            await self.dismiss(Dismissed(FAILED, say("failed", self.language)))

    async def dismiss(self, end: Dismissed) -> None:
        """Say why, and close."""
        note("socket dismissed", table=self.table, guest=self.guest, code=end.code, why=end.sentence)
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.send(wire.Gone(sentence=end.sentence))
                await self.socket.close(end.code)

    async def sit_down(self) -> None:
        """Hear the hello, welcome the guest, and serve until either side has enough."""
        hello = await self.hello()
        self.language = tongue(hello.language)
        self.changes = hello.changes
        room = await self.hall.host.visit(self.table)
        seat = room.seat_of(hello.token) if hello.token else -1
        if hello.token and seat < 0:
            self.hall.refuse("token", self.guest, table=self.table)
            raise Dismissed(WRONG_TOKEN, say("wrong-token", self.language))
        with self.place(seat):
            feed = await room.listen(seat, self.language, self.guest, hello.throw)
            note("socket opened", table=self.table, seat=seat, guest=self.guest)
            try:
                await self.send(self.welcome(room, seat))
                await self.serve(room, feed)
            finally:
                room.leave(feed)
                note("socket closed", table=self.table, seat=seat, guest=self.guest)

    @contextmanager
    def place(self, seat: int) -> Iterator[None]:
        """A place at the table: spectators have theirs, so that they take none from who sits there."""
        counts = self.hall.counts
        crowds = [(counts.onlookers, ""), (counts.spectators, self.table)]
        if seat >= 0:
            self.count_no_more()
            crowds = [(counts.at_seats, f"{self.table} {seat}")]
        elif not self.is_counted:
            raise self.is_full()
        with ExitStack() as stack:
            for crowd, where in crowds:
                if not crowd.enter(where):
                    raise self.is_full()
                stack.callback(crowd.leave, where)
            if self.stands is not None:
                self.stands.stay()
            yield

    def is_full(self) -> Dismissed:
        """There is no room here for who has no seat."""
        self.hall.refuse("sockets", self.guest, table=self.table)
        return Dismissed(TOO_MUCH, say("full", self.language))

    async def hello(self) -> wire.Hello:
        """The first message, which must be a hello and must come soon."""
        try:
            async with asyncio.timeout(self.hall.limits.hello_seconds):
                message = self.read(await self.receive())
        except TimeoutError:
            raise Dismissed(BAD_HELLO, say("hello-late", self.language)) from None
        if not isinstance(message, wire.Hello):
            raise Dismissed(BAD_HELLO, say("hello-first", self.language))
        return message

    def welcome(self, room: AnyRoom, seat: int) -> wire.Welcome:
        """What a guest should know before anything else."""
        facts, limits = room.facts(), self.hall.limits
        return wire.Welcome(
            table=self.table,
            game=facts.game,
            title=facts.title,
            seat=seat,
            language=self.language,
            limits=wire.LimitsSaid(
                message_bytes=limits.message_bytes, messages_per_second=limits.messages_per_second
            ),
            fork=facts.fork,
            promise=facts.promise,
        )

    # --- both ways ------------------------------------------------------------------------------------------
    async def serve(self, room: AnyRoom, feed: Feed) -> None:
        """Read and write side by side; the first to end ends the other."""
        reading = asyncio.create_task(self.listen(room, feed))
        writing = asyncio.create_task(self.tell(feed))
        self.watch(writing)
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.watching is not None:
                self.watching.cancel()
            self.leaving = True
            writing.cancel()
            if not self.obeying:  # what has begun to change the table is seen through
                reading.cancel()
            ends = await asyncio.gather(reading, writing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        if self.stuck:
            raise WebSocketDisconnect(1011)
        if reading.cancelled():
            await self.socket.close()

    async def tell(self, feed: Feed) -> None:
        """Send what the table has to say, until the feed ends; most of it the feed hands over itself."""
        feed.takes = partial(self.take, feed)
        try:
            while True:
                await self.outlet.finish()
                message = feed.next()
                if self.failure is not None:
                    raise self.failure
                if message is not None:
                    self.outlet.send(self.written(message))
                elif feed.ended:
                    return
                else:
                    await feed.news()
        except OSError:
            raise WebSocketDisconnect(1006) from None
        finally:
            feed.takes = None
            self.outlet.close()

    def take(self, feed: Feed, message: wire.Sent) -> bool:
        """Send a message at once, if nothing else is on its way."""
        if self.failure is not None or not self.outlet.is_free:
            return False
        try:
            self.outlet.send(self.written(message))
        except Exception as error:  # it is this socket's own, and must not hurt the table
            self.failure = error
        if self.failure is not None or not self.outlet.is_free:
            feed.wake()
        return True

    def written(self, message: wire.Sent) -> str:
        """A message as it goes out: of a scene, what the guest has not been shown yet."""
        if not isinstance(message, wire.SceneSent):
            return reading.write(message).decode()
        text = self.hall.scribe.write(message, self.shown)
        self.shown = message if self.changes else None
        return text

    def watch(self, writing: asyncio.Task[None]) -> None:
        """Look now and then whether the guest takes what it is sent; who does not has gone.

        A limit of its own for each message would cost as much as sending it.
        """
        if self.outlet.since and monotonic() - self.outlet.since >= PATIENCE:
            self.stuck = True
            writing.cancel()
        else:
            self.watching = asyncio.get_running_loop().call_later(PATIENCE / 3, self.watch, writing)

    async def send(self, message: wire.Sent) -> None:
        """Send one message at once; who does not take it in time has gone."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_text(reading.write(message).decode())
        except TimeoutError:
            raise WebSocketDisconnect(1011) from None

    async def receive(self) -> bytes | str:
        """The next message, as it came."""
        event = await self.receives()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def read(self, raw: bytes | str) -> wire.FromClient:
        """A message, or the end of this visit if the first one is already broken."""
        try:
            return self.understood(raw)
        except Refusal as refusal:
            raise Dismissed(BAD_HELLO, refusal.sentence(self.language)) from None

    def understood(self, raw: bytes | str) -> wire.FromClient:
        """A message as its struct, or the refusal that it deserves."""
        most = self.hall.limits.message_bytes
        if 4 * len(raw) > most and size_of(raw) > most:  # a letter is at most four bytes
            self.hall.refuse("size", self.guest, table=self.table)
            raise Refusal("too-large", n=most)
        try:
            return reading.read(raw)
        except reading.BadMessage as bad:
            self.hall.refuse("shape", self.guest, table=self.table)
            raise Refusal(bad.key, **bad.facts) from None

    async def listen(self, room: AnyRoom, feed: Feed) -> None:
        """Read messages until the socket closes, or until there were too many that were broken."""
        while not self.leaving:
            raw = await self.receive()
            if not self.bucket.take(self.hall.counts.clock()):
                self.hall.refuse("rate", self.guest, table=self.table)
                self.blame(feed, Refusal("too-fast"))
                await asyncio.sleep(PENANCE)
                continue
            began = perf_counter()
            try:
                message = self.understood(raw)
            except Refusal as refusal:
                self.blame(feed, refusal)
                continue
            self.hall.metrics.messages.add(reading.type_of(message))
            self.obeying = True
            await self.obey(room, feed, message)
            self.obeying = False
            self.hall.metrics.answers.took(perf_counter() - began)

    def blame(self, feed: Feed, refusal: Refusal) -> None:
        """Answer a message that should never have been sent; too many of them end the visit."""
        self.faults += 1
        if self.faults > self.hall.limits.faults:
            raise Dismissed(TOO_MUCH, say("enough", self.language))
        feed.put(wire.Refused(sentence=refusal.sentence(self.language)))

    async def obey(self, room: AnyRoom, feed: Feed, message: wire.FromClient) -> None:
        """Do what a message asks, or say why not; a refused decision gets the scene as it is now."""
        try:
            await self.act(room, feed, message)
        except ConclaveError as error:
            self.hall.metrics.refused.add("rules")
            text = error.sentence(self.language) if isinstance(error, Refusal) else str(error)
            rule = error.rule if isinstance(error, Refusal) else ""
            feed.put(wire.Refused(sentence=text, rule=rule, to=reading.type_of(message)))
            if isinstance(message, wire.Decide):
                await room.resend(feed)

    async def act(self, room: AnyRoom, feed: Feed, message: wire.FromClient) -> None:
        """One message, one thing done."""
        if isinstance(room, ClosedRoom):
            await room.answer(feed, message)
            return
        seat = feed.seat
        match message:
            case wire.Decide(version=version, index=index, code=code, stand=stand):
                await room.decide(seated(seat), version, index, code, stand)
            case wire.AskAgain():
                await room.ask_again(seated(seat))
            case wire.Undo():
                await room.undo(seated(seat))
            case wire.Consent(ask=ask, yes=yes):
                await room.consent(seated(seat), ask, yes)
            case wire.Chat(text=text):
                await room.chat(seat, text)
            case wire.Why(code=code):
                feed.put(await room.why(seated(seat), code, self.language))
            case wire.HandOver(bot=bot, seat=target):
                await room.hand_over(seated(seat), bot, target)
            case wire.TakeBack():
                await room.take_back(seated(seat))
            case wire.Leave():
                await room.leave_for_good(seated(seat))
            case wire.Watch(seat=target):
                await room.watch(feed, target)
            case wire.Unwatch():
                await room.unwatch(seated(seat))
            case wire.Ping():
                feed.put(wire.Pong())
            case wire.Hello():
                raise Refusal("hello-again")


def size_of(raw: bytes | str) -> int:
    """The bytes of a message."""
    return len(raw) if isinstance(raw, bytes) else len(raw.encode(errors="replace"))


class Reception:
    """Where websockets come in: an application of its own, so that nothing stands between it and the wire."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One visit."""
        await Visit(self.hall, scope, receive, send).run()


def routes(hall: Hall) -> list[WebSocketRoute]:
    """The one websocket."""

    return [WebSocketRoute("/ws/{table}", Reception(hall))]

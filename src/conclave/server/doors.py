"""The doors: how a connection is spoken with, what it may bring, and for how long it may say nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from conclave.server import reading
from conclave.server.forms import Sentence
from conclave.server.guests import NOBODY, guest_at
from conclave.server.hall import Hall
from conclave.server.places import Place
from conclave.server.sentences import say

LINGER: Final = 2.0
"""Seconds in which who is sent away must have taken what it was told."""

LONGEST_LINE: Final = 8_000
"""Bytes of one header: what is spoken over a websocket allows no longer ones."""

PIPELINED: Final = 8
"""Requests that may be sent before the first is answered; browsers send one."""

AT_ONCE: Final = 160
"""Bytes that are read from a websocket as they come: decisions are shorter."""

SLICE: Final = 1_024
"""Bytes of a longer piece that are read before others have their turn."""


class Unwelcome(Exception):
    """What a connection says cannot be heard to its end: the status and the key of the sentence."""

    def __init__(self, status: int, key: str, **facts: int) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.facts = facts


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP. It has a place, and a deadline for whatever it is to send next."""

    def __init__(self, hall: Hall, **facts: Any) -> None:
        super().__init__(**facts)
        self.hall = hall
        self.place: Place | None = None
        self.unwelcome: Unwelcome | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.in_header = True
        self.is_deaf = False
        self.heard = 0

    # --- coming and going ---------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: there is a place, or there is none."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else NOBODY
        self.within(self.hall.limits.header_seconds, Unwelcome(408, "header-late"))
        self.place = self.hall.places.come(guest_at(peer), self.give_way)
        self.app_state = {**self.app_state, "place": self.place}

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever it was has gone."""
        self.in_time()
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)

    def refuse(self, cause: str) -> None:
        """Count and write down that this guest was refused something."""
        self.hall.refuse(cause, self.place.guest if self.place else NOBODY)

    def give_way(self) -> None:
        """Somebody else gets the place."""
        self.refuse("connections")
        self.send_away(Unwelcome(503, "house-full"))

    def send_away(self, why: Unwelcome) -> None:
        """Say why, where nothing else is being said, and close; who does not listen is cut off."""
        self.in_time()
        if self.is_deaf or self.transport.is_closing():
            return
        self.is_deaf = True
        self.say(why)
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    def say(self, why: Unwelcome) -> None:
        """Say why, unless an answer is on its way, or nothing was asked since the last."""
        cycle = self.cycle
        if cycle is None or not cycle.response_started or (cycle.response_complete and self.heard):
            self.transport.write(refusal(why))

    def hear_no_more(self, why: Unwelcome) -> None:
        """Say why, and let it talk for a moment: who is cut off while it talks does not hear the answer."""
        self.in_time()
        if self.is_deaf or self.transport.is_closing():
            return
        self.is_deaf = True
        self.say(why)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """What was said cannot be understood, or will not be heard to its end."""
        self.hear_no_more(self.unwelcome or Unwelcome(400, "bad-request"))

    # --- deadlines ----------------------------------------------------------------------------------------
    def within(self, seconds: float, why: Unwelcome) -> None:
        """Something must come within so many seconds."""
        self.in_time()
        self.deadline = self.loop.call_later(seconds, self.late, why)

    def in_time(self) -> None:
        """It has come."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def late(self, why: Unwelcome) -> None:
        """It has not come."""
        self.deadline = None
        self.refuse("late")
        self.send_away(why)

    # --- what it says -------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Hear something; a header that does not end is not heard for ever."""
        if self.is_deaf or self.transport.is_closing():
            return
        limits = self.hall.limits
        if self.in_header:
            if self.deadline is None:
                self.within(limits.header_seconds, Unwelcome(408, "header-late"))
            self.heard += len(data)
        super().data_received(data)
        if self.in_header and self.heard > limits.header_bytes:
            self.refuse_header()

    def refuse_header(self) -> None:
        """A header is too large."""
        self.refuse("request")
        self.hear_no_more(self.too_large_a_header())

    def too_large_a_header(self) -> Unwelcome:
        """What is said to that."""
        limits = self.hall.limits
        return Unwelcome(431, "header-too-large", n=limits.headers, bytes=limits.header_bytes)

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= PIPELINED:
            raise self.not_heard(Unwelcome(429, "too-fast"))
        self.in_header = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header has come."""
        if len(self.headers) >= self.hall.limits.headers or len(name) + len(value) > LONGEST_LINE:
            raise self.not_heard(self.too_large_a_header())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All headers have come; the body must come soon as well, and not be too large."""
        limits = self.hall.limits
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > limits.header_bytes:
            raise self.not_heard(self.too_large_a_header())
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        if int(length) > limits.record_bytes:
            raise self.not_heard(Unwelcome(413, "too-large", n=limits.record_bytes))
        self.in_header = False
        self.heard = 0
        self.within(limits.body_seconds, Unwelcome(408, "body-late"))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body has come."""
        self.heard += len(body)
        most = self.hall.limits.record_bytes
        if self.heard > most:
            raise self.not_heard(Unwelcome(413, "too-large", n=most))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has come: it is answered now, and nobody takes its place."""
        self.in_time()
        self.in_header, self.heard = True, 0
        if self.place is not None and not self.cycle_is_done():
            self.place.stay()
        super().on_message_complete()

    def cycle_is_done(self) -> bool:
        """Whether what was asked for is answered already."""
        return self.cycle is None or bool(self.cycle.response_complete)

    def not_heard(self, why: Unwelcome) -> Unwelcome:
        """Remember why the rest of a request is not heard."""
        self.refuse("request")
        self.unwelcome = why
        return why

    def on_response_complete(self) -> None:
        """A request is answered: who keeps the line for another may be asked to go."""
        super().on_response_complete()
        if self.place is not None:
            self.place.wait()
        if self.transport.is_closing():
            self.loop.call_later(LINGER, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for a while."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        """From now on a websocket speaks; it waits until it has said who it is."""
        self.in_time()
        super().handle_websocket_upgrade()
        line: Any = self.transport.get_protocol()
        place = self.place
        assert place is not None
        line.hall, line.place = self.hall, place
        place.go = line.give_way
        if place.gone or not line.handshake_initiated:  # its header was none for a websocket
            self.transport.close()


class Line(WebSocketsSansIOProtocol):
    """A connection that speaks over a websocket. Much at once is read piece by piece, in turn with others."""

    hall: Hall | None = None
    place: Place | None = None

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.rest = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever it was has gone."""
        self.rest.clear()
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)

    def give_way(self) -> None:
        """Somebody else gets the place."""
        if self.hall is not None:
            self.hall.refuse("connections", self.place.guest if self.place else NOBODY)
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read what is short at once; many small messages in one piece would keep everybody waiting."""
        if self.hall is None or self.place is None or (len(data) <= AT_ONCE and not self.rest):
            super().data_received(data)
            return
        is_waiting = bool(self.rest)
        self.rest += data
        self.transport.pause_reading()
        if not is_waiting:
            self.hall.turnstile.pass_on(self.place.guest, self.read_on)

    def read_on(self) -> None:
        """Read the next piece."""
        if self.hall is None or self.place is None or self.transport.is_closing():
            return
        piece = bytes(self.rest[:SLICE])
        del self.rest[:SLICE]
        super().data_received(piece)
        if self.rest:
            self.hall.turnstile.pass_on(self.place.guest, self.read_on)
        elif not self.read_paused:
            self.transport.resume_reading()


def refusal(why: Unwelcome) -> bytes:
    """A whole answer for who is not let in."""
    return written(why.status, why.key, tuple(why.facts.items()))


@cache
def written(status: int, key: str, facts: tuple[tuple[str, int], ...]) -> bytes:
    """An answer, written once: there are few, and whoever gets them comes again."""
    content = reading.write(Sentence(sentence=say(key, "en", **dict(facts))))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\n"
        f"content-length: {len(content)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + content


def door_of(hall: Hall) -> Callable[..., Door]:
    """The door of a hall, as uvicorn makes one for each connection."""
    return partial(Door, hall)

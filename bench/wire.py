"""The client's end of a websocket, as small as can be: it shares two cores with the server that is measured.

It says what is wanted and hears whole messages; whatever else may come over a websocket it refuses.
"""

from __future__ import annotations

import asyncio
from struct import pack, unpack_from
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_MASK = bytes(4)
"""A mask that leaves the text as it is: a client's text must be masked, with any four bytes."""


class Socket(asyncio.Protocol):
    """One websocket."""

    transport: asyncio.Transport
    size: int
    """Of the message that was looked at last."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.ready = asyncio.Event()
        self.rest = b""

    def opened(self) -> None:
        """The server has agreed."""

    def heard(self, raw: memoryview) -> None:
        """A message has come."""

    async def connect(self, port: int) -> None:
        """Open it."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.ready.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(HANDSHAKE.format(path=self.path).encode())

    def send(self, text: str) -> None:
        """Send a short text."""
        raw = text.encode()
        size = bytes((TEXT, 0x80 | len(raw))) if len(raw) < 126 else pack("!BBH", TEXT, 0xFE, len(raw))
        self.transport.write(size + NO_MASK + raw)

    def data_received(self, data: bytes) -> None:
        """Hear as many messages as have come."""
        data = self.rest + data if self.rest else data
        at = 0
        if not self.ready.is_set():
            head, mark, _ = data.partition(b"\r\n\r\n")
            if not mark:
                self.rest = data
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            at = len(head) + len(mark)
            self.ready.set()
            self.opened()
        whole = memoryview(data)
        while (end := self.end_of(data, at)) > 0:
            begin = end - self.size
            if data[at] == TEXT:
                self.heard(whole[begin:end])
            elif data[at] == CLOSE:
                raise SystemExit(f"the server has closed {self.path}: {data[begin + 2 : end].decode()}")
            else:
                assert data[at] == PING, f"a frame {data[at]:02x} came, which nobody expected"
                self.transport.write(bytes((PONG, 0x80 | self.size)) + NO_MASK + data[begin:end])
            at = end
        self.rest = data[at:]

    def end_of(self, data: bytes, at: int) -> int:
        """Where a message that begins here ends, or 0 if not all of it has come."""
        have = len(data) - at
        if have < 2:
            return 0
        size, head = data[at + 1], 2
        if size == 126:
            if have < 4:
                return 0
            size, head = unpack_from("!H", data, at + 2)[0], 4
        elif size == 127:
            if have < 10:
                return 0
            size, head = unpack_from("!Q", data, at + 2)[0], 10
        self.size = size
        return at + head + size if have >= head + size else 0

"""The porter: the server of one process, which lets in one guest at a time and looks around in between."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

from uvicorn import Config, Server

from conclave.server.hall import Hall

REST: Final = 0.1
"""Seconds after which a process that has too many files open tries again."""


class Porter(Server):
    """Takes one connection in each round of the event loop: a thousand at once would keep others waiting."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        state = getattr(config.app, "state", None)
        self.hall: Hall | None = getattr(state, "hall", None)
        self.listening: list[socket.socket] = []
        self.welcoming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, then the doors."""
        await super().startup(sockets=[])
        self.listening = list(sockets or [])
        for listening in self.listening:
            listening.setblocking(False)
            self.open(listening)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, and close."""
        for listening in self.listening:
            asyncio.get_running_loop().remove_reader(listening.fileno())
        self.listening = []
        await super().shutdown(sockets)

    def open(self, listening: socket.socket) -> None:
        """Look at a door from now on."""
        if listening in self.listening:
            asyncio.get_running_loop().add_reader(listening.fileno(), self.look, listening)

    def look(self, listening: socket.socket) -> None:
        """Let one guest in; where that fails for want of files, those who are in may leave first."""
        loop = asyncio.get_running_loop()
        try:
            guest, address = listening.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError:
            loop.remove_reader(listening.fileno())
            loop.call_later(REST, self.open, listening)
            return
        if self.hall is None or self.hall.is_welcome(str(address[0]) if address else ""):
            self.let_in(guest)
        else:
            guest.close()

    def let_in(self, guest: socket.socket) -> None:
        """Serve a guest."""
        task = asyncio.create_task(self.welcome(guest))
        self.welcoming.add(task)
        task.add_done_callback(self.welcoming.discard)

    async def welcome(self, guest: socket.socket) -> None:
        """Serve a guest whose first words are still unread."""
        guest.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, guest)
        except OSError:
            guest.close()

    def protocol(self) -> asyncio.Protocol:
        """What is spoken with a guest."""
        kind: Any = self.config.http_protocol_class
        speaks: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return speaks

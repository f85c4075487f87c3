"""A worker: one process of several behind a port, with tables of its own; guests come from the doorkeeper."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from typing import TYPE_CHECKING, Any

from uvicorn import Config, Server

from conclave.server.app import build, configured
from conclave.server.hall import Hall, write_log
from conclave.server.settings import SETTINGS, Settings

if TYPE_CHECKING:
    from collections.abc import Sequence


class Worker(Server):
    """A server that listens nowhere: its guests are handed to it, already connected."""

    def __init__(self, config: Config, door: socket.socket) -> None:
        super().__init__(config)
        self.door = door
        self.welcoming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, then look to the door."""
        await super().startup(sockets=[])
        self.door.setblocking(False)
        asyncio.get_running_loop().add_reader(self.door.fileno(), self.look)

    def look(self) -> None:
        """Take a guest from the doorkeeper; without a doorkeeper there is nothing left to do."""
        try:
            said, guests, _, _ = socket.recv_fds(self.door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, guests = b"", []
        if not said:
            asyncio.get_running_loop().remove_reader(self.door.fileno())
            self.should_exit = True
        for guest in guests:
            task = asyncio.create_task(self.welcome(socket.socket(fileno=guest)))
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
        """What uvicorn speaks with a guest."""
        kind: Any = self.config.http_protocol_class
        speaks: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return speaks


def main(words: Sequence[str] | None = None) -> None:
    """Be a worker, until the doorkeeper says otherwise or has gone."""
    reader = argparse.ArgumentParser(description="One of several processes of `conclave serve`.")
    reader.add_argument("door", type=int)
    reader.add_argument("number", type=int)
    args = reader.parse_args(words)
    settings = Settings.read(os.environ.pop(SETTINGS))
    write_log(settings.log)
    hall = Hall(settings, args.number)
    Worker(configured(build(hall=hall)), socket.socket(fileno=args.door)).run()


if __name__ == "__main__":
    main()

"""A worker: one process of several behind a port, with tables of its own; guests come from the doorkeeper."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from typing import TYPE_CHECKING, Any

from uvicorn import Config

from conclave.server.app import build, configured
from conclave.server.hall import Hall
from conclave.server.journal import write_log
from conclave.server.leaving import Punctual, leave_with
from conclave.server.numbers import Telling
from conclave.server.settings import SETTINGS, Settings
from conclave.server.slate import Slate

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence


LEAVING = 2.5
"""Seconds in which a worker must have left: its doorkeeper waits a little longer."""

BREATH = 1.0
"""Seconds after which a worker tells its doorkeeper again how its numbers stand."""


class Worker(Punctual):
    """A server that listens nowhere: its guests are handed to it, already connected."""

    def __init__(self, config: Config, door: socket.socket, telling: Telling) -> None:
        super().__init__(config, seconds=LEAVING)
        self.door = door
        self.telling = telling
        self.beside: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall, then look to the door."""
        await super().startup(sockets=[])
        self.door.setblocking(False)
        asyncio.get_running_loop().add_reader(self.door.fileno(), self.look_to_the_doorkeeper)
        self.start(self.report())

    def look_to_the_doorkeeper(self) -> None:
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
            self.let_in(socket.socket(fileno=guest))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def report(self) -> None:
        """Tell the doorkeeper again and again how the numbers stand, so that it knows when we die."""
        loop = asyncio.get_running_loop()
        while self.telling is not None:
            text = self.telling().encode()
            try:
                await loop.sock_sendall(self.door, len(text).to_bytes(4, "big") + text)
            except OSError:
                return  # the doorkeeper has gone, and so shall we
            await asyncio.sleep(BREATH)


def main(words: Sequence[str] | None = None) -> None:
    """Be a worker, until the doorkeeper says otherwise or has gone."""
    reader = argparse.ArgumentParser(description="One of several processes of `conclave serve`.")
    reader.add_argument("door", type=int)
    reader.add_argument("number", type=int)
    reader.add_argument("slate", type=int)
    args = reader.parse_args(words)
    settings = Settings.read(os.environ.pop(SETTINGS))
    write_log(settings.log)
    hall = Hall(settings, args.number, slate=Slate(args.slate))
    door = socket.socket(fileno=args.door)
    leave_with(door)
    Worker(configured(build(hall=hall)), door, hall.metrics.text).run()


if __name__ == "__main__":
    main()

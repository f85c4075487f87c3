"""How a server leaves: soon, whatever hangs. What it has acknowledged is on the disk by then."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import select
import signal
import socket
from threading import Thread
from time import sleep
from types import FrameType
from typing import Final

from uvicorn import Config

from conclave.server.numbers import Telling, tell_numbers
from conclave.server.porter import Porter

LOG: Final = logging.getLogger("conclave.server")

LEAVING: Final = 4.0
"""Seconds in which a server must have left; those who stop it wait for five."""

SENT_HOME: Final = 3.0
"""Seconds in which a worker must have left before its doorkeeper ends it."""

INTERRUPTED: Final = 130

TICKS: Final = 10
"""Of so many looks of the server at itself, ten in a second, one puts off its end."""

HUNG: Final = 1
"""The code with which a process ends in which nothing goes on any more."""


def leave_within(seconds: float, code: int = 0) -> None:
    """Leave after so long, if nothing else has ended this process by then."""

    def watch() -> None:
        sleep(seconds)
        LOG.error("something hangs: left without waiting for it")
        os._exit(code)

    Thread(target=watch, name="leaving", daemon=True).start()


def leave_with(door: socket.socket) -> None:
    """Leave at once when whoever holds the other end of a socket has gone, even if all else hangs.

    Another server may keep the tables from then on.
    """
    gone = select.poll()
    gone.register(door.fileno(), 0)  # nothing but that the other end is closed

    def watch() -> None:
        gone.poll()
        os._exit(1)

    Thread(target=watch, name="door", daemon=True).start()


class Punctual(Porter):
    """A server that leaves in time, with code 0 if it was asked to; `numbers` is where it tells those."""

    def __init__(
        self,
        config: Config,
        numbers: socket.socket | None = None,
        telling: Telling | None = None,
        seconds: float = LEAVING,
    ) -> None:
        super().__init__(config)
        self.numbers = numbers
        self.telling = telling
        self.seconds = seconds
        self.teller: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall; then tell numbers, if that is wanted."""
        await super().startup(sockets=sockets)
        if self.numbers is not None and self.telling is not None:
            self.teller = await tell_numbers(self.numbers, self.telling)

    async def on_tick(self, counter: int) -> bool:
        """Go on as long as this process does: one in which nothing goes on any more says where, and ends.

        That needs no turn of ours: rules that never end may let nothing else in the process run.
        """
        if counter % TICKS == 0 and self.hall is not None:
            faulthandler.dump_traceback_later(self.hall.limits.hang_seconds, exit=True)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the hall."""
        faulthandler.cancel_dump_traceback_later()
        if self.teller is not None:
            self.teller.close()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody ends it: an interrupt is passed on, being asked to leave is no failure."""
        if not self.should_exit:
            leave_within(self.seconds, INTERRUPTED if sig == signal.SIGINT else 0)
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

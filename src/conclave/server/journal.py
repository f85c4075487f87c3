"""The journal: the log of a server, a JSON object on each line, and no more of one kind than one can read."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from threading import Lock, Timer
from time import monotonic
from typing import Any, Final

import msgspec

MOST: Final = 10
"""Lines of one kind in a second; an attacker must not fill the disk."""

SECOND: Final = 1.0


class Lines(logging.Formatter):
    """Every record of the log as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class Kind:
    """What was written of one kind in the second that began at `since`, and what was left out."""

    __slots__ = ("left_out", "level", "since", "written")

    def __init__(self, since: float) -> None:
        self.since = since
        self.written = 0
        self.left_out = 0
        self.level = logging.INFO


class Enough(logging.Filter):
    """Lets so many lines of one kind through in a second, then one that says how many were left out.

    The kind of a line is what it says without its facts, so there are as many as the source has.
    """

    def __init__(self, to: logging.Handler, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.to = to
        self.clock = clock
        self.kinds: dict[str, Kind] = {}
        self.waiting = False
        self.turn = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if hasattr(record, "sums_up"):
            return True
        with self.turn:
            now = self.clock()
            kind = self.kinds.setdefault(str(record.msg), Kind(now))
            if now - kind.since >= SECOND and not kind.left_out:
                kind.since, kind.written = now, 0
            if kind.written < MOST:
                kind.written += 1
                return True
            kind.left_out += 1
            kind.level = max(kind.level, record.levelno)
            if not self.waiting:
                self.waiting = True
                timer = Timer(SECOND, self.sum_up)
                timer.daemon = True
                timer.start()
            return False

    def sum_up(self) -> None:
        """Say how much was left out, a line for each kind."""
        with self.turn:
            self.waiting = False
            silenced = {name: kind for name, kind in self.kinds.items() if kind.left_out}
            for name in silenced:
                del self.kinds[name]
        for name, kind in silenced.items():
            record = logging.LogRecord("conclave.server", kind.level, "", 0, name, None, None)
            record.facts = {"left_out": kind.left_out}
            record.sums_up = True
            self.to.handle(record)


def write_log(level: str) -> None:
    """Write the log to stderr."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(Lines())
    to.addFilter(Enough(to))
    logging.basicConfig(level=logging.WARNING, handlers=[to])
    logging.getLogger("conclave").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)

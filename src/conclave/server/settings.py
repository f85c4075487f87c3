"""The settings of a server: all that its keeper may choose, whether by option, by file or by environment."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from conclave.server.limits import Limits, Retention

SETTINGS = "CONCLAVE_SETTINGS"
"""Where a worker finds its settings: what stands on a command line, everybody on the machine can read."""

PACE = 0.3
"""Seconds that bots wait before they answer again."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is kept. Every process of it is given the same."""

    database: str = ""
    """A file for SQLite, or the address of a PostgreSQL; none for the usual file."""
    workers: int = 1
    log: str = "warning"
    pace: float = PACE
    limits: Limits = Limits()
    retention: Retention = Retention()

    @classmethod
    def read(cls, text: str) -> Settings:
        """Settings as another process wrote them down."""
        return msgspec.json.decode(text, type=cls)

    def written(self) -> str:
        """Settings for another process."""
        return msgspec.json.encode(self).decode()

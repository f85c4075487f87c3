"""The settings of a server: all that its keeper may choose, whether by option, by file or by environment."""

from __future__ import annotations

from secrets import token_hex

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from conclave.server.limits import Limits, Retention

SETTINGS = "CONCLAVE_SETTINGS"
"""Where a worker finds its settings: what stands on a command line, everybody on the machine can read."""

LOOPBACK = "127.0.0.1"
PACE = 0.3
"""Seconds that bots wait before they answer again."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server is kept. Every process of it is given the same."""

    host: str = LOOPBACK
    """The address to listen on."""
    port: int | None = None
    """The port; 0 for any that is free, none for the usual one, or any if that is taken."""
    database: str = ""
    """A file for SQLite, or the address of a PostgreSQL; none for the usual file."""
    database_file: str = ""
    """A file whose first line is the address of the database, for those with a password in them."""
    workers: int = 1
    log: str = "warning"
    pace: float = PACE
    metrics: str = ""
    """An address of its own, as 127.0.0.1:9100, at which everybody is told the numbers."""
    metrics_token: str = ""
    """What must be shown to be told the numbers at the public address; none, and they are not told there."""
    health_seconds: float = 2.0
    """Seconds in which the database must have taken and given something for the server to be well."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies: what they say of a guest's address and scheme is believed."""
    names: tuple[str, ...] = ()
    """What the server is called, the name for links first; none for the usual names of the machine."""
    key: str = ""
    """What makes marks of addresses that nobody else can make; a new one at each start if none is given."""
    limits: Limits = Limits()
    retention: Retention = Retention()

    @classmethod
    def read(cls, text: str) -> Settings:
        """Settings as another process wrote them down."""
        return msgspec.json.decode(text, type=cls)

    def with_key(self) -> Settings:
        """The same settings, with a key in any case."""
        return self if self.key else replace(self, key=token_hex(16))

    def written(self) -> str:
        """Settings for another process."""
        return msgspec.json.encode(self).decode()

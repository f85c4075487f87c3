"""The hall: what all parts of one server share, and its log."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from conclave.server.budget import Budget
from conclave.server.changes import Scribe
from conclave.server.guests import Proxies, guest_at
from conclave.server.health import Health
from conclave.server.limits import Counts, Limits
from conclave.server.mask import PAUSE
from conclave.server.metrics import Metrics
from conclave.server.names import Names
from conclave.server.orders import Orders
from conclave.server.places import Places
from conclave.server.settings import Settings
from conclave.server.slate import Slate
from conclave.server.turnstile import Turnstile
from conclave.show.translation import ENGLISH, fallbacks

if TYPE_CHECKING:
    from conclave.server.host import Host

LOG: Final = logging.getLogger("conclave.server")


def owner_of(table: str, workers: int) -> int:
    """The worker that keeps a table; nobody has to remember it."""
    return crc32(table.encode()) % workers


@dataclass
class Hall:
    """The host with its tables, what limits count, and the numbers; the host comes when it opens.

    `number` is which of its workers a process is.
    """

    settings: Settings = field(default_factory=Settings)
    number: int = 0
    pause: float = PAUSE
    metrics: Metrics = field(default_factory=Metrics)
    slate: Slate | None = None
    failure: Exception | None = None

    def __post_init__(self) -> None:
        self.settings = self.settings.with_key()
        self.counts = Counts(self.limits)
        self.budget = Budget(self.limits.work_per_second, self.limits.work_at_once)
        self.proxies = Proxies(self.settings.proxies)
        self.names = Names(self.settings.names)
        self.places = Places(self.limits.connections, self.limits.connections_per_guest, self.proxies.trusts)
        self.turnstile = Turnstile()
        self.scribe = Scribe()
        self.orders = Orders()
        self._host: Host | None = None
        self._health: Health | None = None
        self.metrics.level("conclave_tables", "Tables in memory.", self._tables)
        self.metrics.level("conclave_connections", "Open connections.", lambda: self.places.total)
        self.metrics.level("conclave_sockets", "Open sockets.", self.counts.of_guests.total)

    @property
    def limits(self) -> Limits:
        """What one guest may cost the others."""
        return self.settings.limits

    @property
    def host(self) -> Host:
        """All tables; only while the server runs."""
        if self._host is None:
            raise RuntimeError("The hall is not open.")
        return self._host

    @property
    def health(self) -> Health:
        """Whether the server is well; only while it runs."""
        if self._health is None:
            raise RuntimeError("The hall is not open.")
        return self._health

    @property
    def is_one_of_several(self) -> bool:
        """Whether other processes share the tables with this one."""
        return self.settings.workers > 1

    def is_welcome(self, address: str) -> bool:
        """Whether somebody at an address may come in now, or has come too often lately."""
        if self.proxies.trusts(address) or self.counts.arrivals.allows(guest_at(address)):
            return True
        self.refuse("connections", guest_at(address))
        return False

    def keeps(self, table: str) -> bool:
        """Whether a table is kept by this process, or by another worker."""
        return owner_of(table, self.settings.workers) == self.number

    def opened(self, host: Host | None) -> None:
        """The host is here, or has gone."""
        self._host = host
        self._health = Health(host.store, self.number, self.settings.health_seconds) if host else None
        if host is not None:
            host.limits, host.key, host.slate = self.limits, self.settings.key, self.slate

    def refuse(self, cause: str, guest: str, **facts: str | int) -> None:
        """Count and write down that a guest was refused something."""
        self.metrics.refused.add(cause)
        note(f"refused: {cause}", logging.WARNING, guest=guest, **facts)

    def _tables(self) -> int:
        return len(self._host.rooms) if self._host else 0


@cache
def tongues() -> frozenset[str]:
    """The languages that the server, its page or both are written in."""
    found = {ENGLISH}
    for package in ("conclave.server", "conclave.web"):
        folder = files(package).joinpath("locale")
        if folder.is_dir():
            found |= {
                each.name.removesuffix(".ftl") for each in folder.iterdir() if each.name.endswith(".ftl")
            }
    return frozenset(found)


def tongue(code: str) -> str:
    """The nearest language we have: a guest cannot make us look for others."""
    return next(each for each in fallbacks(code) if each in tongues())


# --- the log -----------------------------------------------------------------------------------------------
def note(what: str, level: int = logging.INFO, **facts: Any) -> None:
    """Write down what happened, with its facts apart; tokens and hands never belong in it."""
    LOG.log(level, what, extra={"facts": facts})

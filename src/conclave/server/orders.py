"""Orders of the keeper: what `conclave admin` wrote into the database, noticed by a server that runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from time import time
from typing import TYPE_CHECKING, Final

from conclave.server.sentences import say

if TYPE_CHECKING:
    from conclave.server.host import Host

LOG: Final = logging.getLogger("conclave.server")
EVERY: Final = 2.0
"""Seconds between two looks."""

Network = IPv4Network | IPv6Network


class Orders:
    """Who is banned, and which tables end because their keeper says so."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._banned: list[tuple[Network, float | None]] = []

    def forbid(self, guest: str) -> bool:
        """Whether a guest is not let in."""
        if not self._banned:
            return False
        network = network_of(guest)
        return network is not None and any(
            within(network, banned) and (until is None or self._clock() < until)
            for banned, until in self._banned
        )

    async def watch(self, host: Host) -> None:
        """Look again and again; a database that fails for a while must not end it."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(host)
            except Exception as error:
                LOG.warning("orders not read", extra={"facts": {"why": str(error)[:200]}})

    async def look(self, host: Host) -> None:
        """Read the orders, and carry out those that are new."""
        found = await host.store.bans()
        networks = [(network_of(guest), until) for guest, until in found]
        self._banned = [(network, until) for network, until in networks if network is not None]
        self._show_out(host)
        here = [*host.rooms, *host.gallery.rooms]
        for table, key in (await host.store.ended_by_keeper(here)).items():
            closed = host.gallery.rooms.pop(table, None)
            if closed is not None:
                closed.close(key)
            room = host.rooms.pop(table, None)
            if room is not None:
                LOG.warning("table ended by its keeper", extra={"facts": {"table": table, "how": key}})
                await room.close(key)

    def _show_out(self, host: Host) -> None:
        """End what is sent to guests who are banned."""
        if not self._banned:
            return
        for room in host.rooms.values():
            for feed in list(room.sitting.audience):
                if not feed.ended and self.forbid(feed.guest):
                    feed.end(say("banned", feed.language))


@lru_cache(4096)
def network_of(guest: str) -> Network | None:
    """A guest as a network, of one address if it has one; none for whoever has neither."""
    try:
        network = ip_network(guest, strict=False)
    except ValueError:
        return None
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    return ip_network(mapped) if mapped is not None and network.num_addresses == 1 else network


def within(inner: Network, outer: Network) -> bool:
    """Whether one network lies in another."""
    if isinstance(inner, IPv4Network):
        return isinstance(outer, IPv4Network) and inner.subnet_of(outer)
    return isinstance(outer, IPv6Network) and inner.subnet_of(outer)

"""Who a guest is: the address it comes from, or the one that a proxy names which we trust."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from conclave.kernel.game import BadOption

Address = IPv4Address | IPv6Address

NOBODY = "unknown"
HOUSEHOLD = 64
"""Bits of an IPv6 address that a household has in common: whoever has one address has all the others too."""


def address_of(text: str) -> Address | None:
    """An address as people and proxies write it, perhaps with a port or a zone; none if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


@lru_cache(4096)
def guest_at(text: str) -> str:
    """The guest at an address: IPv6 addresses of one household are one guest."""
    address = address_of(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address) if address is not None else text or NOBODY


class Proxies:
    """The proxies whose word is taken for who a guest is."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.networks = [network_of(each) for each in trusted]

    def trusts(self, text: str) -> bool:
        """Whether an address is that of a proxy of ours."""
        if not self.networks:
            return False
        address = address_of(text)
        return address is not None and any(address in network for network in self.networks)

    def guest(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who is behind a connection, given what it says for whom it was forwarded.

        Each proxy adds at the right whom it heard it from, so the first from there that is none of ours is
        the guest. What stands further left anybody can write.
        """
        if not self.trusts(peer):
            return guest_at(peer)
        for each in reversed([part for line in forwarded for part in line.split(",")]):
            address = address_of(each)
            if address is None:
                break
            if not self.trusts(str(address)):
                return guest_at(str(address))
        return guest_at(peer)


def network_of(text: str) -> IPv4Network | IPv6Network:
    """A network, or a single address, as the keeper of a server writes it."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOption(
            f"A proxy is an address or a network such as 10.0.0.0/8, not {text.strip()!r}."
        ) from None

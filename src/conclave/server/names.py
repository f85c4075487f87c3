"""The names of a server: which of them a request may call it by, and where a page of ours comes from.

A page elsewhere can give its own name our address, and would then be taken for a page of ours; but it cannot
make a browser say another name than its own. So whoever calls the server by a name it does not have is sent
away. An address is no name: nobody can point it elsewhere.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from conclave.kernel.game import BadOption
from conclave.server.guests import address_of

NAME: Final = re.compile(
    r"(?=.{1,253}(:|$))[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*(:[0-9]{1,5})?"
)
PORTS: Final = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


class Names:
    """The names that were configured, or else the usual ones of the machine."""

    def __init__(self, configured: Iterable[str] = ()) -> None:
        self.configured = tuple(name_of(each) for each in configured)
        self._allowed = {host_in(each) for each in self.configured} or usual_names()

    def allows(self, host: str) -> bool:
        """Whether the server may be called so."""
        name = host_in(host)
        if address_of(name) is not None:
            return True
        return name in self._allowed or name == "localhost" or name.endswith(".localhost")

    def is_ours(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page from there is a page of ours: it has the name by which we are called, or our own."""
        try:
            parts = urlsplit(origin)
            place = with_port(parts.netloc, parts.scheme)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        if place == with_port(host, scheme):
            return True
        return any(place == with_port(each, parts.scheme) for each in self.configured)

    def link(self, scheme: str, host: str) -> str:
        """How others reach the server: by its configured name, or as this request did."""
        return f"{scheme}://{self.configured[0] if self.configured else host}"


def usual_names() -> set[str]:
    """What a machine is called in its own network."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return {own, short, f"{short}.local"} - {"", ".local"}


def name_of(text: str) -> str:
    """A name as the keeper of a server writes it, perhaps with a port."""
    name = text.strip().lower().rstrip(".")
    if NAME.fullmatch(name) is None and address_of(name) is None:
        raise BadOption(
            f"A name is one such as tables.example.org, perhaps with a port, not {text.strip()!r}."
        )
    return name


def host_in(place: str) -> str:
    """The host in what a request calls us: without a port, without a last dot."""
    place = place.strip().lower()
    if place.startswith("["):
        return place.partition("]")[0] + "]"
    return place.partition(":")[0].rstrip(".")


def with_port(place: str, scheme: str) -> str:
    """A place with its port, also where that is the usual one of the scheme."""
    host = host_in(place)
    port = place.strip()[len(host) :].rpartition(":")[2] if ":" in place.strip()[len(host) :] else ""
    return f"{host}:{port or PORTS.get(scheme, '')}"

"""The gate: who comes, by which name we are called, and whether it is their turn."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from conclave.server.api import sentence
from conclave.server.hall import Hall
from conclave.server.sentences import say

SECURE: Final = {"http": "https", "ws": "wss"}
LOOKING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""What a page elsewhere may do here: a browser does not let it read the answer."""


class Gate:
    """What every request passes: afterwards its scope says who the guest is and how it speaks with us."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self.recognise(scope, headers)
        await self.hall.turnstile.through(scope["client"][0])
        key = self.why_not(scope, headers)
        if not key:
            await self.app(scope, receive, send)
            return
        self.hall.refuse("name" if key == "wrong-name" else "origin", scope["client"][0])
        await turned_away(key)(scope, receive, send)

    def recognise(self, scope: Scope, headers: Headers) -> None:
        """Find out who comes; only what a proxy of ours says is believed."""
        peer = scope["client"][0] if scope.get("client") else ""
        proxies = self.hall.proxies
        if proxies.trusts(peer):
            if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() in ("https", "wss"):
                scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        scope["client"] = (proxies.guest(peer, headers.getlist("x-forwarded-for")), 0)

    def why_not(self, scope: Scope, headers: Headers) -> str:
        """The key of the sentence that says why a request is not let in; empty if it is."""
        hosts, names = headers.getlist("host"), self.hall.names
        if len(hosts) != 1 and (hosts or scope.get("http_version") != "1.0"):
            return "wrong-name"
        host = hosts[0] if hosts else ""
        if host and not names.allows(host):
            return "wrong-name"
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in LOOKING):
            return ""
        return "" if names.is_ours(origin, scope["scheme"], host) else "wrong-origin"


def turned_away(key: str) -> Response:
    """The answer to who called the wrong server, or calls from the wrong page."""
    response = sentence(421 if key == "wrong-name" else 403, say(key))
    response.headers["Connection"] = "close"
    return response

"""The page and its files, read from the package `conclave.web`, with types, caching and a strict policy."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from conclave.server.api import kept, sentence
from conclave.server.asking import Fault, guest_of, language_of
from conclave.server.hall import Hall
from conclave.server.sentences import say

PACKAGE: Final = "conclave.web"
PAGE: Final = "index.html"

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "ftl": "text/plain; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "ico": "image/x-icon",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""What is served, by the end of its name; nothing else is."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
"""A browser keeps files, and asks each time whether they are still the same: an update is seen at once."""


def content_of(path: str) -> tuple[bytes, str] | None:
    """A file of the page and its type, if it is one that may be seen."""
    parts = path.split("/")
    kind = TYPES.get(parts[-1].rpartition(".")[2])
    if kind is None or any(
        not part or part.startswith(".") or "\\" in part or "\0" in part for part in parts
    ):
        return None
    file = files(PACKAGE).joinpath(*parts)
    return (file.read_bytes(), kind) if file.is_file() else None


def served(request: Request, path: str) -> Response:
    """A file, or that it is still the same."""
    found = content_of(path)
    if found is None:
        raise Fault(404, "nothing-here")
    content, kind = found
    return kept(request, content, HEADERS, kind)


def routes(hall: Hall) -> list[Route]:
    """The page under `/`, `/decks/GAME` and `/t/TABLE`, its files under `/static/`."""

    def look(request: Request, path: str) -> Response:
        try:
            if hall.orders.forbid(guest_of(request)):
                hall.refuse("ban", guest_of(request), route="page")
                raise Fault(403, "banned")
            if not hall.counts.requests.allows(guest_of(request)):
                hall.refuse("rate", guest_of(request), route="page")
                raise Fault(429, "too-fast")
            return served(request, path)
        except Fault as fault:
            return sentence(fault.status, say(fault.key, language_of(request), **fault.facts))

    async def page(request: Request) -> Response:
        return look(request, PAGE)

    async def file(request: Request) -> Response:
        return look(request, request.path_params["path"])

    return [
        Route("/", page),
        Route("/decks/{game}", page),
        Route("/t/{table}", page),
        Route("/t/{table}/{rest:path}", page),
        Route("/static/{path:path}", file),
    ]

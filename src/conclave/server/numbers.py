"""Where the numbers of a server are told: at an address of its own, or to who shows a token."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Final

from conclave.server.metrics import TEXT_TYPE, number

PATH: Final = "/metrics"
BEARER: Final = "bearer "
MOST_HEAD: Final = 8_192
PATIENCE: Final = 5.0
MOST_ASKING: Final = 32
"""Programs that may ask at the same time."""

Telling = Callable[[], str]
"""All numbers as text, in the format of Prometheus."""


def shows(token: str, wanted: str) -> bool:
    """Whether a token is the one that is wanted; how long that takes to find out says nothing of it."""
    return bool(wanted) and compare_digest(token.encode("utf-8", "replace"), wanted.encode())


async def tell_numbers(listening: socket.socket, telling: Telling) -> asyncio.Server:
    """Tell numbers to whoever asks at an address of its own."""
    asking = asyncio.Semaphore(MOST_ASKING)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with asking:
            await tell_one(reader, writer, telling)

    return await asyncio.start_server(answer, sock=listening, limit=MOST_HEAD)


async def tell_one(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, telling: Telling, token: str = ""
) -> None:
    """Answer one request, if it comes soon; with a `token`, only to who shows it."""
    try:
        with suppress(TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                writer.write(answered(head, telling, token))
                await writer.drain()
    finally:
        writer.close()


def answered(head: str, telling: Telling, token: str) -> bytes:
    """The answer to a request, by its first line and its token."""
    first, *headers = head.split("\r\n")
    method, _, rest = first.partition(" ")
    if method not in ("GET", "HEAD") or rest.partition(" ")[0].partition("?")[0] != PATH:
        return written("404 Not Found", "There is nothing here.\n")
    if token and not shows(token_in(headers), token):
        return written("403 Forbidden", "The numbers are for who shows their token.\n")
    return written("200 OK", telling(), whole=method == "GET")


def token_in(headers: list[str]) -> str:
    """The token that a request shows."""
    for header in headers:
        name, _, value = header.partition(":")
        value = value.strip()
        if name.strip().lower() == "authorization" and value.lower().startswith(BEARER):
            return value[len(BEARER) :].strip()
    return ""


def written(status: str, text: str, whole: bool = True) -> bytes:
    """An answer as it goes over the wire."""
    body = text.encode()
    head = (
        f"HTTP/1.1 {status}",
        f"Content-Type: {TEXT_TYPE}",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + (body if whole else b"")


# --- several workers ---------------------------------------------------------------------------------------
class Gathered:
    """The numbers of all workers together, those that died included: what was counted is never uncounted."""

    def __init__(self) -> None:
        self.told: dict[int, str] = {}
        self.past: dict[str, float] = {}
        self.heads: dict[str, list[str]] = {}

    def tell(self, worker: int, text: str) -> None:
        """A worker says how its numbers stand."""
        self.told[worker] = text

    def bury(self, worker: int) -> None:
        """A worker has died: what it counted stays, of how much it had there is nothing any more."""
        gone = self.told.pop(worker, "")
        for name, value in self.samples(gone).items():
            kind = self.heads[family_of(name, self.heads)][1].rpartition(" ")[2]
            if kind != "gauge":
                self.past[name] = self.past.get(name, 0.0) + value

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        sums = dict(self.past)
        for told in self.told.values():
            for name, value in self.samples(told).items():
                sums[name] = sums.get(name, 0.0) + value
        said: list[str] = []
        for family, head in self.heads.items():
            own = [name for name in sums if family_of(name, self.heads) == family]
            said += [*head, *(f"{name} {number(sums[name])}" for name in own)]
        return "\n".join(said) + "\n"

    def samples(self, text: str) -> dict[str, float]:
        """The numbers in a text by name and labels; what they mean is remembered."""
        found: dict[str, float] = {}
        for line in text.splitlines():
            if line.startswith("# HELP "):
                self.heads.setdefault(line.split(" ", 3)[2], [line])
            elif line.startswith("# TYPE "):
                head = self.heads[line.split(" ", 3)[2]]
                head[1:] = [line]
            else:
                name, _, value = line.rpartition(" ")
                found[name] = float(value)
        return found


def family_of(sample: str, heads: dict[str, list[str]]) -> str:
    """The metric that a line belongs to: its name, without what a histogram adds to it."""
    name = sample.partition("{")[0]
    if name in heads:
        return name
    return name.rpartition("_")[0]

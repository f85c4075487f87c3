"""The JSON interface. Each operation reads what it takes by its wire type, so it is as the document says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from hashlib import blake2b
from io import BytesIO
from typing import Any, Final

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import conclave
from conclave.kernel.game import ConclaveError, Game
from conclave.registry import games, load
from conclave.server import decks, forms, lore, reading
from conclave.server.asking import Asking, Fault, guest_of, language_of, read_parameters, whole
from conclave.server.budget import PAYER, SPENT, Payer
from conclave.server.hall import Hall, note
from conclave.server.metrics import TEXT_TYPE
from conclave.server.numbers import shows
from conclave.server.openapi import DRAWING, JSON, LINES, OPERATIONS, PLAIN, Operation, document
from conclave.server.sentences import Refusal, say

MISSING: Final = frozenset({"no-such-table", "no-such-moment", "table-closed", "no-decks"})
"""Refusals that mean that there is nothing there."""

CAUSES: Final = {
    "too-fast": "rate",
    "too-large": "size",
    "too-many-tables": "tables",
    "wrong-token": "token",
    "numbers-need-token": "token",
    "banned": "ban",
}
"""Faults that a keeper should hear of, and how they are counted."""

CODES: Final = {JSON: JSON, LINES: f"{LINES}; charset=utf-8", PLAIN: TEXT_TYPE, DRAWING: DRAWING}
NOT_KEPT: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
KEPT: Final = {**NOT_KEPT, "Cache-Control": "no-cache"}
"""What a browser keeps, it asks about each time, so that an update is seen at once."""
LISTING: Final = 0.005
"""Seconds that a list of tables takes, about."""
MOST_CODES: Final = 256
"""Codes for a camera that are kept at hand."""


Answering = Callable[[Hall, Asking], Awaitable[Any]]


# --- games -------------------------------------------------------------------------------------------------
async def all_games(hall: Hall, asking: Asking) -> Any:
    """The installed games."""
    return [lore.game_facts(key, asking.language) for key in games()]


def game_named(key: str) -> Game:
    """An installed game."""
    if key not in games():
        raise Fault(404, "game-unknown", game=key, known=", ".join(games()))
    return load(key)


async def symbols(hall: Hall, asking: Asking) -> Any:
    """The drawings of a game."""
    return msgspec.Raw(lore.written_symbols(game_named(asking.given["key"]).key))


async def cards(hall: Hall, asking: Asking) -> Any:
    """The cards of a game."""
    return msgspec.Raw(lore.written_cards(game_named(asking.given["key"]).key, asking.language))


async def rules(hall: Hall, asking: Asking) -> Any:
    """The rules of a game."""
    return msgspec.Raw(lore.written_rules(game_named(asking.given["key"]).key, asking.language))


async def built_of(hall: Hall, asking: Asking) -> Any:
    """What the decks of a game are built of."""
    return msgspec.Raw(decks.written_decks(game_named(asking.given["key"]).key))


async def check(hall: Hall, asking: Asking) -> Any:
    """What a game says of a deck, at the cost of whoever asks."""
    game = game_named(asking.given["key"])
    return await hall.host.thinking.work(decks.looked_at, game, asking.body)


# --- tables ------------------------------------------------------------------------------------------------
async def tables(hall: Hall, asking: Asking) -> Any:
    """The open and running tables; one guest after the other gets a list, since it takes a while to make."""
    async with hall.budget.turn(asking.guest) as turn:
        turn.took = LISTING
        return await hall.host.tables()


async def lay(hall: Hall, asking: Asking) -> Any:
    """Lay a table."""
    wanted: forms.NewTable = asking.body
    game_named(wanted.game)
    may_lay(hall, asking.guest)
    taken = await hall.host.create(wanted)
    hall.metrics.tables.add(wanted.game)
    note("table laid", table=taken.table, game=wanted.game, players=wanted.players, guest=asking.guest)
    return taken


def may_lay(hall: Hall, guest: str) -> None:
    """Refuse a guest who lays table after table."""
    if not hall.counts.tables.allows(guest):
        raise Fault(429, "too-many-tables", n=hall.limits.tables_per_guest)


async def table(hall: Hall, asking: Asking) -> Any:
    """What everybody may know of a table."""
    return (await hall.host.visit(asking.given["table"])).facts()


async def join(hall: Hall, asking: Asking) -> Any:
    """Sit down."""
    room = await hall.host.find(asking.given["table"])
    taken = await room.join(asking.body.seat, asking.body.name)
    note("seat taken", table=taken.table, seat=taken.seat, guest=asking.guest)
    return taken


async def record(hall: Hall, asking: Asking) -> Any:
    """The record of a finished game."""
    return await hall.host.record(asking.given["table"])


async def moment(hall: Hall, asking: Asking) -> Any:
    """The table as it was: what is public, one's own view, or, once it is over, anybody's."""
    room = await hall.host.visit(asking.given["table"])
    facts = room.facts()
    viewer = asking.given.get("viewer", -1)
    mine = room.seat_of(asking.token) if asking.token else -1
    if asking.token and mine < 0:
        raise Fault(403, "wrong-token")
    if viewer >= len(facts.seats):
        raise Fault(404, "seat-unknown", seat=viewer, seats=len(facts.seats))
    if facts.state in ("open", "running") and viewer not in (-1, mine):
        raise Fault(403, "not-your-view")
    return await room.moments(asking.given["at"], viewer, asking.language)


async def fork(hall: Hall, asking: Asking) -> Any:
    """Play on from a moment."""
    may_lay(hall, asking.guest)
    wanted: forms.Fork = asking.body
    return await hall.host.fork(asking.given["table"], wanted.at, wanted.seats, wanted.name)


async def again(hall: Hall, asking: Asking) -> Any:
    """Play the same once more."""
    room = await hall.host.visit(asking.given["table"])
    mine = room.seat_of(asking.token) if asking.token else -1
    if mine < 0:
        raise Fault(403, "wrong-token")
    may_lay(hall, asking.guest)
    taken = await hall.host.again(room.table, mine, asking.body.name)
    note("table laid again", table=taken.table, after=room.table, guest=asking.guest)
    return taken


async def bring(hall: Hall, asking: Asking) -> Any:
    """Lay a table from a record."""
    may_lay(hall, asking.guest)
    wanted: forms.Bring = asking.body
    taken = await hall.host.bring(wanted.record, wanted.seats, wanted.name)
    note("record brought", table=taken.table, guest=asking.guest)
    return taken


async def code(hall: Hall, asking: Asking) -> Any:
    """The address of a table, or of one's own seat at it, for the camera of a phone."""
    room = await hall.host.visit(asking.given["table"])
    address = f"{hall.names.link(asking.url.scheme, asking.url.netloc)}/t/{room.table}"
    if asking.token:
        if room.seat_of(asking.token) < 0:
            raise Fault(403, "wrong-token")
        address = f"{address}#{asking.token}"
    return await hall.host.thinking.work(drawn, address)


@lru_cache(MOST_CODES)
def drawn(address: str) -> str:
    """An address as a code."""
    drawing = BytesIO()
    segno.make(address, error="m", micro=False).save(drawing, kind="svg", scale=8, border=3, xmldecl=False)
    return drawing.getvalue().decode()


# --- the server itself -------------------------------------------------------------------------------------
async def described(hall: Hall, asking: Asking) -> Any:
    """The document of all this."""
    return msgspec.Raw(written_document(tuple(games())))


@cache
def written_document(installed: tuple[str, ...]) -> bytes:
    """The document, written once: it takes longer than a decision."""
    return reading.write(document(conclave.__version__, installed))


async def health(hall: Hall, asking: Asking) -> Any:
    """Whether the server is well: it can write, and read what it wrote."""
    wrong = await hall.health.look()
    if wrong:
        raise Fault(503, wrong)
    return forms.Health(well=True, version=conclave.__version__, tables=len(hall.host.rooms))


async def metrics(hall: Hall, asking: Asking) -> Any:
    """Numbers for Prometheus, for who shows their token; without one they are not told here."""
    if not hall.settings.metrics_token:
        raise Fault(404, "nothing-here")
    if not shows(asking.token, hall.settings.metrics_token):
        raise Fault(403, "numbers-need-token")
    return hall.metrics.text()


ANSWERS: Final[dict[str, Answering]] = {
    "games": all_games,
    "symbols": symbols,
    "cards": cards,
    "rules": rules,
    "decks": built_of,
    "check": check,
    "tables": tables,
    "lay": lay,
    "table": table,
    "join": join,
    "record": record,
    "moment": moment,
    "fork": fork,
    "again": again,
    "bring": bring,
    "code": code,
    "document": described,
    "health": health,
    "metrics": metrics,
}


# --- at the entrance ---------------------------------------------------------------------------------------
class Entrance:
    """One path with its operations: reads and checks the request, answers it, counts it."""

    def __init__(self, hall: Hall, operations: list[Operation]) -> None:
        self.hall = hall
        self.operations = {operation.method.upper(): operation for operation in operations}
        self.operations.setdefault("HEAD", self.operations.get("GET", operations[0]))

    async def __call__(self, request: Request) -> Response:
        """Answer; whatever goes wrong is a sentence."""
        operation = self.operations[request.method]
        try:
            response = await self.answer(operation, request)
        except Fault as fault:
            if fault.key in CAUSES:
                self.hall.refuse(CAUSES[fault.key], guest_of(request), route=operation.path)
            response = sentence(fault.status, say(fault.key, language_of(request), **fault.facts))
        except Refusal as refusal:
            status = 404 if refusal.key in MISSING else 429 if refusal.key == SPENT else 409
            response = sentence(status, refusal.sentence(language_of(request)))
        except ConclaveError as error:
            response = sentence(409, str(error))
        except (ClientDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            response = self.failed(operation)
        self.hall.metrics.requests.add(operation.method.upper(), operation.path, str(response.status_code))
        return response

    def failed(self, operation: Operation) -> Response:
        """A mistake of ours: the log has all of it, the guest a sentence."""
        self.hall.metrics.failures.add()
        logging.getLogger("conclave.server").exception(
            "request failed", extra={"facts": {"operation": operation.name}}
        )
        return sentence(500, say("failed"))

    async def answer(self, operation: Operation, request: Request) -> Response:
        """Read, check, do, write."""
        if self.hall.orders.forbid(guest_of(request)):
            raise Fault(403, "banned")
        if not self.hall.counts.requests.allows(guest_of(request)):
            raise Fault(429, "too-fast")
        PAYER.set(Payer(self.hall.budget, guest_of(request)))
        given = read_parameters(operation, request)
        if "table" in given and not self.hall.keeps(given["table"]):
            return to_its_keeper(request)
        if operation.name == "metrics" and self.hall.is_one_of_several and self.hall.settings.metrics_token:
            return to_its_keeper(request)  # the doorkeeper tells those of all workers
        body = await self.read_body(operation, request) if operation.takes is not None else None
        result = await ANSWERS[operation.name](self.hall, Asking(request, given, body))
        content = result.encode() if isinstance(result, str) else reading.write(result)
        if operation.kept:
            return kept(request, content, KEPT, JSON)
        return Response(content, operation.status, NOT_KEPT, media_type=CODES[operation.media])

    async def read_body(self, operation: Operation, request: Request) -> Any:
        """The body as its wire type."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Fault(415, "not-said-json")
        limits = self.hall.limits
        most = limits.record_bytes if operation.takes is forms.Bring else limits.body_bytes
        raw = bytearray()
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise Fault(413, "too-large", n=most)
        try:
            return msgspec.convert(whole(msgspec.json.decode(bytes(raw))), operation.takes)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            key, facts = reading.fault_of(error)
            raise Fault(400, key, **facts) from None


def kept(request: Request, content: bytes, headers: dict[str, str], media: str) -> Response:
    """What a browser may keep, or that it is still the same."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers={**headers, "ETag": tag})
    return Response(content, headers={**headers, "ETag": tag}, media_type=media)


def to_its_keeper(request: Request) -> Response:
    """Send a request that came over an old connection to a new one, which reaches the table's worker."""
    again = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Response(status_code=307, headers={**NOT_KEPT, "Location": again, "Connection": "close"})


def sentence(status: int, text: str, headers: dict[str, str] | None = None) -> Response:
    """A failure, in one sentence."""
    content = reading.write(forms.Sentence(sentence=text))
    return Response(content, status, {**NOT_KEPT, **(headers or {})}, media_type=JSON)


def routes(hall: Hall) -> list[Route]:
    """One route for each path, so that a wrong method learns which would be right."""
    by_path: dict[str, list[Operation]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, []).append(operation)
    made: list[Route] = []
    for path, operations in by_path.items():
        methods = [operation.method.upper() for operation in operations]
        made.append(Route(path, called(Entrance(hall, operations)), methods=methods))
    return made


def called(entrance: Entrance) -> Callable[[Request], Awaitable[Response]]:
    """An entrance as the function that a route wants."""

    async def enter(request: Request) -> Response:
        return await entrance(request)

    return enter

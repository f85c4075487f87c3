"""The document of the HTTP interface, made from the wire structs themselves, so that it cannot differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta
from msgspec.json import schema_components

from conclave.server import decks, forms, lore, wire

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
PLAIN: Final = "text/plain"
DRAWING: Final = "image/svg+xml"
REFERENCE: Final = "#/components/schemas/{name}"

FAULTS: Final = {
    400: "The request is not shaped as it must be.",
    403: "The token does not give this right, or the keeper of the server does not let this guest in.",
    404: "There is no such thing here.",
    409: "The request is well shaped, and the game or the table does not allow it.",
    413: "The request is too large.",
    415: "The request is not said to be JSON.",
    429: "That was too much in a short time.",
    503: "The server is not well.",
}
"""Every way in which a request may fail; each answers with a sentence."""
SAME: Final = "It is still what the ETag in If-None-Match says."


@dataclass(frozen=True)
class Asked:
    """A parameter: its name, its type, and where it stands."""

    name: str
    type: Any
    meaning: str
    where: str = "query"


@dataclass(frozen=True)
class Operation:
    """One way in: method and path, what it takes, what it gives, and how it may fail."""

    method: str
    path: str
    name: str
    meaning: str
    gives: Any
    status: int = 200
    takes: Any = None
    asks: tuple[Asked, ...] = ()
    faults: tuple[int, ...] = ()
    media: str = JSON
    token: bool = False
    kept: bool = False
    """Whether a browser may keep the answer, and ask whether it is still the same."""


LANGUAGE: Final = Asked("language", wire.Tongue, "The language to answer in; English where it lacks a word.")
VIEWER: Final = Asked(
    "viewer", wire.Viewer, "The seat whose view is wanted; -1, as if not given, for what is public."
)
SEAT: Final = "seat"
MOMENT: Final = Annotated[int, Meta(ge=0, le=wire.BIGGEST)]

GAME_PATH: Final = "/api/games/{key}"
TABLE_PATH: Final = "/api/tables/{table}"

OPERATIONS: Final[tuple[Operation, ...]] = (
    Operation(
        "get",
        "/api/games",
        "games",
        "The installed games.",
        tuple[lore.GameFacts, ...],
        asks=(LANGUAGE,),
        faults=(400, 429),
    ),
    Operation(
        "get",
        f"{GAME_PATH}/symbols",
        "symbols",
        "The drawings of a game by name: SVG paths on a field of 24 by 24; one that begins with ! is filled.",
        lore.Symbols,
        faults=(400, 404, 429),
        kept=True,
    ),
    Operation(
        "get",
        f"{GAME_PATH}/cards",
        "cards",
        "The cards of a game.",
        tuple[lore.CardFacts, ...],
        asks=(LANGUAGE,),
        faults=(400, 404, 429),
        kept=True,
    ),
    Operation(
        "get",
        f"{GAME_PATH}/rules",
        "rules",
        "The rules and rulings of a game.",
        tuple[lore.RuleFacts, ...],
        asks=(LANGUAGE,),
        faults=(400, 404, 429),
        kept=True,
    ),
    Operation(
        "get",
        f"{GAME_PATH}/decks",
        "decks",
        "What the decks of a game are built of, if it has some: leaders, cards, published decks.",
        decks.DecksFacts,
        faults=(400, 404, 429),
        kept=True,
    ),
    Operation(
        "post",
        f"{GAME_PATH}/decks/check",
        "check",
        "What a game says of a deck: its points, every reason why it is not legal, its code and its list.",
        decks.DeckFacts,
        takes=decks.DeckGiven,
        faults=(400, 404, 409, 413, 415, 429),
    ),
    Operation(
        "get",
        "/api/tables",
        "tables",
        "The tables that are open or running.",
        tuple[forms.TableFacts, ...],
        faults=(400, 429),
    ),
    Operation(
        "post",
        "/api/tables",
        "lay",
        "Lay a table and sit down at it.",
        forms.SeatTaken,
        201,
        forms.NewTable,
        faults=(400, 404, 409, 413, 415, 429),
    ),
    Operation(
        "get",
        TABLE_PATH,
        "table",
        "What everybody may know of a table.",
        forms.TableFacts,
        faults=(400, 404, 429),
    ),
    Operation(
        "post",
        f"{TABLE_PATH}/join",
        "join",
        "Sit down on an open seat.",
        forms.SeatTaken,
        201,
        forms.Join,
        faults=(400, 404, 409, 413, 415, 429),
    ),
    Operation(
        "get",
        f"{TABLE_PATH}/record",
        "record",
        "The record of a finished game, as JSON Lines.",
        str,
        faults=(400, 404, 409, 429),
        media=LINES,
    ),
    Operation(
        "get",
        f"{TABLE_PATH}/moments/{{at}}",
        "moment",
        "The table as it was after so many decisions: any seat's view once the game is over, "
        "before that the public one, or one's own.",
        forms.MomentFacts,
        asks=(VIEWER, LANGUAGE),
        faults=(400, 403, 404, 409, 429),
        token=True,
    ),
    Operation(
        "post",
        f"{TABLE_PATH}/fork",
        "fork",
        "Play on from a moment of a finished game, at a new table.",
        forms.SeatTaken,
        201,
        forms.Fork,
        faults=(400, 404, 409, 413, 415, 429),
    ),
    Operation(
        "post",
        f"{TABLE_PATH}/again",
        "again",
        "Play the same once more with those who were there, once the game is over.",
        forms.SeatTaken,
        201,
        forms.Again,
        faults=(400, 403, 404, 409, 413, 415, 429),
        token=True,
    ),
    Operation(
        "get",
        f"{TABLE_PATH}/code",
        "code",
        "The address of a table, or with a token that of one's own seat, as a QR code.",
        str,
        faults=(400, 403, 404, 429),
        media=DRAWING,
        token=True,
    ),
    Operation(
        "post",
        "/api/records",
        "bring",
        "Lay a table from a record: a finished match to look at, another to go on with.",
        forms.SeatTaken,
        201,
        forms.Bring,
        faults=(400, 409, 413, 415, 429),
    ),
    Operation("get", "/openapi.json", "document", "This document.", dict[str, Any], faults=(400, 429)),
    Operation(
        "get", "/healthz", "health", "Whether the server is well.", forms.Health, faults=(400, 429, 503)
    ),
    Operation(
        "get",
        "/metrics",
        "metrics",
        "Numbers for Prometheus, for who shows the keeper's token for them; without one they are not here.",
        str,
        faults=(400, 403, 404, 429),
        media=PLAIN,
        token=True,
    ),
)

INSIDE: Final = {
    "key": Asked("key", Annotated[str, Meta(pattern="^[a-z0-9-]{1,64}$")], "The key of a game.", "path"),
    "table": Asked("table", wire.TableId, "The table.", "path"),
    "at": Asked("at", MOMENT, "How many decisions were made.", "path"),
}
"""What may stand in a path."""


def document(version: str, games: Sequence[str]) -> dict[str, Any]:
    """The whole document; it names the installed games, which are the only ones a table can be laid for."""
    every = [operation.gives for operation in OPERATIONS] + [
        operation.takes for operation in OPERATIONS if operation.takes is not None
    ]
    asked = [each.type for operation in OPERATIONS for each in parameters(operation)]
    types = [*every, *asked, forms.Sentence, wire.FromClient, wire.FromServer]
    schemas, components = schema_components(types, ref_template=REFERENCE)
    named = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    components["NewTable"]["properties"]["game"] = {"type": "string", "enum": list(games)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Conclave",
            "version": version,
            "summary": "A table for games of magic.",
            "description": "Play itself goes over the websocket `/ws/TABLE`: see the schemas whose "
            "field `type` names the message.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                SEAT: {"type": "http", "scheme": "bearer", "description": "The token of one's own seat."}
            },
        },
    }


def parameters(operation: Operation) -> list[Asked]:
    """What a operation asks for, in its path and beside it."""
    inside = [INSIDE[part[1:-1]] for part in operation.path.split("/") if part.startswith("{")]
    return [*inside, *operation.asks]


def described(operation: Operation, named: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """One operation as the document describes it."""
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.meaning,
        "responses": {
            str(operation.status): answer(operation.meaning, operation.media, named[id(operation.gives)]),
            **{
                str(status): answer(FAULTS[status], JSON, named[id(forms.Sentence)])
                for status in sorted({*operation.faults, 403})
            },
        },
    }
    if operation.kept:
        described["responses"]["304"] = {"description": SAME}
    if parameters(operation):
        described["parameters"] = [
            {
                "name": each.name,
                "in": each.where,
                "description": each.meaning,
                "required": each.where == "path",
                "schema": named[id(each.type)],
            }
            for each in parameters(operation)
        ]
    if operation.token:
        described["security"] = [{}, {SEAT: []}]
    if operation.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": named[id(operation.takes)]}},
        }
    return described


def answer(meaning: str, media: str, schema: dict[str, Any]) -> dict[str, Any]:
    """One answer as the document describes it."""
    return {"description": meaning, "content": {media: {"schema": schema}}}

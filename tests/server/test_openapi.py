"""The document of the interface is true: every operation is in it, and every answer has its schema."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conclave.registry import games
from conclave.server import wire
from conclave.server.api import ANSWERS
from conclave.server.openapi import FAULTS, OPERATIONS, document
from tests.server.house import GAME, House


@pytest.fixture(scope="module")
def described(house: House) -> dict[str, Any]:
    answer = house.get("/openapi.json")
    assert answer.status == 200
    found: dict[str, Any] = answer.json
    return found


def test_the_document_is_the_one_made_from_the_wire(described: dict[str, Any]) -> None:
    made = msgspec.json.decode(msgspec.json.encode(document(described["info"]["version"], games())))
    assert described == made
    assert described["openapi"].startswith("3.1")


def test_every_door_is_described_and_answered() -> None:
    assert {operation.name for operation in OPERATIONS} == set(ANSWERS)
    assert all(set(operation.faults) <= set(FAULTS) for operation in OPERATIONS)


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert set(references(described)) <= known


def references(node: Any) -> list[str]:
    """Every `$ref` in a document."""
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [each for value in node.values() for each in references(value)]
    if isinstance(node, list):
        return [each for value in node for each in references(value)]
    return []


def test_the_messages_of_the_websocket_are_described_too(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for kind in (*wire.FromClient.__args__, *wire.FromServer.__args__):
        assert schemas[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]


def test_only_installed_games_can_be_asked_for(described: dict[str, Any]) -> None:
    assert described["components"]["schemas"]["NewTable"]["properties"]["game"]["enum"] == games()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_every_door_answers_only_with_what_it_promises(
    house: House, described: dict[str, Any], operation: Any
) -> None:
    table = house.lay("human", "open")["table"]
    bodies: list[Any] = [{}, {"game": GAME, "players": 2}, {"at": 0}, {"at": -1}, b"}", None]
    for key, where, at in ((GAME, table, "0"), ("chess", "AAAAAAAA", "7"), ("%00", "%2e", "x")):
        path = operation.path.format(key=key, table=where, at=at)
        for query in ("", "?language=it", "?viewer=1", "?viewer=x", "?surprise=1"):
            for body in bodies if operation.takes is not None else [None]:
                answer = house.ask(operation.method.upper(), path + query, body)
                promised = described["paths"][operation.path][operation.method]["responses"]
                assert str(answer.status) in promised, (path, body, answer.body)
                kind = answer.headers["content-type"].partition(";")[0]
                assert kind in promised[str(answer.status)]["content"]
                if answer.status == operation.status:
                    if kind == "application/json":
                        msgspec.json.decode(answer.body, type=operation.gives)
                else:
                    assert answer.sentence

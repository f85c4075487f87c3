"""What a request brings, each part as its wire type."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request

from conclave.server.hall import tongue
from conclave.server.openapi import Operation, parameters

BEARER: Final = "bearer "


class Fault(Exception):
    """A request that fails: its status, and the key and facts of its sentence."""

    def __init__(self, status: int, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.facts = facts


class Asking:
    """What a request brings: its parameters by name, its body, its token."""

    def __init__(self, request: Request, given: dict[str, Any], body: Any) -> None:
        self.given = given
        self.body = body
        self.url = request.url
        self.guest = guest_of(request)
        self.language = tongue(given.get("language", "en"))
        scheme = request.headers.get("authorization", "")
        self.token = scheme[len(BEARER) :].strip() if scheme.lower().startswith(BEARER) else ""


def read_parameters(operation: Operation, request: Request) -> dict[str, Any]:
    """What stands in the path and behind it, each as its type; nothing unknown, nothing twice."""
    given: dict[str, Any] = {}
    asked = {each.name: each for each in parameters(operation)}
    for name, value in request.query_params.multi_items():
        if name in given or name not in asked or asked[name].where != "query":
            raise Fault(400, "bad-parameter", name=name[:40])
        given[name] = converted(value, asked[name].type, Fault(400, "bad-parameter", name=name))
    for name, value in request.path_params.items():
        given[name] = converted(value, asked[name].type, Fault(404, "nothing-here"))
    return given


def whole(content: Any) -> Any:
    """JSON knows one kind of number: 2.0 is as whole as 2."""
    if isinstance(content, float) and content.is_integer():
        return int(content)
    if isinstance(content, list):
        return [whole(each) for each in content]
    if isinstance(content, dict):
        return {name: whole(each) for name, each in content.items()}
    return content


def converted(value: str, kind: Any, fault: Fault) -> Any:
    """A word from an address as its type."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise fault from None


def language_of(request: Request) -> str:
    """The language of a request, however broken the rest of it is."""
    code = request.query_params.get("language", "en")
    return tongue(code) if code.replace("-", "").isalnum() and len(code) <= 12 else "en"


def guest_of(connection: Any) -> str:
    """A guest, by the address it comes from."""
    return str(connection.client.host) if connection.client else "unknown"

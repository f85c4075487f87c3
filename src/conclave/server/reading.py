"""Reading what clients send and writing what they get: JSON, checked against the wire's own types."""

from __future__ import annotations

from typing import Any

import msgspec

from conclave.server.wire import FromClient, Sent


class BadMessage(Exception):
    """A message that is not one of ours: the key of the sentence that says so, and its facts."""

    def __init__(self, key: str, facts: dict[str, str]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


_heard = msgspec.json.Decoder(FromClient)
_told = msgspec.json.Encoder()


def read(raw: bytes | str) -> FromClient:
    """What a client says, or what is wrong with it."""
    try:
        message: FromClient = _heard.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(*fault_of(error)) from None
    return message


def write(message: Any) -> bytes:
    """A message as it goes out."""
    return _told.encode(message)


def type_of(message: FromClient | Sent) -> str:
    """The type of a message, as it stands on the wire."""
    return str(message.__struct_config__.tag)


def fault_of(error: Exception) -> tuple[str, dict[str, str]]:
    """What a decoder found wrong, as the key and the facts of a sentence."""
    if isinstance(error, msgspec.ValidationError):
        return "bad-shape", {"what": " ".join(str(error).split())[:200].rstrip(".")}
    return "not-json", {}

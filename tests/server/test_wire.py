"""What may be on the wire: every message has its struct, and nothing else is let in."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.registry import games, load
from conclave.server import reading, wire
from conclave.server.sentences import say
from conclave.show.scene import Scene

SAID: dict[str, dict[str, Any]] = {
    "hello": {"token": "abc", "language": "it", "seen": 4},
    "decide": {"version": 3, "index": 0, "code": [1, 2, -1], "stand": True},
    "ask_again": {},
    "undo": {},
    "consent": {"ask": 1, "yes": True},
    "chat": {"text": "Well played."},
    "why": {"code": [4, -1, -1]},
    "hand_over": {"bot": "greedy"},
    "take_back": {},
    "leave": {},
    "watch": {"seat": 1},
    "unwatch": {},
    "ping": {},
}


@pytest.mark.parametrize("kind", SAID)
def test_every_message_of_a_client_is_read_and_keeps_its_type(kind: str) -> None:
    message = reading.read(json.dumps({"type": kind, **SAID[kind]}))
    assert reading.type_of(message) == kind
    again = json.loads(reading.write(message))
    assert again["type"] == kind
    assert again == {**again, **SAID[kind]}


def test_the_list_of_messages_is_whole() -> None:
    assert {reading.type_of(kind) for kind in wire.FromClient.__args__} == set(SAID)
    told = "welcome scene changed refused reason asked settled said over gone noticed pong"
    assert {reading.type_of(kind) for kind in wire.FromServer.__args__} == set(told.split())


def test_a_hello_needs_nothing() -> None:
    assert reading.read(b'{"type":"hello"}') == wire.Hello(token="", language="en", seen=-1)


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "not-json"),
        (b"hello", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"type":"hello"', "not-json"),
        (b"[]", "bad-shape"),
        (b"null", "bad-shape"),
        (b"{}", "bad-shape"),
        (b'{"type":"zap"}', "bad-shape"),
        (b'{"type":7}', "bad-shape"),
        (b'{"type":"ping","extra":1}', "bad-shape"),
        (b'{"type":"decide","version":1,"index":0}', "bad-shape"),
        (b'{"type":"decide","version":"1","index":0,"code":[1,2,3]}', "bad-shape"),
        (b'{"type":"decide","version":-1,"index":0,"code":[1,2,3]}', "bad-shape"),
        (b'{"type":"decide","version":1,"index":0,"code":[1,2]}', "bad-shape"),
        (b'{"type":"decide","version":1,"index":0,"code":[1,2,99999999999]}', "bad-shape"),
        (b'{"type":"decide","version":1e999,"index":0,"code":[1,2,3]}', "bad-shape"),
        (b'{"type":"decide","version":true,"index":0,"code":[1,2,3]}', "bad-shape"),
        (b'{"type":"chat","text":""}', "bad-shape"),
        (b'{"type":"chat","text":"' + b"x" * 501 + b'"}', "bad-shape"),
        (b'{"type":"hello","language":"../../etc"}', "bad-shape"),
        (b'{"type":"hello","token":"' + b"x" * 65 + b'"}', "bad-shape"),
        (b'{"type":"watch","seat":-2}', "bad-shape"),
        (b'{"type":"consent","ask":1,"yes":1}', "bad-shape"),
    ],
)
def test_a_broken_message_gets_one_sentence(raw: bytes, key: str) -> None:
    with pytest.raises(reading.BadMessage) as caught:
        reading.read(raw)
    assert caught.value.key == key
    text = say(key, **caught.value.facts)
    assert text.endswith(".")
    assert len(text) < 400
    assert "\n" not in text


@given(st.binary(max_size=300))
def test_no_bytes_do_anything_worse_than_be_refused(raw: bytes) -> None:
    with pytest.raises(reading.BadMessage):
        reading.read(raw)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(
    st.sampled_from(sorted(SAID)),
    st.dictionaries(st.sampled_from("version index code text seat".split()), ANYTHING),
)
def test_no_fields_do_anything_worse_than_be_refused(kind: str, fields: dict[str, Any]) -> None:
    try:
        message = reading.read(json.dumps({**fields, "type": kind}))
    except reading.BadMessage:
        return
    assert reading.read(reading.write(message)) == message


def test_depth_is_no_way_in() -> None:
    with pytest.raises(reading.BadMessage):
        reading.read(b'{"type":"chat","text":' + b"[" * 100_000)


@pytest.mark.parametrize("key", games())
def test_a_scene_is_the_same_after_the_journey(key: str) -> None:
    game = load(key)
    scene = game.scene(game.view(game.new(2, 1), 0))
    sent = wire.SceneSent(version=1, scene=scene, undo=wire.UndoFacts(free=True, ask=False), seats=())
    got = msgspec.json.decode(reading.write(sent), type=wire.SceneSent)
    assert isinstance(got.scene, Scene)
    assert got == sent

"""Hostile and broken clients: each gets one sentence or the door, and a person who plays does not notice."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from conclave.server import sockets
from conclave.server.limits import Limits
from conclave.server.sentences import say
from tests.server.conftest import QUICK
from tests.server.house import Client, House, a_house
from tests.server.test_limits import is_well, the_end


def eventually(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


@contextmanager
def a_person(house: House) -> Iterator[tuple[str, Client]]:
    """Somebody who plays at a table, and is answered at once before and after."""
    place = house.lay("human", "random")
    with house.client(place["table"], place["token"]) as client:
        assert is_well(client)
        yield place["table"], client
        assert is_well(client)


def only_the_person_is_left(house: House, table: str) -> None:
    eventually(lambda: house.hall.counts.of_guests.total() == 1)
    assert house.hall.counts.at_seats.there == {f"{table} 0": 1}
    assert house.hall.counts.spectators.there == {}


@contextmanager
def raw(house: House, *words: bytes, buffer: int = 0) -> Iterator[socket.socket]:
    """A bare socket to the server, which says one thing, and each next one when it is answered."""
    wire = socket.socket()
    if buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    try:
        wire.settimeout(10)
        wire.connect(("127.0.0.1", house.port))
        for n, each in enumerate(words):
            if n:
                assert wire.recv(16)
            wire.sendall(each)
        yield wire
    finally:
        wire.close()


def upgrade(table: str) -> bytes:
    """The request that opens a websocket."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(text: bytes) -> bytes:
    """A message of a client, masked with nothing."""
    size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
    return b"\x81" + size + b"\0\0\0\0" + text


HELLO = frame(b'{"type":"hello"}')


# --- slow and silent ---------------------------------------------------------------------------------------
def test_who_never_reads_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 0.3)
    want_scene = frame(b'{"type":"decide","version":0,"index":0,"code":[1,0,0]}')
    place = house.lay("human", "random")
    hello = frame(b'{"type":"hello","token":"%s"}' % place["token"].encode())
    with a_person(house) as (table, ann), raw(house, upgrade(place["table"]), hello, buffer=2048) as deaf:
        with suppress(OSError):
            for _ in range(40):  # each makes the server send the whole scene
                deaf.sendall(want_scene * 20)
                assert is_well(ann)
        only_the_person_is_left(house, table)


def test_half_open_sockets_and_headers_that_never_end_cost_nothing(tmp_path: Path) -> None:
    limits = Limits(hello_seconds=0.2)
    with ExitStack() as stack, a_house(tmp_path / "t", limits) as house, a_person(house) as (table, ann):
        for _ in range(50):
            stack.enter_context(raw(house))
            stack.enter_context(raw(house, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "))
            stack.enter_context(raw(house, upgrade(table)))
        assert is_well(ann)
        assert house.get("/healthz").status == 200
        only_the_person_is_left(house, table)


def test_who_has_gone_without_a_word_is_noticed(tmp_path: Path) -> None:
    with a_house(tmp_path / "t", QUICK, ws_ping_interval=0.1, ws_ping_timeout=0.2) as house:
        place = house.lay("human", "open")
        with house.client(place["table"], place["token"]) as ann:
            hello = frame(b'{"type":"hello","token":"%s"}' % house.join(place["table"])["token"].encode())
            with raw(house, upgrade(place["table"]), hello):
                while not (ann.scene and ann.scene["seats"][1]["online"]):
                    ann.next()
                while ann.scene["seats"][1]["online"]:  # it answers no ping of the server's
                    ann.next()
        assert is_well_alone(house, place["table"])


def is_well_alone(house: House, table: str) -> bool:
    with house.client(table) as client:
        return is_well(client)


# --- loud and wrong ----------------------------------------------------------------------------------------
def test_bytes_that_are_no_message_get_a_sentence_each(house: House) -> None:
    dice = Random(1)
    with a_person(house) as (table, _), house.client(table) as client:
        client.hear("scene")
        for _ in range(house.hall.limits.faults):
            client.wire.send(dice.randbytes(dice.randint(1, 2000)))
            assert client.hear("refused")["sentence"].count(".") >= 1
        client.wire.send(dice.randbytes(100))
        assert the_end(client) == (say("enough"), sockets.TOO_MUCH)


def test_bytes_that_are_no_protocol_end_their_socket_only(house: House) -> None:
    dice = Random(2)
    with a_person(house) as (table, ann):
        for start in ([], [upgrade(table)], [upgrade(table), HELLO]):
            for _ in range(5):
                with raw(house, *start, dice.randbytes(5000)) as wire, suppress(OSError):
                    wire.shutdown(socket.SHUT_WR)
                    while wire.recv(65536):
                        pass
        assert is_well(ann)
        only_the_person_is_left(house, table)


def test_ten_megabytes_at_once_end_their_socket_only(house: House) -> None:
    with a_person(house) as (table, ann), house.client(table) as client:
        with suppress(ConnectionClosed):
            client.wire.send("x" * 10_000_000)
        with pytest.raises(ConnectionClosed):
            client.drain()
        assert is_well(ann)


def test_a_message_in_endless_parts_is_too_big_as_well(house: House) -> None:
    part = b"\x00" + struct.pack("!BH", 0xFE, 60_000) + b"\0\0\0\0" + b"x" * 60_000
    with a_person(house) as (table, ann), raw(house, upgrade(table), HELLO) as wire:
        with suppress(OSError):
            wire.sendall(b"\x01" + part[1:])
            for _ in range(100):
                wire.sendall(part)
        assert is_well(ann)
        only_the_person_is_left(house, table)


def test_thousands_of_tables_are_refused_one_by_one(tmp_path: Path) -> None:
    limits = Limits(tables_per_guest=20, requests_at_once=100_000)
    with a_house(tmp_path / "t", limits) as house, a_person(house) as (_, ann):
        wish = {"game": "dark-artifacts", "players": 2}
        answers = [house.ask("POST", "/api/tables", wish) for _ in range(1000)]
        assert [answer.status for answer in answers] == [201] * 19 + [429] * 981
        assert {answer.sentence for answer in answers[19:]} == {say("too-many-tables", n=20)}
        assert len(house.hall.host.rooms) == 20
        assert is_well(ann)


def test_a_token_opens_no_other_table(house: House) -> None:
    mine, other = house.lay("human", "random"), house.lay("human", "random")
    house.come(mine, other)
    with house.socket(other["table"]) as client:
        client.say("hello", token=mine["token"])
        assert the_end(client) == (say("wrong-token"), sockets.WRONG_TOKEN)
    path = f"/api/tables/{other['table']}/moments/0?viewer=0"
    answer = house.get(path, Authorization=f"Bearer {mine['token']}")
    assert (answer.status, answer.sentence) == (403, say("wrong-token"))
    assert house.get(path, Authorization=f"Bearer {other['token']}").status == 200


def test_a_random_token_is_never_a_seat(house: House) -> None:
    room = house.hall.host.rooms[house.lay("human", "open")["table"]]
    tokens = ["", " ", "\0", "é", *(base64.urlsafe_b64encode(os.urandom(24)).decode() for _ in range(1000))]
    assert {room.seat_of(token) for token in tokens} == {-1}

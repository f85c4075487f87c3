"""The doors of a real server: what a connection may bring, how long it may say nothing, and who gives way."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from conclave.server.app import allow_files
from conclave.server.doors import SLICE
from conclave.server.hall import Hall
from conclave.server.limits import Limits
from conclave.server.sentences import say
from conclave.server.settings import SETTINGS, Settings
from conclave.server.sockets import TOO_MUCH
from tests.cli.command import PROGRAM, environment
from tests.server.conftest import QUICK
from tests.server.house import House, a_house
from tests.server.test_hostile import eventually, frame, raw, upgrade
from tests.server.test_limits import is_well, the_end

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
STRICT = replace(
    QUICK, headers=20, header_bytes=2_000, header_seconds=0.3, body_seconds=0.3, keep_alive_seconds=0.3
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("strict") / "t.sqlite", STRICT) as running:
        yield running


def answers(wire: socket.socket) -> tuple[int, str]:
    """The status and the sentence of an answer after which the connection is closed."""
    got = b""
    with suppress(ConnectionResetError):
        while part := wire.recv(65536):
            got += part
    head, _, body = got.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    content = json.loads(body)
    assert list(content) == ["sentence"]
    return int(head.split(b" ")[1]), content["sentence"]


TOO_LARGE = say("header-too-large", "en", n=20, bytes=2_000)


# --- headers -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "header",
    [
        b"".join(b"X-%d: y\r\n" % n for n in range(30)) + b"\r\n",
        b"X-Long: " + b"y" * 3_000 + b"\r\n\r\n",
        b"X-Endless: " + b"y" * 3_000,
        b"".join(b"X-%d: %s\r\n" % (n, b"y" * 150) for n in range(15)) + b"\r\n",
        b"".join(b"X-%d: %s\r\n" % (n, b"y" * 150) for n in range(15)),
    ],
    ids=["many", "long", "endless", "all together", "all together, unfinished"],
)
def test_a_header_that_is_too_large_gets_a_sentence(strict: House, header: bytes) -> None:
    with raw(strict, GET + header) as wire:
        assert answers(wire) == (431, TOO_LARGE)
    with raw(strict, b"GET /" + b"y" * 3_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n") as wire:
        assert answers(wire) == (431, TOO_LARGE)


def test_a_long_line_is_none_for_a_websocket_either(house: House) -> None:
    table = house.lay("human", "random")["table"]
    long = upgrade(table)[:-2] + b"Cookie: " + b"y" * 8_100 + b"\r\n\r\n"
    with raw(house, long) as wire:
        assert answers(wire)[0] == 431


def test_usual_headers_are_not_too_large(strict: House) -> None:
    with raw(strict, GET + b"Cookie: " + b"y" * 1_500 + b"\r\nConnection: close\r\n\r\n") as wire:
        assert wire.recv(100).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_gets_a_sentence(strict: House) -> None:
    with raw(strict, b"\x16\x03\x01\x02\x00 hello\r\n\r\n") as wire:
        assert answers(wire) == (400, say("bad-request"))


def test_who_says_nothing_or_says_it_byte_by_byte_is_sent_away(strict: House) -> None:
    late = (408, say("header-late"))
    with raw(strict) as silent, raw(strict, GET) as half:
        assert answers(silent) == answers(half) == late
    with raw(strict) as slow:
        trickle(slow, GET * 100)
        assert answers(slow) == late


def trickle(wire: socket.socket, words: bytes) -> None:
    """Send byte by byte until nobody hears it any more."""
    began = time.monotonic()
    wire.settimeout(0.02)
    for letter in words:
        try:
            wire.sendall(bytes([letter]))
            if wire.recv(1, socket.MSG_PEEK):
                break
        except TimeoutError:
            continue
    assert time.monotonic() - began < 10
    wire.settimeout(10)


def test_who_keeps_a_line_for_nothing_is_let_go_and_a_trickling_second_request_as_well(strict: House) -> None:
    with raw(strict, GET + b"\r\n") as wire:
        assert wire.recv(4096).startswith(b"HTTP/1.1 200 ")
        assert wire.recv(4096) == b""  # idle: closed without a word
    with raw(strict, GET + b"\r\n") as wire:
        assert wire.recv(4096).startswith(b"HTTP/1.1 200 ")
        trickle(wire, GET * 100)
        assert answers(wire) == (408, say("header-late"))
    eventually(lambda: strict.hall.places.total == 0)


# --- bodies ------------------------------------------------------------------------------------------------
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def test_a_body_that_does_not_come_is_not_waited_for(strict: House) -> None:
    for body in (b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"):
        with raw(strict, POST + body) as wire:
            assert answers(wire) == (408, say("body-late"))


def test_a_body_that_is_too_large_is_refused_before_it_comes_or_while_it_does(tmp_path: Path) -> None:
    limits = replace(QUICK, record_bytes=100_000)
    too_large = (413, say("too-large", "en", n=100_000))
    with a_house(tmp_path / "t", limits) as house:
        with raw(house, POST + b"Content-Length: 100001\r\n\r\n{") as wire:
            assert answers(wire) == too_large
        chunk = b"%x\r\n%s\r\n" % (60_000, b" " * 60_000)
        bring = POST.replace(b"/api/tables", b"/api/records") + b"Transfer-Encoding: chunked\r\n\r\n"
        with raw(house, bring + chunk + chunk) as wire:
            assert answers(wire)[0] == 413
        with raw(house, GET + b"Content-Length: nonsense\r\n\r\n") as wire:
            assert answers(wire) == (400, say("bad-request"))


def test_requests_in_one_go_are_answered_up_to_a_few(house: House) -> None:
    with raw(house, (GET + b"\r\n") * 4 + GET + b"Connection: close\r\n\r\n") as wire:
        got = b""
        while part := wire.recv(65536):
            got += part
        assert got.count(b"HTTP/1.1 200 ") == 5
    with raw(house, (GET + b"\r\n") * 3_000) as wire, suppress(ConnectionResetError):
        got = b""
        while part := wire.recv(65536):
            got += part
        assert got.count(b"HTTP/1.1 200 ") < 20
    assert house.get("/healthz").status == 200


# --- how many ----------------------------------------------------------------------------------------------
def test_a_guest_has_so_many_connections_and_the_idle_ones_go_first(tmp_path: Path) -> None:
    limits = replace(QUICK, connections_per_guest=8)
    with a_house(tmp_path / "t", limits) as house, ExitStack() as stack:
        mine = house.lay("human", "open")
        ann = stack.enter_context(house.client(mine["table"], mine["token"]))
        onlooker = stack.enter_context(house.client(mine["table"]))
        silent = [stack.enter_context(raw(house)) for _ in range(6)]
        eventually(lambda: house.hall.places.total == 8)
        later = [stack.enter_context(raw(house)) for _ in range(4)]
        assert [answers(wire) for wire in silent[:4]] == [(503, say("house-full"))] * 4
        assert house.hall.places.total == 8
        assert is_well(ann)
        assert is_well(onlooker)
        with house.client(mine["table"], mine["token"]) as again:  # though the house is full
            assert is_well(again)
        later[-1].sendall(GET + b"Connection: close\r\n\r\n")
        assert later[-1].recv(100).startswith(b"HTTP/1.1 200 ")
        assert 'conclave_refused_total{cause="connections"}' in house.numbers().body.decode()


def of_others(house: House) -> None:
    """Every connection from now on comes from an address of its own, as far as places are concerned."""
    numbers = count()
    come = house.hall.places.come
    house.hall.places.come = lambda guest, go: come(f"{guest} {next(numbers)}", go)  # type: ignore[method-assign]


def test_who_has_a_seat_comes_back_to_a_house_full_of_strangers(tmp_path: Path) -> None:
    limits = replace(QUICK, connections=30, onlookers=10, spectators_per_table=10, sockets_per_guest=10)
    with a_house(tmp_path / "t", limits) as house, ExitStack() as stack:
        mine, other = house.lay("human", "random"), house.lay("human", "random")
        of_others(house)
        watching = [stack.enter_context(house.client(other["table"])) for _ in range(10)]
        for _ in range(20):
            stack.enter_context(raw(house))
        eventually(lambda: house.hall.places.total == 30)
        with house.socket(mine["table"]) as eleventh:
            eleventh.say("hello")
            assert the_end(eleventh) == (say("full"), TOO_MUCH)
        for _ in range(3):
            with house.client(mine["table"], mine["token"]) as ann:
                assert is_well(ann)
        assert all(is_well(each) for each in watching)


def test_a_hundred_players_of_one_house_play_under_the_usual_limits(tmp_path: Path) -> None:
    usual = Limits()
    assert usual.connections_per_guest >= 600
    assert usual.requests_at_once >= 100 * 45
    with a_house(tmp_path / "t") as house, ExitStack() as stack:
        players = []
        for _ in range(50):
            mine = house.lay("human", "open")
            for place in (mine, house.join(mine["table"])):
                players.append(stack.enter_context(house.client(place["table"], place["token"])))
        assert all(is_well(player) for player in players)
        assert house.hall.places.total == 100


def test_who_comes_again_and_again_is_not_let_in_for_a_while(tmp_path: Path) -> None:
    limits = replace(QUICK, connections_per_second=0.001, connections_at_once=5)
    with a_house(tmp_path / "t", limits) as house:
        mine = house.lay("human", "random")
        with house.client(mine["table"], mine["token"]) as ann:
            for _ in range(3):
                assert house.get("/healthz").status == 200
            for _ in range(20):
                with pytest.raises(ConnectionError):
                    house.get("/healthz")
            assert is_well(ann)


def test_sockets_that_say_nothing_do_not_keep_a_seat_out_nor_stay(tmp_path: Path) -> None:
    limits = replace(QUICK, sockets_per_guest=3, hello_seconds=0.3)
    with a_house(tmp_path / "t", limits) as house, ExitStack() as stack:
        mine = house.lay("human", "random")
        silent = [stack.enter_context(house.socket(mine["table"])) for _ in range(6)]
        with house.client(mine["table"], mine["token"]) as ann:
            assert is_well(ann)
            assert {the_end(each)[0] for each in silent} == {say("hello-late")}
            eventually(lambda: house.hall.places.total == 1)


def test_much_at_once_over_a_websocket_is_read_piece_by_piece_and_whole(house: House) -> None:
    mine = house.lay("human", "random")
    hello = frame(b'{"type":"hello","token":"%s"}' % mine["token"].encode())
    ping = frame(b'{"type":"ping"}')
    with raw(house, upgrade(mine["table"]), hello) as wire:
        wire.sendall(ping * (4 * SLICE // len(ping)))
        got, wanted = b"", 4 * SLICE // len(ping)
        while got.count(b'"pong"') < wanted:
            got += wire.recv(65536)
        assert got.count(b'"pong"') == wanted


def test_who_never_takes_an_answer_is_cut_off(strict: House) -> None:
    ask = b"GET /api/games/black-rose-wars/cards HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(raw(strict, ask * 8, buffer=2048))
        eventually(lambda: strict.hall.places.total >= 5)
        eventually(lambda: strict.hall.places.total == 0)


def test_the_process_may_have_as_many_files_as_there_are_places() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    low = min(soft, 900)
    resource.setrlimit(resource.RLIMIT_NOFILE, (low, hard))
    try:
        allow_files(Limits(connections=1_000))
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(1_500, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- behind a doorkeeper -----------------------------------------------------------------------------------
@contextmanager
def workers(folder: Path, limits: Limits) -> Iterator[House]:
    """Two workers and their doorkeeper, a process each."""
    settings = Settings(database=str(folder / "t.sqlite"), workers=2, pace=0.0, limits=limits)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(512)
    program = (
        "import os, socket, sys; from conclave.server import doorkeeper; "
        "from conclave.server.settings import SETTINGS, Settings; "
        "door = socket.socket(fileno=int(sys.argv[1])); door.setblocking(False); "
        "doorkeeper.keep(door, Settings.read(os.environ[SETTINGS]))"
    )
    process = subprocess.Popen(
        [PROGRAM[0], "-c", program, str(listening.fileno())],
        pass_fds=[listening.fileno()],
        env={**environment(), SETTINGS: settings.written()},
    )
    try:
        yield House(listening.getsockname()[1], Hall())
    finally:
        listening.close()
        process.terminate()
        process.wait(30)


def test_the_silent_before_a_doorkeeper_keep_nobody_out(tmp_path: Path) -> None:
    limits = replace(QUICK, undecided=30, undecided_per_guest=20, header_seconds=0.5)
    with workers(tmp_path, limits) as house, ExitStack() as stack:
        mine = house.lay("human", "random")
        silent = [stack.enter_context(raw(house)) for _ in range(100)]
        with house.client(mine["table"], mine["token"]) as ann:
            assert is_well(ann)
            assert house.get("/healthz").status == 200
            assert silent[0].recv(1) == b""  # those that came first have gone
        half = stack.enter_context(raw(house, GET))
        assert answers(half) == (408, say("header-late"))  # a worker has the same doors
        with raw(house, GET + b"X: " + b"y" * 20_000) as wire:
            assert answers(wire)[0] == 431

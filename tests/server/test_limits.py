"""What one guest may cost the others: each limit is met with one sentence, and nobody else notices."""

from __future__ import annotations

import json
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from conclave.server.limits import Bucket, Counts, Crowd, Ledger, Limits
from conclave.server.sentences import say
from tests.server.house import Client, House, a_house


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# --- counting ----------------------------------------------------------------------------------------------
def test_a_bucket_empties_and_refills_and_never_overflows() -> None:
    bucket = Bucket(rate=2, most=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.6)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_ledger_keeps_guests_apart_and_forgets_the_longest_unheard() -> None:
    clock = Clock()
    ledger = Ledger(rate=1, most=1, guests=2, clock=clock)
    assert ledger.allows("ann")
    assert not ledger.allows("ann")
    assert ledger.allows("bob")
    assert ledger.allows("cid")
    assert list(ledger.buckets) == ["bob", "cid"]
    clock.now += 1
    assert ledger.allows("bob")


def test_a_crowd_is_full_at_its_limit_and_forgets_who_left() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    assert crowd.total() == 3
    crowd.leave("a")
    crowd.leave("a")
    assert crowd.there == {"b": 1}
    crowd.leave("nowhere")
    assert crowd.total() == 1


def test_tables_per_guest_come_back_within_the_hour() -> None:
    clock = Clock()
    counts = Counts(Limits(tables_per_guest=2), clock)
    assert [counts.tables.allows("ann") for _ in range(3)] == [True, True, False]
    clock.now += 1801
    assert counts.tables.allows("ann")
    assert not counts.tables.allows("ann")


# --- over the wire -----------------------------------------------------------------------------------------
def the_end(client: Client) -> tuple[str, int]:
    """The last sentence of a socket, and the code it closes with."""
    text = client.hear("gone")["sentence"]
    with pytest.raises(ConnectionClosed) as closed:
        client.drain()
    assert closed.value.rcvd is not None
    return text, closed.value.rcvd.code


def is_well(client: Client) -> bool:
    """Whether a client is answered at once."""
    began = time.monotonic()
    client.say("ping")
    client.hear("pong")
    return time.monotonic() - began < 2.0


def test_a_large_message_is_refused_and_the_socket_goes_on(house: House) -> None:
    taken = house.lay("human", "random")
    with house.client(taken["table"], taken["token"]) as client:
        client.wire.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert client.hear("refused")["sentence"] == say("too-large", n=16384)
        client.wire.send(json.dumps({"type": "chat", "text": "é" * 9_000}, ensure_ascii=False))
        assert client.hear("refused")["sentence"] == say("too-large", n=16384)
        assert is_well(client)


def test_broken_messages_get_a_sentence_each_and_then_the_door(house: House) -> None:
    taken = house.lay("human", "random")
    with house.client(taken["table"], taken["token"]) as other, house.client(taken["table"]) as client:
        for _ in range(house.hall.limits.faults):
            client.wire.send("{")
            assert client.hear("refused")["sentence"] == say("not-json")
        client.wire.send(b"\xff\xff")
        text, code = the_end(client)
        assert text == say("enough")
        assert code == 4429
        assert is_well(other)


def test_who_sends_too_fast_is_slowed_then_dismissed_and_the_others_do_not_notice(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=5, messages_at_once=5, faults=3)
    with a_house(tmp_path / "tables.sqlite", limits) as house:
        taken = house.lay("human", "random")
        with house.client(taken["table"], taken["token"]) as other, house.client(taken["table"]) as loud:
            flood = threading.Thread(target=shout, args=(loud,), daemon=True)
            flood.start()
            assert is_well(other)
            assert loud.hear("refused")["sentence"] == say("too-fast")
            assert the_end(loud)[1] == 4429
            assert is_well(other)
            flood.join(5)
        assert 'conclave_refused_total{cause="rate"} 4' in house.numbers().body.decode()


def shout(client: Client) -> None:
    """Send as fast as one can until nobody listens."""
    try:
        for _ in range(20_000):
            client.say("ping")
    except ConnectionClosed:
        pass


def test_a_guest_who_says_nothing_is_dismissed(tmp_path: Path) -> None:
    with a_house(tmp_path / "tables.sqlite", Limits(hello_seconds=0.2)) as house:
        table = house.lay("human", "random")["table"]
        with house.socket(table) as client:
            assert the_end(client) == (say("hello-late"), 4400)


def test_a_table_takes_only_so_many_sockets(tmp_path: Path) -> None:
    with a_house(tmp_path / "tables.sqlite", Limits(spectators_per_table=2, sockets_per_seat=2)) as house:
        table, other = (house.lay("human", "random")["table"] for _ in range(2))
        with house.client(table), house.client(table):
            with house.socket(table) as third:
                third.say("hello")
                assert the_end(third) == (say("full"), 4429)
            with house.client(other) as elsewhere:
                assert is_well(elsewhere)
        eventually_none(house)
        with house.client(table) as again:
            assert is_well(again)


def test_spectators_and_the_silent_take_no_place_from_who_sits_there(tmp_path: Path) -> None:
    limits = Limits(spectators_per_table=3, sockets_per_seat=2)
    with a_house(tmp_path / "tables.sqlite", limits) as house, ExitStack() as crowd:
        mine = house.lay("human", "random")
        table, token = mine["table"], mine["token"]
        for _ in range(30):
            crowd.enter_context(house.socket(table))  # says nothing
        for _ in range(3):
            crowd.enter_context(house.client(table))
        with house.socket(table) as one_more:
            one_more.say("hello")
            assert the_end(one_more) == (say("full"), 4429)
        with house.client(table, token) as owner, house.client(table, token) as phone:
            assert is_well(owner)
            assert is_well(phone)
            with house.socket(table) as third:
                third.say("hello", token=token)
                assert the_end(third) == (say("full"), 4429)


def eventually_none(house: House) -> None:
    """Wait until the server has noticed that the sockets are closed."""
    end = time.monotonic() + 5
    while house.hall.counts.of_guests.total() and time.monotonic() < end:
        time.sleep(0.01)
    assert house.hall.counts.spectators.there == house.hall.counts.at_seats.there == {}
    assert house.hall.counts.of_guests.there == {}


def test_a_guest_has_only_so_many_sockets(tmp_path: Path) -> None:
    with a_house(tmp_path / "tables.sqlite", Limits(sockets_per_guest=1)) as house:
        table = house.lay("human", "random")["table"]
        with house.client(table), house.socket(table) as second:
            second.say("hello")
            assert the_end(second)[1] == 4429
        eventually_none(house)


def test_a_guest_lays_only_so_many_tables(tmp_path: Path) -> None:
    with a_house(tmp_path / "tables.sqlite", Limits(tables_per_guest=2)) as house:
        house.lay("human", "random")
        house.lay("human", "random")
        refused = house.ask("POST", "/api/tables", {"game": "dark-artifacts", "players": 2})
        assert refused.status == 429
        assert refused.sentence == say("too-many-tables", n=2)
        assert house.get("/api/tables").status == 200


def test_requests_too_fast_are_refused(tmp_path: Path) -> None:
    with a_house(tmp_path / "tables.sqlite", Limits(requests_per_second=0.1, requests_at_once=3)) as house:
        answers = [house.get(path) for path in ("/healthz", "/", "/static/js/main.js", "/api/games", "/")]
        assert [answer.status for answer in answers[3:]] == [429, 429]
        assert answers[4].sentence == say("too-fast")


def test_a_large_body_is_refused(house: House) -> None:
    body = json.dumps({"game": "dark-artifacts", "players": 2, "name": "x" * 70_000}).encode()
    answer = house.ask("POST", "/api/tables", body)
    assert answer.status == 413
    assert answer.sentence == say("too-large", n=65536)

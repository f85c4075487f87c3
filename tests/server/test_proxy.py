"""Who comes and how we are called: proxies that are trusted, names that are ours, pages from elsewhere."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from conclave.kernel.game import BadOption
from conclave.server.guests import Proxies, guest_at
from conclave.server.names import Names
from conclave.server.sentences import say
from tests.cli.command import sentence_of
from tests.server.conftest import QUICK
from tests.server.house import Answer, House, a_house
from tests.server.test_hostile import raw, upgrade
from tests.server.test_limits import is_well
from tests.server.test_records_and_codes import drawn


# --- who --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "guest"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "unknown"),
        ("testclient", "testclient"),
    ],
)
def test_a_guest_is_an_address_or_a_household(address: str, guest: str) -> None:
    assert guest_at(address) == guest


@pytest.mark.parametrize(
    ("peer", "forwarded", "guest"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # not ours: not believed
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # what the guest wrote itself stands left
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1, nonsense"], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("::1", ["2001:db8::77"], "2001:db8::/64"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ],
)
def test_a_proxy_is_believed_from_the_right_to_the_first_that_is_not_ours(
    peer: str, forwarded: list[str], guest: str
) -> None:
    assert Proxies(["10.0.0.0/8", "::1"]).guest(peer, forwarded) == guest


def test_without_a_proxy_nobody_is_believed() -> None:
    assert Proxies().guest("127.0.0.1", ["198.51.100.1"]) == "127.0.0.1"
    assert not Proxies().trusts("127.0.0.1")


# --- names ------------------------------------------------------------------------------------------------
def test_without_a_name_the_machine_has_its_usual_ones() -> None:
    names = Names()
    own = socket.gethostname()
    for name in (
        "localhost",
        "localhost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.7",
        own,
        own.upper(),
    ):
        assert names.allows(name), name
    for name in ("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", ""):
        assert not names.allows(name), name


def test_a_configured_name_takes_the_place_of_the_usual_ones() -> None:
    names = Names(["Tables.Example.org.", "other.example:8443"])
    for name in ("tables.example.org", "TABLES.example.org:443", "other.example", "localhost", "127.0.0.1"):
        assert names.allows(name), name
    assert not names.allows("evil.example")
    assert not names.allows("sub.tables.example.org")
    assert names.link("https", "127.0.0.1:8000") == "https://tables.example.org"
    assert Names().link("http", "127.0.0.1:8000") == "http://127.0.0.1:8000"


def test_a_page_of_ours_comes_from_where_we_are_called() -> None:
    names = Names(["tables.example.org"])
    for origin, scheme, host in (
        ("https://tables.example.org", "https", "tables.example.org"),
        ("https://tables.example.org", "http", "127.0.0.1:8000"),  # a proxy that passes another name on
        ("http://127.0.0.1:8000", "http", "127.0.0.1:8000"),
        ("http://localhost:80", "ws", "localhost"),
    ):
        assert names.is_ours(origin, scheme, host), origin
    for origin in ("null", "", "https://evil.example", "http://127.0.0.1:9000", "file://", "http://[",
                   "https://tables.example.org.evil.example", "https://tables.example.org:9000"):  # fmt: skip
        assert not names.is_ours(origin, "http", "127.0.0.1:8000"), origin


@pytest.mark.parametrize("wrong", ["", "two words", "https://tables.example.org", "a..b", "x" * 300, "-"])
def test_what_is_no_name_is_said(wrong: str) -> None:
    with pytest.raises(BadOption, match=r"^A name is one such as .*\.$"):
        Names([wrong])


def test_what_is_no_proxy_or_no_name_is_said_before_the_server_starts() -> None:
    for wrong in ("nowhere", "10.0.0.0/99"):
        sentence = sentence_of("serve", "--port", "0", "--proxy", f"127.0.0.1,{wrong}")
        assert sentence == f"A proxy is an address or a network such as 10.0.0.0/8, not {wrong!r}."
    assert sentence_of("serve", "--port", "0", "--name", "http://x").startswith("A name is one such as ")


# --- over the wire ----------------------------------------------------------------------------------------
@contextmanager
def a_place(folder: Path, **settings: Any) -> Iterator[House]:
    with a_house(folder / "t.sqlite", QUICK, settings=settings) as house:
        yield house


def test_a_wrong_name_is_sent_away_before_anything_is_looked_at(house: House) -> None:
    mine = house.lay("human", "random")
    for name in ("evil.example", f"evil.example:{house.port}", "localhost, evil.example"):
        for path in ("/", f"/t/{mine['table']}", "/api/tables", f"/api/tables/{mine['table']}/code"):
            answer = house.get(path, Host=name)
            assert (answer.status, answer.sentence) == (421, say("wrong-name"))
        called = upgrade(mine["table"]).replace(b"Host: localhost", b"Host: " + name.encode())
        with raw(house, called) as wire:
            assert wire.recv(100).startswith(b"HTTP/1.1 421 ")
    assert house.get("/healthz", Host=f"localhost:{house.port}").status == 200


def lay(house: House, **headers: str) -> Answer:
    return house.ask("POST", "/api/tables", {"game": "dark-artifacts", "players": 2}, headers)


def test_a_page_from_elsewhere_changes_nothing_and_opens_no_socket(house: House) -> None:
    mine = house.lay("human", "random")
    ours = f"http://127.0.0.1:{house.port}"
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{house.port + 1}"):
        answer = lay(house, Origin=origin)
        assert (answer.status, answer.sentence) == (403, say("wrong-origin"))
        with pytest.raises(InvalidStatus) as refused, house.socket(mine["table"], origin=origin) as _:
            raise AssertionError
        assert refused.value.response.status_code == 403
        assert house.get("/api/tables", Origin=origin).status == 200
    assert lay(house, Origin=ours).status == 201
    with house.socket(mine["table"], origin=ours) as client:
        client.say("hello", token=mine["token"])
        assert is_well(client)


def test_what_a_stranger_says_of_its_address_is_not_believed(tmp_path: Path) -> None:
    with a_place(tmp_path) as house:
        headers = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": "https"}
        taken = lay(house, **headers).json
        assert list(house.hall.counts.requests.buckets) == ["127.0.0.1"]
        code = house.get(f"/api/tables/{taken['table']}/code", **headers).body
        assert code == drawn(f"http://127.0.0.1:{house.port}/t/{taken['table']}")


def test_behind_a_proxy_guests_are_counted_apart_and_links_have_the_name(tmp_path: Path) -> None:
    with a_place(tmp_path, proxies=("127.0.0.0/8",), names=("tables.example.org",)) as house:
        ann = {"X-Forwarded-For": "6.6.6.6, 198.51.100.1", "X-Forwarded-Proto": "https"}
        bob = {"X-Forwarded-For": "2001:db8::1"}
        taken = lay(house, Host="tables.example.org", Origin="https://tables.example.org", **ann).json
        lay(house, **bob)
        assert list(house.hall.counts.requests.buckets) == ["198.51.100.1", "2001:db8::/64"]
        code = house.get(f"/api/tables/{taken['table']}/code", **ann).body
        assert code == drawn(f"https://tables.example.org/t/{taken['table']}")
        with house.socket(
            taken["table"], origin="https://tables.example.org", additional_headers=ann
        ) as client:
            client.say("hello", token=taken["token"])
            assert is_well(client)
            assert house.hall.counts.of_guests.there == {"198.51.100.1": 1}
        assert lay(house, Host="evil.example").status == 421

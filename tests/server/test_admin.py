"""`conclave admin` beside a server that runs: tables end with a sentence, and guests stay out."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from conclave.registry import load
from conclave.server.keeping import guest_named
from conclave.server.orders import Orders, network_of, within
from conclave.server.sentences import say
from conclave.table.match import Match
from conclave.table.record import Record
from tests.cli.command import conclave
from tests.cli.test_commands import complained, printed
from tests.server.house import GAME, Client, House, a_house
from tests.server.playing import play_on


def admin(address: str, *words: object) -> str:
    """What the command says, which must do what it is told; it runs in this process, which is quicker."""
    return printed("admin", *words, "--database", address)


def a_finished_game() -> str:
    """The record of a game that two have played at random."""
    match, dice = Match(load(GAME), 2, 5), Random(5)
    while not match.state.over:
        d = match.state.pending[0]
        match.decide(d.seat, dice.randrange(len(d.codes)))
    return match.record.text()


def last_words(client: Client) -> str:
    """The sentence that a socket ends with."""
    sentence: str = client.hear("gone")["sentence"]
    with pytest.raises(ConnectionClosed):
        client.drain()
    return sentence


def test_a_keeper_lists_closes_deletes_and_bans_while_people_play(address: str, tmp_path: Path) -> None:
    with a_house(address) as house:
        first, second = (house.lay("human", "open", name=name) for name in ("Ann", "Bo"))
        other = house.join(first["table"], name="Dee")
        over = house.ask("POST", "/api/records", {"record": a_finished_game()}).json
        with (
            house.client(first["table"], first["token"]) as ann,
            house.client(first["table"], other["token"]) as dee,
            house.client(second["table"], second["token"]) as bo,
        ):
            play_on([ann, dee], Random(1), 5)
            bo.say("chat", text="a secret word")
            bo.hear("said")
            listed = {each["table"]: each for each in json.loads(admin(address, "list", "--json"))}
            assert listed[first["table"]]["state"] == "running"
            assert listed[first["table"]]["decisions"] >= 5
            assert listed[first["table"]]["people"] == ["Ann", "Dee"]
            assert listed[over["table"]]["state"] == "over"
            assert f"{first['table']} running" in admin(address, "list")

            assert admin(address, "close", first["table"]) == f"Table {first['table']} is closed.\n"
            assert last_words(ann) == last_words(dee) == say("table-closed")
            check_closed(house, first["table"], tmp_path)

            assert admin(address, "delete", second["table"]) == f"Table {second['table']} is deleted.\n"
            assert last_words(bo) == say("table-deleted")
            gone = house.get(f"/api/tables/{second['table']}")
            assert (gone.status, gone.sentence) == (404, say("no-such-table"))
        states = {each["table"]: each["state"] for each in json.loads(admin(address, "list", "--json"))}
        assert states == {first["table"]: "closed", over["table"]: "over"}
        check_bans(house, address)
    assert "is closed already" in complained("admin", "close", first["table"], "--database", address)
    assert "is over already" in complained("admin", "close", over["table"], "--database", address)
    assert "There is no table 'nobody'" in complained("admin", "delete", "nobody", "--database", address)


def check_closed(house: House, table: str, folder: Path) -> None:
    """A closed table opens for nobody, is not listed, and gives its record."""
    closed = house.get(f"/api/tables/{table}")
    assert (closed.status, closed.sentence) == (404, say("table-closed"))
    assert table not in {each["table"] for each in house.get("/api/tables").json}
    with house.socket(table) as late:
        late.say("hello")
        assert last_words(late) == say("table-closed")
    answer = house.get(f"/api/tables/{table}/record")
    assert answer.status == 200
    record = Record.parse(answer.body)
    assert len(record) >= 5
    assert [each.name for each in record.players] == ["Ann", "Dee"]
    record.verify()


def check_bans(house: House, address: str) -> None:
    """Who is banned is shown out, and let in by nobody; until they may again."""
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as client:
        client.hear("scene")
        assert admin(address, "ban", "127.0.0.0/30", "--for", "1d").startswith(
            "127.0.0.0/30 is banned until 20"
        )
        assert last_words(client) == say("banned")
    for path in ("/", "/api/games", f"/api/tables/{mine['table']}"):
        answer = house.get(path)
        assert (answer.status, answer.sentence) == (403, say("banned"))
    with house.socket(mine["table"]) as client:
        assert last_words(client) == say("banned")
    assert "127.0.0.0/30 is banned until" in admin(address, "bans")
    assert admin(address, "unban", "127.0.0.1/30") == "127.0.0.0/30 is let in again.\n"
    assert json.loads(admin(address, "bans", "--json")) == []
    end = time.monotonic() + 20
    while house.get("/api/games").status != 200:
        assert time.monotonic() < end
        time.sleep(0.05)
    with house.client(mine["table"], mine["token"]) as client:
        client.hear("scene")


def test_a_closed_game_is_saved_if_wanted(tmp_path: Path) -> None:
    address, file = str(tmp_path / "t.sqlite"), tmp_path / "saved.jsonl"
    with a_house(address) as house:
        mine = house.lay("human", "random", name="Ann")
        undealt = house.lay("human", "open")
        house.come(mine)
    assert "no record" in complained(
        "admin", "close", undealt["table"], "--save", file, "--database", address
    )
    said = admin(address, "close", mine["table"], "--save", file)
    assert said == f"Table {mine['table']} is closed, its record is in {file}.\n"
    assert Record.load(file).players[0].name == "Ann"
    assert conclave("verify", file).returncode == 0


def test_what_a_keeper_mistypes_is_said(tmp_path: Path) -> None:
    address = str(tmp_path / "t.sqlite")
    assert "There are no tables in" in complained("admin", "list", "--database", address)
    assert not Path(address).exists()
    with a_house(address):
        pass
    at = ("--database", address)
    assert "neither an address nor a network" in complained("admin", "ban", "Ann", *at)
    assert complained("admin", "ban", "0.0.0.0/0", *at) == "'0.0.0.0/0' is everybody."
    assert "is not a time" in complained("admin", "ban", "203.0.113.7", "--for", "ever", *at)
    assert complained("admin", "unban", "203.0.113.7", *at) == "203.0.113.7 is not banned."


def test_a_guest_is_known_by_any_address_of_a_banned_network() -> None:
    assert guest_named(" 203.0.113.7/24 ") == "203.0.113.0/24"
    assert guest_named("2001:DB8::1") == "2001:db8::1"
    for guest, banned, is_banned in (
        ("203.0.113.9", "203.0.113.0/24", True),
        ("203.0.114.9", "203.0.113.0/24", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("2001:db8:1::/64", "2001:db8::/32", True),
        ("2001:db8::/32", "2001:db8:1::/64", False),
        ("127.0.0.1", "::1", False),
    ):
        inner, outer = network_of(guest), network_of(banned)
        assert inner is not None
        assert outer is not None
        assert within(inner, outer) is is_banned
    assert network_of("unknown") is None


def test_a_ban_for_a_time_ends_by_itself() -> None:
    now = [100.0]
    orders = Orders(lambda: now[0])
    network = network_of("203.0.113.0/24")
    assert network is not None
    orders._banned = [(network, 160.0)]
    assert orders.forbid("203.0.113.1")
    assert not orders.forbid("198.51.100.1")
    now[0] = 160.0
    assert not orders.forbid("203.0.113.1")

"""A new version of the rules: what was played under the old one is listed, watched, replayed, downloaded."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import and_, delete, text, update
from websockets.exceptions import ConnectionClosed

from conclave.registry import load
from conclave.server import shelf as shelves
from conclave.server import studio
from conclave.server.album import WHOLE, Album
from conclave.server.host import Host
from conclave.server.schema import ALBUMS, LINES, TABLES
from conclave.server.shelf import Shelf
from conclave.server.store import Store
from conclave.table.record import Record
from tests.server.conftest import QUICK
from tests.server.evening import PERSON, a_host, a_table, newest, play, refused, run, wanted
from tests.server.house import GAME, WAIT, House, a_house
from tests.server.old_rules import OLD, catch_up, changed, old_rules
from tests.server.playing import play_on, play_out


def seen(house: House, table: str, at: int, viewer: int = -1, language: str = "en") -> Any:
    answer = house.get(f"/api/tables/{table}/moments/{at}?viewer={viewer}&language={language}")
    assert answer.status == 200, answer.body
    return answer.json


def bearer(place: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {place['token']}"}


# --- games that have ended --------------------------------------------------------------------------------
def test_a_finished_game_is_opened_watched_replayed_and_downloaded(address: str) -> None:
    with old_rules(), a_house(address, QUICK) as house:
        place = house.lay("human", "human", name="Ada")
        other = house.join(place["table"], name="Bo")
        play_out(house, place, other)
        table = place["table"]
        record = house.get(f"/api/tables/{table}/record").body
        last = seen(house, table, 0)["of"]
        looks = [(at, viewer) for at in (0, 1, WHOLE, WHOLE + 1, last) for viewer in (-1, 0, 1)]
        before = {look: seen(house, table, *look) for look in looks}
        italian = seen(house, table, last, 1, "it")
        catch_up(house)
    with a_house(address, QUICK) as house:
        facts = house.get(f"/api/tables/{table}").json
        assert (facts["state"], facts["earlier_rules"]) == ("over", OLD)
        assert [seat["name"] for seat in facts["seats"]] == ["Ada", "Bo"]
        assert house.get(f"/api/tables/{table}/record").body == record
        assert {look: seen(house, table, *look) for look in looks} == before
        assert seen(house, table, last, 1, "it") == italian != before[last, 1]
        assert house.get(f"/api/tables/{table}/moments/{last + 1}").status == 404
        assert house.get(f"/api/tables/{table}/moments/0?viewer=2").status == 404
        with house.client(table, place["token"]) as ada, house.client(table) as guest:
            assert ada.hear("scene")["scene"] == before[last, 0]["scene"]
            assert ada.hear("over")["standing"]
            assert guest.hear("scene")["scene"] == before[last, -1]["scene"]
            guest.hear("over")
            guest.say("watch", seat=1)
            assert guest.hear("scene")["scene"] == before[last, 1]["scene"]
            for message in ({"type": "undo"}, {"type": "chat", "text": "Again?"}):
                ada.wire.send(json.dumps(message))
                assert OLD in ada.hear("refused")["sentence"]
            guest.say("ping")
            guest.hear("pong")
        with house.socket(table) as stranger:
            stranger.say("hello", token="not a token")
            assert stranger.hear("gone")["sentence"]


def test_a_finished_game_is_not_played_on_but_played_again_under_the_new_rules(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with old_rules(), a_house(database, QUICK) as house:
        place = house.lay("human", "random", options={"hide_heights": True}, clock={"seconds": 600})
        play_out(house, place)
        catch_up(house)
    with a_house(database, QUICK) as house:
        table = f"/api/tables/{place['table']}"
        seats = [{"kind": "human"}, {"kind": "bot"}]
        answer = house.ask("POST", f"{table}/fork", {"at": 3, "seats": seats})
        assert answer.status == 409
        assert OLD in answer.sentence
        assert load(GAME).version in answer.sentence
        assert house.ask("POST", f"{table}/join", {}).status == 409
        assert house.ask("POST", f"{table}/again", {}).status == 403
        again = house.ask("POST", f"{table}/again", {}, bearer(place))
        assert again.status == 201
        new = house.get(f"/api/tables/{again.json['table']}").json
        assert (new["state"], new["earlier_rules"]) == ("running", "")
        play_out(house, again.json)
        played = Record.parse(house.get(f"/api/tables/{again.json['table']}/record").body)
        assert (played.version, played.options["hide_heights"]) == (load(GAME).version, True)
        answer = house.ask("POST", "/api/records", {"record": house.get(f"{table}/record").body.decode()})
        assert answer.status == 409
        assert OLD in answer.sentence


def test_what_a_killed_server_did_not_keep_is_made_up_for_under_the_same_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the disk the game has ended and has no album: that is how a server leaves it that is killed then."""
    monkeypatch.setattr(studio, "REST", 0.0)
    database = tmp_path / "tables.sqlite"
    with old_rules():
        with a_house(database, QUICK) as house:
            place = house.lay("human", "random")
            play_out(house, place)
            last = seen(house, place["table"], 0)["of"]
            end = seen(house, place["table"], last, 1)
            catch_up(house)
        asyncio.run(lose_albums(database))
        with a_house(database, QUICK) as house:
            asyncio.run(found_again(database, place["table"]))
    with a_house(database, QUICK) as house:
        assert seen(house, place["table"], last, 1) == end


async def found_again(database: Path, table: str) -> None:
    """Wait until a table has its album, with everybody's pages."""
    store = await Store.open(str(database))
    shelf = Shelf(store.engine)
    async with asyncio.timeout(3 * WAIT):
        while not any(Album.opened(each).shows(1) for each in await shelf.find(table)):
            await asyncio.sleep(0.02)
    await store.close()


async def lose_albums(database: Path) -> None:
    store = await Store.open(str(database))
    async with store.engine.begin() as connection:
        assert (await connection.execute(delete(ALBUMS))).rowcount
        await connection.execute(update(TABLES).values(shown=0))
    await store.close()


def test_a_game_of_which_nothing_was_kept_still_gives_its_record(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with old_rules(), a_house(database, QUICK) as house:
        place = house.lay("human", "human")
        other = house.join(place["table"])
        play_out(house, place, other)
        running = house.lay("human", "human")
        house.come(house.join(running["table"]))
        with house.client(running["table"], running["token"]) as ada:
            ada.hear("scene")
            ada.decide(0)
            ada.hear("scene")
    asyncio.run(lose_albums(database))
    with a_house(database, QUICK) as house:
        for table in (place["table"], running["table"]):
            assert OLD in house.get(f"/api/tables/{table}/moments/0").sentence
            assert Record.parse(house.get(f"/api/tables/{table}/record").body).version == OLD
            with house.socket(table) as guest:
                guest.say("hello")
                assert OLD in guest.hear("gone")["sentence"]
                with pytest.raises(ConnectionClosed):
                    guest.drain()
        assert house.get("/api/tables").json == []


# --- games that are being played --------------------------------------------------------------------------
def test_a_running_game_is_closed_with_a_sentence_and_can_be_looked_at(address: str) -> None:
    with old_rules(), a_house(address, QUICK) as house, ExitStack() as stack:
        place = house.lay("human", "human", name="Ada")
        table = place["table"]
        other = house.join(table, name="Bo")
        clients = [stack.enter_context(house.client(table, each["token"])) for each in (place, other)]
        play_on(clients, Random(3), most=40)
        clients[0].say("chat", text="Wait for me")
        clients[0].hear("said")
        before = public_scene(house, table)
        assert house.get(f"/api/tables/{table}/record").status == 409
    with a_house(address, QUICK) as house:
        [facts] = house.get("/api/tables").json
        assert (facts["table"], facts["state"], facts["earlier_rules"]) == (table, "closed", OLD)
        assert house.get(f"/api/tables/{table}").json["state"] == "closed"
        record = Record.parse(house.get(f"/api/tables/{table}/record").body)
        assert (record.version, record.standing, len(record)) == (OLD, None, 40)
        last = seen(house, table, 0)["of"]
        assert seen(house, table, last)["scene"] == before
        assert seen(house, table, last, 0)["scene"] == before  # of a seat's own view nothing was kept
        with house.client(table, other["token"]) as bo:
            shown = bo.hear("scene")["scene"]
            assert OLD in shown["result"]
            assert shown["over"]
            assert not any(seat["asked"] for seat in shown["seats"])
            assert (shown["prompt"], shown["log"]) == (None, before["log"])
            assert bo.hear("said")["text"] == "Wait for me"
            bo.say("decide", version=0, index=0, code=[0, 0, 0])
            assert OLD in bo.hear("refused")["sentence"]
            bo.hear("scene")
        again = house.ask("POST", f"/api/tables/{table}/again", {}, bearer(other))
        assert (again.status, again.json["seat"]) == (201, 1)


def public_scene(house: House, table: str) -> Any:
    with house.client(table) as guest:
        return guest.hear("scene")["scene"]


def test_a_closed_game_stays_closed_when_the_old_rules_come_back(tmp_path: Path) -> None:
    """Its record may have been read meanwhile, and the record tells all secrets."""
    database = tmp_path / "tables.sqlite"
    with old_rules(), a_house(database, QUICK) as house:
        place = house.lay("human", "random")
        with house.client(place["table"], place["token"]) as ada:
            play_on([ada], Random(1), most=5)
    with a_house(database, QUICK) as house:
        assert house.get(f"/api/tables/{place['table']}/record").status == 200
    with old_rules(), a_house(database, QUICK) as house:
        assert house.get(f"/api/tables/{place['table']}").json["state"] == "closed"
        with house.client(place["table"], place["token"]) as ada:
            assert ada.hear("scene")["scene"]["over"]


def test_of_a_game_that_goes_on_only_what_is_public_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "BEHIND", 25)

    async def evening() -> None:
        async with a_host(tmp_path / "tables.sqlite") as host:
            taken = await a_table(host, PERSON, PERSON)
            room = await host.find(taken[0].table)
            feeds = [await room.listen(each.seat) for each in taken]
            guest = await room.listen(-1)
            await play(room, feeds, 60, Random(2))
            await host.studio.catch_up()
            shelf = Shelf(host.store.engine)
            [pages] = await shelf.find(room.table)
            album = Album.opened(pages)
            assert {page.viewer for page in album.pages} == {-1}
            public = newest(guest).scene
            await play(room, feeds, 3, Random(2))
            for feed in [*feeds, guest]:
                room.leave(feed)
            assert await host.sweep(idle=0.0) == 1
            whole = Album.opened(*await shelf.find(room.table))
            assert {page.viewer for page in whole.pages} == {-1}
            assert whole.last == album.last + 1
            assert (
                album.scene(album.last, -1, "en").log
                == public.log[: len(album.scene(album.last, -1, "en").log)]
            )

    run(evening())


# --- tables that wait for guests --------------------------------------------------------------------------
@pytest.mark.parametrize("dealt", [False, True])
def test_a_table_at_which_nothing_was_decided_is_laid_again_for_the_same_people(
    address: str, dealt: bool
) -> None:
    with old_rules(), a_house(address, QUICK) as house:
        place = house.lay("human", "open", name="Ada", options={"hide_heights": True})
        house.come(place)
        if dealt:
            house.come(house.join(place["table"]))
    with a_house(address, QUICK) as house:
        [facts] = house.get("/api/tables").json
        assert (facts["state"], facts["earlier_rules"]) == ("running" if dealt else "open", "")
        assert facts["seats"][0]["name"] == "Ada"
        assert house.get(f"/api/tables/{place['table']}").json["promise"] == place["promise"]
        record = house.hall.host.rooms[place["table"]].match.record
        assert (record.version, record.options["hide_heights"]) == (load(GAME).version, True)


def test_an_open_table_with_an_option_that_has_gone_is_closed(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with old_rules(), a_house(database, QUICK) as house:
        place = house.lay("human", "open", options={"hide_heights": True})
    left = tuple(each for each in load(GAME).setting_list if each.name != "hide_heights")
    with changed("setting_list", left), a_house(database, QUICK) as house:
        assert house.get(f"/api/tables/{place['table']}").json["state"] == "closed"
        assert house.ask("POST", f"/api/tables/{place['table']}/join", {}).status == 409
        again = house.ask("POST", f"/api/tables/{place['table']}/again", {}, bearer(place))
        assert again.status == 409
        assert "hide_heights" in again.sentence
        assert house.get("/api/tables").json == []


def test_each_worker_settles_its_own_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        with old_rules():
            async with a_host(tmp_path / "tables.sqlite") as host:
                laid = [(await host.create(wanted())).table for _ in range(6)]
        mine = set(laid[:3])
        host = await Host.open(str(tmp_path / "tables.sqlite"), keeps=mine.__contains__)
        try:
            rules = {table: found[0].rules for table in laid if (found := await host.store.find(table))}
            assert rules == {table: load(GAME).version if table in mine else OLD for table in laid}
            assert {facts.table for facts in await host.tables()} == mine  # the others cannot be opened yet
        finally:
            await host.close()

    run(evening())


def test_an_album_that_cannot_be_drawn_costs_the_others_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "BEHIND", 25)

    async def evening() -> None:
        async with a_host(tmp_path / "tables.sqlite") as host:
            tables = []
            for _ in range(2):
                taken = await a_table(host, PERSON, PERSON)
                room = await host.find(taken[0].table)
                feeds = [await room.listen(each.seat) for each in taken]
                await play(room, feeds, 30, Random(2))
                tables.append(room.table)
            async with host.store.engine.begin() as connection:
                broken = and_(LINES.c.table_id == tables[0], LINES.c.number == 7)
                await connection.execute(update(LINES).where(broken).values(line="not a line"))
            await host.studio.catch_up()
            assert [bool(await host.studio.shelf.find(table)) for table in tables] == [False, True]

    run(evening())


# --- the store --------------------------------------------------------------------------------------------
def test_a_database_from_before_learns_the_rules_of_its_tables(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"

    async def lay() -> str:
        async with a_host(database) as host:
            return (await host.create(wanted())).table

    async def go_back() -> None:
        store = await Store.open(str(database))
        async with store.engine.begin() as connection:
            for column in ("rules", "shown", "laid_by"):
                await connection.execute(text(f"alter table tables drop column {column}"))
            for table in ("albums", "bans", "closings", "pulses"):
                await connection.execute(text(f"drop table {table}"))
            await connection.execute(text("update alembic_version set version_num = 'dealing'"))
        await store.close()

    async def look(table: str) -> None:
        async with a_host(database) as host:
            found = await host.store.find(table)
            assert found is not None
            assert found[0].rules == load(GAME).version
            assert (await host.find(table)).state() == "open"

    table = asyncio.run(lay())
    asyncio.run(go_back())
    asyncio.run(look(table))


def test_albums_go_with_their_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "tables.sqlite") as host:
            taken = await a_table(host, PERSON, PERSON)
            room = await host.find(taken[0].table)
            feeds = [await room.listen(each.seat) for each in taken]
            await play(room, feeds, 30, Random(2))
            await host.studio.look_at(room)
            assert await host.studio.shelf.find(room.table)
            async with host.store.engine.begin() as connection:
                await connection.execute(delete(TABLES))
            assert not await host.studio.shelf.find(room.table)
            await refused("no-such-table", host.gallery.visit(room.table))

    run(evening())

"""Play over real websockets: whole games, reconnecting, refusals and spectators."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from conclave.server.feeds import Feed
from conclave.server.room import Room
from conclave.server.sentences import say
from conclave.server.store import Store
from conclave.show.scene import Scene
from tests.server.house import Client, House
from tests.server.playing import play_on


def settle(client: Client, wait: float = 0.08) -> None:
    """Hear whatever is still under way."""
    try:
        while True:
            client.next(wait)
    except TimeoutError:
        return


def until_asked(*clients: Client) -> Client:
    """The first client that is asked something."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for client in clients:
            settle(client, 0.05)
            if client.prompt() is not None:
                return client
    raise AssertionError("nobody is asked")


# --- whole games -------------------------------------------------------------------------------------------
def test_two_clients_and_a_bot_play_a_whole_game(house: House) -> None:
    mine = house.lay("human", "open", "random", name="Ann")
    table = mine["table"]
    yours = house.join(table, name="Bob")
    with (
        house.client(table, mine["token"]) as ann,
        house.client(table, yours["token"]) as bob,
        house.client(table) as watcher,
    ):
        assert [c.welcome["seat"] for c in (ann, bob, watcher)] == [0, 1, -1]
        given = play_on([ann, bob], Random(7))
        assert given > 20
        watcher.hear("over")
        assert ann.over == bob.over == watcher.over
        assert ann.over is not None
        assert sorted(row["seat"] for row in ann.over["standing"]) == [0, 1, 2]
        for client in (ann, bob, watcher):
            assert client.scene is not None
            msgspec.convert(client.scene["scene"], Scene)
            assert client.scene["scene"]["over"]
    assert house.get(f"/api/tables/{table}").json["state"] == "over"


def test_who_comes_to_a_finished_game_is_told_how_it_ended(house: House) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        play_on([ann], Random(3))
    with house.client(mine["table"]) as late:
        assert late.hear("scene")["scene"]["over"]


# --- coming and going --------------------------------------------------------------------------------------
def test_a_prompt_is_still_there_after_a_reload(house: House) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        before = until_asked(ann).prompt()
    with house.client(mine["table"], mine["token"]) as again:
        assert again.hear("scene")["scene"]["prompt"] == before


@pytest.mark.parametrize("end", ["the guest goes", "the feed ends"])
def test_a_decision_is_seen_through_although_its_socket_ends(
    house: House, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = house.lay("human", "open")
    yours = house.join(mine["table"])
    house.come(yours)
    feeds: list[Feed] = []
    listen, keep = Room.listen, Store.keep

    async def noted(room: Room, seat: int, *facts: str) -> Feed:
        feeds.append(await listen(room, seat, *facts))
        return feeds[-1]

    async def slowly(store: Store, *facts: Any) -> None:
        await keep(store, *facts)
        if end == "the feed ends":
            feeds[0].end()
        await asyncio.sleep(0.3)

    monkeypatch.setattr(Room, "listen", noted)
    with house.client(mine["table"], mine["token"]) as ann:
        asked = until_asked(ann)
        monkeypatch.setattr(Store, "keep", slowly)
        asked.decide(0)
        if end == "the feed ends":
            with pytest.raises(ConnectionClosed):
                ann.drain()
    time.sleep(0.8)
    monkeypatch.setattr(Store, "keep", keep)
    with (
        house.client(mine["table"], mine["token"]) as ann,
        house.client(mine["table"], yours["token"]) as bob,
    ):
        settle(ann)
        assert ann.scene is not None
        assert asked.scene is not None
        assert ann.scene["version"] > asked.scene["version"]
        assert play_on([ann, bob], Random(5)) > 20


def test_two_devices_may_hold_one_seat(house: House) -> None:
    mine = house.lay("human", "random")
    with (
        house.client(mine["table"], mine["token"]) as phone,
        house.client(mine["table"], mine["token"]) as desk,
    ):
        until_asked(phone)
        until_asked(desk)
        assert phone.scene is not None
        version = phone.scene["version"]
        phone.decide(0)
        while desk.scene is None or desk.scene["version"] == version:
            desk.next()


def test_the_others_see_who_is_here(house: House) -> None:
    mine = house.lay("human", "open")
    yours = house.join(mine["table"])
    with house.client(mine["table"], mine["token"]) as ann:
        with house.client(mine["table"], yours["token"]):
            while not (ann.scene and ann.scene["seats"][1]["online"]):
                ann.next()
        while ann.scene["seats"][1]["online"]:
            ann.next()


def test_a_socket_must_say_hello_first_and_only_once(house: House) -> None:
    mine = house.lay("human", "random")
    with house.socket(mine["table"]) as client:
        client.say("ping")
        assert client.hear("gone")["sentence"] == say("hello-first")
        with pytest.raises(ConnectionClosed):
            client.drain()
    with house.client(mine["table"]) as client:
        client.say("hello")
        assert client.hear("refused")["sentence"] == say("hello-again")


@pytest.mark.parametrize(
    ("table", "token", "code"), [("", "forged", 4403), ("AAAAAAAA", "", 4404), ("%2e%2e", "", 4404)]
)
def test_a_wrong_token_or_table_is_a_sentence_and_a_code(
    house: House, table: str, token: str, code: int
) -> None:
    mine = house.lay("human", "random")
    with house.socket(table or mine["table"]) as client:
        client.say("hello", token=token)
        assert client.hear("gone")["sentence"].endswith(".")
        with pytest.raises(ConnectionClosed) as closed:
            client.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_page_from_elsewhere_is_not_let_in(house: House) -> None:
    mine = house.lay("human", "random")
    with pytest.raises(InvalidStatus) as refused, house.socket(mine["table"], origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with house.socket(mine["table"], origin=f"http://127.0.0.1:{house.port}") as client:
        client.say("hello")
        assert client.hear("welcome")["limits"]["message_bytes"] == house.hall.limits.message_bytes


# --- answers -----------------------------------------------------------------------------------------------
def test_an_answer_to_an_older_prompt_is_refused_and_the_scene_comes_again(house: House) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        prompt = until_asked(ann).prompt()
        assert prompt is not None
        assert ann.scene is not None
        choice = prompt["choices"][0]
        ann.say("decide", version=ann.scene["version"] + 1, index=choice["index"], code=choice["code"])
        refused = ann.hear("refused")
        assert refused["to"] == "decide"
        assert refused["sentence"].endswith(".")
        assert ann.hear("scene")["scene"]["prompt"] == prompt


@pytest.mark.parametrize(("index", "code"), [(0, [63, 5, 5]), (4000, None), (1, None)])
def test_an_option_that_does_not_exist_is_refused(house: House, index: int, code: list[int] | None) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        prompt = until_asked(ann).prompt()
        assert prompt is not None
        assert ann.scene is not None
        ann.say(
            "decide", version=ann.scene["version"], index=index, code=code or prompt["choices"][0]["code"]
        )
        assert ann.hear("refused")["to"] == "decide"
        assert ann.hear("scene")["scene"]["prompt"] == prompt


def test_why_not_is_answered_to_the_asker_alone(house: House) -> None:
    mine = house.lay("human", "open")
    yours = house.join(mine["table"])
    with (
        house.client(mine["table"], mine["token"]) as ann,
        house.client(mine["table"], yours["token"]) as bob,
    ):
        until_asked(ann)
        settle(bob)
        ann.say("why", code=[3, 1, -1])
        reason = ann.hear("reason")
        assert reason["code"] == [3, 1, -1]
        assert reason["sentence"].endswith(".")
        bob.say("ping")
        assert bob.next()["type"] == "pong"


def test_a_spectator_watches_and_does_not_act(house: House) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"]) as watcher:
        assert watcher.hear("scene")["scene"]["prompt"] is None
        said: list[tuple[str, dict[str, Any]]] = [
            ("decide", {"version": 0, "index": 0, "code": [1, 0, 0]}),
            ("undo", {}),
            ("consent", {"ask": 1, "yes": True}),
            ("why", {"code": [1, 0, 0]}),
            ("hand_over", {"bot": "random"}),
            ("take_back", {}),
            ("leave", {}),
            ("unwatch", {}),
        ]
        for kind, content in said:
            watcher.say(kind, **content)
            refused = watcher.hear("refused")
            assert refused["to"] == kind
            assert refused["sentence"] == say("only-seated")


def test_chat_reaches_everybody_and_whoever_comes_later(house: House) -> None:
    mine = house.lay("human", "open", name="Ann")
    yours = house.join(mine["table"], name="Bob")
    with (
        house.client(mine["table"], mine["token"]) as ann,
        house.client(mine["table"], yours["token"]) as bob,
    ):
        ann.say("chat", text="<b>Good luck</b> – πλάνη")
        said = bob.hear("said")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>Good luck</b> – πλάνη")
        assert ann.hear("said") == said
    with house.client(mine["table"]) as late:
        assert late.hear("said") == said


def test_undo_says_beforehand_whether_it_is_free_and_keeps_its_word(house: House) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        ann.say("undo")
        assert ann.hear("refused")["to"] == "undo"
        prompt = until_asked(ann).prompt()
        ann.decide(0)
        while ann.prompt() == prompt or ann.scene is None or not ann.scene["undo"]["free"]:
            ann.next()
        settle(ann)
        ann.say("undo")
        assert ann.hear("scene")
        settle(ann)
        assert ann.prompt() == prompt


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    mine = house.lay("human", "open")
    yours = house.join(mine["table"])
    with (
        house.client(mine["table"], mine["token"]) as ann,
        house.client(mine["table"], yours["token"]) as bob,
    ):
        until_asked(ann)
        ann.say("hand_over", bot="random")
        while not (bob.scene and bob.scene["seats"][0]["bot"] == "random"):
            bob.next()
        ann.say("take_back")
        while bob.scene["seats"][0]["bot"]:
            bob.next()


def test_a_mistake_of_ours_ends_one_socket_with_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann, house.client(mine["table"]) as other:
        settle(ann)
        room = house.hall.host.rooms[mine["table"]]

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(room, "why", broken)
        ann.say("why", code=[1, 1, 1])
        assert ann.hear("gone")["sentence"] == say("failed")
        other.say("ping")
        assert other.hear("pong")

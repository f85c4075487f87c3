"""The JSON interface: what it gives has its wire type, what is wrong gets a status and a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.registry import games, load
from conclave.server import forms, lore
from conclave.server.sentences import say
from conclave.table.match import Match
from conclave.table.record import Player, Record, Withdrawn
from tests.cli.command import conclave
from tests.server.house import GAME, House, fits
from tests.server.playing import play_on, play_out

NOBODY = "AAAAAAAA"


# --- games -------------------------------------------------------------------------------------------------
def test_the_games_are_listed_with_players_and_options(house: House) -> None:
    listed = fits(house.get("/api/games").body, list[lore.GameFacts])
    assert [game.key for game in listed] == games()
    for facts in listed:
        game = load(facts.key)
        assert facts.title == game.title
        assert facts.players == tuple(game.players)
        assert [o.name for o in facts.options] == list(game.options)
        assert all(o.default in o.choices and o.help for o in facts.options)
        assert {"greedy", "random"} <= set(facts.bots)
        assert tuple(facts.crest) == game.crest
        assert all(facts.crest[name] == game.symbols[name] for name in game.crest)


@pytest.mark.parametrize("key", games())
def test_cards_and_rules_can_be_looked_up(house: House, key: str) -> None:
    game = load(key)
    cards = fits(house.get(f"/api/games/{key}/cards?language=en").body, list[lore.CardFacts])
    assert [card.name for card in cards] == [card.name for card in game.cards]
    assert [(card.pictures, card.tone) for card in cards] == [(c.pictures, c.tone) for c in game.cards]
    rules = fits(house.get(f"/api/games/{key}/rules").body, list[lore.RuleFacts])
    assert [rule.key for rule in rules] == [rule.key for rule in game.rules]


def test_cards_rules_and_options_are_told_in_italian(house: House) -> None:
    for part in ("cards", "rules"):
        texts = [house.get(f"/api/games/{GAME}/{part}?language={code}").json for code in ("en", "it")]
        assert all(en["sentence"] != it["sentence"] for en, it in zip(*texts, strict=True))
    listed = {each["key"]: each for each in house.get("/api/games?language=it").json}
    helps = [option["help"] for option in listed[GAME]["options"]]
    assert helps
    assert not {s.help for s in load(GAME).setting_list} & set(helps)


@pytest.mark.parametrize("key", games())
def test_the_drawings_of_a_game_are_given_and_kept_by_the_browser(house: House, key: str) -> None:
    path = f"/api/games/{key}/symbols"
    answer = house.get(path)
    assert fits(answer.body, lore.Symbols) == dict(load(key).symbols)
    assert answer.headers["cache-control"] == "no-cache"
    again = house.ask("GET", path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert house.ask("GET", path, headers={"If-None-Match": '"other"'}).body == answer.body


def test_an_unknown_game_is_not_found(house: House) -> None:
    for path in ("/api/games/chess/cards", "/api/games/chess/rules", "/api/games/chess/symbols"):
        answer = house.get(path)
        assert answer.status == 404
        assert answer.sentence.startswith("There is no game chess here; installed: ")


# --- tables ------------------------------------------------------------------------------------------------
def test_a_table_is_laid_listed_and_joined(house: House) -> None:
    mine = house.lay("human", "open", "random", name="Ann")
    assert mine["seat"] == 0
    assert len(mine["table"]) == 8
    assert len(mine["token"]) >= 16
    facts = fits(house.get(f"/api/tables/{mine['table']}").body, forms.TableFacts)
    assert (facts.game, facts.title, facts.state) == (GAME, "Dark Artifacts", "open")
    assert [seat.kind for seat in facts.seats] == ["human", "open", "bot"]
    assert facts.seats[0].name == "Ann"
    assert facts.seats[2].bot == "random"
    assert facts.table in {t.table for t in fits(house.get("/api/tables").body, list[forms.TableFacts])}
    yours = house.join(mine["table"], name="Bob")
    assert yours["seat"] == 1
    assert yours["token"] != mine["token"]
    assert house.get(f"/api/tables/{mine['table']}").json["state"] == "running"
    again = house.ask("POST", f"/api/tables/{mine['table']}/join", {})
    assert again.status == 409
    assert again.sentence


def test_no_token_stands_in_what_everybody_may_see(house: House) -> None:
    mine = house.lay("human", "human")
    seen = house.get("/api/tables").body + house.get(f"/api/tables/{mine['table']}").body
    assert mine["token"].encode() not in seen


def test_a_taken_seat_is_refused(house: House) -> None:
    mine = house.lay("human", "open")
    answer = house.ask("POST", f"/api/tables/{mine['table']}/join", {"seat": 0})
    assert answer.status == 409
    assert answer.sentence


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"\xff", 400),
        ({}, 400),
        ({"game": GAME}, 400),
        ({"game": GAME, "players": "two"}, 400),
        ({"game": GAME, "players": 2, "seats": [{"kind": "king"}]}, 400),
        ({"game": GAME, "players": 2, "surprise": 1}, 400),
        ({"game": GAME, "players": 2, "clock": {"seconds": 1}}, 400),
        ({"game": "chess", "players": 2}, 404),
        ({"game": GAME, "players": 9}, 409),
        ({"game": GAME, "players": 2, "options": {"wild": True}}, 409),
        ({"game": GAME, "players": 2, "seats": [{"kind": "human"}]}, 409),
        ({"game": GAME, "players": 2, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "oracle"}]}, 409),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(house: House, body: Any, status: int) -> None:
    answer = house.ask("POST", "/api/tables", body)
    assert answer.status == status
    assert answer.sentence


def test_a_body_must_be_said_to_be_json(house: House) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = house.ask("POST", "/api/tables", b'{"game":"x","players":2}', {"Content-Type": kind})
        assert answer.status == 415
        assert answer.sentence == say("not-said-json")


@pytest.mark.parametrize(
    "path",
    [
        f"/api/tables/{NOBODY}",
        f"/api/tables/{NOBODY}/record",
        f"/api/tables/{NOBODY}/moments/0",
        "/api/tables/short",
        "/api/tables/%00%00%00%00%00%00%00%00",
        "/api/tables/..%2f..%2fetc",
        "/api/nothing",
        "/api/tables/",
        "/static/nothing.js",
        "/nothing",
    ],
)
def test_nothing_there_is_a_sentence_too(house: House, path: str) -> None:
    answer = house.get(path)
    assert answer.status == 404
    assert answer.sentence


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?language=../etc",
        "/api/games?language=it&language=en",
        "/api/games?surprise=1",
        "/api/tables?language=en",
        f"/api/tables/{NOBODY}/moments/0?viewer=two",
        f"/api/tables/{NOBODY}/moments/0?viewer=-2",
    ],
)
def test_a_bad_parameter_is_a_sentence_too(house: House, path: str) -> None:
    answer = house.get(path)
    assert answer.status == 400
    assert answer.sentence.startswith("The parameter ")


def test_a_wrong_method_learns_the_right_ones(house: House) -> None:
    answer = house.ask("DELETE", "/api/tables")
    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert answer.sentence == say("wrong-method", method="DELETE")


# --- moments, records and forks ----------------------------------------------------------------------------
def test_while_a_game_runs_only_the_public_view_and_ones_own_are_shown(house: House) -> None:
    mine = house.lay("human", "open")
    yours = house.join(mine["table"])
    house.come(mine, yours)
    moment = f"/api/tables/{mine['table']}/moments/0"
    public = fits(house.get(moment).body, forms.MomentFacts)
    assert public.scene.prompt is None
    own = house.get(f"{moment}?viewer=0", Authorization=f"Bearer {mine['token']}")
    assert fits(own.body, forms.MomentFacts).scene.viewer == 0
    assert house.get(f"{moment}?viewer=0").status == 403
    for_another = house.get(f"{moment}?viewer=0", Authorization=f"Bearer {yours['token']}")
    assert for_another.status == 403
    assert for_another.sentence == say("not-your-view")
    forged = house.get(f"{moment}?viewer=0", Authorization="Bearer forged")
    assert (forged.status, forged.sentence) == (403, say("wrong-token"))
    assert house.get(f"{moment}?viewer=7").status == 404
    assert house.get(f"/api/tables/{mine['table']}/moments/999").status == 404
    running = house.get(f"/api/tables/{mine['table']}/record")
    assert running.status == 409
    assert running.sentence


def test_a_finished_game_can_be_looked_at_taken_home_and_played_on(house: House) -> None:
    taken = house.lay("human", "random", name="Ann")
    table = taken["table"]
    play_out(house, taken)
    answer = house.get(f"/api/tables/{table}/record")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    record = Record.parse(answer.body)
    assert record.verify().over
    of = fits(house.get(f"/api/tables/{table}/moments/0").body, forms.MomentFacts).of
    assert of == len(record)
    for at in (0, of // 2, of):
        for viewer in (-1, 0, 1):
            got = fits(house.get(f"/api/tables/{table}/moments/{at}?viewer={viewer}").body, forms.MomentFacts)
            assert (got.version, got.of) == (at, of)
    assert house.get(f"/api/tables/{table}/moments/{of + 1}").status == 404
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    forked = house.ask("POST", f"/api/tables/{table}/fork", {"at": of // 2, "seats": seats})
    assert forked.status == 201
    new = forked.json
    assert new["table"] != table
    assert house.get(f"/api/tables/{new['table']}").json["state"] == "running"
    beyond = house.ask("POST", f"/api/tables/{table}/fork", {"at": of + 1, "seats": seats})
    assert beyond.status in (404, 409)
    assert beyond.sentence
    assert table not in {each["table"] for each in house.get("/api/tables").json}
    path, own = f"/api/tables/{table}/again", {"Authorization": f"Bearer {taken['token']}"}
    again = house.ask("POST", path, {}, own)
    assert again.status == 201
    assert again.json["seat"] == taken["seat"]
    facts = house.get(f"/api/tables/{again.json['table']}").json
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", ""]
    assert house.ask("POST", path, {}, own).status == 409
    stranger = house.ask("POST", path, {})
    assert (stranger.status, stranger.sentence) == (403, say("wrong-token"))


def test_a_record_that_was_taken_home_is_good_there_undos_by_consent_and_all(
    house: House, tmp_path: Path
) -> None:
    taken = house.lay("human", "random", name="Ann")
    dice = Random(4)
    with house.client(taken["table"], taken["token"]) as ann:
        entries = house.hall.host.rooms[taken["table"]].match.record.entries
        play_on([ann], dice, most=30)
        while not any(isinstance(entry, Withdrawn) and entry.agreed for entry in entries):
            assert play_on([ann], dice, most=1)
            ann.say("undo")
            ann.say("ping")
            ann.hear("pong")
        play_on([ann], dice)
    file = tmp_path / "game.jsonl"
    file.write_bytes(house.get(f"/api/tables/{taken['table']}/record").body)
    record = Record.load(file)
    assert record.entries == entries
    assert record.players == (Player("Ann"), Player(bot="random"))
    verified = conclave("verify", file)
    assert (verified.returncode, verified.stderr) == (0, "")
    assert f"{len(record)} decisions agree" in verified.stdout
    assert "more withdrawn; the game is over." in verified.stdout
    assert conclave("replay", file, "--at", 20, "--plain").returncode == 0
    assert Match.of(record).state.over


# --- the server itself -------------------------------------------------------------------------------------
def test_the_server_says_that_it_is_well_and_what_it_counted(house: House) -> None:
    house.get("/api/games")
    health = fits(house.get("/healthz").body, forms.Health)
    assert health.well
    answer = house.numbers()
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = answer.body.decode()
    assert 'conclave_requests_total{method="GET",route="/api/games",status="200"}' in text
    for line in text.splitlines():
        name, _, value = line.rpartition(" ")
        assert line.startswith("# ") or (name and float(value) >= 0), line


def test_the_page_is_served_with_a_strict_policy(house: House) -> None:
    for path in ("/", f"/t/{NOBODY}"):
        page = house.get(path)
        assert page.status == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("js/wire.js", "text/javascript; charset=utf-8"), ("index.html", "text/html; charset=utf-8")],
)
def test_files_have_their_types_and_are_asked_for_only_once(house: House, path: str, kind: str) -> None:
    first = house.get(f"/static/{path}")
    assert first.status == 200
    assert first.headers["content-type"] == kind
    again = house.ask("GET", f"/static/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert house.ask("HEAD", f"/static/{path}").headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "../server/app.py",
        "%2e%2e/server/app.py",
        "../../../pyproject.toml",
        "js",
        "js/",
        "__init__.py",
        ".hidden.js",
        "js/%00.js",
    ],
)
def test_only_the_files_of_the_page_are_served(house: House, path: str) -> None:
    assert house.get(f"/static/{path}").status == 404

"""Matches come and go as files, and addresses as codes for a phone's camera."""

from __future__ import annotations

from io import BytesIO

import segno

from conclave.registry import load
from conclave.table.match import Match
from conclave.table.record import Record
from tests.server.house import GAME, House
from tests.server.playing import play_out


def bring(house: House, text: str, **more: object) -> dict[str, object]:
    answer = house.ask("POST", "/api/records", {"record": text, **more})
    assert answer.status == 201, answer.body
    taken: dict[str, object] = answer.json
    return taken


def begun(decisions: int) -> str:
    match = Match(load(GAME), 2, 5)
    for _ in range(decisions):
        match.decide(match.asked()[0], 0)
    return match.record.text()


# --- records -----------------------------------------------------------------------------------------------
def test_a_finished_match_goes_out_as_a_file_and_comes_back_to_be_looked_at(house: House) -> None:
    mine = house.lay("human", "random")
    play_out(house, mine)
    text = house.get(f"/api/tables/{mine['table']}/record").body.decode()
    Record.parse(text.encode()).rerun()
    taken = bring(house, text)
    assert (taken["seat"], taken["token"]) == (-1, "")
    assert house.get(f"/api/tables/{taken['table']}").json["state"] == "over"
    path = "moments/9?viewer=1&language=en"
    there, here = (house.get(f"/api/tables/{t}/{path}").json for t in (mine["table"], taken["table"]))
    assert there["scene"] == here["scene"]


def test_an_unfinished_match_goes_on_against_bots(house: House) -> None:
    taken = bring(house, begun(9), name="Ada")
    assert taken["seat"] == 0
    facts = house.get(f"/api/tables/{taken['table']}").json
    assert [(seat["kind"], seat["name"]) for seat in facts["seats"]] == [("human", "Ada"), ("bot", "")]
    assert all(client.over for client in play_out(house, taken))


def test_a_broken_record_gets_one_sentence(house: House) -> None:
    text = begun(9)
    for broken in ("", "hello", text[:-20] + "0" + text[-19:], text.replace("dark-artifacts", "chess")):
        answer = house.ask("POST", "/api/records", {"record": broken})
        assert answer.status == 409
        assert answer.sentence


def test_a_record_may_be_longer_than_other_requests_but_not_endless(house: House) -> None:
    long = "x" * (house.hall.limits.body_bytes + 1)
    assert house.ask("POST", "/api/records", {"record": long}).status == 409
    assert house.ask("POST", "/api/tables", {"game": long}).status == 413
    assert house.ask("POST", "/api/records", {"record": long * 40}).status == 413


# --- codes -------------------------------------------------------------------------------------------------
def drawn(address: str) -> bytes:
    drawing = BytesIO()
    segno.make(address, error="m", micro=False).save(drawing, kind="svg", scale=8, border=3, xmldecl=False)
    return drawing.getvalue()


def test_the_code_of_a_table_holds_its_address_and_nobodys_token(house: House) -> None:
    mine = house.lay("human", "open")
    answer = house.get(f"/api/tables/{mine['table']}/code")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.body == drawn(f"http://127.0.0.1:{house.port}/t/{mine['table']}")


def test_the_code_of_a_seat_is_for_its_owner(house: House) -> None:
    mine = house.lay("human", "open")
    path = f"/api/tables/{mine['table']}/code"
    answer = house.get(path, Authorization=f"Bearer {mine['token']}")
    assert answer.body == drawn(f"http://127.0.0.1:{house.port}/t/{mine['table']}#{mine['token']}")
    assert answer.headers["cache-control"] == "no-store"
    refused = house.get(path, Authorization="Bearer of-somebody-else")
    assert refused.status == 403
    assert refused.sentence

"""Decks over the JSON interface: what they are built of, what the game says of one, and what is no deck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from conclave.kernel.building import Decks
from conclave.registry import games, load
from conclave.server.decks import DeckFacts, DecksFacts
from conclave.server.limits import Limits
from conclave.server.sentences import say
from tests.server.house import GAME, Answer, House, a_house, fits

BUILT = [key for key in games() if load(key).decks]
"""Games for which people build decks."""


def decks_of(key: str) -> Decks:
    decks = load(key).decks
    assert decks is not None
    return decks


@pytest.fixture(params=BUILT)
def key(request: pytest.FixtureRequest) -> str:
    """A game for which people build decks."""
    return str(request.param)


def ask(house: House, key: str, **body: Any) -> Answer:
    return house.ask("POST", f"/api/games/{key}/decks/check", body)


def said(house: House, key: str, **body: Any) -> DeckFacts:
    answer = ask(house, key, **body)
    assert answer.status == 200, answer.body
    found: DeckFacts = fits(answer.body, DeckFacts)
    return found


def keys_of(facts: DeckFacts) -> dict[str, Any]:
    return {"leader": facts.leader, "choice": facts.choice, "copies": facts.copies}


# --- good --------------------------------------------------------------------------------------------------
def test_there_is_a_game_that_people_build_decks_for() -> None:
    assert BUILT


def test_what_decks_are_built_of_is_told_once_and_kept(house: House, key: str) -> None:
    path = f"/api/games/{key}/decks"
    answer = house.get(path)
    facts = fits(answer.body, DecksFacts)
    decks = decks_of(key)
    assert [leader.key for leader in facts.leaders] == [each.key for each in decks.leaders]
    assert [card.key for card in facts.cards] == [each.key for each in decks.cards]
    assert [deck.key for deck in facts.published] == [each.key for each in decks.published]
    game = load(key)
    known = {name for card in game.cards for name in game.words.card(card, "en").facts}
    assert set(facts.told) <= known
    assert set(facts.settings) <= {each.name for each in game.setting_list}
    for leader in facts.leaders:
        rows = max(1, len(leader.choices))
        assert [len(row) for row in leader.costs + leader.most] == [len(facts.cards)] * 2 * rows
    assert house.ask("GET", path, headers={"If-None-Match": answer.headers["etag"]}).status == 304


def test_games_say_whether_decks_are_built_for_them(house: House) -> None:
    for facts in house.get("/api/games").json:
        decks = load(facts["key"]).decks
        assert facts["decks"] == (decks.deck_word if decks else "")
        for option in facts["options"]:
            assert not option["takes_code"] or len(option["titles"]) == len(option["choices"])


def test_a_published_deck_is_the_same_as_list_as_code_and_by_keys(house: House, key: str) -> None:
    for published in decks_of(key).published:
        code = decks_of(key).to_code(published.deck)
        first = said(house, key, code=code)
        assert first.reasons == ()
        assert first.code == code
        assert first.points == decks_of(key).points(published.deck)
        assert said(house, key, text=first.text) == first
        assert said(house, key, deck=keys_of(first)) == first


def test_every_reason_against_a_deck_is_told(house: House, key: str) -> None:
    decks = decks_of(key)
    wanted = {card.key: 99 for card in decks.cards}
    facts = said(house, key, deck={"leader": decks.leaders[0].key, "copies": wanted})
    assert len(facts.reasons) > len(decks.cards)
    assert facts.cards == 99 * len(decks.cards)
    assert all(reason.endswith(".") for reason in facts.reasons)
    assert facts.code


def test_names_that_stand_for_no_card_are_told_and_left_out(house: House, key: str) -> None:
    first = said(house, key, code=decks_of(key).to_code(decks_of(key).published[0].deck))
    facts = said(house, key, text=first.text + "2 Nobody Knows This\n")
    assert facts.unknown == ("Nobody Knows This",)
    assert facts.copies == first.copies
    assert len(facts.reasons) == 1
    assert (facts.code, facts.text) == ("", "")
    odd = said(house, key, deck={**keys_of(first), "copies": {**first.copies, "nobody-knows-this": 1}})
    assert odd.unknown == ("nobody-knows-this",)


def test_an_empty_deck_for_nobody_has_a_reason_and_no_code(house: House, key: str) -> None:
    facts = said(house, key, deck={})
    assert facts.reasons
    assert (facts.leader, facts.cards, facts.points, facts.code) == ("", 0, 0, "")


def test_a_table_is_laid_with_a_deck_of_ones_own(house: House, key: str) -> None:
    game, decks = load(key), decks_of(key)
    option = next(each for each in game.setting_list if each.takes_code)
    code = decks.to_code(decks.published[0].deck)
    taken = house.lay("human", "random", game=key, options={option.name: code})
    assert taken["seat"] == 0
    broken = {card.key: 99 for card in decks.cards[:3]}
    deck = said(house, key, deck={"leader": decks.leaders[0].key, "copies": broken})
    wanted = {"game": key, "players": 2, "options": {option.name: deck.code}}
    refused = house.ask("POST", "/api/tables", wanted)
    assert refused.status == 409
    assert refused.sentence.startswith(f"The {decks.deck_word} of option {option.name} is not legal: ")
    damaged = house.ask("POST", "/api/tables", {**wanted, "options": {option.name: code[:-2]}})
    assert damaged.status == 409
    assert damaged.sentence.startswith(f"Option {option.name} takes no such code: ")


# --- bad ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("more", ["", "/check"])
def test_a_game_without_decks_says_so(house: House, more: str) -> None:
    path = f"/api/games/{GAME}/decks{more}"
    answer = house.ask("POST", path, {"code": "AQIDBA"}) if more else house.get(path)
    assert answer.status == 404
    assert answer.sentence == say("no-decks", game=load(GAME).title)


@pytest.mark.parametrize("body", [{}, {"code": "AQ", "text": "3 Wolf"}, {"deck": {}, "code": "AQ"}])
def test_a_deck_is_given_in_one_way(house: House, key: str, body: dict[str, Any]) -> None:
    answer = ask(house, key, **body)
    assert answer.status == 409
    assert answer.sentence == say("one-deck")


@pytest.mark.parametrize(
    "body",
    [
        {"deck": {"copies": {"x": -1}}},
        {"deck": {"copies": {"x": 100}}},
        {"deck": {"copies": {"x": "many"}}},
        {"deck": {"copies": {"x" * 65: 1}}},
        {"deck": {"copies": {f"card-{n}": 1 for n in range(501)}}},
        {"deck": {"surprise": 1}},
        {"code": 7},
        {"text": ["3 Wolf"]},
        {"code": "AQ", "options": {"x": 1.5}},
    ],
)
def test_what_is_no_deck_by_its_shape_is_refused(house: House, key: str, body: dict[str, Any]) -> None:
    answer = ask(house, key, **body)
    assert answer.status == 400
    assert answer.sentence


@pytest.mark.parametrize(
    "code",
    [
        "",
        " ",
        "A",
        "AQ",
        "no code at all",
        "A" * 1_001,
        "A" * 20_000,
        "\0",
        "ÄÖÜ",
        "=" * 50,
        "-" * 999,
        "_" * 8,
    ],
)
def test_what_is_no_code_gets_one_sentence(house: House, key: str, code: str) -> None:
    answer = ask(house, key, code=code)
    assert answer.status == 409
    assert len(answer.sentence) < 300


@pytest.mark.parametrize(
    "text",
    [
        "x" * 20_001,
        "\n" * 501,
        "1 x\n" * 501,
        "0 Wolf",
        "100 Wolf",
        "9" * 190 + " Wolf",
        "x" * 201,
        "King: Arthur\n1 Wolf",
        "Mage: \n1 Wolf",
        "\x00\x01\x02",
        "# nothing but remarks",
        "",
    ],
)
def test_what_is_no_list_gets_one_sentence(house: House, key: str, text: str) -> None:
    answer = ask(house, key, text=text)
    assert answer.status == 409
    assert len(answer.sentence) < 300


def test_a_wrong_option_is_refused(house: House, key: str) -> None:
    code = decks_of(key).to_code(decks_of(key).published[0].deck)
    answer = ask(house, key, code=code, options={"wild": True})
    assert answer.status == 409
    assert "has no option 'wild'" in answer.sentence


# --- hostile -----------------------------------------------------------------------------------------------
def test_a_body_larger_than_a_list_can_be_is_refused_unread(house: House, key: str) -> None:
    answer = ask(house, key, text="1 Wolf\n" * 20_000)
    assert answer.status == 413
    assert answer.sentence


def test_the_longest_list_of_unknown_names_is_answered(house: House, key: str) -> None:
    leader = decks_of(key).leaders[0]
    heading = decks_of(key).to_text(decks_of(key).published[0].deck).splitlines()[0]
    text = "\n".join([heading, *(f"1 {'n' * 30}{n}" for n in range(499))])
    facts = said(house, key, text=text)
    assert len(facts.unknown) == 499
    assert len(facts.reasons) == 499
    assert leader.points >= facts.points


def test_who_has_much_looked_at_pays_for_it_and_is_refused_in_a_sentence(tmp_path: Path, key: str) -> None:
    """A check costs its guest what it takes, like all other work that others would wait for."""
    deck = {"copies": {card.key: 99 for card in decks_of(key).cards}}
    limits = Limits(work_per_second=0.0001, work_at_once=0.02)
    with a_house(tmp_path / "tables.sqlite", limits) as house:
        for _ in range(200):
            answer = ask(house, key, deck=deck)
            if answer.status != 200:
                break
        assert answer.status == 429
        assert answer.sentence == say("too-much-work")
        assert house.get("/api/games").status == 200


def test_nobody_is_refused_who_clicks_as_fast_as_a_hand_can(tmp_path: Path, key: str) -> None:
    deck = json.loads(json.dumps({"leader": decks_of(key).leaders[0].key, "copies": {}}))
    with a_house(tmp_path / "tables.sqlite") as house:
        assert {ask(house, key, deck=deck).status for _ in range(60)} == {200}

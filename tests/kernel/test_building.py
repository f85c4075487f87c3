"""Decks that people build: an option takes a published one or a code, and refuses in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from conclave.kernel.building import Deck, DeckCard, Decks, DeckSetting, Leader, PublishedDeck
from conclave.kernel.decks import MOST_LINE, BadDeck, read_code, read_list, write_code, write_list
from conclave.kernel.game import BadOption, Setting
from tests.kernel.lodge import GAME

KEYS = ["owl", "fox", "moon", "sun", "star", "rain"]


class Skies(Decks):
    """A deck has at most two of each, and no rain unless the option `loud` is on."""

    leaders = (Leader("owl", "Owl", 5), Leader("fox", "Fox", 5))
    cards = tuple(DeckCard(key, key.title(), "Sky") for key in KEYS[2:])
    published = (PublishedDeck("clear", "A clear sky", Deck("owl", "", {"moon": 1, "sun": 1})),)
    deck_word = "sky"

    def price(self, card: str, leader: str, choice: str) -> int:
        return 1

    def most(self, card: str, leader: str, choice: str) -> int:
        return 2

    def points(self, deck: Deck) -> int:
        return sum(deck.copies.values())

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[str]:
        many = [f"{n} × {key}: Two are the most." for key, n in deck.copies.items() if n > 2]
        wet = "rain" in deck.copies and not (options or {}).get("loud")
        return many + (["There is no rain."] if wet else [])

    def from_text(self, text: str) -> Deck:
        found = read_list(text)
        return Deck("owl", "", {name: n for n, name in found.counts})

    def to_text(self, deck: Deck) -> str:
        return write_list({}, [(n, key) for key, n in deck.copies.items()])

    def from_code(self, code: str) -> Deck:
        counts = read_code("skies", KEYS, code)
        return Deck("owl", "", {key: n for key, n in counts.items() if key != "owl"})

    def to_code(self, deck: Deck) -> str:
        return write_code("skies", KEYS, {deck.leader: 1, **deck.copies})


SKIES = Skies()
SKY = DeckSetting("sky", "any", "The sky.", ("any", "clear"), SKIES)
OURS = replace(GAME, decks=SKIES, setting_list=(*GAME.setting_list, SKY))


def code_of(**copies: int) -> str:
    return SKIES.to_code(Deck("owl", "", copies))


def test_a_choice_is_read_as_with_any_other_option() -> None:
    assert (SKY.read("any"), SKY.read("Clear")) == ("any", "clear")
    assert SKY.titles() == ("", "A clear sky")
    assert (SKY.takes_code, Setting("loud", False, "Bells.").takes_code) == (True, False)
    assert Setting("loud", False, "Bells.").titles() == ()


def test_a_code_is_read_without_the_blanks_it_was_pasted_with() -> None:
    code = code_of(moon=2, star=1)
    assert SKY.read(f" {code[:5]}\n{code[5:]} ") == code
    assert SKY.read(SKY.read(code)) == code


@pytest.mark.parametrize("given", ["cloudy", "AQ", 3, True, None, "", "a-key-that-nobody-has-ever-heard-of"])
def test_another_word_is_refused_with_all_it_may_be(given: object) -> None:
    with pytest.raises(BadOption) as refused:
        SKY.read(given)
    assert str(refused.value) == (
        f"Option sky cannot be {given!r}: it takes any, clear, or the code of a sky."
    )


def test_a_damaged_code_is_refused_with_what_is_wrong() -> None:
    with pytest.raises(BadOption, match=r"^Option sky takes no such code: the code is damaged, or .*\.$"):
        SKY.read(code_of(moon=9, sun=9, star=9, rain=9)[:-2])
    with pytest.raises(BadOption, match=r"^Option sky takes no such code: a code has 1000 letters at most"):
        SKY.read("A" * 5_000)


def test_a_wrong_word_is_not_repeated_at_length() -> None:
    with pytest.raises(BadOption) as refused:
        SKY.read("x" * 5_000)
    assert len(str(refused.value)) < 200


def test_a_deck_that_is_not_legal_is_refused_with_the_first_reasons() -> None:
    with pytest.raises(BadOption) as refused:
        OURS.read_options({"sky": code_of(moon=3, sun=4, star=5, rain=6)})
    assert str(refused.value) == (
        "The sky of option sky is not legal: 3 × moon: Two are the most; 4 × sun: Two are the most; "
        "5 × star: Two are the most; and 2 more reasons."
    )
    with pytest.raises(BadOption, match=r"is not legal: There is no rain\.$"):
        OURS.read_options({"sky": code_of(rain=1)})


def test_what_is_legal_depends_on_the_other_options() -> None:
    code = code_of(rain=1)
    for options in ({"sky": code, "loud": "true"}, {"loud": True, "sky": code}):
        assert OURS.read_options(options) == {"moon": "new", "loud": True, "sky": code}


def test_options_are_the_same_when_they_are_read_again() -> None:
    chosen = OURS.read_options({"sky": code_of(moon=2)})
    assert OURS.read_options(chosen) == chosen
    assert OURS.read_options(None)["sky"] == "any"


def test_a_game_has_no_decks_unless_it_says_so() -> None:
    assert GAME.decks is None
    assert OURS.decks is SKIES


def test_a_line_that_is_no_name_is_not_read_to_its_end() -> None:
    with pytest.raises(BadDeck, match=r"^Line 2 has 9000 characters, and a line has 200 at most\.$"):
        read_list("3 Moon\n" + "x" * 9_000)
    assert read_list("x" * MOST_LINE).counts == [(1, "x" * MOST_LINE)]

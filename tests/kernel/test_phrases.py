"""Sentences said quickly are those that Fluent says."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from conclave.show.phrases import Phrase, plural_in, spoken

TEXT = """
bare = Nothing but words.
fact = { $who } moves to { $where }.
alone = { $who }
number = { $n } of 6
choice = { $own ->
    [yes] your { $what }
   *[no] { $who }’s { $what }
 } stands here.
plural = { $n ->
    [one] one piece
   *[other] { $n } pieces
 }
borrowed = { bare } And more.
term = { -name } it is.
-name = Conclave
"""


def fluent(key: str, facts: dict[str, str | int]) -> tuple[Any, str]:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXT))
    pattern: Any = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors
    return pattern, str(text)


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("bare", {}),
        ("fact", {"who": "Nero", "where": "the Forge"}),
        ("alone", {"who": "Tessa"}),
        ("number", {"n": 5}),
        ("number", {"n": -5}),
        ("choice", {"own": "yes", "what": "Imp", "who": "Nero"}),
        ("choice", {"own": "no", "what": "Imp", "who": "Nero"}),
        ("choice", {"own": "maybe", "what": "Imp", "who": "Nero"}),
    ],
)
def test_plain_sentences_are_said_as_fluent_says_them(key: str, facts: dict[str, str | int]) -> None:
    pattern, text = fluent(key, facts)
    assert spoken(pattern, facts) == text


@pytest.mark.parametrize(
    ("key", "facts"),
    [("number", {"n": 12_345}), ("plural", {"n": 1}), ("borrowed", {}), ("term", {})],
)
def test_what_takes_a_language_to_say_is_left_to_fluent(key: str, facts: dict[str, str | int]) -> None:
    pattern, _ = fluent(key, facts)
    assert spoken(pattern, facts) is None


def test_a_missing_fact_is_left_to_fluent_which_complains() -> None:
    pattern, _ = fluent("alone", {"who": "Nero"})
    assert spoken(pattern, {}) is None


COUNTED = """
pieces = { $n ->
    [0] no piece
    [one] one piece
   *[other] { $n } pieces
 }{ "" }, { "{" }{ $who }{ "}" }
"""


@pytest.mark.parametrize("code", ["en", "it", "pl", "ar"])
def test_numbers_pick_the_form_that_fluent_picks(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(COUNTED))
    pattern: Any = bundle.get_message("pieces").value
    phrase = Phrase(pattern, plural_in(code))
    for n in (*range(13), 21, 22, 101, 999):
        facts: dict[str, str | int] = {"n": n, "who": "Nero"}
        assert phrase.say(facts) == bundle.format_pattern(pattern, facts)[0]
    assert phrase.say({"n": 1_000, "who": "Nero"}) is None

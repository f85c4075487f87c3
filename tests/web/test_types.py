"""The page draws what a scene has: its types are those of the scene and of the lore of games."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from msgspec import Struct

from conclave.server import decks, lore
from conclave.show import scene

WEB = files("conclave.web")
STRUCTS = {
    kind.__name__: kind
    for kind in vars(scene).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
}


@pytest.mark.parametrize("name", STRUCTS)
def test_the_pages_types_are_those_of_the_scene(name: str) -> None:
    assert described(name) == set(STRUCTS[name].__struct_fields__)


def test_the_pages_types_are_those_of_the_lore() -> None:
    assert described("GameFacts") == set(lore.GameFacts.__struct_fields__)
    assert described("CardText") == set(lore.CardFacts.__struct_fields__)
    assert described("RuleText") == set(lore.RuleFacts.__struct_fields__)


def test_the_pages_types_are_those_of_decks() -> None:
    assert described("Decks") == set(decks.DecksFacts.__struct_fields__)
    assert described("Leader") == set(decks.LeaderFacts.__struct_fields__)
    assert described("DeckCard") == set(decks.DeckCardFacts.__struct_fields__)
    assert described("PublishedDeck") == set(decks.PublishedFacts.__struct_fields__)
    assert described("DeckFacts") == set(decks.DeckFacts.__struct_fields__)


def described(name: str) -> set[str]:
    """The fields of a type as the page describes it."""
    text = WEB.joinpath("js", "types.js").read_text(encoding="utf-8")
    if name == "Scene":
        block = text[text.index("@typedef {object} Scene") :].split("*/")[0]
        return set(re.findall(r"@property \{.*\} (\w+)", block))
    line = re.search(rf"@typedef \{{\{{(.*)\}}\}} {name} ", text)
    assert line, name
    return set(re.findall(r"(\w+): ", line[1]))

"""The page knows no game: neither its name nor its words stand in a file, and its types are the scene's."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from msgspec import Struct

from conclave.registry import games, load
from conclave.server import shelf
from conclave.show import scene

WEB = files("conclave.web")
KINDS = (".js", ".css", ".html", ".ftl", ".svg")
COMMON = {"copy", "magic", "air", "water", "earth", "fire", "event", "room", "custom", "blocked", "combat"}
"""Names of drawings that are everyday words; they are only looked for where a script names a drawing."""


def texts(folder: Traversable = WEB) -> dict[str, str]:
    """The files of the page by name."""
    found: dict[str, str] = {}
    for each in folder.iterdir():
        if each.is_dir():
            found |= texts(each)
        elif each.name.endswith(KINDS):
            found[each.name] = each.read_text(encoding="utf-8").lower()
    return found


@pytest.mark.parametrize("key", games())
def test_no_file_of_the_page_names_a_game_or_its_words(key: str) -> None:
    game = load(key)
    title = game.title.lower().split()
    words = {key, game.title.lower(), title[0] + title[1], *(card.name.lower() for card in game.cards)}
    words |= {name.replace("-", " ") for name in game.symbols} | set(game.symbols)
    words -= COMMON
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(map(re.escape, words)))})(?!\w)")
    found = {(name, word) for name, text in texts().items() for word in pattern.findall(text)}
    assert found == set()


@pytest.mark.parametrize("key", games())
def test_no_script_asks_for_a_drawing_of_a_game(key: str) -> None:
    asked = {
        name
        for text in texts().values()
        for name in re.findall(r"\b(?:symbol|strokes|has)\(\"([\w-]+)\"", text)
    }
    assert asked
    assert not asked & set(load(key).symbols)


STRUCTS = {
    kind.__name__: kind
    for kind in vars(scene).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
}


@pytest.mark.parametrize("name", STRUCTS)
def test_the_pages_types_are_those_of_the_scene(name: str) -> None:
    assert described(name) == set(STRUCTS[name].__struct_fields__)


def test_the_pages_types_are_those_of_the_shelf() -> None:
    assert described("GameFacts") == set(shelf.GameFacts.__struct_fields__)
    assert described("CardText") == set(shelf.CardFacts.__struct_fields__)
    assert described("RuleText") == set(shelf.RuleFacts.__struct_fields__)


def described(name: str) -> set[str]:
    """The fields of a type as the page describes it."""
    text = WEB.joinpath("js", "types.js").read_text(encoding="utf-8")
    if name == "Scene":
        block = text[text.index("@typedef {object} Scene") :].split("*/")[0]
        return set(re.findall(r"@property \{.*\} (\w+)", block))
    line = re.search(rf"@typedef \{{\{{(.*)\}}\}} {name} ", text)
    assert line, name
    return set(re.findall(r"(\w+): ", line[1]))

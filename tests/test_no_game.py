"""Page and terminal know no game: neither its key nor its things nor its words stand in their files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from conclave.kernel.game import Game
from conclave.registry import games, load
from conclave.show.show import Show

CLIENTS = ("conclave.web", "conclave.terminal")
KINDS = (".js", ".css", ".html", ".ftl", ".svg", ".py")
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
ASKED = re.compile(r"\b(?:symbol|strokes|has)\(\"([\w-]+)\"")

DRAWN = {
    "air", "bear", "block", "blocked", "combat", "copy", "custom", "dark", "earth", "event",
    "face down", "fire", "leader", "magic", "room", "tree", "water",
}  # fmt: skip
"""Drawings whose names are everyday words: they are only looked for where a script asks for a drawing."""

ROLES = {"area", "cell", "circle", "hex", "door", "wall", "card", "piece", "place", "line", "creature"}
"""What scenes say of any game: shapes of areas, kinds of edges and figures, families of what is drawn."""

EVERYDAY = {
    "bar", "end", "exchange", "kept", "kind", "link", "model", "name", "next", "number", "pass", "saved",
    "set-up", "space", "step", "way", "yes",
}  # fmt: skip
"""Words of a game that a program says of other things: the keys of its own sentences, classes of style."""


@cache
def texts() -> dict[str, str]:
    """The files of the clients by name."""
    return {each.name: each.read_text(encoding="utf-8") for name in CLIENTS for each in walk(files(name))}


def walk(folder: Traversable) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from walk(each)
        elif each.name.endswith(KINDS):
            yield each


def quoted(name: str, text: str) -> set[str]:
    """The short texts that a script writes in quotes."""
    if name.endswith(".py"):
        found = {str(x.value) for x in ast.walk(ast.parse(text)) if isinstance(x, ast.Constant)}
    else:
        found = {"".join(parts) for parts in QUOTED.findall(text)} if name.endswith(".js") else set()
    return {each.rstrip("-") for each in found}


def things(game: Game) -> set[str]:
    """What a game and its things are called."""
    title = game.title.lower()
    found = {game.key, title, "".join(title.split()[:2]), *(card.name.lower() for card in game.cards)}
    return found | {name.replace("-", " ") for name in game.symbols} | set(game.symbols)


def words(game: Game) -> set[str]:
    """The verbs, questions, events and families that a game declares."""
    assert isinstance(game.show, Show)
    v = game.show.vocabulary
    return {each.name for row in (v.verbs, v.questions, v.kinds) for each in row} | set(v.families)


def mentioned(text: str, wanted: set[str]) -> set[str]:
    """The words of a text that are among those looked for."""
    return set(re.findall(rf"(?<!\w)(?:{'|'.join(map(re.escape, wanted))})(?!\w)", text.lower()))


@pytest.mark.parametrize("key", games())
def test_no_file_names_a_game_or_its_things(key: str) -> None:
    wanted = things(load(key)) | {word for word in words(load(key)) if "-" in word}
    found = {name: mentioned(text, wanted - DRAWN - ROLES - EVERYDAY) for name, text in texts().items()}
    assert {name: named for name, named in found.items() if named} == {}


@pytest.mark.parametrize("key", games())
def test_no_script_quotes_a_word_of_a_game(key: str) -> None:
    wanted = words(load(key)) - ROLES - EVERYDAY
    found = {name: quoted(name, text) & wanted for name, text in texts().items()}
    assert {name: named for name, named in found.items() if named} == {}


@pytest.mark.parametrize("key", games())
def test_no_script_asks_for_a_drawing_of_a_game(key: str) -> None:
    asked = {name for text in texts().values() for name in ASKED.findall(text)}
    assert asked
    assert not asked & set(load(key).symbols)


def test_these_tests_see_both_clients_and_would_notice() -> None:
    assert {"board.js", "style.css", "meaning.py", "beside.py"} <= set(texts())
    game = load(games()[0])
    card = game.cards[0].name
    assert mentioned(f"if (label === '{card}') return;", things(game)) == {card.lower()}
    assert quoted("a.js", "verb === 'strike' || `cast-`") == {"strike", "cast"}
    assert quoted("a.py", "verb == 'strike'") == {"strike"}

"""What is written about this game is true: every ruling, option and card word is there, every test exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from conclave.games.black_rose_wars.rules.profiles import SWITCHES, Switch
from tests.docs.test_language import PAGE_WORDS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PAGE = (ROOT / "docs" / "games" / "black-rose-wars.md").read_text(encoding="utf-8")
CARDS = sorted((ROOT / "src" / "conclave" / "games" / "black_rose_wars" / "cards").glob("[a-z]*.py"))
WORDS = ("conclave.games.black_rose_wars.words.", "conclave.language.")

RULINGS = range(1, 105)
OF_THE_TABLE = {"O83"}
"""What no test can pin, since it is not about rules."""

UNCITED = OF_THE_TABLE | {"O10", "O90", "O100"}
"""Rulings whose tests are about something wider and do not name them."""


@cache
def sentences_of_tests() -> dict[str, str]:
    """What the tests of this game say of themselves, by name."""
    found: dict[str, str] = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = found.get(node.name, "") + (ast.get_docstring(node) or "")
    return found


@cache
def rows() -> dict[str, list[str]]:
    """The cells of each table row, by what stands in the first."""
    found: dict[str, list[str]] = {}
    for line in PAGE.splitlines():
        if re.match(r"\| (O\d+|`\w+`) \|", line):
            cells = [cell.strip() for cell in line.split("|")[1:-1]]
            assert cells[0] not in found, f"{cells[0]} is there twice"
            found[cells[0]] = cells[1:]
    return found


def names_in(text: str) -> list[str]:
    """The tests that a text names."""
    return re.findall(r"`(test_\w+)`", text)


def cites(sentence: str, ruling: str) -> bool:
    """Whether a sentence names a ruling, by itself or within a span such as O12 to O14."""
    if re.search(rf"\b{ruling}\b", sentence):
        return True
    spans = re.findall(r"\bO(\d+) to O(\d+)", sentence)
    return any(int(first) <= int(ruling[1:]) <= int(last) for first, last in spans)


def test_every_test_named_on_the_page_exists() -> None:
    named = set(names_in(PAGE))
    assert len(named) > 200
    assert named - set(sentences_of_tests()) == set()


def test_every_ruling_has_one_row_in_order() -> None:
    assert [key for key in rows() if key.startswith("O")] == [f"O{n}" for n in RULINGS]


@pytest.mark.parametrize("ruling", [f"O{n}" for n in RULINGS])
def test_a_ruling_is_said_and_held_by_tests_that_name_it(ruling: str) -> None:
    said, tests = rows()[ruling]
    assert len(said) > 20
    assert bool(names_in(tests)) != (ruling in OF_THE_TABLE)
    by_name = [test for test in names_in(tests) if cites(sentences_of_tests()[test], ruling)]
    assert bool(by_name) != (ruling in UNCITED)


def test_the_options_are_those_of_the_game() -> None:
    assert [key for key in rows() if not key.startswith("O")] == [f"`{each.name}`" for each in SWITCHES]
    assert "`round_limit`" in PAGE


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: str(switch.name))
def test_an_option_is_shown_as_each_profile_has_it(switch: Switch) -> None:
    in_rulebook, in_manual, said, tests = rows()[f"`{switch.name}`"]
    assert in_rulebook == str(switch.on if switch.in_rulebook else switch.off).lower()
    assert in_manual == str(switch.on if switch.in_manual else switch.off).lower()
    assert said
    assert names_in(tests)


def words_used(path: Path) -> dict[str, set[str]]:
    """The words of the card language that a chapter of cards uses, by the module they come from."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(WORDS):
            found.setdefault(str(node.module), set()).update(alias.name for alias in node.names)
    return found


@pytest.mark.parametrize("path", CARDS, ids=lambda path: str(path.stem))
def test_every_word_that_a_card_uses_is_on_the_page_of_the_language(path: Path) -> None:
    for module, used in words_used(path).items():
        section = PAGE_WORDS.get(f"src/{module.replace('.', '/')}.py")
        assert section is not None, f"docs/language.md does not speak of {module}"
        assert used - set(section.found) == set(), f"docs/language.md lacks words of {module}"

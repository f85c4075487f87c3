"""The page of rulings: every ruling of the guide is on it, and every test it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from conclave.games.mage_wars.guide.rulings import RULINGS_BY_CHAPTER

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "games" / "mage-wars.md"


def names_of_tests() -> set[str]:
    """The names of all tests of this game."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.update(node.name for node in tree.body if isinstance(node, ast.FunctionDef))
    return {name for name in found if name.startswith("test_")}


def test_every_test_named_on_the_page_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    assert len(named) > 100
    assert named - names_of_tests() == set()


def test_every_ruling_has_a_row_with_a_test() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| O\d", line)]
    listed = [row.split("|")[1].strip() for row in rows]
    for row in rows:
        assert "`test_" in row.split("|")[-2], row
    known = [key for rulings in RULINGS_BY_CHAPTER.values() for key in rulings]
    assert sorted(listed) == sorted(key for key in known if key.startswith("O"))
    assert len(listed) == 84

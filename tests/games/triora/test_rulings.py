"""The page of rulings: every rule and ruling is on it, and every test it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "games" / "triora.md"


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


def test_every_rule_and_ruling_has_a_row_with_a_test() -> None:
    """R1 to R96 and O1 to O69; a few are facts of the box that no position can show."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| [RO]\d", line)]
    listed: set[str] = set()
    for row in rows:
        first, last = row.split("|")[1], row.split("|")[-2]
        assert "`test_" in last or last.strip() == "nothing to show in play", row
        listed.update(re.findall(r"[RO]\d+", first))
    assert listed >= {f"R{n}" for n in range(1, 97)} | {f"O{n}" for n in range(1, 70)}

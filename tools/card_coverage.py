"""List the cards of every installed game that no test is about; end with 1 if there are any.

A test says which cards it is about with `@pytest.mark.card("A1")`. The sources are read, not run.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from conclave import load
from conclave.registry import games

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"


def cards_marked(source: str) -> Iterator[str]:
    """The keys named by the card markers of one test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.card":
                    yield from (arg.value for arg in mark.args if isinstance(arg, ast.Constant))


def complaints(key: str, tests: Path) -> list[str]:
    """What is wrong with the card tests of one game, a sentence each."""
    marked: set[str] = set()
    for path in sorted((tests / key.replace("-", "_")).glob("test_*.py")):
        marked.update(cards_marked(path.read_text(encoding="utf-8")))
    cards = {card.key: card.name for card in load(key).cards}
    untested = [f"{key}: no test is about {k} {cards[k]}." for k in cards if k not in marked]
    unknown = [f"{key}: a test is about {k}, which is no card." for k in sorted(marked - set(cards))]
    return untested + unknown


def main() -> int:
    found = [line for key in games() for line in complaints(key, TESTS)]
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        total = sum(len(load(key).cards) for key in games())
        print(f"every one of {total} cards has a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""List the cards of every installed game that no test is about; end with 1 if there are any.

A test says which cards it is about with `@pytest.mark.card("A1")`; of a card with several sides it names
one, as `@pytest.mark.card("fireball/reverse")`. The sources are read, not run.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
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


def subjects(key: str) -> dict[str, tuple[str, str]]:
    """What wants a test: the name and kind of each card, or of each of its sides, by its key."""
    found = {}
    for card in load(key).cards:
        for side in card.sides:
            found[f"{card.key}/{side}"] = (f"{card.name}, {side}", f"{card.kind} side")
        if not card.sides:
            found[card.key] = (card.name, card.kind)
    return found


def complaints(key: str, tests: Path) -> list[str]:
    """What is wrong with the card tests of one game, a sentence each."""
    marked: set[str] = set()
    for path in sorted((tests / key.replace("-", "_")).glob("test_*.py")):
        marked.update(cards_marked(path.read_text(encoding="utf-8")))
    wanted = subjects(key)
    untested = [f"{key}: no test is about {k} {wanted[k][0]}." for k in wanted if k not in marked]
    unknown = [f"{key}: a test is about {k}, which is no card." for k in sorted(marked - set(wanted))]
    return untested + unknown


def summary(key: str) -> str:
    """How many of each kind have a test."""
    kinds = Counter(kind for _, kind in subjects(key).values())
    return f"{key}: without a test 0 of " + ", ".join(f"{n} ({kind})" for kind, n in kinds.items())


def main() -> int:
    found = [line for key in games() for line in complaints(key, TESTS)]
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print(*[summary(key) for key in games()], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

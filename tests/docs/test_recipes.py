"""Code that a page quotes from the tree stands there, line by line."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.docs.pages import ROOT, names, pages

QUOTE = re.compile(r"^ *<!-- from (\S+) -->\n+ *```\w+\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def quotations(page: Path) -> list[tuple[str, str]]:
    """What a page quotes: the file, and the lines without the indent of the page."""
    return [(file, dedent(lines)) for file, lines in QUOTE.findall(page.read_text(encoding="utf-8"))]


PAGES = [page for page in pages() if quotations(page)]


def stands_in(quoted: str, source: str) -> bool:
    """Whether the parts of a quotation, divided by lines of `...`, stand in a source in this order."""
    at = 0
    for part in re.split(r"^ *\.\.\.\n", quoted, flags=re.MULTILINE):
        at = source.find(part.strip("\n"), at)
        if at < 0:
            return False
        at += len(part.strip("\n"))
    return True


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_quotations_are_true(page: Path) -> None:
    for file, quoted in quotations(page):
        source = (ROOT / file).read_text(encoding="utf-8")
        assert stands_in(quoted, source), f"{page.name} quotes what {file} does not say:\n{quoted}"


def test_the_recipes_quote_a_card_a_rule_a_game_a_bot_and_a_test() -> None:
    quoted = [file for file, _ in quotations(ROOT / "CONTRIBUTING.md")]
    for folder in ("/cards/", "/rules/", "/words/", "pyproject.toml", "conclave/bots/", "tests/"):
        assert any(folder in file for file in quoted), folder


def test_a_false_quotation_would_be_noticed() -> None:
    assert stands_in("a = 1\n...\nc = 3\n", "a = 1\nb = 2\nc = 3\n")
    assert not stands_in("a = 1\n...\nd = 4\n", "a = 1\nb = 2\nc = 3\n")
    assert not stands_in("c = 3\n...\na = 1\n", "a = 1\nb = 2\nc = 3\n")

"""Every relative link, every path and every target of make that a page names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conclave.cli import COMMANDS
from tests.docs.pages import ROOT, names, pages, prose

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"`((?:src|tests|docs|tools|bench)/[A-Za-z0-9_./-]*|\.ci/run)`")
MAKE = re.compile(r"(?:`|^ {4})make ([a-z]+)", re.MULTILINE)
COMMAND = re.compile(r"(?:`|^ {4})(?:\.venv/bin/)?conclave ([a-z]+)", re.MULTILINE)
PAGES = pages()


def anchor(heading: str) -> str:
    """The anchor under which a heading is found."""
    words = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return words.replace(" ", "-")


def exists(path: Path) -> bool:
    """Whether a file is there, spelled exactly so, and inside the project."""
    if not path.is_relative_to(ROOT) or not path.exists():
        return False
    return path == ROOT or path.name in {each.name for each in path.parent.iterdir()}


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            assert target.startswith("https://"), f"{target} is not a safe address"
            continue
        file, _, part = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert exists(there), f"{page.name} links to {target}, which is not there"
        if part:
            anchors = [anchor(each) for each in HEADING.findall(there.read_text(encoding="utf-8"))]
            assert part in anchors, f"{page.name} links to {target}; {there.name} has {anchors}"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_paths_exist(page: Path) -> None:
    for path in PATH.findall(prose(page)):
        assert exists((ROOT / path).resolve()), f"{page.name} names {path}, which is not there"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_targets_of_make_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in MAKE.findall(prose(page)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name} names make {target}"


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_commands_exist(page: Path) -> None:
    for command in COMMAND.findall(prose(page)):
        assert command in COMMANDS, f"{page.name} names conclave {command}"


def test_there_is_something_to_check() -> None:
    text = "".join(prose(page) for page in PAGES)
    assert len(LINK.findall(text)) > 20
    assert len(PATH.findall(text)) > 10
    assert len(MAKE.findall(text)) > 5

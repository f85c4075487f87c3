"""Every decision has a page with its three parts, and the list of decisions is complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "adr"
DECISIONS = sorted(FOLDER.glob("[0-9]*.md"))


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_is_short_and_has_three_parts(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.match(rf"# {page.name[:4]}\. \S", text)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert re.search(r"^Status: (accepted|replaced by \[\d{4}\]\(.+\))\.$", text, re.MULTILINE)
    assert len(text.splitlines()) <= 40


def test_the_list_is_complete_and_in_order() -> None:
    listed = re.findall(r"^- \[(\d{4})\]\((\S+)\) (.+)$", (FOLDER / "README.md").read_text(), re.MULTILINE)
    assert [number for number, _, _ in listed] == [f"{n:04}" for n in range(1, len(DECISIONS) + 1)]
    assert [file for _, file, _ in listed] == [page.name for page in DECISIONS]
    for number, file, title in listed:
        assert (FOLDER / file).read_text(encoding="utf-8").startswith(f"# {number}. {title}\n")

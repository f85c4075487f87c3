"""The project's pages as tests read them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    """Every page of the project, the front page first."""
    return [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("bench/*.md"))]


def names(paths: list[Path]) -> list[str]:
    """Pages as test ids."""
    return [str(path.relative_to(ROOT)) for path in paths]


def prose(path: Path) -> str:
    """A page without its blocks of code; code within a sentence stays."""
    return CODE.sub("", path.read_text(encoding="utf-8"))


def blocks(path: Path, language: str) -> list[str]:
    """The blocks of code of a page that are in a language."""
    pattern = rf"^```{language}\n(.*?)^```$"
    return re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)

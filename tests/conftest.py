"""Tests may import each other's layouts by their full name: `from tests.kernel import lodge`."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

PACKAGE = Path(ROOT) / "examples" / "moonrise"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The model game as if it were installed: its entry point lies on the path, and nothing else is done."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    facts = tmp_path / "site" / f"{project['name']}-{project['version']}.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    rows = [f"{name} = {at}" for name, at in project["entry-points"]["conclave.games"].items()]
    text = "\n".join(["[conclave.games]", *rows, ""])
    (facts / "entry_points.txt").write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(facts.parent), str(PACKAGE), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path

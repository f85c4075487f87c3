"""The tool that lists cards without a test finds those that have none, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "card_coverage.py"


def run(tool: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(tool)], capture_output=True, text=True, check=False)


def test_every_card_has_a_test() -> None:
    done = run(TOOL)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_card_without_a_test_is_named(tmp_path: Path) -> None:
    """A copy of the tool beside a single test file misses all other cards and the one that does not exist."""
    (tmp_path / "tools").mkdir()
    folder = tmp_path / "tests" / "games" / "dark_artifacts"
    folder.mkdir(parents=True)
    (tmp_path / "tools" / TOOL.name).write_text(TOOL.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_a.py").write_text(
        'import pytest\n\n@pytest.mark.card("A1", "Z9")\ndef test_a():\n    pass\n', encoding="utf-8"
    )
    done = run(tmp_path / "tools" / TOOL.name)
    assert done.returncode == 1
    assert "no test is about A1 " not in done.stderr
    assert "no test is about A2 Thornskin." in done.stderr
    assert "about Z9, which is no card" in done.stderr

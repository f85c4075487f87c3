"""Golden playthroughs: the same seed and answers give the same game, line by line."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "playthroughs.py"
MOST_BYTES = 200_000


def load_tool() -> ModuleType:
    """The tool that writes the files, so that it and the test can never drift apart."""
    spec = importlib.util.spec_from_file_location("playthroughs", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PLAYTHROUGHS = load_tool()


@pytest.mark.parametrize(("key", "seats", "seed"), PLAYTHROUGHS.GAMES)
def test_the_game_is_played_as_written_down(key: str, seats: int, seed: int) -> None:
    """If the change is meant: `.venv/bin/python tools/playthroughs.py` writes the files anew."""
    difference = PLAYTHROUGHS.difference(key, seats, seed)
    if difference:
        head = "\n".join(difference.splitlines()[:60])
        pytest.fail(f"This game is no longer played as written down:\n{head}", pytrace=False)


def test_every_file_belongs_to_a_playthrough_and_is_short_enough_to_read() -> None:
    files = set(PLAYTHROUGHS.FOLDER.glob("*.txt"))
    assert files == {PLAYTHROUGHS.path_of(*game) for game in PLAYTHROUGHS.GAMES}
    for path in files:
        assert path.stat().st_size < MOST_BYTES, path.name
    assert {seats for _, seats, _ in PLAYTHROUGHS.GAMES} == {2, 3, 4}


def test_a_difference_is_shown_as_a_diff(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with one answer changed gives a diff that names the line."""
    key, seats, seed = PLAYTHROUGHS.GAMES[0]
    text = PLAYTHROUGHS.path_of(key, seats, seed).read_text(encoding="utf-8")
    monkeypatch.setattr(PLAYTHROUGHS, "FOLDER", tmp_path)
    changed = text.replace("answer 0", "answer 9", 1)
    assert changed != text
    PLAYTHROUGHS.path_of(key, seats, seed).write_text(changed, encoding="utf-8")
    assert "-answer 9" in PLAYTHROUGHS.difference(key, seats, seed)

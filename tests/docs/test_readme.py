"""The front page is true: its examples run, compiled and interpreted, and its tables are complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from conclave import _compiled
from conclave.cli import COMMANDS
from conclave.registry import games, load
from tests.docs.pages import ROOT, blocks, pages

README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")

RUN = """
import doctest, sys
from conclave import _compiled
text = sys.stdin.read()
test = doctest.DocTestParser().get_doctest(text, {}, "the page", None, 0)
result = doctest.DocTestRunner(verbose=False).run(test)
print(_compiled.mode(), result.failed, result.attempted, sep="|")
"""


def run_examples(text: str, wish: str) -> tuple[str, list[str]]:
    """Run the examples of a text in a process of their own; what they printed, and how it went."""
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        input=text,
        env={**os.environ, _compiled.VARIABLE: wish},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *said, how = done.stdout.splitlines()
    return "\n".join(said), how.split("|")


@pytest.mark.parametrize(("wish", "mode"), [("0", "interpreted"), ("1", "compiled")])
def test_the_examples_run(wish: str, mode: str) -> None:
    if wish == "1" and _compiled.find_flaw(_compiled.PACKAGE) != _compiled.FRESH:
        pytest.skip("no compiled modules: run make build")
    for page in pages():
        examples = "".join(block for block in blocks(page, "python") if ">>>" in block)
        if examples:
            said, (how, failed, attempted) = run_examples(examples, wish)
            assert (how, failed) == (mode, "0"), f"{page.name}:\n{said}"
            assert int(attempted) > 0


def test_a_wrong_example_would_be_noticed() -> None:
    said, (_, failed, _) = run_examples(">>> import conclave\n>>> conclave.games()\n[]\n", "0")
    assert failed == "1"
    assert "dark-artifacts" in said


def test_the_first_example_fits_the_eye() -> None:
    first = blocks(README, "python")[0]
    assert sum(line.startswith((">>>", "...")) for line in first.splitlines()) <= 15
    assert max(len(line) for line in first.splitlines()) <= 100


def test_the_table_of_commands_is_complete() -> None:
    assert re.findall(r"^\| `conclave ([a-z]+)[^`]*` \|", TEXT, re.MULTILINE) == list(COMMANDS)


def test_every_installed_game_is_in_the_box() -> None:
    for key in games():
        row = next(line for line in TEXT.splitlines() if line.startswith("|") and f"`{key}`" in line)
        players = load(key).players
        assert load(key).title in row
        seats = f"{players[0]} to {players[-1]}" if len(players) > 1 else f"{players[0]}"
        assert f"{seats} players" in row
        assert f"docs/games/{key}.md" in TEXT


def test_the_variables_are_those_of_the_build() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    for variable in re.findall(r"`(CONCLAVE_[A-Z]+)`", TEXT):
        assert variable == _compiled.VARIABLE or f'"{variable}"' in setup, variable


def test_it_says_whose_games_these_are() -> None:
    for words in ("unofficial, non-commercial fan project", "not affiliated", "MIT licence"):
        assert words in TEXT

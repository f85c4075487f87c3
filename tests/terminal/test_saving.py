"""No game is lost without a word, and none is written over another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conclave.bots import Bot
from conclave.kernel.game import ConclaveError
from conclave.table.files import Unwritten
from conclave.table.match import Match
from conclave.terminal.session import Session
from tests.terminal.evening import GAME, KEY, command, evening, heard, spoken


def saves(folder: Path) -> list[str]:
    """The files in the usual folder."""
    return sorted(file.name for file in (folder / "conclave" / "saves").iterdir())


@pytest.mark.parametrize("path", ["/proc/x/y", "/dev/null", "~nobody-of-that-name/x", "a\0b", "/"])
def test_a_save_that_fails_is_a_sentence_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str
) -> None:
    session = evening(monkeypatch, tmp_path, [f"save {path}", "1", "quit"], seed=3)
    said = heard(session.screen).split(f"> save {path}\n")[1]
    assert len(said.split("\n\n")[0].split("> 1")[0].strip().splitlines()) == 1
    assert "your three-dots?" in said
    assert saves(tmp_path) == [f"{KEY}-3.jsonl"]


def test_without_a_data_folder_the_game_is_left_in_the_current_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    session = evening(monkeypatch, Path("/proc/nowhere"), ["1", "quit"], seed=3)
    file = tmp_path / f"{KEY}-3.jsonl"
    assert f"--resume {file}" in heard(session.screen)
    assert Match.resume(file).record == session.match.record


def test_a_game_that_cannot_be_saved_anywhere_is_not_left_at_the_first_quit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir("/proc")
    file = tmp_path / "mine.jsonl"
    session = evening(monkeypatch, Path("/proc/nowhere"), ["quit", f"save {file}", "1", "quit"], seed=3)
    said = heard(session.screen)
    assert said.count("The game could not be saved. ") == 1
    assert "or quit again to leave without saving." in said
    assert Match.resume(file).record == session.match.record
    twice = evening(monkeypatch, Path("/proc/nowhere"), ["quit", "quit", "never read"], seed=3)
    assert "never read" not in heard(twice.screen)


def test_the_end_of_the_input_without_any_place_to_save_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir("/proc")
    with pytest.raises(Unwritten, match="The game could not be saved"):
        evening(monkeypatch, Path("/proc/nowhere"), [], seed=3)


def test_a_full_disk_under_a_kept_game_is_said_once_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "kept" / "game.jsonl"
    file.parent.mkdir()
    match = Match(GAME, 2, 3)
    match.keep_at(file)
    file.unlink()
    file.mkdir()
    session = evening(monkeypatch, tmp_path, ["1", "undo", "1", "1", "quit"], match=match, save=str(file))
    said = heard(session.screen)
    assert said.count(f"{file} could not be written") == 2, "once for deciding, once for the undo"
    assert "Your last decision is withdrawn." in said
    saved = tmp_path / "conclave" / "saves" / f"{KEY}-3.jsonl"
    assert Match.resume(saved).record == match.record


class Stumbler(Bot):
    """A bot with a bug."""

    name = "stumbler"

    def choose(self, view: Any, rng: Any) -> int:
        raise ZeroDivisionError("no way out.")


def test_whatever_breaks_the_game_is_saved_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = Session(Match(GAME, 2, 9), [None, Stumbler(GAME)], spoken())
    with pytest.raises(ConclaveError) as broken:
        session.run()
    saved = tmp_path / "conclave" / "saves" / f"{KEY}-9.jsonl"
    assert "(ZeroDivisionError: no way out)" in str(broken.value)
    assert f"--resume {saved}" in str(broken.value)
    assert Match.resume(saved).record.seed == 9


# --- other games -------------------------------------------------------------------------------------------
def test_another_game_of_the_same_seed_gets_a_name_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for answers in (["1", "1"], ["2"], ["1", "1", "1"]):
        evening(monkeypatch, tmp_path, [*answers, "save", "quit"], seed=3)
    # The third went on as the first had begun, so it takes the first one's place.
    assert saves(tmp_path) == [f"{KEY}-3-2.jsonl", f"{KEY}-3.jsonl"]
    kept = Match.resume(tmp_path / "conclave" / "saves" / f"{KEY}-3.jsonl").record
    assert [decision.seat for decision in kept.decisions].count(0) == 3


def test_save_does_not_write_over_anything_else(tmp_path: Path) -> None:
    for content in ("not a record\n", "no line either", Match(GAME, 2, 7).record.text()):
        file = tmp_path / "other.jsonl"
        file.write_text(content)
        done = command("1\n", "--seed", "3", "--save", str(file), folder=tmp_path)
        assert done.returncode == 2
        assert f"{file} holds something else: go on with it by --resume {file}" in done.stderr
        within = command(f"save {file}\n", "--seed", "3", folder=tmp_path)
        assert within.returncode == 0
        assert f"{file} holds something else already" in within.stdout
        assert file.read_text() == content


def test_a_finished_game_is_kept_and_can_be_replayed(tmp_path: Path) -> None:
    done = command("", "--seats", "random,random", "--seed", "1", "--plain", folder=tmp_path)
    saved = tmp_path / "conclave" / "saves" / f"{KEY}-1.jsonl"
    assert done.stdout.endswith(f"\nThe game is saved. To step through it:\nconclave replay {saved}\n")
    assert Match.resume(saved).record.standing


def test_a_record_cut_short_is_mended_and_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    left = evening(monkeypatch, tmp_path, ["1", "1", "quit"], seed=3)
    saved = tmp_path / "conclave" / "saves" / f"{KEY}-3.jsonl"
    saved.write_bytes(saved.read_bytes()[:-5])
    kept = len(left.match.record) - 1
    done = command("quit\n", "--seats", "human,random", "--resume", str(saved), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"The last line of {saved} was cut short and is left out; {kept} decisions kept." in done.stdout
    assert f"--resume {saved}" in done.stdout
    assert len(Match.resume(saved).record) >= kept


def test_what_is_wrong_with_a_resumed_record_is_said_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("{}\n")
    done = command("", "--resume", str(file), folder=tmp_path)
    assert done.returncode == 2
    assert f"conclave: {file}: Line 1 of the record: " in done.stderr

"""The file of a series: a run goes on where one stopped, and never mixes two."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.kernel.game import ConclaveError
from conclave.research.series import Player, Row, series
from conclave.research.simulate import Simulation
from conclave.research.store import Store

WHAT = series("dark-artifacts", 2, 3, ("random",))


def run(path: Path, games: int, workers: int = 1) -> tuple[Simulation, list[Row]]:
    seen: list[Row] = []
    simulation = Simulation(WHAT, games, workers, str(path))
    simulation.run(seen.append)
    return simulation, seen


def test_a_longer_run_goes_on_and_a_shorter_one_takes_what_it_needs(tmp_path: Path) -> None:
    whole, rows = run(tmp_path / "whole.jsonl", 10)
    run(tmp_path / "parts.jsonl", 4)
    parts, again = run(tmp_path / "parts.jsonl", 10, workers=2)
    assert (parts.played, whole.played) == (6, 10)
    assert again == rows
    assert (tmp_path / "parts.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    short, few = run(tmp_path / "parts.jsonl", 3)
    assert (short.played, few) == (0, rows[:3])
    assert short.facts()["decisions_per_second"] == 0.0
    assert (tmp_path / "parts.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_run_killed_at_any_byte_can_go_on(tmp_path: Path) -> None:
    run(tmp_path / "whole.jsonl", 4)
    whole = (tmp_path / "whole.jsonl").read_bytes()
    header = whole.index(b"\n") + 1
    for end in [0, *range(header, len(whole), 7)]:
        (tmp_path / "cut.jsonl").write_bytes(whole[:end])
        run(tmp_path / "cut.jsonl", 4)
        assert (tmp_path / "cut.jsonl").read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (series("dark-artifacts", 2, 4, ("random",)), "seed is 3, not 4"),
        (series("dark-artifacts", 3, 3, ("random",)), "players is 2, not 3"),
        (series("dark-artifacts", 2, 3, ("greedy",)), "bots is"),
        (series("dark-artifacts", 2, 3, ("random",), {"hide_heights": True}), "options is"),
        (series("dark-artifacts", 2, 3, ("random",), swap=True), "swap is False, not True"),
    ],
)
def test_a_file_of_another_series_is_refused_and_stays(tmp_path: Path, other: object, sentence: str) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 2)
    before = path.read_bytes()
    with pytest.raises(ConclaveError, match="holds another series") as caught:
        Store(str(path), other)  # type: ignore[arg-type]
    assert sentence in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"notes\n", b"notes", b"{}\n", b"[" * 100_000 + b"\n"])
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(ConclaveError, match="holds something else"):
        Store(str(path), WHAT)
    assert path.read_bytes() == content


@pytest.mark.parametrize("damage", [b"\n", b"{}\n", b'{"game":7}\n', b"null\n"])
def test_a_damaged_line_is_named(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], damage, *lines[3:]]))
    with pytest.raises(ConclaveError, match=r"Line 3 of .* is damaged: game 1 was expected"):
        Store(str(path), WHAT)


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    first = Store(str(tmp_path / "run.jsonl"), WHAT)
    with pytest.raises(ConclaveError, match="is being written by another run"):
        Store(str(tmp_path / "run.jsonl"), WHAT)
    first.close()
    Store(str(tmp_path / "run.jsonl"), WHAT).close()


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ConclaveError, match="could not be written: no such file"):
        Simulation(WHAT, 2, 1, str(tmp_path / "nowhere" / "run.jsonl"))
    (tmp_path / "file").touch()
    with pytest.raises(ConclaveError, match="could not be written"):
        Simulation(WHAT, 2, 1, records=str(tmp_path / "file" / "records"))


def test_rows_on_disk_are_the_games_that_were_played(tmp_path: Path) -> None:
    run(tmp_path / "run.jsonl", 3)
    store = Store(str(tmp_path / "run.jsonl"), WHAT)
    store.close()
    assert store.rows == [Player(WHAT).play(n) for n in range(3)]

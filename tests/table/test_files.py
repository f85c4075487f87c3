"""A file is whole or as it was before."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from conclave.table.match import Match
from conclave.table.record import Record, Unwritten
from tests.table.games import GAME, random_match

LONG = random_match(4, 3, 400).record
SHORT = random_match(2, 3, 5).record

SAVE_ON_A_FULL_DISK = """
import resource, sys
from conclave import ConclaveError, Record
record = Record.load(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
try:
    record.save(sys.argv[2])
except ConclaveError as error:
    print(error)
"""


def save_on_a_full_disk(source: Path, target: Path) -> str:
    """Save in a process whose files cannot grow beyond 2000 bytes; returns what it says."""
    done = subprocess.run(
        [sys.executable, "-c", SAVE_ON_A_FULL_DISK, source, target],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_full_disk_leaves_the_old_file_and_says_so(tmp_path: Path) -> None:
    LONG.save(tmp_path / "source.jsonl")
    SHORT.save(tmp_path / "game.jsonl")
    said = save_on_a_full_disk(tmp_path / "source.jsonl", tmp_path / "game.jsonl")
    assert said == f"{tmp_path}/game.jsonl could not be written: file too large."
    assert Record.load(tmp_path / "game.jsonl") == SHORT
    assert sorted(os.listdir(tmp_path)) == ["game.jsonl", "source.jsonl"]


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unwritten, match="could not be written: no such file or directory"):
        SHORT.save(tmp_path / "nowhere" / "game.jsonl")


def test_a_folder_and_a_device_are_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(Unwritten, match="it is a folder"):
        SHORT.save(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unwritten, match="it is not an ordinary file"):
        SHORT.save(tmp_path / "pipe")
    assert sorted(os.listdir(tmp_path)) == ["pipe"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    LONG.save(tmp_path / "real.jsonl")
    (tmp_path / "link.jsonl").symlink_to("real.jsonl")
    SHORT.save(tmp_path / "link.jsonl")
    assert (tmp_path / "link.jsonl").is_symlink()
    assert Record.load(tmp_path / "real.jsonl") == SHORT


def test_a_live_record_is_on_disk_after_every_decision(tmp_path: Path) -> None:
    match = Match(GAME, 2, 7)
    match.decide(0, 0)
    match.keep_at(tmp_path / "live.jsonl")
    for seat in (1, 0, 1):
        match.decide(seat, 0)
        assert Record.load(tmp_path / "live.jsonl") == match.record
    match.undo(0)
    assert Record.load(tmp_path / "live.jsonl") == match.record


def test_what_a_live_record_could_not_write_follows_with_the_next_line(tmp_path: Path) -> None:
    match = Match(GAME, 2, 7)
    path = tmp_path / "live.jsonl"
    match.keep_at(path)
    match.decide(0, 0)
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    before = path.read_bytes()
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, hard))
    try:
        with pytest.raises(Unwritten, match="file too large"):
            match.decide(1, 0)
        assert path.read_bytes() == before
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    match.decide(0, 1)
    assert Record.load(path) == match.record
    assert len(match.record) == 3

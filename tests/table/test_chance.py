"""Chance that can be checked: the sums, and records that do not fit them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from conclave.registry import load
from conclave.table.chance import Chance, is_word
from conclave.table.lines import BrokenRecord, sum_of
from conclave.table.match import Match
from conclave.table.record import Record

CHANCE = Chance("ab12", "5e", ("mine", "", "yours"))


def a_record(chance: Chance = CHANCE) -> Record:
    return Match(load("dark-artifacts"), len(chance.throws), chance=chance).record


def test_anybody_can_do_the_sums_with_the_tools_of_a_shell() -> None:
    def summed(words: str) -> str:
        done = subprocess.run(["sha256sum"], input=words.encode(), capture_output=True, check=True)
        return done.stdout.decode().split()[0]

    assert summed("ab12:5e") == CHANCE.promise
    assert int(summed("ab12:5e:mine::yours")[:16], 16) // 4 == CHANCE.seed


def test_every_word_and_whose_it_is_matters() -> None:
    seeds = {
        Chance("ab12", "5e", throws).seed
        for throws in ((), ("a",), ("a", ""), ("", "a"), ("b", ""), ("a", "b"), ("b", "a"), ("ab", ""))
    }
    assert len(seeds) == 8
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_no_secret_comes_twice() -> None:
    assert len({Chance.fresh().secret for _ in range(100)}) == 100
    assert len(Chance.fresh().secret) == 64


@pytest.mark.parametrize("word", ["a:b", "a b", "é", "a" * 65, "a\n"])
def test_what_could_be_taken_for_something_else_is_not_thrown_in(word: str) -> None:
    assert not is_word(word)


def test_a_record_tells_how_it_was_dealt(tmp_path: Path) -> None:
    record = a_record()
    record.save(tmp_path / "game.jsonl")
    read = Record.load(tmp_path / "game.jsonl")
    assert read.chance == CHANCE
    assert read.seed == CHANCE.seed
    assert read.naming([]).chance == CHANCE
    assert read == record


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 7}, "the seed is not what"),
        ({"secret": "5f"}, "not the one that was promised"),
        ({"promise": "0" * 64}, "not the one that was promised"),
        ({"throws": ["mine", "", "hers"]}, "the seed is not what"),
        ({"throws": ["mine"]}, "one for each seat"),
        ({"throws": ["mine", "", "a:b"]}, "letters and digits"),
        ({"throws": ["mine", "", 3]}, "letters and digits"),
        ({"nonce": None}, "nonce must be a word"),
        ({"more": 1}, "unknown field"),
    ],
)
def test_a_record_whose_sums_are_wrong_is_refused_even_with_a_right_checksum(
    changes: dict[str, object], sentence: str
) -> None:
    content = json.loads(a_record().text())
    del content["sum"]
    for name, value in changes.items():
        (content if name == "seed" else content["chance"])[name] = value
    text = json.dumps(content, separators=(",", ":"))
    line = f'{text[:-1]},"sum":"{sum_of(text, "")}"}}\n'
    with pytest.raises(BrokenRecord, match=sentence):
        Record.parse(line.encode())

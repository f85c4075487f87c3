"""Whatever a person types wrong is answered with one sentence and exit code 2."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from conclave.cli import run
from conclave.table.record import Record
from tests.cli.command import GAME, PROGRAM, conclave, sentence_of

CARDS = [*PROGRAM, "cards", GAME]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "No such command 'chess'."),
        (["--nonsense"], "No such option: --nonsense"),
        (["simulate", GAME, "--nonsense"], "No such option: --nonsense"),
        (["simulate", "chess"], "There is no game 'chess' here; installed: "),
        (["simulate", GAME, "--players", "1"], "Dark Artifacts is for 2 to 4 players, not 1."),
        (["simulate", GAME, "--seed", "-1"], "A seed is a whole number from 0 to "),
        (["simulate", GAME, "--seed", str(2**63)], "A seed is a whole number from 0 to "),
        (["simulate", GAME, "--seed", "lucky"], "Invalid value for '--seed': 'lucky' is not a whole number."),
        (["simulate", GAME, "--bots", "oracle"], "There is no bot 'oracle' here; known: "),
        (["simulate", GAME, "--option", "wild=1"], "Dark Artifacts has no option 'wild'; it has: "),
        (["simulate", GAME, "--option", "hide_heights=maybe"], "hide_heights cannot be 'maybe': it takes "),
        (["simulate", GAME, "--out", "/nowhere/run.jsonl"], "could not be written: no such file"),
        (["verify", "/nowhere/game.jsonl"], "/nowhere/game.jsonl could not be read: no such file"),
    ],
)
def test_one_sentence_and_exit_code_2(args: list[str], sentence: str) -> None:
    assert sentence in sentence_of(*args)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["simulat"], "No such command 'simulat'. Did you mean 'simulate'?"),
        (["simulate"], "Missing argument 'GAME'."),
        (["simulate", GAME, "extra"], "unexpected extra argument"),
        (["simulate", GAME, "--players", "0"], "Dark Artifacts is for 2 to 4 players, not 0."),
        (["simulate", GAME, "--players", "five"], "'--players': 'five' is not a whole number."),
        (["simulate", GAME, "--seed", "1.5"], "Invalid value for '--seed': '1.5' is not a whole number."),
        (["simulate", GAME, "--seed", "1" * 5000], "Invalid value for '--seed': '1111"),
        (["play", GAME, "--seed", "²"], "Invalid value for '--seed': '²' is not a whole number."),
        (["bench", GAME, "--seconds", "soon"], "Invalid value for '--seconds': 'soon' is not a number."),
        (["simulate", GAME, "--workers", "0"], "At least one worker must play, not 0."),
        (["arena", GAME, "--workers", "0"], "At least one worker must play, not 0."),
        (["simulate", GAME, "--seed"], "Option '--seed' requires an argument."),
        (["simulate", GAME, "--games", "0"], "At least one game must be played, not 0."),
        (["simulate", GAME, "--workers", "-2"], "At least one worker must play, not -2."),
        (["simulate", GAME, "--bots", ""], "At least one bot must play; known: "),
        (["simulate", GAME, "--bots", "random,random,random"], "There are 3 bots for 2 seats."),
        (["simulate", GAME, "--option", "hide_heights"], "An option is given as name=value, not "),
        (["simulate", GAME, "--option", "=1"], "An option is given as name=value, not '=1'."),
        (["simulate", GAME, *["--option", "hide_heights=true"] * 2], "hide_heights is given twice."),
        (["simulate", GAME, "--json", "--csv"], "Choose one of --json and --csv."),
        (["simulate", GAME, "--records", "/dev/null/here"], "could not be written: not a directory"),
        (["arena", GAME, "--bots", "random"], "An arena needs two different bots at least"),
        (["arena", GAME, "--bots", "random,random"], "An arena needs two different bots at least"),
        (["arena", "chess"], "There is no game 'chess' here"),
        (["bench", "chess"], "There is no game 'chess' here"),
        (["bench", GAME, "--seconds", "0"], "A bench takes from 0 to 3600 seconds, not 0."),
        (["bench", GAME, "--players", "9"], "Dark Artifacts is for 2 to 4 players, not 9."),
        (["cards", "chess"], "There is no game 'chess' here"),
        (["cards", GAME, "Whisperr"], "Dark Artifacts has no card 'Whisperr'. Did you mean Whisperer?"),
        (["cards", GAME, "zzzz"], "Dark Artifacts has no card 'zzzz'. `conclave cards"),
        (["rules", GAME, "quidditch"], "No rule of Dark Artifacts speaks of 'quidditch'."),
        (["verify", "/"], "could not be read: is a directory"),
        (["replay", "/nowhere/game.jsonl"], "/nowhere/game.jsonl could not be read: no such file"),
    ],
)
def test_one_sentence(capsys: pytest.CaptureFixture[str], args: list[str], sentence: str) -> None:
    """The same without a process of its own, which is quicker."""
    assert run(args) == 2
    printed, said = capsys.readouterr()
    assert printed == ""
    assert said.startswith("conclave: ")
    assert said.count("\n") == 1
    assert sentence in said


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    args = ["--games", 1, "--seed", 4, "--workers", 1, "--records", folder, "--json"]
    assert conclave("simulate", GAME, *args).returncode == 0
    return folder / f"{GAME}-000000.jsonl"


@pytest.mark.parametrize("line", [1, 2, 40])
def test_a_changed_digit_is_refused_with_its_line(record: Path, tmp_path: Path, line: int) -> None:
    lines = record.read_text().splitlines(keepends=True)
    seed_or_seat = lines[line - 1].index('"sum":"') - 2
    at = max(k for k in range(seed_or_seat) if lines[line - 1][k].isdigit())
    digit = str((int(lines[line - 1][at]) + 1) % 10)
    lines[line - 1] = lines[line - 1][:at] + digit + lines[line - 1][at + 1 :]
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(lines))
    for command in ("verify", "replay"):
        assert sentence_of(command, changed).startswith(f"{changed}: Line {line} of the record: ")


def test_a_record_cut_short_says_how_much_can_be_read(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(record.read_bytes()[:2000])
    lines = cut.read_bytes().count(b"\n")
    expected = f"{cut}: Line {lines + 1} of the record: it is cut short; "
    assert sentence_of("verify", cut) == f"{expected}the {lines - 1} decisions before it can be read."


def test_a_record_of_earlier_rules_names_both(record: Path, tmp_path: Path) -> None:
    now = Record.load(record)
    old = tmp_path / "old.jsonl"
    Record(now.game, "0.9", now.options, now.seed, now.seats, now.entries).save(old)
    for command in (["verify", old], ["replay", old], ["play", GAME, "--resume", old]):
        said = sentence_of(*command)
        assert "it was made under rules 0.9 of Dark Artifacts; " in said
        assert f"installed are rules {now.version}, under which it cannot be replayed." in said


@pytest.mark.parametrize("args", [["--at", "9999"], ["--at", "-1"], ["--seat", "7"]])
def test_a_position_or_a_seat_that_is_not_there(record: Path, args: list[str]) -> None:
    assert "here is no " in sentence_of("replay", record, *args)


def test_a_full_disk_behind_the_output_is_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(CARDS, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "conclave: the output: no space left on device."


def test_a_reader_who_leaves_is_no_reason_to_complain() -> None:
    with subprocess.Popen(CARDS, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as left:
        assert left.stdout is not None
        assert left.stderr is not None
        left.stdout.close()
        said = left.stderr.read()
    assert left.returncode == 1
    assert not [line for line in said.splitlines() if not line.startswith("conclave: compiled modules")]

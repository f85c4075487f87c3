"""What the commands print when all is well."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

import conclave as package
from conclave.cli import COMMANDS, run
from conclave.registry import load
from conclave.table.chance import Chance
from conclave.table.match import Match
from tests.cli.command import GAME, PROGRAM, conclave, sentence_of


def printed(*args: object) -> str:
    """What a command prints; it runs in this process, which is quicker."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert run([str(arg) for arg in args]) == 0
    return out.getvalue()


def complained(*args: object) -> str:
    """The sentence with which a command refuses, in this process too."""
    said = io.StringIO()
    with redirect_stderr(said):
        assert run([str(arg) for arg in args]) == 2
    (line,) = said.getvalue().splitlines()
    return line.removeprefix("conclave: ")


def test_the_command_itself_prints_the_same() -> None:
    done = conclave("games")
    assert done.returncode == 0
    assert done.stdout == printed("games")


def test_python_dash_m_is_the_command_too() -> None:
    command = [sys.executable, "-m", "conclave", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"conclave {package.__version__}\n")


def test_help_names_every_command_and_no_other() -> None:
    text = printed("--help")
    listed = [line.split()[0] for line in text.split("Commands:")[1].splitlines() if line.strip()]
    assert listed == list(COMMANDS)
    assert printed() == text
    assert printed("-h") == text


def test_help_loads_nothing_heavy() -> None:
    heavy = ["rich", "msgspec", "multiprocessing", "conclave.games.dark_artifacts", "conclave.bots"]
    code = f"import sys; from conclave.cli import run; run(['-h']); print({{*sys.modules}} & {{*{heavy}}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    text = printed(name, "--help")
    assert text.startswith(f"Usage: conclave {name} ")
    assert COMMANDS[name][1].rstrip(".") in " ".join(text.split())


def test_version() -> None:
    assert printed("--version") == f"conclave {package.__version__}\n"


def test_games() -> None:
    text = printed("games")
    assert "dark-artifacts" in text
    assert "hide_heights" in text
    facts = json.loads(printed("games", "--json"))
    (game,) = [fact for fact in facts if fact["game"] == GAME]
    assert game["players"] == [2, 3, 4]
    assert [option["name"] for option in game["options"]] == ["hide_heights", "first_player"]


def test_cards() -> None:
    game = package.load(GAME)
    text = printed("cards", GAME)
    for card in game.cards:
        assert card.name in text
        assert card.sentence in text
    for name in ("Whisperer", "whisper", "WHISPERER"):
        one = printed("cards", GAME, name)
        assert one.startswith("Whisperer (")
    assert [card["name"] for card in json.loads(printed("cards", GAME, "Whisperer", "--json"))] == [
        "Whisperer"
    ]


def test_rules() -> None:
    game = package.load(GAME)
    text = printed("rules", GAME)
    for rule in game.rules:
        assert rule.key in text
        assert rule.sentence in text
    primer = game.words.primer()
    assert len(primer) == 5
    assert text.splitlines()[:6] == [game.title, *(f"  {sentence}" for sentence in primer)]
    assert primer[0] not in printed("rules", GAME, "swamp")
    swamps = printed("rules", GAME, "swamp")
    assert 0 < len(swamps) < len(text)
    lines = [line for line in swamps.splitlines() if line.startswith("  ")]
    chapters = {rule.chapter for rule in game.rules if "swamp" in rule.chapter.casefold()}
    assert lines
    assert chapters or all("swamp" in line.casefold() for line in lines)
    first = game.rules[0]
    assert first.sentence in printed("rules", GAME, first.key.lower())
    facts = json.loads(printed("rules", GAME, first.key, "--json"))
    assert [fact["key"] for fact in facts] == [first.key]


# --- records -----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    printed("simulate", GAME, "--games", 3, "--players", 3, "--seed", 8, "--records", folder, "--json")
    return folder


def test_every_recorded_game_verifies(records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == [f"{GAME}-00000{n}.jsonl" for n in range(3)]
    for file in files:
        decisions = len(package.Record.load(file))
        text = printed("verify", file)
        assert f": {GAME} for 3, seed " in text
        assert text.endswith(f": {decisions} decisions agree; the game is over.\n")


def test_replay_tells_every_decision_and_draws_the_end(records: Path) -> None:
    file = records / f"{GAME}-000000.jsonl"
    decisions = len(package.Record.load(file))
    lines = printed("replay", file, "--plain").splitlines()
    assert [line.split(".")[0] for line in lines[:decisions]] == [str(n + 1) for n in range(decisions)]
    assert lines[decisions].startswith(f"After decision {decisions} of {decisions}: ")
    assert "win" in lines[-1]


def test_replay_shows_one_position(records: Path) -> None:
    file = records / f"{GAME}-000000.jsonl"
    assert printed("replay", file, "--at", 0).startswith("The beginning; ")
    assert printed("replay", file, "--at", 30).startswith("After decision 30 of ")


def test_replay_with_a_seat_s_eyes_keeps_the_others_secrets(records: Path) -> None:
    file = records / f"{GAME}-000000.jsonl"
    record = package.Record.load(file)
    game = package.load(GAME)
    lines = printed("replay", file, "--seat", 1, "--plain").splitlines()
    for made, line in zip(record.decisions, lines, strict=False):
        name = game.words.seat_name(made.seat)
        assert line.endswith(f"{name} decides.") == (made.seat != 1)


def test_replay_steps_where_the_reader_says(records: Path) -> None:
    ours, theirs = os.openpty()
    command = [*PROGRAM, "replay", str(records / f"{GAME}-000000.jsonl"), "--plain"]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, text=True) as process:
        os.close(theirs)
        os.write(ours, b"3\n\nb\nwhat\nq\n")
        assert process.stdout is not None
        text = process.stdout.read()
    os.close(ours)
    assert process.returncode == 0
    heads = [line.partition("leave: ")[2] or line for line in text.splitlines()]
    shown = [head.split(" of ")[0] for head in heads if head.startswith(("After", "The beginning", "Enter,"))]
    three = "After decision 3"
    assert shown[0].startswith("The beginning; ")
    assert shown[1:] == [three, "After decision 4", three, "Enter, b, a number or q.", three]


# --- measuring ----------------------------------------------------------------------------------------------
def test_bench_measures_what_there_is() -> None:
    facts = json.loads(printed("bench", GAME, "--json", "--seconds", 0.2, "--players", 3))
    names = {f"{name}_per_second" for name in ("decisions", "games", "copies", "views", "determinisations")}
    assert set(facts["interpreted"]) == names
    assert all(value > 0 for value in facts["interpreted"].values())
    assert (facts["compiled"] is None) == (facts["ratios"] is None) == bool(facts["note"])
    assert facts["players"] == 3
    assert "decisions" in printed("bench", GAME, "--seconds", 0.1)


def test_arena() -> None:
    args = ["--games", 1, "--bots", "greedy,random", "--seed", 1]
    facts = json.loads(printed("arena", GAME, *args, "--json"))
    assert {row["bot"] for row in facts["ranking"]} == {"greedy", "random"}
    assert [pair["bots"] for pair in facts["pairs"]] == [["greedy", "random"]]
    assert sum(row["seats"] for row in facts["ranking"]) == 2
    assert "the ranking" in printed("arena", GAME, *args)


def test_verify_compares_the_deal_with_what_a_player_remembers(tmp_path: Path) -> None:
    chance = Chance("ab12", "5e", ("mine", ""))
    file = tmp_path / "game.jsonl"
    Match(load("dark-artifacts"), 2, chance=chance).save(file)
    text = printed("verify", file, "--promise", chance.promise.upper(), "--throw", "mine")
    assert f"The deal is the one promised as {chance.promise}; 1 of 2 seats threw in." in text
    assert "not as 00" in sentence_of("verify", file, "--promise", "00")
    assert "nobody threw in hers" in sentence_of("verify", file, "--throw", "hers")
    Match(load("dark-artifacts"), 2, 7).save(file)
    assert "promised" not in printed("verify", file)
    assert "nothing was promised" in sentence_of("verify", file, "--promise", chance.promise)

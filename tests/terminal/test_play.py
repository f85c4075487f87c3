"""Whole games at the terminal: to the end, saved, resumed, passed from hand to hand."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from conclave.registry import load
from conclave.table.match import Match
from tests.terminal.evening import COLOURS, GAME, KEY, command, evening, heard, painted


def numbers(seed: int, most: int = 9, lines: int = 4000) -> str:
    """Numbers as somebody types them who does not look; those that are not offered are refused."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, most)}\n" for _ in range(lines))


GAMES = {
    KEY: ("┌──", r"(White|Black) wins\.|A draw: White and Black share the first place\."),
    "triora": ("──╲", r"(Brigid|Cerida) wins\.|Nobody wins: all Witches were captured\."),
    "mage-wars": ("┌──", r"(Both Mages stand: t|T)he \w+ wins with .*Life left.*\.|The duel is drawn\."),
}
"""Games that are played to their end: a stroke of their boards, and what may be said in the end of two."""


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_game_runs_to_its_end(tmp_path: Path, game: str) -> None:
    arguments = ("--seats", "human,random", "--seed", "4", "--plain")
    done = command(numbers(1), *arguments, folder=tmp_path, game=game)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    end, _, way_back = done.stdout.partition("\nThe game is saved. To step through it:\n")
    assert way_back.strip() == f"conclave replay {tmp_path / 'conclave' / 'saves' / f'{game}-4.jsonl'}"
    assert re.fullmatch(GAMES[game][1], end.strip().splitlines()[-1])
    assert "\x1b" not in done.stdout
    assert not set(done.stdout) & set("│┃─━┌▸›≈♣·●†")


@pytest.mark.parametrize("game", GAMES)
def test_a_coloured_game_of_up_to_three_runs_to_its_end(tmp_path: Path, game: str) -> None:
    typed = numbers(2)
    bots = min(3, load(game).players[-1]) - 1
    arguments = ("--players", str(1 + bots), "--bots", ",".join(["random"] * bots), "--seed", "2")
    colours = {"FORCE_COLOR": "1", "NO_COLOR": "", "TERM": "xterm-256color"}
    done = command(typed, *arguments, folder=tmp_path, game=game, **colours)
    assert done.returncode == 0, done.stderr
    plain = COLOURS.sub("", done.stdout)
    assert plain != done.stdout
    assert GAMES[game][0] in plain
    plain, _, _ = plain.partition("\nThe game is saved.")
    end = plain.strip().splitlines()[-1]
    assert end.endswith(("wins.", "win together.", "share the first place.")) or re.fullmatch(
        GAMES[game][1], end
    )
    assert max(len(line) for line in plain.splitlines() if not line.startswith("›")) <= 80


def test_without_colours_or_terminal_it_speaks(tmp_path: Path) -> None:
    for environment in ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, {"NO_COLOR": "", "FORCE_COLOR": ""}):
        done = command("quit\n", "--seed", "1", folder=tmp_path, TERM="xterm", **environment)
        assert "White: Which card do you keep for your four-dots? Rule R18, O13." in done.stdout
        assert "\x1b" not in done.stdout


def test_bots_alone_are_told_to_an_onlooker(tmp_path: Path) -> None:
    done = command("", "--seats", "random,random", "--seed", "1", "--plain", folder=tmp_path)
    assert done.returncode == 0
    assert "The screens are taken away: all stacks stand in the open." in done.stdout
    assert "You keep" not in done.stdout
    end, _, _ = done.stdout.partition("\nThe game is saved.")
    assert end.strip().endswith((" wins.", "share the first place."))


def test_the_seed_is_written_as_it_is_typed(tmp_path: Path) -> None:
    done = command("quit\n", "--seed", "1416653018", "--plain", folder=tmp_path)
    assert "Seed 1416653018." in " ".join(done.stdout.split())


def test_bot_is_the_greedy_one(tmp_path: Path) -> None:
    done = command("", "--seats", "human,bot", "--seed", "1", folder=tmp_path)
    assert "At the table: White (human), Black (greedy)." in done.stdout


# --- leaving and coming back -----------------------------------------------------------------------------
def test_quit_saves_and_resume_goes_on_in_the_same_position(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = [*"1231", "2", "1", "quit"]
    left = evening(monkeypatch, tmp_path, lines, seed=5)
    saved = tmp_path / "conclave" / "saves" / f"{KEY}-5.jsonl"
    assert f"--seats human,random --resume {saved}" in heard(left.screen)
    back = Match.resume(saved)
    for seat in range(3):
        assert GAME.scene(back.view(seat)) == GAME.scene(left.match.view(seat))
    again = command("quit\n", "--seats", "human,random", "--resume", str(saved), folder=tmp_path)
    assert again.returncode == 0
    assert "White: On which space do you put the swamp?" in heard(left.screen)
    assert "White: On which space do you put the swamp?" in again.stdout


def test_a_saved_game_knows_who_sat_where(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.jsonl")
    command("quit\n", "--seats", "random,human", "--seed", "5", "--save", file, folder=tmp_path)
    again = command("quit\n", "--resume", file, folder=tmp_path)
    assert "At the table: White (random), Black (human)." in again.stdout
    other = command("quit\n", "--seats", "human,human", "--resume", file, folder=tmp_path)
    assert "At the table: White (human), Black (human)." in other.stdout


def test_a_resumed_game_goes_on_as_if_nobody_had_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = numbers(3, 4).split()[:60]
    whole = evening(monkeypatch, tmp_path, [*lines, "quit"], seed=6)
    half = evening(monkeypatch, tmp_path, [*lines[:31], "quit"], seed=6)
    resumed = Match.resume(tmp_path / "conclave" / "saves" / f"{KEY}-6-2.jsonl")
    assert len(resumed.record) == len(half.match.record) < len(whole.match.record)
    rest = evening(monkeypatch, tmp_path, [*lines[31:], "quit"], seed=6, match=resumed)
    assert rest.match.record.decisions == whole.match.record.decisions


def test_the_end_of_the_input_is_quit(tmp_path: Path) -> None:
    done = command("1\n2\n", "--seed", "8", "--save", str(tmp_path / "mine.jsonl"), folder=tmp_path)
    assert done.returncode == 0
    assert f"--resume {tmp_path / 'mine.jsonl'}" in done.stdout
    assert len(Match.resume(tmp_path / "mine.jsonl").record.decisions) > 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_game(tmp_path: Path, number: int) -> None:
    file = tmp_path / "kept.jsonl"
    arguments = ["--seats", "human,random", "--seed", "3", "--save", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "conclave.cli", "play", KEY, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("2\n")
    process.stdin.flush()
    for line in process.stdout:
        if "your three-dots?" in line:
            break
    time.sleep(0.5)
    process.send_signal(number)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert f"--resume {file}" in out
    assert [decision.seat for decision in Match.resume(file).record.decisions].count(0) == 1


# --- hot seat --------------------------------------------------------------------------------------------
def test_the_curtain_hides_the_cards_and_stacks_of_the_one_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """White drafts; then the screen passes to Black, who sees none of White's cards."""
    lines = ["", *"111111", "", "", *"111111", "quit"]
    session = evening(monkeypatch, tmp_path, lines, who="human,human", seed=2)
    shown = heard(session.screen)
    curtain = "Pass the screen to Black. Press Enter when nobody else is looking."
    before, after = shown.split(curtain)
    after = after.split("Pass the screen to White")[0]
    own = [card.name for card in session.seating.scene(0).cards if card.seat == 0 and card.face_up]
    assert len(own) == 6
    for name in own:
        assert name in before
        assert name not in after
    assert "You keep" in before
    assert len([line for line in after.splitlines() if line.startswith("You keep")]) == 6


def test_the_curtain_comes_before_every_change_of_hands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = ["", *(["1", ""] * 400)]
    session = evening(monkeypatch, tmp_path, typed, who="human,human", seed=2)
    seat = ""
    for line in heard(session.screen).splitlines():
        if line.startswith("Pass the screen to "):
            seat = line.split()[4].rstrip(".")
        elif line.startswith(("White: W", "Black: W", "White: On", "Black: On")):
            assert line.startswith(seat), line


def test_what_the_last_action_showed_is_read_before_the_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = evening(monkeypatch, tmp_path, ["", *"111111", "", "", "quit"], who="human,human", seed=2)
    shown = heard(session.screen)
    learned = "This is what White learned. Press Enter to hide it."
    assert shown.index("for relic cube B.") < shown.index(learned) < shown.index("Pass the screen to Black")


def test_a_terminal_is_wiped_with_its_memory_at_the_curtain(tmp_path: Path) -> None:
    """On a real terminal nothing of White stays on the screen or in what can be scrolled back to."""
    with on_a_terminal(tmp_path, "--seats", "human,human", "--seed", "2") as master:
        read_until(master, "Press Enter to begin")
        answer(master, ("", "nobody else is looking"), ("", "four-dots?"), *[("1", "[R1")] * 5)
        seen = answer(master, ("1", "to hide it"), ("", "to Black"))
        assert "\x1b[3J" in seen
        visible = seen.rpartition("\x1b[3J")[2]
        assert "Pass the screen to Black" in visible
        assert "keep" not in visible


def test_the_one_after_cannot_call_back_what_the_one_before_typed(tmp_path: Path) -> None:
    """White answers with numbers; Black presses the Up arrow and finds nothing."""
    with on_a_terminal(tmp_path, "--seats", "human,human", "--seed", "2") as master:
        read_until(master, "Press Enter to begin")
        answer(master, ("", "nobody else is looking"), ("", "four-dots?"), *[("1", "[R1")] * 5)
        answer(master, ("1", "to hide it"), ("", "to Black"), ("", "four-dots?"))
        os.write(master, b"\x1b[A")
        assert "I do not understand “zzz”:" in answer(master, ("zzz", "or help"))
        answer(master, ("yyy", "or help"))
        os.write(master, b"\x1b[A")
        assert "“yyyzzz”" in answer(master, ("zzz", "or help"))


@contextmanager
def on_a_terminal(folder: Path, *arguments: str) -> Iterator[int]:
    """A game on a real terminal of its own; gives what somebody at it types into and reads from."""
    master, slave = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "COLUMNS": "80"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "conclave.cli", "play", KEY, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        close_fds=True,
    )
    os.close(slave)
    try:
        yield master
    finally:
        process.kill()
        process.wait()
        os.close(master)


def answer(master: int, *steps: tuple[str, str]) -> str:
    """Type line after line, each when the words wanted after the one before have appeared."""
    seen = ""
    for typed, wanted in steps:
        os.write(master, f"{typed}\n".encode())
        seen = read_until(master, wanted)
    return seen


def read_until(master: int, wanted: str, seconds: float = 30.0) -> str:
    """What a terminal shows until some words appear."""
    seen = ""
    while wanted not in seen:
        assert select.select([master], [], [], seconds)[0], f"{wanted!r} never came: {seen[-400:]!r}"
        seen += os.read(master, 65536).decode(errors="replace")
    return seen


# --- what cannot be ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,wizard"], "Nobody called 'wizard' can sit down; a seat takes: human, bot, "),
        (["--seats", "human"], "Dark Artifacts is for 2 to 4 players, not 1."),
        (["--players", "5"], "Dark Artifacts is for 2 to 4 players, not 5."),
        (["--players", "2", "--bots", "random,random"], "2 bots and you are more than 2 players."),
        (["--seats", "human,bot", "--players", "2"], "Say who plays with --seats, or with --players"),
        (["--seed", "-1"], "A seed is a whole number from 0 to "),
        (["--option", "hide_heights"], "An option is given as name=value, not 'hide_heights'."),
        (["--option", "colour=red"], "Dark Artifacts has no option 'colour'"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl could not be read"),
        (["--resume", "nowhere.jsonl", "--seed", "3"], "A resumed game keeps its seed and its options"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = command("", *arguments, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    complaint = done.stderr.strip().splitlines()[-1]
    assert complaint.startswith(f"conclave: {sentence}")
    assert "Traceback" not in done.stderr


def test_a_resumed_game_wants_as_many_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    evening(monkeypatch, tmp_path, ["quit"], seed=5, screen=painted())
    saved = str(tmp_path / "conclave" / "saves" / f"{KEY}-5.jsonl")
    done = command("", "--resume", saved, "--seats", "human,bot,bot", folder=tmp_path)
    assert done.returncode == 2
    assert "is a game for 2 players, not 3." in done.stderr

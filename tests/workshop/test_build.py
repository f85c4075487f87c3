"""Building: what changed and no more, one at a time, never seen by halves; all builds here are real."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from conclave import _compiled
from tests.workshop.small import Small

pytestmark = pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler")

STALE = "conclave: compiled modules are older than their sources, running interpreted: run make build\n"
ALL = ["games/chess/rules/moves", "games/chess/table", "games/go/table", "kernel/rng", "language/words"]
BUILD = str(Path("tools", "build.py"))
BESIDE = (
    "conclave: the rules are compiled in the background; "
    "until the next start they run interpreted, and slower."
)
FINISHED = "conclave: the rules are compiled: they are fast from the next start on."


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Small:
    small = Small(tmp_path_factory.mktemp("built")).write()
    done = small.build()
    assert done.returncode == 0, done.stdout + done.stderr
    assert small.compiled() == ALL
    return small


@pytest.fixture
def small(built: Small, tmp_path: Path) -> Small:
    return built.copy(tmp_path / "small")


@pytest.fixture
def unbuilt(small: Small) -> Small:
    return small.forget()


@pytest.fixture
def fresh(tmp_path: Path) -> Small:
    return Small(tmp_path / "fresh").write()


def until(true: Callable[[], bool], seconds: float = 120) -> None:
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_each_game_is_a_library_and_so_is_what_they_share(small: Small) -> None:
    libraries = {path.name.partition(".")[0] for path in small.src.glob("*__mypyc*")}
    assert libraries == {"conclave__mypyc", "conclave_chess__mypyc", "conclave_go__mypyc"}
    groups = {
        line.split(" ")[1] for line in (small.package / _compiled.MANIFEST).read_text().splitlines()[1:]
    }
    assert groups == {"conclave", "conclave_chess", "conclave_go", _compiled.COLD}
    small.says("compiled 142 47")


def test_an_edit_in_a_game_compiles_that_game_alone(small: Small) -> None:
    small.edit("games/chess/rules/moves.py", "100", "200")
    small.says("interpreted 242 47", STALE)
    kept = {path: path.stat().st_ino for path in small.src.rglob(f"*{_compiled.SUFFIX}")}
    assert small.build().returncode == 0
    small.says("compiled 242 47")
    assert small.compiled() == ["games/chess/rules/moves"]
    changed = {path.name for path, number in kept.items() if path.stat().st_ino != number}
    assert changed == {f"conclave_chess__mypyc{_compiled.SUFFIX}"}
    assert small.build().returncode == 0
    assert small.compiled() == []


def test_a_class_that_grows_in_the_kernel_reaches_the_games_that_extend_it(small: Small) -> None:
    small.edit("language/words.py", "self.weight = weight", "self.first = 1\n        self.weight = weight")
    assert small.build().returncode == 0
    small.says("compiled 142 47")
    assert {"language/words", "games/chess/table"} <= set(small.compiled())


def test_a_file_that_becomes_cold_or_goes_leaves_nothing_behind(small: Small) -> None:
    (small.package / "games/chess/rules/moves.py").rename(small.package / "games/chess/moves.py")
    assert small.build().returncode == 0
    found = [path.name for path in (small.package / "games" / "chess").rglob(f"*{_compiled.SUFFIX}")]
    assert found == [f"table{_compiled.SUFFIX}"]
    done = small.run("-c", "import conclave; from conclave.games.chess.moves import moved; print(moved())")
    assert (done.stdout, done.stderr) == ("142\n", "")


def test_a_build_that_was_broken_off_looks_unbuilt_and_goes_on_where_it_stopped(fresh: Small) -> None:
    under_way = fresh.start("setup.py", "-q", "build_ext", "--inplace", "-j1")
    assert under_way.stdout is not None
    for line in under_way.stdout:
        if line == "compiled 2 of 5 modules\n":
            break
    os.killpg(under_way.pid, signal.SIGKILL)
    under_way.communicate()
    fresh.says("interpreted 142 47")
    fresh.compiled()
    assert fresh.build().returncode == 0
    assert 0 < len(fresh.compiled()) <= 3
    fresh.says("compiled 142 47")


LATE = """
import subprocess, sys
import conclave
print("ready", flush=True)
sys.stdin.readline()
code = sys.argv[1]
exec(code)
subprocess.run([sys.executable, "-c", code], check=True)
"""


def test_a_process_that_began_interpreted_stays_so_with_its_workers(unbuilt: Small) -> None:
    code = "from conclave._compiled import mode; from conclave.games.chess.table import answer; "
    code += "print(mode(), answer(), flush=True)"
    running = unbuilt.start("-c", LATE, code)
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n"
    assert unbuilt.build().returncode == 0
    out, err = running.communicate("go\n")
    assert (out, err) == ("interpreted 42\ninterpreted 42\n", "")
    unbuilt.says("compiled 142 47")


def test_a_process_that_began_compiled_keeps_its_build_when_another_replaces_it(small: Small) -> None:
    code = "from conclave._compiled import mode; from conclave.games.chess.table import answer; "
    code += "print(mode(), answer(), flush=True)"
    running = small.start("-c", LATE, code)
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n"
    small.edit("language/words.py", "self.weight = weight", "self.first = 1\n        self.weight = weight")
    small.edit("games/chess/table.py", "Pawn(2)", "Pawn(3)")
    assert small.build().returncode == 0
    out, err = running.communicate("go\n")
    assert (out, err) == ("compiled 42\ncompiled 43\n", "")


def test_two_builds_at_once_compile_once(fresh: Small) -> None:
    both = [fresh.start(BUILD) for _ in range(2)]
    for one in both:
        out, err = one.communicate()
        assert (one.returncode, err) == (0, ""), out
        assert out.startswith("conclave: compiling 5 modules\nconclave: compiled in ")
    assert fresh.compiled() == ALL
    fresh.says("compiled 142 47")
    assert fresh.run(BUILD).stdout == ""


WAITING = """
import sys, time
from pathlib import Path
from conclave._compiled import mode
print(mode(), flush=True)
if len(sys.argv) > 1:
    sys.stdin.readline()
"""


def test_a_command_runs_at_once_while_the_rules_are_compiled(fresh: Small) -> None:
    playing = fresh.start(BUILD, "--while", sys.executable, "-c", WAITING, "wait")
    assert playing.stdout is not None
    assert playing.stdout.readline() == BESIDE + "\n"
    assert playing.stdout.readline() == "interpreted\n"
    assert not (fresh.package / _compiled.MANIFEST).exists()
    lines: list[str] = []
    while FINISHED not in lines:
        lines.append(playing.stdout.readline().rstrip("\n"))
    assert 1 <= len(lines) <= 5
    for line in lines[:-1]:
        assert line.startswith("conclave: compiling the rules in the background, ")
        assert line.endswith(" of 5 modules")
    out, err = playing.communicate("enough\n")
    assert (playing.returncode, out, err) == (0, "", "")
    assert fresh.run(BUILD, "--while", sys.executable, "-c", WAITING).stdout == "compiled\n"


def test_a_command_with_the_screen_to_itself_is_not_disturbed(unbuilt: Small) -> None:
    playing = unbuilt.start(BUILD, "--after", sys.executable, "-c", WAITING, "wait")
    until(lambda: unbuilt.run(BUILD).stdout == "")
    out, err = playing.communicate("enough\n")
    assert (out, err) == (f"{BESIDE}\ninterpreted\n{FINISHED}\n", "")


def test_ctrl_c_ends_the_command_and_the_compiler(fresh: Small) -> None:
    playing = fresh.start(BUILD, "--while", sys.executable, "-c", WAITING, "wait")
    until(fresh.calls.exists)
    os.killpg(playing.pid, signal.SIGINT)
    out, _ = playing.communicate(timeout=30)
    assert playing.returncode != 0
    assert out.endswith("conclave: compiling goes on at the next start.\n")
    assert not (fresh.package / _compiled.MANIFEST).exists()
    lock = f"import fcntl; fcntl.flock(open({str(fresh.root / 'build' / 'lock')!r}), fcntl.LOCK_EX)"
    subprocess.run([sys.executable, "-c", lock], check=True, timeout=30)  # nobody builds any more
    fresh.says("interpreted 142 47")


def test_without_a_c_compiler_it_says_so_and_plays(fresh: Small) -> None:
    done = fresh.run(BUILD, "--while", sys.executable, "-c", WAITING, PATH="", CC="absent")
    assert done.stderr == ""
    assert done.stdout == (
        "conclave: running interpreted, which is several times slower: "
        "there is no C compiler (Debian, Ubuntu: apt install gcc).\ninterpreted\n"
    )


def test_a_failing_compiler_is_no_reason_not_to_play_but_fails_a_build(fresh: Small) -> None:
    playing = fresh.start(BUILD, "--while", sys.executable, "-c", WAITING, "wait", CC="false")
    assert playing.stdout is not None
    lines = [playing.stdout.readline() for _ in range(3)]
    playing.communicate("enough\n")
    assert lines[2] == "conclave: compiling failed (build/build.log says why); everything runs interpreted.\n"
    assert playing.returncode == 0
    done = fresh.run(BUILD, CC="false")
    assert done.returncode == 1
    assert "compiling failed" in done.stderr


@pytest.mark.parametrize("wish", ["0", "1"])
def test_who_says_how_to_run_is_obeyed(small: Small, wish: str) -> None:
    small.edit("games/go/table.py", "7", "8")
    done = small.run(BUILD, "--while", sys.executable, "-c", WAITING, CONCLAVE_COMPILED=wish)
    assert done.stdout.splitlines()[-1] == {"0": "interpreted", "1": "compiled"}[wish]
    assert small.compiled() == ([] if wish == "0" else ["games/go/table"])

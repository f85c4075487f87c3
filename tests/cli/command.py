"""Running the real command in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = [sys.executable, "-m", "conclave.cli"]
GAME = "dark-artifacts"


def conclave(*args: object, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run `conclave` and return what it did."""
    return subprocess.run(
        [*PROGRAM, *map(str, args)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=120,
        **more,
    )


def sentence_of(*args: object) -> str:
    """Run `conclave`, which must complain in one sentence and end with 2; returns the sentence."""
    done = conclave(*args)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    *notices, line = done.stderr.splitlines()
    assert all(notice.startswith("conclave: compiled modules") for notice in notices), done.stderr
    assert line.startswith("conclave: ")
    assert line.endswith((".", "?"))
    return line.removeprefix("conclave: ")


def start(*args: object) -> subprocess.Popen[str]:
    """Start `conclave` and do not wait for it; it hears Ctrl-C even if these tests run in the background."""
    return subprocess.Popen(
        [*PROGRAM, *map(str, args)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - nothing else runs in these workers
    )


def hear_interrupts() -> None:
    """Undo what a shell does to the programs it starts with `&`."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def descendants(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == pid and fields[0] != "Z":
                found += [int(entry.name), *descendants(int(entry.name))]
    return found


def is_running(pid: int) -> bool:
    """Whether a process is there and not just waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def environment(**changes: str) -> dict[str, str]:
    """Our environment with changes."""
    return {**os.environ, **changes}

"""Compile the hot modules in place, unless those that lie there are up to date.

    python tools/build.py                       compile, and fail if that fails
    python tools/build.py --while COMMAND ...   run the command at once and compile beside it
    python tools/build.py --after COMMAND ...   the same for a command that has the screen to itself

Where there is no C compiler it says so and leaves the package interpreted. A command that runs beside the
compiler stays interpreted to its end, with all it starts: the next one is compiled. If it ends first, the
compiler stops, and goes on next time where it was.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "conclave"
LOG = ROOT / "build" / "build.log"
LOCK = ROOT / "build" / "lock"
PROGRESS = re.compile(r"compiled (\d+) of (\d+) modules")
STEPS = 4

spec = importlib.util.spec_from_file_location("_compiled", PACKAGE / "_compiled.py")
assert spec is not None
assert spec.loader is not None
compiled = importlib.util.module_from_spec(spec)
spec.loader.exec_module(compiled)


def say(sentence: str) -> None:
    print(f"conclave: {sentence}", flush=True)


def why_not() -> str:
    """Say what this machine lacks for compiling; empty if nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not any(map(shutil.which, (compiler.split()[0], "cc"))):
        return "there is no C compiler (Debian, Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian, Ubuntu: apt install python3-dev)"
    return ""


def up_to_date() -> bool:
    """Tell whether what lies there was made from these sources, by this setup.py."""
    if compiled.find_flaw(str(PACKAGE)) != compiled.FRESH:
        return False
    signed = (PACKAGE / compiled.MANIFEST).read_text(encoding="utf-8").split("\n", 1)[0]
    return bool(signed == f"{compiled.SUFFIX} {compiled.fingerprint(str(ROOT / 'setup.py'))}")


class Build:
    """One run of setup.py, which another one at the same time waits for."""

    def __init__(self, lock: Path = LOCK) -> None:
        self.lock = lock
        self.running: subprocess.Popen[str] | None = None
        self.stopped = False

    def run(self, tell: Callable[[int, int], None], *, gently: bool = False) -> bool:
        """Compile and tell how far it is; whether the compiled modules are there afterwards."""
        LOG.parent.mkdir(exist_ok=True)
        with self.lock.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if self.stopped or up_to_date():
                return not self.stopped
            command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
            with LOG.open("w") as log:
                self.running = subprocess.Popen(
                    ["nice", "-n", "19", *command] if gently and shutil.which("nice") else command,
                    cwd=ROOT,
                    env={**os.environ, "CONCLAVE_BUILD": "require"},
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    start_new_session=True,  # so that it can be stopped with all its compilers
                    pass_fds=[lock.fileno()],  # so that the lock outlives us if it does
                )
                if self.stopped:
                    self.stop()
                assert self.running.stdout is not None
                for line in self.running.stdout:
                    if found := PROGRESS.match(line):
                        tell(int(found[1]), int(found[2]))
                    else:
                        log.write(line)
            return self.running.wait() == 0

    def stop(self) -> None:
        """End it with all it started; what it had finished is kept for the next one."""
        self.stopped = True
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGTERM)


def build_first() -> int:
    """Compile, then be done."""
    if not waiting_for_work():
        return 0
    say(f"compiling {count()} modules")
    began = time.monotonic()
    build = Build()
    try:
        done = build.run(lambda _done, _all: None)
    finally:
        build.stop()
    if done:
        say(f"compiled in {time.monotonic() - began:.0f} s")
        return 0
    print(*LOG.read_text().splitlines()[-40:], sep="\n", file=sys.stderr)
    print("conclave: compiling failed; the whole story is in build/build.log.", file=sys.stderr)
    return 1


def build_beside(command: list[str], *, silently: bool) -> int:
    """Run the command interpreted and compile meanwhile."""
    if not waiting_for_work():
        os.execvp(command[0], command)
    say("the rules are compiled in the background; until the next start they run interpreted, and slower.")
    told = [0]

    def tell(done: int, of: int) -> None:
        step = done * STEPS // of
        if step > told[0] and done < of and not silently:
            say(f"compiling the rules in the background, {done} of {of} modules")
        told[0] = max(told[0], step)

    def compile_gently() -> None:
        if not build.run(tell, gently=True) and not build.stopped:
            outcome.append("compiling failed (build/build.log says why); everything runs interpreted.")
        elif not build.stopped:
            outcome.append("the rules are compiled: they are fast from the next start on.")
        if outcome and not silently:
            say(outcome[0])

    outcome: list[str] = []
    build = Build()
    # A handler, since a child would inherit to ignore it: Ctrl-C is for the command, and we end after it.
    signal.signal(signal.SIGINT, lambda *_: None)
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    child = subprocess.Popen(command, env={**os.environ, compiled.VARIABLE: "0"})
    beside = threading.Thread(target=compile_gently, daemon=True)
    beside.start()
    try:
        code = child.wait()
    finally:
        if child.poll() is None:
            child.terminate()
        beside.join(0 if build.running is None or build.running.poll() is None else 5)
        build.stop()
    if silently and outcome:
        say(outcome[0])
    elif not outcome:
        say("compiling goes on at the next start.")
    return code if code >= 0 else 128 - code


def waiting_for_work() -> bool:
    """Tell whether there is something to compile and something to do it with; say what is missing."""
    if not count() or up_to_date():
        return False
    if lack := why_not():
        say(f"running interpreted, which is several times slower: {lack}.")
        return False
    return True


def count() -> int:
    return len(compiled.survey(str(PACKAGE))[0])


def main() -> int:
    wish = os.environ.get(compiled.VARIABLE)
    match sys.argv[1:]:
        case []:
            return build_first()
        case ["--while" | "--after" as when, *command] if command:
            if wish == "1" and (code := build_first()):  # who wants it compiled waits for it
                return code
            if not wish:
                return build_beside(command, silently=when == "--after")
            os.execvp(command[0], command)
    print(__doc__)
    return 2


if __name__ == "__main__":
    raise SystemExit(main())

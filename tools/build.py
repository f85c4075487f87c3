"""Compile the hot modules in place, unless those that lie there are up to date.

Where there is no C compiler it says so and leaves the package interpreted. With --lenient a build that
fails is no reason to stop either: somebody who wants to play should play.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "conclave"
LOG = ROOT / "build" / "build.log"

spec = importlib.util.spec_from_file_location("_compiled", PACKAGE / "_compiled.py")
assert spec is not None
assert spec.loader is not None
compiled = importlib.util.module_from_spec(spec)
spec.loader.exec_module(compiled)


def why_not() -> str:
    """Say what this machine lacks for compiling; empty if nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not any(map(shutil.which, (compiler.split()[0], "cc"))):
        return "there is no C compiler (Debian, Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian, Ubuntu: apt install python3-dev)"
    return ""


def up_to_date() -> bool:
    if compiled.find_flaw(str(PACKAGE)) != compiled.FRESH:
        return False
    return (PACKAGE / compiled.MANIFEST).stat().st_mtime >= (ROOT / "setup.py").stat().st_mtime


def main() -> int:
    hot = compiled.survey(str(PACKAGE))[0]
    if not hot or up_to_date():
        return 0
    if lack := why_not():
        print(f"conclave: running interpreted, which is several times slower: {lack}.")
        return 0
    print(f"conclave: compiling {len(hot)} modules", flush=True)
    LOG.parent.mkdir(exist_ok=True)
    began = time.monotonic()
    with LOG.open("w") as log:
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"],
            cwd=ROOT,
            env={**os.environ, "CONCLAVE_BUILD": "require"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode == 0:
        print(f"conclave: compiled in {time.monotonic() - began:.0f} s")
        return 0
    if "--lenient" in sys.argv:
        print("conclave: compiling failed (build/build.log says why), running interpreted.")
        return 0
    print(*LOG.read_text().splitlines()[-40:], sep="\n", file=sys.stderr)
    print("conclave: compiling failed; the whole story is in build/build.log.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())

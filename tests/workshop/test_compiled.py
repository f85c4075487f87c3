"""Compiled modules stand for their sources or stand aside; each run is a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conclave import _compiled

ROOT = Path(__file__).resolve().parents[2]
NOTICE = "conclave: compiled modules are older than their sources, running interpreted: run make build\n"

PROBE = """
import sys
import conclave
from conclave import _compiled
from conclave.kernel import rng
assert rng.__file__.startswith(sys.argv[1]), rng.__file__
loaded = [m.__file__ or "" for n, m in list(sys.modules.items()) if n.startswith("conclave.")]
print(_compiled.mode(), _compiled.is_compiled(), any(f.endswith(_compiled.SUFFIX) for f in loaded),
      getattr(rng, "EDITED", ""), sep="|")
"""


class Copy:
    """A copy of the built package that a test may spoil."""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "src"
        self.package = self.src / "conclave"
        source = Path(_compiled.PACKAGE)
        shutil.copytree(source, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        for shared in source.parent.glob(f"{_compiled.SHARED}.*"):
            shutil.copy2(shared, self.src)

    def edit(self, path: str) -> None:
        with (self.package / path).open("a") as file:
            file.write("\nEDITED = 'edited'\n")

    def run(self, wish: str | None = None, code: str = PROBE) -> subprocess.CompletedProcess[str]:
        return run(self.src, wish, code)


def run(src: Path, wish: str | None, code: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("CONCLAVE_", "COV"))}
    env["PYTHONPATH"] = str(src)
    if wish is not None:
        env[_compiled.VARIABLE] = wish
    return subprocess.run(
        [sys.executable, "-c", code, str(src)], cwd=src, env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    flaw = _compiled.find_flaw(_compiled.PACKAGE)
    if flaw != _compiled.FRESH:
        assert os.environ.get(_compiled.VARIABLE) != "1", flaw
        pytest.skip(f"{flaw}: run make build")
    return Copy(tmp_path)


def is_refused(done: subprocess.CompletedProcess[str], sentence: str) -> None:
    assert done.returncode == 2
    assert done.stderr == f"conclave: {sentence}\n"
    assert done.stdout == ""


def runs(done: subprocess.CompletedProcess[str], answer: str, notice: str = "") -> None:
    assert done.stderr == notice
    assert done.stdout == answer + "\n"
    assert done.returncode == 0


COMPILED = "compiled|True|True|"
INTERPRETED = "interpreted|False|False|"


def test_this_very_run_is_what_was_asked_for() -> None:
    wish = os.environ.get(_compiled.VARIABLE)
    if wish:
        assert _compiled.mode() == {"0": "interpreted", "1": "compiled"}[wish]
    assert _compiled.mode() != "mixed"


@pytest.mark.parametrize("wish", [None, "", "1"])
def test_a_fresh_build_runs_compiled(copy: Copy, wish: str | None) -> None:
    runs(copy.run(wish), COMPILED)


def test_0_loads_no_extension_module_and_says_nothing(copy: Copy) -> None:
    runs(copy.run("0"), INTERPRETED)


def test_an_edited_source_is_what_runs(copy: Copy) -> None:
    copy.edit("kernel/rng.py")
    runs(copy.run(), INTERPRETED + "edited", NOTICE)
    runs(copy.run("0"), INTERPRETED + "edited")


def test_one_edited_source_takes_all_others_out_of_compiled_service(copy: Copy) -> None:
    copy.edit("kernel/frames.py")
    runs(copy.run(), INTERPRETED, NOTICE)


def test_1_refuses_a_stale_build(copy: Copy) -> None:
    copy.edit("kernel/rng.py")
    is_refused(
        copy.run("1"),
        "CONCLAVE_COMPILED is 1 but compiled modules are older than their sources: run make build",
    )


def test_a_source_newer_than_the_build_makes_it_stale(copy: Copy) -> None:
    rules = copy.package / "games" / "newcomer" / "rules"
    rules.mkdir(parents=True)
    (rules / "setup.py").write_text("")
    runs(copy.run(), INTERPRETED, NOTICE)


def test_what_is_left_of_a_deleted_source_is_not_loaded(copy: Copy) -> None:
    (copy.package / "kernel" / "rng.py").unlink()
    done = copy.run(code="import conclave._compiled; conclave._compiled.choose(); import conclave.kernel.rng")
    assert "conclave.kernel.rng has no source any more: run make build" in done.stderr


def test_half_a_build_does_not_run(copy: Copy) -> None:
    (copy.package / "kernel" / f"rng{_compiled.SUFFIX}").unlink()
    notice = "conclave: compiled modules are incomplete, running interpreted: run make build\n"
    runs(copy.run(), INTERPRETED, notice)
    (copy.package / _compiled.MANIFEST).unlink()
    runs(copy.run(), INTERPRETED, notice)


def test_a_build_for_another_python_does_not_run(copy: Copy) -> None:
    manifest = copy.package / _compiled.MANIFEST
    manifest.write_text(manifest.read_text().replace(_compiled.SUFFIX, ".cpython-39.so"))
    runs(
        copy.run(),
        INTERPRETED,
        "conclave: compiled modules were made for another Python, running interpreted: run make build\n",
    )


def test_pure_python_runs_without_a_word_unless_compiled_was_demanded(copy: Copy) -> None:
    for found in [*copy.src.rglob(f"*{_compiled.SUFFIX}"), copy.package / _compiled.MANIFEST]:
        found.unlink()
    runs(copy.run(), INTERPRETED)
    is_refused(copy.run("1"), "CONCLAVE_COMPILED is 1 but there are no compiled modules: run make build")


def test_a_mistyped_wish_is_answered_in_a_sentence(copy: Copy) -> None:
    is_refused(copy.run("yes"), "CONCLAVE_COMPILED must be 0, 1 or unset, not 'yes'")


def test_the_choice_is_quick(copy: Copy) -> None:
    """The limit is generous for busy machines; alone it takes 1 or 2 ms."""
    code = (
        "import conclave, time; from conclave._compiled import choose; t = time.perf_counter(); choose(); "
        "print(time.perf_counter() - t)"
    )
    assert min(float(copy.run(code=code).stdout) for _ in range(3)) < 0.02


def build(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "CONCLAVE_OPT": "0", **env},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_build_signs_only_for_what_it_compiled(tmp_path: Path, copy: Copy) -> None:
    """A miniature package built with our own setup.py: one hot module leaning on an interpreted one."""
    small = tmp_path / "small"
    package = small / "src" / "conclave"
    (package / "kernel").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy2(ROOT / name, small)
    shutil.copy2(Path(_compiled.__file__), package)
    (package / "__init__.py").write_text("from conclave._compiled import choose\nchoose()\n")
    (package / "kernel" / "__init__.py").write_text("")
    limits = package / "kernel" / "limits.py"
    limits.write_text("from typing import Final\n\nLIMIT: Final = 4\n")
    rng = package / "kernel" / "rng.py"
    rng.write_text(
        "from conclave.kernel.limits import LIMIT\n\n\ndef limit() -> int:\n    return LIMIT * 10\n"
    )
    code = (
        "from conclave._compiled import mode; from conclave.kernel.rng import limit; print(mode(), limit())"
    )

    def says(answer: str, notice: str = "") -> None:
        runs(run(small / "src", None, code), answer, notice)

    built = build(small)
    assert built.returncode == 0, built.stdout + built.stderr
    says("compiled 40")

    # mypyc has copied the 4 into the compiled module, so the interpreted one counts as well.
    limits.write_text("from typing import Final\n\nLIMIT: Final = 5\n")
    says("interpreted 50", NOTICE)

    # A compiler that fails leaves a pure package: what it made last time is not passed off as new.
    rng.write_text(rng.read_text().replace("10", "100"))
    failed = build(small, CC="false")
    assert failed.returncode == 0
    assert "the C compiler failed, building pure Python" in failed.stderr
    says("interpreted 500")
    assert build(small, CC="false", CONCLAVE_BUILD="require").returncode != 0

    assert build(small).returncode == 0
    says("compiled 500")

    # So does a type error, and it stops a build that was told to compile.
    rng.write_text(rng.read_text().replace("-> int", "-> str"))
    assert build(small, CONCLAVE_BUILD="require").returncode != 0
    says("interpreted 500", NOTICE)

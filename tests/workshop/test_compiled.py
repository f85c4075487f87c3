"""Compiled modules stand for their sources or stand aside; each run is a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conclave import _compiled
from tests.workshop.small import Small

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
        for library in _compiled.libraries(str(source), _compiled.hot_groups(str(source))):
            shutil.copy2(library, self.src)

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


def test_one_library_of_several_does_not_run(copy: Copy) -> None:
    next(copy.src.glob("conclave_*__mypyc*")).unlink()
    notice = "conclave: compiled modules are incomplete, running interpreted: run make build\n"
    runs(copy.run(), INTERPRETED, notice)


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


def test_the_build_signs_only_for_what_it_compiled(tmp_path: Path) -> None:
    small = Small(tmp_path / "small").write()
    built = small.build()
    assert built.returncode == 0, built.stdout + built.stderr
    small.says("compiled 142 47")

    # mypyc has copied the 4 into the compiled module, so the interpreted one counts as well.
    small.edit("kernel/limits.py", "4", "5")
    small.says("interpreted 152 57", NOTICE)

    # A compiler that fails leaves a pure package: what it made last time is not passed off as new.
    small.edit("kernel/rng.py", "10", "100")
    failed = small.build(CC="false")
    assert failed.returncode == 0
    assert "the C compiler failed, building pure Python" in failed.stderr
    small.says("interpreted 602 507")
    assert small.build(CC="false", CONCLAVE_BUILD="require").returncode != 0

    assert small.build().returncode == 0
    small.says("compiled 602 507")

    # So does a type error, and it stops a build that was told to compile.
    small.edit("kernel/rng.py", "-> int", "-> str")
    assert small.build(CONCLAVE_BUILD="require").returncode != 0
    small.says("interpreted 602 507", NOTICE)

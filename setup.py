"""Compile the hot modules with mypyc; everything else about the package is in pyproject.toml.

CONCLAVE_BUILD: unset = compile if possible, else build pure Python; "pure" = do not try;
"require" = fail where the compiled modules cannot be made.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

Job = TypeVar("Job")

SRC = Path("src")
C_FILES = Path("build/mypyc")
WISH = os.environ.get("CONCLAVE_BUILD", "")

# Every C file of a group declares the tables of other groups anew, which -fcommon makes one; no name of a
# library is for others, so -fvisibility=hidden calls straight, as -fno-plt calls Python; a warning must not
# cost anybody the speed.
FLAGS = ["-fcommon", "-fvisibility=hidden", "-fno-plt", "-Wno-error"]

# Every decision goes through these, which are a small part of all C code: here the compiler tries hardest.
# Elsewhere it inlines what is short, and is done in two thirds of the time.
LEVEL = os.environ.get("CONCLAVE_OPT", "1")
BUSY = re.compile(r"___(kernel___\w+|board|table|rules___(actions|movement|power))\.c$")
BUSY_FLAGS = ["-O2"] if LEVEL == "1" else []
OTHER_FLAGS = ["-finline-small-functions", "-fpartial-inlining", "-foptimize-sibling-calls"]

# Of mypyc's runtime, which is compiled once apart, these are called everywhere and shorter than the call.
INLINED = {
    "list_ops.c": [
        "CPyList_GetItem",
        "CPyList_GetItemBorrow",
        "CPyList_GetItemShort",
        "CPyList_GetItemShortBorrow",
        "CPyList_GetItemInt64",
        "CPyList_GetItemInt64Borrow",
        "CPyList_SetItemInt64",
    ],
    "int_ops.c": ["CPyInt64_Divide", "CPyInt64_Remainder"],
}


def chooser() -> ModuleType:
    """Load the run-time chooser alone: the package itself may lack its dependencies here."""
    spec = importlib.util.spec_from_file_location("_compiled", SRC / "conclave" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILED = chooser()


def extensions(groups: dict[str, list[str]]) -> list[Extension]:
    """Translate the hot modules to C: a library for each group, a C file and a door for each module."""
    if not groups or WISH == "pure" or sys.implementation.name != "cpython":
        return []
    if {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv):
        return []  # pip asks for metadata several times: do not translate each time
    named = [([f"src/conclave/{path}" for path in hot], group) for group, hot in groups.items()]
    try:
        from mypyc.build import mypycify

        made = mypycify(
            # No cache: translated against cached modules, classes come out subtly different (mypyc 2.4).
            [f"--cache-dir={os.devnull}", *(path for paths, _ in named for path in paths)],
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,
            separate=named,
            target_dir=str(C_FILES),
        )
    except (ImportError, SystemExit):  # mypyc leaves by SystemExit after printing type errors
        if WISH == "require":
            raise
        print("conclave: the hot modules could not be translated, building pure Python", file=sys.stderr)
        return []
    return list(made)


def inlines(runtime: Path) -> str:
    """Copy the functions to inline from the runtime of the mypyc at hand; one it has not is left out."""
    lines = ["#include <Python.h>", "#include <CPy.h>"]
    for file, names in INLINED.items():
        text = (runtime / file).read_text(encoding="utf-8") if (runtime / file).exists() else ""
        for name in names:
            found = re.search(
                rf"^\w[\w ]*[ *]{name}\([^;{{)]*\) *\{{\n.*?^\}}\n", text, re.MULTILINE | re.DOTALL
            )
            if found:
                lines += [f"#define {name} inlined_{name}", f"static inline {found[0]}"]
    return "\n".join([*lines, ""])


def signature(package: Path, groups: dict[str, list[str]]) -> str:
    """Name every source the compiled modules depend on, each with its group and its hash."""
    rows = [(path, group) for group, hot in groups.items() for path in hot]
    rows += [(path, COMPILED.COLD) for path in leaned_on(package, [path for path, _ in rows])]
    signed = [f"{COMPILED.fingerprint(f'{package}/{path}')} {group} {path}" for path, group in rows]
    return "\n".join([f"{COMPILED.SUFFIX} {COMPILED.fingerprint('setup.py')}", *signed, ""])


def leaned_on(package: Path, hot: list[str]) -> list[str]:
    """List the interpreted modules that hot ones import, directly or not.

    mypyc copies `Final` values out of them, so an edit there also makes the compiled modules stale.
    """
    seen = set(hot)
    queue = list(hot)
    while queue:
        tree = ast.parse((package / queue.pop()).read_bytes())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            for name in names:
                top, _, rest = name.partition(".")
                stem = rest.replace(".", "/")
                for path in (f"{stem}.py", f"{stem}/__init__.py"):
                    if top == "conclave" and rest and path not in seen and (package / path).is_file():
                        seen.add(path)
                        queue.append(path)
    return sorted(seen - set(hot))


class BuildHot(build_ext):
    """Build the libraries apart and put them in place all at once, signed for.

    Objects and libraries are named by a hash of all that goes into them, in build/temp: what did not
    change is not made again, and a build that was broken off goes on where it stopped.
    """

    def run(self) -> None:
        """Build, then replace what lay there before: until then nobody sees anything of it."""
        root = SRC if self.inplace else Path(self.build_lib)
        self.made: dict[Path, Path] = {}
        super().run()
        self.put_in_place(root)

    def build_extensions(self) -> None:
        """Compile and link on all cores; optional as a whole, since half of it is of no use."""
        self.store = Path(self.build_temp)
        self.store.mkdir(parents=True, exist_ok=True)
        try:
            self.prepare_inlines()
            objects = self.compile_all()
            self.made = self.link_all(objects)
        except (CCompilerError, BaseError):
            if WISH == "require":
                raise
            print("conclave: the C compiler failed, building pure Python", file=sys.stderr)
            return
        used = {*self.made.values(), *(path for found in objects.values() for path in found)}
        for left in set(self.store.iterdir()) - used:
            shutil.rmtree(left) if left.is_dir() else left.unlink()

    def prepare_inlines(self) -> None:
        """Write the header of inlined functions; without it where it does not compile by itself."""
        self.header: list[str] = []
        if self.compiler.compiler_type != "unix":
            return
        from mypyc.build import include_dir

        header = C_FILES / "inlines.h"
        header.write_text(inlines(Path(include_dir())), encoding="utf-8")
        trial = C_FILES / "inlines.c"
        trial.write_text(f'#include "{header.name}"\n', encoding="utf-8")
        try:
            self.compiler.compile(
                [str(trial)],
                str(self.store / "trial"),
                include_dirs=[*self.include_dirs, include_dir()],
                extra_postargs=["-Werror=implicit-function-declaration"],  # it would only be missed later
            )
            self.header = ["-include", str(header)]
        except CCompilerError:
            pass

    def compile_all(self) -> dict[str, list[Path]]:
        """Compile every C file once, the longest first; the objects of each extension, by its name."""
        objects: dict[str, list[Path]] = {}
        jobs: dict[Path, tuple[Extension, str, list[str]]] = {}
        for ext in self.extensions:
            for source in ext.sources:
                flags, leans = [*ext.extra_compile_args], []
                if self.compiler.compiler_type == "unix":
                    flags += [*FLAGS, *(BUSY_FLAGS if BUSY.search(source) else OTHER_FLAGS)]
                if Path(source).name.startswith("__native"):
                    flags += self.header
                    leans = [*ext.depends, *self.header[1:]]
                made = self.store / f"{self.digest([source, *leans], flags)}.o"
                objects.setdefault(ext.name, []).append(made)
                jobs[made] = (ext, source, flags)
        modules = {made for made, job in jobs.items() if Path(job[1]).name.startswith("__native_conclave___")}
        waiting = [made for made in jobs if not made.exists()]
        waiting.sort(key=lambda made: Path(jobs[made][1]).stat().st_size, reverse=True)
        left = modules & set(waiting)
        for made in self.on_all_cores(lambda made: self.compile_one(made, *jobs[made]), waiting):
            if made in left:
                left.remove(made)
                print(f"compiled {len(modules) - len(left)} of {len(modules)} modules", flush=True)
        return objects

    def compile_one(self, made: Path, ext: Extension, source: str, flags: list[str]) -> None:
        """Compile one C file; the object gets its name when it is whole."""
        apart = made.with_suffix(f".{os.getpid()}")
        [found] = self.compiler.compile(
            [source], str(apart), include_dirs=ext.include_dirs, extra_postargs=flags, debug=self.debug
        )
        os.replace(found, made)
        shutil.rmtree(apart)

    def link_all(self, objects: dict[str, list[Path]]) -> dict[Path, Path]:
        """Link every extension whose objects are new; each finished library, by its place in the package."""
        made: dict[Path, tuple[Extension, Path]] = {}
        for ext in self.extensions:
            name = self.digest([], [ext.name, *(found.name for found in objects[ext.name])])
            place = Path(f"{ext.name.replace('.', '/')}{COMPILED.SUFFIX}")
            made[place] = (ext, self.store / f"{name}{COMPILED.SUFFIX}")
        waiting = [(ext, found) for ext, found in made.values() if not found.exists()]
        for _ in self.on_all_cores(lambda job: self.link_one(*job, objects[job[0].name]), waiting):
            pass
        return {place: found for place, (_, found) in made.items()}

    def link_one(self, ext: Extension, made: Path, objects: list[Path]) -> None:
        """Link one library; it gets its name when it is whole."""
        apart = made.with_name(f"{os.getpid()}-{made.name}")
        self.compiler.link_shared_object(
            [str(path) for path in objects],
            str(apart),
            libraries=self.get_libraries(ext),
            library_dirs=ext.library_dirs,
            runtime_library_dirs=ext.runtime_library_dirs,
            extra_postargs=ext.extra_link_args,
            export_symbols=self.get_export_symbols(ext),
            debug=self.debug,
            build_temp=self.build_temp,
        )
        os.replace(apart, made)

    def on_all_cores(self, work: Callable[[Job], None], jobs: list[Job]) -> Iterator[Job]:
        """Yield each job when its work is done; the first that fails ends it all."""
        with ThreadPoolExecutor(self.parallel or os.cpu_count() or 1) as pool:
            waiting = {pool.submit(work, job): job for job in jobs}
            try:
                for done in as_completed(waiting):
                    done.result()
                    yield waiting[done]
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def digest(self, files: list[str], words: list[str]) -> str:
        """Hash all that decides what the compiler makes."""
        from mypy.version import __version__

        command = [str(word) for word in getattr(self.compiler, "compiler_so", None) or []]
        hashed = blake2b(repr([__version__, sys.version, *command, *words]).encode(), digest_size=16)
        for file in files:
            hashed.update(Path(file).read_bytes())
        return hashed.hexdigest()

    def copy_extensions_to_source(self) -> None:
        """Leave that to `put_in_place`, which does not write into a library somebody has loaded."""

    def put_in_place(self, root: Path) -> None:
        """Replace the compiled modules under `root`, signing last: in between they count as unfinished."""
        manifest = root / "conclave" / COMPILED.MANIFEST
        manifest.unlink(missing_ok=True)
        if root == SRC:  # also those whose source is gone
            for left in set(root.rglob(f"*{COMPILED.SUFFIX}")) - {root / place for place in self.made}:
                left.unlink()
        for place, found in self.made.items():
            target = root / place
            if not target.exists() or target.read_bytes() != found.read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, target.with_suffix(".new"))
                os.replace(target.with_suffix(".new"), target)
        if self.made:
            manifest.with_suffix(".new").write_text(SIGNATURE, encoding="utf-8")
            os.replace(manifest.with_suffix(".new"), manifest)


GROUPS = COMPILED.hot_groups(str(SRC / "conclave"))
# Hash before translating: a source saved during the build then counts as newer, never as compiled.
SIGNATURE = signature(SRC / "conclave", GROUPS)

setup(ext_modules=extensions(GROUPS), cmdclass={"build_ext": BuildHot})

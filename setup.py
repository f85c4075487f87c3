"""Compile the hot modules with mypyc; everything else about the package is in pyproject.toml.

CONCLAVE_BUILD: unset = compile if possible, else build pure Python; "pure" = do not try;
"require" = fail where the compiled modules cannot be made.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SRC = Path("src")
WISH = os.environ.get("CONCLAVE_BUILD", "")


def chooser() -> ModuleType:
    """Load the run-time chooser alone: the package itself may lack its dependencies here."""
    spec = importlib.util.spec_from_file_location("_compiled", SRC / "conclave" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILED = chooser()


def extensions(hot: list[str]) -> list[Extension]:
    """Translate the hot modules to C as one group, so that calls between them are C calls."""
    if not hot or WISH == "pure" or sys.implementation.name != "cpython":
        return []
    if {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv):
        return []  # pip asks for metadata several times: do not translate each time
    try:
        from mypyc.build import mypycify

        made = mypycify(
            [f"src/conclave/{path}" for path in hot],
            opt_level=os.environ.get("CONCLAVE_OPT", "3"),
            debug_level="0",
            group_name="conclave",
            target_dir="build/mypyc",
        )
    except (ImportError, SystemExit):  # mypyc leaves by SystemExit after printing type errors
        if WISH == "require":
            raise
        print("conclave: the hot modules could not be translated, building pure Python", file=sys.stderr)
        return []
    for extension in made:
        extension.optional = WISH != "require"
        if sys.platform == "linux" and os.environ.get("CONCLAVE_OPT", "3") == "3":
            # The runtime of mypyc is a translation unit of its own: only the linker can inline it.
            extension.extra_compile_args += ["-flto", "-fno-semantic-interposition"]
            extension.extra_link_args += ["-flto=auto", "-O2", "-Wl,-Bsymbolic"]
    return made


def signature(package: Path, hot: list[str]) -> str:
    """Name every source the compiled modules depend on, each with its hash."""
    rows = [(path, "hot") for path in hot] + [(path, "cold") for path in leaned_on(package, hot)]
    signed = [f"{COMPILED.fingerprint(f'{package}/{path}')} {kind} {path}" for path, kind in rows]
    return "\n".join([COMPILED.SUFFIX, *signed, ""])


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
    """Build the extension modules, then sign for the sources they were made from."""

    def run(self) -> None:
        """Withdraw the old signature first: an interrupted build must not look finished."""
        root = SRC if self.inplace else Path(self.build_lib)
        manifest = root / "conclave" / COMPILED.MANIFEST
        # Without a signature the last build failed half-way, and its leftovers in build/ prove nothing.
        if (
            not (self.inplace and manifest.exists())
            or manifest.stat().st_mtime < Path("setup.py").stat().st_mtime
        ):
            self.force = True
        manifest.unlink(missing_ok=True)
        forget(root)
        super().run()
        made = [
            root / f"{extension.name.replace('.', '/')}{COMPILED.SUFFIX}" for extension in self.extensions
        ]
        if made and all(path.exists() for path in made):
            manifest.write_text(SIGNATURE, encoding="utf-8")
        elif made:
            forget(root)
            print("conclave: the C compiler failed, building pure Python", file=sys.stderr)

    def build_extension(self, ext: Extension) -> None:
        """Leave nothing behind on failure: an optional extension would be copied from the last build."""
        try:
            super().build_extension(ext)
        except BaseException:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise


def forget(root: Path) -> None:
    """Remove our compiled modules under `root`, also those whose source is gone."""
    if root == SRC:  # in build/ they are what saves compiling again
        for found in root.rglob(f"*{COMPILED.SUFFIX}"):
            found.unlink()


HOT = COMPILED.survey(str(SRC / "conclave"))[0]
# Hash before translating: a source saved during the build then counts as newer, never as compiled.
SIGNATURE = signature(SRC / "conclave", HOT)

setup(ext_modules=extensions(HOT), cmdclass={"build_ext": BuildHot})

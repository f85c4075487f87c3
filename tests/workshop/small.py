"""A miniature of the package with our own setup.py and tools/build.py, which tests may build and spoil."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from conclave import _compiled

ROOT = Path(__file__).resolve().parents[2]

SOURCES = {
    "__init__.py": "from conclave._compiled import choose\n\nchoose()\n",
    "kernel/__init__.py": "",
    "kernel/limits.py": "from typing import Final\n\nLIMIT: Final = 4\n",
    "kernel/rng.py": """
from conclave.kernel.limits import LIMIT


def limit() -> int:
    return LIMIT * 10
""",
    "language/__init__.py": "",
    "language/words.py": """
class Word:
    def __init__(self, weight: int) -> None:
        self.weight = weight

    def weigh(self) -> int:
        return self.weight
""",
    "games/__init__.py": "",
    "games/chess/__init__.py": "",
    "games/chess/table.py": """
from conclave.kernel.rng import limit
from conclave.language.words import Word


class Pawn(Word):
    def weigh(self) -> int:
        return self.weight + limit()


def answer() -> int:
    word: Word = Pawn(2)
    return word.weigh()
""",
    "games/chess/rules/__init__.py": "",
    "games/chess/rules/moves.py": """
from conclave.games.chess.table import answer


def moved() -> int:
    return answer() + 100
""",
    "games/go/__init__.py": "",
    "games/go/table.py": """
from conclave.kernel.rng import limit


def answer() -> int:
    return limit() + 7
""",
}

SAYS = """
from conclave._compiled import mode
from conclave.games.chess.rules.moves import moved
from conclave.games.go.table import answer
print(mode(), moved(), answer())
"""


class Small:
    """A tree of a few modules: what games share, and two games."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.src = root / "src"
        self.package = self.src / "conclave"
        self.compiler = root / "cc"
        self.calls = root / "calls"

    def write(self) -> Small:
        """Write the tree, and a compiler that notes what it is given before it hands it on."""
        for name, text in SOURCES.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md", "tools/build.py"):
            (self.root / name).parent.mkdir(exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name)
        shutil.copy2(Path(_compiled.__file__), self.package)
        self.compiler.write_text('#!/bin/sh\necho "$@" >> calls\nexec gcc "$@"\n')
        self.compiler.chmod(0o755)
        return self

    def copy(self, root: Path) -> Small:
        shutil.copytree(self.root, root)
        return Small(root)

    def forget(self) -> Small:
        """Take the compiled modules away; what the compiler made of them stays in build/."""
        for found in [*self.src.rglob(f"*{_compiled.SUFFIX}"), self.package / _compiled.MANIFEST]:
            found.unlink()
        return self

    def edit(self, path: str, old: str, new: str) -> None:
        text = (self.package / path).read_text()
        assert old in text
        (self.package / path).write_text(text.replace(old, new))

    def environment(self, **env: str) -> dict[str, str]:
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("CONCLAVE_", "COV"))
        }
        # Relative, as setup.py runs in the tree: the same for every copy of it.
        return {**kept, "PYTHONPATH": str(self.src), "CC": "./cc", "CONCLAVE_OPT": "0", **env}

    def start(self, *command: str, **env: str) -> subprocess.Popen[str]:
        """Start a command in the tree, in a session of its own as a terminal would."""
        return subprocess.Popen(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment(**env),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
        started = self.start(*command, **env)
        out, err = started.communicate()
        return subprocess.CompletedProcess(command, started.returncode, out, err)

    def build(self, **env: str) -> subprocess.CompletedProcess[str]:
        return self.run("setup.py", "-q", "build_ext", "--inplace", **env)

    def says(self, answer: str, notice: str = "") -> None:
        """Check what a new process says when it uses both games."""
        done = self.run("-c", SAYS)
        assert done.stderr == notice
        assert done.stdout == answer + "\n"

    def compiled(self) -> list[str]:
        """The modules compiled since the last time somebody asked; what mypyc brings along not counted."""
        lines = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        files = [word for line in lines for word in line.split() if word.endswith(".c")]
        names = [Path(file).stem for file in files if Path(file).name.startswith("__native_conclave___")]
        return sorted(name.removeprefix("__native_conclave___").replace("___", "/") for name in names)

"""Another checkout of this project, measured beside this one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
MODE = "from conclave import _compiled, registry; registry.load(registry.games()[0]); print(_compiled.mode())"


class Tree:
    """A checkout of this project, which runs with its own environment if it has one."""

    def __init__(self, folder: Path) -> None:
        python = folder / ".venv" / "bin" / "python"
        self.folder = folder
        self.python = str(python) if folder != HERE and python.exists() else sys.executable
        self.environment = {**os.environ, "PYTHONPATH": str(folder / "src")}

    def mode(self) -> str:
        """Whether its rules run compiled."""
        asked = [self.python, "-c", MODE]
        told = subprocess.run(asked, env=self.environment, capture_output=True, text=True, check=True)
        return told.stdout.strip()

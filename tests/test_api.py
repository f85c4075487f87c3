"""The public names: what others build on."""

from __future__ import annotations

import subprocess
import sys


def test_the_list_of_games_can_be_asked_before_and_after_loading_one() -> None:
    program = (
        "import conclave; before = conclave.games(); conclave.load('dark-artifacts'); "
        "assert conclave.games() == before and 'dark-artifacts' in before, before"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

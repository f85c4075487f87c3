"""What drawings remember, and how to make them forget it."""

from __future__ import annotations

import sys

from conclave.show.memory import Memory


def forget() -> None:
    """Let all that was drawn go: every memory begins again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("conclave."):
            for found in vars(module).values():
                if isinstance(found, Memory):
                    found.kept.clear()
                elif hasattr(found, "cache_clear") and getattr(found, "__module__", "").startswith(
                    "conclave.games."
                ):
                    found.cache_clear()

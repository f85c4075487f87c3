"""Virtual time: an event loop whose clock jumps to what comes next, so that moments can be compared."""

from __future__ import annotations

import asyncio
import selectors
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest


class Jumping(selectors.DefaultSelector):
    """A selector that does not wait for a time to come: it is there at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(None)
        ready = super().select(0)
        if not ready and timeout > 0:
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in virtual time; what others do in threads is done here and now, and takes no time."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run_virtually(evening: Coroutine[Any, Any, None], patch: pytest.MonkeyPatch) -> None:
    """Run an evening in virtual time; every part of the server reads the same clock."""
    loop = VirtualLoop()
    for name, module in list(sys.modules.items()):
        if name.startswith("conclave.server.") and hasattr(module, "monotonic"):
            patch.setattr(module, "monotonic", loop.time)
    try:
        loop.run_until_complete(evening)
    finally:
        loop.close()

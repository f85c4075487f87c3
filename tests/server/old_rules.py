"""Rules of an earlier version, under which tests play games that are then looked at under those of today."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from conclave.registry import load
from tests.server.house import GAME, WAIT, House

OLD = "0.9-test"


@contextmanager
def changed(name: str, value: Any) -> Iterator[None]:
    """The game otherwise than it is, for a while; nobody else may change one."""
    game = load(GAME)
    was = getattr(game, name)
    object.__setattr__(game, name, value)
    try:
        yield
    finally:
        object.__setattr__(game, name, was)


def old_rules() -> AbstractContextManager[None]:
    """Rules of an earlier version."""
    return changed("version", OLD)


def catch_up(house: House) -> None:
    """Let the server draw at once what it would draw soon."""
    studio = house.hall.host.studio
    assert studio._task is not None
    asyncio.run_coroutine_threadsafe(studio.catch_up(), studio._task.get_loop()).result(WAIT)

"""Errands: what a table does by itself, in tasks that end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Errands:
    """The tasks of a table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in a task of its own."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(note_failure)
        return task

    async def through(self, work: Coroutine[Any, Any, T]) -> T:
        """See something through to its end even if whoever asked for it has gone."""
        return await asyncio.shield(self.start(work))

    async def end(self) -> None:
        """End whatever is under way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def note_failure(task: asyncio.Task[Any]) -> None:
    """Take note of an exception that nobody waits for any more, so that none is reported as forgotten."""
    if not task.cancelled():
        task.exception()

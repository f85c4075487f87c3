"""Playing a series on one core or all, in order, whoever finishes first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Any, Final

from conclave.kernel.game import ConclaveError
from conclave.research.series import Player, Row, Series
from conclave.research.store import Store
from conclave.research.tally import Tally
from conclave.table.files import unwritten

LARGEST_CHUNK: Final = 64
CHUNKS_PER_WORKER: Final = 16
AHEAD: Final = 4
"""Chunks handed out per worker before the first comes back, so that a million games need no memory."""


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def rows(what: Series, first: int, games: int, workers: int, records: str = "") -> Generator[Row]:
    """The games of a series from number `first` on, in order, however many workers there are."""
    left = games - first
    if left <= 0:
        return
    if workers == 1 or left == 1:
        player = Player(what, records)
        for number in range(first, games):
            yield player.play(number)
        return
    yield from _rows_of_many(what, first, games, min(workers, left), records)


def _rows_of_many(what: Series, first: int, games: int, workers: int, records: str) -> Generator[Row]:
    # Spawned, not forked: the same on every system, and no thread of ours (the progress bar has one)
    # is cut in half. It costs a tenth of a second once.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(LARGEST_CHUNK, (games - first) // (workers * CHUNKS_PER_WORKER)))
    starts = iter(range(first, games, size))
    pool = ProcessPoolExecutor(workers, context, _begin_work, (what, records, stop))
    running: deque[Future[list[Row]]] = deque()
    try:
        while True:
            while len(running) < workers * AHEAD and (start := next(starts, None)) is not None:
                with _interrupts_held_back():
                    running.append(pool.submit(_work, start, min(start + size, games)))
            if not running:
                return
            yield from running.popleft().result()
    except BrokenProcessPool:
        raise ConclaveError("A worker process died; perhaps the machine is out of memory.") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Generator[None]:
    """A worker that begins meanwhile never hears Ctrl-C, which is for its parent; that one hears it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in a worker -----------------------------------------------------------------------------------------
class _Work:
    """What a worker process plays; there is one per process."""

    player: Player
    stop: Any


def _begin_work(what: Series, records: str, stop: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Work.player = Player(what, records)
    _Work.stop = stop


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(start: int, end: int) -> list[Row]:
    played: list[Row] = []
    for number in range(start, end):
        if _Work.stop.is_set():
            break
        played.append(_Work.player.play(number))
    return played


# --- the whole ---------------------------------------------------------------------------------------------
class Simulation:
    """A series being played: its tally so far, its store if it has one, and how long it took."""

    def __init__(self, what: Series, games: int, workers: int, out: str = "", records: str = "") -> None:
        if games < 1:
            raise ConclaveError(f"At least one game must be played, not {games}.")
        if workers < 1:
            raise ConclaveError(f"At least one worker must play, not {workers}.")
        self.series = what
        self.games = games
        self.workers = workers
        self.records = records
        self.tally = Tally(what)
        self.played = 0
        self.decided = 0
        self.seconds = 0.0
        if records:
            try:
                os.makedirs(records, exist_ok=True)
            except OSError as error:
                raise unwritten(records, error) from None
        self.store = Store(out, what) if out else None
        self.stored = len(self.store.rows) if self.store else 0

    def run(self, each: Callable[[Row], None]) -> dict[str, Any]:
        """Play what is not stored yet, showing every game to `each`; returns the summary as data."""
        began = time.perf_counter()
        try:
            for row in self.store.rows[: self.games] if self.store else ():
                self.tally.add(row)
                each(row)
            with closing(rows(self.series, self.stored, self.games, self.workers, self.records)) as fresh:
                for row in fresh:
                    self._count(row)
                    each(row)
        finally:
            self.seconds = time.perf_counter() - began
            if self.store:
                self.store.close()
        return self.facts()

    def _count(self, row: Row) -> None:
        if self.store:
            self.store.add(row)
            self.stored += 1
        self.tally.add(row)
        self.played += 1
        self.decided += row.decisions

    def facts(self) -> dict[str, Any]:
        """The summary as data."""
        return self.tally.facts(self.seconds, self.played, self.decided)

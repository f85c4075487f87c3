"""Thinking: bots and other long work have threads of their own; bots are given views only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from secrets import randbits
from threading import Thread
from time import thread_time
from typing import Any, Final

from conclave import bots
from conclave.bots import Bot
from conclave.kernel.game import Game
from conclave.kernel.rng import seeded
from conclave.server.budget import PAYER
from conclave.server.lookback import Lookbacks

LOG = logging.getLogger("conclave.server")
THREADS: Final = 2
DEADLINE: Final = 60.0
"""Seconds after which nobody waits for a bot any more."""

RAISED, NONSENSE, SLOW = "raised", "nonsense", "slow"


@dataclass(frozen=True)
class Chosen:
    """What a bot has chosen; if it `failed`, chance has chosen instead."""

    index: int
    failed: str = ""


class Thinking:
    """Whatever takes long in a process: its bots, and the replay of records."""

    def __init__(self, threads: int = THREADS, deadline: float = DEADLINE) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="work")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="record")
        self._deadline = deadline
        self._free = asyncio.Semaphore(threads)
        self._bots: dict[tuple[str, str], Bot] = {}
        self._given_up: set[tuple[str, str]] = set()
        self.lookbacks = Lookbacks()

    def bot(self, name: str, game: Game) -> Bot:
        """The bot of a name for a game; bots keep nothing between choices, so tables share them."""
        key = (name, game.key)
        if key not in self._bots:
            self._bots[key] = bots.make(name, game)
        return self._bots[key]

    async def choose(self, name: str, game: Game, view: Any) -> Chosen:
        """What a bot answers to a view; for one that fails chance answers, so that nobody waits for ever."""
        options = len(view.decision_of(view.viewer).codes)
        failed = SLOW
        if (name, game.key) not in self._given_up:
            try:
                bot = self.bot(name, game)
                async with self._free:  # many tables must not make many threads
                    index = await apart(self._deadline, bot.choose, view, seeded(randbits(62)))
                if type(index) is int and 0 <= index < options:
                    return Chosen(index)
                failed = NONSENSE
                LOG.error("bot answered nonsense", extra={"facts": {"bot": name, "game": game.key}})
            except TimeoutError:
                self._given_up.add((name, game.key))  # its thread cannot be ended: there must be no second
                LOG.error("bot is too slow", extra={"facts": {"bot": name, "game": game.key}})
            except Exception:
                failed = RAISED
                LOG.exception("bot failed", extra={"facts": {"bot": name, "game": game.key}})
        return Chosen(randbits(30) % options, failed)

    async def run(self, work: Any, *facts: Any) -> Any:
        """Do other long work beside the event loop: a replay, a revival."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *facts)

    async def work(self, work: Any, *facts: Any, cost: float = 0.0) -> Any:
        """Do long work at the cost of whoever asks: at the given one, or at what it took."""
        return await self._paid(self._threads, work, facts, cost)

    async def read(self, work: Any, *facts: Any) -> Any:
        """Read what a guest has brought, one after another, so that nobody else waits for it."""
        return await self._paid(self._reader, work, facts)

    async def revive(self, work: Any, *facts: Any) -> Any:
        """Bring a table back: whoever asks pays, but is never refused, for it may be their own table."""
        return await self._paid(self._threads, work, facts, refuses=False)

    async def _paid(
        self,
        threads: ThreadPoolExecutor,
        work: Any,
        facts: tuple[Any, ...],
        cost: float = 0.0,
        refuses: bool = True,
    ) -> Any:
        loop, payer = asyncio.get_running_loop(), PAYER.get()
        if payer is None:
            return await loop.run_in_executor(threads, work, *facts)
        budget, guest = payer.budget, payer.guest
        async with budget.turn(guest) as turn:
            if refuses:
                budget.check(guest)
            took, result, failure = await loop.run_in_executor(threads, timed, work, facts)
            turn.took = cost or took
            budget.pay(guest, turn.took)
        if failure is not None:
            raise failure
        return result

    def close(self) -> None:
        """Let the threads end."""
        for threads in (self._threads, self._reader):
            threads.shutdown(wait=True, cancel_futures=True)


def timed(work: Any, facts: tuple[Any, ...]) -> tuple[float, Any, Exception | None]:
    """Do work; returns the processor time that it took, its result, and what went wrong if anything did."""
    began, result, failure = thread_time(), None, None
    try:
        result = work(*facts)
    except Exception as error:  # it is raised again, once it is paid for
        failure = error
    return thread_time() - began, result, failure


async def apart(seconds: float, work: Callable[..., Any], *facts: Any) -> Any:
    """Do work in a thread of its own, and wait for so long; who hangs keeps neither us nor the process."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Any] = loop.create_future()

    def finish(result: Any, error: BaseException | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)

    def begin() -> None:
        result, failure = None, None
        try:
            result = work(*facts)
        except Exception as error:
            failure = error
        with suppress(RuntimeError):  # the loop may have gone meanwhile
            loop.call_soon_threadsafe(finish, result, failure)

    Thread(target=begin, name="bot", daemon=True).start()
    async with asyncio.timeout(seconds):
        return await done

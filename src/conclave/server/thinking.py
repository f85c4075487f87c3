"""Thinking: bots and other long work have threads of their own; bots are given views only."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from secrets import randbits
from typing import Any

from conclave import bots
from conclave.bots import Bot
from conclave.kernel.game import Game
from conclave.kernel.rng import seeded

LOG = logging.getLogger("conclave.server")
THREADS = 2


class Thinking:
    """Whatever takes long in a process: its bots, and the replay of records."""

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, name: str, game: Game) -> Bot:
        """The bot of a name for a game; bots keep nothing between choices, so tables share them."""
        key = (name, game.key)
        if key not in self._bots:
            self._bots[key] = bots.make(name, game)
        return self._bots[key]

    async def choose(self, name: str, game: Game, view: Any) -> int:
        """What a bot answers to a view; one that fails answers anything, so that nobody waits for ever."""
        options = len(view.decision_of(view.viewer).codes)
        loop = asyncio.get_running_loop()
        try:
            bot = self.bot(name, game)
            index = await loop.run_in_executor(self._threads, bot.choose, view, seeded(randbits(62)))
        except Exception:
            LOG.exception("bot failed", extra={"facts": {"bot": name, "game": game.key}})
            index = randbits(30) % options
        return index if 0 <= index < options else 0

    async def run(self, work: Any, *facts: Any) -> Any:
        """Do other long work beside the event loop: a replay, a revival."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *facts)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=True, cancel_futures=True)

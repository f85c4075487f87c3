"""Where the time of a decision goes in the server: one process, no sockets, everybody told: see README.md."""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from conclave import _compiled
from conclave.registry import games, load
from conclave.server import viewers
from conclave.server.changes import Scribe
from conclave.server.feeds import Feed
from conclave.server.forms import NewTable, SeatWanted
from conclave.server.host import Host
from conclave.server.room import Room
from conclave.server.wire import SceneSent, Sent
from conclave.table.match import Match

PLAYERS = 4


class Timer:
    """Times that work takes, each without what is timed within it."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.within = [0.0]

    def around(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, timed."""

        def timed(*facts: Any, **more: Any) -> Any:
            began = thread_time()
            self.within.append(0.0)
            try:
                return work(*facts, **more)
            finally:
                took = thread_time() - began
                self.spent[name] = self.spent.get(name, 0.0) + took - self.within.pop()
                self.within[-1] += took

        return timed


def time_parts(timer: Timer, show: Any) -> None:
    """Time what a decision is made of."""
    for owner, name, called in (
        (Match, "decide", "the rules, the record and the way back"),
        (viewers.Viewers, "view", "views"),
        (show, "draw", "drawing"),
        (viewers, "rekeyed", "new keys"),
        (viewers, "as_it_was", "comparing"),
        (Scribe, "_write", "writing"),
    ):
        setattr(owner, name, timer.around(called, getattr(owner, name)))


class Listener:
    """Somebody at a table who is sent whatever changes."""

    def __init__(self, room: Room, feed: Feed, scribe: Scribe) -> None:
        self.room = room
        self.feed = feed
        self.scribe = scribe
        self.shown: SceneSent | None = None
        self.bytes = 0
        while (message := feed.next()) is not None:
            self.take(message)
        feed.takes = self.take

    def take(self, message: Sent) -> bool:
        """Write what has changed, as a socket does."""
        if isinstance(message, SceneSent):
            self.bytes += len(self.scribe.write(message, self.shown))
            self.shown = message
        return True

    async def decide(self, dice: Random) -> bool:
        """Answer at random, if asked."""
        shown = self.feed.last
        if shown is None or shown.scene.prompt is None or self.room.match.state.over:
            return False
        choice = dice.choice(shown.scene.prompt.choices)
        await self.room.decide(self.feed.seat, shown.version, choice.index, choice.code)
        return True


async def laid(host: Host, game: str, seed: int, scribe: Scribe) -> list[Listener]:
    """A table with everybody there."""
    seats = (SeatWanted(kind="human"),) * PLAYERS
    wanted = NewTable(game=game, players=PLAYERS, seats=seats, masked=False)
    room = await host.find((await host.create(wanted, seed)).table)
    for _ in range(PLAYERS - 1):
        await room.join()
    return [Listener(room, await room.listen(seat), scribe) for seat in range(PLAYERS)]


async def measured(
    args: argparse.Namespace, folder: Path, timer: Timer, profile: cProfile.Profile
) -> tuple[int, float]:
    """Play at all tables in turns; returns how many decisions there were, and the time they took."""
    host = await Host.open(str(folder / "tables.sqlite"))
    dice, scribe = Random(args.seed), Scribe()
    tables = [await laid(host, args.game, args.seed + n, scribe) for n in range(args.tables)]
    made, began = 0, thread_time()
    timer.spent.clear()
    if args.functions:
        profile.enable()
    while made < args.decisions and tables:
        for table in list(tables):
            ready = [each for each in table if each.feed.last and each.feed.last.scene.prompt]
            if ready and await dice.choice(ready).decide(dice):
                made += 1
            else:
                tables.remove(table)
    took = thread_time() - began
    profile.disable()
    await host.close()
    return made, took


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description="Where the time of a decision goes in the server.")
    reader.add_argument("game", choices=games())
    reader.add_argument("--tables", type=int, default=10)
    reader.add_argument("--decisions", type=int, default=2_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--functions", type=int, default=0, help="print so many functions instead")
    args = reader.parse_args()
    timer, profile = Timer(), cProfile.Profile()
    if not args.functions:
        time_parts(timer, type(load(args.game).words))
    with tempfile.TemporaryDirectory(prefix="conclave-bench-") as folder:
        made, took = asyncio.run(measured(args, Path(folder), timer, profile))
    print(f"{args.game}, {_compiled.mode()}: {made} decisions, {1e6 * took / made:,.0f} µs each")
    if args.functions:
        pstats.Stats(profile).sort_stats("tottime").print_stats(args.functions)
        return
    rest = took - sum(timer.spent.values())
    for name, spent in sorted({**timer.spent, "everything else": rest}.items(), key=lambda row: -row[1]):
        print(f"{name:40}{1e6 * spent / made:>10,.0f} µs{spent / took:>7.0%}")


if __name__ == "__main__":
    main()

"""A series of games between bots: what is played, and how one game of it goes.

Everything about a game follows from the seed of the series and the game's number in it, in whole numbers
only: so it is the same on any machine, with any number of workers, compiled or not.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from conclave import bots
from conclave.bots.bot import Bot
from conclave.bots.chance import Random
from conclave.kernel.game import ConclaveError
from conclave.kernel.playout import playout
from conclave.kernel.rng import WORD, Rng, seeded
from conclave.kernel.state import StuckGame
from conclave.registry import load
from conclave.table.lines import Closed, Decided
from conclave.table.record import Record

WARM_UP: Final = 16


@dataclass(frozen=True)
class Series:
    """What is played: a game, its options, the bots, and the seed that all games of the series come from."""

    game: str
    version: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, bool | int | str]
    swap: bool

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bot at each seat in one game: as given, over and over; with `swap` all move on a seat."""
        shift = number if self.swap else 0
        n = len(self.bots)
        return tuple(self.bots[(seat + shift) % self.players % n] for seat in range(self.players))


def series(
    game: str,
    players: int,
    seed: int,
    bot_names: tuple[str, ...],
    options: Mapping[str, object] | None = None,
    swap: bool | None = None,
) -> Series:
    """Check what is asked for and return it as a series; by default different bots swap seats."""
    table = load(game)
    chosen = table.series_options(options)
    table.new(players, seed, chosen)
    if not bot_names:
        raise ConclaveError(f"At least one bot must play; known: {', '.join(bots.names())}.")
    if len(bot_names) > players:
        raise ConclaveError(f"There are {len(bot_names)} bots for {players} seats.")
    for name in bot_names:
        bots.make(name, table)
    swaps = len(set(bot_names)) > 1 if swap is None else swap
    return Series(game, table.version, players, seed, bot_names, chosen, swaps)


@dataclass(frozen=True)
class Row:
    """What became of one game; `lost_by_all` if the game itself has won, `traits` what each seat played."""

    game: int
    seed: int
    winners: tuple[int, ...]
    decisions: int
    turns: int
    finished: bool
    lost_by_all: bool = False
    traits: tuple[tuple[str, ...], ...] = ()


class Dice:
    """The seeds of one game: for the game, for the bots that only throw dice, and for each seat's bot."""

    def __init__(self, seed: int, number: int, seats: int) -> None:
        self._rng = Rng(i64(number & WORD), i64(seed & WORD), i64((seed >> 32) & WORD), i64(1))
        for _ in range(WARM_UP):
            self._rng.word()
        self.game = self._seed()
        self.blind = seeded(self._seed())
        self.of_seat = [seeded(self._seed()) for _ in range(seats)]

    def _seed(self) -> int:
        return (int(self._rng.word()) << 31) | (int(self._rng.word()) >> 1)


class Player:
    """Plays the games of a series, one by one, by number."""

    def __init__(self, what: Series, records: str = "", plainly: bool = False) -> None:
        self.series = what
        self.game = load(what.game)
        self.records = records
        self.bots = {name: bots.make(name, self.game) for name in what.bots}
        only_dice = all(isinstance(bot, Random) for bot in self.bots.values())
        self.by_playout = only_dice and not records and not plainly

    def play(self, number: int) -> Row:
        """Play a game of the series to its end, or to the length no game should reach."""
        dice = Dice(self.series.seed, number, self.series.players)
        state = self.game.new(self.series.players, dice.game, self.series.options)
        try:
            decisions = self._by_playout(state, dice) if self.by_playout else self._play(number, state, dice)
        except StuckGame as error:
            raise ConclaveError(
                f"Game {number} of the series (seed {dice.game}) is stuck: {error}."
            ) from None
        return self._row(number, dice.game, state, decisions)

    def _row(self, number: int, seed: int, state: Any, decisions: int) -> Row:
        scores = self.game.scores(state) if state.over else []
        winners = tuple(sorted(row.seat for row in scores if row.won))
        lost = bool(scores) and all(row.place > 1 for row in scores)
        traits: tuple[tuple[str, ...], ...] = ()
        if self.game.traits is not None:
            traits = tuple(self.game.traits(state, seat) for seat in range(self.series.players))
        turns = self.game.round_of(state)
        return Row(number, seed, winners, decisions, turns, state.over, lost, traits)

    def _by_playout(self, state: Any, dice: Dice) -> int:
        """Nobody looks at anything: the kernel's own loop does the same, faster."""
        state.quiet = True
        try:
            return playout(self.game.book, state, dice.blind, self.game.longest)
        except StuckGame:
            if state.decided < self.game.longest:
                raise
            return self.game.longest

    def _play(self, number: int, state: Any, dice: Dice) -> int:
        game = self.game
        at = [self.bots[name] for name in self.series.line_up(number)]
        record = Record(game.key, game.version, self.series.options, dice.game, self.series.players)
        decisions = 0
        while not state.over and decisions < game.longest:
            d = state.pending[0]
            bot: Bot = at[d.seat]
            rng = dice.blind if bot.blind else dice.of_seat[d.seat]
            index = bot.choose(game.view(state, d.seat), rng)
            decisions += 1
            if self.records:
                o = d.options[index]
                record.append(Decided(decisions, d.seat, index, (o.verb, o.a, o.b)))
            game.decide(state, d.seat, index)
        if self.records:
            if state.over:
                record.append(Closed(decisions, tuple(game.scores(state))))
            record.save(os.path.join(self.records, f"{game.key}-{number:06}.jsonl"))
        return decisions

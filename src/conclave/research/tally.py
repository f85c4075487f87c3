"""What a series of games adds up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

from conclave.research.series import Row, Series

Z: Final = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(wins: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: sound for few games and for rates near 0 and 1."""
    if n == 0:
        return 0.0, 1.0
    rate = wins / n
    scale = 1 + Z * Z / n
    middle = (rate + Z * Z / (2 * n)) / scale
    spread = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / scale
    # The ends are exact for none and all, whatever the roundings say.
    return 0.0 if wins == 0 else middle - spread, 1.0 if wins == n else middle + spread


def rate(wins: int, n: int) -> dict[str, float]:
    """A rate with its interval, as it is printed."""
    low, high = wilson(wins, n)
    return {"rate": round(wins / n, 4) if n else 0.0, "low": round(low, 4), "high": round(high, 4)}


class Tally:
    """The sums over the games of a series."""

    def __init__(self, what: Series) -> None:
        self.series = what
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.unfinished = 0
        self.draws = 0
        self.shared = 0
        self.lost_by_all = 0
        self.wins_by_seat = [0] * what.players
        self.wins_by_bot = dict.fromkeys(what.bots, 0)
        self.seats_by_bot = dict.fromkeys(what.bots, 0)
        self.seats_by_trait: Counter[str] = Counter()
        self.wins_by_trait: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        """Count one game. A win that seats share counts for each of them."""
        self.games += 1
        self.decisions += row.decisions
        self.turns += row.turns
        self.unfinished += not row.finished
        drawn = row.finished and len(row.winners) in (0, self.series.players)
        self.draws += drawn and not row.lost_by_all
        self.lost_by_all += row.lost_by_all
        self.shared += 1 < len(row.winners) < self.series.players
        line_up = self.series.line_up(row.game)
        for name in line_up:
            self.seats_by_bot[name] += 1
        for seat in row.winners:
            self.wins_by_seat[seat] += 1
            self.wins_by_bot[line_up[seat]] += 1
        for seat, traits in enumerate(row.traits):
            self.seats_by_trait.update(traits)
            if seat in row.winners:
                self.wins_by_trait.update(traits)

    def facts(self, seconds: float, played: int, decided: int) -> dict[str, Any]:
        """The summary as data; the seconds were spent on `played` games and `decided` decisions."""
        what = self.series
        return {
            "game": what.game,
            "rules": what.version,
            "games": self.games,
            "players": what.players,
            "seed": what.seed,
            "bots": list(what.bots),
            "swap": what.swap,
            "options": dict(what.options),
            "decisions": self.decisions,
            "mean_decisions": mean(self.decisions, self.games),
            "mean_turns": mean(self.turns, self.games),
            "wins_by_seat": self.wins_by_seat,
            "win_rate_by_seat": [rate(wins, self.games) for wins in self.wins_by_seat],
            "wins_by_bot": self.wins_by_bot,
            "seats_by_bot": self.seats_by_bot,
            "win_rate_by_bot": self.rates_by_bot(),
            "draws": self.draws,
            "shared_wins": self.shared,
            "lost_by_all": self.lost_by_all,
            "win_rate_by_trait": self.rates_by_trait(),
            "unfinished": self.unfinished,
            **speed(seconds, played, decided),
        }

    def rates_by_bot(self) -> Mapping[str, dict[str, float]]:
        """How often each bot won from a seat it sat at."""
        return {name: rate(wins, self.seats_by_bot[name]) for name, wins in self.wins_by_bot.items()}

    def rates_by_trait(self) -> dict[str, dict[str, float]]:
        """How often those won who played with each mage, school or the like, from a seat that did."""
        return {
            trait: {"seats": seats, **rate(self.wins_by_trait[trait], seats)}
            for trait, seats in sorted(self.seats_by_trait.items())
        }


TIMES: Final = ("seconds", "decisions_per_second", "games_per_second")
"""The facts that differ from run to run."""


def speed(seconds: float, played: int, decided: int) -> dict[str, float]:
    """How fast it went."""
    return {
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decided / seconds, 1) if seconds > 0 else 0.0,
        "games_per_second": round(played / seconds, 1) if seconds > 0 else 0.0,
    }


def mean(total: int, n: int) -> float:
    """A mean as it is printed."""
    return round(total / n, 3) if n else 0.0

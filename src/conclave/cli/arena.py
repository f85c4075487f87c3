"""`conclave arena`: bots against each other."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import Annotated, Any

import typer

from conclave.cli.arguments import (
    GameKey,
    Json,
    Options,
    Plain,
    Players,
    Seed,
    Workers,
    read_bots,
    read_options,
    seats_of,
    whole_number,
)
from conclave.cli.show import show_json, show_table, spread
from conclave.cli.simulate import INTERRUPTED, progress
from conclave.kernel.game import ConclaveError
from conclave.registry import load
from conclave.research.series import series
from conclave.research.simulate import Simulation, cores
from conclave.research.tally import rate


def arena(
    game: GameKey,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who plays; all bots, if not given.")
    ] = "",
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=whole_number, help="Games of each pair.")
    ] = 100,
    players: Players = None,
    seed: Seed = 0,
    workers: Workers = None,
    option: Options = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Let bots play each other: who wins how often. Every pair swaps seats; intervals are of 95 %."""
    from conclave.bots import names

    found = read_bots(bots) or tuple(names())
    if len(set(found)) < 2 or len(set(found)) < len(found):
        raise ConclaveError("An arena needs two different bots at least, each named once.")
    pairs: list[dict[str, Any]] = []
    for pair in combinations(found, 2):
        what = series(game, seats_of(game, players), seed, pair, read_options(option), swap=True)
        run = Simulation(what, games, cores() if workers is None else workers)
        try:
            with progress(run) as tick:
                pairs.append(run.run(tick))
        except KeyboardInterrupt:
            print(f"conclave: Stopped in {' against '.join(pair)}.", file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
    ranking = rank(found, pairs)
    if json:
        show_json({"game": game, "games": games, "seed": seed, "ranking": ranking, "pairs": pairs})
    else:
        show_arena(game, ranking, pairs, plain)


def rank(names: tuple[str, ...], pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each bot's wins over all its games, the best first."""
    rows: list[dict[str, Any]] = []
    for name in names:
        seats = sum(pair["seats_by_bot"].get(name, 0) for pair in pairs)
        wins = sum(pair["wins_by_bot"].get(name, 0) for pair in pairs)
        rows.append({"bot": name, "seats": seats, "wins": wins, **rate(wins, seats)})
    return sorted(rows, key=_by_rate)


def _by_rate(row: dict[str, Any]) -> tuple[float, str]:
    return -row["rate"], row["bot"]


def show_arena(game: str, ranking: list[dict[str, Any]], pairs: list[dict[str, Any]], plain: bool) -> None:
    """The ranking and the pairs for people."""
    title = load(game).title
    rows = [[row["bot"], row["wins"], row["seats"], spread(row)] for row in ranking]
    show_table(f"{title}: the ranking", ["bot", "wins", "of", "rate (95 %)"], rows, plain)
    each: list[list[object]] = []
    for pair in pairs:
        for name in pair["bots"]:
            (other,) = (bot for bot in pair["bots"] if bot != name)
            wins, seats = pair["wins_by_bot"][name], pair["seats_by_bot"][name]
            each.append([name, other, wins, seats, spread(pair["win_rate_by_bot"][name])])
    print()
    show_table(f"{title}: the pairs", ["bot", "against", "wins", "of", "rate (95 %)"], each, plain)

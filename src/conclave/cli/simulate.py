"""`conclave simulate`: many games between bots."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
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
from conclave.kernel.game import ConclaveError
from conclave.registry import load
from conclave.research.series import Row, series
from conclave.research.simulate import Simulation, cores

INTERRUPTED = 130


def simulate(
    game: GameKey,
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=whole_number, help="How many games.")
    ] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="Who plays, seat by seat.")] = "random",
    seed: Seed = 0,
    workers: Workers = None,
    option: Options = None,
    swap: Annotated[
        bool | None,
        typer.Option("--swap/--no-swap", help="Bots move on a seat each game, as they do if they differ."),
    ] = None,
    json: Json = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print one line of CSV per game.")] = False,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="Store every game; run it again to go on.")
    ] = "",
    records: Annotated[
        str, typer.Option("--records", metavar="DIR", help="Save a record of each game.")
    ] = "",
    plain: Plain = False,
) -> None:
    """Let bots play many games on all cores, and sum them up. The same seed gives the same games."""
    if json and as_csv:
        raise ConclaveError("Choose one of --json and --csv.")
    what = series(game, seats_of(game, players), seed, read_bots(bots), read_options(option), swap)
    run = Simulation(what, games, cores() if workers is None else workers, out, records)
    if run.stored:
        note = f"{min(run.stored, games)} of {games} games are in {out} already."
        print(f"conclave: {note}", file=sys.stderr)
    try:
        with progress(run) as tick:
            facts = run.run(csv_printer(tick) if as_csv else tick)
    except KeyboardInterrupt:
        print(f"conclave: {stopped(run, out)}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    if json:
        show_json(facts)
    elif not as_csv:
        show_summary(facts, plain)


def held_by(out: str, counted: int) -> int:
    """How many games a file holds: a run may be interrupted between writing one and counting it."""
    path = Path(out)
    return path.read_bytes().count(b"\n") - 1 if path.is_file() else counted


def stopped(run: Simulation, out: str) -> str:
    """What an interrupted run leaves behind."""
    if out:
        stored = held_by(out, run.stored)
        return f"Stopped: {stored} of {run.games} games are stored in {out}; the same command goes on."
    return f"Stopped after {run.played} of {run.games} games; without --out nothing is stored."


@contextmanager
def progress(run: Simulation) -> Iterator[Callable[[Row], None]]:
    """A progress bar on a terminal, and nothing in a pipe."""
    if not sys.stderr.isatty():
        yield look_away
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=run.games)

        def tick(row: Row) -> None:
            bar.advance(task)

        yield tick


def look_away(row: Row) -> None:
    """Show nothing."""


def csv_printer(tick: Callable[[Row], None]) -> Callable[[Row], None]:
    """Print each game as a line of CSV."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["game", "seed", "winners", "decisions", "turns", "finished"])

    def write(row: Row) -> None:
        winners = " ".join(str(seat) for seat in row.winners)
        writer.writerow([row.game, row.seed, winners, row.decisions, row.turns, str(row.finished).lower()])
        tick(row)

    return write


def show_summary(facts: dict[str, Any], plain: bool) -> None:
    """The summary for people."""
    game = load(facts["game"])
    names = [game.words.seat_name(seat) for seat in range(facts["players"])]
    rows: list[list[object]] = [
        [f"seat {seat} ({names[seat]})", wins, spread(facts["win_rate_by_seat"][seat])]
        for seat, wins in enumerate(facts["wins_by_seat"])
    ]
    if len(facts["wins_by_bot"]) > 1:
        for name, wins in facts["wins_by_bot"].items():
            rows.append([name, wins, spread(facts["win_rate_by_bot"][name])])
    for trait, found in facts["win_rate_by_trait"].items():
        rows.append([trait, round(found["rate"] * found["seats"]), spread(found)])
    title = f"{game.title}: {facts['games']} games of {facts['players']} by {', '.join(facts['bots'])}"
    show_table(f"{title}, seed {facts['seed']}", ["who", "wins", "of games (95 %)"], rows, plain)
    print(
        f"Mean length {facts['mean_decisions']:.1f} decisions, {facts['mean_turns']:.1f} turns; "
        f"{facts['draws']} drawn, {facts['shared_wins']} won together, "
        f"{facts['lost_by_all']} lost by all, {facts['unfinished']} unfinished."
    )
    print(
        f"{facts['decisions']} decisions in {facts['seconds']:.1f} s: "
        f"{facts['decisions_per_second']:,.0f} decisions/s, {facts['games_per_second']:,.0f} games/s."
    )

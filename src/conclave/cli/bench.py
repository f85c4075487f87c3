"""`conclave bench`: how fast the rules run."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final

import typer

from conclave.cli.arguments import GameKey, Json, Plain, Players, Seed, number, seats_of
from conclave.cli.show import show_json, show_table
from conclave.kernel.game import ConclaveError
from conclave.registry import load

ROUNDS: Final = 5
MEASUREMENTS: Final = ("decisions", "games", "copies", "views", "determinisations")


def bench(
    game: GameKey,
    players: Players = None,
    seed: Seed = 1,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="S", parser=number, help="Processor time for everything together."),
    ] = 12.0,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Measure how fast the rules run, compiled and interpreted: processor time, medians of rounds in turn."""
    if not 0 < seconds <= 3600:
        raise ConclaveError(f"A bench takes from 0 to 3600 seconds, not {seconds:g}.")
    load(game).new(seats_of(game, players), seed)
    facts = measured(game, seats_of(game, players), seed, seconds)
    if json:
        show_json(facts)
    else:
        show_bench(facts, plain)


def measured(game: str, players: int, seed: int, seconds: float) -> dict[str, Any]:
    """Measure both modes, interleaved."""
    from conclave._compiled import FRESH, PACKAGE, VARIABLE, find_flaw
    from conclave.research.measure import LOOPS
    from conclave.research.rounds import Runner, take_turns

    flaw = find_flaw(PACKAGE)
    modes = {"interpreted": "0"} if flaw != FRESH else {"compiled": "1", "interpreted": "0"}
    command = [sys.executable, "-m", "conclave.research.measure", game, str(players), str(seed)]
    runners: list[Runner] = []
    try:
        for name, wish in modes.items():
            runners.append(Runner(name, command, {**os.environ, VARIABLE: wish}))
        take_turns(runners, ROUNDS, seconds / (ROUNDS * len(LOOPS) * len(runners)))
    finally:
        for runner in runners:
            runner.stop()
    by_mode = {runner.name: per_second(runner.medians()) for runner in runners}
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "rounds": ROUNDS,
        "note": "" if flaw == FRESH else f"{flaw}: run make build",
        "compiled": by_mode.get("compiled"),
        "interpreted": by_mode["interpreted"],
        "ratios": ratios(by_mode),
    }


def per_second(rates: dict[str, float]) -> dict[str, float]:
    """Measurements under the names they are printed with."""
    return {f"{name}_per_second": rates[name] for name in MEASUREMENTS}


def ratios(by_mode: dict[str, dict[str, float]]) -> dict[str, float] | None:
    """How many times faster compiled is; None without a build."""
    if "compiled" not in by_mode:
        return None
    fast, slow = by_mode["compiled"], by_mode["interpreted"]
    return {name: round(fast[f"{name}_per_second"] / slow[f"{name}_per_second"], 2) for name in MEASUREMENTS}


def show_bench(facts: dict[str, Any], plain: bool) -> None:
    """The measurements for people."""
    rows: list[list[object]] = []
    for name in MEASUREMENTS:
        row: list[object] = [name]
        for mode in ("compiled", "interpreted"):
            row.append(f"{facts[mode][f'{name}_per_second']:,.0f}" if facts[mode] else "-")
        row.append(f"{facts['ratios'][name]:.1f}" if facts["ratios"] else "-")
        rows.append(row)
    title = f"{load(facts['game']).title} for {facts['players']}, per second of processor time"
    show_table(title, ["", "compiled", "interpreted", "ratio"], rows, plain)
    if facts["note"]:
        print(f"Measured interpreted only: {facts['note']}.")

"""Honest tables of four while one guest attacks at the limits, beside a quiet server: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path
from typing import Any

from server_side import seconds_of
from tree import HERE, Tree

from server import Side

GAME_SECONDS = 30.0
"""A random game of four lasts longer than this: where it ends, the honest players need another table."""
WAYS = 6
LEAD = 1.0
"""Seconds for which an attack goes on before it is measured."""


class Attacked(Side):
    """A process of this measurement."""

    program = "attack_side.py"


def start(*args: object) -> Attacked:
    """Start a side."""
    return Attacked(Tree(HERE), *map(str, args))


def measured(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Quiet and attacked rounds in turns, against one server."""
    start("lay", args.game, wanted(args), args.seed, folder).stop()
    sides = [server := start("serve", folder, args.workers)]
    try:
        port = server.hello["port"]
        sides.append(honest := start("honest", folder, port, args.tables, args.seed))
        sides.append(attacker := start("attacker", port, args.game))
        ways = [[way] for way in attacker.hello["ways"]] + [attacker.hello["ways"]]
        ways = [way for way in ways if not args.attack or named(way) in args.attack]
        rows = {named(way): {"quiet": [], "attacked": [], "answers": {}, "busy": {}} for way in ways}
        honest.tell(what="play", seconds=2.0)
        for n in range(args.rounds):
            for way in ways:
                row = rows[named(way)]
                played(honest, args.seconds, server, row, "quiet")
                table = honest.tell(what="where")["table"]
                attacker.say(how=way, seconds=args.seconds + LEAD, table=table)
                time.sleep(LEAD)
                played(honest, args.seconds, server, row, "attacked")
                for status, number in attacker.hear().items():
                    row["answers"][status] = row["answers"].get(status, 0) + number
                report(f"round {n + 1}, {named(way)}: p99 {p(row['attacked'][-1], 99):.1f} ms,"
                       f" quiet {p(row['quiet'][-1], 99):.1f} ms")  # fmt: skip
                time.sleep(args.rest)
    finally:
        for side in reversed(sides):
            side.stop()
    return {"rows": [summed_up(way, row) for way, row in rows.items()]}


def wanted(args: argparse.Namespace) -> int:
    """How many tables are laid; as many again are new."""
    seconds = args.rounds * len(args.attack or range(WAYS)) * 2 * args.seconds
    return int(args.tables * (1 + seconds / GAME_SECONDS / 2)) + 1


def played(honest: Attacked, seconds: float, server: Attacked, row: dict[str, Any], which: str) -> None:
    """A round of the honest tables: the times of their decisions, and how busy the server was."""
    began, used = time.perf_counter(), seconds_of(server.hello["pid"])
    row[which].append(honest.tell(what="play", seconds=seconds)["times"])
    used = seconds_of(server.hello["pid"]) - used
    row["busy"].setdefault(which, []).append(used / (time.perf_counter() - began))


def named(way: list[str]) -> str:
    """What an attack is called."""
    return way[0] if len(way) == 1 else "all together"


def p(times: list[float], part: int) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)] if ordered else 0.0


def middle(rounds: list[list[float]], part: int) -> float:
    """The median over the rounds of a percentile: one in which the machine stood still does not matter."""
    return statistics.median([p(times, part) for times in rounds])


def summed_up(way: str, row: dict[str, Any]) -> dict[str, Any]:
    """One attack, over its rounds; the ratio of all decisions of all rounds taken together stands beside."""
    quiet, attacked = row["quiet"], row["attacked"]
    all_quiet, all_attacked = list(chain(*quiet)), list(chain(*attacked))
    return {
        "attack": way,
        "decisions": len(all_attacked),
        "quiet_p50_ms": middle(quiet, 50),
        "quiet_p99_ms": middle(quiet, 99),
        "p50_ms": middle(attacked, 50),
        "p99_ms": middle(attacked, 99),
        "worst_ms": 1000 * max(all_attacked, default=0.0),
        "ratio_p50": middle(attacked, 50) / middle(quiet, 50),
        "ratio_p99": middle(attacked, 99) / middle(quiet, 99),
        "ratio_p99_together": p(all_attacked, 99) / p(all_quiet, 99),
        "quiet_busy": statistics.median(row["busy"]["quiet"]),
        "busy": statistics.median(row["busy"]["attacked"]),
        "answers": row["answers"],
    }


def report(text: str) -> None:
    """Say how far it has come."""
    print(f"attack: {text}", file=sys.stderr, flush=True)


def show(facts: dict[str, Any]) -> None:
    """The table for people."""
    print(
        f"{'attack':14}{'decisions':>10}{'quiet p50':>11}{'p99 ms':>8}{'attacked p50':>14}{'p99 ms':>8}",
        end="",
    )
    print(f"{'worst':>8}{'ratio p50':>11}{'p99':>6}{'pooled':>8}{'busy':>12}   the attacker was answered")
    for r in facts["rows"]:
        answers = ", ".join(f"{n} x {status}" for status, n in sorted(r["answers"].items()))
        print(
            f"{r['attack']:14}{r['decisions']:>10,}{r['quiet_p50_ms']:>11.1f}{r['quiet_p99_ms']:>8.1f}"
            f"{r['p50_ms']:>14.1f}{r['p99_ms']:>8.1f}{r['worst_ms']:>8.1f}{r['ratio_p50']:>11.2f}"
            f"{r['ratio_p99']:>6.2f}{r['ratio_p99_together']:>8.2f}{r['quiet_busy']:>6.0%}{r['busy']:>6.0%}"
            f"   {answers}"
        )


def main() -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(description="An honest table beside one attacker at the limits.")
    reader.add_argument("--game", default="black-rose-wars")
    reader.add_argument(
        "--tables", type=int, default=4, help="honest tables of four; onlookers go to the first"
    )
    reader.add_argument("--attack", action="append", help="by default every one, then all together")
    reader.add_argument("--rounds", type=int, default=9)
    reader.add_argument("--seconds", type=float, default=4.0, help="seconds of each round")
    reader.add_argument("--rest", type=float, default=3.0, help="seconds after each attack")
    reader.add_argument("--workers", type=int, default=1)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="conclave-bench-") as folder:
        facts = {"game": args.game, "workers": args.workers, "mode": Tree(HERE).mode()}
        facts |= measured(args, Path(folder))
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(facts)
    return 0


if __name__ == "__main__":
    sys.exit(main())

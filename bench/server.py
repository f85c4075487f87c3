"""Complete decisions through the server beside a bare websocket echo, in one run: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from conclave import _compiled
from conclave.registry import games

HERE = Path(__file__).resolve().parent
RATIO = 8.0
"""Echoes that the server may take for one complete decision."""


class Side:
    """A process of the measurement: it is told one JSON line at a time, and answers with one."""

    def __init__(self, *args: str) -> None:
        self.name = args[0]
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "server_side.py"), *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.hello = self.hear()

    def hear(self) -> dict[str, Any]:
        """Its next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"server: the side {self.name} ended with {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        return found

    def tell(self, **facts: Any) -> dict[str, Any]:
        """Tell it something, and hear what it says to that."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(facts) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def stop(self) -> None:
        """End it, and wait."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def measured(game: str, tables: int, rounds: int, seconds: float, seed: int, workers: int) -> dict[str, Any]:
    """One game at so many tables: rounds of echoes and of decisions, in turns."""
    sides: list[Side] = []
    with tempfile.TemporaryDirectory(prefix="conclave-bench-") as folder:
        try:
            report(f"{game}: laying {tables} tables")
            laid = Side("lay", game, str(tables), str(seed), folder)
            laid.stop()
            sides += [Side("serve", folder, str(workers)), Side("echo", folder)]
            server, echo = sides
            clients = Side("clients", folder, str(server.hello["port"]), str(echo.hello["port"]), str(seed))
            sides.append(clients)
            report(f"{game}: {clients.hello['sockets']} sockets at {tables} tables, and as many at the echo")
            pids = {"decide": server.hello["pid"], "echo": echo.hello["pid"]}
            found: dict[str, list[dict[str, Any]]] = {"echo": [], "decide": []}
            for n in range(rounds + 1):
                for what, kept in found.items():
                    row = clients.tell(what=what, seconds=seconds if n else min(seconds, 2.0), pid=pids[what])
                    if n:
                        kept.append(row)
                        report(f"{game}, {tables} tables, round {n}: {what} {row['per_second']:,.0f}/s")
        finally:
            for side in reversed(sides):
                side.stop()
    return summed_up(game, tables, found)


def summed_up(game: str, tables: int, found: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """The medians over the rounds."""

    def median(what: str, name: str) -> float:
        return statistics.median(float(row[name]) for row in found[what])

    decisions, echoes = median("decide", "per_second"), median("echo", "per_second")
    views = median("decide", "views_per_second")
    return {
        "game": game,
        "tables": tables,
        "sockets": tables * 4,
        "decisions_per_second": decisions,
        "views_per_decision": views / decisions,
        "bytes_per_view": median("decide", "bytes_per_view"),
        "p50_ms": median("decide", "p50_ms"),
        "p99_ms": median("decide", "p99_ms"),
        "log_lines": median("decide", "log_lines"),
        "server_us_per_decision": median("decide", "server_us"),
        "server_busy": median("decide", "server_busy"),
        "clients_busy": median("decide", "clients_busy"),
        "echoes_per_second": echoes,
        "echo_p99_ms": median("echo", "p99_ms"),
        "server_us_per_echo": median("echo", "server_us"),
        "echo_server_busy": median("echo", "server_busy"),
        "echo_clients_busy": median("echo", "clients_busy"),
        "echoes_per_decision": echoes / decisions,
        "echoes_per_four_views": 4 * echoes / views,
        "refused": sum(row["refused"] for row in found["decide"]),
    }


def report(text: str) -> None:
    """Say how far it has come."""
    print(f"server: {text}", file=sys.stderr, flush=True)


def show(facts: dict[str, Any]) -> None:
    """The table for people."""
    print(
        f"{'':30}{'decisions/s':>12}{'p50 ms':>8}{'p99 ms':>8}{'views':>7}{'echoes/s':>10}{'ratio':>7}",
        end="",
    )
    print(f"{'of 4 views':>11}{'µs/decision':>13}{'µs/echo':>9}{'busy':>12}")
    for r in facts["rows"]:
        name = f"{r['game']}, {r['tables']} tables"
        print(
            f"{name:30}{r['decisions_per_second']:>12,.0f}{r['p50_ms']:>8.1f}{r['p99_ms']:>8.1f}"
            f"{r['views_per_decision']:>7.2f}{r['echoes_per_second']:>10,.0f}{r['echoes_per_decision']:>7.1f}"
            f"{r['echoes_per_four_views']:>11.1f}{r['server_us_per_decision']:>13,.0f}"
            f"{r['server_us_per_echo']:>9,.0f}{r['server_busy']:>6.0%}{r['clients_busy']:>6.0%}"
        )
    print("The tables are not masked. busy: the processor of the server and of the clients, while deciding.")


def main() -> int:
    """Measure and print; fails if a decision costs more than eight echoes."""
    reader = argparse.ArgumentParser(description="Decisions through the server beside a websocket echo.")
    reader.add_argument("--game", action="append", help="by default every installed game")
    reader.add_argument("--tables", action="append", type=int, help="by default 50, then 200")
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=4.0, help="seconds of each round")
    reader.add_argument("--workers", type=int, default=2, help="processes of the server; the echo has one")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    args = reader.parse_args()
    rows = [
        measured(game, tables, max(1, args.rounds), args.seconds, args.seed, args.workers)
        for game in args.game or games()
        for tables in args.tables or [50, 200]
    ]
    facts = {
        "rounds": args.rounds,
        "seconds": args.seconds,
        "mode": _compiled.mode(),
        "workers": args.workers,
        "masked": False,
        "rows": rows,
    }
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(facts)
    return 0 if all(row["echoes_per_decision"] <= RATIO for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())

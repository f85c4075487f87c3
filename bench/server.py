"""Complete decisions through the server beside a bare echo, and beside another tree: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tree import HERE, Tree

from conclave.registry import games

ECHO = "echo"


class Side:
    """A process of the measurement: it is told one JSON line at a time, and answers with one."""

    program = "server_side.py"

    def __init__(self, tree: Tree, *args: str) -> None:
        self.name = args[0]
        self.process = subprocess.Popen(
            [tree.python, str(tree.folder / "bench" / self.program), *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=tree.environment,
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

    def say(self, **facts: Any) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(facts) + "\n")
        self.process.stdin.flush()

    def tell(self, **facts: Any) -> dict[str, Any]:
        """Tell it something, and hear what it says to that."""
        self.say(**facts)
        return self.hear()

    def stop(self) -> None:
        """End it, and wait."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Server:
    """The server of one tree over tables of its own, and the clients at it; these are always ours."""

    def __init__(self, tree: Tree, args: argparse.Namespace, game: str, tables: int, folder: Path) -> None:
        folder.mkdir()
        self.tree = tree
        self.args = args
        self.folder = folder
        self.sides: list[Side] = []
        report(f"{game}: laying {tables} tables")
        Side(tree, "lay", game, str(tables), str(args.seed), str(folder)).stop()

    def open(self, echo: Side) -> None:
        """Let the clients come."""
        server = Side(self.tree, "serve", str(self.folder), str(self.args.workers))
        self.sides.append(server)
        ports = (str(server.hello["port"]), str(echo.hello["port"]))
        self.sides.append(Side(Tree(HERE), "clients", str(self.folder), *ports, str(self.args.seed)))

    def round(self, what: str, seconds: float, pid: int = 0) -> dict[str, Any]:
        """A round of decisions, or of echoes at another process."""
        server, clients = self.sides
        return clients.tell(what=what, seconds=seconds, pid=pid or server.hello["pid"])

    def stop(self) -> None:
        """Send all home."""
        for side in reversed(self.sides):
            side.stop()


def measured(game: str, tables: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """One game at so many tables: rounds of echoes and of decisions in each tree, in turns."""
    trees = {"here": Tree(HERE), **({"beside": Tree(args.beside)} if args.beside else {})}
    with tempfile.TemporaryDirectory(prefix="conclave-bench-") as folder:
        servers = {
            name: Server(tree, args, game, tables, Path(folder) / name) for name, tree in trees.items()
        }
        echo = Side(Tree(HERE), ECHO, folder)
        try:
            for server in servers.values():
                server.open(echo)
            found: dict[str, list[dict[str, Any]]] = {name: [] for name in (ECHO, *servers)}
            for n in range(max(1, args.rounds) + 1):
                seconds = args.seconds if n else min(args.seconds, 2.0)
                for name, rows in found.items():
                    if name == ECHO:
                        row = servers["here"].round(ECHO, seconds, echo.hello["pid"])
                    else:
                        row = servers[name].round("decide", seconds)
                    if n:
                        rows.append(row)
                        report(f"{game}, {tables} tables, round {n}: {name} {row['per_second']:,.0f}/s")
        finally:
            for server in servers.values():
                server.stop()
            echo.stop()
    return [
        {"tree": name, **summed_up(game, tables, {ECHO: found[ECHO], "decide": found[name]})}
        for name in servers
    ]


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
        f"{'':40}{'decisions/s':>12}{'p50 ms':>8}{'p99 ms':>8}{'views':>7}{'echoes/s':>10}{'ratio':>7}",
        end="",
    )
    print(f"{'of 4 views':>11}{'µs/decision':>13}{'µs/echo':>9}{'busy':>12}")
    for r in facts["rows"]:
        name = f"{r['game']}, {r['tables']} tables, {r['tree']}"
        print(
            f"{name:40}{r['decisions_per_second']:>12,.0f}{r['p50_ms']:>8.1f}{r['p99_ms']:>8.1f}"
            f"{r['views_per_decision']:>7.2f}{r['echoes_per_second']:>10,.0f}{r['echoes_per_decision']:>7.1f}"
            f"{r['echoes_per_four_views']:>11.1f}{r['server_us_per_decision']:>13,.0f}"
            f"{r['server_us_per_echo']:>9,.0f}{r['server_busy']:>6.0%}{r['clients_busy']:>6.0%}"
        )
    print("The tables are not masked. busy: the processor of the server and of the clients, while deciding.")
    print("Rules: " + ", ".join(f"{name} {mode}" for name, mode in facts["modes"].items()))
    for game, tables, ratio in facts["beside"]:
        print(f"{game}, {tables} tables: {ratio:.2f} of the decisions of the tree beside")


def beside(rows: list[dict[str, Any]]) -> list[tuple[str, int, float]]:
    """What part of the other tree's decisions ours makes in the same time."""
    found = {(r["game"], r["tables"], r["tree"]): r["decisions_per_second"] for r in rows}
    return [
        (game, tables, found[game, tables, "here"] / rate)
        for (game, tables, tree), rate in found.items()
        if tree == "beside"
    ]


def main() -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(description="Decisions through the server beside a websocket echo.")
    reader.add_argument("--game", action="append", help="by default every installed game")
    reader.add_argument("--tables", action="append", type=int, help="by default 50, then 200")
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=4.0, help="seconds of each round")
    reader.add_argument("--workers", type=int, default=2, help="processes of the server; the echo has one")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--beside", type=Path, help="another checkout, whose server takes turns with ours")
    reader.add_argument("--json", action="store_true")
    args = reader.parse_args()
    rows = [
        row
        for game in args.game or games()
        for tables in args.tables or [50, 200]
        for row in measured(game, tables, args)
    ]
    facts = {
        "rounds": args.rounds,
        "seconds": args.seconds,
        "modes": {"here": Tree(HERE).mode(), **({"beside": Tree(args.beside).mode()} if args.beside else {})},
        "workers": args.workers,
        "masked": False,
        "rows": rows,
        "beside": beside(rows),
    }
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(facts)
    return 0


if __name__ == "__main__":
    sys.exit(main())

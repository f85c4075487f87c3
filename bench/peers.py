"""Our rules beside catanatron's, measured in one run: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from tree import HERE, Tree

from conclave.kernel.game import ConclaveError
from conclave.registry import games, load
from conclave.research.rounds import Runner, take_turns

PEERS = HERE / "build" / "peers"
WANTED = "catanatron"


def python_of_peer() -> str:
    """The Python of the peer's own environment, which is made and filled when it is first wanted."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (PEERS / ".filled").exists():
        print(f"peers: installing {WANTED} into {os.path.relpath(PEERS)}", file=sys.stderr)
        venv.create(PEERS, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", WANTED]
        done = subprocess.run(install, check=False, capture_output=True, text=True)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise ConclaveError(f"{WANTED} could not be installed: {last}")
        (PEERS / ".filled").touch()
    return str(python)


def clean_environment() -> dict[str, str]:
    """The environment without what would make the peer import our packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def measured(keys: list[str], seed: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure the peer and us, every game at every number of players, in turns."""
    runners: list[Runner] = []
    try:
        side = [python_of_peer(), str(HERE / "bench" / "catanatron_side.py"), str(seed)]
        runners.append(Runner(WANTED, side, clean_environment()))
        for game, players in [(key, players) for key in keys for players in load(key).players]:
            command = [sys.executable, "-m", "conclave.research.measure", game, str(players), str(seed)]
            runners.append(Runner(f"{game} for {players}", command, os.environ))
        take_turns(runners, rounds, seconds)
    finally:
        for runner in runners:
            runner.stop()
    peer, *ours = runners
    base = peer.medians()
    rows = [{"name": f"{WANTED} {peer.about['version']}, four RandomPlayers", **about(peer)}]
    for runner in ours:
        rates = runner.medians()
        times = {f"times_{name}": round(rates[name] / base[name], 1) for name in ("decisions", "copies")}
        worlds = 1 / (1 / rates["views"] + 1 / rates["determinisations"])
        row = {"name": f"conclave, {runner.name}", **about(runner), **times}
        rows.append({**row, "worlds_per_second": worlds, "times_worlds": round(worlds / base["copies"], 1)})
    return {"seed": seed, "rounds": rounds, "seconds_per_loop": seconds, "rows": rows}


def compared(keys: list[str], seed: int, rounds: int, seconds: float, other: Path) -> list[dict[str, Any]]:
    """Measure our rules and those of another checkout in turns: what part of its rates ours are."""
    rows: list[dict[str, Any]] = []
    for game, players in [(key, players) for key in keys for players in load(key).players]:
        runners: list[Runner] = []
        try:
            for tree in (Tree(HERE), Tree(other)):
                command = [tree.python, "-m", "conclave.research.measure", game, str(players), str(seed)]
                runners.append(Runner(f"{game} of {tree.folder.name}", command, tree.environment))
            take_turns(runners, rounds, seconds)
        finally:
            for runner in runners:
                runner.stop()
        ours, theirs = (runner.medians() for runner in runners)
        parts = {name: round(ours[name] / theirs[name], 3) for name in ours}
        rows.append(
            {"game": game, "players": players, "modes": [each.about["mode"] for each in runners], **parts}
        )
    return rows


def about(runner: Runner) -> dict[str, Any]:
    """What a runner measured."""
    rates = runner.medians()
    return {
        "mode": runner.about["mode"],
        "decisions_per_second": rates["decisions"],
        "games_per_second": rates["games"],
        "copies_per_second": rates["copies"],
    }


def show(facts: dict[str, Any]) -> None:
    """The table for people."""
    heads = ["decisions/s", "copies/s", "worlds/s"]
    print(f"{'':44}{'mode':>12}" + "".join(f"{head:>14}{'times':>8}" for head in heads))
    for row in facts["rows"]:
        line = f"{row['name']:44}{row['mode']:>12}"
        for name in ("decisions", "copies", "worlds"):
            if f"{name}_per_second" in row:
                line += f"{row[f'{name}_per_second']:>14,.0f}{row.get(f'times_{name}', ''):>8}"
        print(line)
    print("A world is a view and its determinisation together; its times are those of the peer's copies.")


def main() -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(description="Our rules beside catanatron's, measured in one run.")
    reader.add_argument("--game", action="append", help="by default every installed game")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--seconds", type=float, default=0.5, help="processor time of each loop in a round")
    reader.add_argument("--beside", type=Path, help="another checkout, compiled, instead of the peer")
    reader.add_argument("--json", action="store_true")
    args = reader.parse_args()
    wanted = (args.game or games(), args.seed, max(1, args.rounds), args.seconds)
    try:
        if args.beside:
            for row in compared(*wanted, args.beside.resolve()):
                print(json.dumps(row))
            return 0
        facts = measured(*wanted)
    except ConclaveError as error:
        print(f"peers: {error}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(facts, indent=2))
    else:
        show(facts)
    return 0


if __name__ == "__main__":
    sys.exit(main())

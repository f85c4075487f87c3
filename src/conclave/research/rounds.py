"""Measuring several programs in turns: interleaved rounds, medians."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from conclave.kernel.game import ConclaveError


class Runner:
    """A program that measures itself when it is told to; see `measure`."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(environment)
        )
        self.about = self._answer()
        self.rounds: list[dict[str, float]] = []

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            code = self.process.wait()
            raise ConclaveError(f"The measurement of {self.name} ended with exit code {code}.")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def go_round(self, seconds: float) -> None:
        """One round of so many seconds of processor time for each measurement."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.rounds.append(self._answer())

    def medians(self) -> dict[str, float]:
        """The middle of all rounds, for each measurement."""
        return {name: round(median(r[name] for r in self.rounds), 1) for name in self.rounds[0]}

    def stop(self) -> None:
        """Let the program end; one that is in the middle of a round is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def take_turns(runners: Sequence[Runner], rounds: int, seconds: float) -> None:
    """Let the runners go round in turns; the first round is for warming up and does not count."""
    for runner in runners:
        runner.go_round(min(seconds, 0.05))
        runner.rounds.clear()
    for _ in range(rounds):
        for runner in runners:
            runner.go_round(seconds)

"""Numbers for whoever keeps the server: counters, levels and times, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

TEXT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metric:
    """Anything that has a name, a meaning and lines of text."""

    kind = ""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning

    def lines(self) -> list[str]:
        """What it says now."""
        raise NotImplementedError


class Counter(Metric):
    """A number that only grows, kept apart by its labels."""

    kind = "counter"

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        super().__init__(name, meaning)
        self.labels = labels
        self.values: dict[tuple[str, ...], float] = {}

    def add(self, *values: str, by: float = 1) -> None:
        """Count something."""
        self.values[values] = self.values.get(values, 0) + by

    def lines(self) -> list[str]:
        """The number as text, a line for each set of labels."""
        rows = sorted(self.values.items()) if self.labels else [((), self.values.get((), 0))]
        return [f"{self.name}{labelled(self.labels, values)} {number(n)}" for values, n in rows]


class Level(Metric):
    """A number that is asked for when somebody looks."""

    kind = "gauge"

    def __init__(self, name: str, meaning: str, look: Callable[[], float]) -> None:
        super().__init__(name, meaning)
        self.look = look

    def lines(self) -> list[str]:
        """The number now."""
        return [f"{self.name} {number(self.look())}"]


class Times(Metric):
    """How long something took, counted in steps."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str, bounds: tuple[float, ...] = BOUNDS) -> None:
        super().__init__(name, meaning)
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def took(self, seconds: float) -> None:
        """Count one time."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """The steps, each with all below it; then sum and count."""
        said: list[str] = []
        so_far = 0
        for bound, n in zip((*self.bounds, float("inf")), self.counts, strict=True):
            so_far += n
            step = "+Inf" if bound == float("inf") else number(bound)
            said.append(f'{self.name}_bucket{{le="{step}"}} {so_far}')
        return [*said, f"{self.name}_sum {self.sum!r}", f"{self.name}_count {so_far}"]


class Metrics:
    """All numbers of one server."""

    def __init__(self) -> None:
        self.requests = Counter(
            "conclave_requests_total",
            "Answers over HTTP, by method, route and status.",
            "method",
            "route",
            "status",
        )
        self.messages = Counter("conclave_messages_total", "Messages from clients, by type.", "type")
        self.refused = Counter("conclave_refused_total", "What was refused, by cause.", "cause")
        self.tables = Counter("conclave_tables_laid_total", "Tables laid, by game.", "game")
        self.answers = Times("conclave_answer_seconds", "From a client's message to its answer being ready.")
        self.failures = Counter("conclave_failures_total", "Mistakes of the server itself.")
        self.levels: list[Level] = []

    def level(self, name: str, meaning: str, look: Callable[[], float]) -> None:
        """Add a number that is asked for when somebody looks."""
        self.levels.append(Level(name, meaning, look))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        said: list[str] = []
        metrics: tuple[Metric, ...] = (
            self.requests,
            self.messages,
            self.refused,
            self.tables,
            self.answers,
            self.failures,
        )
        for each in (*metrics, *self.levels):
            said += [f"# HELP {each.name} {each.meaning}", f"# TYPE {each.name} {each.kind}", *each.lines()]
        return "\n".join(said) + "\n"


def labelled(names: tuple[str, ...], values: tuple[str, ...]) -> str:
    """Labels as they stand behind a name."""
    pairs = ",".join(f'{name}="{escaped(value)}"' for name, value in zip(names, values, strict=True))
    return f"{{{pairs}}}" if pairs else ""


def escaped(value: str) -> str:
    """A label's value with its quotes and line ends made harmless."""
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def number(value: float) -> str:
    """A number, whole where it is whole."""
    return str(int(value)) if value == int(value) else repr(value)

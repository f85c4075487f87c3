"""The file of a series: one line for what is played, one for each game; a run can go on where one stopped."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import IO, Any, Final

from conclave.kernel.game import ConclaveError
from conclave.research.series import Row, Series
from conclave.table.files import reason_of, unwritten

try:
    import fcntl
except ImportError:  # pragma: no cover - only where the system has no such locks
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "conclave-simulation/1"
PATIENCE: Final = 0.5
"""Seconds that finished games may wait before they are on the disk."""


def header_of(what: Series) -> dict[str, Any]:
    """The first line. The number of games is not in it: a series can always be made longer."""
    return {
        "format": FORMAT,
        "game": what.game,
        "rules": what.version,
        "players": what.players,
        "seed": what.seed,
        "bots": list(what.bots),
        "swap": what.swap,
        "options": dict(what.options),
    }


def row_line(row: Row) -> str:
    """A game as a line."""
    return json.dumps(
        {
            "game": row.game,
            "seed": row.seed,
            "winners": row.winners,
            "decisions": row.decisions,
            "turns": row.turns,
            "finished": row.finished,
            "lost_by_all": row.lost_by_all,
            "traits": row.traits,
        },
        separators=(",", ":"),
    )


def row_from(content: Any) -> Row:
    """Read a game back; raises KeyError, TypeError or ValueError for anything else."""
    winners = tuple(int(seat) for seat in content["winners"])
    numbers = [content["game"], content["seed"], content["decisions"], content["turns"], *winners]
    if not all(type(n) is int and n >= 0 for n in numbers) or type(content["finished"]) is not bool:
        raise ValueError("numbers expected")
    traits = tuple(tuple(str(trait) for trait in seat) for seat in content.get("traits", ()))
    return Row(
        content["game"],
        content["seed"],
        winners,
        content["decisions"],
        content["turns"],
        content["finished"],
        content.get("lost_by_all") is True,
        traits,
    )


class Store:
    """The open file of a series. `rows` are the games it already holds."""

    def __init__(self, path: str, what: Series) -> None:
        self.path = path
        self.series = what
        self.rows: list[Row] = []
        self._flushed = time.monotonic()
        try:
            self._file: IO[bytes] = open(path, "a+b")  # noqa: SIM115 - open as long as the store lives
        except OSError as error:
            raise unwritten(path, error) from None
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        if fcntl is None:  # pragma: no cover - only where the system has no such locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ConclaveError(f"{self.path} is being written by another run.") from None
        except OSError:
            return  # a device or a file system without locks

    def _read(self) -> None:
        """Read what is there; a line that was cut short when a run was killed is dropped."""
        try:
            self._file.seek(0)
            *lines, torn = self._file.read().split(b"\n")
        except OSError as error:
            raise ConclaveError(f"{self.path} could not be read: {reason_of(error)}.") from None
        if torn and not lines:
            raise ConclaveError(f"{self.path} holds something else; choose another file.")
        if torn:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self._write(json.dumps(header_of(self.series), separators=(",", ":")))
            self.flush()
            return
        self._compare(lines[0])
        for number, line in enumerate(lines[1:]):
            self.rows.append(self._row(line, number))

    def _compare(self, line: bytes) -> None:
        found: Any = None
        with suppress(ValueError, RecursionError):
            found = json.loads(line)
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ConclaveError(f"{self.path} holds something else; choose another file.")
        for name, wanted in header_of(self.series).items():
            if found.get(name) != wanted:
                raise ConclaveError(
                    f"{self.path} holds another series ({name} is {found.get(name)}, not {wanted}); "
                    "choose another file."
                )

    def _row(self, line: bytes, number: int) -> Row:
        try:
            row = row_from(json.loads(line))
            if row.game == number and all(seat < self.series.players for seat in row.winners):
                return row
        except (KeyError, TypeError, ValueError, RecursionError):
            pass
        raise ConclaveError(f"Line {number + 2} of {self.path} is damaged: game {number} was expected there.")

    def add(self, row: Row) -> None:
        """Write one game; it reaches the disk within half a second of the next."""
        self._write(row_line(row))
        if time.monotonic() - self._flushed > PATIENCE:
            self.flush()

    def _write(self, line: str) -> None:
        try:
            self._file.write(line.encode() + b"\n")
        except OSError as error:
            raise unwritten(self.path, error) from None

    def flush(self) -> None:
        """Hand everything to the disk."""
        self._flushed = time.monotonic()
        try:
            self._file.flush()
            with suppress(OSError):  # a pipe or a device has nothing to sync
                os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritten(self.path, error) from None

    def close(self) -> None:
        """Hand everything to the disk and let the file go."""
        try:
            self.flush()
        finally:
            with suppress(OSError):
                self._file.close()

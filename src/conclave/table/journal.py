"""A record that grows on disk while the match is played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress

from conclave.table.files import unwritten


class Journal:
    """The file of a live record. Lines that could not be written are written with the next one."""

    def __init__(self, path: str | os.PathLike[str], lines: Sequence[str]) -> None:
        self.path = os.path.abspath(path)
        self.written = len(lines)
        self.size = sum(len(line.encode()) + 1 for line in lines)

    def catch_up(self, lines: Sequence[str]) -> None:
        """Write the lines that the file does not have yet; a failure leaves only whole lines behind."""
        fresh = "".join(f"{line}\n" for line in lines[self.written :]).encode()
        try:
            with open(self.path, "r+b", buffering=0) as file:
                file.seek(self.size)
                self._write_all(file.fileno(), fresh)
        except OSError as error:
            raise unwritten(self.path, error) from None
        self.written = len(lines)
        self.size += len(fresh)

    def _write_all(self, handle: int, fresh: bytes) -> None:
        try:
            rest = memoryview(fresh)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        except OSError:
            with suppress(OSError):
                os.ftruncate(handle, self.size)
            raise

"""Where a match is kept: no game is lost without a word, and none is written over another."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from conclave.table.files import Unwritten, unwritten
from conclave.table.match import Match

NAMES: Final = 1000
"""Names that are tried for one seed in one folder."""


class Safe:
    """Saves one match: to the file it was given, or in the user's data folder under a name of its own."""

    def __init__(self, match: Match, path: str = "") -> None:
        self.match = match
        self.path = path

    def save(self, path: str = "") -> Path:
        """Write the record to a file, or say in a sentence why that cannot be."""
        if path or self.path:
            return self.write(path or self.path)
        return self.shelve(usual_folder())

    def rescue(self) -> Path:
        """Save on leaving: to the file it was given, else in the data folder, else in the current folder."""
        complaints: list[str] = []
        for place in (self.path, usual_folder(), Path()):
            try:
                if isinstance(place, Path):
                    return self.shelve(place)
                if place:
                    return self.write(place)
            except Unwritten as error:
                complaints.append(str(error))
        raise Unwritten(" ".join(["The game could not be saved.", *complaints]))

    def shelve(self, folder: Path) -> Path:
        """Write the record into a folder, under the first name that is free or holds this very game."""
        stem = f"{self.match.game.key}-{self.match.record.seed}"
        for number in range(1, NAMES):
            file = folder / f"{stem}{f'-{number}' if number > 1 else ''}.jsonl"
            if not is_taken(file, self.match):
                return self.write(str(file))
        raise Unwritten(f"{folder / stem}.jsonl and the names after it are taken.")

    def write(self, path: str) -> Path:
        """Write the record to one file, unless it holds something else."""
        try:
            file = Path(path).expanduser()
            file.parent.mkdir(parents=True, exist_ok=True)
            if is_taken(file, self.match):
                raise Unwritten(f"{file} holds something else already: choose another name.")
            self.match.save(file)
        except OSError as error:
            raise unwritten(path, error) from None
        except (RuntimeError, ValueError):
            raise Unwritten(f"{path!r} cannot be the name of a file.") from None
        return file.absolute()

    def way_back(self, file: Path, seats: str) -> str:
        """The command that goes on with a saved match."""
        return f"conclave play {self.match.game.key} --seats {seats} --resume {shlex.quote(str(file))}"


def usual_folder() -> Path:
    """Where matches are saved if nobody says where."""
    return user_data_path("conclave") / "saves"


def is_taken(path: str | os.PathLike[str], match: Match) -> bool:
    """Whether a file holds anything but the beginning of this match; a last line cut short does not count."""
    file = Path(path)
    try:
        if not file.is_file():
            return False
        *lines, rest = file.read_bytes().split(b"\n")
    except OSError:
        return True
    ours = match.record.text().encode().split(b"\n")
    return lines != ours[: len(lines)] or (not lines and rest != b"")

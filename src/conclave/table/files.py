"""Files that are either whole or as they were before: a full disk or a power cut never costs a game."""

from __future__ import annotations

import os
import stat
from contextlib import suppress

from conclave.kernel.game import ConclaveError


class Unwritten(ConclaveError):
    """A file that could not be written, with the reason in a sentence."""


def unwritten(path: str, error: OSError) -> Unwritten:
    """The sentence for a file that could not be written."""
    return Unwritten(f"{path} could not be written: {reason_of(error)}.")


def reason_of(error: OSError) -> str:
    """What the system says was wrong, without its number."""
    return (error.strerror or str(error)).lower()


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Write a file in one go: the old one stays untouched until the new one is safe on the disk."""
    name = os.fspath(path)
    target = os.path.realpath(name)
    beside = os.path.join(os.path.dirname(target), f".{os.path.basename(target)}.{os.getpid()}.new")
    try:
        refuse_odd_file(target)
        write_and_sync(beside, text.encode())
        os.replace(beside, target)
        sync_folder(os.path.dirname(target))
    except OSError as error:
        with suppress(OSError):
            os.unlink(beside)
        raise unwritten(name, error) from None


def refuse_odd_file(target: str) -> None:
    """A folder or a device must not be replaced by a file."""
    with suppress(FileNotFoundError):
        mode = os.stat(target).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(0, "it is a folder")
        if not stat.S_ISREG(mode):
            raise OSError(0, "it is not an ordinary file")


def write_and_sync(path: str, content: bytes) -> None:
    """Write a file through to the disk."""
    with open(path, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: str) -> None:
    """Make a rename safe; systems that cannot do this for folders do without."""
    with suppress(OSError):
        handle = os.open(folder or ".", os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

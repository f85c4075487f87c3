"""Whether the hot modules run compiled or interpreted; nobody ever runs an old build unawares.

`choose()` is the first thing the package does. It compares the sources with the manifest the build left;
unless every one of them is what was compiled, the whole package runs from its sources. Mixed runs never
happen: a compiled rule calling an edited one would be a bug nobody could find.

Only light imports here, since every start pays for them: no `json`, no `hashlib`, not even `typing`.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

VARIABLE = "CONCLAVE_COMPILED"

# The build compiles exactly these; setup.py reads them from here.
# `__init__.py` files are never hot: they are tables of contents. Nor are cards: declarations run once.
HOT_KERNEL = frozenset(
    "rng choices events frames book state happenings lasting views playout reasons modifiers".split()
)
HOT_GAME = frozenset("board table terms secrets worth".split())
HOT_SHOW = frozenset("changes past codes answers facts options".split())
HOT_FOLDERS = ("words", "rules")

PACKAGE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_built.txt"
SHARED = "conclave__mypyc"
SUFFIX = EXTENSION_SUFFIXES[0]

FRESH = ""
MISSING = "there are no compiled modules"
UNFINISHED = "compiled modules are incomplete"
FOREIGN = "compiled modules were made for another Python"
STALE = "compiled modules are older than their sources"


def choose() -> None:
    """Settle how this process runs. Call it before any other module of the package is imported."""
    wish = os.environ.get(VARIABLE, "")
    if wish not in ("", "0", "1"):
        _refuse(f"{VARIABLE} must be 0, 1 or unset, not {wish!r}")
    if wish == "0":
        _ignore_extensions()
        return
    flaw = find_flaw(PACKAGE)
    if flaw == FRESH:
        return
    if wish == "1":
        _refuse(f"{VARIABLE} is 1 but {flaw}: run make build")
    if flaw != MISSING:
        _ignore_extensions()
        _notice(f"{flaw}, running interpreted: run make build")


def is_compiled() -> bool:
    """Tell whether the hot modules of this process are all compiled."""
    return mode() == "compiled"


def mode() -> str:
    """Say how the hot modules really run: "compiled", "interpreted" or, by accident only, "mixed".

    The answer comes from the loaded modules, not from what `choose` meant to happen.
    """
    names = ["conclave." + path[:-3].replace("/", ".") for path in survey(PACKAGE)[0]]
    if names and not any(name in sys.modules for name in names):
        __import__(names[0])
    kinds = {
        (getattr(sys.modules[name], "__file__", None) or "").endswith(SUFFIX)
        for name in names
        if name in sys.modules
    }
    if len(kinds) > 1:
        return "mixed"
    return "compiled" if True in kinds else "interpreted"


def find_flaw(package: str) -> str:
    """Say why the compiled modules of `package` cannot stand for its sources; empty if they can."""
    sources, extensions = survey(package)
    try:
        with open(f"{package}/{MANIFEST}", encoding="utf-8") as file:
            python, *lines = file.read().splitlines()
    except (OSError, ValueError):
        return UNFINISHED if extensions else MISSING
    if python != SUFFIX:
        return FOREIGN
    rows = [line.split(" ", 2) for line in lines]
    if {path for _, kind, path in rows if kind == "hot"} != set(sources):
        return STALE
    for expected, _, path in rows:
        if fingerprint(f"{package}/{path}") != expected:
            return STALE
    wanted = {path[:-3] + SUFFIX for path in sources}
    if set(extensions) != wanted or not os.path.exists(f"{os.path.dirname(package)}/{SHARED}{SUFFIX}"):
        return UNFINISHED
    return FRESH


def survey(package: str) -> tuple[list[str], list[str]]:
    """List the hot sources and the extension modules beside them, relative to `package`."""
    folders: list[tuple[str, frozenset[str] | None]] = [("kernel", HOT_KERNEL), ("language", None)]
    for game in _names(f"{package}/games"):
        folders.append((f"games/{game}", HOT_GAME))
        folders.append((f"games/{game}/show", HOT_SHOW))
        folders.extend((f"games/{game}/{inner}", None) for inner in HOT_FOLDERS)
    sources = []
    extensions = []
    for folder, hot in folders:
        for name in _names(f"{package}/{folder}"):
            stem, dot, rest = name.partition(".")
            if dot + rest == SUFFIX:
                extensions.append(f"{folder}/{name}")
            elif rest == "py" and stem not in ("", "__init__") and (hot is None or stem in hot):
                sources.append(f"{folder}/{name}")
    return sources, extensions


def fingerprint(path: str) -> str:
    """Give a short hash of a file, empty if there is no such file."""
    try:
        from _blake2 import blake2b  # hashlib would load OpenSSL: 3 ms of every start  # noqa: PLC0415
    except ImportError:
        from hashlib import blake2b  # noqa: PLC0415
    try:
        with open(path, "rb", buffering=0) as file:
            return blake2b(file.read(), digest_size=16).hexdigest()
    except OSError:
        return ""


def _names(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


class _SourcesOnly:
    """A finder that sees the sources of this package and is blind to extension modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("conclave."):
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
            # Python's own finder comes next and would load what is left of a deleted source.
            if FileFinder(entry, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name) is not None:
                raise ModuleNotFoundError(f"{name} has no source any more: run make build", name=name)
        return None


def _ignore_extensions() -> None:
    if _SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, _SourcesOnly)


def _notice(sentence: str) -> None:
    # A worker of a simulation stays quiet: its parent has said it.
    process = sys.modules.get("multiprocessing.process")
    if process is None or process.parent_process() is None:
        print(f"conclave: {sentence}", file=sys.stderr)


def _refuse(sentence: str) -> None:
    # SystemExit, not ImportError: the first import happens before any command could catch it,
    # and a person who mistyped a variable deserves a sentence rather than a traceback.
    print(f"conclave: {sentence}", file=sys.stderr)
    raise SystemExit(2)

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
    from collections.abc import Iterable, Sequence
    from types import ModuleType

VARIABLE = "CONCLAVE_COMPILED"

# The build compiles exactly these; setup.py reads them from here. None stands for every module of a folder,
# and a folder or module that is not there is no fault.
# `__init__.py` files are never hot: they are tables of contents. Nor are cards: declarations run once.
HOT_SHARED: dict[str, frozenset[str] | None] = {
    "kernel": frozenset(
        "rng choices events frames book state happenings lasting views playout reasons modifiers "
        "sequences given".split()
    ),
    "language": None,
    "show": frozenset("vocabulary asking drawing telling".split()),
}
HOT_GAME: dict[str, frozenset[str] | None] = {
    "": frozenset("board table terms secrets worth".split()),
    "rules": None,
    "words": None,
    "show": frozenset("facts holdings log notes options pointing".split()),
}

PACKAGE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_built.txt"
COLD = "-"  # the group of a source that is not compiled, but whose values others have copied
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
    signed = _stamp()
    flaw = find_flaw(PACKAGE)
    if flaw == FRESH:
        _load_libraries()
        if _stamp() != signed:
            _refuse("the compiled modules were replaced at this very moment: start again")
        return
    if wish == "1":
        _refuse(f"{VARIABLE} is 1 but {flaw}: run make build")
    if flaw != MISSING:
        _notice(f"{flaw}, running interpreted: run make build")
    # A build that ends while this process runs is for the next one, and not for workers of this one either.
    _ignore_extensions()
    os.environ[VARIABLE] = "0"


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
    groups = hot_groups(package)
    try:
        with open(f"{package}/{MANIFEST}", encoding="utf-8") as file:
            python, *lines = file.read().splitlines()
    except (OSError, ValueError):
        return UNFINISHED if extensions else MISSING
    if python.split(" ")[0] != SUFFIX:
        return FOREIGN
    rows = [line.split(" ", 2) for line in lines]
    if {(group, path) for _, group, path in rows if group != COLD} != {
        (group, path) for group, hot in groups.items() for path in hot
    }:
        return STALE
    for expected, _, path in rows:
        if fingerprint(f"{package}/{path}") != expected:
            return STALE
    wanted = {path[:-3] + SUFFIX for path in sources}
    if set(extensions) != wanted or not all(map(os.path.exists, libraries(package, groups))):
        return UNFINISHED
    return FRESH


def hot_groups(package: str) -> dict[str, list[str]]:
    """List the hot sources, relative to `package`, by the group they are compiled in.

    What all games share is one group, each game another: an edit in a game is compiled with that game alone.
    """
    groups = {"conclave": _hot(package, "", HOT_SHARED)}
    for game in _names(f"{package}/games"):
        groups[f"conclave_{game}"] = _hot(package, f"games/{game}/", HOT_GAME)
    return {group: hot for group, hot in groups.items() if hot}


def libraries(package: str, groups: Iterable[str]) -> list[str]:
    """List the files that hold the machine code of the groups; they lie beside the package."""
    return [f"{os.path.dirname(package)}/{group}__mypyc{SUFFIX}" for group in groups]


def survey(package: str) -> tuple[list[str], list[str]]:
    """List the hot sources and the extension modules beside them, relative to `package`."""
    folders = [*HOT_SHARED]
    for game in _names(f"{package}/games"):
        folders += [f"games/{game}/{inner}".rstrip("/") for inner in HOT_GAME]
    extensions = [
        f"{folder}/{name}"
        for folder in folders
        for name in _names(f"{package}/{folder}")
        if name.partition(".")[1:] == (".", SUFFIX[1:])
    ]
    return [path for hot in hot_groups(package).values() for path in hot], extensions


def _hot(package: str, root: str, folders: dict[str, frozenset[str] | None]) -> list[str]:
    found = []
    for folder, hot in folders.items():
        inner = f"{root}{folder}/" if folder else root
        for name in _names(f"{package}/{inner}"):
            stem, _, rest = name.partition(".")
            if rest == "py" and stem not in ("", "__init__") and (hot is None or stem in hot):
                found.append(f"{inner}{name}")
    return found


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


def _load_libraries() -> None:
    # All at once and those beside this package, so that a later build is never loaded by halves.
    for path in libraries(PACKAGE, hot_groups(PACKAGE)):
        name = os.path.basename(path)[: -len(SUFFIX)]
        if name not in sys.modules:
            loader = ExtensionFileLoader(name, path)
            module = loader.create_module(ModuleSpec(name, loader, origin=path))
            loader.exec_module(module)
            sys.modules[name] = module


def _stamp() -> tuple[int, int]:
    try:
        found = os.stat(f"{PACKAGE}/{MANIFEST}")
    except OSError:
        return (0, 0)
    return (found.st_ino, found.st_mtime_ns)


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

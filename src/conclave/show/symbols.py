"""Drawings that a game brings along: SVG paths by name, from a file beside its other data."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def symbols_of(package: str) -> dict[str, tuple[str, ...]]:
    """The drawings of a package, each a list of paths on a field of 24 by 24, `!` fills one."""
    text = files(package).joinpath("symbols.toml").read_text(encoding="utf-8")
    return {name: tuple(paths) for name, paths in tomllib.loads(text).items()}

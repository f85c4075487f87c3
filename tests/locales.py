"""Fluent files as tests read them: which sentences there are, and which facts each speaks of."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast, visitor


class Facts(visitor.Visitor):
    """The variables in a part of a file."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Take the name down."""
        self.found.add(node.id.name)


def messages(package: str, code: str) -> dict[str, set[str]]:
    """The sentences of a package in a language, each with its facts; a file that is not sound fails."""
    text = files(package).joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {entry.id.name: facts_in(entry) for entry in entries}
    assert len(found) == len(entries)
    return found


def facts_in(entry: Any) -> set[str]:
    """The variables of a sentence."""
    facts = Facts()
    facts.visit(entry)
    return facts.found

"""Sentences as facts: which sentence, and what it speaks of, before anybody puts it in words.

A fact is a word, a number, or a thing: the name of its family and the facts it is called by. All of it is
plain data made from a view, so it serves as a key, and the words rest on nothing else.
"""

from __future__ import annotations

from typing import Any

Thing = tuple[Any, ...]
"""Something that has a name: its family, then the facts that the name is made of."""

Fact = str | int | Thing

Sentence = tuple[str, tuple[tuple[str, Fact], ...]]
"""The key of a sentence, or several with bars between, of which the first known one is said; its facts."""

NO_SENTENCE: Sentence = ("", ())


def said(key: str, **facts: Fact) -> Sentence:
    """A sentence with its facts."""
    return key, tuple(facts.items())


def yes(holds: object) -> str:
    """How a sentence is told whether something holds."""
    return "yes" if holds else "no"

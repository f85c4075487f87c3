"""Plain sentences said quickly: Fluent's own way takes a tenth of a millisecond for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Plural = Callable[[int], str]
"""Which form a language takes for a number."""

LONGEST = 2_500
SMALL = 1_000
"""Whole numbers below this are written alike in every language."""


class Phrase:
    """A sentence of text, facts, and choices between words, read once from its pattern."""

    def __init__(self, pattern: Any, plural: Plural | None = None) -> None:
        elements = pattern.elements if isinstance(pattern, ast.Pattern) else (pattern,)
        self.parts = [part_of(element, plural) for element in elements]

    def say(self, facts: Mapping[str, str | int]) -> str | None:
        """The sentence with its facts filled in; None where it takes Fluent to say it."""
        said: list[str] = []
        for part in self.parts:
            words = part.say(facts) if isinstance(part, (Fact, Pick)) else part
            if words is None:
                return None
            said.append(words)
        return "".join(said)


class Fact:
    """A place in a sentence where a fact stands."""

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, facts: Mapping[str, str | int]) -> str | None:
        """The fact as it stands in a sentence, or None for what a language writes in its own way."""
        fact = facts.get(self.name)
        if type(fact) is str:
            return fact if len(fact) <= LONGEST else None
        return str(fact) if type(fact) is int and -SMALL < fact < SMALL else None


class Pick:
    """A place in a sentence where a word or a number picks one of several phrases, or the default."""

    def __init__(self, name: str, variants: list[Any], plural: Plural | None) -> None:
        self.name = name
        self.plural = plural
        self.variants = [(variant.key, Phrase(variant.value, plural)) for variant in variants]
        self.otherwise = next(
            phrase for variant, (_, phrase) in zip(variants, self.variants, strict=True) if variant.default
        )
        self.picked: dict[str | int, Phrase] = {}

    def say(self, facts: Mapping[str, str | int]) -> str | None:
        """The phrase that is picked; None for a number where it is not known how the language counts."""
        fact = facts.get(self.name)
        counts = self.plural is not None and type(fact) is int and -SMALL < fact < SMALL
        if fact is None or not (counts or isinstance(fact, str)):
            return None
        phrase = self.picked.get(fact)
        if phrase is None:
            phrase = self.pick(fact)
            if len(self.picked) < SMALL:
                self.picked[fact] = phrase
        return phrase.say(facts)

    def pick(self, fact: str | int) -> Phrase:
        """The first phrase that a word or a number picks."""
        form = self.plural(fact) if self.plural is not None and isinstance(fact, int) else fact
        for key, phrase in self.variants:
            if key.name == form if isinstance(key, ast.Identifier) else float(key.value) == fact:
                return phrase
        return self.otherwise


def part_of(element: Any, plural: Plural | None) -> str | Fact | Pick | None:
    """A part of a sentence; None for what only Fluent understands."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return Fact(expression.id.name)
    if not isinstance(expression, ast.SelectExpression):
        return None
    asked = expression.selector
    if not isinstance(asked, ast.VariableReference):
        return None
    return Pick(asked.id.name, expression.variants, plural)


def plural_in(code: str) -> Plural:
    """How a language counts; Fluent itself is asked."""
    forms = "".join(f"[{form}] {form}\n " for form in ("zero", "one", "two", "few", "many"))
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(f"form = {{ $n ->\n {forms}*[other] other\n }}\n"))
    pattern: Any = bundle.get_message("form").value

    def plural(n: int) -> str:
        return str(bundle.format_pattern(pattern, {"n": n})[0])

    return plural


def spoken(pattern: Any, facts: Mapping[str, str | int]) -> str | None:
    """A pattern said at once; None where it takes Fluent to say it."""
    return Phrase(pattern).say(facts)

"""Sentences for people, from Fluent files: a second language is only a file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from conclave.show.phrases import Phrase, Plural, plural_in

ENGLISH = "en"
MEMORY = 20_000
"""Sentences that a language remembers: a log is told anew at every look, and most of it is the same."""


class MissingSentence(Exception):
    """A sentence that not even the English file has, or that lacks a fact it speaks of."""


class Sentence:
    """A sentence of a language file: for Fluent, and read for saying it quickly."""

    def __init__(self, bundle: Any, pattern: Any, plural: Plural) -> None:
        self.bundle = bundle
        self.pattern = pattern
        self.phrase = Phrase(pattern, plural)


class Language:
    """The sentences of one package in one language; what a translation lacks is said in English."""

    def __init__(self, package: str, code: str) -> None:
        self.package = package
        self.code = code
        self.bundles: list[Any] = []
        self.said: dict[object, str] = {}
        self.read: dict[str, Sentence | None] = {}
        for each in fallbacks(code):
            text = read(package, each)
            if text is not None:
                bundle = FluentBundle([each], use_isolating=False)
                bundle.add_resource(FluentResource(text))
                self.bundles.append(bundle)

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self.find(key) is not None

    def find(self, key: str) -> Sentence | None:
        """A sentence, looked for once."""
        if key not in self.read:
            found = None
            bundle = next((each for each in self.bundles if each.has_message(key)), None)
            if bundle is not None:
                found = Sentence(bundle, bundle.get_message(key).value, plural_of(bundle.locales[0]))
            self.read[key] = found  # once and whole: another thread may look for it meanwhile
        return self.read[key]

    def say(self, key: str, **facts: str | int) -> str:
        """Return a sentence with its facts filled in; what was said lately is not composed again."""
        wanted: object = (key, *facts.items()) if facts else key
        text = self.said.get(wanted)
        if text is None:
            if len(self.said) >= MEMORY:
                self.said.clear()
            text = self.said[wanted] = self.compose(key, facts)
        return text

    def compose(self, key: str, facts: dict[str, str | int]) -> str:
        """Put a sentence together."""
        found = self.find(key)
        if found is None:
            raise MissingSentence(f"{self.package} has no sentence {key!r}")
        plain = found.phrase.say(facts)
        if plain is not None:
            return plain
        text, errors = found.bundle.format_pattern(found.pattern, facts)
        if errors:
            raise MissingSentence(f"{self.package}, {found.bundle.locales[0]}.ftl, {key}: {errors[0]}")
        return str(text)

    def say_or(self, key: str, otherwise: str) -> str:
        """Return a sentence without facts, or, where there is none, what the rules themselves say."""
        return self.say(key) if self.knows(key) else otherwise


def fallbacks(code: str) -> list[str]:
    """The languages to try, best first: `de-AT`, `de`, `en`."""
    parts = code.replace("_", "-").split("-")
    codes = ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]
    return [*codes, ENGLISH] if ENGLISH not in codes else codes


def read(package: str, code: str) -> str | None:
    """The text of a language file of a package, if there is one."""
    if not code.replace("-", "").isalnum():
        return None
    file = files(package).joinpath("locale", f"{code}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def plural_of(code: str) -> Plural:
    """How a language counts, learnt once."""
    return plural_in(code)


@cache
def language(package: str, code: str = ENGLISH) -> Language:
    """The sentences of a package, read once."""
    return Language(package, code)

"""What Black Rose Wars says to people: options, questions and events in words, by sentences from `locale`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.black_rose_wars.rules.legality import refuse
from conclave.games.black_rose_wars.show.chronicle import KIND_NAMES, KINDS, Log, log_lines
from conclave.games.black_rose_wars.show.labels import VERB_NAMES, VERBS, label
from conclave.games.black_rose_wars.show.naming import PACKAGE, Names, seat_name
from conclave.games.black_rose_wars.show.questions import help_with, kind_of_question, prompt, rule_of
from conclave.games.black_rose_wars.show.scene import draw
from conclave.games.black_rose_wars.show.sources import QUESTIONS
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import REASONS
from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import Words
from conclave.kernel.reasons import Reason
from conclave.show.scene import Scene
from conclave.show.translation import Language
from conclave.show.translation import language as sentences

__all__ = [
    "KINDS",
    "KIND_NAMES",
    "QUESTIONS",
    "TEXT",
    "VERBS",
    "VERB_NAMES",
    "BlackRoseWords",
    "help_with",
    "kind_of_question",
    "log_lines",
]

PRIMER: Final = 7


class BlackRoseWords(Words):
    """What Black Rose Wars says."""

    verbs: Mapping[str, int] = VERBS
    kinds: Mapping[str, int] = KINDS
    reasons = REASONS

    def draw(self, v: Table, language: str = "en", canvas: Any = None) -> Scene:
        """What a client draws of a view."""
        return draw(v, language)

    def refuse(self, book: Any, v: Table, seat: int, verb: int, a: int, b: int) -> int:
        """Why a seat that is asked something is not offered this answer."""
        return refuse(v, seat, verb, a, b)

    def label(self, v: Table, option: Option, language: str = "en") -> str:
        """An option in words, told apart from every other option of the decision."""
        return label(Names(v, language), option)

    def prompt(self, v: Table, d: Decision, language: str = "en") -> str:
        """A question in words."""
        return prompt(Names(v, language), d)

    def rule_of(self, v: Table, d: Decision) -> str:
        """The rule, and the card or Room, that a question comes from."""
        return rule_of(v, d)

    def line(self, v: Table, event: Event, language: str = "en") -> str:
        """An event in words, as things stood when it happened."""
        log = Log(v, language)
        for earlier in v.events[: event.number]:
            log.note(earlier)
        return log.line(event)

    def seat_name(self, seat: int, language: str = "en") -> str:
        """A seat where there is no view to tell its Mage."""
        return seat_name(words_in(language), seat)

    def reason(self, reason: Reason, language: str = "en") -> str:
        """A refusal in words."""
        return words_in(language).say_or(f"reason-{reason.key}", reason.sentence)

    def primer(self, language: str = "en") -> tuple[str, ...]:
        """The game in a few sentences."""
        return tuple(words_in(language).say(f"primer-{n}") for n in range(1, PRIMER + 1))


def words_in(code: str) -> Language:
    """The sentences of this game in a language."""
    return sentences(PACKAGE, code)


TEXT: Final = BlackRoseWords()

"""What Dark Artifacts says to people: everything in words that the table and the catalogue ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.dark_artifacts.guide.catalogue import card_in, rule_in
from conclave.games.dark_artifacts.rules.legality import refuse
from conclave.games.dark_artifacts.show.chronicle import KINDS, Log
from conclave.games.dark_artifacts.show.labels import QUESTIONS, VERBS, label, question, rule_of
from conclave.games.dark_artifacts.show.naming import PACKAGE, Names, dashed, seat_name
from conclave.games.dark_artifacts.show.scene import draw
from conclave.games.dark_artifacts.table import REASONS, Table
from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import CardText, RuleText, Setting, Words
from conclave.kernel.reasons import Reason
from conclave.show.scene import Scene
from conclave.show.translation import Language
from conclave.show.translation import language as sentences

__all__ = ["QUESTIONS", "TEXT", "VERBS", "DarkArtifactsWords"]


class DarkArtifactsWords(Words):
    """What Dark Artifacts says."""

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
        return question(Names(v, language), d)

    def rule_of(self, v: Table, d: Decision) -> str:
        """The rule or the card that a question comes from."""
        return rule_of(v, d)

    def line(self, v: Table, event: Event, language: str = "en") -> str:
        """An event in words, as things stood when it happened."""
        log = Log(v, language)
        for earlier in v.events[: event.number]:
            log.past.note(earlier)
        return log.line(event)

    def seat_name(self, seat: int, language: str = "en") -> str:
        """The colour of a seat."""
        return seat_name(words_in(language), seat)

    def reason(self, reason: Reason, language: str = "en") -> str:
        """A refusal in words."""
        return words_in(language).say_or(f"reason-{reason.key}", reason.sentence)

    def card(self, card: CardText, language: str = "en") -> CardText:
        """A card of the catalogue in a language."""
        return card_in(words_in(language), card)

    def rule(self, rule: RuleText, language: str = "en") -> RuleText:
        """A rule of the catalogue in a language."""
        return rule_in(words_in(language), rule)

    def setting(self, setting: Setting, language: str = "en") -> str:
        """What an option of the game does."""
        return words_in(language).say_or(f"setting-{dashed(setting.name)}", setting.help)

    def primer(self, language: str = "en") -> tuple[str, ...]:
        """The game in five sentences."""
        return tuple(words_in(language).say(f"primer-{n}") for n in range(1, 6))


def words_in(code: str) -> Language:
    """The sentences of this game in a language."""
    return sentences(PACKAGE, code)


TEXT: Final = DarkArtifactsWords()

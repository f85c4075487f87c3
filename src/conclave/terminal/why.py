"""Answers to `why`: what is not offered, and for which reason, for any game that names its deeds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from typing import Any, Final

from conclave.kernel.game import Game
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION, Reason
from conclave.show.scene import Deed, Prompt, Scene
from conclave.show.translation import Language
from conclave.terminal.meaning import Meaning, number_in, words_of
from conclave.terminal.screen import in_order, number_typed, shortened

MOST: Final = 400
"""Combinations looked at for one answer."""

EXAMPLES: Final = 3
"""Things named for one reason before the rest is only counted."""


class Why:
    """What one viewer may ask about one scene. Every answer comes from the game's own `why_not`."""

    def __init__(self, game: Game, view: Any, scene: Scene, prompt: Prompt, words: Language) -> None:
        self.game = game
        self.view = view
        self.seat = scene.viewer
        self.prompt = prompt
        self.words = words
        self.meaning = Meaning(scene, prompt, words, game.words.verbs)

    def answer(self, text: str) -> list[str]:
        """Answer what was asked: nothing, a number, or a deed in words."""
        text = text.strip().rstrip("?").strip()
        words = words_of(text)
        if not text:
            return self.everything(self.prompt.deeds)
        if not words:
            return [self.unclear(text)]
        deed = self.meaning.deed_named(words)
        named = deed is not None and deed in self.prompt.deeds and words[0] == deed.name
        number = number_typed(text.split()[-1]) if len(text.split()) == 1 + named else None
        if number is not None and not self.meaning.places(words):
            return self.option(number)
        if named and deed is not None and deed.takes and len(words) == 1:
            return self.everything([deed])
        return self.deed(text, words, deed)

    def option(self, number: int) -> list[str]:
        """Explain an answer that is offered."""
        choices = in_order(self.prompt)
        if not 1 <= number <= len(choices):
            return [self.words.say("no-such-option", text=number, n=len(choices))]
        label = choices[number - 1].label
        said = [self.words.say("why-option", n=number, label=label, rule=self.prompt.rule)]
        if self.prompt.help:
            said.append(self.prompt.help)
        return said + self.rules(self.prompt.rule)

    # --- all that is missing ------------------------------------------------------------------------------
    def everything(self, deeds: Sequence[Deed]) -> list[str]:
        """Say of each deed what is not offered, and why; like reasons are told together."""
        said: list[str] = []
        for deed in deeds:
            refused: dict[int, list[str]] = {}
            free: set[str] = set()
            for keys in islice(product(*self.candidates(deed)), MOST):
                reason = self.ask(deed, keys)
                if reason.number == ALLOWED or self.meaning.number_of(deed, keys):
                    free.update(keys[:1])
                elif reason.number not in (OTHER_QUESTION, NO_SUCH_THING):
                    things = refused.setdefault(reason.number, [])
                    things.extend(key for key in keys[:1] if key not in things)
            for number, things in refused.items():
                bound = [self.meaning.labels[key] for key in things if key not in free]
                if bound or not things:
                    said.append(self.refusal(deed, self.game.reasons[number], bound))
        return said or [self.words.say("why-everything")]

    def candidates(self, deed: Deed) -> list[list[str]]:
        """For each thing a deed takes, what could be tried; of two alike, the second is not one's own."""
        families = [f for n, f in enumerate(deed.takes) if n == 0 or f == deed.takes[0]]
        slots = [self.meaning.of_family(family, deed.mine and n == 0) for n, family in enumerate(families)]
        if len(slots) == 2:
            slots[1] = [key for key in slots[1] if not self.meaning.is_mine(key)]
        return slots

    def refusal(self, deed: Deed, reason: Reason, things: list[str]) -> str:
        """One reason, and the first few things it concerns."""
        facts = {"reason": self.game.words.reason(reason, self.words.code), "rule": reason.rule or "none"}
        if not things:
            return self.words.say("why-not", what=deed.name.capitalize(), **facts)
        named = "; ".join(things[:EXAMPLES])
        if len(things) > EXAMPLES:
            named = f"{named} {self.words.say('and-more', n=len(things) - EXAMPLES)}"
        return self.words.say("why-all", deed=deed.name.capitalize(), what=named, **facts)

    # --- one deed -----------------------------------------------------------------------------------------
    def deed(self, text: str, words: list[str], deed: Deed | None) -> list[str]:
        """Say why a deed described in words is not offered, or where it is."""
        slots = self.meaning.slots(deed, words) if deed is not None else []
        if deed is None or (deed.takes and not slots):
            return [self.unclear(text)]
        said: list[str] = []
        seen: set[int] = set()
        for keys in islice(product(*slots), MOST):
            reason = self.ask(deed, keys)
            what = f"{deed.name.capitalize()} {self.meaning.call(keys)}".strip()
            offered = self.offered(deed, keys, reason)
            if offered:
                return [self.words.say(offered[0], what=what, n=offered[1])]
            if reason.number not in seen:
                seen.add(reason.number)
                sentence = self.game.words.reason(reason, self.words.code)
                said.append(self.words.say("why-not", what=what, reason=sentence, rule=reason.rule or "none"))
                said.extend(self.rules(reason.rule))
        return said

    def offered(self, deed: Deed, keys: tuple[str, ...], reason: Reason) -> tuple[str, int] | None:
        """The number of the option that does this, or that must be chosen on the way to it."""
        number = self.meaning.number_of(deed, keys)
        if number:
            return "why-allowed", number
        on_the_way = self.meaning.number_of(deed, keys[:1]) if len(keys) == 2 else 0
        if reason.number == OTHER_QUESTION and on_the_way:
            return "why-allowed-then", on_the_way
        return None

    def ask(self, deed: Deed, keys: tuple[str, ...]) -> Reason:
        """Ask the game itself."""
        numbers = [number_in(key) for key in keys]
        return self.game.why_not(self.view, self.seat, deed.verb, *numbers)

    def unclear(self, text: str) -> str:
        """We do not know what was meant; give an example that works."""
        return self.words.say("why-unclear", text=shortened(text), example=self.meaning.example())

    def rules(self, keys: str) -> list[str]:
        """The rules behind an answer, in their own words."""
        wanted = [key.strip() for key in keys.split(",")]
        said = [f"{rule.key}: {rule.sentence}" for rule in self.game.rules if rule.key in wanted]
        cards = [
            f"{card.name} ({card.key}): {card.sentence}" for card in self.game.cards if card.key in wanted
        ]
        return said + cards

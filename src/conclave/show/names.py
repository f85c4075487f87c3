"""What things are called in one language, by their facts alone."""

from __future__ import annotations

from typing import Any, Final

from conclave.show.sentences import Fact, Sentence, Thing
from conclave.show.translation import Language

MOST: Final = 8_000
"""Things, or sentences, that are remembered before all of a kind are forgotten."""


class Names:
    """The names of a game in one language, on one ground.

    A game subclasses it with a method for each family of things, which takes the facts of a thing and
    returns its name; things without one are called by the sentence of their family. `ground` is what nearly
    every name rests on and what seldom changes (who plays which mage, say): there are names for each ground,
    and they remember what was drawn with them.
    """

    def __init__(self, words: Language, ground: tuple[Any, ...]) -> None:
        self.words = words
        self.say = words.say
        self.ground = ground
        self.told: dict[Sentence, str] = {}
        self.called: dict[Fact, str | int] = {}
        self.drawn: dict[object, dict[Any, Any]] = {}

    def tell(self, sentence: Sentence) -> str:
        """A sentence in words."""
        text = self.told.get(sentence)
        if text is None:
            if len(self.told) >= MOST:
                self.told.clear()
            text = self.told[sentence] = self.compose(sentence)
        return text

    def compose(self, sentence: Sentence) -> str:
        """Put a sentence together; nothing is said by none."""
        keys, facts = sentence
        if not keys:
            return ""
        found = [key for key in keys.split("|") if self.words.knows(key)]
        key = found[0] if found else keys.rpartition("|")[2]
        return self.words.compose(key, {name: self.fact(fact) for name, fact in facts}).strip()

    def capital(self, sentence: Sentence) -> str:
        """A sentence in words, with a capital letter in front."""
        return capital(self.tell(sentence))

    def fact(self, fact: Fact) -> str | int:
        """A fact as it stands in a sentence."""
        if not isinstance(fact, tuple):
            return fact
        name = self.called.get(fact)
        if name is None:
            if len(self.called) >= MOST:
                self.called.clear()
            name = self.called[fact] = self.name(fact)
        return name

    def name(self, thing: Thing) -> str | int:
        """What a thing is called."""
        called = getattr(self, thing[0].replace("-", "_"), None)
        if called is None:
            return self.say(thing[0], n=thing[1])
        name: str | int = called(*thing[1:])
        return name

    # --- what every game has ------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """A seat by its number; most games have a better name for it."""
        return self.say("seat", n=seat + 1) if seat >= 0 else self.say("seat-onlooker")

    def number(self, n: int) -> int:
        """A number as it is."""
        return n

    def sentence(self, *sentence: Any) -> str:
        """A sentence within another."""
        return self.tell((sentence[0], sentence[1]))

    def row(self, *things: Fact) -> str:
        """Several things in a row: `White, Red and Blue`."""
        words = [str(self.fact(thing)) for thing in things]
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])


def capital(text: str) -> str:
    """A text with a capital letter in front."""
    return text[:1].upper() + text[1:]

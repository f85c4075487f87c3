"""Decks that people build: for whom, from which cards, what is wrong with one, and an option that takes one.

It knows no game: a game that has decks says of each what it costs and why it is not legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from conclave.kernel.decks import BadDeck
from conclave.kernel.game import BadOption, Setting

SAID = 3
"""Reasons against a deck that fit into one sentence; of the others it tells the number."""


@dataclass(frozen=True)
class Deck:
    """A deck by keys: whose it is, what that leader chose, and copies of cards. Never mutated.

    `unknown` are names that stand for no card.
    """

    leader: str = ""
    choice: str = ""
    copies: Mapping[str, int] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True)
class Leader:
    """Whom a deck is built for: what its cards may cost in all, and what it chooses, as key and name.

    `unless_said` is the key of what it chooses if nobody says.
    """

    key: str
    name: str
    points: int
    choices: tuple[tuple[str, str], ...] = ()
    unless_said: str = ""


@dataclass(frozen=True)
class DeckCard:
    """A card that may be in decks: its key and name, the group it is listed in, and words to find it by.

    The words stand under what they say of the card: its school, its level.
    """

    key: str
    name: str
    group: str
    tags: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class PublishedDeck:
    """A deck that was published, with a key and a title."""

    key: str
    title: str
    deck: Deck


class Decks:
    """What the decks of a game are made of, and what the game says of one. A game has one of these.

    `settings` names the options of the game that make other decks legal, and `told` the facts of its cards
    that are told of each where one chooses among them; `deck_word`, `leader_word` and `choice_word` are what
    the game calls a deck, whom it is built for, and what that one chooses.
    """

    leaders: Sequence[Leader] = ()
    cards: Sequence[DeckCard] = ()
    published: Sequence[PublishedDeck] = ()
    settings: Sequence[str] = ()
    told: Sequence[str] = ()
    deck_word: str = "deck"
    leader_word: str = "leader"
    choice_word: str = "choice"

    def price(self, card: str, leader: str, choice: str) -> int:
        """The points of one copy for a leader and its choice."""
        raise NotImplementedError

    def most(self, card: str, leader: str, choice: str) -> int:
        """How many copies a leader with this choice may have; 0 if the card is not for it."""
        raise NotImplementedError

    def points(self, deck: Deck) -> int:
        """What a whole deck costs."""
        raise NotImplementedError

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[str]:
        """All that is wrong with a deck where a game has such options, each in a sentence."""
        raise NotImplementedError

    def from_text(self, text: str) -> Deck:
        """The deck of a list that a person wrote; BadDeck says why there is none."""
        raise NotImplementedError

    def to_text(self, deck: Deck) -> str:
        """A deck as a list that a person can edit; one with unknown names is refused."""
        raise NotImplementedError

    def from_code(self, code: str) -> Deck:
        """The deck of a code; BadDeck says why there is none."""
        raise NotImplementedError

    def to_code(self, deck: Deck) -> str:
        """A deck as a short code, the same for the same deck; one with unknown names is refused."""
        raise NotImplementedError

    def title(self, key: str) -> str:
        """What an option's word for a published deck is called; nothing for another word."""
        return next((each.title for each in self.published if each.key == key), "")


# --- an option that takes a deck ---------------------------------------------------------------------------
@dataclass(frozen=True)
class DeckSetting(Setting):
    """An option that takes a deck: one of its choices, such as the key of a published one, or a code."""

    decks: Decks = field(default_factory=Decks, repr=False)

    @property
    def takes_code(self) -> bool:
        """It takes the code of a deck."""
        return True

    def titles(self) -> tuple[str, ...]:
        """What each choice is called; nothing for one that is no deck."""
        return tuple(self.decks.title(str(choice)) for choice in self.choices)

    def allowed(self) -> str:
        """What this option may be, in words."""
        return f"{super().allowed()}, or the code of a {self.decks.deck_word}"

    def read(self, value: object) -> bool | int | str:
        """Return a choice as it is written, or a code without the blanks that were pasted with it."""
        if not isinstance(value, str) or any(value.lower() == str(each).lower() for each in self.choices):
            return super().read(value)
        try:
            return self.decks.to_code(self.decks.from_code(value))
        except BadDeck as error:
            if len(value) < SHORTEST or value == value.lower():
                return super().read(value)
            raise BadOption(f"Option {self.name} takes no such code: {first_small(str(error))}") from None

    def agree(self, options: Mapping[str, bool | int | str]) -> None:
        """Refuse a deck that is not legal where the other options are these, with the first reasons."""
        value = str(options[self.name])
        if value in self.choices:
            return
        reasons = self.decks.check(self.decks.from_code(value), options)
        if reasons:
            word = self.decks.deck_word
            raise BadOption(f"The {word} of option {self.name} is not legal: {in_one_sentence(reasons)}")


SHORTEST = 16
"""Letters below which a word that is no code is taken for a mistyped key; so is one without capitals."""


def first_small(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


def in_one_sentence(reasons: Sequence[str]) -> str:
    """The first reasons in one sentence, and how many more there are."""
    said = [reason.rstrip(".") for reason in reasons[:SAID]]
    more = len(reasons) - SAID
    if more > 0:
        said.append(f"and {more} more {'reason' if more == 1 else 'reasons'}")
    return "; ".join(said) + "."

"""What the JSON interface tells of decks: what a game has them built of, and what it says of one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from conclave.kernel.building import Deck, DeckCard, Decks, Leader, PublishedDeck
from conclave.kernel.decks import MOST_COPIES, MOST_LINES, BadDeck
from conclave.kernel.game import BadOption, Game
from conclave.registry import load
from conclave.server.forms import Options
from conclave.server.sentences import Refusal

Key = Annotated[str, Meta(max_length=64)]
Copies = Annotated[int, Meta(ge=0, le=MOST_COPIES)]
Pasted = Annotated[str, Meta(max_length=65_536)]
"""What a person pastes: the kernel says better than the wire what is too long."""


class ChoiceFacts(Struct, frozen=True, kw_only=True):
    """Something that a leader may choose."""

    key: str
    name: str


class LeaderFacts(Struct, frozen=True, kw_only=True):
    """Whom a deck is built for: what all of it may cost, and its choices, with the usual one.

    `costs` and `most` have a row for each choice, or a single one, and a number for each card in order: the
    points of a copy, and how many copies there may be, 0 if the card is not for this leader.
    """

    key: str
    name: str
    points: int
    choices: tuple[ChoiceFacts, ...]
    unless_said: str
    costs: tuple[tuple[int, ...], ...]
    most: tuple[tuple[int, ...], ...]


class DeckCardFacts(Struct, frozen=True, kw_only=True):
    """A card that may be in decks, its group, and words to find it by under what they say of it."""

    key: str
    name: str
    group: str
    tags: dict[str, tuple[str, ...]]


class PublishedFacts(Struct, frozen=True, kw_only=True):
    """A deck that was published."""

    key: str
    title: str
    leader: str
    choice: str
    copies: dict[str, int]
    code: str


class DecksFacts(Struct, frozen=True, kw_only=True):
    """What decks of a game are built of; `settings` are the options that make others legal.

    Facts of cards that are `told` help to choose among them.
    The words are what the game calls a deck, its leader, and what that one chooses.
    """

    deck_word: str
    leader_word: str
    choice_word: str
    leaders: tuple[LeaderFacts, ...]
    cards: tuple[DeckCardFacts, ...]
    published: tuple[PublishedFacts, ...]
    settings: tuple[str, ...]
    told: tuple[str, ...]


class DeckByKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck by keys: whose it is, what that leader chose, and copies of cards."""

    leader: Key = ""
    choice: Key = ""
    copies: Annotated[dict[Key, Copies], Meta(max_length=MOST_LINES)] = {}


class DeckGiven(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck to be looked at: as a list, as a code, or by keys. One of the three.

    `options` are those of the game it is for.
    """

    text: Pasted | None = None
    code: Pasted | None = None
    deck: DeckByKeys | None = None
    options: Options = {}


class DeckFacts(Struct, frozen=True, kw_only=True):
    """What a game says of a deck: it is legal if there is no reason against it.

    Code and text are empty for a deck that cannot be written down, since something in it is unknown.
    """

    leader: str
    choice: str
    copies: dict[str, int]
    unknown: tuple[str, ...]
    cards: int
    points: int
    most: int
    reasons: tuple[str, ...]
    code: str
    text: str


# --- what decks are built of --------------------------------------------------------------------------------
def decks_of(game: Game) -> Decks:
    """The decks of a game, if it has some."""
    if game.decks is None:
        raise Refusal("no-decks", game=game.title)
    return game.decks


@cache
def written_decks(key: str) -> bytes:
    """What the decks of a game are built of, written once."""
    decks = decks_of(load(key))
    facts = DecksFacts(
        deck_word=decks.deck_word,
        leader_word=decks.leader_word,
        choice_word=decks.choice_word,
        leaders=tuple(leader_facts(decks, each) for each in decks.leaders),
        cards=tuple(card_facts(each) for each in decks.cards),
        published=tuple(published_facts(decks, each) for each in decks.published),
        settings=tuple(decks.settings),
        told=tuple(decks.told),
    )
    return msgspec.json.encode(facts)


def leader_facts(decks: Decks, leader: Leader) -> LeaderFacts:
    """A leader, with what every card costs it under each of its choices."""
    rows = [key for key, _ in leader.choices] or [""]
    return LeaderFacts(
        key=leader.key,
        name=leader.name,
        points=leader.points,
        choices=tuple(ChoiceFacts(key=key, name=name) for key, name in leader.choices),
        unless_said=leader.unless_said,
        costs=tuple(tuple(decks.price(c.key, leader.key, row) for c in decks.cards) for row in rows),
        most=tuple(tuple(decks.most(c.key, leader.key, row) for c in decks.cards) for row in rows),
    )


def card_facts(card: DeckCard) -> DeckCardFacts:
    """A card that may be in decks."""
    return DeckCardFacts(key=card.key, name=card.name, group=card.group, tags=dict(card.tags))


def published_facts(decks: Decks, found: PublishedDeck) -> PublishedFacts:
    """A published deck."""
    deck = found.deck
    return PublishedFacts(
        key=found.key,
        title=found.title,
        leader=deck.leader,
        choice=deck.choice,
        copies=dict(deck.copies),
        code=decks.to_code(deck),
    )


# --- what is said of one ------------------------------------------------------------------------------------
def looked_at(game: Game, given: DeckGiven) -> DeckFacts:
    """What a game says of a deck that somebody has given."""
    decks = decks_of(game)
    options = options_for(game, given.options)
    deck = read_deck(decks, given)
    leader = next((each for each in decks.leaders if each.key == deck.leader), None)
    code, text = written(decks, deck)
    return DeckFacts(
        leader=leader.key if leader else "",
        choice=deck.choice,
        copies=dict(deck.copies),
        unknown=deck.unknown,
        cards=sum(deck.copies.values()),
        points=decks.points(deck),
        most=leader.points if leader else 0,
        reasons=tuple(decks.check(deck, options)),
        code=code,
        text=text,
    )


def options_for(game: Game, given: Mapping[str, bool | int | str]) -> dict[str, bool | int | str]:
    """The options of the game a deck is for; those that take decks say nothing about this one."""
    try:
        return game.read_options(given)
    except BadOption as error:
        raise Refusal("bad-options", spoken=str(error)) from None


def read_deck(decks: Decks, given: DeckGiven) -> Deck:
    """The deck that is given, in whichever way."""
    if sum(each is not None for each in (given.text, given.code, given.deck)) != 1:
        raise Refusal("one-deck")
    if given.text is not None:
        return decks.from_text(given.text)
    if given.code is not None:
        return decks.from_code(given.code)
    wanted = given.deck or DeckByKeys()
    known = {card.key for card in decks.cards}
    copies = {key: n for key, n in wanted.copies.items() if n > 0 and key in known}
    unknown = tuple(key for key in wanted.copies if key not in known)
    return Deck(wanted.leader, wanted.choice, copies, unknown)


def written(decks: Decks, deck: Deck) -> tuple[str, str]:
    """A deck as a code and as a list, if it can be written down."""
    try:
        return decks.to_code(deck), decks.to_text(deck)
    except BadDeck:
        return "", ""

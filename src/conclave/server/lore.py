"""What the JSON interface tells of games: their options, drawings, cards and rules."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from conclave import bots
from conclave.kernel.game import Game, Setting
from conclave.registry import load

Value = bool | int | str
Symbols = dict[str, tuple[str, ...]]
"""Drawings by name: SVG paths on a field of 24 by 24; one that begins with `!` is filled."""


class OptionFacts(Struct, frozen=True, kw_only=True):
    """An option of a game; its choices may have titles, and one that takes a code takes that of a deck."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    help: str
    titles: tuple[str, ...] = ()
    takes_code: bool = False


class GameFacts(Struct, frozen=True, kw_only=True):
    """An installed game, the numbers of players it takes, its options, and the drawings it is known by.

    `decks` is what it calls its decks, if people build some for it.
    """

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[OptionFacts, ...]
    bots: tuple[str, ...] = ()
    primer: tuple[str, ...] = ()
    crest: Symbols = {}
    decks: str = ""


class CardFacts(Struct, frozen=True, kw_only=True):
    """A card as people look it up; its pictures are names of the game's drawings."""

    key: str
    name: str
    kind: str
    sentence: str
    rulings: tuple[str, ...] = ()
    facts: dict[str, str] = {}
    sides: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    tone: str = ""


class RuleFacts(Struct, frozen=True, kw_only=True):
    """A rule or ruling as people look it up."""

    key: str
    chapter: str
    sentence: str
    ruling: bool = False


@cache
def game_facts(key: str, language: str) -> GameFacts:
    """A game as the lobby shows it."""
    game = load(key)
    return GameFacts(
        key=game.key,
        title=game.title,
        players=tuple(game.players),
        options=tuple(option_facts(game, each, language) for each in game.setting_list),
        bots=tuple(bots.names()),
        primer=game.words.primer(language),
        crest={name: game.symbols[name] for name in game.crest if name in game.symbols},
        decks=game.decks.deck_word if game.decks else "",
    )


def option_facts(game: Game, setting: Setting, language: str) -> OptionFacts:
    """An option as the lobby offers it."""
    return OptionFacts(
        name=setting.name,
        default=setting.default,
        choices=setting.choices,
        help=game.words.setting(setting, language),
        titles=setting.titles(),
        takes_code=setting.takes_code,
    )


def card_facts(game: Game, language: str) -> list[CardFacts]:
    """The cards of a game, in a language."""
    return [
        CardFacts(
            key=c.key,
            name=c.name,
            kind=c.kind,
            sentence=c.sentence,
            rulings=c.rulings,
            facts=dict(c.facts),
            sides=c.sides,
            pictures=c.pictures,
            tone=c.tone,
        )
        for c in (game.words.card(each, language) for each in game.cards)
    ]


def rule_facts(game: Game, language: str) -> list[RuleFacts]:
    """The rules of a game, in a language."""
    return [
        RuleFacts(key=r.key, chapter=r.chapter, sentence=r.sentence, ruling=r.ruling)
        for r in (game.words.rule(each, language) for each in game.rules)
    ]


# --- as they are sent: written once, since it takes longer than many decisions -----------------------------
@cache
def written_symbols(key: str) -> bytes:
    """The drawings of a game."""
    return msgspec.json.encode(dict(load(key).symbols))


@cache
def written_cards(key: str, language: str) -> bytes:
    """The cards of a game, in one of our languages."""
    return msgspec.json.encode(card_facts(load(key), language))


@cache
def written_rules(key: str, language: str) -> bytes:
    """The rules of a game, in one of our languages."""
    return msgspec.json.encode(rule_facts(load(key), language))

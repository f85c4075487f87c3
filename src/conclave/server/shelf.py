"""What the JSON interface tells of games: their options, cards and rules, as they stand on the shelf."""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str


class OptionFacts(Struct, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    help: str


class GameFacts(Struct, frozen=True, kw_only=True):
    """An installed game, the numbers of players it takes, and its options."""

    key: str
    title: str
    players: tuple[int, ...]
    options: tuple[OptionFacts, ...]
    bots: tuple[str, ...] = ()
    primer: tuple[str, ...] = ()


class CardFacts(Struct, frozen=True, kw_only=True):
    """A card as people look it up."""

    key: str
    name: str
    kind: str
    sentence: str
    rulings: tuple[str, ...] = ()
    facts: dict[str, str] = {}
    sides: tuple[str, ...] = ()


class RuleFacts(Struct, frozen=True, kw_only=True):
    """A rule or ruling as people look it up."""

    key: str
    chapter: str
    sentence: str
    ruling: bool = False

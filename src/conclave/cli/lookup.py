"""`conclave games`, `cards` and `rules`: looking things up."""

from __future__ import annotations

from dataclasses import asdict
from difflib import get_close_matches
from typing import Annotated

import typer

from conclave.cli.arguments import GameKey, Json, Plain
from conclave.cli.show import show_json, show_table
from conclave.kernel.game import CardText, ConclaveError, Game, RuleText, Setting
from conclave.registry import games as keys
from conclave.registry import load


def games(json: Json = False, plain: Plain = False) -> None:
    """List the installed games, with players and options."""
    found = [load(key) for key in keys()]
    if json:
        show_json([game_facts(game) for game in found])
        return
    rows = [[g.key, g.title, f"{g.players[0]}-{g.players[-1]}", g.version, len(g.cards)] for g in found]
    show_table("", ["game", "title", "players", "rules version", "cards"], rows, plain)
    for game in found:
        if game.setting_list:
            options = [[s.name, values(s), str(s.default).lower(), s.help] for s in game.setting_list]
            columns = ["option", "values", "default", "what it does"]
            show_table(f"\nOptions of {game.title}", columns, options, plain)


def game_facts(game: Game) -> dict[str, object]:
    """A game as data."""
    return {
        "game": game.key,
        "title": game.title,
        "rules": game.version,
        "players": list(game.players),
        "cards": len(game.cards),
        "options": [setting_facts(setting) for setting in game.setting_list],
    }


def setting_facts(setting: Setting) -> dict[str, object]:
    """An option as data."""
    return {
        "name": setting.name,
        "default": setting.default,
        "help": setting.help,
        "choices": setting.choices,
        **({"takes_code": True} if setting.takes_code else {}),
    }


def values(setting: Setting) -> str:
    """What an option may be."""
    return setting.allowed()


# --- cards -------------------------------------------------------------------------------------------------
def cards(
    game: GameKey,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A card, or part of its name.")] = "",
    json: Json = False,
    plain: Plain = False,
) -> None:
    """List a game's cards, or explain one."""
    found = load(game)
    chosen = cards_named(found, name)
    if json:
        show_json([{**asdict(card), "facts": dict(card.facts)} for card in chosen])
    elif len(chosen) == 1:
        explain(chosen[0])
    else:
        rows = [[card.name, card.kind, card.sentence] for card in chosen]
        show_table(f"{len(chosen)} cards of {found.title}", ["card", "kind", "what it does"], rows, plain)


def cards_named(game: Game, name: str) -> list[CardText]:
    """The card of a name, those with the name in theirs, or a sentence with the nearest."""
    wanted = name.strip().casefold()
    exact = [card for card in game.cards if wanted in (card.name.casefold(), card.key.casefold())]
    found = exact or [card for card in game.cards if wanted in card.name.casefold()]
    if found:
        return found
    if not name:
        raise ConclaveError(f"{game.title} has no cards to list.")
    near = get_close_matches(wanted, [card.name.casefold() for card in game.cards], 3)
    hint = ", ".join(card.name for card in game.cards if card.name.casefold() in near)
    meant = f" Did you mean {hint}?" if hint else f" `conclave cards {game.key}` lists them."
    raise ConclaveError(f"{game.title} has no card {name!r}.{meant}")


def explain(card: CardText) -> None:
    """Everything about one card."""
    print(f"{card.name} ({card.kind})" if card.kind else card.name)
    for fact, value in card.facts.items():
        print(f"  {fact}: {value}")
    print(f"  {card.sentence}")
    for ruling in card.rulings:
        print(f"  - {ruling}")


# --- rules -------------------------------------------------------------------------------------------------
def rules(
    game: GameKey,
    word: Annotated[str, typer.Argument(metavar="[WORD]", help="A word, or a rule's number.")] = "",
    json: Json = False,
) -> None:
    """List a game's rules and rulings, or those about a word."""
    found = load(game)
    chosen = rules_about(found, word)
    if json:
        show_json([asdict(rule) for rule in chosen])
        return
    if not word:
        show_primer(found)
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            print(("\n" if chapter else "") + rule.chapter)
            chapter = rule.chapter
        print(f"  {rule.key}{' (ruling)' if rule.ruling else ''}  {rule.sentence}")


def show_primer(game: Game) -> None:
    """The game in a few sentences, before its rules one by one."""
    primer = game.words.primer()
    if primer:
        print("\n".join([game.title, *(f"  {sentence}" for sentence in primer), ""]))


def rules_about(game: Game, word: str) -> list[RuleText]:
    """The rule of a number, or all rules that hold every word asked for."""
    wanted = word.casefold().split()
    exact = [rule for rule in game.rules if [rule.key.casefold()] == wanted]
    found = exact or [rule for rule in game.rules if all(w in text_of(rule) for w in wanted)]
    if found:
        return found
    if not word:
        raise ConclaveError(f"{game.title} has no rules to list.")
    raise ConclaveError(f"No rule of {game.title} speaks of {word!r}.")


def text_of(rule: RuleText) -> str:
    """A rule as it is searched."""
    return f"{rule.key} {rule.chapter} {rule.sentence}".casefold()

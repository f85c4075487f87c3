"""Rules and cards looked up at the table."""

from __future__ import annotations

from conclave.kernel.game import CardText, Game, RuleText
from conclave.show.scene import Scene
from conclave.terminal.screen import Screen


def show_rules(screen: Screen, game: Game, word: str) -> None:
    """Show the rules that speak of a word; without one, the chapters."""
    if not word:
        show_primer(screen, game)
        show_chapters(screen, game)
        return
    found = rules_about(game, word)
    if not found:
        screen.say("no-rule", word=word)
        return
    screen.pairs([(rule.key, rule.sentence) for rule in found])


def show_primer(screen: Screen, game: Game) -> None:
    """Show the game in a few sentences."""
    for sentence in game.words.primer(screen.code):
        screen.line(sentence)


def rules_about(game: Game, word: str) -> list[RuleText]:
    """The rule of that number, or the rules of that chapter, or those that speak of the word."""
    wanted = word.lower()
    for test in (_is_key, _is_chapter, _speaks_of):
        found = [rule for rule in game.rules if test(rule, wanted)]
        if found:
            return found
    return []


def _is_key(rule: RuleText, wanted: str) -> bool:
    return rule.key.lower() == wanted


def _is_chapter(rule: RuleText, wanted: str) -> bool:
    return rule.chapter.lower() == wanted


def _speaks_of(rule: RuleText, wanted: str) -> bool:
    return wanted in f"{rule.chapter} {rule.sentence}".lower()


def show_chapters(screen: Screen, game: Game) -> None:
    """Show the chapters with the numbers of their rules."""
    chapters: dict[str, list[str]] = {}
    for rule in game.rules:
        chapters.setdefault(rule.chapter, []).append(rule.key)
    screen.say("rules-chapters", example=game.rules[0].key if game.rules else "R1")
    if chapters:
        screen.pairs([(chapter, ", ".join(keys)) for chapter, keys in chapters.items()])


def show_card(screen: Screen, game: Game, name: str) -> None:
    """Show a card by name or key; without one, all names."""
    found = cards_called(game, name) if name else []
    if not name or (len(found) > 1 and len(found) == len(game.cards)):
        screen.say("which-card")
        screen.pairs([(card.key, card.name) for card in game.cards])
    elif not found:
        screen.say("no-card", word=name)
    for card in found:
        screen.say("card-line", name=card.name, code=card.key, kind=card.kind, sentence=card.sentence)
        for fact, value in card.facts.items():
            screen.say("card-facts", name=fact.capitalize(), value=value)
        for ruling in card.rulings:
            screen.line(ruling, quiet=True)


def show_hand(screen: Screen, scene: Scene) -> None:
    """Show all cards of the viewer with what they say."""
    mine = [card for card in scene.cards if card.seat == scene.viewer and card.sentence]
    if not mine:
        screen.say("no-hand")
        return
    screen.pairs([(card.name, f"{card.kind}. {card.sentence}") for card in mine])


def cards_called(game: Game, name: str) -> list[CardText]:
    """The card of exactly that name or key, else those whose name has it in it."""
    wanted = name.lower().replace("’", "'")
    exact = [card for card in game.cards if wanted in (card.key.lower(), card.name.lower())]
    return exact or [card for card in game.cards if wanted in card.name.lower()]

"""Dark Artifacts in Italian: every sentence is there, and none is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from conclave.games.dark_artifacts.show import SHOW as TEXT
from conclave.show.scene import Scene
from conclave.show.show import slug
from conclave.show.translation import language
from tests.games.dark_artifacts.layout import GAME
from tests.games.dark_artifacts.test_scene import positions
from tests.locales import messages

PACKAGE = TEXT.package
SAME_MESSAGES = {
    *("short-five", "short-four", "short-three", "short-two", "short-unknown"),
    *("numbered", "entity-here", "by-card", "option-lay", "help-card", "help-use", "help-order"),
}
"""Sentences that say the same in both languages: digits, signs, and frames for other sentences."""

SAID = {
    "Mark": ("label",),
    "Area": ("note",),
    "Layer": ("label",),
    "Piece": ("label",),
    "Card": ("name", "kind", "sentence", "note", "heading"),
    "Track": ("label", "group"),
    "SeatScene": ("name", "notes"),
    "Choice": ("label", "note"),
    "Prompt": ("question", "help"),
    "LogLine": ("text",),
    "Scene": ("banner", "phase", "result"),
}
"""What people read. The title, names of spaces, `#2` and all keys are the same in both languages."""

NOT_ITALIAN = re.compile(
    r"\b(the|and|of|with|your|is|to|from|this|when)\b|[{}]|\?\?\?| {2}"
    r"|\b(il|un|la|del|al|dal) (il|un|uno|una|la)\b",
    re.IGNORECASE,
)
"""English, marks of Fluent for what it cannot say, and articles that do not go together."""

Both = tuple[str, str]


def beside_the_rules() -> set[str]:
    """The keys of all that is said in English by the rules themselves."""
    found = {f"reason-{reason.key}" for reason in GAME.reasons.all}
    found |= {f"setting-{slug(setting.name)}" for setting in GAME.setting_list}
    for rule in GAME.rules:
        found |= {f"rule-{rule.key}", f"chapter-{slug(rule.chapter)}"}
    for card in GAME.cards:
        found |= {f"card-{card.key}", f"card-{card.key}-text", f"kind-{slug(card.kind)}"}
        found |= {f"card-{card.key}-ruling-{n + 1}" for n in range(len(card.rulings))}
        found |= {f"fact-{name}-{slug(fact)}" for name, fact in card.facts.items()}
    return found


def in_italian(text: str, english: str) -> None:
    """Fail unless a text is a translation."""
    assert text != english
    assert not NOT_ITALIAN.search(text), text


# --- the file ------------------------------------------------------------------------------------------
def test_italian_says_everything_with_the_same_facts() -> None:
    assert messages(PACKAGE, "it") == {key: set() for key in beside_the_rules()} | messages(PACKAGE, "en")


def test_no_message_is_left_in_english() -> None:
    italian, english = language(PACKAGE, "it"), language(PACKAGE)
    for key, names in messages(PACKAGE, "en").items():
        facts = dict.fromkeys(names, 2)
        same = italian.say(key, **facts) == english.say(key, **facts)
        assert same == (key in SAME_MESSAGES), key


# --- scenes --------------------------------------------------------------------------------------------
def pairs(italian: object, english: object) -> Iterator[Both]:
    """What two scenes of one view say, side by side; what is not for people must be the same in both."""
    assert type(italian) is type(english)
    if isinstance(italian, msgspec.Struct):
        said = SAID.get(type(italian).__name__, ())
        for field in italian.__struct_fields__:
            mine, other = getattr(italian, field), getattr(english, field)
            yield from words(mine, other) if field in said else pairs(mine, other)
    elif isinstance(italian, tuple) and isinstance(english, tuple):
        for mine, other in zip(italian, english, strict=True):
            yield from pairs(mine, other)
    else:
        assert italian == english


def words(italian: str | tuple[str, ...], english: str | tuple[str, ...]) -> Iterator[Both]:
    """A sentence or several, side by side, where there is one."""
    if isinstance(italian, str) and isinstance(english, str):
        assert bool(italian) == bool(english)
        if english:
            yield italian, english
    else:
        for mine, other in zip(italian, english, strict=True):
            yield from words(mine, other)


def apart(scene: Scene) -> tuple[Scene, list[str]]:
    """A scene without its legend and the sign of the Dragon, and those: they stand among signs."""
    signs = [text for _, text in scene.legend]
    signs += [piece.symbol for piece in scene.pieces if piece.key == "dragon-0"]
    pieces = tuple(
        msgspec.structs.replace(piece, symbol="") if piece.key == "dragon-0" else piece
        for piece in scene.pieces
    )
    return msgspec.structs.replace(scene, legend=(), pieces=pieces), signs


@pytest.mark.parametrize("hide_heights", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scenes_are_in_italian_for_every_viewer(seats: int, hide_heights: bool) -> None:
    said: set[Both] = set()
    for s in positions(seats, hide_heights, every=25):
        for seat in range(seats + 1):
            v = GAME.view(s, seat)
            italian, signs = apart(GAME.scene(v, "it"))
            english, others = apart(GAME.scene(v))
            said |= {*pairs(italian, english), *zip(signs, others, strict=True)}
            check_log_and_labels(italian)
    assert len(said) > 300
    for text, other in said:
        in_italian(text, other)


def check_log_and_labels(scene: Scene) -> None:
    """Lines of the log are sentences, and no two answers are alike."""
    assert all(line.text[0].isupper() and line.text[-1] == "." for line in scene.log)
    if scene.prompt is not None:
        assert scene.prompt.question[-1] in "?."
        labels = [choice.label for choice in scene.prompt.choices]
        assert len(set(labels)) == len(labels)


# --- cards, rules, reasons -----------------------------------------------------------------------------
def catalogue() -> Iterator[Both]:
    """All that can be looked up, side by side."""
    for card in GAME.cards:
        other = TEXT.card(card, "it")
        assert other.key == card.key
        assert other.facts.keys() == card.facts.keys()
        yield from zip(
            (other.name, other.kind, other.sentence, *other.rulings, *other.facts.values()),
            (card.name, card.kind, card.sentence, *card.rulings, *card.facts.values()),
            strict=True,
        )
    for rule in GAME.rules:
        there = TEXT.rule(rule, "it")
        assert (there.key, there.ruling) == (rule.key, rule.ruling)
        yield from ((there.chapter, rule.chapter), (there.sentence, rule.sentence))
    for reason in GAME.reasons.all:
        yield TEXT.reason(reason, "it"), reason.sentence
    for setting in GAME.setting_list:
        yield TEXT.setting(setting, "it"), setting.help


def test_whatever_can_be_looked_up_is_in_italian_and_cites_the_same() -> None:
    names = {card.name: TEXT.card(card, "it").name for card in GAME.cards}
    assert len(set(names.values())) == len(names)
    for text, english in catalogue():
        in_italian(text, english)
        cited = r"\b[ROT]\d+\b|\b[A-D]\d+\b"
        assert re.findall(cited, text) == re.findall(cited, english)
        for name, there in names.items():
            assert (there in text) == bool(re.search(rf"\b{name}\b", english)), (text, name)


def test_in_english_the_catalogue_is_as_the_rules_have_it() -> None:
    assert all(TEXT.card(card) == card for card in GAME.cards)
    assert all(TEXT.rule(rule) == rule for rule in GAME.rules)
    assert all(TEXT.setting(setting) == setting.help for setting in GAME.setting_list)


def test_the_primer_is_as_short_in_italian() -> None:
    for text, english in zip(TEXT.primer("it"), TEXT.primer(), strict=True):
        in_italian(text, english)
        assert len(text) <= 130

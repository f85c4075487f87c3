"""Cards and rules can be looked up, under their own keys, in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.guide.catalogue import FROM_HAND, RULINGS, TRIGGERS
from conclave.games.black_rose_wars.guide.rulebook import RULE_TEXTS
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.show import SHOW
from conclave.games.black_rose_wars.show.names import MAGE_KEYS, ROOM_KEYS
from conclave.games.black_rose_wars.terms import REASONS, V
from conclave.kernel.game import CardText
from conclave.show import translation

CARD_TEXTS = GAME.cards
BY_KEY: dict[str, CardText] = {card.key: card for card in CARD_TEXTS}


def test_every_card_room_evocation_and_mage_has_one_text_of_its_own() -> None:
    assert len(BY_KEY) == len(CARD_TEXTS) == 86 + 95 + 78 + 19 + 9 + 4
    kinds = [card.kind for card in CARD_TEXTS]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "Spell": 86, "Quest": 95, "Event": 78, "Room": 19, "Evocation": 9, "Mage": 4,
    }  # fmt: skip
    for key in (*ROOM_KEYS, *MAGE_KEYS, "fireball", "q1-01", "e1-01", "bone-knight"):
        assert key in BY_KEY


def test_texts_are_whole_sentences() -> None:
    for card in CARD_TEXTS:
        assert card.name
        assert not card.sentence[0].islower(), card.key
        for sentence in (card.sentence, *card.rulings):
            assert sentence.endswith("."), (card.key, sentence)
            assert "  " not in sentence
            assert "{" not in sentence
        for fact, value in card.facts.items():
            assert fact == fact.lower()
            assert value, (card.key, fact)


def test_a_spell_shows_school_type_element_vortex_and_both_sides() -> None:
    """Fireball: Destruction, Combat, fire, a vortex; both sides are areas."""
    fireball = BY_KEY["fireball"]
    assert fireball.facts["school"] == "Destruction"
    assert fireball.facts["type"] == "Combat"
    assert fireball.facts["element"] == "fire"
    assert {"vortex", "straight", "reverse"} <= set(fireball.facts)
    assert fireball.sentence.startswith("Straight: ")
    assert " Reverse: " in fireball.sentence
    for spell in SPELLS:
        facts = BY_KEY[spell.key].facts
        assert facts["vortex"] == ("yes" if spell.vortex else "no")
        assert ("mage" in facts) == (spell.mage >= 0)


def test_a_room_trap_shows_its_colours_in_place_of_sides() -> None:
    """R89: Blade Barrage waits in red and in green Rooms."""
    facts = BY_KEY["blade-barrage"].facts
    assert facts["one effect"] == "when an enemy model enters a red Room"
    assert facts["other effect"] == "when an enemy model enters a green Room"
    assert "Straight" not in BY_KEY["blade-barrage"].sentence


def test_every_trigger_is_said_in_words() -> None:
    triggers = {side.trigger for spell in SPELLS for side in spell.sides if side.trigger >= 0}
    assert triggers <= set(TRIGGERS)


def test_quests_and_events_show_their_numbers() -> None:
    assert BY_KEY["q1-01"].facts == {
        "moon": "First Moon",
        "points": "1",
        "room": "Sacrificial Altar",
        "reward": "instead of the Room's effect",
    }
    assert BY_KEY["e1-01"].facts == {
        "moon": "First Moon", "phase": "Action Phase", "slot": "1", "entry": "1 PP", "exit": "0 PP",
        "crown": "no",
    }  # fmt: skip
    for quest in QUEST_CARDS:
        assert "Reward: " in BY_KEY[quest.key].sentence
        assert ("players" in BY_KEY[quest.key].facts) == quest.four_players
    for event in EVENT_CARDS:
        assert BY_KEY[event.key].facts["crown"] == ("yes" if event.crown else "no")


def test_rooms_evocations_and_mages_show_their_numbers() -> None:
    """R10 to R15, O8, O96, O98."""
    assert BY_KEY["throne-room"].facts == {"colour": "purple", "resistance": "8", "points": "5"}
    assert BY_KEY["black-rose-room"].facts == {"colour": "black", "resistance": "10", "points": "6"}
    cerbero = BY_KEY["cerbero"].facts
    assert (cerbero["movement"], cerbero["attack"], cerbero["health"]) == ("3", "2", "2")
    assert BY_KEY["rebecca"].facts["hand limit"] == "6"
    assert BY_KEY["rebecca"].facts["health"] == "12"
    assert BY_KEY["nero"].sentence.endswith("Only Nero has the Custom Spell Ring of Fire.")


def test_a_spell_and_an_evocation_of_the_same_name_are_told_apart() -> None:
    assert BY_KEY["andromeda"].kind == "Spell"
    assert BY_KEY["andromeda-evocation"].kind == "Evocation"
    assert BY_KEY["infamy-of-crete"].kind == "Spell"
    assert BY_KEY["infamy-of-crete-evocation"].kind == "Evocation"


@pytest.mark.parametrize("key", ["armory", "winter-rite", "time-stop"])
def test_what_casts_from_hand_says_how(key: str) -> None:
    assert FROM_HAND in BY_KEY[key].rulings


def test_notes_are_on_cards_that_exist() -> None:
    assert set(RULINGS) <= set(BY_KEY)


def test_cards_are_drawn_by_drawings_that_the_game_brings() -> None:
    for card in CARD_TEXTS:
        assert card.pictures, card.key
        assert set(card.pictures) <= set(GAME.symbols), card.key
    assert (BY_KEY["fireball"].pictures, BY_KEY["fireball"].tone) == (
        ("destruction", "fire", "combat", "vortex"), "red",
    )  # fmt: skip
    assert BY_KEY["forge"].pictures == ("room", "colour-green")
    assert BY_KEY["bone-knight"].pictures == ("bone-knight",)
    assert BY_KEY["nero"].pictures == ("mage",)


# --- in other languages -----
TRANSLATION = """
school-destruction = Zerstörung
type-combat = Kampf
colour-red = roter
card-fireball = Feuerball
card-fireball-1 = Alles im Raum nimmt 3 Schaden.
kind-spell = Zauber
fact-school = Schule
fact-vortex-yes = ja
target-room = ein Raum
target-far = { $target }, Reichweite { $n }
trigger-enter-model = wenn ein Feind einen { $colour } Raum betritt
card-meteor-swarm-ruling-1 = Das lassen die Quellen offen.
rule-R1 = Wer am meisten Macht hat, gewinnt.
chapter-aim-and-components = Ziel und Material
setting-profile = Welches der beiden Hefte gilt.
reason-too-far = Das ist zu weit weg.
"""


@pytest.fixture
def translated(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language that has but a few sentences; its code."""
    known = translation.read
    monkeypatch.setattr(
        translation, "read", lambda package, code: TRANSLATION if code == "qq" else known(package, code)
    )
    yield "qq"
    translation.language.cache_clear()
    SHOW.catalogues.clear()
    SHOW.drawing.forget()


def test_a_translation_says_cards_rules_settings_and_refusals(translated: str) -> None:
    fireball = SHOW.card(BY_KEY["fireball"], translated)
    assert (fireball.name, fireball.kind) == ("Feuerball", "Zauber")
    assert fireball.sentence.startswith("Straight: Alles im Raum nimmt 3 Schaden. Reverse: ")
    assert fireball.facts["Schule"] == "Zerstörung"
    assert fireball.facts["type"] == "Kampf"
    assert fireball.facts["vortex"] == "ja"
    assert fireball.facts["straight"] == "ein Raum, Reichweite 1"
    trap = SHOW.card(BY_KEY["blade-barrage"], translated)
    assert trap.facts["one effect"] == "wenn ein Feind einen roter Raum betritt"
    assert SHOW.card(BY_KEY["meteor-swarm"], translated).rulings[0] == "Das lassen die Quellen offen."
    rule = SHOW.rule(RULE_TEXTS[0], translated)
    assert (rule.chapter, rule.sentence) == ("Ziel und Material", "Wer am meisten Macht hat, gewinnt.")
    assert SHOW.setting(GAME.options["profile"], translated) == "Welches der beiden Hefte gilt."
    too_far = next(reason for reason in REASONS.all if reason.key == "too-far")
    assert SHOW.reason(too_far, translated) == "Das ist zu weit weg."
    assert SHOW.card(BY_KEY["fireball"]) == BY_KEY["fireball"]


# --- rules -----
def test_every_rule_and_ruling_is_there_once_in_some_chapter() -> None:
    keys = [rule.key for rule in RULE_TEXTS]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {f"R{n}" for n in range(1, 162)} | {f"O{n}" for n in range(1, 105)}
    for rule in RULE_TEXTS:
        assert rule.chapter
        assert rule.sentence.endswith("."), rule.key
        assert rule.ruling == rule.key.startswith("O")


def test_rules_that_texts_questions_and_reasons_cite_exist() -> None:
    known = {rule.key for rule in RULE_TEXTS}
    cited = " ".join(
        [
            *[note for card in CARD_TEXTS for note in (card.sentence, *card.rulings)],
            *[rule.sentence for rule in RULE_TEXTS],
            *[question.rule for question in V.questions],
            *[reason.rule for reason in REASONS.all],
        ]
    )
    for key in re.findall(r"\b[RO]\d+\b", cited):
        assert key in known, key

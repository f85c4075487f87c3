"""Spellbooks as the builder has them: the same books, points and reasons as the rules, by keys."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave.games.mage_wars.decks import DECKS
from conclave.games.mage_wars.rules import books, box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.setup import BOOK_KEYS, book_called, cards_of, training_of
from conclave.kernel.building import Deck, DeckSetting, PublishedDeck
from conclave.kernel.decks import BadDeck
from conclave.kernel.game import BadOption
from conclave.kernel.rng import seeded

MASTERS = [each for each in DECKS.published if "apprentice" not in each.key]


@pytest.mark.parametrize("published", DECKS.published, ids=lambda each: each.key)
def test_published_books_go_through_lists_and_codes_unchanged(published: PublishedDeck) -> None:
    """O84: a list and a code say the same book."""
    deck = published.deck
    assert DECKS.from_text(DECKS.to_text(deck)) == deck
    assert DECKS.from_code(DECKS.to_code(deck)) == deck
    assert DECKS.check(deck) == []


def test_the_four_books_for_masters_cost_all_there_is() -> None:
    """R3.7: 120 points each."""
    assert [DECKS.points(each.deck) for each in MASTERS] == [120, 120, 120, 120]
    assert {leader.points for leader in DECKS.leaders} == {120}


@pytest.mark.parametrize("leader", DECKS.leaders, ids=lambda each: each.key)
def test_prices_add_up_to_what_the_rules_count(leader: object) -> None:
    """R3.2 to R3.4: every spell, for every Mage and each of its trainings."""
    key, choices = leader.key, [each for each, _ in leader.choices] or [""]  # type: ignore[attr-defined]
    for choice in choices:
        every = Deck(key, choice, {card.key: 1 for card in DECKS.cards})
        assert DECKS.points(every) == sum(DECKS.price(card.key, key, choice) for card in DECKS.cards)


def test_what_is_for_others_may_not_be_had_at_all() -> None:
    """R3.6: a spell for one class, or for those trained in its school; R3.5: one of an Epic spell."""
    for leader in DECKS.leaders:
        refused = Deck(leader.key, leader.unless_said, {card.key: 1 for card in DECKS.cards})
        named = [reason.split(": ")[0] for reason in DECKS.check(refused) if "points" not in reason]
        barred = [c.name for c in DECKS.cards if not DECKS.most(c.key, leader.key, leader.unless_said)]
        assert sorted(set(named)) == sorted(barred)
    epic = next(card for card in DECKS.cards if box.TRAITS[box.FACE[card.key]][k.EPIC])
    assert {DECKS.most(epic.key, leader.key, "") for leader in DECKS.leaders} <= {0, 1}


def test_every_reason_is_told() -> None:
    """R3.1, R3.5, R3.6: too many points, too many copies, the wrong class."""
    deck = replace(MASTERS[0].deck, copies={**MASTERS[0].deck.copies, "timber-wolf": 9})
    reasons = DECKS.check(deck)
    assert len(reasons) == 2
    assert reasons[0].endswith("points: The spells of a book cost 120 points at most.")
    assert reasons[1].startswith("9 × Timber Wolf: A book holds at most")


def test_open_training_lifts_the_limits_of_class_and_school() -> None:
    """O83."""
    barred = next(card for card in DECKS.cards if not DECKS.most(card.key, "beastmaster", ""))
    deck = Deck("beastmaster", "", {barred.key: 1})
    assert DECKS.check(deck)
    assert DECKS.check(deck, {"open_training": True}) == []


def test_unknown_names_and_schools_are_told() -> None:
    assert DECKS.check(Deck("beastmaster", "", {"dragon": 1})) == ["dragon: There is no such spell."]
    assert DECKS.check(Deck("chef", "", {})) == ["The Mage: There is no such Mage."]
    with pytest.raises(BadDeck, match="There is no school called 'cooking'"):
        DECKS.check(Deck("wizard", "cooking", {}))
    with pytest.raises(BadDeck):
        DECKS.to_code(Deck("wizard", "", {"dragon": 1}))


def test_cards_are_listed_by_type_and_found_by_school() -> None:
    groups = list(dict.fromkeys(card.group for card in DECKS.cards))
    assert groups == [
        "Creature", "Conjuration", "Wall", "Enchantment", "Equipment", "Incantation", "Attack spell",
    ]  # fmt: skip
    wolf = next(card for card in DECKS.cards if card.key == "timber-wolf")
    assert wolf.tags["school"] == ("Nature",)
    assert wolf.tags["subtype"] == ("Animal", "Canine")


def test_every_word_of_the_option_has_a_title() -> None:
    assert all(DECKS.title(key) for key in BOOK_KEYS)
    assert DECKS.title("any") == ""


# --- in a game ---------------------------------------------------------------------------------------------
def options(book: str, apprentice: bool = False) -> dict[str, object]:
    return {"apprentice": apprentice, "first_book": book}


def test_a_book_that_was_brought_is_played() -> None:
    """O84: all its cards, and the training that it says; the dice are not asked."""
    deck = Deck("wizard", "fire", {"fireball": 3, "teleport": 2})
    dice = seeded(3)
    before = dice.copy()
    found = book_called(options(DECKS.to_code(deck)), "first_book", dice)
    assert dice.below(1_000_000) == before.below(1_000_000)
    assert sorted(cards_of(found)) == sorted([box.FACE["fireball"]] * 3 + [box.FACE["teleport"]] * 2)
    fire, air = k.SCHOOL_WORDS.index("fire"), k.SCHOOL_WORDS.index("air")
    assert training_of(found, air) == books.trained_in(found.book.mage, fire)


def test_the_element_of_the_options_is_for_published_books() -> None:
    """O81: a book that was brought without a training has the usual one."""
    water = k.SCHOOL_WORDS.index("water")
    printed = book_called(options("wizard"), "first_book", seeded(1))
    assert training_of(printed, water) == books.trained_in(printed.book.mage, water)
    brought = book_called(options(DECKS.to_code(Deck("wizard", "", {}))), "first_book", seeded(1))
    assert training_of(brought, water) == books.trained_in(brought.book.mage, k.NONE)


def test_apprentices_take_published_books_only() -> None:
    """O84: even one that would be legal for a master."""
    setting = DeckSetting("first_book", "any", "", ("any", *BOOK_KEYS), DECKS)
    code = setting.read(DECKS.to_code(MASTERS[0].deck))
    setting.agree({"first_book": code, "apprentice": False})
    with pytest.raises(BadOption, match=r"An apprentice game takes the published books only \(O84\)\.$"):
        setting.agree({"first_book": code, "apprentice": True})
    setting.agree({"first_book": "wizard-fourth", "apprentice": True})

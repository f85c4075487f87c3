"""Spellbooks as people build them: keys and words over `rules.books`, which knows what is legal (R3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.mage_wars.rules import books, box
from conclave.games.mage_wars.rules import kinds as k
from conclave.kernel.building import Deck, DeckCard, Decks, Leader, PublishedDeck
from conclave.kernel.decks import BadDeck

FOR_APPRENTICES: Final = "An apprentice game takes the published books only (O84)."
GROUPS: Final[dict[int, str]] = {
    k.CREATURE: "Creature",
    k.CONJURATION: "Conjuration",
    k.WALL: "Wall",
    k.ENCHANTMENT: "Enchantment",
    k.EQUIPMENT: "Equipment",
    k.INCANTATION: "Incantation",
    k.ATTACK_SPELL: "Attack spell",
}
SETS: Final[dict[int, str]] = {k.CORE: "Core set", k.LOST_GRIMOIRE: "Lost Grimoire"}


def titled(word: str) -> str:
    """A word of the data file as people read it."""
    return word.replace("-", " ").capitalize()


def words_of(mask: int, words: list[str]) -> tuple[str, ...]:
    """The words whose numbers are in a mask."""
    return tuple(titled(word) for number, word in enumerate(words) if (mask >> number) & 1)


def leader_of(mage: int) -> Leader:
    """A Mage as the leader of a book, with the schools it chooses from."""
    choices = [(k.SCHOOL_WORDS[n], titled(k.SCHOOL_WORDS[n])) for n in range(k.SCHOOLS) if chooses(mage, n)]
    said = box.UNLESS_SAID[mage]
    unless = "" if said == k.NONE else k.SCHOOL_WORDS[said]
    return Leader(box.KEY[mage], box.NAME[mage], box.POINTS[mage], tuple(choices), unless)


def chooses(mage: int, school: int) -> bool:
    """Whether a Mage may choose to be trained in a school (O81)."""
    return bool((box.CHOOSES[mage] >> school) & 1)


def card_of(face: int) -> DeckCard:
    """A spell, with the words that people look for."""
    tags = {
        "school": words_of(box.SCHOOLS[face], k.SCHOOL_WORDS),
        "level": (str(box.LEVEL[face]),),
        "mana": (mana_of(face),),
        "subtype": words_of(box.SUBTYPES[face], k.SUBTYPE_WORDS),
        "set": (SETS[box.SET[face]],),
    }
    return DeckCard(box.KEY[face], box.NAME[face], GROUPS[box.KIND[face]], tags)


def mana_of(face: int) -> str:
    """What casting a spell costs, and for an enchantment what revealing it costs after that."""
    cost = "X" if box.COST_IS_X[face] else str(box.COST[face])
    if box.KIND[face] != k.ENCHANTMENT:
        return cost
    return f"{cost} + {'X' if box.REVEAL_IS_X[face] else box.REVEAL_COST[face]}"


# --- between keys and faces --------------------------------------------------------------------------------
def deck_of(book: books.Spellbook) -> Deck:
    """A book by keys."""
    leader = box.KEY[book.mage] if books.is_mage(book.mage) else ""
    choice = "" if book.school == k.NONE else k.SCHOOL_WORDS[book.school]
    copies = {box.KEY[face]: n for face, n in book.copies.items()}
    return Deck(leader, choice, copies, tuple(book.unknown))


def book_of(deck: Deck) -> books.Spellbook:
    """A deck by faces; keys that nobody knows are unknown names."""
    if deck.choice and deck.choice not in k.SCHOOL_WORDS:
        raise BadDeck(f"There is no school called {deck.choice!r}.")
    school = k.SCHOOL_WORDS.index(deck.choice) if deck.choice else k.NONE
    copies: dict[int, int] = {}
    unknown = list(deck.unknown)
    for key, n in deck.copies.items():
        face = box.FACE.get(key, k.NONE)
        if books.is_spell(face):
            copies[face] = n
        else:
            unknown.append(key)
    return books.Spellbook(mage_of(deck.leader), school, books.in_order(copies), unknown)


def mage_of(key: str) -> int:
    """The face of a Mage by its key, or NONE."""
    face = box.FACE.get(key, k.NONE)
    return face if books.is_mage(face) else k.NONE


def school_of(choice: str) -> int:
    """The number of a school by its key, or NONE."""
    return k.SCHOOL_WORDS.index(choice) if choice in k.SCHOOL_WORDS else k.NONE


class Spellbooks(Decks):
    """The spellbooks of Mage Wars (R3, O81, O83, O84)."""

    leaders = tuple(leader_of(mage) for mage in range(box.MAGES))
    cards = tuple(card_of(face) for face in sorted(range(box.MAGES, box.FACES), key=box.KIND.__getitem__))
    published = tuple(PublishedDeck(each.key, each.title, deck_of(each.book)) for each in books.PUBLISHED)
    settings = ("open_training",)
    told = ("life", "armour", "channeling", "defence", "traits", "attacks")
    deck_word = "spellbook"
    leader_word = "Mage"
    choice_word = "Training"

    def price(self, card: str, leader: str, choice: str) -> int:
        """What one copy costs a Mage (R3.2)."""
        return books.price(box.FACE[card], box.FACE[leader], school_of(choice))

    def most(self, card: str, leader: str, choice: str) -> int:
        """How many copies a Mage may have; none of what is for others (R3.5, R3.6)."""
        book = books.Spellbook(box.FACE[leader], school_of(choice), {}, [])
        face = box.FACE[card]
        return 0 if books.reasons_against(book, face, 1, False) else books.most_copies(face)

    def points(self, deck: Deck) -> int:
        """What all spells of a book cost."""
        return books.points(book_of(deck))

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[str]:
        """All that is wrong with a book (R3, O84)."""
        chosen = options or {}
        refused = [FOR_APPRENTICES] if chosen.get("apprentice") else []
        found = books.flaws(book_of(deck), bool(chosen.get("open_training")))
        return refused + [flaw.sentence() for flaw in found]

    def from_text(self, text: str) -> Deck:
        """The book of a list."""
        return deck_of(books.from_text(text))

    def to_text(self, deck: Deck) -> str:
        """A book as a list."""
        return books.to_text(book_of(deck))

    def from_code(self, code: str) -> Deck:
        """The book of a code."""
        return deck_of(books.from_code(code))

    def to_code(self, deck: Deck) -> str:
        """A book as a code."""
        return books.to_code(book_of(deck))

    def title(self, key: str) -> str:
        """The title of a published book, or of one that only apprentices have under this name."""
        if all(each.key != key for each in self.published):
            key = key.replace("-fourth", "-apprentice-fourth")
        return super().title(key)


DECKS: Final = Spellbooks()

"""What a scene of Mage Wars shows: the arena, the Mages, cards and what they are called."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.layout import GAME

BOOKS = [("any", "any"), ("any", "warlock"), ("priestess", "any")]


@pytest.mark.parametrize("apprentice", [False, True])
@pytest.mark.parametrize("books", BOOKS)
def test_books_left_to_chance_are_of_two_mages(books: tuple[str, str], apprentice: bool) -> None:
    """O84: whoever leaves a book to chance meets another Mage, so nobody takes one for the other."""
    options = dict(zip(("first_book", "second_book"), books, strict=True))
    games = [GAME.new(2, seed, {**options, "apprentice": apprentice}) for seed in range(30)]
    pairs = {tuple(s.terms.mages) for s in games}
    assert all(one != other for one, other in pairs)
    assert len(pairs) > 1

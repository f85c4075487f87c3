"""The language of the cards: nouns, verbs, how a card is declared (T3); see `docs/language.md`."""

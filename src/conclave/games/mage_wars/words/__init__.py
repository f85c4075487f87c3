"""What the cards of Mage Wars are written in: nouns, numbers, tests, verbs, and the forms of a text."""

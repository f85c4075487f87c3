"""Each game has a folder: its rules, its cards, its secrets."""

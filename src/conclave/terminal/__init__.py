"""The table in a terminal: it draws scenes and knows no game."""

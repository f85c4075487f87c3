"""The table in the terminal, as people use it."""

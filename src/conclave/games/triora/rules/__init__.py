"""The rules of Triora, a module per chapter."""

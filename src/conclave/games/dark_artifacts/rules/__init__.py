"""The rules of Dark Artifacts, one module per chapter."""

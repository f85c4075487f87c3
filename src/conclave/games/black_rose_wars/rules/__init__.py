"""The rules of Black Rose Wars, one module per chapter."""

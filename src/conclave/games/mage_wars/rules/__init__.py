"""The rules of Mage Wars, a module per chapter."""

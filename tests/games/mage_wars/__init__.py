"""Mage Wars: one file per chapter of the rules."""

"""Triora: one file per chapter of the rules; `layout` builds positions."""

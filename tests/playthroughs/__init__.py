"""Whole games written down, and the test that plays them again."""

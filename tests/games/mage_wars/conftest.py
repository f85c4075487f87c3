"""The marker by which tests say which cards they are about."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register `@pytest.mark.card("fireball")`; the check of card coverage reads the sources."""
    config.addinivalue_line("markers", "card(*keys): the cards a test is about")

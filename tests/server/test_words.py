"""The server's Fluent files: the same sentences with the same facts in every language."""

from __future__ import annotations

import pytest

from conclave.server.sentences import PACKAGE, say
from tests.locales import messages

LANGUAGES = ("en", "it")
ENGLISH = messages(PACKAGE, "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_everything_with_the_same_facts(code: str) -> None:
    assert messages(PACKAGE, code) == ENGLISH


def test_no_sentence_is_left_in_english() -> None:
    for key, names in ENGLISH.items():
        facts = dict.fromkeys(names, 2)
        assert say(key, "it", **facts) != say(key, "en", **facts), key
        assert "{" not in say(key, "it", **facts), key

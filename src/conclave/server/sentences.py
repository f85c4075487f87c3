"""What the server says to people, and the refusals that carry it."""

from __future__ import annotations

from conclave.kernel.game import ConclaveError
from conclave.show.translation import ENGLISH, language

PACKAGE = "conclave.server"


def say(key: str, code: str = ENGLISH, **facts: str | int) -> str:
    """A sentence of the server in a language."""
    return language(PACKAGE, code).say(key, **facts)


class Refusal(ConclaveError):
    """Something that cannot be, said in whatever language the person reads; `rule` cites a game's rule.

    `spoken` is a sentence from elsewhere (a game, a record) that has no key of ours.
    """

    def __init__(self, key: str, rule: str = "", spoken: str = "", **facts: str | int) -> None:
        self.key = key
        self.rule = rule
        self.spoken = spoken
        self.facts = facts
        super().__init__(self.sentence())

    def sentence(self, code: str = ENGLISH) -> str:
        """The refusal in a language."""
        return self.spoken or say(self.key, code, **self.facts)

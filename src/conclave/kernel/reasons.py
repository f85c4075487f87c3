"""Why not: each refusal has a number, a key, a sentence of ours, and the rule it comes from."""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
"""The reason number of what is allowed."""


class Reason:
    """Why something is not allowed. Never mutated."""

    def __init__(self, number: int, key: str, sentence: str, rule: str) -> None:
        self.number = number
        self.key = key
        self.sentence = sentence
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.key}: {self.sentence} [{self.rule}])"


class Reasons:
    """All reasons of a game, by number. The first few are the table's own and the same in every game."""

    def __init__(self) -> None:
        self.all: list[Reason] = []
        self.add("allowed", "That is allowed.", "")
        self.add("over", "The game is over.", "")
        self.add("not-asked", "You are not being asked anything now.", "")
        self.add("other-question", "That is not what you are being asked now.", "")
        self.add("no-such-thing", "There is no such thing in this game.", "")

    def add(self, key: str, sentence: str, rule: str) -> int:
        """Declare a reason; returns its number, which predicates return."""
        self.all.append(Reason(len(self.all), key, sentence, rule))
        return len(self.all) - 1

    def __getitem__(self, number: int) -> Reason:
        return self.all[number]


OVER: Final = 1
NOT_ASKED: Final = 2
OTHER_QUESTION: Final = 3
NO_SUCH_THING: Final = 4

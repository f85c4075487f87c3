"""Continuous modifiers as questions: printed answers are found where cards lie, never cached."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[S]):
    """What a text adds when `x` is asked about; yes and no are 1 and 0. Never mutated."""

    def amount(self, s: S, this: int, you: int, x: int) -> int:
        """The number that card `this`, owned by `you`, adds for `x`."""
        raise NotImplementedError


class Fixed(Answer[S]):
    """The same number whenever it is asked; whoever asks has looked at the circumstances."""

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, s: S, this: int, you: int, x: int) -> int:
        """The number itself."""
        return self.n


class Questions(Generic[S]):
    """The questions of a game, and which faces have something to say to each. Built at import."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.masks: list[int] = []
        self.answers: dict[int, Answer[S]] = {}

    def question(self, name: str) -> int:
        """Declare a question; returns its number."""
        assert len(self.names) < 256, "a face's answers are numbered in eight bits"
        self.names.append(name)
        return len(self.names) - 1

    def print_on(self, face: int, question: int, answer: Answer[S]) -> None:
        """Print an answer on a face."""
        assert (face << 8) | question not in self.answers, f"face {face} answers {question} twice"
        while len(self.masks) <= face:
            self.masks.append(0)
        self.masks[face] |= 1 << question
        self.answers[(face << 8) | question] = answer

    def speaks_to(self, face: int, question: int) -> bool:
        """Whether a face has anything to say to a question: a bit test, for hot paths."""
        return 0 <= face < len(self.masks) and ((self.masks[face] >> question) & 1) != 0

    def says(self, s: S, this: int, question: int, x: int) -> int:
        """What one card's text adds when `x` is asked about."""
        face = s.face_of(this)
        if not self.speaks_to(face, question):
            return 0
        return self.answers[(face << 8) | question].amount(s, this, s.voice_of(this), x)

    def total(self, s: S, question: int, x: int) -> int:
        """What all texts in play and all lasting effects that answer this question add up to for `x`."""
        n = self.lasting_total(s, question, x)
        for this in s.speakers(-1, [x]):
            n += self.says(s, this, question, x)
        return n

    def lasting_total(self, s: S, question: int, x: int) -> int:
        """What lasting effects alone add: each answers with its amount, for what it is fastened to.

        An effect that answers a question has `~question` as its text; abilities have numbers from 0.
        """
        n = 0
        for row in s.lasting:
            if row.text == ~question and row.it == x:
                n += row.amount
        return n

"""One action, looked through to its end: a Move is an entity and then a space, worth nothing one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.kernel.book import Book
from conclave.kernel.choices import Decision
from conclave.kernel.rng import Rng

WIDTH: Final = 24
"""Options looked at in a question within the action; of more, the dice pick which."""

DEPTH: Final = 3
"""Own questions looked through within the action."""

ANSWERS: Final = 12
"""Questions to others that are answered within one line of an action."""


class Lookahead:
    """What the options of a seat's question lead to in one world.

    An action ends when the rules are back where the question was asked, or go beyond it: the stack is no
    deeper than it was then. Whatever is asked before that belongs to the action.
    """

    def __init__(
        self,
        book: Book[Any],
        worth: Callable[[Any, int], float],
        world: Any,
        seat: int,
        rng: Rng,
        nodes: int,
    ) -> None:
        self.book = book
        self.worth = worth
        self.world = world
        self.seat = seat
        self.rng = rng
        self.left = nodes
        self.screened = len(world.aside) > 0
        self.level = self.depth_of(world)

    def depth_of(self, w: Any) -> int:
        """How deep the rules are in it: on the seat's own strand while it chooses behind its screen."""
        return len(w.aside[self.seat]) if self.screened else len(w.stack)

    def outlook_of(self, index: int) -> float:
        """The worth of an option of the question, the action done as the seat likes best."""
        w = self.world.copy()
        self.book.decide(w, w.decision_of(self.seat), index)
        return self.outlook(w, DEPTH)

    def outlook(self, w: Any, depth: int) -> float:
        """The worth of a position within the action, once that is done."""
        answers = ANSWERS
        d = self.question_within(w)
        while d is not None and d.seat != self.seat and answers > 0:
            self.book.decide(w, d, self.likely_answer(w, d))
            answers -= 1
            d = self.question_within(w)
        if d is None or d.seat != self.seat or depth == 0 or self.left <= 0:
            return self.worth(w, self.seat)
        best = -float("inf")
        for index in self.some_options(d):
            self.left -= 1
            w2 = w.copy()
            self.book.decide(w2, d, index)
            best = max(best, self.outlook(w2, depth - 1))
        return best

    def question_within(self, w: Any) -> Decision | None:
        """The next question of the action, the seat's own first; None when that is done."""
        if w.over or (self.screened and not w.aside) or self.depth_of(w) <= self.level:
            return None
        mine: Decision | None = w.decision_of(self.seat)
        if mine is not None or self.screened:
            return mine
        first: Decision = w.pending[0]
        return first

    def likely_answer(self, w: Any, d: Decision) -> int:
        """What another seat answers: what is worth most to it at once, or anything when time is short."""
        if len(d.codes) == 1:
            return 0
        if self.left <= 0:
            return int(self.rng.below(len(d.codes)))
        best = -float("inf")
        chosen = 0
        for index in self.some_options(d):
            self.left -= 1
            w2 = w.copy()
            self.book.decide(w2, d, index)
            worth = self.worth(w2, d.seat)
            if worth > best:
                best = worth
                chosen = index
        return chosen

    def some_options(self, d: Decision) -> list[int]:
        """All options of a question, or as many as there is time for."""
        options = list(range(len(d.codes)))
        if len(options) > WIDTH:
            self.rng.shuffle(options)
            del options[WIDTH:]
        return options

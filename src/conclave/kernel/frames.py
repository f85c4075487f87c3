"""Frames: bookmarks into lists of steps, with the pronouns of the sentence being carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NOBODY: Final = -1
"""No seat, no thing, no place: what a pronoun is while nothing has been named."""

END: Final = 1 << 30
"""A bookmark beyond the last step of any rule."""


class Label:
    """A named place in a rule, to which a step may go; the book tells it where it stands, once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rule = -1
        self.at = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A bookmark into a rule. Numbers only: no closure, no pointer to another live thing.

    `this` is the thing whose text it is, `you` the seat that owns it, `here` where it stands,
    `it` and `them` what has been chosen or caught so far, `by` who or what brought it about,
    `amount` the number under discussion, `told` the event that what follows has as its cause,
    `of` the place in its strand of the frame that began it and waits for it.
    """

    def __init__(self, rule: int, this: int = -1, you: int = -1, it: int = -1) -> None:
        self.rule = rule
        self.at = 0
        self.this = this
        self.you = you
        self.it = it
        self.here = -1
        self.by = -1
        self.amount = 0
        self.told = -1
        self.of = -1
        self.them: list[int] = []

    # --- how a rule goes on -------------------------------------------------------------------------
    def again(self) -> None:
        """Come back to this step once what was pushed is done."""
        self.at -= 1

    def skip(self) -> None:
        """Leave out the next step: nothing was asked, so there is nothing to take up."""
        self.at += 1

    def go_to(self, label: Label) -> None:
        """Go on where a label of this rule stands."""
        assert label.rule == self.rule, label.name
        self.at = label.at

    def leap(self, n: int) -> None:
        """Go on `n` lines further down, or up: within a phrase, which does not know where it stands."""
        self.at += n

    def start_over(self) -> None:
        """Go back to the first step."""
        self.at = 0

    def leave(self) -> None:
        """Skip the steps that remain."""
        self.at = END

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Frame(self.rule, self.this, self.you, self.it)
        self.copy_into(f)
        return f

    def copy_into(self, f: Frame) -> None:
        """Give another frame this one's bookmark and pronouns."""
        f.at = self.at
        f.here = self.here
        f.by = self.by
        f.amount = self.amount
        f.told = self.told
        f.of = self.of
        if self.them:
            f.them = self.them[:]

"""The pronouns of a card's text while it is carried out."""

from __future__ import annotations

from conclave.kernel.frames import Frame
from conclave.language.text import Text


class Effect(Text):
    """A text of a card: `this` speaks for seat `you`; what it was aimed at are `target` and `second`.

    Of an event `it` is the subject, `by` who brought it about, `here` its zone, `amount` its number.
    `way` is a direction chosen, `x` the X that was paid, `paid` whether an optional cost was.
    """

    def __init__(self, rule: int, this: int, you: int, here: int) -> None:
        super().__init__(rule, this, you, here)
        self.target = -1
        self.second = -1
        self.way = -1
        self.x = 0
        self.paid = False

    def copy(self) -> Frame:
        """Return an equal text that shares nothing mutable."""
        f = Effect(self.rule, self.this, self.you, self.here)
        self.copy_text_into(f)
        f.target = self.target
        f.second = self.second
        f.way = self.way
        f.x = self.x
        f.paid = self.paid
        return f

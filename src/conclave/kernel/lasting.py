"""Effects that outlive the moment: whose they are, what they say, when they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

FOREVER: Final = 0
"""The duration of an effect that lasts as long as the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """A stored effect. Never mutated: to change one, replace it.

    `text` numbers the ability or answer it carries, `this` is where it came from, `you` whose it is,
    `it` what it is fastened to, `number` its name among all that ever lasted.
    It ends when the game says that moment `until` number `when` has come.
    """

    def __init__(
        self, number: int, text: int, this: int, you: int, it: int, amount: int, until: int, when: int
    ) -> None:
        self.number = number
        self.text = text
        self.this = this
        self.you = you
        self.it = it
        self.amount = amount
        self.until = until
        self.when = when

    def copy(self) -> Lasting:
        """Return an equal effect; a game that stores more in one says how."""
        return Lasting(
            self.number, self.text, self.this, self.you, self.it, self.amount, self.until, self.when
        )

    def __repr__(self) -> str:
        return f"Lasting({self.text}, you={self.you}, it={self.it}, until={self.until}/{self.when})"


def without_ended(rows: list[Lasting], until: int, when: int) -> list[Lasting]:
    """Return the effects that outlive a moment: all but those ending with it, or due before it."""
    return [row for row in rows if row.until != until or row.when > when]

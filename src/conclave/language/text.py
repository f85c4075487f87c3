"""The text of a card being carried out: what every card language remembers of it."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Door


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Frame):
    """A frame with names; a game adds the pronouns of its cards.

    `it` is the element of the running `each`, `did` what the last verb really did, `seen` the cards last
    looked at, `kept` what was picked or let, `picked` how many of the running `pick`, `loops` what is left
    of each `each`.
    """

    def __init__(self, rule: int, this: int, you: int, here: int) -> None:
        super().__init__(rule, this, you)
        self.here = here
        self.did = 0
        self.picked = 0
        self.seen: list[int] = []
        self.kept: list[list[int]] = []
        self.loops: list[list[int]] = []

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Text(self.rule, self.this, self.you, self.here)
        self.copy_text_into(f)
        return f

    def copy_text_into(self, f: Text) -> None:
        """Give another text this one's bookmark, pronouns and names."""
        self.copy_into(f)
        f.it = self.it
        f.did = self.did
        f.picked = self.picked
        f.seen = self.seen[:]
        f.kept = [row[:] for row in self.kept]
        f.loops = [row[:] for row in self.loops]

    def keep(self, n: int, values: list[int]) -> None:
        """Bind a name to values, to the end of the text."""
        while len(self.kept) <= n:
            self.kept.append([])
        self.kept[n] = values

    def recall(self, n: int) -> list[int]:
        """What a name is bound to; nothing if it never was."""
        return self.kept[n] if n < len(self.kept) else []

    def swap_names(self, c: int, d: int) -> None:
        """Two cards have changed handles: whatever is called by the one is called by the other."""
        self.kept = [[d if x == c else c if x == d else x for x in row] for row in self.kept]
        self.seen = [d if x == c else c if x == d else x for x in self.seen]


@mypyc_attr(allow_interpreted_subclasses=True)
class TextDoor(Door[S]):
    """A door at which cards speak in texts."""

    def bookmark(self, rule: int, this: int, you: int) -> Frame:
        """A text that has named nothing yet."""
        return Text(rule, this, you, -1)


F = TypeVar("F", bound=Text)
"""The texts of a game, with its pronouns."""

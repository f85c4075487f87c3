"""Sequences: rules of several steps that others may interrupt in the middle."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.kernel.frames import Frame
from conclave.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Frame):
    """A rule under way that others may interrupt: `this` and `you` do it to each of `them`, by `amounts`.

    Where its rule opens windows (`Opens`), what speaks finds it with `Door.sequence`, and may do to it
    what the words below say. What its own steps must remember goes into fields of a subclass.
    """

    def __init__(self, rule: int, this: int, you: int, them: list[int], amounts: list[int]) -> None:
        super().__init__(rule, this, you, them[0] if them else -1)
        self.them = them[:]
        self.amounts = amounts[:]
        self.prevented = False

    def copy(self) -> Frame:
        """Return an equal sequence that shares nothing mutable."""
        q = Sequence(self.rule, self.this, self.you, [], [])
        self.copy_sequence_into(q)
        return q

    def copy_sequence_into(self, q: Sequence) -> None:
        """Give another sequence this one's bookmark, pronouns and amounts."""
        self.copy_into(q)
        q.rule = self.rule
        q.this = self.this
        q.you = self.you
        q.it = self.it
        if not self.them:
            q.them = []
        q.amounts = self.amounts[:]
        q.prevented = self.prevented

    # --- what an interrupt may do -------------------------------------------------------------------
    def prevent(self) -> None:
        """None of it happens any more: the steps that remain are left out."""
        self.prevented = True
        self.leave()

    def spare(self, x: int) -> None:
        """It does not happen to one of them; when nobody is left it is prevented."""
        if x in self.them:
            i = self.them.index(x)
            self.them.pop(i)
            self.amounts.pop(i)
        if not self.them:
            self.prevent()
        self.it = self.them[0] if self.them else -1

    def lessen(self, x: int, n: int) -> None:
        """It is smaller by n for one of them, never below nothing."""
        if x in self.them:
            i = self.them.index(x)
            self.amounts[i] = max(0, self.amounts[i] - n)

    def increase(self, x: int, n: int) -> None:
        """It is greater by n for one of them."""
        if x in self.them:
            self.amounts[self.them.index(x)] += n

    def redirect(self, x: int, y: int) -> None:
        """It happens to another instead; amounts add up when that one was meant already."""
        if x not in self.them or x == y:
            return
        i = self.them.index(x)
        if y in self.them:
            self.amounts[self.them.index(y)] += self.amounts[i]
            self.spare(x)
        else:
            self.them[i] = y
        self.it = self.them[0]

    def replace(self, kind: int) -> None:
        """Another sequence, by the number of its rule, takes its place with the same pronouns."""
        self.rule = kind
        self.start_over()

    def break_off(self, s: State, interruption: Frame) -> None:
        """What it has begun does nothing more, up to what interrupts it."""
        frames = s.frames()
        i = frames.index(self) + 1
        while frames[i] is not interruption:
            if self.ends_with_it(frames[i]):
                frames[i].leave()
            i += 1

    def ends_with_it(self, f: Frame) -> bool:
        """Whether something that it has begun is broken off with it."""
        return True

    # --- what others may ask ------------------------------------------------------------------------
    def amount_for(self, x: int) -> int:
        """How much of it one of them gets; 0 for a bystander."""
        if x in self.them:
            return self.amounts[self.them.index(x)]
        return 0

"""Continuous modifiers, asked for each time: what is printed is found where cards lie, never cached."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Generic[S]):
    """What a text adds when `x` is asked about; yes and no are 1 and 0. Never mutated."""

    def amount(self, s: S, this: int, you: int, x: int) -> int:
        """The number that card `this`, owned by `you`, adds for `x`."""
        raise NotImplementedError


class Fixed(Modifier[S]):
    """The same number whenever it is asked; whoever asks has looked at the circumstances."""

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, s: S, this: int, you: int, x: int) -> int:
        """The number itself."""
        return self.n


class Modifiers(Generic[S]):
    """The kinds of modifiers of a game, and which faces have something to say to each. Built at import."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.masks: list[int] = []
        self.printed: list[list[Modifier[S] | None]] = []

    def declare(self, name: str) -> int:
        """Declare a kind of modifier; returns its number."""
        assert len(self.names) < 256, "a face's modifiers are numbered in eight bits"
        self.names.append(name)
        return len(self.names) - 1

    def print_on(self, face: int, kind: int, modifier: Modifier[S]) -> None:
        """Print a modifier on a face."""
        assert self.printed_on(face, kind) is None, f"face {face} has modifier {kind} twice"
        while len(self.masks) <= face:
            self.masks.append(0)
            self.printed.append([])
        self.masks[face] |= 1 << kind
        row = self.printed[face]
        row.extend([None] * (kind + 1 - len(row)))
        row[kind] = modifier

    def printed_on(self, face: int, kind: int) -> Modifier[S] | None:
        """What a face says to a kind, if anything."""
        if not 0 <= face < len(self.printed):
            return None
        row = self.printed[face]
        return row[kind] if kind < len(row) else None

    def speaks_to(self, face: int, kind: int) -> bool:
        """Whether a face has anything to say to a kind: a bit test, for hot paths."""
        return 0 <= face < len(self.masks) and ((self.masks[face] >> kind) & 1) != 0

    def says(self, s: S, this: int, kind: int, x: int) -> int:
        """What one card's text adds when `x` is asked about."""
        modifier = self.printed_on(s.face_of(this), kind)
        return 0 if modifier is None else modifier.amount(s, this, s.voice_of(this), x)

    def total(self, s: S, kind: int, x: int) -> int:
        """What all texts in play and all lasting effects that answer this kind add up to for `x`."""
        n = self.lasting_total(s, kind, x)
        for this in s.speakers(-1, [x]):
            n += self.says(s, this, kind, x)
        return n

    def lasting_total(self, s: S, kind: int, x: int) -> int:
        """What lasting effects alone add: each answers with its amount, for what it is fastened to.

        An effect that answers a kind has `~kind` as its text; abilities have numbers from 0.
        """
        n = 0
        for row in s.lasting:
            if row.text == ~kind and row.it == x:
                n += row.amount
        return n

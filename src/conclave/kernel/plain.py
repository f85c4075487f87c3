"""A state for small games: whatever columns it has are copied by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i16

from conclave.kernel.book import Book
from conclave.kernel.frames import Frame
from conclave.kernel.rng import Rng
from conclave.kernel.state import State
from conclave.kernel.views import begin_world, deal_missing, fill_screens

P = TypeVar("P", bound="PlainState")


class PlainState(State):
    """A state whose own columns are copied by themselves: slower than by hand, and nothing can be forgotten.

    A subclass gives its columns their values in `lay_out`.
    """

    def __init__(self, seats: int, rng: Rng, fresh: bool = True) -> None:
        super().__init__(seats, rng, fresh)
        if fresh:
            self.lay_out()

    def lay_out(self) -> None:
        """Give every column its first value."""

    def copy(self: P) -> P:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        s = type(self)(self.seats, self.rng.copy(), False)
        for name, column in vars(self).items():
            setattr(s, name, column[:] if isinstance(column, list) else column)
        s.rng = self.rng.copy()
        self.copy_into(s)
        return s

    def deal(self, faces: list[int], seen_by: int = 0) -> None:
        """Add handles with these faces, known to the seats of a mask."""
        self.face = vec[i16]([*self.face, *faces])
        self.seen_by = vec[i16]([*self.seen_by, *[seen_by] * len(faces)])


def begin_with(table: type[P], book: Book[P], rule: int) -> Callable[[int, Rng, Mapping[str, Any]], P]:
    """How a game without options begins: a fresh table, run from a rule to its first question."""

    def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> P:
        s = table(seats, rng)
        book.begin(s, rule)
        return s

    return begin


def fill_with(book: Book[P], faces: list[int]) -> Callable[[P, Rng], P]:
    """How the holes of a view are filled where the first handles have these faces, in some order."""

    def determinise(v: P, rng: Rng) -> P:
        w = v.copy()
        begin_world(v, w, rng)
        deal_missing(w, list(range(len(faces))), faces, rng)
        fill_screens(book, w, v.viewer, rng)
        return w

    return determinise


def keep_answer(first: int) -> Callable[[P, Frame], None]:
    """A step behind screens: the answer of a seat is kept as a face, as secret as what was chosen.

    The handles of the seats begin at `first`.
    """

    def keep(s: P, f: Frame) -> None:
        s.face[first + f.you] = s.answer.a

    return keep

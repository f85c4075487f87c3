"""Random play to the end: the inner loop of benches and of search."""

from __future__ import annotations

from conclave.kernel.book import Book, S
from conclave.kernel.rng import Rng
from conclave.kernel.state import StuckGame


def playout(book: Book[S], s: S, rng: Rng, limit: int) -> int:
    """Answer every decision at random until the game is over; returns how many there were."""
    n = 0
    while not s.over:
        if n == limit:
            raise StuckGame(f"the game is not over after {limit} decisions: {book.bookmarks(s)}")
        d = s.pending[0]
        book.decide(s, d, int(rng.below(len(d.codes))))
        n += 1
    return n


def copies(s: S, n: int) -> int:
    """Copy a state n times; returns a number so that nothing is optimised away."""
    total = 0
    for _ in range(n):
        total += len(s.copy().stack)
    return total

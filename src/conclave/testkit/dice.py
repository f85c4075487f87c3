"""Loaded dice: a generator that is going to give the results that a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from conclave.kernel.rng import WORD, Rng

NINTH = pow(9, -1, 1 << 32)
"""What undoes a multiplication by nine: the generator multiplies a word by it."""


def loaded(rolls: Sequence[tuple[int, Sequence[int]]], tries: int = 5_000_000) -> Rng:
    """A generator whose next draws are, of so many sides each, one of those wanted (counted from 0).

    The first two are solved for, the others are looked for.
    """
    search = Random(len(rolls))
    wanted = [*rolls, (1, (0,)), (1, (0,))]
    for _ in range(tries):
        rng = beginning(search, word_for(search, *wanted[0]), word_for(search, *wanted[1]))
        test = rng.copy()
        if all(int(test.below(sides)) in results for sides, results in rolls):
            return rng
    raise AssertionError(f"no generator was found that rolls {rolls}")


def word_for(search: Random, sides: int, results: Sequence[int]) -> int:
    """A word that comes out as one of the results."""
    result = search.choice(list(results))
    low, high = -(-(result << 32) // sides), -(-((result + 1) << 32) // sides)
    return search.randrange(low, high)


def beginning(search: Random, first: int, second: int) -> Rng:
    """A generator whose first two words are given."""
    b = search.getrandbits(32)
    a = (first - b - 1) & WORD
    c = ((second - (b ^ (b >> 9)) - 2) * NINTH) & WORD
    return Rng(a, b, c, 1)

"""The dice and the shuffler: a small generator that lives in the state and is the same everywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """sfc32: four 32-bit words, so CPython, mypyc and JavaScript give the same numbers."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """Draw 32 bits. `d` counts the draws, which is how the kernel notices that dice spoke."""
        t: i64 = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c & 0x7FF) << 21) | (c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def die(self, sides: i64) -> i64:
        """Roll one die, from 1 to `sides`."""
        return 1 + self.below(sides)

    def shuffle(self, xs: list[int]) -> None:
        """Put a list in random order."""
        i: i64 = len(xs) - 1
        while i > 0:
            j = self.below(i + 1)
            held = xs[i]
            xs[i] = xs[j]
            xs[j] = held
            i -= 1

    def shuffled(self, n: int) -> list[int]:
        """The numbers from 0 to n - 1 in random order."""
        xs = list(range(n))
        self.shuffle(xs)
        return xs

    def words(self) -> list[int]:
        """Return the four words, for records and comparisons."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def seeded(seed: int) -> Rng:
    """Return the generator for a seed of up to 64 bits."""
    rng = Rng(0, i64(seed & WORD), i64((seed >> 32) & WORD), 1)
    for _ in range(12):
        rng.word()
    return rng

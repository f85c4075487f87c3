"""Chance that can be checked: where a deal comes from, promised before anybody could choose it.

Who deals picks a secret and shows its hash before the players throw in what they like. The seed is made of
all of it, so nobody could have chosen it alone; at the end the secret is shown, and anybody can do the sums:
`printf 'NONCE:SECRET' | sha256sum` is the promise, and the sum of `NONCE:SECRET:THROW:THROW...` is the seed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Final

WORD: Final = re.compile(r"[A-Za-z0-9_-]*")
MOST_LETTERS: Final = 64
SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 8
SEED_DIGITS: Final = 16
SPARE_BITS: Final = 2
"""A seed has 62 bits, so that everybody's whole numbers hold it."""


@dataclass(frozen=True)
class Chance:
    """What a deal is made of: the secret of who deals, and what each seat threw in, if anything."""

    nonce: str
    secret: str
    throws: tuple[str, ...] = ()

    @classmethod
    def fresh(cls) -> Chance:
        """A secret that nobody can guess."""
        return cls(token_hex(NONCE_BYTES), token_hex(SECRET_BYTES))

    @property
    def promise(self) -> str:
        """What is shown before anybody throws: it fits this secret and no other."""
        return hashed(self.nonce, self.secret)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(hashed(self.nonce, self.secret, *self.throws)[:SEED_DIGITS], 16) >> SPARE_BITS


def hashed(*words: str) -> str:
    """The sum of words; none of them has a colon in it, so nobody can shift what one says to another."""
    return sha256(":".join(words).encode()).hexdigest()


def is_word(text: str) -> bool:
    """Whether something may be thrown in."""
    return len(text) <= MOST_LETTERS and WORD.fullmatch(text) is not None

"""Options and decisions: what a seat may answer. Words for people are made at the edge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 12
"""Bits for each number of an option; with up to 64 verbs a packed option fits one digit of a Python int."""

PART: Final = (1 << BITS) - 1


class Option:
    """One thing a seat may answer: a verb and up to two numbers it speaks about. Never mutated."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: int, a: int = -1, b: int = -1) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    @property
    def code(self) -> int:
        """The option packed in one number, as decisions keep it."""
        return pack(self.verb, self.a, self.b)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.verb == other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b})"


NOTHING: Final = Option(0)


MOST_KNOWN: Final = 1 << 16
KNOWN: Final[dict[int, Option]] = {}
"""Options that have come up, by code: they never change, so every state may share them."""


def pack(verb: i64, a: i64 = -1, b: i64 = -1) -> int:
    """Pack an option in one number; `a` and `b` run from -1 to 4094."""
    return (verb << (2 * BITS)) | ((a + 1) << BITS) | (b + 1)


def fits(verb: int, a: int, b: int) -> bool:
    """Whether three numbers from outside can be packed without becoming another option."""
    return verb >= 0 and -1 <= a < PART and -1 <= b < PART


def unpack(code: int) -> Option:
    """Return the option that `pack` packed."""
    found = KNOWN.get(code)
    if found is None:
        found = Option(code >> (2 * BITS), ((code >> BITS) & PART) - 1, (code & PART) - 1)
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[code] = found
    return found


class Decision:
    """A question to one seat; only that seat's view ever contains it. Never mutated.

    `about` says what is asked, `this` what it is asked for. That an `open` decision is asked may be known;
    of a closed one (a window for a face-down card) it may not. `aside` marks a choice behind the screen.
    """

    def __init__(
        self, seat: int, about: int, this: int, codes: list[int], is_open: bool, aside: bool
    ) -> None:
        self.seat = seat
        self.about = about
        self.this = this
        self.codes = codes
        self.open = is_open
        self.aside = aside

    @property
    def options(self) -> list[Option]:
        """The legal answers, in a fixed order; `decide` takes an index into this list."""
        return [unpack(code) for code in self.codes]

    def __len__(self) -> int:
        return len(self.codes)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, about={self.about}, options={len(self.codes)})"

"""How the data file says things: words, numbers and traits, each read or refused in a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from conclave.games.mage_wars.rules import kinds as k

TRAIT: Final = re.compile(r"([a-z][a-z ]*?)(?: ([+-]?[0-9]{1,2}))?")


class BadCard(Exception):
    """A card of the data file that cannot be read: the sentence names the card and the field."""


def place_of(word: str, words: Sequence[str], where: str) -> int:
    """The number of a word, which must be one of these."""
    if word not in words:
        raise BadCard(f"{where}: {word!r} is none of {', '.join(words)}.")
    return list(words).index(word)


def mask_of(text: str, words: Sequence[str], where: str) -> int:
    """The words of a text, parted by spaces, as a mask; none may stand there twice."""
    mask = 0
    for word in text.split():
        bit = 1 << place_of(word, words, where)
        if mask & bit:
            raise BadCard(f"{where}: {word!r} stands there twice.")
        mask |= bit
    return mask


def parts_of(text: str) -> list[str]:
    """What stands between the commas of a text."""
    return [part.strip() for part in text.split(",")]


def range_of(text: str, where: str) -> tuple[int, int]:
    """A range such as `0-2` (R8.1)."""
    low, dash, high = text.partition("-")
    if not (dash and low.isdecimal() and high.isdecimal() and int(low) <= int(high) <= 9):
        raise BadCard(f"{where}: {text!r} is no range such as 0-2.")
    return int(low), int(high)


def trait_of(text: str, where: str) -> tuple[int, int]:
    """A trait and its value, 1 for a trait that has none (R20)."""
    found = TRAIT.fullmatch(text)
    if found is None:
        raise BadCard(f"{where}: {text!r} is no trait.")
    trait = place_of(found[1], k.TRAIT_WORDS, where)
    if (trait in k.VALUED) != (found[2] is not None):
        wants = "needs a number" if trait in k.VALUED else "takes no number"
        raise BadCard(f"{where}: {found[1]!r} {wants}.")
    value = int(found[2]) if found[2] is not None else 1
    if value == 0:
        raise BadCard(f"{where}: {found[1]!r} of 0 is no trait.")
    return trait, value

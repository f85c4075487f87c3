"""Decks as text: a list that people edit, and a short code to paste. It knows no game.

A deck is how many there are of each thing that has a key, such as a card. A code says numbers for keys: the
place of each in a list that a game may extend at its end, and must not change before it.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Mapping, Sequence
from zlib import crc32

from conclave.kernel.game import ConclaveError

VERSION = 1
MOST_TEXT = 20_000
MOST_CODE = 1_000
MOST_LINES = 500
MOST_LINE = 200
MOST_COPIES = 99
CHECKED = 4
"""The bytes of the checksum at the end of a code."""

COUNTED = re.compile(r"([0-9]{1,4})\s*[x×]?\s+(\S.*)")
HEADED = re.compile(r"([A-Za-z][A-Za-z -]{0,29}):\s*(.*)")
CODE = re.compile(r"[A-Za-z0-9_-]+")


class BadDeck(ConclaveError):
    """A list or a code that says no deck, with what is wrong in a sentence."""


class DeckList:
    """A list as a person wrote it: its headings by lower-case word, and counts with names, line by line."""

    def __init__(self, headings: dict[str, str], counts: list[tuple[int, str]]) -> None:
        self.headings = headings
        self.counts = counts


# --- lists -------------------------------------------------------------------------------------------------
def read_list(text: str) -> DeckList:
    """A list of lines such as `3 Timber Wolf`, after headings such as `Mage: Wizard`; `#` begins a remark."""
    if len(text) > MOST_TEXT:
        raise BadDeck(f"A list has {MOST_TEXT} characters at most, and this one has {len(text)}.")
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadDeck(f"A list has {MOST_LINES} lines at most, and this one has {len(lines)}.")
    found = DeckList({}, [])
    for number, line in enumerate(lines, 1):
        said = line.partition("#")[0].strip()
        if len(said) > MOST_LINE:
            raise BadDeck(f"Line {number} has {len(said)} characters, and a line has {MOST_LINE} at most.")
        if said:
            read_line(found, said, number)
    return found


def read_line(found: DeckList, said: str, number: int) -> None:
    """A heading or a counted name; a name alone counts as one."""
    heading = HEADED.fullmatch(said)
    if heading is not None:
        word = heading[1].lower()
        if word in found.headings:
            raise BadDeck(f"Line {number} says {heading[1]!r} a second time.")
        found.headings[word] = heading[2]
        return
    counted = COUNTED.fullmatch(said)
    copies, name = (int(counted[1]), counted[2]) if counted is not None else (1, said)
    if name[0].isdecimal() or not 1 <= copies <= MOST_COPIES:
        raise BadDeck(f"Line {number} should be a number from 1 to {MOST_COPIES} and a name, as in '3 Name'.")
    found.counts.append((copies, " ".join(name.split())))


def write_list(headings: Mapping[str, str], counts: Sequence[tuple[int, str]]) -> str:
    """The list for people: headings, an empty line, and a line for each name."""
    lines = [f"{word}: {value}" for word, value in headings.items()]
    return "\n".join([*lines, "", *(f"{copies} {name}" for copies, name in counts), ""])


def plain(name: str) -> str:
    """A name as it is compared: small letters, and no matter which blanks, quotes and dashes were typed."""
    straight = name.translate(TYPED)
    return " ".join(straight.casefold().split())


TYPED = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


# --- codes -------------------------------------------------------------------------------------------------
def write_code(game: str, keys: Sequence[str], counts: Mapping[str, int]) -> str:
    """The code of a deck: one for the same deck, whatever the order of its counts."""
    numbers = {key: number for number, key in enumerate(keys)}
    for key, copies in counts.items():
        if key not in numbers or not 1 <= copies <= MOST_COPIES:
            raise BadDeck(f"A code cannot say {copies} of {key!r}.")
    packed = bytearray([VERSION])
    last = -1
    for number in sorted(numbers[key] for key in counts):
        copies = counts[keys[number]]
        # The gap and the copies share a byte as long as both are small: 45 cards make 60 letters.
        append_number(packed, (number - last - 1) * 8 + min(copies, 8) - 1)
        if copies >= 8:
            append_number(packed, copies - 8)
        last = number
    packed += checksum(game, counts)
    return urlsafe_b64encode(bytes(packed)).decode("ascii").rstrip("=")


def read_code(game: str, keys: Sequence[str], code: str) -> dict[str, int]:
    """The deck of a code, in the order of the keys; anything else than a code of this game is refused."""
    packed = unwrapped(code)
    if packed[0] != VERSION:
        raise BadDeck(f"This is a code of kind {packed[0]}, and only those of kind {VERSION} are known here.")
    numbers = numbers_in(packed[1:-CHECKED])
    counts: dict[str, int] = {}
    at, number = 0, -1
    while at < len(numbers):
        number += numbers[at] // 8 + 1
        copies = numbers[at] % 8 + 1
        at += 1
        if copies == 8:
            copies += numbers[at] if at < len(numbers) else MOST_COPIES
            at += 1
        if number >= len(keys):
            raise BadDeck("The code names something that is unknown here: it may come from a newer Conclave.")
        if copies > MOST_COPIES:
            raise damaged()
        counts[keys[number]] = copies
    # Written anew it must be the same, checksum and all: so a deck has one code, and junk is none.
    if write_code(game, keys, counts) != "".join(code.split()):
        raise damaged()
    return counts


def unwrapped(code: str) -> bytes:
    """The bytes of a code, of which blanks and line ends are no part."""
    if len(code) > MOST_CODE:
        raise BadDeck(f"A code has {MOST_CODE} letters at most, and this one has {len(code)}.")
    letters = "".join(code.split())
    if CODE.fullmatch(letters) is None:
        raise BadDeck("A code is made of letters, digits, '-' and '_', and of nothing else.")
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except Error:
        raise damaged() from None
    if len(packed) <= CHECKED:
        raise BadDeck("The code is too short: its end is missing.")
    return packed


def damaged() -> BadDeck:
    """What is said of a code whose checksum is wrong."""
    return BadDeck(
        "The code is damaged, or of another game: copy it once more, from its first letter to its last."
    )


def append_number(packed: bytearray, number: int) -> None:
    """A number of 0 or more as bytes of seven bits, the last one small."""
    while number >= 128:
        packed.append(number & 127 | 128)
        number >>= 7
    packed.append(number)


def numbers_in(packed: bytes) -> list[int]:
    """The numbers that stand one after the other; one that does not end is left out."""
    numbers: list[int] = []
    number, shift = 0, 0
    for byte in packed:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(number)
            number, shift = 0, 0
    return numbers


def checksum(game: str, counts: Mapping[str, int]) -> bytes:
    """Four bytes that follow from the game and from what is in the deck by key, not by number."""
    said = "\n".join([game, *(f"{counts[key]} {key}" for key in sorted(counts))])
    return crc32(said.encode()).to_bytes(CHECKED, "big")

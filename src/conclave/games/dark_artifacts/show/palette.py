"""What was drawn lately in one language for one number of players: its keys need name neither."""

from __future__ import annotations

from typing import Final

from conclave.show.memory import Memory
from conclave.show.scene import Card, Choice, Deed, Layer, LogLine, Piece, SeatScene, Track
from conclave.show.translation import Language

MOST: Final = 8_000
"""Parts of a kind that a palette holds before it begins again: there is a palette for each language."""

Layered = tuple[str, tuple[Layer, ...], int]
"""The symbol of a stack, its layers, and how many lie beneath the top."""
Manner = tuple[str, str, str, tuple[str, ...], tuple[Deed, ...]]
"""How a question is put: its kind, rule, help, the things it points at, and what may be asked about."""


class Palette:
    """Parts of scenes and sentences, each by a small number or a few that name all that it shows."""

    def __init__(self) -> None:
        self.headings: Memory[tuple[str, str]] = Memory(MOST)
        self.players: Memory[SeatScene] = Memory(MOST)
        self.seated: Memory[tuple[SeatScene, ...]] = Memory(2_000)
        self.pieces: Memory[Piece] = Memory(MOST)
        self.dragons: Memory[Piece] = Memory(MOST)
        self.layers: Memory[Layered] = Memory(MOST)
        self.labels_here: Memory[str] = Memory(MOST)
        self.entities: Memory[str] = Memory(MOST)
        self.entities_here: Memory[str] = Memory(MOST)
        self.contents: Memory[str] = Memory(MOST)
        self.tops: Memory[str] = Memory(MOST)
        self.types: Memory[str] = Memory(MOST)
        self.seats: Memory[str] = Memory(MOST)
        self.cards: Memory[Card] = Memory(MOST)
        self.tracks: Memory[tuple[Track, ...]] = Memory(2_000)
        self.manners: Memory[Manner] = Memory(MOST)
        self.questions: Memory[str] = Memory(MOST)
        self.choices: Memory[Choice] = Memory(MOST)
        self.labels: Memory[str] = Memory(MOST)
        self.lines: Memory[LogLine] = Memory(MOST)
        self.texts: Memory[str] = Memory(MOST)


PALETTES: Final[Memory[Palette]] = Memory(100)


def palette_of(words: Language, seats: int) -> Palette:
    """The palette of a language for a number of players."""
    key = (words, seats)
    return PALETTES.get(key) or PALETTES.keep(key, Palette())

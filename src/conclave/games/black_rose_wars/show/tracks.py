"""The numbers: the Game Turn, what each side has, the decks."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.show.names import SCHOOL_KEYS, Names
from conclave.show.author import Track
from conclave.show.names import capital

ROLES: Final = {
    "turn": "clock", "moon": "clock", "points": "points", "health": "health", "tokens": "count",
    "trophies": "count",
}  # fmt: skip
DECKS: Final = {
    "deck-forgotten": "track-forgotten",
    "deck-quests": "track-quest-deck",
    "deck-events": "track-event-deck",
}
"""The decks after those of the Schools, each with its sentence."""


def draw_track(names: Names, number: tuple[str, int, int, int]) -> Track:
    """One number, under the name of its side or of the decks."""
    key, side, value, most = number
    if key == "school" or key in DECKS:
        return draw_deck(names, key, side, value)
    return Track(
        key=f"{key}-{side}" if side >= 0 else key,
        label=names.say(f"track-{key}"),
        value=value,
        most=most,
        seat=side if side < terms.ROSE else -1,
        group=capital(names.seat(side)) if side >= 0 else "",
        role=ROLES.get(key, "pile"),
        picture="quest" if key == "quests" else "",
    )


def draw_deck(names: Names, key: str, school: int, value: int) -> Track:
    """How many cards are left in the Library, or in a deck of this Moon."""
    own = key == "school"
    return Track(
        key=f"school-{school}" if own else key,
        label=names.school(school) if own else names.say(DECKS[key]),
        value=value,
        group=names.say("track-decks"),
        role="pile",
        picture=SCHOOL_KEYS[school] if own else "",
    )

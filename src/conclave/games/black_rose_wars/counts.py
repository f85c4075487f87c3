"""The numbers as a scene shows them: the Game Turn, what each side has, the decks."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars.content import HAND_LIMIT, MOST_QUESTS, TOKENS_PER_MAGE
from conclave.games.black_rose_wars.naming import Names
from conclave.games.black_rose_wars.rules.cubes import health_left, health_of
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    COMPLETED,
    EVENT_DECK,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    MEMORIES,
    QUEST_DECK,
    QUESTS,
    ROSE,
    SCHOOL_DECK,
    SCHOOLS,
    SET_ASIDE,
    SETUP,
    SIDES,
)
from conclave.kernel.memory import PUBLIC, Latest, Memory
from conclave.kernel.scene import Track

END_POINTS: Final = 30
OF_MAGE: Final = (
    "points", "health", "tokens", "hand", "quests", "completed", "trophies", "rooms", "cubes", "grimoire",
    "memories", "aside",
)  # fmt: skip
"""The numbers of a Mage, in the order they are shown."""

TRACKS: Final[Latest[tuple[tuple[Track, ...], frozenset[str]]]] = Latest()
OF_SIDES: Final[Memory[tuple[Track, ...]]] = Memory()
OF_DECKS: Final[Memory[tuple[Track, ...]]] = Memory(2_000)
NUMBERS: Final[Memory[Track]] = Memory()
KEYS: Final[Memory[frozenset[str]]] = Memory()
"""The keys of all numbers, by how many play."""


def tracks(names: Names) -> tuple[tuple[Track, ...], frozenset[str]]:
    """The Game Turn and the Moon; what each side has; the decks; and the keys of all these."""
    v = names.v
    facts = (names.words, v.phase == SETUP, v.turn, v.moon, v.round_limit)
    damage = v.damage[: SIDES * v.seats]
    columns = [v.mage, v.points, v.tokens, v.taken, v.reserve, v.size, v.winner_of, damage]
    slot = v.viewer if v.aside else PUBLIC  # behind a screen all count their own cards
    return TRACKS.of(slot, facts, columns, drawn_tracks, names)


def drawn_tracks(names: Names) -> tuple[tuple[Track, ...], frozenset[str]]:
    """The numbers, drawn afresh."""
    v = names.v
    say = names.say
    if v.phase == SETUP:
        return (), frozenset()
    found = [
        Track(key="turn", label=say("track-turn"), value=v.turn, most=v.round_limit),
        Track(key="moon", label=say("track-moon"), value=v.moon, most=3),
    ]
    for seat in range(v.seats):
        found.extend(numbers_of(names, seat))
    found.extend(numbers_of_rose(names))
    found.extend(decks(names))
    return tuple(found), KEYS.of(v.seats, lambda: frozenset([track.key for track in found]))


def numbers_of(names: Names, seat: int) -> tuple[Track, ...]:
    """What a Mage has, for all to see."""
    v = names.v
    size = v.size
    values = (
        v.points[seat],
        health_left(v, seat),
        v.tokens[seat],
        size[HAND + seat],
        size[QUESTS + seat],
        size[COMPLETED + seat],
        v.taken[seat],
        v.winner_of.count(seat),
        v.reserve[seat],
        size[GRIMOIRE + seat],
        size[MEMORIES + seat],
        size[SET_ASIDE + seat],
    )
    key = (names.words, seat, v.seats, v.mage[seat], values)
    return OF_SIDES.kept.get(key) or OF_SIDES.of(key, partial(drawn_numbers, names, seat, values))


def drawn_numbers(names: Names, seat: int, values: tuple[int, ...]) -> tuple[Track, ...]:
    """What a Mage has, drawn afresh."""
    v = names.v
    most = {
        "points": points_wanted(v, seat),
        "health": health_of(v, seat),
        "tokens": TOKENS_PER_MAGE,
        "hand": HAND_LIMIT[v.mage[seat]],
        "quests": MOST_QUESTS,
    }
    rows = zip(OF_MAGE, values, strict=True)
    return tuple([side_track(names, seat, key, value, most.get(key, -1)) for key, value in rows])


def numbers_of_rose(names: Names) -> list[Track]:
    """What the Black Rose has."""
    v = names.v
    rows = (
        ("points", v.points[ROSE], points_wanted(v, ROSE)),
        ("rooms", v.winner_of.count(ROSE), -1),
        ("cubes", v.reserve[ROSE], -1),
    )
    return [side_track(names, ROSE, key, value, most) for key, value, most in rows]


def points_wanted(v: Table, side: int) -> int:
    """The points that end the game (R3); once a side has more, the number stands alone."""
    return END_POINTS if v.points[side] <= END_POINTS else -1


def side_track(names: Names, side: int, key: str, value: int, most: int) -> Track:
    """One number of a side, under its name."""
    v = names.v
    state = (names.words, side, key, value, most, v.seats, v.mage[side] if side < v.seats else -1)
    return NUMBERS.kept.get(state) or NUMBERS.of(state, partial(drawn_track, names, side, key, value, most))


def drawn_track(names: Names, side: int, key: str, value: int, most: int) -> Track:
    """One number of a side, drawn afresh."""
    name = names.seat(side)
    return Track(
        key=f"{key}-{side}",
        label=names.say(f"track-{key}"),
        value=value,
        most=most,
        seat=side if side < names.v.seats else -1,
        group=f"{name[:1].upper()}{name[1:]}",
    )


def decks(names: Names) -> tuple[Track, ...]:
    """How many cards are left in the Library and in the decks of this Moon."""
    v = names.v
    left = (*v.size[SCHOOL_DECK : SCHOOL_DECK + SCHOOLS], v.size[FORGOTTEN_DECK])
    left = (*left, v.size[QUEST_DECK + v.moon - 1], v.size[EVENT_DECK + v.moon - 1])
    return OF_DECKS.of((names.words, left), lambda: drawn_decks(names, left))


def drawn_decks(names: Names, left: tuple[int, ...]) -> tuple[Track, ...]:
    """The decks, drawn afresh."""
    group = names.say("track-decks")
    rows = [(f"school-{k}", names.school(k)) for k in range(SCHOOLS)]
    rows.append(("deck-forgotten", names.say("track-forgotten")))
    rows.append(("deck-quests", names.say("track-quest-deck")))
    rows.append(("deck-events", names.say("track-event-deck")))
    return tuple(
        Track(key=key, label=label, value=value, group=group)
        for (key, label), value in zip(rows, left, strict=True)
    )

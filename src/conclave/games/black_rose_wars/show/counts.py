"""The numbers as a scene shows them: the Game Turn, what each side has, the decks."""

from __future__ import annotations

from itertools import chain
from typing import Final

from conclave.games.black_rose_wars.rules.box import HAND_LIMIT, MOST_QUESTS, TOKENS_PER_MAGE
from conclave.games.black_rose_wars.rules.cubes import health_of
from conclave.games.black_rose_wars.show.codes import NOUGHT, TENS, codes_of_numbers, unpacked
from conclave.games.black_rose_wars.show.easel import Easel, Ground, put
from conclave.games.black_rose_wars.show.naming import SCHOOL_KEYS, Names
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import ROSE, SCHOOLS, SIDES
from conclave.show.scene import Track

END_POINTS: Final = 30
OF_MAGE: Final = (
    "points", "health", "tokens", "hand", "quests", "completed", "trophies", "rooms", "cubes", "grimoire",
    "memories", "aside",
)  # fmt: skip
"""The numbers of a Mage, in the order they are shown."""
OF_ROSE: Final = ("points", "rooms", "cubes")

OTHER_DECKS: Final = (
    ("deck-forgotten", "track-forgotten"),
    ("deck-quests", "track-quest-deck"),
    ("deck-events", "track-event-deck"),
)
"""The decks after those of the Schools, by key and sentence."""

ROLES: Final = {"points": "points", "health": "health", "tokens": "count", "trophies": "count"}
PICTURES: Final = {"quests": "quest"}

COUNTED: Final = 3
"""Where an easel keeps the numbers."""

OF_TIME: Final = SIDES
OF_DECKS: Final = SIDES + 1
"""Numbers that are no side's, as a group beside the sides."""
LAST_TWO: Final = (1 << (2 * TENS)) - 1


def tracks(easel: Easel) -> tuple[Track, ...]:
    """The Game Turn and the Moon; what each side has; the decks."""
    names, ground = easel.names, easel.ground
    codes = codes_of_numbers(names.v)
    found: tuple[Track, ...] | None = easel.found(COUNTED, codes)
    if found is not None:
        return found
    if not codes:
        return easel.keep(COUNTED, codes, ())
    time = codes[0] & LAST_TWO
    rows = [group(names, ground, (OF_TIME, time, 0))]
    for seat in range(names.v.seats):
        rows.append(group(names, ground, (seat, codes[2 * seat + 1], codes[2 * seat + 2])))
    rows.append(group(names, ground, (ROSE, codes[0] - time, 0)))
    rows.append(group(names, ground, (OF_DECKS, codes[-2], codes[-1])))
    return easel.keep(COUNTED, codes, tuple(chain.from_iterable(rows)))


def group(names: Names, ground: Ground, key: tuple[int, int, int]) -> tuple[Track, ...]:
    """Numbers that stand together, as they were drawn before or drawn now."""
    found = ground.groups.get(key)
    if found is None:
        side, first, second = key
        values = [*unpacked(first), *unpacked(second)]
        if side == OF_TIME:
            found = time_tracks(names, values[4], values[5])
        elif side == OF_DECKS:
            found = deck_tracks(names, [*values[:SCHOOLS], *values[-len(OTHER_DECKS) :]])
        else:
            values[0] -= NOUGHT
            found = side_tracks(names, ground, side, values)
        put(ground.groups, key, found)
    return found


def time_tracks(names: Names, turn: int, moon: int) -> tuple[Track, ...]:
    """The Game Turn and the Moon."""
    return (
        Track(key="turn", label=names.say("track-turn"), value=turn, most=names.v.round_limit, role="clock"),
        Track(key="moon", label=names.say("track-moon"), value=moon, most=3, role="clock"),
    )


def side_tracks(names: Names, ground: Ground, side: int, values: list[int]) -> tuple[Track, ...]:
    """What a Mage, or the Black Rose, has for all to see."""
    shown = OF_MAGE if side < ROSE else OF_ROSE
    rows = zip(shown, values, strict=False)
    return tuple([side_track(names, ground.numbers, side, key, value) for key, value in rows])


def side_track(
    names: Names, shelf: dict[tuple[int, str, int], Track], side: int, key: str, value: int
) -> Track:
    """One number of a side, under its name."""
    state = (side, key, value)
    return shelf.get(state) or put(shelf, state, drawn_track(names, side, key, value))


def drawn_track(names: Names, side: int, key: str, value: int) -> Track:
    """One number of a side, drawn afresh."""
    name = names.seat(side)
    return Track(
        key=f"{key}-{side}",
        label=names.say(f"track-{key}"),
        value=value,
        most=most_of(names.v, side, key, value),
        seat=side if side < names.v.seats else -1,
        group=f"{name[:1].upper()}{name[1:]}",
        role=ROLES.get(key, "pile"),
        picture="rose" if key == "points" and side == ROSE else PICTURES.get(key, ""),
    )


def most_of(v: Table, side: int, key: str, value: int) -> int:
    """How much of something there can be, or -1; more points than end the game stand alone (R3)."""
    if key == "points":
        return END_POINTS if value <= END_POINTS else -1
    if key == "health":
        return health_of(v, side)
    if key == "hand":
        return HAND_LIMIT[v.mage[side]]
    return {"tokens": TOKENS_PER_MAGE, "quests": MOST_QUESTS}.get(key, -1)


def deck_tracks(names: Names, left: list[int]) -> tuple[Track, ...]:
    """How many cards are left in the Library and in the decks of this Moon."""
    rows = [(f"school-{k}", names.school(k)) for k in range(SCHOOLS)]
    rows.extend([(key, names.say(sentence)) for key, sentence in OTHER_DECKS])
    decks = names.say("track-decks")
    return tuple(
        Track(
            key=key,
            label=label,
            value=value,
            group=decks,
            role="pile",
            picture=SCHOOL_KEYS[int(key[-1])] if key.startswith("school") else "",
        )
        for (key, label), value in zip(rows, left, strict=True)
    )

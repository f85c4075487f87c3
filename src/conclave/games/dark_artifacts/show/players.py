"""The players as a scene shows them: who plays, who is asked, what is left of each, and whose side it is."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.show.codes import FACE_BITS, HIDDEN, players
from conclave.games.dark_artifacts.show.naming import SEATS, Names
from conclave.games.dark_artifacts.table import DRAFT, LEADER, PLAY, STACKING
from conclave.kernel.state import UNKNOWN
from conclave.show.scene import SeatScene

SYMBOLS: Final = ("W", "B", "R", "U")


def seats(names: Names) -> tuple[SeatScene, ...]:
    """The players as the viewer sees them."""
    keys = players(names.v)
    seated = names.palette.seated
    return seated.get(keys) or seated.keep(keys, drawn_seats(names, keys))


def drawn_seats(names: Names, keys: tuple[int, ...]) -> tuple[SeatScene, ...]:
    """The players, drawn afresh as far as they are not as they were."""
    get = names.palette.players.get
    return tuple([get(key) or player(names, key) for key in keys])


def player(names: Names, key: int) -> SeatScene:
    """One player, drawn afresh."""
    seat = key & 3
    drawn = SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=SEATS[seat],
        symbol=SYMBOLS[seat],
        active=(key >> 6) & 1 == 1,
        asked=(key >> 7) & 1 == 1,
        team=(key >> 2) & 3,
        notes=notes(names, key),
    )
    return names.palette.players.keep(key, drawn)


def notes(names: Names, key: int) -> tuple[str, ...]:
    """What is left of a player, what fell, and whose side they are on."""
    seat, team, phase = key & 3, (key >> 2) & 3, (key >> 4) & 3
    if phase in (DRAFT, STACKING):
        return (names.say("note-choosing" if (key >> 7) & 1 else "note-chose"),)
    if phase != PLAY:
        return ()
    found = [names.say("note-entities" if (key >> 8) & 1 else "note-pieces", n=(key >> 9) & 255)]
    fallen = types_fallen(key >> 17)
    if fallen:
        found.append(names.say("note-fallen", what=", ".join([names.short(face) for face in fallen])))
    if team != seat:
        found.append(names.say("note-side", seat=names.seat(team)))
    elif LEADER in fallen:
        found.append(names.say("note-leaderless"))
    return tuple(found)


def types_fallen(faces: int) -> list[int]:
    """The types that fell, in order, from the number that holds them."""
    found: list[int] = []
    while faces:
        face = faces & 15
        found.append(UNKNOWN if face == HIDDEN else face - 1)
        faces >>= FACE_BITS
    return found

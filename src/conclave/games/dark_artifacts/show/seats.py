"""The players as a scene shows them: who plays, who is asked, what is left of each, and whose side it is."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.show.facts import Player
from conclave.games.dark_artifacts.show.names import SEATS, Names
from conclave.show import author as show

SYMBOLS: Final = ("W", "B", "R", "U")


def draw_seat(names: Names, facts: Player) -> show.SeatScene:
    """One player."""
    seat, team, _, active, asked, *_ = facts
    return show.SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=SEATS[seat],
        symbol=SYMBOLS[seat],
        active=active,
        asked=asked,
        team=team,
        notes=notes(names, facts),
    )


def notes(names: Names, facts: Player) -> tuple[str, ...]:
    """What is left of a player, what fell, and whose side they are on."""
    seat, team, phase, _, asked, hides, left, fallen = facts
    if phase in (t.DRAFT, t.STACKING):
        return (names.say("note-choosing" if asked else "note-chose"),)
    if phase != t.PLAY:
        return ()
    found = [names.say("note-entities" if hides else "note-pieces", n=left)]
    if fallen:
        found.append(names.say("note-fallen", what=", ".join([names.short(face) for face in fallen])))
    if team != seat:
        found.append(names.say("note-side", seat=names.seat(team)))
    elif t.LEADER in fallen:
        found.append(names.say("note-leaderless"))
    return tuple(found)

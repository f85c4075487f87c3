"""The players as a scene shows them."""

from __future__ import annotations

from conclave.games.triora.show.areas import LETTERS
from conclave.games.triora.show.facts import Player
from conclave.games.triora.show.names import SEATS, TONES, Names
from conclave.show import author as show


def draw_seat(names: Names, facts: Player) -> show.SeatScene:
    """One player."""
    seat, active, asked, position, used, captured = facts
    notes: list[str] = []
    if captured:
        notes.append(names.say("note-captured"))
    if position:
        notes.append(names.say("note-position", n=position))
        notes.append(names.say(f"note-used-{used & 3}"))
    return show.SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=TONES[seat],
        symbol=LETTERS[seat],
        active=active,
        asked=asked,
        team=seat,
        notes=tuple(notes),
        picture=SEATS[seat],
    )

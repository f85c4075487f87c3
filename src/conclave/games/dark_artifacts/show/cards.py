"""The cards as a scene shows them: face up where the viewer knows them, else their backs."""

from __future__ import annotations

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.show.facts import Shown
from conclave.games.dark_artifacts.show.names import PICTURES, Names
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.show import author as show


def draw_card(names: Names, facts: Shown) -> show.Card:
    """A card, with what it belongs to, or with its level while it may be kept."""
    seat, type_, handle, face, public = facts
    if handle < 0:
        return draw_back(names, seat, type_)
    in_slot = type_ >= 0
    printed = PRINTED[face]
    return show.Card(
        key=f"card-{handle}",
        where="slot" if in_slot else "dealt",
        seat=seat,
        face_up=True,
        name=names.card(face),
        kind=names.trigger(face),
        sentence=names.text(face),
        text_key=printed.key,
        note=names.types(type_) if in_slot else names.say(f"level-{printed.level}"),
        symbol=names.symbol(type_),
        public=public,
        heading=names.say("where-slot" if in_slot else "where-dealt"),
        place="front" if in_slot else "hand",
        pictures=(PICTURES[type_],) if in_slot and PICTURES[type_] else (),
    )


def draw_back(names: Names, seat: int, type_: int) -> show.Card:
    """The back of a card: the viewer knows where it lies and nothing else, not even which handle it has."""
    return show.Card(
        key=f"back-{seat * t.SLOTS + type_ - 1}",
        where="slot",
        seat=seat,
        face_up=False,
        note=names.types(type_),
        symbol=names.symbol(type_),
        heading=names.say("where-slot"),
    )

"""The cards as a scene shows them: face up where the viewer knows them, else their backs."""

from __future__ import annotations

from conclave.games.dark_artifacts.show.codes import BACK, IN_SLOT, cards_shown
from conclave.games.dark_artifacts.show.naming import Names
from conclave.games.dark_artifacts.table import SLOTS
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.show.scene import Card


def cards(names: Names) -> tuple[Card, ...]:
    """The cards dealt to the viewer during the draft; then every slot, face up where the viewer knows it."""
    get = names.palette.cards.get
    return tuple([get(key) or card(names, key) for key in cards_shown(names.v)])


def card(names: Names, key: int) -> Card:
    """A card or its back, drawn afresh."""
    drawn = back(names, key) if key & 3 == BACK else known_card(names, key)
    return names.palette.cards.keep(key, drawn)


def known_card(names: Names, key: int) -> Card:
    """A card the viewer knows; the note says what it belongs to, or its level while it may be kept."""
    type_, face = (key >> 5) & 7, (key >> 9) & 127
    in_slot = key & 3 == IN_SLOT
    printed = PRINTED[face]
    return Card(
        key=f"card-{key >> 16}",
        where="slot" if in_slot else "dealt",
        seat=(key >> 2) & 7,
        face_up=True,
        name=names.card(face),
        kind=names.trigger(face),
        sentence=names.card_sentence(face),
        text_key=printed.key,
        note=names.types(type_) if in_slot else names.say(f"level-{printed.level}"),
        symbol=names.symbol(type_) if in_slot else "",
        public=(key >> 8) & 1 == 1,
        heading=names.say("where-slot" if in_slot else "where-dealt"),
        place="front" if in_slot else "hand",
        pictures=tuple(filter(None, (names.picture(type_),))) if in_slot else (),
    )


def back(names: Names, key: int) -> Card:
    """The back of a card: the viewer knows where it lies and nothing else, not even which handle it has."""
    seat, type_ = (key >> 2) & 7, (key >> 5) & 7
    return Card(
        key=f"back-{seat * SLOTS + type_ - 1}",
        where="slot",
        seat=seat,
        face_up=False,
        note=names.types(type_),
        symbol=names.symbol(type_),
        heading=names.say("where-slot"),
    )

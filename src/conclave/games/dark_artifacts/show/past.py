"""The board as the log tells it: where entities stood and what they showed at each event.

Events name entities by number. This walks the events a viewer knows from the first and keeps, for each
entity, its owner, place and top of that moment, so that an old line of the log still tells the truth.
"""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.cards.one_power import DREAD_TOLL, PARTING_SHOVE
from conclave.games.dark_artifacts.cards.relics import BOG_LANTERN
from conclave.games.dark_artifacts.cards.three_power import CATACLYSM, DOOMSAYER
from conclave.games.dark_artifacts.cards.two_power import LAST_VEIL, OVERGROWTH, WALL_OF_BONES
from conclave.games.dark_artifacts.table import FIVE, PLAY, Table, kit_of
from conclave.games.dark_artifacts.terms import (
    ATTACKED,
    BROKE,
    DEFEATED,
    DRAGON_STRUCK,
    EXCHANGED,
    KEPT,
    LOST_ACTION,
    MOVED,
    PEEKED,
    PUSHED,
    PUT_FOREST,
    PUT_SWAMP,
    PUT_WALL,
    RETURNED,
    REVEALED,
    SAW,
    SCREENS_GONE,
    SPLITS,
    STEPPED,
    TOOK_FOREST,
    TOOK_SWAMP,
    TOOK_WALL,
    UNVEILED,
    VEILED,
)
from conclave.kernel.events import Event

NO_CARD: Final = -1

ONLY_CARD: Final[dict[int, int]] = {
    LOST_ACTION: DREAD_TOLL,
    VEILED: LAST_VEIL,
    TOOK_SWAMP: BOG_LANTERN,
    TOOK_WALL: WALL_OF_BONES,
    TOOK_FOREST: OVERGROWTH,
    PUT_FOREST: OVERGROWTH,
}
"""Events that one card alone brings about."""


OF_ENTITY: Final = (
    MOVED,
    SPLITS,
    ATTACKED,
    DEFEATED,
    REVEALED,
    PUSHED,
    UNVEILED,
    PEEKED,
    SAW,
    DRAGON_STRUCK,
    VEILED,
    EXCHANGED,
    BROKE,
    STEPPED,
)
"""Events that speak of an entity in `a`; those of OF_TWO speak of another in `b`."""
OF_TWO: Final = (ATTACKED, EXCHANGED)


class Chronicle:
    """The board as the log tells it, up to some event."""

    def __init__(self, v: Table) -> None:
        self.v = v
        self.owner: dict[int, int] = {}
        self.space: dict[int, int] = {}
        self.top: dict[int, int] = {}
        self.playing = not any(e.kind == SCREENS_GONE for e in v.events) and v.phase == PLAY

    # --- asking ------------------------------------------------------------------------------------------
    def owner_of(self, e: int) -> int:
        """The owner of an entity."""
        return self.owner.get(e, self.v.owner[e] if 0 <= e < len(self.v.owner) else -1)

    def space_of(self, e: int) -> int:
        """Where an entity stood."""
        return self.space.get(e, self.v.space[e] if 0 <= e < len(self.v.space) else -1)

    def top_of(self, e: int) -> int:
        """The type an entity showed; of one the log has never mentioned, the type it shows now."""
        if e in self.top:
            return self.top[e]
        if not 0 <= e < len(self.v.top):
            return -1
        p = self.v.top[e] if self.v.top[e] >= 0 else self.v.fell[e]
        return self.v.face[p] if p >= 0 else -1

    def state(self, e: int) -> int:
        """The owner of an entity, where it stood, and what it showed, as one number."""
        return (self.owner_of(e) + 1) | ((self.space_of(e) + 1) << 3) | ((self.top_of(e) + 10) << 9)

    def grounds(self, event: Event) -> tuple[int, int, int, int]:
        """All that the words of an event rest on beside the language and the number of players."""
        kind = event.kind
        one = 0
        other = 0
        if kind in OF_ENTITY:
            one = self.state(event.a)
            if kind in OF_TWO:
                other = self.state(event.b)
        elif kind == KEPT:
            one = self.v.face[event.a]
        why = (self.card_behind(event) + 16) << 1
        if is_opened_by_a_card(event, self.cause_of(event)):
            why |= 1
        what = (kind << 8) | (event.seat + 1)
        return (what << 8) | why, ((event.a + 1) << 16) | (event.b + 1), event.n, (other << 16) | one

    # --- walking -----------------------------------------------------------------------------------------
    def note(self, event: Event) -> None:
        """Take over what an event changed."""
        kind = event.kind
        if kind == SCREENS_GONE:
            self.set_up()
        elif kind in (MOVED, STEPPED, PUSHED):
            self.space[event.a] = event.n
        elif kind in (SPLITS, UNVEILED):
            self.appear(event.b, event.seat, self.space_of(event.a), event.n)
        elif kind == RETURNED:
            self.appear(event.a, event.seat, event.n, event.b)
        elif kind == REVEALED:
            self.top[event.a] = event.b
        elif kind == VEILED:
            self.top[event.a] = FIVE
        elif kind == EXCHANGED:
            one, other = self.space_of(event.a), self.space_of(event.b)
            self.space[event.a], self.space[event.b] = other, one

    def set_up(self) -> None:
        """The screens are gone: every stack shows a five-dot."""
        kit = kit_of(self.v)
        self.playing = True
        for e in range(self.v.seats * kit.entities):
            self.appear(e, e // kit.entities, self.v.face[kit.first_place + e], FIVE)

    def appear(self, e: int, owner: int, space: int, top: int) -> None:
        """An entity stands on the board."""
        self.owner[e] = owner
        self.space[e] = space
        self.top[e] = top

    # --- why ---------------------------------------------------------------------------------------------
    def card_behind(self, event: Event) -> int:
        """The card that brought an event about; NO_CARD if a rule or a player's action did."""
        kind = event.kind
        if kind in ONLY_CARD:
            return ONLY_CARD[kind]
        cause = self.cause_of(event)
        shown = cause.n if cause is not None and cause.kind == REVEALED else NO_CARD
        if kind == DEFEATED:
            return self.card_that_defeated(event, cause)
        if kind == PUSHED:
            return shown if shown != NO_CARD else PARTING_SHOVE
        if kind == PUT_SWAMP:
            return BOG_LANTERN if self.playing else NO_CARD
        if kind == PUT_WALL:
            return WALL_OF_BONES if self.playing else NO_CARD
        if kind == REVEALED:
            return event.n
        return NO_CARD if kind in (SPLITS, MOVED, ATTACKED) else shown

    def cause_of(self, event: Event) -> Event | None:
        """The event that another follows from."""
        events = self.v.events
        return events[event.cause] if 0 <= event.cause < len(events) else None

    def card_that_defeated(self, event: Event, cause: Event | None) -> int:
        """The card behind a defeat. What follows from a fall hangs on the cause of the fall itself.

        Doomsayer is the only text heard at a fall that defeats, so it did what its cause cannot have done.
        """
        if cause is None:
            return NO_CARD
        if cause.kind == ATTACKED:
            return NO_CARD if event.a == cause.b else DOOMSAYER
        if cause.kind == DRAGON_STRUCK:
            return NO_CARD if event.a == cause.a else DOOMSAYER
        if cause.kind != REVEALED:
            return NO_CARD
        if cause.n == CATACLYSM:
            return CATACLYSM if self.falls_at_once(event, cause) else DOOMSAYER
        return cause.n if event.number == cause.number + 1 else DOOMSAYER

    def falls_at_once(self, event: Event, cause: Event) -> bool:
        """Whether a defeat belongs to the batch that followed its cause without anything in between."""
        between = self.v.events[cause.number + 1 : event.number]
        return event.a != cause.a and all(e.kind == DEFEATED and e.a != event.a for e in between)


def is_opened_by_a_card(event: Event, cause: Event | None) -> bool:
    """Whether a stack was opened by a card and not by Split."""
    return event.kind == UNVEILED or (event.kind == BROKE and cause is not None and cause.kind == REVEALED)

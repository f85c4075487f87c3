"""The log as a scene shows it: lines with their causes, and the things and cards they speak of."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.show.chronicle import (
    FACTS,
    KIND_NAMES,
    Log,
    of_card,
    of_cast,
    of_drawing,
    of_number,
    of_phase,
    of_prepared,
    of_school,
    of_set,
    of_stop,
)
from conclave.games.black_rose_wars.show.easel import put
from conclave.games.black_rose_wars.show.naming import A_SPELL, family_of, key_of, owner
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import MODELS, ROSE
from conclave.kernel.events import Event
from conclave.show.memory import Memory
from conclave.show.scene import LogLine

THINGS: Final[dict[int, tuple[str, ...]]] = {
    terms.DAMAGED: ("model",),
    terms.DEFEATED: ("model",),
    terms.TROPHY: ("model",),
    terms.INSTABILITY: ("hex",),
    terms.ROOM_FELL: ("hex",),
    terms.MOVED: ("model", "hex", "hex"),
    terms.SHIFTED: ("model", "hex", "hex"),
    terms.SENT_TO_CELL: ("model",),
    terms.SUMMONED: ("model", "", "hex"),
    terms.ATTACKED: ("model", "model"),
    terms.ACTIVATED: ("hex",),
    terms.BLOCKED: ("hex",),
    terms.SET: ("place",),
}
"""What each kind of event speaks of: the families of its `a`, `b` and `n`."""

WITH_FACE: Final = (
    terms.TOLD_CAST, terms.TRIGGERED, terms.DISCARDED, terms.DREW, terms.SACRIFICED, terms.SAW,
    terms.QUEST_DRAWN, terms.QUEST_DROPPED, terms.QUEST_DONE, terms.EVENT_DRAWN,
    terms.EVENT_LEFT, terms.EVENT_WORKS,
)  # fmt: skip
"""The kinds of events that name a card by its handle `a` and its face `b`."""


def mentioned(kind: int, a: int, b: int, n: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The things, and the cards by their keys in the catalogue, that a line of the log speaks of."""
    families = zip(THINGS.get(kind, ()), (a, b, n), strict=False)
    things = tuple([f"{family}-{x}" for family, x in families if family and x >= 0])
    if b < 0 or (kind != terms.PREPARED and kind not in WITH_FACE):
        return things, ()
    return things, (key_of(A_SPELL if kind == terms.PREPARED else family_of(a), b),)


MODELS_NAMED: Final[dict[int, tuple[bool, bool, bool]]] = {
    terms.DAMAGED: (True, False, False),
    terms.DEFEATED: (True, False, False),
    terms.TROPHY: (True, False, False),
    terms.HEALED: (True, False, False),
    terms.CONVERTED: (True, False, False),
    terms.TRANSFERRED: (True, True, False),
    terms.MOVED: (True, False, False),
    terms.SHIFTED: (True, False, False),
    terms.SENT_TO_CELL: (True, False, False),
    terms.REMOVED: (True, False, False),
    terms.ATTACKED: (True, True, False),
    terms.REDIRECTED: (False, False, True),
    terms.AIMED: (True, False, False),
    terms.BOUND: (True, False, False),
}
"""Which numbers of an event, `a`, `b` or `n`, may be those of models."""

BY_FACE: Final = frozenset([kind for kind, facts in FACTS.items() if facts in (of_card, of_cast)])
"""Events that name a card by its face, whatever its handle."""

PRINTED: Final = (of_card, of_cast, of_prepared, of_school, of_number, of_phase, of_drawing, of_set, of_stop)
OF_ONE: Final = frozenset([kind for kind in KIND_NAMES if FACTS.get(kind, PRINTED[0]) in PRINTED])
"""Events that name only who did it, to whom, and what is printed: every table tells them alike."""

ONLOOKER: Final = -9
Told = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A line in words, and the things and cards it speaks of."""

TOLD: Final[Memory[dict[tuple[int, ...], Told]]] = Memory(50)
"""Lines that were told before, in a shelf for each ground that logs stand on."""


class Teller:
    """Tells the log line by line, each with its cause."""

    def __init__(self, v: Table, code: str) -> None:
        self.log = Log(v, code)
        self.seats = v.seats
        self.depths: list[int] = []
        self.told = TOLD.of(self.log.ground, dict)
        self.told_anywhere = TOLD.of(self.log.names.words, dict)
        self.called = {seat: mage if mage >= 0 else -1 - seat for seat, mage in enumerate(v.mage)}
        self.called[ROSE] = ROSE  # by what the log calls a side: its Mage, or its number before it has one

    def look(self, v: Table) -> None:
        """Take the newest view."""
        self.log.names.v = v
        self.log.await_models(v.events[len(self.depths) :])

    def line(self, event: Event) -> LogLine:
        """The next event in words."""
        depths, cause, seat = self.depths, event.cause, event.seat
        depth = depths[cause] + 1 if 0 <= cause < len(depths) else 0
        depths.append(depth)
        shelf = self.told_anywhere if event.kind in OF_ONE else self.told
        key = self.rests_on(event)
        text, about, of_cards = shelf.get(key) or put(shelf, key, self.told_now(event))
        self.log.note(event)
        return LogLine(
            number=event.number,
            text=text,
            cause=cause,
            depth=depth,
            seat=seat if seat < self.seats else -1,
            about=about,
            cards=of_cards,
        )

    def told_now(self, event: Event) -> Told:
        """An event in words, and what it speaks of."""
        return self.log.line(event), *mentioned(event.kind, event.a, event.b, event.n)

    def rests_on(self, event: Event) -> tuple[int, ...]:
        """All that the words of an event rest on, at any table or on the ground of this log."""
        kind, seat, n = event.kind, event.seat, event.n
        key: tuple[int, ...]
        if kind in OF_ONE:
            a = family_of(event.a) if kind in BY_FACE else event.a
            called = self.called
            key = (kind, called.get(seat, ONLOOKER), a, event.b, n, called.get(n, ONLOOKER), seat == n)
        else:
            key = (kind, seat, event.a, event.b, n)
        if event.cause >= 0 and (cause := self.log.cause_of(event)) is not None:
            key = (*key, cause.kind, family_of(cause.a), cause.b)
        if kind in MODELS_NAMED and speaks_of_evocations(event):
            key = (*key, *self.evocations_of(event))
        return key

    def evocations_of(self, event: Event) -> list[int]:
        """What the Evocations that an event may name are called by: whose they are, and their twins."""
        found: list[int] = []
        for m in (event.a, event.b, event.n):
            if 4 <= m < MODELS:
                first = m - (m - 4) % 3
                found.append(1 if owner(m) == self.log.names.v.viewer else 0)
                found.extend([self.log.kind_of(x) for x in range(first, first + 3)])
        return found


def speaks_of_evocations(event: Event) -> bool:
    """Whether an event may name an Evocation."""
    a, b, n = MODELS_NAMED[event.kind]
    return (a and event.a >= 4) or (b and event.b >= 4) or (n and event.n >= 4)

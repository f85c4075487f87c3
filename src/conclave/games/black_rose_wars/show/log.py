"""The log: which card did what to whom, as things stood when it happened.

Events name models and cards by number, and the numbers go round: a place for Evocations is used again, a
deck is shuffled and its handles are dealt anew. So the log walks its events from the first and remembers
which Evocation had which place, and takes the face of a card from the event itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.facts import Look, family_of
from conclave.games.black_rose_wars.show.names import key_of
from conclave.games.black_rose_wars.show.options import Known, More, called_hex
from conclave.games.black_rose_wars.show.pieces import BOND_KEYS
from conclave.games.black_rose_wars.show.prompt import ASKING
from conclave.kernel.events import Event
from conclave.show.author import Past, Telling, yes
from conclave.show.sentences import Thing

WITH_CARD: Final = (
    terms.TOLD_CAST, terms.TRIGGERED, terms.QUEST_DONE, terms.EVENT_WORKS, terms.SPOKE_LATER,
)  # fmt: skip
"""Events that name a card, which is then the cause of others."""

WITH_FACE: Final = (
    terms.TOLD_CAST, terms.TRIGGERED, terms.DISCARDED, terms.DREW, terms.SACRIFICED, terms.SAW,
    terms.QUEST_DRAWN, terms.QUEST_DROPPED, terms.QUEST_DONE, terms.EVENT_DRAWN, terms.EVENT_LEFT,
    terms.EVENT_WORKS, terms.PREPARED,
)  # fmt: skip
"""Events whose line leads to a card of the catalogue."""

BY_FACE: Final = frozenset([kind.number for kind in terms.V.kinds if ("card", "face") in kind.slots])
BY_SIDE: Final = frozenset([kind.number for kind in terms.V.kinds if ("card", "spell") in kind.slots])
"""Events that name a card by its face, and those that name a Spell with its side."""

REASONS: Final = {
    terms.FOR_QUEST: "quest",
    terms.FOR_QUEST_DROPPED: "quest-dropped",
    terms.FOR_EVENT_ENTRY: "event-entry",
    terms.FOR_EVENT_EXIT: "event-exit",
    terms.FOR_MOST_QUESTS: "most-quests",
    terms.FOR_MOST_TROPHIES: "most-trophies",
    terms.FOR_ROOMS: "rooms",
    terms.FOR_CROWN: "crown",
}

FLAG_KEYS: Final = {
    **dict(zip(facts.BONDS, BOND_KEYS, strict=True)),
    flags.MOVE_VALUE: "move-value",
    flags.ATTACK_VALUE: "attack-value",
    flags.ATTACK_AREA: "attack-area",
    flags.MOVE_AND_ATTACK: "move-and-attack",
    flags.HAS_COLOUR: "has-colour",
    flags.COPY_OF: "copy-of",
}

PILES: Final = {terms.GRIMOIRE: "grimoire", terms.MEMORIES: "memories", terms.HAND: "hand"}
NAMED: Final = {
    terms.NAME_ELEMENT: "element",
    terms.NAME_TYPE: "type",
    terms.NAME_SCHOOL: "school",
    terms.NAME_COLOUR: "colour",
}


class Log(Past[Look]):
    """Which Evocation had which place."""

    def __init__(self, look: Look, events: list[Event]) -> None:
        super().__init__(look, events)
        self.kinds: dict[int, int] = {}
        self.foreseen = 0

    def thing(self, family: str, x: int) -> Thing | None:
        """A model as it was then; what else there is has but one name."""
        return self.model(x) if family == "model" else None

    def model(self, m: int, kind: int = terms.NO_MODEL) -> Thing:
        """A model as it was then."""
        if m < terms.ROSE:
            return "seat", m
        kinds = self.kinds_then()
        if kind != terms.NO_MODEL:
            kinds[m] = kind
        return facts.model(self.look.v, m, kinds)

    def kinds_then(self) -> list[int]:
        """The Evocation that had each place then; where the log mentions none, the one there now.

        A place into which the events to come summon one was empty before them.
        """
        for event in self.events[self.foreseen :]:
            if event.kind == terms.SUMMONED:
                self.kinds.setdefault(event.a, terms.NO_MODEL)
        self.foreseen = len(self.events)
        return [self.kinds.get(m, kind) for m, kind in enumerate(self.look.v.kind)]

    def note(self, event: Event) -> None:
        """Take over what an event changed."""
        if event.kind == terms.SUMMONED:
            self.kinds[event.a] = event.b
        elif event.kind == terms.REMOVED:
            self.kinds[event.a] = terms.NO_MODEL

    def room(self, hex_: int) -> Thing:
        """A Room in a sentence."""
        return called_hex(self.look, hex_)


# --- facts -----------------------------------------------------------------------------------------------
def source(log: Log, e: Event) -> More:
    """The card or Room that brought an event about, and the card that the event itself names."""
    found: More = {"source": ""}
    cause = log.cause_of(e) if e.kind not in WITH_CARD else None
    if cause is not None and cause.kind == terms.ACTIVATED:
        found["source"] = ("by", facts.A_ROOM_TEXT, cause.b)
    elif cause is not None and cause.kind in WITH_CARD:
        found["source"] = ("by", family_of(cause.a), cause.b)
    if e.kind in BY_FACE:
        found["card"] = ("card", family_of(e.a), e.b)
    elif e.kind in BY_SIDE:
        found["card"] = ("spell", e.b, e.n)
    return found


def of_points(log: Log, e: Event) -> More:
    """What points are for."""
    if e.n >= terms.FOR_MAGE:
        return {"why": "mage", "whom": ("seat", e.n - terms.FOR_MAGE)}
    return {"why": REASONS.get(e.n, "other"), "whom": ""}


def of_victim(log: Log, e: Event) -> More:
    """Whether a model is the one who did it."""
    return {"own": yes(e.seat == e.a)}


def of_conversion(log: Log, e: Event) -> More:
    """On what a cube lies."""
    return {"where": log.room(e.a) if e.n else log.model(e.a), "in-room": yes(e.n)}


def of_move(log: Log, e: Event) -> More:
    """From where to where; a Cell has an owner."""
    where = [("cell_of", e.a) if hex_ == IN_CELL else log.room(hex_) for hex_ in (e.b, e.n)]
    return {"from": where[0], "to": where[1]}


def of_removal(log: Log, e: Event) -> More:
    """Which Evocation goes."""
    return {"whom": log.model(e.a, e.b)}


def of_quest(log: Log, e: Event) -> More:
    """Whether whoever completes a Quest takes its card."""
    return {"same": yes(e.n == e.seat)}


def of_aim(log: Log, e: Event) -> More:
    """What a Spell is aimed at."""
    return {"target": log.model(e.a) if e.a >= 0 else log.room(e.b), "model": yes(e.a >= 0)}


def of_flag(log: Log, e: Event) -> More:
    """What holds for a model or a Room for a while; a Room's number is one more, a model's is negative."""
    copied: Known = ("the_room", e.n - 1) if e.b == flags.COPY_OF else ""
    colour: Known = ("colour", e.n - 1) if e.b == flags.HAS_COLOUR else ""
    what = log.room(e.a) if e.n > 0 else log.model(e.a)
    return {
        "what": what, "flag": FLAG_KEYS.get(e.b, "other"), "n": -e.n, "copied": copied, "colour": colour,
    }  # fmt: skip


def of_naming(log: Log, e: Event) -> More:
    """What was named."""
    return {"what": (NAMED[e.a], e.b)}


def of_drawing(log: Log, e: Event) -> More:
    """From what cards are drawn."""
    if e.a < terms.SCHOOLS:
        return {"pile": "school", "school": ("school", e.a)}
    return {"pile": next((name for first, name in PILES.items() if first <= e.a < first + 4), "deck")}


def of_mage(log: Log, e: Event) -> More:
    """A player who takes a Mage; before that the seat has no other name."""
    return {"who": ("player", e.seat)}


def of_stop(log: Log, e: Event) -> More:
    """What does not take place."""
    return {"what": ("activation", "quest", "defeat")[e.a]}


FACTS: Final[dict[int, Callable[[Log, Event], More]]] = {
    terms.GAINED: of_points,
    terms.LOST: of_points,
    terms.DAMAGED: of_victim,
    terms.DEFEATED: of_victim,
    terms.CONVERTED: of_conversion,
    terms.MOVED: of_move,
    terms.SHIFTED: of_move,
    terms.REMOVED: of_removal,
    terms.QUEST_DONE: of_quest,
    terms.BOUND: of_flag,
    terms.TOOK_MAGE: of_mage,
    terms.AIMED: of_aim,
    terms.DREW_HIDDEN: of_drawing,
    terms.STOPPED: of_stop,
    terms.NAMED: of_naming,
}


def cards_named(log: Log, e: Event) -> tuple[str, ...]:
    """The card that a line speaks of, by its key in the catalogue."""
    if e.b < 0 or e.kind not in WITH_FACE:
        return ()
    return (key_of(facts.A_SPELL if e.kind == terms.PREPARED else family_of(e.a), e.b),)


TELLING: Final = Telling(terms.V, ASKING, past=Log, more=FACTS, everywhere=source, cards=cards_named)

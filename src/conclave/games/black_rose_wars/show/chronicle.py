"""The log in words: which card did what to whom, as things stood when it happened.

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
from conclave.games.black_rose_wars.show.naming import Names, capital, family_of, owner
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import NO_MODEL, V
from conclave.kernel.events import Event

Facts = dict[str, str | int]

KINDS: Final = {kind.name: kind.number for kind in V.kinds}
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}

WITH_CARD: Final = (
    terms.TOLD_CAST, terms.TRIGGERED, terms.QUEST_DONE, terms.EVENT_WORKS, terms.SPOKE_LATER,
)  # fmt: skip
"""Events that name a card, which is then the cause of others."""

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
    flags.NO_MOVE: "no-move",
    flags.NO_LEAVE: "no-leave",
    flags.NO_ACTIVATE: "no-activate",
    flags.NO_PHYSICAL_ACTIVATE: "no-physical-activate",
    flags.NO_ACTIVATE_AFTER_MOVE: "no-activate-after-move",
    flags.NO_PROTECTION: "no-protection",
    flags.MOVE_VALUE: "move-value",
    flags.ATTACK_VALUE: "attack-value",
    flags.ATTACK_AREA: "attack-area",
    flags.MOVE_AND_ATTACK: "move-and-attack",
    flags.IS_ABOMINATION: "is-abomination",
    flags.HAS_COLOUR: "has-colour",
    flags.COPY_OF: "copy-of",
}


class Log:
    """The log of a viewer in words."""

    def __init__(self, v: Table, code: str) -> None:
        self.names = Names(v, code)
        self.kinds: dict[int, int] = {}
        self.ground = (self.names.words, v.switches, tuple(v.mage), tuple(v.room_at))
        self.await_models(v.events)

    # --- what was where ----------------------------------------------------------------------------------
    def await_models(self, events: list[Event]) -> None:
        """Know from the events to come which places for Evocations were empty before them."""
        for event in events:
            if event.kind == terms.SUMMONED:
                self.kinds.setdefault(event.a, NO_MODEL)

    def note(self, event: Event) -> None:
        """Take over what an event changed."""
        if event.kind == terms.SUMMONED:
            self.kinds[event.a] = event.b
        elif event.kind == terms.REMOVED:
            self.kinds[event.a] = NO_MODEL

    def kind_of(self, m: int) -> int:
        """The Evocation that had a place then; of one the log has never mentioned, the one there now."""
        return self.kinds.get(m, self.names.v.kind[m])

    def model(self, m: int, kind: int = NO_MODEL) -> str:
        """A model as it was then; twins have a number."""
        if m < 4:
            return self.names.seat(m)
        kind = kind if kind != NO_MODEL else self.kind_of(m)
        first = m - (m - 4) % 3
        twin = any(x != m and self.kind_of(x) == kind for x in range(first, first + 3))
        return self.names.evocation(owner(m), kind, self.names.number(m) if twin else 0)

    def place(self, hex_: int, m: int) -> str:
        """A Room, or the Cell of a Mage."""
        return self.names.cell(m) if hex_ == IN_CELL else self.names.the_room(hex_)

    # --- why ---------------------------------------------------------------------------------------------
    def cause_of(self, event: Event) -> Event | None:
        """The card or Room that brought an event about, as the event that tells of it."""
        events = self.names.v.events
        if event.kind in WITH_CARD or not 0 <= event.cause < len(events):
            return None
        cause = events[event.cause]
        return cause if cause.kind in WITH_CARD or cause.kind == terms.ACTIVATED else None

    def source(self, cause: Event | None) -> str:
        """`Fireball: ` for what a card or a Room brought about, or nothing."""
        if cause is None:
            return ""
        if cause.kind == terms.ACTIVATED:
            return self.names.say("by", source=self.names.room_name(cause.b))
        return self.names.say("by", source=self.names.face_name(family_of(cause.a), cause.b))

    def line(self, event: Event) -> str:
        """One event in words; the events before it have been noted."""
        cause = self.cause_of(event)
        facts: Facts = {"who": self.names.seat(event.seat), "source": self.source(cause)}
        facts |= FACTS.get(event.kind, no_facts)(self, event)
        return capital(self.names.say(f"log-{KIND_NAMES[event.kind]}", **facts))


# --- facts of each kind ----------------------------------------------------------------------------------
def no_facts(log: Log, e: Event) -> Facts:
    """Who did it is enough."""
    return {}


def of_points(log: Log, e: Event) -> Facts:
    """How many points, what for, and how many there are now."""
    why = "mage" if e.n >= terms.FOR_MAGE else REASONS.get(e.n, "other")
    whom = log.names.seat(e.n - terms.FOR_MAGE) if why == "mage" else ""
    return {"n": e.a, "total": e.b, "why": why, "whom": whom}


def of_number(log: Log, e: Event) -> Facts:
    """A number."""
    return {"n": e.a}


def of_model(log: Log, e: Event) -> Facts:
    """A model, and whether it is the one who did it."""
    return {"whom": log.model(e.a), "own": "yes" if e.seat == owner(e.a) else "no"}


def of_damage(log: Log, e: Event) -> Facts:
    """Who takes how much."""
    return {"whom": log.model(e.a), "n": e.n, "own": "yes" if e.seat == e.a else "no"}


def of_conversion(log: Log, e: Event) -> Facts:
    """Whose cube it was, and on what."""
    where = log.names.the_room(e.a) if e.n else log.model(e.a)
    return {"where": where, "whose": log.names.seat(e.b), "in-room": "yes" if e.n else "no"}


def of_transfer(log: Log, e: Event) -> Facts:
    """From whom to whom, and whose cube."""
    return {"whom": log.model(e.a), "to": log.model(e.b), "whose": log.names.seat(e.n)}


def of_room(log: Log, e: Event) -> Facts:
    """A Room and a number."""
    return {"room": log.names.the_room(e.a), "n": e.n}


def of_calm(log: Log, e: Event) -> Facts:
    """A Room, and whose cube goes home."""
    return {"room": log.names.the_room(e.a), "whose": log.names.seat(e.b)}


def of_move(log: Log, e: Event) -> Facts:
    """Who goes from where to where."""
    return {"whom": log.model(e.a), "from": log.place(e.b, e.a), "to": log.place(e.n, e.a)}


def of_summons(log: Log, e: Event) -> Facts:
    """Which Evocation comes where."""
    return {"kind": log.names.kind(e.b), "room": log.names.the_room(e.n)}


def of_removal(log: Log, e: Event) -> Facts:
    """Which Evocation goes."""
    return {"whom": log.model(e.a, e.b)}


def of_attack(log: Log, e: Event) -> Facts:
    """Who attacks whom."""
    return {"what": log.model(e.a), "whom": log.model(e.b)}


def of_activation(log: Log, e: Event) -> Facts:
    """Which Room is activated."""
    return {"room": log.names.the_room(e.a)}


def of_card(log: Log, e: Event) -> Facts:
    """A card by the face it had, and what it was done with."""
    name = log.names.face_name(family_of(e.a), e.b)
    return {"card": name, "n": e.n, "whom": log.names.seat(e.n), "same": "yes" if e.n == e.seat else "no"}


def of_cast(log: Log, e: Event) -> Facts:
    """A Spell with its side."""
    return {"card": log.names.spell(e.b, e.n)}


def of_prepared(log: Log, e: Event) -> Facts:
    """A Spell with its side and its place."""
    return {"card": log.names.spell(e.b, e.n), "place": log.names.place(e.a)}


def of_set(log: Log, e: Event) -> Facts:
    """A place of the sheet and the type of the Spell there."""
    return {"place": log.names.place(e.a), "type": log.names.type(e.b)}


def of_redirection(log: Log, e: Event) -> Facts:
    """A Spell and its new target."""
    return {"card": log.names.face_name(family_of(e.a), e.b), "whom": log.model(e.n)}


def of_aim(log: Log, e: Event) -> Facts:
    """What a Spell is aimed at."""
    model = e.a >= 0
    target = log.model(e.a) if model else log.names.the_room(e.b)
    return {"target": target, "room": log.names.the_room(e.b), "model": "yes" if model else "no"}


def of_flag(log: Log, e: Event) -> Facts:
    """What holds for a model or a Room for a while; a Room's number is one more, a model's is negative."""
    what = log.names.the_room(e.a) if e.n > 0 else log.model(e.a)
    facts: Facts = {"what": what, "flag": FLAG_KEYS.get(e.b, "other"), "n": -e.n}
    facts["copied"] = log.names.the_room_name(e.n - 1) if e.b == flags.COPY_OF else ""
    facts["colour"] = log.names.colour(e.n - 1) if e.b == flags.HAS_COLOUR else ""
    return facts


def of_naming(log: Log, e: Event) -> Facts:
    """What was named."""
    names = log.names
    if e.a == terms.NAME_ELEMENT:
        return {"what": names.element(e.b)}
    if e.a == terms.NAME_TYPE:
        return {"what": names.type(e.b)}
    return {"what": names.school(e.b) if e.a == terms.NAME_SCHOOL else names.colour(e.b)}


def of_drawing(log: Log, e: Event) -> Facts:
    """How many cards are drawn, and from what."""
    piles = {terms.GRIMOIRE: "grimoire", terms.MEMORIES: "memories", terms.HAND: "hand"}
    pile = next((name for first, name in piles.items() if first <= e.a < first + 4), "deck")
    school = log.names.school(e.a) if e.a < terms.SCHOOLS else ""
    return {"n": e.n, "pile": "school" if school else pile, "school": school}


def of_mage(log: Log, e: Event) -> Facts:
    """A Mage that a player takes; before that the seat has no other name."""
    return {"who": log.names.say("seat", n=e.seat + 1), "mage": log.names.mage(e.a)}


def of_phase(log: Log, e: Event) -> Facts:
    """A phase."""
    return {"phase": log.names.phase(e.a)}


def of_stop(log: Log, e: Event) -> Facts:
    """What does not take place."""
    return {"what": ("activation", "quest", "defeat")[e.a]}


def of_school(log: Log, e: Event) -> Facts:
    """A School."""
    return {"school": log.names.school(e.a)}


FACTS: Final[dict[int, Callable[[Log, Event], Facts]]] = {
    terms.GAINED: of_points,
    terms.LOST: of_points,
    terms.MOON_ROSE: of_number,
    terms.DAMAGED: of_damage,
    terms.DEFEATED: of_model,
    terms.TOOK_CELL: of_room,
    terms.TROPHY: of_model,
    terms.HEALED: of_model,
    terms.CONVERTED: of_conversion,
    terms.TRANSFERRED: of_transfer,
    terms.INSTABILITY: of_room,
    terms.CALMED: of_calm,
    terms.ROOM_FELL: of_room,
    terms.MOVED: of_move,
    terms.SHIFTED: of_move,
    terms.SENT_TO_CELL: of_model,
    terms.SUMMONED: of_summons,
    terms.REMOVED: of_removal,
    terms.ATTACKED: of_attack,
    terms.ACTIVATED: of_activation,
    terms.BLOCKED: of_room,
    terms.TOLD_CAST: of_cast,
    terms.SET: of_set,
    terms.TRIGGERED: of_cast,
    terms.CANCELLED: of_card,
    terms.IGNORED: of_card,
    terms.REDIRECTED: of_redirection,
    terms.DREW: of_card,
    terms.DISCARDED: of_card,
    terms.LOOKED: of_number,
    terms.SAW: of_card,
    terms.QUEST_DRAWN: of_card,
    terms.QUEST_DROPPED: of_card,
    terms.QUEST_DONE: of_card,
    terms.EVENT_DRAWN: of_card,
    terms.EVENT_LEFT: of_card,
    terms.EVENT_WORKS: of_card,
    terms.PREPARED: of_prepared,
    terms.SACRIFICED: of_card,
    terms.TURN_BEGINS: of_number,
    terms.PHASE_BEGINS: of_phase,
    terms.BOUND: of_flag,
    terms.TOKEN_TURNED: of_number,
    terms.TOOK_SCHOOL: of_school,
    terms.TOOK_MAGE: of_mage,
    terms.AIMED: of_aim,
    terms.SPOKE_LATER: of_card,
    terms.DREW_HIDDEN: of_drawing,
    terms.TOLD_STUDIED: of_school,
    terms.KEPT: of_card,
    terms.WENT_BACK: of_card,
    terms.QUEST_HIDDEN: of_number,
    terms.STOPPED: of_stop,
    terms.NAMED: of_naming,
}


def log_lines(v: Table, code: str = "en") -> list[str]:
    """The whole log of a view in words, oldest first."""
    log = Log(v, code)
    said: list[str] = []
    for event in v.events:
        said.append(log.line(event))
        log.note(event)
    return said

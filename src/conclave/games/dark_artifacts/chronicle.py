"""The log in words, and what it remembers: where entities stood and what they showed at each event.

Events name entities by number. This walks the events a viewer knows from the first and keeps, for each
entity, its owner, place and top of that moment, so that an old line of the log still tells the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.dark_artifacts.cards.one_power import DREAD_TOLL, PARTING_SHOVE
from conclave.games.dark_artifacts.cards.relics import BOG_LANTERN
from conclave.games.dark_artifacts.cards.three_power import CATACLYSM, DOOMSAYER
from conclave.games.dark_artifacts.cards.two_power import LAST_VEIL, OVERGROWTH, WALL_OF_BONES
from conclave.games.dark_artifacts.naming import SEATS, Names
from conclave.games.dark_artifacts.table import FIVE, LEADER, PLAY, Table, kit_of
from conclave.games.dark_artifacts.terms import (
    ATTACKED,
    BROKE,
    DEFEATED,
    DRAGON_STRUCK,
    EXCHANGED,
    LOST_ACTION,
    MOVED,
    PUSHED,
    PUT_FOREST,
    PUT_SWAMP,
    PUT_WALL,
    RETURNED,
    REVEALED,
    SCREENS_GONE,
    SPLITS,
    STEPPED,
    TOOK_FOREST,
    TOOK_SWAMP,
    TOOK_WALL,
    UNVEILED,
    VEILED,
)
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.events import Event

Facts = dict[str, str | int]

NO_CARD: Final = -1

KINDS: Final[dict[str, int]] = {
    name.replace("_", "-"): number
    for number, name in enumerate(
        "dealt kept put_swamp put_wall put_forest screens_gone turn_begins moved splits attacked defeated "
        "revealed returned pushed unveiled peeked saw joined won drawn dragon_came dragon_moved "
        "dragon_struck lost_action gained_action turn_cut veiled exchanged broke passed stalemate stepped "
        "took_wall took_swamp took_forest passed_over".split()
    )
}
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}

ONLY_CARD: Final[dict[int, int]] = {
    LOST_ACTION: DREAD_TOLL,
    VEILED: LAST_VEIL,
    TOOK_SWAMP: BOG_LANTERN,
    TOOK_WALL: WALL_OF_BONES,
    TOOK_FOREST: OVERGROWTH,
    PUT_FOREST: OVERGROWTH,
}
"""Events that one card alone brings about."""


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

    def state(self, e: int) -> tuple[int, int, int]:
        """The owner of an entity, where it stood, and what it showed."""
        return self.owner_of(e), self.space_of(e), self.top_of(e)

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


# --- the log ---------------------------------------------------------------------------------------------
def compared(mine: int, theirs: int) -> Facts:
    """Two powers, and who has the greater."""
    return {"mine": mine, "theirs": theirs, "wins": "yes" if mine > theirs else "no"}


Said = Callable[["Log", int], str | int]


class Log:
    """The log of a viewer in words; remembers where everything stood at each line."""

    def __init__(self, v: Table, code: str) -> None:
        self.names = Names(v, code)
        self.past = Chronicle(v)

    def entity(self, e: int) -> str:
        """An entity as it was then: `White's five-dot`."""
        names = self.names
        return names.say(
            "piece-of", seat=names.seat(self.past.owner_of(e)), piece=names.type(self.past.top_of(e))
        )

    def place(self, e: int) -> str:
        """Where an entity stood then."""
        return self.names.space(self.past.space_of(e))

    def grounds(self, event: Event) -> tuple[int, ...]:
        """All that the words of an event rest on beside the language."""
        v, past = self.names.v, self.past
        opened = is_opened_by_a_card(event, past.cause_of(event))
        found = [v.seats, event.kind, event.seat, event.a, event.b, event.n, past.card_behind(event), opened]
        for meaning, x in zip(MEANINGS[event.kind], (event.a, event.b, event.n), strict=False):
            if meaning == "entity":
                found += past.state(x)
            elif meaning == "handle":
                found.append(v.face[x])
        return tuple(found)

    def line(self, event: Event) -> str:
        """One event in words; the events before it have been noted."""
        names = self.names
        name = KIND_NAMES[event.kind]
        card = self.past.card_behind(event)
        facts: Facts = {"who": names.seat(event.seat), "by": ""}
        if card in PRINTED:
            facts["card"] = names.card(card)
            facts["sentence"] = names.card_sentence(card)
            facts["by"] = names.say("by-card", card=names.card(card))
        facts["has-card"] = "yes" if card in PRINTED else "no"
        if SEATS[event.seat : event.seat + 1]:
            facts["name"] = names.say(f"leader-{SEATS[event.seat]}")
        for (fact, meaning), number in zip(FACTS[name], (event.a, event.b, event.n), strict=False):
            if fact:
                facts[fact] = SAID[meaning](self, number)
            if fact == "piece":
                facts["a-piece"] = names.a(number)
            if fact == "what":
                facts["at"] = self.place(number)
                facts["a-top"] = names.a(self.past.top_of(number))
        if name in ("attacked", "dragon-struck"):
            facts |= compared(*divmod(event.n, 100))
        facts["leader"] = "yes" if "piece" in facts and facts["piece"] == names.type(LEADER) else "no"
        facts["opened"] = "yes" if is_opened_by_a_card(event, self.past.cause_of(event)) else "no"
        return capitalised(names.say(f"log-{name}", **facts))


def capitalised(text: str) -> str:
    """A line with a capital letter in front, also where it begins with an article."""
    return text[:1].upper() + text[1:]


def say_entity(log: Log, x: int) -> str:
    """An entity as it was then."""
    return log.entity(x)


def say_type(log: Log, x: int) -> str:
    """A type of piece."""
    return log.names.type(x)


def say_space(log: Log, x: int) -> str:
    """A space."""
    return log.names.space(x)


def say_line(log: Log, x: int) -> str:
    """A line."""
    return log.names.line(x)


def say_seat(log: Log, x: int) -> str:
    """A seat."""
    return log.names.seat(x)


def say_slot(log: Log, x: int) -> str:
    """The slot of a card."""
    return log.names.slot(x)


def say_handle(log: Log, x: int) -> str:
    """The card behind a handle that the viewer knows."""
    return log.names.card(log.names.v.face[x])


def say_number(log: Log, x: int) -> int:
    """A number as it is."""
    return x


SAID: Final[dict[str, Said]] = {
    "entity": say_entity,
    "type": say_type,
    "space": say_space,
    "line": say_line,
    "seat": say_seat,
    "slot": say_slot,
    "handle": say_handle,
    "number": say_number,
}

FACTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "dealt": (),
    "kept": (("card", "handle"), ("slot", "slot")),
    "put-swamp": (("space", "space"),),
    "put-wall": (("line", "line"),),
    "put-forest": (("space", "space"),),
    "screens-gone": (),
    "turn-begins": (("turn", "number"),),
    "moved": (("what", "entity"), ("from", "space"), ("to", "space")),
    "splits": (("what", "entity"), ("", "number"), ("piece", "type")),
    "attacked": (("what", "entity"), ("whom", "entity")),
    "defeated": (("what", "entity"), ("piece", "type"), ("at", "space")),
    "revealed": (("what", "entity"), ("piece", "type")),
    "returned": (("", "number"), ("piece", "type"), ("space", "space")),
    "pushed": (("what", "entity"), ("from", "space"), ("to", "space")),
    "unveiled": (("what", "entity"), ("", "number"), ("piece", "type")),
    "peeked": (("what", "entity"),),
    "saw": (("what", "entity"), ("piece", "type")),
    "joined": (("side", "seat"), ("victor", "seat")),
    "won": (),
    "drawn": (),
    "dragon-came": (("space", "space"),),
    "dragon-moved": (("from", "space"), ("to", "space")),
    "dragon-struck": (("what", "entity"),),
    "lost-action": (),
    "gained-action": (("actions", "number"), ("attacks", "number"), ("later", "number")),
    "turn-cut": (),
    "veiled": (("what", "entity"),),
    "exchanged": (("what", "entity"), ("whom", "entity")),
    "broke": (("what", "entity"), ("piece", "type")),
    "passed": (),
    "stalemate": (("n", "number"),),
    "stepped": (("what", "entity"), ("from", "space"), ("to", "space")),
    "took-wall": (("line", "line"),),
    "took-swamp": (("space", "space"),),
    "took-forest": (("space", "space"),),
    "passed-over": (),
}
"""What each kind of event speaks of: for `a`, `b` and `n`, the name of the fact and what the number means."""

MEANINGS: Final = {KINDS[name]: tuple([meaning for _, meaning in facts]) for name, facts in FACTS.items()}
"""What the numbers of each kind of event mean."""


def log_lines(v: Table, code: str = "en") -> list[str]:
    """The whole log of a view in words, oldest first."""
    log = Log(v, code)
    said: list[str] = []
    for event in v.events:
        said.append(log.line(event))
        log.past.note(event)
    return said


def about(event: Event) -> tuple[str, ...]:
    """The things a line of the log speaks of."""
    facts = FACTS[KIND_NAMES[event.kind]]
    return tuple(
        f"{meaning}-{x}"
        for (_, meaning), x in zip(facts, (event.a, event.b, event.n), strict=False)
        if meaning in ("entity", "space", "line") and x >= 0
    )

"""The log in words, each line as things stood when it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.dark_artifacts.show.naming import SEATS, Names
from conclave.games.dark_artifacts.show.past import Chronicle, is_opened_by_a_card
from conclave.games.dark_artifacts.table import LEADER, Table
from conclave.games.dark_artifacts.terms import REVEALED
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.events import Event
from conclave.show.memory import Memory
from conclave.show.phrases import Fact, Phrase, Pick
from conclave.show.scene import LogLine

Facts = dict[str, str | int]

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


KEYS: Final = {number: f"log-{name}" for name, number in KINDS.items()}
"""The sentence for each kind of event."""


# --- the log ---------------------------------------------------------------------------------------------
def compared(mine: int, theirs: int) -> Facts:
    """Two powers, and who has the greater."""
    return {"mine": mine, "theirs": theirs, "wins": "yes" if mine > theirs else "no"}


Said = Callable[["Log", int], str | int]
"""What a number of an event says."""
Given = Callable[["Log", Event], str | int]
"""A fact of an event."""
Wanted = dict[int, tuple[tuple[str, Given], ...]]
"""The facts of which the sentences for kinds of events speak."""

WANTED: Final[Memory[Wanted]] = Memory()


class Log:
    """The log of a viewer in words; remembers where everything stood at each line."""

    def __init__(self, v: Table, code: str) -> None:
        self.names = Names(v, code)
        self.past = Chronicle(v)
        self.wanted: Wanted = WANTED.get(self.names.words) or WANTED.keep(self.names.words, {})

    def entity(self, e: int) -> str:
        """An entity as it was then: `White's five-dot`."""
        names, owner, top = self.names, self.past.owner_of(e), self.past.top_of(e)
        return names.say("piece-of", seat=names.seat(owner), piece=names.type(top))

    def place(self, e: int) -> str:
        """Where an entity stood then."""
        return self.names.space(self.past.space_of(e))

    def line(self, event: Event) -> str:
        """One event in words; the events before it have been noted."""
        kind = event.kind
        wanted = self.wanted.get(kind)
        if wanted is None:
            wanted = self.wanted[kind] = self.facts_of_kind(kind)
        facts: Facts = {fact: give(self, event) for fact, give in wanted}
        return capitalised(self.names.words.compose(KEYS[kind], facts))

    def facts_of_kind(self, kind: int) -> tuple[tuple[str, Given], ...]:
        """What the sentence for a kind of event speaks of, and how it is found."""
        found = self.names.words.find(KEYS[kind])
        wanted = None if found is None else facts_in(found.phrase)
        given = facts_given(kind)
        return tuple([(fact, give) for fact, give in given.items() if wanted is None or fact in wanted])


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


def say_a(log: Log, x: int) -> str:
    """One piece of a type."""
    return log.names.a(x)


def say_a_top(log: Log, x: int) -> str:
    """What an entity showed then."""
    return log.names.a(log.past.top_of(x))


def say_place(log: Log, x: int) -> str:
    """Where an entity stood then."""
    return log.place(x)


def say_whether_leader(log: Log, x: int) -> str:
    """Whether a type of piece is the leader."""
    return "yes" if x == LEADER else "no"


def say_compared(fact: str) -> Said:
    """One of the facts of two powers that an event holds in one number."""
    return lambda log, x: compared(*divmod(x, 100))[fact]


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


# --- facts of all kinds of events ------------------------------------------------------------------------
def who(log: Log, event: Event) -> str:
    """The player it is about."""
    return log.names.seat(event.seat)


def leader_name(log: Log, event: Event) -> str:
    """The name of that player's leader."""
    return log.names.say(f"leader-{SEATS[event.seat]}") if 0 <= event.seat < len(SEATS) else ""


def card(log: Log, event: Event) -> str:
    """The card that brought it about."""
    return log.names.card(log.past.card_behind(event))


def sentence(log: Log, event: Event) -> str:
    """What that card says."""
    found = log.past.card_behind(event)
    return log.names.card_sentence(found) if found in PRINTED else ""


def has_card(log: Log, event: Event) -> str:
    """Whether a card brought it about."""
    return "yes" if log.past.card_behind(event) in PRINTED else "no"


def by(log: Log, event: Event) -> str:
    """The beginning of a line that names the card."""
    found = log.past.card_behind(event)
    return log.names.say("by-card", card=log.names.card(found)) if found in PRINTED else ""


def opened(log: Log, event: Event) -> str:
    """Whether a stack was opened by a card."""
    return "yes" if is_opened_by_a_card(event, log.past.cause_of(event)) else "no"


def no_leader(log: Log, event: Event) -> str:
    """What is no piece is no leader."""
    return "no"


ALWAYS_GIVEN: Final[dict[str, Given]] = {
    "who": who,
    "name": leader_name,
    "card": card,
    "sentence": sentence,
    "has-card": has_card,
    "by": by,
    "opened": opened,
    "leader": no_leader,
}


def spoken(slot: str, say: Said) -> Given:
    """What one of the numbers of an event says."""
    return lambda log, event: say(log, getattr(event, slot))


def facts_given(kind: int) -> dict[str, Given]:
    """All facts of which the sentence for a kind of event may speak."""
    name = KIND_NAMES[kind]
    given = dict(ALWAYS_GIVEN)
    for (fact, meaning), slot in zip(FACTS[name], ("a", "b", "n"), strict=False):
        if fact:
            given[fact] = spoken(slot, SAID[meaning])
        if fact == "piece":
            given |= {"a-piece": spoken(slot, say_a), "leader": spoken(slot, say_whether_leader)}
        if fact == "what":
            given |= {"at": spoken(slot, say_place), "a-top": spoken(slot, say_a_top)}
    if name in ("attacked", "dragon-struck"):
        given |= {fact: spoken("n", say_compared(fact)) for fact in ("mine", "theirs", "wins")}
    return given


def facts_in(phrase: Phrase) -> set[str] | None:
    """The facts of which a phrase speaks; None where only Fluent can tell."""
    found: set[str] = set()
    for part in phrase.parts:
        if part is None:
            return None
        if isinstance(part, Fact):
            found.add(part.name)
        elif isinstance(part, Pick):
            found.add(part.name)
            for _, variant in part.variants:
                inner = facts_in(variant)
                if inner is None:
                    return None
                found |= inner
    return found


# --- lines -----------------------------------------------------------------------------------------------
class Teller:
    """Tells the log line by line, each with its cause."""

    def __init__(self, v: Table, code: str) -> None:
        self.log = Log(v, code)
        self.depths: list[int] = []
        self.past = self.log.past
        self.palette = self.log.names.palette

    def look(self, v: Table) -> None:
        """Take the newest view."""
        self.log.names.v = self.past.v = v

    def line(self, event: Event) -> LogLine:
        """The next event in words."""
        depths, past = self.depths, self.past
        cause = event.cause
        depth = depths[cause] + 1 if 0 <= cause < len(depths) else 0
        depths.append(depth)
        grounds = past.grounds(event)
        key = (event.number, cause, depth, grounds)
        line = self.palette.lines.get(key)
        if line is None:
            texts = self.palette.texts
            text = texts.get(grounds) or texts.keep(grounds, self.log.line(event))
            line = self.palette.lines.keep(key, drawn_line(event, depth, text))
        past.note(event)
        return line


def drawn_line(event: Event, depth: int, text: str) -> LogLine:
    """A line of the log, drawn afresh."""
    return LogLine(
        number=event.number,
        text=text,
        cause=event.cause,
        depth=depth,
        seat=event.seat,
        about=about(event),
        cards=(PRINTED[event.n].key,) if event.kind == REVEALED and event.n in PRINTED else (),
    )


def log_lines(v: Table, code: str = "en") -> list[str]:
    """The whole log of a view in words, oldest first."""
    log = Log(v, code)
    said: list[str] = []
    for event in v.events:
        said.append(log.line(event))
        log.past.note(event)
    return said


ABOUT: Final = {
    KINDS[name]: tuple(
        [(n, f"{meaning}-") for n, (_, meaning) in enumerate(facts) if meaning in ("entity", "space", "line")]
    )
    for name, facts in FACTS.items()
}
"""The numbers of each kind of event that name things, and the families of their keys."""


def about(event: Event) -> tuple[str, ...]:
    """The things a line of the log speaks of."""
    numbers = (event.a, event.b, event.n)
    return tuple([f"{family}{numbers[n]}" for n, family in ABOUT[event.kind] if numbers[n] >= 0])

"""The log: what each event speaks of, as things stood when it happened.

Events name entities by number. The past walks the events a viewer knows from the first and keeps, for each
entity, its owner, place and top of that moment, so that an old line of the log still tells the truth.
"""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.cards.one_power import DREAD_TOLL, PARTING_SHOVE
from conclave.games.dark_artifacts.cards.three_power import CATACLYSM, DOOMSAYER
from conclave.games.dark_artifacts.cards.two_power import LAST_VEIL
from conclave.games.dark_artifacts.show.facts import Look
from conclave.games.dark_artifacts.show.options import card, compared
from conclave.games.dark_artifacts.show.prompt import ASKING
from conclave.games.dark_artifacts.table import kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.events import Event
from conclave.show import author as show
from conclave.show.asking import More
from conclave.show.sentences import Thing

NO_CARD: Final = -1
NOWHERE: Final = (-1, -1, -1)


class Chronicle(show.Past[Look]):
    """The board as the log tells it: of each entity its owner, where it stood, and the type it showed."""

    def __init__(self, look: Look, events: list[Event]) -> None:
        super().__init__(look, events)
        self.stood: dict[int, tuple[int, int, int]] = {}

    # --- asking ------------------------------------------------------------------------------------------
    def stand(self, e: int) -> tuple[int, int, int]:
        """An entity as it was; one that the log has never mentioned is as it is now."""
        v = self.look.v
        if e in self.stood:
            return self.stood[e]
        if not 0 <= e < len(v.top):
            return NOWHERE
        p = v.top[e] if v.top[e] >= 0 else v.fell[e]
        return v.owner[e], v.space[e], int(v.face[p]) if p >= 0 else -1

    def thing(self, family: str, x: int) -> Thing | None:
        """An entity goes by its owner and the type it showed."""
        if family != "entity":
            return None
        owner, _, top = self.stand(x)
        return "entity-then", owner, top

    # --- walking -----------------------------------------------------------------------------------------
    def note(self, event: Event) -> None:
        """Take over what an event changed."""
        kind, a, b, n = event.kind, event.a, event.b, event.n
        if kind == t.SCREENS_GONE:
            self.set_up()
        elif kind in (t.MOVED, t.STEPPED, t.PUSHED):
            self.change(a, space=n)
        elif kind in (t.SPLITS, t.UNVEILED):
            self.stood[b] = event.seat, self.stand(a)[1], n
        elif kind == t.RETURNED:
            self.stood[a] = event.seat, n, b
        elif kind == t.REVEALED:
            self.change(a, top=b)
        elif kind == t.VEILED:
            self.change(a, top=t.FIVE)
        elif kind == t.EXCHANGED:
            one, other = self.stand(a)[1], self.stand(b)[1]
            self.change(a, space=other)
            self.change(b, space=one)

    def change(self, e: int, space: int | None = None, top: int | None = None) -> None:
        """An entity stands elsewhere or shows something else."""
        owner, where, shown = self.stand(e)
        self.stood[e] = owner, where if space is None else space, shown if top is None else top

    def set_up(self) -> None:
        """The screens are gone: every stack shows a five-dot."""
        kit = kit_of(self.look.v)
        for e in range(self.look.v.seats * kit.entities):
            space = int(self.look.v.face[kit.first_place + e])
            self.stood[e] = e // kit.entities, space, t.FIVE

    # --- why ---------------------------------------------------------------------------------------------
    def card_behind(self, event: Event) -> int:
        """The card that brought an event about; NO_CARD if a rule or a player's action did."""
        kind = event.kind
        cause = self.cause_of(event)
        shown = cause.n if cause is not None and cause.kind == t.REVEALED else NO_CARD
        if kind == t.LOST_ACTION:
            return DREAD_TOLL
        if kind == t.VEILED:
            return LAST_VEIL
        if kind == t.DEFEATED:
            return self.card_that_defeated(event, cause)
        if kind == t.PUSHED:
            return shown if shown != NO_CARD else PARTING_SHOVE
        return shown

    def card_that_defeated(self, event: Event, cause: Event | None) -> int:
        """The card behind a defeat. What follows from a fall hangs on the cause of the fall itself.

        Doomsayer is the only text heard at a fall that defeats, so it did what its cause cannot have done.
        """
        if cause is None:
            return NO_CARD
        if cause.kind == t.ATTACKED:
            return NO_CARD if event.a == cause.b else DOOMSAYER
        if cause.kind == t.DRAGON_STRUCK:
            return NO_CARD if event.a == cause.a else DOOMSAYER
        if cause.kind != t.REVEALED:
            return NO_CARD
        if cause.n == CATACLYSM:
            return CATACLYSM if self.falls_at_once(event, cause) else DOOMSAYER
        return cause.n if event.number == cause.number + 1 else DOOMSAYER

    def falls_at_once(self, event: Event, cause: Event) -> bool:
        """Whether a defeat belongs to the batch that followed its cause without anything in between."""
        between = self.events[cause.number + 1 : event.number]
        return event.a != cause.a and all(e.kind == t.DEFEATED and e.a != event.a for e in between)


# --- facts of events ---------------------------------------------------------------------------------------
def of_all(past: Chronicle, event: Event) -> More:
    """The card behind an event, and where the entity it speaks of stood and what it showed."""
    facts: dict[str, show.Fact] = {"by": ("by", past.card_behind(event))}
    slots = t.V.kinds[event.kind].slots
    if slots and slots[0][0] == "what" and event.kind != t.DEFEATED:
        _, space, top = past.stand(event.a)
        facts |= {"at": ("space", space), "a-top": ("a", top)}
    return facts


def of_kept(past: Chronicle, event: Event) -> More:
    """The card that was kept."""
    return {"card": card(past.look, event.a)}


def of_powers(past: Chronicle, event: Event) -> More:
    """Two powers that an event holds in one number."""
    return compared(*divmod(event.n, 100))


def of_piece(past: Chronicle, event: Event) -> More:
    """A piece: one of its type, or a leader by name."""
    leader = show.yes(event.b == t.LEADER)
    return {"a-piece": ("a", event.b), "leader": leader, "name": ("leader", event.seat)}


def of_reveal(past: Chronicle, event: Event) -> More:
    """What was revealed, and its card."""
    has_card = event.n in PRINTED
    text = ("text", event.n) if has_card else ""
    return {
        **of_piece(past, event),
        "card": ("card", event.n),
        "sentence": text,
        "has-card": show.yes(has_card),
    }


def of_breaking(past: Chronicle, event: Event) -> More:
    """Whether a stack was opened by a card and not by Split."""
    cause = past.cause_of(event)
    return {"opened": show.yes(cause is not None and cause.kind == t.REVEALED)}


def cards(past: Chronicle, event: Event) -> tuple[str, ...]:
    """The card that a line shows."""
    return (PRINTED[event.n].key,) if event.kind == t.REVEALED and event.n in PRINTED else ()


TELLING: Final = show.Telling(
    t.V,
    ASKING,
    past=Chronicle,
    everywhere=of_all,
    more={
        t.KEPT: of_kept,
        t.ATTACKED: of_powers,
        t.DRAGON_STRUCK: of_powers,
        t.DEFEATED: of_piece,
        t.RETURNED: of_piece,
        t.SAW: of_piece,
        t.REVEALED: of_reveal,
        t.BROKE: of_breaking,
    },
    cards=cards,
)

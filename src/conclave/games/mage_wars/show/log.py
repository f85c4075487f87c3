"""The log: who did what to whom, as things stood when it happened.

A card that goes back to its book is nobody's business any more, and its number may soon be that of another
one. So the log walks its events from the first and takes the faces of cards from those that bring them to
light; it also remembers what was in the arena, to tell cards of one name apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.books import PUBLISHED
from conclave.games.mage_wars.rules.dice import CRITICAL, NORMAL
from conclave.games.mage_wars.show.facts import Look, name_among
from conclave.games.mage_wars.show.names import ITEM_KEYS, PHASE_KEYS
from conclave.games.mage_wars.show.options import More
from conclave.games.mage_wars.show.prompt import ASKING
from conclave.games.mage_wars.table import Table
from conclave.kernel.events import Event
from conclave.show.author import Past, Telling, yes
from conclave.show.sentences import Thing

ARRIVALS: Final = (t.ARRIVED, t.ATTACHED, t.STANDS, t.REVEALED)
DEPARTURES: Final = (t.DESTROYED, t.DISCARDED, t.RETURNED, t.WASTED)
CASTING: Final = (t.CASTS, t.CASTS_ZONE, t.CASTS_BORDER, t.CASTS_ALONE)
BY_SEAT: Final = (*CASTING, t.CASTS_HIDDEN, t.INVOKED)
"""Events whose subject is the Mage of a seat."""
SPELLS: Final = (t.COUNTERED, t.CANCELLED, t.TURNED_BACK)
"""Events about a spell that may be an enchantment nobody knows."""
THE_SPELL: Final[Thing] = ("sentence", "the-spell", ())
HIDDEN: Final[Thing] = ("hidden", "", 0)


class Log(Past[Look]):
    """The faces that have come to light, and what lies open in the arena."""

    def __init__(self, look: Look, events: list[Event]) -> None:
        super().__init__(look, events)
        self.faces: dict[int, int] = {}
        self.there: dict[int, int] = {}
        self.piled: list[int] = []
        self.cast = -1
        self.lay_out(look.v, events)

    def lay_out(self, v: Table, events: list[Event]) -> None:
        """What lies open and no event has brought was there from the beginning, as in positions laid out."""
        brought = [event.a for event in events if t.brings_face(event.kind)]
        for x in v.play:
            if x >= 2 and v.up[x] and v.face[x] >= 0 and x not in brought:
                self.faces[x] = self.there[x] = int(v.face[x])

    def learn(self, event: Event) -> None:
        """Take over what an event brings to light."""
        kind = event.kind
        if kind == t.SET_UP:
            self.faces[event.seat] = event.a
        elif t.brings_face(kind) and event.a >= 0:
            face = t.face_brought(event.n)
            if face < 0:
                face = max(-1, int(self.look.v.face[event.a]))
            if face >= 0:
                self.faces[event.a] = face
                self.put(kind, event.a, face)

    def put(self, kind: int, x: int, face: int) -> None:
        """A card is cast, is in the arena, or lies in a discard pile."""
        if kind in ARRIVALS:
            self.there[x] = face
            if x in self.piled:
                self.piled.remove(x)
        elif kind in CASTING:
            self.cast = x
        elif x not in self.piled:
            self.piled.append(x)

    def note(self, event: Event) -> None:
        """Take over what an event changed."""
        self.learn(event)
        if event.kind in DEPARTURES and event.a >= 0:
            self.there.pop(event.a, None)

    def named(self, x: int) -> Thing:
        """A card as it was called then."""
        if x < 0:
            return HIDDEN
        if x < 2:
            return "seat", x
        face = self.faces.get(x, -1)
        if face < 0 or not (x in self.there or x in self.piled or x == self.cast):
            return HIDDEN
        twins = [y for y, other in self.there.items() if other == face]
        twins.sort()
        return name_among(face, x, twins, self.look.v.terms.owner)


# --- facts -------------------------------------------------------------------------------------------------
def things(log: Log, e: Event) -> More:
    """Every card by the name it had then, and without what came along with a number."""
    log.learn(e)
    found: More = {}
    for fact, family, x in t.V.kinds[e.kind].numbers(e):
        if family == "card":
            found[fact] = log.named(x)
    if t.brings_face(e.kind):
        found["paid"] = t.number_brought(e.n)
        face = log.faces.get(e.a, -1)
        found["kind"] = k.TYPE_WORDS[box.KIND[face]] if face >= 0 else "other"
    target = e.a if e.kind == t.CASTS_HIDDEN else e.b
    if "at" in found and target == (e.seat if e.kind in BY_SEAT else e.a):
        found["at"] = ("sentence", "themselves" if target < 2 else "itself", ())
    return found


def of_spell(log: Log, e: Event) -> More:
    """A spell that is perhaps not known."""
    return {"spell": log.named(e.a) if e.a >= 0 else THE_SPELL}


def of_breaking(log: Log, e: Event) -> More:
    """Whether an attack or a spell is broken off."""
    attack = 0 <= e.a < 2 or e.a in log.there
    return {"card": log.named(e.a) if e.a >= 0 else THE_SPELL, "attack": yes(attack)}


def of_return(log: Log, e: Event) -> More:
    """What goes back to a book."""
    return {"card": log.named(e.a) if e.a >= 0 else ("sentence", "some-card", ())}


def of_phase(log: Log, e: Event) -> More:
    """The phase, as a word."""
    return {"phase": ("phase", e.a), "key": f"log-phase-{PHASE_KEYS[e.a]}|log-phase-begins"}


def of_invoking(log: Log, e: Event) -> More:
    """Which ability is used, and on what, if on anything."""
    deed: Thing = ("deed", int(log.look.v.face[e.a]), e.n) if e.a < 2 else log.named(e.a)
    return {"aimed": yes(e.b >= 0), "deed": deed}


def of_reveal(log: Log, e: Event) -> More:
    """What is revealed, by its plain name: the line tells whose it is."""
    return {"card": ("spell", log.faces.get(e.a, -1))}


def of_attachment(log: Log, e: Event) -> More:
    """What is put on, by its plain name."""
    face = log.faces.get(e.a, -1) if e.a >= 0 else -1
    return {"card": ("spell", face)} if face >= 0 and box.KIND[face] == k.EQUIPMENT else {}


def of_text(log: Log, e: Event) -> More:
    """Which text works: of a Mage by its name."""
    voice: Thing = ("voice", int(log.look.v.face[e.a]), max(0, e.b)) if e.a < 2 else log.named(e.a)
    return {"voice": voice, "mage": yes(e.a < 2)}


def of_item(log: Log, e: Event) -> More:
    """What is due: of a Mage the ability by its name."""
    named = e.a < 2 and e.b >= k.TEXT_ITEM and ITEM_KEYS[e.b] == "text"
    return {"card": ("voice", int(log.look.v.face[e.a]), 0)} if named else {}


def of_debt(log: Log, e: Event) -> More:
    """How much is not paid."""
    return {"n": e.b if e.b >= 0 else e.n}


def of_bar(log: Log, e: Event) -> More:
    """The attack that is made."""
    return {"bar": ("bar", e.n)}


def of_dice(log: Log, e: Event) -> More:
    """What the dice show, normal and critical."""
    normal, critical, n = 0, 0, e.n
    while n > 0:
        normal += NORMAL[n % 7 - 1]
        critical += CRITICAL[n % 7 - 1]
        n //= 7
    return {"normal": normal, "critical": critical, "sum": normal + critical}


def of_condition(log: Log, e: Event) -> More:
    """Which condition, and how many markers."""
    return {"condition": ("conditions", e.b, e.n)}


def of_trait(log: Log, e: Event) -> More:
    """What is gained for a while."""
    return {"trait": ("bonus", e.b, e.n)}


def of_life(log: Log, e: Event) -> More:
    """Whether Life is gained or lost."""
    return {"gained": yes(e.b > 0)}


def of_book(log: Log, e: Event) -> More:
    """The published book that a seat plays."""
    return {"book": PUBLISHED[e.a].title if 0 <= e.a < len(PUBLISHED) else ""}


def of_effect(log: Log, e: Event) -> More:
    """Whether the effect die counts as what it shows."""
    return {"same": yes(e.b == e.n)}


FACTS: Final[dict[int, Callable[[Log, Event], More]]] = {
    **dict.fromkeys(SPELLS, of_spell),
    t.BROKEN_OFF: of_breaking,
    t.RETURNED: of_return,
    t.PHASE_BEGINS: of_phase,
    t.INVOKED: of_invoking,
    t.SPEAKS: of_text,
    t.REVEALED: of_reveal,
    t.ATTACHED: of_attachment,
    t.FALLS_DUE: of_item,
    t.UNPAID: of_debt,
    t.DECLARED: of_bar,
    t.DECLARED_ZONE: of_bar,
    t.STRUCK_BACK: of_bar,
    t.BARRIER_ANSWERS: of_bar,
    t.DICE_ROLLED: of_dice,
    t.EFFECT_ROLLED: of_effect,
    t.MAGIC_DICE: of_dice,
    t.GOT_CONDITION: of_condition,
    t.LOST_CONDITION: of_condition,
    t.GAINS_TRAIT: of_trait,
    t.LIFE_CHANGED: of_life,
    t.PLAYS_BOOK: of_book,
}

SHOWS_CARD: Final = (
    t.CASTS, t.CASTS_ZONE, t.CASTS_BORDER, t.CASTS_ALONE, t.REVEALED, t.INVOKED, t.WASTED, t.ARRIVED,
    t.ATTACHED, t.STANDS, t.DESTROYED,
)  # fmt: skip
"""Events whose line leads to a card of the catalogue."""


def cards(log: Log, e: Event) -> tuple[str, ...]:
    """The card that a line shows."""
    if e.kind == t.SET_UP:
        return (box.KEY[e.a],)
    face = log.faces.get(e.a, -1) if e.kind in SHOWS_CARD and e.a >= 0 else -1
    return (box.KEY[face],) if face >= 0 else ()


TELLING: Final = Telling(t.V, ASKING, past=Log, more=FACTS, everywhere=things, cards=cards)

assert k.MOST_CARDS > box.FACES, "faces must fit into what events bring along"

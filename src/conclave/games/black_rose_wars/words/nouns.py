"""What a text points at: pronouns, and sets of models, Rooms and seats (section "effect language")."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules.casting import spared_by
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.sides import first_of, turn_order
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import A_CARD, A_MODEL, A_ROOM, A_SEAT, Name, Noun
from conclave.language.sets import TheSeen

# --- pronouns -----------------------------------------------------------------------------------------------
P_ME: Final = 0
P_TARGET: Final = 1
P_ROOM: Final = 2
P_IT: Final = 3
P_VICTIM: Final = 4
P_ATTACKER: Final = 5
P_ACTOR: Final = 6
P_SPELL: Final = 7
P_QUEST: Final = 8
P_THIS: Final = 9


class Pronoun(Noun):
    """One thing that the running effect knows by a name; nothing if it has none."""

    def __init__(self, which: int, sort: int) -> None:
        super().__init__(sort)
        self.which = which

    def of(self, s: Table, f: Effect) -> list[int]:
        """The thing meant."""
        x = self.value(f)
        if self.which == P_ME and x >= s.seats:
            return []
        if self.which == P_TARGET and x >= 0 and s.where[x] < 0:
            return []  # removed meanwhile, or in its Cell (O104)
        if self.which in (P_TARGET, P_VICTIM) and 0 <= x < s.seats and (spared_by(s, f) >> x) & 1:
            return []  # it ignores the Spell (R86)
        return [x] if x >= 0 else []

    def named(self, s: Table, f: Effect) -> list[int]:
        """The thing meant, wherever it is now."""
        return [self.value(f)] if self.value(f) >= 0 else []

    def value(self, f: Effect) -> int:
        """The number behind the name."""
        w = self.which
        if w == P_ME:
            return f.you
        if w == P_TARGET:
            return f.target
        if w == P_ROOM:
            return f.here
        if w == P_IT:
            return f.it
        if w == P_VICTIM:
            return f.victim
        if w == P_ATTACKER:
            return f.attacker
        if w == P_ACTOR:
            return f.actor
        if w == P_SPELL:
            return f.spell
        return f.quest if w == P_QUEST else f.by


class TheHit(Noun):
    """The models that got a cube from the last damage."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """The models."""
        return f.hit


class Everyone(Noun):
    """All Mages in turn order, in Cells too; without the controller if `others`."""

    def __init__(self, others: bool) -> None:
        super().__init__(A_SEAT)
        self.others = others

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seats."""
        return [seat for seat in turn_order(s) if not (self.others and seat == f.you)]


class Superlative(Noun):
    """The Mage with most or least of something; ties by turn order (O60)."""

    def __init__(self, of_what: int, largest: bool) -> None:
        super().__init__(A_SEAT)
        self.of_what = of_what
        self.largest = largest

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seat."""
        if self.of_what == 0:
            return [first_of(s, s.points, self.largest)]
        if self.of_what == 1:
            return [first_of(s, s.taken, self.largest)]
        return [first_of(s, [s.size[t.COMPLETED + seat] for seat in range(s.seats)], self.largest)]


class TheCrown(Noun):
    """The holder of the Crown."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seat."""
        return [s.crown]


class TheLodge(Noun):
    """All Rooms, destroyed ones too."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """The hexes with a Room."""
        return [h for h in range(HEXES) if s.room_at[h] >= 0]


class TheEvents(Noun):
    """The Events in play."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """The cards in the slots."""
        return [s.top[t.EVENT_SLOT + k] for k in range(3) if s.top[t.EVENT_SLOT + k] >= 0]


class TheRose(Noun):
    """The Rose as a side."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """Its number."""
        return [t.ROSE]


ME: Final = Pronoun(P_ME, A_MODEL)
TARGET: Final = Pronoun(P_TARGET, A_MODEL)
ROOM: Final = Pronoun(P_ROOM, A_ROOM)
IT: Final = Pronoun(P_IT, A_MODEL)
VICTIM: Final = Pronoun(P_VICTIM, A_MODEL)
ATTACKER: Final = Pronoun(P_ATTACKER, A_MODEL)
ACTOR: Final = Pronoun(P_ACTOR, A_MODEL)
SPELL: Final = Pronoun(P_SPELL, A_CARD)
QUEST: Final = Pronoun(P_QUEST, A_CARD)
THIS: Final = Pronoun(P_THIS, A_MODEL)
SUMMONED: Final = Pronoun(P_THIS, A_MODEL)
ATTACKED: Final = Pronoun(P_THIS, A_MODEL)
HIT: Final = TheHit(A_MODEL)
SEEN: Final[Noun] = TheSeen(A_CARD)
A: Final = Name(0)
B: Final = Name(1)
C: Final = Name(2)
D: Final = Name(3)
E: Final = Name(4)
OTHERS: Final = Everyone(True)
PLAYERS: Final = Everyone(False)
POOREST: Final = Superlative(0, False)
RICHEST: Final = Superlative(0, True)
MOST_TROPHIES: Final = Superlative(1, True)
MOST_QUESTS: Final = Superlative(2, True)
CROWN: Final = TheCrown(A_SEAT)
LODGE: Final = TheLodge(A_ROOM)
EVENTS: Final = TheEvents(A_CARD)
THE_ROSE: Final = TheRose(A_SEAT)

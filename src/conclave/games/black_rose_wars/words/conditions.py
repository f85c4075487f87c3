"""What Quests count: what their holder did this Game Turn since the Quest was received (O66)."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.deeds import (
    HEAD_AT,
    first_number,
    head_of,
    second_number,
    third_number,
)
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.lodge import is_unstable, leader_in
from conclave.games.black_rose_wars.rules.models import evocations_of
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import Number

ANYTHING: Final = -1
ANY_WAY: Final = -1
AN_EVOCATION: Final = 100
DAMAGE: Final = 0

# What makes deeds different, or one of a kind
NOTHING: Final = 0
COLOUR: Final = 1
ELEMENT: Final = 2
MODEL: Final = 3
SAME_ROOM: Final = 4
SAME_EFFECT: Final = 5

HOW_OFTEN: Final = 0
HOW_MUCH: Final = 1
HOW_MANY: Final = 2
MOST_IN_ONE: Final = 3


class Deeds(Number):
    """Deeds of one kind by the holder: how often, how much, how many different, or the most in one.

    `a` and `b` are what the numbers of the deed must be, -1 if anything will do.
    """

    def __init__(
        self, kind: int, how: int = HOW_OFTEN, by: int = NOTHING, a: int = ANYTHING, b: int = ANYTHING
    ) -> None:
        self.kind = kind
        self.how = how
        self.by = by
        self.a = a
        self.b = b

    def of(self, s: Table, f: Effect) -> int:
        """Count them since the Quest was received."""
        head = head_of(self.kind, f.you)
        since = s.since[f.quest] if f.quest >= 0 else 0
        mine = [deed for deed in s.deeds[since:] if deed >> HEAD_AT == head and self.fits(deed)]
        if self.how == HOW_OFTEN or not mine:
            return len(mine)
        if self.how == HOW_MUCH:
            return sum(second_number(deed) for deed in mine)
        return self.in_groups(mine)

    def in_groups(self, mine: list[int]) -> int:
        """How many different deeds there are, or the most that those of one group come to."""
        sums: dict[int, int] = {}
        for deed in mine:
            mark = self.mark(deed)
            sums[mark] = sums.get(mark, 0) + second_number(deed)
        return len(sums) if self.how == HOW_MANY else max(sums.values())

    def mark(self, deed: int) -> int:
        """What makes a deed different from others, or one of several."""
        if self.by == SAME_EFFECT:
            return third_number(deed)
        if self.by == MODEL:
            return first_number(deed) >> 6
        if self.by == COLOUR and self.kind == t.D_ACTIVATED:
            return second_number(deed)
        return first_number(deed)

    def fits(self, deed: int) -> bool:
        """Whether a deed is one of those meant."""
        return self.a in (ANYTHING, first_number(deed)) and self.b in (ANYTHING, second_number(deed))


class Activations(Deeds):
    """Activations of Rooms: of one name, of one colour, or of how many colours."""

    def __init__(self, room: int = ANYTHING, colour: int = ANYTHING, distinct: int = NOTHING) -> None:
        super().__init__(t.D_ACTIVATED, HOW_OFTEN if distinct == NOTHING else HOW_MANY, distinct, b=colour)
        self.room = room

    def fits(self, deed: int) -> bool:
        """A Room that is a copy of another counts as either (O77); its colour is the one it had then."""
        rooms = first_number(deed)
        if self.room >= 0 and self.room not in (rooms & 31, rooms >> 5):
            return False
        return self.b in (ANYTHING, second_number(deed))


class Blows(Deeds):
    """Damage and final blows, by whom they struck and how they came about."""

    def __init__(self, kind: int, how: int, by: int, victim: int, via: int) -> None:
        super().__init__(kind, how, by)
        self.victim = victim
        self.via = via

    def fits(self, deed: int) -> bool:
        """A Mage, an Evocation, or anything; by a Spell, an attack, an Evocation, or any way."""
        a = first_number(deed)
        if self.via >= 0 and (a >> 4) & 3 != self.via:
            return False
        if self.victim == ANYTHING:
            return True
        return (a & 15 != t.A_MAGE) if self.victim == AN_EVOCATION else a & 15 == self.victim


class Summonings(Deeds):
    """Evocations summoned, perhaps of one archetype."""

    def __init__(self, archetype: int = ANYTHING) -> None:
        super().__init__(t.D_SUMMONED)
        self.archetype = archetype

    def fits(self, deed: int) -> bool:
        """Whether it is of the archetype."""
        return self.archetype < 0 or box.ARCHETYPE[first_number(deed)] == self.archetype


class Shares(Deeds):
    """Defeats of Mages the holder scored for, with at least so many colours on the loser."""

    def __init__(self, colours: int = 0) -> None:
        super().__init__(t.D_SHARED)
        self.colours = colours

    def fits(self, deed: int) -> bool:
        """Whether there were enough colours."""
        return first_number(deed) >= self.colours


def did_cast(
    type: int = ANYTHING, element: int = ANYTHING, school: int = ANYTHING, distinct: int = NOTHING
) -> Number:
    """Spells cast; their element and School count only once revealed (O72)."""
    if distinct == ELEMENT:
        return Deeds(t.D_ELEMENT, HOW_MANY, ELEMENT)
    if element >= 0 or school >= 0:
        return Deeds(t.D_ELEMENT, a=element, b=school)
    return Deeds(t.D_CAST, b=type)


def did_trigger(type: int = ANYTHING) -> Number:
    """Own Traps and Protections triggered."""
    return Deeds(t.D_TRIGGERED, a=type)


def did_attack(to: int = ANYTHING) -> Number:
    """Physical attacks made by the Mage itself, not by its Evocations."""
    return Blows(t.D_ATTACKED, HOW_OFTEN, NOTHING, to, ANY_WAY)


def did_deal(to: int = ANYTHING, via: int = ANY_WAY, one_effect: bool = False) -> Number:
    """Damage cubes placed; with `one_effect` the most by one effect."""
    return Blows(t.D_DEALT, MOST_IN_ONE if one_effect else HOW_MUCH, SAME_EFFECT, to, via)


def had_victims(to: int = ANYTHING) -> Number:
    """Different models damaged."""
    return Blows(t.D_DEALT, HOW_MANY, MODEL, to, ANY_WAY)


def did_suffer() -> Number:
    """Damage taken."""
    return Deeds(t.D_SUFFERED, HOW_MUCH)


def did_place(one_room: bool = False) -> Number:
    """Instability placed; with `one_room` the most in one Room."""
    return Deeds(t.D_PLACED, MOST_IN_ONE if one_room else HOW_MUCH, SAME_ROOM)


def did_convert(what: int = ANYTHING) -> Number:
    """Cubes converted."""
    return Deeds(t.D_CONVERTED, HOW_MUCH, a=what)


def did_enter(colour: int = ANYTHING, distinct: int = NOTHING) -> Number:
    """Rooms entered by the Mage."""
    return Deeds(t.D_ENTERED, HOW_OFTEN if distinct == NOTHING else HOW_MANY, distinct, a=colour)


def did_defeat(kind: int = ANYTHING, via: int = ANY_WAY) -> Number:
    """Final blows struck."""
    return Blows(t.D_DEFEATED, HOW_OFTEN, NOTHING, kind, via)


def took_points() -> Number:
    """Points that other Mages lost to the holder's effects."""
    return Deeds(t.D_TOOK_POINTS, HOW_MUCH)


class Controls(Number):
    """Own Evocations now."""

    def __init__(self, kind: int = ANYTHING, archetype: int = ANYTHING) -> None:
        self.kind = kind
        self.archetype = archetype

    def of(self, s: Table, f: Effect) -> int:
        """Count them."""
        n = 0
        for m in evocations_of(s, f.you):
            if self.kind >= 0 and s.kind[m] != self.kind:
                continue
            n += 1 if self.archetype < 0 or box.ARCHETYPE[s.kind[m]] == self.archetype else 0
        return n


class FullRoomsLed(Number):
    """Full Rooms in which the holder has strictly most cubes."""

    def of(self, s: Table, f: Effect) -> int:
        """Count them."""
        return sum(1 for h in range(HEXES) if is_unstable(s, h) and leader_in(s, h) == f.you)


# --- as cards say it -----
did_activate: Final = Activations
did_summon: Final = Summonings
had_shares: Final = Shares
controls: Final = Controls
leads_full_room: Final = FullRoomsLed
was_targeted: Final = partial(Deeds, t.D_TARGETED)
was_defeated: Final = partial(Deeds, t.D_WAS_DEFEATED)
took_crown: Final = partial(Deeds, t.D_TOOK_CROWN)
did_complete: Final = partial(Deeds, t.D_COMPLETED)

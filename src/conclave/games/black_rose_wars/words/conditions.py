"""What Quests count: what their holder did this Game Turn since the Quest was received (O66)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.content import ARCHETYPE, SPELLS
from conclave.games.black_rose_wars.rules.deeds import first_number, kind_of, seat_of, second_number
from conclave.games.black_rose_wars.rules.lodge import is_unstable, leader_in
from conclave.games.black_rose_wars.rules.models import evocations_of
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    A_MAGE,
    D_ACTIVATED,
    D_ATTACKED,
    D_CAST,
    D_COMPLETED,
    D_CONVERTED,
    D_DEALT,
    D_DEFEATED,
    D_ELEMENT,
    D_ENTERED,
    D_PLACED,
    D_SHARED,
    D_SUFFERED,
    D_SUMMONED,
    D_TARGETED,
    D_TOOK_CROWN,
    D_TOOK_POINTS,
    D_TRIGGERED,
    D_WAS_DEFEATED,
    ROOM_COLOUR,
)
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.speech import Number

ANYTHING: Final = -1
ANY_WAY: Final = -1
AN_EVOCATION: Final = 100
DAMAGE: Final = 0
NOTHING: Final = 0
COLOUR: Final = 1
ELEMENT: Final = 2
ROOM: Final = 3
MODEL: Final = 4

HOW_OFTEN: Final = 0
HOW_MUCH: Final = 1
MOST_AT_ONCE: Final = 2


class Deeds(Number):
    """Deeds of one kind by the holder: how often, how much, or how many different."""

    def __init__(self, kind: int, how: int = HOW_OFTEN, distinct: int = NOTHING) -> None:
        self.kind = kind
        self.how = how
        self.distinct = distinct
        self.a = -1
        self.b = -1
        self.colour = -1
        self.school = -1
        self.via = -1
        self.victim = -1

    def of(self, s: Table, f: Effect) -> int:
        """Count them since the Quest was received."""
        n = 0
        largest = 0
        seen: list[int] = []
        for i in range(max(0, f.by), len(s.deeds)):
            deed = s.deeds[i]
            if kind_of(deed) != self.kind or seat_of(deed) != f.you or not self.fits(deed):
                continue
            b = second_number(deed)
            n += b if self.how == HOW_MUCH else 1
            largest = max(largest, b)
            mark = self.mark(deed)
            if mark not in seen:
                seen.append(mark)
        if self.distinct != NOTHING:
            return len(seen)
        return largest if self.how == MOST_AT_ONCE else n

    def mark(self, deed: int) -> int:
        """What makes two deeds different."""
        a = first_number(deed)
        if self.distinct == COLOUR and self.kind == D_ACTIVATED:
            return ROOM_COLOUR[a]
        if self.distinct == MODEL:
            return a >> 6
        return a

    def fits(self, deed: int) -> bool:
        """Whether a deed is one of those meant."""
        a = first_number(deed)
        if self.a >= 0 and a != self.a:
            return False
        if self.b >= 0 and second_number(deed) != self.b:
            return False
        if self.colour >= 0 and ROOM_COLOUR[a] != self.colour:
            return False
        if self.school >= 0 and SPELLS[a].school != self.school:
            return False
        if self.via >= 0 and (a >> 4) & 3 != self.via:
            return False
        return fits_victim(self.victim, a & 15)


def fits_victim(wanted: int, kind: int) -> bool:
    """Whether a victim is a Mage, an Evocation, or anything, as meant."""
    if wanted < 0:
        return True
    return (kind != A_MAGE) if wanted == AN_EVOCATION else kind == wanted


def did_activate(room: int = -1, colour: int = -1, distinct: int = NOTHING) -> Number:
    """Rooms activated."""
    n = Deeds(D_ACTIVATED, HOW_OFTEN, distinct)
    n.a = room
    n.colour = colour
    return n


def did_cast(type: int = -1, element: int = -1, school: int = -1, distinct: int = NOTHING) -> Number:
    """Spells cast; their element and School count only once revealed (O72)."""
    if element >= 0 or distinct == ELEMENT or school >= 0:
        n = Deeds(D_ELEMENT, HOW_OFTEN, distinct)
        n.a = element
        n.b = school
        return n
    n = Deeds(D_CAST, HOW_OFTEN, distinct)
    n.b = type
    return n


def did_trigger(type: int = -1) -> Number:
    """Own Traps and Protections triggered."""
    n = Deeds(D_TRIGGERED)
    n.a = type
    return n


def did_attack(to: int = ANYTHING) -> Number:
    """Physical attacks made."""
    n = Deeds(D_ATTACKED)
    n.victim = to
    return n


def did_deal(to: int = ANYTHING, via: int = ANY_WAY, one_effect: bool = False) -> Number:
    """Damage cubes placed; with `one_effect` the most by one effect."""
    n = Deeds(D_DEALT, MOST_AT_ONCE if one_effect else HOW_MUCH)
    n.victim = to
    n.via = via
    return n


def had_victims(to: int = ANYTHING) -> Number:
    """Different models damaged."""
    n = Deeds(D_DEALT, HOW_OFTEN, MODEL)
    n.victim = to
    return n


def did_suffer() -> Number:
    """Damage taken."""
    return Deeds(D_SUFFERED, HOW_MUCH)


def was_targeted() -> Number:
    """Enemy Spells, Traps or attacks that had the holder as a target."""
    return Deeds(D_TARGETED)


def did_place(one_room: bool = False) -> Number:
    """Instability placed; with `one_room` the most in one Room."""
    return Deeds(D_PLACED, MOST_AT_ONCE if one_room else HOW_MUCH)


def did_convert(what: int = ANYTHING) -> Number:
    """Cubes converted."""
    n = Deeds(D_CONVERTED, HOW_MUCH)
    n.a = what
    return n


def did_summon(archetype: int = -1) -> Number:
    """Evocations summoned."""
    return Summoned(archetype)


class Summoned(Number):
    """Evocations summoned, perhaps of one archetype."""

    def __init__(self, archetype: int) -> None:
        self.archetype = archetype

    def of(self, s: Table, f: Effect) -> int:
        """Count them since the Quest was received."""
        n = 0
        for i in range(max(0, f.by), len(s.deeds)):
            deed = s.deeds[i]
            if kind_of(deed) == D_SUMMONED and seat_of(deed) == f.you:
                n += 1 if self.archetype < 0 or ARCHETYPE[first_number(deed)] == self.archetype else 0
        return n


def did_enter(colour: int = -1, distinct: int = NOTHING) -> Number:
    """Rooms entered."""
    n = Deeds(D_ENTERED, HOW_OFTEN, distinct)
    n.a = colour
    return n


def did_defeat(kind: int = ANYTHING, via: int = ANY_WAY) -> Number:
    """Final blows struck."""
    n = Deeds(D_DEFEATED)
    n.victim = kind
    n.b = via
    return n


class Shares(Number):
    """Defeats of Mages the holder scored for, with at least so many colours on the loser."""

    def __init__(self, colours: int) -> None:
        self.colours = colours

    def of(self, s: Table, f: Effect) -> int:
        """Count them since the Quest was received."""
        n = 0
        for i in range(max(0, f.by), len(s.deeds)):
            deed = s.deeds[i]
            if kind_of(deed) == D_SHARED and seat_of(deed) == f.you and first_number(deed) >= self.colours:
                n += 1
        return n


def had_shares(colours: int = 0) -> Number:
    """Defeats of Mages the holder scored for."""
    return Shares(colours)


def was_defeated() -> Number:
    """How often the holder was defeated."""
    return Deeds(D_WAS_DEFEATED)


def took_crown() -> Number:
    """How often the holder took the Crown from someone else."""
    return Deeds(D_TOOK_CROWN)


def took_points() -> Number:
    """Points lost by others to the holder's effects."""
    n = Deeds(D_TOOK_POINTS)
    n.how = HOW_OFTEN
    return n


def did_complete() -> Number:
    """Other Quests completed."""
    return Deeds(D_COMPLETED)


class Controls(Number):
    """Own Evocations now."""

    def __init__(self, kind: int, archetype: int) -> None:
        self.kind = kind
        self.archetype = archetype

    def of(self, s: Table, f: Effect) -> int:
        """Count them."""
        n = 0
        for m in evocations_of(s, f.you):
            if self.kind >= 0 and s.kind[m] != self.kind:
                continue
            n += 1 if self.archetype < 0 or ARCHETYPE[s.kind[m]] == self.archetype else 0
        return n


def controls(kind: int = -1, archetype: int = -1) -> Number:
    """Own Evocations now."""
    return Controls(kind, archetype)


class FullRoomsLed(Number):
    """Full Rooms in which the holder has strictly most cubes."""

    def of(self, s: Table, f: Effect) -> int:
        """Count them."""
        return sum(1 for h in range(HEXES) if is_unstable(s, h) and leader_in(s, h) == f.you)


def leads_full_room() -> Number:
    """Full Rooms in which the holder has strictly most cubes."""
    return FullRoomsLed()

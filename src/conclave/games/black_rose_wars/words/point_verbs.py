"""Verbs for Instability, Rooms that fall, points and the Crown."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, casting_of, spared_by
from conclave.games.black_rose_wars.rules.cubes import room_for_instability, spread_instability
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.lodge import destroy_room
from conclave.games.black_rose_wars.rules.sides import gain, steal, take_away
from conclave.games.black_rose_wars.rules.sides import take_crown as pass_crown
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.clause_order import NOT_ASKED, PLACED_ALREADY, Instability
from conclave.games.black_rose_wars.words.cube_verbs import side_of
from conclave.games.black_rose_wars.words.speech import Doing, Line, Noun, Number
from conclave.language.speech import number


# --- Instability and Rooms -----
class PlaceInstability(Instability):
    """n cubes in each Room of a set."""

    def __init__(self, x: Noun, n: int | Number, by: Noun | None = None) -> None:
        self.noun = x
        self.n = number(n)
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Unless it was done before the damage (R147)."""
        if f.order == PLACED_ALREADY:
            f.order = NOT_ASKED
        else:
            self.place(s, f)

    def wanted(self, s: Table, f: Effect) -> int:
        """As far as slots go."""
        n = self.n.of(s, f)
        return sum(min(n, room_for_instability(s, hex_)) for hex_ in self.noun.of(s, f))

    def place(self, s: Table, f: Effect) -> None:
        """As far as slots and reserve go."""
        spread_instability(s, self.noun.of(s, f), side_of(s, f, self.by), self.n.of(s, f), f)


class Destroy(Doing):
    """A Room falls now; the controller takes its token."""

    def do(self, s: Table, f: Effect) -> None:
        """Each of them."""
        for hex_ in self.noun.of(s, f):
            destroy_room(s, hex_, f.you)


# --- points -----
GAIN: Final = 0
LOSE: Final = 1
STEAL: Final = 2


class Points(Line):
    """Sides gain, lose, or are robbed of points."""

    def __init__(self, how: int, noun: Noun, n: int | Number) -> None:
        self.how = how
        self.noun = noun
        self.n = number(n)

    def do(self, s: Table, f: Effect) -> None:
        """What really changed is known afterwards; a Mage reached only now may protect itself (O99)."""
        n = self.n.of(s, f)
        total = 0
        found = self.noun.of(s, f)
        if self.how != GAIN:
            if ask_whom_it_reaches(s, f, found):
                f.again()
                return
            spared = spared_by(s, f)
            found = [side for side in found if side >= s.seats or not (spared >> side) & 1]
        for side in found:
            if self.how == GAIN:
                total += gain(s, side, n)
            elif is_out_of_reach(s, f, side):
                continue
            elif self.how == LOSE:
                total += take_away(s, f.you, side, n)
            else:
                total += steal(s, f.you, side, n)
        f.did = total
        c = casting_of(s, f, f.this) if self.how != LOSE else None
        if c is not None and (self.how == STEAL or c.you in found):
            c.gained += total if self.how == STEAL else n  # what the Spell itself gave its caster


def is_out_of_reach(s: Table, f: Effect, side: int) -> bool:
    """Whether losses stop at a Cell: those of players do, the Rose's do not (R7, O89)."""
    return side < s.seats and f.you not in (side, t.ROSE) and s.where[side] < 0


class TakeCrown(Doing):
    """The Crown goes to a Mage."""

    def do(self, s: Table, f: Effect) -> None:
        """If there is one."""
        seat = self.noun.one(s, f)
        if seat >= 0:
            pass_crown(s, seat)


# --- as cards say it -----
place_instability: Final = PlaceInstability
destroy: Final = Destroy
take_crown: Final = TakeCrown
gain_pp: Final = partial(Points, GAIN)
lose_pp: Final = partial(Points, LOSE)
steal_pp: Final = partial(Points, STEAL)

"""Verbs for cubes and points: damage, heal, convert, transfer, Instability, power points."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, spared_by
from conclave.games.black_rose_wars.rules.cubes import convert_damage_cube, heal_cube
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harm import BY_EVOCATION, BY_OTHER, BY_SPELL, is_full, remember
from conclave.games.black_rose_wars.rules.harming import deal, doom
from conclave.games.black_rose_wars.rules.sides import ask_side, owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.clause_order import yields_to_instability
from conclave.games.black_rose_wars.words.nouns import ME, THE_ROSE
from conclave.games.black_rose_wars.words.speech import Line, Lines, Noun, Number
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION
from conclave.language.speech import number

ASKS_CUBE: Final = t.V.question("cube", "R154, R156", why.MUST)


def side_of(s: Table, f: Effect, by: Noun | None) -> int:
    """The side that does it: the controller, or whom the text names."""
    if by is None or by is ME:
        return f.you
    if by is THE_ROSE:
        return t.ROSE  # a number that a model has as well
    found = by.one(s, f)
    return owner_of_model(found) if found >= 0 else f.you


def way_of(f: Effect) -> int:
    """How damage of a text comes about: by a Spell, by an Evocation, or by a Room, Quest or Event."""
    if f.this >= 0 and f.this != f.quest and f.you != t.ROSE:
        return BY_SPELL
    return BY_EVOCATION if f.rule in box.EVOCATION_TEXTS.values() else BY_OTHER


# --- damage -----
class Damage(Line):
    """n damage to each of a set, one event."""

    def __init__(
        self,
        x: Noun,
        n: int | Number,
        by: Noun | None = None,
        colour: Noun | None = None,
        shielded: bool = True,
        sole: int = 0,
    ) -> None:
        self.noun = x
        self.n = number(n)
        self.by = by
        self.colour = colour
        self.shielded = shielded
        self.sole = sole

    def do(self, s: Table, f: Effect) -> None:
        """Deal it; who is hit and how much was done is known afterwards."""
        side = side_of(s, f, self.by)
        found = self.noun.of(s, f)
        n = self.n.of(s, f)
        if yields_to_instability(s, f, side, found, n):
            return
        dealer = side if side < s.seats else -1
        way = way_of(f)
        made = deal(s, f.this, side, found, n, f.by if way == BY_EVOCATION else dealer, way, self.shielded)
        if made is None:
            remember(s, f, [], 0)
            return
        made.sole = self.sole
        if self.colour is not None:
            made.colour = side_of(s, f, self.colour)


class Defeat(Line):
    """Defeat a model outright, scored by the cubes on it; `first` takes the first place."""

    def __init__(self, x: Noun, first: Noun | None = None) -> None:
        self.noun = x
        self.first = first

    def do(self, s: Table, f: Effect) -> None:
        """It falls whatever damage it has, unless it is saved (O99)."""
        for m in self.noun.of(s, f):
            if s.where[m] >= 0:
                fall = doom(s, f.this, f.you, m)
                fall.via = way_of(f)
                fall.outright = True
                fall.first = side_of(s, f, self.first) if self.first is not None else -1


# --- choosing cubes one by one -----
HEAL: Final = 0
CONVERT: Final = 1
CALM: Final = 2
TRANSFER: Final = 3
CONVERT_ROOM: Final = 4


class Cubes(Line):
    """Take n cubes off things, or all there are, one after another, of colours that a side chooses.

    With `up_to` that side may stop earlier, except in healing its own models (O30).
    """

    def __init__(
        self,
        how: int,
        x: Noun,
        n: int | Number,
        by: Noun | None = None,
        only: Noun | None = None,
        to: Noun | None = None,
        up_to: bool = False,
    ) -> None:
        self.how = how
        self.noun = x
        self.n = number(n)
        self.by = by
        self.only = only
        self.to = to
        self.up_to = up_to

    def do(self, s: Table, f: Effect) -> None:
        """Begin with the first thing; a Mage reached only now may protect itself (O99)."""
        found = self.noun.of(s, f)
        if self.how in (CONVERT, TRANSFER):
            if ask_whom_it_reaches(s, f, found):
                f.again()
                return
            spared = spared_by(s, f)
            found = [m for m in found if m >= s.seats or not (spared >> m) & 1]
        f.did = 0
        f.loops.append([*found[::-1], 0])


class AskCube(Line):
    """Ask for the colour of the next cube, if there is a choice."""

    def __init__(self, cubes: Cubes) -> None:
        self.cubes = cubes

    def do(self, s: Table, f: Effect) -> None:
        """Go on to the next thing when enough were taken or none is left."""
        todo = f.loops[-1]
        while len(todo) > 1 and (todo[-1] >= self.cubes.n.of(s, f) or not self.sides(s, f, todo[-2])):
            todo.pop(len(todo) - 2)
            todo[-1] = 0
        if len(todo) == 1:
            f.loops.pop()
            f.skip()
            return
        sides = self.sides(s, f, todo[-2])
        by = side_of(s, f, self.cubes.by)
        may_stop = self.may_stop(todo[-2], by)
        if not may_stop and self.all_go(s, f, sides, todo):
            sides = sides[:1]
        codes = [pack(t.PICK_CUBE, side, todo[-2]) for side in sides]
        ask_side(s, by, ASKS_CUBE, f.this, [*codes, pack(PASS)] if may_stop else codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a cube cannot be taken; it comes from the one thing the text is about now."""
        assert isinstance(f, Effect)
        if verb != t.PICK_CUBE:
            return OTHER_QUESTION
        meant = f.loops[-1][-2]
        return self.why_no_cube(s, f, meant, a) if b in (-1, meant) else why.NOT_MEANT

    def may_stop(self, x: int, by: int) -> bool:
        """Whether fewer cubes may be taken off a thing; of one's own models one heals all one can (O30)."""
        return self.cubes.up_to and (self.cubes.how != HEAL or owner_of_model(x) != by)

    def all_go(self, s: Table, f: Effect, sides: list[int], todo: list[int]) -> bool:
        """Whether every cube goes anyway, so that there is nothing to choose."""
        c = self.cubes
        cubes = sum(self.column(s)[t.SIDES * todo[-2] + side] for side in sides)
        if c.how in (CONVERT, CONVERT_ROOM) and cubes > s.reserve[f.you]:
            return False
        return cubes <= c.n.of(s, f) - todo[-1]

    def column(self, s: Table) -> list[int]:
        """Where the cubes lie: in Rooms or on models."""
        return s.instability if self.cubes.how in (CALM, CONVERT_ROOM) else s.damage

    def sides(self, s: Table, f: Effect, x: int) -> list[int]:
        """The sides of which a cube may be taken from a thing."""
        c = self.cubes
        if c.how in (CONVERT, CONVERT_ROOM) and s.reserve[f.you] == 0:
            return []
        if c.how == TRANSFER and c.to is not None and (c.to.one(s, f) < 0 or is_full(s, c.to.one(s, f))):
            return []
        return [side for side in range(t.SIDES) if self.why_no_cube(s, f, x, side) == ALLOWED]

    def why_no_cube(self, s: Table, f: Effect, x: int, side: int) -> int:
        """Why no cube of a side may be taken from a thing."""
        c = self.cubes
        if self.column(s)[t.SIDES * x + side] == 0:
            return why.NO_CUBE
        if c.only is not None and side != (f.you if c.only is ME else c.only.one(s, f)):
            return why.NOT_MEANT  # the text names a side, the Rose perhaps; never a model
        return why.OWN_CUBE if c.how in (CONVERT, CONVERT_ROOM) and side == f.you else ALLOWED


class TakeCube(Line):
    """The cube goes home, or is exchanged, or moves on."""

    def __init__(self, cubes: Cubes) -> None:
        self.cubes = cubes

    def do(self, s: Table, f: Effect) -> None:
        """One cube; then the next, or with PASS the next thing."""
        f.leap(-2)
        if s.answer.verb == PASS:
            f.loops[-1][-2:] = [0]
            return
        x = s.answer.b
        side = s.answer.a
        self.take(s, f, x, side)
        f.did += 1
        f.loops[-1][-1] += 1

    def take(self, s: Table, f: Effect, x: int, side: int) -> None:
        """What happens to the cube."""
        how = self.cubes.how
        if how == HEAL:
            heal_cube(s, x, side)
        elif how == CONVERT:
            convert_damage_cube(s, x, side, f.you)
            note(s, t.D_CONVERTED, f.you, 0, 1)
        elif how == CALM:
            s.instability[t.SIDES * x + side] -= 1
            s.reserve[side] += 1
            s.tell(t.CALMED, f.you, x, side)
        elif how == CONVERT_ROOM:
            s.instability[t.SIDES * x + side] -= 1
            s.reserve[side] += 1
            s.instability[t.SIDES * x + f.you] += 1
            s.reserve[f.you] -= 1
            s.tell(t.CONVERTED, f.you, x, side, 1)
            note(s, t.D_CONVERTED, f.you, 1, 1)
        else:
            assert self.cubes.to is not None
            to = self.cubes.to.one(s, f)
            s.damage[t.SIDES * x + side] -= 1
            s.damage[t.SIDES * to + side] += 1
            s.tell(t.TRANSFERRED, f.you, x, to, side)


class AfterCubes(Line):
    """A transfer that fills a life bar defeats (O55)."""

    def __init__(self, cubes: Cubes) -> None:
        self.cubes = cubes

    def do(self, s: Table, f: Effect) -> None:
        """Look at who got the cubes."""
        if self.cubes.to is not None:
            to = self.cubes.to.one(s, f)
            if to >= 0 and is_full(s, to):
                doom(s, f.this, f.you, to).via = way_of(f)


def cube_by_cube(cubes: Cubes) -> Lines:
    """The lines that take cubes one by one."""
    return [cubes, AskCube(cubes), TakeCube(cubes), AfterCubes(cubes)]


def heal(x: Noun, n: int | Number, by: Noun = ME, only: Noun | None = None, up_to: bool = False) -> Lines:
    """Take n cubes off each, or all; `by` chooses colours, `only` names one, `up_to` allows fewer."""
    return cube_by_cube(Cubes(HEAL, x, n, by, only, None, up_to))


def convert(x: Noun, n: int | Number) -> Lines:
    """Up to n cubes of other colours on a model become the controller's."""
    return cube_by_cube(Cubes(CONVERT, x, n))


def convert_instability(x: Noun, n: int | Number) -> Lines:
    """Up to n cubes of other colours in a Room become the controller's."""
    return cube_by_cube(Cubes(CONVERT_ROOM, x, n))


def transfer(a: Noun, b: Noun, n: int | Number) -> Lines:
    """Up to n cubes move from one model to another, colours kept."""
    return cube_by_cube(Cubes(TRANSFER, a, n, to=b, up_to=True))


def remove_instability(x: Noun, n: int | Number, only: Noun | None = None) -> Lines:
    """Up to n cubes go home from a Room."""
    return cube_by_cube(Cubes(CALM, x, n, only=only))


# --- as cards say it -----
damage: Final = Damage
defeat: Final = Defeat

"""Casting a Spell, from reveal to Used, and the windows around it (R84 to R102, R152, O25, O33 to O36)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.aiming import (
    A_SINGLE,
    A_SPECIAL,
    AN_AREA,
    legal_targets,
    why_not_area_target,
    why_not_single_target,
)
from conclave.games.black_rose_wars.rules.cubes import put_instability, room_for_instability
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect, speak
from conclave.games.black_rose_wars.rules.moments import moment, nothing_changes
from conclave.games.black_rose_wars.rules.sides import order_from, owner_of_model
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening, Opens
from conclave.kernel.sequences import Sequence


class Casting(Sequence):
    """A Spell being cast, or a Trap that was triggered: what it is aimed at, and whom it will not touch.

    `this` is its place on a sheet, `you` the caster, `here` the Room the caster stood in, which gets the
    vortex, `origin` the one its range is measured from (O86), `it` the target model, `amount` the target
    Room. `spared` Mages ignore it all, `unhurt` ones its damage; `asked` were asked,
    `named` were chosen as a target, from `turned` ones it was turned away.
    `number` is its own among the castings of the Game Turn.
    """

    def __init__(self, rule: int, place: int, you: int) -> None:
        super().__init__(rule, place, you, [], [])
        self.card = -1
        self.spared = 0
        self.unhurt = 0
        self.asked = 0
        self.vortex = 0
        self.gained = 0
        self.named = 0
        self.turned = 0
        self.origin = -1
        self.number = 0

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Casting(self.rule, self.this, self.you)
        self.copy_sequence_into(f)
        f.card = self.card
        f.spared = self.spared
        f.unhurt = self.unhurt
        f.asked = self.asked
        f.vortex = self.vortex
        f.gained = self.gained
        f.named = self.named
        f.turned = self.turned
        f.origin = self.origin
        f.number = self.number
        return f

    # --- what a Trap or Protection may do -----------------------------------------------------------
    def prevent(self) -> None:
        """It has no effect on anyone; its vortex is placed, and it is Used all the same (O43)."""
        self.prevented = True

    def ends_with_it(self, f: Frame) -> bool:
        """Its own text is broken off; what that has brought about takes its course."""
        return isinstance(f, Effect) and f.this == self.card

    def spare(self, x: int) -> None:
        """It does not touch a Mage, which ignores it (R86)."""
        self.spared |= 1 << x

    def spare_harm(self, x: int) -> None:
        """Its damage does not touch a Mage."""
        self.unhurt |= 1 << x

    def turn_away(self, x: int) -> None:
        """It was meant for a Mage, and is not any more."""
        self.turned |= 1 << x

    def aim_at(self, m: int, hex_: int) -> None:
        """Its target model, and target Room, from now on."""
        self.it = m
        self.amount = hex_


def side_at(s: Table, place: int) -> box.Side:
    """The side that lies up at a place of a sheet."""
    return box.SPELLS[s.face[s.sheet[place]]].sides[s.side[place]]


def token_at(s: Table, place: int) -> int:
    """The kind of token on a Spell of a sheet, for all to see: Trap, Protection, or -1 (R84)."""
    return s.token[place] if s.sheet[place] >= 0 and s.status[place] == t.ACTIVE else -1


CASTS: Final = DOOR.kind("casts", nothing_changes)
TARGETED: Final = DOOR.kind("targeted", nothing_changes)
RESOLVED: Final = DOOR.kind("resolved", nothing_changes)


# --- steps (O33) -----
def cast(s: Table, place: int, caster: int, origin: int = -1) -> None:
    """Cast the Spell at a place of a sheet; its range is measured from where the caster, or origin, is."""
    f = Casting(CASTING, place, caster)
    f.card = s.sheet[place]
    f.here = s.where[caster]
    f.origin = f.here if origin < 0 else origin
    f.number = len(s.deeds)
    s.push(f)


def reveal_or_set(s: Table, f: Frame) -> None:
    """(1) Traps and Protections become Active, face down; others are revealed (R84, R152)."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    s.caster[f.this] = f.you
    note(s, t.D_CAST, f.you, 0, side.type)  # without its face: a Trap just set is secret
    if side.type in (t.TRAP, t.PROTECTION):
        s.status[f.this] = t.ACTIVE
        s.token[f.this] = side.type
        s.show(f.card, 1 << f.you)
        s.tell_and_head(t.SET, f.you, f.this, side.type)
        CAST_WINDOW.run(s, f)
        f.leave()
        return
    s.status[f.this] = t.USED
    s.show(f.card, EVERYONE)
    s.tell_and_head(t.TOLD_CAST, f.you, f.card, s.face[f.card], s.side[f.this])
    spell = box.SPELLS[s.face[f.card]]
    if spell.element == t.ANY:
        s.ask(f.you, ASKS_ELEMENT, f.card, [pack(t.NAME_ELEMENT, k) for k in range(7)])
    else:
        s.element[f.this] = spell.element


def name_element(s: Table, f: Frame) -> None:
    """A Spell of any element gets one from its caster (R18)."""
    assert isinstance(f, Casting)
    if box.SPELLS[s.face[f.card]].element == t.ANY:
        s.element[f.this] = s.answer.a
        s.tell(t.NAMED, f.you, t.NAME_ELEMENT, s.answer.a)
    note(s, t.D_ELEMENT, f.you, s.element[f.this], box.SPELLS[s.face[f.card]].school)


def choose_target(s: Table, f: Frame) -> None:
    """(2) The target; without a legal one the Spell is cast all the same (O25)."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    f.amount = -1
    found = legal_targets(s, f.you, f.origin, side)
    if not found:
        f.skip()
        return
    verb = t.PICK_MODEL if side.aim == A_SINGLE else t.PICK_ROOM
    s.ask_unless_forced(f.you, ASKS_TARGET, f.card, [pack(verb, x) for x in found])


def why_no_target_model(s: Table, f: Frame, m: int, b: int) -> int:
    """Why a Spell, which lies open by now, cannot be aimed at a model."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    if side.aim != A_SINGLE:
        return why.AIMS_AT_ROOM
    return why_not_single_target(s, f.you, f.origin, side, m)


def why_no_target_room(s: Table, f: Frame, hex_: int, b: int) -> int:
    """Why a Spell, which lies open by now, cannot be aimed at a Room."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    if side.aim == A_SINGLE:
        return why.AIMS_AT_MODEL
    return why_not_area_target(s, f.you, f.origin, side, hex_)


ASKS_ELEMENT: Final = t.V.question("element", "R18", why.MUST)
ASKS_TARGET: Final = t.V.question(
    "target",
    "R99, R100",
    {**why.MUST, t.PICK_MODEL: why_no_target_model, t.PICK_ROOM: why_no_target_room},
)
ASKS_VORTEX: Final = t.V.question("vortex", "R112, O33", why.MUST)


def take_target(s: Table, f: Frame) -> None:
    """The target is fixed now; it is not tested again (O104)."""
    assert isinstance(f, Casting)
    if side_at(s, f.this).aim == A_SINGLE:
        f.it = s.answer.a
        f.amount = s.where[f.it]
        name_target(s, f, f.it)
        s.tell(t.AIMED, f.you, f.it, f.amount)
    else:
        f.amount = s.answer.a
        s.tell(t.AIMED, f.you, -1, f.amount)


def ask_vortex(s: Table, f: Frame) -> None:
    """(3) The vortex comes before or after the effect; asked only if the effect may touch that Room."""
    assert isinstance(f, Casting)
    f.vortex = 1 if box.SPELLS[s.face[f.card]].vortex and f.here >= 0 else 0
    if f.vortex and vortex_may_wait(s, f):
        s.ask(f.you, ASKS_VORTEX, f.card, [pack(t.VORTEX_FIRST), pack(t.VORTEX_LAST)])
    else:
        f.skip()


def vortex_may_wait(s: Table, f: Casting) -> bool:
    """Whether it matters when the vortex comes: its Room is touched, or cubes or slots may run out."""
    side = side_at(s, f.this)
    if s.reserve[f.you] < most_cubes(s, f.you, side):
        return True
    left = room_for_instability(s, f.here)
    return (f.amount == f.here and (side.shakes or left <= 3)) or (bool(s.lasting) and left == 1)


def most_cubes(s: Table, you: int, side: box.Side) -> int:
    """How many cubes a Spell may need, its vortex included (R147, O49): three for each enemy in its way."""
    if side.aim not in (AN_AREA, A_SPECIAL):
        return 6
    enemies = [m for m in range(t.MODELS) if s.where[m] >= 0 and owner_of_model(m) != you]
    return max(6, 1 + 3 * len(enemies))


def place_vortex_first(s: Table, f: Frame) -> None:
    """The cube goes where the caster stood on revealing the Spell."""
    assert isinstance(f, Casting)
    if s.answer.verb == t.VORTEX_FIRST:
        f.vortex = 0
        put_instability(s, f.here, f.you, 1)


def open_targeted_windows(s: Table, f: Frame) -> None:
    """(5) Protections of each affected Mage, clockwise from the caster, each asked once (O99)."""
    assert isinstance(f, Casting)
    if f.prevented:
        return
    for seat in order_from(s, f.you):
        if is_aimed_at(s, f, seat) and not (f.asked >> seat) & 1:
            f.again()
            ask_protection(s, f, seat)
            return


def is_aimed_at(s: Table, f: Casting, seat: int) -> bool:
    """Whether a Spell's target, or its target Room, is or holds an enemy Mage."""
    if seat == f.you or s.where[seat] < 0:
        return False
    aim = side_at(s, f.this).aim
    if aim == A_SINGLE:
        return f.it == seat
    return aim == AN_AREA and s.where[seat] == f.amount


def ask_protection(s: Table, f: Casting, seat: int) -> None:
    """The Spell is about to touch a Mage for the first time."""
    f.asked |= 1 << seat
    note(s, t.D_TARGETED, seat)
    moment(s, TARGETED, f.card, f.you, seat, s.where[seat])


def ask_whom_it_reaches(s: Table, f: Frame, them: list[int]) -> bool:
    """Mages that a Spell touches only now are asked for Protections first (O99); true if one was."""
    c = casting_of(s, f, f.this)
    if c is None or c.prevented:
        return False
    for seat in order_from(s, max(0, c.you % s.seats)):
        if seat in (f.you, c.you) or seat not in them:
            continue
        if s.where[seat] >= 0 and not (c.asked >> seat) & 1:
            ask_protection(s, c, seat)
            return True
    return False


def carry_out(s: Table, f: Frame) -> None:
    """(6) The effect, clause by clause, unless it was cancelled or has no target (O25)."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    if f.prevented or (side.aim in (A_SINGLE, AN_AREA) and f.amount < 0):
        return
    e = speak(s, side.rule, f.card, f.you, f.amount)
    if side.aim not in (A_SINGLE, AN_AREA):
        e.here = s.where[f.you]
    e.target = f.it if s.kind[f.it] == t.A_MAGE or s.where[f.it] >= 0 else -1
    e.spell = f.card


def place_vortex_last(s: Table, f: Frame) -> None:
    """(7) The vortex, if not placed; the Spell is Used (8)."""
    assert isinstance(f, Casting)
    if f.vortex:
        put_instability(s, f.here, f.you, 1)


def about_casting(s: Table, f: Sequence, kind: int) -> Happening:
    """A moment of casting is about the card and its caster, with the points that the Spell has given."""
    assert isinstance(f, Casting)
    h = Happening(kind, f.card, f.you, [f.you], [f.gained])
    h.here = f.here
    return h


CAST_WINDOW: Final = Opens(DOOR, CASTS, about_casting)
"""(4) Traps on casting."""

RESOLVED_WINDOW: Final = Opens(DOOR, RESOLVED, about_casting)
"""(9) What answers a Spell that is done."""

CASTING: Final = BOOK.rule(
    "cast",
    [
        reveal_or_set,
        name_element,
        choose_target,
        take_target,
        ask_vortex,
        place_vortex_first,
        CAST_WINDOW,
        open_targeted_windows,
        carry_out,
        place_vortex_last,
        RESOLVED_WINDOW,
    ],
)


def casting_of(s: Table, f: Frame, card: int) -> Casting | None:
    """The casting of a card, if a text, or what it brings about, is part of it."""
    c = s.whole(f, Casting) if card >= 0 else None
    while c is not None and c.card != card:
        c = s.whole(s.waiting_for(c), Casting)
    return c


def spared_by(s: Table, f: Frame) -> int:
    """The Mages, as bits, that ignore the Spell whose text is running (R86, R151)."""
    c = casting_of(s, f, f.this)
    return c.spared if c is not None else 0


def name_target(s: Table, c: Casting | None, m: int) -> None:
    """A Spell names a Mage: as its target, a second one, a link of a chain, or in place of another."""
    if c is not None and m < s.seats:
        c.named |= 1 << m
        c.turned &= ~(1 << m)


def casting_answered(s: Table) -> Casting | None:
    """The casting that the running Protection or Trap answers."""
    return s.whole(DOOR.happening(s), Casting)

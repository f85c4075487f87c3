"""Planning: spells are prepared behind screens, for Mages, Familiars and Spawnpoints (R5.5, R14, O20)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import FAMILIARS, SPAWNS, Spells
from conclave.games.mage_wars.rules.legality import why_no_control
from conclave.games.mage_wars.rules.piles import faces_in_book, return_to_book, take_from_book
from conclave.games.mage_wars.rules.traits import value
from conclave.games.mage_wars.table import BOOK, PLAN_SLOTS, Table, is_alive, is_in_play
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

FOR_MAGE: Final = 4
"""Of the choices of a seat the first ones are its Mage's, then come those of its other casters."""
USUAL: Final = 2


# --- who plans what ----------------------------------------------------------------------------------------
def room_for(s: Table, seat: int) -> int:
    """How many spells a Mage prepares (R5.5)."""
    return min(FOR_MAGE, USUAL + value(s, seat, k.MORE_PREPARED))


def casters_of(s: Table, seat: int) -> list[int]:
    """The Familiars and Spawnpoints of a seat, as many as have room behind its screen."""
    found = [x for x in s.play if x >= 2 and s.controller[x] == seat and is_caster(s, x)]
    return found[: PLAN_SLOTS - FOR_MAGE]


def is_caster(s: Table, x: int) -> bool:
    """Whether an object casts spells that are given to it."""
    return is_in_play(s, x) and s.up[x] != 0 and spells_for(s, x) is not None


def spells_for(s: Table, x: int) -> Spells | None:
    """The spells that may be given to an object."""
    face = s.face[x]
    return FAMILIARS[face] if FAMILIARS[face] is not None else SPAWNS[face]


def slots_of(s: Table, seat: int) -> int:
    """The first handle of what a seat has planned."""
    return s.terms.plans + PLAN_SLOTS * seat


def planned(s: Table, seat: int) -> list[int]:
    """The faces that a seat has chosen so far."""
    first = slots_of(s, seat)
    return [int(s.face[x]) for x in range(first, first + PLAN_SLOTS) if s.face[x] >= 0]


def left_in_book(s: Table, seat: int) -> list[int]:
    """The faces of which a seat has a copy left to plan."""
    return faces_in_book(s, seat, planned(s, seat))


def free_slot(s: Table, seat: int) -> int:
    """The handle at which the next spell of the Mage is kept, or -1."""
    first = slots_of(s, seat)
    for x in range(first, first + room_for(s, seat)):
        if s.face[x] < 0:
            return x
    return -1


# --- behind the screen -------------------------------------------------------------------------------------
def why_no_plan(s: Table, seat: int, face: int) -> int:
    """Why a Mage does not prepare a spell."""
    if free_slot(s, seat) < 0:
        return why.ENOUGH_PREPARED
    if face not in left_in_book(s, seat):
        return why.NOT_IN_BOOK
    return why_no_control(s, seat, face)


def why_not_given(s: Table, seat: int, face: int, x: int) -> int:
    """Why a spell is not given to a Familiar or a Spawnpoint."""
    casters = casters_of(s, seat)
    if x not in casters:
        return why.UNFIT
    if s.face[slots_of(s, seat) + FOR_MAGE + casters.index(x)] >= 0:
        return why.ENOUGH_PREPARED
    spells = spells_for(s, x)
    if spells is None or not spells.has(face):
        return why.UNFIT
    return ALLOWED if face in left_in_book(s, seat) else why.NOT_IN_BOOK


def gifts(s: Table, seat: int, faces: list[int]) -> list[int]:
    """Which of some spells may be given to which Familiars and Spawnpoints, as options."""
    codes: list[int] = []
    slot = slots_of(s, seat) + FOR_MAGE
    for n, x in enumerate(casters_of(s, seat)):
        spells = spells_for(s, x)
        if s.face[slot + n] < 0 and spells is not None:
            codes.extend([pack(t.GIVE, face, x) for face in faces if spells.has(face)])
    return codes


def begin_plan(s: Table, f: Frame) -> None:
    """Nothing is chosen yet."""
    first = slots_of(s, f.you)
    for x in range(first, first + PLAN_SLOTS):
        s.face[x] = k.NONE
        s.seen_by[x] = 1 << f.you


def offer_plan(s: Table, f: Frame) -> None:
    """One spell after the other, until nothing more fits or its player is done."""
    seat = f.you
    faces = left_in_book(s, seat)
    codes: list[int] = []
    if free_slot(s, seat) >= 0:
        codes.extend([pack(t.PREPARE, face) for face in faces if why_no_control(s, seat, face) == ALLOWED])
    codes.extend(gifts(s, seat, faces))
    if not codes or not is_alive(s, seat):
        f.leave()
        return
    s.ask(seat, t.PLAN, -1, [t.PASSING, *codes])


def keep_plan(s: Table, f: Frame) -> None:
    """The choice is kept as a face behind the screen."""
    o = s.answer
    seat = f.you
    if o.verb == PASS:
        f.leave()
        return
    x = free_slot(s, seat)
    if o.verb == t.GIVE:
        x = slots_of(s, seat) + FOR_MAGE + casters_of(s, seat).index(o.b)
    s.face[x] = o.a
    f.leap(-2)


def why_not_prepared(s: Table, f: Frame, face: int, b: int) -> int:
    """Why whoever plans does not prepare a spell."""
    return why_no_plan(s, f.you, face)


def why_not_given_now(s: Table, f: Frame, face: int, x: int) -> int:
    """Why whoever plans does not give a spell to an object."""
    return why_not_given(s, f.you, face, x)


t.V.refuses(t.PLAN, t.PREPARE, why_not_prepared)
t.V.refuses(t.PLAN, t.GIVE, why_not_given_now)
SCREEN: Final = BOOK.rule("planning behind a screen", [begin_plan, offer_plan, keep_plan])


# --- before and after --------------------------------------------------------------------------------------
def put_back(s: Table, f: Frame) -> None:
    """Unused prepared spells go back to the books (R5.5, R14.2)."""
    for seat in range(2):
        first = s.terms.first[seat]
        cards = range(first, first + len(s.terms.books[seat]))
        found = [x for x in cards if s.place[x] == k.PREPARED]
        for x in found:
            return_to_book(s, x)
        if found:
            s.tell(t.PUT_BACK, seat, len(found))


def raise_screens(s: Table, f: Frame) -> None:
    """Both plan at the same time."""
    s.fork(SCREEN)


def take_plans(s: Table, f: Frame) -> None:
    """What was chosen leaves the books, face down (R5.5)."""
    for seat in range(2):
        first = slots_of(s, seat)
        casters = casters_of(s, seat)
        n = 0
        for x in range(first, first + PLAN_SLOTS):
            if s.face[x] < 0:
                continue
            card = take_from_book(s, seat, s.face[x])
            s.place[card] = k.PREPARED
            if x < first + FOR_MAGE:
                s.bearer[card] = seat
                n += 1
            else:
                s.bearer[card] = casters[x - first - FOR_MAGE]
                s.tell(t.GIVEN, seat, casters[x - first - FOR_MAGE])
            s.face[x] = k.NONE
        s.tell(t.PLANNED, seat, n)


PLANNING: Final = BOOK.rule("planning", [put_back, raise_screens, take_plans])

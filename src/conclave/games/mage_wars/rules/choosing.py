"""Beginning to cast: from where, at what beside the target, with what added (R10.1, O43, O46, O53, O58)."""

from __future__ import annotations

from typing import cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import DIRECTIONS
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import CHOOSES_WAY, SURCHARGES
from conclave.games.mage_wars.rules.legality import wall_on
from conclave.games.mage_wars.rules.reach import why_no_way_to_border, why_no_way_to_zone
from conclave.games.mage_wars.rules.spell import CHOSEN, Casting
from conclave.games.mage_wars.rules.spells import (
    EYE_USED,
    QUICK_SUMMONING,
    Aim,
    as_zone,
    has_second,
    may_hasten,
    means,
    most_saved_by,
    origins,
    price_of,
    second_is_zone,
    seconds,
    why_not_for,
    why_not_from,
)
from conclave.games.mage_wars.rules.traits import flies
from conclave.games.mage_wars.table import (
    USED,
    Table,
    is_alive,
    is_mage,
    note,
    zone_of,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


# --- beginning ---------------------------------------------------------------------------------------------
def take_it_up(s: Table, f: Frame) -> None:
    """The card leaves where it was ready; where it may come from two places, its caster says which."""
    c = cast("Casting", f)
    if c.this < 0:
        f.go_to(CHOSEN)
        return
    c.bound = s.place[c.this] == k.BOUND
    aim = Aim(c.you, c.caster, True)
    found = [x for x in origins(s, aim, c.this) if reaches(s, c, x)]
    c.origin = found[0] if found else c.caster
    s.place[c.this] = k.CASTING
    if len(found) > 1:
        s.ask(c.you, t.FROM_EYE, c.this, [pack(t.PICK, x) for x in found])
    else:
        s.answer = t.answer(t.PICK, c.origin)


def reaches(s: Table, c: Casting, origin: int) -> bool:
    """Whether a spell reaches what it is aimed at from somewhere."""
    face = s.face[c.this]
    if c.it >= 0:
        if why_not_from(s, c.this, origin, c.you, c.it) != ALLOWED:
            return False
        aim = Aim(c.you, c.caster, True)
        return not has_second(face) or why_not_for(s, aim, c.this, origin, c.it) == ALLOWED
    if c.spot >= 0:
        return why_no_way_to_zone(s, origin, box.LOW[face], box.HIGH[face], c.spot) == ALLOWED
    if c.edge >= 0:
        return why_no_way_to_border(s, origin, box.LOW[face], box.HIGH[face], c.edge) == ALLOWED
    return origin == c.caster


def settle_origin(s: Table, f: Frame) -> None:
    """Range and sight are measured from there; a Mind's Eye is used for the round (O53)."""
    c = cast("Casting", f)
    c.origin = s.answer.a
    if c.origin != c.caster:
        note(s, USED, c.origin, EYE_USED)
    settle_action(s, c)


def settle_action(s: Table, c: Casting) -> None:
    """A full spell is cast as a quick one only where there is no time, or where it comes from an Eye."""
    c.action = k.FULL_SPELL if box.ACTION[s.face[c.this]] == k.FULL else k.QUICK_SPELL
    hurried = not c.leisurely or c.origin != c.caster
    if hurried and c.action == k.FULL_SPELL and may_hasten(s, c.you, c.caster, s.face[c.this]):
        c.action = k.QUICK_SPELL
        note(s, USED, c.caster, QUICK_SUMMONING)


def why_not_from_there(s: Table, f: Frame, x: int, b: int) -> int:
    """Why a spell does not come from an object."""
    return why.NOT_THIS_ONE


t.V.refuses(t.FROM_EYE, t.PICK, why_not_from_there)


# --- what else is chosen -----------------------------------------------------------------------------------
def choose_second(s: Table, f: Frame) -> None:
    """A second target, or a piece of equipment, that can be paid."""
    c = cast("Casting", f)
    if not has_second(s.face[c.this]):
        f.skip()
        return
    found = payable_seconds(s, c)
    if not found:
        c.gone = True
        f.skip()
        return
    s.ask_unless_forced(c.you, t.ASKS_PICK, c.this, [as_option(s.face[c.this], x) for x in found])


def as_option(face: int, second: int) -> int:
    """What is chosen beside the target of a spell, as an answer: an object, or a zone."""
    if second_is_zone(face):
        return pack(t.PICK_ZONE, second)
    return pack(t.PICK, second) if second >= 0 else pack(t.PICK_ZONE, as_zone(second))


def has_second_object(s: Table, c: Casting) -> bool:
    """Whether a spell has a second target that is an object: another bearer for an enchantment."""
    if c.this < 0 or c.second < 0:
        return False
    return box.ALL_TARGETS[s.face[c.this]] and not second_is_zone(s.face[c.this])


def targets_of(s: Table, c: Casting) -> list[int]:
    """The objects that a spell is aimed at."""
    targets = [c.it] if c.it >= 0 else []
    if has_second_object(s, c):
        targets.append(c.second)
    return targets


def purse_of(s: Table, c: Casting) -> int:
    """The mana there is for a spell at most: for one that was taken over what has been paid counts."""
    if c.reversed:
        return c.own + c.supply + (int(s.mana[c.you]) if is_alive(s, c.you) else 0)
    aim = Aim(c.you, c.caster, True)
    return means(s, aim) + most_saved_by(s, aim, s.face[c.this], c.it)


def payable_seconds(s: Table, c: Casting) -> list[int]:
    """What may be chosen beside the target with the mana there is."""
    found = seconds(s, s.face[c.this], c.you, c.origin, c.it)
    most = purse_of(s, c)
    return [x for x in found if price_of(s, c.this, c.you, c.it, x) <= most]


def take_second(s: Table, f: Frame) -> None:
    """It is chosen."""
    c = cast("Casting", f)
    c.second = s.answer.a
    if s.answer.verb == t.PICK_ZONE and not second_is_zone(s.face[c.this]):
        c.second = as_zone(s.answer.a)


def why_not_second(s: Table, f: Frame, option: int) -> int:
    """Why something is not chosen beside the target of a spell."""
    if isinstance(f, Casting) and f.this >= 0 and has_second(s.face[f.this]):
        face = s.face[f.this]
        if option in [as_option(face, x) for x in seconds(s, face, f.you, f.origin, f.it)]:
            return why.NO_MANA
    return why.NOT_THIS_ONE


def why_not_beside(s: Table, f: Frame, x: int, b: int) -> int:
    """Why an object is not chosen beside the target of a spell."""
    return why_not_second(s, f, pack(t.PICK, x))


def why_not_there(s: Table, f: Frame, zone: int, b: int) -> int:
    """Why a zone is not chosen beside the target of a spell."""
    return why_not_second(s, f, pack(t.PICK_ZONE, zone))


t.V.refuses(t.ASKS_PICK, t.PICK, why_not_beside)
t.V.refuses(t.ASKS_PICK, t.PICK_ZONE, why_not_there)


def choose_way(s: Table, f: Frame) -> None:
    """The direction of a Push that its caster chooses: any there is (Force Push)."""
    c = cast("Casting", f)
    if not CHOOSES_WAY[s.face[c.this]]:
        f.skip()
        return
    s.ask(c.you, t.PUSH_WHERE, c.this, [pack(t.PICK_WAY, way) for way in range(DIRECTIONS)])


def take_way(s: Table, f: Frame) -> None:
    """It is chosen; mana may be added to get through a wall that attacks (O58)."""
    cast("Casting", f).way = s.answer.a


def offer_surcharge(s: Table, f: Frame) -> None:
    """More mana gets a Push through a wall with passage attacks."""
    c = cast("Casting", f)
    face = s.face[c.this]
    if SURCHARGES[face] and not flies(s, c.it):
        board = s.terms.board
        wall = wall_on(s, board.border[4 * zone_of(s, c.it) + c.way])
        if wall >= 0 and box.TRAITS[s.face[wall]][k.PASSAGE_ATTACKS]:
            if price_of(s, c.this, c.you, c.it, c.second) + SURCHARGES[face] <= purse_of(s, c):
                s.ask(c.you, t.PAY_MORE, c.this, [t.PASSING, pack(t.YES)])
                return
    f.skip()


def take_surcharge(s: Table, f: Frame) -> None:
    """It is part of the price."""
    c = cast("Casting", f)
    c.paid_more = s.answer.verb == t.YES


def offer_extension(s: Table, f: Frame) -> None:
    """A second copy of a wall from the book, on a border connected to the first (R9.3, O46)."""
    c = cast("Casting", f)
    found = extensions(s, c)
    if found:
        s.ask(c.you, t.EXTEND, c.this, [t.PASSING, *[pack(t.PICK_BORDER, border) for border in found]])
    else:
        f.skip()


def extensions(s: Table, c: Casting) -> list[int]:
    """The borders on which the second copy may stand, if there is one and it can be paid."""
    face = s.face[c.this]
    if c.edge < 0 or not box.TRAITS[face][k.EXTENDABLE] or not has_copy(s, c.you, face):
        return []
    own = 0 if is_mage(s, c.caster) else s.mana[c.caster]
    if 2 * box.COST[face] + box.LEVEL[face] > s.mana[c.you] + own:
        return []
    connected = s.terms.board.connected[c.edge]
    far = s.terms.board.span
    return [
        border
        for border in range(s.terms.board.borders)
        if (connected >> border) & 1
        and wall_on(s, border) < 0
        and why_no_way_to_border(s, c.origin, 0, far, border) == ALLOWED
    ]


def has_copy(s: Table, seat: int, face: int) -> bool:
    """Whether another copy of a spell is in a book."""
    first = s.terms.first[seat]
    size = len(s.terms.books[seat])
    return any(s.place[x] == k.BOOK and s.face[x] == face for x in range(first, first + size))


def take_extension(s: Table, f: Frame) -> None:
    """It is part of the price."""
    c = cast("Casting", f)
    c.extension = s.answer.a if s.answer.verb == t.PICK_BORDER else -1


def why_not_extended(s: Table, f: Frame, border: int, b: int) -> int:
    """Why a wall is not extended to a border."""
    if not 0 <= border < s.terms.board.borders:
        return why.NO_TARGET
    if wall_on(s, border) >= 0:
        return why.BORDER_TAKEN
    connected = (s.terms.board.connected[cast("Casting", f).edge] >> border) & 1
    return why.OUT_OF_SIGHT if connected else why.NOT_CONNECTED


t.V.refuses(t.EXTEND, t.PICK_BORDER, why_not_extended)

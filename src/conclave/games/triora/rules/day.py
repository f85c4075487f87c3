"""The Day: Inquisitor, Morgana, herbs, Villagers (R36, R65, R72 to R78, O6, O47, O48, O55)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import FOREST, way
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.gains import gain_silver
from conclave.games.triora.rules.inquisition import change_inquisition, check_capture, gain_points
from conclave.games.triora.rules.instinct import would_betray
from conclave.games.triora.rules.potions import get_shovels
from conclave.games.triora.table import BOOK, Table, area_of, by_inquisition, villagers_of
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

INQUISITOR: Final = 0
MORGANA: Final = 1


def let_day_break(s: Table, f: Frame) -> None:
    """All have played: now the others walk (R72)."""
    s.active = -1
    f.told = -1
    s.tell_and_head(t.DAY_BREAKS, -1, s.round)


# --- the Inquisitor ----------------------------------------------------------------------------------------
def send_inquisitor(s: Table, f: Frame) -> None:
    """He hunts the Witch of the highest player, and investigates wherever he starts and goes (R73, R74)."""
    target = by_inquisition(s)[0]
    goal = area_of(s, target, t.WITCH)
    s.tell(t.HUNTS, -1, target, goal)
    areas = way(s.inquisitor, goal)
    investigate(s, s.inquisitor)
    if not areas:
        s.tell(t.STAYED, -1, INQUISITOR, s.inquisitor)
    for area in areas:
        s.tell(t.WALKED, -1, INQUISITOR, s.inquisitor, area)
        s.inquisitor = area
        for seat in s.order:
            check_capture(s, seat)
        investigate(s, area)
    s.night = False


def investigate(s: Table, area: int) -> None:
    """Witches and Familiars found are hunted more, in turn order; the Forest hides them (R57, R75, O47)."""
    found = sum([area_of(s, seat, piece) == area for seat in s.order for piece in (t.WITCH, t.FAMILIAR)])
    s.tell(t.INVESTIGATED, -1, area, found)
    for seat in s.order:
        if area_of(s, seat, t.WITCH) == area:
            find(s, seat, t.WITCH, area, box.FOUND_WITCH)
        if area_of(s, seat, t.FAMILIAR) == area:
            find(s, seat, t.FAMILIAR, area, box.FOUND_FAMILIAR)


def find(s: Table, seat: int, piece: int, area: int, inquisition: int) -> None:
    """A piece is found, unless the Forest hides it."""
    if area == FOREST:
        s.tell(t.HIDDEN, seat, piece, area)
        return
    s.tell(t.FOUND, seat, piece, area)
    change_inquisition(s, seat, inquisition)


# --- Morgana -----------------------------------------------------------------------------------------------
def send_morgana(s: Table, f: Frame) -> None:
    """She seeks the Witch of the lowest player, once the Inquisitor has finished (R77, O48)."""
    target = by_inquisition(s)[-1]
    goal = area_of(s, target, t.WITCH)
    s.tell(t.SEEKS, -1, target, goal)
    areas = [s.morgana, *way(s.morgana, goal)]
    if len(areas) == 1:
        s.tell(t.STAYED, -1, MORGANA, s.morgana)
    f.them = areas
    f.it = 0


def walk_on(s: Table, f: Frame) -> None:
    """Each Witch in the area is met, in turn order; then the next area (O48)."""
    area = f.them[0]
    met = [seat for seat in s.order if area_of(s, seat, t.WITCH) == area]
    if not met:
        s.tell(t.MET_NOBODY, -1, area)
    if f.it < len(met):
        f.you = met[f.it]
        f.it += 1
        s.tell(t.MET, f.you, area)
        s.push(Frame(MEETING, -1, f.you))
        f.again()
        return
    f.it = 0
    f.them.pop(0)
    if f.them:
        s.tell(t.WALKED, -1, MORGANA, area, f.them[0])
        s.morgana = f.them[0]
        f.again()


def why_no_gift(s: Table, f: Frame, a: int, b: int) -> int:
    """Why Morgana's gifts are refused to a Witch (R80)."""
    return why.BETRAYS if would_betray(s, f.you, box.MORGANA_INQUISITION) else ALLOWED


t.V.refuses(t.MORGANA, t.TAKE_POINTS, why_no_gift)
t.V.refuses(t.MORGANA, t.TAKE_SHOVELS, why_no_gift)


def offer_gift(s: Table, f: Frame) -> None:
    """Inquisition for points or for shovels, or nothing (R78)."""
    if why_no_gift(s, f, -1, -1) != ALLOWED:
        s.tell(t.WITHHELD, f.you)
        f.leave()
        return
    s.ask(f.you, t.MORGANA, -1, [t.PASSING, pack(t.TAKE_POINTS), pack(t.TAKE_SHOVELS)])


def take_gift(s: Table, f: Frame) -> None:
    """What was chosen."""
    if s.answer.verb == PASS:
        s.tell(t.DECLINED, f.you)
        return
    change_inquisition(s, f.you, box.MORGANA_INQUISITION)
    if s.answer.verb == t.TAKE_POINTS:
        gain_points(s, f.you, box.MORGANA_POINTS)
    else:
        get_shovels(s, f.you, box.MORGANA_SHOVELS)


MEETING: Final = BOOK.rule("meeting", [offer_gift, take_gift])


# --- herbs and Villagers -----------------------------------------------------------------------------------
def let_herbs_grow(s: Table, f: Frame) -> None:
    """What was planted can be harvested (R36)."""
    for seat in range(s.seats):
        grown = 0
        for at in range(t.RING * seat, t.RING * (seat + 1), t.PLACES):
            grown += s.herbs[at + t.PLANTING]
            s.herbs[at + t.HARVEST] += s.herbs[at + t.PLANTING]
            s.herbs[at + t.PLANTING] = 0
        if grown:
            s.tell(t.HERBS_GREW, seat, grown)
    f.them = s.order[:]


def thank_villagers(s: Table, f: Frame) -> None:
    """In turn order: Soldiers, Merchants, Nobles, then the shovels of Peasants (R65, O55)."""
    if not f.them:
        return
    seat = f.them.pop(0)
    f.again()
    have = villagers_of(s, seat)
    if have[t.SOLDIER]:
        s.tell(t.VILLAGER_GIFTS, seat, have[t.SOLDIER], t.SOLDIER)
        change_inquisition(s, seat, -box.SOLDIER_INQUISITION * have[t.SOLDIER])
    if have[t.MERCHANT]:
        s.tell(t.VILLAGER_GIFTS, seat, have[t.MERCHANT], t.MERCHANT)
        gain_silver(s, seat, have[t.MERCHANT])
    if have[t.NOBLE]:
        s.tell(t.VILLAGER_GIFTS, seat, have[t.NOBLE], t.NOBLE)
        gain_points(s, seat, have[t.NOBLE])
    if have[t.PEASANT]:
        s.tell(t.VILLAGER_GIFTS, seat, have[t.PEASANT], t.PEASANT)
        get_shovels(s, seat, have[t.PEASANT])


DAY: Final = BOOK.rule(
    "day", [let_day_break, send_inquisitor, send_morgana, walk_on, let_herbs_grow, thank_villagers]
)

"""The actions of the areas, and what refuses them (R41 to R62, O28, O37, O40, O44, O66)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREAS, CASTLE, CITY, LAIR, MAIN, STONES, SWAMP, TOWER
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.gains import gain_silver, pay_potion, pay_silver, receive
from conclave.games.triora.rules.inquisition import change_inquisition, gain_points, let_end_near
from conclave.games.triora.rules.instinct import forced, would_betray
from conclave.games.triora.rules.potions import WITH_SILVER, get_cauldrons
from conclave.games.triora.rules.villagers import villagers_for, why_not_won, win_villager
from conclave.games.triora.table import BOOK, Table, doom_in, is_full
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED

POTION_FOR: Final[list[int]] = [
    t.MOLESTUM, t.PESTILENTIAE, t.VENENI, t.IGNIS, -1, -1, -1, t.NECROMANTIAE, t.ARCANUM, -1, -1,
]  # fmt: skip
"""The potion that the action of an area costs; the Castle takes one of two (R43, R49, R58, R60)."""


# --- what refuses an action --------------------------------------------------------------------------------
def why_no_marker(s: Table, seat: int, area: int) -> int:
    """Why a seat cannot put a Doom Marker in a main area (R46, O32)."""
    if s.markers[seat] == 0:
        return why.NO_MARKER
    return why.AREA_FULL if is_full(s, area) else ALLOWED


def has_potion(s: Table, seat: int, which: int) -> bool:
    """Whether a seat has a potion."""
    return s.potions[t.POTIONS * seat + which] > 0


def why_no_act(s: Table, f: Frame, area: int, payment: int) -> int:
    """Why the action of an area is not done, paid in some way (R41 to R46, R58, R61)."""
    if s.action != area or area in (CASTLE, STONES, TOWER, SWAMP):
        return why.NOT_HERE
    if area < MAIN:
        reason = why_no_marker(s, f.you, area)
        if reason != ALLOWED:
            return reason
    reason = why_not_paid(s, f.you, area, payment)
    if reason == ALLOWED and would_betray(s, f.you, box.ACTION_GAINS[area].inquisition):
        return why.BETRAYS
    return reason


def why_not_paid(s: Table, seat: int, area: int, payment: int) -> int:
    """Why an action is not paid for in some way."""
    costs = POTION_FOR[area] >= 0 and s.copied < 0
    if payment == t.FOR_NOTHING:
        return why.IS_NOT_FREE if costs else ALLOWED
    if not costs:
        return why.IS_FREE
    if payment == t.WITH_POTION:
        return ALLOWED if has_potion(s, seat, POTION_FOR[area]) else why.NO_POTION
    if area >= MAIN:
        return why.UNDEAD_HERE
    return ALLOWED if s.undead[seat] else why.NO_UNDEAD


def why_not_bewitched(s: Table, seat: int, column: int, which: int) -> int:
    """Why a seat does not bewitch a personage with a potion (R49, R61)."""
    if s.action != CASTLE:
        return why.NOT_HERE
    if s.castle[column] >= 0:
        return why.COLUMN_TAKEN
    if s.markers[seat] == 0:
        return why.NO_MARKER
    if s.copied < 0 and not has_potion(s, seat, which):
        return why.NO_POTION
    return ALLOWED if s.silver[seat] >= box.FEE[column] else why.NO_SILVER


def why_no_enchantment(s: Table, f: Frame, column: int, b: int) -> int:
    """Why a personage is not enchanted; whom the Inquisitor hunts may change with it (R80)."""
    reason = why_not_bewitched(s, f.you, column, t.INCANTATIONIS)
    if reason == ALLOWED and would_betray(s, f.you, -box.ENCHANT_GAIN[column]):
        return why.BETRAYS
    return reason


def why_no_curse(s: Table, f: Frame, column: int, b: int) -> int:
    """Why a personage is not cursed."""
    return why_not_bewitched(s, f.you, column, t.MALEDICTIONIS)


def why_no_copy(s: Table, f: Frame, area: int, b: int) -> int:
    """Why the Tower does not copy an area (R60, O40)."""
    if s.action != TOWER:
        return why.NOT_HERE
    if not has_potion(s, f.you, t.ARCANUM):
        return why.NO_POTION
    if area == TOWER:
        return why.NOT_ITSELF
    if area < MAIN:
        return why_no_marker(s, f.you, area)
    if area == CASTLE and not has_free_column(s, f.you):
        return why.CANNOT_COPY
    return why.BETRAYS if would_betray(s, f.you, forced(s, f.this == t.WITCH, area)) else ALLOWED


def has_free_column(s: Table, seat: int) -> bool:
    """Whether a seat could put a marker on a column of the Castle, potions aside."""
    if s.markers[seat] == 0:
        return False
    silver = s.silver[seat]
    return any(s.castle[column] < 0 and box.FEE[column] <= silver for column in range(t.COLUMNS))


def why_not_bought(s: Table, f: Frame, handle: int, without: int) -> int:
    """Why a Villager is not won in the Swamp House (R62)."""
    if s.action != SWAMP:
        return why.NOT_HERE
    return why.WHOLE_PRICE if without >= 0 else why_not_won(s, f.you, handle, -1)


for _verb, _why in (
    (t.ACT, why_no_act),
    (t.ENCHANT, why_no_enchantment),
    (t.CURSE, why_no_curse),
    (t.COPY, why_no_copy),
    (t.BUY, why_not_bought),
):
    t.V.refuses(t.DO_WHAT, _verb, _why)


# --- what is offered ---------------------------------------------------------------------------------------
def action_codes(s: Table, f: Frame) -> list[int]:
    """The ways in which the action that is due can be done."""
    area = s.action
    if area < 0:
        return []
    if area == CASTLE:
        return castle_codes(s, f)
    if area == TOWER:
        if not has_potion(s, f.you, t.ARCANUM):
            return []
        return [pack(t.COPY, each) for each in range(AREAS) if why_no_copy(s, f, each, -1) == ALLOWED]
    if area == STONES:
        return [pack(t.STEP, (s.token + 1) % t.SPACES)]
    if area == SWAMP:
        return villagers_for(s, f.you, False)
    return [
        pack(t.ACT, area, payment)
        for payment in range(t.PAYMENTS)
        if why_no_act(s, f, area, payment) == ALLOWED
    ]


def castle_codes(s: Table, f: Frame) -> list[int]:
    """The personages that a seat can enchant or curse."""
    codes: list[int] = []
    for column in range(t.COLUMNS):
        if s.castle[column] < 0:
            if why_no_enchantment(s, f, column, -1) == ALLOWED:
                codes.append(pack(t.ENCHANT, column))
            if why_no_curse(s, f, column, -1) == ALLOWED:
                codes.append(pack(t.CURSE, column))
    return codes


# --- doing it ----------------------------------------------------------------------------------------------
def act(s: Table, seat: int, area: int, payment: int) -> None:
    """Pay, and take what the area gives (R43, R44, R52, R56, R58)."""
    s.action = -1
    s.tell(t.ACTED, seat, area, payment)
    if payment == t.WITH_POTION:
        pay_potion(s, seat, POTION_FOR[area])
    elif payment == t.WITH_UNDEAD:
        s.undead[seat] -= 1
        s.tell(t.PAID_UNDEAD, seat, s.undead[seat])
    if area < MAIN:
        bring_doom(s, seat, area)
    elif area == LAIR:
        get_cauldrons(s, seat, box.LAIR_CAULDRONS, WITH_SILVER)
    else:
        receive(s, seat, box.ACTION_GAINS[area])


def bring_doom(s: Table, seat: int, area: int) -> None:
    """A marker, and the benefits of the area (R44, O66)."""
    s.markers[seat] -= 1
    s.doom[MAIN * seat + area] += 1
    left = box.DOOM_SPACES[s.seats] - doom_in(s, area)
    s.tell(t.MARKED, seat, area, left)
    if left == 0:
        s.tell(t.DESTROYED, seat, area)
        if sum([is_full(s, each) for each in range(MAIN)]) >= box.FULL_AREAS:
            let_end_near(s)
    receive(s, seat, box.ACTION_GAINS[area])
    if area == CITY:
        s.push(Frame(CITY_GIFT, -1, seat))


def bewitch(s: Table, seat: int, column: int, how: int) -> None:
    """Pay potion and silver, mark the column, and take its result (R49, R61)."""
    s.action = -1
    s.tell(t.ENCHANTED if how == t.BY_ENCHANTMENT else t.CURSED, seat, column)
    if s.copied < 0:  # what the Tower copies waives the potion (R61)
        pay_potion(s, seat, t.INCANTATIONIS if how == t.BY_ENCHANTMENT else t.MALEDICTIONIS)
    pay_silver(s, seat, box.FEE[column])
    s.markers[seat] -= 1
    s.castle[column] = seat
    if how == t.BY_ENCHANTMENT:
        change_inquisition(s, seat, -box.ENCHANT_GAIN[column])
    else:
        gain_points(s, seat, box.CURSE_GAIN[column])


def copy_area(s: Table, seat: int, area: int, is_witch: bool) -> None:
    """Pay the Arcanum: the action of another area is due, and for a Witch its bonus (R60, R61, O37)."""
    s.tell(t.COPIED, seat, area)
    pay_potion(s, seat, t.ARCANUM)
    s.action = area
    s.copied = area
    if is_witch:
        s.bonus = area
    if area == SWAMP:
        pay_toll(s, seat)


def pay_toll(s: Table, seat: int) -> None:
    """Coming to the Swamp House always costs Inquisition (R62, O27, O40)."""
    s.tell(t.SWAMP_TOLL, seat)
    change_inquisition(s, seat, box.SWAMP_INQUISITION)


# --- the gift of the City ----------------------------------------------------------------------------------
def why_no_gift(s: Table, f: Frame, handle: int, without: int) -> int:
    """Why a Villager is not won in the City, with a potion let off (O44)."""
    return why.NAME_POTION if without < 0 else why_not_won(s, f.you, handle, without)


t.V.refuses(t.CITY_GIFT, t.BUY, why_no_gift)
TAKE_SILVER: Final = pack(t.SILVER)


def choose_gift(s: Table, f: Frame) -> None:
    """Silver, or a Villager at one potion less (R47, O44)."""
    s.ask_unless_forced(f.you, t.CITY_GIFT, -1, [TAKE_SILVER, *villagers_for(s, f.you, True)])


def take_gift(s: Table, f: Frame) -> None:
    """What was chosen."""
    if s.answer.verb == t.BUY:
        win_villager(s, f.you, s.answer.a, s.answer.b)
    else:
        gain_silver(s, f.you, box.CITY_SILVER)


CITY_GIFT: Final = BOOK.rule("city gift", [choose_gift, take_gift])

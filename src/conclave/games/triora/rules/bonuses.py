"""The Witch's Bonus and the Coven Bonus (R37 to R40, R51, R53, O34 to O38, O42, O68)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import CASTLE, FOREST, LAIR, MAIN, STONES, TOWER
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.areas import bring_doom, has_potion, why_no_marker
from conclave.games.triora.rules.gains import gain_silver, pay_potion, receive
from conclave.games.triora.rules.instinct import would_betray
from conclave.games.triora.rules.stones import bonus_moves, hasten, skip
from conclave.games.triora.table import BOOK, Table, area_of
from conclave.kernel.choices import Option, pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


# --- what refuses a bonus ----------------------------------------------------------------------------------
def why_no_bonus(s: Table, f: Frame, area: int, b: int) -> int:
    """Why the Witch's Bonus of an area is not taken as it is (R37, R80)."""
    if s.bonus != area or area in (CASTLE, LAIR, STONES, TOWER):
        return why.NO_BONUS
    gain = box.BONUS_GAINS[area].inquisition
    return why.BETRAYS if gain and would_betray(s, f.you, gain) else ALLOWED


def why_no_spread(s: Table, f: Frame, area: int, b: int) -> int:
    """Why the bonus of the Castle does not put a marker in an area (R51, O42)."""
    if s.bonus != CASTLE:
        return why.NO_BONUS
    if area >= MAIN:
        return why.NOT_MAIN
    if s.points[f.you] < box.SPREAD_POINTS:
        return why.TOO_FEW_POINTS
    reason = why_no_marker(s, f.you, area)
    if reason == ALLOWED and would_betray(s, f.you, box.ACTION_GAINS[area].inquisition):
        return why.BETRAYS
    return reason


def why_no_sale(s: Table, f: Frame, which: int, b: int) -> int:
    """Why the bonus of the Lair does not sell a potion (R53)."""
    if s.bonus != LAIR:
        return why.NO_BONUS
    return ALLOWED if has_potion(s, f.you, which) else why.NOTHING_TO_SELL


def why_no_second_sale(s: Table, f: Frame, which: int, b: int) -> int:
    """Why a second potion is not sold."""
    return ALLOWED if has_potion(s, f.you, which) else why.NOTHING_TO_SELL


for _question in (t.DO_WHAT, t.COVEN):
    t.V.refuses(_question, t.BONUS, why_no_bonus)
    t.V.refuses(_question, t.SPREAD, why_no_spread)
    t.V.refuses(_question, t.SELL, why_no_sale)
t.V.refuses(t.SELL_SECOND, t.SELL, why_no_second_sale)


def bonus_codes(s: Table, f: Frame) -> list[int]:
    """The ways in which the Witch's Bonus that is due can be taken."""
    area = s.bonus
    if area == STONES or s.skips:
        return bonus_moves(s, f)
    if area < 0 or area == TOWER:
        return []
    if area == CASTLE:
        return [pack(t.SPREAD, each) for each in range(MAIN) if why_no_spread(s, f, each, -1) == ALLOWED]
    if area == LAIR:
        return sales(s, f.you)
    return [pack(t.BONUS, area)] if why_no_bonus(s, f, area, -1) == ALLOWED else []


def sales(s: Table, seat: int) -> list[int]:
    """Every potion that a seat can sell."""
    return [pack(t.SELL, which) for which in range(t.POTIONS) if has_potion(s, seat, which)]


def take_bonus(s: Table, seat: int, o: Option) -> None:
    """Take the Witch's Bonus as chosen."""
    area = s.bonus
    if o.verb == t.SKIP:
        skip(s, seat)
        return
    if o.verb == t.HASTEN:
        hasten(s, seat)
        return
    s.bonus = -1
    s.tell(t.TOOK_BONUS, seat, area)
    if o.verb == t.SPREAD:
        s.points[seat] -= box.SPREAD_POINTS
        s.tell(t.PAID_POINTS, seat, box.SPREAD_POINTS, s.points[seat])
        bring_doom(s, seat, o.a)
    elif o.verb == t.SELL:
        s.push(Frame(SELLING, -1, seat, o.a))
    else:
        receive(s, seat, box.BONUS_GAINS[area])


# --- selling -----------------------------------------------------------------------------------------------
def sell_first(s: Table, f: Frame) -> None:
    """The first potion brings 3 silver; a second one more (R53)."""
    pay_potion(s, f.you, f.it, t.SOLD_POTION)
    gain_silver(s, f.you, box.FOR_ONE)
    s.ask_unless_forced(f.you, t.SELL_SECOND, -1, [t.PASSING, *sales(s, f.you)])


def sell_second(s: Table, f: Frame) -> None:
    """A second one, or none."""
    if s.answer.verb == t.SELL:
        pay_potion(s, f.you, s.answer.a, t.SOLD_POTION)
        gain_silver(s, f.you, box.FOR_TWO - box.FOR_ONE)


SELLING: Final = BOOK.rule("selling", [sell_first, sell_second])


# --- the Coven ---------------------------------------------------------------------------------------------
def hosts_of(s: Table) -> list[int]:
    """The seats whose Witches were where a Witch has arrived, in turn order after her (R38, O35)."""
    here = area_of(s, s.active, t.WITCH)
    if here == FOREST:
        return []
    at = s.order.index(s.active)
    others = [*s.order[at + 1 :], *s.order[:at]]
    return [seat for seat in others if area_of(s, seat, t.WITCH) == here]


def gather_coven(s: Table, f: Frame) -> None:
    """A Witch who arrives brings the others there the Witch's Bonus again (R38, O36, O38)."""
    f.them = hosts_of(s)
    here = area_of(s, s.active, t.WITCH)
    f.here = s.copied if here == TOWER else here
    if f.here < 0:
        f.leave()


def offer_coven(s: Table, f: Frame) -> None:
    """The next of them may take it (O34)."""
    s.bonus = -1
    s.skips = 0
    if not f.them:
        f.leave()
        return
    f.you = f.them[0]
    s.bonus = f.here
    if bonus_codes(s, f):
        s.tell(t.COVEN_MET, f.you, f.here)
    else:
        s.tell(t.COVEN_IDLE, f.you, f.here)
        s.bonus = -1
    ask_coven(s, f)


def ask_coven(s: Table, f: Frame) -> None:
    """Ask whether the bonus is taken, or what is left of it."""
    s.ask_unless_forced(f.you, t.COVEN, f.here, [t.PASSING, *bonus_codes(s, f)])


def take_coven(s: Table, f: Frame) -> None:
    """Take it or not; of two moves without benefit the second is asked for, too."""
    if s.answer.verb == PASS:
        if s.bonus >= 0:
            s.tell(t.COVEN_DECLINED, f.you, f.here)
        elif s.skips:
            s.tell(t.LEFT_SKIP, f.you)
    else:
        take_bonus(s, f.you, s.answer)
        if s.skips:
            f.again()
            ask_coven(s, f)
            return
    f.them.pop(0)
    f.go_to(NEXT_HOST)


NEXT_HOST: Final = Label("next host")
COVEN: Final = BOOK.rule("coven", [gather_coven, NEXT_HOST, offer_coven, take_coven])

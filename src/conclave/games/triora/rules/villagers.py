"""Villagers: who can be won, for what, and what happens to the row (R47, R61 to R66, O33, O44, O54)."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.gains import pay_potion
from conclave.games.triora.table import Table
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.reasons import ALLOWED


def can_pay(s: Table, seat: int, cost: list[int], without: int) -> bool:
    """Whether a seat has the potions of a price, one of them perhaps let off."""
    at = t.POTIONS * seat
    for which in cost:
        n = cost.count(which) - (1 if which == without else 0)
        if s.potions[at + which] < n:
            return False
    return True


def why_not_won(s: Table, seat: int, handle: int, without: int) -> int:
    """Why a seat cannot win a Villager, at the full price or with one potion let off (R62, R63, O44)."""
    if handle not in s.row[: box.FOR_SALE]:
        return why.NOT_FOR_SALE
    cost = box.COST[s.face[handle]]
    if without >= 0 and without not in cost:
        return why.NOT_IN_COST
    return ALLOWED if can_pay(s, seat, cost, without) else why.TOO_DEAR


def villagers_for(s: Table, seat: int, cheaper: bool) -> list[int]:
    """The Villagers a seat can win, as options: one for each potion that may be let off, if one is."""
    codes: list[int] = []
    for handle in s.row[: box.FOR_SALE]:
        cost = box.COST[s.face[handle]]
        if not cheaper:
            if can_pay(s, seat, cost, -1):
                codes.append(pack(t.BUY, handle))
            continue
        for n, which in enumerate(cost):
            if which not in cost[:n] and can_pay(s, seat, cost, which):
                codes.append(pack(t.BUY, handle, which))
    return codes


def win_villager(s: Table, seat: int, handle: int, without: int) -> None:
    """Pay, take the card, and let the row close up (R63, O54)."""
    s.tell(t.BOUGHT, seat, handle, without)
    for which in box.COST[s.face[handle]]:
        if which == without:
            without = -1
        else:
            pay_potion(s, seat, which)
    s.row.remove(handle)
    s.owner[handle] = seat
    draw_villager(s)


def draw_villager(s: Table) -> None:
    """A new card is the last of the row, as long as there are any."""
    if s.drawn == t.VILLAGERS:
        s.tell(t.NO_MORE_VILLAGERS, -1)
        return
    handle = s.drawn
    s.drawn += 1
    s.row.append(handle)
    s.show(handle, EVERYONE)
    s.tell(t.REVEALED, -1, handle, t.VILLAGERS - s.drawn)

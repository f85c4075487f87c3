"""The end: what everything counts, and who wins (R81 to R93, O50, O56 to O61, O69)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import MAIN
from conclave.games.triora.rules import box
from conclave.games.triora.table import BOOK, Table, by_inquisition, crowns_of, villagers_of
from conclave.kernel.frames import Frame


def presences(s: Table) -> list[int]:
    """How strong each seat is in each main area: its markers there, its Villagers of that kind (R66, R84)."""
    found = s.doom[:]
    for handle in range(t.VILLAGERS):
        if s.owner[handle] >= 0:
            found[MAIN * s.owner[handle] + box.KIND[s.face[handle]]] += 1
    return found


def share(strength: list[int], seat: int, area: int, own: int) -> tuple[int, int]:
    """The place of a seat that is so strong in an area, and its points (R84 to R86, O57)."""
    others = [strength[n] for n in range(area, len(strength), MAIN) if n // MAIN != seat]
    ahead = len([x for x in others if x > own])
    tied = 1 + others.count(own)
    return ahead + 1, sum(box.CONTROL_POINTS[ahead : ahead + tied]) // tied if own else 0


def set_points(have: list[int]) -> int:
    """The points for sets of different Villagers, the largest sets first, which is best (R87, O56)."""
    left = have[:]
    points = 0
    while True:
        kinds = [kind for kind in range(t.KINDS) if left[kind]]
        if len(kinds) < 2:
            return points
        points += box.SET_POINTS[len(kinds)]
        for kind in kinds:
            left[kind] -= 1


def crown_points(crowns: int) -> int:
    """What Crowns are worth (R89)."""
    return box.CROWN_POINTS[min(crowns, len(box.CROWN_POINTS) - 1)]


def leftovers(s: Table, seat: int) -> int:
    """A point for each potion, Undead and silver left (R90)."""
    potions = sum(s.potions[t.POTIONS * seat : t.POTIONS * (seat + 1)])
    return potions + s.undead[seat] + s.silver[seat]


def count(s: Table, seat: int, what: int, n: int) -> None:
    """A row of the count."""
    if n:
        s.total[seat] += n
        s.tell(t.COUNTED, seat, what, n)


def count_everything(s: Table, f: Frame) -> None:
    """Control, sets, penalties, Crowns, leftovers (R84 to R90, O59)."""
    f.told = -1
    s.tell_and_head(t.COUNTING, -1)
    s.total = s.points[:]
    strength = presences(s)
    for area in range(MAIN):
        for seat in range(s.seats):
            own = strength[MAIN * seat + area]
            if own:
                place, n = share(strength, seat, area, own)
                s.total[seat] += n
                s.tell(t.CONTROLLED, seat, area, place, n)
    ranked = by_inquisition(s)
    for seat in range(s.seats):
        count(s, seat, t.SETS, set_points(villagers_of(s, seat)))
        count(s, seat, t.PENALTY, -box.PENALTIES[ranked.index(seat)])
        count(s, seat, t.CROWNS, crown_points(crowns_of(s, seat)))
        count(s, seat, t.LEFTOVERS, leftovers(s, seat))
        if (s.captured >> seat) & 1:
            s.total[seat] = 0


def find_places(s: Table, f: Frame) -> None:
    """Most points win, of equals who is hunted less; the captured share the last place (R91, O50, O69)."""
    free = [seat for seat in by_inquisition(s)[::-1] if not (s.captured >> seat) & 1]
    free.sort(key=s.total.__getitem__, reverse=True)
    for seat in range(s.seats):
        s.place[seat] = free.index(seat) + 1 if seat in free else len(free) + 1
    for seat in sorted(range(s.seats), key=s.place.__getitem__):
        s.tell(t.TOTALLED, seat, s.total[seat], s.place[seat])
    if not free:
        s.tell(t.NO_WINNER, -1)
    s.over = True


COUNTING: Final = BOOK.rule("counting", [count_everything, find_places])

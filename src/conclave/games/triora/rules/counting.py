"""The end: what everything counts, and who wins (R81 to R93, O50, O56 to O61, O69)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import MAIN
from conclave.games.triora.rules import box
from conclave.games.triora.table import BOOK, Table, by_inquisition, crowns_of, villagers_of
from conclave.kernel.frames import Frame


def presence(s: Table, seat: int, area: int) -> int:
    """How strong a seat is in a main area: its markers there and its Villagers of that kind (R66, R84)."""
    return s.doom[MAIN * seat + area] + villagers_of(s, seat)[area]


def control_of(s: Table, area: int) -> list[tuple[int, int, int]]:
    """Who controls a main area: seat, place, points; ties share the places they cover (R84 to R86, O57)."""
    strength = [presence(s, seat, area) for seat in range(s.seats)]
    found: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        if strength[seat] == 0:
            continue
        ahead = len([x for x in strength if x > strength[seat]])
        tied = strength.count(strength[seat])
        covered = box.CONTROL_POINTS[ahead : ahead + tied]
        found.append((seat, ahead + 1, sum(covered) // tied))
    return found


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
    for area in range(MAIN):
        for seat, place, n in control_of(s, area):
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

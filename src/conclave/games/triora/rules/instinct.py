"""Self-preservation: nobody lets a Witch who is safe be captured, nor leaves her own in danger (R80, O52)."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, FOREST, STONES, SWAMP, way
from conclave.games.triora.rules import box
from conclave.games.triora.table import Table, area_of


class Outlook:
    """Where Witches and Familiars stand and how they are hunted, to look ahead with."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.witch = [area_of(s, seat, t.WITCH) for seat in range(s.seats)]
        self.familiar = [area_of(s, seat, t.FAMILIAR) for seat in range(s.seats)]
        self.inquisition = s.inquisition[:]
        self.pile = s.pile[:]
        self.captured = 0

    def hunt(self, seat: int, n: int) -> None:
        """A disk moves up or down (R69, O45)."""
        now = max(0, min(box.MOST_INQUISITION, self.inquisition[seat] + n))
        if now != self.inquisition[seat]:
            self.inquisition[seat] = now
            self.pile.remove(seat)
            self.pile.append(seat)

    def target(self) -> int:
        """The highest player whose Witch is on the board, -1 if there is none (R73)."""
        found = -1
        for seat in self.pile:
            if self.witch[seat] >= 0 and (found < 0 or self.inquisition[seat] >= self.inquisition[found]):
                found = seat
        return found

    def check(self, inquisitor: int) -> None:
        """Witches at the limit who stand with the Inquisitor are captured (R70)."""
        if inquisitor == FOREST:
            return
        for seat in range(self.s.seats):
            if self.inquisition[seat] == box.MOST_INQUISITION and self.witch[seat] == inquisitor:
                self.captured |= 1 << seat

    def investigate(self, area: int) -> None:
        """Whoever is found in an area is hunted more (R75, R57)."""
        self.check(area)
        if area == FOREST:
            return
        for seat in self.s.order:
            if self.witch[seat] == area:
                self.hunt(seat, box.FOUND_WITCH)
            if self.familiar[seat] == area:
                self.hunt(seat, box.FOUND_FAMILIAR)
        self.check(area)

    def caught(self) -> int:
        """Who is captured now, and by the Inquisitor's next walk if it is still to come, as a mask."""
        at = self.s.inquisitor
        self.check(at)
        goal = self.target()
        if self.s.night and goal >= 0:
            self.investigate(at)
            for area in way(at, self.witch[goal]):
                self.investigate(area)
        return self.captured | self.s.captured


def would_betray(s: Table, seat: int, first: int, then: int = 0) -> bool:
    """Whether more or less Inquisition, at once and right after, lets a Witch be captured who is safe now."""
    if not s.careful or (first == 0 and then == 0):
        return False
    after = Outlook(s)
    for n in (first, then):
        if n:
            after.hunt(seat, n)
            after.check(s.inquisitor)
    return (after.caught() & ~Outlook(s).caught()) != 0


def placing_would_betray(s: Table, seat: int, piece: int, circle: int) -> bool:
    """Whether a placement, with what it forces, would do so; one's own Witch must leave danger (R80, O52)."""
    if not s.careful or piece == t.EXTRA:
        return False
    before = Outlook(s).caught()
    after = Outlook(s)
    if piece == t.WITCH:
        after.witch[seat] = AREA_OF[circle]
        before &= s.captured | ~(1 << seat)
    else:
        after.familiar[seat] = AREA_OF[circle]
    after.hunt(seat, forced(s, piece == t.WITCH, AREA_OF[circle]))
    return (after.caught() & ~before) != 0


def forced(s: Table, is_witch: bool, area: int) -> int:
    """The Inquisition that a place forces on a piece: the toll, or the first step; a Witch may skip to it."""
    if area == STONES:
        first = s.token + 1
        last = first + box.SKIPS if is_witch else first
        return min([box.STONE_GAINS[n % t.SPACES].inquisition for n in range(first, last + 1)])
    return box.SWAMP_INQUISITION if area == SWAMP else 0

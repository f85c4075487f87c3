"""Doom Points, the Inquisition track, and capture (R67 to R71, O9, O45, O46, O49)."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.board import FOREST
from conclave.games.triora.rules import box
from conclave.games.triora.table import Table, area_of


def gain_points(s: Table, seat: int, n: int) -> None:
    """Doom Points are gained."""
    s.points[seat] += n
    s.tell(t.GAINED_POINTS, seat, n, s.points[seat])


def change_inquisition(s: Table, seat: int, n: int) -> None:
    """The disk moves at once: what goes beyond 32 costs Doom Points, what goes below 0 is void (R69, O45)."""
    was = s.inquisition[seat]
    now = min(box.MOST_INQUISITION, max(0, was + n))
    if now != was:
        s.inquisition[seat] = now
        s.pile.remove(seat)
        s.pile.append(seat)
    if n < 0:
        if now == was:
            s.tell(t.STILL_UNHUNTED, seat)
        else:
            s.tell(t.HUNTED_LESS, seat, was - now, now)
        return
    if now != was:
        s.tell(t.HUNTED_MORE, seat, now - was, now)
    beyond = was + n - now
    if beyond:
        s.points[seat] = max(0, s.points[seat] - beyond)
        s.tell(t.HUNTED_TOO_MUCH, seat, beyond, s.points[seat])
    check_capture(s, seat)


def is_caught(s: Table, seat: int) -> bool:
    """Whether a Witch at the limit stands with the Inquisitor, outside the Forest (R70, O49)."""
    return (
        s.inquisition[seat] == box.MOST_INQUISITION
        and s.inquisitor != FOREST
        and area_of(s, seat, t.WITCH) == s.inquisitor
    )


def check_capture(s: Table, seat: int) -> None:
    """A Witch who is caught is captured for good, and the game enters its last round (R70, R82, R83, O9)."""
    if is_caught(s, seat) and not (s.captured >> seat) & 1:
        s.captured |= 1 << seat
        s.tell(t.CAPTURED, seat, s.inquisitor)
        let_end_near(s)


def let_end_near(s: Table) -> None:
    """The round is played out, then everything is counted (R81, R82)."""
    if not s.ending:
        s.ending = True
        s.tell(t.END_NEARS, -1)

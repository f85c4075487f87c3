"""What positions, areas, bonuses and stones give (R17, R37, R44, R54, T2, T4, T6)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.rules.inquisition import change_inquisition, gain_points
from conclave.games.triora.rules.potions import get_cauldrons, get_shovels
from conclave.games.triora.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame


def gain_silver(s: Table, seat: int, n: int) -> None:
    """Silver comes from the supply, which has no end (O32)."""
    s.silver[seat] += n
    s.tell(t.GAINED_SILVER, seat, n, s.silver[seat])


def pay_silver(s: Table, seat: int, n: int) -> None:
    """Silver goes back to the supply."""
    s.silver[seat] -= n
    s.tell(t.PAID_SILVER, seat, n, s.silver[seat])


def gain_undead(s: Table, seat: int, n: int) -> None:
    """Undead come from the supply, which has no end (O32)."""
    s.undead[seat] += n
    s.tell(t.GAINED_UNDEAD, seat, n, s.undead[seat])


def pay_potion(s: Table, seat: int, which: int, how: int = t.PAID_POTION) -> None:
    """A potion is used up, or sold."""
    at = t.POTIONS * seat + which
    s.potions[at] -= 1
    s.tell(how, seat, which, s.potions[at])


def receive(s: Table, seat: int, gain: box.Gain) -> None:
    """Take what is given: points, Inquisition, then the rest, of which some is used at once (R35, O66)."""
    if gain.points:
        gain_points(s, seat, gain.points)
    if gain.undead:
        gain_undead(s, seat, gain.undead)
    if gain.inquisition:
        change_inquisition(s, seat, gain.inquisition)
    if gain.silver:
        gain_silver(s, seat, gain.silver)
    if gain.shovels and gain.cauldrons:
        f = Frame(BOTH, gain.shovels, seat)
        f.amount = gain.cauldrons
        s.push(f)
    elif gain.shovels:
        get_shovels(s, seat, gain.shovels)
    elif gain.cauldrons:
        get_cauldrons(s, seat, gain.cauldrons)


# --- shovels and a Cauldron from one space -----------------------------------------------------------------
FIRST: Final[list[int]] = [pack(t.SHOVELS_FIRST), pack(t.CAULDRON_FIRST)]


def ask_which_first(s: Table, f: Frame) -> None:
    """Where a space gives both, the player takes them in either order (T6)."""
    s.ask(f.you, t.WHICH_FIRST, -1, FIRST)


def take_first(s: Table, f: Frame) -> None:
    """The one that was chosen."""
    f.it = s.answer.verb
    take_one(s, f, f.it == t.SHOVELS_FIRST)


def take_second(s: Table, f: Frame) -> None:
    """The other one."""
    take_one(s, f, f.it != t.SHOVELS_FIRST)


def take_one(s: Table, f: Frame, is_shovels: bool) -> None:
    """Use the shovels, or the Cauldrons."""
    if is_shovels:
        get_shovels(s, f.you, f.this)
    else:
        get_cauldrons(s, f.you, f.amount)


BOTH: Final = BOOK.rule("both", [ask_which_first, take_first, take_second])

"""Pushes, Teleports and the Bash (R7.4 to R7.6, O58, O59, O62)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import DIRECTIONS, OUTSIDE
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BASH
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.rules.harm import take_off
from conclave.games.mage_wars.rules.moves import BY_TELEPORT, PUSHED, Move, wall_between
from conclave.games.mage_wars.rules.traits import is_unmovable
from conclave.games.mage_wars.table import (
    BOOK,
    Table,
    attached_to,
    condition,
    is_alive,
    is_conjuration,
    is_in_play,
    zone_of,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


def push_from(s: Table, x: int, source: int, you: int) -> None:
    """A creature is Pushed away from a source; where that leads two ways, the pusher chooses (O58)."""
    if not is_in_play(s, x) or is_unmovable(s, x):
        s.tell(t.NO_EFFECT, s.controller[x], x)
        return
    here = zone_of(s, x)
    f = Frame(PUSH, x, you)
    f.them = s.terms.board.away(zone_of(s, source), here)
    s.push(f)


def choose_way(s: Table, f: Frame) -> None:
    """One of the ways that lead away."""
    if is_alive(s, f.you):
        s.ask_unless_forced(f.you, t.PUSH_WHERE, f.this, [pack(t.PICK_WAY, way) for way in f.them])
    else:
        s.answer = t.answer(t.PICK_WAY, f.them[0])


def push_that_way(s: Table, f: Frame) -> None:
    """It goes one zone that way, through whatever attacks on the way."""
    push(s, f.this, s.answer.a, f.you, True)


def why_not_that_way(s: Table, f: Frame, way: int, b: int) -> int:
    """Why a Push does not go some way."""
    return ALLOWED if way in f.them else why.NOT_AWAY


t.V.refuses(t.PUSH_WHERE, t.PICK_WAY, why_not_that_way)
PUSH: Final = BOOK.rule("push", [choose_way, push_that_way])


def push(s: Table, x: int, way: int, you: int, through: bool) -> None:
    """A creature is Pushed one zone; a wall that blocks Bashes it (R7.4, O58)."""
    if not is_in_play(s, x) or is_unmovable(s, x):
        s.tell(t.NO_EFFECT, s.controller[x], x)
        return
    here = zone_of(s, x)
    there = s.terms.board.near[DIRECTIONS * here + way]
    s.tell(t.PUSHED, you, x, way)
    wall = wall_between(s, x, here, there) if there != OUTSIDE else -1
    if there == OUTSIDE or (wall >= 0 and box.TRAITS[s.face[wall]][k.PASSAGE_BLOCKED]):
        a = Attack(BASH, wall if wall >= 0 else x, you, x)
        a.spell = True  # it is no deed of the creature, and has none of its traits
        s.push(a)
        return
    if wall >= 0 and not through and box.TRAITS[s.face[wall]][k.PASSAGE_ATTACKS]:
        s.tell(t.STAYED, s.controller[x], x)
        return
    s.push(Move(x, you, PUSHED, here, there))


def teleport(s: Table, x: int, there: int, you: int) -> None:
    """A creature is somewhere else at once; what is rooted in the ground stays behind (R7.6)."""
    if not is_in_play(s, x) or has_anchor(s, x):
        s.tell(t.NO_EFFECT, s.controller[x], x)
        return
    s.push(Move(x, you, BY_TELEPORT, zone_of(s, x), there))


def has_anchor(s: Table, x: int) -> bool:
    """Whether an object cannot be Teleported: only creatures are."""
    return is_conjuration(s, x)


def left_behind(s: Table, x: int) -> list[int]:
    """The conjurations attached to a creature, which a Teleport destroys; Stuck markers go too."""
    take_off(s, x, k.STUCK, condition(s, x, k.STUCK))
    return [y for y in attached_to(s, x) if is_in_play(s, y) and is_conjuration(s, y)]

"""The turn: three actions, one attack, in any order (R24, O17, O25, O31, O35)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.actions import ATTACKING, COMMANDING, MOVING, SPLITTING, actions_of
from conclave.games.dark_artifacts.rules.teams import call_stalemate, seat_after
from conclave.games.dark_artifacts.table import BOOK, Table
from conclave.kernel.frames import Frame, Label

ACTIONS: Final = 3
ATTACKS: Final = 1
STALEMATE_AFTER: Final = 30


def begin_turn(s: Table, f: Frame) -> None:
    """Three actions and one attack, and what lasting effects add (R24, C6)."""
    s.turn += 1
    s.stirred = False
    s.ends_now = False
    s.actions = ACTIONS + t.MODIFIERS.lasting_total(s, t.MORE_ACTIONS, s.active)
    s.attacks = ATTACKS + t.MODIFIERS.lasting_total(s, t.MORE_ATTACKS, s.active)
    s.end_lasting(t.END_OF_TURN + s.active, 0)
    f.told = -1
    s.tell_and_head(t.TURN_BEGINS, s.active, s.turn)


def offer_action(s: Table, f: Frame) -> None:
    """Up to three actions in any order, or pass."""
    if s.actions == 0 or s.ends_now:
        f.skip()
        return
    s.ask_unless_forced(s.active, t.ACT, -1, actions_of(s, s.active))


def take_action(s: Table, f: Frame) -> None:
    """Pay for the action and carry it out; then the next one."""
    o = s.answer
    seat = s.active
    s.actions -= 1
    f.go_to(NEXT_ACTION)
    if o.verb == t.MOVE:
        s.push(Frame(MOVING, o.a, seat))
    elif o.verb == t.SPLIT:
        s.push(Frame(SPLITTING, o.a, seat))
    elif o.verb == t.ATTACK:
        s.attacks -= 1
        s.push(Frame(ATTACKING, o.a, seat, o.b))
    elif o.verb == t.COMMAND:
        s.attacks -= 1
        s.push(Frame(COMMANDING, -1, seat))
    else:
        s.actions = 0
        s.tell(t.PASSED, seat)


def end_turn(s: Table, f: Frame) -> None:
    """The next player, unless nothing has stirred for too long (O35)."""
    s.still = 0 if s.stirred else s.still + 1
    if s.still >= STALEMATE_AFTER:
        call_stalemate(s)
        return
    s.active = seat_after(s)
    f.start_over()


NEXT_ACTION: Final = Label("next action")
TURN: Final = BOOK.rule("turn", [begin_turn, NEXT_ACTION, offer_action, take_action, end_turn])

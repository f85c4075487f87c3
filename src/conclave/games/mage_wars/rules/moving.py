"""The steps of a move: paying, leaving, walls, the zone itself, entering (R7.1, R21.1, O37, O59, O60)."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.acting import activation_of
from conclave.games.mage_wars.rules.arms import FIRST_BAR, bar_of_kind
from conclave.games.mage_wars.rules.destroying import destroy
from conclave.games.mage_wars.rules.events import ENTERED, MOVE_ACTION, MOVE_COST, cause
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.rules.moves import (
    ACROSS,
    BY_TELEPORT,
    MOVE_RULE,
    ON_FOOT,
    Move,
    blows_of,
    is_hindered,
    wall_between,
    why_no_way,
    why_stuck,
)
from conclave.games.mage_wars.rules.pushing import left_behind
from conclave.games.mage_wars.rules.revealing import count_as_action, open_window
from conclave.games.mage_wars.rules.targets import binding_guards, goes_past_guards, why_unreachable
from conclave.games.mage_wars.rules.traits import flies
from conclave.games.mage_wars.table import (
    BOOK,
    TRAMPLED,
    Table,
    creatures_in,
    is_in_play,
    note,
    times_done,
    zone_of,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


# --- 1, 2, 3: setting out ----------------------------------------------------------------------------------
def pay(s: Table, f: Frame) -> None:
    """What a move action costs is paid, or it is lost (R7.1.2)."""
    m = cast("Move", f)
    if m.how in (ON_FOOT, ACROSS):
        cause(s, MOVE_COST, m.this, -1, m.start)


def leave(s: Table, f: Frame) -> None:
    """What hears of a move action speaks (R7.1.3)."""
    m = cast("Move", f)
    if m.how in (ON_FOOT, ACROSS):
        cause(s, MOVE_ACTION, m.this, -1, m.start)


def stay_if_stuck(s: Table, f: Frame) -> None:
    """Who cannot move any more stays where it is, and the rest of the move is lost (R7.1)."""
    m = cast("Move", f)
    own = m.how in (ON_FOOT, ACROSS)
    if (
        not is_in_play(s, m.this)
        or zone_of(s, m.this) != m.start
        or (own and why_stuck(s, m.this) != ALLOWED)
    ):
        if is_in_play(s, m.this):
            s.tell(t.STAYED, s.controller[m.this], m.this)
        f.go_to(END)


# --- trample (R21.1, O37) ----------------------------------------------------------------------------------
def why_no_trample(s: Table, x: int, bar: int, y: int) -> int:
    """Why a creature does not trample another as it leaves."""
    if bar != bar_of_kind(s.face[x], k.TRAMPLE) or times_done(s, TRAMPLED, x):
        return why.NO_SUCH_BAR
    if y == x or y not in creatures_in(s, zone_of(s, x)):
        return why.NO_TARGET
    if flies(s, y):
        return why.IT_FLIES
    reason = why_unreachable(s, x, bar, y)
    guards = binding_guards(s, x, bar)
    if reason == ALLOWED and guards and y not in guards and not goes_past_guards(s, x, y):
        return why.GUARDED
    return reason


def offer_trample(s: Table, f: Frame) -> None:
    """Once a round it may trample one creature in the zone that it leaves."""
    m = cast("Move", f)
    bar = bar_of_kind(s.face[m.this], k.TRAMPLE) if m.this >= 2 else -1
    if bar >= 0 and m.how in (ON_FOOT, ACROSS):
        found = [y for y in s.play if why_no_trample(s, m.this, bar, y) == ALLOWED]
        if found:
            codes = [pack(t.TRAMPLES, bar, y) for y in found]
            s.ask(m.you, t.TRAMPLE_WHOM, m.this, [t.PASSING, *codes])
            return
    f.skip()


def trample(s: Table, f: Frame) -> None:
    """The trample is an attack of its own kind, within the move."""
    if s.answer.verb == PASS:
        return
    note(s, TRAMPLED, f.this)
    s.push(Attack(s.answer.a, f.this, f.you, s.answer.b))


def why_not_trampled(s: Table, f: Frame, bar: int, y: int) -> int:
    """Why the creature that moves does not trample another."""
    return why_no_trample(s, f.this, bar, y)


t.V.refuses(t.TRAMPLE_WHOM, t.TRAMPLES, why_not_trampled)


# --- 4: walls ----------------------------------------------------------------------------------------------
def meet_wall(s: Table, f: Frame) -> None:
    """A wall on the way attacks whoever passes, perhaps more than once (R7.1.4, O60)."""
    m = cast("Move", f)
    if m.how == BY_TELEPORT:
        return
    if m.how == ON_FOOT and why_no_way(s, m.this, m.start, m.here, ON_FOOT) != ALLOWED:
        s.tell(t.STAYED, s.controller[m.this], m.this)  # it has lost the wings that would have carried it
        f.go_to(END)
        return
    wall = wall_between(s, m.this, m.start, m.here)
    if wall < 0 or m.blows >= blows_of(s, wall, m.this):
        return
    m.blows += 1
    f.go_to(WALLS)
    face = s.face[wall]
    s.push(Attack(FIRST_BAR[face], wall, int(s.controller[wall]), m.this))


# --- 5, 6: arriving ----------------------------------------------------------------------------------------
def step_over(s: Table, f: Frame) -> None:
    """The creature is in the new zone; enemies behind and ahead may hinder it (R7.1.5, R7.2, O59)."""
    m = cast("Move", f)
    x = m.this
    act = activation_of(s, f)
    hindered = m.how in (ON_FOOT, ACROSS) and (is_hindered(s, x, m.start) or is_hindered(s, x, m.here))
    m.done = True
    if m.how == BY_TELEPORT:
        destroy(s, left_behind(s, x))
    s.zone[x] = m.here
    s.tell(t.TELEPORTED if m.how == BY_TELEPORT else t.MOVED, s.controller[x], x, m.here)
    if act is not None and act.this == x:
        act.moved_last = m.how in (ON_FOOT, ACROSS)
        if hindered:
            act.hindered = True
            s.tell(t.HINDERED, s.controller[x], x)


def enter(s: Table, f: Frame) -> None:
    """What hears of it answers whoever has entered (R7.1.6, R7.3)."""
    m = cast("Move", f)
    if is_in_play(s, m.this) and zone_of(s, m.this) == m.here and (m.start != m.here or m.how == BY_TELEPORT):
        cause(s, ENTERED, m.this, -1, m.here)


def set_out(s: Table, x: int, you: int, how: int, there: int) -> None:
    """A creature begins to move by an action of its own."""
    s.push(Move(x, you, how, zone_of(s, x), there))


WALLS: Final = Label("walls")
END: Final = Label("end")
MOVE_RULE.append(BOOK.rule("move", [
    pay, stay_if_stuck, leave, stay_if_stuck, offer_trample, trample, stay_if_stuck,
    WALLS, stay_if_stuck, meet_wall,
    step_over, enter, open_window,
    END, open_window,
]))  # fmt: skip
count_as_action(MOVE_RULE[0], END.at)

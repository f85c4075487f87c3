"""What answers a melee attack: the damage barrier and the counterstrike (R15.8, R15.9, R18.3, R18.4)."""

from __future__ import annotations

from typing import cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BARS, bar_of_kind, bars_of
from conclave.games.mage_wars.rules.deeds import BARRIERS
from conclave.games.mage_wars.rules.fight import Attack, attack_has
from conclave.games.mage_wars.rules.targets import why_unreachable
from conclave.games.mage_wars.rules.traits import is_incapacitated
from conclave.games.mage_wars.table import (
    BARRIER_HIT,
    Table,
    are_enemies,
    is_alive,
    is_creature,
    is_in_play,
    note,
    times_done,
    zone_of,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


# --- the damage barrier (R18.4, O34) -----------------------------------------------------------------------
def barrier_of(s: Table, x: int) -> int:
    """The bar of the oldest damage barrier that protects an object, or -1."""
    for y in s.play:
        if s.up[y] and is_in_play(s, y):
            face = s.face_of(y)
            if face >= 0 and ((s.bearer[y] == x and BARRIERS[face]) or y == x):
                bar = bar_of_kind(face, k.BARRIER)
                if bar >= 0:
                    return bar
    return -1


def attacks_itself(s: Table, a: Attack) -> bool:
    """Whether an attacker has attacked itself or what is attached to it (R18.6)."""
    return a.it == a.this or s.bearer[a.it] == a.this


def fix_barrier(s: Table, a: Attack) -> None:
    """Which barrier answers is settled by the hit, even if its bearer dies of it (O34)."""
    if a.barrier >= 0 or not are_enemies(s, a.this, a.it) or not is_creature(s, a.this):
        return
    if not times_done(s, BARRIER_HIT, a.it, a.this):
        a.barrier = barrier_of(s, a.it)


def let_barrier_answer(s: Table, f: Frame) -> None:
    """It attacks whoever has hit, once an attacker and round, wherever that is by now (O34)."""
    a = cast("Attack", f)
    if a.barrier < 0 or not is_in_play(s, a.this):
        return
    bar = a.barrier
    a.barrier = -1
    note(s, BARRIER_HIT, a.it, a.this)
    b = Attack(bar, a.it, int(s.controller[a.it]), a.this)
    b.first = False
    s.push(b)


# --- the counterstrike (R18.3, O33) ------------------------------------------------------------------------
def may_answer(s: Table, a: Attack) -> bool:
    """Whether a defender is able to strike back at all."""
    if a.kind not in (k.MELEE, k.TRAMPLE) or a.answer or a.turned or a.gone or attacks_itself(s, a):
        return False
    if a.more and a.it in a.them:
        return False
    if not is_in_play(s, a.it) or not is_in_play(s, a.this) or not is_creature(s, a.it):
        return False
    if is_incapacitated(s, a.it) or zone_of(s, a.it) != zone_of(s, a.this):
        return False
    return is_alive(s, int(s.controller[a.it]))


def why_no_answer(s: Table, a: Attack, bar: int) -> int:
    """Why a bar does not answer an attack: quick melee bars with Counterstrike do, and a guard's (R18.1)."""
    if bar not in bars_of(s, a.it) or BARS[bar].kind != k.MELEE or BARS[bar].action != k.QUICK:
        return why.NO_COUNTERSTRIKE
    if not s.guard[a.it] and not would_answer(s, a, bar):
        return why.NO_COUNTERSTRIKE
    # It may swoop, or be swooped upon: Flying does not matter here (O33).
    reason = why_unreachable(s, a.it, bar, a.this)
    return ALLOWED if reason == why.OUT_OF_REACH else reason


def would_answer(s: Table, a: Attack, bar: int) -> bool:
    """Whether a bar has Counterstrike, if it were the attack under way."""
    b = counterstrike(s, a, bar)
    b.defended = a.defended[:]
    s.suppose(b)
    found = attack_has(s, b, k.COUNTERSTRIKE)
    s.forget_supposed()
    return found


def counterstrike(s: Table, a: Attack, bar: int) -> Attack:
    """The answer to an attack with a bar."""
    b = Attack(bar, a.it, int(s.controller[a.it]), a.this)
    b.answer = True
    return b


def offer_answer(s: Table, f: Frame) -> None:
    """The defender may strike back, hit or not."""
    a = cast("Attack", f)
    if may_answer(s, a):
        found = [bar for bar in bars_of(s, a.it) if why_no_answer(s, a, bar) == ALLOWED]
        if found:
            codes = [pack(t.STRIKE_BACK, bar, a.this) for bar in found]
            s.ask(int(s.controller[a.it]), t.ANSWER_WITH, a.it, [t.PASSING, *codes])
            return
    f.skip()


def why_not_with(s: Table, f: Frame, bar: int, x: int) -> int:
    """Why the defender does not answer with a bar."""
    a = cast("Attack", f)
    return why_no_answer(s, a, bar) if x in (a.this, -1) else why.NO_TARGET


t.V.refuses(t.ANSWER_WITH, t.STRIKE_BACK, why_not_with)


def strike_back(s: Table, f: Frame) -> None:
    """The counterstrike is an attack of its own (R15.12)."""
    if s.answer.verb != PASS:
        s.push(counterstrike(s, cast("Attack", f), s.answer.a))

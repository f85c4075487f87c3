"""An Evocation acts: moves up to its value, then may attack (R120, R148)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.activation import can_activate
from conclave.games.black_rose_wars.rules.attacks import attack_with, may_attack, why_no_attack
from conclave.games.black_rose_wars.rules.cubes import instability_on
from conclave.games.black_rose_wars.rules.effect import speak
from conclave.games.black_rose_wars.rules.entering import BY_STEP, enter, steps_from, why_no_step
from conclave.games.black_rose_wars.rules.models import move_value
from conclave.games.black_rose_wars.rules.sides import is_on, owner_of_model
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


def acting(s: Table, m: int) -> None:
    """Let an Evocation act."""
    s.push(Frame(ACTING, m, owner_of_model(m)))


def can_act(s: Table, m: int) -> bool:
    """Whether a model has anything to do when it acts: an Altar neither moves nor strikes."""
    return move_value(s, m) > 0 or may_attack(s, m, owner_of_model(m), [])


def offer_act(s: Table, f: Frame) -> None:
    """Steps first, then the blow, or what an Andromeda does instead; the manual compels the blow."""
    m = f.this
    if s.kind[m] == t.NO_MODEL or s.where[m] < 0:
        f.leave()
        return
    codes = [pack(t.STOP, m)] if why_no_rest(s, f) == ALLOWED else []
    if f.amount < move_value(s, m):
        codes.extend([pack(t.STEP, there, m) for there in steps_from(s, m)])
    if why_no_blow_now(s, f) == ALLOWED:
        codes.append(pack(t.PHYSICAL_ATTACK, m))
    if why_nothing_instead(s, f) == ALLOWED:
        codes.append(pack(t.YES, m))
    s.ask_unless_forced(f.you, ASKS_ACT, m, codes)


def why_no_rest(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why an Evocation may not leave it at that: the manual compels the blow."""
    compelled = is_on(s, t.EVOCATIONS_MUST_ACT) and may_attack(s, f.this, f.you, [])
    return why.MUST_STRIKE if compelled else ALLOWED


def why_no_further(s: Table, f: Frame, there: int, b: int) -> int:
    """Why an Evocation that acts makes no step to a hex."""
    return why_no_step(s, f.this, there) if f.amount < move_value(s, f.this) else why.NO_STEPS_LEFT


def why_nothing_instead(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why an Evocation has nothing else to do than to attack."""
    able = s.kind[f.this] == t.ANDROMEDA and has_other_work(s, f.this, f.you)
    return ALLOWED if able else why.NOTHING_INSTEAD


def why_no_blow_now(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why an Evocation that acts cannot attack."""
    return why_no_attack(s, f.this, f.you)


ASKS_ACT: Final = t.V.question(
    "act",
    "R120, R148",
    {
        t.STEP: why_no_further,
        t.PHYSICAL_ATTACK: why_no_blow_now,
        t.YES: why_nothing_instead,
        t.STOP: why_no_rest,
        PASS: why_no_rest,
    },
    often=(t.STEP, t.PHYSICAL_ATTACK, t.STOP),
)


def has_other_work(s: Table, m: int, you: int) -> bool:
    """Whether an Andromeda can calm its Room, or have it activated."""
    return int(instability_on(s, s.where[m])) > 0 or can_activate(s, you, s.where[m])


def take_act(s: Table, f: Frame) -> None:
    """A step is followed by more; a blow ends it."""
    o = s.answer
    m = f.this
    if o.verb == t.STEP:
        f.amount += 1
        f.start_over()
        enter(s, m, o.a, BY_STEP)
    elif o.verb == t.PHYSICAL_ATTACK:
        attack_with(s, m, f.you, [])
    elif o.verb == t.YES:
        e = speak(s, box.EVOCATION_TEXTS[t.ANDROMEDA], -1, f.you, s.where[m])
        e.by = m


ACTING: Final = BOOK.rule("act", [offer_act, take_act])

"""An Evocation acts: moves up to its value, then may attack (R120, R148)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.content import EVOCATION_TEXTS
from conclave.games.black_rose_wars.rules.attacks import attack_with, may_attack
from conclave.games.black_rose_wars.rules.entering import BY_STEP, enter, steps_from
from conclave.games.black_rose_wars.rules.models import move_value
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import ANDROMEDA, NO_MODEL, PHYSICAL_ATTACK, STEP, STOP, YES
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame

ASKS_ACT: Final = 46


def acting(s: Table, m: int) -> None:
    """Let an Evocation act."""
    s.push(Frame(ACTING, m, owner_of_model(m)))


def offer_act(s: Table, f: Frame) -> None:
    """Steps first, then the blow, or what an Andromeda does instead."""
    m = f.this
    if s.kind[m] == NO_MODEL or s.where[m] < 0:
        f.leave()
        return
    codes = [pack(STOP, m)]
    if f.amount < move_value(s, m):
        codes.extend([pack(STEP, there, m) for there in steps_from(s, m)])
    if may_attack(s, m, f.you, []):
        codes.append(pack(PHYSICAL_ATTACK, m))
    if s.kind[m] == ANDROMEDA:
        codes.append(pack(YES, m))
    s.ask_unless_forced(f.you, ASKS_ACT, m, codes)


def take_act(s: Table, f: Frame) -> None:
    """A step is followed by more; a blow ends it."""
    o = s.answer
    m = f.this
    if o.verb == STEP:
        f.amount += 1
        f.again(2)
        enter(s, m, o.a, BY_STEP)
    elif o.verb == PHYSICAL_ATTACK:
        attack_with(s, m, f.you, [])
    elif o.verb == YES:
        e = Effect(EVOCATION_TEXTS[ANDROMEDA], -1, f.you, s.where[m])
        e.by = m
        e.began = len(s.fallen)
        s.push(e)


ACTING: Final = BOOK.rule("act", [offer_act, take_act])

"""Physical attacks by Mages and Evocations (R74, R83, R148, R150, O29, O31)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.content import EVOCATION_TEXTS
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.flags import ATTACK_AREA, has_flag
from conclave.games.black_rose_wars.rules.harm import BY_ATTACK, BY_EVOCATION
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.models import attack_value, enemies_beside
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.games.black_rose_wars.tellings import ATTACKED
from conclave.games.black_rose_wars.terms import A_MAGE, CERBERO, D_ATTACKED, NO_MODEL, PICK_MODEL
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening

ASKS_VICTIM: Final = 16
BEFORE_ATTACK: Final = DOOR.kind("before attack", nothing_changes)
AFTER_ATTACK: Final = DOOR.kind("attack", nothing_changes)


def victims_of(s: Table, m: int, side: int, leave_out: list[int]) -> list[int]:
    """Whom a model may attack when a side commands it: never the side's own models (R83)."""
    mine = [x for x in enemies_beside(s, m) if x not in leave_out]
    return [x for x in mine if (x if x < 4 else (x - 4) // 3) != side]


def may_attack(s: Table, m: int, side: int, leave_out: list[int]) -> bool:
    """Whether a model has anyone to attack."""
    return bool(victims_of(s, m, side, leave_out))


def attack_with(s: Table, m: int, side: int, leave_out: list[int]) -> None:
    """A model attacks, a side choosing and dealing."""
    f = Frame(ATTACKING, m, side)
    f.them = victims_of(s, m, side, leave_out)
    s.push(f)


def choose_victim(s: Table, f: Frame) -> None:
    """One of the models there."""
    s.ask_unless_forced(f.you, ASKS_VICTIM, f.this, [pack(PICK_MODEL, x) for x in f.them])


def open_attack_window(s: Table, f: Frame) -> None:
    """What speaks before the blow."""
    f.it = s.answer.a
    if has_flag(s, f.this, ATTACK_AREA):
        f.them = f.them[:]
    else:
        f.them = [f.it]
    f.amount = attack_value(s, f.this)
    s.tell_and_head(ATTACKED, f.you, f.this, f.it)
    note(s, D_ATTACKED, f.you, s.kind[f.it])
    below = s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(below, Effect):
        below.by = f.it
    h = Happening(BEFORE_ATTACK, -1, f.you, f.them, [f.amount] * len(f.them))
    h.by = f.this
    h.here = s.where[f.this]
    DOOR.cause(s, h)


def strike(s: Table, f: Frame) -> None:
    """The damage, unless something turned it aside."""
    via = BY_ATTACK if s.kind[f.this] == A_MAGE else BY_EVOCATION
    deal(s, -1, f.you, [x for x in f.them if s.kind[x] != NO_MODEL], f.amount, f.this, via)


def speak_after_attack(s: Table, f: Frame) -> None:
    """A Cerbero's text, and what watches attacks."""
    if s.kind[f.this] == CERBERO and CERBERO in EVOCATION_TEXTS:
        e = Effect(EVOCATION_TEXTS[CERBERO], -1, f.you, s.where[f.this])
        e.victim = f.it
        e.by = f.this
        s.push(e)


def close_attack(s: Table, f: Frame) -> None:
    """What speaks after the blow."""
    h = Happening(AFTER_ATTACK, -1, f.you, f.them, [f.amount] * len(f.them))
    h.by = f.this
    h.here = s.where[f.this]
    DOOR.cause(s, h)


ATTACKING: Final = BOOK.rule(
    "attack", [choose_victim, open_attack_window, strike, speak_after_attack, close_attack]
)

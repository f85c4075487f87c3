"""Physical attacks by Mages and Evocations (R74, R83, R148, R150, O29, O31)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harm import BY_ATTACK, BY_EVOCATION
from conclave.games.black_rose_wars.rules.harming import deal_each
from conclave.games.black_rose_wars.rules.models import (
    attack_value,
    enemies_beside,
    why_no_blow,
    why_not_beside,
)
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening, Opens
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.sequences import Sequence

BEFORE_ATTACK: Final = DOOR.kind("before attack", nothing_changes)
AFTER_ATTACK: Final = DOOR.kind("attack", nothing_changes)


def victims_of(s: Table, m: int, side: int, leave_out: list[int]) -> list[int]:
    """Whom a model may attack when a side commands it: never itself, never the side's own models (R83)."""
    return [x for x in enemies_beside(s, m, side) if x != m and x not in leave_out]


def may_attack(s: Table, m: int, side: int, leave_out: list[int]) -> bool:
    """Whether a model has anyone to attack."""
    return bool(victims_of(s, m, side, leave_out))


def why_no_attack(s: Table, m: int, side: int) -> int:
    """Why a side cannot have a model attack (O29)."""
    reason = why_no_blow(s, m)
    if reason != ALLOWED:
        return reason
    return ALLOWED if may_attack(s, m, side, []) else why.NOBODY_TO_ATTACK


def why_not_a_victim(s: Table, f: Frame, x: int, b: int) -> int:
    """Why the attack under way cannot strike a model; one in reach may be left out by the text behind it."""
    reason = why_not_beside(s, f.this, f.you, x)
    return reason if reason != ALLOWED or x in f.them else why.NOT_MEANT


ASKS_VICTIM: Final = t.V.question("victim", "R74, O29", {**why.MUST, t.PICK_MODEL: why_not_a_victim})


def attack_with(s: Table, m: int, side: int, leave_out: list[int]) -> None:
    """A model attacks, a side choosing and dealing."""
    them = victims_of(s, m, side, leave_out)
    s.push(Sequence(ATTACKING, m, side, them, [0] * len(them)))


def choose_victim(s: Table, f: Frame) -> None:
    """One of the models there; an attack on all of them names nobody."""
    found = f.them[:1] if flags.has_flag(s, f.this, flags.ATTACK_AREA) else f.them
    s.ask_unless_forced(f.you, ASKS_VICTIM, f.this, [pack(t.PICK_MODEL, x) for x in found])


def name_victim(s: Table, f: Sequence, kind: int) -> Happening:
    """Who is attacked, and how hard; the text behind the attack knows whom it struck."""
    f.it = s.answer.a
    if not flags.has_flag(s, f.this, flags.ATTACK_AREA):
        f.them = [f.it]
    f.amounts = [attack_value(s, f.this)] * len(f.them)
    s.tell_and_head(t.ATTACKED, f.you, f.this, f.it)
    note_attack(s, f)
    text = s.waiting_for(f)
    if isinstance(text, Effect):
        text.by = f.it
    return about_attack(s, f, kind)


def note_attack(s: Table, f: Frame) -> None:
    """Quests count the attacks of the Mage itself, and for a Mage attacked those of Evocations too."""
    if s.kind[f.this] == t.A_MAGE:
        note(s, t.D_ATTACKED, f.you, s.kind[f.it])
    for m in f.them:
        if s.kind[m] == t.A_MAGE:
            note(s, t.D_TARGETED, m)


def strike(s: Table, f: Frame) -> None:
    """The damage, unless something turned it aside."""
    assert isinstance(f, Sequence)
    deal_each(
        s, -1, f.you, f.them, f.amounts, f.this, BY_ATTACK if s.kind[f.this] == t.A_MAGE else BY_EVOCATION
    )


def speak_after_attack(s: Table, f: Frame) -> None:
    """A Cerbero's text, and what watches attacks."""
    if s.kind[f.this] == t.CERBERO and t.CERBERO in box.EVOCATION_TEXTS:
        e = Effect(box.EVOCATION_TEXTS[t.CERBERO], -1, f.you, s.where[f.this])
        e.victim = f.it
        e.by = f.this
        s.push(e)


def about_attack(s: Table, f: Sequence, kind: int) -> Happening:
    """What speaks before or after the blow knows which model strikes, and where it stands."""
    h = Happening(kind, -1, f.you, f.them, f.amounts)
    h.by = f.this
    h.here = s.where[f.this]
    return h


ATTACKING: Final = BOOK.rule(
    "attack",
    [
        choose_victim,
        Opens(DOOR, BEFORE_ATTACK, name_victim),
        strike,
        speak_after_attack,
        Opens(DOOR, AFTER_ATTACK, about_attack),
    ],
)

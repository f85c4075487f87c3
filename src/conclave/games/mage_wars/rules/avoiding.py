"""Avoiding an attack: enchantments that must, and one defence that may (R15.4, O6, O7, O25)."""

from __future__ import annotations

from typing import cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import DEFENCE_DIE, DEFENCE_ONLY, WORN
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import AVOID, cause
from conclave.games.mage_wars.rules.fight import AVOIDED, OPEN, Attack, attack_has
from conclave.games.mage_wars.rules.printed import Defence
from conclave.games.mage_wars.rules.rerolls import ROLLS, Roll
from conclave.games.mage_wars.rules.traits import is_incapacitated, is_restrained
from conclave.games.mage_wars.table import (
    BOOK,
    DEFENDED,
    Table,
    condition,
    is_alive,
    is_creature,
    is_in_play,
    note,
    times_done,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


def let_them_avoid(s: Table, f: Frame) -> None:
    """Enchantments that must answer do so first, whatever the attack is (O7)."""
    a = cast("Attack", f)
    cause(s, AVOID, a.it, a.this, a.there)


def avoid(s: Table, a: Attack) -> None:
    """The attack is avoided."""
    a.how = AVOIDED
    s.tell(t.AVOIDED, s.controller[a.it], a.it)


# --- the defence that may be used --------------------------------------------------------------------------
def defence_of(s: Table, source: int, x: int) -> Defence | None:
    """The defence that a source gives a defender: printed on itself, or on what it bears."""
    face = s.face_of(source)
    if face < 0:
        return None
    if source == x:
        return box.DEFENCES[face]
    worn = WORN[face]
    if worn is None or s.bearer[source] != x or not s.up[source] or not is_in_play(s, source):
        return None
    return worn.defence


def is_unhampered(s: Table, source: int) -> bool:
    """Whether a defence does not care about the state of its defender (Force Orb, Force Sword)."""
    worn = WORN[s.face[source]]
    return worn is not None and worn.unhampered


def why_no_defence(s: Table, a: Attack, source: int) -> int:
    """Why a defence is not used against an attack."""
    if not 0 <= source < s.terms.plans:
        return why.NO_DEFENCE
    d = defence_of(s, source, a.it)
    if d is None or (d.against == k.AGAINST_MELEE and not a.is_melee()):
        return why.NO_DEFENCE
    if d.against == k.AGAINST_RANGED and a.kind != k.RANGED:
        return why.NO_DEFENCE
    only = DEFENCE_ONLY[s.face[source]]
    if only is not None and not only.holds(s, Effect(0, source, s.controller[source], -1)):
        return why.NO_DEFENCE
    if d.uses and times_done(s, DEFENDED, source) >= d.uses:
        return why.DEFENCE_USED
    if is_incapacitated(s, a.it) and not is_unhampered(s, source):
        return why.CANNOT_DEFEND
    return ALLOWED


def offer_defence(s: Table, f: Frame) -> None:
    """The defender may use one defence, unless something else has avoided or nothing can (R15.4)."""
    a = cast("Attack", f)
    seat = s.controller[a.it] if a.it >= 0 else -1
    closed = a.how != OPEN or a.forced or attack_has(s, a, k.UNAVOIDABLE)
    if closed or not is_creature(s, a.it) or not is_in_play(s, a.it) or not is_alive(s, int(seat)):
        f.skip()
        return
    codes: list[int] = []
    for x in s.play:
        if (x == a.it or s.bearer[x] == a.it) and why_no_defence(s, a, x) == ALLOWED:
            codes.append(pack(t.DEFEND, x))
    if codes:
        s.ask(int(seat), t.DEFEND_WITH, a.it, [t.PASSING, *codes])
    else:
        f.skip()


def why_not_with(s: Table, f: Frame, source: int, b: int) -> int:
    """Why the attack under way is not avoided with something."""
    return why_no_defence(s, cast("Attack", f), source)


t.V.refuses(t.DEFEND_WITH, t.DEFEND, why_not_with)


def defend(s: Table, f: Frame) -> None:
    """The effect die decides: Daze and being Restrained make it harder (R15.4)."""
    a = cast("Attack", f)
    if s.answer.verb == PASS:
        return
    source = s.answer.a
    d = defence_of(s, source, a.it)
    assert d is not None
    note(s, DEFENDED, source)
    penalty = 0
    if not is_unhampered(s, source):
        penalty = 2 * condition(s, a.it, k.DAZE) + (2 if is_restrained(s, a.it) else 0)
    r = Roll(DEFENCE, a.it, s.controller[a.it], DEFENCE_DIE, d.roll + penalty)
    r.it = source
    s.push(r)


def see_defence(s: Table, f: Frame) -> None:
    """The roll counts now, after all that rolled it again (O25)."""
    r = cast("Roll", f)
    a = s.waiting_for(f)
    assert isinstance(a, Attack)
    if r.amount >= r.least:
        avoid(s, a)
        a.defended = [*a.defended, r.it]


DEFENCE = BOOK.rule("defence", [*ROLLS, see_defence])

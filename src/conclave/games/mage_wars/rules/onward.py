"""Where an attack goes on: more of a zone, a sweep, a chain, one more attack (R15.10, O28, O32)."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BARS, bars_of
from conclave.games.mage_wars.rules.deeds import CHAINS, NOT_RANGED
from conclave.games.mage_wars.rules.fight import DECLARE, DICE, END, Attack
from conclave.games.mage_wars.rules.reach import why_no_leap
from conclave.games.mage_wars.rules.targets import attackable, why_no_attack
from conclave.games.mage_wars.rules.traits import flies, is_immune, is_incapacitated
from conclave.games.mage_wars.table import (
    BOOK,
    Table,
    can_be_hit,
    is_alive,
    is_in_play,
    zone_of,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


# --- 10: more targets --------------------------------------------------------------------------------------
def seek_targets(s: Table, f: Frame) -> None:
    """Zone attacks, Sweeping and chains go on to another object (R15.10, O28, O29)."""
    a = cast("Attack", f)
    if a.kind == k.ZONE_ATTACK:
        a.left = [x for x in a.left if can_be_hit(s, x) and zone_of(s, x) == a.spot]
        found = a.left
    else:
        found = further_targets(s, a)
    if not found:
        f.go_to(END)
        return
    if a.kind == k.ZONE_ATTACK and (len(found) == 1 or not is_alive(s, a.you)):
        s.answer = t.answer(t.PICK, found[0])
        return
    if not is_alive(s, a.you):
        f.go_to(END)
        return
    codes = [pack(t.PICK, x) for x in found]
    if a.kind != k.ZONE_ATTACK:
        codes.insert(0, t.PASSING)
    s.ask(a.you, t.NEXT_TARGET, a.this, codes)


def further_targets(s: Table, a: Attack) -> list[int]:
    """What a sweep or a chain may go on to."""
    done = [*a.them, a.it]
    if a.by >= 0 and CHAINS[s.face[a.by]]:
        if a.dealt == 0 or a.gone or (a.there < 0 and a.edge < 0):
            return []
        others = [x for x in s.play if x not in done and can_be_hit(s, x)]
        return [x for x in others if why_no_chain(s, a, x) == ALLOWED]
    if not a.printed().has(k.SWEEPING) or a.them or a.answer or a.gone:
        return []
    if not is_in_play(s, a.this) or is_incapacitated(s, a.this) or zone_of(s, a.this) != a.start:
        return []
    return [x for x in attackable(s, a.this, a.bar) if x not in done]


def why_no_chain(s: Table, a: Attack, x: int) -> int:
    """Why a chain does not reach an object: measured from where its last target was (R23)."""
    if NOT_RANGED[s.face[x]]:
        return why.PROTECTED
    if is_immune(s, x, BARS[a.bar].damage):
        return why.IMMUNE
    return why_no_leap(s, a.there, a.edge, x, flies(s, x) or flies(s, a.it))


def take_target(s: Table, f: Frame) -> None:
    """The next attack begins: on a zone's object with the dice, else with its declaration."""
    a = cast("Attack", f)
    if s.answer.verb == PASS:
        f.go_to(END)
        return
    if a.kind == k.ZONE_ATTACK:
        a.it = s.answer.a
        a.left.remove(a.it)
        f.go_to(DICE)
        return
    a.them = [*a.them, a.it]
    a.it = s.answer.a
    a.strikes = 1
    if a.spell:
        a.more_dice -= 1
        a.more_effect -= 1
    f.go_to(DECLARE)


def why_no_further(s: Table, f: Frame, x: int, b: int) -> int:
    """Why an attack does not go on to an object."""
    a = cast("Attack", f)
    if x == a.it or x in a.them:
        return why.HAD_ITS_TURN
    if a.kind == k.ZONE_ATTACK:
        return why.NOT_IN_ZONE if x not in a.left else ALLOWED
    return why_no_chain(s, a, x) if a.spell else why_no_attack(s, a.this, a.bar, x)


t.V.refuses(t.NEXT_TARGET, t.PICK, why_no_further)


def extra_attacks(s: Table, x: int) -> list[int]:
    """The quick melee attacks that a creature may make now."""
    codes: list[int] = []
    for bar in bars_of(s, x):
        if BARS[bar].kind == k.MELEE and BARS[bar].action == k.QUICK:
            codes.extend([pack(t.ATTACK, bar, y) for y in attackable(s, x, bar)])
    return codes


def offer_extra(s: Table, f: Frame) -> None:
    """One more quick melee attack within the same action (O32)."""
    codes = extra_attacks(s, f.this)
    if codes:
        s.ask(f.you, t.MORE_STRIKES, f.this, [t.PASSING, *codes])
    else:
        f.leave()


def make_extra(s: Table, f: Frame) -> None:
    """It is made without the bonuses of a first attack."""
    if s.answer.verb == PASS:
        return
    a = Attack(s.answer.a, f.this, f.you, s.answer.b)
    a.first = False
    a.more = True
    a.them = f.them[:]
    a.spent = f.amount
    s.push(a)


def why_no_extra(s: Table, f: Frame, bar: int, x: int) -> int:
    """Why the additional attack is not made so."""
    if bar not in bars_of(s, f.this) or BARS[bar].kind != k.MELEE or BARS[bar].action != k.QUICK:
        return why.NO_SUCH_BAR
    return why_no_attack(s, f.this, bar, x)


t.V.refuses(t.MORE_STRIKES, t.ATTACK, why_no_extra)


EXTRA: Final = BOOK.rule("additional attack", [offer_extra, make_extra])

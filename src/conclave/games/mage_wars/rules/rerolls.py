"""Rolling again: attack dice and effect die before damage, defence and escape rolls at once (R21.3, O25)."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE, DEFENCE_DIE, EFFECT_DIE, REROLLS
from conclave.games.mage_wars.rules.dice import roll_dice, tell_dice
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.table import USED, Table, is_alive, is_in_play, note, times_done
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

AGAIN: Final = 9
"""What a permission to roll again is noted as, beside other uses of the same card."""


class Roll(Frame):
    """A defence or escape roll of `this`, for seat `you`: `amount` is the result, `least` what is needed."""

    def __init__(self, rule: int, this: int, you: int, kind: int, least: int) -> None:
        super().__init__(rule, this, you)
        self.kind = kind
        self.least = least

    def copy(self) -> Frame:
        """Return an equal roll that shares nothing mutable."""
        r = Roll(self.rule, self.this, self.you, self.kind, self.least)
        self.copy_into(r)
        r.it = self.it
        return r


def why_no_reroll(s: Table, seat: int, x: int, kind: int) -> int:
    """Why a card does not let a seat roll some dice again."""
    if not 0 <= x < s.terms.plans or not is_in_play(s, x) or not s.up[x] or s.controller[x] != seat:
        return why.NO_REROLL
    face = s.face_of(x)
    if face < 0 or not REROLLS[face] or times_done(s, USED, x, AGAIN):
        return why.NO_REROLL
    f = Effect(0, x, seat, -1)
    for again in REROLLS[face]:
        if kind in again.kinds and again.when.holds(s, f):
            return ALLOWED
    return why.NO_REROLL


def permissions(s: Table, seat: int, kind: int) -> list[int]:
    """The cards with which a seat may roll some dice again."""
    if not is_alive(s, seat):
        return []
    return [x for x in s.play if why_no_reroll(s, seat, x, kind) == ALLOWED]


# --- defence and escape ------------------------------------------------------------------------------------
def cast_die(s: Table, f: Frame) -> None:
    """The effect die is rolled."""
    r = cast("Roll", f)
    r.amount = int(s.rng.die(12))
    tell_roll(s, r)


def tell_roll(s: Table, r: Roll) -> None:
    """The table sees what was rolled, and whether it is enough."""
    if r.kind == DEFENCE_DIE:
        s.tell(t.DEFENCE_ROLL, r.you, r.this, 1 if r.amount >= r.least else 0, r.amount)
    else:
        s.tell(t.ESCAPE_ROLL, r.you, r.this, r.it, r.amount)


def offer_another(s: Table, f: Frame) -> None:
    """Who has rolled may roll again, if a card allows it."""
    r = cast("Roll", f)
    found = permissions(s, r.you, r.kind)
    if found:
        s.ask(r.you, t.ROLL_AGAIN, r.this, [t.PASSING, *[pack(t.REROLL, x) for x in found]])
    else:
        f.skip()


def take_another(s: Table, f: Frame) -> None:
    """The new result stands."""
    if s.answer.verb == PASS:
        return
    note(s, USED, s.answer.a, AGAIN)
    s.tell(t.ROLLED_AGAIN, f.you, s.answer.a)
    f.leap(-3)


ROLLS: Final = [cast_die, offer_another, take_another]
"""The steps of a roll: it is rolled, and perhaps again."""


# --- attack dice and effect die ----------------------------------------------------------------------------
def choices(s: Table, a: Attack, seat: int) -> list[int]:
    """What a seat may have rolled again of an attack: all attack dice, or the effect die."""
    codes: list[int] = []
    if a.dice:
        codes.extend([pack(t.REROLL, x, ATTACK_DICE) for x in permissions(s, seat, ATTACK_DICE)])
    if BARS[a.bar].bands:
        codes.extend([pack(t.REROLL, x, EFFECT_DIE) for x in permissions(s, seat, EFFECT_DIE)])
    return codes


def offer_reroll(s: Table, f: Frame) -> None:
    """Each player in order of initiative may have dice rolled again, until both pass (O25)."""
    a = cast("Attack", f)
    while a.amount < 2:
        seat = s.initiative if a.amount == 0 else 1 - s.initiative
        codes = choices(s, a, seat)
        if codes:
            s.ask(seat, t.ROLL_AGAIN, a.this, [t.PASSING, *codes])
            return
        a.amount += 1
    a.amount = 0
    f.skip()


def offer_late_reroll(s: Table, f: Frame) -> None:
    """Once more, if an enchantment was turned up since (O25)."""
    if cast("Attack", f).revealed:
        offer_reroll(s, f)
    else:
        f.skip()


def take_reroll(s: Table, f: Frame) -> None:
    """The dice are rolled again, and the new ones stand."""
    a = cast("Attack", f)
    f.leap(-2)
    if s.answer.verb == PASS:
        a.amount += 1
        return
    a.amount = 0
    x, kind = s.answer.a, s.answer.b
    note(s, USED, x, AGAIN)
    s.tell(t.ROLLED_AGAIN, s.controller[x], x)
    if kind == ATTACK_DICE:
        a.dice = roll_dice(s, len(a.dice))
        tell_dice(s, a, False)
    else:
        a.effect = int(s.rng.die(12))
        dice = a.dice
        a.dice = []
        tell_dice(s, a, True)
        a.dice = dice


def why_not_again(s: Table, f: Frame, x: int, kind: int) -> int:
    """Why the seat that is asked does not roll some dice again with a card."""
    if isinstance(f, Roll):
        return why_no_reroll(s, f.you, x, f.kind)
    seat = s.initiative if f.amount == 0 else 1 - s.initiative
    return why_no_reroll(s, seat, x, kind)


t.V.refuses(t.ROLL_AGAIN, t.REROLL, why_not_again)

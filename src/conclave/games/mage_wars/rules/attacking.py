"""The steps of an attack (R15), in their order; what each of them does in full is elsewhere."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.answers import fix_barrier, let_barrier_answer, offer_answer, strike_back
from conclave.games.mage_wars.rules.arms import BARS, BASH
from conclave.games.mage_wars.rules.avoiding import defend, let_them_avoid, offer_defence
from conclave.games.mage_wars.rules.damaging import bring_effects, place_damage, see_damage, take_profit
from conclave.games.mage_wars.rules.deeds import HITS_IMMUNE, SPARES_CASTER
from conclave.games.mage_wars.rules.dice import pool, roll_dice, tell_dice
from conclave.games.mage_wars.rules.effects import end_for, lasts, take
from conclave.games.mage_wars.rules.events import (
    ATTACK_AIMED,
    ATTACK_COST,
    ATTACK_DECLARED,
    ATTACK_ENDED,
    BEFORE_DICE,
    COUNTERSTRIKE_MADE,
    DICE_ROLLED,
    cause,
)
from conclave.games.mage_wars.rules.fight import (
    ATTACK_RULE,
    DECLARE,
    DICE,
    END,
    MISSED,
    NEXT_STRIKE,
    OPEN,
    STRIKE,
    TARGETS,
    THIRST,
    Attack,
    attack_has,
    is_broken,
)
from conclave.games.mage_wars.rules.harm import end_guard, is_wounded, take_off
from conclave.games.mage_wars.rules.onward import EXTRA, seek_targets, take_target
from conclave.games.mage_wars.rules.rerolls import offer_late_reroll, offer_reroll, take_reroll
from conclave.games.mage_wars.rules.revealing import count_as_action, open_window
from conclave.games.mage_wars.rules.traits import flies, has, is_incapacitated
from conclave.games.mage_wars.table import (
    BOOK,
    HIT_FIRST,
    MELEE_MADE,
    Table,
    can_be_hit,
    condition,
    is_alive,
    is_creature,
    is_in_play,
    note,
    objects_in,
    times_done,
    zone_of,
)
from conclave.kernel.frames import Frame

LEAST_TO_HIT: Final = 7
"""What a Dazed attacker must roll (R15.3)."""


def begin_attack(s: Table, bar: int, x: int, you: int, target: int, charge: int) -> None:
    """A creature attacks with an action of its own."""
    a = Attack(bar, x, you, target)
    a.charge = charge
    s.push(a)


# --- 1, 2: declaring and paying ----------------------------------------------------------------------------
def take_the_field(s: Table, f: Frame) -> None:
    """The attack becomes the one that texts speak of; where only dice are rolled, that is all at once."""
    a = cast("Attack", f)
    a.strikes = 1
    if attack_has(s, a, k.TRIPLESTRIKE):
        a.strikes = 3
    elif attack_has(s, a, k.DOUBLESTRIKE):
        a.strikes = 2
    if a.answer:
        a.strikes = 1
    if a.rolls_only():
        begin_aim(s, a)
        f.go_to(DICE)


def begin_aim(s: Table, a: Attack) -> None:
    """Where attacker and defender are, and what counts from now on."""
    a.start = zone_of(s, a.origin) if is_in_play(s, a.origin) else -1
    a.there = zone_of(s, a.it) if a.it >= 0 else -1
    a.edge = int(s.border[a.it]) if a.it >= 0 else -1
    a.how = OPEN
    a.hits = 0
    a.dealt = 0
    a.barrier = -1
    a.defended = []
    a.guarded = a.it >= 0 and s.guard[a.it] != 0
    a.fresh = a.it >= 0 and a.bar != BASH and times_done(s, HIT_FIRST, a.this, a.it) == 0


def declare(s: Table, f: Frame) -> None:
    """The attack is named, and who hears of it answers (R15.1, O64)."""
    a = cast("Attack", f)
    begin_aim(s, a)
    a.fresh_melee = a.is_melee() and times_done(s, MELEE_MADE, a.this) == 0
    swoop(s, a)
    f.told = -1
    if a.kind == k.ZONE_ATTACK:
        spared = a.this if a.by >= 0 and SPARES_CASTER[s.face[a.by]] else -1
        a.left = [x for x in objects_in(s, a.spot) if x != spared]
        s.tell_and_head(t.DECLARED_ZONE, a.you, a.this, a.spot, a.bar)
        return
    s.tell_and_head(t.STRUCK_BACK if a.answer else t.DECLARED, a.you, a.this, a.it, a.bar)
    if a.answer:
        cause(s, COUNTERSTRIKE_MADE, a.it, a.this, a.there)


def swoop(s: Table, a: Attack) -> None:
    """A Flying attacker comes down to what does not fly, until the attack ends (R20, O64)."""
    if a.is_melee() and flies(s, a.this) and not flies(s, a.it):
        a.above = s.swooping
        s.swooping = a.this


def rise(s: Table, a: Attack) -> None:
    """Another target is sought, as from where the attacker was when it declared its first attack."""
    if s.swooping == a.this and (a.more or not a.them):
        s.swooping = a.above if a.above != a.this else -1


def let_it_be_heard(s: Table, f: Frame) -> None:
    """What hears of the declaration may choose another target."""
    a = cast("Attack", f)
    if a.is_melee():
        cause(s, ATTACK_DECLARED, a.it, a.this, a.there)


def let_it_be_stopped(s: Table, f: Frame) -> None:
    """What hears of the target that it has in the end may cancel the attack (O70)."""
    a = cast("Attack", f)
    if a.is_melee() and not a.gone:
        cause(s, ATTACK_AIMED, a.it, a.this, a.there)


def aim_at(s: Table, a: Attack, x: int) -> None:
    """The attack has another target than was declared (O69)."""
    a.it = x
    begin_aim(s, a)
    swoop(s, a)


def declare_anew(a: Attack, x: int) -> None:
    """The same bar is declared on another target (O70)."""
    a.it = x
    a.gone = False
    a.go_to(DECLARE)


def end_if_broken(s: Table, f: Frame) -> None:
    """An attack whose source or target is gone is cancelled (R8.7)."""
    a = cast("Attack", f)
    if is_broken(s, a):
        break_off(s, a)


def break_off(s: Table, a: Attack) -> None:
    """It is cancelled, and its action lost; what an earlier strike has hit still answers (O34, O40)."""
    s.tell(t.BROKEN_OFF, a.you, a.this)
    if a.hits > 0:
        a.go_to(NEXT_STRIKE)
        return
    a.gone = True
    a.go_to(END)


def pay(s: Table, f: Frame) -> None:
    """Costs of attacking are paid, or it is lost (R15.2)."""
    a = cast("Attack", f)
    if a.kind in (k.MELEE, k.RANGED) and not a.answer:
        cause(s, ATTACK_COST, a.it, a.this, a.there)


def count_it(s: Table, f: Frame) -> None:
    """It has been declared and paid: it counts as an attack of this round (O31)."""
    a = cast("Attack", f)
    end_if_broken(s, f)
    if is_broken(s, a) or a.kind == k.ZONE_ATTACK:
        return
    note(s, HIT_FIRST, a.this, a.it)
    if a.is_melee():
        note(s, MELEE_MADE, a.this)


# --- 3, 4: missing and avoiding ----------------------------------------------------------------------------
def roll_to_miss(s: Table, f: Frame) -> None:
    """A Dazed attacker may miss, whatever it attacks with (R15.3)."""
    a = cast("Attack", f)
    a.how = OPEN
    a.forced = False
    get_thirsty(s, a)
    if (
        a.kind in (k.PASSAGE, k.UNCLASSIFIED)
        or not is_creature(s, a.this)
        or not condition(s, a.this, k.DAZE)
    ):
        return
    roll = int(s.rng.die(12))
    missed = roll < LEAST_TO_HIT
    s.tell(t.MISS_ROLL, a.you, a.this, 1 if missed else 0, roll)
    if missed:
        a.how = MISSED


def get_thirsty(s: Table, a: Attack) -> None:
    """Bloodthirsty counts for the first melee attack of an action on a damaged Living creature (O23)."""
    a.thirsty = False
    if a.is_melee() and not a.spent & THIRST and is_wounded(s, a.it) and has(s, a.this, k.BLOODTHIRSTY):
        a.thirsty = True
        a.spent |= THIRST


def go_on_unless_missed(s: Table, f: Frame) -> None:
    """A strike that missed or was avoided goes on with the next (R15.3, R15.4)."""
    a = cast("Attack", f)
    end_if_broken(s, f)
    if not is_broken(s, a) and a.how != OPEN:
        f.go_to(NEXT_STRIKE)
    elif not is_broken(s, a) and a.kind == k.ZONE_ATTACK:
        f.go_to(TARGETS)


# --- 5: dice -----------------------------------------------------------------------------------------------
def prepare_dice(s: Table, f: Frame) -> None:
    """Before the dice are rolled."""
    a = cast("Attack", f)
    if a.kind == k.ZONE_ATTACK:
        start = a.start
        begin_aim(s, a)
        a.start = start
        note(s, HIT_FIRST, a.this, a.it)
    a.dealt = 0
    a.raised = 0
    if a.by >= 0 and HITS_IMMUNE[s.face[a.by]] and condition(s, a.it, k.BURN):
        take_off(s, a.it, k.BURN, condition(s, a.it, k.BURN))  # it puts the fire out, and does no more
        a.gone = True
        return
    cause(s, BEFORE_DICE, a.it, a.this, a.there)


def roll(s: Table, f: Frame) -> None:
    """Attack dice, and the effect die if the bar has effects (R15.5)."""
    a = cast("Attack", f)
    if is_broken(s, a) or has_slipped_away(s, a):
        end_or_next(s, a)
        return
    a.revealed = False
    a.dice = roll_dice(s, pool(s, a))
    bands = bool(BARS[a.bar].bands)
    a.effect = int(s.rng.die(12)) if bands else 0
    if a.kind == k.BARRIER:
        s.tell(t.BARRIER_ANSWERS, a.you, a.this, a.it, a.bar)
    tell_dice(s, a, bands)


def has_slipped_away(s: Table, a: Attack) -> bool:
    """Whether an object of a zone attack is no longer there (O40)."""
    return a.kind == k.ZONE_ATTACK and (not can_be_hit(s, a.it) or zone_of(s, a.it) != a.spot)


def end_or_next(s: Table, a: Attack) -> None:
    """A zone attack goes on to its next object, another one ends."""
    if a.gone:
        a.go_to(END)
    elif is_broken(s, a):
        break_off(s, a)
    else:
        a.go_to(NEXT_STRIKE)


def answer_dice(s: Table, f: Frame) -> None:
    """What hears of the roll answers."""
    a = cast("Attack", f)
    cause(s, DICE_ROLLED, a.it, a.this, a.there)


# --- 6: damage and effects ---------------------------------------------------------------------------------
def see_whether_it_lands(s: Table, f: Frame) -> None:
    """An attack whose source or target has moved before this step is cancelled (R8.7)."""
    a = cast("Attack", f)
    if is_broken(s, a) or has_slipped_away(s, a):
        end_or_next(s, a)
        return
    a.hits += 1
    a.damaging = True
    if a.kind in (k.MELEE, k.TRAMPLE) and not a.turned:
        fix_barrier(s, a)


# --- 7: more strikes ---------------------------------------------------------------------------------------
def end_strike(s: Table, f: Frame) -> None:
    """The strike is over: bonuses are used up, and what was for one melee attack is (O27, O31)."""
    a = cast("Attack", f)
    a.damaging = False
    if a.rolls_only():
        f.go_to(END)
        return
    if a.is_melee():
        end_for(s, k.NEXT_MELEE, a.this)
    a.first = False
    a.fresh = False
    a.fresh_melee = False
    if a.kind == k.ZONE_ATTACK:
        f.go_to(END if a.how == MISSED else TARGETS)
        return
    a.strikes -= 1
    if a.strikes > 0 and not is_broken(s, a) and not is_incapacitated(s, a.this):
        f.go_to(STRIKE)


# --- 8, 9: barrier and counterstrike -----------------------------------------------------------------------
def end_guarding(s: Table, f: Frame) -> None:
    """A guard that was attacked in melee guards no more, hit or not (R18.1, O35)."""
    a = cast("Attack", f)
    if a.guarded and a.is_melee() and is_in_play(s, a.it) and s.guard[a.it]:
        end_guard(s, a.it)


# --- 11: the end -------------------------------------------------------------------------------------------
def end_attack(s: Table, f: Frame) -> None:
    """The attack ends, and what hears of that answers (R15.11)."""
    a = cast("Attack", f)
    a.damaging = False
    if not a.rolls_only() and a.kind in (k.MELEE, k.RANGED):
        cause(s, ATTACK_ENDED, a.it, a.this, a.there)


def leave_the_field(s: Table, f: Frame) -> None:
    """Another quick melee attack, for whoever may make one; else it is over (O32)."""
    a = cast("Attack", f)
    if s.swooping == a.this and a.is_melee():
        s.swooping = a.above if a.above != a.this else -1
    extra = a.is_melee() and not a.answer and not a.turned and not a.spell and not a.more
    if a.gone and not a.them:
        extra = False  # the action was lost with its only attack (R15.2)
    if extra and lasts(s, a.this, k.EXTRA_MELEE) and can_go_on(s, a):
        take(s, a.this, k.EXTRA_MELEE)
        from_then_on(s, a)
    f.leave()


def can_go_on(s: Table, a: Attack) -> bool:
    """Whether the attacker is able to attack once more."""
    return is_in_play(s, a.this) and not is_incapacitated(s, a.this) and is_alive(s, a.you)


def from_then_on(s: Table, a: Attack) -> None:
    """Ask for the additional attack; on the same defenders it brings no answer."""
    g = Frame(EXTRA, a.this, a.you)
    g.them = [*a.them, a.it]
    g.amount = a.spent
    s.push(g)


ATTACK_RULE.append(BOOK.rule("attack", [
    take_the_field,
    DECLARE, declare, let_it_be_heard, let_it_be_stopped, open_window, end_if_broken,
    pay, open_window, count_it,
    STRIKE, roll_to_miss, open_window, go_on_unless_missed,
    let_them_avoid, offer_defence, defend, open_window, go_on_unless_missed,
    DICE, prepare_dice, roll, offer_reroll, take_reroll, open_window, offer_late_reroll, take_reroll,
    answer_dice, see_whether_it_lands, see_damage, place_damage, take_profit, bring_effects, open_window,
    NEXT_STRIKE, end_strike, open_window,
    let_barrier_answer, open_window, offer_answer, strike_back, end_guarding, open_window,
    TARGETS, seek_targets, take_target,
    END, end_attack, open_window, leave_the_field,
]))  # fmt: skip
count_as_action(ATTACK_RULE[0], len(BOOK.rules[ATTACK_RULE[0]]))

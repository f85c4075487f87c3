"""A creature is activated, acts, and ends its Action Phase (R6, O17, O18, O21, O39)."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.acting import (
    ACTIVATION_RULE,
    Activation,
    why_no_action,
    why_no_full,
    why_no_move,
    why_no_quick,
)
from conclave.games.mage_wars.rules.arms import BARS, bars_of
from conclave.games.mage_wars.rules.attacking import begin_attack
from conclave.games.mage_wars.rules.casting import cast_spell
from conclave.games.mage_wars.rules.deeds import ESCAPE_DIE
from conclave.games.mage_wars.rules.effects import end_for
from conclave.games.mage_wars.rules.events import ACTIVATED, cause
from conclave.games.mage_wars.rules.harm import afflict, end_guard, take_off
from conclave.games.mage_wars.rules.invoking import deeds_for, invoke, swap, swaps_for, why_no_swap
from conclave.games.mage_wars.rules.moves import ACROSS, BY_TELEPORT, ON_FOOT, why_no_way
from conclave.games.mage_wars.rules.moving import set_out
from conclave.games.mage_wars.rules.options import FAMILIES, casts_for, is_familiar, why_no_cast, why_no_use
from conclave.games.mage_wars.rules.rerolls import ROLLS, Roll
from conclave.games.mage_wars.rules.revealing import open_window
from conclave.games.mage_wars.rules.spells import Aim
from conclave.games.mage_wars.rules.targets import attackable, duties, duty_attacks, why_no_attack
from conclave.games.mage_wars.rules.traits import has, is_fast, is_incapacitated, is_slow, value
from conclave.games.mage_wars.table import (
    BOOK,
    Table,
    condition,
    is_alive,
    is_in_play,
    is_mage,
    zone_of,
)
from conclave.kernel.book import Step
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION

LEAST_TO_ESCAPE: Final = 7
"""What a creature must roll to get rid of Cripple or Stuck (R19)."""


# --- activating (R6.1) -------------------------------------------------------------------------------------
def activate(s: Table, f: Frame) -> None:
    """The action marker is used, the guard marker goes, Slam becomes Daze."""
    act = cast("Activation", f)
    x = act.this
    s.acting = x
    s.ready[x] = 0
    f.told = -1
    s.tell_and_head(t.ACTIVATED, act.you, x)
    if s.guard[x]:
        end_guard(s, x)
    end_for(s, k.NEXT_ACTIVATION, x)
    slams = take_off(s, x, k.SLAM, condition(s, x, k.SLAM))
    if slams:
        afflict(s, x, k.DAZE, slams)
    act.dazes = condition(s, x, k.DAZE)
    act.stuns = condition(s, x, k.STUN)
    act.taunts = condition(s, x, k.TAUNT)
    free_the_taunted(s, x)


def free_the_taunted(s: Table, x: int) -> None:
    """Who has taunted others and acts itself taunts them no more (R19)."""
    for y in s.play:
        if condition(s, y, k.TAUNT) and s.linked[y] == x and y != x:
            take_off(s, y, k.TAUNT, condition(s, y, k.TAUNT))


def let_it_be_heard(s: Table, f: Frame) -> None:
    """What hears of activations answers, before an action is chosen."""
    cause(s, ACTIVATED, f.this, -1, zone_of(s, f.this))


# --- what it may do ----------------------------------------------------------------------------------------
def usable_bars(s: Table, act: Activation) -> list[int]:
    """The bars for which a creature has the action left."""
    return [bar for bar in bars_of(s, act.this) if why_no_action(s, act, BARS[bar].action) == ALLOWED]


def attacks_for(s: Table, act: Activation) -> list[int]:
    """Every attack that a creature may make now."""
    codes: list[int] = []
    for bar in usable_bars(s, act):
        codes.extend([pack(t.ATTACK, bar, x) for x in attackable(s, act.this, bar)])
    return codes


def why_no_step(s: Table, act: Activation, zone: int) -> int:
    """Why a creature does not move to a zone."""
    reason = why_no_move(s, act)
    if reason != ALLOWED:
        return reason
    here = zone_of(s, act.this)
    if has(s, act.this, k.TELEPORTS):
        near = 0 <= zone < s.terms.board.zones and (s.terms.board.near_mask[here] >> zone) & 1
        return ALLOWED if near else why.NOT_NEXT_TO
    return why_no_way(s, act.this, here, zone, ON_FOOT)


def why_no_crossing(s: Table, act: Activation, zone: int) -> int:
    """Why a creature does not cross a wall by a full action (R7.7, O60)."""
    reason = why_no_full(s, act)
    if reason == ALLOWED:
        reason = why_no_move(s, act)
    return reason if reason != ALLOWED else why_no_way(s, act.this, zone_of(s, act.this), zone, ACROSS)


def moves_for(s: Table, act: Activation) -> list[int]:
    """Every zone to which a creature may move, on foot or across a wall."""
    if why_no_move(s, act) != ALLOWED:
        return []
    x = act.this
    here = zone_of(s, x)
    zones = s.terms.board.neighbours[here]
    if has(s, x, k.TELEPORTS):
        codes = [pack(t.MOVE, zone) for zone in zones]
    else:
        codes = [pack(t.MOVE, zone) for zone in zones if why_no_way(s, x, here, zone, ON_FOOT) == ALLOWED]
    if len(codes) < len(zones) and why_no_full(s, act) == ALLOWED:
        codes += [pack(t.CROSS, zone) for zone in zones if why_no_way(s, x, here, zone, ACROSS) == ALLOWED]
    return codes


def may_cast_idly(s: Table, act: Activation) -> bool:
    """Whether an Incapacitated Mage still has its quick spells, attacks aside (R6.7)."""
    return is_mage(s, act.this) and is_incapacitated(s, act.this) and not act.acted


def why_no_quick_spell(s: Table, act: Activation) -> int:
    """Why a creature uses nothing that takes a quick action to cast."""
    return ALLOWED if may_cast_idly(s, act) else why_no_quick(s, act)


def spells_for(s: Table, act: Activation) -> list[int]:
    """Every spell and ability that a creature may use now."""
    x = act.this
    codes: list[int] = []
    quick = why_no_quick(s, act) == ALLOWED
    full = why_no_full(s, act) == ALLOWED
    idle = may_cast_idly(s, act)
    if (is_mage(s, x) or is_familiar(s, x)) and (quick or idle):
        codes.extend(casts_for(s, Aim(act.you, x, full)))
    actions = [k.QUICK_ACTION] if quick else []
    if full:
        actions.append(k.FULL_ACTION)
    if is_mage(s, x) and (quick or idle):
        actions.append(k.QUICK_SPELL)
        codes.extend(swaps_for(s, act.you))
        if full:
            actions.append(k.FULL_SPELL)
    if actions:
        codes.extend(deeds_for(s, act.you, x, actions))
    return codes


def owed(s: Table, act: Activation) -> list[tuple[int, int]]:
    """The attacks that duty demands of a creature, if it can make them (O39)."""
    return duty_attacks(s, act.this, usable_bars(s, act)) if duties(s, act.this) else []


def choose(s: Table, f: Frame) -> None:
    """What the creature does; without anything left its Action Phase ends (R6.2)."""
    act = cast("Activation", f)
    x = act.this
    if act.over or act.acted or not is_in_play(s, x) or not is_alive(s, act.you):
        f.go_to(ENDING)
        return
    duty = owed(s, act)
    if duty:
        s.ask(act.you, t.DO_WHAT, x, [pack(t.ATTACK, bar, y) for bar, y in duty])
        return
    codes = moves_for(s, act) + attacks_for(s, act) + spells_for(s, act)
    if why_no_quick(s, act) == ALLOWED and not s.guard[x]:
        codes.append(pack(t.GUARD))
    if not codes and not (is_mage(s, x) or is_familiar(s, x)):
        if not act.moves:
            s.tell(t.NO_ACTION, act.you, x)
        f.go_to(ENDING)
        return
    s.ask(act.you, t.DO_WHAT, x, [t.PASSING, *codes])


def act_so(s: Table, f: Frame) -> None:
    """It does what was chosen."""
    act = cast("Activation", f)
    o = s.answer
    if o.verb == PASS:
        f.go_to(ENDING)
        return
    f.go_to(ACTION_DONE)
    if o.verb == t.MOVE:
        step(s, act, o.a)
        return
    charged = act.moved_last
    leisurely = why_no_full(s, act) == ALLOWED
    act.moved_last = False
    act.acted = True
    if o.verb == t.CROSS:
        act.moves += 1
        set_out(s, act.this, act.you, ACROSS, o.a)
    elif o.verb == t.ATTACK:
        charge = value(s, act.this, k.CHARGE) if charged else 0
        begin_attack(s, o.a, act.this, act.you, o.b, charge)
    elif o.verb == t.GUARD:
        s.guard[act.this] = 1
        s.tell(t.GUARDS, act.you, act.this)
    elif o.verb in FAMILIES:
        cast_spell(s, act.you, act.this, o, leisurely)
    elif o.verb == t.SWAP:
        swap(s, act.you, o.a)
    else:
        invoke(s, act.you, act.this, o)


def step(s: Table, act: Activation, zone: int) -> None:
    """A move action; who is not Fast has no quick action left after the second (O21)."""
    act.moves += 1
    act.moved_last = False
    x = act.this
    if (act.moves > 1 and not is_fast(s, x)) or is_slow(s, x):
        act.acted = True
    how = BY_TELEPORT if has(s, x, k.TELEPORTS) else ON_FOOT
    set_out(s, x, act.you, how, zone)


def see_what_is_left(s: Table, f: Frame) -> None:
    """Who has become Incapacitated in its Action Phase loses the rest of it (O18)."""
    act = cast("Activation", f)
    if is_in_play(s, act.this) and is_incapacitated(s, act.this):
        act.over = True
    f.go_to(NEXT_ACTION)


# --- why not -----------------------------------------------------------------------------------------------
def why_not_done(s: Table, f: Frame, verb: int, a: int, b: int) -> int:
    """Why the creature that acts does not do something."""
    act = cast("Activation", f)
    if verb == USE:
        return OTHER_QUESTION
    if owed(s, act) and (verb != t.ATTACK or (a, b) not in owed(s, act)):
        return why.HAS_A_DUTY
    if verb == PASS:
        return ALLOWED
    if verb == t.MOVE:
        return why_no_step(s, act, a)
    if verb == t.CROSS:
        return why_no_crossing(s, act, a)
    if verb == t.ATTACK:
        return why_no_strike(s, act, a, b)
    if verb == t.ATTACK_IT:
        return why_no_strike_at_all(s, act, a)
    if verb == t.GUARD:
        return why_no_quick(s, act) if not s.guard[act.this] else why.CANNOT_GUARD
    if verb == t.SWAP:
        reason = why_no_quick_spell(s, act)
        return reason if reason != ALLOWED else why_no_swap(s, act.you, a)
    if verb in FAMILIES:
        reason = why_no_quick_spell(s, act)
        full = why_no_full(s, act) == ALLOWED
        return reason if reason != ALLOWED else why_no_cast(s, Aim(act.you, act.this, full), verb, a, b)
    return why_no_deed_now(s, act, verb, a, b)


class Choice(Step[Table]):
    """The step in which a creature's action is chosen."""

    def run(self, s: Table, f: Frame) -> None:
        """Ask what it does."""
        choose(s, f)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why it does not do something."""
        return why_not_done(s, f, verb, a, b)


def why_no_strike(s: Table, act: Activation, bar: int, x: int) -> int:
    """Why a creature does not attack so."""
    if bar not in bars_of(s, act.this):
        return why.NO_SUCH_BAR
    reason = why_no_action(s, act, BARS[bar].action)
    return reason if reason != ALLOWED else why_no_attack(s, act.this, bar, x)


def why_no_strike_at_all(s: Table, act: Activation, x: int) -> int:
    """Why a creature attacks something with none of its attacks: first of those that it has the time for."""
    found = why.NO_SUCH_BAR
    for bar in bars_of(s, act.this):
        reason = why_no_strike(s, act, bar, x)
        if reason == ALLOWED or why_no_action(s, act, BARS[bar].action) == ALLOWED:
            return reason
        if found == why.NO_SUCH_BAR:
            found = reason
    return found


def why_no_deed_now(s: Table, act: Activation, verb: int, a: int, b: int) -> int:
    """Why a creature does not use an ability now."""
    reason = why_no_quick_spell(s, act)
    if reason != ALLOWED:
        return reason
    actions = [k.QUICK_ACTION, k.QUICK_SPELL] if why_no_quick(s, act) == ALLOWED else [k.QUICK_SPELL]
    if why_no_full(s, act) == ALLOWED:
        actions = [k.QUICK_ACTION, k.QUICK_SPELL, k.FULL_ACTION, k.FULL_SPELL]
    return why_no_use(s, act.you, act.this, actions, a, b, verb)


# --- the end of the Action Phase (R6.8, O17) ---------------------------------------------------------------
def shed(s: Table, f: Frame) -> None:
    """Daze and Stun that were there from the beginning go; then come the escape rolls."""
    act = cast("Activation", f)
    x = act.this
    s.swooping = -1
    if not is_in_play(s, x):
        f.go_to(GONE)
        return
    take_off(s, x, k.DAZE, act.dazes)
    take_off(s, x, k.STUN, act.stuns)
    act.left = [k.CRIPPLE] * condition(s, x, k.CRIPPLE) + [k.STUCK] * condition(s, x, k.STUCK)


def escape(s: Table, f: Frame) -> None:
    """One roll for each marker of Cripple and Stuck (R19)."""
    act = cast("Activation", f)
    if not act.left or not is_in_play(s, act.this):
        return
    c = act.left.pop(0)
    f.again()
    r = Roll(ESCAPE, act.this, act.you, ESCAPE_DIE, LEAST_TO_ESCAPE)
    r.it = c
    s.push(r)


def see_escape(s: Table, f: Frame) -> None:
    """With enough it is free of one marker."""
    r = cast("Roll", f)
    if r.amount >= r.least:
        take_off(s, r.this, r.it, 1)


ESCAPE: Final = BOOK.rule("escape", [*ROLLS, see_escape])


def end_effects(s: Table, f: Frame) -> None:
    """What lasted until the end of the Action Phase ends, Taunt goes (O17)."""
    act = cast("Activation", f)
    x = act.this
    end_for(s, k.ACTIVATION, x)
    take_off(s, x, k.TAUNT, act.taunts)


def begin_activation(s: Table, x: int, seat: int) -> None:
    """A creature is activated."""
    s.push(Activation(x, seat))


def leave_off(s: Table, f: Frame) -> None:
    """The Action Phase is over."""
    s.acting = -1


NEXT_ACTION: Final = Label("next action")
ACTION_DONE: Final = Label("action done")
ENDING: Final = Label("ending")
GONE: Final = Label("gone")
ACTIVATION_RULE.append(BOOK.rule("activation", [
    activate, let_it_be_heard, open_window,
    NEXT_ACTION, Choice(), act_so,
    ACTION_DONE, open_window, see_what_is_left,
    ENDING, shed, escape, end_effects, open_window,
    GONE, leave_off,
]))  # fmt: skip

"""Using the abilities of Mages, creatures, equipment and conjurations (R5.11, R6.3, R6.4, O11, O13)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import BINDS, DEEDS, SWAP_COST, Deed, Noun
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.mana import can_pay, pay
from conclave.games.mage_wars.rules.reach import why_no_reach
from conclave.games.mage_wars.rules.resolving import bindable
from conclave.games.mage_wars.rules.revealing import count_as_action, open_window
from conclave.games.mage_wars.rules.spell import Casting
from conclave.games.mage_wars.rules.traits import is_incapacitated
from conclave.games.mage_wars.table import (
    BOOK,
    USED,
    Table,
    is_in_play,
    kind_of,
    note,
    times_done,
)
from conclave.kernel.choices import Option, pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


def deed_number(x: int, n: int) -> int:
    """The number of an ability of a card."""
    return k.DEEDS * x + n


def deed_at(s: Table, number: int) -> Deed | None:
    """The ability of a number, or nothing."""
    x, n = number // k.DEEDS, number % k.DEEDS
    if not 0 <= x < s.terms.plans or s.face_of(x) < 0:
        return None
    deeds = DEEDS[s.face_of(x)]
    return deeds[n] if n < len(deeds) else None


def cost_of(s: Table, deed: Deed) -> int:
    """The mana that an ability costs at least."""
    return s.terms.zap_cost if deed.zap else deed.cost + (1 if deed.most_x is not None else 0)


def text_at(s: Table, x: int, target: int) -> Effect:
    """The pronouns with which the conditions of an ability are tested."""
    f = Effect(0, x, int(s.controller[x]), -1)
    f.it = target
    f.target = target
    return f


def why_no_deed(s: Table, seat: int, actor: int, number: int) -> int:
    """Why an ability is not used at all by an actor; -1 spends no action."""
    deed = deed_at(s, number)
    x, n = number // k.DEEDS, number % k.DEEDS
    if deed is None or not is_in_play(s, x) or not s.up[x] or s.controller[x] != seat:
        return why.NOT_YOURS
    if not may_act(s, deed, x, seat, actor):
        return why.NOT_NOW
    if (deed.times and times_done(s, USED, x, n) >= deed.times) or (deed.in_all and s.marks[x] & k.OPENED):
        return why.USED_ALREADY
    if deed.zap and is_incapacitated(s, actor):
        return why.NO_ATTACK_SPELL
    if not can_pay(s, seat, cost_of(s, deed)):
        return why.NO_MANA
    if deed.most_x is not None and deed.most_x.of(s, text_at(s, x, -1)) < 1:
        return why.NO_CHOICE
    return ALLOWED if deed.when is None or deed.when.holds(s, text_at(s, x, -1)) else why.NOT_NOW


def may_act(s: Table, deed: Deed, x: int, seat: int, actor: int) -> bool:
    """Whether an actor is one who uses such an ability: the Mage, the creature itself, or who is named."""
    if deed.action == k.PRIORITY:
        return actor < 0
    if deed.action in (k.QUICK_SPELL, k.FULL_SPELL):
        return actor == seat and (x == seat or kind_of(s, x) == k.EQUIPMENT)
    if deed.by is None:
        return actor == x
    return actor >= 0 and deed.by.why_not(s, text_at(s, x, -1), actor) == ALLOWED


def why_not_on(s: Table, number: int, target: int) -> int:
    """Why an ability is not used on an object."""
    deed = deed_at(s, number)
    if deed is None or deed.aim is None or not 0 <= target < s.terms.plans:
        return why.NO_TARGET
    f = text_at(s, number // k.DEEDS, target)
    return why_not_aimed(s, deed, deed.aim, f)


def why_not_aimed(s: Table, deed: Deed, aim: Noun, f: Effect) -> int:
    """Why an ability is not used on its target: another kind of thing, or out of its reach."""
    if not is_in_play(s, f.target) or aim.why_not(s, f, f.target) != ALLOWED:
        return why.OTHER_KIND
    return why_no_reach(s, f.this, deed.low, deed.high, f.target)


def uses_of(s: Table, deed: Deed, number: int) -> list[int]:
    """An ability alone, or on everything on which it may be used, as options."""
    if deed.aim is None:
        return [pack(t.INVOKE_ALONE, number)]
    codes: list[int] = []
    f = text_at(s, number // k.DEEDS, -1)
    for y in s.play:
        f.it = f.target = y
        if why_not_aimed(s, deed, deed.aim, f) == ALLOWED:
            codes.append(pack(t.INVOKE, number, y))
    return codes


def deeds_for(s: Table, seat: int, actor: int, actions: list[int]) -> list[int]:
    """Every use of an ability that spends one of some kinds of action, as options."""
    codes: list[int] = []
    for x in s.able:
        if s.controller[x] != seat:
            continue
        for n, deed in enumerate(DEEDS[s.face[x]]):
            number = deed_number(x, n)
            if deed.action in actions and why_no_deed(s, seat, actor, number) == ALLOWED:
                codes.extend(uses_of(s, deed, number))
    return codes


# --- using one ---------------------------------------------------------------------------------------------
def invoke(s: Table, seat: int, actor: int, chosen: Option) -> None:
    """An ability is used: like a spell, or just as it says."""
    number = chosen.a
    x, n = number // k.DEEDS, number % k.DEEDS
    deed = deed_at(s, number)
    assert deed is not None
    target = chosen.b if chosen.verb == t.INVOKE else -1
    note(s, USED, x, n)
    if deed.action in (k.QUICK_SPELL, k.FULL_SPELL):
        c = Casting(-1, seat, actor)
        c.it = target
        c.source = x
        c.deed = n
        c.action = deed.action
        c.price = cost_of(s, deed)
        if target >= 0:
            c.them = [target]
            c.amounts = [0]
        s.push(c)
        return
    f = Frame(INVOKING, x, seat, target)
    f.by = n
    f.here = actor
    s.push(f)


def choose_x(s: Table, f: Frame) -> None:
    """How large X is: as far as mana and the ability allow."""
    deed = DEEDS[s.face_of(f.this)][f.by]
    if deed.most_x is None:
        f.amount = 0
        f.skip()
        return
    most = min(deed.most_x.of(s, text_at(s, f.this, f.it)), int(s.mana[f.you]) - deed.cost)
    s.ask_unless_forced(f.you, t.ASKS_PICK, f.this, [pack(t.PICK_NUMBER, n) for n in range(1, most + 1)])


def take_x(s: Table, f: Frame) -> None:
    """It is paid too."""
    f.amount = s.answer.a


def do_deed(s: Table, f: Frame) -> None:
    """It is named, paid and done."""
    deed = DEEDS[s.face_of(f.this)][f.by]
    s.tell_and_head(t.INVOKED, f.you, f.this, f.it, f.by)
    pay(s, f.you, deed.cost + f.amount)
    e = Effect(deed.rule, f.this, f.you, -1)
    e.it = f.it
    e.target = f.it
    e.by = f.here
    e.x = f.amount
    s.push(e)


def why_no_number(s: Table, f: Frame, n: int, b: int) -> int:
    """Why a number is not chosen."""
    return why.NOT_THIS_ONE


t.V.refuses(t.ASKS_PICK, t.PICK_NUMBER, why_no_number)
INVOKING: Final = BOOK.rule("using an ability", [choose_x, take_x, do_deed, open_window])
count_as_action(INVOKING, len(BOOK.rules[INVOKING]))


# --- another bound spell (R13.4, O47) ----------------------------------------------------------------------
def why_no_swap(s: Table, seat: int, wand: int) -> int:
    """Why a Mage does not bind another spell, which costs mana."""
    if not 0 <= wand < s.terms.plans or not is_in_play(s, wand) or s.controller[wand] != seat or wand < 2:
        return why.NOT_YOURS
    if not s.up[wand] or BINDS[s.face[wand]] is None or s.bearer[wand] != seat:
        return why.NOT_NOW
    if not can_pay(s, seat, SWAP_COST[s.face[wand]]):
        return why.NO_MANA
    return ALLOWED if bindable(s, seat, wand) else why.NO_CHOICE


def swaps_for(s: Table, seat: int) -> list[int]:
    """The wands whose bound spell may be changed, as options."""
    codes: list[int] = []
    for x in s.play:
        if s.bearer[x] == seat and s.up[x] and BINDS[s.face[x]] is not None:
            if why_no_swap(s, seat, x) == ALLOWED:
                codes.append(pack(t.SWAP, x))
    return codes


def swap(s: Table, seat: int, wand: int) -> None:
    """It is paid, and may be answered, as a quick spell is."""
    c = Casting(-1, seat, seat)
    c.source = wand
    c.price = SWAP_COST[s.face[wand]]
    s.push(c)

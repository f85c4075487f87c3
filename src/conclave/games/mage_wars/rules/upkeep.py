"""The Upkeep: items in the order that their player likes (R5.4, R19, O14, O15, O65, O67)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arriving import come_back
from conclave.games.mage_wars.rules.deeds import UNHURT_BY, UPKEEPS
from conclave.games.mage_wars.rules.destroying import destroy, judge
from conclave.games.mage_wars.rules.dice import roll_dice, row_of, sum_of
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import BURN_ROLLED, UPKEEP_START, cause
from conclave.games.mage_wars.rules.harm import give_tokens, heal, hurt_directly, take_off, tokens
from conclave.games.mage_wars.rules.mana import can_pay, pay
from conclave.games.mage_wars.rules.traits import is_finite, value
from conclave.games.mage_wars.table import BOOK, Table, condition, is_alive, is_in_play, zone_of
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


def start_upkeep(s: Table, f: Frame) -> None:
    """What speaks before any item, the initiative's own first (O14)."""
    cause(s, UPKEEP_START, s.initiative, -1, -1, 0, s.initiative)


# --- items (O14) -------------------------------------------------------------------------------------------
def item_of(x: int, item: int) -> int:
    """An item as one number."""
    return k.ITEMS * x + item


def items_of(s: Table, seat: int) -> list[int]:
    """Everything that is due for what a seat controls, in the order in which it is proposed."""
    found: list[list[int]] = [[] for _ in range(k.ITEMS)]
    for x in s.play:
        if s.up[x] and is_there(s, x):
            if s.controller[x] == seat:
                for item in items_on(s, x):
                    found[item].append(item_of(x, item))
            if s.place[x] == k.BANISHED and sender_of(s, x) == seat and is_due(s, x, k.BANISH_ITEM):
                found[k.BANISH_ITEM].append(item_of(x, k.BANISH_ITEM))
    return [n for items in found for n in items]


def items_on(s: Table, x: int) -> list[int]:
    """The kinds of items that may be due for an object."""
    found = [item for item in OF_ALL_OBJECTS if may_be_due(s, x, item)]
    face = s.face_of(x)
    if face >= 0 and UPKEEPS[face]:
        found += [k.TEXT_ITEM + n for n in range(len(UPKEEPS[face])) if is_due(s, x, k.TEXT_ITEM + n)]
    return found


OF_ALL_OBJECTS: Final = [k.COST_ITEM, k.HEAL_ITEM, k.BURN_ITEM, k.ROT_ITEM, k.BLEED_ITEM]


def sender_of(s: Table, x: int) -> int:
    """Whoever has sent the banished away: the item is theirs (O65)."""
    return 1 if s.marks[x] & k.SENT_BY_SECOND else 0


def may_be_due(s: Table, x: int, item: int) -> bool:
    """Whether an item is due, or will be once something is hurt that Regenerates."""
    if item == k.HEAL_ITEM:
        return is_there(s, x) and value(s, x, k.REGENERATE) > 0 and not is_finite(s, x)
    return is_due(s, x, item)


def is_there(s: Table, x: int) -> bool:
    """Whether an object has items: the banished have theirs too (O65)."""
    return s.place[x] == k.PLAY or s.place[x] == k.BANISHED


def is_due(s: Table, x: int, item: int) -> bool:
    """Whether an item is due for an object."""
    if not is_there(s, x):
        return False
    if item == k.COST_ITEM:
        return value(s, x, k.UPKEEP) > 0
    if item == k.HEAL_ITEM:
        return s.damage[x] > 0 and may_be_due(s, x, item)
    if item == k.BURN_ITEM:
        return condition(s, x, k.BURN) > 0
    if item == k.ROT_ITEM:
        return condition(s, x, k.ROT) > 0
    if item == k.BLEED_ITEM:
        return condition(s, x, k.BLEED) > 0
    if item == k.BANISH_ITEM:
        return s.place[x] == k.BANISHED and tokens(s, x, k.BANISHMENT) > 0
    return s.place[x] == k.PLAY and text_holds(s, x, item - k.TEXT_ITEM)


def text_holds(s: Table, x: int, n: int) -> bool:
    """Whether a card has an Upkeep text of a number whose condition holds."""
    face = s.face_of(x)
    if face < 0 or n >= len(UPKEEPS[face]):
        return False
    return UPKEEPS[face][n].when.holds(s, Effect(0, x, int(s.controller[x]), zone_of(s, x)))


def begin_items(s: Table, f: Frame) -> None:
    """First all items of whoever has the initiative, then those of the other (O14)."""
    if f.amount > 1:
        f.leave()
        return
    f.you = s.speaking_order()[f.amount]
    f.amount += 1
    f.them = items_of(s, f.you)


def offer_items(s: Table, f: Frame) -> None:
    """Their player says which comes next, or lets them come as proposed."""
    f.them = [n for n in f.them if may_be_due(s, n // k.ITEMS, n % k.ITEMS)]
    due = due_of(s, f.them)
    if not due:
        f.go_to(NEXT_PLAYER)
        return
    if len(due) == 1 or f.it == f.you or not is_alive(s, f.you) or not_differ(due):
        s.answer = t.answer(t.ITEM, due[0])
        return
    codes = [pack(t.ITEM, n // k.ITEMS, n % k.ITEMS) for n in due]
    s.ask(f.you, t.WHICH_ITEM, -1, [t.PASSING, *codes])


def due_of(s: Table, items: list[int]) -> list[int]:
    """Those of some items that can be resolved now: the banished come back last (O65)."""
    found = [n for n in items if is_due(s, n // k.ITEMS, n % k.ITEMS)]
    earlier = [n for n in found if n % k.ITEMS != k.BANISH_ITEM]
    return earlier if earlier else found


def not_differ(items: list[int]) -> bool:
    """Whether all items are of one kind that never asks: their order does not matter."""
    kinds = [n % k.ITEMS for n in items]
    return kinds[0] in (k.HEAL_ITEM, k.ROT_ITEM) and kinds.count(kinds[0]) == len(kinds)


def do_item(s: Table, f: Frame) -> None:
    """The item is resolved; `it` is the seat that has asked for the proposed order."""
    o = s.answer
    if o.verb == PASS:
        f.it = f.you
        n = due_of(s, f.them)[0]
    else:
        n = o.a if o.b < 0 else item_of(o.a, o.b)
    f.them.remove(n)
    f.leap(-2)
    begin_item(s, n // k.ITEMS, n % k.ITEMS, f.you)


def why_no_item(s: Table, f: Frame, x: int, item: int) -> int:
    """Why an item does not come next."""
    return ALLOWED if item_of(x, item) in due_of(s, f.them) else why.NO_ITEM


t.V.refuses(t.WHICH_ITEM, t.ITEM, why_no_item)


def begin_item(s: Table, x: int, item: int, seat: int) -> None:
    """Each kind of item in its own way, with its name but where what happens tells it."""
    if item == k.HEAL_ITEM:
        heal(s, x, value(s, x, k.REGENERATE))
        return
    s.tell(t.FALLS_DUE, seat, x, item)
    if item == k.COST_ITEM:
        f = Frame(COSTS, x, seat)
        f.amount = value(s, x, k.UPKEEP)
        push_beneath(s, f)
    elif item == k.BURN_ITEM:
        push_beneath(s, Frame(BURNING, x, seat))
    elif item == k.ROT_ITEM:
        hurt_directly(s, x, condition(s, x, k.ROT), k.POISON)
        judge(s)
    elif item == k.BLEED_ITEM:
        hurt_directly(s, x, condition(s, x, k.BLEED), k.NONE)
        judge(s)
    elif item == k.BANISH_ITEM:
        give_tokens(s, x, k.BANISHMENT, -1, k.MOST_CARDS)
        if tokens(s, x, k.BANISHMENT) == 0:
            come_back(s, x)
    else:
        e = Effect(UPKEEPS[s.face_of(x)][item - k.TEXT_ITEM].rule, x, seat, zone_of(s, x))
        e.it = x
        push_beneath(s, e)


def push_beneath(s: Table, f: Frame) -> None:
    """A rule goes on whose events follow from the last one."""
    if not s.quiet:
        f.told = s.told - 1
    s.push(f)


# --- costs (O15) -------------------------------------------------------------------------------------------
def ask_for_cost(s: Table, f: Frame) -> None:
    """All Upkeep of an object is one payment, which may be refused."""
    if not can_pay(s, f.you, f.amount):
        s.answer = t.answer(PASS, -1)
    else:
        s.ask(f.you, t.PAY_UPKEEP, f.this, [pack(t.YES), t.PASSING])


def take_cost(s: Table, f: Frame) -> None:
    """Paid, or the object is destroyed."""
    if s.answer.verb == t.YES:
        pay(s, f.you, f.amount)
        return
    s.tell(t.UNPAID, f.you, f.this, f.amount)
    destroy(s, [f.this])


COSTS: Final = BOOK.rule("upkeep cost", [ask_for_cost, take_cost])


# --- fire (R19.1, O67) -------------------------------------------------------------------------------------
def burn(s: Table, f: Frame) -> None:
    """One die for each Burn: blanks put one out each, the sum is direct flame damage."""
    x = f.this
    dice = roll_dice(s, condition(s, x, k.BURN))
    s.tell(t.DICE_ROLLED, s.controller[x], x, -1, row_of(dice))
    f.amount = sum_of(dice)
    take_off(s, x, k.BURN, len([face for face in dice if face < 2]))
    if UNHURT_BY[s.face[x]] != k.FLAME:
        hurt_directly(s, x, f.amount, k.FLAME)
        judge(s)


def let_fire_be_heard(s: Table, f: Frame) -> None:
    """What hears of the fire answers."""
    if f.amount > 0 and is_in_play(s, f.this):
        cause(s, BURN_ROLLED, f.this, -1, zone_of(s, f.this), f.amount)


BURNING: Final = BOOK.rule("burning", [burn, let_fire_be_heard])
NEXT_PLAYER: Final = Label("next player")
UPKEEP: Final = BOOK.rule("upkeep", [start_upkeep, NEXT_PLAYER, begin_items, offer_items, do_item])

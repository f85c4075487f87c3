"""What labels of answers tell beside what their numbers stand for: dice, costs, how targets stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.acting import Activation
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.avoiding import defence_of, is_unhampered
from conclave.games.mage_wars.rules.deeds import DISCOUNTS, SURCHARGES, SWAP_COST
from conclave.games.mage_wars.rules.dice import pool
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import DOOR
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.rules.harm import life_left
from conclave.games.mage_wars.rules.invoking import cost_of, deed_at
from conclave.games.mage_wars.rules.revealing import price_of as price_to_reveal
from conclave.games.mage_wars.rules.spell import Casting
from conclave.games.mage_wars.rules.spells import has_second, price_of, seconds
from conclave.games.mage_wars.rules.traits import (
    full_cost,
    is_restrained,
    life_of,
    removal_cost,
    reveal_cost,
    value,
)
from conclave.games.mage_wars.show.facts import Look, called
from conclave.games.mage_wars.show.pointing import (
    actor_of,
    called_by,
    called_voice,
    caster_of,
    line_asking,
)
from conclave.games.mage_wars.table import BOOK, can_be_hit, condition, is_mage, zone_of
from conclave.games.mage_wars.words.answering import effect_of
from conclave.games.mage_wars.words.mana_verbs import PAYS, AskToPay, Mana
from conclave.kernel.choices import Option
from conclave.kernel.happenings import ASKS_TO_USE, LASTING, USE
from conclave.language.grammar import AskMay
from conclave.show.sentences import Thing

Known = str | int | tuple[object, ...]
More = dict[str, Known]
"""Facts that a sentence speaks of."""


# --- labels: attacks ---------------------------------------------------------------------------------------
def dice_of(look: Look, bar: int, x: int, it: int, charge: int, answer: bool) -> int:
    """How many dice an attack would roll, as far as can be seen now."""
    v = look.v
    printed = BARS[bar]
    if it < 0 or printed.dice < 0:
        return max(0, printed.dice)
    a = Attack(bar, x, int(v.controller[x]), it)
    a.charge = charge
    a.answer = answer
    a.fresh = True
    a.fresh_melee = True
    a.start = zone_of(v, x)
    a.there = zone_of(v, it)
    v.suppose(a)
    n = pool(v, a)
    v.forget_supposed()
    return n


def of_attack(look: Look, o: Option) -> More:
    """Who attacks, with how many dice, and how the target stands."""
    x = actor_of(look)
    f = look.v.frame_asking(look.d.seat) if look.d is not None else None
    charge = value(look.v, x, k.CHARGE) if isinstance(f, Activation) and f.moved_last else 0
    found: More = {"n": dice_of(look, o.a, x, o.b, charge, o.verb == t.STRIKE_BACK)}
    found["full"] = "yes" if BARS[o.a].action == k.FULL else "no"
    found["state"] = told_life(look, o.b)
    found["at"] = called_by(look, o.b, "yourself" if o.b == x else "your-mage")
    if o.b == x and x >= 2:
        found["at"] = ("sentence", "itself", ())
    return found


def told_life(look: Look, x: int) -> Known:
    """` (A1, Life 5 of 9)`, or only where something is; nothing of what is in no zone."""
    v = look.v
    if x < 0 or v.place[x] != k.PLAY:
        return ""
    where: Thing = ("border", int(v.border[x])) if v.border[x] >= 0 else ("zone", zone_of(v, x))
    if not can_be_hit(v, x):
        return "aside", where
    return "aside", ("standing", where, max(0, life_left(v, x)), life_of(v, x))


def of_object(look: Look, o: Option) -> More:
    """An object with where it is and its Life."""
    found: More = {"state": told_life(look, o.a), "card": called_by(look, o.a, "your-mage")}
    found["cost"] = full_cost(look.v, o.a, int(look.v.bearer[o.a])) if is_bought_out(look, o.a) else 0
    return found


def is_bought_out(look: Look, x: int) -> bool:
    """Whether it is an enchantment that may be bought out."""
    return look.d is not None and look.d.about == t.BUY_WHAT and look.v.face[x] >= 0


def of_defence(look: Look, o: Option) -> More:
    """From which roll on the attack is avoided."""
    v = look.v
    x = actor_of(look)
    d = defence_of(v, o.a, x)
    if d is None:
        return {"n": 0, "own": "no"}
    n = d.roll
    if not is_unhampered(v, o.a):
        n += 2 * condition(v, x, k.DAZE) + (2 if is_restrained(v, x) else 0)
    return {"n": n, "own": "yes" if o.a == x else "no"}


# --- labels: spells ----------------------------------------------------------------------------------------
def price_at(look: Look, card: int, at: int) -> int:
    """What a spell costs at a target, with the cheapest of what else is to be chosen; -1 if that is open."""
    v = look.v
    seat = look.d.seat if look.d is not None else int(v.controller[card])
    face = int(v.face[card])
    if not has_second(face):
        return price_of(v, card, seat, at, -1)
    caster = caster_of(look, card)
    prices = [price_of(v, card, seat, at, second) for second in seconds(v, face, seat, caster, at)]
    return min(prices) if prices and min(prices) == max(prices) else -1


def of_cast(look: Look, o: Option) -> More:
    """What a spell costs, who casts it, and how it comes: summoned, raised, put on, face down."""
    v = look.v
    face = int(v.face[o.a])
    if face < 0:
        return {"cost": 0, "kind": "other", "by": "", "reveal": 0, "state": "", "spell": ("spell", face)}
    at = o.b if o.verb == t.CAST else -1
    cost: Known = price_at(look, o.a, at)
    if cost == -1:
        cost = "X"
    caster = caster_of(look, o.a)
    found: More = {"cost": cost, "kind": k.TYPE_WORDS[box.KIND[face]], "spell": called(look, o.a)}
    found["by"] = "" if is_mage(v, caster) else ("by", called(look, caster))
    if v.place[o.a] == k.BOUND:
        found["by"] = ("bound", called(look, int(v.bearer[o.a])))
    found["full"] = "yes" if box.ACTION[face] == k.FULL else "no"
    found["reveal"] = told_reveal(look, o.a, at) if box.KIND[face] == k.ENCHANTMENT else 0
    worn = box.KIND[face] == k.EQUIPMENT
    found["state"] = told_life(look, at) if at >= 0 and not worn else ""
    if at >= 0:
        found["at"] = called_by(look, at, "yourself")
    return found


def told_reveal(look: Look, card: int, at: int) -> Known:
    """What revealing an enchantment will cost, or X."""
    v = look.v
    return "X" if box.REVEAL_IS_X[v.face[card]] else reveal_cost(v, card, at)


def of_plan(look: Look, o: Option) -> More:
    """Cost, action and range of a spell in the book."""
    cost: Known = "X" if box.COST_IS_X[o.a] else box.COST[o.a]
    found: More = {"cost": cost, "kind": ("kind", box.KIND[o.a])}
    found["full"] = "yes" if box.ACTION[o.a] == k.FULL else "no"
    found["enchants"] = "yes" if box.KIND[o.a] == k.ENCHANTMENT else "no"
    found["reveal"] = "X" if box.REVEAL_IS_X[o.a] else box.REVEAL_COST[o.a]
    found["range"] = ("span", box.LOW[o.a], box.HIGH[o.a])
    found["to"] = called(look, o.b if o.verb == t.GIVE else actor_of(look))
    return found


def of_deed(look: Look, o: Option) -> More:
    """What an ability costs, and how its target stands."""
    deed = deed_at(look.v, o.a)
    found: More = {"cost": 0, "x": "no", "full": "no"}
    if deed is not None:
        found["cost"] = cost_of(look.v, deed)
        found["x"] = "yes" if deed.most_x is not None else "no"
        found["full"] = "yes" if deed.action in (k.FULL_ACTION, k.FULL_SPELL) else "no"
    found["state"] = told_life(look, o.b) if o.verb == t.INVOKE else ""
    if o.verb == t.INVOKE:
        found["at"] = called_by(look, o.b, "yourself")
    return found


def of_swap(look: Look, o: Option) -> More:
    """What another bound spell costs."""
    face = int(look.v.face[o.a])
    return {"cost": SWAP_COST[face] if face >= 0 else 0}


def of_reveal(look: Look, o: Option) -> More:
    """What revealing an enchantment costs where it lies."""
    v = look.v
    if v.face[o.a] < 0:
        return {"cost": 0}
    bearer = int(v.bearer[o.a])
    where: Thing = ("on", called(look, bearer) if bearer >= 0 else ("zone", int(v.zone[o.a])))
    return {"cost": price_to_reveal(v, o.a), "spell": ("spell", int(v.face[o.a])), "where": where}


def of_discount(look: Look, o: Option) -> More:
    """How much it saves."""
    face = look.v.face_of(o.a)
    d = DISCOUNTS[face] if face >= 0 else None
    return {"n": d.n if d is not None else 0}


# --- labels: the rest --------------------------------------------------------------------------------------
def of_yes(look: Look, o: Option) -> More:
    """How much is paid for it."""
    f = look.v.frame_asking(look.d.seat) if look.d is not None else None
    return {"n": amount_asked(look), "more": f.price if isinstance(f, Casting) else 0}


def amount_asked(look: Look) -> int:
    """The mana that a question is about, as far as its rule tells."""
    d = look.d
    if d is None:
        return 0
    f = look.v.frame_asking(d.seat)
    line = line_asking(look)
    if f is None:
        return 0
    if isinstance(line, AskToPay):
        return line.n.of(look.v, cast("Effect", f))
    if isinstance(line, AskMay):
        return price_in(look, f.rule, f.at + 1, cast("Effect", f))
    if d.about == t.PAY_MORE:
        return SURCHARGES[look.v.face[d.this]]
    return f.amount


def price_in(look: Look, rule: int, at: int, f: Effect) -> int:
    """What a text pays by one of its lines, if that is what the line does."""
    lines = BOOK.rules[rule]
    line = lines[at] if at < len(lines) else None
    return line.n.of(look.v, f) if isinstance(line, Mana) and line.how == PAYS else 0


def of_item(look: Look, o: Option) -> More:
    """What an item of the Upkeep is, and how much of it there is."""
    v = look.v
    item = o.b
    conditions = {k.BURN_ITEM: k.BURN, k.ROT_ITEM: k.ROT, k.BLEED_ITEM: k.BLEED}
    n = 0
    if item in conditions:
        n = condition(v, o.a, conditions[item])
    elif item == k.COST_ITEM:
        n = value(v, o.a, k.UPKEEP)
    elif item == k.HEAL_ITEM:
        n = value(v, o.a, k.REGENERATE)
    elif o.a < 2:
        return {"n": n, "card": ("voice", int(v.face[o.a]), 0)}
    return {"n": n}


def of_reroll(look: Look, o: Option) -> More:
    """What is rolled again: where only one roll can be meant, the option does not say."""
    return {"die": ("die", o.b)}


def of_condition(look: Look, o: Option) -> More:
    """What taking a condition off costs."""
    return {"cost": removal_cost(look.v, o.b, o.a) if o.b >= 0 else 0}


def of_use(look: Look, o: Option) -> More:
    """The text that may speak, and what it costs: a price is paid first of all."""
    found: More = {"voice": called_voice(look, o), "cost": 0}
    if o.b < LASTING and look.d is not None and look.d.about == ASKS_TO_USE:
        f = effect_of(DOOR.happening(look.v), o.b, look.d.seat)
        found["cost"] = price_in(look, DOOR.abilities[o.a].rule, 1, f)
    return found


LABELS: Final[dict[int, Callable[[Look, Option], More]]] = {
    USE: of_use,
    t.YES: of_yes,
    t.PICK: of_object,
    t.PICK_CONDITION: of_condition,
    t.PREPARE: of_plan,
    t.GIVE: of_plan,
    t.BIND: of_plan,
    t.ACTIVATE: of_object,
    t.ATTACK: of_attack,
    t.STRIKE_BACK: of_attack,
    t.TRAMPLES: of_attack,
    t.CAST: of_cast,
    t.CAST_ZONE: of_cast,
    t.CAST_BORDER: of_cast,
    t.CAST_ALONE: of_cast,
    t.INVOKE: of_deed,
    t.INVOKE_ALONE: of_deed,
    t.SWAP: of_swap,
    t.REVEAL: of_reveal,
    t.DEFEND: of_defence,
    t.REROLL: of_reroll,
    t.DISCOUNT: of_discount,
    t.ITEM: of_item,
}
